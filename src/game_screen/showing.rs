//! Shows a game on the match screen, and clears the table for the first screen.

use bevy::prelude::*;

use super::deeds;
use crate::{
    game::Title,
    lessons::Taken,
    playable::Hand,
    playback::{self, Shown},
    record,
    screen::Screen,
    seats::{Eyes, Hint, Seating, Standing, bot::Minds, glance::Glance, replay::Replaying},
    stage::{self, camera::Margins},
    table,
    ui::wishes::Foot,
};

/// The game on the table; the default one if there is none.
pub fn title(world: &World) -> Title {
    let progress = world.get_resource::<table::Progress>();
    progress.and_then(|progress| Title::from_word(progress.title)).unwrap_or_default()
}

/// Clears the table and returns to the first screen.
pub fn leave(world: &mut World) {
    end_lesson(world);
    deeds::all().for_each(|game| (game.clear)(world));
    stage::clear(world);
    // Not every game has panels around the board.
    world.insert_resource(Margins::default());
    world.insert_resource(Seating::default());
    world.insert_resource(Standing::default());
    world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
}

/// Ends the running lesson of any game.
pub fn end_lesson(world: &mut World) {
    deeds::all().for_each(|game| (game.end_lesson)(world));
    world.remove_resource::<Taken>();
}

/// Clears the table of a game if it is on the table.
pub fn clear<G: Shown>(world: &mut World) {
    playback::forget::<G>(world);
    table::clear::<G>(world);
    world.insert_resource(record::Log::<G>::default());
    world.resource_mut::<G::Hand>().clear();
    world.insert_resource(Hint::<G>::default());
    world.remove_resource::<Replaying<G>>();
    world.remove_resource::<Glance<G>>();
}

/// Shows the game that was just laid out, with its players and bots, without a selection or a look back.
pub fn sit_down<G: Shown>(world: &mut World, seating: Seating, minds: Minds<G>) {
    world.remove_resource::<Replaying<G>>();
    world.remove_resource::<Glance<G>>();
    world.insert_resource(seating);
    world.insert_resource(minds);
    world.resource_mut::<G::Hand>().clear();
    world.insert_resource(Eyes::default());
    show_match::<G>(world);
}

/// Shows the game on the table.
pub fn show_match<G: Shown>(world: &mut World) {
    playback::forget::<G>(world);
    stage::clear(world);
    world.insert_resource(Foot::default());
    if let Err(error) = (deeds::of(title(world)).lay)(world) {
        error!("the table cannot be shown: {error}");
    }
    world.resource_mut::<NextState<Screen>>().set(Screen::Match);
}
