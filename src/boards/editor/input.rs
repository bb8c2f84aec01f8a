//! Touch, mouse and keyboard input on the canvas: one finger or the left mouse button uses the tool, two fingers pan
//! and zoom, the other mouse buttons pan, and the wheel zooms.

use bevy_egui::egui::{Event, EventFilter, Key, Modifiers, PointerButton, Pos2, Response, TouchPhase, Ui, Vec2};
use hacienda_rules::{Hex, maps::grid::Grid};

use super::{
    state::{BoardEditor, PAINTS, Tool},
    toolbox,
    viewport::{Canvas, Viewport},
};
use crate::{
    texts::{Text, text},
    ui::parts::overlay::take_key,
};

/// A release to the left of this x coordinate, in px, cancels the stroke. To cancel a touch, the stage reports its
/// release far outside the window.
const FAR_OUTSIDE: f32 = -1.0e4;
/// A stroke is cancelled if a pinch begins within this number of seconds after its start.
const PINCH_DELAY: f64 = 0.3;
/// The zoom factor of a key press.
const ZOOM_STEP: f32 = 1.3;

/// Handles this frame's input on the canvas.
pub fn handle_input(ui: &Ui, response: &Response, editor: &mut BoardEditor, canvas: &Canvas) {
    let on_canvas = response.is_pointer_button_down_on() || response.clicked() || response.drag_stopped();
    let (events, multi_touch, wheel, pointer, now) = ui.input(|input| {
        (
            input.events.clone(),
            input.multi_touch().is_some(),
            (input.smooth_scroll_delta(), input.zoom_delta()),
            input.pointer.latest_pos(),
            input.time,
        )
    });
    for event in events {
        match event {
            // Touches that began outside the canvas are ignored.
            Event::Touch { id, phase, pos, .. } => match phase {
                TouchPhase::Start if canvas.rect.contains(pos) => {
                    editor.pointers.finger_down(id.0, pos, now);
                    pinch_if_two(editor, now);
                    // While the drawing finger is resting, a new finger does not start a pinch, but ends the drawing
                    // finger's stroke if that finger has moved since it came down.
                    if editor.pointers.at.is_some_and(|(at, from)| at.distance(from) > 0.0) {
                        editor.end_stroke();
                    }
                }
                TouchPhase::Start => editor.pointers.finger_up(id.0),
                TouchPhase::Move => {
                    let pinched = editor.pointers.finger_moved(id.0, pos, now);
                    pinch_if_two(editor, now);
                    if let Some((around, factor, way)) = pinched.filter(|_| editor.pointers.pinching) {
                        editor.viewport.zoom_at(canvas, around, factor);
                        editor.viewport.pan(canvas, way);
                    }
                }
                TouchPhase::End | TouchPhase::Cancel => editor.pointers.finger_up(id.0),
            },
            Event::PointerButton { pos, pressed: true, .. }
                if on_canvas && editor.popover.is_some_and(|popover| popover.contains(pos)) =>
            {
                // A tap on the popover dismisses it.
                let read = editor.message.take();
                editor.selected_finding = editor.selected_finding.filter(|_| read.is_some());
            }
            Event::PointerButton { pos, button, pressed: true, modifiers }
                if on_canvas && canvas.rect.contains(pos) && !editor.pointers.pinching =>
            {
                let moves = button != PointerButton::Primary || editor.tool == Tool::Size || modifiers.command;
                editor.pointers.panning = moves;
                (editor.pointers.at, editor.pointers.since) = (Some((pos, pos)), now);
                if !moves {
                    (editor.message, editor.cursor) = (None, None);
                    editor.drawing.begin_stroke();
                    apply_tool_along(editor, canvas, pos, pos);
                }
            }
            Event::PointerMoved(pos) if pos.x > FAR_OUTSIDE => {
                let Some((last, from)) = editor.pointers.at else { continue };
                editor.pointers.at = Some((pos, from));
                if editor.pointers.panning {
                    editor.viewport.pan(canvas, pos - last);
                } else if editor.tool == Tool::Move {
                    // The drawing moves by the full distance since the pointer was pressed.
                    editor.message = None;
                    let done = editor.drawing.shift(canvas.hex_offset(pos - from));
                    editor.show_refusal(done);
                } else if editor.tool == Tool::Paint {
                    apply_tool_along(editor, canvas, last, pos);
                }
            }
            Event::PointerButton { pos, pressed: false, .. } if editor.pointers.at.is_some() => {
                if pos.x < FAR_OUTSIDE {
                    editor.drawing.cancel_stroke();
                }
                editor.end_stroke();
            }
            Event::PointerGone => editor.end_stroke(),
            _ => {}
        }
    }
    editor.pointers.pinching &= editor.pointers.count() > 0;
    // egui also reports a pinch as a zoom, which must not be applied twice.
    if !multi_touch {
        zoom_at_mouse(response, editor, canvas, wheel, pointer);
    }
    if response.has_focus() {
        handle_cursor_keys(ui, response, editor, canvas);
    }
    show_key_help(response, editor);
}

