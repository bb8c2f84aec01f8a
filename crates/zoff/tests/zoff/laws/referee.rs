//! An independent referee, written from the rules alone in slow and simple code. It follows a game by its actions and
//! computes the expected position.

use std::collections::{BTreeMap, BTreeSet};

use zoff::{Action, Colour, Pair, Position, Prairie, Seat, Setting, Stage};

/// The places and bonuses of each prairie (rules: `zoff-rules-prairies`).
const PRAIRIE_SPECS: [(u32, &[u32]); 11] = [
    (6, &[1, 1]),
    (8, &[1, 1]),
    (10, &[1, 1]),
    (12, &[1, 2]),
    (14, &[1, 2]),
    (16, &[1, 2, 1]),
    (18, &[1, 1, 2]),
    (21, &[1, 2, 2]),
    (24, &[1, 2, 3]),
    (28, &[1, 2, 3]),
    (33, &[0, 1, 2, 3]),
];

/// The prairies in play, by number of players.
fn in_play(seats: usize) -> &'static [usize] {
    match seats {
        2 => &[0, 1, 2, 3, 5, 6, 8],
        3 => &[0, 1, 2, 3, 4, 5, 6, 7, 8],
        4 => &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        _ => &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    }
}

/// Cows by prairie and colour.
type Herds = [[u32; 5]; 11];

/// The decision the game waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Decision {
    Start(BTreeSet<usize>),
    Bid(BTreeSet<usize>),
    Colour(usize),
    Choose(BTreeSet<usize>),
    Place(usize, Pair),
    /// The seat, the colour, the number of cows, and true for a fair.
    Bonus(usize, usize, u32, bool),
    Over,
}

/// The game as the independent referee sees it.
#[derive(Debug, Clone)]
pub struct Referee {
    seats: usize,
    auction: bool,
    fair: bool,
    now: Decision,
    round: u32,
    herds: Herds,
    colours: Vec<Vec<usize>>,
    /// The cards in hand of each colour, as values and letters. In a two-player game, only the first colour of each
    /// player has cards.
    hands: BTreeMap<usize, BTreeSet<(u8, char)>>,
    dealt: Vec<Vec<usize>>,
    pairs: Vec<(usize, Pair)>,
    bids: Vec<Option<u32>>,
    lots: Vec<u8>,
    /// The queue of full prairies, each with the number of its bonuses already used or lost.
    full: Vec<(usize, usize)>,
    /// The queue of fairs, each with its prairie and colour.
    fairs: Vec<(usize, usize)>,
    totals: Vec<i32>,
    tie: Vec<u32>,
}

impl Referee {
    /// Creates a referee for a game that has just been set up.
    pub fn new(setting: &Setting, position: &Position) -> Referee {
        let seats = usize::from(position.seats);
        let all: BTreeSet<usize> = (0..seats).collect();
        let mut referee = Referee {
            seats,
            auction: setting.rulebook.variants.auction,
            fair: setting.rulebook.variants.fair,
            now: Decision::Over,
            round: 0,
            herds: position.herds.map(|herds| herds.map(u32::from)),
            colours: (0..seats).map(|seat| if seats == 2 { vec![seat, seat + 2] } else { vec![seat] }).collect(),
            hands: BTreeMap::new(),
            dealt: position.dealt[..seats].iter().map(|dealt| dealt.iter().map(Prairie::index).collect()).collect(),
            pairs: Vec::new(),
            bids: vec![None; seats],
            lots: position.lots.to_vec(),
            full: Vec::new(),
            fairs: Vec::new(),
            totals: Vec::new(),
            tie: Vec::new(),
        };
        for colour in 0..seats {
            let cards = position.hands[colour].iter().map(|card| (card.value(), card.letter())).collect();
            referee.hands.insert(colour, cards);
        }
        if seats == 2 {
            referee.now = Decision::Start(all);
        } else {
            for seat in 0..seats {
                assert!(
                    referee.dealt[seat].iter().all(|prairie| referee.herds[*prairie][seat] > 0),
                    "every prairie has a cow of the seat that it was dealt to"
                );
            }
            referee.after_start();
        }
        referee
    }

    fn everybody(&self) -> BTreeSet<usize> {
        (0..self.seats).collect()
    }

    fn after_start(&mut self) {
        if self.auction {
            self.now = Decision::Bid(self.everybody());
        } else {
            self.new_round();
        }
    }

    fn new_round(&mut self) {
        self.round += 1;
        self.now = Decision::Choose(self.everybody());
    }

    fn herd(&self, prairie: usize, colour: usize) -> u32 {
        self.herds[prairie][colour]
    }

