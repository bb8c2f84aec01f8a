//! Matches of games that have no columns of their own in a report: wins, points and speed.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;
use tabletop::{Game, Thinker, Written};

use super::{
    contest::{self, ArenaError, Options},
    ladder::ByTitle,
    report::{Counts, Report},
};

/// What a player had on the average.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Total {
    /// Points.
    pub total: f64,
}

/// Plays a match. Without a time to think the result depends on the options alone, but for the time it took.
///
/// # Errors
/// As [`crate::run`].
pub fn run<T: Thinker<Game: Written>>(options: &Options<T>) -> Result<Report<ByTitle, Total>, ArenaError> {
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
    let rules = serde_json::to_value(T::Game::rules(&options.setting)).expect("rules are words with numbers and flags");
    let head = ByTitle { title: T::Game::TITLE, rules };
    let mut report = counts.report(options, head, |entrant| Total { total: totals[entrant] as f64 / parts });
    report.nobody = Some(nobody);
    Ok(report)
}

/// The rules that are played beside the book, after a comma each.
pub(super) fn rules_in_words(rules: &Value) -> String {
    let flags = rules.as_object().into_iter().flatten().filter(|(_, value)| **value == Value::Bool(true));
    flags.fold(String::new(), |text, (name, _)| text + ", " + name)
}

impl Report<ByTitle, Total> {
    /// The report for people. Writing to a string cannot fail.
    pub fn text(&self) -> String {
        let ByTitle { title, rules } = &self.head;
        let rules = rules_in_words(rules);
        let mut text =
            format!("{} games in {} groups of {title}{rules}, seeds from {}\n", self.games, self.groups, self.seed);
        for entrant in &self.entrants {
            let _ = writeln!(text, "{}  mean total {:.1}", entrant.line(), entrant.had.total);
        }
        if let Some(nobody @ 1..) = self.nobody {
            let _ = writeln!(text, "nobody won {nobody} games");
        }
        text + &self.work_line() + &self.last_lines()
    }
}
