//! Layout checks for all screens and dialogs. They examine the rectangles recorded in one frame, without a window.

use std::{cell::RefCell, path::Path};

use bevy_egui::egui::{Area, Event, Modifiers, PointerButton, RawInput};

use super::rules::HasRules;
use crate::{
    seats::{PlayerKind, Seating},
    texts::{Language, Translations, Untranslated, manual::Paragraph},
    theme::{SizePreferences, fonts, rects::Recorded},
    widgets::{self, prelude::*},
};
use tabletop::{Level, MAX_SEATS};

/// The windows that every screen must fit: computers, tablets, and phones in landscape.
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

/// Windows in portrait format: phones (one with browser bars), a tablet, and an upright kiosk display.
pub const UPRIGHT: [Vec2; 6] = [
    vec2(390.0, 844.0),
    vec2(360.0, 640.0),
    vec2(390.0, 664.0),
    vec2(412.0, 915.0),
    vec2(768.0, 1024.0),
    vec2(1080.0, 1920.0),
];

/// The landscape and portrait windows.
pub fn both_orientations() -> impl Iterator<Item = Vec2> {
    WINDOWS.into_iter().chain(UPRIGHT)
}

/// Unusual window sizes. The layout is not designed for them, but must not panic.
pub const ODD_WINDOWS: [Vec2; 5] =
    [vec2(320.0, 240.0), vec2(240.0, 320.0), vec2(568.0, 320.0), vec2(1100.0, 640.0), vec2(960.0, 1400.0)];

/// The smallest windows of a computer, a tablet and a phone in which languages with longer texts than English must fit.
pub const NARROW: [Vec2; 3] = [vec2(1280.0, 720.0), vec2(1024.0, 768.0), vec2(844.0, 390.0)];

/// The windows of `NARROW`, and a phone and a tablet held upright.
pub fn narrow() -> impl Iterator<Item = Vec2> {
    NARROW.into_iter().chain([UPRIGHT[0], UPRIGHT[4]])
}

/// Creates a context that has the game's fonts and sizes and records rectangles.
pub fn context(window: Vec2) -> Context {
    context_at(&Translations::default(), window, 1.0)
}

/// Creates a context in a language and with a text size from 1 to 2.
pub fn context_at(words: &Translations, window: Vec2, text: f32) -> Context {
    context_for(words, window, SizePreferences { text, ..SizePreferences::default() })
}

/// Creates a context with these size preferences.
fn context_for(words: &Translations, window: Vec2, preferences: SizePreferences) -> Context {
    let ctx = Context::default();
    fonts::install(&ctx);
    style::install(&ctx, Scale::new(window, preferences));
    rects::enable(&ctx);
    widgets::install_translations(&ctx, words);
    ctx
}

/// Creates an English context with these size preferences.
pub fn context_with(window: Vec2, preferences: SizePreferences) -> Context {
    let ctx = context(window);
    style::install(&ctx, Scale::new(window, preferences));
    ctx
}

/// Runs one frame with these events.
pub fn frame(ctx: &Context, window: Vec2, events: Vec<Event>, mut draw: impl FnMut(&Context)) {
    let input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, window)), events, ..RawInput::default() };
    let mut output = ctx.run_ui(input, |ui| {
        rects::clear(ui.ctx());
        landmarks::clear(ui.ctx());
        draw(ui.ctx());
        assert_eq!(rects::warnings(ui.ctx()), Vec::<String>::new());
    });
    // epaint requires texture changes to be consumed or discarded.
    output.textures_delta.clear();
}

thread_local! {
    // Contexts are reused, because loading the fonts takes longer than drawing.
    static CONTEXTS: RefCell<Vec<((Vec2, Language, SizePreferences), Context)>> = RefCell::default();
}

/// The rectangles of a screen once its layout has settled: the first frame of an area only measures it, and each later
/// frame uses the size measured in the previous frame.
pub fn draw_rects(window: Vec2, draw: impl FnMut(&Context)) -> Vec<Recorded> {
    draw_rects_in(&Translations::default(), window, draw)
}

/// The rectangles of a screen in another language.
pub fn draw_rects_in(words: &Translations, window: Vec2, draw: impl FnMut(&Context)) -> Vec<Recorded> {
    draw_rects_at(words, window, 1.0, draw)
}

/// The rectangles of a screen with a text size from 1 to 2.
pub fn draw_rects_at(words: &Translations, window: Vec2, text: f32, draw: impl FnMut(&Context)) -> Vec<Recorded> {
    draw_rects_for(words, window, SizePreferences { text, ..SizePreferences::default() }, draw)
}

