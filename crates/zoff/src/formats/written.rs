//! What Zoff in Buffalo says in files and on the command line, for whoever knows no game.

use std::path::Path;

use serde::Serialize;
use tabletop::{Seat, Viewer, Written};

use super::{
    effects::EffectText,
    events::{self, Played, Total},
    positions,
};
use crate::{Effect, Position, Rulebook, Setting, Zoff, rulebook::Variants};

/// How a seat stands, as `score` has it.
#[derive(Serialize)]
struct StandingText {
    /// The place, from 1.
    place: u8,
    /// Cows of the largest herd that settles a tie.
    tie_break: u8,
    total: Option<Total>,
}

impl Written for Zoff {
    fn setting(changed: &[(&str, &str)]) -> Result<Setting, String> {
        let mut variants = Variants::default();
        changed.iter().try_for_each(|(name, value)| variants.set(name, value))?;
        Ok(Setting { rulebook: Rulebook::new(variants) })
    }

    fn rules(setting: &Setting) -> impl Serialize {
        setting.rulebook.variants
    }

    fn read_position(text: &str, _: &Path) -> Result<(Setting, Position), String> {
        positions::read(text).map_err(|error| error.to_string())
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> impl Serialize {
        positions::view(setting, position, viewer)
    }

    fn standing(setting: &Setting, position: &Position, seat: Seat) -> impl Serialize {
        StandingText {
            place: position.standings(setting)[seat.index()],
            tie_break: position.tie_break(setting, seat),
            total: events::totals(setting, position).get(seat.index()).copied(),
        }
    }

    fn effects(_: &Setting, _: u8, effects: &[Effect]) -> Vec<impl Serialize> {
        effects.iter().map(EffectText::of).collect::<Vec<_>>()
    }

    fn set_up_line(setting: &Setting, position: &Position) -> String {
        events::set_up_line(setting, position)
    }

    fn action_line(setting: &Setting, played: &Played) -> String {
        events::action_line(setting, played)
    }
}
