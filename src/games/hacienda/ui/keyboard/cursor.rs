//! The cursor on the board. Arrow keys move it to the nearest hex in their direction, among the target hexes of the
//! selection, or among all hexes if there are none.

use bevy::{math::Vec2, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{LayerId, Order},
};

use crate::{
    games::hacienda::{
        table::GameSetting,
        view::{layout, models::pieces},
    },
    stage::camera::{BoardCamera, Margins},
    ui::popover::free_rect,
    widgets::prelude::*,
};
use hacienda_rules::{Board, Cell, Cells};

/// The keyboard cursor: its hex and its visibility.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Cursor {
    at: Option<Cell>,
    shown: bool,
}

impl Cursor {
    /// Returns the hex of the cursor while it is visible.
    pub fn cell(&self) -> Option<Cell> {
        self.at.filter(|_| self.shown)
    }

    /// Moves the cursor to a hex and shows it.
    pub fn move_to(&mut self, to: Cell) {
        *self = Cursor { at: Some(to), shown: true };
    }

    /// Hides the cursor, which keeps its hex.
    pub fn hide(&mut self) {
        self.shown = false;
    }

    /// Returns the last hex of the cursor, even while the cursor is hidden, if that hex exists on this board.
    pub fn last_hex(&self, board: &Board) -> Option<Cell> {
        self.at.filter(|cell| cell.index() < board.len())
    }
}

fn screen_point(board: &Board, camera: &BoardCamera, cell: Cell) -> Vec2 {
    camera.world_to_screen(layout::world_of(board, cell))
}

/// Returns the hex in `among` that is nearest to a point in the window.
pub fn nearest(board: &Board, camera: &BoardCamera, among: &Cells, to: Vec2) -> Option<Cell> {
    let far = |cell: &Cell| screen_point(board, camera, *cell).distance(to);
    among.iter().min_by(|a, b| far(a).total_cmp(&far(b)))
}

/// Returns the hex in `among` to which the cursor moves from `from`. `direction` is a unit vector on the screen.
/// `None` if there is no hex in this direction.
pub fn next(board: &Board, camera: &BoardCamera, among: &Cells, from: Cell, direction: Vec2) -> Option<Cell> {
    let start = screen_point(board, camera, from);
    let cost = |cell: Cell| {
        let off = screen_point(board, camera, cell) - start;
        let (along, aside) = (off.dot(direction), off.perp_dot(direction).abs());
        // A hex that is more to the side than ahead comes last, because another arrow key is better suited to reach it.
        (along > 0.5 && cell != from).then_some((along < aside * 0.9, along + 2.0 * aside, cell))
    };
    let best = among.iter().filter_map(cost).min_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    best.map(|(_, _, cell)| cell)
}

/// Pans the camera so that a hex is in the area between the panels.
pub fn pan_to(board: &Board, camera: &mut BoardCamera, cell: Cell) {
    let at = screen_point(board, camera, cell);
    let free = camera.free();
    let edge = camera.pixels_per_unit(layout::world_of(board, cell)) * 1.2;
    let inner = free.inflate(-edge.min(free.size().min_element() * 0.4));
    let off = at.clamp(inner.min, inner.max) - at;
    if off != Vec2::ZERO {
        camera.pan(off);
    }
}

/// Draws the cursor as a ring around its hex. The ring is light with dark edges, so that it stands out on any ground.
pub fn draw(
    mut contexts: EguiContexts,
    cursor: Res<Cursor>,
    playing: Res<GameSetting>,
    margins: Res<Margins>,
    camera: Option<Res<BoardCamera>>,
) -> Result {
    let board = &*playing.0.board;
    let (Some(cell), Some(camera)) = (cursor.cell().filter(|cell| cell.index() < board.len()), camera) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let scale = Scale::of(ctx);
    let middle = layout::world_of(board, cell) + Vec3::Y * pieces::TILE_HEIGHT;
    let corner = |number: u8, reach: f32| {
        let angle = f32::from(number) * std::f32::consts::FRAC_PI_3;
        let at = camera.world_to_screen(middle + Vec3::new(angle.sin(), 0.0, angle.cos()) * layout::RADIUS * reach);
        pos2(at.x, at.y)
    };
    let ring = |reach: f32| (0..6).map(|number| corner(number, reach)).collect::<Vec<_>>();
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("cursor")));
    let painter = painter.with_clip_rect(free_rect(ctx.content_rect(), &margins));
    let width = scale.ring() * 1.6;
    painter.add(Shape::closed_line(ring(1.0), Stroke::new(width * 1.9, INK)));
    painter.add(Shape::closed_line(ring(1.0), Stroke::new(width, RING)));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::hacienda::view::framed;
    use hacienda_rules::maps;

    #[test]
    fn arrows_reach_every_hex_and_move_in_their_direction() {
        for (name, window) in [("paddock", (1280.0, 720.0)), ("paddock", (390.0, 844.0)), ("meander", (1024.0, 768.0))]
        {
            let board = maps::by_name(name).expect("a built-in board");
            let camera = BoardCamera::new(framed(&board), window.into(), Margins::default());
            let all: Cells = board.cells().collect();
            let directions = [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y];
            let start = nearest(&board, &camera, &all, Vec2::ZERO).expect("the board has hexes");
            let (mut open, mut reached): (_, Cells) = (vec![start], Cells::NONE);
            while let Some(from) = open.pop() {
                if reached.has(from) {
                    continue;
                }
                reached.put(from);
                for direction in directions {
                    let Some(to) = next(&board, &camera, &all, from, direction) else { continue };
                    let off = screen_point(&board, &camera, to) - screen_point(&board, &camera, from);
                    assert!(off.dot(direction) > 0.0, "{name}: {from:?} to {to:?}");
                    open.push(to);
                }
            }
            assert_eq!(reached.count(), all.count(), "{name}: every hex is reached");
            // Even if only every seventh hex is allowed, at least one arrow key must move the cursor.
            let few: Cells = board.cells().step_by(7).collect();
            let corner = nearest(&board, &camera, &few, Vec2::ZERO).expect("there are some hexes");
            assert!(directions.into_iter().any(|direction| next(&board, &camera, &few, corner, direction).is_some()));
        }
    }
}
