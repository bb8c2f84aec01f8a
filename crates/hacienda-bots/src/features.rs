//! The features of a seat in a position: the numbers that the linear evaluation weighs.

use crate::holdings::Holdings;
use hacienda_rules::{Card, Category, LandCard, Position, Rulebook, ScoringKind, Seat, Setting, Size, Species, Tally};

/// The number of features.
pub const FEATURES: usize = 37;
/// The number of knots: the moments of a game with separate weights. Between knots, the weights are interpolated. The
/// first knot is the start of the game, the second is when half of the first animal stack is used, and so on.
pub const KNOTS: usize = 6;
/// The first knot after the intermediate scoring.
pub const SECOND_HALF: usize = 3;

/// The numbers of unknown land cards and unknown animal cards in a hand.
pub type Unseen = [u8; 2];

/// The features of a seat in a position.
#[derive(Debug, Clone)]
pub struct Features {
    /// The values, in the order of [`NAMES`].
    pub numbers: [f32; FEATURES],
    /// The points that a scoring would give now.
    pub score: Tally,
}

/// The names of the features, as in the weight files.
pub const NAMES: [&str; FEATURES] = [
    "market points",
    "markets",
    "chain points",
    "hacienda points",
    "pond points",
    "herd points",
    "pesos to 6",
    "pesos to 15",
    "pesos to 30",
    "pesos beyond",
    "land cards to 2",
    "land cards to 5",
    "land cards beyond",
    "pampas cards",
    "animal cards to 2",
    "animal cards to 5",
    "animal cards beyond",
    "species in hand",
    "points of markets one held animal away",
    "points of markets one animal away",
    "points of markets two animals away",
    "points of markets three animals away",
    "best market payment with a held animal",
    "best market payment with any animal",
    "best harvest",
    "second harvest",
    "tiles in chains of two",
    "single tiles",
    "longest chain without hacienda",
    "largest herd without hacienda",
    "room of groups with haciendas",
    "room for animals",
    "longest chain",
    "animals on the board",
    "hexes beside one room for a pond",
    "turns of others before the next own",
    "harvest chips left and ripe chains",
];

/// Computes the features of a seat. `unseen` counts the cards in its hand that are known only as land or animal cards.
///
/// # Examples
///
/// ```
/// use hacienda_bots::features::{NAMES, features_of};
/// use hacienda_rules::{Position, Seat, Setting};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let setting = Setting::default();
/// let position: Position = Position::setup(&setting, 2, 7, None)?;
/// let features = features_of(&setting, &position, Seat(0), [0, 0]);
/// let pesos = NAMES.iter().zip(features.numbers).find(|(name, _)| **name == "pesos to 15");
/// assert_eq!(pesos, Some((&"pesos to 15", 9.0))); // from 6 to 15, since the player has 20
/// # Ok(())
/// # }
/// ```
pub fn features_of(setting: &Setting, position: &Position<impl Size>, seat: Seat, unseen: Unseen) -> Features {
    Holdings::of(setting, position, seat).features_of(setting, position, unseen)
}

