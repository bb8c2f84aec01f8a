//! The places of panels and their items, which the HUD updates in every frame. Pieces start their flight there, for
//! example at their owner's seat tag or hand.

use std::collections::HashMap;

use bevy::prelude::*;

use super::{BoardCamera, layout};
use crate::games::hacienda::stories::Spot;
use hacienda_rules::Board;

/// The height above the ground at which a piece over a panel starts its flight, in world units.
const HEIGHT: f32 = 1.6;

/// The rectangles of spots on panels, in logical pixels of the window.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Anchors(pub HashMap<Spot, Rect>);

impl Anchors {
    /// Returns the rectangle of a spot, or of its substitute if the spot is not visible.
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

    /// Returns the position of a spot in the window, in logical pixels.
    pub fn on_screen(&self, spot: Spot, board: &Board, camera: &BoardCamera) -> Option<Vec2> {
        match spot {
            Spot::Hex(cell) => Some(camera.world_to_screen(layout::world_of(board, cell) + Vec3::Y * 0.4)),
            _ => self.find(spot).map(|place| place.center()),
        }
    }

    /// Returns the position of a spot in the world, above the table. Returns `None` for a spot on a panel if its
    /// rectangle or the camera is unknown.
    pub fn in_world(&self, spot: Spot, board: &Board, camera: Option<&BoardCamera>) -> Option<Vec3> {
        match spot {
            Spot::Hex(cell) => Some(layout::world_of(board, cell) + Vec3::Y * 0.2),
            _ => Some(camera?.screen_to_world(self.find(spot)?.center(), HEIGHT)),
        }
    }
}
