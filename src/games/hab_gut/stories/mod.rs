//! The timed movements that animate each effect. This module sets the movements and their times; the HUD draws them.

use hab_gut::{
    Action, Effect, Good, HabGut, MarketCard, Position, Seat, Setting,
    effect::{CardEffect, ClockEffect, PriceEffect, PurseEffect, ShareEffect},
};

use bevy::math::curve::{Curve, EaseFunction};

use self::foundation_opening::FoundationOpening;
use super::{
    sound_cues,
    texts::{foundation_opening::eliminated, log},
};
use crate::{
    playback::{self, AnimatedGame, ResultLine},
    sound_cues::PlayCue,
    texts::{Text, Who, text},
};

pub mod foundation_opening;
#[cfg(test)]
mod tests;

/// Seconds for shares to change hands.
pub const SHARES: f32 = 0.45;
/// Seconds for a share to go into the foundation.
pub const GIFT: f32 = 0.5;
/// Seconds for money to be counted.
pub const MONEY: f32 = 0.4;
/// Seconds from when a market card leaves its rack until its marker starts to move. The card stays visible for twice
/// that time.
pub const CARD: f32 = 0.55;
/// Seconds for one step of a marker.
const MARKER_STEP: f32 = 0.11;
/// The maximum number of seconds for all steps of a marker.
const MAX_MARKER_MOVE: f32 = 0.6;
/// Seconds for a marker that does not move.
const UNMOVED_MARKER: f32 = 0.3;
/// Seconds for the racks to be filled.
pub const DEAL: f32 = 0.5;
/// Seconds for the turn to pass from one seat tag to the next.
pub const HAND_OVER: f32 = 0.4;

/// A place on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// The supply of a good's shares.
    Supply(Good),
    /// The shares of a good that a player holds.
    Held(Seat, Good),
    /// A player's purse.
    Purse(Seat),
    /// The rack to the left of a seat.
    Rack(Seat),
    /// A player's foundation.
    Foundation(Seat),
}

/// The kinds of movement.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum MovementKind {
    /// Shares go from one place to another.
    Shares {
        /// The good of the shares, or `None` if they move in a sealed envelope.
        good: Option<Good>,
        /// The number of shares.
        count: u8,
        /// The place that the shares leave.
        from: Spot,
        /// The place that the shares go to.
        to: Spot,
    },
    /// A purse counts up or down.
    Money {
        /// The owner of the purse.
        seat: Seat,
        /// The change, negative for money paid.
        money: i64,
        /// The index of the effect that this movement shows.
        effect: usize,
    },
    /// A market card moves from its rack to the place of its good on the exchange.
    Card {
        /// The player who plays or halves the card.
        seat: Seat,
        /// The seat whose left rack the card comes from.
        rack: Seat,
        /// The card.
        card: MarketCard,
        /// True if the card is halved.
        halved: bool,
    },
    /// A marker moves along its track.
    Marker {
        /// The good of the marker.
        good: Good,
        /// The price before the move.
        from: u16,
        /// The price after the move.
        to: u16,
        /// True if the marker could not move, or is now stuck at the end of its track.
        stopped: bool,
        /// The index of the effect that this movement shows.
        effect: usize,
    },
    /// All racks are filled.
    Deal,
    /// The turn passes from one seat to another.
    HandOver(Seat, Seat),
}

/// A movement with its start and length.
pub type Movement = playback::Movement<MovementKind>;

/// The story of an action: the stories of its effects in order.
pub type Story = playback::Story<MovementKind>;

impl AnimatedGame for HabGut {
    type MovementKind = MovementKind;
    type Show = FoundationOpening;

    fn points_text(_: &Setting, position: &Position, seat: Seat) -> Text {
        Text::number(position.money[seat.index()])
    }

    fn story(setting: &Setting, before: &Position, _: &Position, effects: &[Effect]) -> Story {
        let mut builder = StoryBuilder {
            story: Story::default(),
            now: 0.0,
            price_step: setting.rulebook.price_step.max(1),
            before,
            ends_half: ends_half(effects),
        };
        effects.iter().enumerate().for_each(|(number, effect)| builder.add(number, effect));
        builder.story
    }

    fn cue(effect: &Effect) -> Option<PlayCue> {
        sound_cues::cue(effect)
    }

    /// Returns true for the end of a half. Its show opens the foundations and then, at the end of the game, announces
    /// the winners.
    fn is_scoring(setting: &Setting, effect: &Effect) -> bool {
        let rounds = setting.rulebook.rounds_per_half;
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
        // The foundation is not counted, so it follows the result.
        vec![
            line(text!("hg-money"), money, false),
            line(text!("hg-opening-sold"), total.collect(), true),
            line(text!("hg-foundation"), saved, false),
        ]
    }

    fn result_note(_: &Setting, position: &Position, names: &[Who]) -> Option<Text> {
        Some(eliminated(names, position.eliminated(), position.winners()))
    }

    fn announcement(names: &[Who], seat: Seat, action: Action, effects: &[Effect]) -> Text {
        log::announcement(names, seat, action, effects)
    }

    fn apply_effect(position: &mut Position, effect: &Effect) {
        position.apply(effect);
    }
}

impl Story {
    /// The change in a seat's purse that the animation has counted so far but that is not yet part of the announced
    /// position.
    pub fn purse_change(&self, seat: Seat, elapsed: f32, announced: usize) -> i64 {
        let counted = self.movements.iter().filter_map(|movement| match movement.kind {
            MovementKind::Money { seat: whose, money, effect } if whose == seat && effect >= announced => {
                Some((money as f64 * f64::from(movement.clamped_progress(elapsed))) as i64 / 10 * 10)
            }
            _ => None,
        });
        counted.sum()
    }

