//! What every screen and sheet must keep, read from the rectangles of one frame without a window.

use std::cell::RefCell;

use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2, vec2};

use crate::{
    seats::{Seating, Sitter},
    theme::{
        fonts,
        rects::{self, Recorded, RectKind},
        scale::{Scale, SizeWishes},
        style,
    },
};
use hacienda_bots::Level;
use hacienda_rules::{MAX_SEATS, Tallies, Tally};

/// The windows that every screen must fit: computers, tablets, and phones held sideways.
pub const WINDOWS: [Vec2; 9] = [
    vec2(1024.0, 768.0),
    vec2(1366.0, 768.0),
    vec2(1600.0, 900.0),
    vec2(1920.0, 1080.0),
    vec2(1180.0, 820.0),
    vec2(667.0, 375.0),
    vec2(740.0, 360.0),
    vec2(844.0, 390.0),
    vec2(932.0, 430.0),
];

/// Windows that nothing was designed for: there it only must not break.
pub const ODD_WINDOWS: [Vec2; 6] = [
    vec2(320.0, 240.0),
    vec2(240.0, 320.0),
    vec2(390.0, 844.0),
    vec2(568.0, 320.0),
    vec2(1100.0, 640.0),
    vec2(960.0, 1400.0),
];

/// A context with our fonts and sizes that records what stands where.
pub fn context(window: Vec2) -> Context {
    let ctx = Context::default();
    fonts::install(&ctx);
    style::install(&ctx, Scale::new(window, SizeWishes::default()));
    rects::enable(&ctx);
    ctx
}

/// One frame with these events.
pub fn frame(ctx: &Context, window: Vec2, events: Vec<Event>, mut draw: impl FnMut(&Context)) {
    let input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, window)), events, ..RawInput::default() };
    let mut output = ctx.run_ui(input, |ui| {
        rects::clear(ui.ctx());
        draw(ui.ctx());
    });
    // epaint asks for every texture to be taken over or waved through.
    output.textures_delta.clear();
}

thread_local! {
    // Reading the fonts takes longer than all drawing.
    static CONTEXTS: RefCell<Vec<(Vec2, Context)>> = RefCell::default();
}

/// The rectangles of a screen once it has settled: fonts hold from the second frame, areas from the third.
pub fn face(window: Vec2, mut draw: impl FnMut(&Context)) -> Vec<Recorded> {
    let known = CONTEXTS.with_borrow(|all| all.iter().find(|(size, _)| *size == window).map(|(_, ctx)| ctx.clone()));
    let ctx = known.unwrap_or_else(|| {
        let ctx = context(window);
        frame(&ctx, window, Vec::new(), &mut draw);
        CONTEXTS.with_borrow_mut(|all| all.push((window, ctx.clone())));
        ctx
    });
    (0..3).for_each(|_| frame(&ctx, window, Vec::new(), &mut draw));
    rects::read(&ctx)
}

/// Draws a screen until it has settled, then taps the middle of the button with this name.
pub fn tap(window: Vec2, name: &str, mut draw: impl FnMut(&Context)) {
    let ctx = context(window);
    (0..4).for_each(|_| frame(&ctx, window, Vec::new(), &mut draw));
    let all = rects::read(&ctx);
    let button = all.iter().find(|seen| seen.kind == RectKind::Button && seen.name == name);
    let at = button.unwrap_or_else(|| panic!("no button \"{name}\"")).rect.center();
    for pressed in [true, false] {
        let button =
            Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        frame(&ctx, window, vec![Event::PointerMoved(at), button], &mut draw);
    }
}

