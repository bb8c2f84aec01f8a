//! Takes the screenshots that `--screenshot FILE --after FRAMES` requests, and then ends the program.

use std::{path::PathBuf, time::Duration};

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk},
    time::TimeUpdateStrategy,
};

use crate::{launch, stage::redraw::KeepDrawing};

/// The game time between two frames, however long drawing takes, so that animation looks the same as on a fast machine.
const FRAME: Duration = Duration::from_nanos(1_000_000_000 / 30);

/// The requested screenshots.
#[derive(Resource, Debug)]
pub struct RequestedScreenshots(pub launch::Screenshot);

/// Takes the screenshots after the requested number of frames.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, take.run_if(resource_exists::<RequestedScreenshots>).after(crate::AppSystems::Announce));
}

fn take(mut commands: Commands, wanted: Res<RequestedScreenshots>, mut frames: Local<u32>) {
    // Frames are counted, so they must be drawn even without animation.
    commands.init_resource::<KeepDrawing>();
    if *frames == 0 {
        commands.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    }
    *frames += 1;
    let launch::Screenshot { file, after, count } = &wanted.0;
    let Some(number) = frames.checked_sub((*after).max(1)).filter(|number| number < count) else { return };
    let last = number + 1 == *count;
    let file = if *count == 1 { file.clone() } else { numbered(file, number) };
    commands.spawn(Screenshot::primary_window()).observe(save_to_disk(file)).observe(
        move |_: On<ScreenshotCaptured>, mut exit: MessageWriter<AppExit>| {
            if last {
                exit.write(AppExit::Success);
            }
        },
    );
}

/// Adds the number to a file name: "film.png" becomes "film-007.png".
fn numbered(file: &std::path::Path, number: u32) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let ending = file.extension().unwrap_or_default().to_string_lossy();
    file.with_file_name(format!("{stem}-{number:03}.{ending}"))
}
