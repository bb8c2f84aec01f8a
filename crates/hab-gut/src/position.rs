//! The position: all state that can change during a game, in a value that is cheap to copy.

use tabletop::{MAX_SEATS, Seat, Seats, fingerprint::Hasher};

use crate::{Cards, GOODS, Good, Phase, Rulebook, Side};

/// The part of a game that never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Setting {
    /// The numbers and house rules.
    pub rulebook: Rulebook,
}

/// The current decision (rules: `hg-rules-phases`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Turn {
    /// The seat that decides.
    pub seat: Seat,
    /// The phase of the decision.
    pub phase: Phase,
}

/// All state that can change during a game, including hidden information. [`Position::imagine`] replaces the
/// information hidden from a viewer with random values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The number of players.
    pub seats: u8,
    /// The starting player of the first round.
    pub start: Seat,
    /// The number of rounds played.
    pub rounds: u8,
    /// The current decision: the seat and the phase.
    pub turn: Turn,
    /// The price of each good.
    pub prices: [u16; GOODS],
    /// True for each good whose marker is stuck until the game is over (house rule).
    pub stuck: [bool; GOODS],
    /// The shares of each good in the supply.
    pub supply: [u8; GOODS],
    /// The money of each seat, not counting the foundation.
    pub money: [u32; MAX_SEATS],
    /// The shares of each seat by good, not counting the foundation.
    pub shares: [[u8; GOODS]; MAX_SEATS],
    /// The shares in the foundation of each seat, by good. Only their owner sees them.
    pub foundations: [[u8; GOODS]; MAX_SEATS],
    /// The money in the foundation of each seat, from the halves already played.
    pub saved: [u32; MAX_SEATS],
    /// The cards in the rack to the left of each seat. Only the two players next to a rack see its cards.
    pub racks: [Cards; MAX_SEATS],
    /// The cards not dealt in this half. Nobody sees them.
    pub undealt: Cards,
    /// The hidden random seed for the cards of later halves.
    pub deal_seed: u64,
    /// The racks of the next half, if they do not follow from the seed. Only an imagined position has them, and only
    /// between learning the viewer's new cards and dealing them.
    pub next_racks: Option<[Cards; MAX_SEATS]>,
    /// True if the game is over.
    pub over: bool,
}

impl Position {
    /// A blank position without seats, money, shares or cards. The set-up and snapshots start from it.
    pub const BLANK: Position = Position {
        seats: 0,
        start: Seat(0),
        rounds: 0,
        turn: Turn { seat: Seat(0), phase: Phase::Trade },
        prices: [0; GOODS],
        stuck: [false; GOODS],
        supply: [0; GOODS],
        money: [0; MAX_SEATS],
        shares: [[0; GOODS]; MAX_SEATS],
        foundations: [[0; GOODS]; MAX_SEATS],
        saved: [0; MAX_SEATS],
        racks: [Cards::NONE; MAX_SEATS],
        undealt: Cards::NONE,
        deal_seed: 0,
        next_racks: None,
        over: false,
    };

    /// A position with the starting money and all shares in the supply, but without cards. Seat 0 begins.
    pub fn empty(setting: &Setting, seats: u8) -> Position {
        let book = &setting.rulebook;
        let mut position =
            Position { seats, prices: [book.starting_price; GOODS], supply: [book.shares; GOODS], ..Position::BLANK };
        position.money[..usize::from(seats)].fill(book.starting_money);
        position
    }

    /// The seats of the game, in clockwise order.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// The seats that may act now: the current player's seat, or none if the game is over.
    #[inline]
    pub fn may_act(&self) -> Seats {
        if self.over { Seats::NONE } else { Seats::only(self.turn.seat) }
    }

    /// The seat to the left of a seat: the next in turn order.
    #[inline]
    pub fn left_of(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next == self.seats { 0 } else { next })
    }

    /// The seat to the right of a seat.
    #[inline]
    pub fn right_of(&self, seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { self.seats - 1 } else { seat.0 - 1 })
    }

    /// The rack on a side of a seat, identified by the seat that has it on the left (rules: `hg-rules-racks`).
    #[inline]
    pub fn rack_at(&self, seat: Seat, side: Side) -> Seat {
        match side {
            Side::Left => seat,
            Side::Right => self.right_of(seat),
        }
    }

    /// The cards in the rack on a side of a seat.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::{Position, Seat, Setting, Side};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let position = Position::setup(&Setting::default(), 3, 7, None)?;
    /// assert_eq!(position.rack(Seat(0), Side::Left), position.rack(Seat(1), Side::Right)); // Neighbours share a rack.
    /// assert_eq!(position.rack(Seat(0), Side::Left).len(), 8);
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn rack(&self, seat: Seat, side: Side) -> Cards {
        self.racks[self.rack_at(seat, side).index()]
    }

    /// The seat that begins the trading and the market phase of this round (rules: `hg-rules-phases`).
    #[inline]
    pub fn round_starter(&self) -> Seat {
        Seat((self.start.0 + self.rounds) % self.seats)
    }

    /// The current half, counted from 0, or the number of halves if the game is over.
    #[inline]
    pub fn half(&self, setting: &Setting) -> u8 {
        self.rounds / setting.rulebook.rounds_per_half
    }

    /// The total number of shares of a seat, not counting the foundation.
    pub fn shares_of(&self, seat: Seat) -> u32 {
        self.shares[seat.index()].iter().map(|count| u32::from(*count)).sum()
    }

    /// The number of shares in the foundation of a seat.
    #[inline]
    pub fn foundation_shares_of(&self, seat: Seat) -> u8 {
        self.foundations[seat.index()].iter().sum()
    }

    /// The number of shares of a good that a seat has, including the shares in the foundation. The number is public,
    /// because all purchases and sales are public.
    #[inline]
    pub fn all_shares_of_good(&self, seat: Seat, good: Good) -> u8 {
        self.shares[seat.index()][good.index()] + self.foundations[seat.index()][good.index()]
    }

    /// A hash of the position, including hidden information. It is the same on every machine.
    pub fn fingerprint(&self) -> u64 {
        // This pattern lists every field, so that adding a field breaks the build until it is hashed.
        let Position {
            seats,
            start,
            rounds,
            turn: Turn { seat, phase },
            over,
            prices,
            stuck,
            supply,
            money,
            saved,
            shares,
            foundations,
            racks,
            undealt,
            deal_seed,
            next_racks,
        } = self;
        let mut hash = Hasher::new();
        hash.add_bytes(&[*seats, start.0, *rounds, seat.0, phase.index() as u8, u8::from(*over)]);
        prices.iter().for_each(|price| hash.add(u64::from(*price)));
        stuck.iter().for_each(|stuck| hash.add_bytes(&[u8::from(*stuck)]));
        hash.add_bytes(supply);
        money.iter().chain(saved).for_each(|money| hash.add(u64::from(*money)));
        shares.iter().chain(foundations).for_each(|shares| hash.add_bytes(shares));
        racks.iter().chain([undealt]).for_each(|cards| hash.add(cards.bits()));
        hash.add(*deal_seed);
        next_racks.iter().flatten().for_each(|cards| hash.add(cards.bits()));
        hash.finish()
    }
}