/// Everything that is wrong with what stands where, a sentence each.
pub fn faults(all: &[Recorded], window: Vec2) -> Vec<String> {
    let mut faults = Vec::new();
    let screen = Rect::from_min_size(Pos2::ZERO, window).expand(0.5);
    let scale = Scale::new(window, SizeWishes::default());
    let floor = if window.y >= 1080.0 { 18.0 } else { scale.least_text() };
    let press = |seen: &Recorded| matches!(seen.kind, RectKind::Button | RectKind::Card | RectKind::Shop);
    for seen in all {
        if !screen.contains_rect(seen.rect) {
            faults.push(format!("{seen:?} leaves the window"));
        }
        let panel = all.iter().find(|panel| panel.kind == RectKind::Panel && panel.name == seen.panel);
        if panel.is_some_and(|panel| !panel.rect.expand(0.5).contains_rect(seen.rect)) {
            faults.push(format!("{seen:?} leaves its panel"));
        }
        if press(seen) && seen.rect.size().min_elem() < scale.least_target() - 0.01 {
            faults.push(format!("{seen:?} is too small to be pressed"));
        }
        if seen.kind == RectKind::Text && seen.text < floor {
            faults.push(format!("{seen:?} is too small to be read"));
        }
        if seen.kind == RectKind::Text && seen.name.ends_with('…') {
            faults.push(format!("{seen:?} is cut"));
        }
    }
    for (i, a) in all.iter().enumerate() {
        for b in &all[i + 1..] {
            let both = a.rect.intersect(b.rect);
            // Line boxes are higher than letters: a hair of them may lie over another.
            if !both.is_positive() || both.size().min_elem() < 2.5 {
                continue;
            }
            let inside = a.rect.expand(1.0).contains_rect(b.rect) || b.rect.expand(1.0).contains_rect(a.rect);
            let clash = match (a.kind, b.kind) {
                (RectKind::Panel, RectKind::Panel) => !inside,
                (RectKind::Panel, _) | (_, RectKind::Panel) => false,
                (RectKind::Text | RectKind::Sign, RectKind::Text | RectKind::Sign) => true,
                (RectKind::Text | RectKind::Sign, _) | (_, RectKind::Text | RectKind::Sign) => !inside,
                _ => true,
            };
            if clash {
                faults.push(format!("{a:?} lies over {b:?}"));
            }
        }
    }
    faults
}

/// A table with so many seats whose names are long: people and numbered computer players.
pub fn table_of(seats: usize) -> Seating {
    let mut all = vec![Sitter::Bot(Level::Random); MAX_SEATS];
    all[0] = Sitter::Human;
    all[1] = Sitter::Human;
    all.truncate(seats);
    Seating(all)
}

/// Points with as many digits as a game brings.
pub fn points() -> Tallies {
    [Tally { points: [55, 38, 26, 27, 0, 18] }; MAX_SEATS]
}

#[test]
fn the_checks_see_what_they_are_for() {
    let window = WINDOWS[3];
    let good = Recorded {
        kind: RectKind::Button,
        name: "Yes".into(),
        panel: "sheet".into(),
        rect: Rect::from_min_size(Pos2::new(20.0, 20.0), vec2(60.0, 60.0)),
        text: 0.0,
    };
    let panel = Recorded {
        kind: RectKind::Panel,
        name: "sheet".into(),
        panel: String::new(),
        rect: Rect::from_min_size(Pos2::new(10.0, 10.0), vec2(400.0, 400.0)),
        text: 0.0,
    };
    let at = |x: f32, y: f32, wide: f32, high: f32| Rect::from_min_size(Pos2::new(x, y), vec2(wide, high));
    assert!(faults(&[panel.clone(), good.clone()], window).is_empty());
    let told = |bad: Recorded, word: &str| {
        let found = faults(&[panel.clone(), good.clone(), bad], window);
        assert!(found.iter().any(|fault| fault.contains(word)), "{word}: {found:?}");
    };
    told(Recorded { rect: at(-5.0, 20.0, 60.0, 60.0), ..good.clone() }, "leaves the window");
    told(Recorded { rect: at(380.0, 20.0, 60.0, 60.0), ..good.clone() }, "leaves its panel");
    told(Recorded { rect: at(100.0, 20.0, 60.0, 53.0), ..good.clone() }, "too small to be pressed");
    told(Recorded { rect: at(70.0, 20.0, 60.0, 60.0), ..good.clone() }, "lies over");
    let text = Recorded { kind: RectKind::Text, text: 18.0, rect: at(100.0, 200.0, 90.0, 24.0), ..good.clone() };
    told(Recorded { text: 17.0, ..text.clone() }, "too small to be read");
    told(Recorded { name: "Land cha…".into(), ..text.clone() }, "is cut");
    told(Recorded { rect: at(60.0, 40.0, 90.0, 24.0), ..text }, "lies over");
}
