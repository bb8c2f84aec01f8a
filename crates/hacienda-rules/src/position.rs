//! A position: the complete state of a game, in a value that is cheap to copy.

use serde::{Deserialize, Serialize};

use crate::{
    AnimalPile, Bits, CARD_KINDS, Card, Cell, Cells, LandCard, LandPile, MAX_SEATS, OncePerTurn, PieceCache, Pile,
    PondCells, PondShape, ScoringKind, Seat, Seats, Setting, Size, Species, Tallies, Wide, fingerprint::Hasher,
};

/// The maximum number of cards in a display.
pub const DISPLAY: usize = 4;
/// The maximum number of ponds on a board: 9 single and 9 larger ponds.
const MAX_PONDS: usize = 18;

/// A pond on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Pond {
    /// The hexes it covers.
    pub cells: PondCells,
    /// Its shape.
    pub shape: PondShape,
}

impl Pond {
    /// The placeholder for unused entries.
    const UNUSED: Pond = Pond { cells: PondCells::UNUSED, shape: PondShape::Single };
}

/// The turn in progress (rules: `rule-chapter-turn`). Fields missing from a position file have the values of a new turn
/// of seat 0 with three actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
#[serde(default, deny_unknown_fields)]
pub struct Turn {
    /// The seat to act.
    pub seat: Seat,
    /// The number of actions left.
    pub actions_left: u8,
    /// True if a hacienda was bought this turn.
    pub hacienda_bought: bool,
    /// True if a pond was bought this turn.
    pub pond_bought: bool,
    /// True if a chain was harvested this turn.
    pub harvested: bool,
}

impl Default for Turn {
    fn default() -> Turn {
        Turn::new(Seat(0), 3)
    }
}

impl Turn {
    /// Creates a new turn.
    #[inline]
    pub fn new(seat: Seat, actions: u8) -> Turn {
        Turn { seat, actions_left: actions, hacienda_bought: false, pond_bought: false, harvested: false }
    }

    /// Records a once-per-turn action.
    #[inline]
    pub fn mark_used(&mut self, once: OncePerTurn) {
        match once {
            OncePerTurn::Hacienda => self.hacienda_bought = true,
            OncePerTurn::Pond => self.pond_bought = true,
            OncePerTurn::Harvest => self.harvested = true,
        }
    }
}

/// The scorings that are due, and the results of past scorings (rules: `rule-chapter-scoring`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Scorings {
    /// The scorings that are due, by [`ScoringKind`].
    pub due: [bool; ScoringKind::ALL.len()],
    /// The results of past scorings, by [`ScoringKind`].
    pub held: [Option<Tallies>; ScoringKind::ALL.len()],
}

