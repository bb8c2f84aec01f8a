//! Evaluation: the points that a seat can expect at the end, computed with weights fitted to games between bots.

use std::sync::OnceLock;

use crate::features::{FEATURES, Features, KNOTS, NAMES, SECOND_HALF, features_of, phase};
use hacienda_rules::{
    Category, Deck, Edition, MAX_SEATS, Position, Rulebook, Seat, Setting, Size, Tallies, position::Scorings,
};
use tabletop::refuse;

/// The fitted weights, as written by `hacienda fit`.
const FITTED: &str = include_str!("weights.txt");

/// The bonus, by category, that a player adds to the true value of a point. It gives bots different tempers.
pub type Taste = [f32; Category::ALL.len()];

/// The value of each feature in points at each knot.
pub type Weights = [[f32; FEATURES]; KNOTS];

/// A kind of game with separate weights: the game, whether it has the running score, and the number of seats.
pub type Kind = (Edition, bool, u8);

/// The weights for several kinds of game.
#[derive(Debug, Clone, Default)]
pub struct WeightTable(Vec<(Kind, Weights)>);

impl WeightTable {
    /// Returns the weights built into the program.
    pub fn fitted() -> &'static WeightTable {
        static TABLE: OnceLock<WeightTable> = OnceLock::new();
        TABLE.get_or_init(|| WeightTable::parse(FITTED).expect("the built-in weights are valid"))
    }

    /// Parses the output of [`WeightTable::text`].
    ///
    /// # Errors
    /// Returns a message that identifies the invalid line or reports that the text ends too early.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_bots::evaluate::WeightTable;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let fitted = WeightTable::fitted();
    /// assert_eq!(WeightTable::parse(&fitted.text())?.text(), fitted.text());
    /// let error = WeightTable::parse("[base plain 2]\n").expect_err("no rows");
    /// assert_eq!(error, "the last kind of game has too few rows");
    /// # Ok(())
    /// # }
    /// ```
    pub fn parse(text: &str) -> Result<WeightTable, String> {
        let mut table = WeightTable::default();
        let mut row = FEATURES;
        for (number, line) in text.lines().enumerate() {
            let wrong = |what: &str| format!("line {}: {what}", number + 1);
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(head) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                refuse(row != FEATURES, wrong("the previous kind of game has too few rows"))?;
                let words: Vec<&str> = head.split(' ').collect();
                let [game, score, seats] = words[..] else { return Err(wrong("invalid kind of game")) };
                let game = Edition::from_word(game).ok_or_else(|| wrong("unknown game"))?;
                let seats = seats.parse().map_err(|_| wrong("invalid number of seats"))?;
                table.0.push(((game, score == "running", seats), [[0.0; FEATURES]; KNOTS]));
                row = 0;
                continue;
            }
            let (numbers, name) = line.split_once(';').ok_or_else(|| wrong("missing feature name"))?;
            refuse(NAMES.get(row) != Some(&name.trim()), wrong("unexpected feature"))?;
            let Some((_, weights)) = table.0.last_mut() else { return Err(wrong("missing kind of game")) };
            let mut words = numbers.split_whitespace();
            for knot in weights.iter_mut() {
                let word = words.next().ok_or_else(|| wrong("too few numbers"))?;
                knot[row] = word.parse().map_err(|_| wrong("not a number"))?;
            }
            row += 1;
        }
        refuse(row != FEATURES, "the last kind of game has too few rows")?;
        Ok(table)
    }

    /// Returns the table as text: a block for each kind of game, a row for each feature, a column for each knot.
    pub fn text(&self) -> String {
        let mut text = String::from(
            "# Points that each feature is worth, from the first cards to the last; written by `hacienda fit`.\n",
        );
        for ((game, running, seats), weights) in &self.0 {
            let score = if *running { "running" } else { "plain" };
            text.push_str(&format!("[{} {score} {seats}]\n", game.word()));
            for (row, name) in NAMES.iter().enumerate() {
                weights.iter().for_each(|knot| text.push_str(&format!("{:9.3}", knot[row])));
                text.push_str(&format!(" ; {name}\n"));
            }
        }
        text
    }

    /// Inserts or replaces the weights of a kind of game.
    pub fn put(&mut self, kind: Kind, weights: Weights) {
        self.0.retain(|(other, _)| *other != kind);
        self.0.push((kind, weights));
        self.0.sort_by_key(|((game, running, seats), _)| (game.word(), *running, *seats));
    }

    /// Returns the weights of exactly this kind of game.
    fn get(&self, kind: Kind) -> Option<&Weights> {
        self.0.iter().find(|(other, _)| *other == kind).map(|(_, weights)| weights)
    }

    /// Returns the weights of a kind of game. If the table lacks them, returns the weights of another kind, if possible
    /// a similar one; `None` if the table is empty.
    pub fn of(&self, (game, running, seats): Kind) -> Option<&Weights> {
        let similar = [
            (game, running, seats),
            (game, !running, seats),
            (Edition::Base, running, seats),
            (Edition::Base, false, seats),
        ];
        similar.into_iter().find_map(|kind| self.get(kind)).or_else(|| self.0.first().map(|(_, weights)| weights))
    }
}

