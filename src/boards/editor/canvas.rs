//! The canvas of the board editor: hexes as printed on a board, empty places, the axis of the brush, the cursor, the
//! hexes of a finding, and the grips that resize the canvas.

use std::sync::Arc;

use bevy::math::Vec2 as Units;
use bevy_egui::egui::{Color32, Mesh, Pos2, Shape};
use hacienda_rules::{
    Hex, Rulebook,
    maps::{
        drawing::{Brush, Side},
        grid::Grid,
    },
};

use super::{
    input,
    state::{BoardEditor, Tool},
    viewport::Canvas,
};
use crate::{
    boards::{board_picture, gallery::findings},
    games::hacienda::view::layout::{APOTHEM, RADIUS},
    theme::{rects, style::RING},
    ui::announcements::announce,
    widgets::{prelude::*, report},
};

/// A cached picture, with the grid and the place for which it was drawn.
type Picture = (Arc<Grid>, [f32; 4], Arc<Mesh>);

/// Shows the canvas in `rect` and handles input on it. `alone` is true if the board facts are not shown next to it.
pub fn show(ui: &Ui, rect: Rect, editor: &mut BoardEditor, book: &Rulebook, alone: bool) {
    let scale = Scale::of(ui.ctx());
    let edge = if editor.tool == Tool::Size { scale.target() + scale.gap(1.0) } else { scale.gap(1.0) };
    let lay_out = |editor: &BoardEditor| {
        let grid = editor.drawing.grid();
        Canvas::new(rect, edge, (grid.columns, grid.rows), editor.viewport)
    };
    let canvas = lay_out(editor);
    let text = ui.tr(text!("editor-paper"));
    rects::record(ui, RectKind::Icon, "paper", rect, 0.0);
    let response = ui.interact(rect, Id::new("paper"), Sense::click_and_drag());
    report(ui, &response, &text, true);
    input::handle_input(ui, &response, editor, &canvas);
    // The input may have changed the view or the size of the canvas; show the change immediately.
    let canvas = lay_out(editor);
    editor.canvas = Some(canvas);
    paint(ui, &response, &canvas, editor, book);
    if editor.tool == Tool::Size {
        Side::ALL.into_iter().for_each(|side| grips(ui, &canvas, editor, side));
    } else if editor.pointers.at.is_none() {
        // If a key changes the tool while a grip is dragged, the end of the drag is not reported.
        editor.drawing.end_stroke();
    }
    show_message(ui, rect, editor, alone);
}

fn paint(ui: &Ui, response: &Response, canvas: &Canvas, editor: &mut BoardEditor, book: &Rulebook) {
    let scale = Scale::of(ui.ctx());
    let clipped = ui.painter().with_clip_rect(canvas.rect.intersect(ui.clip_rect()));
    clipped.add(Shape::Mesh(picture(ui, canvas, editor.drawing.grid())));
    axes(&clipped, canvas, editor);
    let ring = |hex: Hex, grow: f32, width: f32, colour: Color32| {
        let points = board_picture::CORNERS.map(|corner| canvas.at(hex) + corner * canvas.unit * RADIUS * grow);
        clipped.add(Shape::closed_line(points.to_vec(), Stroke::new(width, colour)));
    };
    let known = editor.analysis(book);
    let shown = known.board.clone();
    if let (Some((finding, since)), Some(board)) = (editor.selected_finding, shown) {
        let red = findings::is_red(ui, since, editor.reduced_motion);
        for cell in finding.cells(&board).iter() {
            ring(board.hex(cell), 0.86, scale.ring() * 1.6, INK);
            ring(board.hex(cell), 0.86, scale.ring(), if red { colours::REFUSED.egui() } else { RING });
        }
    }
    if let Some(hex) = editor.cursor().filter(|_| response.has_focus()) {
        for hex in editor.drawing.images(hex, editor.brush) {
            ring(hex, 0.9, scale.ring() * 1.8, INK);
            ring(hex, 0.9, scale.ring(), PAPER);
        }
    }
    focus_ring(ui, response, canvas.rect.shrink(scale.ring() * 2.0), scale.corner());
}

