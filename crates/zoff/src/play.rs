//! The two doors of a position: `check` judges an action, `play` carries it out; `apply` only records an effect.

use std::mem;

use crate::{
    Action, AuctionEffect, CardEffect, ClockEffect, CowEffect, Effect, Fair, Illegal, Pair, Position, PrairieEffect,
    Prairies, Setting, Stage, auction, bonuses, choosing, placing, start, turn,
};
use tabletop::{MAX_SEATS, Seat, Seats, refuse, tell::Tell};

impl Stage {
    /// What the game waits for, in words.
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
    /// May the seat do this?
    ///
    /// # Errors
    /// The first reason why not.
    pub fn check(&self, setting: &Setting, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        self.judge(setting, seat, action)
    }

    /// Refuses what comes when the game is over, or from a seat that has nothing to decide now.
    ///
    /// # Errors
    /// When it does.
    #[inline]
    pub fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        refuse(self.over(), Illegal::GameOver)?;
        refuse(!self.may_act().has(seat), Illegal::NotToAct(seat))
    }

    /// What the page of an action ([`Action::page`]) says about it for a seat that may act.
    ///
    /// # Errors
    /// The first reason why it may not be; above all that the game waits for something else.
    #[inline]
    pub fn judge(&self, setting: &Setting, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (self.stage, action) {
            (Stage::Start, Action::Start(colours)) => start::check(self, setting, seat, colours),
            (Stage::Bid, Action::Bid(tenths)) => auction::check_bid(setting, tenths),
            (Stage::Colour(_), Action::Colour(colour)) => auction::check_colour(self, setting, colour),
            (Stage::Choose, Action::Choose(choice)) => choosing::check(self, setting, seat, &choice),
            (Stage::Place(turn), Action::Place(cows)) => placing::check(self, setting, turn, cows),
            (Stage::Place(turn), Action::PlaceMixed(cows)) => placing::check_mixed(self, setting, turn, &cows),
            (Stage::Bonus(bonus), Action::Bonus(gift)) => bonuses::check(self, setting, bonus, &gift),
            (stage, _) => Err(Illegal::NotNow(stage.words())),
        }
    }

    /// Carries an action of a seat out and tells what it brought about.
    ///
    /// # Errors
    /// The reason why it is illegal; then nothing changed.
    pub fn play(
        &mut self,
        setting: &Setting,
        seat: Seat,
        action: Action,
        told: &mut impl Tell<Effect>,
    ) -> Result<(), Illegal> {
        self.check(setting, seat, action)?;
        self.play_unchecked(setting, seat, action, told);
        Ok(())
    }

    /// Carries out an action that is known to be legal. An illegal one leaves a position that is on no table.
    pub fn play_unchecked(&mut self, setting: &Setting, seat: Seat, action: Action, told: &mut impl Tell<Effect>) {
        self.resolve(setting, seat, action, told);
        turn::go_on(self, setting, told);
    }

    /// What the page of a legal action ([`Action::page`]) brings about. Whose decision comes next is another matter:
    /// [`turn::go_on`].
    pub fn resolve(&mut self, setting: &Setting, seat: Seat, action: Action, told: &mut impl Tell<Effect>) {
        match (action, self.stage) {
            (Action::Start(colours), _) => start::play(self, setting, seat, colours, told),
            (Action::Bid(tenths), _) => self.tell(Effect::Auction(AuctionEffect::Bid { seat, tenths }), told),
            (Action::Colour(colour), _) => self.tell(Effect::Auction(AuctionEffect::Taken { seat, colour }), told),
            (Action::Choose(choice), _) => self.tell(Effect::Card(CardEffect::Chosen { seat, choice }), told),
            (Action::Place(cows), Stage::Place(turn)) => placing::play(self, setting, turn, cows, told),
            (Action::PlaceMixed(cows), Stage::Place(turn)) => placing::play_mixed(self, setting, turn, cows, told),
            (Action::Bonus(gift), Stage::Bonus(bonus)) => bonuses::play(self, setting, bonus, gift, told),
            // No pair and no bonus is at hand, so that nothing can be placed for one.
            (Action::Place(_) | Action::PlaceMixed(_) | Action::Bonus(_), _) => {}
        }
    }

    /// Records an effect and tells it. Always inlined, with all it calls: where it is told the effect's kind is known, and
    /// nothing is left of the choice between kinds.
    #[inline(always)]
    pub(super) fn tell(&mut self, effect: Effect, told: &mut impl Tell<Effect>) {
        self.apply(&effect);
        told.tell(effect);
    }

    /// Records an effect, without any judgement.
    #[inline(always)]
    pub fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Cow(CowEffect::Placed { colour, prairie, cows: _, herd, left, by: _ }) => {
                self.herds[prairie.index()][colour.index()] = *herd;
                self.left[colour.index()] = *left;
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
                // One that is left comes first.
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
                self.full.join(*prairie);
                if *fair {
                    self.fairs.join(Fair { prairie: *prairie, colour: *colour });
                }
            }
            PrairieEffect::Given { prairie: _, rank, colour: _, cows: _ } => self.given = rank + 1,
            PrairieEffect::Done { prairie: _ } => {
                self.full.leave();
                self.given = 0;
            }
            PrairieEffect::Held { prairie: _, colour: _, cows: _ } => self.fairs.leave(),
        }
    }

    #[inline(always)]
    fn apply_clock(&mut self, effect: &ClockEffect) {
        match effect {
            ClockEffect::Started { seat } => self.acted.put(*seat),
            ClockEffect::RoundBegan { round } => self.round = *round,
            ClockEffect::Waits(stage) => {
                // Where everybody acts, nobody has when it begins.
                if mem::discriminant(&self.stage) != mem::discriminant(stage) {
                    self.acted = Seats::NONE;
                }
                self.stage = *stage;
            }
            ClockEffect::Closed { largest } => {
                self.largest = *largest;
                self.pairs = [[None; 2]; MAX_SEATS];
                self.full.clear();
                self.given = 0;
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
