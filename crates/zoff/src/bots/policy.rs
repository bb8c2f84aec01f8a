//! The fast policy: decisions by static evaluation. Easy bots use it, and so do all seats in playouts.

use super::evaluation::{COW, PrairieEvaluation};
use crate::{
    Action, Bonus, BonusPlacement, Card, Cards, Choice, Colour, MixedCows, PRAIRIES, Pair, Position, Prairie, Rng,
    Seat, Setting, Stage, Turn,
    card::{HIGHEST, LOWEST},
    choosing, herds, placing,
};

/// The parameters of a fast decision.
#[derive(Debug, Clone, Copy)]
pub struct Policy {
    /// The scale of the random error, in units of 1/32 cow: the error is at most twice this value in either direction.
    pub error: u32,
    /// The weight of each rival's gain against a decision, in sixteenths.
    pub rival_weight: i32,
    /// The places that each rival is expected to take on a prairie in a round, in units of 1/32 place.
    pub rival_places: i32,
}

/// The number of different cow card values.
const VALUES: usize = (HIGHEST - LOWEST + 1) as usize;

impl Policy {
    /// A policy with a random error and the default weights. An error of 0 adds nothing to the evaluation.
    pub const fn with_error(error: u32) -> Policy {
        Policy { error, rival_weight: 6, rival_places: 10 }
    }

    /// A random error for one evaluation.
    #[inline]
    fn random_error(&self, rng: &mut Rng) -> i32 {
        if self.error == 0 {
            return 0;
        }
        // The sum of two uniform errors makes small errors more likely than large ones.
        let bits = rng.next();
        let (one, two) = ((bits >> 32) as u32, bits as u32);
        let uniform = |bits: u32| ((u64::from(bits) * u64::from(2 * self.error + 1)) >> 32) as i32 - self.error as i32;
        uniform(one) + uniform(two)
    }

    /// The action of a seat that may act.
    pub fn decide(&self, position: &Position, setting: &Setting, seat: Seat, rng: &mut Rng) -> Option<Action> {
        match position.stage {
            Stage::Choose => self.choose(position, setting, seat, rng).map(Action::Choose),
            Stage::Place(turn) => Some(self.place(position, setting, turn, rng)),
            Stage::Bonus(bonus) => Some(Action::Bonus(self.place_bonus(position, setting, bonus, rng))),
            Stage::Start | Stage::Bid | Stage::Colour(_) | Stage::Over => position.random_action(setting, seat, rng),
        }
    }

    /// The worth of each card value on each open prairie for a colour: the value of the cows placed there, less the
    /// cows that the card could place elsewhere.
    fn card_values(&self, position: &Position, setting: &Setting, colour: Colour) -> [[i32; VALUES]; PRAIRIES] {
        let mut table = [[0; VALUES]; PRAIRIES];
        let rivals = i32::from(position.seats) - 1;
        for prairie in position.open.iter() {
            let evaluation = PrairieEvaluation::new(position, setting, prairie);
            let own = position.herd(prairie, colour) > 0;
            let mut best = i32::MIN;
            let numbers = herds::legal_counts(position, setting, colour, prairie, HIGHEST);
            // Seats with a herd place first. Others may fill the free places before a seat without a herd can place.
            let expected = if own { self.rival_places / 2 } else { self.rival_places } * rivals;
            let spare = i32::from(evaluation.free()) * COW - expected;
            for cows in 0..=HIGHEST {
                if cows == 0 || numbers & (1 << cows) != 0 {
                    let crowded = (i32::from(cows) * COW - spare.max(0)).max(0) / 2;
                    best = best.max(i32::from(cows) * COW + evaluation.gain(colour, cows, self.rival_weight) - crowded);
                }
                if cows >= LOWEST {
                    table[prairie.index()][usize::from(cows - LOWEST)] = best - i32::from(cows) * COW;
                }
            }
        }
        table
    }

