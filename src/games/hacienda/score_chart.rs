//! The data of the score chart: the points that a scoring would give after each round, and the round in which the
//! winner took the lead for good.

use std::cmp::Reverse;

use hacienda_rules::{
    Category, EffectsSummary, MAX_SEATS, Position, ScoringKind, Seat, Setting, Tallies,
    formats::records::{Record, ReplayError},
};

/// The state after the set-up, at the end of a round, or at the end of a game that ends within a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// The number of turns completed by all seats together.
    pub turns: u32,
    /// The points that a scoring at that time would give. With the running score, these are the current points: money
    /// counts only at the end.
    pub scores: Tallies,
    /// The points of each seat: past scorings plus, until the game is over, a scoring at that time.
    pub standing: [u32; MAX_SEATS],
    /// The pesos of each seat, which break ties.
    pub pesos: [u32; MAX_SEATS],
    /// The number of markets that each seat has reached.
    pub markets: [u16; MAX_SEATS],
}

/// The moment when the winner took the lead for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurningPoint {
    /// The winner.
    pub seat: Seat,
    /// The index of the first sample with that lead.
    pub sample: usize,
    /// The category in which the winner gained the most since the previous sample, and the points gained. `None` if the
    /// winner gained no points in any category.
    pub main_gain: Option<(Category, u16)>,
}

/// The points of a game over its rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreChart {
    /// The number of seats.
    pub seats: usize,
    /// One sample for the set-up and one for each round.
    pub samples: Vec<Sample>,
    /// The scorings that were held, each with the number of turns completed by then.
    pub scorings: Vec<(ScoringKind, u32)>,
    /// The moment when the winner took the lead for good. `None` if several players share the win, or if the game is
    /// not over.
    pub turning_point: Option<TurningPoint>,
    /// True if points count after every action (rules: `rule-running`).
    pub running_score: bool,
}

impl ScoreChart {
    /// Replays a record and samples the points after each round.
    ///
    /// # Errors
    /// Fails if the record cannot be replayed.
    pub fn of(record: &Record) -> Result<ScoreChart, ReplayError> {
        let setting = &record.setting;
        let first = record.set_up()?;
        let seats = usize::from(first.seats);
        let mut samples = vec![sample(&first, setting, 0)];
        let (mut turns, mut scorings, mut last) = (0, Vec::new(), first);
        for step in record.replay()? {
            let step = step?;
            let before = turns;
            let summary = EffectsSummary::of(&step.effects);
            turns += u32::from(summary.turn_ended.is_some());
            scorings.extend(summary.scorings.iter().map(|(kind, _)| (*kind, turns)));
            last = step.after;
            if turns > before && (last.over || (turns as usize).is_multiple_of(seats)) {
                samples.push(sample(&last, setting, turns));
            }
        }
        let turning = match last.winners(setting).as_slice() {
            [winner] => find_turning_point(&samples, seats, *winner),
            _ => None,
        };
        Ok(ScoreChart {
            seats,
            samples,
            scorings,
            turning_point: turning,
            running_score: setting.rulebook.running_score,
        })
    }

    /// Returns the round of a sample, from 1; 0 for the set-up.
    pub fn round(&self, sample: usize) -> u32 {
        self.samples.get(sample).map_or(0, |sample| sample.turns.div_ceil(self.seats.max(1) as u32))
    }

    /// Returns the points of a seat at a sample, in one category or in total.
    pub fn points(&self, sample: usize, seat: Seat, category: Option<Category>) -> u16 {
        self.samples.get(sample).map_or(0, |sample| {
            let tally = &sample.scores[seat.index()];
            category.map_or_else(|| tally.total(), |category| tally.of(category))
        })
    }
}

fn sample(position: &Position, setting: &Setting, turns: u32) -> Sample {
    let mut scores = Tallies::default();
    position.seats().for_each(|seat| scores[seat.index()] = position.standing(setting, seat));
    let mut sample = Sample { turns, scores, standing: [0; MAX_SEATS], pesos: position.pesos, markets: [0; MAX_SEATS] };
    for seat in position.seats() {
        let place = seat.index();
        let held: u32 = position.scorings.held.iter().flatten().map(|rows| u32::from(rows[place].total())).sum();
        let now = if position.over { 0 } else { u32::from(scores[place].total()) };
        sample.standing[place] = held + now;
        sample.markets[place] = position.markets_of(&setting.board, seat).count();
    }
    sample
}

