//! Generates the legal actions of a seat, or a random legal action.

use crate::{
    Action, Bonus, BonusPlacement, Choice, Colour, Pair, Position, Prairie, Prairies, Setting, Stage, Turn, auction,
    choosing, herds, placing, start,
};
use tabletop::{Rng, Seat};

impl Position {
    /// All legal actions of a seat, without duplicates. Empty if the seat has no decision to make. The list contains an
    /// action if and only if [`Position::check`] allows it.
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::{Action, Seat, formats::positions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"waits": "place", "seats": [{"pairs": ["fire-fields 3B"]}, {}, {}]}"#;
    /// let (setting, position) = positions::read(file)?;
    /// assert_eq!(position.legal(&setting, Seat(0)), [0, 1, 2, 3].map(Action::Place));
    /// assert!(position.legal(&setting, Seat(1)).is_empty());
    /// # Ok(())
    /// # }
    /// ```
    pub fn legal(&self, setting: &Setting, seat: Seat) -> Vec<Action> {
        let mut all = Vec::new();
        if !self.may_act().has(seat) {
            return all;
        }
        match self.stage {
            Stage::Start => {
                let own = || self.colours_of(setting, seat).into_iter().flatten();
                for one in own() {
                    for two in own() {
                        all.extend(own().map(|three| [one, two, three]).map(Action::Start));
                    }
                }
                all.retain(|action| self.check(setting, seat, *action).is_ok());
            }
            Stage::Bid => all.extend((0..=setting.rulebook.highest_bid).map(Action::Bid)),
            Stage::Colour(_) => {
                let free = |colour: &Colour| auction::check_colour(self, setting, *colour).is_ok();
                all.extend(Colour::ALL.into_iter().filter(free).map(Action::Colour));
            }
            Stage::Choose => self.for_each_choice(setting, seat, |choice| all.push(Action::Choose(choice))),
            Stage::Place(turn) => self.for_each_placement(setting, turn, |action| all.push(action)),
            Stage::Bonus(bonus) => {
                all.push(Action::Bonus(BonusPlacement::NONE));
                self.for_each_bonus_placement(setting, bonus, |placement| all.push(Action::Bonus(placement)));
            }
            Stage::Over => {}
        }
        all
    }

    /// Calls `visit` with every legal choice of pairs for a seat.
    pub fn for_each_choice(&self, setting: &Setting, seat: Seat, mut visit: impl FnMut(Choice)) {
        let hand = self.hand(seat);
        if choosing::pairs_needed(self) < 2 {
            for prairie in self.open.iter() {
                hand.iter().for_each(|card| visit(Choice::one(Pair { colour: None, prairie, card })));
            }
            return;
        }
        let own = self.colours_of(setting, seat);
        // With two colours, each pair is for a particular colour, so the order of the prairies matters.
        let named = if own[1].is_some() { own } else { [None; 2] };
        for one in self.open.iter() {
            for two in self.open.iter().filter(|two| if own[1].is_some() { *two != one } else { *two > one }) {
                for first in hand.iter() {
                    for second in hand.iter().filter(|second| *second != first) {
                        let pair = |place: usize, prairie, card| Pair { colour: named[place], prairie, card };
                        visit(Choice::two(pair(0, one, first), pair(1, two, second)));
                    }
                }
            }
        }
    }

    fn for_each_placement(&self, setting: &Setting, turn: Turn, mut visit: impl FnMut(Action)) {
        visit(Action::Place(0));
        match placing::colours(self, setting, turn) {
            [Some(colour), None] => {
                let most = turn.pair.card.value();
                let numbers = herds::legal_counts(self, setting, colour, turn.pair.prairie, most);
                (1..=most).filter(|cows| numbers & (1 << cows) != 0).for_each(|cows| visit(Action::Place(cows)));
            }
            _ => placing::for_each_mixed(self, setting, turn, |cows| visit(Action::PlaceMixed(cows))),
        }
    }

    /// Calls `visit` with every legal placement of at least one cow for a bonus or fair.
    pub fn for_each_bonus_placement(&self, setting: &Setting, bonus: Bonus, mut visit: impl FnMut(BonusPlacement)) {
        let BonusTargets { most, one, two, three } = self.bonus_targets(setting, bonus);
        for first in one.iter() {
            let single = BonusPlacement::NONE.with(first, 1);
            visit(single);
            if most < 2 {
                continue;
            }
            for second in one.iter().filter(|second| *second > first) {
                let double = single.with(second, 1);
                visit(double);
                if most > 2 {
                    one.iter().filter(|third| *third > second).for_each(|third| visit(double.with(third, 1)));
                }
            }
            if most > 2 {
                two.iter().filter(|other| *other != first).for_each(|other| visit(single.with(other, 2)));
            }
        }
        if most > 1 {
            two.iter().for_each(|prairie| visit(BonusPlacement::NONE.with(prairie, 2)));
        }
        if most > 2 {
            three.iter().for_each(|prairie| visit(BonusPlacement::NONE.with(prairie, 3)));
        }
    }

    fn bonus_targets(&self, setting: &Setting, bonus: Bonus) -> BonusTargets {
        let most = bonus.cows.min(self.cows_left[bonus.colour.index()]);
        let mut targets = BonusTargets { most, one: Prairies::NONE, two: Prairies::NONE, three: Prairies::NONE };
        for prairie in self.open.iter() {
            let bits = herds::legal_counts(self, setting, bonus.colour, prairie, most);
            let sets = [&mut targets.one, &mut targets.two, &mut targets.three];
            for (cows, set) in (1..).zip(sets) {
                if bits & (1 << cows) != 0 {
                    set.put(prairie);
                }
            }
        }
        targets
    }