    fn cows_on(&self, prairie: usize) -> u32 {
        self.herds[prairie].iter().sum()
    }

    fn free(&self, prairie: usize) -> u32 {
        PRAIRIE_SPECS[prairie].0 - self.cows_on(prairie)
    }

    fn placed(&self, colour: usize) -> u32 {
        (0..11).map(|prairie| self.herd(prairie, colour)).sum()
    }

    fn open(&self) -> Vec<usize> {
        in_play(self.seats).iter().copied().filter(|prairie| self.free(*prairie) > 0).collect()
    }

    /// The herds after placing some cows, or `None` if the placement is illegal.
    fn herds_after(&self, cows: &[(usize, usize, u32)]) -> Option<Herds> {
        let mut after = self.herds;
        for (prairie, colour, count) in cows {
            let room = in_play(self.seats).contains(prairie) && *count <= self.free(*prairie);
            if *count > 0 && !room {
                return None;
            }
            after[*prairie][*colour] += count;
        }
        let sizes_differ = |prairie: usize| {
            let sizes: Vec<u32> = after[prairie].into_iter().filter(|herd| *herd > 0).collect();
            sizes.iter().enumerate().all(|(place, size)| !sizes[..place].contains(size))
        };
        let room = |prairie: usize| after[prairie].iter().sum::<u32>() <= PRAIRIE_SPECS[prairie].0;
        let supply = |colour: usize| after.iter().map(|herds| herds[colour]).sum::<u32>() <= 48;
        let legal = cows.iter().all(|(prairie, colour, _)| sizes_differ(*prairie) && room(*prairie) && supply(*colour));
        legal.then_some(after)
    }

    /// The cows that an action places, as (prairie, colour, number). Returns `None` if the game is not waiting for this
    /// placement, or if it is illegal regardless of the herds.
    fn cows_of(&self, seat: usize, action: Action) -> Option<Vec<(usize, usize, u32)>> {
        match (&self.now, action) {
            (Decision::Place(actor, pair), Action::Place(cows)) if *actor == seat => {
                let prairie = pair.prairie.index();
                let both = self.seats == 2 && pair.colour.is_none();
                let colour = pair.colour.map_or(self.colours[seat][0], Colour::index);
                (cows <= pair.card.value() && !(both && cows > 0)).then(|| vec![(prairie, colour, u32::from(cows))])
            }
            (Decision::Place(actor, pair), Action::PlaceMixed(mixed)) if *actor == seat => {
                let both = self.seats == 2 && pair.colour.is_none();
                let prairie = pair.prairie.index();
                let cows: Vec<_> =
                    mixed.iter().map(|(colour, cows)| (prairie, colour.index(), u32::from(cows))).collect();
                let own = cows.iter().all(|(_, colour, _)| self.colours[seat].contains(colour));
                let sum = cows.iter().map(|(_, _, cows)| cows).sum::<u32>();
                (both && own && sum > 0 && sum <= u32::from(pair.card.value())).then_some(cows)
            }
            (Decision::Bonus(actor, colour, most, _), Action::Bonus(placement)) if *actor == seat => {
                let cows: Vec<_> =
                    placement.iter().map(|(prairie, cows)| (prairie.index(), *colour, u32::from(cows))).collect();
                (cows.iter().map(|(_, _, cows)| cows).sum::<u32>() <= *most).then_some(cows)
            }
            _ => None,
        }
    }

    /// Returns true if an action of a seat is legal.
    pub fn allows(&self, seat: Seat, action: Action) -> bool {
        let seat = seat.index();
        match (&self.now, action) {
            (Decision::Start(waits), Action::Start(colours)) => {
                let named: BTreeSet<usize> = colours.iter().map(|colour| colour.index()).collect();
                waits.contains(&seat) && named == self.colours[seat].iter().copied().collect()
            }
            (Decision::Bid(waits), Action::Bid(tenths)) => waits.contains(&seat) && tenths <= 200,
            (Decision::Colour(actor), Action::Colour(colour)) => {
                let taken = self.colours.iter().any(|own| own.contains(&colour.index()));
                *actor == seat && colour.index() < self.seats && !taken
            }
            (Decision::Choose(waits), Action::Choose(choice)) => {
                let pairs: Vec<Pair> = choice.pairs().collect();
                let open = self.open();
                let prairies: BTreeSet<usize> = pairs.iter().map(|pair| pair.prairie.index()).collect();
                let cards: BTreeSet<_> = pairs.iter().map(|pair| (pair.card.value(), pair.card.letter())).collect();
                let named: Vec<usize> = pairs.iter().filter_map(|pair| pair.colour.map(Colour::index)).collect();
                let colours = if self.seats == 2 && open.len() > 1 { self.colours[seat].clone() } else { Vec::new() };
                waits.contains(&seat)
                    && pairs.len() == open.len().min(2)
                    && prairies.len() == pairs.len()
                    && cards.len() == pairs.len()
                    && prairies.iter().all(|prairie| open.contains(prairie))
                    && cards.iter().all(|card| self.hands[&self.colours[seat][0]].contains(card))
                    && named == colours
            }
            _ => self.cows_of(seat, action).is_some_and(|cows| self.herds_after(&cows).is_some()),
        }
    }

