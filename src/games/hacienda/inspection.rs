//! Inspection of a hex: its chain or herd, market or pond, or the pieces that can be placed there. All points, payments
//! and legal placements are derived from the rules engine.

use std::cmp::Reverse;

use hacienda_rules::{
    Action, Card, Category, Cell, Cells, Ground, Illegal, PondShape, Position, Seat, Setting, Species, animals,
    haciendas, harvest,
    markets::{self, MarketPayment},
    ponds,
    position::Turn,
    rulebook::Payment,
    scoring,
};

use super::preview::Preview;

/// The content of a hex, from the inspecting seat's point of view.
#[derive(Debug, Clone, PartialEq)]
pub enum Inspection {
    /// A chain or herd.
    Group(Group),
    /// A market.
    Market(Market),
    /// A pond.
    Pond(Pond),
    /// An empty hex.
    Empty(Empty),
}

/// The harvest of a chain, for its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Harvest {
    /// It pays this many pesos.
    Pays(u32),
    /// It would pay this many pesos, but the chain's owner has already harvested this turn.
    NextTurn(u32),
    /// The chain holds a chip and cannot be harvested again.
    Done,
    /// The chain is too short: it needs this many tiles.
    TooShort(u8),
    /// No chip is available.
    NoChip,
}

/// A chain or herd.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    /// Its owner.
    pub seat: Seat,
    /// Its hexes.
    pub cells: Cells,
    /// The species of a herd. `None` for a chain and for a herd of several species.
    pub species: Option<Species>,
    /// True for a chain of land, false for a herd.
    pub chain: bool,
    /// Points that its owner would lose without it, by [`Category`]. Points for money do not count, nor do points for
    /// markets that another herd of the same owner has also reached.
    pub points: [u16; Category::ALL.len()],
    /// The outcome of a harvest. `None` for a herd, or if the game is over.
    pub harvest: Option<Harvest>,
    /// The number of markets that a herd touches; 0 for a chain.
    pub markets: u16,
    /// The gain from one more animal at the next market. `None` for a chain, if no animal can join the herd, or if
    /// the game is over.
    pub next_market: Option<NextMarket>,
    /// The points for a hacienda on the group, and its price in pesos. `None` if the inspecting seat does not own the
    /// group or can no longer build a hacienda there, or if the game is over.
    pub hacienda: Option<(u16, u32)>,
}

/// The gain from one more animal in a herd: the payment at a market and, unless the herd's owner has reached all
/// markets, the points for a new one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NextMarket {
    /// Points for that market; 0 if the herd's owner has already reached all markets.
    pub points: u16,
    /// Animals that count, including the new one.
    pub animals: u16,
    /// Land tiles that count for the current herd.
    pub land: u16,
    /// The payment in pesos.
    pub pesos: u32,
    /// True if animals and land tiles are multiplied, false if they are added.
    pub is_product: bool,
}

impl Group {
    /// The sum of its points.
    pub fn total(&self) -> u16 {
        self.points.iter().sum()
    }
}

/// The state of a market for the inspecting seat.
#[derive(Debug, Clone, PartialEq)]
pub struct Market {
    /// The inspecting seat.
    pub seat: Seat,
    /// Points for the first visit. `None` if the seat has already reached the market.
    pub first: Option<u16>,
    /// The seats that have reached it.
    pub reached: Vec<Seat>,
    /// The number of free pampas hexes next to the market, where animals can be placed.
    pub open: u16,
    /// True if the game is over.
    pub over: bool,
    /// True if animals and land tiles are multiplied, false if they are added.
    pub is_product: bool,
    /// The most profitable placement of one more animal: its species and, for each payment that it brings, the number
    /// of animals, the number of land tiles and the pesos.
    pub best: Option<(Species, Vec<(u16, u16, u32)>)>,
}

/// A pond and the points that it brings.
#[derive(Debug, Clone, PartialEq)]
pub struct Pond {
    /// Its shape.
    pub shape: PondShape,
    /// Its hexes.
    pub cells: Vec<Cell>,
    /// Points for each tile or animal that touches it.
    pub points_each: u16,
    /// The points that each seat gets from it. Seats without points are left out.
    pub points: Vec<(Seat, u16)>,
}

