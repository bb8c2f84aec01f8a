//! The weakest of the ladder's baselines, which must never change. It ends the turn one time in 20. Otherwise it picks
//! a random kind of action (rules: `rule-chapter-turn`) among those with a legal action, and then a random legal action
//! of this kind. Both choices are uniform.

use hacienda_rules::{
    Action, ActionKind, Card, Cell, Cells, Deck, LandCard, PondCells, PondShape, Position, Rng, Setting, Size, Species,
    animals, cards, haciendas, harvest, land, ponds,
};

/// One in this many choices ends the turn.
const STOP_ONE_IN: u32 = 20;
/// The number of random draws that may fail before all legal places are counted.
const BLIND_TRIES: u32 = 12;

/// Returns an action for the seat to act.
#[inline]
pub(super) fn choose(setting: &Setting, position: &Position<impl Size>, rng: &mut Rng) -> Action {
    if position.over || rng.below(STOP_ONE_IN) == 0 {
        return Action::End;
    }
    // Draw the kinds of actions in random order: the first kind with a legal action is then equally likely to be any
    // kind that has a legal action. The order is kept in the digits of an octal number, which a processor swaps faster
    // than array elements.
    let (unavailable, mut order) = (unavailable_kinds(setting, position), 0o6_543_210_u32);
    for left in (1..=ActionKind::ALL.len() as u32).rev() {
        let place = 3 * rng.below(left);
        let (kind, last) = (order >> place & 7, order >> (3 * (left - 1)) & 7);
        if unavailable >> kind & 1 == 0
            && let Some(action) = random_of_kind(setting, position, ActionKind::ALL[kind as usize], rng)
        {
            return action;
        }
        order ^= (kind ^ last) << place;
    }
    Action::End
}

/// Returns a bit mask of the kinds of actions that certainly have no legal action, because pesos, cards or pieces are
/// missing or the once-per-turn action has been used. Half of the kinds drawn are in the mask, and a processor cannot
/// predict which, so testing the mask first saves time.
#[inline]
fn unavailable_kinds(setting: &Setting, position: &Position<impl Size>) -> u32 {
    let (seat, book, turn) = (position.turn.seat, &setting.rulebook, &position.turn);
    let (pesos, hand) = (position.pesos[seat.index()], &position.hands[seat.index()]);
    let (land, animals) = hand.split_at(LandCard::ALL.len());
    let none = |cards: &[u8]| cards.iter().fold(0, |any, count| any | count) == 0;
    let bit = |kind: ActionKind, unavailable: bool| u32::from(unavailable) << kind as u32;
    bit(ActionKind::BuyTop, pesos < book.deck_price)
        | bit(ActionKind::BuyDisplay, pesos < book.display_price)
        | bit(
            ActionKind::Hacienda,
            turn.hacienda_bought | (position.hacienda_supply == 0) | (pesos < book.hacienda_price),
        )
        | bit(ActionKind::Pond, turn.pond_bought | (pesos < book.pond_price))
        | bit(ActionKind::Land, none(land))
        | bit(ActionKind::Animal, none(animals))
        | bit(ActionKind::Harvest, turn.harvested & (position.chip_supply > 0))
}

