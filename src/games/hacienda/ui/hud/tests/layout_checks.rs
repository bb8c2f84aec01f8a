//! The checks of the layout tests, which find faults in recorded rectangles and texts.

use super::{
    WINDOWS,
    scene::{Case, record_case},
};
use crate::{
    games::hacienda::ui::checks::context,
    texts::{Translations, Untranslated},
    theme::{
        rects::Recorded,
        scale::{MIN_TEXT, SizePreferences},
    },
    widgets::prelude::*,
};

/// Returns the rectangle that an item fills. Letters fill less than the box of their line.
fn solid(seen: &Recorded) -> Rect {
    match seen.kind {
        RectKind::Text => seen.rect.shrink2(vec2(0.0, seen.rect.height().min(seen.text * 1.4) * 0.18)),
        _ => seen.rect,
    }
}

/// Returns true if `b` is inside `a` and may be there: a panel may contain its own items, and a button, card, shop or
/// icon may contain texts and icons of the same panel.
fn holds(a: &Recorded, b: &Recorded) -> bool {
    let inside = a.rect.expand(1.0).contains_rect(solid(b));
    inside
        && match a.kind {
            RectKind::Panel => b.panel == a.name,
            RectKind::Button | RectKind::Card | RectKind::Shop | RectKind::Icon => {
                a.panel == b.panel && matches!(b.kind, RectKind::Text | RectKind::Icon)
            }
            RectKind::Text => false,
        }
}

/// Lists all faults of a screen.
pub fn layout_faults(all: &[Recorded], window: Vec2, smallest_text: f32) -> Vec<String> {
    let mut found = Vec::new();
    let whole = Rect::from_min_size(Pos2::ZERO, window).expand(0.5);
    for (i, seen) in all.iter().enumerate() {
        if !whole.contains_rect(seen.rect) {
            found.push(format!("extends beyond the window: {seen:?}"));
        }
        let panel = all.iter().find(|panel| panel.kind == RectKind::Panel && panel.name == seen.panel);
        if panel.is_some_and(|panel| !panel.rect.expand(1.0).contains_rect(seen.rect)) {
            found.push(format!("extends beyond its panel: {seen:?}"));
        }
        let press = matches!(seen.kind, RectKind::Button | RectKind::Card | RectKind::Shop);
        if press && seen.rect.size().min_elem() < Scale::new(window, SizePreferences::default()).min_target() {
            found.push(format!("too small to tap: {seen:?}"));
        }
        if seen.kind == RectKind::Text && seen.text < smallest_text {
            found.push(format!("too small to read: {seen:?}"));
        }
        for other in &all[i + 1..] {
            let both = solid(seen).intersect(solid(other));
            let overlap = both.is_positive() && both.size().min_elem() > 1.0;
            if overlap && !holds(seen, other) && !holds(other, seen) {
                found.push(format!("overlap: {seen:?} and {other:?}"));
            }
        }
    }
    found
}

/// Lists texts that were cut short with an ellipsis, or whose rectangles are narrower than their words would be in any
/// text style of the same size.
pub fn cut_texts(ctx: &Context, all: &[Recorded]) -> Vec<String> {
    let scale = Scale::of(ctx);
    let is_cut = |seen: &&Recorded| {
        let steps = Type::ALL.into_iter().filter(|step| scale.text(step.design()) == seen.text);
        let words = Translations::default().tr(Text::untranslated(Untranslated::error(&seen.name)));
        let one_line = seen.rect.height() < 2.0 * seen.text;
        let narrowest = steps.map(|step| text_width(ctx, &words, step)).fold(f32::INFINITY, f32::min);
        seen.name.ends_with('…') || one_line && seen.rect.width() < narrowest * 0.96
    };
    // The log wraps its lines, and its oldest visible line may be scrolled partly out of view.
    let texts = all.iter().filter(|seen| seen.kind == RectKind::Text && seen.panel != "log");
    texts.filter(is_cut).map(|seen| format!("cut short: {seen:?}")).collect()
}

#[test]
fn the_checks_find_every_kind_of_fault() {
    let window = WINDOWS[1];
    let ctx = context(window);
    let all = record_case(&ctx, 5, Case::Plain).all;
    let moved = |change: &dyn Fn(&mut Recorded)| {
        let mut all = all.clone();
        let card = all.iter_mut().find(|seen| seen.kind == RectKind::Card).expect("a card");
        change(card);
        layout_faults(&all, window, MIN_TEXT).join("\n")
    };
    assert_eq!(moved(&|_| {}), "");
    assert!(moved(&|card| card.rect = card.rect.translate(vec2(20.0, 0.0))).contains("overlap"));
    assert!(moved(&|card| card.rect = card.rect.translate(vec2(0.0, -40.0))).contains("extends beyond its panel"));
    assert!(moved(&|card| card.rect = card.rect.translate(vec2(0.0, 90.0))).contains("extends beyond the window"));
    assert!(moved(&|card| card.rect.max.x = card.rect.min.x + 50.0).contains("too small to tap"));
    let mut words = all.clone();
    let name = words.iter_mut().find(|seen| seen.kind == RectKind::Text && seen.panel != "log").expect("a text");
    name.name.push_str(" and more words");
    assert_eq!(cut_texts(&ctx, &words).len(), 1);
    assert!(layout_faults(&all, window, 15.0).join("\n").contains("too small to read"));
}
