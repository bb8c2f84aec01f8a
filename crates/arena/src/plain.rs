//! Matches of games that have no columns of their own in a report: wins, points and speed.

use std::{fmt::Write as _, time::Instant};

use serde::Serialize;
use serde_json::Value;
use tabletop::{Game, Thinker, Written, sentences::escaped};

use super::{
    contest::{self, ArenaError, Options},
    counts::{self, Counts, Decision, Place},
    sprt::TestReport,
    statistics::Share,
};

/// The result of a match.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// Which game.
    pub title: &'static str,
    /// Its rules as they stand in files.
    pub rules: Value,
    /// The first seed.
    pub seed: u64,
    /// Games played.
    pub games: u32,
    /// Groups of rotations: games of one group have the same table.
    pub groups: u32,
    /// The seeds of games that were broken off.
    pub unfinished: Vec<u64>,
    /// Games that nobody won.
    pub nobody: u32,
    /// Actions played.
    pub actions: u64,
    /// Threads that played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// Games a second, all threads together.
    pub games_per_second: f64,
    /// Actions a second, all threads together.
    pub actions_per_second: f64,
    /// The players in the order they were named.
    pub entrants: Vec<Entrant>,
    /// The sequential test, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<TestReport>,
}

/// How one player fared.
#[derive(Debug, Clone, Serialize)]
pub struct Entrant {
    /// Its level.
    pub level: String,
    /// Games won; shared wins are split, unfinished games are won by nobody.
    pub wins: f64,
    /// The same by games.
    #[serde(flatten)]
    pub share: Share,
    /// Mean total of finished games.
    pub total: f64,
    /// Wins by place in the order of turns, who began first.
    pub places: Vec<Place>,
    /// What its decisions took, on the average.
    pub decision: Decision,
}

/// Plays a match. Without a time to think the result depends on the options alone, but for the time it took.
///
/// # Errors
/// As [`crate::run`].
pub fn run<T: Thinker<Game: Written>>(options: &Options<T>) -> Result<Report, ArenaError> {
    let began = Instant::now();
    let mut counts = Counts::new(options);
    let mut totals = vec![0; options.seats.len()];
    let mut nobody = 0;
    contest::run(options, |group| {
        for outcome in group.iter().filter(|outcome| outcome.finished) {
            let all = T::Game::totals(&options.setting, &outcome.last);
            for (sum, side) in totals.iter_mut().zip(&outcome.sides) {
                *sum += i64::from(all[side.seat.index()]);
            }
            nobody += u32::from(outcome.sides.iter().all(|side| side.share == 0.0));
        }
        counts.add(group)
    })?;
    let parts = f64::from(counts.finished.max(1)) * f64::from(T::Game::PARTS);
    let entrant = |(entrant, player): (usize, &T::Player)| {
        let (wins, share) = counts.wins(entrant);
        Entrant {
            level: T::word(*player),
            wins,
            share,
            total: totals[entrant] as f64 / parts,
            places: counts.places(entrant),
            decision: counts.decision(entrant),
        }
    };
    let seconds = began.elapsed().as_secs_f64();
    Ok(Report {
        title: T::Game::TITLE,
        rules: serde_json::to_value(T::Game::rules(&options.setting)).expect("rules are words with numbers and flags"),
        seed: options.seed,
        games: counts.games,
        groups: counts.groups,
        nobody,
        actions: counts.actions,
        threads: rayon::current_num_threads(),
        seconds,
        games_per_second: f64::from(counts.games) / seconds,
        actions_per_second: counts.actions as f64 / seconds,
        entrants: options.seats.iter().enumerate().map(entrant).collect(),
        sprt: counts.test(options),
        unfinished: counts.unfinished,
    })
}

/// The rules that are played beside the book, after a comma each.
pub(super) fn rules_in_words(rules: &Value) -> String {
    let flags = rules.as_object().into_iter().flatten().filter(|(_, value)| **value == Value::Bool(true));
    flags.fold(String::new(), |text, (name, _)| text + ", " + name)
}

impl Report {
    /// The report as JSON on one line.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("keys are words and values are numbers, words and lists of them")
    }

    /// The report for people. Writing to a string cannot fail.
    pub fn text(&self) -> String {
        let mut text = format!(
            "{} games in {} groups of {}{}, seeds from {}\n",
            self.games,
            self.groups,
            self.title,
            rules_in_words(&self.rules),
            self.seed
        );
        for Entrant { level, wins, share, total, places, .. } in &self.entrants {
            let line = counts::wins_line(&escaped(level), *wins, *share, places);
            let _ = writeln!(text, "{line}  mean total {total:.1}");
        }
        if self.nobody > 0 {
            let _ = writeln!(text, "nobody won {} games", self.nobody);
        }
        text += &counts::work_line(self.entrants.iter().map(|entrant| (entrant.level.as_str(), entrant.decision)));
        if let Some(test) = &self.sprt {
            text += &test.text();
        }
        let each = (self.games_per_second, self.actions_per_second);
        text + &counts::speed_lines(&self.unfinished, self.actions, self.seconds, self.threads, each)
    }
}
