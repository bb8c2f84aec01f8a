//! Tests that the match screens of the three games share one grid: the menu, the hint, the prompt and the buttons that
//! zoom have the same places at each size, and undo and the end of the turn are in the same corner.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use hacienda::{
    game_screen::{
        bar::{Bar, Button},
        grid,
    },
    games::{
        hab_gut::ui::hud::layout as exchange,
        hacienda::ui::hud::{arrange, layout::HudLayout},
        zoff::ui::frame::{self, Frame},
    },
    theme::scale::{PanelLayout, Scale, SizePreferences},
};

/// Wide screens, a tablet, and a phone in landscape and in portrait.
const WINDOWS: [Vec2; 7] = [
    vec2(1920.0, 1080.0),
    vec2(1600.0, 900.0),
    vec2(1280.0, 800.0),
    vec2(1024.0, 768.0),
    vec2(844.0, 390.0),
    vec2(390.0, 844.0),
    vec2(360.0, 640.0),
];

/// The rectangles that the games share.
struct Places {
    title: &'static str,
    bar: Bar,
    prompt: Rect,
    /// The first seat tag.
    seat: Rect,
    /// The panel with undo and the button that ends the turn or confirms an action.
    last: Rect,
}

/// The places in each game. The last panel of Hacienda is moved by the width of the shop beside it, which other games
/// do not have.
fn places(scale: Scale, seats: usize) -> [Places; 3] {
    let hacienda = arrange::layout(scale, seats, None);
    let zoff = Frame::of(scale, seats);
    let hab_gut = exchange::frame(scale, seats);
    let shop = vec2(shop_width(scale, &hacienda), 0.0);
    [
        Places {
            title: "Hacienda",
            bar: hacienda.bar,
            prompt: hacienda.prompt,
            seat: hacienda.seats[0],
            last: hacienda.actions.translate(shop),
        },
        Places { title: "Zoff", bar: zoff.bar, prompt: zoff.prompt, seat: zoff.seats[0], last: zoff.action_panel },
        Places {
            title: "Hab & Gut",
            bar: hab_gut.bar,
            prompt: hab_gut.prompt,
            seat: hab_gut.seats[0],
            last: hab_gut.question,
        },
    ]
}

/// The width that a shop beside the board takes from the last panel; negative if it is on the left.
fn shop_width(scale: Scale, layout: &HudLayout) -> f32 {
    if scale.panel_layout() != PanelLayout::Around {
        return 0.0;
    }
    let width = layout.shop.width() + layout.gap;
    if scale.is_left_handed() { -width } else { width }
}

/// Every window, for both hands.
fn scales() -> impl Iterator<Item = (Vec2, Scale)> {
    let hands = |window: Vec2| [false, true].map(|left_handed| (window, left_handed));
    WINDOWS.into_iter().flat_map(hands).map(|(window, left_handed)| {
        let preferences = SizePreferences { left_handed, ..SizePreferences::default() };
        (window, Scale::new(window, preferences).beside_board())
    })
}

fn is_near(one: Rect, other: Rect) -> bool {
    one.min.distance(other.min) < 0.6 && one.max.distance(other.max) < 0.6
}

#[test]
fn menu_and_hint_have_the_same_places_in_every_game() {
    for ((window, scale), seats) in scales().flat_map(|scale| [3, 4, 5].map(|seats| (scale, seats))) {
        let [first, others @ ..] = places(scale, seats);
        let corner = if scale.is_left_handed() { Pos2::ZERO } else { pos2(window.x, 0.0) };
        for button in [Button::Menu, Button::Hint] {
            let place = first.bar.place(button).expect("every game has this button");
            for other in &others {
                let other_place = other.bar.place(button).expect("every game has this button");
                assert!(
                    is_near(place, other_place),
                    "{window:?} {}: {button:?} at {other_place:?}, not {place:?}",
                    other.title
                );
            }
        }
        let [menu, hint] =
            [Button::Menu, Button::Hint].map(|button| first.bar.place(button).expect("every game has this button"));
        let margin = grid::margin(scale);
        assert!((menu.center() - corner).abs().max_elem() < margin + menu.width(), "{window:?}: {menu:?}");
        assert!((hint.top() - menu.top()).abs() < 0.1 && !hint.intersects(menu), "{window:?}: {hint:?}");
    }
}

