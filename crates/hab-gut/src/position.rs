//! A position: everything that can change during a game, in a value that is quick to copy.

use tabletop::{MAX_SEATS, Seat, Seats, fingerprint::Hasher};

use crate::{Cards, GOODS, Good, Phase, Rulebook, Side};

/// What stays the same during a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Setting {
    /// The numbers.
    pub rulebook: Rulebook,
}

/// The decision in progress (HAB-GUT 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// What it is about.
    pub phase: Phase,
}

/// Everything that can change during a game. Hidden things included: see [`Position::imagine`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// How many players there are.
    pub seats: u8,
    /// The seat that began.
    pub start: Seat,
    /// Rounds that are over.
    pub rounds: u8,
    /// The decision in progress.
    pub turn: Turn,
    /// The price of each good.
    pub prices: [u16; GOODS],
    /// Whether the marker of each good stays where it is until the game is over (house rule).
    pub stuck: [bool; GOODS],
    /// Shares of each good that nobody has.
    pub supply: [u8; GOODS],
    /// Own money of each seat, without the foundation.
    pub money: [u32; MAX_SEATS],
    /// Own shares of each seat, by good, without the foundation.
    pub shares: [[u8; GOODS]; MAX_SEATS],
    /// Shares in the foundation of each seat, by good. Only its owner sees which.
    pub foundations: [[u8; GOODS]; MAX_SEATS],
    /// Money in the foundation of each seat: what it brought in the halves that are over.
    pub saved: [u32; MAX_SEATS],
    /// The cards in the rack at the left of each seat. Its two neighbours see them.
    pub racks: [Cards; MAX_SEATS],
    /// Cards that were not dealt in this half. Nobody sees them.
    pub unseen: Cards,
    /// What the cards of later halves come from. Hidden.
    pub key: u64,
    /// Whether the game is over.
    pub over: bool,
}

impl Position {
    /// Nothing at all: no seats, no money, no shares, no cards. What the set-up and photographs start from.
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
        unseen: Cards::NONE,
        key: 0,
        over: false,
    };

    /// A table with full purses and supply and without cards. Seat 0 begins.
    pub fn empty(setting: &Setting, seats: u8) -> Position {
        let book = &setting.rulebook;
        let mut position =
            Position { seats, prices: [book.price; GOODS], supply: [book.shares; GOODS], ..Position::BLANK };
        position.money[..usize::from(seats)].fill(book.money);
        position
    }

    /// The seats at the table, in clockwise order.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// The seats that may act now: the one whose turn it is, and none when the game is over.
    #[inline]
    pub fn may_act(&self) -> Seats {
        if self.over { Seats::NONE } else { Seats::only(self.turn.seat) }
    }

    /// The seat at the left of this one: the next in order.
    #[inline]
    pub fn left_of(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next == self.seats { 0 } else { next })
    }

    /// The seat at the right of this one.
    #[inline]
    pub fn right_of(&self, seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { self.seats - 1 } else { seat.0 - 1 })
    }

    /// The rack at a side of a seat, by the seat at whose left it stands (HAB-GUT 1).
    #[inline]
    pub fn rack_at(&self, seat: Seat, side: Side) -> Seat {
        match side {
            Side::Left => seat,
            Side::Right => self.right_of(seat),
        }
    }

    /// The cards of the rack at a side of a seat.
    #[inline]
    pub fn rack(&self, seat: Seat, side: Side) -> Cards {
        self.racks[self.rack_at(seat, side).index()]
    }

    /// The seat that begins both phases of this round (HAB-GUT 3).
    #[inline]
    pub fn first(&self) -> Seat {
        Seat((self.start.0 + self.rounds) % self.seats)
    }

    /// The half that is played, from 0.
    #[inline]
    pub fn half(&self, setting: &Setting) -> u8 {
        self.rounds / setting.rulebook.rounds
    }

    /// Own shares of a seat, of all goods.
    pub fn shares_of(&self, seat: Seat) -> u32 {
        self.shares[seat.index()].iter().map(|count| u32::from(*count)).sum()
    }

    /// Shares in the foundation of a seat.
    #[inline]
    pub fn given_of(&self, seat: Seat) -> u8 {
        self.foundations[seat.index()].iter().sum()
    }

    /// Own shares of a good with those in the foundation: what everybody knows a seat has, since all saw it bought and sold.
    #[inline]
    pub fn known_of(&self, seat: Seat, good: Good) -> u8 {
        self.shares[seat.index()][good.index()] + self.foundations[seat.index()][good.index()]
    }

    /// A number that is the same for the same position, on every machine. Hidden things count.
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Hasher::new();
        let Turn { seat, phase } = self.turn;
        hash.add_bytes(&[self.seats, self.start.0, self.rounds, seat.0, phase.index() as u8, u8::from(self.over)]);
        self.prices.iter().for_each(|price| hash.add(u64::from(*price)));
        self.stuck.iter().for_each(|stuck| hash.add_bytes(&[u8::from(*stuck)]));
        hash.add_bytes(&self.supply);
        self.money.iter().chain(&self.saved).for_each(|money| hash.add(u64::from(*money)));
        self.shares.iter().chain(&self.foundations).for_each(|shares| hash.add_bytes(shares));
        self.racks.iter().chain([&self.unseen]).for_each(|cards| hash.add(cards.bits()));
        hash.add(self.key);
        hash.end()
    }
}
