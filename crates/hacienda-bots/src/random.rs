//! The lowest rung of the ladder, frozen: one time in 20 it stops; else any row of RULES.md 3 with a legal action is as
//! likely as any other, and inside the row any action.

use hacienda_rules::{
    Action, Card, Cell, Cells, Chance, Deck, LandCard, PondCells, PondShape, Position, Row, Setting, Size, Species,
    animals, cards, haciendas, harvest, land, ponds,
};

/// One choice in so many is to stop.
const STOP_ONE_IN: u32 = 20;
/// Places drawn blindly before all legal ones are counted.
const BLIND_TRIES: u32 = 12;

/// An action for the seat to act.
#[inline]
pub(super) fn choose(setting: &Setting, position: &Position<impl Size>, chance: &mut Chance) -> Action {
    if position.over || chance.below(STOP_ONE_IN) == 0 {
        return Action::End;
    }
    // Rows in random order: the first that has an action is any of those that have one, with equal chances. They lie in the
    // digits of one octal number, which a processor swaps quicker than places of a list.
    let (shut, mut rows) = (plainly_shut(setting, position), 0o6_543_210_u32);
    for left in (1..=Row::ALL.len() as u32).rev() {
        let place = 3 * chance.below(left);
        let (row, last) = (rows >> place & 7, rows >> (3 * (left - 1)) & 7);
        if shut >> row & 1 == 0
            && let Some(action) = in_row(setting, position, Row::ALL[row as usize], chance)
        {
            return action;
        }
        rows ^= (row ^ last) << place;
    }
    Action::End
}

/// The rows in which there is plainly no action, a bit for each: those for which the pesos or the cards are missing. Half of
/// all rows that are drawn are among them; which one comes a processor cannot foresee, so none of them is looked into.
#[inline]
fn plainly_shut(setting: &Setting, position: &Position<impl Size>) -> u32 {
    let (seat, book, turn) = (position.turn.seat, &setting.rulebook, &position.turn);
    let (pesos, hand) = (position.pesos[seat.index()], &position.hands[seat.index()]);
    let (land, animals) = hand.split_at(LandCard::ALL.len());
    let none = |cards: &[u8]| cards.iter().fold(0, |any, count| any | count) == 0;
    let bit = |row: Row, shut: bool| u32::from(shut) << row as u32;
    bit(Row::BuyTop, pesos < book.deck_price)
        | bit(Row::BuyDisplay, pesos < book.display_price)
        | bit(Row::Hacienda, turn.hacienda_bought | (position.hacienda_supply == 0) | (pesos < book.hacienda_price))
        | bit(Row::Pond, turn.pond_bought | (pesos < book.pond_price))
        | bit(Row::Land, none(land))
        | bit(Row::Animal, none(animals))
        | bit(Row::Harvest, turn.harvested & (position.chip_supply > 0))
}

