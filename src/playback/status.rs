//! The interface between a game and its playback, and a summary of the playback that does not depend on the game.

use std::fmt::Debug;

use bevy::prelude::*;
use tabletop::Seat;

use super::{Playback, Story, Timetable};
use crate::{
    playable::Playable,
    sound_cues::PlayCue,
    table::GameSetting,
    texts::{Text, Who},
    theme::player_colours::{AllPlayerColours, PlayerColours},
};

/// A game whose actions are shown one after another, each as a story.
pub trait AnimatedGame: Playable {
    /// The kinds of movement in the stories.
    type MovementKind: Debug + Clone + Send + Sync + 'static;
    /// The step-by-step display of a scoring.
    type Show: Show<Self>;

    /// Returns the story of an action, given its effects and the positions before and after it.
    fn story(
        setting: &Self::Setting,
        before: &Self::Position,
        after: &Self::Position,
        effects: &[Self::Effect],
    ) -> Story<Self::MovementKind>;

    /// Returns a story without movement, for motion that is reduced or off. All effects are announced after the given
    /// number of seconds.
    fn instant_story(effects: &[Self::Effect], seconds: f32) -> Story<Self::MovementKind> {
        Story { movements: Vec::new(), times: Timetable::at_once(effects.len(), seconds) }
    }

    /// Returns the time until all arriving pieces have landed, in seconds.
    fn landing_time(story: &Story<Self::MovementKind>) -> f32 {
        story.times.length()
    }

    /// Returns the sound of an effect, if it has one.
    fn cue(effect: &Self::Effect) -> Option<PlayCue>;

    /// Returns true if an effect is a scoring, which has its own display and cannot be skipped unseen.
    fn is_scoring(setting: &Self::Setting, effect: &Self::Effect) -> bool;

    /// Returns the rows of the final score table.
    fn results(setting: &Self::Setting, position: &Self::Position) -> Vec<ResultLine>;

    /// Returns a sentence below the final score table, if the game has one.
    fn result_note(_: &Self::Setting, _position: &Self::Position, _names: &[Who]) -> Option<Text> {
        None
    }

    /// Returns the public standing of a seat: its points, or the amount that counts as points at the end.
    fn points_text(setting: &Self::Setting, position: &Self::Position, seat: Seat) -> Text;

    /// Returns a sentence about an action and its effects. Every player may read it.
    fn announcement(names: &[Who], seat: Seat, action: Self::Action, effects: &[Self::Effect]) -> Text;

    /// Returns the player colours of a seat if the game defines any. Takes the same arguments as
    /// [`Playable::seat_name`].
    fn player_colours(_: &Self::Setting, _seats: u8, _: Option<&Self::Position>, _: Seat) -> Option<PlayerColours> {
        None
    }

    /// Applies an effect to a position.
    fn apply_effect(position: &mut Self::Position, effect: &Self::Effect);
}

/// A row of the final score table.
#[derive(Debug, Clone, PartialEq)]
pub struct ResultLine {
    /// The category.
    pub label: Text,
    /// The value of each seat.
    pub cells: Vec<Text>,
    /// True if the row is the total, which is emphasised.
    pub sum: bool,
}

/// A scoring that is being shown.
pub trait Show<G: AnimatedGame>: Debug + Clone + Send + Sync + 'static {
    /// Creates the display for the effect with this index. `positions` holds the position at the scoring and the
    /// position after the whole action.
    fn of(setting: &G::Setting, positions: (&G::Position, &G::Position), effects: &[G::Effect], effect: usize) -> Self;

    /// Returns true if all steps have been shown.
    fn is_finished(&self) -> bool;

    /// Returns true if all steps have been shown and nothing moves.
    fn is_at_rest(&self) -> bool;

    /// Advances the display. Returns the amount for `Cue::Tick` if a sound is due; 0 means no sound.
    fn advance(&mut self, seconds: f32) -> Option<u32>;

    /// Returns the time since the current step began, or since the last step ended if all have been shown, in seconds
    /// at normal speed.
    fn seconds_in_step(&self) -> f32;

    /// Finishes the current step at once.
    fn skip(&mut self);

    /// Finishes all steps at once.
    fn skip_all(&mut self);
}

/// A summary of the playback that does not depend on the game.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PlaybackStatus {
    /// True if a game is shown.
    pub has_game: bool,
    /// True while something remains to be shown.
    pub busy: bool,
    /// True if the current beat is over and waits for the player to ask for the next beat.
    pub awaits_next: bool,
    /// True if a scoring is being shown or is queued. A scoring cannot be skipped unseen.
    pub has_scoring: bool,
    /// True if a scoring is being shown.
    pub scoring: bool,
    /// True if all steps of that scoring have been shown.
    pub scoring_finished: bool,
    /// True if all steps of that scoring have been shown and nothing moves.
    pub scoring_at_rest: bool,
    /// True if the game is over in the position that is shown.
    pub shown_over: bool,
    /// True if the game is over in the position that has been announced.
    pub announced_over: bool,
}

/// The player colours of the seats in the game that is shown.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct SeatColours(pub AllPlayerColours);

/// Returns the player colours of all seats of a game.
pub fn all_player_colours<G: AnimatedGame>(
    setting: &G::Setting,
    seats: u8,
    position: Option<&G::Position>,
) -> AllPlayerColours {
    std::array::from_fn(|seat| G::player_colours(setting, seats, position, Seat(seat as u8)))
}

/// Updates the player colours from the announced position.
pub(super) fn update_seat_colours<G: AnimatedGame>(
    playback: Res<Playback<G>>,
    playing: Option<Res<GameSetting<G>>>,
    mut colours: ResMut<SeatColours>,
) {
    let game = playing.as_deref().zip(playback.announced());
    colours.0 = game.map_or_else(AllPlayerColours::default, |(playing, position)| {
        all_player_colours::<G>(&playing.0, G::seats(position), Some(position))
    });
}

pub(super) fn update_status<G: AnimatedGame>(playback: Res<Playback<G>>, mut status: ResMut<PlaybackStatus>) {
    let over = |position: &std::sync::Arc<G::Position>| G::is_over(position);
    status.set_if_neq(PlaybackStatus {
        has_game: playback.shown().is_some(),
        busy: playback.is_busy(),
        awaits_next: playback.is_awaiting_next(),
        has_scoring: playback.has_scoring(),
        scoring: playback.scoring().is_some(),
        scoring_finished: playback.scoring().is_some_and(G::Show::is_finished),
        scoring_at_rest: playback.scoring().is_some_and(G::Show::is_at_rest),
        shown_over: playback.shown().is_some_and(over),
        announced_over: playback.announced().is_some_and(over),
    });
}
