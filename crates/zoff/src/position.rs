//! A position: everything that can change during a game, in a value that is quick to copy.

use crate::{COLOURS, Cards, Colour, Fair, Line, PRAIRIES, Pair, Prairie, Prairies, Rulebook, TENTHS};
use tabletop::{MAX_SEATS, Seat, Seats, fingerprint::Hasher};

/// What stays the same during a game: the rulebook.
#[derive(Debug, Clone, Default)]
pub struct Setting {
    /// The numbers.
    pub rulebook: Rulebook,
}

/// A pair at hand: its player places cows now (ZOFF 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// The pair.
    pub pair: Pair,
}

/// A bonus at hand: its player places cows on other prairies now (ZOFF 3 and 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Bonus {
    /// Whose.
    pub seat: Seat,
    /// The colour of the cows.
    pub colour: Colour,
    /// The most cows.
    pub cows: u8,
    /// The full prairie.
    pub prairie: Prairie,
    /// The herd that it is for, 0 for the largest; `None`: it is the fair of whoever filled the prairie.
    pub rank: Option<u8>,
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub enum Stage {
    /// Two players put their first cows (ZOFF 5).
    Start,
    /// Everybody bids (ZOFF 6).
    Bid,
    /// This seat takes a colour (ZOFF 6).
    Colour(Seat),
    /// Everybody chooses pairs (ZOFF 3).
    Choose,
    /// A pair's cows are placed.
    Place(Turn),
    /// A bonus's cows are placed.
    Bonus(Bonus),
    /// Nothing: the game is over.
    Over,
}

impl Stage {
    /// The fixed word for it in files.
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

/// Everything that can change during a game. Hidden things included: see [`Position::imagine`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// How many players there are.
    pub seats: u8,
    /// What the game waits for.
    pub stage: Stage,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Cows on each prairie, by colour.
    pub herds: [[u8; COLOURS]; PRAIRIES],
    /// Prairies in play that are not full.
    pub open: Prairies,
    /// Cows still to be placed, by colour.
    pub left: [u8; COLOURS],
    /// Cow cards held, by the colour of the cards. Those that were chosen are held until all are turned up. Hidden.
    pub hands: [Cards; COLOURS],
    /// The colour of each seat, of two colours that with the cards; `None` as long as it has to be taken.
    pub colours: [Option<Colour>; MAX_SEATS],
    /// Prairies dealt to each seat (ZOFF 2). Hidden from the others until the first cows stand there.
    pub dealt: [Prairies; MAX_SEATS],
    /// The seats that have done what all must do now: put first cows, bid, taken a colour, chosen.
    pub acted: Seats,
    /// Pairs chosen for this round and not yet placed. Hidden until all have chosen.
    pub pairs: [[Option<Pair>; 2]; MAX_SEATS],
    /// Bids in tenths of a cow. Hidden until all have bid.
    pub bids: [Option<u16>; MAX_SEATS],
    /// Who comes first where bids are equal: the smaller lot. Hidden.
    pub lots: [u8; MAX_SEATS],
    /// Full prairies with bonuses to give.
    pub full: Line<Prairie>,
    /// The bonuses of the first of them that were given or lost.
    pub given: u8,
    /// Fairs to be held.
    pub fairs: Line<Fair>,
    /// The herds on the largest prairie before the last bonuses, by colour; none before the end (ZOFF 4).
    pub largest: [u8; COLOURS],
}

impl Position {
    /// Nothing at all: no seats, no cows, no cards. What the set-up and photographs start from.
    pub const BLANK: Position = Position {
        seats: 0,
        stage: Stage::Over,
        round: 0,
        herds: [[0; COLOURS]; PRAIRIES],
        open: Prairies::NONE,
        left: [0; COLOURS],
        hands: [Cards::NONE; COLOURS],
        colours: [None; MAX_SEATS],
        dealt: [Prairies::NONE; MAX_SEATS],
        acted: Seats::NONE,
        pairs: [[None; 2]; MAX_SEATS],
        bids: [None; MAX_SEATS],
        lots: [0; MAX_SEATS],
        full: Line::empty(Prairie::LoneStarValley),
        given: 0,
        fairs: Line::empty(Fair { prairie: Prairie::LoneStarValley, colour: Colour::Blue }),
        largest: [0; COLOURS],
    };

