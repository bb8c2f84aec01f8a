//! Somebody gives up, and a computer player takes the seat. The record says so: in place of who sits there stand both, with the
//! number of actions after which the second one came.

use bevy::prelude::*;

use super::{Eyes, Hint, Seating, Sitter, bot::Minds};
use tabletop::{Level, Seat, Seats, records::Record};

use crate::{
    playable::{Hand, Playable},
    record::Log,
    table,
    turn::Intents,
};

/// Between who sat on a seat and who sits there now, and between the latter and the number of actions.
const THEN: &str = ", ";
const AFTER: &str = " after ";

/// The level that took the seat with this word, and after how many actions.
fn taken(word: &str) -> Option<(Level, usize)> {
    let (level, after) = word.split_once(THEN)?.1.split_once(AFTER)?;
    Some((Level::from_word(level)?, after.parse().ok()?))
}

/// Whether somebody gave up the seat with this word.
pub fn gave_up(word: &str) -> bool {
    taken(word).is_some()
}

/// Who sat on the seat with this word when the game began; a word that this program does not know stands for a person.
pub fn first(word: &str) -> Sitter {
    let before = if gave_up(word) { word.split_once(THEN).map_or(word, |(before, _)| before) } else { word };
    Sitter::from_word(before).unwrap_or(Sitter::Human)
}

/// Who sits there now.
pub fn last(word: &str) -> Sitter {
    taken(word).map_or_else(|| first(word), |(level, _)| Sitter::Bot(level))
}

/// How short the log of a game may become by taking back: nothing is taken back from before somebody gave up.
pub(super) fn wall<G: Playable>(record: &Record<G>) -> usize {
    record.seats.iter().filter_map(|word| taken(word)).map(|(_, after)| after).max().unwrap_or(0)
}

/// Everybody as the game began: who gave up plays the next one again.
pub fn as_begun<G: Playable>(seating: &Seating, record: Option<&Record<G>>) -> Seating {
    let Some(record) = record else { return seating.clone() };
    Seating { sitters: record.seats.iter().map(|word| first(word)).collect(), ..seating.clone() }
}

/// Whose seat it would be: the person's who plays alone against computers, else that of the person on turn.
pub fn who(seating: &Seating, may_act: Seats) -> Option<Seat> {
    let on_turn = || may_act.iter().find(|seat| seating.is_human(*seat));
    if seating.is_shared() { on_turn() } else { seating.humans().next() }.filter(|_| !may_act.is_empty())
}

/// The level that takes a seat: that of the others, or one in the middle.
fn level(seating: &Seating) -> Level {
    let bot = |sitter: &Sitter| if let Sitter::Bot(level) = sitter { Some(*level) } else { None };
    seating.sitters.iter().find_map(bot).unwrap_or(Level::Medium)
}

/// The person whose turn it is, or who plays alone, gives up. Nothing happens where there is none.
pub fn give_up<G: Playable>(world: &mut World) {
    let Some(position) = table::photograph::<G>(world) else { return };
    let seating = world.resource::<Seating>();
    let (Some(seat), level) = (who(seating, G::may_act(&position)), level(seating)) else { return };
    let Some(record) = world.resource::<Log<G>>().record() else { return };
    let (seed, after) = (record.seed, record.actions.len());
    let word = format!("{}{THEN}{}{AFTER}{after}", Sitter::Human.word(), level.word());
    world.resource_mut::<Log<G>>().seat(seat, word);
    world.resource_mut::<Seating>().sitters[seat.index()] = Sitter::Bot(level);
    world.resource_mut::<Minds<G>>().sit(seat, level, seed);
    world.resource_mut::<Intents<G>>().clear();
    world.resource_mut::<G::Hand>().clear();
    world.insert_resource(Hint::<G>::default());
    // Nobody looks into the hand any more.
    world.insert_resource(Eyes::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_of_a_seat_says_who_sat_there_and_who_sits_there_now() {
        let word = "human, medium after 57";
        assert_eq!((first(word), last(word)), (Sitter::Human, Sitter::Bot(Level::Medium)));
        assert!(gave_up(word) && !gave_up("human"));
        assert_eq!((first("medium"), last("medium")), (Sitter::Bot(Level::Medium), Sitter::Bot(Level::Medium)));
        for odd in ["", "somebody", "human, nobody after 3", "human, medium after", "human, medium after -1"] {
            assert_eq!((first(odd), last(odd), gave_up(odd)), (Sitter::Human, Sitter::Human, false), "{odd}");
        }
    }

    #[test]
    fn a_seat_is_taken_at_the_level_of_the_others() {
        let of = |sitters: &[Sitter]| level(&Seating::of(sitters.to_vec()));
        assert_eq!(of(&[Sitter::Human, Sitter::Bot(Level::Hard)]), Level::Hard);
        assert_eq!(of(&[Sitter::Human, Sitter::Human]), Level::Medium);
    }
}