/// The complete state of a game, hidden cards included. [`Position::imagine`] redeals the cards that a viewer cannot
/// see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position<S: Size = Wide> {
    /// The number of players.
    pub seats: u8,
    /// Hexes with a land tile of any player.
    pub land: Cells<S>,
    /// Hexes with an animal of any player, by species.
    pub animals: [Cells<S>; Species::ALL.len()],
    /// Hexes with a tile or animal, by owner.
    pub owned: [Cells<S>; MAX_SEATS],
    /// Hexes under ponds, printed water included.
    pub pond_cells: Cells<S>,
    /// Hexes with a hacienda.
    pub haciendas: Cells<S>,
    /// Hexes with a harvest chip.
    pub chips: Cells<S>,
    /// The ponds in order of placement; entries from `pond_count` on are unused.
    pub ponds: [Pond; MAX_PONDS],
    /// The number of ponds.
    pub pond_count: u8,
    /// Ponds left in the supply, by shape.
    pub pond_supply: [u8; PondShape::ALL.len()],
    /// Haciendas left in the supply.
    pub hacienda_supply: u8,
    /// Harvest chips left in the supply.
    pub chip_supply: u8,
    /// Pesos of each seat.
    pub pesos: [u32; MAX_SEATS],
    /// Cards in each hand, by kind.
    pub hands: [[u8; CARD_KINDS]; MAX_SEATS],
    /// The cards in each hand that all players know, by kind (rules: `rule-known`).
    pub known: [[u8; CARD_KINDS]; MAX_SEATS],
    /// Open land cards.
    pub land_display: [Option<LandCard>; DISPLAY],
    /// Open animal cards.
    pub animal_display: [Option<Species>; DISPLAY],
    /// Land cards that have yet to be drawn.
    pub land_deck: LandPile,
    /// Discarded land cards, by kind.
    pub land_discard: [u8; LandCard::ALL.len()],
    /// The animal stacks: the first is the deck until it is empty, then the second.
    pub animal_stacks: [AnimalPile; 2],
    /// Animal cards removed unseen at the start, by species.
    pub animals_removed: [u8; Species::ALL.len()],
    /// The seed of the land-card reshuffles. No player knows it.
    pub reshuffle_key: u64,
    /// The number of land-card reshuffles.
    pub reshuffles: u8,
    /// The seat that began.
    pub start: Seat,
    /// The turn in progress.
    pub turn: Turn,
    /// The number of consecutive passes so far.
    pub passed: u8,
    /// The scorings that are due, and the results of past scorings.
    pub scorings: Scorings,
    /// True if the game is over.
    pub over: bool,
    /// Cached data derived from the pieces.
    pub cache: PieceCache<S>,
}

impl<S: Size> Position<S> {
    /// A position without seats, supplies or actions: the base of [`Position::empty`] and of positions built field by
    /// field.
    pub const BLANK: Position<S> = Position {
        seats: 0,
        land: Cells::NONE,
        animals: [Cells::NONE; Species::ALL.len()],
        owned: [Cells::NONE; MAX_SEATS],
        pond_cells: Cells::NONE,
        haciendas: Cells::NONE,
        chips: Cells::NONE,
        ponds: [Pond::UNUSED; MAX_PONDS],
        pond_count: 0,
        pond_supply: [0; 4],
        hacienda_supply: 0,
        chip_supply: 0,
        pesos: [0; MAX_SEATS],
        hands: [[0; CARD_KINDS]; MAX_SEATS],
        known: [[0; CARD_KINDS]; MAX_SEATS],
        land_display: [None; DISPLAY],
        animal_display: [None; DISPLAY],
        land_deck: Pile::empty(LandCard::Pampas),
        land_discard: [0; 6],
        animal_stacks: [Pile::empty(Species::Cattle); 2],
        animals_removed: [0; Species::ALL.len()],
        reshuffle_key: 0,
        reshuffles: 0,
        start: Seat(0),
        turn: Turn { seat: Seat(0), actions_left: 0, hacienda_bought: false, pond_bought: false, harvested: false },
        passed: 0,
        scorings: Scorings { due: [false; 2], held: [None; 2] },
        over: false,
        cache: PieceCache::EMPTY,
    };

    /// Creates an empty game for this many players with full supplies and starting money: printed water hexes hold
    /// their ponds, the decks are empty, no card is dealt, and seat 0 begins.
    pub fn empty(setting: &Setting, seats: u8) -> Position<S> {
        let book = &setting.rulebook;
        let single =
            |cell| Pond { cells: PondCells::new(&[cell]).expect("one hex is a pond"), shape: PondShape::Single };
        let mut position = Position {
            seats,
            pond_supply: book.ponds,
            hacienda_supply: book.haciendas[usize::from(seats)],
            chip_supply: book.harvest_chips,
            turn: Turn::new(Seat(0), book.actions),
            ..Position::BLANK
        };
        position.pesos[..usize::from(seats)].fill(book.purse);
        for cell in setting.board.water().iter() {
            position.put_pond(single(cell));
        }
        if !book.singles_in_supply {
            position.pond_supply[PondShape::Single.index()] = 0;
        }
        position
    }

