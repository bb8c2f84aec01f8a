//! The game in a web page: resolution, splash screen, browser navigation, focus, and texts for screen readers.

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
    access::reader_lines::{ChooseLine, ReaderLines},
    kiosk::Kiosk,
    menu::draft::{Draft, Page},
    page,
    playback::PlaybackStatus,
    record::save::SaveStatus,
    screen::Screen,
    seats::SeatSummary,
    stage::InputSystems,
    store::Store,
    table::Progress,
    texts::{Language, Translated, Translations},
    ui::requests::{Announcement, SpokenPrompt},
    widgets::focus_at_ends,
};

/// The number of frames after which a screen is drawn: the first lays out text, the second computes sizes.
const FRAMES_UNTIL_DRAWN: u32 = 3;

/// Adds the systems that only a web page needs.
pub fn plugin(app: &mut App) {
    // This panic hook is installed after Bevy's hook, and also calls it.
    page::report_panics();
    app.add_systems(Startup, (limit_resolution, wake_on_page_events))
        .add_systems(
            Update,
            // Zooming the page must not change the number of physical pixels.
            limit_resolution
                .run_if(on_message::<WindowResized>.or_eager(on_message::<WindowBackendScaleFactorChanged>)),
        )
        .add_systems(Last, report_focus_ends)
        .add_systems(Last, set_page_language.run_if(resource_exists_and_changed::<Language>))
        .add_systems(First, choose_action)
        .add_systems(
            Last,
            offer_actions.run_if(resource_changed::<ReaderLines>.or_eager(resource_changed::<Translations>)),
        )
        .add_systems(
            Last,
            (
                announce_prompt.run_if(resource_changed::<SpokenPrompt>.or_eager(resource_changed::<Translations>)),
                announce_aside.run_if(resource_changed::<Announcement>),
            )
                .chain(),
        )
        .add_systems(Last, (guard_back, show_when_drawn).run_if(not(in_state(Screen::Loading))))
        .add_systems(PreUpdate, go_back.in_set(InputSystems::BrowserButtons));
}

/// Wakes the app on events from the page. Without animation the app seldom draws a frame.
fn wake_on_page_events(window: Res<EventLoopProxyWrapper>) {
    let window = (**window).clone();
    page::wake_with(move || {
        let _ = window.send_event(WinitUserEvent::WakeUp);
    });
}

/// Sets the scale factor so that the number of physical pixels is limited. A logical pixel remains a pixel of the page.
fn limit_resolution(mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let wanted = page::pixel_ratio();
    for mut window in &mut windows {
        if window.resolution.scale_factor_override() != Some(wanted) {
            window.resolution.set_scale_factor_override(Some(wanted));
        }
    }
}

/// Sets the language of the page's own texts to the language of the game.
fn set_page_language(language: Res<Language>) {
    page::speak(language.code());
}

/// Announces each prompt once, even if a change of the translations leaves its text unchanged.
fn announce_prompt(spoken: Res<SpokenPrompt>, words: Res<Translations>, mut last: Local<Option<Translated>>) {
    let prompt = spoken.0.as_ref().map(|text| words.tr(text));
    if *last == prompt {
        return;
    }
    if let Some(prompt) = &prompt {
        page::say(prompt);
    }
    *last = prompt;
}

/// Keeps the browser's back button from leaving the page: always at a kiosk, and otherwise on every screen but the
/// first page of the set-up screen. Makes the page ask before an unsaved game is left, and reports to the page whether
/// the game is saved.
fn guard_back(
    screen: Res<State<Screen>>,
    draft: Res<Draft>,
    kiosk: Option<Res<Kiosk>>,
    (summary, showing, progress): (Res<SeatSummary>, Res<PlaybackStatus>, Option<Res<Progress>>),
    (store, save_status): (Res<Store>, Res<SaveStatus>),
    mut last: Local<Option<(bool, bool, bool)>>,
) {
    let playing = *screen.get() == Screen::Match;
    let open = draft.page != Page::First || draft.dialog.is_some() || draft.keypad_digits.is_some();
    let recorded = playing && summary.recorded && kiosk.is_none();
    let lost = recorded && !showing.announced_over && save_status.is_failing();
    // A finished game is no longer saved, even if its end has not been shown yet.
    let kept =
        recorded && progress.is_some_and(|progress| !progress.over) && store.is_writable() && !save_status.is_failing();
    let drawing = *screen.get() == Screen::Drawing;
    let now = (playing || drawing || open || kiosk.is_some(), lost, kept);
    if last.replace(now) != Some(now) {
        page::guard_back(now.0);
        page::ask_before_leaving(now.1);
        page::set_game_saved(now.2);
    }
}

/// Turns the browser's back button into Escape, which cancels, closes a dialog, or opens the menu.
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

/// Reports whether the focus is on the first or the last widget. On these widgets, a page in a frame leaves Tab to the
/// browser, which moves the focus out of the frame.
fn report_focus_ends(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut last: Local<Option<(bool, bool)>>,
) {
    let Ok(mut context) = contexts.single_mut() else { return };
    let ctx = context.get_mut();
    if page::take_focus_left() {
        // When the focus returns to the page, Tab starts at the first widget, and Shift+Tab at the last.
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        *last = None;
    }
    let ends = focus_at_ends(ctx);
    if last.replace(ends) != Some(ends) {
        page::tab_ends(ends.0, ends.1);
    }
}

/// Announces the widget with the focus, or a question, after the prompt.
fn announce_aside(aside: Res<Announcement>, words: Res<Translations>) {
    if let Some(text) = &aside.0 {
        page::say(&words.tr(text));
    }
}

/// Gives the page a list of the possible actions, which it turns into buttons for screen-reader users.
fn offer_actions(region: Res<ReaderLines>, words: Res<Translations>, mut last: Local<Option<String>>) {
    let lines: Vec<_> = region.lines().into_iter().map(|(text, chosen)| (words.tr(text).to_string(), chosen)).collect();
    let Ok(json) = serde_json::to_string(&lines) else { return };
    if last.as_ref() != Some(&json) {
        page::offer(&json);
        *last = Some(json);
    }
}

/// Carries out the actions of the pressed buttons, if they are still possible.
fn choose_action(region: Res<ReaderLines>, words: Res<Translations>, mut chosen: MessageWriter<ChooseLine>) {
    let pressed = page::take_chosen();
    if pressed.is_empty() {
        return;
    }
    let line = |pressed: &page::Chosen| region.line(pressed.line, |text| *words.tr(text) == *pressed.text);
    chosen.write_batch(pressed.iter().filter_map(line).map(ChooseLine));
}

fn show_when_drawn(mut frames: Local<u32>) {
    *frames += 1;
    if *frames == FRAMES_UNTIL_DRAWN {
        page::ready();
    }
}
