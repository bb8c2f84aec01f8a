//! What a match tells, whatever the game: wins, what the decisions took and speed, counted as it is played, as text and as JSON.

use std::{fmt::Write as _, time::Instant};

use serde::Serialize;
use tabletop::{Game, Thinker};

use crate::{
    Share, TestReport, Verdict,
    contest::{Options, Outcome},
    sprt::Test,
    statistics::Counter,
};

/// The result of a match: of what, `H`, with what each player had on the average, `M`.
#[derive(Debug, Clone, Serialize)]
pub struct Report<H, M> {
    /// What was played.
    #[serde(flatten)]
    pub head: H,
    /// The first seed.
    pub seed: u64,
    /// Games played.
    pub games: u32,
    /// Groups of rotations: games of one group have the same table.
    pub groups: u32,
    /// The seeds of games that were broken off.
    pub unfinished: Vec<u64>,
    /// Games that nobody won, where that is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nobody: Option<u32>,
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
    pub entrants: Vec<Entrant<M>>,
    /// The markets of the board, in order of their hexes, in a game that has some.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markets: Option<Vec<MarketReached>>,
    /// The sequential test, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<TestReport>,
}

/// How one player fared.
#[derive(Debug, Clone, Serialize)]
pub struct Entrant<M> {
    /// Its level.
    pub level: String,
    /// Games won; shared wins are split, unfinished games are won by nobody.
    pub wins: f64,
    /// The same by games.
    #[serde(flatten)]
    pub share: Share,
    /// What it had on the average of finished games.
    #[serde(flatten)]
    pub had: M,
    /// Wins by place in the order of turns, who began first.
    pub places: Vec<Place>,
    /// What its decisions took, on the average.
    pub decision: Decision,
}

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

/// How often a market was worth anything to anyone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MarketReached {
    /// Its hex, as FORMATS.md writes hexes.
    pub hex: String,
    /// Games in which an animal stood beside it at the end.
    pub games: u32,
}

/// Everything counted so far.
pub(super) struct Counts {
    began: Instant,
    games: u32,
    groups: u32,
    pub finished: u32,
    unfinished: Vec<u64>,
    actions: u64,
    entrants: Vec<Fared>,
    test: Option<Test>,
}

/// How an entrant has fared so far.
#[derive(Clone, Default)]
struct Fared {
    wins: Counter,
    places: Vec<Place>,
    decisions: u64,
    seconds: f64,
    pieces: u64,
}

impl Counts {
    pub fn new<T: Thinker>(options: &Options<T>) -> Counts {
        let seats = options.seats.len();
        let nothing = Fared { places: vec![Place::default(); seats], ..Fared::default() };
        Counts {
            began: Instant::now(),
            games: 0,
            groups: 0,
            finished: 0,
            unfinished: Vec::new(),
            actions: 0,
            entrants: vec![nothing; seats],
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
            self.unfinished.extend((!outcome.finished).then_some(outcome.seed));
            for (entrant, side) in self.entrants.iter_mut().zip(&outcome.sides) {
                let place = &mut entrant.places[side.place];
                place.games += 1;
                place.wins += side.share;
                entrant.decisions += u64::from(side.decisions);
                entrant.seconds += side.seconds;
                entrant.pieces += side.pieces;
            }
        }
        let seats = self.entrants.len();
        for (entrant, fared) in self.entrants.iter_mut().enumerate() {
            fared.wins.add(group.iter().map(|outcome| outcome.sides[entrant].share).sum(), group.len());
        }
        let Some(test) = &mut self.test else { return false };
        if group.len() == seats {
            test.add(group.iter().map(|outcome| outcome.sides[0].share).sum::<f64>() / group.len() as f64);
        }
        test.verdict() != Verdict::Open
    }

    /// What all this amounts to, with what was played and what each entrant had.
    pub fn report<T: Thinker, H, M>(self, options: &Options<T>, head: H, had: impl Fn(usize) -> M) -> Report<H, M> {
        let seconds = self.began.elapsed().as_secs_f64();
        let entrant = |(entrant, (player, fared)): (usize, (&T::Player, Fared))| {
            let decisions = fared.decisions.max(1) as f64;
            Entrant {
                level: player.to_string(),
                wins: fared.wins.totals().0,
                share: fared.wins.share(),
                had: had(entrant),
                places: fared.places,
                decision: Decision {
                    milliseconds: fared.seconds * 1_000.0 / decisions,
                    pieces: fared.pieces as f64 / decisions,
                },
            }
        };
        Report {
            head,
            seed: options.seed,
            games: self.games,
            groups: self.groups,
            unfinished: self.unfinished,
            nobody: None,
            actions: self.actions,
            threads: rayon::current_num_threads(),
            seconds,
            games_per_second: f64::from(self.games) / seconds,
            actions_per_second: self.actions as f64 / seconds,
            entrants: options.seats.iter().zip(self.entrants).enumerate().map(entrant).collect(),
            markets: None,
            sprt: options.sprt.zip(self.test).map(|(strengths, test)| test.report(strengths)),
        }
    }
}

impl<M> Entrant<M> {
    /// Its wins for people, without a line end. Writing to a string cannot fail.
    pub(super) fn line(&self) -> String {
        let Share { share, low, high } = self.share;
        let mut text = format!(
            "{:<8} wins {:>8.1} = {:5.1} % [{:.1}, {:.1}]  by turn order",
            self.level,
            self.wins,
            share * 100.0,
            low * 100.0,
            high * 100.0
        );
        for place in &self.places {
            let _ = write!(text, " {:.1} %", place.wins * 100.0 / f64::from(place.games.max(1)));
        }
        text
    }
}

impl<H, M> Report<H, M> {
    /// The report as JSON on one line.
    pub fn json(&self) -> String
    where
        Report<H, M>: Serialize,
    {
        tabletop::line(self)
    }

    /// What the decisions of all took, for people.
    pub(super) fn work_line(&self) -> String {
        let mut text = "a decision took".to_owned();
        for Entrant { level, decision: Decision { milliseconds, pieces }, .. } in &self.entrants {
            let _ = write!(text, "  {level} {milliseconds:.2} ms, {pieces:.0} pieces of work");
        }
        text + "\n"
    }

    /// The test and how fast the match went, for people, with the games that were broken off.
    pub(super) fn last_lines(&self) -> String {
        let mut text = self.sprt.as_ref().map_or(String::new(), TestReport::text);
        if !self.unfinished.is_empty() {
            let seeds: Vec<String> = self.unfinished.iter().map(u64::to_string).collect();
            let _ = writeln!(text, "{} unfinished, seeds {}", seeds.len(), seeds.join(" "));
        }
        let Report { actions, seconds, threads, games_per_second, actions_per_second, .. } = self;
        let speed = format!("{games_per_second:.0} games/s, {actions_per_second:.0} actions/s");
        text + &format!("{actions} actions, {seconds:.1} s on {threads} threads, {speed}\n")
    }
}
