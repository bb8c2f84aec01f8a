//! Giving up: a computer player replaces a person. The record stores both in the entry of the seat, with the number of
//! actions after which the bot took over.

use bevy::prelude::*;

use super::{Hint, PlayerKind, ScreenViewer, Seating, bot::Bots};
use tabletop::{Level, Seat, Seats, records::Record};

use crate::{
    playable::{PendingMove, Playable},
    record::Log,
    table,
    turn::Intents,
};

/// The separator between the person and the level in the entry of a seat.
const THEN: &str = ", ";
/// The separator between the level and the number of actions.
const AFTER: &str = " after ";

/// Parses the takeover in a seat's entry: the level that took over, and the number of actions before it did.
fn parse_takeover(word: &str) -> Option<(Level, usize)> {
    let (level, after) = word.split_once(THEN)?.1.split_once(AFTER)?;
    Some((Level::from_word(level)?, after.parse().ok()?))
}

/// Returns true if the player of this seat gave up.
pub fn gave_up(word: &str) -> bool {
    parse_takeover(word).is_some()
}

/// The player of a seat at the start of the game. An unknown entry means a person.
pub fn initial_player(word: &str) -> PlayerKind {
    let before = if gave_up(word) { word.split_once(THEN).map_or(word, |(before, _)| before) } else { word };
    PlayerKind::from_word(before).unwrap_or(PlayerKind::Human)
}

/// The current player of a seat.
pub fn current_player(word: &str) -> PlayerKind {
    parse_takeover(word).map_or_else(|| initial_player(word), |(level, _)| PlayerKind::Bot(level))
}

/// The minimum length of the log after an undo: giving up cannot be undone.
pub(super) fn min_log_length<G: Playable>(record: &Record<G>) -> usize {
    record.seats.iter().filter_map(|word| parse_takeover(word)).map(|(_, after)| after).max().unwrap_or(0)
}

/// The seating at the start of the game, for use in the next game, in which players who gave up take part again.
pub fn initial_seating<G: Playable>(seating: &Seating, record: Option<&Record<G>>) -> Seating {
    let Some(record) = record else { return seating.clone() };
    Seating { player_kinds: record.seats.iter().map(|word| initial_player(word)).collect(), ..seating.clone() }
}

/// The seat that would give up: the seat of the only person or, if there are several, of the person whose turn it is.
/// `None` if there is no such person or the game is over.
pub fn seat_to_leave(seating: &Seating, may_act: Seats) -> Option<Seat> {
    let on_turn = || may_act.iter().find(|seat| seating.is_human(*seat));
    if seating.is_shared() { on_turn() } else { seating.humans().next() }.filter(|_| !may_act.is_empty())
}

/// The level that takes over: the level of the first bot, or medium if there is no bot.
fn level(seating: &Seating) -> Level {
    let bot = |player_kind: &PlayerKind| if let PlayerKind::Bot(level) = player_kind { Some(*level) } else { None };
    seating.player_kinds.iter().find_map(bot).unwrap_or(Level::Medium)
}

/// Lets the only person, or the person whose turn it is, give up. Does nothing if there is no such person or no
/// recorded game.
pub fn give_up<G: Playable>(world: &mut World) {
    let Some(position) = table::snapshot::<G>(world) else { return };
    let seating = world.resource::<Seating>();
    let (Some(seat), level) = (seat_to_leave(seating, G::may_act(&position)), level(seating)) else { return };
    let Some(record) = world.resource::<Log<G>>().record() else { return };
    let (seed, after) = (record.seed, record.actions.len());
    let word = format!("{}{THEN}{}{AFTER}{after}", PlayerKind::Human.word(), level.word());
    world.resource_mut::<Log<G>>().set_occupant(seat, word);
    world.resource_mut::<Seating>().player_kinds[seat.index()] = PlayerKind::Bot(level);
    world.resource_mut::<Bots<G>>().add(seat, level, seed);
    world.resource_mut::<Intents<G>>().clear();
    world.resource_mut::<G::PendingMove>().clear();
    world.insert_resource(Hint::<G>::default());
    // The viewer no longer sees the hand.
    world.insert_resource(ScreenViewer::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_entry_names_the_first_and_the_current_player() {
        let word = "human, medium after 57";
        assert_eq!((initial_player(word), current_player(word)), (PlayerKind::Human, PlayerKind::Bot(Level::Medium)));
        assert!(gave_up(word) && !gave_up("human"));
        assert_eq!(
            (initial_player("medium"), current_player("medium")),
            (PlayerKind::Bot(Level::Medium), PlayerKind::Bot(Level::Medium))
        );
        for odd in ["", "somebody", "human, nobody after 3", "human, medium after", "human, medium after -1"] {
            assert_eq!(
                (initial_player(odd), current_player(odd), gave_up(odd)),
                (PlayerKind::Human, PlayerKind::Human, false),
                "{odd}"
            );
        }
    }

    #[test]
    fn the_bot_that_takes_over_has_the_level_of_the_first_bot_or_medium() {
        let of = |player_kinds: &[PlayerKind]| level(&Seating::of(player_kinds.to_vec()));
        assert_eq!(of(&[PlayerKind::Human, PlayerKind::Bot(Level::Hard)]), Level::Hard);
        assert_eq!(of(&[PlayerKind::Human, PlayerKind::Human]), Level::Medium);
    }
}
