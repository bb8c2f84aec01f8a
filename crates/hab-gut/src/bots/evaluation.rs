//! Static evaluation of actions: values each action as the sum of its components, and finds a good action quickly,
//! without listing all actions.

use super::{forecast::expected_prices, weights::Weights};
use crate::{Action, GOODS, Good, Lot, MarketCard, Phase, Position, Seat, Setting, Side};

/// The values of the components of the current player's actions in this phase, in hundredths of a unit of money.
pub(super) struct Evaluation {
    seat: Seat,
    /// The value to the player of a rise in each good's price: the player's shares, with a different weight for shares
    /// in the foundation, minus the weighted average of the other players' shares.
    exposure: [i32; GOODS],
    /// The value of buying a share of each good.
    buy: [i32; GOODS],
    /// The value of selling a share of each good.
    sell: [i32; GOODS],
    /// The value of giving a share of each good to the foundation.
    give: [i32; GOODS],
    /// The weight of the price change that a card is expected to cause later if it stays in its rack, in hundredths.
    held_card_weight: i32,
}

impl Evaluation {
    /// Evaluates the current player's decision, using only public information about the other players.
    pub(super) fn new(position: &Position, setting: &Setting, weights: &Weights) -> Evaluation {
        let seat = position.turn.seat;
        let mut evaluation = Evaluation {
            seat,
            exposure: [0; GOODS],
            buy: [0; GOODS],
            sell: [0; GOODS],
            give: [0; GOODS],
            held_card_weight: weights.foresight,
        };
        match position.turn.phase {
            Phase::Trade => evaluation.evaluate_trade(position, setting, weights),
            Phase::Foundation => evaluation.evaluate_foundation(position, setting, weights),
            Phase::Market => evaluation.evaluate_market(position, weights),
        }
        evaluation
    }

    fn evaluate_trade(&mut self, position: &Position, setting: &Setting, weights: &Weights) {
        let book = &setting.rulebook;
        let expected = expected_prices(position, setting, self.seat);
        let another_half = position.rounds + book.rounds_per_half < book.all_rounds();
        let holding = if another_half { weights.holding } else { 0 };
        let money = position.money[self.seat.index()] as i32;
        // Nothing can be bought after the last trade, so money need not be saved for later.
        let poor = position.rounds + 1 < book.all_rounds() && money < weights.money_cap;
        for (good, expected) in expected.into_iter().enumerate() {
            let price = i32::from(position.prices[good]);
            let rise = 100 * (expected + holding - price);
            let spending_cost = if poor { price * weights.spending } else { 0 };
            self.buy[good] = rise - spending_cost;
            self.sell[good] = spending_cost - rise;
        }
        // Buying is worth more to a player without shares, who has none to give to the foundation.
        if position.shares_of(self.seat) == 0 {
            self.buy.iter_mut().for_each(|worth| *worth += 100 * weights.target_lead / 4);
        }
    }

    fn evaluate_foundation(&mut self, position: &Position, setting: &Setting, weights: &Weights) {
        let book = &setting.rulebook;
        let expected = expected_prices(position, setting, self.seat);
        let is_last_chance = position.rounds + 1 == book.all_rounds();
        let (target_lead, shortfall_penalty) = if is_last_chance {
            (weights.last_target_lead, weights.last_shortfall_penalty)
        } else {
            (weights.target_lead, weights.shortfall_penalty)
        };
        let own: i32 = position.saved[self.seat.index()] as i32
            + position.foundations[self.seat.index()]
                .iter()
                .zip(expected)
                .map(|(n, price)| i32::from(*n) * price)
                .sum::<i32>();
        let others = position.seats().filter(|other| *other != self.seat);
        let least = others.map(|other| expected_foundation(position, other, &expected)).min().unwrap_or(0);
        let shortfall_cost = |own: i32| shortfall_penalty * (least + target_lead - own).max(0);
        for (good, worth) in expected.into_iter().enumerate() {
            self.give[good] = shortfall_cost(own) - shortfall_cost(own + worth) - 100 * worth;
        }
    }

    fn evaluate_market(&mut self, position: &Position, weights: &Weights) {
        let others = i32::from(position.seats) - 1;
        for good in Good::ALL {
            let index = good.index();
            let own = 100 * i32::from(position.shares[self.seat.index()][index])
                + weights.foundation_share * i32::from(position.foundations[self.seat.index()][index]);
            let theirs: i32 = position
                .seats()
                .filter(|other| *other != self.seat)
                .map(|other| i32::from(position.all_shares_of_good(other, good)))
                .sum();
            self.exposure[index] = own - weights.rival_weight * theirs / others;
        }
    }