/// One of the legal actions of a row that is not plainly shut, each with the same chance; `None` where there is none. Not
/// inlined: else what single rows need would be computed for all of them.
#[inline(never)]
fn in_row(setting: &Setting, position: &Position<impl Size>, row: Row, chance: &mut Chance) -> Option<Action> {
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
        Row::Hacienda => any_cell(&haciendas::targets(position, setting), chance).map(Action::Hacienda),
        Row::Pond => any_pond(setting, position, chance).map(Action::Pond),
        Row::Land => any_land(setting, position, chance),
        Row::Animal => any_animal(setting, position, chance),
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
fn any_cell(cells: &Cells<impl Size>, chance: &mut Chance) -> Option<Cell> {
    cells.choose(|count| if count == 0 { 0 } else { chance.below(u32::from(count)) as u16 })
}

/// A land card and a hex for it, each legal pair with the same chance: blind tries among pairs of a card in hand and a hex of
/// its ground until one is legal, and when that goes on for long a draw from all legal ones.
fn any_land(setting: &Setting, position: &Position<impl Size>, chance: &mut Chance) -> Option<Action> {
    let (board, seat) = (&*setting.board, position.turn.seat);
    let (taken, own_land) = (position.occupied(), position.land_of(seat));
    let held = |card| position.in_hand(seat, Card::Land(card)) > 0;
    let mut pairs = Pairs::new();
    for card in LandCard::ALL {
        let list = match card.landscape() {
            Some(landscape) if !land::is_full(setting, landscape, &taken) => board.land_list(landscape),
            _ => board.pampas_list(),
        };
        pairs.add(card, held(card), list);
    }
    for _ in 0..tries(pairs.total) {
        let (card, at) = pairs.nth(chance.below(pairs.total));
        if !taken.has(at) && (!board.pampas().has(at) || board.touches(at, &own_land)) {
            return Some(Action::Land { card, at });
        }
    }
    let pampas = land::pampas_targets(position, setting, &taken);
    let empty = |card| land::empty_of_landscape(setting, card, &taken);
    let targets = |card| empty(card).unwrap_or(pampas);
    let mut lot = Lot::new();
    for card in LandCard::ALL.into_iter().filter(|card| held(*card)) {
        lot.add(card, targets(card).count(), chance);
    }
    let (card, nth) = lot.draw(chance)?;
    targets(card).nth(nth).map(|at| Action::Land { card, at })
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
fn any_animal(setting: &Setting, position: &Position<impl Size>, chance: &mut Chance) -> Option<Action> {
    let (seat, list) = (position.turn.seat, setting.board.pampas_list());
    let (mut held, mut kinds) = (Species::ALL, 0);
    for species in Species::ALL {
        held[kinds] = species;
        kinds += usize::from(position.in_hand(seat, Card::Animal(species)) > 0);
    }
    let has_tile = Species::ALL.map(|species| animals::has_tile(position, setting, species));
    for _ in 0..tries((kinds * list.len()) as u32) {
        let nth = chance.below((kinds * list.len()) as u32) as usize;
        // Not by division, which is slow: there are four species at most.
        let kind = (1..Species::ALL.len()).filter(|kind| nth >= kind * list.len()).count();
        let (species, at) = (held[kind], list[nth - kind * list.len()]);
        if !position.is_occupied(at)
            && animals::touches_own(position, setting, species, at)
            && has_tile[species.index()]
        {
            return Some(Action::Animal { species, at });
        }
    }
    let mut targets = [Cells::NONE; Species::ALL.len()];
    animals::each_target(position, setting, |species, cells| targets[species.index()] = *cells);
    let mut lot = Lot::new();
    for species in held.into_iter().take(kinds) {
        lot.add(species, targets[species.index()].count(), chance);
    }
    let (species, nth) = lot.draw(chance)?;
    targets[species.index()].nth(nth).map(|at| Action::Animal { species, at })
}

/// How often to try blindly: not at all where there is nothing to draw from.
fn tries(total: u32) -> u32 {
    if total == 0 { 0 } else { BLIND_TRIES }
}

/// Draws one of several cards, each with a chance as large as the number of hexes it can go to.
struct Lot<C> {
    drawn: Option<(C, u32)>,
    total: u32,
}

impl<C> Lot<C> {
    fn new() -> Lot<C> {
        Lot { drawn: None, total: 0 }
    }

    /// The new card, if it can go to any hex, displaces the one drawn so far with its share of all hexes seen.
    fn add(&mut self, card: C, hexes: u16, chance: &mut Chance) {
        let hexes = u32::from(hexes);
        self.total += hexes;
        if hexes > 0 && (self.total == hexes || chance.below(self.total) < hexes) {
            self.drawn = Some((card, hexes));
        }
    }

    /// The card drawn, and which one of its hexes.
    fn draw(self, chance: &mut Chance) -> Option<(C, u16)> {
        let (card, hexes) = self.drawn?;
        Some((card, chance.below(hexes) as u16))
    }
}

/// One of the places where a pond fits, each with the same chance: places drawn from the bare board are rejected while
/// something lies there; when that goes on for long the free ones are counted.
fn any_pond(setting: &Setting, position: &Position<impl Size>, chance: &mut Chance) -> Option<PondCells> {
    let stocked = || PondShape::ALL.into_iter().filter(|shape| position.pond_supply[shape.index()] > 0);
    let total: usize = stocked().map(|shape| setting.board.pond_places(shape).len()).sum();
    if total == 0 {
        return None;
    }
    let taken = position.occupied();
    for _ in 0..BLIND_TRIES {
        let mut nth = chance.below(total as u32) as usize;
        for shape in stocked() {
            let places = setting.board.pond_places(shape);
            match places.get(nth) {
                Some(pond) if pond.cells().iter().all(|cell| !taken.has(*cell)) => return Some(*pond),
                Some(_) => break,
                None => nth -= places.len(),
            }
        }
    }
    let free = || stocked().flat_map(|shape| ponds::places(position, setting, shape));
    let count = free().count() as u32;
    if count == 0 { None } else { free().nth(chance.below(count) as usize) }
}
