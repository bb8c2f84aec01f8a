//! What a position is worth to a seat: the points it may expect at the end, by weights fitted on games of computer players.

use std::sync::OnceLock;

use crate::features::{FEATURES, KNOTS, NAMES, Prospect, SECOND_HALF, phase, prospect};
use hacienda_rules::{
    Category, Deck, Game, MAX_SEATS, Position, Rulebook, Seat, Setting, Size, Tallies, position::Scorings,
};
use tabletop::refuse;

/// The fitted weights, as `hacienda fit` writes them.
const FITTED: &str = include_str!("weights.txt");

/// How many points more than it is worth a point of each category is to a player: what makes temperaments.
pub type Taste = [f32; Category::ALL.len()];

/// What each feature is worth in points at each knot.
pub type Weights = [[f32; FEATURES]; KNOTS];

/// A game that has weights of its own: which one, with the running score or not, for how many.
pub type Kind = (Game, bool, u8);

/// Weights for every kind of game.
#[derive(Debug, Clone, Default)]
pub struct WeightTable(Vec<(Kind, Weights)>);

impl WeightTable {
    /// The weights that come with the program.
    pub fn fitted() -> &'static WeightTable {
        static TABLE: OnceLock<WeightTable> = OnceLock::new();
        TABLE.get_or_init(|| WeightTable::parse(FITTED).expect("a test reads them"))
    }

    /// Reads what [`WeightTable::text`] writes.
    ///
    /// # Errors
    /// A sentence with the line that is wrong.
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
                refuse(row != FEATURES, wrong("the kind of game before has too few rows"))?;
                let words: Vec<&str> = head.split(' ').collect();
                let [game, score, seats] = words[..] else { return Err(wrong("no kind of game")) };
                let game = Game::from_word(game).ok_or_else(|| wrong("no such game"))?;
                let seats = seats.parse().map_err(|_| wrong("no number of seats"))?;
                table.0.push(((game, score == "running", seats), [[0.0; FEATURES]; KNOTS]));
                row = 0;
                continue;
            }
            let (numbers, name) = line.split_once(';').ok_or_else(|| wrong("no name"))?;
            refuse(NAMES.get(row) != Some(&name.trim()), wrong("not the feature that belongs here"))?;
            let Some((_, weights)) = table.0.last_mut() else { return Err(wrong("no kind of game")) };
            let mut words = numbers.split_whitespace();
            for knot in weights.iter_mut() {
                let word = words.next().ok_or_else(|| wrong("too few numbers"))?;
                knot[row] = word.parse().map_err(|_| wrong("no number"))?;
            }
            row += 1;
        }
        refuse(row != FEATURES, "the last kind of game has too few rows")?;
        Ok(table)
    }

    /// The table as text: a block for each kind of game, a row for each feature, a column for each knot.
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

    /// Puts weights for a kind of game in place of those before.
    pub fn put(&mut self, kind: Kind, weights: Weights) {
        self.0.retain(|(other, _)| *other != kind);
        self.0.push((kind, weights));
        self.0.sort_by_key(|((game, running, seats), _)| (game.word(), *running, *seats));
    }

    /// The weights for just this kind of game.
    fn exactly(&self, kind: Kind) -> Option<&Weights> {
        self.0.iter().find(|(other, _)| *other == kind).map(|(_, weights)| weights)
    }

    /// The weights for a kind of game, or for the one most like it.
    pub fn of(&self, (game, running, seats): Kind) -> Option<&Weights> {
        let alike =
            [(game, running, seats), (game, !running, seats), (Game::Base, running, seats), (Game::Base, false, seats)];
        alike.into_iter().find_map(|kind| self.exactly(kind)).or_else(|| self.0.first().map(|(_, weights)| weights))
    }
}

/// What a seat has for certain, and whether there is more to come.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outlook {
    /// Points that nothing can take from it.
    pub certain: f32,
    /// Between which knots the rest is to be judged: the knot before, and how far it is from there, from 0 to 1. Nothing
    /// once the seat has had its last turn.
    pub rest: Option<(usize, f32)>,
}

impl Outlook {
    /// What a seat may look forward to, given its part of the position.
    pub fn of(setting: &Setting, position: &Position<impl Size>, seat: Seat, prospect: &Prospect) -> Outlook {
        let held = position.scorings.held.iter().flatten().map(|rows| rows[seat.index()].total()).sum::<u16>();
        let banked = f32::from(held);
        if position.over {
            return Outlook { certain: banked, rest: None };
        }
        let score = f32::from(prospect.score.total());
        let [intermediate, last] = position.scorings.due;
        if !acted(setting, position, seat) || !intermediate && !last {
            return Outlook { certain: banked, rest: Some(phase(setting, position)) };
        }
        // This scoring is certain; after the intermediate one the second half begins afresh.
        match last {
            true => Outlook { certain: banked + score * if intermediate { 2.0 } else { 1.0 }, rest: None },
            false => Outlook { certain: banked + score, rest: Some((SECOND_HALF, 0.0)) },
        }
    }
}

/// Judges positions of one game. Its numbers are points, but only their differences between seats mean something: a longer
/// game is worth more points to everybody.
#[derive(Debug, Clone)]
pub struct Judge {
    weights: Weights,
    taste: Taste,
}

impl Judge {
    /// A judge with the program's weights.
    pub fn new(book: &Rulebook, seats: u8, taste: Taste) -> Judge {
        Judge::weighed_by(WeightTable::fitted(), book, seats, taste)
    }

    /// A judge with the weights that a table has for this game.
    pub(super) fn weighed_by(table: &WeightTable, book: &Rulebook, seats: u8, taste: Taste) -> Judge {
        let weights = table.of((book.game, book.running_score, seats)).copied();
        Judge::weighing(weights.unwrap_or([[0.0; FEATURES]; KNOTS]), taste)
    }

