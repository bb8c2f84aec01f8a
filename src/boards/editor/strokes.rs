//! Touch, mouse and keyboard input on the canvas: one finger uses the tool; two fingers or the wheel move and zoom.

use bevy_egui::egui::{Event, EventFilter, Key, Modifiers, PointerButton, Pos2, Response, TouchPhase, Ui, Vec2};
use hacienda_rules::{Hex, maps::grid::Grid};

use super::{
    easel::{Easel, PAINTS, Tool},
    look::{Look, Paper},
    tools,
};
use crate::{
    texts::{Text, text},
    ui::parts::overlay::take_key,
};

/// A touch to be ignored is released far outside the window, to the left of this x, in px.
const BESIDE: f32 = -1.0e4;
/// The seconds between two fingers of an intended pinch.
const TOGETHER: f64 = 0.3;
/// The zoom factor of a key press.
const STEP: f32 = 1.3;

/// Handles this frame's input on the canvas.
pub fn hear(ui: &Ui, response: &Response, easel: &mut Easel, paper: &Paper) {
    let mine = response.is_pointer_button_down_on() || response.clicked() || response.drag_stopped();
    let (events, several, wheel, pointer, now) = ui.input(|input| {
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
            // Touches that began outside the canvas do not count.
            Event::Touch { id, phase, pos, .. } => match phase {
                TouchPhase::Start if paper.rect.contains(pos) => {
                    easel.pointers.come(id.0, pos, now);
                    pinch_if_two(easel, now);
                    // A new finger ends the stroke of one that has come to rest.
                    if easel.pointers.at.is_some_and(|(at, from)| at.distance(from) > 0.0) {
                        easel.end_drag();
                    }
                }
                TouchPhase::Start => easel.pointers.leave(id.0),
                TouchPhase::Move => {
                    let pinched = easel.pointers.go(id.0, pos, now);
                    pinch_if_two(easel, now);
                    if let Some((around, factor, way)) = pinched.filter(|_| easel.pointers.pinching) {
                        easel.look.zoom_at(paper, around, factor);
                        easel.look.pan(paper, way);
                    }
                }
                TouchPhase::End | TouchPhase::Cancel => easel.pointers.leave(id.0),
            },
            Event::PointerButton { pos, pressed: true, .. }
                if mine && easel.slip.is_some_and(|slip| slip.contains(pos)) =>
            {
                // A tap on the popover dismisses it.
                let read = easel.told.take();
                easel.shown = easel.shown.filter(|_| read.is_some());
            }
            Event::PointerButton { pos, button, pressed: true, modifiers }
                if mine && paper.rect.contains(pos) && !easel.pointers.pinching =>
            {
                let moves = button != PointerButton::Primary || easel.tool == Tool::Size || modifiers.command;
                easel.pointers.panning = moves;
                (easel.pointers.at, easel.pointers.since) = (Some((pos, pos)), now);
                if !moves {
                    (easel.told, easel.cursor) = (None, None);
                    easel.drawing.press();
                    come(easel, paper, pos, pos);
                }
            }
            Event::PointerMoved(pos) if pos.x > BESIDE => {
                let Some((last, from)) = easel.pointers.at else { continue };
                easel.pointers.at = Some((pos, from));
                if easel.pointers.panning {
                    easel.look.pan(paper, pos - last);
                } else if easel.tool == Tool::Move {
                    // The drawing moves by the full distance since the pointer was pressed.
                    easel.told = None;
                    let done = easel.drawing.shift(paper.way(pos - from));
                    easel.tell(done);
                } else if easel.tool == Tool::Paint {
                    come(easel, paper, last, pos);
                }
            }
            Event::PointerButton { pos, pressed: false, .. } if easel.pointers.at.is_some() => {
                if pos.x < BESIDE {
                    easel.drawing.let_go();
                }
                easel.end_drag();
            }
            Event::PointerGone => easel.end_drag(),
            _ => {}
        }
    }
    easel.pointers.pinching &= easel.pointers.count() > 0;
    // A pinch also reports a zoom, which must not count twice.
    if !several {
        turn_wheel(response, easel, paper, wheel, pointer);
    }
    if response.has_focus() {
        hear_cursor(ui, response, easel, paper);
    }
    tell_keys(response, easel);
}

/// Starts a pinch if two fingers are on the canvas. They do not paint.
fn pinch_if_two(easel: &mut Easel, now: f64) {
    if easel.pointers.count() > 1 && !std::mem::replace(&mut easel.pointers.pinching, true) {
        // A stroke just begun by the first finger was not intended; a long one was.
        if now - easel.pointers.since < TOGETHER {
            easel.drawing.let_go();
        }
        easel.end_drag();
    }
}

/// Shows help on the keys when the canvas gets the keyboard focus.
fn tell_keys(response: &Response, easel: &mut Easel) {
    let keys = text!("drawing-keys");
    if response.gained_focus() {
        easel.told.get_or_insert(keys);
    } else if response.lost_focus() && easel.told.as_ref() == Some(&keys) {
        easel.told = None;
    }
}

