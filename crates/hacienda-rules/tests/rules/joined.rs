//! Tests of the effects of placements: the joined groups and the size of the new group, compared with flood fills of
//! the position before the placement.

use std::{collections::BTreeSet, sync::Arc};

use hacienda_rules::{
    Board, CARD_KINDS, Cell, Cells, Edition, Effect, Effects, HouseRules, Joined, Position, Rng, Rulebook, Seat,
    Setting, Species,
    effect::{AnimalEffect, HaciendaEffect, LandEffect},
    maps,
};

use crate::fixtures::{random_action, third_party_boards};

/// The hexes of a set that are connected to `start`, found hex by hex without the board's flood fill.
fn flooded(board: &Board, start: Cell, set: &Cells) -> BTreeSet<Cell> {
    let mut group = BTreeSet::from([start]);
    let mut open = vec![start];
    while let Some(cell) = open.pop() {
        open.extend(board.neighbours(cell).iter().copied().filter(|other| set.has(*other) && group.insert(*other)));
    }
    group
}

/// The lowest hexes of the groups of a set that touch a hex, and the total number of hexes in these groups.
fn touching(board: &Board, at: Cell, set: &Cells) -> (BTreeSet<Cell>, usize) {
    let own = board.neighbours(at).iter().copied().filter(|other| set.has(*other));
    let groups: BTreeSet<BTreeSet<Cell>> = own.map(|other| flooded(board, other, set)).collect();
    (groups.iter().filter_map(|group| group.first().copied()).collect(), groups.iter().map(BTreeSet::len).sum())
}

/// The number of placements by the number of joined groups.
type Seen = [u32; Joined::MAX_GROUPS + 1];

/// Checks one placement; `set` contains the owner's earlier hexes that can belong to the same group.
fn compare(setting: &Setting, at: Cell, set: &Cells, (size, joined): (u16, Joined), seen: &mut Seen) {
    let (firsts, others) = touching(&setting.board, at, set);
    let board = &setting.board.name;
    assert!(joined.iter().eq(firsts.iter().copied()), "{board}: {joined:?} at {at:?}, expected {firsts:?}");
    assert_eq!(usize::from(size), others + 1, "{board}: the size of the group at {at:?}");
    assert!(firsts.iter().all(|first| joined.has(*first)) && !joined.has(at), "{board}: {joined:?} at {at:?}");
    seen[joined.count()] += 1;
}

/// Checks every effect that places land, an animal or a hacienda.
fn compare_all(setting: &Setting, before: &Position, effects: &Effects, seen: &mut Seen, haciendas: &mut u32) {
    for effect in effects {
        match effect {
            Effect::Land(LandEffect::Placed { seat, card: _, at, chain, joined }) => {
                compare(setting, *at, &before.land_of(*seat), (*chain, *joined), seen);
            }
            Effect::Animal(AnimalEffect::Placed { seat, species, at, herd, joined }) => {
                let set = match setting.rulebook.house.mixed_herds {
                    true => before.all_animals_of(*seat),
                    false => before.animals_of(*seat, *species),
                };
                compare(setting, *at, &set, (*herd, *joined), seen);
            }
            Effect::Hacienda(HaciendaEffect::Placed { seat, at, group }) => {
                let set = match before.species(*at) {
                    None => before.land_of(*seat),
                    Some(_) if setting.rulebook.house.mixed_herds => before.all_animals_of(*seat),
                    Some(species) => before.animals_of(*seat, species),
                };
                assert_eq!(usize::from(*group), flooded(&setting.board, *at, &set).len(), "the hacienda at {at:?}");
                *haciendas += 1;
            }
            Effect::Card(_)
            | Effect::Purse(_)
            | Effect::Pond(_)
            | Effect::Harvest(_)
            | Effect::Market(_)
            | Effect::Clock(_) => {}
        }
    }
}

