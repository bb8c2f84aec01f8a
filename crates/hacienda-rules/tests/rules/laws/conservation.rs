//! Conservation laws: the numbers of cards, chips, ponds and haciendas stay the same, and pieces are only on legal
//! hexes.

use hacienda_rules::{CARD_KINDS, Card, Cells, Effect, Ground, PondShape, Position, Setting};

/// The total numbers of cards and pieces in a game, in all places.
#[derive(Debug, PartialEq, Eq)]
pub struct Total {
    cards: [u32; CARD_KINDS],
    chips: u32,
    haciendas: u32,
    ponds: [u32; PondShape::ALL.len()],
}

impl Total {
    /// Counts the cards and pieces of a position.
    pub fn of(position: &Position) -> Total {
        let mut cards = [0; CARD_KINDS];
        for hand in &position.hands {
            cards.iter_mut().zip(hand).for_each(|(sum, count)| *sum += u32::from(*count));
        }
        let mut add = |card: Card, count: u32| cards[card.index()] += count;
        position.land_display.iter().flatten().for_each(|card| add(Card::Land(*card), 1));
        position.animal_display.iter().flatten().for_each(|species| add(Card::Animal(*species), 1));
        position.land_deck.cards().iter().for_each(|card| add(Card::Land(*card), 1));
        position.animal_stacks.iter().flat_map(|s| s.cards()).for_each(|species| add(Card::Animal(*species), 1));
        for (card, count) in hacienda_rules::LandCard::ALL.into_iter().zip(position.land_discard) {
            add(Card::Land(card), u32::from(count));
        }
        for species in hacienda_rules::Species::ALL {
            add(Card::Animal(species), u32::from(position.animals_removed[species.index()]));
            // Each animal on the board accounts for one discarded card.
            add(Card::Animal(species), u32::from(position.animals[species.index()].count()));
        }
        let mut ponds = position.pond_supply.map(u32::from);
        position.ponds().iter().for_each(|pond| ponds[pond.shape.index()] += 1);
        Total {
            cards,
            chips: u32::from(position.chip_supply) + u32::from(position.chips.count()),
            haciendas: u32::from(position.hacienda_supply) + u32::from(position.haciendas.count()),
            ponds,
        }
    }

    /// Checks that the totals are unchanged, every piece is on a legal hex, and the position is consistent.
    pub fn assert_conserved(&self, setting: &Setting, position: &Position) {
        assert_eq!(*self, Total::of(position), "no cards or pieces may be lost or created");
        assert_pieces_on_legal_hexes(setting, position);
        let mut counted = *position;
        counted.recount();
        assert_eq!(counted.cache, position.cache, "the cached data must equal a recount");
        for seat in position.seats() {
            assert!(position.pesos[seat.index()] < 100_000, "the purse must not underflow");
            for card in Card::kinds() {
                let (hand, known) = (position.hands[seat.index()], position.known[seat.index()]);
                assert!(known[card.index()] <= hand[card.index()], "all known cards must be in the hand");
            }
            assert!(position.all_animals_of(seat).count() <= 30, "a player may have at most 30 animals");
            for species in hacienda_rules::Species::ALL {
                assert!(
                    position.animals_of(seat, species).count() <= 15,
                    "a player may have at most 15 animals of one species"
                );
            }
        }
    }
}

fn assert_pieces_on_legal_hexes(setting: &Setting, position: &Position) {
    let mut pieces = Cells::NONE;
    let mut count = 0;
    for seat in position.seats() {
        let owned = position.owned[seat.index()];
        count += owned.count();
        pieces |= owned;
    }
    assert_eq!(pieces.count(), count, "no piece may have two owners");
    let mut land_and_animals = position.land;
    let total: u16 = position.animals.iter().map(|animals| animals.count()).sum::<u16>() + position.land.count();
    position.animals.iter().for_each(|animals| land_and_animals |= *animals);
    assert!(land_and_animals == pieces && total == count, "the sets of land, animals and owners must be consistent");
    assert!(!pieces.intersects(&position.pond_cells), "no piece may be in a pond");
    let mut water = Cells::NONE;
    let mut covered = 0;
    for pond in position.ponds() {
        assert_eq!(setting.board.pond_shape(&pond.cells), Some(pond.shape));
        pond.cells.cells().iter().for_each(|cell| water.put(*cell));
        covered += pond.cells.cells().len();
    }
    assert!(
        water == position.pond_cells && covered == usize::from(water.count()),
        "the ponds must not overlap, and must match the pond cells"
    );
    for cell in pieces.iter() {
        let ground = setting.board.ground(cell);
        let fits = if position.land.has(cell) {
            matches!(ground, Ground::Pampas | Ground::Land(_))
        } else {
            ground == Ground::Pampas
        };
        assert!(fits, "a piece must not be on {}", ground.word());
    }
    assert!((position.haciendas & !pieces).is_empty(), "every hacienda must have a piece beneath it");
    assert!((position.chips & !position.land).is_empty(), "every chip must have a land tile beneath it");
}

/// Checks that the effects, applied one by one, lead to the same position as the action.
pub fn assert_effects_replay(setting: &Setting, before: &Position, effects: &[Effect], after: &Position) {
    let mut replayed = *before;
    effects.iter().for_each(|effect| replayed.apply(effect));
    assert_eq!(replayed, *after, "the effects must describe the whole action on {}", setting.board.name);
}
