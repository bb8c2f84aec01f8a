//! The time of day on the stage, which follows the number of animal cards drawn.

use bevy::prelude::*;

use super::{GameSetting, PictureSystems, Playback};
use crate::{games::hacienda::cues, sound_cues::TimeOfDay, stage::light::Daylight};
use hacienda_rules::{Hacienda, Position, Rulebook};

/// Adds the system that sets the time of day from the position shown.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, set_time_of_day.in_set(PictureSystems::Pieces));
}

/// The progress of one half of the game, or of the whole game if there is no intermediate scoring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameHalf {
    /// The number of animal cards left in the stack.
    pub left: u32,
    /// The initial number of animal cards in the stack; at least `left`.
    pub initial: u32,
    /// True if the intermediate scoring ends this half.
    pub first: bool,
}

impl GameHalf {
    /// Returns the half that a position belongs to.
    pub fn of(position: &Position, book: &Rulebook) -> GameHalf {
        let rest = cues::animal_cards(position, book);
        let first = !position.animal_stacks[0].is_empty();
        let (drawn, waiting) = position.animal_cards_left();
        // With the running score there is no scoring between the two stacks, so they count as one.
        let left = if book.running_score { drawn + waiting } else { drawn } as u32;
        let of = match (book.running_score, first) {
            (true, _) => rest,
            (false, true) => rest.div_ceil(2),
            (false, false) => rest / 2,
        };
        GameHalf { left, initial: of.max(left), first: first && !book.running_score }
    }

    /// Returns the progress from 0 to 1.
    fn progress(&self) -> f32 {
        1.0 - self.left as f32 / self.initial.max(1) as f32
    }
}

/// Returns the time of day in a position: 0 is the morning of the first turn, 0.5 is noon and, if there is one, the
/// intermediate scoring, and 1 is dusk, when the last animal card has been drawn or the game is over.
pub fn time_of_day(position: &Position, book: &Rulebook) -> f32 {
    let half = GameHalf::of(position, book);
    match (position.over, book.running_score, half.first) {
        (true, ..) => 1.0,
        (false, true, _) => half.progress(),
        (false, false, true) => half.progress() / 2.0,
        (false, false, false) => 0.5 + half.progress() / 2.0,
    }
}

/// Sets the time of day for the sound, and the target for the light, which follows slowly. After loading, undo or the
/// start of a game the light changes at once.
fn set_time_of_day(
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    mut daylight: ResMut<Daylight>,
    mut time: ResMut<TimeOfDay>,
    mut resets: Local<Option<u32>>,
) {
    let (Some(position), Some(playing)) = (playback.shown(), playing) else { return };
    time.set_if_neq(TimeOfDay(cues::daylight(position, &playing.0.rulebook)));
    let going = daylight.towards(time_of_day(position, &playing.0.rulebook));
    let anew = resets.replace(playback.resets()) != Some(playback.resets());
    daylight.set_if_neq(if anew { going.settled() } else { going });
}

#[cfg(test)]
mod tests {
    use hacienda_rules::formats::records::Record;

    use super::*;

    #[test]
    fn a_game_goes_from_morning_to_dusk_and_the_sun_never_moves_back() {
        let text = include_str!("../../../../tests/records/base-5-symmetric.hacienda");
        let record = Record::parse(text).expect("the record is valid");
        let book = &record.setting.rulebook;
        let mut times = vec![time_of_day(&record.set_up().expect("the set-up is valid"), book)];
        times.extend(
            record
                .replay()
                .expect("the set-up is valid")
                .map(|step| time_of_day(&step.expect("the action is legal").after, book)),
        );
        assert_eq!((times.first(), times.last()), (Some(&0.0), Some(&1.0)));
        assert!(times.windows(2).all(|pair| pair[0] <= pair[1]), "{times:?}");
        assert!(times.contains(&0.5), "some position must be at noon, when the intermediate scoring is due: {times:?}");
    }
}