    /// The best choice of pairs for a seat.
    pub fn choose(&self, position: &Position, setting: &Setting, seat: Seat, rng: &mut Rng) -> Option<Choice> {
        let mut best: Option<(i32, Choice)> = None;
        self.for_each_choice(position, setting, seat, rng, |worth, choice| {
            if best.is_none_or(|(most, _)| worth > most) {
                best = choice().map(|choice| (worth, choice)).or(best);
            }
        });
        best.map(|(_, choice)| choice)
    }

    /// Calls `visit` for each choice of prairies and card values, with the worth of the choice and a function that
    /// builds it. Picks the letter of each card automatically, because letters matter only to seats without a herd.
    pub fn for_each_choice(
        &self,
        position: &Position,
        setting: &Setting,
        seat: Seat,
        rng: &mut Rng,
        mut visit: impl FnMut(i32, &dyn Fn() -> Option<Choice>),
    ) {
        let hand = position.hand(seat);
        let own = position.colours_of(setting, seat);
        let Some(first) = own[0] else { return };
        let second = own[1].unwrap_or(first);
        let mut one = self.card_values(position, setting, first);
        let mut two = if second == first { one } else { self.card_values(position, setting, second) };
        let mut held = [false; VALUES];
        let mut twice = [false; VALUES];
        for card in hand.iter() {
            let value = usize::from(card.value() - LOWEST);
            twice[value] |= held[value];
            held[value] = true;
        }
        for prairie in position.open.iter() {
            for value in 0..VALUES {
                one[prairie.index()][value] += self.random_error(rng);
                two[prairie.index()][value] = if second == first {
                    one[prairie.index()][value]
                } else {
                    two[prairie.index()][value] + self.random_error(rng)
                };
            }
        }
        let is_single = choosing::pairs_needed(position) < 2;
        let colours = if own[1].is_some() && !is_single { own } else { [None; 2] };
        for prairie in position.open.iter() {
            for value in (0..VALUES).filter(|value| held[*value]) {
                let worth = one[prairie.index()][value];
                let pair = || {
                    let card = best_card(position, prairie, first, value, hand)?;
                    Some(Pair { colour: colours[0], prairie, card })
                };
                if is_single {
                    visit(worth, &|| pair().map(Choice::one));
                    continue;
                }
                let may_be_second =
                    |other: &Prairie| if second == first { *other > prairie } else { *other != prairie };
                for other in position.open.iter().filter(may_be_second) {
                    for next in (0..VALUES).filter(|next| if *next == value { twice[*next] } else { held[*next] }) {
                        visit(worth + two[other.index()][next], &|| {
                            let pair = pair()?;
                            let mut rest = hand;
                            rest.take(pair.card);
                            let card = best_card(position, other, second, next, rest)?;
                            Some(Choice::two(pair, Pair { colour: colours[1], prairie: other, card }))
                        });
                    }
                }
            }
        }
    }

    /// The best action for the current pair.
    pub fn place(&self, position: &Position, setting: &Setting, turn: Turn, rng: &mut Rng) -> Action {
        let prairie = turn.pair.prairie;
        let evaluation = PrairieEvaluation::new(position, setting, prairie);
        match placing::colours(position, setting, turn) {
            [Some(colour), None] => {
                let most = turn.pair.card.value();
                let numbers = herds::legal_counts(position, setting, colour, prairie, most);
                let mut best = (self.random_error(rng), 0);
                for cows in (1..=most).filter(|cows| numbers & (1 << cows) != 0) {
                    let worth = i32::from(cows) * COW
                        + evaluation.gain(colour, cows, self.rival_weight)
                        + self.random_error(rng);
                    if worth > best.0 {
                        best = (worth, cows);
                    }
                }
                Action::Place(best.1)
            }
            [first, second] => {
                let mut best = (0, MixedCows::default());
                placing::for_each_mixed(position, setting, turn, |cows| {
                    let gain = |colour: Option<Colour>| {
                        colour.map_or(0, |colour| evaluation.gain(colour, cows.count(colour), self.rival_weight))
                    };
                    let worth = i32::from(cows.total()) * COW + gain(first) + gain(second) + self.random_error(rng);
                    if worth > best.0 {
                        best = (worth, cows);
                    }
                });
                if best.1.total() == 0 { Action::Place(0) } else { Action::PlaceMixed(best.1) }
            }
        }
    }

