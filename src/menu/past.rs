//! Proposes a level for the next game from the finished ones: the level at which the person would win about half of
//! the games.

use crate::{
    game::Title,
    person::Person,
    seats::{Seating, Sitter},
};
use hacienda_bots::{
    FOR_PEOPLE,
    rating::{self, Played},
};
use tabletop::Level;

/// Returns the level at which the person would win about half of the games against this number of opponents; `None`
/// before the third game.
pub fn even_match(person: &Person, others: usize) -> Option<Level> {
    // Levels of different games cannot be compared.
    let hacienda = person.games.iter().filter(|game| game.title == Title::Hacienda.word());
    let played = hacienda.filter_map(|game| {
        let others = game.opponents.iter().map(|word| Level::from_word(word)).collect::<Option<_>>()?;
        Some(Played { others, won: game.won })
    });
    rating::even_match(&played.collect::<Vec<_>>(), others)
}

/// Returns the level to propose for the next game: if one person plays against computer players, and not all of them
/// have that level already.
pub fn proposal(person: &Person, seating: &Seating) -> Option<Level> {
    let bots = |sitter: &Sitter| matches!(sitter, Sitter::Bot(level) if FOR_PEOPLE.contains(level));
    let others = seating.sitters.iter().filter(|sitter| bots(sitter)).count();
    if seating.humans().count() != 1 || others + 1 != seating.sitters.len() {
        return None;
    }
    let level = even_match(person, others)?;
    let so_already = seating.sitters.iter().filter(|sitter| bots(sitter)).all(|sitter| *sitter == Sitter::Bot(level));
    (!so_already).then_some(level)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::person::FinishedGame;

    #[test]
    fn a_level_is_proposed_after_the_third_game_where_it_is_another() {
        let easy = Sitter::Bot(Level::Easy);
        let seating = Seating::of(vec![Sitter::Human, easy]);
        let mut person = Person::default();
        for number in 0..3 {
            assert_eq!(proposal(&person, &seating), None, "after {number} games");
            let opponents = vec!["easy".to_owned()];
            person.finish_game(FinishedGame {
                title: Title::Hacienda.word().to_owned(),
                game: number,
                seats: 2,
                opponents,
                won: true,
            });
        }
        let level = proposal(&person, &seating).expect("somebody who won three games");
        assert!(rating::elo(level) > rating::elo(Level::Easy));
        assert_eq!(proposal(&person, &Seating::of(vec![Sitter::Human, Sitter::Bot(level)])), None, "played already");
        assert!(proposal(&person, &Seating::of(vec![Sitter::Human, Sitter::Bot(level), easy])).is_some());
        assert_eq!(proposal(&person, &Seating::of(vec![Sitter::Human, Sitter::Human, easy])), None, "two people");
        assert_eq!(proposal(&person, &Seating::of(vec![Sitter::Human, Sitter::Bot(Level::Greedy)])), None, "a rung");
        assert_eq!(proposal(&person, &Seating::of(vec![Sitter::Human, Sitter::Recorded])), None, "a record");
    }
}
