//! What a game says of how it is shown, and what everybody may ask about that who knows no game.

use std::fmt::Debug;

use bevy::prelude::*;
use tabletop::Seat;

use super::{Playback, Story, Timetable};
use crate::{
    playable::Playable,
    table::Playing,
    tempo::Ring,
    texts::{Text, Who},
    theme::livery::{Liveries, Livery},
};

/// A game whose actions are shown one after another, each as a story.
pub trait Shown: Playable {
    /// What moves when an action is shown.
    type What: Debug + Clone + Send + Sync + 'static;
    /// How what it scores is told step by step.
    type Show: Show<Self>;

    /// The story of an action's effects, which led from one position to the other.
    fn story(
        setting: &Self::Setting,
        before: &Self::Position,
        after: &Self::Position,
        effects: &[Self::Effect],
    ) -> Story<Self::What>;

    /// The same where nothing may fly: all is told after so many seconds.
    fn at_once(effects: &[Self::Effect], seconds: f32) -> Story<Self::What> {
        Story { movements: Vec::new(), times: Timetable::at_once(effects.len(), seconds) }
    }

    /// Seconds until what comes has landed.
    fn lands(story: &Story<Self::What>) -> f32 {
        story.times.length()
    }

    /// How an effect sounds, where it does.
    fn cue(effect: &Self::Effect) -> Option<Ring>;

    /// Whether an effect is told by a show of its own, which nobody skips.
    fn scores(effect: &Self::Effect) -> bool;

    /// What everybody has at the end, line by line.
    fn results(setting: &Self::Setting, position: &Self::Position) -> Vec<ResultLine>;

    /// An action with what it brought about, in a line that everybody may read.
    fn told(names: &[Who], seat: Seat, action: Self::Action, effects: &[Self::Effect]) -> Text;

    /// What a seat wears, where this game has colours of its own, as [`Playable::called`] says its name.
    fn livery(_: &Self::Setting, _seats: u8, _: Option<&Self::Position>, _: Seat) -> Option<Livery> {
        None
    }

    /// Writes an effect into a position.
    fn record(position: &mut Self::Position, effect: &Self::Effect);
}

/// A line of what everybody has at the end.
#[derive(Debug, Clone, PartialEq)]
pub struct ResultLine {
    /// What it counts.
    pub label: Text,
    /// What each seat has of it.
    pub cells: Vec<Text>,
    /// Whether it adds up what stands above it.
    pub sum: bool,
}

/// A scoring that is being told.
pub trait Show<G: Shown>: Debug + Clone + Send + Sync + 'static {
    /// That of the effect of this number, told on one position; the other is the one after the whole action.
    fn of(setting: &G::Setting, positions: (&G::Position, &G::Position), effects: &[G::Effect], effect: usize) -> Self;

    /// Whether everything is told.
    fn is_told(&self) -> bool;

    /// Whether nothing moves any more.
    fn is_still(&self) -> bool;

    /// Goes on for a while; where another step begins, what it gives.
    fn advance(&mut self, seconds: f32) -> Option<u32>;

    /// Seconds since its last step began.
    fn waited(&self) -> f32;

    /// The rest of this step at once.
    fn skip(&mut self);

    /// Everything at once.
    fn skip_all(&mut self);
}

/// What everybody may know of what is being shown, whichever game it is.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Showing {
    /// Whether a game is shown.
    pub there: bool,
    /// Whether something is still to be shown.
    pub busy: bool,
    /// Whether the action that was told waits for somebody to ask for the next.
    pub waits: bool,
    /// Whether a scoring waits to be told: nobody skips it.
    pub holds_scoring: bool,
    /// Whether one is being told.
    pub scoring: bool,
    /// Whether it was told to its end.
    pub told: bool,
    /// Whether it was and nothing moves any more.
    pub still: bool,
    /// Whether the game is over in the picture.
    pub shown_over: bool,
    /// Whether that has been told.
    pub told_over: bool,
}

/// What the seats of the game that is shown wear.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct Worn(pub Liveries);

/// What all seats of a game wear.
pub fn liveries<G: Shown>(setting: &G::Setting, seats: u8, position: Option<&G::Position>) -> Liveries {
    std::array::from_fn(|seat| G::livery(setting, seats, position, Seat(seat as u8)))
}

/// Looks what seats wear in what has been told.
pub(super) fn look<G: Shown>(playback: Res<Playback<G>>, playing: Option<Res<Playing<G>>>, mut worn: ResMut<Worn>) {
    let told = playing.as_deref().zip(playback.told());
    worn.0 = told.map_or_else(Liveries::default, |(playing, position)| {
        liveries::<G>(&playing.0, G::seats(position), Some(position))
    });
}

/// Sums it up.
pub(super) fn sum_up<G: Shown>(playback: Res<Playback<G>>, mut showing: ResMut<Showing>) {
    let over = |position: &std::sync::Arc<G::Position>| G::over(position);
    showing.set_if_neq(Showing {
        there: playback.shown().is_some(),
        busy: playback.busy(),
        waits: playback.waits(),
        holds_scoring: playback.holds_scoring(),
        scoring: playback.scoring().is_some(),
        told: playback.scoring().is_some_and(G::Show::is_told),
        still: playback.scoring().is_some_and(G::Show::is_still),
        shown_over: playback.shown().is_some_and(over),
        told_over: playback.told().is_some_and(over),
    });
}