/// Starts a pinch if two fingers that are not resting are on the canvas. While it lasts, fingers do not paint.
fn pinch_if_two(editor: &mut BoardEditor, now: f64) {
    if editor.pointers.count() > 1 && !std::mem::replace(&mut editor.pointers.pinching, true) {
        // A stroke that began just before the pinch was unintended; an older stroke is kept.
        if now - editor.pointers.since < PINCH_DELAY {
            editor.drawing.cancel_stroke();
        }
        editor.end_stroke();
    }
}

/// Shows help for the keys when the canvas gets the keyboard focus.
fn show_key_help(response: &Response, editor: &mut BoardEditor) {
    let keys = text!("editor-keys");
    if response.gained_focus() {
        editor.message.get_or_insert(keys);
    } else if response.lost_focus() && editor.message.as_ref() == Some(&keys) {
        editor.message = None;
    }
}

/// Zooms around the mouse with the wheel, or with a pinch on a trackpad.
fn zoom_at_mouse(
    response: &Response,
    editor: &mut BoardEditor,
    canvas: &Canvas,
    (scroll, zoom): (Vec2, f32),
    at: Option<Pos2>,
) {
    let Some(at) = at.filter(|_| response.contains_pointer()) else { return };
    let factor = zoom * (scroll.y / 200.0).exp();
    if factor != 1.0 {
        editor.viewport.zoom_at(canvas, at, factor);
    }
}

/// Applies the tool to every hex between two positions, so that a fast finger skips none.
fn apply_tool_along(editor: &mut BoardEditor, canvas: &Canvas, from: Pos2, to: Pos2) {
    let steps = ((to - from).length() / (canvas.unit * 0.7)).ceil().clamp(1.0, 400.0) as usize;
    let mut last = None;
    for step in 0..=steps {
        let hex = canvas.hex(from.lerp(to, step as f32 / steps as f32));
        if let Some(hex) = hex.filter(|hex| Some(*hex) != last && editor.drawing.grid().has(*hex)) {
            editor.apply_tool(hex);
        }
        last = hex;
    }
}

/// Moves the cursor with the arrow keys, and uses the tool at the cursor with Enter or Space.
fn handle_cursor_keys(ui: &Ui, response: &Response, editor: &mut BoardEditor, canvas: &Canvas) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let mut moved = false;
    for (key, down, across) in
        [(Key::ArrowLeft, 0, 2), (Key::ArrowRight, 0, -2), (Key::ArrowUp, -1, 0), (Key::ArrowDown, 1, 0)]
    {
        let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        (0..times).for_each(|_| move_cursor(editor, down, across));
        moved |= times > 0;
    }
    let uses = ui.input_mut(|input| {
        input.consume_key(Modifiers::NONE, Key::Enter) | input.consume_key(Modifiers::NONE, Key::Space)
    });
    let Some(hex) = editor.cursor().filter(|_| uses || moved) else { return };
    if uses {
        editor.message = None;
        editor.drawing.begin_stroke();
        editor.apply_tool(hex);
        editor.drawing.end_stroke();
    }
    editor.viewport.scroll_to(canvas, hex);
    editor.announcement = Some(describe_hex(editor.drawing.grid(), hex));
}

