//! The holdings of a seat on the board, regardless of its hand: the part of a position that is expensive to analyse.

use hacienda_rules::{
    Category, Cells, Position, Seat, Setting, Size, Species, Tally, position::Pond, rulebook::Payment, scoring,
};

/// The holdings of a seat on the board. Buying cards does not change them, and two in five plans only buy cards.
#[derive(Debug, Clone)]
pub(super) struct Holdings<S: Size> {
    /// The owner.
    pub(super) seat: Seat,
    /// The points that a scoring would give now, except points for money.
    pub(super) score: Tally,
    /// The statistics of the chains.
    pub(super) land: ChainFacts,
    /// The number of markets reached.
    pub(super) markets: u16,
    /// The numbers of markets that are one, two and three animals away.
    pub(super) markets_away: [u16; 3],
    /// An estimate of the best market payment that the next animal can bring, regardless of its species.
    pub(super) pay: u16,
    /// The number of animals in the largest herd without a hacienda.
    pub(super) bare_herd: u16,
    /// The number of empty pampas hexes next to groups with haciendas.
    pub(super) room_at_haciendas: u16,
    /// The number of hexes where an animal may be placed next.
    pub(super) room: u16,
    /// The number of animals on the board.
    pub(super) animals: u16,
    /// The largest number of owned hexes next to one hex where a pond may be placed.
    pub(super) pond_side: u16,
    /// The markets not yet reached.
    unreached: Cells<S>,
    /// The hexes next to the seat's land where an animal may be placed.
    beside_land: Cells<S>,
    /// An estimate of the best payment for starting a herd next to the seat's land.
    chain_pay: u16,
    /// For each species, the hexes where a herd may grow and an estimate of the best payment for growing it. With mixed
    /// herds, the first entry covers all species.
    herds: [(Cells<S>, u16); Species::ALL.len()],
}

/// The chains of a seat. Placing animals or ponds does not change them.
#[derive(Debug, Clone)]
pub(super) struct Chains<S: Size> {
    seat: Seat,
    /// The chains, at most [`CHAINS`] of them.
    list: Vec<Chain<S>>,
    facts: ChainFacts,
    land: Cells<S>,
    /// Every hex next to a land tile of the seat.
    beside: Cells<S>,
    /// The hexes of chains with haciendas.
    built: Cells<S>,
    /// The hexes that the seat owned when its chains were analysed.
    owned: Cells<S>,
    /// The number of ponds at that time.
    ponds: usize,
    /// The points for these ponds.
    pond_points: u16,
}

/// A chain and the number of its tiles.
#[derive(Debug, Clone, Copy)]
struct Chain<S: Size> {
    cells: Cells<S>,
    tiles: u16,
}

/// The statistics of all chains together.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ChainFacts {
    /// The points for chains that are large enough.
    points: u16,
    /// The points for haciendas on chains.
    hacienda_points: u16,
    /// The number of tiles in the longest chain that can be harvested.
    pub(super) longest_harvestable: u16,
    /// The number of tiles in the second longest chain that can be harvested.
    pub(super) second: u16,
    /// The number of tiles in chains of two.
    pub(super) pairs: u16,
    /// The number of single tiles.
    pub(super) singles: u16,
    /// The number of tiles in the longest chain.
    pub(super) longest: u16,
    /// The number of tiles in the longest chain without a hacienda.
    pub(super) longest_bare: u16,
}

/// The maximum number of chains in the list.
const CHAINS: usize = 24;

impl<S: Size> Chains<S> {
    /// Analyses the chains of a seat.
    pub(super) fn of(setting: &Setting, position: &Position<S>, seat: Seat) -> Chains<S> {
        let (board, book) = (&*setting.board, &setting.rulebook);
        let land = position.land_of(seat);
        // Use a vector although it allocates, since initialising an array of such large sets takes longer.
        let mut list = Vec::with_capacity(CHAINS);
        let (mut facts, mut built, mut all) = (ChainFacts::default(), Cells::NONE, 0);
        for cells in board.groups(land) {
            let tiles = cells.count();
            if list.len() < CHAINS {
                list.push(Chain { cells, tiles });
            }
            all += tiles;
            facts.longest = facts.longest.max(tiles);
            match tiles {
                1 => facts.singles += 1,
                2 => facts.pairs += 2,
                _ => {}
            }
            if tiles >= book.group_minimum {
                facts.points += book.chain_points * tiles;
            }
            if cells.intersects(&position.haciendas) {
                facts.hacienda_points += tiles;
                built |= cells;
            } else {
                facts.longest_bare = facts.longest_bare.max(tiles);
            }
            if tiles >= u16::from(book.house.harvest_minimum) && !cells.intersects(&position.chips) {
                let ChainFacts { longest_harvestable, second, .. } = &mut facts;
                (*longest_harvestable, *second) = if tiles > *longest_harvestable {
                    (tiles, *longest_harvestable)
                } else {
                    (*longest_harvestable, tiles.max(*second))
                };
            }
        }
        let (owned, ponds) = (position.owned[seat.index()], position.ponds());
        let pond_points = pond_points(setting, ponds, &owned);
        let beside = board.neighbours_counted(&land, all);
        Chains { seat, list, facts, land, beside, built, owned, ponds: ponds.len(), pond_points }
    }
}

/// Returns the points for the hexes that a seat owns next to these ponds.
fn pond_points(setting: &Setting, ponds: &[Pond], owned: &Cells<impl Size>) -> u16 {
    let each = |pond: &Pond| {
        setting.rulebook.pond_points[pond.shape.index()] * scoring::count_touching(&setting.board, &pond.cells, owned)
    };
    ponds.iter().map(each).sum()
}

