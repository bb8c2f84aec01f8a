//! What a match tells: wins, points, speed, as text and as JSON.

use std::fmt::Write as _;

use serde::Serialize;

use super::{
    Options,
    game::Outcome,
    sprt::{Test, Verdict},
    statistics::{Counter, Share},
};
use hacienda_rules::{Category, Cell, Game, HouseRules, formats::hexes, sentences::escaped};

/// The result of a match.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// The name of the board.
    pub board: String,
    /// Which game.
    pub game: Game,
    /// Variant 2.
    pub running_score: bool,
    /// The house rules.
    pub house: HouseRules,
    /// The first seed.
    pub seed: u64,
    /// Games played.
    pub games: u32,
    /// Groups of rotations: games of one group have the same cards.
    pub groups: u32,
    /// The seeds of games that were broken off.
    pub unfinished: Vec<u64>,
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
    /// The markets of the board, in order of their hexes.
    pub markets: Vec<MarketReached>,
    /// The sequential test, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<TestReport>,
}

/// How often a market was worth anything to anyone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MarketReached {
    /// Its hex, as FORMATS.md writes hexes.
    pub hex: String,
    /// Games in which an animal stood beside it at the end.
    pub games: u32,
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
    /// Mean points and pesos of finished games.
    pub mean: Means,
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

/// Mean points by category over all scorings of a game, and pesos at its end.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Means {
    /// Markets reached.
    pub markets: f64,
    /// Land chains.
    pub chains: f64,
    /// Groups with haciendas.
    pub haciendas: f64,
    /// Tiles beside ponds.
    pub ponds: f64,
    /// Herds.
    pub herds: f64,
    /// Full tens of pesos.
    pub money: f64,
    /// All of these.
    pub total: f64,
    /// Pesos at the end.
    pub pesos: f64,
}

/// Games and wins at one place in the order of turns.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Place {
    /// Games played there.
    pub games: u32,
    /// Games won there.
    pub wins: f64,
}

/// Where the sequential test stands.
#[derive(Debug, Clone, Serialize)]
pub struct TestReport {
    /// The lower strength in Elo.
    pub elo0: f64,
    /// The higher one.
    pub elo1: f64,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// Below this the first entrant is weaker.
    pub lower: f64,
    /// Above this it is stronger.
    pub upper: f64,
    /// What the test found.
    pub verdict: Verdict,
}

/// Everything counted so far.
pub(super) struct Sums {
    seats: usize,
    games: u32,
    groups: u32,
    finished: u32,
    unfinished: Vec<u64>,
    actions: u64,
    wins: Vec<Counter>,
    points: Vec<[u64; Category::ALL.len()]>,
    pesos: Vec<u64>,
    places: Vec<Vec<Place>>,
    /// Decisions, seconds and pieces of work of each entrant.
    work: Vec<(u64, f64, u64)>,
    /// Each market with the games in which it was reached.
    reached: Vec<(Cell, u32)>,
    test: Option<Test>,
}

impl Sums {
    pub fn new(options: &Options) -> Sums {
        let seats = options.seats.len();
        Sums {
            seats,
            games: 0,
            groups: 0,
            finished: 0,
            unfinished: Vec::new(),
            actions: 0,
            wins: vec![Counter::default(); seats],
            points: vec![[0; Category::ALL.len()]; seats],
            pesos: vec![0; seats],
            places: vec![vec![Place::default(); seats]; seats],
            work: vec![(0, 0.0, 0); seats],
            reached: options.setting.board.markets().iter().map(|market| (market, 0)).collect(),
            test: options.sprt.map(|strengths| Test::new(strengths, seats)),
        }
    }

