//! Plays a match of any game and counts the results.

use std::time::Instant;

use tabletop::{Game, Reported, Thinker, WithThinker};

use crate::{
    Verdict,
    matches::{self, ArenaError, Options, Outcome},
    report::{Decision, Entrant, MarketReached, Means, Place, PlayedSetting, Report},
    sprt::SequentialTest,
    statistics::Counter,
};

/// Plays a match. Without a time limit, the result depends only on the options, except for the measured times and the
/// number of threads.
///
/// # Errors
/// Fails if the game does not support the number of seats, if the number of games is zero, if the numbers of the
/// sequential test are invalid, or if a record cannot be written.
///
/// # Examples
///
/// ```
/// use arena::{Options, run};
/// use zoff::Setting;
/// use zoff::bots::{Bot, Level};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let (setting, seats) = (Setting::default(), vec![Level::Greedy, Level::Random, Level::Random]);
/// let options = Options::<Bot> { setting, seats, games: 3, seed: 7, sprt: None, think: None, records: None };
/// let report = run(&options)?;
/// assert_eq!((report.games, report.groups), (3, 1)); // Each player sits once in each seat, with the same cards.
/// assert_eq!(report.entrants.iter().map(|entrant| entrant.wins).sum::<f64>(), 3.0);
/// # Ok(())
/// # }
/// ```
pub fn run<T: Thinker<Game: Reported>>(options: &Options<T>) -> Result<Report<T::Game>, ArenaError> {
    T::fastest(&options.setting, Match { options }).map(|counts| counts.report(options))
}

/// A match to be played with the fastest equivalent bots.
struct Match<'a, T: Thinker> {
    options: &'a Options<T>,
}

impl<T: Thinker> WithThinker<T::Player> for Match<'_, T> {
    type Output = Result<Counts, ArenaError>;

    fn with<F: Thinker<Player = T::Player, Game: Reported>>(
        self,
        setting: <F::Game as Game>::Setting,
    ) -> Result<Counts, ArenaError> {
        let Options { seats, games, seed, sprt, think, records, .. } = self.options;
        let (seats, records) = (seats.clone(), records.clone());
        let (games, seed, sprt, think) = (*games, *seed, *sprt, *think);
        let options = Options::<F> { setting, seats, games, seed, sprt, think, records };
        let mut counts = Counts::new(&options);
        matches::run(&options, |group| counts.add(&options.setting, group))?;
        Ok(counts)
    }
}

struct Counts {
    began: Instant,
    games: u32,
    groups: u32,
    finished: u32,
    unfinished: Vec<u64>,
    nobody: u32,
    actions: u64,
    entrants: Vec<EntrantCounts>,
    /// Each market with the number of games in which it was reached.
    markets: Option<Vec<MarketReached>>,
    test: Option<SequentialTest>,
}

/// The results of an entrant so far.
#[derive(Clone, Default)]
struct EntrantCounts {
    wins: Counter,
    /// The sums of the entrant's final figures in finished games, by column.
    sums: Vec<i64>,
    places: Vec<Place>,
    decisions: u64,
    seconds: f64,
    work_units: u64,
}

impl Counts {
    fn new<T: Thinker<Game: Reported>>(options: &Options<T>) -> Counts {
        let seats = options.seats.len();
        let sums = vec![0; T::Game::COLUMNS.len()];
        let nothing = EntrantCounts { places: vec![Place::default(); seats], sums, ..EntrantCounts::default() };
        let unreached = |hexes: Vec<String>| hexes.into_iter().map(|hex| MarketReached { hex, games: 0 }).collect();
        Counts {
            began: Instant::now(),
            games: 0,
            groups: 0,
            finished: 0,
            unfinished: Vec::new(),
            nobody: 0,
            actions: 0,
            entrants: vec![nothing; seats],
            markets: T::Game::markets(&options.setting).map(unreached),
            test: options.sprt.map(|strengths| SequentialTest::new(strengths, seats)),
        }
    }

    /// Counts the games of a group. Returns true when the test is decided.
    fn add<G: Reported>(&mut self, setting: &G::Setting, group: &[Outcome<G>]) -> bool {
        self.groups += 1;
        for outcome in group {
            self.games += 1;
            self.actions += u64::from(outcome.actions);
            for (entrant, result) in self.entrants.iter_mut().zip(&outcome.results) {
                let place = &mut entrant.places[result.place];
                place.games += 1;
                place.wins += result.share;
                entrant.decisions += u64::from(result.decisions);
                entrant.seconds += result.seconds;
                entrant.work_units += result.work_units;
            }
            for (market, reached) in self.markets.iter_mut().flatten().zip(G::reached(setting, &outcome.last)) {
                market.games += u32::from(reached);
            }
            if outcome.finished {
                self.add_end(setting, outcome);
            } else {
                self.unfinished.push(outcome.seed);
            }
        }
        let seats = self.entrants.len();
        for (entrant, counts) in self.entrants.iter_mut().enumerate() {
            counts.wins.add(group.iter().map(|outcome| outcome.results[entrant].share).sum(), group.len());
        }
        let Some(test) = &mut self.test else { return false };
        if group.len() == seats {
            test.add(group.iter().map(|outcome| outcome.results[0].share).sum::<f64>() / group.len() as f64);
        }
        test.verdict() != Verdict::Open
    }

    /// Counts the final figures of a finished game.
    fn add_end<G: Reported>(&mut self, setting: &G::Setting, outcome: &Outcome<G>) {
        self.finished += 1;
        self.nobody += u32::from(outcome.results.iter().all(|result| result.share == 0.0));
        let columns = G::columns(setting, &outcome.last);
        for (entrant, result) in self.entrants.iter_mut().zip(&outcome.results) {
            entrant.sums.iter_mut().zip(&columns[result.seat.index()]).for_each(|(sum, figure)| *sum += figure);
        }
    }

    fn report<T: Thinker<Game: Reported>>(self, options: &Options<T>) -> Report<T::Game> {
        let seconds = self.began.elapsed().as_secs_f64();
        let parts = f64::from(self.finished.max(1)) * f64::from(T::Game::PARTS);
        let entrant = |(player, counts): (&T::Player, EntrantCounts)| {
            let decisions = counts.decisions.max(1) as f64;
            let means = T::Game::COLUMNS.iter().zip(counts.sums).map(|(column, sum)| (*column, sum as f64 / parts));
            Entrant {
                level: player.to_string(),
                wins: counts.wins.totals().0,
                share: counts.wins.share(),
                means: Means(means.collect()),
                places: counts.places,
                decision: Decision {
                    milliseconds: counts.seconds * 1_000.0 / decisions,
                    pieces: counts.work_units as f64 / decisions,
                },
            }
        };
        Report {
            played: PlayedSetting { setting: options.setting.clone(), whole: true },
            seed: options.seed,
            games: self.games,
            groups: self.groups,
            unfinished: self.unfinished,
            nobody: Report::<T::Game>::SINGLE_COLUMN.then_some(self.nobody),
            actions: self.actions,
            threads: rayon::current_num_threads(),
            seconds,
            games_per_second: f64::from(self.games) / seconds,
            actions_per_second: self.actions as f64 / seconds,
            entrants: options.seats.iter().zip(self.entrants).map(entrant).collect(),
            markets: self.markets,
            sprt: options.sprt.zip(self.test).map(|(strengths, test)| test.report(strengths)),
        }
    }
}
