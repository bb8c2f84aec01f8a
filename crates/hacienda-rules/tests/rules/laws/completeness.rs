//! An almost exhaustive check of one position: exactly the listed actions are legal.

use std::collections::HashSet;

use hacienda_rules::{Action, Cell, Deck, LandCard, PondCells, Position, Rng, Setting, Species};

/// Checks every possible action, except for ponds with a hex more than two steps from their first hex: there are too
/// many of them, so only about a thousand are chosen at random. Returns the number of checked actions.
pub fn assert_legal_list_complete(setting: &Setting, position: &Position, legal: &[Action], rng: &mut Rng) -> u64 {
    let listed: HashSet<Action> = legal.iter().copied().collect();
    let mut checked = 0;
    let mut check_action = |action: Action| {
        checked += 1;
        let allowed = position.check(setting, action);
        assert_eq!(allowed.is_ok(), listed.contains(&action), "{action:?}: {allowed:?}");
    };
    let board = &*setting.board;
    check_action(Action::End);
    Deck::ALL.into_iter().for_each(|deck| check_action(Action::BuyTop(deck)));
    LandCard::ALL.into_iter().for_each(|card| check_action(Action::BuyLand(card)));
    Species::ALL.into_iter().for_each(|species| check_action(Action::BuyAnimal(species)));
    for at in board.cells() {
        check_action(Action::Hacienda(at));
        LandCard::ALL.into_iter().for_each(|card| check_action(Action::Land { card, at }));
        Species::ALL.into_iter().for_each(|species| check_action(Action::Animal { species, at }));
        check_action(Action::Harvest { at, from: None });
        board.cells().for_each(|from| check_action(Action::Harvest { at, from: Some(from) }));
        ponds_near(setting, at).into_iter().for_each(|pond| check_action(Action::Pond(pond)));
    }
    let count = board.len() as u32;
    let mut any = || Cell(rng.below(count) as u16);
    for _ in 0..500 {
        let (a, b, c) = (any(), any(), any());
        PondCells::new(&[a, b]).into_iter().for_each(|pond| check_action(Action::Pond(pond)));
        PondCells::new(&[a, b, c]).into_iter().for_each(|pond| check_action(Action::Pond(pond)));
    }
    checked
}

/// Returns the ponds of one to three hexes in which this hex has the lowest number and the others are within two steps
/// of it.
fn ponds_near(setting: &Setting, at: Cell) -> Vec<PondCells> {
    let board = &*setting.board;
    let mut near: Vec<Cell> = board.neighbours(at).iter().flat_map(|other| board.neighbours(*other)).copied().collect();
    near.extend(board.neighbours(at));
    near.retain(|cell| *cell > at);
    near.sort();
    near.dedup();
    let mut ponds = vec![PondCells::new(&[at])];
    for (n, b) in near.iter().enumerate() {
        ponds.push(PondCells::new(&[at, *b]));
        near[n + 1..].iter().for_each(|c| ponds.push(PondCells::new(&[*c, at, *b])));
    }
    ponds.into_iter().flatten().collect()
}
