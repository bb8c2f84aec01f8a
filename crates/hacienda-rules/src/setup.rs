//! Setting up a game from a seed, and sampling the cards that a viewer cannot see (rules: `rule-chapter-setup`).

use tabletop::{SetupError, Viewer, refuse};

use crate::{
    AnimalPile, CARD_KINDS, Card, Deck, LandCard, LandPile, Pile, Position, Seat, Setting, Size, Species, rng::Rng,
};

// The random streams of a game. They are separate because decks, starting player and reshuffles must not depend on each
// other.
const LAND_STREAM: u64 = 1;
const ANIMAL_STREAM: u64 = 2;
const START_STREAM: u64 = 3;
const KEY_STREAM: u64 = 4;

impl<S: Size> Position<S> {
    /// Sets up a game. The same seed gives the same cards on every machine.
    ///
    /// # Errors
    /// Returns an error if the game does not allow this number of players, or `start` is not one of the seats.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Position, Seat, Setting, SetupError};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let position: Position = Position::setup(&setting, 4, 7, Some(Seat(2)))?;
    /// assert_eq!((position.turn.seat, position.turn.actions_left), (Seat(2), 3));
    /// assert_eq!(position.pesos[..4], [20; 4]);
    /// assert!(position.seats().all(|seat| position.hands[seat.index()].iter().sum::<u8>() == 12));
    /// let crowd: Result<Position, _> = Position::setup(&setting, 6, 7, None);
    /// assert_eq!(crowd, Err(SetupError::Seats(6, (2, 5))));
    /// # Ok(())
    /// # }
    /// ```
    pub fn setup(setting: &Setting, seats: u8, seed: u64, start: Option<Seat>) -> Result<Position<S>, SetupError> {
        let book = &setting.rulebook;
        SetupError::check(seats, book.seats)?;
        let start = start.unwrap_or_else(|| Seat(Rng::new(seed, START_STREAM).below(u32::from(seats)) as u8));
        refuse(start.0 >= seats, SetupError::Start(start, seats))?;
        let mut position = Position::empty(setting, seats);
        position.start = start;
        position.turn.seat = start;
        position.reshuffle_key = Rng::new(seed, KEY_STREAM).next();
        position.deal_land(setting, &mut Rng::new(seed, LAND_STREAM));
        position.deal_animals(setting, &mut Rng::new(seed, ANIMAL_STREAM));
        Ok(position)
    }

    fn deal_land(&mut self, setting: &Setting, rng: &mut Rng) {
        let book = &setting.rulebook;
        let dealt = book.pampas_dealt * self.seats;
        for (card, count) in LandCard::ALL.into_iter().zip(book.land_cards) {
            let count = if card == LandCard::Pampas { count - dealt } else { count };
            (0..count).for_each(|_| self.land_deck.push(card));
        }
        rng.shuffle(self.land_deck.cards_mut());
        for seat in self.seats() {
            // All players know these cards (rules: `rule-crucible-hands`).
            let pampas = Card::Land(LandCard::Pampas).index();
            self.hands[seat.index()][pampas] += book.pampas_dealt;
            self.known[seat.index()][pampas] += book.pampas_dealt;
            for _ in 0..book.land_dealt {
                let card = self.land_deck.pop().map(Card::Land);
                card.into_iter().for_each(|card| self.hands[seat.index()][card.index()] += 1);
            }
        }
        for slot in 0..usize::from(book.display) {
            self.land_display[slot] = self.land_deck.pop();
        }
    }

    fn deal_animals(&mut self, setting: &Setting, rng: &mut Rng) {
        let book = &setting.rulebook;
        let mut cards: AnimalPile = Pile::empty(Species::Cattle);
        for (species, count) in Species::ALL.into_iter().zip(book.animal_cards) {
            (0..count).for_each(|_| cards.push(species));
        }
        rng.shuffle(cards.cards_mut());
        for _ in 0..book.animal_cards_removed[usize::from(self.seats)] {
            let removed = cards.pop();
            removed.into_iter().for_each(|species| self.animals_removed[species.index()] += 1);
        }
        for seat in self.seats() {
            for _ in 0..book.animals_dealt {
                let card = cards.pop().map(Card::Animal);
                card.into_iter().for_each(|card| self.hands[seat.index()][card.index()] += 1);
            }
        }
        for slot in 0..usize::from(book.display) {
            self.animal_display[slot] = cards.pop();
        }
        // The upper half of the remaining cards forms the first stack, which has one card more than the second if their
        // number is odd.
        let second = cards.len() / 2;
        for (place, species) in cards.cards().iter().enumerate() {
            self.animal_stacks[usize::from(place < second)].push(*species);
        }
    }

