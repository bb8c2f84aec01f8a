//! Test helpers: settings, cards and actions from text, and random games.

use hab_gut::{
    Action, Cards, Effect, Good, HabGut, HouseRules, MarketCard, Phase, Position, Rng, Rulebook, Seat, Setting,
    formats::{actions, records::Record},
};
use tabletop::records::Step;

/// The standard rules, or the rules with the house rule `stuck_at_the_end`.
pub fn setting(stuck_at_the_end: bool) -> Setting {
    Setting { rulebook: Rulebook::new(HouseRules { stuck_at_the_end }) }
}

/// Parses an action.
pub fn action(text: &str) -> Action {
    actions::parse(text).expect("the text is an action")
}

/// Parses a card.
pub fn card(text: &str) -> MarketCard {
    actions::read_card(text).expect("the card exists")
}

/// Parses the cards of a rack.
pub fn rack(cards: &[&str]) -> Cards {
    cards.iter().map(|text| card(text)).collect()
}

/// A new game in which seat 0 begins.
pub fn new_game(seats: u8) -> Position {
    Position::setup(&setting(false), seats, 1, Some(Seat(0))).expect("the number of seats is allowed")
}

/// Sets the price of a good.
pub fn set_price(position: &mut Position, good: Good, price: u16) {
    position.prices[good.index()] = price;
}

/// Gives a seat shares of a good from the supply.
pub fn give(position: &mut Position, seat: u8, good: Good, count: u8) {
    position.shares[usize::from(seat)][good.index()] += count;
    position.supply[good.index()] -= count;
}

/// Plays an action for the current player.
pub fn play(position: &mut Position, setting: &Setting, text: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    position.play(setting, position.turn.seat, action(text), &mut effects).expect("the action is legal");
    effects
}

/// Skips to the market phase. The current player stays the same.
pub fn skip_to_market(position: &mut Position) {
    position.turn.phase = Phase::Market;
}

/// Plays a random game and returns its record and last position.
pub fn random_game(setting: &Setting, seats: u8, seed: u64) -> (Record, Position) {
    let words = vec!["random".to_owned(); usize::from(seats)];
    let (mut record, mut position) =
        Record::begin(*setting, words, seed, None).expect("the number of seats is allowed");
    let mut rng = Rng::new(seed, 77);
    while !position.over {
        let seat = position.turn.seat;
        let action = position.random_action(setting, seat, &mut rng).expect("it is the seat's turn");
        position.play(setting, seat, action, &mut Vec::new()).expect("the action is legal");
        record.push(seat, action, &position);
    }
    (record, position)
}

/// All replayed steps of a record.
pub fn steps(record: &Record) -> Vec<Step<HabGut>> {
    record.replay().expect("the set-up matches the record").collect::<Result<_, _>>().expect("the record replays")
}