/// The certain points of a seat, and the part of the game that is still open.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outlook {
    /// The points that the seat can no longer lose.
    pub certain: f32,
    /// The phase of the game for which the rest is evaluated: the last knot reached, and the fraction of the way to the
    /// next. `None` once the seat has had its last turn.
    pub rest: Option<(usize, f32)>,
}

impl Outlook {
    /// Returns the outlook of a seat, given its features in the position.
    pub fn of(setting: &Setting, position: &Position<impl Size>, seat: Seat, features: &Features) -> Outlook {
        let held = position.scorings.held.iter().flatten().map(|rows| rows[seat.index()].total()).sum::<u16>();
        let banked = f32::from(held);
        if position.over {
            return Outlook { certain: banked, rest: None };
        }
        let score = f32::from(features.score.total());
        let [intermediate, last] = position.scorings.due;
        if !has_finished(setting, position, seat) || !intermediate && !last {
            return Outlook { certain: banked, rest: Some(phase(setting, position)) };
        }
        // The points of a due scoring are certain. After the intermediate scoring, the second half begins.
        match last {
            true => Outlook { certain: banked + score * if intermediate { 2.0 } else { 1.0 }, rest: None },
            false => Outlook { certain: banked + score, rest: Some((SECOND_HALF, 0.0)) },
        }
    }
}

/// An evaluation of positions of one kind of game. Its values are in points, but only differences between seats are
/// meaningful, since a longer game brings more points to every seat.
#[derive(Debug, Clone)]
pub struct Evaluator {
    weights: Weights,
    taste: Taste,
}

impl Evaluator {
    /// Creates an evaluation with the built-in weights.
    pub fn new(book: &Rulebook, seats: u8, taste: Taste) -> Evaluator {
        Evaluator::from_table(WeightTable::fitted(), book, seats, taste)
    }

    /// Creates an evaluation with the weights of a table for this game.
    pub(super) fn from_table(table: &WeightTable, book: &Rulebook, seats: u8, taste: Taste) -> Evaluator {
        let weights = table.of((book.edition, book.running_score, seats)).copied();
        Evaluator::with_weights(weights.unwrap_or([[0.0; FEATURES]; KNOTS]), taste)
    }

    /// Creates an evaluation with these weights.
    pub fn with_weights(weights: Weights, taste: Taste) -> Evaluator {
        Evaluator { weights, taste }
    }

    /// Returns the value of a position for a seat, given the seat's features.
    pub fn value(&self, setting: &Setting, position: &Position<impl Size>, seat: Seat, features: &Features) -> f32 {
        let Outlook { certain, rest } = Outlook::of(setting, position, seat, features);
        let mut value = certain;
        if let Some((knot, fraction)) = rest {
            let (here, next) = (&self.weights[knot], &self.weights[knot + 1]);
            for ((number, here), next) in features.numbers.iter().zip(here).zip(next) {
                value += number * (here + (next - here) * fraction);
            }
        }
        value
    }

    /// Returns the bonus that the taste adds to the true value.
    fn taste_bonus(&self, features: &Features) -> f32 {
        features.score.points.iter().zip(self.taste).map(|(points, taste)| f32::from(*points) * taste).sum()
    }

    /// Returns the expected lead of a seat over the best other seat at the end of the game, plus the bonus for its
    /// taste.
    pub(super) fn margin(&self, setting: &Setting, position: &Position<impl Size>, seat: Seat) -> f32 {
        let mut points = [f32::MIN; MAX_SEATS];
        for other in position.seats() {
            let features = features_of(setting, position, other, [0; 2]);
            let taste_bonus = if other == seat { self.taste_bonus(&features) } else { 0.0 };
            points[other.index()] = self.value(setting, position, other, &features) + taste_bonus;
        }
        let own = std::mem::replace(&mut points[seat.index()], f32::MIN);
        own - points.into_iter().fold(f32::MIN, f32::max)
    }
}