    /// Counts the games of a group; true when the test is decided.
    pub fn add(&mut self, group: &[Outcome]) -> bool {
        self.groups += 1;
        for outcome in group {
            self.games += 1;
            self.actions += u64::from(outcome.actions);
            self.finished += u32::from(outcome.finished);
            if !outcome.finished {
                self.unfinished.push(outcome.seed);
            }
            for (market, games) in &mut self.reached {
                *games += u32::from(outcome.reached.has(*market));
            }
            for (entrant, side) in outcome.sides.iter().enumerate() {
                let place = &mut self.places[entrant][side.place];
                place.games += 1;
                place.wins += side.share;
                let (decisions, seconds, pieces) = &mut self.work[entrant];
                *decisions += u64::from(side.decisions);
                *seconds += side.seconds;
                *pieces += side.pieces;
                if outcome.finished {
                    self.pesos[entrant] += u64::from(side.pesos);
                    let sums = self.points[entrant].iter_mut();
                    sums.zip(side.points).for_each(|(sum, points)| *sum += u64::from(points));
                }
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

    /// What all this amounts to.
    pub fn report(self, options: &Options, threads: usize, seconds: f64) -> Report {
        let book = &options.setting.rulebook;
        let finished = f64::from(self.finished.max(1));
        let entrant = |(entrant, player): (usize, &hacienda_bots::Player)| {
            let points = |category: Category| self.points[entrant][category.index()] as f64 / finished;
            Entrant {
                level: player.word(),
                wins: self.wins[entrant].totals().0,
                share: self.wins[entrant].share(),
                mean: Means {
                    markets: points(Category::Markets),
                    chains: points(Category::Chains),
                    haciendas: points(Category::Haciendas),
                    ponds: points(Category::Ponds),
                    herds: points(Category::Herds),
                    money: points(Category::Money),
                    total: self.points[entrant].iter().sum::<u64>() as f64 / finished,
                    pesos: self.pesos[entrant] as f64 / finished,
                },
                places: self.places[entrant].clone(),
                decision: Decision {
                    milliseconds: self.work[entrant].1 * 1_000.0 / self.work[entrant].0.max(1) as f64,
                    pieces: self.work[entrant].2 as f64 / self.work[entrant].0.max(1) as f64,
                },
            }
        };
        let (lower, upper) = Test::bounds();
        let market = |(market, games): &(Cell, u32)| MarketReached {
            hex: hexes::text(&options.setting.board, *market),
            games: *games,
        };
        Report {
            board: options.setting.board.name.clone(),
            game: book.game,
            running_score: book.running_score,
            house: book.house,
            seed: options.seed,
            games: self.games,
            groups: self.groups,
            actions: self.actions,
            threads,
            seconds,
            games_per_second: f64::from(self.games) / seconds,
            actions_per_second: self.actions as f64 / seconds,
            entrants: options.seats.iter().enumerate().map(entrant).collect(),
            markets: self.reached.iter().map(market).collect(),
            sprt: options.sprt.zip(self.test.as_ref()).map(|((elo0, elo1), test)| TestReport {
                elo0,
                elo1,
                llr: test.ratio(),
                lower,
                upper,
                verdict: test.verdict(),
            }),
            unfinished: self.unfinished,
        }
    }
}

impl Report {
    /// The report as JSON on one line.
    pub fn json(&self) -> String {
        hacienda_rules::formats::events::line(self)
    }

    /// The report for people.
    pub fn text(&self) -> String {
        let mut text = format!(
            "{} games in {} groups on {}, {}{}, seeds from {}\n",
            self.games,
            self.groups,
            escaped(&self.board),
            self.game.word(),
            if self.running_score { " with the running score" } else { "" },
            self.seed
        );
        // Writing to a string cannot fail.
        for entrant in &self.entrants {
            let Share { share, low, high } = entrant.share;
            let _ = write!(
                text,
                "{:<8} wins {:>8.1} = {:5.1} % [{:.1}, {:.1}]  by turn order",
                entrant.level,
                entrant.wins,
                share * 100.0,
                low * 100.0,
                high * 100.0
            );
            for place in &entrant.places {
                let _ = write!(text, " {:.1} %", place.wins * 100.0 / f64::from(place.games.max(1)));
            }
            text.push('\n');
        }
        let _ = writeln!(
            text,
            "{:<8} {:>8} {:>8} {:>9} {:>8} {:>8} {:>8} {:>8} {:>8}",
            "means", "markets", "chains", "haciendas", "ponds", "herds", "money", "total", "pesos"
        );
        for Entrant { level, mean, .. } in &self.entrants {
            let _ = writeln!(
                text,
                "{level:<8} {:>8.1} {:>8.1} {:>9.1} {:>8.1} {:>8.1} {:>8.1} {:>8.1} {:>8.1}",
                mean.markets, mean.chains, mean.haciendas, mean.ponds, mean.herds, mean.money, mean.total, mean.pesos
            );
        }
        text.push_str("a decision took");
        for Entrant { level, decision: Decision { milliseconds, pieces }, .. } in &self.entrants {
            let _ = write!(text, "  {level} {milliseconds:.2} ms, {pieces:.0} pieces of work");
        }
        text.push('\n');
        text.push_str("markets reached in games");
        for MarketReached { hex, games } in &self.markets {
            let _ = write!(text, "  {hex} {:.1} %", f64::from(*games) * 100.0 / f64::from(self.games.max(1)));
        }
        text.push('\n');
        if let Some(test) = &self.sprt {
            let verdict = match test.verdict {
                Verdict::Weaker => format!("no stronger than {} Elo", test.elo0),
                Verdict::Stronger => format!("as strong as {} Elo", test.elo1),
                Verdict::Open => "open".to_owned(),
            };
            let _ = writeln!(
                text,
                "test of {} against {} Elo over groups: ratio {:.2} in [{:.2}, {:.2}]: {verdict}",
                test.elo0, test.elo1, test.llr, test.lower, test.upper
            );
        }
        if !self.unfinished.is_empty() {
            let seeds: Vec<String> = self.unfinished.iter().map(u64::to_string).collect();
            let _ = writeln!(text, "{} unfinished, seeds {}", seeds.len(), seeds.join(" "));
        }
        let _ = writeln!(
            text,
            "{} actions, {:.1} s on {} threads, {:.0} games/s, {:.0} actions/s",
            self.actions, self.seconds, self.threads, self.games_per_second, self.actions_per_second
        );
        text
    }
}