    /// Returns a random position that looks the same to this viewer. Redeals hidden hands, decks and removed cards,
    /// replaces the reshuffle key, and keeps everything that the viewer knows. The result does not depend on hidden
    /// information.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Position, Rng, Seat, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let position: Position = Position::setup(&Setting::default(), 2, 7, None)?;
    /// let imagined = position.imagine(Seat(0), &mut Rng::new(1, 0));
    /// assert_eq!(imagined.hands[0], position.hands[0]);
    /// assert_ne!(imagined.hands[1], position.hands[1]);
    /// assert_eq!(imagined.visibility_hash(Seat(0)), position.visibility_hash(Seat(0)));
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn imagine(&self, viewer: impl Into<Viewer>, rng: &mut Rng) -> Position<S> {
        let viewer = viewer.into();
        self.deal_unseen(self.unseen(viewer), viewer, rng)
    }

    /// Deals these cards to the places hidden from a viewer. Each hidden hand and animal stack keeps its number of
    /// cards; the land deck and the removed animals take the rest.
    pub(super) fn deal_unseen(&self, unseen: [u16; CARD_KINDS], viewer: Viewer, rng: &mut Rng) -> Position<S> {
        let mut imagined = *self;
        let mut land: LandPile = Pile::empty(LandCard::Pampas);
        let mut animals: Vec<Species> = Vec::with_capacity(72);
        for card in Card::kinds() {
            for _ in 0..unseen[card.index()] {
                match card {
                    Card::Land(card) => land.push(card),
                    Card::Animal(species) => animals.push(species),
                }
            }
        }
        rng.shuffle(land.cards_mut());
        rng.shuffle(&mut animals);
        for other in self.seats().filter(|other| !viewer.sees_hand(*other)) {
            let hand = &mut imagined.hands[other.index()];
            *hand = self.known[other.index()];
            let drawn = (0..self.hidden_in_hand(other, Deck::Land)).filter_map(|_| land.pop()).map(Card::Land);
            drawn.for_each(|card| hand[card.index()] += 1);
            let drawn = (0..self.hidden_in_hand(other, Deck::Animal)).filter_map(|_| animals.pop()).map(Card::Animal);
            drawn.for_each(|card| hand[card.index()] += 1);
        }
        imagined.land_deck = land;
        for stack in &mut imagined.animal_stacks {
            let drawn: Vec<Species> = (0..stack.len()).filter_map(|_| animals.pop()).collect();
            *stack = Pile::empty(Species::Cattle);
            drawn.into_iter().for_each(|species| stack.push(species));
        }
        imagined.animals_removed = [0; Species::ALL.len()];
        animals.into_iter().for_each(|species| imagined.animals_removed[species.index()] += 1);
        imagined.reshuffle_key = rng.next();
        imagined
    }

    /// Returns the number of cards of a kind in a hand that are not publicly known.
    pub(super) fn hidden_count(&self, seat: Seat, card: Card) -> u16 {
        u16::from(self.hands[seat.index()][card.index()] - self.known[seat.index()][card.index()])
    }

    /// Returns the number of cards of a deck in a hand that are not publicly known.
    pub fn hidden_in_hand(&self, seat: Seat, deck: Deck) -> u16 {
        Card::kinds().filter(|card| card.deck() == deck).map(|card| self.hidden_count(seat, card)).sum()
    }

    /// Returns the number of cards of each kind that a viewer has not seen: decks, removed cards and the hidden part of
    /// other hands. The viewer can deduce these numbers (rules: `rule-known`).
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Card, LandCard, Position, Seat, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let position: Position = Position::setup(&Setting::default(), 2, 7, None)?;
    /// let mountain = Card::Land(LandCard::Mountain);
    /// let shown = position.land_display.iter().filter(|card| **card == Some(LandCard::Mountain)).count();
    /// let seen = u16::from(position.in_hand(Seat(0), mountain)) + shown as u16;
    /// assert_eq!(position.unseen(Seat(0))[mountain.index()], 14 - seen);
    /// # Ok(())
    /// # }
    /// ```
    pub fn unseen(&self, viewer: impl Into<Viewer>) -> [u16; CARD_KINDS] {
        let viewer = viewer.into();
        let mut unseen = [0; CARD_KINDS];
        self.land_deck.cards().iter().for_each(|card| unseen[Card::Land(*card).index()] += 1);
        let stacks = self.animal_stacks.iter().flat_map(|stack| stack.cards());
        stacks.for_each(|species| unseen[Card::Animal(*species).index()] += 1);
        for card in Card::kinds() {
            if let Card::Animal(species) = card {
                unseen[card.index()] += u16::from(self.animals_removed[species.index()]);
            }
            let others = self.seats().filter(|other| !viewer.sees_hand(*other));
            unseen[card.index()] += others.map(|other| self.hidden_count(other, card)).sum::<u16>();
        }
        unseen
    }
}