/// The features of the other seats, as known to the player who plans a turn. They hardly change during that turn.
#[derive(Debug, Clone)]
pub(super) struct Opponents {
    features: Vec<(Seat, Features)>,
    /// The total value for the other seats, with the [`EvaluationKey`] for which it was computed.
    value: Option<(EvaluationKey, f32)>,
}

/// The parts of a position, apart from a seat's features, that affect the value for the seat: the sizes of the animal
/// stacks, the scorings due and held, the seat to act, and whether the game is over.
type EvaluationKey = ([usize; 2], [bool; 2], [Option<Tallies>; 2], Seat, bool);

impl Opponents {
    /// Collects the features of all seats but one.
    pub(super) fn of(setting: &Setting, position: &Position<impl Size>, seat: Seat) -> Opponents {
        // Uses only the known cards in their hands. For the other cards, only the deck is known.
        let mut seen = *position;
        let mut others = Vec::with_capacity(MAX_SEATS);
        for other in position.seats().filter(|other| *other != seat) {
            let unseen = Deck::ALL.map(|deck| position.hidden_in_hand(other, deck) as u8);
            seen.hands[other.index()] = position.known[other.index()];
            others.push((other, features_of(setting, &seen, other, unseen)));
        }
        Opponents { features: others, value: None }
    }

    /// Returns the total value for the other seats. It is cached, because most plans leave the [`EvaluationKey`]
    /// unchanged.
    fn value(&mut self, evaluator: &Evaluator, setting: &Setting, position: &Position<impl Size>) -> f32 {
        let Scorings { due, held } = position.scorings;
        let key = (position.animal_stacks.map(|stack| stack.len()), due, held, position.turn.seat, position.over);
        match self.value {
            Some((known, worth)) if known == key => worth,
            _ => {
                let each = |(seat, features): &(Seat, Features)| evaluator.value(setting, position, *seat, features);
                let worth = self.features.iter().map(each).sum();
                self.value = Some((key, worth));
                worth
            }
        }
    }

    /// Returns the expected lead of a seat with these features over the average of the other seats, plus the bonus for
    /// its taste. Each call must pass the same `evaluator`.
    pub(super) fn lead(
        &mut self,
        evaluator: &Evaluator,
        setting: &Setting,
        position: &Position<impl Size>,
        seat: Seat,
        own: &Features,
    ) -> f32 {
        let others = self.value(evaluator, setting, position);
        evaluator.value(setting, position, seat, own) + evaluator.taste_bonus(own)
            - others / self.features.len().max(1) as f32
    }
}

/// Returns true if a seat has no more turns before the scorings that are due. The seat to act is assumed to have
/// finished its turn.
fn has_finished(setting: &Setting, position: &Position<impl Size>, seat: Seat) -> bool {
    if setting.rulebook.house.score_at_end_of_turn {
        return true;
    }
    let place = |seat: Seat| (seat.0 + position.seats - position.start.0) % position.seats;
    place(seat) <= place(position.turn.seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_weights_survive_a_round_trip() {
        let table = WeightTable::fitted();
        let again = WeightTable::parse(&table.text()).expect("written weights can be parsed");
        assert_eq!(again.text(), table.text());
        assert_eq!(table.text(), FITTED);
        for game in Edition::ALL {
            for seats in 2..=MAX_SEATS as u8 {
                assert!(table.of((game, false, seats)).is_some(), "{} {seats}", game.word());
            }
        }
    }

    #[test]
    fn invalid_weights_are_rejected_with_the_reason() {
        let row = "0 0 0 0 0 0 ; market points";
        for (text, reason) in [
            ("[base plain 2]", "too few rows"),
            ("[base plain]", "line 1: invalid kind of game"),
            ("[bass plain 2]", "line 1: unknown game"),
            ("[base plain two]", "line 1: invalid number of seats"),
            ("1 2 3", "line 1: missing feature name"),
            (row, "line 1: unexpected feature"),
            ("[base plain 2]\n0 0 0 ; market points", "line 2: too few numbers"),
            ("[base plain 2]\n0 0 0 0 0 x ; market points", "line 2: not a number"),
            (&format!("[base plain 2]\n{row}\n[base plain 3]"), "line 3: the previous kind of game"),
        ] {
            let error = WeightTable::parse(text).expect_err(text);
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