/// An empty hex and what can be placed on it.
#[derive(Debug, Clone, PartialEq)]
pub struct Empty {
    /// The inspecting seat.
    pub seat: Seat,
    /// Its ground.
    pub ground: Ground,
    /// The cards that can be played there, whether or not the seat holds them, each with its gains.
    pub cards: Vec<(Card, Preview)>,
    /// True if a pond can cover it.
    pub pond: bool,
    /// The number of markets that the seat would have reached with an animal here.
    pub markets: u16,
    /// True if the game is over.
    pub over: bool,
}

/// Inspects a hex for a seat.
pub fn inspect(position: &Position, setting: &Setting, seat: Seat, cell: Cell) -> Option<Inspection> {
    if setting.board.ground(cell) == Ground::Market {
        return Some(Inspection::Market(market(position, setting, seat, cell)));
    }
    if let Some(pond) = position.ponds().iter().find(|pond| pond.cells.cells().contains(&cell)) {
        let each = setting.rulebook.pond_points[pond.shape.index()];
        let of = |seat: Seat| {
            (seat, each * scoring::count_touching(&setting.board, &pond.cells, &position.owned[seat.index()]))
        };
        let points = position.seats().map(of).filter(|(_, points)| *points > 0).collect();
        return Some(Inspection::Pond(Pond {
            shape: pond.shape,
            cells: pond.cells.cells().to_vec(),
            points_each: each,
            points,
        }));
    }
    match position.owner(cell) {
        Some(owner) => group(position, setting, seat, owner, cell).map(Inspection::Group),
        None => Some(Inspection::Empty(empty(position, setting, seat, cell))),
    }
}

/// Returns a copy of the position in which this seat's turn has just begun.
fn at_turn_of(position: &Position, setting: &Setting, seat: Seat) -> Position {
    Position { turn: Turn::new(seat, setting.rulebook.actions), ..*position }
}

/// Returns a copy of the position in which the seat to act holds at least one of this card.
fn holding(theirs: &Position, card: Card) -> Position {
    let mut holding = *theirs;
    let held = &mut holding.hands[theirs.turn.seat.index()][card.index()];
    *held = (*held).max(1);
    holding
}

fn play(card: Card, at: Cell) -> Action {
    match card {
        Card::Land(card) => Action::Land { card, at },
        Card::Animal(species) => Action::Animal { species, at },
    }
}

/// Returns the gains of a card on a hex, as if the seat to act held the card. `None` if the card cannot be played
/// there.
fn preview_card(theirs: &Position, setting: &Setting, card: Card, at: Cell) -> Option<Preview> {
    let (holding, action) = (holding(theirs, card), play(card, at));
    holding.check(setting, action).ok().map(|()| Preview::of(&holding, setting, action))
}

fn group(position: &Position, setting: &Setting, inspecting: Seat, seat: Seat, cell: Cell) -> Option<Group> {
    let cells = position.group_at(setting, cell)?;
    let chain = position.land.has(cell);
    let mut without = *position;
    without.owned[seat.index()] &= !cells;
    without.land &= !cells;
    without.animals.iter_mut().for_each(|animals| *animals &= !cells);
    without.haciendas &= !cells;
    without.recount();
    let (now, then) = (position.score(setting, seat), without.score(setting, seat));
    let lost = |category: Category| match category {
        Category::Money => 0,
        category => now.of(category).saturating_sub(then.of(category)),
    };
    let mut species = Species::ALL.into_iter().filter(|species| cells.intersects(&position.animals[species.index()]));
    let (first, second) = (species.next(), species.next());
    let hacienda =
        (inspecting == seat && !position.over).then(|| hacienda_gain(position, setting, seat, cell)).flatten();
    Some(Group {
        seat,
        cells,
        species: first.filter(|_| second.is_none()),
        chain,
        points: Category::ALL.map(lost),
        harvest: (chain && !position.over).then(|| harvest_of(position, setting, seat, cell)),
        markets: (*setting.board.markets() & setting.board.around(&cells)).count() * u16::from(!chain),
        next_market: (!chain && !position.over).then(|| next_market(position, setting, seat, &cells)).flatten(),
        hacienda,
    })
}

