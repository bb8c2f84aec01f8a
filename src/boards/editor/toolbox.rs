//! The toolbox next to the canvas: paints, tools, the brush, and the buttons that undo, redo and show the whole
//! drawing, each in a square.

use bevy_egui::egui::{Mesh, Pos2, Shape, WidgetType};
use hacienda_rules::{Ground, maps::drawing::Brush};

use super::state::{BoardEditor, PAINTS, Tool};
use crate::{boards::board_picture, widgets::prelude::*};

/// The number of squares.
const SQUARES: usize = PAINTS.len() + Tool::ALL.len() + 4;

/// Returns the size of the toolbox in px for a window of this size: columns next to the canvas, or rows below it.
pub fn size(scale: Scale, window: Vec2, upright: bool) -> Vec2 {
    let side = scale.target() + scale.gap(0.5);
    let (along, across) = if upright { (window.x, window.y) } else { (window.y, window.x) };
    let most = ((along / side).floor() as usize).max(1);
    let lines = SQUARES.div_ceil(most);
    let long = SQUARES.div_ceil(lines);
    let (long, lines) = (long as f32 * side, (lines as f32 * side).min(across));
    if upright { vec2(long, lines) } else { vec2(lines, long) }
}

/// Draws the toolbox in `rect`, with squares row by row from the left.
pub fn show(ui: &Ui, rect: Rect, editor: &mut BoardEditor) {
    let scale = Scale::of(ui.ctx());
    let (target, gap) = (scale.target(), scale.gap(0.5));
    let places = CellGrid::new(rect.min, cells_that_fit(rect.width(), target, gap), Vec2::splat(target), gap);
    let place = |index: usize| places.nth(index);
    for (index, paint) in PAINTS.into_iter().enumerate() {
        paint_square(ui, place(index), editor, paint);
    }
    for (index, tool) in Tool::ALL.into_iter().enumerate() {
        tool_square(ui, place(PAINTS.len() + index), editor, tool);
    }
    let after = PAINTS.len() + Tool::ALL.len();
    brush_square(ui, place(after), editor);
    let (undo, redo) = editor.drawing.can_undo();
    let look = |icon, text: Text, enabled| ButtonLook::icon(icon, ui.tr(text)).enabled(enabled);
    if button_at(ui, place(after + 1), &look(icons::ARROW_COUNTER_CLOCKWISE, text!("editor-undo"), undo)).clicked() {
        editor.undo_or_redo(true);
    }
    if button_at(ui, place(after + 2), &look(icons::ARROW_CLOCKWISE, text!("editor-redo"), redo)).clicked() {
        editor.undo_or_redo(false);
    }
    let fit = look(icons::FRAME_CORNERS, text!("editor-whole"), !editor.viewport.is_whole());
    if button_at(ui, place(after + 3), &fit).clicked() {
        editor.viewport = Default::default();
    }
}

/// Returns the name of a paint.
pub fn name(ground: Option<Ground>) -> Text {
    text!("editor-paint", ground = Kind(ground.map_or("void", Ground::word)))
}

/// Paints the picture of a ground, or the eraser, in a square.
pub fn picture(ui: &Ui, place: Rect, ground: Option<Ground>) {
    match ground {
        None => glyph(ui, place, Align2::CENTER_CENTER, icons::ERASER, INK),
        Some(ground) => {
            let mut mesh = Mesh::default();
            board_picture::printed(&mut mesh, place.center(), place.height() / 2.0, ground);
            ui.painter().add(mesh);
        }
    }
}

fn paint_square(ui: &Ui, place: Rect, editor: &mut BoardEditor, paint: Option<Ground>) {
    let chosen = editor.paint == paint && matches!(editor.tool, Tool::Paint | Tool::Fill);
    let name = ui.tr(name(paint));
    let kind = if chosen { ButtonKind::Primary } else { ButtonKind::Plain };
    let blank = paint.is_some();
    let look = ButtonLook { kind, blank, ..ButtonLook::icon(icons::ERASER, name.clone()) };
    let response = button_at(ui, place, &look);
    report_selected(ui, &response, &name, WidgetType::RadioButton, chosen);
    if blank {
        picture(ui, place.translate(vec2(0.0, sink(ui, &response))).shrink(place.width() * 0.14), paint);
    }
    if response.clicked() {
        editor.select_paint(paint);
    }
}

fn tool_square(ui: &Ui, place: Rect, editor: &mut BoardEditor, tool: Tool) {
    let (icon, word) = match tool {
        Tool::Paint => (icons::PAINT_BRUSH, "paint"),
        Tool::Fill => (icons::PAINT_BUCKET, "fill"),
        Tool::Pick => (icons::EYEDROPPER, "pick"),
        Tool::Move => (icons::ARROWS_OUT_CARDINAL, "move"),
        Tool::Size => (icons::RESIZE, "size"),
    };
    let chosen = editor.tool == tool;
    let name = ui.tr(text!("editor-tool", tool = Kind(word)));
    let kind = if chosen { ButtonKind::Primary } else { ButtonKind::Plain };
    let response = button_at(ui, place, &ButtonLook { kind, ..ButtonLook::icon(icon, name.clone()) });
    report_selected(ui, &response, &name, WidgetType::RadioButton, chosen);
    if response.clicked() {
        editor.tool = tool;
    }
}

/// Draws the square that shows the symmetry of the brush; a tap selects the next brush.
fn brush_square(ui: &Ui, place: Rect, editor: &mut BoardEditor) {
    let chosen = editor.brush != Brush::Free;
    let name = ui.tr(text!("editor-brush", brush = editor.brush));
    let kind = if chosen { ButtonKind::Primary } else { ButtonKind::Plain };
    let response = button_at(ui, place, &ButtonLook { kind, blank: true, ..ButtonLook::plain(name) });
    let face = place.translate(vec2(0.0, sink(ui, &response))).shrink(place.width() * 0.2);
    let scale = Scale::of(ui.ctx());
    let ink = if chosen { PAPER } else { INK };
    let stroke = Stroke::new(scale.hairline() * 1.8, ink);
    let (middle, half) = (face.center(), face.width() / 2.0);
    let painter = ui.painter();
    let dot = |x: f32, y: f32| {
        painter.circle_filled(middle + vec2(x, y) * half, half * 0.24, ink);
    };
    let dashes = |ends: [Pos2; 2]| painter.extend(Shape::dashed_line(&ends, stroke, 4.0, 3.0));
    let spoke = |turn: f32| {
        painter.line_segment([middle, middle + Vec2::angled(turn) * half], stroke);
    };
    match editor.brush {
        Brush::Free => dot(0.0, 0.0),
        Brush::LeftRight => {
            dashes([pos2(middle.x, face.top()), pos2(middle.x, face.bottom())]);
            dot(-0.6, 0.0);
            dot(0.6, 0.0);
        }
        Brush::TopBottom => {
            dashes([pos2(face.left(), middle.y), pos2(face.right(), middle.y)]);
            dot(0.0, -0.6);
            dot(0.0, 0.6);
        }
        Brush::HalfTurn => {
            painter.circle_stroke(middle, half * 0.2, stroke);
            dot(-0.65, -0.55);
            dot(0.65, 0.55);
        }
        Brush::ThirdTurn => {
            (0..3).for_each(|third| spoke(-1.57 + third as f32 * 2.094));
            [(0.62, -0.45), (0.0, 0.8), (-0.62, -0.45)].into_iter().for_each(|(x, y)| dot(x, y));
        }
    }
    if response.clicked() {
        editor.select_next_brush();
    }
}
