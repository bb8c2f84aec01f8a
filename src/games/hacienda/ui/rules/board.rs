//! A small example board, painted in the style of the 3D board: hexes, tiles with their owner's emblem, and animals on
//! discs.

use crate::{
    emblems::{self, Emblem},
    games::hacienda::{
        game_icons::{GameIcon, palette},
        texts::rules::examples::Example,
    },
    widgets::prelude::*,
};
use hacienda_rules::{Cell, Ground, PondShape};

/// The width of a hex divided by its height.
const SLIM: f32 = 0.866_025_4;

/// Returns the radius of a hex, from its centre to a corner, and the size of the whole board, in px. `width` is the
/// available width.
pub fn size(scale: Scale, example: &Example, width: f32) -> (f32, Vec2) {
    let hexes = example.setting.board.cells().map(|cell| example.setting.board.hex(cell));
    let (columns, rows) = hexes.fold((0, 0), |(columns, rows), hex| (columns.max(hex.column), rows.max(hex.row)));
    let (across, down) = (f32::from(rows) + 2.0, f32::from(columns - top(example)) * 1.5 + 2.0);
    let radius = scale.px(30.0).max(17.0).min(width / (across * SLIM));
    (radius, vec2(across * SLIM, down) * radius)
}

/// Returns the lowest column number on the board. Each column is a line of the picture.
fn top(example: &Example) -> u16 {
    let board = &example.setting.board;
    board.cells().map(|cell| board.hex(cell).column).min().unwrap_or(0)
}

/// Paints the board with its upper left corner at `corner`.
pub fn paint(painter: &Painter, scale: Scale, corner: Pos2, radius: f32, example: &Example) {
    let board = &example.setting.board;
    let first = top(example);
    let at = |cell: Cell| {
        let hex = board.hex(cell);
        let (x, y) = (f32::from(hex.row) + 1.0, f32::from(hex.column - first) * 1.5 + 1.0);
        corner + vec2(x * SLIM, y) * radius
    };
    let line = Stroke::new(scale.hairline(), EDGE);
    for cell in board.cells() {
        hex(painter, at(cell), radius, palette::ground(board.ground(cell)).egui(), line);
    }
    for cell in board.cells() {
        let square = |share: f32| Rect::from_center_size(at(cell), Vec2::splat(share * radius));
        match board.ground(cell) {
            Ground::Market => GameIcon::Market.draw(painter, square(1.2)),
            Ground::Water => GameIcon::Pond(PondShape::Single).draw(painter, square(1.7)),
            Ground::Pampas | Ground::Land(_) => piece(painter, scale, at(cell), radius, example, cell),
        }
    }
}

fn piece(painter: &Painter, scale: Scale, at: Pos2, radius: f32, example: &Example, cell: Cell) {
    let position = &example.position;
    let Some(seat) = position.owner(cell) else { return };
    let owner = emblems::owner_of(painter.ctx(), seat);
    let (colour, rim) = {
        let (colour, rim) = emblems::colours(owner);
        (colour.egui(), rim.egui())
    };
    let square = |share: f32| Rect::from_center_size(at, Vec2::splat(share * radius));
    match position.species(cell) {
        Some(species) => {
            painter.circle(at, radius * 0.74, colour, Stroke::new(scale.hairline(), INK));
            painter.circle_filled(at, radius * 0.6, rim);
            GameIcon::Animal(species).draw(painter, square(0.92));
        }
        None => {
            hex(painter, at, radius * 0.84, colour, Stroke::new(scale.hairline(), INK));
            emblems::paint_emblem(painter, square(0.8), Emblem::of(owner), rim);
        }
    }
    if position.haciendas.has(cell) {
        GameIcon::Hacienda.draw(painter, square(1.15));
    }
    if position.chips.has(cell) {
        GameIcon::HarvestChip.draw(painter, square(1.0));
    }
    if example.new == Some(cell) {
        painter.circle_stroke(at, radius * 0.86, Stroke::new(scale.ring() * 1.8, INK));
        painter.circle_stroke(at, radius * 0.86, Stroke::new(scale.ring(), RING));
    }
}

/// Paints a hex with a corner at the top.
fn hex(painter: &Painter, at: Pos2, radius: f32, colour: Color32, line: Stroke) {
    let corners = [(0.0, -1.0), (SLIM, -0.5), (SLIM, 0.5), (0.0, 1.0), (-SLIM, 0.5), (-SLIM, -0.5)];
    let points = corners.map(|(x, y)| pos2(at.x + x * radius, at.y + y * radius));
    painter.add(Shape::convex_polygon(points.to_vec(), colour, line));
}
