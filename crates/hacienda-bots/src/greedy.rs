//! The second baseline of the ladder, which must never change. It picks the single action with the highest value in
//! points, pesos and next payment.
//!
//! The value of an action is the player's projected points after it (including money), plus pesos / 10, plus half of
//! the best payment (at markets or by harvest) that the next action could bring with the cards in hand. Ending the turn
//! allows no next payment: its value consists of the current points and pesos. If no action is worth more, the player
//! ends the turn. Ties go to the action whose text comes first in byte order. Bought cards count only if visible: a
//! card from a display is added to the hand, but the top card of a deck is not, and the cards that refill a display are
//! ignored.
//!
//! Before the payment is halved, each of its pesos counts as a whole point, not as a tenth of a point. This makes the
//! bot far stronger: with a tenth it never buys a card, and it loses 96% of 1,000 two-player games on the symmetric
//! board.

use hacienda_rules::{
    Action, ActionKind, Card, NullSink, PondShape, Position, Seat, Setting, Size, Species, animals, haciendas, harvest,
    markets, ponds, position::Turn, scoring,
};

use crate::text_order;

/// The value of a point, in twentieths of a point.
const POINT: i64 = 20;
/// The value of a peso, in twentieths of a point.
const PESO: i64 = POINT / 10;
/// The value of a peso of the next payment, which counts as half a point.
const NEXT_PESO: i64 = POINT / 2;

/// Returns the action of the seat to act.
pub(super) fn choose(setting: &Setting, position: &Position<impl Size>) -> Action {
    if position.over {
        return Action::End;
    }
    let mut search = GreedySearch::new(setting, position);
    search.consider_buying();
    search.consider_placing();
    search.consider_haciendas();
    search.consider_harvests();
    search.consider_ponds();
    search.best
}

/// Returns the value of a seat's current points and pesos.
fn current_value(setting: &Setting, position: &Position<impl Size>, seat: Seat) -> i64 {
    let points = i64::from(position.score(setting, seat).total());
    points * POINT + i64::from(position.pesos[seat.index()]) * PESO
}

struct GreedySearch<'a, S: Size> {
    setting: &'a Setting,
    position: &'a Position<S>,
    best: Action,
    value: i64,
}

