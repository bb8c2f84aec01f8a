//! What any game on the table has around it: its table as a picture, and how the table is cleared for the first screen.

use bevy::prelude::*;

use super::screen::Screen;
use crate::{
    game::{Title, with_title},
    games,
    lessons::{Course, Taken, Taught},
    playable::Hand,
    playback::{self, Shown},
    record,
    seats::{Hint, Seating, Standing, glance::Glance, replay::Replaying},
    stage, table,
    ui::wishes::Foot,
};

/// Which game lies on the table; that of the box in front where none does.
pub fn title(world: &World) -> Title {
    let progress = world.get_resource::<table::Progress>();
    progress.and_then(|progress| Title::from_word(progress.title)).unwrap_or_default()
}

/// Clears the table, for the first screen.
pub fn leave(world: &mut World) {
    end_lesson(world);
    Title::ALL.into_iter().for_each(|title| with_title!(title, G => clear::<G>(world)));
    stage::clear(world);
    world.insert_resource(Seating::default());
    world.insert_resource(Standing::default());
    world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
}

/// Ends the lesson that is taken, whichever game it is of.
pub fn end_lesson(world: &mut World) {
    fn of<G: Taught>(world: &mut World) {
        world.remove_resource::<Course<G>>();
    }
    Title::ALL.into_iter().for_each(|title| with_title!(title, G => of::<G>(world)));
    world.remove_resource::<Taken>();
}

/// Clears the table of a game, if it lies there.
fn clear<G: Shown>(world: &mut World) {
    playback::forget::<G>(world);
    table::clear::<G>(world);
    world.insert_resource(record::Log::<G>::default());
    world.resource_mut::<G::Hand>().clear();
    world.insert_resource(Hint::<G>::default());
    world.remove_resource::<Replaying<G>>();
    world.remove_resource::<Glance<G>>();
}

/// The picture of the game that lies on the table.
pub fn show_match<G: Shown>(world: &mut World) {
    playback::forget::<G>(world);
    stage::clear(world);
    world.insert_resource(Foot::default());
    if let Err(error) = games::lay_board(world, title(world)) {
        error!("the table cannot be shown: {error}");
    }
    world.resource_mut::<NextState<Screen>>().set(Screen::Match);
}
