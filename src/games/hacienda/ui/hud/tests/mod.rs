//! Layout tests of the match screen: nothing overlaps or extends beyond its panel, and everything is large enough to
//! tap and to read.

mod board_size;
mod layout_checks;
mod scene;
mod sizes_and_handedness;
mod text_fit;

use std::sync::Arc;

use self::{
    layout_checks::{cut_texts, layout_faults},
    scene::{CASES, Case, Look, hints, record_case},
};
use super::{
    confirm,
    panel_data::{ConfirmBar, Source},
    usable::Usable,
};
use crate::{
    games::hacienda::{
        choice::Choice,
        texts,
        ui::checks::{ODD_WINDOWS, UPRIGHT, context, frame as one_frame},
    },
    seats::{PlayerKind, ScreenViewer, Seating, names},
    texts::text,
    theme::{PanelLayout, RectKind, Scale, Type, rects::Recorded},
    ui::place::place,
    widgets::{line_height, prelude::*},
};
use hacienda_rules::{
    CARD_KINDS, Category, Edition, HouseRules, MAX_SEATS, PondShape, Position, Rulebook, ScoringKind, Seat, Setting,
    maps,
};

/// Window sizes of computers, tablets and phones, in landscape and upright.
const WINDOWS: [Vec2; 16] = [
    vec2(1024.0, 768.0),
    vec2(1366.0, 768.0),
    vec2(1920.0, 1080.0),
    vec2(2560.0, 1440.0),
    vec2(1180.0, 820.0),
    vec2(1024.0, 700.0),
    vec2(667.0, 375.0),
    vec2(740.0, 360.0),
    vec2(844.0, 390.0),
    vec2(932.0, 430.0),
    UPRIGHT[0],
    UPRIGHT[1],
    UPRIGHT[2],
    UPRIGHT[3],
    UPRIGHT[4],
    UPRIGHT[5],
];

#[test]
fn nothing_overlaps_or_leaves_its_panel_or_is_cut_or_too_small() {
    for window in WINDOWS {
        let ctx = context(window);
        let smallest = if window.y >= 1080.0 { 18.0 } else { Scale::of(&ctx).min_text() };
        let compact = Scale::of(&ctx).is_compact();
        for seats in 2..=5 {
            // Most panels do not depend on the number of seats, but the points table does.
            let depends_on_seats = |case: &Case| matches!(case, Case::Plain | Case::LongRefusal) || case.opens_points();
            let cases = CASES.into_iter().filter(|case| seats == 5 || compact && seats == 2 || depends_on_seats(case));
            for case in cases {
                let Look { all, ghost, frame, .. } = record_case(&ctx, seats, case);
                let count = |kind| all.iter().filter(|seen| seen.kind == kind).count();
                if !compact || !case.opens_points() {
                    let cards =
                        if matches!(case, Case::Hidden | Case::FaceDown | Case::Replay) { 0 } else { CARD_KINDS };
                    assert_eq!(count(RectKind::Card), cards, "{case:?}");
                    let drawer = frame.shop_tab.is_some();
                    let places = if drawer && !case.opens_shop() { 0 } else { 16 };
                    // On a phone, the deck popover may cover the seat tags.
                    let covered = compact && matches!(case, Case::Deck(_) | Case::Draw(_));
                    let buttons = if case == Case::Replay || covered { 4 } else { 8 };
                    assert!(count(RectKind::Shop) >= places && count(RectKind::Button) >= buttons, "{case:?}");
                }
                let mut found = layout_faults(&all, window, smallest);
                found.extend(cut_texts(&ctx, &all));
                assert!(found.is_empty(), "{window:?}, {seats} seats, {case:?}: {found:#?}");
                let bar = all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == "confirm");
                assert_eq!(bar.is_some(), matches!(case, Case::Purchase | Case::Ghost(..)), "{case:?}");
                let deck = all.iter().any(|seen| seen.kind == RectKind::Panel && seen.name == "deck");
                assert_eq!(deck, matches!(case, Case::Deck(_) | Case::Draw(_)), "{case:?}");
                let draws = all.iter().any(|seen| seen.kind == RectKind::Button && seen.name.starts_with("Draw"));
                assert_eq!(draws, matches!(case, Case::Draw(_)), "{case:?}");
                let hint = all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == "hints");
                assert_eq!(hint.is_some(), matches!(case, Case::Hint(_)), "{case:?}");
                if let Some(hint) = hint {
                    let mut suggested = hints(case, &frame).into_iter().filter_map(|advice| advice.at);
                    assert!(suggested.all(|at| !hint.rect.contains(at)), "{window:?}: {hint:?} covers a suggested hex");
                }
                if let (Some(bar), Some(ghost)) = (bar, ghost) {
                    assert!(!bar.rect.intersects(ghost), "{window:?}: {bar:?} must not cover the ghost at {ghost:?}");
                }
            }
        }
    }
}

#[test]
fn no_panel_covers_the_board_unless_the_player_opened_it() {
    for window in WINDOWS {
        let ctx = context(window);
        for case in [Case::Plain, Case::Recap(1.0, 0.8), Case::Recap(0.6, 1.0), Case::Recap(1.0, 1.0)] {
            let Look { all, frame, .. } = record_case(&ctx, 5, case);
            let share = if let Case::Recap(wide, high) = case { vec2(wide, high) } else { Vec2::splat(1.0) };
            let board = Rect::from_center_size(frame.free.center(), frame.free.size() * share).shrink(1.0);
            // A prompt that is too long for its panel may extend over the board.
            let on_board = |seen: &&Recorded| {
                let panel = seen.kind == RectKind::Panel && seen.name != "prompt" && seen.name != "log";
                panel && seen.rect.intersects(board)
            };
            let found: Vec<_> = all.iter().filter(on_board).collect();
            assert!(found.is_empty(), "{window:?}, {case:?}: {found:#?}");
        }
    }
}