/// Returns the visible hexes as one mesh, which is rebuilt only when something changes.
fn picture(ui: &Ui, canvas: &Canvas, grid: &Grid) -> Arc<Mesh> {
    let corner = canvas.at(Hex { column: 0, row: 1 });
    let place = [corner.x, corner.y, canvas.unit, canvas.rect.width()];
    let fits = |(of, at, _): &Picture| *at == place && **of == *grid;
    let (_, _, mesh) = cached(ui.ctx(), Id::new("drawing"), fits, || {
        let seen = canvas.rect.expand(2.0 * canvas.unit);
        let mut mesh = Mesh::default();
        let hexes = || grid.hexes().map(|hex| (hex, canvas.at(hex))).filter(|(_, at)| seen.contains(*at));
        for (hex, at) in hexes() {
            match grid.at(hex) {
                // An empty place: the colour of the canvas, with a line around it.
                None => {
                    board_picture::hex(&mut mesh, at, canvas.unit * RADIUS * 0.95, EDGE);
                    board_picture::hex(&mut mesh, at, canvas.unit * RADIUS * 0.89, PAPER_DARK);
                }
                Some(_) => board_picture::rim(&mut mesh, at, canvas.unit),
            }
        }
        for (hex, at) in hexes() {
            if let Some(ground) = grid.at(hex) {
                board_picture::printed(&mut mesh, at, canvas.unit, ground);
            }
        }
        (Arc::new(grid.clone()), place, Arc::new(mesh))
    });
    mesh
}

/// Draws the brush's axis of symmetry, or its centre of rotation with spokes.
fn axes(painter: &Painter, canvas: &Canvas, editor: &BoardEditor) {
    if editor.brush == Brush::Free {
        return;
    }
    let (columns, rows) = editor.drawing.doubled_centre(editor.brush);
    let grid = editor.drawing.grid();
    // The position of the axis or centre relative to the middle of the canvas.
    let x = (f32::from(grid.rows) - 1.0 - rows as f32) / 2.0 * APOTHEM;
    let y = (columns as f32 - f32::from(grid.columns) + 1.0) / 2.0 * 1.5 * RADIUS;
    let middle = canvas.point(Units::new(x, y));
    let edges = canvas.edges();
    let line = |from: Pos2, to: Pos2| {
        painter.add(Shape::line_segment([from, to], Stroke::new(4.0, PAPER)));
        painter.extend(Shape::dashed_line(&[from, to], Stroke::new(2.5, INK), 10.0, 7.0));
    };
    let far = edges.size().length();
    let spoke = |turn: f32| line(middle, middle + Vec2::angled(turn) * far);
    match editor.brush {
        Brush::Free => {}
        Brush::LeftRight => line(pos2(middle.x, edges.top()), pos2(middle.x, edges.bottom())),
        Brush::TopBottom => line(pos2(edges.left(), middle.y), pos2(edges.right(), middle.y)),
        Brush::HalfTurn => [0.6, 0.6 + std::f32::consts::PI].into_iter().for_each(spoke),
        Brush::ThirdTurn => (0..3).for_each(|third| spoke(-1.2 + third as f32 * std::f32::consts::TAU / 3.0)),
    }
    if matches!(editor.brush, Brush::HalfTurn | Brush::ThirdTurn) {
        painter.circle(middle, 7.0, PAPER, Stroke::new(2.5, INK));
    }
}

/// Draws two grips at a side of the canvas: one extends the canvas, the other trims it. A drag on either moves the
/// side.
fn grips(ui: &Ui, canvas: &Canvas, editor: &mut BoardEditor, side: Side) {
    let scale = Scale::of(ui.ctx());
    let (target, inside) = (scale.target(), canvas.rect.shrink(scale.gap(0.5)));
    let edges = canvas.edges().intersect(inside.shrink(target));
    let (middle, out) = match side {
        Side::Top => (pos2(edges.center().x, edges.top() - target / 2.0), vec2(0.0, -1.0)),
        Side::Bottom => (pos2(edges.center().x, edges.bottom() + target / 2.0), vec2(0.0, 1.0)),
        Side::Left => (pos2(edges.left() - target / 2.0, edges.center().y), vec2(-1.0, 0.0)),
        Side::Right => (pos2(edges.right() + target / 2.0, edges.center().y), vec2(1.0, 0.0)),
    };
    let step = canvas.unit * side.step() as f32 * if out.x == 0.0 { 1.5 * RADIUS } else { APOTHEM };
    let apart = vec2(out.y.abs(), out.x.abs()) * (target / 2.0 + scale.gap(0.25));
    for (extends, at) in [(true, middle - apart), (false, middle + apart)] {
        let text = if extends { text!("editor-pull-out", edge = side) } else { text!("editor-push-in", edge = side) };
        let text = ui.tr(text);
        let place = Rect::from_center_size(at, Vec2::splat(target));
        let response = pressable(ui, RectKind::Button, &text, place, true);
        let dragged = ui.interact(place, response.id.with("drag"), Sense::drag());
        paint_grip(ui, place, out, extends, response.hovered() || dragged.dragged());
        focus_ring(ui, &response, place, scale.corner());
        if response.clicked() {
            resize(editor, side, extends, 1);
        }
        drag_side(ui, &dragged, editor, side, (out, step));
    }
}