/// Returns a random legal action of a kind, all equally likely, or `None` if there is none. The kind must not be among
/// the [`unavailable_kinds`]. The function is not inlined, so that values that only some kinds need are not computed
/// for all kinds.
#[inline(never)]
fn random_of_kind(
    setting: &Setting,
    position: &Position<impl Size>,
    kind: ActionKind,
    rng: &mut Rng,
) -> Option<Action> {
    match kind {
        ActionKind::BuyTop => {
            let [land, animal] = Deck::ALL.map(|deck| cards::check_top(position, setting, deck).is_ok());
            match (land, animal) {
                (true, true) => Some(Action::BuyTop(Deck::ALL[rng.below(2) as usize])),
                (true, false) => Some(Action::BuyTop(Deck::Land)),
                (false, true) => Some(Action::BuyTop(Deck::Animal)),
                (false, false) => None,
            }
        }
        ActionKind::BuyDisplay => {
            // Buying any card of a kind is the same action, so there is a bit for each kind.
            let mut kinds = 0_u32;
            position.land_display.iter().flatten().for_each(|card| kinds |= 1 << Card::Land(*card).index());
            position.animal_display.iter().flatten().for_each(|species| kinds |= 1 << Card::Animal(*species).index());
            if kinds == 0 {
                return None;
            }
            for _ in 0..rng.below(kinds.count_ones()) {
                kinds &= kinds - 1;
            }
            Card::from_index(kinds.trailing_zeros() as usize).map(|card| match card {
                Card::Land(card) => Action::BuyLand(card),
                Card::Animal(species) => Action::BuyAnimal(species),
            })
        }
        ActionKind::Hacienda => random_cell(&haciendas::targets(position, setting), rng).map(Action::Hacienda),
        ActionKind::Pond => random_pond(setting, position, rng).map(Action::Pond),
        ActionKind::Land => random_land(setting, position, rng),
        ActionKind::Animal => random_animal(setting, position, rng),
        ActionKind::Harvest => {
            if position.chip_supply > 0 {
                let at = random_cell(&harvest::targets(position, setting), rng)?;
                return Some(Action::Harvest { at, from: None });
            }
            // Every tile can be combined with every chip, so the two are drawn independently.
            let from = random_cell(&harvest::chips_to_take(position), rng)?;
            let at = random_cell(&harvest::targets(position, setting), rng)?;
            Some(Action::Harvest { at, from: Some(from) })
        }
    }
}

/// Returns a random hex of the set, all equally likely, or `None` if the set is empty.
fn random_cell(cells: &Cells<impl Size>, rng: &mut Rng) -> Option<Cell> {
    cells.choose(|count| if count == 0 { 0 } else { rng.below(u32::from(count)) as u16 })
}

/// Returns a random legal pair of a land card and a hex, all equally likely. It draws pairs of a card in hand and a hex
/// of its ground until one is legal. After too many failures, it draws only from the legal pairs.
fn random_land(setting: &Setting, position: &Position<impl Size>, rng: &mut Rng) -> Option<Action> {
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
        let (card, at) = pairs.nth(rng.below(pairs.total));
        if !taken.has(at) && (!board.pampas().has(at) || board.touches(at, &own_land)) {
            return Some(Action::Land { card, at });
        }
    }
    let pampas = land::pampas_targets(position, setting, &taken);
    let empty = |card| land::empty_landscape_hexes(setting, card, &taken);
    let targets = |card| empty(card).unwrap_or(pampas);
    let mut weighted = WeightedDraw::new();
    for card in LandCard::ALL.into_iter().filter(|card| held(*card)) {
        weighted.add(card, targets(card).count(), rng);
    }
    let (card, nth) = weighted.draw(rng)?;
    targets(card).nth(nth).map(|at| Action::Land { card, at })
}

/// The pairs of a land card and a hex of its ground. A card that is not in hand has none.
struct Pairs<'a> {
    lists: [&'a [Cell]; LandCard::ALL.len()],
    /// The number of pairs up to and including each card.
    ends: [u32; LandCard::ALL.len()],
    total: u32,
}

impl<'a> Pairs<'a> {
    fn new() -> Pairs<'a> {
        Pairs { lists: [&[]; LandCard::ALL.len()], ends: [0; LandCard::ALL.len()], total: 0 }
    }

    /// Adds the pairs of the next card.
    fn add(&mut self, card: LandCard, held: bool, list: &'a [Cell]) {
        self.total += if held { list.len() as u32 } else { 0 };
        self.lists[card.index()] = list;
        self.ends[card.index()] = self.total;
    }

    /// Returns the n-th pair. Computes the index of the card without branches instead of searching for it, because a
    /// processor cannot predict the card.
    fn nth(&self, nth: u32) -> (LandCard, Cell) {
        let card = LandCard::ALL[self.ends.iter().map(|end| usize::from(*end <= nth)).sum::<usize>()];
        let list = self.lists[card.index()];
        (card, list[(nth + list.len() as u32 - self.ends[card.index()]) as usize])
    }
}