/// Finds the first sample from which the winner stays ahead of all others, by points and then by pesos.
fn find_turning_point(samples: &[Sample], seats: usize, winner: Seat) -> Option<TurningPoint> {
    let me = winner.index();
    let leads = |sample: &Sample| {
        let rank = |seat: usize| (sample.standing[seat], sample.pesos[seat]);
        (0..seats).all(|seat| seat == me || rank(seat) < rank(me))
    };
    let from = samples.iter().rposition(|sample| !leads(sample)).map_or(0, |behind| behind + 1);
    let now = samples.get(from)?;
    let before = from.checked_sub(1).and_then(|before| samples.get(before));
    let gained = |category: Category| {
        let earlier = before.map_or(0, |before| before.scores[me].of(category));
        (category, now.scores[me].of(category).saturating_sub(earlier))
    };
    // Of categories with equal gains, the one that comes first in the rules wins.
    let by = Category::ALL.map(gained).into_iter().filter(|(_, points)| *points > 0);
    Some(TurningPoint { seat: winner, sample: from, main_gain: by.min_by_key(|(_, points)| Reverse(*points)) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hacienda_rules::Tally;

    fn record(name: &str) -> Record {
        let path = format!("{}/tests/records/{name}.hacienda", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the record exists");
        Record::parse(&text).expect("the record is valid")
    }

    const RECORDS: [&str; 6] = [
        "base-2-symmetric",
        "base-3-asymmetric",
        "base-5-symmetric",
        "running-3-symmetric-1009",
        "house-4-own-board",
        "herds-4-symmetric-1035",
    ];

    #[test]
    fn every_round_has_the_points_that_the_rules_give() {
        for name in RECORDS {
            let record = record(name);
            let chart = ScoreChart::of(&record).expect("the record replays");
            let setting = &record.setting;
            let (mut turns, mut at) = (0, 1);
            for step in record.replay().expect("the set-up is valid") {
                let step = step.expect("the record replays");
                let ended = EffectsSummary::of(&step.effects).turn_ended.is_some();
                turns += u32::from(ended);
                if ended && (step.after.over || (turns as usize).is_multiple_of(chart.seats)) {
                    let sample = &chart.samples[at];
                    let mut scores = step.after.scores(setting);
                    if setting.rulebook.running_score && !step.after.over {
                        scores.iter_mut().for_each(|tally| tally.points[Category::Money.index()] = 0);
                    }
                    assert_eq!((sample.turns, sample.scores), (turns, scores), "{name}");
                    at += 1;
                }
            }
            assert_eq!(at, chart.samples.len(), "{name}");
        }
    }

    #[test]
    fn the_chart_ends_with_the_points_and_the_winner_of_the_game() {
        for name in RECORDS {
            let record = record(name);
            let chart = ScoreChart::of(&record).expect("the record replays");
            let last = record.last_position().expect("the record replays");
            let (end, points) = (chart.samples.last().expect("the chart has samples"), last.points(&record.setting));
            assert!((0..chart.seats).all(|seat| end.standing[seat] == u32::from(points[seat])), "{name}");
            let held: Vec<bool> = last.scorings.held.iter().map(Option::is_some).collect();
            let kinds: Vec<bool> =
                ScoringKind::ALL.iter().map(|kind| chart.scorings.iter().any(|(held, _)| held == kind)).collect();
            assert_eq!(held, kinds, "{name}");
            match (last.winners(&record.setting).as_slice(), chart.turning_point) {
                ([winner], Some(turning)) => assert_eq!(*winner, turning.seat, "{name}"),
                (winners, None) => assert_ne!(winners.len(), 1, "{name}"),
                (winners, some) => panic!("{name}: the winners are {winners:?}, but the turning point is {some:?}"),
            }
        }
    }

    /// Returns samples of two seats with these standings. All points are for markets.
    fn samples(rows: &[[u32; 2]]) -> Vec<Sample> {
        let one = |(round, row): (usize, &[u32; 2])| {
            let mut sample = Sample {
                turns: 2 * round as u32,
                scores: [Tally::default(); MAX_SEATS],
                standing: [0; MAX_SEATS],
                pesos: [10, 9, 0, 0, 0],
                markets: [0; MAX_SEATS],
            };
            for (seat, points) in row.iter().enumerate() {
                sample.standing[seat] = *points;
                sample.scores[seat].points[Category::Markets.index()] = *points as u16;
            }
            sample
        };
        rows.iter().enumerate().map(one).collect()
    }

    #[test]
    fn the_turning_point_begins_the_lead_that_the_winner_keeps() {
        let found = |rows: &[[u32; 2]], winner| {
            find_turning_point(&samples(rows), 2, Seat(winner)).map(|t| (t.sample, t.main_gain))
        };
        let markets = |points| Some((Category::Markets, points));
        let rows = [[0, 0], [5, 3], [5, 8], [9, 8], [12, 10]];
        assert_eq!(found(&rows, 0), Some((3, markets(4))));
        // If points are equal, the richer player leads.
        assert_eq!(found(&[[0, 0], [5, 8], [8, 8], [12, 10]], 0), Some((2, markets(3))));
        // The winner leads from the start.
        assert_eq!(found(&[[1, 0], [5, 3]], 0), Some((0, markets(1))));
        // The opponent falls behind.
        assert_eq!(found(&[[5, 6], [5, 4]], 0), Some((1, None)));
        assert_eq!(found(&[[0, 9], [0, 0], [3, 10]], 1), Some((2, markets(10))));
    }
}
