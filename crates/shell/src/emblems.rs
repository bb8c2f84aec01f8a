//! The emblems of the owners: star, horseshoe, bull's horns, sun and heart. Also the medals that carry them, and the
//! lookup of a seat's owner for everything that is painted.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy_egui::egui::{Color32, Context, Id, Painter, Pos2, Rect};
use tabletop::Seat;

use crate::{
    owners::{Owner, Owners},
    theme::{
        Rgb, Sketch, Tone,
        colours::{INK, OWNERS, RIMS},
        hover,
        mesh_cache::draw_cached,
        player_colours,
    },
};

/// The emblem of an owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// The emblem of blue.
    Star,
    /// The emblem of vermilion.
    Horseshoe,
    /// The emblem of charcoal.
    Horns,
    /// The emblem of ivory.
    Sun,
    /// The emblem of pink.
    Heart,
}

impl Emblem {
    /// Returns the emblem of an owner.
    pub fn of(owner: Owner) -> Emblem {
        match owner {
            Owner::Blue => Emblem::Star,
            Owner::Vermilion => Emblem::Horseshoe,
            Owner::Charcoal => Emblem::Horns,
            Owner::Ivory => Emblem::Sun,
            Owner::Pink => Emblem::Heart,
        }
    }
}

/// Returns the colour of an owner's pieces and the colour of their rim.
pub fn colours(owner: Owner) -> (Rgb, Rgb) {
    (OWNERS[owner.index()], RIMS[owner.index()])
}

/// Sets the owners of the seats for everything painted from now on. They are stored in the egui context, so that
/// painting code does not have to pass them around.
pub fn set_owners(ctx: &Context, owners: Owners) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, owners));
}

/// Returns the owner of a seat. Until owners are set, seats have the colours in their default order.
pub fn owner_of(ctx: &Context, seat: Seat) -> Owner {
    ctx.data(|data| data.get_temp::<Owners>(Id::NULL)).unwrap_or_default().of(seat.index())
}

/// Returns the colour of a seat and the rim that sets it off from any background: the game's player colours if it has
/// any, else the owner's colours.
pub fn seat_colours(ctx: &Context, seat: Seat) -> (Rgb, Rgb) {
    player_colours::of(ctx, seat.index())
        .map_or_else(|| colours(owner_of(ctx, seat)), |player_colours| player_colours.colours)
}

/// Paints the medal of a seat into the largest centred square of `rect` (logical pixels): the owner's emblem on a disc
/// of the owner's colour, or the medal that the current game supplies.
pub fn medal(painter: &Painter, rect: Rect, seat: Seat, tone: Tone) {
    if let Some(player_colours) = player_colours::of(painter.ctx(), seat.index()) {
        return (player_colours.medal)(painter, rect, tone);
    }
    hover::record(painter, rect, seat);
    let owner = owner_of(painter.ctx(), seat);
    let place = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits);
    draw_cached(painter, ("brand", owner, tone, place), || draw_medal(&Sketch::new(painter, rect, tone), owner));
}

/// Returns the area and the seat of the smallest medal under the pointer in this frame, and clears the record.
pub fn hovered_medal(ctx: &Context) -> Option<(f32, Seat)> {
    hover::take(ctx)
}

/// Paints an emblem alone, in one colour.
pub fn paint_emblem(painter: &Painter, rect: Rect, emblem: Emblem, colour: Color32) {
    draw_emblem(&Sketch::new(painter, rect, Tone::Full), emblem, colour);
}

/// Paints an emblem on a disc of the owner's colour, with the rim that sets it off from any background.
fn draw_medal(pen: &Sketch, owner: Owner) {
    let (colour, rim) = colours(owner);
    pen.dot(50.0, 50.0, 50.0, INK.egui());
    pen.dot(50.0, 50.0, 47.0, rim.egui());
    pen.dot(50.0, 50.0, 41.0, colour.egui());
    draw_emblem(&pen.inside(50.0, 50.0, 54.0), Emblem::of(owner), rim.egui());
}

fn draw_emblem(pen: &Sketch, emblem: Emblem, colour: Color32) {
    match emblem {
        Emblem::Star => pen.fill_points(spikes(pen, 50.0, 53.0, 5, 52.0, 22.0), colour),
        Emblem::Horseshoe => {
            let shoe = "M 14 96 C 2 72 -4 4 50 4 C 104 4 98 72 86 96 L 62 96 L 62 86 C 76 64 78 28 50 28 C 22 28 24 64 38 86 L 38 96 Z";
            pen.fill(shoe, colour);
        }
        Emblem::Horns => {
            let horns = "M 4 4 C -6 40 14 56 32 56 L 38 78 C 41 96 59 96 62 78 L 68 56 C 86 56 106 40 96 4 C 90 24 80 32 64 32 L 36 32 C 20 32 10 24 4 4 Z";
            pen.fill(horns, colour);
        }
        Emblem::Sun => {
            for i in 0..8 {
                let (sin, cos) = (i as f32 * TAU / 8.0).sin_cos();
                let (a, b) = (30.0, 52.0);
                let (dx, dy) = (-sin * 11.0, cos * 11.0);
                let corners = [
                    pen.at(50.0 + cos * a + dx, 50.0 + sin * a + dy),
                    pen.at(50.0 + cos * b, 50.0 + sin * b),
                    pen.at(50.0 + cos * a - dx, 50.0 + sin * a - dy),
                ];
                pen.fill_points(corners.to_vec(), colour);
            }
            pen.dot(50.0, 50.0, 25.0, colour);
        }
        Emblem::Heart => {
            let heart = "M 50 96 C 20 74 0 56 0 32 C 0 4 38 -2 50 24 C 62 -2 100 4 100 32 C 100 56 80 74 50 96 Z";
            pen.fill(heart, colour);
        }
    }
}

fn spikes(pen: &Sketch, x: f32, y: f32, count: usize, outer: f32, inner: f32) -> Vec<Pos2> {
    (0..2 * count)
        .map(|i| {
            let radius = if i % 2 == 0 { outer } else { inner };
            let (sin, cos) = (i as f32 * TAU / (2 * count) as f32 - FRAC_PI_2).sin_cos();
            pen.at(x + cos * radius, y + sin * radius)
        })
        .collect()
}
