//! `hacienda score`, `try` and `actions`: questions about a position file.

use std::path::Path;

use serde::Serialize;

use super::{
    output::{self, Failure},
    replay::shown,
    table::Table,
};
use crate::{game, playable::Playable, texts::Translations};
use tabletop::{HasFileFormats, Seat, Unplayable, reading, sentences::echo, to_json_line};

/// A position file of any game.
pub(super) struct PositionFile<'a> {
    file: &'a Path,
    text: String,
}

impl PositionFile<'_> {
    /// Reads the file.
    pub fn read(file: &Path) -> Result<PositionFile<'_>, Failure> {
        let unusable = |what: String| Failure::Unusable(format!("{}: {what}", shown(file)));
        let bytes =
            reading::read_file(file, reading::MAX_POSITION_BYTES).map_err(|error| unusable(error.to_string()))?;
        let text = String::from_utf8(bytes).map_err(|_| unusable("invalid UTF-8".to_owned()))?;
        Ok(PositionFile { file, text })
    }

    /// The game named by the position.
    pub fn title(&self) -> game::Title {
        game::title_of(&self.text)
    }

    fn position<G: HasFileFormats>(&self) -> Result<(G::Setting, G::Position), Failure> {
        let folder = self.file.parent().unwrap_or(Path::new(""));
        G::read_position(&self.text, folder).map_err(|what| Failure::Unusable(format!("{}: {what}", shown(self.file))))
    }
}

/// Prints the points of each seat.
pub(super) fn score<G: HasFileFormats>(file: &PositionFile, json: bool) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Scores<T> {
        seats: Vec<T>,
    }
    let (setting, position) = file.position::<G>()?;
    if json {
        let seats = Seat::all(G::seats(&position)).map(|seat| G::standing(&setting, &position, seat)).collect();
        return output::print(&(to_json_line(&Scores { seats }) + "\n"));
    }
    output::print(&G::standings_text(&setting, &position))
}

/// Prints all legal actions of the seats that may act, in byte order.
pub(super) fn actions<G: HasFileFormats>(file: &PositionFile, json: bool) -> Result<(), Failure> {
    let (setting, position) = file.position::<G>()?;
    let legal = |seat| G::legal(&setting, &position, seat);
    // If several seats may act, their actions may have the same text.
    let mut lines: Vec<String> =
        G::may_act(&position).iter().flat_map(legal).map(|action| G::action_text(&setting, action)).collect();
    lines.sort();
    lines.dedup();
    if json {
        return output::print(&(to_json_line(&lines) + "\n"));
    }
    output::print(&lines.iter().fold(String::new(), |text, line| text + line + "\n"))
}

#[derive(Serialize)]
struct Accepted<T, E> {
    accepted: bool,
    #[serde(flatten)]
    tried: T,
    effects: Vec<E>,
}

#[derive(Serialize)]
struct Refused {
    accepted: bool,
    action: String,
    reason: &'static str,
    text: String,
}

/// Plays actions, each for the first seat that may act, and prints their effects. If one is refused, only the refusal
/// is printed.
pub(super) fn try_actions<G: HasFileFormats + Playable>(
    file: &PositionFile,
    lines: &[String],
    json: bool,
) -> Result<(), Failure> {
    let (setting, position) = file.position::<G>()?;
    let refusal_text = |why| Translations::default().tr(G::refusal(why)).to_string();
    let parsed: Vec<_> = lines.iter().map(|line| G::read_to_try(&setting, line)).collect();
    // Unreadable actions are reported before any action is played.
    if let Some(Err(Unplayable::Unreadable(error))) =
        parsed.iter().find(|parsed| matches!(parsed, Err(Unplayable::Unreadable(_))))
    {
        return Err(Failure::Unusable(error.clone()));
    }
    let mut table = Table::<G>::new(&setting, &position);
    let mut effects = Vec::new();
    for parsed in parsed {
        let (action, reason, text) = match parsed {
            Ok(action) => {
                // After the end of the game any seat will do: every action is refused because the game is over.
                let seat = G::may_act(&table.position).iter().next().unwrap_or(Seat(0));
                match table.play(seat, action) {
                    Ok(brought) => {
                        effects.extend(brought.iter().cloned());
                        continue;
                    }
                    Err(illegal) => (G::action_text(&setting, action), G::reason(illegal), refusal_text(illegal)),
                }
            }
            Err(Unplayable::Refused(text, why)) => (text, G::reason(why), refusal_text(why)),
            Err(Unplayable::Missing(text, reason, why)) => (text, reason, why),
            Err(Unplayable::Unreadable(error)) => return Err(Failure::Unusable(error)),
        };
        let refusal = format!("{}: {text}", echo(&action));
        if json {
            output::print(&(to_json_line(&Refused { accepted: false, action, reason, text }) + "\n"))?;
        }
        return Err(Failure::Refused(refusal));
    }
    let after = &table.position;
    let effects = G::effects(&setting, G::seats(after), &effects);
    if json {
        let tried = G::tried(&setting, after);
        return output::print(&(to_json_line(&Accepted { accepted: true, tried, effects }) + "\n"));
    }
    let lines = effects.iter().fold(String::new(), |text, effect| text + &to_json_line(effect) + "\n");
    output::print(&format!("{lines}accepted; {}\n", G::tried_text(&setting, after)))
}
