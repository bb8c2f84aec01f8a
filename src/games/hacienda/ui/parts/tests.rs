//! Tests of the widgets: nothing is too small, the texts of a tag stay apart, and widgets respond to pointer and
//! keyboard.

use bevy_egui::egui::{self, Event, Modifiers, PointerButton, RawInput};

use super::{
    card::{CardFace, CardLook, card_at},
    counters::{action_horseshoes, sun_clock},
    score::{PointsRow, score_header, score_row},
    seat::{SeatTag, seat_tag_at, seat_tag_height},
};
use crate::{
    games::hacienda::game_icons::GameIcon,
    texts::{Translations, Untranslated, Who},
    theme::{fonts, scale::SizePreferences},
    widgets::{prelude::*, *},
};
use hacienda_rules::{Card, Deck, Seat};

const WINDOWS: [Vec2; 6] = [
    vec2(1024.0, 768.0),
    vec2(1366.0, 768.0),
    vec2(1920.0, 1080.0),
    vec2(2560.0, 1440.0),
    vec2(667.0, 375.0),
    vec2(844.0, 390.0),
];

fn context(window: Vec2) -> Context {
    let ctx = Context::default();
    fonts::install(&ctx);
    style::install(&ctx, Scale::new(window, SizePreferences::default()));
    rects::enable(&ctx);
    ctx
}

fn frame(ctx: &Context, window: Vec2, events: Vec<Event>, mut draw: impl FnMut(&mut Ui)) {
    let input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, window)), events, ..RawInput::default() };
    let mut output = ctx.run_ui(input, |ui| {
        rects::clear(ui.ctx());
        draw(ui);
    });
    // epaint requires that texture deltas are either consumed or cleared.
    output.textures_delta.clear();
}

fn widget_text(words: &str) -> Translated {
    Translations::default().tr(Text::untranslated(Untranslated::name(words)))
}

/// Allocates and draws a seat tag.
fn tag(ui: &mut Ui, seat: Seat, pesos: u32, name: &Translated) {
    let scale = Scale::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(scale.px(300.0), seat_tag_height(scale)), Sense::hover());
    let facts = SeatTag { seat, name: Who::You, pesos, cards: 15, points: 153, forecast: Some(128), active: true };
    seat_tag_at(ui, rect, &facts, name, false);
}

/// Allocates and draws a card.
fn card(ui: &mut Ui, size: Vec2, look: &CardLook) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    card_at(ui, rect, look);
}

/// Allocates and draws a button with the width of its text.
fn button(ui: &mut Ui, look: &ButtonLook) -> Response {
    let size = vec2(button_width(ui, look), Scale::of(ui.ctx()).target());
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    button_at(ui, rect, look)
}

fn draw_all(ui: &mut Ui) {
    let scale = Scale::of(ui.ctx());
    for (i, kind) in Card::kinds().enumerate() {
        card(ui, scale.card(), &CardLook::hand(kind.word(), &widget_text(kind.word()), kind, i as u32));
    }
    let (deck, hacienda) = (CardFace::Back(Deck::Land), CardFace::Piece(GameIcon::Hacienda));
    let (name, other) = (widget_text("Deck"), widget_text("Hacienda"));
    card(ui, scale.shop_card(), &CardLook { count: Some(40), ..CardLook::shop("deck", &name, deck, 2) });
    let dear = CardLook { playable: false, ..CardLook::shop("hacienda", &other, hacienda, 12) };
    card(ui, scale.shop_card(), &dear);
    button(ui, &ButtonLook::primary(widget_text("End turn")));
    button(ui, &ButtonLook::plain(widget_text("Undo")).enabled(false));
    button(ui, &ButtonLook::icon(icons::HOUSE, widget_text("Home")));
    for seat in Seat::all(5) {
        let name = widget_text(["Ana", "Benito", "Carmen María de los Ángeles", "Diego", "Elena"][seat.index()]);
        tag(ui, seat, 120, &name);
    }
    action_horseshoes(ui, Rect::from_min_size(Pos2::ZERO, vec2(200.0, 60.0)), &widget_text("actions"), 2, 3);
    action_horseshoes(ui, Rect::from_min_size(Pos2::ZERO, vec2(30.0, 60.0)), &widget_text("actions"), 2, 3);
    let clock = Rect::from_min_size(Pos2::ZERO, vec2(scale.column(190.0), scale.target()));
    sun_clock(ui, clock, 11, 18, &widget_text("animals left"));
    score_header(ui, 200.0, 80.0, &[Seat(0), Seat(1)]);
    let label = Text::untranslated(Untranslated::name("Markets"));
    let row = PointsRow { icon: Some(GameIcon::Market), label, numbers: vec![15, 0], changes: Vec::new(), total: true };
    score_row(ui, 200.0, 80.0, &row, true);
    chips(ui, &widget_text("Players"), &["2", "3", "4", "5"].map(widget_text), &mut 1);
    stepper(ui, &widget_text("Seed"), &mut 7, 0..=99, 2);
    toggle(ui, &widget_text("Sound"), &mut true, true);
    slider(ui, &widget_text("Volume"), scale.px(240.0), &mut 0.4);
    paragraph(ui, &widget_text("Your turn"), Type::Title, INK);
    paragraph(ui, &widget_text("Every tile needs its own landscape."), Type::Body, INK);
}