#[test]
fn the_prompt_and_the_seats_begin_at_the_same_places_in_every_game() {
    for (window, scale) in scales().filter(|(_, scale)| !scale.is_sideways() && !scale.is_left_handed()) {
        let [first, others @ ..] = places(scale, 4);
        for other in others {
            let distance = other.prompt.left_top().distance(first.prompt.left_top());
            assert!(distance < 0.6, "{window:?} {}: {:?}, not {:?}", other.title, other.prompt, first.prompt);
            let difference = (other.prompt.height() - first.prompt.height()).abs();
            assert!(difference < 0.6, "{window:?} {}: {:?}, not {:?}", other.title, other.prompt, first.prompt);
            assert!(other.seat.min.distance(first.seat.min) < 0.6, "{window:?} {}: {:?}", other.title, other.seat);
        }
    }
}

/// Hab & Gut has no board that can be zoomed.
#[test]
fn the_zoom_buttons_have_the_same_places_in_both_games_with_a_stage() {
    for ((window, scale), seats) in scales().flat_map(|scale| [3, 4, 5].map(|seats| (scale, seats))) {
        let (hacienda, zoff) = (arrange::layout(scale, seats, None), Frame::of(scale, seats));
        assert_eq!(hacienda.zoom.len(), zoff.zoom.len(), "{window:?}");
        for (one, other) in hacienda.zoom.iter().zip(&zoff.zoom) {
            assert!((one.left() - other.left()).abs() < frame::inset(scale) + 0.6, "{window:?}: {one:?}, {other:?}");
            assert!((one.width() - other.width()).abs() < 0.6, "{window:?}: {one:?}, {other:?}");
        }
        let games = [
            ("Hacienda", hacienda.zoom[0], hacienda.free, hacienda.prompt),
            ("Zoff", zoff.zoom[0], zoff.free, zoff.prompt),
        ];
        for (title, zoom, free, prompt) in games {
            let found = match scale.panel_layout() {
                PanelLayout::Around => zoom.bottom() > free.bottom() - 0.6,
                PanelLayout::Sideways => (zoom.top() - free.top()).abs() < 0.6,
                PanelLayout::Stacked if scale.is_phone_upright() => {
                    (0.0..zoom.height() / 2.0).contains(&(zoom.top() - free.bottom()))
                }
                PanelLayout::Stacked => prompt.y_range().contains(zoom.center().y),
            };
            assert!(found, "{window:?} {title}: {zoom:?} beside {free:?} and {prompt:?}");
        }
    }
}

#[test]
fn on_a_phone_in_landscape_the_prompt_is_in_the_first_row_of_every_game() {
    let phone = vec2(844.0, 390.0);
    for left_handed in [false, true] {
        let preferences = SizePreferences { left_handed, ..SizePreferences::default() };
        for seats in [3, 4] {
            for place in places(Scale::new(phone, preferences).beside_board(), seats) {
                let row = place.bar.place(Button::Menu).expect("every game has a menu button");
                let (name, prompt) = (place.title, place.prompt);
                assert!((prompt.top() - row.top()).abs() < 0.6, "{name}, {seats} seats: {prompt:?}, not in {row:?}");
                assert!((prompt.height() - row.height()).abs() < 0.6, "{name}, {seats} seats: {prompt:?} in {row:?}");
                assert!(prompt.width() > phone.x * 0.38, "{name}, {seats} seats: {prompt:?} is too narrow");
            }
        }
    }
}

/// The corner of the window is the place of the last button: the end of the turn, or the confirmation. Undo is beside
/// it or above it in the same panel. Only a shop, or the racks of a phone in landscape, may be beyond this panel.
#[test]
fn undo_and_the_end_of_the_turn_are_in_the_same_corner_in_every_game() {
    for ((window, scale), seats) in scales().flat_map(|scale| [3, 4, 5].map(|seats| (scale, seats))) {
        for place in places(scale, seats) {
            let (name, panel, margin) = (place.title, place.last, grid::margin(scale));
            let side = if scale.is_left_handed() { panel.left() - margin } else { window.x - margin - panel.right() };
            assert!(side.abs() < 0.6, "{window:?} {name}: {panel:?} is not at the side");
            assert!(place.bar.places().all(|button| !button.intersects(panel)), "{window:?} {name}: {panel:?}");
            let racks = name == "Hab & Gut" && scale.is_sideways();
            let shop = name == "Hacienda" && scale.panel_layout() == PanelLayout::Stacked;
            if !racks && !shop {
                assert!(
                    (window.y - margin - panel.bottom()).abs() < 0.6,
                    "{window:?} {name}: {panel:?} is not at the bottom"
                );
            }
        }
    }
}