    /// The best placement of the current bonus, combined from the best placements on single prairies.
    pub fn place_bonus(&self, position: &Position, setting: &Setting, bonus: Bonus, rng: &mut Rng) -> BonusPlacement {
        let colour = bonus.colour;
        let most = bonus.cows.min(position.cows_left[colour.index()]).min(BonusPlacement::MAX_COWS);
        // The best prairies for one, two and three cows.
        let mut ones: [(i32, Option<Prairie>); 3] = [(0, None); 3];
        let mut twos: [(i32, Option<Prairie>); 2] = [(0, None); 2];
        let mut threes: [(i32, Option<Prairie>); 1] = [(0, None); 1];
        for prairie in position.open.iter() {
            let numbers = herds::legal_counts(position, setting, colour, prairie, most);
            if numbers == 0 {
                continue;
            }
            let evaluation = PrairieEvaluation::new(position, setting, prairie);
            for cows in (1..=most).filter(|cows| numbers & (1 << cows) != 0) {
                let worth =
                    i32::from(cows) * COW + evaluation.gain(colour, cows, self.rival_weight) + self.random_error(rng);
                let best: &mut [(i32, Option<Prairie>)] = match cows {
                    1 => &mut ones,
                    2 => &mut twos,
                    _ => &mut threes,
                };
                insert(best, worth, prairie);
            }
        }
        let mut best = (0, BonusPlacement::NONE);
        let mut offer = |parts: &[(i32, Option<Prairie>, u8)]| {
            let mut placement = BonusPlacement::NONE;
            let mut worth = 0;
            for (part, prairie, cows) in parts {
                let Some(prairie) = prairie.filter(|prairie| placement.cows_on(*prairie) == 0) else { return };
                placement.put(prairie, *cows);
                worth += part;
            }
            if worth > best.0 {
                best = (worth, placement);
            }
        };
        let [a, b, c] = ones.map(|(worth, prairie)| (worth, prairie, 1));
        let [d, e] = twos.map(|(worth, prairie)| (worth, prairie, 2));
        offer(&[a]);
        offer(&[d]);
        offer(&[(threes[0].0, threes[0].1, 3)]);
        if most > 1 {
            offer(&[a, b]);
        }
        if most > 2 {
            offer(&[a, b, c]);
            [a, b].into_iter().for_each(|one| [d, e].into_iter().for_each(|two| offer(&[one, two])));
        }
        best.1
    }
}

/// Inserts an entry into a list of fixed length, sorted best first. If the list is full, the worst entry is dropped,
/// which may be the new one.
fn insert(best: &mut [(i32, Option<Prairie>)], worth: i32, prairie: Prairie) {
    let place = best.iter().position(|(other, there)| there.is_none() || worth > *other);
    if let Some(place) = place {
        best[place..].rotate_right(1);
        best[place] = (worth, Some(prairie));
    }
}

/// The card with this value (given as an index) to play on a prairie: if the colour has no herd there, the card with
/// the first letter, because letters decide the order of players without a herd; otherwise the card with the last
/// letter.
fn best_card(position: &Position, prairie: Prairie, colour: Colour, value: usize, hand: Cards) -> Option<Card> {
    let mut of_value = hand.iter().filter(|card| usize::from(card.value() - LOWEST) == value);
    let first = of_value.next()?;
    Some(if position.herd(prairie, colour) == 0 { first } else { of_value.last().unwrap_or(first) })
}