    /// The price at which a good's marker is drawn while it moves, or `None` while it does not move.
    pub fn marker_price(&self, good: Good, elapsed: f32, announced: usize) -> Option<f32> {
        self.movements.iter().rev().find_map(|movement| match movement.kind {
            MovementKind::Marker { good: whose, from, to, stopped, effect }
                if whose == good && effect >= announced && elapsed >= movement.start =>
            {
                let share = ease(movement.clamped_progress(elapsed));
                // A stopped marker bumps against the end of its track.
                let bump = if stopped { (share * std::f32::consts::PI).sin() * 6.0 } else { 0.0 };
                let bump = if to > 0 { bump } else { -bump };
                Some(f32::from(from) + (f32::from(to) - f32::from(from)) * share + bump)
            }
            _ => None,
        })
    }
}

/// Applies ease-in-out to a progress value between 0 and 1.
pub fn ease(share: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped(share)
}

/// Builds a story by adding the effects in order.
struct StoryBuilder<'a> {
    story: Story,
    /// The start of the next effect's story.
    now: f32,
    /// The amount by which one step of a marker changes the price.
    price_step: u16,
    before: &'a Position,
    /// True if the action ends a half. The show that opens the foundations then presents the consequences.
    ends_half: bool,
}

/// Returns true if these effects include opened foundations, which means that the action ended a half.
fn ends_half(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Share(ShareEffect::Opened { .. })))
}

impl StoryBuilder<'_> {
    fn add_movement(&mut self, length: f32, kind: MovementKind) {
        self.story.movements.push(Movement { start: self.now, length, kind });
    }

    /// Announces the effect now, with its sound at `heard`.
    fn announce(&mut self, heard: f32) {
        self.story.times.push(self.now, heard);
    }

    /// Announces the effect now without a sound, because the show that opens the foundations presents it.
    fn announce_silently(&mut self) {
        self.announce(f32::INFINITY);
    }

    /// Adds the movements of an effect and the time at which it is announced.
    fn add(&mut self, number: usize, effect: &Effect) {
        let begin = self.now;
        match effect {
            Effect::Purse(PurseEffect::Paid { seat, money }) => {
                self.add_movement(
                    MONEY,
                    MovementKind::Money { seat: *seat, money: -i64::from(*money), effect: number },
                );
                self.now += MONEY * 0.5;
                self.announce(begin);
                self.now = begin;
            }
            Effect::Purse(PurseEffect::Earned { .. }) | Effect::Share(ShareEffect::Sold { .. }) if self.ends_half => {
                self.announce_silently();
            }
            Effect::Share(ShareEffect::Opened { .. }) => self.announce_silently(),
            Effect::Purse(PurseEffect::Earned { seat, money }) => {
                self.add_movement(MONEY, MovementKind::Money { seat: *seat, money: i64::from(*money), effect: number });
                self.now += MONEY;
                self.announce(begin);
            }
            Effect::Share(ShareEffect::Bought { seat, good, count, price: _ }) => {
                let (from, to) = (Spot::Supply(*good), Spot::Held(*seat, *good));
                self.add_movement(SHARES, MovementKind::Shares { good: Some(*good), count: *count, from, to });
                self.now += SHARES;
                self.announce(begin);
                // The movement of the next good starts before this movement ends.
                self.now = begin + SHARES * 0.5;
            }
            Effect::Share(ShareEffect::Sold { seat, good, count, price: _ }) => {
                let (from, to) = (Spot::Held(*seat, *good), Spot::Supply(*good));
                self.add_movement(SHARES, MovementKind::Shares { good: Some(*good), count: *count, from, to });
                self.now += SHARES;
                self.announce(begin);
                self.now = begin + SHARES * 0.5;
            }
            Effect::Share(ShareEffect::Given { seat, good: _, place: _ }) => {
                // The good is secret, so the share moves in a sealed envelope.
                let (from, to) = (Spot::Purse(*seat), Spot::Foundation(*seat));
                self.add_movement(GIFT, MovementKind::Shares { good: None, count: 1, from, to });
                self.now += GIFT;
                self.announce(begin);
            }
            Effect::Price(PriceEffect::Moved { good, steps, from, to, stuck }) => {
                let moved_steps = from.abs_diff(*to) / self.price_step;
                let stopped = *stuck || *steps != 0 && moved_steps == 0;
                let length = if moved_steps == 0 {
                    UNMOVED_MARKER
                } else {
                    (MARKER_STEP * f32::from(moved_steps)).min(MAX_MARKER_MOVE) + 0.15
                };
                self.add_movement(
                    length,
                    MovementKind::Marker { good: *good, from: *from, to: *to, stopped, effect: number },
                );
                self.now += length;
                self.announce(begin + 0.05);
            }
            Effect::Card(CardEffect::TurnedUp { seat, rack, card, halved }) => {
                // The card is still visible when its marker starts to move.
                self.add_movement(
                    CARD * 2.0,
                    MovementKind::Card { seat: *seat, rack: *rack, card: *card, halved: *halved },
                );
                self.now += CARD;
                self.announce(begin);
            }
            Effect::Card(CardEffect::Dealt { racks: _, undealt: _ }) => {
                self.add_movement(DEAL, MovementKind::Deal);
                self.now += DEAL;
                self.announce(begin);
            }
            Effect::Clock(ClockEffect::TurnBegan { seat, phase: _ }) => {
                if *seat != self.before.turn.seat {
                    self.add_movement(HAND_OVER, MovementKind::HandOver(self.before.turn.seat, *seat));
                    self.now += HAND_OVER * 0.5;
                }
                self.announce(begin);
            }
            Effect::Clock(ClockEffect::RoundEnded { .. } | ClockEffect::GameOver { .. }) => self.announce(begin),
        }
    }
}
