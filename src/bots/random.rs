//! The lowest rung of the ladder, frozen: one time in 20 it stops; else any row of RULES.md 3 with a legal action is as
//! likely as any other, and inside the row any action.

use crate::rules::{
    Action, Card, Cell, Cells, Chance, Deck, LandCard, PondCells, PondShape, Position, Row, Setting, Species, animals,
    cards, haciendas, harvest, land, ponds,
};

/// One choice in so many is to stop.
const STOP_ONE_IN: u32 = 20;
/// Pond places tried blindly before all free ones are listed.
const POND_TRIES: u32 = 12;

/// An action for the seat to act.
pub(super) fn choose(setting: &Setting, position: &Position, chance: &mut Chance) -> Action {
    if position.over || chance.below(STOP_ONE_IN) == 0 {
        return Action::End;
    }
    // Rows in random order: the first that has an action is any of those that have one, with equal chances.
    let mut rows = Row::ALL;
    for left in (1..=rows.len()).rev() {
        let place = chance.below(left as u32) as usize;
        if let Some(action) = in_row(setting, position, rows[place], chance) {
            return action;
        }
        rows.swap(place, left - 1);
    }
    Action::End
}

/// One of the legal actions of a row, each with the same chance; `None` where there is none.
fn in_row(setting: &Setting, position: &Position, row: Row, chance: &mut Chance) -> Option<Action> {
    let seat = position.turn.seat;
    let affords = |price: u32| position.pesos[seat.index()] >= price;
    let book = &setting.rulebook;
    match row {
        Row::BuyTop => {
            let buyable = |deck: &Deck| cards::check_top(position, setting, *deck).is_ok();
            let deck = one_of(Deck::ALL.into_iter().filter(buyable), chance)?;
            Some(Action::BuyTop(deck))
        }
        Row::BuyDisplay => {
            if !affords(book.display_price) {
                return None;
            }
            let land = LandCard::ALL.into_iter().filter(|card| position.land_display.contains(&Some(*card)));
            let animals = Species::ALL.into_iter().filter(|species| position.animal_display.contains(&Some(*species)));
            one_of(land.map(Action::BuyLand).chain(animals.map(Action::BuyAnimal)), chance)
        }
        Row::Hacienda => {
            let targets = affords(book.hacienda_price).then(|| haciendas::targets(position, setting))?;
            any_cell(&targets, chance).map(Action::Hacienda)
        }
        Row::Pond => affords(book.pond_price).then(|| any_pond(setting, position, chance))?.map(Action::Pond),
        Row::Land => {
            let held = LandCard::ALL.into_iter().filter(|card| position.in_hand(seat, Card::Land(*card)) > 0);
            let (card, at) = any_play(held, |card| land::targets(position, setting, card), chance)?;
            Some(Action::Land { card, at })
        }
        Row::Animal => {
            let held = Species::ALL.into_iter().filter(|species| position.in_hand(seat, Card::Animal(*species)) > 0);
            let (species, at) = any_play(held, |species| animals::targets(position, setting, species), chance)?;
            Some(Action::Animal { species, at })
        }
        Row::Harvest => {
            if position.chip_supply > 0 {
                let at = any_cell(&harvest::targets(position, setting), chance)?;
                return Some(Action::Harvest { at, from: None });
            }
            // Every tile goes with every chip, so the two are drawn apart.
            let from = any_cell(&harvest::chips_to_take(position), chance)?;
            let at = any_cell(&harvest::targets(position, setting), chance)?;
            Some(Action::Harvest { at, from: Some(from) })
        }
    }
}

/// One of a few things, each with the same chance.
fn one_of<T>(things: impl Iterator<Item = T> + Clone, chance: &mut Chance) -> Option<T> {
    let count = things.clone().count() as u32;
    let mut things = things;
    if count == 0 { None } else { things.nth(chance.below(count) as usize) }
}

/// One hex of a set, each with the same chance.
fn any_cell(cells: &Cells, chance: &mut Chance) -> Option<Cell> {
    let count = cells.count();
    if count == 0 { None } else { cells.nth(chance.below(u32::from(count)) as u16) }
}

/// One of all pairs of a card in hand and a hex it can go to, each with the same chance.
fn any_play<C: Copy>(
    held: impl Iterator<Item = C>,
    targets: impl Fn(C) -> Cells,
    chance: &mut Chance,
) -> Option<(C, Cell)> {
    let mut kept: [Option<(C, Cells, u16)>; LandCard::ALL.len()] = [None; LandCard::ALL.len()];
    let mut total = 0;
    for (place, card) in kept.iter_mut().zip(held) {
        let cells = targets(card);
        let count = cells.count();
        total += count;
        *place = Some((card, cells, count));
    }
    if total == 0 {
        return None;
    }
    let mut nth = chance.below(u32::from(total)) as u16;
    for (card, cells, count) in kept.into_iter().flatten() {
        if nth < count {
            return cells.nth(nth).map(|at| (card, at));
        }
        nth -= count;
    }
    None
}

/// One of the places where a pond fits, each with the same chance: places drawn from the bare board are rejected while
/// something lies there; when that goes on for long the free ones are counted.
fn any_pond(setting: &Setting, position: &Position, chance: &mut Chance) -> Option<PondCells> {
    if position.turn.pond_bought {
        return None;
    }
    let stocked = || PondShape::ALL.into_iter().filter(|shape| position.pond_supply[shape.index()] > 0);
    let total: usize = stocked().map(|shape| setting.board.pond_places(shape).len()).sum();
    if total == 0 {
        return None;
    }
    for _ in 0..POND_TRIES {
        let mut nth = chance.below(total as u32) as usize;
        for shape in stocked() {
            let places = setting.board.pond_places(shape);
            match places.get(nth) {
                Some(pond) if pond.cells().iter().all(|cell| !position.is_occupied(*cell)) => return Some(*pond),
                Some(_) => break,
                None => nth -= places.len(),
            }
        }
    }
    let free = || stocked().flat_map(|shape| ponds::places(position, setting, shape));
    let count = free().count() as u32;
    if count == 0 { None } else { free().nth(chance.below(count) as usize) }
}
