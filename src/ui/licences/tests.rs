//! Tests of the licences page without a window: loading, reading and closing.

use std::time::Instant;

use bevy::asset::io::memory::Dir;
use bevy_egui::egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, TouchDeviceId, TouchId, TouchPhase};

use super::*;
use crate::{
    texts::{Language, Translations, stalled_assets},
    theme::rects::Recorded,
    ui::checks::{
        WINDOWS, both_orientations, context, draw_rects, draw_rects_in, faults, frame, narrow, overflow_faults,
        untranslated_texts,
    },
};

const NO_FAULTS: Vec<String> = Vec::new();
const TEXT: &str = include_str!("../../../assets/licences.txt");

/// The page in three states: before the text is loaded, with the text, and after a failure.
fn pages() -> [Licences; 3] {
    [Licences::default(), Licences::loaded(TEXT), Licences::failed()]
}

#[test]
fn the_page_has_no_faults_in_any_window_or_language() {
    for licences in pages() {
        for window in both_orientations() {
            let all = draw_rects(window, |ctx| {
                draw(ctx, &licences);
            });
            assert!(all.len() > 4, "{window:?}: {} rectangles", all.len());
            assert_eq!(faults(&all, window), NO_FAULTS, "{window:?}");
        }
        for window in narrow() {
            let all = draw_rects_in(&Translations::built_in(Language::PSEUDO), window, |ctx| {
                draw(ctx, &licences);
            });
            assert_eq!([overflow_faults(&all, window), untranslated_texts(&all)], [NO_FAULTS, NO_FAULTS], "{window:?}");
        }
    }
}

/// The visible lines of the text.
fn seen(all: &[Recorded]) -> Vec<String> {
    let texts = all.iter().filter(|seen| seen.kind == RectKind::Text && seen.panel == "licences");
    texts.map(|seen| seen.name.clone()).collect()
}

/// Runs one frame of the page per event and returns the lines visible at the end.
fn after(window: Vec2, events: impl IntoIterator<Item = Event>) -> Vec<String> {
    let (ctx, licences) = (context(window), Licences::loaded(TEXT));
    let next = |events: Vec<Event>| {
        frame(&ctx, window, events, |ctx| {
            draw(ctx, &licences);
        });
    };
    (0..4).for_each(|_| next(Vec::new()));
    events.into_iter().for_each(|event| next(vec![event]));
    // Scrolling continues for a while.
    (0..30).for_each(|_| next(Vec::new()));
    seen(&rects::read(&ctx))
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

#[test]
fn the_text_scrolls_with_wheel_and_finger() {
    for window in [WINDOWS[1], vec2(390.0, 844.0)] {
        let middle = (window / 2.0).to_pos2();
        let before = after(window, []);
        assert!(before.iter().any(|line| line.starts_with("Whose work is in Hacienda")), "{before:?}");
        let wheel = Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -3000.0),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
        };
        let wheeled = after(window, [Event::PointerMoved(middle), wheel]);
        // Dragging scrolls the text only on touch screens.
        let finger = Event::Touch {
            device_id: TouchDeviceId(1),
            id: TouchId(1),
            phase: TouchPhase::Start,
            pos: middle,
            force: None,
        };
        let up = middle - vec2(0.0, 250.0);
        let moved = [middle - vec2(0.0, 100.0), up].map(Event::PointerMoved);
        let pull = [finger, Event::PointerMoved(middle), button(middle, true)].into_iter().chain(moved);
        let pulled = after(window, pull.chain([button(up, false)]));
        for then in [wheeled, pulled] {
            assert!(then.len() > 5 && !then.iter().any(|line| line.starts_with("Whose work")), "{then:?}");
        }
    }
}

/// Returns true if these events close the page.
fn is_closed_by(events: Vec<Event>) -> bool {
    let (window, licences, mut back) = (WINDOWS[2], Licences::loaded(TEXT), false);
    let ctx = context(window);
    let mut next = |events: Vec<Event>| frame(&ctx, window, events, |ctx| back |= draw(ctx, &licences));
    (0..4).for_each(|_| next(Vec::new()));
    events.into_iter().for_each(|event| next(vec![event]));
    back
}

#[test]
fn escape_or_a_tap_outside_closes_the_page() {
    let tapped = |at: Pos2| is_closed_by(vec![Event::PointerMoved(at), button(at, true), button(at, false)]);
    let key =
        Event::Key { key: Key::Escape, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
    assert!(is_closed_by(vec![key]));
    assert!(tapped(pos2(20.0, 450.0)));
    assert!(!tapped(pos2(800.0, 450.0)), "a tap on the page must not close it");
    assert!(!is_closed_by(Vec::new()));
}

#[test]
fn the_cost_of_a_frame_depends_only_on_the_visible_lines() {
    let window = WINDOWS[1];
    let ctx = context(window);
    let (long, short) = (Licences::loaded(&TEXT.repeat(4)), Licences::loaded(&TEXT[..8_000]));
    let quickest = |licences: &Licences| {
        let once = || {
            let begun = Instant::now();
            frame(&ctx, window, Vec::new(), |ctx| {
                draw(ctx, licences);
            });
            begun.elapsed()
        };
        (0..5).for_each(|_| {
            once();
        });
        (0..20).map(|_| once()).min().unwrap_or_default()
    };
    let [short, long] = [&short, &long].map(quickest);
    assert!(long < short * 3, "a frame takes {long:?} with the long text, and {short:?} with the short text");
}

#[test]
fn the_file_is_loaded_on_demand_and_requested_again_after_a_failure() {
    let mut app = App::new();
    app.add_plugins((TaskPoolPlugin::default(), AssetPlugin::default())).add_message::<RequestRedraw>();
    app.add_plugins(plugin);
    let reach = |app: &mut App, wanted: fn(&State) -> bool| {
        let begun = Instant::now();
        while !wanted(&app.world().resource::<Licences>().0) && begun.elapsed().as_secs() < 20 {
            app.update();
        }
        assert!(wanted(&app.world().resource::<Licences>().0), "{:?}", app.world().resource::<Licences>());
    };
    (0..5).for_each(|_| app.update());
    reach(&mut app, |state| matches!(state, State::Closed));
    app.insert_resource(Licences::failed()).world_mut().resource_mut::<Licences>().request();
    reach(&mut app, |state| matches!(state, State::Loaded(paragraphs) if paragraphs.len() > 1000));
}

#[test]
fn a_text_that_never_loads_can_be_requested_again() {
    let mut app = stalled_assets::app(default(), Dir::default(), FILE);
    app.add_message::<RequestRedraw>().add_plugins(plugin);
    app.world_mut().resource_mut::<Licences>().request();
    app.update();
    match &mut app.world_mut().resource_mut::<Licences>().0 {
        State::Loading(_, since) => *since = stalled_assets::timed_out_start(),
        other => panic!("the text should be loading: {other:?}"),
    }
    app.update();
    assert!(
        matches!(app.world().resource::<Licences>().0, State::Failed),
        "loading must end, since it requests a redraw in every frame"
    );
    app.world_mut().resource_mut::<Licences>().request();
    app.update();
    assert!(matches!(app.world().resource::<Licences>().0, State::Loading(..)), "the text is loading again");
}
