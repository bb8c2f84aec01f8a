//! The canvas of the board editor: hexes as they are printed, empty places, the axes of the brush, the cursor, the
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
    easel::{Easel, Tool},
    look::Paper,
    strokes,
};
use crate::{
    boards::{board_picture, gallery::findings},
    games::hacienda::view::layout::{APOTHEM, RADIUS},
    kit::{note, prelude::*},
    theme::{rects, style::RING},
    ui::aloud::say_aloud,
};

/// A cached picture, with the grid and the place it was made for.
type Picture = (Arc<Grid>, [f32; 4], Arc<Mesh>);

/// Shows the canvas in `rect` and handles input on it. `alone` is true if the board facts are not shown next to it.
pub fn show(ui: &Ui, rect: Rect, easel: &mut Easel, book: &Rulebook, alone: bool) {
    let scale = Scale::of(ui.ctx());
    let edge = if easel.tool == Tool::Size { scale.target() + scale.gap(1.0) } else { scale.gap(1.0) };
    let lies = |easel: &Easel| {
        let grid = easel.drawing.grid();
        Paper::new(rect, edge, (grid.columns, grid.rows), easel.look)
    };
    let paper = lies(easel);
    let said = ui.say(text!("drawing-paper"));
    rects::record(ui, RectKind::Sign, "paper", rect, 0.0);
    let response = ui.interact(rect, Id::new("paper"), Sense::click_and_drag());
    note(ui, &response, &said, true);
    strokes::hear(ui, &response, easel, &paper);
    // A stroke may have resized the canvas; show that at once.
    let paper = lies(easel);
    easel.seen = Some(paper);
    paint(ui, &response, &paper, easel, book);
    if easel.tool == Tool::Size {
        Side::ALL.into_iter().for_each(|side| grips(ui, &paper, easel, side));
    } else if easel.pointers.at.is_none() {
        // If a key changed the tool while a grip was dragged, the end of the drag is never seen.
        easel.drawing.lift();
    }
    tell(ui, rect, easel, alone);
}

fn paint(ui: &Ui, response: &Response, paper: &Paper, easel: &mut Easel, book: &Rulebook) {
    let scale = Scale::of(ui.ctx());
    let clipped = ui.painter().with_clip_rect(paper.rect.intersect(ui.clip_rect()));
    clipped.add(Shape::Mesh(picture(ui, paper, easel.drawing.grid())));
    axes(&clipped, paper, easel);
    let ring = |hex: Hex, grow: f32, width: f32, colour: Color32| {
        let points = board_picture::CORNERS.map(|corner| paper.at(hex) + corner * paper.unit * RADIUS * grow);
        clipped.add(Shape::closed_line(points.to_vec(), Stroke::new(width, colour)));
    };
    let known = easel.known(book);
    let shown = known.board.clone();
    if let (Some((finding, since)), Some(board)) = (easel.shown, shown) {
        let red = findings::is_red(ui, since, easel.still);
        for cell in finding.cells(&board).iter() {
            ring(board.hex(cell), 0.86, scale.ring() * 1.6, INK);
            ring(board.hex(cell), 0.86, scale.ring(), if red { colours::REFUSED.egui() } else { RING });
        }
    }
    if let Some(hex) = easel.cursor().filter(|_| response.has_focus()) {
        for hex in easel.drawing.together(hex, easel.brush) {
            ring(hex, 0.9, scale.ring() * 1.8, INK);
            ring(hex, 0.9, scale.ring(), PAPER);
        }
    }
    focus_ring(ui, response, paper.rect.shrink(scale.ring() * 2.0), scale.corner());
}

/// Returns all hexes as one mesh, which is rebuilt when something changes and not in every frame.
fn picture(ui: &Ui, paper: &Paper, grid: &Grid) -> Arc<Mesh> {
    let corner = paper.at(Hex { column: 0, row: 1 });
    let place = [corner.x, corner.y, paper.unit, paper.rect.width()];
    let fits = |(of, at, _): &Picture| *at == place && **of == *grid;
    let (_, _, mesh) = made_once(ui.ctx(), Id::new("drawing"), fits, || {
        let seen = paper.rect.expand(2.0 * paper.unit);
        let mut mesh = Mesh::default();
        let hexes = || grid.hexes().map(|hex| (hex, paper.at(hex))).filter(|(_, at)| seen.contains(*at));
        for (hex, at) in hexes() {
            match grid.at(hex) {
                // An empty place: the colour of the canvas, with a line around it.
                None => {
                    board_picture::hex(&mut mesh, at, paper.unit * RADIUS * 0.95, EDGE);
                    board_picture::hex(&mut mesh, at, paper.unit * RADIUS * 0.89, PAPER_DARK);
                }
                Some(_) => board_picture::rim(&mut mesh, at, paper.unit),
            }
        }
        for (hex, at) in hexes() {
            if let Some(ground) = grid.at(hex) {
                board_picture::printed(&mut mesh, at, paper.unit, ground);
            }
        }
        (Arc::new(grid.clone()), place, Arc::new(mesh))
    });
    mesh
}

