//! What moves when an effect is shown: one short story a fact, as plain movements in time. Here is what and when; how it looks
//! the face knows.

use hab_gut::{
    Action, Effect, Good, HabGut, MarketCard, Position, Rulebook, Seat, Setting,
    effect::{CardEffect, ClockEffect, PriceEffect, PurseEffect, ShareEffect},
};

use bevy::math::curve::{Curve, EaseFunction};

use self::opening::Show;
use super::{tempo, texts::log};
use crate::{
    playback::{self, ResultLine, Shown},
    tempo::Ring,
    texts::{Text, Who, text},
};

pub mod opening;
#[cfg(test)]
mod tests;

/// Seconds in which shares change hands.
pub const SHARES: f32 = 0.45;
/// Seconds in which a share goes into the foundation.
pub const GIFT: f32 = 0.5;
/// Seconds in which money is counted.
pub const MONEY: f32 = 0.4;
/// Seconds in which a market card comes out of its rack, and for which it is read.
pub const CARD: f32 = 0.55;
/// Seconds of one step of a marker, and the most seconds for all of them.
const STEP: f32 = 0.11;
const STEPS: f32 = 0.6;
/// Seconds of a marker that stays where it is.
const STAYS: f32 = 0.3;
/// Seconds in which the racks are filled.
pub const DEAL: f32 = 0.5;
/// Seconds in which the turn goes from tag to tag.
pub const HAND_OVER: f32 = 0.4;

/// A place on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// The shares of a good that nobody has.
    Bank(Good),
    /// The shares that a player holds.
    Held(Seat, Good),
    /// A player's purse.
    Purse(Seat),
    /// A rack, by the seat at whose left it stands.
    Rack(Seat),
    /// A player's foundation.
    Foundation(Seat),
}

/// What moves.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum What {
    /// Shares go from one place to another.
    Shares {
        /// Of which good; `None` where only their backs are seen.
        good: Option<Good>,
        /// How many.
        count: u8,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
    },
    /// A purse is counted: by so much more or, negative, less.
    Money {
        /// Whose.
        seat: Seat,
        /// How much.
        money: i64,
        /// The number of the effect that tells it.
        effect: usize,
    },
    /// A market card comes out of its rack and lies on the track of its good.
    Card {
        /// Who plays or halves it.
        seat: Seat,
        /// The rack.
        rack: Seat,
        /// The card.
        card: MarketCard,
        /// Whether it is halved.
        halved: bool,
    },
    /// A marker goes along its track.
    Marker {
        /// The good.
        good: Good,
        /// The price before.
        from: u16,
        /// The price after.
        to: u16,
        /// Whether it would have gone further.
        stopped: bool,
        /// The number of the effect that tells it.
        effect: usize,
    },
    /// All racks are filled.
    Deal,
    /// The turn goes from one to another.
    HandOver(Seat, Seat),
}

/// Something of it that moves for a while.
pub type Movement = playback::Movement<What>;

/// The story of an action: the stories of its effects one after another.
pub type Story = playback::Story<What>;

impl Shown for HabGut {
    type What = What;
    type Show = Show;

    fn story(_: &Setting, before: &Position, _: &Position, effects: &[Effect]) -> Story {
        let mut teller = Teller { story: Story::default(), now: 0.0, before, ends: ends_half(effects) };
        effects.iter().enumerate().for_each(|(number, effect)| teller.tell(number, effect));
        teller.story
    }

    fn cue(effect: &Effect) -> Option<Ring> {
        tempo::cue(effect)
    }

    /// A half that ends has a show of its own: the envelopes are opened by then, and who won comes after.
    fn scores(effect: &Effect) -> bool {
        let rounds = Rulebook::default().rounds;
        matches!(effect, Effect::Clock(ClockEffect::RoundEnded { rounds: over }) if over.is_multiple_of(rounds))
    }

    fn results(_: &Setting, position: &Position) -> Vec<ResultLine> {
        let standings: Vec<_> = position.seats().map(|seat| position.standing(seat)).collect();
        let line = |label: Text, cells: Vec<Text>, sum: bool| ResultLine { label, cells, sum };
        let saved = standings.iter().map(|standing| Text::number(standing.foundation)).collect();
        let money = position.seats().map(|seat| Text::number(position.money[seat.index()])).collect();
        let total = standings.iter().map(|standing| match standing.out {
            true => text!("hg-out"),
            false => Text::number(standing.total),
        });
        vec![
            line(text!("hg-foundation"), saved, false),
            line(text!("hg-money"), money, false),
            line(text!("hg-opening-sold"), total.collect(), true),
        ]
    }

    fn told(names: &[Who], seat: Seat, action: Action, effects: &[Effect]) -> Text {
        log::told(names, seat, action, effects)
    }

    fn record(position: &mut Position, effect: &Effect) {
        position.apply(effect);
    }
}

impl Story {
    /// What the purse of a seat has gained or lost by what has been counted, beside what is told.
    pub fn purse(&self, seat: Seat, elapsed: f32, told: usize) -> i64 {
        let counted = self.movements.iter().filter_map(|movement| match movement.what {
            What::Money { seat: whose, money, effect } if whose == seat && effect >= told => {
                Some((money as f64 * f64::from(movement.done(elapsed))) as i64 / 10 * 10)
            }
            _ => None,
        });
        counted.sum()
    }