    /// An empty table for so many players: all prairies open, all cows to be placed, all cards held, seat 0 blue, seat 1 pink
    /// and so on.
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
        book.herding(seats).iter().for_each(|colour| position.left[colour.index()] = book.cows);
        position
    }

    /// The seats at the table, in clockwise order.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// The seats that may act now; none when the game is over.
    pub fn may_act(&self) -> Seats {
        match self.stage {
            Stage::Start | Stage::Bid | Stage::Choose => self.seats().filter(|seat| !self.acted.has(*seat)).collect(),
            Stage::Colour(seat) => Seats::only(seat),
            Stage::Place(turn) => Seats::only(turn.seat),
            Stage::Bonus(bonus) => Seats::only(bonus.seat),
            Stage::Over => Seats::NONE,
        }
    }

    /// Whether the game is over.
    #[inline]
    pub fn over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// A seat's own colours: one, with two players two, and none as long as it has to take one.
    #[inline]
    pub fn own(&self, setting: &Setting, seat: Seat) -> [Option<Colour>; 2] {
        let first = self.colours[seat.index()];
        [first, first.and_then(|colour| setting.rulebook.partner(self.seats, colour))]
    }

    /// The seat that has these cows, if one has.
    #[inline]
    pub fn owner(&self, setting: &Setting, colour: Colour) -> Option<Seat> {
        self.seats().find(|seat| self.own(setting, *seat).contains(&Some(colour)))
    }

    /// A seat's cow cards; none as long as it has to take a colour.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.colours[seat.index()].map_or(Cards::NONE, |colour| self.hands[colour.index()])
    }

    /// Cows of a colour on a prairie.
    #[inline]
    pub fn herd(&self, prairie: Prairie, colour: Colour) -> u8 {
        self.herds[prairie.index()][colour.index()]
    }

    /// Free places of a prairie.
    #[inline]
    pub fn free(&self, setting: &Setting, prairie: Prairie) -> u8 {
        let cows = self.herds[prairie.index()].iter().fold(0, |sum: u8, herd| sum.saturating_add(*herd));
        setting.rulebook.field(prairie).places.saturating_sub(cows)
    }

    /// The colours with cows on a prairie, the largest herd first; the places of those without cows hold `None`. No two herds
    /// are equally large before the last bonuses (ZOFF 3).
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

    /// Cows of a seat on all prairies (ZOFF 4).
    pub fn cows(&self, setting: &Setting, seat: Seat) -> u16 {
        let own = self.own(setting, seat);
        let placed = |colour: Colour| u16::from(setting.rulebook.cows - self.left[colour.index()]);
        own.into_iter().flatten().map(placed).sum()
    }

    /// What counts for a seat, in tenths of a cow: its cows on the prairies less its bid, which is 0 where none was made
    /// (ZOFF 4 and 6).
    pub fn tenths(&self, setting: &Setting, seat: Seat) -> i32 {
        i32::from(self.cows(setting, seat)) * TENTHS - i32::from(self.bids[seat.index()].unwrap_or(0))
    }

    /// What settles a tie: the seat's largest herd on the largest prairie before the last bonuses (ZOFF 4 and 5).
    pub fn tie_break(&self, setting: &Setting, seat: Seat) -> u8 {
        let own = self.own(setting, seat);
        own.into_iter().flatten().map(|colour| self.largest[colour.index()]).max().unwrap_or(0)
    }

    /// The place of each seat from 1, equal where nothing settles a tie.
    pub fn standings(&self, setting: &Setting) -> [u8; MAX_SEATS] {
        let worth = |seat: Seat| (self.tenths(setting, seat), self.tie_break(setting, seat));
        let mut places = [0; MAX_SEATS];
        for seat in self.seats() {
            places[seat.index()] = 1 + self.seats().filter(|other| worth(*other) > worth(seat)).count() as u8;
        }
        places
    }

    /// The seats that have won; while the game goes on those that would (ZOFF 4).
    pub fn winners(&self, setting: &Setting) -> Vec<Seat> {
        let places = self.standings(setting);
        self.seats().filter(|seat| places[seat.index()] == 1).collect()
    }

    /// A number that is the same for the same position, on every machine. Hidden things count.
    pub fn fingerprint(&self) -> u64 {
        // Every field is named, so that a new one must be decided upon here; whether it is hidden, [`Position::seen_by`] says.
        let Position {
            seats,
            stage,
            round,
            herds,
            open,
            left,
            hands,
            colours,
            dealt,
            acted,
            pairs,
            bids,
            lots,
            full,
            given,
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
        hash.add(full.waiting().len() as u64);
        full.waiting().iter().for_each(|prairie| hash.add_bytes(&[prairie.index() as u8]));
        hash.add(fairs.waiting().len() as u64);
        for fair in fairs.waiting() {
            hash.add_bytes(&[fair.prairie.index() as u8, fair.colour.index() as u8]);
        }
        hash.add_bytes(largest);
        hash.end()
    }
}

fn add_pair(hash: &mut Hasher, pair: Pair) {
    let colour = pair.colour.map_or(255, |colour| colour.index() as u8);
    hash.add_bytes(&[colour, pair.prairie.index() as u8, pair.card.index() as u8]);
}
