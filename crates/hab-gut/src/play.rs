//! The two doors of a position: `check` judges an action, `play` carries it out; `apply` only records an effect.

use tabletop::{Seat, Tell, refuse};

use crate::{
    Action, CardEffect, ClockEffect, Effect, Illegal, Position, PriceEffect, PurseEffect, Setting, ShareEffect, Turn,
    foundation, market, trade, turn,
};

impl Position {
    /// May this seat do that?
    ///
    /// # Errors
    /// The first reason why not.
    pub fn check(&self, setting: &Setting, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_turn(seat, action)?;
        self.judge(setting, action)
    }

    /// Refuses what comes when the game is over, from a seat whose turn it isn't, or while something else is to be decided.
    ///
    /// # Errors
    /// When it does.
    pub fn check_turn(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        refuse(self.over, Illegal::GameOver)?;
        refuse(seat != self.turn.seat, Illegal::NotYourTurn(self.turn.seat))?;
        refuse(action.page().phase() != self.turn.phase, Illegal::NotNow(self.turn.phase))?;
        Ok(())
    }

    /// What the page of an action ([`Action::page`]) says about it when it is time for it.
    ///
    /// # Errors
    /// The first reason why it may not be.
    pub fn judge(&self, setting: &Setting, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Buy(lot) => trade::check_buy(self, setting, lot),
            Action::Sell(lot) => trade::check_sell(self, setting, lot),
            Action::Give(good) => foundation::check_give(self, setting, good),
            Action::Market { side, played, halved } => market::check(self, side, played, halved),
            Action::Pass | Action::Keep => Ok(()),
        }
    }

    /// Carries an action out and tells what it brought about.
    ///
    /// # Errors
    /// The reason why it is illegal; then nothing changed.
    pub fn play(
        &mut self,
        setting: &Setting,
        seat: Seat,
        action: Action,
        effects: &mut impl Tell<Effect>,
    ) -> Result<(), Illegal> {
        self.check(setting, seat, action)?;
        self.play_unchecked(setting, action, effects);
        Ok(())
    }

    /// Carries out an action of the seat on turn that is known to be legal. An illegal one leaves a position that is on no
    /// table.
    #[inline]
    pub fn play_unchecked(&mut self, setting: &Setting, action: Action, effects: &mut impl Tell<Effect>) {
        self.resolve(setting, action, effects);
        turn::go_on(self, setting, action, effects);
    }

    /// What the page of a legal action ([`Action::page`]) brings about. Turns, rounds and halves come afterwards:
    /// [`turn::go_on`].
    #[inline]
    pub fn resolve(&mut self, setting: &Setting, action: Action, effects: &mut impl Tell<Effect>) {
        match action {
            Action::Buy(lot) => trade::play_buy(self, lot, effects),
            Action::Sell(lot) => trade::play_sell(self, lot, effects),
            Action::Give(good) => foundation::play_give(self, good, effects),
            Action::Market { side, played, halved } => market::play(self, setting, side, played, halved, effects),
            // All of it is the turn's going on.
            Action::Pass | Action::Keep => {}
        }
    }

    /// Records an effect and reports it. Always inlined, with all it calls: where it is told the effect's kind is known, and
    /// nothing is left of the choice between kinds.
    #[inline(always)]
    pub(super) fn tell(&mut self, effect: Effect, effects: &mut impl Tell<Effect>) {
        self.apply(&effect);
        effects.tell(effect);
    }

    /// Records an effect, without any judgement.
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
            Effect::Card(CardEffect::Dealt { racks, unseen }) => {
                self.racks = *racks;
                self.unseen = *unseen;
            }
            Effect::Clock(ClockEffect::TurnBegan { seat, phase }) => self.turn = Turn { seat: *seat, phase: *phase },
            Effect::Clock(ClockEffect::RoundEnded { rounds }) => self.rounds = *rounds,
            // Who is out and who won can be seen from purses and foundations.
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
