//! Animations over the table: shares that move between the bank and players, market cards that move from their racks to
//! the counter below the tracks, and envelopes that move to a foundation.

use hab_gut::{Seat, Side};

use super::{hud_view::HudView, layout::Frame, racks};
use crate::{
    games::hab_gut::{
        game_icons::{self, GameIcon},
        stories::{Movement, MovementKind, Spot, ease},
    },
    widgets::prelude::*,
};

/// The fraction of its animation during which a market card flies. After that, the card rests and can be read.
const FLIGHT_SHARE: f32 = 0.35;
/// The height of a path's arc, relative to its length.
const ARC_HEIGHT: f32 = 0.12;

/// Draws all current flights.
pub fn show(ui: &Ui, frame: &Frame, view: &HudView) {
    for movement in &view.animation.movements {
        let Some(share) = movement.progress(view.animation.elapsed) else { continue };
        flight(ui, frame, view, movement, share);
    }
}

/// Draws only the market cards in flight, for an exchange without seats and racks.
pub fn show_cards(ui: &Ui, frame: &Frame, view: &HudView) {
    for movement in &view.animation.movements {
        let MovementKind::Card { card, .. } = movement.kind else { continue };
        let Some(share) = movement.progress(view.animation.elapsed) else { continue };
        let below = pos2(frame.played[card.good().index()].center().x, frame.window.bottom());
        market_card(ui, frame, movement, below, share);
    }
}

fn flight(ui: &Ui, frame: &Frame, view: &HudView, movement: &Movement, share: f32) {
    let scale = Scale::of(ui.ctx());
    match movement.kind {
        MovementKind::Shares { good, count, from, to } => {
            let (from, to) = (place(frame, view, from), place(frame, view, to));
            let side = (scale.px(74.0)).max(34.0);
            for i in 0..count.min(3) {
                let delay = f32::from(i) * 0.14;
                let part = ((share - delay) / (1.0 - 0.28)).clamp(0.0, 1.0);
                if part <= 0.0 || part >= 1.0 {
                    continue;
                }
                let at = on_path(from, to, part);
                let paper = Rect::from_center_size(at, vec2(side * 0.86, side));
                match good {
                    Some(good) => game_icons::share(ui.painter(), paper, good, Tone::Full, 0.0),
                    None => game_icons::paint(ui.painter(), paper, GameIcon::Envelope(false), Tone::Full),
                }
            }
        }
        MovementKind::Card { rack, .. } => {
            market_card(ui, frame, movement, place(frame, view, Spot::Rack(rack)), share);
        }
        // Money and markers are animated on the tags and tracks. `Deal` and `HandOver` have no animation.
        MovementKind::Money { .. } | MovementKind::Marker { .. } | MovementKind::Deal | MovementKind::HandOver(..) => {}
    }
}

/// Draws a market card on its way to the counter below its track. The card comes to rest there, so that it does not
/// cover the chart that it changes.
fn market_card(ui: &Ui, frame: &Frame, movement: &Movement, from: Pos2, share: f32) {
    let MovementKind::Card { card, halved, .. } = movement.kind else { return };
    let counter = frame.played[card.good().index()];
    let height = (counter.height() * 0.96).min(Scale::of(ui.ctx()).px(150.0).max(58.0));
    let part = (share / FLIGHT_SHARE).clamp(0.0, 1.0);
    let grown = 0.55 + 0.45 * ease(part);
    let paper = Rect::from_center_size(on_path(from, counter.center(), part), vec2(height * 0.74, height) * grown);
    racks::card_front(ui, paper, card, if halved { card.half() } else { card.steps() }, Tone::Full);
}

/// The point at a fraction of the path, which arcs upwards.
fn on_path(from: Pos2, to: Pos2, share: f32) -> Pos2 {
    let part = ease(share);
    let bow = (part * std::f32::consts::PI).sin() * from.distance(to) * ARC_HEIGHT;
    from + (to - from) * part - vec2(0.0, bow)
}

/// The point in the window at which a place on the table is shown.
fn place(frame: &Frame, view: &HudView, spot: Spot) -> Pos2 {
    let tag = |seat: Seat| frame.seats.get(seat.index()).map_or(frame.prompt.center(), |tag| tag.center());
    match spot {
        Spot::Supply(good) => frame.bank[good.index()].center(),
        Spot::Held(seat, good) if seat == view.front => frame.own[good.index()].center(),
        Spot::Held(seat, _) | Spot::Purse(seat) => tag(seat),
        Spot::Foundation(seat) if seat == view.front => {
            frame.selection.right_center() - Vec2::new(frame.selection.height(), 0.0)
        }
        Spot::Foundation(seat) => tag(seat),
        Spot::Rack(rack) => {
            let side = Side::ALL.into_iter().find(|side| view.seen.rack_at(view.front, *side) == rack);
            match side {
                Some(side) => frame.rack(side).center(),
                // The rack is between two other players, so its cards come from between their tags.
                None => {
                    let (a, b) = (tag(rack), tag(view.seen.left_of(rack)));
                    a + (b - a) / 2.0
                }
            }
        }
    }
}