impl<'a, S: Size> GreedySearch<'a, S> {
    /// Starts with the end of the turn as the best action.
    fn new(setting: &'a Setting, position: &'a Position<S>) -> GreedySearch<'a, S> {
        GreedySearch {
            setting,
            position,
            best: Action::End,
            value: current_value(setting, position, position.turn.seat),
        }
    }

    /// Returns the value, for the seat to act, of the position after an action. `harvested` is true if the seat has
    /// harvested this turn, with this action or before.
    fn value_of(&self, mut after: Position<S>, harvested: bool) -> i64 {
        let seat = self.position.turn.seat;
        // The same seat takes the next action, in this turn or in its next; the other seats' turns are ignored.
        let actions = if self.position.turn.actions_left > 1 {
            self.position.turn.actions_left - 1
        } else {
            self.setting.rulebook.actions
        };
        after.turn = Turn::new(seat, actions);
        after.turn.harvested = harvested && self.position.turn.actions_left > 1;
        current_value(self.setting, &after, seat) + i64::from(self.next_payment(&after)) * NEXT_PESO
    }

    /// Returns the largest payment in pesos that one action with the cards in hand can bring.
    fn next_payment(&self, after: &Position<S>) -> u32 {
        let (setting, board, seat) = (self.setting, &*self.setting.board, after.turn.seat);
        let longest = board.groups(harvest::targets(after, setting)).map(|chain| chain.count()).max().unwrap_or(0);
        let chip = after.chip_supply > 0 || !harvest::chips_to_take(after).is_empty();
        let mut most = if chip { setting.rulebook.harvest_per_tile * u32::from(longest) } else { 0 };
        for species in Species::ALL.into_iter().filter(|species| after.in_hand(seat, Card::Animal(*species)) > 0) {
            for at in (animals::targets(after, setting, species) & board.printed().market_sides).iter() {
                most = most.max(markets::payment_at(after, setting, seat, species, at));
            }
        }
        most
    }

    /// Returns the position after an action that reveals no card.
    fn after(&self, action: Action) -> Position<S> {
        let mut after = *self.position;
        after.play_unchecked(self.setting, action, &mut NullSink);
        after
    }

    fn keep_if_better(&mut self, action: Action, value: i64) {
        let comes_first = || self.best != Action::End && text_order(&self.setting.board, action, self.best).is_lt();
        if value > self.value || value == self.value && comes_first() {
            (self.best, self.value) = (action, value);
        }
    }

    fn consider(&mut self, action: Action) {
        let harvested = self.position.turn.harvested || matches!(action, Action::Harvest { .. });
        let value = self.value_of(self.after(action), harvested);
        self.keep_if_better(action, value);
    }

    fn for_each_legal(&mut self, kind: ActionKind, mut consider: impl FnMut(&mut Self, Action)) {
        let (position, setting) = (self.position, self.setting);
        position.for_each_legal(setting, kind, |action| consider(self, action));
    }

    fn consider_buying(&mut self) {
        let (seat, book) = (self.position.turn.seat, &self.setting.rulebook);
        let harvested = self.position.turn.harvested;
        self.for_each_legal(ActionKind::BuyTop, |search, action| {
            let mut after = *search.position;
            after.pesos[seat.index()] -= book.deck_price;
            search.keep_if_better(action, search.value_of(after, harvested));
        });
        self.for_each_legal(ActionKind::BuyDisplay, |search, action| {
            let card = match action {
                Action::BuyLand(card) => Card::Land(card),
                Action::BuyAnimal(species) => Card::Animal(species),
                _ => return,
            };
            let mut after = *search.position;
            after.pesos[seat.index()] -= book.display_price;
            after.hands[seat.index()][card.index()] += 1;
            search.keep_if_better(action, search.value_of(after, harvested));
        });
    }

    fn consider_placing(&mut self) {
        self.for_each_legal(ActionKind::Land, Self::consider);
        self.for_each_legal(ActionKind::Animal, Self::consider);
    }

    /// A hacienda has the same value on every hex of a chain or herd, so each group is evaluated once.
    fn consider_haciendas(&mut self) {
        let (setting, position) = (self.setting, self.position);
        if position.pesos[position.turn.seat.index()] < setting.rulebook.hacienda_price {
            return;
        }
        let targets = haciendas::targets(position, setting);
        for (first, group) in haciendas::target_groups(position, setting) {
            let value = self.value_of(self.after(Action::Hacienda(first)), position.turn.harvested);
            (group & targets).iter().for_each(|at| self.keep_if_better(Action::Hacienda(at), value));
        }
    }

    /// A harvest has the same value on every tile of a chain and with any chip, so each chain is evaluated once.
    fn consider_harvests(&mut self) {
        let (setting, position) = (self.setting, self.position);
        let chips = harvest::chips_to_take(position);
        let chip_source = || if position.chip_supply > 0 { None } else { chips.first() };
        if position.chip_supply == 0 && chips.is_empty() {
            return;
        }
        for chain in setting.board.groups(harvest::targets(position, setting)) {
            let Some(first) = chain.first() else { continue };
            let value = self.value_of(self.after(Action::Harvest { at: first, from: chip_source() }), true);
            for at in chain.iter() {
                if position.chip_supply > 0 {
                    self.keep_if_better(Action::Harvest { at, from: None }, value);
                } else {
                    chips.iter().for_each(|from| self.keep_if_better(Action::Harvest { at, from: Some(from) }, value));
                }
            }
        }
    }

    /// There can be over a thousand places for ponds. A pond can only reduce the next payment, so the points alone rule
    /// out most places.
    fn consider_ponds(&mut self) {
        let (setting, position) = (self.setting, self.position);
        let (seat, book) = (position.turn.seat, &setting.rulebook);
        if position.pesos[seat.index()] < book.pond_price {
            return;
        }
        let mut paid = *position;
        paid.pesos[seat.index()] -= book.pond_price;
        let at_most = self.value_of(paid, position.turn.harvested);
        for shape in PondShape::ALL {
            let each = i64::from(book.pond_points[shape.index()]) * POINT;
            for pond in ponds::places(position, setting, shape) {
                let touching = scoring::count_touching(&setting.board, &pond, &position.owned[seat.index()]);
                if at_most + each * i64::from(touching) >= self.value {
                    self.consider(Action::Pond(pond));
                }
            }
        }
    }
}
