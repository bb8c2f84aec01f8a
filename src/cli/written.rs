//! What commands do with a game of which they know no more than what every game shares: Zoff in Buffalo and Hab & Gut.

use std::path::Path;

use serde::Serialize;
use tabletop::{
    Game, Played, Seat, Thinker, Viewer, Written, reading,
    records::{Record, ReplayError},
    sentences::{counted, echo, escaped},
};

use super::{
    arena::ArenaWords,
    ladder::LadderWords,
    output::{self, Failure},
    replay::{RecordFile, made_elsewhere, shown},
};
use arena::{contest::Options, plain};

/// A value as one line of JSON.
fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("keys are words and values are numbers, words and lists of them") + "\n"
}

fn position<G: Written>(file: &Path) -> Result<(G::Setting, G::Position), Failure> {
    let unusable = |what: String| Failure::Unusable(format!("{}: {what}", shown(file)));
    let bytes = reading::read_file(file, reading::LARGEST_POSITION).map_err(|error| unusable(error.to_string()))?;
    let text = String::from_utf8(bytes).map_err(|_| unusable("this is no text in UTF-8".to_owned()))?;
    G::read_position(&text).map_err(unusable)
}

fn numbers(seats: tabletop::Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// Prints how each seat stands.
pub(super) fn score<G: Written>(file: &Path, json: bool) -> Result<(), Failure> {
    let (setting, position) = position::<G>(file)?;
    let seats = || Seat::all(G::seats(&position));
    let rows: Vec<_> = seats().map(|seat| G::standing(&setting, &position, seat)).collect();
    if json {
        #[derive(Serialize)]
        struct Scores<T> {
            seats: Vec<T>,
        }
        return output::print(&line(&Scores { seats: rows }));
    }
    let row = |(seat, row): (Seat, _)| format!("seat {} {}", seat.0, line(&row));
    output::print(&seats().zip(rows).map(row).collect::<String>())
}

/// Prints all legal actions of the seats that may act, sorted by bytes.
pub(super) fn actions<G: Written>(file: &Path, json: bool) -> Result<(), Failure> {
    let (setting, position) = position::<G>(file)?;
    let legal = |seat| G::legal(&setting, &position, seat);
    // Where several may act, they may do the same as far as their texts go.
    let mut lines: Vec<String> =
        G::may_act(&position).iter().flat_map(legal).map(|action| G::action_text(&setting, action)).collect();
    lines.sort();
    lines.dedup();
    if json {
        return output::print(&line(&lines));
    }
    output::print(&lines.iter().fold(String::new(), |text, line| text + line + "\n"))
}

#[derive(Serialize)]
struct Accepted<T> {
    accepted: bool,
    to_act: Vec<u8>,
    over: bool,
    totals: Vec<f64>,
    effects: Vec<T>,
}

#[derive(Serialize)]
struct Refused {
    accepted: bool,
    action: String,
    reason: &'static str,
    text: String,
}

/// What each seat has, in points.
fn totals<G: Game>(setting: &G::Setting, position: &G::Position) -> Vec<f64> {
    G::totals(setting, position).into_iter().map(|parts| f64::from(parts) / f64::from(G::PARTS)).collect()
}

/// Plays actions, each for the first seat that may act. At the first refusal none counts.
pub(super) fn try_actions<G: Written>(file: &Path, lines: &[String], json: bool) -> Result<(), Failure> {
    let (setting, mut position) = position::<G>(file)?;
    // What nobody can read is found before anything is played.
    let actions: Result<Vec<G::Action>, String> = lines.iter().map(|line| G::read_action(&setting, line)).collect();
    let mut effects = Vec::new();
    for action in actions.map_err(Failure::Unusable)? {
        // Once the game is over that is the reason.
        let seat = G::may_act(&position).iter().next().unwrap_or(Seat(0));
        let Err(illegal) = G::play(&setting, &mut position, seat, action, &mut effects) else { continue };
        let (action, text) = (G::action_text(&setting, action), illegal.to_string());
        let no = format!("{}: {text}", echo(&action));
        if json {
            output::print(&line(&Refused { accepted: false, action, reason: G::reason(illegal), text }))?;
        }
        return Err(Failure::No(no));
    }
    let texts: Vec<_> = effects.iter().map(G::effect).collect();
    let (to_act, over) = (numbers(G::may_act(&position)), G::over(&position));
    let totals = totals::<G>(&setting, &position);
    if json {
        return output::print(&line(&Accepted { accepted: true, to_act, over, totals, effects: texts }));
    }
    let effects: String = texts.iter().map(line).collect();
    let totals: Vec<String> = totals.iter().map(f64::to_string).collect();
    output::print(&format!("{effects}accepted; as it stands: {}\n", totals.join(" ")))
}

/// Prints what may be known after so many actions, as JSON: on one line, or laid out to be read.
pub(super) fn view<G: Written>(file: &RecordFile, at: usize, seat: &str, json: bool) -> Result<(), Failure> {
    let record: Record<G> = file.record()?;
    let viewer = super::view::viewer(record.seats.len(), seat)?;
    super::view::check_at(record.actions.len(), at)?;
    let position = record.position_after(at).map_err(|error| Failure::No(format!("{}: {error}", file.name)))?;
    output::print(&view_text::<G>(&record.setting, &position, viewer, json))
}

fn view_text<G: Written>(setting: &G::Setting, position: &G::Position, viewer: Viewer, json: bool) -> String {
    let view = G::view(setting, position, viewer);
    if json {
        return line(&view);
    }
    serde_json::to_string_pretty(&view).expect("keys are words and values are numbers, words and lists of them") + "\n"
}

#[derive(Serialize)]
struct Summary {
    replayed: bool,
    actions: usize,
    over: bool,
    totals: Vec<f64>,
    winners: Vec<u8>,
    fingerprint: String,
}

#[derive(Serialize)]
struct Difference {
    replayed: bool,
    text: String,
}

/// Plays a record again and prints its events or its result. Every event line is printed as soon as it is known to be right.
pub(super) fn replay<G: Written>(file: &RecordFile, events: bool, json: bool) -> Result<(), Failure> {
    let record: Record<G> = file.record()?;
    let mut out = String::new();
    let outcome = play(&record, events, &mut out);
    output::print(&out)?;
    match outcome {
        Ok(_) if events => Ok(()),
        Ok(last) => report(&record, &last, json),
        Err(error) => {
            let text = error.to_string() + &made_elsewhere(&record);
            let no = Failure::No(format!("{}: {text}", file.name));
            if json && !events {
                output::print(&line(&Difference { replayed: false, text }))?;
            }
            Err(no)
        }
    }
}

fn play<G: Written>(
    record: &Record<G>,
    events: bool,
    out: &mut String,
) -> Result<G::Position, ReplayError<G::SetupError, G::Illegal>> {
    let setting = &record.setting;
    let mut last = record.set_up()?;
    if events {
        *out += &(G::set_up_line(setting, &last) + "\n");
    }
    for step in record.replay()? {
        let step = step?;
        if events {
            let played =
                Played { n: step.n, seat: step.seat, action: step.action, effects: &step.effects, after: &step.after };
            *out += &(G::action_line(setting, &played) + "\n");
        }
        last = step.after;
    }
    Ok(last)
}

fn report<G: Written>(record: &Record<G>, last: &G::Position, json: bool) -> Result<(), Failure> {
    let (setting, over) = (&record.setting, G::over(last));
    let totals = totals::<G>(setting, last);
    let winners = if over { numbers(G::winners(setting, last)) } else { Vec::new() };
    let actions = record.actions.len();
    if json {
        let fingerprint = format!("{:016x}", G::fingerprint(last));
        return output::print(&line(&Summary { replayed: true, actions, over, totals, winners, fingerprint }));
    }
    let mut text =
        format!("{}, every one allowed and every fingerprint right\n", counted(actions, "action", "actions"));
    for (seat, kind) in record.seats.iter().enumerate() {
        let won = if winners.contains(&(seat as u8)) { ", winner" } else { "" };
        text += &format!("seat {seat} {}: {}{won}\n", escaped(kind), totals[seat]);
    }
    text += if over { "the game is over\n" } else { "the game is not over\n" };
    output::print(&text)
}

/// The rules that the words for the game name.
fn setting<G: Written>(words: &super::game::GameWords) -> Result<G::Setting, Failure> {
    let changed = words.changed(G::TITLE)?;
    G::setting(&changed).map_err(|what| Failure::Unusable(format!("--house: {what}")))
}

fn player<T: Thinker>(word: &str, option: &str) -> Result<T::Player, Failure> {
    let levels = || T::levels().join(", ");
    let unknown = || {
        Failure::Unusable(format!("{option}: no computer player is called \"{}\"; there are {}", echo(word), levels()))
    };
    T::player(word).ok_or_else(unknown)
}

/// Plays a match and prints its report.
pub(super) fn arena<T: Thinker<Game: Written>>(words: ArenaWords) -> Result<(), Failure> {
    let options = Options::<T> {
        setting: setting::<T::Game>(&words.game)?,
        seats: words.seats.split(',').map(|word| player::<T>(word, "--seats")).collect::<Result<_, _>>()?,
        games: words.games,
        seed: words.seed,
        sprt: words.strengths()?,
        think: words.think,
        records: words.records,
    };
    let report = plain::run(&options).map_err(|error| Failure::Unusable(error.to_string()))?;
    output::print(&if words.json { report.json() + "\n" } else { report.text() })
}

/// Plays a ladder and prints each pair as it is done.
pub(super) fn ladder<T: Thinker<Game: Written>>(words: LadderWords) -> Result<(), Failure> {
    let setting = setting::<T::Game>(&words.game)?;
    let wanted = |word: &Option<String>, level: &str| word.as_ref().is_none_or(|word| word == level);
    let fits = |(player, other): &(&str, &str)| wanted(&words.only, player) && wanted(&words.against, other);
    let pairs: Vec<_> = plain::pairs::<T>().into_iter().filter(fits).collect();
    if pairs.is_empty() {
        return Err(Failure::Unusable("--only, --against: the ladder has no such pair".to_owned()));
    }
    if !words.json {
        output::print(plain::Step::HEAD)?;
    }
    for (one, other) in pairs {
        let pair = (player::<T>(one, "--only")?, player::<T>(other, "--against")?);
        let step = plain::step::<T>(&setting, words.seats(), pair, words.games, words.seed, words.think)
            .map_err(|error| Failure::Unusable(error.to_string()))?;
        output::print(&if words.json { line(&step) } else { step.row() })?;
    }
    Ok(())
}