    /// Plays a legal action.
    pub fn play(&mut self, seat: Seat, action: Action) {
        let seat = seat.index();
        let cows = self.cows_of(seat, action);
        let before: Vec<usize> = self.open();
        match (&mut self.now, action) {
            (Decision::Start(waits), Action::Start(colours)) => {
                waits.remove(&seat);
                let done = waits.is_empty();
                for (prairie, colour) in self.dealt[seat].clone().into_iter().zip(colours) {
                    self.herds[prairie][colour.index()] += 1;
                }
                if done {
                    self.after_start();
                }
                return;
            }
            (Decision::Bid(waits), Action::Bid(tenths)) => {
                waits.remove(&seat);
                self.bids[seat] = Some(u32::from(tenths));
                if waits.is_empty() {
                    self.colours = vec![Vec::new(); self.seats];
                    self.next_colour();
                }
                return;
            }
            (Decision::Colour(_), Action::Colour(colour)) => {
                let colour = colour.index();
                self.colours[seat] = if self.seats == 2 { vec![colour, colour + 2] } else { vec![colour] };
                return self.next_colour();
            }
            (Decision::Choose(waits), Action::Choose(choice)) => {
                waits.remove(&seat);
                self.pairs.extend(choice.pairs().map(|pair| (seat, pair)));
                if !waits.is_empty() {
                    return;
                }
                for (seat, pair) in &self.pairs {
                    let hand = self.hands.get_mut(&self.colours[*seat][0]).expect("every seat has cards");
                    assert!(hand.remove(&(pair.card.value(), pair.card.letter())));
                }
            }
            (Decision::Place(actor, pair), _) => {
                let placed = (*actor, *pair);
                self.pairs.retain(|pair| *pair != placed);
            }
            (Decision::Bonus(_, _, _, true), _) => drop(self.fairs.remove(0)),
            (Decision::Bonus(..), _) => self.full[0].1 += 1,
            (now, action) => panic!("{action:?} does not fit {now:?}"),
        }
        if let Some(cows) = cows {
            self.herds = self.herds_after(&cows).expect("the action is legal");
            let now = self.open();
            for prairie in before.into_iter().filter(|prairie| !now.contains(prairie)) {
                self.full.push((prairie, 0));
                let filler = cows.iter().rfind(|(there, _, count)| *there == prairie && *count > 0);
                if self.fair {
                    self.fairs.push((prairie, filler.expect("the action placed the last cow").1));
                }
            }
        }
        self.advance();
    }

    fn next_colour(&mut self) {
        let mut waits: Vec<usize> = (0..self.seats).filter(|seat| self.colours[*seat].is_empty()).collect();
        waits.sort_by_key(|seat| (std::cmp::Reverse(self.bids[*seat]), self.lots[*seat]));
        match waits.first() {
            Some(seat) => self.now = Decision::Colour(*seat),
            None => self.new_round(),
        }
    }

    fn owner(&self, colour: usize) -> usize {
        (0..self.seats).find(|seat| self.colours[*seat].contains(&colour)).expect("every colour has an owner")
    }

    /// The colours with cows on a prairie, the largest herd first.
    fn ranking(&self, prairie: usize) -> Vec<usize> {
        let mut colours: Vec<usize> = (0..5).filter(|colour| self.herd(prairie, *colour) > 0).collect();
        colours.sort_by_key(|colour| std::cmp::Reverse(self.herd(prairie, *colour)));
        colours
    }

    /// The pairs still to be placed, in order.
    fn order(&self) -> Vec<(usize, Pair)> {
        let mut pairs = self.pairs.clone();
        let herd = |(seat, pair): &(usize, Pair)| match pair.colour {
            Some(colour) => self.herd(pair.prairie.index(), colour.index()),
            None => self.colours[*seat].iter().map(|own| self.herd(pair.prairie.index(), *own)).max().unwrap_or(0),
        };
        pairs.sort_by(|one, other| {
            let by_prairie = one.1.prairie.index().cmp(&other.1.prairie.index());
            by_prairie.then_with(|| match (herd(one), herd(other)) {
                (0, 0) => {
                    let card = |pair: &Pair| (pair.card.value(), pair.card.letter());
                    card(&one.1).cmp(&card(&other.1))
                }
                (one, other) => other.cmp(&one),
            })
        });
        pairs
    }

