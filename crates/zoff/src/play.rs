//! The main operations on a position: `check` validates an action, `play` performs it, and `apply` carries out an
//! effect.

use std::mem;

use crate::{
    Action, AuctionEffect, CardEffect, ClockEffect, CowEffect, Effect, Fair, Illegal, Pair, Position, PrairieEffect,
    Prairies, Setting, Stage, auction, bonuses, choosing, placing, start, turn,
};
use tabletop::{MAX_SEATS, Seat, Seats, refuse, sink::Sink};

impl Stage {
    /// The awaited decision, for use in a sentence.
    fn words(self) -> &'static str {
        match self {
            Stage::Start => "the first cows",
            Stage::Bid => "bids",
            Stage::Colour(_) => "a colour",
            Stage::Choose => "pairs of a prairie card and a cow card",
            Stage::Place(_) => "the cows of a pair",
            Stage::Bonus(_) => "the cows of a bonus",
            Stage::Over => "nothing",
        }
    }
}

impl Position {
    /// Checks an action of a seat.
    ///
    /// # Errors
    /// Returns the first reason the action is illegal.
    pub fn check(&self, setting: &Setting, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        self.judge(setting, seat, action)
    }

    /// Checks that the game is not over and that the seat has a decision to make.
    ///
    /// # Errors
    /// Returns [`Illegal::GameOver`] or [`Illegal::NotToAct`] otherwise.
    #[inline]
    pub fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        refuse(self.is_over(), Illegal::GameOver)?;
        refuse(!self.may_act().has(seat), Illegal::NotToAct(seat))
    }

    /// Checks an action of a seat that may act, using the part of the rules responsible for it ([`Action::page`]).
    ///
    /// # Errors
    /// Returns the first reason the action is illegal. The stage is checked first.
    #[inline]
    pub fn judge(&self, setting: &Setting, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (self.stage, action) {
            (Stage::Start, Action::Start(colours)) => start::check(self, setting, seat, colours),
            (Stage::Bid, Action::Bid(tenths)) => auction::check_bid(setting, tenths),
            (Stage::Colour(_), Action::Colour(colour)) => auction::check_colour(self, setting, colour),
            (Stage::Choose, Action::Choose(choice)) => choosing::check(self, setting, seat, &choice),
            (Stage::Place(turn), Action::Place(cows)) => placing::check(self, setting, turn, cows),
            (Stage::Place(turn), Action::PlaceMixed(cows)) => placing::check_mixed(self, setting, turn, &cows),
            (Stage::Bonus(bonus), Action::Bonus(placement)) => bonuses::check(self, setting, bonus, &placement),
            (stage, _) => Err(Illegal::NotNow(stage.words())),
        }
    }

    /// Performs an action of a seat and reports its effects.
    ///
    /// # Errors
    /// Returns the reason the action is illegal. The position is then unchanged.
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::formats::{actions, positions};
    /// use zoff::{CowEffect, Effect, Seat};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"waits": "place", "seats": [{"pairs": ["fire-fields 3B"]}, {}, {}]}"#;
    /// let (setting, mut position) = positions::read(file)?;
    /// let mut effects = Vec::new();
    /// position.play(&setting, Seat(0), actions::parse("place 2")?, &mut effects)?;
    /// let placed = |effect: &Effect| matches!(effect, Effect::Cow(CowEffect::Placed { cows: 2, left: 46, .. }));
    /// assert!(effects.iter().any(placed));
    /// # Ok(())
    /// # }
    /// ```
    pub fn play(
        &mut self,
        setting: &Setting,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Effect>,
    ) -> Result<(), Illegal> {
        self.check(setting, seat, action)?;
        self.play_unchecked(setting, seat, action, sink);
        Ok(())
    }

    /// Performs an action that is known to be legal. An illegal action may lead to an impossible position.
    pub fn play_unchecked(&mut self, setting: &Setting, seat: Seat, action: Action, sink: &mut impl Sink<Effect>) {
        self.resolve(setting, seat, action, sink);
        turn::advance(self, setting, sink);
    }

    /// Resolves a legal action, using the part of the rules responsible for it ([`Action::page`]). The caller must then
    /// call [`turn::advance`], which finds the next decision.
    pub fn resolve(&mut self, setting: &Setting, seat: Seat, action: Action, sink: &mut impl Sink<Effect>) {
        match (action, self.stage) {
            (Action::Start(colours), _) => start::play(self, setting, seat, colours, sink),
            (Action::Bid(tenths), _) => self.emit(Effect::Auction(AuctionEffect::Bid { seat, tenths }), sink),
            (Action::Colour(colour), _) => self.emit(Effect::Auction(AuctionEffect::Taken { seat, colour }), sink),
            (Action::Choose(choice), _) => self.emit(Effect::Card(CardEffect::Chosen { seat, choice }), sink),
            (Action::Place(cows), Stage::Place(turn)) => placing::play(self, setting, turn, cows, sink),
            (Action::PlaceMixed(cows), Stage::Place(turn)) => placing::play_mixed(self, setting, turn, cows, sink),
            (Action::Bonus(placement), Stage::Bonus(bonus)) => bonuses::play(self, setting, bonus, placement, sink),
            // There is no current pair or bonus to place cows for.
            (Action::Place(_) | Action::PlaceMixed(_) | Action::Bonus(_), _) => {}
        }
    }

    /// Applies an effect and reports it. Always inlined, like the functions that apply effects: the kind of effect is
    /// known at each call site, so the compiler removes the match on it.
    #[inline(always)]
    pub(super) fn emit(&mut self, effect: Effect, sink: &mut impl Sink<Effect>) {
        self.apply(&effect);
        sink.emit(effect);
    }

    /// Carries out an effect without any checks.
    #[inline(always)]
    pub fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Cow(CowEffect::Placed { colour, prairie, cows: _, herd, left, by: _ }) => {
                self.herds[prairie.index()][colour.index()] = *herd;
                self.cows_left[colour.index()] = *left;
            }
            Effect::Card(effect) => self.apply_card(effect),
            Effect::Prairie(effect) => self.apply_prairie(effect),
            Effect::Auction(AuctionEffect::Bid { seat, tenths }) => {
                self.bids[seat.index()] = Some(*tenths);
                self.acted.put(*seat);
            }
            Effect::Auction(AuctionEffect::TurnedUp) => self.colours = [None; MAX_SEATS],
            Effect::Auction(AuctionEffect::Taken { seat, colour }) => {
                self.colours[seat.index()] = Some(*colour);
                self.acted.put(*seat);
            }
            Effect::Clock(effect) => self.apply_clock(effect),
        }
    }

    #[inline(always)]
    fn apply_card(&mut self, effect: &CardEffect) {
        match effect {
            CardEffect::Chosen { seat, choice } => {
                self.set_pairs(*seat, choice.pairs());
                self.acted.put(*seat);
            }
            CardEffect::TurnedUp { seat, choice } => {
                self.set_pairs(*seat, choice.pairs());
                if let Some(colour) = self.colours[seat.index()] {
                    choice.pairs().for_each(|pair| self.hands[colour.index()].take(pair.card));
                }
            }
            CardEffect::Played { seat, pair, cows: _ } | CardEffect::Lost { seat, pair } => {
                let pairs = &mut self.pairs[seat.index()];
                // A remaining pair moves to the first slot.
                *pairs = [if pairs[0] == Some(*pair) { pairs[1] } else { pairs[0] }, None];
            }
        }
    }

    #[inline(always)]
    pub(super) fn set_pairs(&mut self, seat: Seat, pairs: impl Iterator<Item = Pair>) {
        self.pairs[seat.index()] = [None; 2];
        self.pairs[seat.index()].iter_mut().zip(pairs).for_each(|(place, pair)| *place = Some(pair));
    }

    #[inline(always)]
    fn apply_prairie(&mut self, effect: &PrairieEffect) {
        match effect {
            PrairieEffect::Filled { prairie, colour, fair } => {
                self.open.take(*prairie);
                self.full.push(*prairie);
                if *fair {
                    self.fairs.push(Fair { prairie: *prairie, colour: *colour });
                }
            }
            PrairieEffect::BonusUsed { prairie: _, rank, colour: _, cows: _ } => self.bonuses_used = rank + 1,
            PrairieEffect::BonusesDone { prairie: _ } => {
                self.full.pop();
                self.bonuses_used = 0;
            }
            PrairieEffect::FairUsed { prairie: _, colour: _, cows: _ } => self.fairs.pop(),
        }
    }

    #[inline(always)]
    fn apply_clock(&mut self, effect: &ClockEffect) {
        match effect {
            ClockEffect::Started { seat } => self.acted.put(*seat),
            ClockEffect::RoundBegan { round } => self.round = *round,
            ClockEffect::Waits(stage) => {
                // Nobody has acted yet when a simultaneous decision begins.
                if mem::discriminant(&self.stage) != mem::discriminant(stage) {
                    self.acted = Seats::NONE;
                }
                self.stage = *stage;
            }
            ClockEffect::Closed { largest } => {
                self.largest = *largest;
                self.pairs = [[None; 2]; MAX_SEATS];
                self.full.clear();
                self.bonuses_used = 0;
                self.fairs.clear();
            }
            ClockEffect::Ended => {
                self.open = Prairies::NONE;
                self.acted = Seats::NONE;
                self.stage = Stage::Over;
            }
        }
    }
}