    /// A judge with just these weights.
    pub fn weighing(weights: Weights, taste: Taste) -> Judge {
        Judge { weights, taste }
    }

    /// What a seat's part of a position is worth to it.
    pub fn worth(&self, setting: &Setting, position: &Position<impl Size>, seat: Seat, prospect: &Prospect) -> f32 {
        let Outlook { certain, rest } = Outlook::of(setting, position, seat, prospect);
        let mut value = certain;
        if let Some((knot, way)) = rest {
            let (here, next) = (&self.weights[knot], &self.weights[knot + 1]);
            for ((number, here), next) in prospect.numbers.iter().zip(here).zip(next) {
                value += number * (here + (next - here) * way);
            }
        }
        value
    }

    /// What a player with this judge's taste likes beyond what it is worth.
    fn liking(&self, prospect: &Prospect) -> f32 {
        prospect.score.points.iter().zip(self.taste).map(|(points, taste)| f32::from(*points) * taste).sum()
    }

    /// How far ahead of the best other a seat is expected to end.
    pub(super) fn margin(&self, setting: &Setting, position: &Position<impl Size>, seat: Seat) -> f32 {
        let mut points = [f32::MIN; MAX_SEATS];
        for other in position.seats() {
            let prospect = prospect(setting, position, other, [0; 2]);
            let liking = if other == seat { self.liking(&prospect) } else { 0.0 };
            points[other.index()] = self.worth(setting, position, other, &prospect) + liking;
        }
        let own = std::mem::replace(&mut points[seat.index()], f32::MIN);
        own - points.into_iter().fold(f32::MIN, f32::max)
    }
}

/// What the others have, as one player knows it who thinks about the own turn: it changes little during that turn.
#[derive(Debug, Clone)]
pub(super) struct Others {
    prospects: Vec<(Seat, Prospect)>,
    /// What that is worth to them all at the time for which it was asked last.
    worth: Option<(Time, f32)>,
}

/// What the worth of a seat's part of a position depends on besides that part: the cards in the animal stacks, scorings due
/// and held, who acts, and whether the game is over.
type Time = ([usize; 2], [bool; 2], [Option<Tallies>; 2], Seat, bool);

impl Others {
    /// The others of a seat.
    pub(super) fn of(setting: &Setting, position: &Position<impl Size>, seat: Seat) -> Others {
        // Of their hands only what everybody saw is looked at; the rest are cards of which only the deck is known.
        let mut seen = *position;
        let mut others = Vec::with_capacity(MAX_SEATS);
        for other in position.seats().filter(|other| *other != seat) {
            let unseen = Deck::ALL.map(|deck| position.hidden_in_hand(other, deck) as u8);
            seen.hands[other.index()] = position.known[other.index()];
            others.push((other, prospect(setting, &seen, other, unseen)));
        }
        Others { prospects: others, worth: None }
    }

    /// What all of them have, together. Most plans leave the time as it is, and then it is known from the plan before.
    fn worth(&mut self, judge: &Judge, setting: &Setting, position: &Position<impl Size>) -> f32 {
        let Scorings { due, held } = position.scorings;
        let time = (position.animal_stacks.map(|stack| stack.len()), due, held, position.turn.seat, position.over);
        match self.worth {
            Some((known, worth)) if known == time => worth,
            _ => {
                let each = |(seat, prospect): &(Seat, Prospect)| judge.worth(setting, position, *seat, prospect);
                let worth = self.prospects.iter().map(each).sum();
                self.worth = Some((time, worth));
                worth
            }
        }
    }

    /// How far ahead of the others, taken together, a seat with this part of a position is expected to end. The judge is the
    /// same each time.
    pub(super) fn lead(
        &mut self,
        judge: &Judge,
        setting: &Setting,
        position: &Position<impl Size>,
        seat: Seat,
        own: &Prospect,
    ) -> f32 {
        let others = self.worth(judge, setting, position);
        judge.worth(setting, position, seat, own) + judge.liking(own) - others / self.prospects.len().max(1) as f32
    }
}

/// Whether a seat has no more turn before the scorings that are due. The seat to act is taken to have had its turn.
fn acted(setting: &Setting, position: &Position<impl Size>, seat: Seat) -> bool {
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
    fn the_weights_of_the_program_are_read_and_written_alike() {
        let table = WeightTable::fitted();
        let again = WeightTable::parse(&table.text()).expect("what is written is read");
        assert_eq!(again.text(), table.text());
        assert_eq!(table.text(), FITTED);
        for game in Game::ALL {
            for seats in 2..=MAX_SEATS as u8 {
                assert!(table.of((game, false, seats)).is_some(), "{} {seats}", game.word());
            }
        }
    }

    #[test]
    fn broken_weights_are_told_by_their_line() {
        let row = "0 0 0 0 0 0 ; market points";
        for (text, told) in [
            ("[base plain 2]", "too few rows"),
            ("[base plain]", "line 1: no kind"),
            ("[bass plain 2]", "line 1: no such game"),
            ("[base plain two]", "line 1: no number of seats"),
            ("1 2 3", "line 1: no name"),
            (row, "line 1: not the feature"),
            ("[base plain 2]\n0 0 0 ; market points", "line 2: too few numbers"),
            ("[base plain 2]\n0 0 0 0 0 x ; market points", "line 2: no number"),
            (&format!("[base plain 2]\n{row}\n[base plain 3]"), "line 3: the kind of game before"),
        ] {
            let error = WeightTable::parse(text).expect_err(text);
            assert!(error.contains(told), "{text}: {error}");
        }
    }
}
