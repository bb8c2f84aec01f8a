//! Layout tests for screens of known pixel density and for left-handed players.

use super::{
    WINDOWS,
    layout_checks::{cut_texts, layout_faults},
    scene::{CASES, Look, record_case},
};
use crate::{
    game_screen::bar::Button,
    games::hacienda::ui::{checks::context_with, hud::arrange},
    theme::scale::SizePreferences,
    widgets::prelude::*,
};

/// Lists all faults of the match screen in a window with these size settings.
fn faults(window: Vec2, preferences: SizePreferences, least: f32) -> Vec<String> {
    let ctx = context_with(window, preferences);
    let smallest = if window.y >= 1080.0 { 18.0 } else { Scale::of(&ctx).min_text() };
    let mut found = Vec::new();
    for (seats, case) in [2, 5].into_iter().flat_map(|seats| CASES.map(|case| (seats, case))) {
        let Look { all, ghost, .. } = record_case(&ctx, seats, case);
        let press = |kind| matches!(kind, RectKind::Button | RectKind::Card | RectKind::Shop);
        let small = all.iter().filter(|seen| press(seen.kind) && seen.rect.size().min_elem() < least - 0.5);
        found.extend(small.map(|seen| format!("{preferences:?} {case:?}: {seen:?} is too small for a finger")));
        let wrong = layout_faults(&all, window, smallest).into_iter().chain(cut_texts(&ctx, &all));
        found.extend(wrong.map(|wrong| format!("{preferences:?} {window:?} {seats} {case:?}: {wrong}")));
        let bar = all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == "confirm");
        if let (Some(bar), Some(ghost)) = (bar, ghost) {
            assert!(
                !bar.rect.intersects(ghost),
                "{preferences:?} {window:?}: {bar:?} must not cover the ghost at {ghost:?}"
            );
        }
    }
    found
}

#[test]
fn buttons_are_large_enough_for_fingers_on_a_screen_of_known_density() {
    for px in [2.7_f32, 3.6, 5.6] {
        let preferences = SizePreferences { px_per_mm: Some(px), ..SizePreferences::default() };
        let found = faults(vec2(1920.0, 1080.0), preferences, (15.0 * px).round());
        assert!(found.is_empty(), "{} faults, among them {:#?}", found.len(), &found[..found.len().min(12)]);
    }
}

#[test]
fn left_handed_players_have_the_shop_on_the_left_and_everything_fits() {
    let preferences = SizePreferences { left_handed: true, ..SizePreferences::default() };
    for window in WINDOWS {
        let scale = Scale::new(window, preferences);
        let (left, right) =
            (arrange::layout(scale, 5, None), arrange::layout(Scale::new(window, SizePreferences::default()), 5, None));
        assert_eq!(left.clone().mirrored(), right, "{window:?}");
        let menu = left.bar.place(Button::Menu).expect("the bar has a menu button");
        assert!(menu.center().x < window.x / 2.0 && left.actions.center().x < window.x / 2.0, "{window:?}");
        if scale.panel_layout() == PanelLayout::Around {
            assert!(left.shop.right() < left.free.left(), "{window:?}");
        }
    }
    for window in [vec2(1920.0, 1080.0), vec2(1024.0, 768.0), vec2(844.0, 390.0), vec2(390.0, 844.0)] {
        let found = faults(window, preferences, 0.0);
        assert!(found.is_empty(), "{} faults, among them {:#?}", found.len(), &found[..found.len().min(12)]);
    }
}