/// Draws the axes of the brush, or the point it turns around.
fn axes(painter: &Painter, paper: &Paper, easel: &Easel) {
    if easel.brush == Brush::Free {
        return;
    }
    let (columns, rows) = easel.drawing.ends(easel.brush);
    let grid = easel.drawing.grid();
    // The position of the axes relative to the middle of the canvas.
    let x = (f32::from(grid.rows) - 1.0 - rows as f32) / 2.0 * APOTHEM;
    let y = (columns as f32 - f32::from(grid.columns) + 1.0) / 2.0 * 1.5 * RADIUS;
    let middle = paper.point(Units::new(x, y));
    let edges = paper.edges();
    let line = |from: Pos2, to: Pos2| {
        painter.add(Shape::line_segment([from, to], Stroke::new(4.0, PAPER)));
        painter.extend(Shape::dashed_line(&[from, to], Stroke::new(2.5, INK), 10.0, 7.0));
    };
    let far = edges.size().length();
    let spoke = |turn: f32| line(middle, middle + Vec2::angled(turn) * far);
    match easel.brush {
        Brush::Free => {}
        Brush::LeftRight => line(pos2(middle.x, edges.top()), pos2(middle.x, edges.bottom())),
        Brush::TopBottom => line(pos2(edges.left(), middle.y), pos2(edges.right(), middle.y)),
        Brush::HalfTurn => [0.6, 0.6 + std::f32::consts::PI].into_iter().for_each(spoke),
        Brush::ThirdTurn => (0..3).for_each(|third| spoke(-1.2 + third as f32 * std::f32::consts::TAU / 3.0)),
    }
    if matches!(easel.brush, Brush::HalfTurn | Brush::ThirdTurn) {
        painter.circle(middle, 7.0, PAPER, Stroke::new(2.5, INK));
    }
}

/// Draws two grips at a side of the canvas: one extends it, the other cuts it back. A drag on either moves the side.
fn grips(ui: &Ui, paper: &Paper, easel: &mut Easel, side: Side) {
    let scale = Scale::of(ui.ctx());
    let (target, inside) = (scale.target(), paper.rect.shrink(scale.gap(0.5)));
    let edges = paper.edges().intersect(inside.shrink(target));
    let (middle, out) = match side {
        Side::Top => (pos2(edges.center().x, edges.top() - target / 2.0), vec2(0.0, -1.0)),
        Side::Bottom => (pos2(edges.center().x, edges.bottom() + target / 2.0), vec2(0.0, 1.0)),
        Side::Left => (pos2(edges.left() - target / 2.0, edges.center().y), vec2(-1.0, 0.0)),
        Side::Right => (pos2(edges.right() + target / 2.0, edges.center().y), vec2(1.0, 0.0)),
    };
    let step = paper.unit * side.step() as f32 * if out.x == 0.0 { 1.5 * RADIUS } else { APOTHEM };
    let apart = vec2(out.y.abs(), out.x.abs()) * (target / 2.0 + scale.gap(0.25));
    for (pulls, at) in [(true, middle - apart), (false, middle + apart)] {
        let edge = Kind(match side {
            Side::Top => "top",
            Side::Bottom => "bottom",
            Side::Left => "left",
            Side::Right => "right",
        });
        let said = if pulls { text!("drawing-pull-out", edge = edge) } else { text!("drawing-push-in", edge = edge) };
        let said = ui.say(said);
        let place = Rect::from_center_size(at, Vec2::splat(target));
        let response = pressable(ui, RectKind::Button, &said, place, true);
        let dragged = ui.interact(place, response.id.with("drag"), Sense::drag());
        paint_grip(ui, place, out, pulls, response.hovered() || dragged.dragged());
        focus_ring(ui, &response, place, scale.corner());
        if response.clicked() {
            pull(easel, side, pulls, 1);
        }
        follow(ui, &dragged, easel, side, (out, step));
    }
}

