//! What seats wear in a game that has colours of its own: told to egui once a frame, so that whatever paints whose something
//! is asks here first, whichever game it is.

use bevy_egui::egui::{Context, Id, Painter, Rect};

use super::{colours::Rgb, sketch::Tone};

/// The most seats at a table.
pub const SEATS: usize = 5;

/// What a seat wears.
#[derive(Debug, Clone, Copy)]
pub struct Livery {
    /// The colour of its cloth, and the rim that holds it against any ground.
    pub cloth: (Rgb, Rgb),
    /// Paints the medal with its brand.
    pub medal: fn(&Painter, Rect, Tone),
}

/// What all seats wear; `None`: the colour that people choose.
pub type Liveries = [Option<Livery>; SEATS];

/// From now on whatever is painted wears these.
pub fn tell(ctx: &Context, liveries: Liveries) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, liveries));
}

/// What a seat wears, where the game has colours of its own.
pub fn of(ctx: &Context, seat: usize) -> Option<Livery> {
    ctx.data(|data| data.get_temp::<Liveries>(Id::NULL))?.get(seat).copied().flatten()
}
