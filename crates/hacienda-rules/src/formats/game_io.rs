//! Hacienda's implementation of the shared trait for files and the command line.

use std::{path::Path, sync::Arc};

use serde::Serialize;
use tabletop::{
    HasFileFormats, PositionError, Seat, SettingRequest, Unplayable, Viewer,
    sentences::{counted, echo},
};

use super::{
    actions::{self, ActionError},
    effects::EffectText,
    events::{self, Played},
    positions, rules,
    scores::ScoreRow,
};
use crate::{Category, Edition, Effect, Hacienda, HouseRules, Illegal, Position, Rulebook, Setting, maps};

/// The totals of a game that are reported in addition to the winners.
#[derive(Serialize)]
struct SumsText {
    points: Vec<u16>,
    pesos: Vec<u32>,
}

#[derive(Serialize)]
struct TriedText {
    pesos: Vec<u32>,
}

impl HasFileFormats for Hacienda {
    /// Returns the base game on the default board with these house rules changed.
    fn setting(changed: &[(&str, &str)]) -> Result<Setting, String> {
        let mut house = HouseRules::default();
        changed.iter().try_for_each(|(name, value)| house.set(name, value))?;
        let board = maps::by_name(maps::NAMES[0]).expect("a built-in board");
        Ok(Setting { board: Arc::new(board), rulebook: Rulebook::new(Edition::Base, false, house) })
    }

    fn requested_setting(words: SettingRequest) -> Result<Setting, String> {
        let game = words.game.map_or(Ok(Edition::Base), |word| {
            let games = || Edition::ALL.map(Edition::word).join(", ");
            let unknown = || format!("game: unknown game \"{}\"; known games: {}", echo(word), games());
            Edition::from_word(word).ok_or_else(unknown)
        })?;
        let mut house = HouseRules::default();
        for rule in words.changed() {
            let (name, value) = rule?;
            house.set(name, value).map_err(|what| format!("house: {what}"))?;
        }
        let rulebook =
            rules::rulebook(game, words.running_score, house).map_err(|what| format!("running-score: {what}"))?;
        let map = words.map.unwrap_or(maps::NAMES[0]);
        let board = maps::board_of(map, Path::new("")).map_err(|error| format!("map: {error}"))?;
        Ok(Setting { board: Arc::new(board), rulebook })
    }

    fn read_position(text: &str, folder: &Path) -> Result<(Setting, Position), PositionError> {
        positions::read(text, folder)
    }

    fn view(setting: &Setting, position: &Position, viewer: Viewer) -> impl Serialize {
        positions::view(setting, position, viewer)
    }

    fn standing(setting: &Setting, position: &Position, seat: Seat) -> impl Serialize {
        ScoreRow::of(&position.score(setting, seat))
    }

    fn standings_text(setting: &Setting, position: &Position) -> String {
        let mut text = "seat ".to_owned();
        Category::ALL.iter().for_each(|category| text += &format!("{:>10}", category.word()));
        text += &format!("{:>10}\n", "total");
        for seat in position.seats() {
            let tally = position.score(setting, seat);
            text += &format!("{:<5}", seat.0);
            tally.points.iter().for_each(|points| text += &format!("{points:>10}"));
            text += &format!("{:>10}\n", tally.total());
        }
        text
    }

    fn effects(setting: &Setting, seats: u8, effects: &[Effect]) -> Vec<impl Serialize> {
        EffectText::all(&setting.board, seats, effects)
    }

    fn sums(setting: &Setting, position: &Position) -> impl Serialize {
        SumsText { points: events::points(setting, position), pesos: events::pesos(position) }
    }

    fn sum_text(setting: &Setting, position: &Position, seat: Seat) -> String {
        let points = counted(position.points(setting)[seat.index()].into(), "point", "points");
        format!("{points}, {}", counted(position.pesos[seat.index()] as usize, "peso", "pesos"))
    }

    fn tried(_: &Setting, position: &Position) -> impl Serialize {
        TriedText { pesos: events::pesos(position) }
    }

    fn tried_text(_: &Setting, position: &Position) -> String {
        let pesos: Vec<String> = events::pesos(position).iter().map(u32::to_string).collect();
        format!("pesos by seat: {}", pesos.join(" "))
    }

    fn read_to_try(setting: &Setting, text: &str) -> Result<crate::Action, Unplayable<Illegal>> {
        actions::parse(&setting.board, text).map_err(|error| match error {
            ActionError::NoSuchHex { text, hex } => {
                Unplayable::Missing(text, "no_such_hex", format!("There is no hex {hex} on this board."))
            }
            ActionError::Impossible { text, why } => Unplayable::Refused(text, why),
            ActionError::Unreadable { .. } => Unplayable::Unreadable(error.to_string()),
        })
    }

    fn set_up_line(setting: &Setting, position: &Position) -> String {
        events::set_up_line(setting, position)
    }

    fn action_line(setting: &Setting, played: &Played) -> String {
        events::action_line(setting, played)
    }
}
