//! What a match of Hacienda tells: wins, points, speed, as text and as JSON.

use std::fmt::Write as _;

use serde::Serialize;

use super::{
    contest::{Options, Outcome},
    counts::{self, Counts, Decision, Place},
    sprt::TestReport,
    statistics::Share,
};
use hacienda_bots::{Brain, Player};
use hacienda_rules::{Category, Cell, Cells, Game, Hacienda, HouseRules, formats::hexes, sentences::escaped};

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

/// Everything counted so far.
pub(super) struct Sums {
    counts: Counts,
    points: Vec<[u64; Category::ALL.len()]>,
    pesos: Vec<u64>,
    /// Each market with the games in which it was reached.
    reached: Vec<(Cell, u32)>,
}

impl Sums {
    pub fn new<const W: usize>(options: &Options<Brain<W>>) -> Sums {
        let seats = options.seats.len();
        Sums {
            counts: Counts::new(options),
            points: vec![[0; Category::ALL.len()]; seats],
            pesos: vec![0; seats],
            reached: options.setting.board.markets().iter().map(|market| (market, 0)).collect(),
        }
    }

    /// Counts the games of a group; true when the test is decided.
    pub fn add<const W: usize>(&mut self, options: &Options<Brain<W>>, group: &[Outcome<Hacienda<W>>]) -> bool {
        for outcome in group {
            let last = &outcome.last;
            let animals = last.animals.iter().fold(Cells::NONE, |all, herd| all | *herd);
            let reached = options.setting.board.around(&animals) & *options.setting.board.markets();
            for (market, games) in &mut self.reached {
                *games += u32::from(reached.has(*market));
            }
            for (entrant, side) in outcome.sides.iter().enumerate().filter(|_| outcome.finished) {
                self.pesos[entrant] += u64::from(last.pesos[side.seat.index()]);
                for rows in last.scorings.held.iter().flatten() {
                    let sums = self.points[entrant].iter_mut();
                    sums.zip(rows[side.seat.index()].points).for_each(|(sum, points)| *sum += u64::from(points));
                }
            }
        }
        self.counts.add(group)
    }

    /// What all this amounts to.
    pub fn report<const W: usize>(self, options: &Options<Brain<W>>, threads: usize, seconds: f64) -> Report {
        let (book, counts) = (&options.setting.rulebook, self.counts);
        let finished = f64::from(counts.finished.max(1));
        let entrant = |(entrant, player): (usize, &Player)| {
            let points = |category: Category| self.points[entrant][category.index()] as f64 / finished;
            let (wins, share) = counts.wins(entrant);
            Entrant {
                level: player.word(),
                wins,
                share,
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
                places: counts.places(entrant),
                decision: counts.decision(entrant),
            }
        };
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
            games: counts.games,
            groups: counts.groups,
            actions: counts.actions,
            threads,
            seconds,
            games_per_second: f64::from(counts.games) / seconds,
            actions_per_second: counts.actions as f64 / seconds,
            entrants: options.seats.iter().enumerate().map(entrant).collect(),
            markets: self.reached.iter().map(market).collect(),
            sprt: counts.test(options),
            unfinished: counts.unfinished,
        }
    }
}

impl Report {
    /// The report as JSON on one line.
    pub fn json(&self) -> String {
        tabletop::line(self)
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
        for Entrant { level, wins, share, places, .. } in &self.entrants {
            text += &counts::wins_line(level, *wins, *share, places);
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
        text += &counts::work_line(self.entrants.iter().map(|entrant| (entrant.level.as_str(), entrant.decision)));
        text.push_str("markets reached in games");
        for MarketReached { hex, games } in &self.markets {
            let _ = write!(text, "  {hex} {:.1} %", f64::from(*games) * 100.0 / f64::from(self.games.max(1)));
        }
        text.push('\n');
        if let Some(test) = &self.sprt {
            text += &test.text();
        }
        let each = (self.games_per_second, self.actions_per_second);
        text + &counts::speed_lines(&self.unfinished, self.actions, self.seconds, self.threads, each)
    }
}
