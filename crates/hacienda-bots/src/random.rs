//! The lowest rung of the ladder, frozen: one time in 20 it stops; else any row of RULES.md 3 with a legal action is as
//! likely as any other, and inside the row any action.

use hacienda_rules::{
    Action, Card, Cell, Cells, Chance, Deck, LandCard, PondCells, PondShape, Position, Row, Setting, Species, animals,
    cards, haciendas, harvest, land, ponds,
};

/// One choice in so many is to stop.
const STOP_ONE_IN: u32 = 20;
/// Places drawn blindly before all legal ones are counted.
const BLIND_TRIES: u32 = 12;

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

/// One of the legal actions of a row, each with the same chance; `None` where there is none. Not inlined: else what single
/// rows need would be computed for all of them.
#[inline(never)]
fn in_row(setting: &Setting, position: &Position, row: Row, chance: &mut Chance) -> Option<Action> {
    let seat = position.turn.seat;
    let affords = |price: u32| position.pesos[seat.index()] >= price;
    let book = &setting.rulebook;
    match row {
        Row::BuyTop => {
            let [land, animal] = Deck::ALL.map(|deck| cards::check_top(position, setting, deck).is_ok());
            match (land, animal) {
                (true, true) => Some(Action::BuyTop(Deck::ALL[chance.below(2) as usize])),
                (true, false) => Some(Action::BuyTop(Deck::Land)),
                (false, true) => Some(Action::BuyTop(Deck::Animal)),
                (false, false) => None,
            }
        }
        Row::BuyDisplay => {
            if !affords(book.display_price) {
                return None;
            }
            // Cards of one kind are one action: a bit for each kind.
            let mut kinds = 0_u32;
            position.land_display.iter().flatten().for_each(|card| kinds |= 1 << Card::Land(*card).index());
            position.animal_display.iter().flatten().for_each(|species| kinds |= 1 << Card::Animal(*species).index());
            if kinds == 0 {
                return None;
            }
            for _ in 0..chance.below(kinds.count_ones()) {
                kinds &= kinds - 1;
            }
            Card::from_index(kinds.trailing_zeros() as usize).map(|card| match card {
                Card::Land(card) => Action::BuyLand(card),
                Card::Animal(species) => Action::BuyAnimal(species),
            })
        }
        Row::Hacienda => {
            let targets = affords(book.hacienda_price).then(|| haciendas::targets(position, setting))?;
            any_cell(&targets, chance).map(Action::Hacienda)
        }
        Row::Pond => affords(book.pond_price).then(|| any_pond(setting, position, chance))?.map(Action::Pond),
        Row::Land => {
            if let Some(action) = try_land(setting, position, chance) {
                return Some(action);
            }
            let mut lot = Lot::new();
            land::each_target(position, setting, |card, cells| lot.add(card, cells, chance));
            lot.draw(chance).map(|(card, at)| Action::Land { card, at })
        }
        Row::Animal => {
            if let Some(action) = try_animal(setting, position, chance) {
                return Some(action);
            }
            let mut lot = Lot::new();
            animals::each_target(position, setting, |species, cells| lot.add(species, cells, chance));
            lot.draw(chance).map(|(species, at)| Action::Animal { species, at })
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

/// One hex of a set, each with the same chance.
fn any_cell(cells: &Cells, chance: &mut Chance) -> Option<Cell> {
    let count = cells.count();
    if count == 0 { None } else { cells.nth(chance.below(u32::from(count)) as u16) }
}

/// Blind tries for a land card and a hex: pairs of a card in hand and a hex of its ground, each with the same chance,
/// until one is legal. `None` when that goes on for long: then all legal ones must be counted.
fn try_land(setting: &Setting, position: &Position, chance: &mut Chance) -> Option<Action> {
    let (board, seat) = (&*setting.board, position.turn.seat);
    let (taken, own_land) = (position.occupied(), position.land_of(seat));
    let mut pairs = Pairs::new();
    for card in LandCard::ALL {
        let list = match card.landscape() {
            Some(landscape) if !(*board.land(landscape) & !taken).is_empty() => board.land_list(landscape),
            _ => board.pampas_list(),
        };
        pairs.add(card, position.in_hand(seat, Card::Land(card)) > 0, list);
    }
    for _ in 0..tries(pairs.total) {
        let (card, at) = pairs.nth(chance.below(pairs.total));
        if (!board.pampas().has(at) || board.touches(at, &own_land)) && !taken.has(at) {
            return Some(Action::Land { card, at });
        }
    }
    None
}

/// Pairs of a land card and a hex of its ground. A card that is not held has none.
struct Pairs<'a> {
    lists: [&'a [Cell]; LandCard::ALL.len()],
    /// How many pairs there are up to each card, with it.
    ends: [u32; LandCard::ALL.len()],
    total: u32,
}

impl<'a> Pairs<'a> {
    fn new() -> Pairs<'a> {
        Pairs { lists: [&[]; LandCard::ALL.len()], ends: [0; LandCard::ALL.len()], total: 0 }
    }

    /// The pairs of the next card.
    fn add(&mut self, card: LandCard, held: bool, list: &'a [Cell]) {
        self.total += if held { list.len() as u32 } else { 0 };
        self.lists[card.index()] = list;
        self.ends[card.index()] = self.total;
    }

    /// The n-th pair. Which card it is of a processor cannot foresee, so it is counted and not looked for.
    fn nth(&self, nth: u32) -> (LandCard, Cell) {
        let card = LandCard::ALL[self.ends.iter().map(|end| usize::from(*end <= nth)).sum::<usize>()];
        let list = self.lists[card.index()];
        (card, list[(nth + list.len() as u32 - self.ends[card.index()]) as usize])
    }
}

/// The same for an animal card and a pampas hex.
fn try_animal(setting: &Setting, position: &Position, chance: &mut Chance) -> Option<Action> {
    let (board, seat) = (&*setting.board, position.turn.seat);
    let (mut held, mut kinds) = (Species::ALL, 0);
    for species in Species::ALL {
        held[kinds] = species;
        kinds += usize::from(position.in_hand(seat, Card::Animal(species)) > 0);
    }
    if kinds == 0 {
        return None;
    }
    let (taken, own_land, list) = (position.occupied(), position.land_of(seat), board.pampas_list());
    for _ in 0..tries((kinds * list.len()) as u32) {
        let nth = chance.below((kinds * list.len()) as u32) as usize;
        let (species, at) = (held[nth / list.len()], list[nth % list.len()]);
        let near = || board.touches(at, &own_land) || board.touches(at, &position.animals_of(seat, species));
        // The cheap questions first; the check asks for the tiles as well.
        if !taken.has(at) && near() && animals::check(position, setting, species, at).is_ok() {
            return Some(Action::Animal { species, at });
        }
    }
    None
}

/// How often to try blindly: not at all where there is nothing to draw from.
fn tries(total: u32) -> u32 {
    if total == 0 { 0 } else { BLIND_TRIES }
}

/// Draws one of several cards, each with a chance as large as the number of hexes it can go to.
struct Lot<C> {
    drawn: Option<(C, Cells, u32)>,
    total: u32,
}

impl<C> Lot<C> {
    fn new() -> Lot<C> {
        Lot { drawn: None, total: 0 }
    }

    /// The new card displaces the one drawn so far with its share of all hexes seen.
    fn add(&mut self, card: C, cells: &Cells, chance: &mut Chance) {
        let count = u32::from(cells.count());
        self.total += count;
        if self.total == count || chance.below(self.total) < count {
            self.drawn = Some((card, *cells, count));
        }
    }

    /// The card drawn, and one of its hexes.
    fn draw(self, chance: &mut Chance) -> Option<(C, Cell)> {
        let (card, cells, count) = self.drawn?;
        cells.nth(chance.below(count) as u16).map(|at| (card, at))
    }
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
    for _ in 0..BLIND_TRIES {
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
