//! Where the panels are: the face says it in every frame, so that pieces can start at their owner's tag or hand.

use std::collections::HashMap;

use bevy::prelude::*;

use super::{BoardCamera, layout};
use crate::games::hacienda::stories::Spot;
use hacienda_rules::Board;

/// How high over the ground a piece is that is over a panel, in world units.
const HEIGHT: f32 = 1.6;

/// Places of panels in the window, in logical pixels.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Anchors(pub HashMap<Spot, Rect>);

impl Anchors {
    /// The place of a spot, or of what stands for it where it is out of sight.
    pub fn find(&self, spot: Spot) -> Option<Rect> {
        let instead = match spot {
            Spot::Hand(seat, _) | Spot::Purse(seat) => Some(Spot::Tag(seat)),
            Spot::Deck(_) | Spot::Slot(..) | Spot::Hacienda | Spot::Chip | Spot::Pond(_) | Spot::Sun => {
                Some(Spot::Shop)
            }
            Spot::Hex(_) | Spot::Tag(_) | Spot::Shop => None,
        };
        self.0.get(&spot).or_else(|| self.0.get(&instead?)).copied()
    }

    /// Where a spot is in the window, in logical pixels.
    pub fn on_screen(&self, spot: Spot, board: &Board, camera: &BoardCamera) -> Option<Vec2> {
        match spot {
            Spot::Hex(cell) => Some(camera.world_to_screen(layout::world_of(board, cell) + Vec3::Y * 0.4)),
            _ => self.find(spot).map(|place| place.center()),
        }
    }

    /// Where a spot is in the world, at some height over the table; `None` where nobody knows.
    pub fn in_world(&self, spot: Spot, board: &Board, camera: Option<&BoardCamera>) -> Option<Vec3> {
        match spot {
            Spot::Hex(cell) => Some(layout::world_of(board, cell) + Vec3::Y * 0.2),
            _ => Some(camera?.screen_to_world(self.find(spot)?.center(), HEIGHT)),
        }
    }
}
