//! The selection of the player to act: shares to buy or sell, a share for the foundation, and the market cards to play
//! and to halve.

use bevy::prelude::*;
use hab_gut::{Action, Good, HabGut, Illegal, Lot, MarketCard, Phase, Position, Seat, Side};

use super::{preview::Preview, refusals::refusal};
use crate::{
    playable::{CurrentFeedback, PendingMove},
    table,
    texts::{Text, text},
};

/// A position of this game with everything needed to check actions against the rules.
pub type RulesQuery<'a> = table::RulesQuery<'a, HabGut>;

/// The direction of a trade.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TradeDirection {
    /// The shares are bought.
    Buy,
    /// The shares are sold.
    Sell,
}

impl TradeDirection {
    fn action(self, lot: Lot) -> Action {
        match self {
            TradeDirection::Buy => Action::Buy(lot),
            TradeDirection::Sell => Action::Sell(lot),
        }
    }
}

/// A touch specific to this game.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// Adds a share from the supply to the purchase.
    Buy(Good),
    /// Adds one of the player's shares to the sale, or chooses it for the foundation.
    OwnShare(Good),
    /// Takes a share out of the basket.
    TakeOut(Good),
    /// Passes without buying or selling shares.
    Pass,
    /// Keeps all shares and gives none to the foundation.
    Keep,
    /// Chooses a card from the rack on one side. Choosing the same card again puts it back.
    Card(Side, MarketCard),
    /// Swaps the card to play and the card to halve.
    Swap,
    /// Puts a complete action into the selection, such as one from a hint.
    Propose(Action),
}

/// The selection of the player to act, with the latest feedback on it.
#[derive(Resource, Debug, Clone, Default)]
pub struct Choice {
    basket: Option<(TradeDirection, Lot)>,
    gift: Option<Good>,
    cards: [Option<MarketCard>; 2],
    /// The side of the card to play, if one is chosen.
    play_side: Option<Side>,
    /// The latest feedback, such as the reason for a refusal.
    pub feedback: CurrentFeedback<Illegal>,
    /// The seat, round and phase that the selection belongs to.
    context: Option<(Seat, u8, Phase)>,
}

impl PendingMove for Choice {
    type Reason = Illegal;
    type Place = ();

    fn feedback(&self) -> &CurrentFeedback<Illegal> {
        &self.feedback
    }

    fn feedback_mut(&mut self) -> &mut CurrentFeedback<Illegal> {
        &mut self.feedback
    }

    fn clear(&mut self) {
        *self = Choice { feedback: self.feedback.silent(), ..Choice::default() };
    }

    fn is_empty(&self) -> bool {
        Choice::is_empty(self)
    }

    fn is_ready(&self) -> bool {
        self.pending().is_some()
    }
}

impl Choice {
    /// Returns true if no share or card is chosen.
    pub fn is_empty(&self) -> bool {
        self.basket.is_none() && self.gift.is_none() && self.cards == [None; 2]
    }

    /// The shares in the basket and the direction of the trade.
    pub fn basket(&self) -> Option<(TradeDirection, Lot)> {
        self.basket
    }

    /// The good of the share for the foundation.
    pub fn gift(&self) -> Option<Good> {
        self.gift
    }

    /// The chosen card from the rack on one side, and true if it is to be halved.
    pub fn card(&self, side: Side) -> Option<(MarketCard, bool)> {
        Some((self.cards[side.index()]?, self.play_side != Some(side)))
    }

    /// The action that would be played if the selection were confirmed.
    pub fn pending(&self) -> Option<Action> {
        if let Some((direction, lot)) = self.basket {
            return Some(direction.action(lot));
        }
        if let Some(good) = self.gift {
            return Some(Action::Give(good));
        }
        let side = self.play_side?;
        let (played, halved) = (self.cards[side.index()]?, self.cards[side.other().index()]?);
        Some(Action::Market { side, played, halved })
    }

    /// The outcome of the pending action, if it is legal.
    pub fn preview(&self, table: &RulesQuery) -> Option<Preview> {
        let action = self.pending()?;
        let seat = table.position.turn.seat;
        table.judge_for(seat, action).is_ok().then(|| Preview::of(table.position, table.setting, action))
    }

    /// The next step for the current selection. `None` if nothing is selected.
    pub fn next_step(&self) -> Option<Text> {
        let side = Side::ALL.into_iter().find(|side| self.card(*side).is_some());
        match (self.basket(), self.gift(), side, self.pending()) {
            (Some(_), ..) => Some(text!("hg-prompt-basket")),
            (None, Some(_), ..) => Some(text!("hg-prompt-gift")),
            (None, None, Some(side), None) => Some(text!("hg-prompt-halve", side = side.other())),
            (None, None, Some(_), Some(_)) => Some(text!("hg-prompt-both-cards")),
            (None, None, None, _) => None,
        }
    }