/// The rectangles of a screen with these size preferences.
pub fn draw_rects_for(
    words: &Translations,
    window: Vec2,
    preferences: SizePreferences,
    mut draw: impl FnMut(&Context),
) -> Vec<Recorded> {
    let key = (window, words.language(), preferences);
    let known = CONTEXTS.with_borrow(|all| all.iter().find(|(of, _)| *of == key).map(|(_, ctx)| ctx.clone()));
    let is_new = known.is_none();
    let ctx = known.unwrap_or_else(|| context_for(words, window, preferences));
    if is_new {
        frame(&ctx, window, Vec::new(), &mut draw);
        CONTEXTS.with_borrow_mut(|all| all.push((key, ctx.clone())));
    }
    (0..3).for_each(|_| frame(&ctx, window, Vec::new(), &mut draw));
    rects::read(&ctx)
}

/// Draws a screen until its layout has settled, then taps the centre of the button with this name.
pub fn tap(window: Vec2, name: &str, draw: impl FnMut(&Context)) {
    press(window, (RectKind::Button, name, 0), 0, draw);
}

/// Taps the button with this index among the buttons of the same name.
pub fn tap_nth(window: Vec2, name: &str, nth: usize, draw: impl FnMut(&Context)) {
    press(window, (RectKind::Button, name, nth), 0, draw);
}

/// Taps the centre of a panel.
pub fn tap_panel(window: Vec2, name: &str, draw: impl FnMut(&Context)) {
    press(window, (RectKind::Panel, name, 0), 0, draw);
}

/// Holds the button with this name for a second.
pub fn hold(window: Vec2, name: &str, draw: impl FnMut(&Context)) {
    press(window, (RectKind::Button, name, 0), 60, draw);
}

/// Presses the centre of a rectangle, and holds it for this number of additional frames of 1/60 s each.
fn press(window: Vec2, (kind, name, nth): (RectKind, &str, usize), frames: usize, mut draw: impl FnMut(&Context)) {
    let ctx = context(window);
    (0..4).for_each(|_| frame(&ctx, window, Vec::new(), &mut draw));
    let all = rects::read(&ctx);
    let pressed = all.iter().filter(|seen| seen.kind == kind && seen.name == name).nth(nth);
    let at = pressed.unwrap_or_else(|| panic!("no {kind:?} is named \"{name}\"")).rect.center();
    for pressed in [true, false] {
        let button =
            Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        frame(&ctx, window, vec![Event::PointerMoved(at), button], &mut draw);
        if pressed {
            (0..frames).for_each(|_| frame(&ctx, window, Vec::new(), &mut draw));
        }
    }
}

/// All layout faults, one sentence each.
pub fn faults(all: &[Recorded], window: Vec2) -> Vec<String> {
    faults_for(all, window, SizePreferences::default())
}

/// All layout faults, judged by these size preferences.
pub fn faults_for(all: &[Recorded], window: Vec2, preferences: SizePreferences) -> Vec<String> {
    let mut faults = overflow_faults(all, window);
    let scale = Scale::new(window, preferences);
    let floor = match (window.y >= 1080.0, preferences.standing) {
        (true, true) => 26.0,
        (true, false) => 18.0,
        (false, _) => scale.min_text(),
    };
    let press = |seen: &Recorded| matches!(seen.kind, RectKind::Button | RectKind::Card | RectKind::Shop);
    for seen in all {
        if press(seen) && seen.rect.size().min_elem() < scale.min_target() - 0.01 {
            faults.push(format!("{seen:?} is too small to press"));
        }
        if seen.kind == RectKind::Text && seen.text < floor {
            faults.push(format!("{seen:?} is too small to read"));
        }
    }
    faults.extend(clashes(all, |kinds, inside| match kinds {
        (RectKind::Panel, RectKind::Panel) => !inside,
        (RectKind::Panel, _) | (_, RectKind::Panel) => false,
        // Reported by `overflow_faults`.
        (RectKind::Text, RectKind::Text | RectKind::Button) | (RectKind::Button, RectKind::Text) => false,
        (RectKind::Text | RectKind::Icon, RectKind::Text | RectKind::Icon) => true,
        (RectKind::Text | RectKind::Icon, _) | (_, RectKind::Text | RectKind::Icon) => !inside,
        _ => true,
    }));
    faults
}

