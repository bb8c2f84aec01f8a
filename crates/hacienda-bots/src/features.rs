//! What a seat's part of a position amounts to, as numbers that a linear evaluation can weigh.

use hacienda_rules::{
    Card, Cells, LandCard, Position, ScoringKind, Seat, Setting, Species, Tally, rulebook::Payment, scoring,
};

/// How many numbers there are.
pub const FEATURES: usize = 37;
/// Points of time at which an evaluation has weights of its own: before the first animal stack is half used, and so on.
pub const KNOTS: usize = 6;
/// The first knot after the intermediate scoring.
pub const SECOND_HALF: usize = 3;

/// Cards that a plan has bought unseen: land cards, animal cards.
pub type Unseen = [u8; 2];

/// A seat's part of a position.
#[derive(Debug, Clone)]
pub struct Prospect {
    /// The numbers, in the order of [`NAMES`].
    pub numbers: [f32; FEATURES],
    /// The points of a scoring that came now.
    pub score: Tally,
}

/// What the numbers are, for those who read the weights.
pub const NAMES: [&str; FEATURES] = [
    "market points",
    "markets",
    "chain points",
    "hacienda points",
    "pond points",
    "herd points",
    "pesos to 6",
    "pesos to 15",
    "pesos to 30",
    "pesos beyond",
    "land cards to 2",
    "land cards to 5",
    "land cards beyond",
    "pampas cards",
    "animal cards to 2",
    "animal cards to 5",
    "animal cards beyond",
    "species in hand",
    "points of markets one held animal away",
    "points of markets one animal away",
    "points of markets two animals away",
    "points of markets three animals away",
    "best market payment with a held animal",
    "best market payment with any animal",
    "best harvest",
    "second harvest",
    "tiles in chains of two",
    "single tiles",
    "longest chain without hacienda",
    "largest herd without hacienda",
    "room of groups with haciendas",
    "room for animals",
    "longest chain",
    "animals on the board",
    "hexes beside one room for a pond",
    "turns of others before the next own",
    "harvest chips left and ripe chains",
];

/// A chain, and what matters about it.
#[derive(Clone, Copy)]
struct Chain {
    cells: Cells,
    tiles: u16,
}

/// The most chains looked at; more tiles than that stand alone.
const CHAINS: usize = 24;