    /// A random legal action of a seat; all are equally likely. Returns `None` if the seat has no decision to make.
    pub fn random_action(&self, setting: &Setting, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if !self.may_act().has(seat) {
            return None;
        }
        match self.stage {
            Stage::Start => loop {
                let own = self.colours_of(setting, seat);
                let mut one = || if rng.below(2) == 0 { own[0] } else { own[1] };
                let colours = [one()?, one()?, one()?];
                if start::check(self, setting, seat, colours).is_ok() {
                    return Some(Action::Start(colours));
                }
            },
            Stage::Bid => Some(Action::Bid(rng.below(u32::from(setting.rulebook.highest_bid) + 1) as u16)),
            Stage::Colour(_) => {
                let free = |colour: &Colour| auction::check_colour(self, setting, *colour).is_ok();
                let count = Colour::ALL.into_iter().filter(free).count() as u32;
                let place = rng.below(count.max(1)) as usize;
                Colour::ALL.into_iter().filter(free).nth(place).map(Action::Colour)
            }
            Stage::Choose => self.random_choice(setting, seat, rng).map(Action::Choose),
            Stage::Place(turn) => Some(self.random_placement(setting, turn, rng)),
            Stage::Bonus(bonus) => Some(Action::Bonus(self.random_bonus_placement(setting, bonus, rng))),
            Stage::Over => None,
        }
    }

    /// A random legal choice of pairs for a seat; all are equally likely. Returns `None` if the seat has none.
    pub fn random_choice(&self, setting: &Setting, seat: Seat, rng: &mut Rng) -> Option<Choice> {
        let mut open = self.open;
        let mut hand = self.hand(seat);
        let own = self.colours_of(setting, seat);
        let named = if own[1].is_some() && choosing::pairs_needed(self) == 2 { own } else { [None; 2] };
        let mut draw = |colour| -> Option<Pair> {
            let prairie = open.nth(rng.below(u32::from(open.count()).max(1)))?;
            let card = hand.nth(rng.below(u32::from(hand.count()).max(1)))?;
            open.take(prairie);
            hand.take(card);
            Some(Pair { colour, prairie, card })
        };
        let first = draw(named[0])?;
        if choosing::pairs_needed(self) < 2 {
            return Some(Choice::one(first));
        }
        draw(named[1]).map(|second| Choice::two(first, second))
    }

    fn random_placement(&self, setting: &Setting, turn: Turn, rng: &mut Rng) -> Action {
        match placing::colours(self, setting, turn) {
            [Some(colour), None] => {
                // Placing no cows is always legal, so bit 0 is set.
                let bits = herds::legal_counts(self, setting, colour, turn.pair.prairie, turn.pair.card.value()) | 1;
                let mut left = bits;
                (0..rng.below(bits.count_ones())).for_each(|_| left &= left - 1);
                Action::Place(left.trailing_zeros() as u8)
            }
            _ => {
                let mut all = Vec::new();
                self.for_each_placement(setting, turn, |action| all.push(action));
                all[rng.below(all.len() as u32) as usize]
            }
        }
    }

    fn random_bonus_placement(&self, setting: &Setting, bonus: Bonus, rng: &mut Rng) -> BonusPlacement {
        let BonusTargets { most, one, two, three } = self.bonus_targets(setting, bonus);
        let (ones, twos) = (u32::from(one.count()), u32::from(two.count()));
        let both = one.iter().filter(|prairie| two.has(*prairie)).count() as u32;
        let pairs = ones * ones.saturating_sub(1) / 2;
        let triples = pairs * ones.saturating_sub(2) / 3;
        // The number of placements of each shape.
        let mut shapes = [1, ones, 0, 0, 0, 0, 0];
        if most > 1 {
            shapes[2] = twos;
            shapes[3] = pairs;
        }
        if most > 2 {
            shapes[4] = u32::from(three.count());
            shapes[5] = ones * twos - both;
            shapes[6] = triples;
        }
        let mut place = rng.below(shapes.iter().sum());
        let mut shape = 0;
        while place >= shapes[shape] {
            place -= shapes[shape];
            shape += 1;
        }
        let single = |set: Prairies, cows: u8| {
            set.nth(place).map_or(BonusPlacement::NONE, |one| BonusPlacement::NONE.with(one, cows))
        };
        match shape {
            0 => BonusPlacement::NONE,
            1 => single(one, 1),
            2 => single(two, 2),
            3 => on_random_prairies(one, 2, rng),
            4 => single(three, 3),
            5 => loop {
                let (first, second) = (random_prairie(one, rng), random_prairie(two, rng));
                if let (Some(first), Some(second)) = (first, second)
                    && first != second
                {
                    return BonusPlacement::NONE.with(first, 1).with(second, 2);
                }
            },
            _ => on_random_prairies(one, 3, rng),
        }
    }
}

/// The maximum number of cows to place for a bonus, and the prairies that can take one, two and three cows.
struct BonusTargets {
    most: u8,
    one: Prairies,
    two: Prairies,
    three: Prairies,
}

fn random_prairie(set: Prairies, rng: &mut Rng) -> Option<Prairie> {
    set.nth(rng.below(u32::from(set.count()).max(1)))
}

/// One cow on each of `count` different random prairies of the set.
fn on_random_prairies(mut set: Prairies, count: u8, rng: &mut Rng) -> BonusPlacement {
    let mut placement = BonusPlacement::NONE;
    for _ in 0..count {
        if let Some(prairie) = random_prairie(set, rng) {
            set.take(prairie);
            placement.put(prairie, 1);
        }
    }
    placement
}
