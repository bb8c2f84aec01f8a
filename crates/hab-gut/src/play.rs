//! The main operations on a position: `check` validates an action, `play` performs it, and `apply` applies an effect.

use tabletop::{Seat, Sink, refuse};

use crate::{
    Action, CardEffect, ClockEffect, Effect, Illegal, Position, PriceEffect, PurseEffect, Setting, ShareEffect, Turn,
    foundation, market, trade, turn,
};

impl Position {
    /// Checks an action of a seat.
    ///
    /// # Errors
    /// Returns the first reason why the action is illegal.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::{Action, Illegal, Phase, Position, Seat, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let position = Position::setup(&setting, 3, 7, Some(Seat(0)))?;
    /// assert_eq!(position.check(&setting, Seat(0), Action::Pass), Ok(()));
    /// assert_eq!(position.check(&setting, Seat(1), Action::Pass), Err(Illegal::NotYourTurn(Seat(0))));
    /// assert_eq!(position.check(&setting, Seat(0), Action::Keep), Err(Illegal::NotNow(Phase::Trade)));
    /// # Ok(())
    /// # }
    /// ```
    pub fn check(&self, setting: &Setting, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_turn(seat, action)?;
        self.judge(setting, action)
    }

    /// Checks that the game is not over, that it is the seat's turn, and that the action belongs to the current
    /// phase.
    ///
    /// # Errors
    /// Returns an error for the first of these conditions that is not met.
    pub fn check_turn(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        refuse(self.over, Illegal::GameOver)?;
        refuse(seat != self.turn.seat, Illegal::NotYourTurn(self.turn.seat))?;
        refuse(action.page().phase() != self.turn.phase, Illegal::NotNow(self.turn.phase))?;
        Ok(())
    }

    /// Checks an action against its part of the rules ([`Action::page`]), but not the conditions of
    /// [`Position::check_turn`].
    ///
    /// # Errors
    /// Returns the first reason why the action is illegal.
    pub fn judge(&self, setting: &Setting, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Buy(lot) => trade::check_buy(self, setting, lot),
            Action::Sell(lot) => trade::check_sell(self, setting, lot),
            Action::Give(good) => foundation::check_give(self, setting, good),
            Action::Market { side, played, halved } => market::check(self, side, played, halved),
            Action::Pass | Action::Keep => Ok(()),
        }
    }

    /// Performs an action and reports its effects.
    ///
    /// # Errors
    /// Returns the first reason why the action is illegal. The position is then unchanged.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::{Effect, Position, PurseEffect, Seat, Setting, formats::actions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let mut position = Position::setup(&setting, 3, 7, Some(Seat(0)))?;
    /// let mut effects = Vec::new();
    /// position.play(&setting, Seat(0), actions::parse("buy coal tea tea")?, &mut effects)?;
    /// assert_eq!(effects[0], Effect::Purse(PurseEffect::Paid { seat: Seat(0), money: 120 }));
    /// assert_eq!((position.money[0], position.shares[0]), (180, [1, 0, 0, 0, 2, 0]));
    /// # Ok(())
    /// # }
    /// ```
    pub fn play(
        &mut self,
        setting: &Setting,
        seat: Seat,
        action: Action,
        effects: &mut impl Sink<Effect>,
    ) -> Result<(), Illegal> {
        self.check(setting, seat, action)?;
        self.play_unchecked(setting, action, effects);
        Ok(())
    }

    /// Performs an action of the current player that is known to be legal. An illegal action may panic or lead to an
    /// impossible position.
    #[inline]
    pub fn play_unchecked(&mut self, setting: &Setting, action: Action, effects: &mut impl Sink<Effect>) {
        self.resolve(setting, action, effects);
        turn::advance(self, setting, action, effects);
    }

    /// Resolves a legal action by its part of the rules ([`Action::page`]). The caller must then call
    /// [`turn::advance`], which advances turns, rounds and halves.
    #[inline]
    pub fn resolve(&mut self, setting: &Setting, action: Action, effects: &mut impl Sink<Effect>) {
        match action {
            Action::Buy(lot) => trade::play_buy(self, lot, effects),
            Action::Sell(lot) => trade::play_sell(self, lot, effects),
            Action::Give(good) => foundation::play_give(self, good, effects),
            Action::Market { side, played, halved } => market::play(self, setting, side, played, halved, effects),
            // These actions only end the player's phase.
            Action::Pass | Action::Keep => {}
        }
    }

    /// Applies an effect and reports it. Always inlined, like [`Position::apply`]: the kind of effect is known at each
    /// call site, so the compiler removes the match on it.
    #[inline(always)]
    pub(super) fn emit(&mut self, effect: Effect, effects: &mut impl Sink<Effect>) {
        self.apply(&effect);
        effects.emit(effect);
    }

    /// Applies an effect without any checks.
    #[inline(always)]
    pub fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Purse(PurseEffect::Paid { seat, money }) => self.money[seat.index()] -= money,
            Effect::Purse(PurseEffect::Earned { seat, money }) => self.money[seat.index()] += money,
            Effect::Share(effect) => self.apply_share(effect),
            Effect::Price(PriceEffect::Moved { good, steps: _, from: _, to, stuck }) => {
                self.prices[good.index()] = *to;
                self.stuck[good.index()] = *stuck;
            }
            Effect::Card(CardEffect::TurnedUp { seat: _, rack, card, halved: _ }) => {
                self.racks[rack.index()].take(*card);
            }
            Effect::Card(CardEffect::Dealt { racks, undealt: unseen }) => {
                self.racks = *racks;
                self.undealt = *unseen;
                self.next_racks = None;
            }
            Effect::Clock(ClockEffect::TurnBegan { seat, phase }) => self.turn = Turn { seat: *seat, phase: *phase },
            Effect::Clock(ClockEffect::RoundEnded { rounds }) => self.rounds = *rounds,
            // The players who are out and the winners can be derived from the rest of the position.
            Effect::Clock(ClockEffect::GameOver { out: _, winners: _ }) => self.over = true,
        }
    }

    #[inline(always)]
    fn apply_share(&mut self, effect: &ShareEffect) {
        match effect {
            ShareEffect::Bought { seat, good, count, price: _ } => {
                self.supply[good.index()] -= count;
                self.shares[seat.index()][good.index()] += count;
            }
            ShareEffect::Sold { seat, good, count, price: _ } => {
                self.shares[seat.index()][good.index()] -= count;
                self.supply[good.index()] += count;
            }
            ShareEffect::Given { seat, good, place: _ } => {
                self.shares[seat.index()][good.index()] -= 1;
                self.foundations[seat.index()][good.index()] += 1;
            }
            ShareEffect::Opened { seat, shares, money: _, saved } => {
                self.foundations[seat.index()] = [0; _];
                self.supply.iter_mut().zip(shares).for_each(|(left, count)| *left += count);
                self.saved[seat.index()] = *saved;
            }
        }
    }
}
