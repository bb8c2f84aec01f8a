//! Sets up a game from a seed, deals the cards of a half, and imagines positions that look the same to a viewer.

use tabletop::{MAX_SEATS, Rng, Seat, SetupError, Viewer, refuse};

use crate::{Cards, Good, MarketCard, Position, Setting, cards::ALL_CARDS};

/// The random stream of the cards. Each purpose has its own stream, so that none affects another.
const CARD_STREAM: u64 = 1;
/// The random stream of the starting player.
const START_STREAM: u64 = 2;
/// The random stream of the seed for the deals of later halves.
const DEAL_SEED_STREAM: u64 = 3;

impl Position {
    /// Sets up a game. The same seed deals the same cards on every machine.
    ///
    /// # Errors
    /// Returns an error if the game does not allow this number of seats, or if `start` is not a seat in the game.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::{Phase, Position, Seat, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let position = Position::setup(&Setting::default(), 3, 7, Some(Seat(1)))?;
    /// assert_eq!((position.turn.seat, position.turn.phase), (Seat(1), Phase::Trade));
    /// assert_eq!((position.prices, position.money[0]), ([40; 6], 300));
    /// let error = Position::setup(&Setting::default(), 3, 7, Some(Seat(3))).expect_err("no such seat");
    /// assert_eq!(error.to_string(), "seat 3 cannot start: the seats are 0 to 2");
    /// # Ok(())
    /// # }
    /// ```
    pub fn setup(setting: &Setting, seats: u8, seed: u64, start: Option<Seat>) -> Result<Position, SetupError> {
        let book = &setting.rulebook;
        SetupError::check(seats, book.seats)?;
        let start = start.unwrap_or_else(|| Seat(Rng::new(seed, START_STREAM).below(u32::from(seats)) as u8));
        refuse(start.0 >= seats, SetupError::Start(start, seats))?;
        let mut position = Position::empty(setting, seats);
        position.start = start;
        position.turn.seat = start;
        position.deal_seed = Rng::new(seed, DEAL_SEED_STREAM).next();
        let counts = [u32::from(book.rack_cards); MAX_SEATS];
        (position.racks, position.undealt) =
            deal(Cards::ALL, &counts[..usize::from(seats)], &mut Rng::new(seed, CARD_STREAM));
        Ok(position)
    }

    /// The racks and the undealt cards of the next half, which follow from the deal seed unless the racks are known
    /// (rules: `hg-rules-half-over`).
    pub(super) fn cards_of_next_half(&self, setting: &Setting) -> ([Cards; MAX_SEATS], Cards) {
        if let Some(racks) = self.next_racks {
            return (racks, racks.into_iter().fold(Cards::ALL, Cards::without));
        }
        let counts = [u32::from(setting.rulebook.rack_cards); MAX_SEATS];
        deal(Cards::ALL, &counts[..usize::from(self.seats)], &mut self.rng_of_next_half(setting))
    }

    /// The random numbers for the cards of the next half.
    pub(super) fn rng_of_next_half(&self, setting: &Setting) -> Rng {
        Rng::new(self.deal_seed, u64::from(self.half(setting)) + 1)
    }

    /// A random position that looks the same to a viewer: hidden racks, undealt cards, the contents of other players'
    /// foundations and the cards of later halves are drawn again at random. The result does not depend on hidden
    /// information.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::{Position, Rng, Seat, Setting, Side};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let position = Position::setup(&Setting::default(), 4, 7, None)?;
    /// let imagined = position.imagine(Seat(0), &mut Rng::new(1, 0));
    /// assert!(Side::ALL.into_iter().all(|side| imagined.rack(Seat(0), side) == position.rack(Seat(0), side)));
    /// assert_ne!(imagined.racks[1], position.racks[1]); // the rack between seats 1 and 2
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn imagine(&self, viewer: impl Into<Viewer>, rng: &mut Rng) -> Position {
        let viewer = viewer.into();
        let mut imagined = *self;
        let mut hidden = Cards::NONE;
        let mut counts = [0; MAX_SEATS];
        for rack in self.seats().filter(|rack| !self.sees_rack(viewer, *rack)) {
            counts[rack.index()] = self.racks[rack.index()].len();
            self.racks[rack.index()].iter().for_each(|card| hidden.put(card));
        }
        self.undealt.iter().for_each(|card| hidden.put(card));
        let (racks, unseen) = deal(hidden, &counts[..usize::from(self.seats)], rng);
        for rack in self.seats().filter(|rack| !self.sees_rack(viewer, *rack)) {
            imagined.racks[rack.index()] = racks[rack.index()];
        }
        imagined.undealt = unseen;
        for other in self.seats().filter(|other| !viewer.sees_hand(*other)) {
            self.imagine_foundation(&mut imagined, other, rng);
        }
        imagined.deal_seed = rng.next();
        imagined.next_racks = None;
        imagined
    }

    /// Draws the shares in a seat's foundation at random from all shares of the seat. The number of shares in the
    /// foundation and all shares of the seat are public.
    fn imagine_foundation(&self, imagined: &mut Position, seat: Seat, rng: &mut Rng) {
        let mut own = Good::ALL.map(|good| self.all_shares_of_good(seat, good));
        let mut left: u32 = own.iter().map(|count| u32::from(*count)).sum();
        let given = &mut imagined.foundations[seat.index()];
        *given = [0; _];
        for _ in 0..self.foundation_shares_of(seat) {
            let mut place = rng.below(left);
            left -= 1;
            for good in 0..own.len() {
                let count = u32::from(own[good]);
                if place < count {
                    own[good] -= 1;
                    given[good] += 1;
                    break;
                }
                place -= count;
            }
        }
        imagined.shares[seat.index()] = own;
    }
}

/// Deals the given number of random cards to each rack, and returns the racks and the remaining cards.
pub(super) fn deal(cards: Cards, counts: &[u32], rng: &mut Rng) -> ([Cards; MAX_SEATS], Cards) {
    let Some(first) = cards.iter().next() else { return ([Cards::NONE; MAX_SEATS], Cards::NONE) };
    let mut list = [first; ALL_CARDS as usize];
    let mut length = 0;
    for card in cards.iter() {
        list[length] = card;
        length += 1;
    }
    // Only the dealt cards are shuffled, because the order of the rest does not matter.
    let mut take = || -> MarketCard {
        let place = rng.below(length as u32) as usize;
        length -= 1;
        list.swap(place, length);
        list[length]
    };
    let mut racks = [Cards::NONE; MAX_SEATS];
    for (rack, count) in racks.iter_mut().zip(counts) {
        (0..*count).for_each(|_| rack.put(take()));
    }
    (racks, list[..length].iter().copied().collect())
}
