//! Proposes a level for the next game from the finished ones: the level at which the person would win about half of
//! the games.

use crate::{
    game::Title,
    profile::Profile,
    seats::{PlayerKind, Seating},
};
use hacienda_bots::{
    FOR_PEOPLE,
    rating::{self, Played},
};
use tabletop::Level;

/// Returns the level at which the person would win about half of the games against this number of opponents; `None`
/// before the third game.
pub fn even_match(person: &Profile, others: usize) -> Option<Level> {
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
pub fn proposal(person: &Profile, seating: &Seating) -> Option<Level> {
    let bots = |player_kind: &PlayerKind| matches!(player_kind, PlayerKind::Bot(level) if FOR_PEOPLE.contains(level));
    let others = seating.player_kinds.iter().filter(|player_kind| bots(player_kind)).count();
    if seating.humans().count() != 1 || others + 1 != seating.player_kinds.len() {
        return None;
    }
    let level = even_match(person, others)?;
    let so_already = seating
        .player_kinds
        .iter()
        .filter(|player_kind| bots(player_kind))
        .all(|player_kind| *player_kind == PlayerKind::Bot(level));
    (!so_already).then_some(level)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::FinishedGame;

    #[test]
    fn a_level_is_proposed_after_the_third_game_where_it_is_another() {
        let easy = PlayerKind::Bot(Level::Easy);
        let seating = Seating::of(vec![PlayerKind::Human, easy]);
        let mut person = Profile::default();
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
        assert_eq!(
            proposal(&person, &Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(level)])),
            None,
            "played already"
        );
        assert!(proposal(&person, &Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(level), easy])).is_some());
        assert_eq!(
            proposal(&person, &Seating::of(vec![PlayerKind::Human, PlayerKind::Human, easy])),
            None,
            "two people"
        );
        assert_eq!(
            proposal(&person, &Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(Level::Greedy)])),
            None,
            "not a level for people"
        );
        assert_eq!(proposal(&person, &Seating::of(vec![PlayerKind::Human, PlayerKind::Recorded])), None, "a record");
    }
}