    /// The value of playing or halving a card: the move of its marker minus the move that the card is expected to cause
    /// later if it stays in its rack, times the exposure to its good. It is 0 for a stuck marker.
    #[inline]
    fn card_value(&self, position: &Position, setting: &Setting, card: MarketCard, halved: bool) -> i32 {
        let book = &setting.rulebook;
        let index = card.good().index();
        let exposure = self.exposure[index];
        if exposure == 0 || position.stuck[index] {
            return 0;
        }
        let step = i32::from(book.price_step);
        let steps = i32::from(if halved { card.half() } else { card.steps() });
        let price = i32::from(position.prices[index]);
        let moved = (price + steps * step).clamp(0, i32::from(book.highest_price)) - price;
        let expected_later = 3 * i32::from(card.steps()) * step / 4 * self.held_card_weight / 100;
        exposure * (moved - expected_later)
    }

    /// The estimated value of an action, in hundredths of a unit of money.
    pub(super) fn value(&self, position: &Position, setting: &Setting, action: Action) -> i32 {
        let of = |lot: Lot, each: &[i32; GOODS]| -> i32 {
            lot.iter().map(|(good, count)| each[good.index()] * i32::from(count)).sum()
        };
        match action {
            Action::Buy(lot) => of(lot, &self.buy),
            Action::Sell(lot) => of(lot, &self.sell),
            Action::Give(good) => self.give[good.index()],
            Action::Pass | Action::Keep => 0,
            Action::Market { side: _, played, halved } => {
                self.card_value(position, setting, played, false) + self.card_value(position, setting, halved, true)
            }
        }
    }

    /// The best action, or nearly the best, because shares are picked one at a time. Returns `None` if no action is
    /// legal.
    #[inline]
    pub(super) fn best(&self, position: &Position, setting: &Setting) -> Option<Action> {
        Some(match position.turn.phase {
            Phase::Trade => self.best_trade(position, setting),
            Phase::Foundation => self.best_gift(position, setting),
            Phase::Market => self.best_cards(position, setting)?,
        })
    }

    fn best_trade(&self, position: &Position, setting: &Setting) -> Action {
        let own = &position.shares[self.seat.index()];
        let mut available = position.supply;
        available.iter_mut().zip(position.prices).filter(|(_, price)| *price == 0).for_each(|(count, _)| *count = 0);
        let money = position.money[self.seat.index()];
        let (bought, buy_value) = best_lot(setting, &self.buy, &available, &position.prices, money);
        let (sold, sell_value) = best_lot(setting, &self.sell, own, &[0; GOODS], 0);
        match (buy_value.max(sell_value) > 0, buy_value >= sell_value) {
            (false, _) => Action::Pass,
            (true, true) => Action::Buy(bought),
            (true, false) => Action::Sell(sold),
        }
    }

    fn best_gift(&self, position: &Position, setting: &Setting) -> Action {
        let own = &position.shares[self.seat.index()];
        let room = position.foundation_shares_of(self.seat) < setting.rulebook.foundation_places;
        let goods = Good::ALL.into_iter().filter(|good| own[good.index()] > 0 && self.give[good.index()] > 0);
        match goods.max_by_key(|good| self.give[good.index()]) {
            Some(good) if room => Action::Give(good),
            _ => Action::Keep,
        }
    }

    fn best_cards(&self, position: &Position, setting: &Setting) -> Option<Action> {
        let best = |side: Side, halved: bool| {
            let cards = position.rack(self.seat, side).kinds();
            cards.map(|card| (self.card_value(position, setting, card, halved), card)).max()
        };
        let of_side = |side: Side| {
            let ((one, played), (other, halved)) = (best(side, false)?, best(side.other(), true)?);
            Some((one + other, Action::Market { side, played, halved }))
        };
        let (left, right) = (of_side(Side::Left)?, of_side(Side::Right)?);
        Some(if left.0 >= right.0 { left.1 } else { right.1 })
    }
}

/// An affordable lot with its total value, chosen greedily: each share is the most valuable share still available.
fn best_lot(
    setting: &Setting,
    worth: &[i32; GOODS],
    available: &[u8; GOODS],
    prices: &[u16; GOODS],
    money: u32,
) -> (Lot, i32) {
    let (mut lot, mut sum, mut left) = (Lot::NONE, 0, money);
    for _ in 0..setting.rulebook.max_lot {
        let fits = |good: &Good| {
            let index = good.index();
            worth[index] > 0 && lot.count(*good) < available[index] && u32::from(prices[index]) <= left
        };
        let Some(good) = Good::ALL.into_iter().filter(fits).max_by_key(|good| worth[good.index()]) else { break };
        lot = lot.with(good);
        sum += worth[good.index()];
        left -= u32::from(prices[good.index()]);
    }
    (lot, sum)
}

/// The expected value of another player's foundation at the end of the half, assuming that each hidden share has the
/// average value of all shares the player is known to have.
fn expected_foundation(position: &Position, seat: Seat, expected: &[i32; GOODS]) -> i32 {
    let known = Good::ALL.map(|good| i32::from(position.all_shares_of_good(seat, good)));
    let all: i32 = known.iter().sum();
    let worth: i32 = known.iter().zip(expected).map(|(count, price)| count * price).sum();
    position.saved[seat.index()] as i32 + i32::from(position.foundation_shares_of(seat)) * worth / all.max(1)
}