#[test]
fn targets_and_texts_have_their_minimum_size_in_every_window() {
    for window in WINDOWS {
        let ctx = context(window);
        // The second frame is checked, because widgets may use what the first one measured.
        for _ in 0..2 {
            frame(&ctx, window, Vec::new(), draw_all);
        }
        let all = rects::read(&ctx);
        assert!(all.len() > 60, "only {} rectangles", all.len());
        let scale = Scale::of(&ctx);
        let floor = if window.y >= 1080.0 { 18.0 } else { scale.min_text() };
        for seen in &all {
            let press = matches!(seen.kind, RectKind::Button | RectKind::Card | RectKind::Shop);
            assert!(!press || seen.rect.size().min_elem() >= scale.min_target(), "{window:?}: {seen:?}");
            assert!(seen.kind != RectKind::Text || seen.text >= floor, "{window:?}: {seen:?}");
        }
    }
}

#[test]
fn texts_of_a_tag_stay_apart_and_inside() {
    for window in WINDOWS {
        let ctx = context(window);
        let name = widget_text("Carmen María de los Ángeles");
        for _ in 0..2 {
            frame(&ctx, window, Vec::new(), |ui| tag(ui, Seat(3), 188, &name));
        }
        let all = rects::read(&ctx);
        let tag = all.iter().find(|seen| seen.kind == RectKind::Button).expect("a tag").rect;
        let texts: Vec<_> = all.iter().filter(|seen| seen.kind == RectKind::Text).collect();
        assert_eq!(texts.len(), 5);
        for (i, a) in texts.iter().enumerate() {
            assert!(tag.contains_rect(a.rect), "{a:?} stays within {tag:?}");
            for b in &texts[i + 1..] {
                let both = a.rect.intersect(b.rect);
                assert!(!both.is_positive() || both.size().min_elem() < 6.0, "{a:?} must not overlap {b:?}");
            }
        }
    }
}

#[test]
fn a_press_takes_effect_only_if_released_inside() {
    let window = WINDOWS[2];
    let ctx = context(window);
    let mut clicks = 0;
    let at = |pos: Pos2, pressed: bool| {
        let button = Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        vec![Event::PointerMoved(pos), button]
    };
    let (inside, outside) = (Pos2::new(60.0, 30.0), Pos2::new(900.0, 600.0));
    let script = [Vec::new(), Vec::new(), at(inside, true), at(outside, false), at(inside, true), at(inside, false)];
    let mut counts = Vec::new();
    for events in script {
        frame(&ctx, window, events, |ui| {
            let rect = Rect::from_min_size(Pos2::ZERO, vec2(160.0, 60.0));
            if button_at(ui, rect, &ButtonLook::plain(widget_text("Undo"))).clicked() {
                clicks += 1;
            }
        });
        counts.push(clicks);
    }
    assert_eq!(counts, [0, 0, 0, 0, 0, 1]);
}

#[test]
fn a_button_is_reached_and_pressed_by_keyboard() {
    let window = WINDOWS[2];
    let ctx = context(window);
    let key = |key| {
        let event =
            |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
        vec![event(true), event(false)]
    };
    let (mut focused, mut clicks) = (false, 0);
    for events in [Vec::new(), key(egui::Key::Tab), Vec::new(), key(egui::Key::Enter), Vec::new()] {
        frame(&ctx, window, events, |ui| {
            let response = button(ui, &ButtonLook::primary(widget_text("End turn")));
            focused |= response.has_focus();
            clicks += u32::from(response.clicked());
        });
    }
    assert!(focused);
    assert_eq!(clicks, 1);
}

#[test]
fn a_press_on_a_slider_sets_its_value() {
    let window = WINDOWS[2];
    let ctx = context(window);
    let mut level = 0.0;
    let press = |pos: Pos2| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed: true,
        modifiers: Modifiers::NONE,
    };
    let at = Pos2::new(150.0, 38.0);
    for events in [Vec::new(), Vec::new(), vec![Event::PointerMoved(at), press(at)], Vec::new()] {
        frame(&ctx, window, events, |ui| {
            slider(ui, &widget_text("Volume"), 300.0, &mut level);
        });
    }
    assert!((0.3..0.7).contains(&level), "the level is {level}");
}