/// Moves a side with the finger: one stroke, with as many steps as the finger has covered.
fn follow(ui: &Ui, response: &Response, easel: &mut Easel, side: Side, (out, step): (Vec2, f32)) {
    let id = response.id.with("pulled");
    if response.drag_started() {
        // The step size at the start of the drag counts, because the canvas is scaled down as it grows.
        ui.data_mut(|data| data.insert_temp(id, (0, step)));
        easel.drawing.press();
    }
    let known: Option<(i32, f32)> = ui.data(|data| data.get_temp(id));
    let Some((so_far, step)) = known else { return };
    if response.dragged()
        && let Some(way) = response.total_drag_delta()
    {
        let wanted = ((way.x * out.x + way.y * out.y) / step.max(1.0)).round() as i32;
        if wanted != so_far {
            let out = wanted > so_far;
            let done = pull(easel, side, out, (wanted - so_far).unsigned_abs());
            // Refused steps are not counted, so moving the finger back does not undo them.
            ui.data_mut(|data| data.insert_temp(id, (if out { so_far + done } else { so_far - done }, step)));
        }
    }
    if response.drag_stopped() {
        easel.drawing.lift();
        ui.data_mut(|data| data.remove::<(i32, f32)>(id));
    }
}

/// Moves a side by this many steps, or by as many as are possible. Returns the number of steps done.
fn pull(easel: &mut Easel, side: Side, out: bool, times: u32) -> i32 {
    let alone = !easel.drawing.is_pressed();
    easel.drawing.press();
    easel.told = None;
    let mut count = 0;
    for _ in 0..times {
        let done = easel.drawing.pull(side, out);
        let refused = done.is_err();
        easel.tell(done);
        if refused {
            break;
        }
        count += 1;
    }
    if alone {
        easel.drawing.lift();
    }
    count
}

/// Paints a grip: a square with an arrow in the direction in which the side moves.
fn paint_grip(ui: &Ui, place: Rect, out: Vec2, pulls: bool, under: bool) {
    let scale = Scale::of(ui.ctx());
    let line = if under { GOLD } else { INK };
    let edge = Stroke::new(scale.hairline() * 1.6, line);
    ui.painter().rect(place.shrink(scale.px(3.0)), style::corners(scale), PAPER, edge, StrokeKind::Inside);
    let way = if pulls { out } else { -out };
    let (tip, side) = (place.center() + way * place.width() * 0.24, way.rot90() * place.width() * 0.2);
    let back = place.center() - way * place.width() * 0.14;
    ui.painter().add(Shape::convex_polygon(vec![tip, back + side, back - side], INK, Stroke::NONE));
    let (from, to) = (back - way * place.width() * 0.12 + side, back - way * place.width() * 0.12 - side);
    ui.painter().line_segment([from, to], Stroke::new(scale.hairline() * 2.0, INK));
}

/// Shows the reason for a refusal, or the text of the selected finding if `alone`, in a popover at the upper edge of
/// the canvas.
fn tell(ui: &Ui, rect: Rect, easel: &mut Easel, alone: bool) {
    let finding = easel.shown.filter(|_| alone).map(|(finding, _)| findings::told(&finding));
    let Some(told) = easel.told.clone().or(finding) else {
        easel.slip = None;
        return;
    };
    let scale = Scale::of(ui.ctx());
    say_aloud(ui.ctx(), &told);
    let said = ui.say(told);
    let pad = scale.gap(1.0);
    // Leave the grips at the top free.
    let rect = if easel.tool == Tool::Size { rect.with_min_y(rect.top() + scale.target()) } else { rect };
    let wide = (text_width(ui.ctx(), &said, Type::LeadStrong) + 2.0 * pad).min(rect.width() - 2.0 * pad);
    let high = text_height(ui.ctx(), &said, Type::LeadStrong, wide - 2.0 * pad).min(rect.height() - 3.0 * pad);
    let place = Rect::from_min_size(pos2(rect.center().x - wide / 2.0, rect.top() + pad), vec2(wide, high + pad));
    easel.slip = Some(place);
    style::sheet(ui, place);
    if high < scale.text(22.0) * 1.9 {
        line_in(ui, place.shrink2(vec2(pad, 0.0)), Align2::CENTER_CENTER, &said, Type::LeadStrong, INK);
    } else {
        lines_in(ui, place.shrink2(vec2(pad, pad / 2.0)), Align2::CENTER_TOP, &said, Type::LeadStrong, INK);
    }
}