    /// Converts the position to hex sets of another size; `None` if pieces are on hexes that do not fit.
    pub fn fit<N: Size>(&self) -> Option<Position<N>> {
        let mut fits = true;
        let mut fit = |cells: &Cells<S>| {
            let fitting = cells.fit();
            fits &= fitting.is_some();
            fitting.unwrap_or(Cells::NONE)
        };
        // Lists every field, so that adding a field forces a decision here. Hide the new field in [`Position::seen_by`]
        // if viewers must not see it.
        let position = Position {
            seats: self.seats,
            land: fit(&self.land),
            animals: self.animals.each_ref().map(&mut fit),
            owned: self.owned.each_ref().map(&mut fit),
            pond_cells: fit(&self.pond_cells),
            haciendas: fit(&self.haciendas),
            chips: fit(&self.chips),
            ponds: self.ponds,
            pond_count: self.pond_count,
            pond_supply: self.pond_supply,
            hacienda_supply: self.hacienda_supply,
            chip_supply: self.chip_supply,
            pesos: self.pesos,
            hands: self.hands,
            known: self.known,
            land_display: self.land_display,
            animal_display: self.animal_display,
            land_deck: self.land_deck,
            land_discard: self.land_discard,
            animal_stacks: self.animal_stacks,
            animals_removed: self.animals_removed,
            reshuffle_key: self.reshuffle_key,
            reshuffles: self.reshuffles,
            start: self.start,
            turn: self.turn,
            passed: self.passed,
            scorings: self.scorings,
            over: self.over,
            cache: PieceCache { occupied: fit(&self.cache.occupied), herds: self.cache.herds },
        };
        fits.then_some(position)
    }

    /// The ponds on the board, starting with the ponds on printed water.
    #[inline]
    pub fn ponds(&self) -> &[Pond] {
        &self.ponds[..usize::from(self.pond_count)]
    }