impl<S: Size> Holdings<S> {
    /// Computes the features of the seat from its holdings on the board.
    pub(super) fn features_of(&self, setting: &Setting, position: &Position<S>, unseen: Unseen) -> Features {
        let (book, seat) = (&setting.rulebook, self.seat);
        let hand = &position.hands[seat.index()];
        let pesos = position.pesos[seat.index()];
        let mut score = self.score;
        score.points[Category::Money.index()] = book.money_points(pesos);

        let held = Species::ALL.map(|species| hand[Card::Animal(species).index()] > 0);
        let (held_markets, held_pay) = self.within_reach(setting, held);
        let [one, two, three] = self.markets_away;
        let mut so_far = self.markets;
        let mut more = |markets: u16| {
            let before = book.market_points(so_far);
            so_far += markets;
            f32::from(book.market_points(so_far) - before)
        };
        let [held_points, one, two, three] = [more(held_markets), more(one - held_markets), more(two), more(three)];

        let landscapes: u8 = LandCard::ALL.iter().filter_map(|card| card.landscape().map(|_| hand[card.index()])).sum();
        let pampas = hand[Card::Land(LandCard::Pampas).index()];
        let animals_held: u8 = Species::ALL.iter().map(|species| hand[Card::Animal(*species).index()]).sum();
        let species = held.iter().filter(|held| **held).count();
        let [land_cards, animal_cards] = [landscapes + unseen[0], animals_held + unseen[1]].map(f32::from);
        let pesos = pesos as f32;
        let part = |number: f32, from: f32, to: f32| (number - from).clamp(0.0, to - from);
        let chips = position.chip_supply > 0 || !(position.chips & !position.owned[seat.index()]).is_empty();
        let turns_away = (seat.0 + position.seats - position.turn.seat.0) % position.seats;
        let float = |points: u16| f32::from(points);
        let numbers = [
            float(score.points[0]),
            float(self.markets),
            float(score.points[1]),
            float(score.points[2]),
            float(score.points[3]),
            float(score.points[4]),
            part(pesos, 0.0, 6.0),
            part(pesos, 6.0, 15.0),
            part(pesos, 15.0, 30.0),
            part(pesos, 30.0, 200.0),
            part(land_cards, 0.0, 2.0),
            part(land_cards, 2.0, 5.0),
            part(land_cards, 5.0, 20.0),
            f32::from(pampas),
            part(animal_cards, 0.0, 2.0),
            part(animal_cards, 2.0, 5.0),
            part(animal_cards, 5.0, 20.0),
            species as f32 + 0.6 * f32::from(unseen[1].min(1)),
            held_points,
            one,
            two,
            three,
            float(held_pay),
            float(self.pay),
            if chips { float(self.land.longest_harvestable) } else { 0.0 },
            if chips { float(self.land.second) } else { 0.0 },
            float(self.land.pairs),
            float(self.land.singles),
            if position.hacienda_supply > 0 { float(self.land.longest_bare) } else { 0.0 },
            if position.hacienda_supply > 0 { float(self.bare_herd) } else { 0.0 },
            float(self.room_at_haciendas.min(12)),
            float(self.room.min(40)) * 0.1,
            float(self.land.longest),
            float(self.animals),
            float(self.pond_side),
            f32::from(turns_away),
            if position.chip_supply > 0 { float(self.land.longest_harvestable.min(1)) } else { 0.0 },
        ];
        Features { numbers, score }
    }
}

/// Returns the phase of the game: the last knot reached, and the fraction of the way to the next.
///
/// # Examples
///
/// ```
/// use hacienda_bots::features::phase;
/// use hacienda_rules::{Position, Setting};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let setting = Setting::default();
/// let mut position: Position = Position::setup(&setting, 2, 7, None)?;
/// assert_eq!(phase(&setting, &position), (0, 0.0));
/// (0..8).for_each(|_| drop(position.animal_stacks[0].pop()));
/// assert_eq!(phase(&setting, &position).0, 1); // More than half of the first stack's 15 cards are used.
/// # Ok(())
/// # }
/// ```
pub fn phase(setting: &Setting, position: &Position<impl Size>) -> (usize, f32) {
    let full = stacks(&setting.rulebook, position.seats);
    let [first, second] = [position.animal_stacks[0].len(), position.animal_stacks[1].len()];
    // With the running score there is no intermediate scoring, so the stacks alone determine the phase.
    let held = position.scorings.held[ScoringKind::Intermediate.index()].is_some();
    let early = if setting.rulebook.running_score { first > 0 } else { !held };
    let (segment, left, full) = if early { (0, first, full.0) } else { (1, first + second, full.1) };
    let used = 1.0 - (left as f32 / full.max(1) as f32).clamp(0.0, 1.0);
    let place = used * 2.0;
    let knot = if place >= 1.0 { 1 } else { 0 };
    (segment * SECOND_HALF + knot, place - knot as f32)
}

/// Returns the initial sizes of the two animal stacks.
fn stacks(book: &Rulebook, seats: u8) -> (usize, usize) {
    let all: usize = book.animal_cards.iter().map(|count| usize::from(*count)).sum();
    let removed = usize::from(book.animal_cards_removed[usize::from(seats)])
        + usize::from(seats) * usize::from(book.animals_dealt)
        + usize::from(book.display);
    let rest = all.saturating_sub(removed);
    (rest.div_ceil(2), rest / 2)
}