    fn refuse_because(&mut self, why: Illegal) {
        // The player has already begun what the phase asks for, so the message says how to finish it.
        let next = matches!(why, Illegal::NotNow(_)).then(|| self.next_step()).flatten();
        self.feedback.refuse(next.unwrap_or_else(|| refusal(why)), None, Some(why));
    }

    /// Returns true if the selection belongs to a decision other than the current one, for example after the table has
    /// changed.
    pub fn is_stale(&self, position: &Position) -> bool {
        let now = (position.turn.seat, position.rounds, position.turn.phase);
        self.context.is_some_and(|context| context != now)
    }

    /// Discards a selection that belongs to another decision.
    fn discard_stale(&mut self, position: &Position) {
        if self.is_stale(position) {
            self.clear();
        }
    }

    /// Applies a touch by the player to act. Returns the chosen action if it needs no confirmation.
    pub fn apply_touch(&mut self, touch: Touch, table: &RulesQuery) -> Option<Action> {
        let position = table.position;
        self.discard_stale(position);
        self.context = Some((position.turn.seat, position.rounds, position.turn.phase));
        self.feedback.dismiss();
        match touch {
            Touch::Buy(good) => self.add(TradeDirection::Buy, good, table),
            Touch::OwnShare(good) if position.turn.phase == Phase::Foundation => self.take_gift(good, table),
            Touch::OwnShare(good) => self.add(TradeDirection::Sell, good, table),
            Touch::TakeOut(good) => self.take_out(good),
            Touch::Pass => return self.play_at_once(Action::Pass, table),
            Touch::Keep => return self.play_at_once(Action::Keep, table),
            Touch::Card(side, card) => self.take_card(side, card, table),
            Touch::Swap => self.play_side = self.play_side.map(Side::other),
            Touch::Propose(action) => self.propose(action, table),
        }
        None
    }

    fn play_at_once(&mut self, action: Action, table: &RulesQuery) -> Option<Action> {
        match table.judge_for(table.position.turn.seat, action) {
            Ok(()) => Some(action),
            Err(why) => {
                self.refuse_because(why);
                None
            }
        }
    }

    /// True if the basket allows trades in this direction. A player cannot both buy and sell in one turn.
    pub fn allows(&self, direction: TradeDirection) -> bool {
        self.basket.is_none_or(|(other, _)| other == direction)
    }

    /// Adds one share to the basket.
    fn add(&mut self, direction: TradeDirection, good: Good, table: &RulesQuery) {
        if !self.allows(direction) {
            return self.feedback.refuse(text!("hg-choice-other-way"), None, None);
        }
        let lot = self.basket.map_or(Lot::NONE, |(_, lot)| lot).with(good);
        match table.judge_for(table.position.turn.seat, direction.action(lot)) {
            Ok(()) => self.basket = Some((direction, lot)),
            Err(why) => self.refuse_because(why),
        }
    }

    fn take_out(&mut self, good: Good) {
        let Some((direction, lot)) = self.basket else { return };
        let goods = lot.iter().flat_map(|(other, count)| {
            let left = count.saturating_sub(u8::from(other == good));
            std::iter::repeat_n(other, usize::from(left))
        });
        let left = goods.fold(Lot::NONE, Lot::with);
        self.basket = (!left.is_empty()).then_some((direction, left));
    }

    /// Chooses the share for the foundation. Choosing the same good again puts the share back.
    fn take_gift(&mut self, good: Good, table: &RulesQuery) {
        if self.gift == Some(good) {
            self.gift = None;
            return;
        }
        match table.judge_for(table.position.turn.seat, Action::Give(good)) {
            Ok(()) => self.gift = Some(good),
            Err(why) => self.refuse_because(why),
        }
    }

    /// Chooses a card from a rack. The first card chosen is played, and the card from the other rack is halved.
    /// Choosing a card again puts it back; the other card is then the card to play.
    fn take_card(&mut self, side: Side, card: MarketCard, table: &RulesQuery) {
        let (position, seat) = (table.position, table.position.turn.seat);
        if self.cards[side.index()] == Some(card) {
            self.cards[side.index()] = None;
            self.play_side = self.cards[side.other().index()].map(|_| side.other());
            return;
        }
        // The rules check two cards together. Until the second card is chosen, any card from the other rack takes its
        // place.
        let other = self.cards[side.other().index()].or_else(|| position.rack(seat, side.other()).kinds().next());
        let Some(other) = other else { return };
        match table.judge_for(seat, Action::Market { side, played: card, halved: other }) {
            Ok(()) => {
                self.cards[side.index()] = Some(card);
                self.play_side = self.play_side.or(Some(side));
            }
            Err(why) => self.refuse_because(why),
        }
    }