#[test]
fn nothing_panics_in_odd_windows() {
    for window in ODD_WINDOWS {
        let ctx = context(window);
        for seats in [2, 5] {
            CASES.into_iter().for_each(|case| drop(record_case(&ctx, seats, case)));
        }
    }
}

#[test]
fn a_question_never_covers_its_ghost_if_there_is_room() {
    let free = Rect::from_min_max(pos2(200.0, 60.0), pos2(860.0, 640.0));
    let size = vec2(420.0, 90.0);
    for x in 0..=20 {
        for y in 0..=20 {
            let about =
                Rect::from_center_size(free.min + free.size() * vec2(x as f32, y as f32) / 20.0, vec2(90.0, 100.0));
            let bar = place(size, &about.into(), free, 9.0);
            assert!(free.expand(0.1).contains_rect(bar), "{about:?}: {bar:?}");
            assert!(!bar.intersects(about), "{about:?}: {bar:?}");
        }
    }
}

#[test]
fn the_question_about_a_triangular_pond_is_less_than_two_buttons_tall_on_an_upright_phone() {
    let window = UPRIGHT[0];
    let ctx = context(window);
    let lines = vec![text!("preview-pond", shape = PondShape::Triangle), text!("preview-costs", pesos = 12)];
    let facts = ConfirmBar { lines, can_rotate: true, avoided: Rect::NOTHING.into() };
    let mut height = f32::INFINITY;
    (0..3).for_each(|_| one_frame(&ctx, window, Vec::new(), |ctx| height = confirm::size(ctx, &facts, 374.0).y));
    assert!(height < 2.0 * Scale::of(&ctx).target(), "{height} px");
}

#[test]
fn the_log_shows_only_whole_lines() {
    for window in WINDOWS {
        let ctx = context(window);
        let case = if Scale::of(&ctx).panel_layout() == PanelLayout::Around { Case::Plain } else { Case::LogOpen };
        let all = record_case(&ctx, 5, case).all;
        let line = line_height(&ctx, Type::Body);
        let on_button = |text: &Recorded| {
            all.iter()
                .any(|seen| seen.kind == RectKind::Button && seen.panel == "log" && seen.rect.contains_rect(text.rect))
        };
        let texts = all.iter().filter(|seen| seen.kind == RectKind::Text && seen.panel == "log");
        let lines: Vec<_> = texts.filter(|seen| !on_button(seen)).collect();
        assert!(lines.len() > 2, "{window:?}: only {} lines", lines.len());
        let cut = |seen: &f32| (seen / line - (seen / line).round()).abs() * line > 2.0;
        let cut: Vec<_> = lines.iter().filter(|seen| cut(&seen.rect.height())).collect();
        assert!(cut.is_empty(), "{window:?}: {cut:?}");
    }
}

#[test]
fn a_popover_without_room_or_target_is_still_placed() {
    for width in [0.1_f32, 1.0 / 3.0, 77.7, 333.3] {
        let free = Rect::from_min_size(pos2(0.1, 1.0 / 3.0), vec2(width, 0.7 * width));
        for about in [Rect::from_center_size(pos2(f32::NAN, 3.0), vec2(9.0, f32::NAN)), free, Rect::NOTHING] {
            let bar = place(vec2(420.0, 90.0), &about.into(), free, 9.0);
            assert!(free.expand(0.1).contains_rect(bar), "{free:?}, {about:?}: {bar:?}");
        }
    }
}

#[test]
fn tags_and_table_separate_scored_points_from_the_forecast() {
    let board = Arc::new(maps::by_name(maps::NAMES[0]).expect("a built-in board"));
    let seating = Seating::of(vec![PlayerKind::Human; 2]);
    let (names, choice) = (names::names(&seating), Choice::default());
    let screen_viewer = ScreenViewer { seat: Some(Seat(0)), ..ScreenViewer::default() };
    let cases = [(false, false, 18_u16, (0, Some(18))), (true, false, 0, (0, None)), (true, true, 18, (18, None))];
    for (running_score, over, points, tag) in cases {
        let rulebook = Rulebook::new(Edition::Base, running_score, HouseRules::default());
        let setting = Setting { board: board.clone(), rulebook };
        let mut position = Position::empty(&setting, 2);
        position.pesos = [188; MAX_SEATS];
        if over {
            position.over = true;
            position.scorings.held[ScoringKind::Final.index()] = Some(position.scores(&setting));
        }
        let source = Source {
            position: &position,
            setting: &setting,
            seating: &seating,
            viewer: screen_viewer,
            choice: &choice,
            usable: &Usable::default(),
            names: &names,
            pesos: position.pesos,
            scoring: None,
        };
        assert!(source.seats().iter().all(|seat| (seat.points, seat.forecast) == tag), "{running_score} {over}");
        let rows = source.points(Seat(0)).rows;
        assert_eq!(rows.iter().any(|row| row.label == texts::category(Category::Money)), points > 0);
        let sum = rows.iter().find(|row| row.label == text!("hud-sum"));
        assert_eq!(sum.map(|row| row.numbers.clone()), Some(vec![points; 2]), "{running_score} {over}");
    }
}
