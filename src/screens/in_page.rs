//! The game in its page: as sharp as can be seen, the splash gone with the first picture, the prompt said aloud.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowResized},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

use super::screen::Screen;
use crate::{
    page,
    texts::{Language, Said, Words},
    ui::wishes::Spoken,
};

/// Frames after which what a screen shows has certainly been drawn: type is set in the first, sizes in the second.
const FRAMES_UNTIL_DRAWN: u32 = 3;

/// Adds what only a page needs.
pub fn plugin(app: &mut App) {
    // After Bevy's own hook, which this one keeps.
    page::tell_when_stopped();
    app.add_systems(Startup, (keep_density, let_wake))
        .add_systems(Update, keep_density.run_if(on_message::<WindowResized>))
        .add_systems(Last, speak.run_if(resource_exists_and_changed::<Language>))
        .add_systems(Last, say.run_if(resource_changed::<Spoken>.or_eager(resource_changed::<Words>)))
        .add_systems(Last, show_when_drawn.run_if(not(in_state(Screen::Loading))));
}

/// A page in which nothing moves is seldom drawn; what comes from outside wakes it.
fn let_wake(window: Res<EventLoopProxyWrapper>) {
    let window = (**window).clone();
    page::wake_with(move || {
        let _ = window.send_event(WinitUserEvent::WakeUp);
    });
}

/// The page caps how many pixels are drawn; lengths stay those of the page.
fn keep_density(mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let wanted = page::pixel_ratio();
    for mut window in &mut windows {
        if window.resolution.scale_factor_override() != Some(wanted) {
            window.resolution.set_scale_factor_override(Some(wanted));
        }
    }
}

/// The page's own words follow those of the game.
fn speak(language: Res<Language>) {
    page::speak(language.code());
}

/// Says the prompt, once: the same words come again when their files have arrived.
fn say(spoken: Res<Spoken>, words: Res<Words>, mut last: Local<Option<Said>>) {
    let said = spoken.0.as_ref().map(|text| words.say(text));
    if *last == said {
        return;
    }
    if let Some(said) = &said {
        page::say(said);
    }
    *last = said;
}

fn show_when_drawn(mut frames: Local<u32>) {
    *frames += 1;
    if *frames == FRAMES_UNTIL_DRAWN {
        page::ready();
    }
}
