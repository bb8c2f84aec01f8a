//! `hacienda score`, `try` and `actions`: questions about a position file.

use std::path::Path;

use serde::Serialize;

use super::{
    output::{self, Failure},
    table::Table,
};
use crate::{
    games::hacienda::refusals::refusal,
    texts::{Given, Text, Words, text},
};
use hacienda_rules::{
    Category, Hex, Position, Setting,
    formats::{actions as texts, actions::ActionError, effects::EffectText, events, positions, scores::ScoreRow},
};
use tabletop::sentences::echo;

fn read(file: &Path) -> Result<(Setting, Position), Failure> {
    positions::read_file(file)
        .map_err(|error| Failure::Unusable(format!("{}: {error}", echo(&file.display().to_string()))))
}

/// Prints the points of each seat by category.
pub(super) fn score(file: &Path, json: bool) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Scores {
        seats: Vec<ScoreRow>,
    }
    let (setting, position) = read(file)?;
    let tallies = position.scores(&setting);
    if json {
        let scores = Scores { seats: ScoreRow::all(&position, &tallies) };
        return output::print(&format!("{}\n", events::line(&scores)));
    }
    let mut text = "seat ".to_owned();
    Category::ALL.iter().for_each(|category| text += &format!("{:>10}", category.word()));
    text += &format!("{:>10}\n", "total");
    for seat in position.seats() {
        let tally = &tallies[seat.index()];
        text += &format!("{:<5}", seat.0);
        tally.points.iter().for_each(|points| text += &format!("{points:>10}"));
        text += &format!("{:>10}\n", tally.total());
    }
    output::print(&text)
}

/// Prints all legal actions.
pub(super) fn actions(file: &Path, json: bool) -> Result<(), Failure> {
    let (setting, position) = read(file)?;
    let legal = position.legal(&setting);
    let mut lines: Vec<String> = legal.into_iter().map(|action| texts::text(&setting.board, action)).collect();
    lines.sort();
    if json {
        return output::print(&format!("{}\n", events::line(&lines)));
    }
    output::print(&lines.iter().fold(String::new(), |text, line| text + line + "\n"))
}

#[derive(Serialize)]
struct Accepted {
    accepted: bool,
    pesos: Vec<u32>,
    effects: Vec<EffectText>,
}

#[derive(Serialize)]
struct Refused {
    accepted: bool,
    action: String,
    reason: &'static str,
    text: String,
}

fn no_such_hex(hex: Hex) -> Text {
    text!("refused-no-such-hex", hex = Given::name(&hex.to_string()))
}

/// Plays actions for the seat to act, and on for the seats after it. At the first refusal none counts.
pub(super) fn try_actions(file: &Path, lines: &[String], json: bool) -> Result<(), Failure> {
    let (setting, position) = read(file)?;
    let parsed: Vec<_> = lines.iter().map(|line| texts::parse(&setting.board, line)).collect();
    // What nobody can read is found before anything is played.
    if let Some(Err(error)) = parsed.iter().find(|parsed| matches!(parsed, Err(ActionError::Unreadable { .. }))) {
        return Err(Failure::Unusable(error.to_string()));
    }
    let mut table = Table::new(&setting, &position);
    let mut effects = Vec::new();
    for parsed in parsed {
        let (action, reason, why) = match parsed {
            Ok(action) => match table.play(table.position.turn.seat, action) {
                Ok(brought) => {
                    effects.extend(brought.iter().cloned());
                    continue;
                }
                Err(illegal) => (texts::text(&setting.board, action), illegal.reason(), refusal(illegal)),
            },
            Err(ActionError::NoSuchHex { text, hex }) => (text, "no_such_hex", no_such_hex(hex)),
            Err(ActionError::Impossible { text, why }) => (text, why.reason(), refusal(why)),
            Err(error @ ActionError::Unreadable { .. }) => return Err(Failure::Unusable(error.to_string())),
        };
        let text = Words::default().say(why).to_string();
        let no = format!("{}: {text}", echo(&action));
        if json {
            output::print(&format!("{}\n", events::line(&Refused { accepted: false, action, reason, text })))?;
        }
        return Err(Failure::No(no));
    }
    let pesos = position.seats().map(|seat| table.position.pesos[seat.index()]).collect();
    let effects = EffectText::all(&setting.board, position.seats, &effects);
    if json {
        return output::print(&format!("{}\n", events::line(&Accepted { accepted: true, pesos, effects })));
    }
    let mut text = String::new();
    for effect in &effects {
        text += &events::line(effect);
        text.push('\n');
    }
    let pesos: Vec<String> = pesos.iter().map(u32::to_string).collect();
    output::print(&format!("{text}accepted; pesos by seat: {}\n", pesos.join(" ")))
}
