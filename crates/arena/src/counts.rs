//! What is counted of every match, whatever the game.

use std::fmt::Write as _;

use serde::Serialize;
use tabletop::{Game, Thinker};

use super::{
    contest::{Options, Outcome},
    sprt::{Test, TestReport, Verdict},
    statistics::{Counter, Share},
};

/// What a decision of one player took, on the average.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Decision {
    /// Milliseconds of processor time.
    pub milliseconds: f64,
    /// Pieces of work: nodes of plans extended, games imagined, iterations of the tree search.
    pub pieces: f64,
}

/// Games and wins at one place in the order of turns.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Place {
    /// Games played there.
    pub games: u32,
    /// Games won there.
    pub wins: f64,
}

/// Everything counted so far.
pub(super) struct Counts {
    seats: usize,
    pub games: u32,
    pub groups: u32,
    pub finished: u32,
    pub unfinished: Vec<u64>,
    pub actions: u64,
    wins: Vec<Counter>,
    places: Vec<Vec<Place>>,
    /// Decisions, seconds and pieces of work of each entrant.
    work: Vec<(u64, f64, u64)>,
    test: Option<Test>,
}

impl Counts {
    pub fn new<T: Thinker>(options: &Options<T>) -> Counts {
        let seats = options.seats.len();
        Counts {
            seats,
            games: 0,
            groups: 0,
            finished: 0,
            unfinished: Vec::new(),
            actions: 0,
            wins: vec![Counter::default(); seats],
            places: vec![vec![Place::default(); seats]; seats],
            work: vec![(0, 0.0, 0); seats],
            test: options.sprt.map(|strengths| Test::new(strengths, seats)),
        }
    }

    /// Counts the games of a group; true when the test is decided.
    pub fn add<G: Game>(&mut self, group: &[Outcome<G>]) -> bool {
        self.groups += 1;
        for outcome in group {
            self.games += 1;
            self.actions += u64::from(outcome.actions);
            self.finished += u32::from(outcome.finished);
            if !outcome.finished {
                self.unfinished.push(outcome.seed);
            }
            for (entrant, side) in outcome.sides.iter().enumerate() {
                let place = &mut self.places[entrant][side.place];
                place.games += 1;
                place.wins += side.share;
                let (decisions, seconds, pieces) = &mut self.work[entrant];
                *decisions += u64::from(side.decisions);
                *seconds += side.seconds;
                *pieces += side.pieces;
            }
        }
        for (entrant, counter) in self.wins.iter_mut().enumerate() {
            counter.add(group.iter().map(|outcome| outcome.sides[entrant].share).sum(), group.len());
        }
        let Some(test) = &mut self.test else { return false };
        if group.len() == self.seats {
            test.add(group.iter().map(|outcome| outcome.sides[0].share).sum::<f64>() / group.len() as f64);
        }
        test.verdict() != Verdict::Open
    }

    /// Games won by an entrant, and their share.
    pub fn wins(&self, entrant: usize) -> (f64, Share) {
        (self.wins[entrant].totals().0, self.wins[entrant].share())
    }

    /// Wins of an entrant by place in the order of turns, who began first.
    pub fn places(&self, entrant: usize) -> Vec<Place> {
        self.places[entrant].clone()
    }

    /// What a decision of an entrant took.
    pub fn decision(&self, entrant: usize) -> Decision {
        let (decisions, seconds, pieces) = self.work[entrant];
        Decision {
            milliseconds: seconds * 1_000.0 / decisions.max(1) as f64,
            pieces: pieces as f64 / decisions.max(1) as f64,
        }
    }

    /// Where the test stands, if there is one.
    pub fn test<T: Thinker>(&self, options: &Options<T>) -> Option<TestReport> {
        let (lower, upper) = Test::bounds();
        options.sprt.zip(self.test.as_ref()).map(|((elo0, elo1), test)| TestReport {
            elo0,
            elo1,
            llr: test.ratio(),
            lower,
            upper,
            verdict: test.verdict(),
        })
    }
}

/// The wins of one entrant for people, without a line end. Writing to a string cannot fail.
pub(super) fn wins_line(level: &str, wins: f64, Share { share, low, high }: Share, places: &[Place]) -> String {
    let mut text = format!(
        "{level:<8} wins {wins:>8.1} = {:5.1} % [{:.1}, {:.1}]  by turn order",
        share * 100.0,
        low * 100.0,
        high * 100.0
    );
    for place in places {
        let _ = write!(text, " {:.1} %", place.wins * 100.0 / f64::from(place.games.max(1)));
    }
    text
}

/// What the decisions of all took, for people.
pub(super) fn work_line<'a>(entrants: impl Iterator<Item = (&'a str, Decision)>) -> String {
    let mut text = "a decision took".to_owned();
    for (level, Decision { milliseconds, pieces }) in entrants {
        let _ = write!(text, "  {level} {milliseconds:.2} ms, {pieces:.0} pieces of work");
    }
    text + "\n"
}

/// How fast a match went, for people, with the games that were broken off.
pub(super) fn speed_lines(unfinished: &[u64], actions: u64, seconds: f64, threads: usize, each: (f64, f64)) -> String {
    let mut text = String::new();
    if !unfinished.is_empty() {
        let seeds: Vec<String> = unfinished.iter().map(u64::to_string).collect();
        let _ = writeln!(text, "{} unfinished, seeds {}", seeds.len(), seeds.join(" "));
    }
    let _ = writeln!(
        text,
        "{actions} actions, {seconds:.1} s on {threads} threads, {:.0} games/s, {:.0} actions/s",
        each.0, each.1
    );
    text
}
