//! The final scoring step by step: each prairie that is not full pays its last bonuses to its herds, largest first, and
//! then the winners are announced.

use zoff::{
    Colour, Effect, Position, Prairie, PrairieSpec, Seat, Setting, Stage, Zoff,
    effect::{CowEffect, PlacementCause},
};

use crate::playback;

/// Seconds to read the herds of a prairie before the first herd gets its bonus.
const FIRST_BONUS: f32 = 0.7;
/// Seconds between the bonuses of two herds.
const NEXT_BONUS: f32 = 0.5;
/// Seconds to read the bonuses that a prairie gave.
const READING: f32 = 1.0;
/// Seconds spent on a prairie that gives nothing.
const NO_BONUS: f32 = 0.9;
/// Seconds of cheering for the winner.
const CHEER: f32 = 4.0;

/// A herd on a prairie that pays its last bonuses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Herd {
    /// The colour of the herd.
    pub colour: Colour,
    /// The seat that owns the herd.
    pub seat: Option<Seat>,
    /// The number of cows before the bonus.
    pub cows: u8,
    /// The number of cows that the herd gets.
    pub gain: u8,
}

/// The scoring of one prairie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoringStep {
    /// The prairie.
    pub prairie: Prairie,
    /// The places and bonuses of the prairie.
    pub spec: PrairieSpec,
    /// The herds on the prairie, largest first.
    pub herds: Vec<Herd>,
}

impl ScoringStep {
    /// The number of herds that get cows.
    fn gains(&self) -> usize {
        self.herds.iter().filter(|herd| herd.gain > 0).count()
    }

    fn length(&self) -> f32 {
        match self.gains() {
            0 => NO_BONUS,
            gains => FIRST_BONUS + NEXT_BONUS * (gains - 1) as f32 + READING,
        }
    }

    /// The number of herds that have received their cows this many seconds into the step.
    fn given(&self, seconds: f32) -> usize {
        let given = if seconds < FIRST_BONUS { 0 } else { 1 + ((seconds - FIRST_BONUS) / NEXT_BONUS) as usize };
        given.min(self.gains())
    }
}

/// The progress of the final scoring.
#[derive(Debug, Clone, PartialEq)]
pub struct FinalScoring {
    /// The prairies to score, from smallest to largest: the open prairies with herds.
    pub steps: Vec<ScoringStep>,
    /// The position before the last bonuses.
    pub start: Position,
    /// The position when the game is over.
    pub end: Position,
    /// The index of the current step.
    step: usize,
    /// Seconds into the current step at normal speed.
    seconds: f32,
}

impl FinalScoring {
    /// The index of the current step, or `None` after the last.
    pub fn current(&self) -> Option<usize> {
        Some(self.step).filter(|step| *step < self.steps.len())
    }

    /// The number of cows that a herd has received, or `None` if it has not received any yet. `number` is the index of
    /// the herd's step, and `rank` is its rank in that step.
    pub fn gain_shown(&self, number: usize, rank: usize) -> Option<u8> {
        let step = self.steps.get(number)?;
        let gain = step.herds.get(rank)?.gain;
        let before = step.herds[..rank].iter().filter(|herd| herd.gain > 0).count();
        let given = match number.cmp(&self.step) {
            std::cmp::Ordering::Less => step.gains(),
            std::cmp::Ordering::Equal => step.given(self.seconds),
            std::cmp::Ordering::Greater => 0,
        };
        (gain > 0 && before < given).then_some(gain)
    }

    /// All herds that have received cows so far, with their prairies.
    pub fn given(&self) -> impl Iterator<Item = (Prairie, Herd)> {
        let of = |(number, step): (usize, &ScoringStep)| {
            let herds = step.herds.iter().enumerate().filter(|(rank, _)| self.gain_shown(number, *rank).is_some());
            herds.map(|(_, herd)| (step.prairie, *herd)).collect::<Vec<_>>()
        };
        self.steps.iter().enumerate().flat_map(of)
    }

    /// The number of cows that a seat has received so far.
    pub fn gained(&self, seat: Seat) -> u16 {
        self.given().filter(|(_, herd)| herd.seat == Some(seat)).map(|(_, herd)| u16::from(herd.gain)).sum()
    }

    /// The position with the bonuses given so far. Its stage is `Stage::Over`, because no decision remains.
    pub fn position_shown(&self) -> Position {
        let mut table = Position { stage: Stage::Over, ..self.start };
        for (prairie, herd) in self.given() {
            table.herds[prairie.index()][herd.colour.index()] += herd.gain;
            table.cows_left[herd.colour.index()] -= herd.gain;
        }
        table
    }

    /// The number of cows given so far.
    fn cows(&self) -> u32 {
        self.given().map(|(_, herd)| u32::from(herd.gain)).sum()
    }
}

impl playback::Show<Zoff> for FinalScoring {
    fn of(setting: &Setting, (announced, after): (&Position, &Position), effects: &[Effect], _: usize) -> FinalScoring {
        let gain = |on: Prairie, of: Colour| {
            let last = |effect: &Effect| match effect {
                Effect::Cow(CowEffect::Placed {
                    colour,
                    prairie,
                    cows,
                    by: PlacementCause::Last,
                    herd: _,
                    left: _,
                }) if (*prairie, *colour) == (on, of) => Some(*cows),
                _ => None,
            };
            effects.iter().find_map(last).unwrap_or(0)
        };
        let step = |prairie: Prairie| {
            let herd = |colour: Colour| Herd {
                colour,
                seat: announced.owner(setting, colour),
                cows: announced.herd(prairie, colour),
                gain: gain(prairie, colour),
            };
            let herds = announced.ranks(prairie).into_iter().flatten().map(herd).collect();
            ScoringStep { prairie, spec: *setting.rulebook.prairie_spec(prairie), herds }
        };
        // Prairies without cows give nothing.
        let steps = announced.open.iter().map(step).filter(|step| !step.herds.is_empty()).collect();
        FinalScoring { steps, start: *announced, end: *after, step: 0, seconds: 0.0 }
    }