/// Zooms around the mouse with the wheel, or with a pinch on a trackpad.
fn turn_wheel(response: &Response, easel: &mut Easel, paper: &Paper, (scroll, zoom): (Vec2, f32), at: Option<Pos2>) {
    let Some(at) = at.filter(|_| response.contains_pointer()) else { return };
    let factor = zoom * (scroll.y / 200.0).exp();
    if factor != 1.0 {
        easel.look.zoom_at(paper, at, factor);
    }
}

/// Applies the tool to every hex between two positions, so that a fast finger skips none.
fn come(easel: &mut Easel, paper: &Paper, from: Pos2, to: Pos2) {
    let steps = ((to - from).length() / (paper.unit * 0.7)).ceil().clamp(1.0, 400.0) as usize;
    let mut last = None;
    for step in 0..=steps {
        let hex = paper.hex(from.lerp(to, step as f32 / steps as f32));
        if let Some(hex) = hex.filter(|hex| Some(*hex) != last && easel.drawing.grid().has(*hex)) {
            easel.touch(hex);
        }
        last = hex;
    }
}

/// Moves the cursor with the arrow keys; Enter and Space use the tool there.
fn hear_cursor(ui: &Ui, response: &Response, easel: &mut Easel, paper: &Paper) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let mut came = false;
    for (key, down, across) in
        [(Key::ArrowLeft, 0, 2), (Key::ArrowRight, 0, -2), (Key::ArrowUp, -1, 0), (Key::ArrowDown, 1, 0)]
    {
        let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        (0..times).for_each(|_| step(easel, down, across));
        came |= times > 0;
    }
    let uses = ui.input_mut(|input| {
        input.consume_key(Modifiers::NONE, Key::Enter) | input.consume_key(Modifiers::NONE, Key::Space)
    });
    let Some(hex) = easel.cursor().filter(|_| uses || came) else { return };
    if uses {
        easel.told = None;
        easel.drawing.press();
        easel.touch(hex);
        easel.drawing.lift();
    }
    easel.look.bring(paper, hex);
    easel.spoken = Some(at_hex(easel.drawing.grid(), hex));
}

/// Describes the cursor's hex for screen-reader users, counted as seen on the screen.
fn at_hex(grid: &Grid, hex: Hex) -> Text {
    // Rows in the file count from the right.
    let left = (grid.rows - 1 - hex.row) / 2;
    let at = text!("reader-hex", row = hex.column + 1, nth = left + 1);
    let ground = grid.at(hex).map_or_else(|| text!("drawing-void"), |ground| tools::name(Some(ground)));
    text!("drawing-cursor", hex = at, what = ground)
}

/// Moves the cursor by this many steps down and to the left. With the move tool, moves the whole drawing instead.
fn step(easel: &mut Easel, down: i32, across: i32) {
    if easel.tool == Tool::Move {
        easel.drawing.press();
        let done = easel.drawing.shift((2 * down, across));
        easel.drawing.lift();
        easel.told = None;
        return easel.tell(done);
    }
    let grid = easel.drawing.grid();
    let middle = Hex { column: grid.columns / 2, row: (grid.rows / 2) | 1 };
    let middle = Hex { row: middle.row - u16::from((middle.column + middle.row).is_multiple_of(2)), ..middle };
    let Some(now) = easel.cursor() else {
        easel.cursor = Some(middle);
        return;
    };
    // Rows of hexes are staggered, so the way up or down zigzags.
    let aside = if down == 0 { across } else { 1 - 2 * i32::from(now.column % 2) };
    let to = |aside: i32| {
        let column = u16::try_from(i32::from(now.column) + down).ok()?;
        let row = u16::try_from(i32::from(now.row) + aside).ok()?;
        Some(Hex { column, row }).filter(|hex| grid.has(*hex))
    };
    easel.cursor = to(aside).or_else(|| if down == 0 { None } else { to(-aside) }).or(Some(now));
}

/// Handles the keys that work wherever the focus is: undo and redo, paints by number, the brush, and zoom.
pub fn hear_keys(ui: &Ui, easel: &mut Easel) {
    // While a name is typed, these keys are letters.
    if easel.naming.is_some() {
        return;
    }
    let keyed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if keyed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || keyed(Modifiers::COMMAND, Key::Y) {
        easel.step(false);
    }
    if keyed(Modifiers::COMMAND, Key::Z) {
        easel.step(true);
    }
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    for (key, paint) in digits.into_iter().zip(PAINTS) {
        if keyed(Modifiers::NONE, key) {
            easel.take(paint);
        }
    }
    if take_key(ui.ctx(), Key::B, false) {
        easel.turn_brush();
    }
    if keyed(Modifiers::NONE, Key::Plus) || keyed(Modifiers::NONE, Key::Equals) {
        zoom(easel, STEP);
    }
    if keyed(Modifiers::NONE, Key::Minus) {
        zoom(easel, 1.0 / STEP);
    }
    if keyed(Modifiers::NONE, Key::Num0) || keyed(Modifiers::NONE, Key::Home) {
        easel.look = Look::default();
    }
}

/// Zooms around the cursor if there is one, else around the middle.
fn zoom(easel: &mut Easel, factor: f32) {
    let Some(paper) = easel.seen else { return };
    let around = easel.cursor().map_or(paper.rect.center(), |hex| paper.at(hex));
    easel.look.zoom_at(&paper, around, factor);
}