/// The built-in boards and some third-party boards, each once with herds of one species and once with mixed herds.
fn settings() -> Vec<Setting> {
    let built_in = maps::NAMES.iter().filter_map(|name| maps::by_name(name));
    let third_party = third_party_boards().into_iter().step_by(7).filter_map(|file| maps::read_file(&file).ok());
    let mixed = HouseRules { mixed_herds: true, ..HouseRules::default() };
    let with = |board: Arc<Board>| {
        [HouseRules::default(), mixed]
            .map(|house| Setting { board: board.clone(), rulebook: Rulebook::new(Edition::Base, false, house) })
    };
    built_in.chain(third_party).map(Arc::new).flat_map(with).collect()
}

#[test]
fn a_placement_lists_the_groups_that_touched_its_hex() {
    let (mut seen, mut haciendas) = (Seen::default(), 0);
    for (number, setting) in settings().iter().enumerate() {
        for seed in 0..8 {
            let mut rng = Rng::new(seed, 500 + number as u64);
            let seats = 2 + (seed % 3) as u8;
            let mut position = Position::setup(setting, seats, seed, None).expect("two to four players are allowed");
            let mut effects = Effects::new();
            for _ in 0..400 {
                if position.over {
                    break;
                }
                let (before, action) = (position, random_action(setting, &position, &mut rng));
                effects.clear();
                position.play(setting, action, &mut effects).expect("listed as legal");
                compare_all(setting, &before, &effects, &mut seen, &mut haciendas);
            }
        }
    }
    println!("groups joined: {seen:?}, haciendas: {haciendas}");
    assert!(seen[..3].iter().all(|often| *often > 100) && haciendas > 100, "{seen:?} joined, {haciendas} haciendas");
}

/// A position with the pieces of two players placed at random. The board is more crowded than in real games, so that
/// some pieces join three groups.
fn crowded(setting: &Setting, rng: &mut Rng) -> Position {
    let mut position = Position::empty(setting, 2);
    let board = &*setting.board;
    for cell in board.pampas_list().iter().copied() {
        let owner = Seat(rng.below(4) as u8 / 3);
        let species = Species::ALL[rng.below(2) as usize];
        match rng.below(5) {
            0 | 1 => position.put_tile(owner, cell),
            2 if position.animal_count(owner, species) < 12 => position.put_animal(owner, species, cell),
            _ => {}
        }
    }
    position.hands[0] = [1; CARD_KINDS];
    position.pesos[0] = 100;
    position
}

#[test]
fn a_placement_on_a_crowded_board_lists_the_groups_that_touched_its_hex() {
    let (mut seen, mut haciendas) = (Seen::default(), 0);
    for (number, setting) in settings().iter().enumerate() {
        let mut rng = Rng::new(number as u64, 600);
        let before = crowded(setting, &mut rng);
        for action in before.legal(setting) {
            let (mut after, mut effects) = (before, Effects::new());
            after.play(setting, action, &mut effects).expect("listed as legal");
            compare_all(setting, &before, &effects, &mut seen, &mut haciendas);
        }
    }
    println!("groups joined: {seen:?}, haciendas: {haciendas}");
    assert!(seen.iter().all(|often| *often > 10) && haciendas > 100, "{seen:?} joined, {haciendas} haciendas");
}

#[test]
fn at_most_three_groups_join_and_their_order_does_not_matter() {
    let [a, b, c, d] = [3, 7, 1, 9].map(Cell);
    let joined = Joined::new(&[a, b, c]).expect("a piece can join three groups");
    assert_eq!((joined.firsts(), joined.count()), (&[c, a, b][..], 3));
    assert_eq!(Joined::new(&[c, b, a]), Some(joined));
    assert_eq!(Joined::new(&[]), Some(Joined::NONE));
    assert_eq!(Joined::new(&[a, b, c, d]), None);
    assert!(joined.has(a) && !joined.has(d) && !Joined::NONE.has(a));
}