    fn advance(&mut self) {
        let all = if self.seats == 2 { 4 } else { self.seats };
        if self.open().is_empty() || (0..all).any(|colour| self.placed(colour) == 48) {
            return self.end();
        }
        if let Some((prairie, colour)) = self.fairs.first().copied() {
            let cows = if PRAIRIE_SPECS[prairie].0 < 16 { 1 } else { 2 };
            self.now = Decision::Bonus(self.owner(colour), colour, cows, true);
            return;
        }
        while let Some((prairie, given)) = self.full.first().copied() {
            match (PRAIRIE_SPECS[prairie].1.get(given), self.ranking(prairie).get(given)) {
                (Some(0), Some(_)) => self.full[0].1 += 1,
                (Some(cows), Some(colour)) => {
                    self.now = Decision::Bonus(self.owner(*colour), *colour, *cows, false);
                    return;
                }
                _ => drop(self.full.remove(0)),
            }
        }
        self.pairs.retain({
            let open = self.open();
            move |(_, pair)| open.contains(&pair.prairie.index())
        });
        if let Some((seat, pair)) = self.order().first() {
            self.now = Decision::Place(*seat, *pair);
        } else if self.round == (if self.seats == 2 { 6 } else { 5 }) {
            self.end();
        } else {
            self.new_round();
        }
    }

    fn end(&mut self) {
        let largest = *in_play(self.seats).last().expect("some prairies are in play");
        let own = |seat: usize| self.colours[seat].iter();
        self.tie = (0..self.seats)
            .map(|seat| own(seat).map(|colour| self.herd(largest, *colour)).max().unwrap_or(0))
            .collect();
        for prairie in self.open() {
            let ranking = self.ranking(prairie);
            for (cows, colour) in PRAIRIE_SPECS[prairie].1.iter().zip(ranking) {
                let cows = (*cows).min(self.free(prairie)).min(48 - self.placed(colour));
                self.herds[prairie][colour] += cows;
            }
        }
        let total = |seat: usize| {
            let cows: u32 = self.colours[seat].iter().map(|colour| self.placed(*colour)).sum();
            10 * cows as i32 - self.bids[seat].unwrap_or(0) as i32
        };
        self.totals = (0..self.seats).map(total).collect();
        self.now = Decision::Over;
    }

    fn winners(&self) -> Vec<Seat> {
        let worth = |seat: usize| (self.totals[seat], self.tie[seat]);
        let best = (0..self.seats).map(worth).max();
        (0..self.seats).filter(|seat| Some(worth(*seat)) == best).map(|seat| Seat(seat as u8)).collect()
    }

    /// Asserts that a position has the expected herds and decision and, while the game is running, the expected round
    /// and open prairies. Once the game is over, compares the results instead.
    pub fn assert_agrees(&self, setting: &Setting, position: &Position) {
        for prairie in Prairie::ALL {
            for colour in Colour::ALL {
                let herd = self.herd(prairie.index(), colour.index());
                assert_eq!(u32::from(position.herd(prairie, colour)), herd, "{prairie:?} {colour:?}");
            }
        }
        let now = match position.stage {
            Stage::Start => Decision::Start(position.may_act().iter().map(Seat::index).collect()),
            Stage::Bid => Decision::Bid(position.may_act().iter().map(Seat::index).collect()),
            Stage::Colour(seat) => Decision::Colour(seat.index()),
            Stage::Choose => Decision::Choose(position.may_act().iter().map(Seat::index).collect()),
            Stage::Place(turn) => Decision::Place(turn.seat.index(), turn.pair),
            Stage::Bonus(bonus) => {
                let (seat, colour) = (bonus.seat.index(), bonus.colour.index());
                Decision::Bonus(seat, colour, u32::from(bonus.cows), bonus.rank.is_none())
            }
            Stage::Over => Decision::Over,
        };
        assert_eq!(now, self.now);
        if position.is_over() {
            let totals: Vec<i32> = position.seats().map(|seat| position.score_in_tenths(setting, seat)).collect();
            assert_eq!(totals, self.totals);
            assert_eq!(position.winners(setting), self.winners());
        } else {
            assert_eq!(u32::from(position.round), self.round);
            assert!(position.open.iter().map(Prairie::index).eq(self.open()), "open: {:?}", position.open);
        }
    }
}