    fn is_finished(&self) -> bool {
        self.current().is_none()
    }

    fn is_at_rest(&self) -> bool {
        self.is_finished() && self.seconds > CHEER
    }

    fn advance(&mut self, seconds: f32) -> Option<u32> {
        let before = self.cows();
        self.seconds += seconds;
        while let Some(step) = self.steps.get(self.step)
            && self.seconds >= step.length()
        {
            self.seconds -= step.length();
            self.step += 1;
        }
        Some(self.cows() - before).filter(|cows| *cows > 0)
    }

    fn seconds_in_step(&self) -> f32 {
        self.seconds
    }

    fn skip(&mut self) {
        (self.step, self.seconds) = ((self.step + 1).min(self.steps.len()), 0.0);
    }

    fn skip_all(&mut self) {
        (self.step, self.seconds) = (self.steps.len(), 0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playback::{AnimatedGame, Show as _};
    use zoff::{Rng, Rulebook, Variants};

    /// The last action of a random game: the positions before and after it, and its effects.
    fn last_action(setting: &Setting, seats: u8, seed: u64) -> (Position, Position, Vec<Effect>) {
        let mut position = Position::setup(setting, seats, seed).expect("the number of seats is allowed");
        let mut rng = Rng::new(seed, 9);
        loop {
            let seat = position.may_act().iter().next().expect("a player is to act");
            let action =
                position.random_action(setting, seat, &mut rng).expect("a seat that may act has a legal action");
            let (before, mut effects) = (position, Vec::new());
            position.play(setting, seat, action, &mut effects).expect("a random action is legal");
            if position.is_over() {
                return (before, position, effects);
            }
        }
    }

    /// The final scoring of a random game.
    fn show(setting: &Setting, seats: u8, seed: u64) -> FinalScoring {
        let (mut announced, after, effects) = last_action(setting, seats, seed);
        let number = effects
            .iter()
            .position(|effect| Zoff::is_scoring(setting, effect))
            .expect("the game ends with a final scoring");
        effects[..number].iter().for_each(|effect| announced.apply(effect));
        FinalScoring::of(setting, (&announced, &after), &effects, number)
    }

    #[test]
    fn prairies_score_one_by_one_until_the_final_position() {
        let setting = Setting::default();
        let mut given = 0;
        for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4), (5, 8)] {
            let mut show = show(&setting, seats, seed);
            assert_eq!(show.position_shown().herds, show.start.herds, "no bonus may be given at the beginning");
            assert!(show.steps.is_sorted_by_key(|step| step.prairie.index()));
            let (mut before, mut steps, mut sounds) = (0, 0, 0);
            for _ in 0..6_000 {
                sounds += show.advance(1.0 / 60.0).unwrap_or(0);
                let cows = show.cows();
                assert!((before..=before + 3).contains(&cows), "one herd gets cows at a time: {before}, then {cows}");
                steps += usize::from(cows > before);
                for later in show.current().map_or(show.steps.len(), |now| now + 1)..show.steps.len() {
                    assert!(
                        (0..5).all(|rank| show.gain_shown(later, rank).is_none()),
                        "later steps must not be shown yet"
                    );
                }
                before = cows;
            }
            assert!(show.is_finished() && show.is_at_rest());
            let gains: usize = show.steps.iter().map(ScoringStep::gains).sum();
            assert_eq!((steps, sounds), (gains, before), "herds gain one by one, and the sounds count all cows");
            let table = show.position_shown();
            assert_eq!((table.herds, table.cows_left), (show.end.herds, show.end.cows_left));
            for seat in table.seats() {
                let cows = show.start.cows(&setting, seat) + show.gained(seat);
                assert_eq!(cows, show.end.cows(&setting, seat));
            }
            given += before;
        }
        assert!(given > 10, "only {given} cows were given");
    }

    #[test]
    fn the_largest_herd_comes_first_and_a_step_can_be_skipped() {
        let setting = Setting { rulebook: Rulebook::new(Variants { fair: true, ..Variants::default() }) };
        let mut show = show(&setting, 5, 4);
        for step in &show.steps {
            assert!(step.herds.is_sorted_by(|one, other| one.cows >= other.cows), "{step:?}");
        }
        assert_eq!(show.current(), Some(0));
        show.advance(FIRST_BONUS + 0.01);
        let first: Vec<Herd> = show.given().map(|(_, herd)| herd).collect();
        assert_eq!(first.as_slice(), &show.steps[0].herds[..1], "only the largest herd has received its cows");
        show.skip();
        assert_eq!((show.current(), show.seconds_in_step()), (Some(1), 0.0));
        assert!(show.given().all(|(prairie, _)| prairie == show.steps[0].prairie));
        show.skip_all();
        assert!(show.is_finished() && !show.is_at_rest(), "the cheering must continue for a while");
        assert_eq!(show.position_shown().herds, show.end.herds);
    }
}
