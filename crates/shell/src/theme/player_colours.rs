//! The player colours of games that do not use the owners' colours. They are stored in the egui context, and painting
//! code consults them first.

use bevy_egui::egui::{Context, Id, Painter, Rect};

use super::{colours::Rgb, sketch::Tone};

/// The maximum number of seats.
pub const SEATS: usize = 5;

/// The player colours of a seat.
#[derive(Debug, Clone, Copy)]
pub struct PlayerColours {
    /// The colour of the seat, and the rim that sets it off from any background.
    pub colours: (Rgb, Rgb),
    /// Paints the seat's medal with its emblem.
    pub medal: fn(&Painter, Rect, Tone),
}

/// The player colours of all seats; `None` for a seat that has the colours of its owner.
pub type AllPlayerColours = [Option<PlayerColours>; SEATS];

/// Sets the player colours for everything painted from now on.
pub fn set(ctx: &Context, player_colours: AllPlayerColours) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, player_colours));
}

/// Returns the player colours of a seat, if the game defines any.
pub fn of(ctx: &Context, seat: usize) -> Option<PlayerColours> {
    ctx.data(|data| data.get_temp::<AllPlayerColours>(Id::NULL))?.get(seat).copied().flatten()
}
