//! Which owner a seat is, as everything that is painted asks it: told to egui once a frame, so that no sign needs it handed on.

use bevy_egui::egui::{Context, Id};

use super::tints;
use crate::{
    owners::{Owner, Owners},
    theme::{colours::Rgb, livery},
};
use hacienda_rules::vocab::Seat;

fn id() -> Id {
    Id::new("owners")
}

/// From now on these are the owners of whatever is painted.
pub fn tell_owners(ctx: &Context, owners: Owners) {
    ctx.data_mut(|data| data.insert_temp(id(), owners));
}

/// Which owner a seat is; where nobody told, seats have the colours in their order.
pub fn owner_of(ctx: &Context, seat: Seat) -> Owner {
    ctx.data(|data| data.get_temp::<Owners>(id())).unwrap_or_default().of(seat.index())
}

/// The colour of whoever sits there, and the rim that holds it against any ground: the game's own, or the owner's.
pub fn cloth(ctx: &Context, seat: Seat) -> (Rgb, Rgb) {
    livery::of(ctx, seat.index()).map_or_else(|| tints::owner(owner_of(ctx, seat)), |livery| livery.cloth)
}
