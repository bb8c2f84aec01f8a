//! Which owner a seat is, as everything that is painted asks it: told to egui once a frame, so that no sign needs it handed on.

use bevy_egui::egui::{Context, Id};

use crate::owners::{Owner, Owners};
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
