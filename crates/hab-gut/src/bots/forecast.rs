//! Price forecasts: the prices that one seat can expect at the end of the half, when all cards in the racks have been
//! used. The seat knows the cards in its two racks. The other racks are equally likely to hold any of the hidden cards.

use crate::{
    Cards, GOODS, Good, Position, Seat, Setting, Side,
    cards::{ALL_CARDS, CARD_OF_BIT},
};

/// The number of bits for each good in a set of cards.
const BITS: usize = ALL_CARDS as usize / GOODS;

/// The total steps of each subset of one good's cards, indexed by the bits of the subset.
const STEPS: [i8; 1 << BITS] = {
    let mut steps = [0; 1 << BITS];
    let mut set: usize = 1;
    while set < steps.len() {
        // The subset is a smaller subset plus one card.
        steps[set] = steps[set & (set - 1)] + CARD_OF_BIT[set.trailing_zeros() as usize].steps();
        set += 1;
    }
    steps
};

/// The total steps of a good's cards in a set.
#[inline]
fn steps(cards: Cards, good: Good) -> i32 {
    i32::from(STEPS[(cards.bits() >> (BITS * good.index())) as usize & ((1 << BITS) - 1)])
}

/// The expected price of each good at the end of the half. Each card counts for three quarters of its steps, because it
/// may be played or halved.
pub(super) fn expected_prices(position: &Position, setting: &Setting, seat: Seat) -> [i32; GOODS] {
    let book = &setting.rulebook;
    let triple_step = i32::from(book.price_step) * 3;
    let own = [position.rack(seat, Side::Left), position.rack(seat, Side::Right)];
    let others = || position.seats().filter(|rack| *rack != seat && *rack != position.right_of(seat));
    let rack_cards: i32 = others().map(|rack| position.racks[rack.index()].len() as i32).sum();
    let hidden = rack_cards + position.undealt.len() as i32;
    Good::ALL.map(|good| {
        let price = i32::from(position.prices[good.index()]);
        if position.stuck[good.index()] {
            return price;
        }
        let seen = steps(own[0], good) + steps(own[1], good);
        let pool: i32 =
            steps(position.undealt, good) + others().map(|rack| steps(position.racks[rack.index()], good)).sum::<i32>();
        let foreseen = seen * triple_step / 4 + pool * triple_step * rack_cards / (4 * hidden.max(1));
        (price + foreseen).clamp(0, i32::from(book.highest_price))
    })
}
