//! Places on the screen for popovers on the board: the rectangles of hexes and of the board, and the hexes that a
//! question mentions.

use bevy::math::Vec3;
use bevy_egui::egui::{Rect, pos2, vec2};

use crate::{
    games::hacienda::view::{framed, layout},
    stage::camera::BoardCamera,
};
use hacienda_rules::{Action, Board, Cell, Cells, Position, Setting};

/// Returns the rectangle of a hex on the screen, including the piece on it.
pub fn hex_rect(setting: &Setting, camera: &BoardCamera, cell: Cell) -> Rect {
    let at = layout::world_of(&setting.board, cell);
    let middle = camera.world_to_screen(at);
    let unit = camera.pixels_per_unit(at);
    // Wider than the hex, and tall enough for the head of an animal on it.
    Rect::from_min_size(pos2(middle.x - unit * 1.1, middle.y - unit * 1.5), vec2(unit * 2.2, unit * 2.5))
}

/// Returns the rectangle of the board with its frame on the screen.
pub fn board_on_screen(board: &Board, camera: &BoardCamera) -> Rect {
    let frame = framed(board);
    let (low, high) = (frame.min, frame.max);
    let corners = [(low.x, low.y), (high.x, low.y), (low.x, high.y), (high.x, high.y)];
    let on_screen = corners.map(|(x, z)| {
        let at = camera.world_to_screen(Vec3::new(x, 0.0, z));
        pos2(at.x, at.y)
    });
    Rect::from_points(&on_screen)
}

/// Converts a Bevy rectangle to an egui rectangle.
pub fn egui_rect(rect: bevy::math::Rect) -> Rect {
    Rect::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
}

/// Returns the hexes that are at most two hexes away from the hexes of a piece, including its own. They decide whether
/// the piece is well placed.
pub fn hexes_near(board: &Board, piece: Cells) -> Cells {
    let beside = piece | board.around(&piece);
    beside | board.around(&beside)
}

/// Returns the hexes that the question about an action mentions: the chain or herd, the markets next to a placed
/// animal, and the hex from which a harvest takes its chip.
pub fn mentioned_hexes(position: &Position, setting: &Setting, action: Action) -> Cells {
    let (board, seat) = (&*setting.board, position.turn.seat);
    match action {
        Action::Land { at, .. } => board.group(at, &(position.land_of(seat) | std::iter::once(at).collect())),
        Action::Animal { species, at } => {
            let herd_candidates = position.herd_candidates(setting, seat, species) | std::iter::once(at).collect();
            board.group(at, &herd_candidates) | board.markets_beside(at).collect()
        }
        Action::Hacienda(at) => position.group_at(setting, at).unwrap_or(Cells::NONE),
        Action::Harvest { at, from } => {
            position.group_at(setting, at).unwrap_or(Cells::NONE) | from.into_iter().collect()
        }
        Action::Pond(_) | Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) | Action::End => Cells::NONE,
    }
}
