//! The position: all state that can change during a game, in a value that is cheap to copy.

use crate::{COLOURS, Cards, Colour, Fair, PRAIRIES, Pair, Prairie, Prairies, Queue, Rulebook, TENTHS};
use tabletop::{MAX_SEATS, Seat, Seats, fingerprint::Hasher};

/// The part of a game that never changes.
///
/// # Examples
///
/// ```
/// use zoff::{Prairie, Rulebook, Setting, Variants};
/// let variants = Variants { fair: true, ..Variants::default() };
/// let setting = Setting { rulebook: Rulebook::new(variants) };
/// assert_eq!((setting.rulebook.seats, setting.rulebook.cows), ((2, 5), 48));
/// assert_eq!(setting.rulebook.prairie_spec(Prairie::FireFields).bonuses, [1, 2, 1, 0]);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Setting {
    /// The numbers and variants of the rules.
    pub rulebook: Rulebook,
}

/// The current pair, whose player places cows now (rules: `zoff-rules-place-number`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Turn {
    /// The player's seat.
    pub seat: Seat,
    /// The pair.
    pub pair: Pair,
}

/// The current bonus or fair, whose player places cows on other prairies now (rules: `zoff-rules-bonus-text`,
/// `zoff-rules-fair`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Bonus {
    /// The player's seat.
    pub seat: Seat,
    /// The colour of the cows.
    pub colour: Colour,
    /// The maximum number of cows that may be placed.
    pub cows: u8,
    /// The full prairie, on which no more cows fit.
    pub prairie: Prairie,
    /// The rank of the herd that gets the bonus, 0 for the largest. `None` if this is the fair of the player who filled
    /// the prairie.
    pub rank: Option<u8>,
}

/// The decision the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub enum Stage {
    /// Two players place their first cows (rules: `zoff-rules-two-text`).
    Start,
    /// Everybody bids (rules: `zoff-rules-auction`).
    Bid,
    /// This seat takes a colour (rules: `zoff-rules-auction`).
    Colour(Seat),
    /// Everybody chooses pairs (rules: `zoff-rules-choose-text`).
    Choose,
    /// A player places the cows of a pair.
    Place(Turn),
    /// A player places the cows of a bonus or fair.
    Bonus(Bonus),
    /// The game is over, and no decision is left.
    Over,
}

impl Stage {
    /// The fixed word for the stage in files.
    pub fn word(self) -> &'static str {
        match self {
            Stage::Start => "start",
            Stage::Bid => "bid",
            Stage::Colour(_) => "colour",
            Stage::Choose => "choose",
            Stage::Place(_) => "place",
            Stage::Bonus(_) => "bonus",
            Stage::Over => "over",
        }
    }
}

/// All state that can change during a game, including hidden information. [`Position::imagine`] replaces the
/// information hidden from a viewer with random values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The number of players.
    pub seats: u8,
    /// The decision the game waits for.
    pub stage: Stage,
    /// The round, from 1, or 0 before the first round.
    pub round: u8,
    /// Cows on each prairie, by colour.
    pub herds: [[u8; COLOURS]; PRAIRIES],
    /// Prairies in play that are not full; none after the end of the game.
    pub open: Prairies,
    /// Cows still to be placed, by colour.
    pub cows_left: [u8; COLOURS],
    /// Cow cards in hand, by the colour of the cards. Chosen cards stay in hand until all pairs are turned up. Hidden
    /// from other players, except with open cards.
    pub hands: [Cards; COLOURS],
    /// The colour of each seat, or `None` from the end of the bidding until the seat takes a colour. If a seat has two
    /// colours, this is the colour with the cards.
    pub colours: [Option<Colour>; MAX_SEATS],
    /// Prairies dealt to each seat (rules: `zoff-rules-dealt`). Hidden from other players until the first cows are on
    /// them.
    pub dealt: [Prairies; MAX_SEATS],
    /// The seats that have acted in the current stage, if all seats act in it.
    pub acted: Seats,
    /// Pairs chosen for this round and not placed yet. Hidden until all players have chosen.
    pub pairs: [[Option<Pair>; 2]; MAX_SEATS],
    /// Bids in tenths of a cow. Hidden until all players have bid.
    pub bids: [Option<u16>; MAX_SEATS],
    /// The lots of the seats. If bids are equal, the smaller lot wins. Hidden.
    pub lots: [u8; MAX_SEATS],
    /// The queue of full prairies with bonuses to give.
    pub full: Queue<Prairie>,
    /// The number of bonuses of the first full prairie that are already used or lost.
    pub bonuses_used: u8,
    /// The queue of fairs to be held.
    pub fairs: Queue<Fair>,
    /// The sizes of the herds on the largest prairie before the last bonuses, by colour. Zero until the game ends
    /// (rules: `zoff-rules-last-tie`).
    pub largest: [u8; COLOURS],
}