fn next_market(position: &Position, setting: &Setting, seat: Seat, herd: &Cells) -> Option<NextMarket> {
    let (board, book) = (&*setting.board, &setting.rulebook);
    let (theirs, beside) = (at_turn_of(position, setting, seat), board.around(herd));
    let more = |species: &Species| {
        let joins = book.house.mixed_herds || herd.intersects(&position.animals[species.index()]);
        joins && animals::targets(&theirs, setting, *species).intersects(&beside)
    };
    Species::ALL.iter().any(more).then(|| {
        let known = position.markets_of(board, seat).count();
        let left = known < board.markets().count();
        let MarketPayment { animals, land, .. } = markets::payment_for(position, setting, seat, herd);
        let (animals, is_product) = (animals + 1, book.payment == Payment::HerdTimesTouchingLand);
        let [herd, tiles] = [animals, land].map(u32::from);
        NextMarket {
            points: if left { book.market_points(known + 1).saturating_sub(book.market_points(known)) } else { 0 },
            animals,
            land,
            pesos: if is_product { herd * tiles } else { herd + tiles },
            is_product,
        }
    })
}

fn hacienda_gain(position: &Position, setting: &Setting, seat: Seat, at: Cell) -> Option<(u16, u32)> {
    let price = setting.rulebook.hacienda_price;
    let mut theirs = at_turn_of(position, setting, seat);
    theirs.pesos[seat.index()] = theirs.pesos[seat.index()].max(price);
    let group = position.group_at(setting, at)?;
    if group.intersects(&position.haciendas) {
        return None;
    }
    haciendas::check(&theirs, setting, at).ok()?;
    let gained = Preview::of(&theirs, setting, Action::Hacienda(at)).points[Category::Haciendas.index()];
    Some((u16::try_from(gained).ok()?, price))
}

fn harvest_of(position: &Position, setting: &Setting, seat: Seat, at: Cell) -> Harvest {
    let theirs = at_turn_of(position, setting, seat);
    let from = harvest::chips_to_take(&theirs).first();
    match harvest::check(&theirs, setting, at, from) {
        Ok(()) => {
            let preview = Preview::of(&theirs, setting, Action::Harvest { at, from });
            let pesos = u32::try_from(preview.pesos).unwrap_or(0);
            let harvested = position.turn.seat == seat && position.turn.harvested;
            if harvested { Harvest::NextTurn(pesos) } else { Harvest::Pays(pesos) }
        }
        Err(Illegal::ChainTooShort { needed, .. }) => Harvest::TooShort(needed),
        Err(Illegal::ChainHasChip) => Harvest::Done,
        Err(_) => Harvest::NoChip,
    }
}

fn market(position: &Position, setting: &Setting, seat: Seat, at: Cell) -> Market {
    let (board, book) = (&*setting.board, &setting.rulebook);
    let known = position.markets_of(board, seat);
    let first = (!known.has(at))
        .then(|| book.market_points(known.count() + 1).saturating_sub(book.market_points(known.count())));
    let reached = position.seats().filter(|seat| position.markets_of(board, *seat).has(at)).collect();
    let sides: Cells = board.neighbours(at).iter().copied().collect();
    let open = sides & *board.pampas() & !position.occupied();
    let is_product = book.payment == Payment::HerdTimesTouchingLand;
    let theirs = at_turn_of(position, setting, seat);
    let sum = |payments: &[(u16, u16, u32)]| payments.iter().map(|(_, _, pesos)| pesos).sum::<u32>();
    let paid =
        open.iter().flat_map(|side| Species::ALL.map(|species| (side, species))).filter_map(|(side, species)| {
            Some((species, preview_card(&theirs, setting, Card::Animal(species), side)?.payments))
        });
    // On a tie, the first placement wins.
    let best = paid.min_by_key(|(_, payments)| Reverse(sum(payments)));
    Market { seat, first, reached, open: open.count(), over: position.over, is_product, best }
}

fn empty(position: &Position, setting: &Setting, seat: Seat, at: Cell) -> Empty {
    let theirs = at_turn_of(position, setting, seat);
    let board = &*setting.board;
    let cards = Card::kinds().filter_map(|card| Some((card, preview_card(&theirs, setting, card, at)?)));
    let covers = |shape| ponds::places(&theirs, setting, shape).any(|pond| pond.cells().contains(&at));
    let markets = position.markets_of(board, seat) | board.markets_beside(at).collect();
    Empty {
        seat,
        ground: board.ground(at),
        cards: cards.collect(),
        pond: !position.over && PondShape::ALL.into_iter().any(covers),
        markets: markets.count(),
        over: position.over,
    }
}

#[cfg(test)]
mod tests;