/// Returns a random legal pair of an animal card and a pampas hex, all equally likely.
fn random_animal(setting: &Setting, position: &Position<impl Size>, rng: &mut Rng) -> Option<Action> {
    let (seat, list) = (position.turn.seat, setting.board.pampas_list());
    let (mut held, mut kinds) = (Species::ALL, 0);
    for species in Species::ALL {
        held[kinds] = species;
        kinds += usize::from(position.in_hand(seat, Card::Animal(species)) > 0);
    }
    let has_tile = Species::ALL.map(|species| animals::has_tile(position, setting, species));
    for _ in 0..tries((kinds * list.len()) as u32) {
        let nth = rng.below((kinds * list.len()) as u32) as usize;
        // Divide by counting, since a division is slow and there are at most four species.
        let kind = (1..Species::ALL.len()).filter(|kind| nth >= kind * list.len()).count();
        let (species, at) = (held[kind], list[nth - kind * list.len()]);
        if !position.is_occupied(at)
            && animals::touches_land_or_herd(position, setting, species, at)
            && has_tile[species.index()]
        {
            return Some(Action::Animal { species, at });
        }
    }
    let mut targets = [Cells::NONE; Species::ALL.len()];
    animals::for_each_target(position, setting, |species, cells| targets[species.index()] = *cells);
    let mut weighted = WeightedDraw::new();
    for species in held.into_iter().take(kinds) {
        weighted.add(species, targets[species.index()].count(), rng);
    }
    let (species, nth) = weighted.draw(rng)?;
    targets[species.index()].nth(nth).map(|at| Action::Animal { species, at })
}

/// Returns the number of random draws to try: none if there is nothing to draw from.
fn tries(total: u32) -> u32 {
    if total == 0 { 0 } else { BLIND_TRIES }
}

/// Draws one of several cards, weighted by the number of hexes where it can be placed.
struct WeightedDraw<C> {
    drawn: Option<(C, u32)>,
    total: u32,
}

impl<C> WeightedDraw<C> {
    fn new() -> WeightedDraw<C> {
        WeightedDraw { drawn: None, total: 0 }
    }

    /// Adds a card. It replaces the drawn card with a probability equal to its share of all hexes so far.
    fn add(&mut self, card: C, hexes: u16, rng: &mut Rng) {
        let hexes = u32::from(hexes);
        self.total += hexes;
        if hexes > 0 && (self.total == hexes || rng.below(self.total) < hexes) {
            self.drawn = Some((card, hexes));
        }
    }

    /// Returns the drawn card and the index of one of its hexes.
    fn draw(self, rng: &mut Rng) -> Option<(C, u16)> {
        let (card, hexes) = self.drawn?;
        Some((card, rng.below(hexes) as u16))
    }
}

/// Returns a random legal place for a pond, all equally likely. It draws places of the bare board until one is empty.
/// After too many failures, it draws only from the empty places.
fn random_pond(setting: &Setting, position: &Position<impl Size>, rng: &mut Rng) -> Option<PondCells> {
    let stocked = || PondShape::ALL.into_iter().filter(|shape| position.pond_supply[shape.index()] > 0);
    let total: usize = stocked().map(|shape| setting.board.pond_places(shape).len()).sum();
    if total == 0 {
        return None;
    }
    let taken = position.occupied();
    for _ in 0..BLIND_TRIES {
        let mut nth = rng.below(total as u32) as usize;
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
    if count == 0 { None } else { free().nth(rng.below(count) as usize) }
}
