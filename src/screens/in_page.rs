//! The game in its page: as sharp as can be seen, the splash gone with the first picture, the prompt said aloud.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowBackendScaleFactorChanged, WindowResized},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use bevy_egui::{
    EguiContext, EguiInput, PrimaryEguiContext,
    egui::{Event, Key, Modifiers},
};

use crate::{
    access::region::{Choose, Region},
    kiosk::Kiosk,
    kit::at_ends,
    menu::draft::{Draft, Page},
    page,
    playback::Showing,
    record::save::SaveTrouble,
    screen::Screen,
    seats::Standing,
    stage::InputSystems,
    store::Store,
    table::Progress,
    texts::{Language, Said, Words},
    ui::wishes::{Spoken, SpokenAside},
};

/// Frames after which what a screen shows has certainly been drawn: type is set in the first, sizes in the second.
const FRAMES_UNTIL_DRAWN: u32 = 3;

/// Adds what only a page needs.
pub fn plugin(app: &mut App) {
    // After Bevy's own hook, which this one keeps.
    page::tell_when_stopped();
    app.add_systems(Startup, (keep_density, let_wake))
        .add_systems(
            Update,
            // A browser that makes the page larger leaves the picture as many dots as before.
            keep_density.run_if(on_message::<WindowResized>.or_eager(on_message::<WindowBackendScaleFactorChanged>)),
        )
        .add_systems(Last, tell_ends)
        .add_systems(Last, speak.run_if(resource_exists_and_changed::<Language>))
        .add_systems(First, choose)
        .add_systems(Last, offer.run_if(resource_changed::<Region>.or_eager(resource_changed::<Words>)))
        .add_systems(
            Last,
            (
                say.run_if(resource_changed::<Spoken>.or_eager(resource_changed::<Words>)),
                say_aside.run_if(resource_changed::<SpokenAside>),
            )
                .chain(),
        )
        .add_systems(Last, (guard, show_when_drawn).run_if(not(in_state(Screen::Loading))))
        .add_systems(PreUpdate, go_back.in_set(InputSystems::Page));
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

/// In a game, and wherever something is open, the browser's back does not leave the page, and at a kiosk never. A game that
/// could not be saved is not left without a question, and one that is saved goes on after trouble.
fn guard(
    screen: Res<State<Screen>>,
    draft: Res<Draft>,
    kiosk: Option<Res<Kiosk>>,
    (standing, showing, progress): (Res<Standing>, Res<Showing>, Option<Res<Progress>>),
    (store, trouble): (Res<Store>, Res<SaveTrouble>),
    mut told: Local<Option<(bool, bool, bool)>>,
) {
    let playing = *screen.get() == Screen::Match;
    let open = draft.page != Page::First || draft.sheet.is_some() || draft.keyed.is_some();
    let recorded = playing && standing.recorded && kiosk.is_none();
    let lost = recorded && !showing.told_over && trouble.fails();
    // One that is over is kept no more, though the picture may not have told it yet.
    let kept = recorded && progress.is_some_and(|progress| !progress.over) && store.keeps() && !trouble.fails();
    let drawing = *screen.get() == Screen::Drawing;
    let now = (playing || drawing || open || kiosk.is_some(), lost, kept);
    if told.replace(now) != Some(now) {
        page::guard_back(now.0);
        page::ask_before_leaving(now.1);
        page::tell_kept(now.2);
    }
}

/// The browser's back does what Escape does: it cancels, closes what is open, and opens the menu.
fn go_back(mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
    for _ in 0..page::take_backs() {
        let press = |pressed: bool| Event::Key {
            key: Key::Escape,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        inputs.iter_mut().for_each(|mut input| input.events.extend([press(true), press(false)]));
    }
}

/// Inside another page Tab leads out at the first and the last thing: the page leaves the key to the browser there.
fn tell_ends(mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>, mut told: Local<Option<(bool, bool)>>) {
    let Ok(mut context) = contexts.single_mut() else { return };
    let ctx = context.get_mut();
    if page::take_left() {
        // Tab starts afresh when somebody comes back: from the first thing forwards, from the last one backwards.
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        *told = None;
    }
    let ends = at_ends(ctx);
    if told.replace(ends) != Some(ends) {
        page::tab_ends(ends.0, ends.1);
    }
}

/// Says what the keys are at, or what is asked, after the prompt.
fn say_aside(aside: Res<SpokenAside>, words: Res<Words>) {
    if let Some(text) = &aside.0 {
        page::say(&words.say(text));
    }
}

/// The page makes buttons of what can be done.
fn offer(region: Res<Region>, words: Res<Words>, mut last: Local<Option<String>>) {
    let lines: Vec<_> =
        region.lines().into_iter().map(|(text, chosen)| (words.say(text).to_string(), chosen)).collect();
    let Ok(json) = serde_json::to_string(&lines) else { return };
    if last.as_ref() != Some(&json) {
        page::offer(&json);
        *last = Some(json);
    }
}

/// What was pressed there is chosen, if it is still there.
fn choose(region: Res<Region>, words: Res<Words>, mut chosen: MessageWriter<Choose>) {
    let pressed = page::take_chosen();
    if pressed.is_empty() {
        return;
    }
    let line = |pressed: &page::Chosen| region.line(pressed.line, |text| *words.say(text) == *pressed.said);
    chosen.write_batch(pressed.iter().filter_map(line).map(Choose));
}

fn show_when_drawn(mut frames: Local<u32>) {
    *frames += 1;
    if *frames == FRAMES_UNTIL_DRAWN {
        page::ready();
    }
}
