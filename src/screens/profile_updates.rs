//! Updates the profile from games: records the first game in which the person acted, its end, and the results against
//! computer players.

use bevy::prelude::*;

use crate::{
    game_screen::screen_actions,
    lessons::{HasLessons, course},
    playable::Playable,
    profile::{self, FinishedGame, Profile},
    record::Log,
    seats::{Seating, leave_seat},
    table::{GameSetting, TableReader},
};

/// Adds the systems of all games.
pub fn plugin(app: &mut App) {
    screen_actions::all().for_each(|game| (game.remember)(app));
}

/// Adds the system of a game.
pub(super) fn game_plugin<G: HasLessons>(app: &mut App) {
    let remembers = update_profile::<G>.run_if(resource_changed::<Log<G>>);
    let set = crate::AppSystems::Announce;
    app.add_systems(Update, remembers.after(course::go_on::<G>).before(profile::SaveProfile).in_set(set));
}

fn update_profile<G: Playable>(
    log: Res<Log<G>>,
    seating: Res<Seating>,
    playing: Option<Res<GameSetting<G>>>,
    reader: TableReader<G>,
    mut person: ResMut<Profile>,
) {
    let (Some(record), Some(playing)) = (log.record(), playing) else { return };
    let game = record.set_up;
    let mut now = person.clone();
    if log.entries().iter().any(|entry| seating.is_human(entry.seat)) {
        now.set_first_game(game);
    }
    let over = reader.snapshot().filter(|position| G::is_over(position));
    if over.is_some() {
        now.finish_first(game);
    }
    let begun = leave_seat::initial_seating(&seating, Some(record));
    let mut humans = begun.humans();
    if let (Some(seat), None) = (humans.next(), humans.next()) {
        // A person who gave up has not won, even if the computer player that took the seat wins.
        let gave_up = !seating.is_human(seat);
        let words = record.seats.iter().enumerate();
        let finished = |won: bool| FinishedGame {
            title: G::TITLE.to_owned(),
            game,
            seats: record.seats.len(),
            opponents: words.filter(|(at, _)| *at != seat.index()).map(|(_, word)| word.clone()).collect(),
            won,
        };
        match over {
            _ if gave_up => now.finish_game(finished(false)),
            Some(position) => now.finish_game(finished(G::winners(&playing.0, position).has(seat))),
            None => {}
        }
    }
    person.set_if_neq(now);
}
