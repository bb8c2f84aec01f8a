//! Sets up a game from a seed (rules: `zoff-rules-dealt`, `zoff-rules-two-text`).

use crate::{Position, Prairie, Prairies, Setting, Stage};
use tabletop::{MAX_SEATS, Rng, SetupError};

/// The random stream of the prairie cards.
const PRAIRIE_STREAM: u64 = 1;
/// The random stream of the lots. It is separate, so that the lots and the prairie cards are independent.
const LOT_STREAM: u64 = 2;

impl Position {
    /// Sets up a game. The same seed deals the same prairies on every machine. In a two-player game, the prairies are
    /// still empty.
    ///
    /// # Errors
    /// Returns an error if the game does not allow this number of seats.
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::{Position, Setting, Stage};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let position = Position::setup(&Setting::default(), 3, 7)?;
    /// assert_eq!((position.stage, position.round), (Stage::Choose, 1));
    /// assert_eq!(position.may_act().iter().count(), 3); // All players choose pairs at the same time.
    /// let error = Position::setup(&Setting::default(), 6, 7).expect_err("too many");
    /// assert_eq!(error.to_string(), "this game is for 2 to 5 players, not 6");
    /// # Ok(())
    /// # }
    /// ```
    pub fn setup(setting: &Setting, seats: u8, seed: u64) -> Result<Position, SetupError> {
        let book = &setting.rulebook;
        SetupError::check(seats, book.seats)?;
        let mut cards: Vec<Prairie> = book.prairies(seats).iter().collect();
        Rng::new(seed, PRAIRIE_STREAM).shuffle(&mut cards);
        let each = usize::from(book.dealt[usize::from(seats)]);
        let mut dealt = [Prairies::NONE; MAX_SEATS];
        for (dealt, cards) in dealt.iter_mut().zip(cards.chunks(each)).take(usize::from(seats)) {
            *dealt = cards.iter().copied().collect();
        }
        Ok(Position::dealt(setting, seats, dealt, lots(seats, &mut Rng::new(seed, LOT_STREAM))))
    }

    /// The first position with these dealt prairies, and with these lots if there is an auction.
    pub(super) fn dealt(setting: &Setting, seats: u8, dealt: [Prairies; MAX_SEATS], lots: [u8; MAX_SEATS]) -> Position {
        let auction = setting.rulebook.variants.auction;
        let mut position = Position { round: 0, dealt, ..Position::empty(setting, seats) };
        if auction {
            position.lots = lots;
        }
        if seats == 2 {
            position.stage = Stage::Start;
            return position;
        }
        for seat in position.seats() {
            let dealt: Prairies = position.dealt[seat.index()];
            for (prairie, colour) in dealt.iter().zip(position.colours[seat.index()].into_iter().cycle()) {
                position.herds[prairie.index()][colour.index()] += 1;
                position.cows_left[colour.index()] -= 1;
            }
        }
        if auction {
            position.stage = Stage::Bid;
        } else {
            position.round = 1;
        }
        position
    }
}

/// The lots of the seats, in random order.
pub(super) fn lots(seats: u8, rng: &mut Rng) -> [u8; MAX_SEATS] {
    let mut lots: [u8; MAX_SEATS] = std::array::from_fn(|seat| seat as u8);
    rng.shuffle(&mut lots[..usize::from(seats).min(MAX_SEATS)]);
    lots
}
