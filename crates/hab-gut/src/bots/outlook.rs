//! Where prices will stand when the half ends, as far as one seat can know: all cards of its two racks come up by then, and
//! of the others' as many as there are, which are as likely one as another.

use crate::{
    Cards, GOODS, Good, Position, Seat, Setting, Side,
    cards::{ALL_CARDS, OF_BIT},
};

/// Bits of a good in a set of cards.
const BITS: usize = ALL_CARDS as usize / GOODS;

/// The steps of the cards of one good, by their bits in a set.
const STEPS: [i8; 1 << BITS] = {
    let mut steps = [0; 1 << BITS];
    let mut set: usize = 1;
    while set < steps.len() {
        // One card more than in a set before.
        steps[set] = steps[set & (set - 1)] + OF_BIT[set.trailing_zeros() as usize].steps();
        set += 1;
    }
    steps
};

/// The steps of the cards of a good in a set, all together.
#[inline]
fn steps(cards: Cards, good: Good) -> i32 {
    i32::from(STEPS[(cards.bits() >> (BITS * good.index())) as usize & ((1 << BITS) - 1)])
}

/// The price of each good to be expected when the half ends. A card counts three quarters of its steps: it is either played
/// or halved.
pub(super) fn prices_to_come(position: &Position, setting: &Setting, seat: Seat) -> [i32; GOODS] {
    let book = &setting.rulebook;
    let quarter = i32::from(book.step) * 3;
    let own = [position.rack(seat, Side::Left), position.rack(seat, Side::Right)];
    let others = || position.seats().filter(|rack| *rack != seat && *rack != position.right_of(seat));
    let racks: i32 = others().map(|rack| position.racks[rack.index()].len() as i32).sum();
    let hidden = racks + position.unseen.len() as i32;
    Good::ALL.map(|good| {
        let price = i32::from(position.prices[good.index()]);
        if position.stuck[good.index()] {
            return price;
        }
        let seen = steps(own[0], good) + steps(own[1], good);
        let pool: i32 =
            steps(position.unseen, good) + others().map(|rack| steps(position.racks[rack.index()], good)).sum::<i32>();
        let foreseen = seen * quarter / 4 + pool * quarter * racks / (4 * hidden.max(1));
        (price + foreseen).clamp(0, i32::from(book.highest))
    })
}