    /// Iterates over the seats in clockwise order.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<S> {
        Seat::all(self.seats)
    }

    /// Returns the seats that may act now: the seat to act, or none if the game is over.
    #[inline]
    pub fn may_act(&self) -> Seats {
        if self.over { Seats::NONE } else { Seats::only(self.turn.seat) }
    }

    /// Returns the next seat, clockwise.
    #[inline]
    pub fn next_seat(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats)
    }

    /// A player's land tiles.
    #[inline]
    pub fn land_of(&self, seat: Seat) -> Cells<S> {
        self.owned[seat.index()] & self.land
    }

    /// A player's animals of a species.
    #[inline]
    pub fn animals_of(&self, seat: Seat, species: Species) -> Cells<S> {
        self.owned[seat.index()] & self.animals[species.index()]
    }

    /// All of a player's animals.
    #[inline]
    pub fn all_animals_of(&self, seat: Seat) -> Cells<S> {
        self.owned[seat.index()] & !self.land
    }

    /// Returns a player's animals that can form a herd with this species: the animals of the species, or all animals if
    /// herds may be mixed (rules: `rule-herd`, `rule-herd-mixed`).
    #[inline]
    pub fn herd_candidates(&self, setting: &Setting, seat: Seat, species: Species) -> Cells<S> {
        if setting.rulebook.house.mixed_herds { self.all_animals_of(seat) } else { self.animals_of(seat, species) }
    }

    /// Returns the owner of the tile or animal on a hex.
    #[inline]
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        self.seats().find(|seat| self.owned[seat.index()].has(cell))
    }

    /// Returns the species of the animal on a hex.
    pub fn species(&self, cell: Cell) -> Option<Species> {
        Species::ALL.into_iter().find(|species| self.animals[species.index()].has(cell))
    }

    /// Returns the chain or herd of the tile or animal on a hex; `None` if there is neither.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::formats::{hexes, positions};
    /// use std::path::Path;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"map": "symmetric", "seats": [{"land": ["4,3", "4,5", "4,7", "1,4"]}, {}]}"#;
    /// let (setting, position) = positions::read(file, Path::new(""))?;
    /// let group = |name| hexes::parse(&setting.board, name).map(|cell| position.group_at(&setting, cell));
    /// assert_eq!(group("4,3")?.map(|chain| chain.count()), Some(3));
    /// assert_eq!(group("1,4")?.map(|chain| chain.count()), Some(1));
    /// assert_eq!(group("0,1")?, None);
    /// # Ok(())
    /// # }
    /// ```
    pub fn group_at(&self, setting: &Setting, cell: Cell) -> Option<Cells<S>> {
        let seat = self.owner(cell)?;
        let within = match self.species(cell) {
            None => self.land_of(seat),
            Some(species) => self.herd_candidates(setting, seat, species),
        };
        Some(setting.board.group(cell, &within))
    }

    /// The number of cards of a kind in a hand.
    #[inline]
    pub fn in_hand(&self, seat: Seat, card: Card) -> u8 {
        self.hands[seat.index()][card.index()]
    }

    /// The numbers of animal cards in the current and in the next stack.
    #[inline]
    pub fn animal_cards_left(&self) -> (usize, usize) {
        match (self.animal_stacks[0].len(), self.animal_stacks[1].len()) {
            (0, second) => (second, 0),
            both => both,
        }
    }

    /// Returns a hash of the position that is the same on every machine. It covers hidden cards, but not the cached
    /// data, which is derived from the rest.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Narrow, Position, Setting, Wide};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let wide: Position<Wide> = Position::setup(&setting, 4, 7, None)?;
    /// let narrow: Position<Narrow> = Position::setup(&setting, 4, 7, None)?;
    /// assert_eq!(wide.fingerprint(), narrow.fingerprint());
    /// assert_eq!(wide.fingerprint(), 0x70f1_433f_53af_1fdf); // the same on every machine
    /// # Ok(())
    /// # }
    /// ```
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Hasher::new();
        hash.add_bytes(&[self.seats, self.pond_count, self.hacienda_supply, self.chip_supply, self.reshuffles]);
        let sets = [&self.land, &self.pond_cells, &self.haciendas, &self.chips];
        for set in sets.into_iter().chain(&self.animals).chain(&self.owned) {
            set.words().iter().for_each(|word| hash.add(*word));
            // Padding makes the hash the same for all set sizes.
            (S::WORDS..Wide::WORDS).for_each(|_| hash.add(0));
        }
        for pond in self.ponds() {
            hash.add_bytes(&[pond.shape.index() as u8]);
            pond.cells.cells().iter().for_each(|cell| hash.add(u64::from(cell.0)));
        }
        hash.add_bytes(&self.pond_supply);
        self.pesos.iter().for_each(|pesos| hash.add(u64::from(*pesos)));
        self.hands.iter().chain(&self.known).for_each(|hand| hash.add_bytes(hand));
        self.land_display.iter().for_each(|card| hash.add_bytes(&[card.map_or(255, |card| card.index() as u8)]));
        self.animal_display.iter().for_each(|card| hash.add_bytes(&[card.map_or(255, |card| card.index() as u8)]));
        hash.add(self.land_deck.len() as u64);
        self.land_deck.cards().iter().for_each(|card| hash.add_bytes(&[card.index() as u8]));
        for stack in &self.animal_stacks {
            hash.add(stack.len() as u64);
            stack.cards().iter().for_each(|card| hash.add_bytes(&[card.index() as u8]));
        }
        hash.add_bytes(&self.land_discard);
        hash.add_bytes(&self.animals_removed);
        hash.add(self.reshuffle_key);
        let turn = &self.turn;
        let flags = [turn.hacienda_bought, turn.pond_bought, turn.harvested, self.over];
        flags.iter().chain(&self.scorings.due).for_each(|flag| hash.add_bytes(&[u8::from(*flag)]));
        hash.add_bytes(&[self.start.0, turn.seat.0, turn.actions_left, self.passed]);
        for rows in &self.scorings.held {
            hash.add_bytes(&[u8::from(rows.is_some())]);
            for tally in rows.iter().flatten() {
                tally.points.iter().for_each(|points| hash.add(u64::from(*points)));
            }
        }
        hash.finish()
    }
}
