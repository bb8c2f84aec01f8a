//! Animations of pieces that stay on their hexes: counted pieces and joined groups hop, and a piece that loses its chip
//! winces. During a scoring, the counted pieces rise, and at the end of the game, the winners' animals dance.

use std::collections::HashMap;

use bevy::prelude::*;

use super::motion::{Rest, squashed};
use super::{Moving, OnHex, OwnedBy, PlacedBy, Playback, ease, parabola};
use crate::games::hacienda::{
    stories::{
        MovementKind,
        scoring_show::{CHEER, ScoringShow},
    },
    table::markets::Peg,
};
use hacienda_rules::{Cell, Hacienda};

/// The height of a counted piece's hop, in world units.
const HOP: f32 = 0.42;
/// The height of a piece lifted by a scoring, in world units.
const SCORING_LIFT: f32 = 0.34;

/// The offset of a piece from its resting transform.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Lift {
    /// The offset upwards, in world units.
    up: f32,
    /// The offset sideways, in world units.
    aside: f32,
    /// The deformation: positive makes the piece shorter and wider, negative taller and thinner.
    squash: f32,
}

impl Lift {
    fn hop(height: f32, share: f32) -> Lift {
        Lift { up: height * parabola(share), squash: -0.10 * parabola(share), ..Lift::default() }
    }

    /// Returns the resting transform with this offset.
    fn apply_to(self, rest: Transform) -> Transform {
        let moved = squashed(rest, self.squash);
        moved.with_translation(rest.translation + Vec3::new(self.aside, self.up, 0.0))
    }
}

/// Returns the current offsets, by hex.
pub fn lifts(playback: &Playback<Hacienda>) -> HashMap<Cell, Lift> {
    let mut found = HashMap::new();
    if let Some(show) = playback.scoring() {
        add_scoring_lifts(show, playback, &mut found);
        return found;
    }
    let Some(beat) = playback.current() else { return found };
    for movement in &beat.story.movements {
        let Some(share) = movement.progress(beat.elapsed) else { continue };
        match &movement.kind {
            MovementKind::Hop(cell) => drop(found.insert(*cell, Lift::hop(HOP, share))),
            MovementKind::Wince(cell) => {
                let shaken = (share * 28.0).sin() * 0.09 * (1.0 - share);
                found.insert(*cell, Lift { up: 0.0, aside: shaken, squash: 0.22 * parabola(share) });
            }
            MovementKind::Flash(_, cells) => {
                for cell in cells.iter() {
                    found.entry(cell).or_insert(Lift::hop(HOP * 0.5, share));
                }
            }
            // The other movements do not affect pieces at rest.
            _ => {}
        }
    }
    found
}

fn add_scoring_lifts(show: &ScoringShow, playback: &Playback<Hacienda>, found: &mut HashMap<Cell, Lift>) {
    if let Some(step) = show.current() {
        let share = (show.seconds / step.length()).clamp(0.0, 1.0);
        // Rise quickly, and come down at the end.
        let up = ease(EaseFunction::BackOut, (share * 5.0).min(1.0)) * (1.0 - ((share - 0.85) / 0.15).clamp(0.0, 1.0));
        found.extend(step.cells.iter().map(|cell| (cell, Lift { up: SCORING_LIFT * up, ..Lift::default() })));
    } else if let Some(position) = playback.shown()
        && show.seconds < CHEER
    {
        let calms = 1.0 - (show.seconds / CHEER).powi(3);
        for winner in &show.winners {
            for cell in position.all_animals_of(*winner).iter() {
                let phase = (show.seconds * 1.9 + f32::from(cell.0 % 7) * 0.37 + f32::from(winner.0)).fract();
                found.insert(cell, Lift::hop(HOP * calms, phase));
            }
        }
    }
}

/// The pieces that can be lifted.
type Piece<'w, 's> = Query<
    'w,
    's,
    (&'static OnHex, Option<&'static OwnedBy>, Has<Peg>, &'static Rest, &'static mut Transform),
    (With<PlacedBy>, Without<Moving>),
>;

/// Applies the offsets, and resets pieces whose offset has ended.
pub(super) fn apply_lifts(
    playback: Res<Playback<Hacienda>>,
    mut before: Local<HashMap<Cell, Lift>>,
    mut pieces: Piece,
) {
    let now = lifts(&playback);
    if now.is_empty() && before.is_empty() {
        return;
    }
    // The seat whose points the scoring is counting now.
    let whose = playback.scoring().and_then(ScoringShow::current).map(|step| step.seat);
    for (at, owner, peg, rest, mut transform) in &mut pieces {
        let lift =
            now.get(&at.cell()).filter(|_| !peg || whose.is_none_or(|seat| owner.is_some_and(|o| o.seat() == seat)));
        match lift {
            Some(lift) => *transform = lift.apply_to(rest.0),
            None if before.contains_key(&at.cell()) => drop(transform.set_if_neq(rest.0)),
            None => {}
        }
    }
    *before = now;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hop_starts_at_rest_and_lifts_the_piece() {
        let rest = Transform::from_xyz(1.0, 0.2, 3.0);
        assert_eq!(Lift::default().apply_to(rest), rest);
        assert_eq!(Lift::hop(HOP, 0.0).apply_to(rest), rest);
        let high = Lift::hop(HOP, 0.5).apply_to(rest);
        assert!(high.translation.y > rest.translation.y + 0.3 && high.scale.y > 1.0);
    }
}