/// Looks at a seat's part of a position. `unseen` are cards of its hand of which only the deck is known.
pub fn prospect(setting: &Setting, position: &Position, seat: Seat, unseen: Unseen) -> Prospect {
    let (board, book) = (&*setting.board, &setting.rulebook);
    let owned = &position.owned[seat.index()];
    let land = *owned & position.land;
    let free = *board.pampas() & !position.occupied();
    let hand = &position.hands[seat.index()];
    let mut score = Tally::default();
    let mut numbers = [0.0_f32; FEATURES];

    // Chains.
    let mut chains = [Chain { cells: Cells::NONE, tiles: 0 }; CHAINS];
    let mut count = 0;
    let (mut ripe, mut second) = (0_u16, 0_u16);
    let (mut pairs, mut singles, mut longest, mut bare_chain) = (0_u16, 0_u16, 0_u16, 0_u16);
    let mut built = Cells::NONE;
    for cells in board.groups(land) {
        let tiles = cells.count();
        if count < CHAINS {
            chains[count] = Chain { cells, tiles };
            count += 1;
        }
        longest = longest.max(tiles);
        match tiles {
            1 => singles += 1,
            2 => pairs += 2,
            _ => {}
        }
        if tiles >= book.group_minimum {
            score.points[1] += book.chain_points * tiles;
        }
        if cells.meets(&position.haciendas) {
            score.points[2] += tiles;
            built |= cells;
        } else {
            bare_chain = bare_chain.max(tiles);
        }
        if tiles >= u16::from(book.house.harvest_minimum) && !cells.meets(&position.chips) {
            (ripe, second) = if tiles > ripe { (tiles, ripe) } else { (ripe, second.max(tiles)) };
        }
    }
    let chains = &chains[..count];

    // Where animals may go next, and what a herd at a market would be paid.
    let beside_land = board.around(&land) & free;
    let mut within_one = beside_land;
    let mut held_one = Cells::NONE;
    let any_held = Species::ALL.iter().any(|species| hand[Card::Animal(*species).index()] > 0);
    if any_held {
        held_one = beside_land;
    }
    let sides = *board.market_sides() & free;
    let times = book.payment == Payment::HerdTimesTouchingLand;
    let (mut held_pay, mut any_pay) = (0_u16, 0_u16);
    for chain in chains {
        // A first animal beside a chain: two tiles touch it where the payment asks for touching ones.
        let pay = if times { 2.min(chain.tiles) } else { 1 + chain.tiles };
        if pay > any_pay && (board.around(&chain.cells) & sides) != Cells::NONE {
            any_pay = pay;
            if any_held {
                held_pay = held_pay.max(pay);
            }
        }
    }
    let mut bare_herd = 0;
    let mixed = book.house.mixed_herds;
    let herding = |species: Species| position.herding(setting, seat, species);
    for species in Species::ALL {
        // Where herds may be mixed, all animals are one set of groups, looked at once.
        if mixed && species != Species::ALL[0] {
            break;
        }
        let held = if mixed { any_held } else { hand[Card::Animal(species).index()] > 0 };
        for herd in board.groups(herding(species)) {
            let animals = herd.count();
            if animals >= book.group_minimum {
                score.points[4] += book.herd_points * animals;
            }
            if herd.meets(&position.haciendas) {
                score.points[2] += animals;
                built |= herd;
            } else {
                bare_herd = bare_herd.max(animals);
            }
            let around = board.around(&herd);
            let room = around & free;
            within_one |= room;
            if held {
                held_one |= room;
            }
            if room.meets(&sides) {
                let touching = |chain: &&Chain| chain.cells.meets(&around);
                let pay = if times {
                    (animals + 1) * (around & land).count()
                } else {
                    animals + 1 + chains.iter().filter(touching).map(|chain| chain.tiles).sum::<u16>()
                };
                any_pay = any_pay.max(pay);
                if held {
                    held_pay = held_pay.max(pay);
                }
            }
        }
    }

    // Markets reached, and those one, two and three animals away.
    let within_two = board.around(&within_one) & free | within_one;
    let within_three = board.around(&within_two) & free | within_two;
    let animals = *owned & !position.land;
    let (mut reached, mut held_away, mut away) = (0_u16, 0_u16, [0_u16; 3]);
    for market in board.markets().iter() {
        if board.touches(market, &animals) {
            reached += 1;
        } else if board.touches(market, &held_one) {
            held_away += 1;
        } else if board.touches(market, &within_one) {
            away[0] += 1;
        } else if board.touches(market, &within_two) {
            away[1] += 1;
        } else if board.touches(market, &within_three) {
            away[2] += 1;
        }
    }
    score.points[0] = book.market_points(reached);
    let mut so_far = reached;
    let mut more = |markets: u16| {
        let before = book.market_points(so_far);
        so_far += markets;
        f32::from(book.market_points(so_far) - before)
    };
    let [held_points, one, two, three] = [more(held_away), more(away[0]), more(away[1]), more(away[2])];

    for pond in position.ponds() {
        score.points[3] += book.pond_points[pond.shape.index()] * scoring::touching(board, &pond.cells, owned);
    }
    let pesos = position.pesos[seat.index()];
    score.points[5] = (pesos / book.pesos_per_point).min(u32::from(u16::MAX)) as u16;

    let best_pond_hex = if position.pond_supply.iter().any(|left| *left > 0) {
        let rim = board.around(owned) & free;
        let beside = |at| board.beside(at).iter().filter(|other| owned.has(**other)).count();
        rim.iter().map(beside).max().unwrap_or(0)
    } else {
        0
    };

    let landscapes: u8 = LandCard::ALL.iter().filter_map(|card| card.landscape().map(|_| hand[card.index()])).sum();
    let pampas = hand[Card::Land(LandCard::Pampas).index()];
    let beasts: u8 = Species::ALL.iter().map(|species| hand[Card::Animal(*species).index()]).sum();
    let species = Species::ALL.iter().filter(|species| hand[Card::Animal(**species).index()] > 0).count();
    let [land_cards, animal_cards] = [landscapes + unseen[0], beasts + unseen[1]].map(f32::from);
    let pesos = pesos as f32;
    let piece = |number: f32, from: f32, to: f32| (number - from).clamp(0.0, to - from);
    let chips = position.chip_supply > 0 || !(position.chips & !*owned).is_empty();
    let turns_away = (seat.0 + position.seats - position.turn.seat.0) % position.seats;
    let share = |points: u16| f32::from(points);
    let values = [
        share(score.points[0]),
        share(reached),
        share(score.points[1]),
        share(score.points[2]),
        share(score.points[3]),
        share(score.points[4]),
        piece(pesos, 0.0, 6.0),
        piece(pesos, 6.0, 15.0),
        piece(pesos, 15.0, 30.0),
        piece(pesos, 30.0, 200.0),
        piece(land_cards, 0.0, 2.0),
        piece(land_cards, 2.0, 5.0),
        piece(land_cards, 5.0, 20.0),
        f32::from(pampas),
        piece(animal_cards, 0.0, 2.0),
        piece(animal_cards, 2.0, 5.0),
        piece(animal_cards, 5.0, 20.0),
        species as f32 + 0.6 * f32::from(unseen[1].min(1)),
        held_points,
        one,
        two,
        three,
        share(held_pay),
        share(any_pay),
        if chips { share(ripe) } else { 0.0 },
        if chips { share(second) } else { 0.0 },
        share(pairs),
        share(singles),
        if position.hacienda_supply > 0 { share(bare_chain) } else { 0.0 },
        if position.hacienda_supply > 0 { share(bare_herd) } else { 0.0 },
        share((board.around(&built) & free).count().min(12)),
        share(within_one.count().min(40)) * 0.1,
        share(longest),
        share(animals.count()),
        best_pond_hex as f32,
        f32::from(turns_away),
        if position.chip_supply > 0 { share(ripe.min(1)) } else { 0.0 },
    ];
    numbers.copy_from_slice(&values);
    Prospect { numbers, score }
}

