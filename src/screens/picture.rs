//! Taking a picture of the window for `--screenshot FILE --after FRAMES`, after which the program ends.

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk},
};

use crate::{launch, stage::pace::KeepDrawing};

/// The picture that was asked for.
#[derive(Resource, Debug)]
pub struct Wanted(pub launch::Screenshot);

/// Takes it when its frame has come.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, take.run_if(resource_exists::<Wanted>));
}

fn take(mut commands: Commands, wanted: Res<Wanted>, mut frames: Local<u32>) {
    // Frames are counted, so they must come.
    commands.init_resource::<KeepDrawing>();
    *frames += 1;
    if *frames != wanted.0.after.max(1) {
        return;
    }
    let saved = save_to_disk(wanted.0.file.clone());
    commands.spawn(Screenshot::primary_window()).observe(saved).observe(
        |_: On<ScreenshotCaptured>, mut exit: MessageWriter<AppExit>| {
            exit.write(AppExit::Success);
        },
    );
}