/// Describes the cursor's hex for screen-reader users: its row from the top, its number from the left, and its ground.
fn describe_hex(grid: &Grid, hex: Hex) -> Text {
    // In board files these numbers count from the right.
    let left = (grid.rows - 1 - hex.row) / 2;
    let at = text!("move-list-hex", row = hex.column + 1, nth = left + 1);
    let ground = grid.at(hex).map_or_else(|| text!("editor-void"), |ground| toolbox::name(Some(ground)));
    text!("editor-cursor", hex = at, what = ground)
}

/// Moves the cursor down by `down` rows, or to the left by `across` half hexes. With the move tool, moves the whole
/// drawing instead, by twice the number of rows.
fn move_cursor(editor: &mut BoardEditor, down: i32, across: i32) {
    if editor.tool == Tool::Move {
        editor.drawing.begin_stroke();
        let done = editor.drawing.shift((2 * down, across));
        editor.drawing.end_stroke();
        editor.message = None;
        return editor.show_refusal(done);
    }
    let grid = editor.drawing.grid();
    let middle = Hex { column: grid.columns / 2, row: (grid.rows / 2) | 1 };
    let middle = Hex { row: middle.row - u16::from((middle.column + middle.row).is_multiple_of(2)), ..middle };
    let Some(now) = editor.cursor() else {
        editor.cursor = Some(middle);
        return;
    };
    // Rows of hexes are staggered, so moving up or down zigzags.
    let aside = if down == 0 { across } else { 1 - 2 * i32::from(now.column % 2) };
    let to = |aside: i32| {
        let column = u16::try_from(i32::from(now.column) + down).ok()?;
        let row = u16::try_from(i32::from(now.row) + aside).ok()?;
        Some(Hex { column, row }).filter(|hex| grid.has(*hex))
    };
    editor.cursor = to(aside).or_else(|| if down == 0 { None } else { to(-aside) }).or(Some(now));
}

/// Handles the keys that work regardless of the focus: undo, redo, the paints by number, the brush, and zoom.
pub fn handle_shortcuts(ui: &Ui, editor: &mut BoardEditor) {
    // While a name is being typed, these keys belong to its field.
    if editor.naming.is_some() {
        return;
    }
    let keyed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if keyed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || keyed(Modifiers::COMMAND, Key::Y) {
        editor.undo_or_redo(false);
    }
    if keyed(Modifiers::COMMAND, Key::Z) {
        editor.undo_or_redo(true);
    }
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    for (key, paint) in digits.into_iter().zip(PAINTS) {
        if keyed(Modifiers::NONE, key) {
            editor.select_paint(paint);
        }
    }
    if take_key(ui.ctx(), Key::B, false) {
        editor.select_next_brush();
    }
    if keyed(Modifiers::NONE, Key::Plus) || keyed(Modifiers::NONE, Key::Equals) {
        zoom(editor, ZOOM_STEP);
    }
    if keyed(Modifiers::NONE, Key::Minus) {
        zoom(editor, 1.0 / ZOOM_STEP);
    }
    if keyed(Modifiers::NONE, Key::Num0) || keyed(Modifiers::NONE, Key::Home) {
        editor.viewport = Viewport::default();
    }
}

/// Zooms around the cursor if there is one, else around the middle.
fn zoom(editor: &mut BoardEditor, factor: f32) {
    let Some(canvas) = editor.canvas else { return };
    let around = editor.cursor().map_or(canvas.rect.center(), |hex| canvas.at(hex));
    editor.viewport.zoom_at(&canvas, around, factor);
}