/// Where in the game a position stands: between which two knots, and how far from the first, from 0 to 1.
pub fn phase(setting: &Setting, position: &Position) -> (usize, f32) {
    let full = stacks(setting, position.seats);
    let [first, second] = [position.animal_stacks[0].len(), position.animal_stacks[1].len()];
    // With the running score nothing is held in between: there the stacks alone tell.
    let held = position.scorings.held[ScoringKind::Intermediate.index()].is_some();
    let early = if setting.rulebook.running_score { first > 0 } else { !held };
    let (segment, left, full) = if early { (0, first, full.0) } else { (1, first + second, full.1) };
    let used = 1.0 - (left as f32 / full.max(1) as f32).clamp(0.0, 1.0);
    let place = used * 2.0;
    let knot = if place >= 1.0 { 1 } else { 0 };
    (segment * SECOND_HALF + knot, place - knot as f32)
}

/// How many cards the two animal stacks begin with.
fn stacks(setting: &Setting, seats: u8) -> (usize, usize) {
    let book = &setting.rulebook;
    let all: usize = book.animal_cards.iter().map(|count| usize::from(*count)).sum();
    let gone = usize::from(book.animal_cards_removed[usize::from(seats)])
        + usize::from(seats) * usize::from(book.animals_dealt)
        + usize::from(book.display);
    let rest = all.saturating_sub(gone);
    (rest.div_ceil(2), rest / 2)
}
