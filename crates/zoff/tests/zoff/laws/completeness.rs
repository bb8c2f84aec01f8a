//! Checks that the list of legal actions is complete: every other action tried is refused, and the independent referee
//! agrees.

use std::collections::BTreeSet;

use zoff::{
    Action, BonusPlacement, Card, Choice, Colour, MAX_SEATS, MixedCows, Pair, Position, Prairie, Rng, Seat, Setting,
};

use super::referee::Referee;

/// Tries actions of every kind for every seat: all possible actions, or a sample if there are too many.
pub fn legal_list_is_complete(setting: &Setting, position: &Position, referee: &Referee, rng: &mut Rng) {
    for seat in Seat::all(MAX_SEATS as u8) {
        let legal = position.legal(setting, seat);
        let listed: BTreeSet<Action> = legal.iter().copied().collect();
        assert_eq!(listed.len(), legal.len(), "no action is listed twice");
        assert_eq!(
            legal.is_empty(),
            !position.may_act().has(seat),
            "exactly the seats that may act have legal actions"
        );
        for action in &legal {
            assert_eq!(position.check(setting, seat, *action), Ok(()), "{action:?} is listed, so it must be legal");
        }
        for action in sample_actions(position, &legal, rng) {
            let allowed = position.check(setting, seat, action).is_ok();
            assert_eq!(allowed, listed.contains(&action), "{action:?} of seat {}", seat.0);
            if seat.0 < position.seats {
                assert_eq!(allowed, referee.allows(seat, action), "{action:?} of seat {}", seat.0);
            }
        }
        if position.may_act().has(seat) {
            let drawn = position.random_action(setting, seat, rng).expect("the seat may act");
            assert!(listed.contains(&drawn), "{drawn:?} was drawn, so it must be listed");
        } else {
            assert_eq!(position.random_action(setting, seat, rng), None);
        }
    }
}

fn any<T: Copy>(list: &[T], rng: &mut Rng) -> T {
    list[rng.below(list.len() as u32) as usize]
}

fn any_card(rng: &mut Rng) -> Card {
    let (value, letter) = (2 + rng.below(4) as u8, b'A' + rng.below(19) as u8);
    Card::new(value, letter).expect("the value and the letter are in range")
}

fn sample_actions(position: &Position, legal: &[Action], rng: &mut Rng) -> Vec<Action> {
    let mut all: Vec<Action> = (0..=7).map(Action::Place).collect();
    for one in 0..=6 {
        for two in 0..=6 {
            let mixed = |first, second| Action::PlaceMixed(MixedCows::default().with(first, one).with(second, two));
            all.push(mixed(Colour::Blue, Colour::Green));
            all.push(mixed(Colour::Pink, Colour::Orange));
            all.push(mixed(any(&Colour::ALL, rng), any(&Colour::ALL, rng)));
        }
    }
    all.extend([0, 1, 199, 200, 201, 255, 65535].map(Action::Bid));
    all.extend(Colour::ALL.map(Action::Colour));
    for one in Colour::ALL {
        for two in Colour::ALL {
            all.extend(Colour::ALL.map(|three| Action::Start([one, two, three])));
        }
    }
    // Placements of up to four bonus cows, one more than any bonus gives.
    all.push(Action::Bonus(BonusPlacement::NONE));
    for first in Prairie::ALL {
        let placement = BonusPlacement::NONE.with(first, 1);
        all.push(Action::Bonus(placement));
        for second in Prairie::ALL.into_iter().filter(|second| *second >= first) {
            let placement = placement.with(second, 1);
            all.push(Action::Bonus(placement));
            for third in Prairie::ALL.into_iter().filter(|third| *third >= second) {
                let placement = placement.with(third, 1);
                all.push(Action::Bonus(placement));
                all.push(Action::Bonus(placement.with(any(&Prairie::ALL, rng), 1)));
            }
        }
    }
    let colours: Vec<Option<Colour>> = if position.seats == 2 {
        [None, Some(Colour::Blue), Some(Colour::Green), Some(Colour::Pink)].to_vec()
    } else {
        vec![None, None, None, Some(Colour::Blue)]
    };
    let pair =
        |rng: &mut Rng| Pair { colour: any(&colours, rng), prairie: any(&Prairie::ALL, rng), card: any_card(rng) };
    for _ in 0..200 {
        all.push(Action::Choose(Choice::one(pair(rng))));
        let (one, other) = (pair(rng), pair(rng));
        all.push(Action::Choose(Choice::two(one, other)));
    }
    // Near misses: legal choices with one part changed.
    let choices: Vec<Choice> = legal
        .iter()
        .filter_map(|action| if let Action::Choose(choice) = action { Some(*choice) } else { None })
        .collect();
    for _ in 0..if choices.is_empty() { 0 } else { 300 } {
        let mut pairs: Vec<Pair> = any(&choices, rng).pairs().collect();
        let at = rng.below(pairs.len() as u32) as usize;
        match rng.below(4) {
            0 => pairs[at].prairie = any(&Prairie::ALL, rng),
            1 => pairs[at].card = any_card(rng),
            2 => pairs[at].colour = any(&colours, rng),
            _ => pairs.truncate(1),
        }
        all.push(Action::Choose(match pairs[..] {
            [one, other] => Choice::two(one, other),
            _ => Choice::one(pairs[0]),
        }));
    }
    all
}
