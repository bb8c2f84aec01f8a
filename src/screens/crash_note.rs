//! Deletes the note about an earlier crash once its message has been shown. If the program fails before that, the note
//! stays for the next start.

use std::{fs, mem, path::PathBuf};

use bevy::{prelude::*, tasks::IoTaskPool};

use crate::stage::redraw::StillLoading;

/// The number of frames after loading by which the message has been drawn, although drawing lags behind the app.
const SHOWN_AFTER: u8 = 5;

/// The note, and the number of frames since loading was complete.
#[derive(Resource)]
struct CrashNote {
    file: PathBuf,
    frames: u8,
}

/// Adds the system for this note.
pub(super) fn add(app: &mut App, file: PathBuf) {
    app.insert_resource(CrashNote { file, frames: 0 })
        .add_systems(Last, delete.run_if(resource_exists::<CrashNote>.and_then(not(resource_exists::<StillLoading>))));
}

fn delete(mut note: ResMut<CrashNote>, mut commands: Commands) {
    note.frames += 1;
    if note.frames < SHOWN_AFTER {
        return;
    }
    let file = mem::take(&mut note.file);
    commands.remove_resource::<CrashNote>();
    // A slow disk must not delay a frame. If the note cannot be deleted, the message appears again.
    IoTaskPool::get().spawn(async move { drop(fs::remove_file(file)) }).detach();
}

#[cfg(test)]
mod tests {
    use std::{
        thread,
        time::{Duration, Instant},
    };

    use super::*;

    #[test]
    fn the_note_is_kept_until_the_message_has_been_shown() {
        let file = std::env::temp_dir().join(format!("hacienda-note-{}", std::process::id()));
        fs::write(&file, "report").expect("the system has a folder for temporary files");
        let mut app = App::new();
        app.add_plugins(TaskPoolPlugin::default()).init_resource::<StillLoading>();
        add(&mut app, file.clone());
        (0..50).for_each(|_| app.update());
        app.world_mut().remove_resource::<StillLoading>();
        (1..SHOWN_AFTER).for_each(|_| app.update());
        assert!(app.world().contains_resource::<CrashNote>() && file.exists());
        app.update();
        let end = Instant::now() + Duration::from_secs(60);
        while file.exists() {
            assert!(Instant::now() < end, "the note must be deleted");
            thread::sleep(Duration::from_millis(5));
        }
        assert!(!app.world().contains_resource::<CrashNote>());
    }
}