impl Position {
    /// A blank position without seats, cows or cards.
    pub const BLANK: Position = Position {
        seats: 0,
        stage: Stage::Over,
        round: 0,
        herds: [[0; COLOURS]; PRAIRIES],
        open: Prairies::NONE,
        cows_left: [0; COLOURS],
        hands: [Cards::NONE; COLOURS],
        colours: [None; MAX_SEATS],
        dealt: [Prairies::NONE; MAX_SEATS],
        acted: Seats::NONE,
        pairs: [[None; 2]; MAX_SEATS],
        bids: [None; MAX_SEATS],
        lots: [0; MAX_SEATS],
        full: Queue::empty(Prairie::LoneStarValley),
        bonuses_used: 0,
        fairs: Queue::empty(Fair { prairie: Prairie::LoneStarValley, colour: Colour::Blue }),
        largest: [0; COLOURS],
    };

    /// An empty position for a number of seats: all prairies in play are open, all cows are unplaced, all cards are in
    /// hand, seat 0 is blue, seat 1 pink and so on.
    pub fn empty(setting: &Setting, seats: u8) -> Position {
        let book = &setting.rulebook;
        let mut position = Position {
            seats,
            stage: Stage::Choose,
            round: 1,
            open: book.in_play.get(usize::from(seats)).copied().unwrap_or_default(),
            ..Position::BLANK
        };
        for (seat, colour) in Seat::all(seats).zip(book.colours(seats)) {
            position.colours[seat.index()] = Some(*colour);
            position.hands[colour.index()] = book.deck(seats, *colour);
        }
        book.cow_colours(seats).iter().for_each(|colour| position.cows_left[colour.index()] = book.cows);
        position
    }

    /// The seats of the game, in clockwise order.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// The seats that may act now. Empty if the game is over.
    pub fn may_act(&self) -> Seats {
        match self.stage {
            Stage::Start | Stage::Bid | Stage::Choose => self.seats().filter(|seat| !self.acted.has(*seat)).collect(),
            Stage::Colour(seat) => Seats::only(seat),
            Stage::Place(turn) => Seats::only(turn.seat),
            Stage::Bonus(bonus) => Seats::only(bonus.seat),
            Stage::Over => Seats::NONE,
        }
    }

    /// Returns true if the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// The colours of a seat: one, or two in a two-player game. Both are `None` if the seat has yet to take a colour.
    #[inline]
    pub fn colours_of(&self, setting: &Setting, seat: Seat) -> [Option<Colour>; 2] {
        let first = self.colours[seat.index()];
        [first, first.and_then(|colour| setting.rulebook.partner(self.seats, colour))]
    }

    /// The seat that plays a colour, if any.
    #[inline]
    pub fn owner(&self, setting: &Setting, colour: Colour) -> Option<Seat> {
        self.seats().find(|seat| self.colours_of(setting, *seat).contains(&Some(colour)))
    }