/// Moves a side by the number of steps that the finger has covered. The whole drag is one stroke.
fn drag_side(ui: &Ui, response: &Response, editor: &mut BoardEditor, side: Side, (out, step): (Vec2, f32)) {
    let id = response.id.with("pulled");
    if response.drag_started() {
        // The step size is fixed at the start of the drag, because the canvas is scaled down as it grows.
        ui.data_mut(|data| data.insert_temp(id, (0, step)));
        editor.drawing.begin_stroke();
    }
    let known: Option<(i32, f32)> = ui.data(|data| data.get_temp(id));
    let Some((so_far, step)) = known else { return };
    if response.dragged()
        && let Some(way) = response.total_drag_delta()
    {
        let wanted = ((way.x * out.x + way.y * out.y) / step.max(1.0)).round() as i32;
        if wanted != so_far {
            let out = wanted > so_far;
            let done = resize(editor, side, out, (wanted - so_far).unsigned_abs());
            // Refused steps are not counted, so that the side moves as soon as the finger goes back.
            ui.data_mut(|data| data.insert_temp(id, (if out { so_far + done } else { so_far - done }, step)));
        }
    }
    if response.drag_stopped() {
        editor.drawing.end_stroke();
        ui.data_mut(|data| data.remove::<(i32, f32)>(id));
    }
}

/// Moves a side by up to this many steps, as far as possible. Returns the number of steps it moved.
fn resize(editor: &mut BoardEditor, side: Side, out: bool, times: u32) -> i32 {
    let starts_stroke = !editor.drawing.is_in_stroke();
    editor.drawing.begin_stroke();
    editor.message = None;
    let mut count = 0;
    for _ in 0..times {
        let done = editor.drawing.move_side(side, out);
        let refused = done.is_err();
        editor.show_refusal(done);
        if refused {
            break;
        }
        count += 1;
    }
    if starts_stroke {
        editor.drawing.end_stroke();
    }
    count
}

/// Paints a grip: a square with an arrow in the direction in which the side moves.
fn paint_grip(ui: &Ui, place: Rect, out: Vec2, extends: bool, active: bool) {
    let scale = Scale::of(ui.ctx());
    let line = if active { GOLD } else { INK };
    let edge = Stroke::new(scale.hairline() * 1.6, line);
    ui.painter().rect(place.shrink(scale.px(3.0)), style::corners(scale), PAPER, edge, StrokeKind::Inside);
    let way = if extends { out } else { -out };
    let (tip, side) = (place.center() + way * place.width() * 0.24, way.rot90() * place.width() * 0.2);
    let back = place.center() - way * place.width() * 0.14;
    ui.painter().add(Shape::convex_polygon(vec![tip, back + side, back - side], INK, Stroke::NONE));
    let (from, to) = (back - way * place.width() * 0.12 + side, back - way * place.width() * 0.12 - side);
    ui.painter().line_segment([from, to], Stroke::new(scale.hairline() * 2.0, INK));
}

/// Shows the editor's message in a popover at the upper edge of the canvas. Without a message, and if `alone` is true,
/// shows the text of the selected finding.
fn show_message(ui: &Ui, rect: Rect, editor: &mut BoardEditor, alone: bool) {
    let finding = editor.selected_finding.filter(|_| alone).map(|(finding, _)| findings::finding_text(&finding));
    let Some(message) = editor.message.clone().or(finding) else {
        editor.popover = None;
        return;
    };
    let scale = Scale::of(ui.ctx());
    announce(ui.ctx(), &message);
    let text = ui.tr(message);
    let pad = scale.gap(1.0);
    // Do not cover the grips at the top.
    let rect = if editor.tool == Tool::Size { rect.with_min_y(rect.top() + scale.target()) } else { rect };
    let width = (text_width(ui.ctx(), &text, Type::LeadStrong) + 2.0 * pad).min(rect.width() - 2.0 * pad);
    let height = text_height(ui.ctx(), &text, Type::LeadStrong, width - 2.0 * pad).min(rect.height() - 3.0 * pad);
    let place = Rect::from_min_size(pos2(rect.center().x - width / 2.0, rect.top() + pad), vec2(width, height + pad));
    editor.popover = Some(place);
    style::paint_panel(ui, place);
    if height < scale.text(22.0) * 1.9 {
        line_in(ui, place.shrink2(vec2(pad, 0.0)), Align2::CENTER_CENTER, &text, Type::LeadStrong, INK);
    } else {
        lines_in(ui, place.shrink2(vec2(pad, pad / 2.0)), Align2::CENTER_TOP, &text, Type::LeadStrong, INK);
    }
}