    /// Where the marker of a good stands while it moves; `None` while it does not.
    pub fn marker(&self, good: Good, elapsed: f32, told: usize) -> Option<f32> {
        self.movements.iter().rev().find_map(|movement| match movement.what {
            What::Marker { good: whose, from, to, stopped, effect }
                if whose == good && effect >= told && elapsed >= movement.start =>
            {
                let share = ease(movement.done(elapsed));
                // Who would go further bumps against the end.
                let bump = if stopped { (share * std::f32::consts::PI).sin() * 6.0 } else { 0.0 };
                let bump = if to > from || to > 100 { bump } else { -bump };
                Some(f32::from(from) + (f32::from(to) - f32::from(from)) * share + bump)
            }
            _ => None,
        })
    }
}

/// Slow at both ends.
pub fn ease(share: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped(share)
}

/// Puts the stories of effects one after another.
struct Teller<'a> {
    story: Story,
    /// When the next story begins.
    now: f32,
    before: &'a Position,
    /// Whether the action ended a half: what that brought is told by a show of its own.
    ends: bool,
}

/// Whether an action with these effects ended a half.
fn ends_half(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Share(ShareEffect::Opened { .. })))
}

impl Teller<'_> {
    fn moves(&mut self, length: f32, what: What) {
        self.story.movements.push(Movement { start: self.now, length, what });
    }

    /// The effect is told now, and was heard at `heard`.
    fn told(&mut self, heard: f32) {
        self.story.times.push(self.now, heard);
    }

    /// The effect is told now and not heard: a show tells of it.
    fn told_by_show(&mut self) {
        self.told(f32::INFINITY);
    }

    /// Whoever adds an effect decides here what moves.
    fn tell(&mut self, number: usize, effect: &Effect) {
        let begin = self.now;
        match effect {
            Effect::Purse(PurseEffect::Paid { seat, money }) => {
                self.moves(MONEY, What::Money { seat: *seat, money: -i64::from(*money), effect: number });
                self.now += MONEY * 0.5;
                self.told(begin);
                self.now = begin;
            }
            Effect::Purse(PurseEffect::Earned { .. }) | Effect::Share(ShareEffect::Sold { .. }) if self.ends => {
                self.told_by_show();
            }
            Effect::Share(ShareEffect::Opened { .. }) => self.told_by_show(),
            Effect::Purse(PurseEffect::Earned { seat, money }) => {
                self.moves(MONEY, What::Money { seat: *seat, money: i64::from(*money), effect: number });
                self.now += MONEY;
                self.told(begin);
            }
            Effect::Share(ShareEffect::Bought { seat, good, count, price: _ }) => {
                let (from, to) = (Spot::Bank(*good), Spot::Held(*seat, *good));
                self.moves(SHARES, What::Shares { good: Some(*good), count: *count, from, to });
                self.now += SHARES;
                self.told(begin);
                // The next good follows closely.
                self.now = begin + SHARES * 0.5;
            }
            Effect::Share(ShareEffect::Sold { seat, good, count, price: _ }) => {
                let (from, to) = (Spot::Held(*seat, *good), Spot::Bank(*good));
                self.moves(SHARES, What::Shares { good: Some(*good), count: *count, from, to });
                self.now += SHARES;
                self.told(begin);
                self.now = begin + SHARES * 0.5;
            }
            Effect::Share(ShareEffect::Given { seat, good: _, place: _ }) => {
                // Its good is a secret: a back is seen going.
                let (from, to) = (Spot::Purse(*seat), Spot::Foundation(*seat));
                self.moves(GIFT, What::Shares { good: None, count: 1, from, to });
                self.now += GIFT;
                self.told(begin);
            }
            Effect::Price(PriceEffect::Moved { good, steps, from, to, stuck }) => {
                let walked = i32::from(from.abs_diff(*to));
                let stopped = *stuck || *steps != 0 && walked == 0;
                let length = if walked == 0 { STAYS } else { (STEP * walked as f32 / 10.0).min(STEPS) + 0.15 };
                self.moves(length, What::Marker { good: *good, from: *from, to: *to, stopped, effect: number });
                self.now += length;
                self.told(begin + 0.05);
            }
            Effect::Card(CardEffect::TurnedUp { seat, rack, card, halved }) => {
                // It lies there until its marker has moved.
                self.moves(CARD * 2.0, What::Card { seat: *seat, rack: *rack, card: *card, halved: *halved });
                self.now += CARD;
                self.told(begin);
            }
            Effect::Card(CardEffect::Dealt { racks: _, unseen: _ }) => {
                self.moves(DEAL, What::Deal);
                self.now += DEAL;
                self.told(begin);
            }
            Effect::Clock(ClockEffect::TurnBegan { seat, phase: _ }) => {
                if *seat != self.before.turn.seat {
                    self.moves(HAND_OVER, What::HandOver(self.before.turn.seat, *seat));
                    self.now += HAND_OVER * 0.5;
                }
                self.told(begin);
            }
            Effect::Clock(ClockEffect::RoundEnded { .. } | ClockEffect::GameOver { .. }) => self.told(begin),
        }
    }
}