/// The faults caused by texts that are too long: parts outside the window or their panel, truncated texts, and texts
/// that overlap other texts or the edge of a button.
pub fn overflow_faults(all: &[Recorded], window: Vec2) -> Vec<String> {
    let mut overflow_faults = Vec::new();
    let screen = Rect::from_min_size(Pos2::ZERO, window).expand(0.5);
    for seen in all {
        if !screen.contains_rect(seen.rect) {
            overflow_faults.push(format!("{seen:?} extends beyond the window"));
        }
        let panel = all.iter().find(|panel| panel.kind == RectKind::Panel && panel.name == seen.panel);
        if panel.is_some_and(|panel| !panel.rect.expand(0.5).contains_rect(seen.rect)) {
            overflow_faults.push(format!("{seen:?} extends beyond its panel"));
        }
        if seen.kind == RectKind::Text && seen.name.ends_with('…') {
            overflow_faults.push(format!("{seen:?} is truncated"));
        }
    }
    overflow_faults.extend(clashes(all, |kinds, inside| match kinds {
        (RectKind::Text, RectKind::Text) => true,
        (RectKind::Text, RectKind::Button) | (RectKind::Button, RectKind::Text) => !inside,
        _ => false,
    }));
    overflow_faults
}

/// The overlapping pairs for which `clash` returns true, given their kinds and whether one contains the other.
fn clashes(all: &[Recorded], clash: impl Fn((RectKind, RectKind), bool) -> bool) -> Vec<String> {
    let mut clashes = Vec::new();
    for (i, a) in all.iter().enumerate() {
        for b in &all[i + 1..] {
            let both = a.rect.intersect(b.rect);
            // Line boxes are taller than letters, so a small overlap is harmless.
            if !both.is_positive() || both.size().min_elem() < 2.5 {
                continue;
            }
            let inside = a.rect.expand(1.0).contains_rect(b.rect) || b.rect.expand(1.0).contains_rect(a.rect);
            if clash((a.kind, b.kind), inside) {
                clashes.push(format!("{a:?} overlaps {b:?}"));
            }
        }
    }
    clashes
}

/// The texts that do not come from the files of the pseudo-language: they have letters but do not begin with a bracket.
pub fn untranslated_texts(all: &[Recorded]) -> Vec<String> {
    let texts = all.iter().filter(|seen| seen.kind == RectKind::Text && seen.name.contains(char::is_alphabetic));
    texts.filter(|seen| !seen.name.starts_with('[')).map(|seen| format!("{seen:?} is not translated")).collect()
}

/// Returns the seating of a table with this number of seats: two people, then computer players with numbered names.
pub fn table_of(seats: usize) -> Seating {
    let mut all = vec![PlayerKind::Bot(Level::Random); MAX_SEATS];
    all[0] = PlayerKind::Human;
    all[1] = PlayerKind::Human;
    all.truncate(seats);
    Seating::of(all)
}

/// Checks that every chapter of a game's rules has a picture.
pub fn check_chapter_pictures<G: HasRules>(book: &G::Book) {
    let (window, manual) = (WINDOWS[3], G::manual(book));
    frame(&context(window), window, Vec::new(), |ctx| {
        Area::new(Id::new("pictures")).show(ctx, |ui| {
            let square = Rect::from_min_size(Pos2::new(100.0, 100.0), Vec2::splat(80.0));
            for chapter in &manual.chapters {
                let is_painted = |paragraph: &Paragraph| G::paint_icon(ui, square, paragraph);
                assert!(chapter.paragraphs.iter().any(is_painted), "{:?} has no picture", chapter.title);
            }
        });
    });
}

/// Messages that a popover or the title screen can show, with long names and errors.
pub fn error_texts() -> Vec<Text> {
    let error = || Untranslated::error("hex 12,5 has the value 11, not 1 to 7, 9 or 10. ".repeat(4));
    let name = || Untranslated::name("my-grandmothers-board-of-last-summer.haz");
    let path = || Untranslated::path(Path::new("/home/somebody/Documents/my-grandmothers-board-of-last-summer.haz"));
    let broken = || text!("board-kept-broken", file = name(), error = error());
    vec![
        text!("address-unusable", what = error()),
        text!("crash-report", path = path()),
        text!("game-impossible", error = error()),
        text!("not-taken-back", error = error()),
        text!("other-window"),
        text!("save-trouble", error = Untranslated::error("No space left on device (os error 28)")),
        text!("save-trouble", error = text!("store-claimed")),
        text!("save-trouble", error = text!("store-too-large")),
        text!("save-trouble", error = text!("store-stopped")),
        text!("save-trouble", error = error()),
        text!("saves-damaged"),
        text!("saves-broken", error = error()),
        text!("aside-stays", error = text!("saves-broken", error = error())),
        text!("aside-stays", error = text!("saves-none")),
        text!("aside-stays", error = text!("saves-refused", error = error())),
        text!("file-during-game"),
        text!("file-no-game", name = name(), error = error()),
        text!("file-no-game", name = text!("file-nameless"), error = error()),
        text!("file-no-board", name = name(), error = error()),
        text!("file-downloaded", name = name()),
        text!("file-lies-in", path = path()),
        text!("file-refused", error = error()),
        text!("file-too-many", name = name()),
        text!("file-no-folder"),
        text!("file-dialog-none"),
        text!("file-dialog-refused", error = error()),
        text!("file-dialog-open-already"),
        text!("board-taken", name = text!("board-nameless")),
        text!("board-taken-not-kept", name = name(), error = error()),
        text!("board-taken-others-gone", name = name(), first = name(), others = 2),
        text!("board-stays", error = error()),
        broken(),
        text!("two-sentences", first = broken(), then = broken()),
    ]
}