    /// Puts a complete action into the selection, where it awaits confirmation. Passing and keeping all shares need no
    /// selection, so the feedback points to the button instead.
    fn propose(&mut self, action: Action, table: &RulesQuery) {
        if let Err(why) = table.judge_for(table.position.turn.seat, action) {
            return self.refuse_because(why);
        }
        *self = Choice { context: self.context, feedback: self.feedback.silent(), ..Choice::default() };
        match action {
            Action::Buy(lot) => self.basket = Some((TradeDirection::Buy, lot)),
            Action::Sell(lot) => self.basket = Some((TradeDirection::Sell, lot)),
            Action::Give(good) => self.gift = Some(good),
            Action::Market { side, played, halved } => {
                self.cards[side.index()] = Some(played);
                self.cards[side.other().index()] = Some(halved);
                self.play_side = Some(side);
            }
            Action::Pass => self.feedback.say(text!("hg-choice-pass-by-button"), None),
            Action::Keep => self.feedback.say(text!("hg-choice-keep-by-button"), None),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::table::{DebugCounters, JudgementCache};
    use hab_gut::{Cards, Setting};

    struct Table {
        setting: Setting,
        position: Arc<Position>,
        counts: DebugCounters<HabGut>,
        answers: JudgementCache<HabGut>,
    }

    impl Table {
        fn of(change: impl FnOnce(&mut Position)) -> Table {
            let setting = Setting::default();
            let mut position = Position::setup(&setting, 3, 3, Some(Seat(0))).expect("three players are allowed");
            change(&mut position);
            Table {
                setting,
                position: Arc::new(position),
                counts: DebugCounters::default(),
                answers: JudgementCache::default(),
            }
        }

        fn rules_query(&self) -> RulesQuery<'_> {
            RulesQuery {
                position: &self.position,
                setting: &self.setting,
                counts: &self.counts,
                answers: &self.answers,
            }
        }
    }

    fn touch_all(choice: &mut Choice, table: &Table, touches: &[Touch]) -> Option<Action> {
        touches.iter().fold(None, |_, touch| choice.apply_touch(*touch, &table.rules_query()))
    }

    fn lot(goods: &[Good]) -> Lot {
        Lot::from_goods(goods).expect("the lot is small")
    }

    #[test]
    fn touches_add_shares_to_the_basket_and_remove_them() {
        let table = Table::of(|_| {});
        let mut choice = Choice::default();
        touch_all(&mut choice, &table, &[Touch::Buy(Good::Tea), Touch::Buy(Good::Coal), Touch::Buy(Good::Tea)]);
        assert_eq!(choice.pending(), Some(Action::Buy(lot(&[Good::Coal, Good::Tea, Good::Tea]))));
        assert_eq!(choice.preview(&table.rules_query()).map(|preview| preview.money), Some(-120));
        touch_all(&mut choice, &table, &[Touch::Buy(Good::Salt)]);
        let why = choice.feedback.now.as_ref().and_then(|feedback| feedback.reason);
        assert_eq!(why, Some(Illegal::WrongNumberOfShares { shares: 4, most: 3 }));
        assert_eq!(choice.basket(), Some((TradeDirection::Buy, lot(&[Good::Coal, Good::Tea, Good::Tea]))));
        touch_all(&mut choice, &table, &[Touch::TakeOut(Good::Tea), Touch::TakeOut(Good::Coal)]);
        assert_eq!(choice.pending(), Some(Action::Buy(lot(&[Good::Tea]))));
        assert_eq!(choice.feedback.now, None);
        touch_all(&mut choice, &table, &[Touch::TakeOut(Good::Tea)]);
        assert!(choice.is_empty() && choice.pending().is_none());
    }

    #[test]
    fn a_basket_of_shares_to_buy_must_be_emptied_before_a_sale() {
        let table = Table::of(|position| position.shares[0][Good::Salt.index()] = 1);
        let mut choice = Choice::default();
        touch_all(&mut choice, &table, &[Touch::Buy(Good::Tea), Touch::OwnShare(Good::Salt)]);
        assert_eq!(choice.pending(), Some(Action::Buy(lot(&[Good::Tea]))));
        assert!(choice.feedback.now.as_ref().is_some_and(|feedback| feedback.refused));
        assert!(choice.allows(TradeDirection::Buy) && !choice.allows(TradeDirection::Sell));
        touch_all(&mut choice, &table, &[Touch::TakeOut(Good::Tea), Touch::OwnShare(Good::Salt)]);
        assert_eq!((choice.pending(), &choice.feedback.now), (Some(Action::Sell(lot(&[Good::Salt]))), &None));
        touch_all(&mut choice, &table, &[Touch::OwnShare(Good::Salt)]);
        let why = choice.feedback.now.as_ref().and_then(|feedback| feedback.reason);
        assert_eq!(why, Some(Illegal::NotYours { good: Good::Salt, held: 1 }));
    }

    #[test]
    fn a_touch_of_a_card_points_to_the_purchase_that_awaits_confirmation() {
        let table = Table::of(|_| {});
        let card = table.position.rack(Seat(0), Side::Left).iter().next().expect("the rack holds cards");
        let key = |choice: &Choice| choice.feedback.now.as_ref().map(|feedback| feedback.text.key().to_owned());
        let mut choice = Choice::default();
        touch_all(&mut choice, &table, &[Touch::Card(Side::Left, card)]);
        assert_eq!(key(&choice).as_deref(), Some("hg-refused-not-now"));
        touch_all(&mut choice, &table, &[Touch::Buy(Good::Tea), Touch::Card(Side::Left, card)]);
        assert_eq!(key(&choice).as_deref(), Some("hg-prompt-basket"));
        assert!(choice.feedback.now.as_ref().is_some_and(|feedback| feedback.refused) && choice.pending().is_some());
    }

    #[test]
    fn a_touch_chooses_the_share_for_the_foundation_and_a_second_touch_puts_it_back() {
        let table = Table::of(|position| {
            position.shares[0][Good::Salt.index()] = 1;
            position.turn.phase = Phase::Foundation;
        });
        let mut choice = Choice::default();
        touch_all(&mut choice, &table, &[Touch::OwnShare(Good::Salt)]);
        assert_eq!(choice.pending(), Some(Action::Give(Good::Salt)));
        touch_all(&mut choice, &table, &[Touch::OwnShare(Good::Salt)]);
        assert_eq!(choice.pending(), None);
        touch_all(&mut choice, &table, &[Touch::OwnShare(Good::Coal)]);
        assert!(choice.feedback.now.as_ref().is_some_and(|feedback| feedback.refused));
        assert_eq!(touch_all(&mut choice, &table, &[Touch::Keep]), Some(Action::Keep));
        assert_eq!(touch_all(&mut choice, &table, &[Touch::Pass]), None, "the foundation phase allows no pass");
    }

    #[test]
    fn the_first_card_is_played_the_second_is_halved_and_they_can_be_swapped() {
        let card = |good, steps| MarketCard::new(good, steps).expect("the card exists");
        let (coal, salt, tea) = (card(Good::Coal, 4), card(Good::Salt, 6), card(Good::Tea, -2));
        let table = Table::of(|position| {
            position.racks[0] = Cards::from_iter([coal]);
            position.racks[2] = Cards::from_iter([salt, tea]);
            position.turn.phase = Phase::Market;
        });
        let mut choice = Choice::default();
        touch_all(&mut choice, &table, &[Touch::Card(Side::Right, salt)]);
        assert_eq!((choice.card(Side::Right), choice.pending()), (Some((salt, false)), None));
        touch_all(&mut choice, &table, &[Touch::Card(Side::Left, coal)]);
        let action = Action::Market { side: Side::Right, played: salt, halved: coal };
        assert_eq!(choice.pending(), Some(action));
        touch_all(&mut choice, &table, &[Touch::Swap]);
        let swapped = Action::Market { side: Side::Left, played: coal, halved: salt };
        assert_eq!(choice.pending(), Some(swapped));
        touch_all(&mut choice, &table, &[Touch::Card(Side::Right, tea)]);
        assert_eq!(choice.pending(), Some(Action::Market { side: Side::Left, played: coal, halved: tea }));
        // After the card to play is put back, the other card is the card to play.
        touch_all(&mut choice, &table, &[Touch::Card(Side::Left, coal)]);
        assert_eq!(choice.card(Side::Right), Some((tea, false)));
        touch_all(&mut choice, &table, &[Touch::Card(Side::Left, salt)]);
        let why = choice.feedback.now.as_ref().and_then(|feedback| feedback.reason);
        assert_eq!(why, Some(Illegal::NotInRack { side: Side::Left, card: salt }));
    }

    #[test]
    fn a_proposal_other_than_a_pass_awaits_confirmation_until_the_decision_changes() {
        let table = Table::of(|_| {});
        for action in table.position.legal(&table.setting, Seat(0)) {
            let mut choice = Choice::default();
            touch_all(&mut choice, &table, &[Touch::Propose(action)]);
            assert_eq!(choice.pending(), Some(action).filter(|action| *action != Action::Pass));
            choice.discard_stale(&table.position);
            assert_eq!(choice.is_empty(), action == Action::Pass);
            choice.discard_stale(&Table::of(|position| position.turn.phase = Phase::Foundation).position);
            assert!(choice.is_empty() && choice.feedback.now.is_none());
        }
    }
}
