//! Shows a game on the match screen, and clears the table for the first screen.

use bevy::prelude::*;

use super::screen_actions;
use crate::{
    game::Title,
    lessons::LessonRunning,
    online::{self, Online},
    playable::PendingMove,
    playback::{self, AnimatedGame},
    record,
    screen::Screen,
    seats::{Hint, ScreenViewer, SeatSummary, Seating, bot::Bots, look_back::LookBack, replay::Replaying},
    stage::{self, camera::Margins},
    table,
    ui::requests::ReplayBarRect,
};

/// The game on the table, or the default game if there is none.
pub fn title(world: &World) -> Title {
    let progress = world.get_resource::<table::Progress>();
    progress.and_then(|progress| Title::from_word(progress.title)).unwrap_or_default()
}

/// Clears the table and returns to the first screen.
pub fn leave(world: &mut World) {
    end_lesson(world);
    world.remove_resource::<Online>();
    screen_actions::all().for_each(|game| (game.clear)(world));
    stage::clear(world);
    // Otherwise a game without panels around the board would use the margins of the previous game.
    world.insert_resource(Margins::default());
    world.insert_resource(Seating::default());
    world.insert_resource(SeatSummary::default());
    world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
}

/// Ends the running lesson of any game.
pub fn end_lesson(world: &mut World) {
    screen_actions::all().for_each(|game| (game.end_lesson)(world));
    world.remove_resource::<LessonRunning>();
}

/// Clears the table, whichever game is on it, and resets everything that belongs to game `G`.
pub fn clear<G: AnimatedGame>(world: &mut World) {
    playback::reset::<G>(world);
    table::clear::<G>(world);
    world.insert_resource(record::Log::<G>::default());
    world.resource_mut::<G::PendingMove>().clear();
    world.insert_resource(Hint::<G>::default());
    online::table::leave::<G>(world);
    world.remove_resource::<Replaying<G>>();
    world.remove_resource::<LookBack<G>>();
}

/// Shows the game that was just laid out, with its players and bots, and drops any selection, replay or look back.
pub fn show_laid_out_game<G: AnimatedGame>(world: &mut World, seating: Seating, bots: Bots<G>) {
    world.remove_resource::<Replaying<G>>();
    world.remove_resource::<LookBack<G>>();
    world.insert_resource(seating);
    world.insert_resource(bots);
    world.resource_mut::<G::PendingMove>().clear();
    world.insert_resource(ScreenViewer::default());
    show_match::<G>(world);
}

/// Shows the game on the table.
pub fn show_match<G: AnimatedGame>(world: &mut World) {
    // A computer player may act later in this frame, and the animation of its action starts from the position before
    // it, so the playback must read the table now.
    playback::jump_to_table::<G>(world);
    stage::clear(world);
    world.insert_resource(ReplayBarRect::default());
    if let Err(error) = (screen_actions::of(title(world)).show_table)(world) {
        error!("the table cannot be shown: {error}");
    }
    world.resource_mut::<NextState<Screen>>().set(Screen::Match);
}