#[test]
fn the_checks_find_every_kind_of_fault() {
    let window = WINDOWS[3];
    let good = Recorded {
        kind: RectKind::Button,
        name: "Yes".into(),
        panel: "sheet".into(),
        rect: Rect::from_min_size(Pos2::new(20.0, 20.0), vec2(60.0, 60.0)),
        text: 0.0,
        disabled: false,
    };
    let panel = Recorded {
        kind: RectKind::Panel,
        name: "sheet".into(),
        panel: String::new(),
        rect: Rect::from_min_size(Pos2::new(10.0, 10.0), vec2(400.0, 400.0)),
        text: 0.0,
        disabled: false,
    };
    let at = |x: f32, y: f32, width: f32, height: f32| Rect::from_min_size(Pos2::new(x, y), vec2(width, height));
    assert!(faults(&[panel.clone(), good.clone()], window).is_empty());
    let finds = |bad: Recorded, word: &str| {
        let found = faults(&[panel.clone(), good.clone(), bad], window);
        assert!(found.iter().any(|fault| fault.contains(word)), "{word}: {found:?}");
    };
    finds(Recorded { rect: at(-5.0, 20.0, 60.0, 60.0), ..good.clone() }, "extends beyond the window");
    finds(Recorded { rect: at(380.0, 20.0, 60.0, 60.0), ..good.clone() }, "extends beyond its panel");
    finds(Recorded { rect: at(100.0, 20.0, 60.0, 53.0), ..good.clone() }, "too small to press");
    finds(Recorded { rect: at(70.0, 20.0, 60.0, 60.0), ..good.clone() }, "overlaps");
    let text = Recorded { kind: RectKind::Text, text: 18.0, rect: at(100.0, 200.0, 90.0, 24.0), ..good.clone() };
    finds(Recorded { text: 17.0, ..text.clone() }, "too small to read");
    finds(Recorded { name: "Land cha…".into(), ..text.clone() }, "is truncated");
    finds(Recorded { rect: at(60.0, 40.0, 90.0, 24.0), ..text.clone() }, "overlaps");
    let lower = Recorded { rect: at(100.0, 212.0, 90.0, 24.0), ..text.clone() };
    let found = faults(&[panel.clone(), text.clone(), lower.clone()], window);
    assert_eq!(found.len(), 1, "overlapping texts are reported once: {found:?}");
    assert_eq!(overflow_faults(&[panel.clone(), text.clone(), lower], window), found);
    let small = Recorded { text: 9.0, ..good.clone() };
    assert!(overflow_faults(&[panel, good, small], window).is_empty(), "a small text is not an overflow fault");
    let named = |name: &str| untranslated_texts(&[Recorded { name: name.into(), ..text.clone() }]).len();
    assert_eq!([named("[Ŷéß]"), named("[Ŷéß]…"), named("17"), named("Yes")], [0, 0, 0, 1]);
}

#[test]
fn a_screen_is_drawn_in_the_requested_language_and_text_size() {
    use crate::{
        theme::{INK, Type},
        widgets::{Translate, paragraph},
    };
    let seen_at = |words: &Translations, window: Vec2, text: f32| {
        draw_rects_at(words, window, text, |ctx| {
            let area = Area::new(Id::new("words"));
            area.show(ctx, |ui| paragraph(ui, &ui.tr(text!("you")), Type::Body, INK));
        })
    };
    let shown_texts = |words: &Translations| {
        let all = seen_at(words, NARROW[0], 1.0);
        all.iter().map(|seen| seen.name.clone()).collect::<Vec<_>>()
    };
    let pseudo = Translations::built_in(Language::PSEUDO);
    assert_eq!(
        [shown_texts(&Translations::default()), shown_texts(&pseudo), shown_texts(&Translations::default())],
        [["You"], ["[Ŷöûû]"], ["You"]]
    );
    // The text size also takes effect on an upright phone.
    for window in [vec2(390.0, 844.0), vec2(1920.0, 1080.0)] {
        let [usual, large] = [1.0, 2.0].map(|text| seen_at(&pseudo, window, text)[0].text);
        assert!(large > 1.3 * usual, "{window:?}: the text grows only from {usual} to {large}");
    }
}
