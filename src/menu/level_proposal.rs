//! Proposes the computer players' level for the next game, based on the finished games: the level at which the person
//! would win about half of the games.

use crate::{
    game::Title,
    profile::Profile,
    seats::{PlayerKind, Seating},
};
use hacienda_bots::{
    FOR_PEOPLE,
    rating::{self, RatedGame},
};
use tabletop::Level;

/// Returns the level at which the person would win about half of the games against this number of opponents. Returns
/// `None` without opponents, and until three games of Hacienda against levels offered to people have been finished.
pub fn even_match(person: &Profile, others: usize) -> Option<Level> {
    // The levels of different games are not comparable.
    let hacienda = person.games.iter().filter(|game| game.title == Title::Hacienda.word());
    let played = hacienda.filter_map(|game| {
        let others = game.opponents.iter().map(|word| Level::from_word(word)).collect::<Option<_>>()?;
        Some(RatedGame { others, won: game.won })
    });
    rating::even_match(&played.collect::<Vec<_>>(), others)
}

/// Returns the level to propose for the next game. Returns `None` if the level is unknown, if the game is not one
/// person against computer players of levels that are offered to people, or if all opponents already have the level.
pub fn proposal(person: &Profile, seating: &Seating) -> Option<Level> {
    let bots = |player_kind: &PlayerKind| matches!(player_kind, PlayerKind::Bot(level) if FOR_PEOPLE.contains(level));
    let others = seating.player_kinds.iter().filter(|player_kind| bots(player_kind)).count();
    if seating.humans().count() != 1 || others + 1 != seating.player_kinds.len() {
        return None;
    }
    let level = even_match(person, others)?;
    let is_current = seating
        .player_kinds
        .iter()
        .filter(|player_kind| bots(player_kind))
        .all(|player_kind| *player_kind == PlayerKind::Bot(level));
    (!is_current).then_some(level)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::FinishedGame;

    #[test]
    fn another_level_is_proposed_after_the_third_game() {
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
        let level = proposal(&person, &seating).expect("three games were won");
        assert!(rating::elo(level) > rating::elo(Level::Easy));
        assert_eq!(
            proposal(&person, &Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(level)])),
            None,
            "nothing is proposed if the opponent already has this level"
        );
        assert!(proposal(&person, &Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(level), easy])).is_some());
        assert_eq!(
            proposal(&person, &Seating::of(vec![PlayerKind::Human, PlayerKind::Human, easy])),
            None,
            "nothing is proposed to two people"
        );
        assert_eq!(
            proposal(&person, &Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(Level::Greedy)])),
            None,
            "nothing is proposed against a level that is not offered to people"
        );
        assert_eq!(
            proposal(&person, &Seating::of(vec![PlayerKind::Human, PlayerKind::Recorded])),
            None,
            "nothing is proposed after a replay"
        );
    }
}
