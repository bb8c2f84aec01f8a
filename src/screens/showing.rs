//! What any game on the table has around it: its board as a picture, and how the table is cleared for the first screen.

use bevy::prelude::*;

use super::screen::Screen;
use crate::{
    game::{Current, table::Playing},
    games::current::{
        lessons::Course,
        view::{self, OfBoard, landscapes::Forms},
    },
    playback, record,
    seats::{Seating, glance::Glance, replay::Replaying},
    stage::{
        camera::{BoardCamera, Margins},
        paint::Paints,
    },
    table,
};

/// Clears the table, for the first screen.
pub fn leave(world: &mut World) {
    world.remove_resource::<Course>();
    playback::forget(world);
    table::clear::<Current>(world);
    clear_board(world);
    world.insert_resource(record::Log::default());
    world.insert_resource(Seating::default());
    world.remove_resource::<Replaying>();
    world.remove_resource::<Glance>();
    world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
}

/// The picture of the game that lies on the table.
pub fn show_match(world: &mut World) {
    playback::forget(world);
    lay_board(world);
    world.resource_mut::<NextState<Screen>>().set(Screen::Match);
}

fn clear_board(world: &mut World) {
    let pieces: Vec<Entity> = world.query_filtered::<Entity, With<OfBoard>>().iter(world).collect();
    pieces.into_iter().for_each(|piece| {
        world.despawn(piece);
    });
}

/// Puts the board of the game on the table, as a picture.
fn lay_board(world: &mut World) {
    clear_board(world);
    let laid = world.run_system_cached(
        |mut commands: Commands,
         mut meshes: ResMut<Assets<Mesh>>,
         forms: Res<Forms>,
         paints: Res<Paints>,
         playing: Res<Playing>,
         margins: Res<Margins>,
         windows: Query<&Window>| {
            let board = &playing.0.board;
            view::lay_board(&mut commands, &mut meshes, &forms, &paints, board);
            let size = windows.iter().next().map_or(Vec2::new(1280.0, 720.0), |window| window.resolution.size());
            commands.insert_resource(BoardCamera::new(view::framed(board), size, *margins));
        },
    );
    if let Err(error) = laid {
        error!("the board cannot be shown: {error}");
    }
}