    /// The cow cards of a seat. Empty if the seat has yet to take a colour.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.colours[seat.index()].map_or(Cards::NONE, |colour| self.hands[colour.index()])
    }

    /// The number of cows of a colour on a prairie.
    #[inline]
    pub fn herd(&self, prairie: Prairie, colour: Colour) -> u8 {
        self.herds[prairie.index()][colour.index()]
    }

    /// The number of free places on a prairie.
    #[inline]
    pub fn free_places(&self, setting: &Setting, prairie: Prairie) -> u8 {
        let cows = self.herds[prairie.index()].iter().fold(0, |sum: u8, herd| sum.saturating_add(*herd));
        setting.rulebook.prairie_spec(prairie).places.saturating_sub(cows)
    }

    /// The colours with cows on a prairie, the largest herd first, followed by `None` for colours without cows. No two
    /// herds are the same size before the last bonuses (rules: `zoff-rules-place-sizes`).
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::{Colour, Prairie, formats::positions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"seats": [{}, {}, {}], "prairies": {"fire-fields": {"blue": 2, "green": 5}}}"#;
    /// let (_, position) = positions::read(file)?;
    /// let ranks = position.ranks(Prairie::FireFields);
    /// assert_eq!(ranks[..3], [Some(Colour::Green), Some(Colour::Blue), None]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn ranks(&self, prairie: Prairie) -> [Option<Colour>; COLOURS] {
        let herds = &self.herds[prairie.index()];
        let mut ranks = [None; COLOURS];
        for colour in Colour::ALL.into_iter().filter(|colour| herds[colour.index()] > 0) {
            let size = herds[colour.index()];
            let larger = |other: &Colour| {
                let theirs = herds[other.index()];
                theirs > size || theirs == size && *other < colour
            };
            ranks[Colour::ALL.into_iter().filter(larger).count()] = Some(colour);
        }
        ranks
    }

    /// The number of cows of a seat on all prairies (rules: `zoff-rules-goal-text`).
    pub fn cows(&self, setting: &Setting, seat: Seat) -> u16 {
        let own = self.colours_of(setting, seat);
        let placed = |colour: Colour| u16::from(setting.rulebook.cows - self.cows_left[colour.index()]);
        own.into_iter().flatten().map(placed).sum()
    }

    /// The score of a seat in tenths of a cow: its cows on the prairies, less its bid if it made one (rules:
    /// `zoff-rules-goal-text`, `zoff-rules-auction`).
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::{Seat, formats::positions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"rules": {"auction": true}, "prairies": {"fire-fields": {"blue": 5}},
    ///     "seats": [{"colours": ["blue"], "bid": "3.4"}, {"colours": ["pink"], "bid": "0.0"},
    ///         {"colours": ["green"], "bid": "1.0"}]}"#;
    /// let (setting, position) = positions::read(file)?;
    /// assert_eq!(position.score_in_tenths(&setting, Seat(0)), 16); // five cows less a bid of 3.4
    /// # Ok(())
    /// # }
    /// ```
    pub fn score_in_tenths(&self, setting: &Setting, seat: Seat) -> i32 {
        i32::from(self.cows(setting, seat)) * TENTHS - i32::from(self.bids[seat.index()].unwrap_or(0))
    }

    /// The number that breaks ties: the size of the seat's largest herd on the largest prairie before the last bonuses
    /// (rules: `zoff-rules-last-tie`, `zoff-rules-two-paid`).
    pub fn tie_break(&self, setting: &Setting, seat: Seat) -> u8 {
        let own = self.colours_of(setting, seat);
        own.into_iter().flatten().map(|colour| self.largest[colour.index()]).max().unwrap_or(0)
    }

    /// The rank of each seat, counted from 1. Seats share a rank if both their scores and their tie-breaks are equal.
    pub fn standings(&self, setting: &Setting) -> [u8; MAX_SEATS] {
        let worth = |seat: Seat| (self.score_in_tenths(setting, seat), self.tie_break(setting, seat));
        let mut places = [0; MAX_SEATS];
        for seat in self.seats() {
            places[seat.index()] = 1 + self.seats().filter(|other| worth(*other) > worth(seat)).count() as u8;
        }
        places
    }

    /// The seats that have won or, while the game is running, are in the lead (rules: `zoff-rules-last-tie`).
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::{Seat, formats::positions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"seats": [{}, {}, {}], "prairies": {"fire-fields": {"blue": 2, "green": 5}}}"#;
    /// let (setting, position) = positions::read(file)?;
    /// assert_eq!(position.winners(&setting), [Seat(2)]);
    /// assert_eq!(position.standings(&setting)[..3], [2, 3, 1]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn winners(&self, setting: &Setting) -> Vec<Seat> {
        let places = self.standings(setting);
        self.seats().filter(|seat| places[seat.index()] == 1).collect()
    }

    /// A hash of the position, including hidden information. It is the same on every machine.
    pub fn fingerprint(&self) -> u64 {
        // This pattern lists every field, so that adding a field breaks the build until it is hashed.
        // [`Position::seen_by`] decides which fields are hidden.
        let Position {
            seats,
            stage,
            round,
            herds,
            open,
            cows_left: left,
            hands,
            colours,
            dealt,
            acted,
            pairs,
            bids,
            lots,
            full,
            bonuses_used: given,
            fairs,
            largest,
        } = self;
        let mut hash = Hasher::new();
        hash.add_bytes(&[*seats, *round, *given]);
        match stage {
            Stage::Start => hash.add_bytes(&[0]),
            Stage::Bid => hash.add_bytes(&[1]),
            Stage::Colour(seat) => hash.add_bytes(&[2, seat.0]),
            Stage::Choose => hash.add_bytes(&[3]),
            Stage::Place(Turn { seat, pair }) => {
                hash.add_bytes(&[4, seat.0]);
                add_pair(&mut hash, *pair);
            }
            Stage::Bonus(Bonus { seat, colour, cows, prairie, rank }) => {
                let (colour, prairie) = (colour.index() as u8, prairie.index() as u8);
                hash.add_bytes(&[5, seat.0, colour, *cows, prairie, rank.unwrap_or(255)]);
            }
            Stage::Over => hash.add_bytes(&[6]),
        }
        herds.iter().for_each(|herds| hash.add_bytes(herds));
        hash.add(u64::from(open.bits()));
        hash.add_bytes(left);
        for hand in hands {
            hash.add(hand.bits() as u64);
            hash.add((hand.bits() >> 64) as u64);
        }
        colours.iter().for_each(|colour| hash.add_bytes(&[colour.map_or(255, |colour| colour.index() as u8)]));
        dealt.iter().for_each(|dealt| hash.add(u64::from(dealt.bits())));
        Seat::all(MAX_SEATS as u8).for_each(|seat| hash.add_bytes(&[u8::from(acted.has(seat))]));
        for pair in pairs.iter().flatten() {
            hash.add_bytes(&[u8::from(pair.is_some())]);
            pair.iter().for_each(|pair| add_pair(&mut hash, *pair));
        }
        bids.iter().for_each(|bid| hash.add(bid.map_or(u64::MAX, u64::from)));
        hash.add_bytes(lots);
        hash.add(full.as_slice().len() as u64);
        full.as_slice().iter().for_each(|prairie| hash.add_bytes(&[prairie.index() as u8]));
        hash.add(fairs.as_slice().len() as u64);
        for fair in fairs.as_slice() {
            hash.add_bytes(&[fair.prairie.index() as u8, fair.colour.index() as u8]);
        }
        hash.add_bytes(largest);
        hash.finish()
    }
}

fn add_pair(hash: &mut Hasher, pair: Pair) {
    let colour = pair.colour.map_or(255, |colour| colour.index() as u8);
    hash.add_bytes(&[colour, pair.prairie.index() as u8, pair.card.index() as u8]);
}