impl<S: Size> Chains<S> {
    /// Returns the points for ponds in a position to which pieces of the seat or ponds may have been added since the
    /// analysis. Each piece counts separately, so only new pieces and new ponds are examined. Examining all of them
    /// took a twelfth of the expert's time.
    fn pond_points_with(&self, setting: &Setting, position: &Position<S>) -> u16 {
        let owned = &position.owned[self.seat.index()];
        let (old_ponds, new_ponds) = position.ponds().split_at(self.ponds);
        let new_pieces = *owned & !self.owned;
        let beside_old = if new_pieces.is_empty() { 0 } else { pond_points(setting, old_ponds, &new_pieces) };
        self.pond_points + beside_old + pond_points(setting, new_ponds, owned)
    }
}

impl<S: Size> Holdings<S> {
    /// Analyses the holdings of a seat on the board.
    pub(super) fn of(setting: &Setting, position: &Position<S>, seat: Seat) -> Holdings<S> {
        Holdings::with(&Chains::of(setting, position, seat), setting, position)
    }

    /// Analyses the holdings of a seat whose chains have already been analysed.
    pub(super) fn with(chains: &Chains<S>, setting: &Setting, position: &Position<S>) -> Holdings<S> {
        let (board, book) = (&*setting.board, &setting.rulebook);
        let printed = board.printed();
        let Chains { seat, list, facts, land, beside, built, .. } = chains;
        let (seat, mut built) = (*seat, *built);
        let owned = &position.owned[seat.index()];
        let free = printed.pampas & !position.occupied();
        let mut score = Tally::default();
        let mut add = |category: Category, points: u16| score.points[category.index()] += points;
        add(Category::Chains, facts.points);
        add(Category::Haciendas, facts.hacienda_points);

        // The hexes where animals may be placed next, and the payments for herds at markets.
        let beside_land = *beside & free;
        let mut within_one = beside_land;
        let sides = printed.market_sides & free;
        let times = book.payment == Payment::HerdTimesTouchingLand;
        let mut chain_pay = 0;
        for Chain { cells, tiles } in list {
            // This is the payment for a first animal next to a chain. If only tiles that touch the animal count, two
            // are assumed to touch it.
            let pay = if times { 2.min(*tiles) } else { 1 + tiles };
            if pay > chain_pay && board.neighbours_counted(cells, *tiles).intersects(&sides) {
                chain_pay = pay;
            }
        }
        let (mut pay, mut bare_herd, mut beside_animals) = (chain_pay, 0, Cells::NONE);
        let mut herds = [(Cells::NONE, 0); Species::ALL.len()];
        // With mixed herds, all animals form one set of groups, which is analysed once.
        let kinds = if book.house.mixed_herds { 1 } else { Species::ALL.len() };
        for (species, (rooms, herd_pay)) in Species::ALL.into_iter().zip(&mut herds).take(kinds) {
            for herd in board.groups(position.herd_candidates(setting, seat, species)) {
                let animals = herd.count();
                if animals >= book.group_minimum {
                    add(Category::Herds, book.herd_points * animals);
                }
                if herd.intersects(&position.haciendas) {
                    add(Category::Haciendas, animals);
                    built |= herd;
                } else {
                    bare_herd = bare_herd.max(animals);
                }
                let around = board.neighbours_counted(&herd, animals);
                beside_animals |= around;
                let room = around & free;
                *rooms |= room;
                if room.intersects(&sides) {
                    let touching = |chain: &&Chain<S>| chain.cells.intersects(&around);
                    *herd_pay = (*herd_pay).max(if times {
                        (animals + 1) * (around & *land).count()
                    } else {
                        animals + 1 + list.iter().filter(touching).map(|chain| chain.tiles).sum::<u16>()
                    });
                }
            }
            within_one |= *rooms;
            pay = pay.max(*herd_pay);
        }

        // The markets reached, and the markets one, two and three animals away. Each search is limited to markets that
        // are not nearer.
        let markets = printed.markets.count_shared(&beside_animals);
        let unreached = printed.markets & !beside_animals;
        let (mut left, mut within, mut markets_away) = (unreached, within_one, [0; 3]);
        for (place, away) in markets_away.iter_mut().enumerate() {
            if left.is_empty() {
                break;
            }
            if place > 0 {
                within |= board.around(&within) & free;
            }
            let near = left.filter(|market| board.touches(market, &within));
            *away = near.count();
            left &= !near;
        }
        add(Category::Markets, book.market_points(markets));
        add(Category::Ponds, chains.pond_points_with(setting, position));
        let has_ponds = position.pond_supply.iter().any(|left| *left > 0);
        Holdings {
            seat,
            score,
            land: *facts,
            markets,
            markets_away,
            pay,
            bare_herd,
            room_at_haciendas: (board.neighbours_counted(&built, built.count()) & free).count(),
            room: within_one.count(),
            animals: u16::from(position.animals_on_board(seat)),
            pond_side: if has_ponds { board.max_neighbours_in(&free, owned) } else { 0 },
            unreached,
            beside_land,
            chain_pay,
            herds,
        }
    }

    /// Returns the number of further markets that an animal of a held species can reach immediately, and the best
    /// payment that such an animal can bring.
    pub(super) fn within_reach(&self, setting: &Setting, held: [bool; Species::ALL.len()]) -> (u16, u16) {
        let any = held.contains(&true);
        if !any {
            return (0, 0);
        }
        let (mut cells, mut pay) = (self.beside_land, self.chain_pay);
        for (herd, held) in self.herds.iter().zip(held) {
            if held || setting.rulebook.house.mixed_herds {
                cells |= herd.0;
                pay = pay.max(herd.1);
            }
        }
        (self.unreached.filter(|market| setting.board.touches(market, &cells)).count(), pay)
    }
}
