//! What Hab & Gut says in files and on the command line, for whoever knows no game.

use std::path::Path;

use serde::Serialize;
use tabletop::{Seat, Viewer, Written};

use super::{
    effects::EffectText,
    events::{self, Played},
    positions,
};
use crate::{Effect, HabGut, HouseRules, Position, Rulebook, Setting};

/// How a seat stands, as `score` has it.
#[derive(Serialize)]
struct StandingText {
    money: u32,
    shares: u32,
    foundation: u32,
    out: bool,
    total: u32,
}

impl Written for HabGut {
    fn setting(changed: &[(&str, &str)]) -> Result<Setting, String> {
        let mut house = HouseRules::default();
        changed.iter().try_for_each(|(name, value)| house.set(name, value))?;
        Ok(Setting { rulebook: Rulebook::new(house) })
    }

    fn rules(setting: &Setting) -> impl Serialize {
        setting.rulebook.house
    }

    fn read_position(text: &str, _: &Path) -> Result<(Setting, Position), String> {
        positions::read(text).map_err(|error| error.to_string())
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> impl Serialize {
        positions::view(setting, position, viewer)
    }

    fn standing(_: &Setting, position: &Position, seat: Seat) -> impl Serialize {
        let standing = position.standing(seat);
        StandingText {
            money: standing.money,
            shares: standing.shares,
            foundation: standing.foundation,
            out: standing.out,
            total: standing.total,
        }
    }

    fn effects(_: &Setting, _: u8, effects: &[Effect]) -> Vec<impl Serialize> {
        effects.iter().map(EffectText::of).collect::<Vec<_>>()
    }

    fn set_up_line(setting: &Setting, position: &Position) -> String {
        events::set_up_line(setting, position)
    }

    fn action_line(_: &Setting, played: &Played) -> String {
        events::action_line(played)
    }
}
