//! Counts the games of visitors for the statistics.

use std::time::Duration;

use bevy::{prelude::*, time::Real};
use online::{Occupant, SeatState};

use crate::{
    kiosk::{Kiosk, LONGEST_STEP, statistics},
    lessons::LessonRunning,
    online::Online,
    playback::PlaybackStatus,
    seats::{SeatSummary, Seating},
    store::{Store, Writer},
    table::Progress,
};

/// Adds the system that counts games.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, count.in_set(crate::AppSystems::Announce));
}

/// The game that is being counted.
#[derive(Debug, Clone, Copy)]
struct Played {
    /// The fingerprint of the set-up, or the number of a game at a server.
    game: u64,
    /// The time for which it has been played.
    lasted: Duration,
    over: bool,
}

/// The game to count, if people play one, with phones or at this screen. `remote` is the number of a game at a server,
/// with its seats. Such a game counts only once somebody has acted.
fn game_of_people(remote: Option<(u64, &[SeatState])>, seating: &Seating, summary: &SeatSummary) -> Option<u64> {
    match remote {
        Some((game, seats)) => {
            let has_people = seats.iter().any(|state| state.occupant == Occupant::Person);
            (has_people && summary.actions > 0).then_some(game)
        }
        None => summary.set_up.filter(|_| seating.humans().next().is_some()),
    }
}

fn count(
    time: Res<Time<Real>>,
    online: Option<Res<Online>>,
    (seating, summary): (Res<Seating>, Res<SeatSummary>),
    progress: Option<Res<Progress>>,
    showing: Res<PlaybackStatus>,
    lesson: Option<Res<LessonRunning>>,
    mut kiosk: ResMut<Kiosk>,
    mut writer: ResMut<Writer>,
    mut played: Local<Option<Played>>,
) {
    let remote = online.as_ref().and_then(|online| Some((online.game()?, online.session.seats())));
    let is_visit = kiosk.visited && lesson.is_none();
    let Some(game) = game_of_people(remote, &seating, &summary).filter(|_| is_visit) else {
        *played = None;
        return;
    };
    let mut has_changed = false;
    let mut current = played.filter(|played| played.game == game).unwrap_or_else(|| {
        has_changed = true;
        kiosk.statistics.begin(statistics::today());
        Played { game, lasted: Duration::ZERO, over: false }
    });
    // Time during which the machine slept does not count.
    current.lasted += time.delta().min(LONGEST_STEP);
    let over = !showing.busy && progress.is_some_and(|progress| progress.over);
    if over && !current.over {
        let minutes = current.lasted.as_secs_f32() / 60.0;
        kiosk.statistics.finish(statistics::today(), minutes.round() as u16);
        current.over = true;
        has_changed = true;
    }
    *played = Some(current);
    if has_changed && kiosk.store.is_writable() {
        let copy = kiosk.statistics.clone();
        let write = move |store: &Store| store.replace(statistics::FILE, &serde_json::to_string(&copy)?);
        writer.write(&kiosk.store, statistics::FILE, write);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seats::PlayerKind;
    use tabletop::Level;

    #[test]
    fn games_of_phones_count_once_somebody_has_acted() {
        let seats = |occupants: [Occupant; 2]| {
            occupants.map(|occupant| SeatState { occupant, present: true, rematch: false, votes: 0 })
        };
        let watching = Seating::of(vec![PlayerKind::Remote; 2]);
        let after = |actions| SeatSummary { actions, ..SeatSummary::default() };
        let phones = seats([Occupant::Person, Occupant::Computer(Level::Easy)]);
        assert_eq!(game_of_people(Some((7, &phones)), &watching, &after(0)), None);
        assert_eq!(game_of_people(Some((7, &phones)), &watching, &after(1)), Some(7));
        // The record that is published at the end does not make it another game.
        let over = SeatSummary { set_up: Some(9), ..after(80) };
        assert_eq!(game_of_people(Some((7, &phones)), &watching, &over), Some(7));
        let left = seats([Occupant::Computer(Level::Easy); 2]);
        assert_eq!(game_of_people(Some((7, &left)), &watching, &after(1)), None, "everybody has left");
    }

    #[test]
    fn games_of_people_at_the_screen_count_from_the_beginning() {
        let game = SeatSummary { set_up: Some(9), ..SeatSummary::default() };
        let person = Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(Level::Easy)]);
        assert_eq!(game_of_people(None, &person, &game), Some(9));
        assert_eq!(game_of_people(None, &Seating::of(vec![PlayerKind::Bot(Level::Easy); 2]), &game), None);
    }
}
