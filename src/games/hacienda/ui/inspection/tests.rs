//! Layout tests of popovers and questions: they fit in a language with longer words than English, and a question covers
//! neither the player's pieces nor the hexes that it mentions.

use std::path::Path;

use super::popover::{HexPopover, show_at, size};
use crate::{
    game_screen::confirmations,
    games::hacienda::{
        inspection::inspect,
        texts::inspection,
        ui::checks::{NARROW, draw_rects_in, overflow_faults, table_of, untranslated_texts},
    },
    seats::names,
    texts::{Language, Translations},
    ui::place::{AvoidedAreas, place},
    widgets::prelude::*,
};
use hacienda_rules::{Seat, formats::records::Record};

/// Returns one popover for each combination of message keys that occurs in some positions of recorded games, seen from
/// two seats.
fn popovers() -> Vec<HexPopover> {
    let names = names::names(&table_of(5));
    let mut known: Vec<Vec<&str>> = Vec::new();
    let mut popovers = Vec::new();
    for name in ["herds-5-symmetric-1040", "variant1-5-asymmetric-1063", "base-5-symmetric"] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{name}.hacienda"));
        let record =
            Record::parse(&std::fs::read_to_string(file).expect("the record exists")).expect("the record is valid");
        let positions =
            record.replay().expect("the set-up is valid").map(|step| step.expect("the record replays").after);
        for position in positions.step_by(25) {
            for (cell, seat) in record.setting.board.cells().flat_map(|cell| [(cell, Seat(0)), (cell, Seat(2))]) {
                let Some(found) = inspect(&position, &record.setting, seat, cell) else { continue };
                let lines = inspection::lines(&found, &names);
                let keys: Vec<&str> = lines.iter().map(Text::key).collect();
                if !known.contains(&keys) {
                    known.push(keys);
                    popovers.push(HexPopover::of(&found, lines));
                }
            }
        }
    }
    assert!(popovers.len() > 12, "only {} popovers", popovers.len());
    popovers
}

#[test]
fn every_popover_fits_in_a_language_with_longer_words() {
    let words = Translations::built_in(Language::PSEUDO);
    let mut wrong = Vec::new();
    for window in NARROW {
        for facts in popovers() {
            let all = draw_rects_in(&words, window, |ctx| {
                // The part of the window between the panels.
                let free = Rect::from_min_size(pos2(0.0, 0.0), window * vec2(0.62, 0.6));
                let size = size(ctx, &facts, free.width());
                assert!(size.x <= free.width() && size.y <= free.height(), "{window:?}: {size:?} {facts:?}");
                show_at(ctx, Rect::from_min_size(free.min, size), &facts);
            });
            wrong.extend(overflow_faults(&all, window).into_iter().chain(untranslated_texts(&all)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_questions_fit_in_a_language_with_longer_words() {
    let words = Translations::built_in(Language::PSEUDO);
    let names = names::names(&table_of(5));
    let others: Vec<Seat> = (1..5).map(Seat).collect();
    let players = names::players(&names, &others).expect("there are four opponents");
    let questions = [
        vec![text!("inspect-end"), text!("inspect-end-left", actions = 3)],
        vec![text!("inspect-undo"), text!("inspect-undo-others", players = players)],
    ];
    for window in NARROW {
        for lines in &questions {
            let all = draw_rects_in(&words, window, |ctx| {
                let edge = Scale::of(ctx).gap(8.0);
                let free = Rect::from_min_max(pos2(edge, edge), (window * 0.78).to_pos2());
                let (place, _) = confirmations::show(ctx, free, lines);
                assert!(free.expand(1.0).contains_rect(place), "{window:?}: {place:?}");
            });
            let wrong: Vec<_> = overflow_faults(&all, window).into_iter().chain(untranslated_texts(&all)).collect();
            assert!(wrong.is_empty(), "{wrong:#?}");
        }
    }
}

#[test]
fn a_question_avoids_the_players_pieces_and_mentioned_hexes() {
    let free = Rect::from_min_max(pos2(200.0, 60.0), pos2(1100.0, 700.0));
    let hex = |x: f32, y: f32| Rect::from_center_size(pos2(x, y), vec2(40.0, 40.0));
    let (size, at) = (vec2(300.0, 80.0), hex(650.0, 380.0));
    let place = |mentioned: &[Rect], own: &[Rect]| {
        let (mentioned, own) = (mentioned.to_vec(), own.to_vec());
        place(size, &AvoidedAreas { mentioned, own, ..AvoidedAreas::from(at) }, free, 9.0)
    };
    assert!(
        place(&[], &[]).top() > at.bottom(),
        "the question must be below the ghost, because no mentioned hex is there"
    );
    let below: Vec<Rect> = (0..9).map(|i| hex(490.0 + 40.0 * i as f32, 440.0)).collect();
    assert!(
        place(&[], &below).bottom() < at.top(),
        "the question must be above the ghost, because the player's pieces are below"
    );
    assert!(
        place(&below, &[]).bottom() < at.top(),
        "the question must be above the ghost, because mentioned hexes are below"
    );
    let above: Vec<Rect> = (0..9).map(|i| hex(490.0 + 40.0 * i as f32, 320.0)).collect();
    let bar = place(&above, &below);
    let free_of = |things: &[Rect]| !things.iter().any(|one| bar.intersects(*one));
    assert!(free_of(&above) && free_of(&below) && free_of(&[at]), "{bar:?}");
}

#[test]
fn a_question_leaves_the_hexes_around_its_ghost_and_other_targets_free() {
    // The area of the board and the size of a hex and a question in a window of 1600 × 900.
    let free = Rect::from_min_max(pos2(260.0, 75.0), pos2(1408.0, 745.0));
    let (size, hex) = (vec2(315.0, 78.0), vec2(54.0, 37.0));
    for (column, row) in (0..=16).flat_map(|column| (0..=12).map(move |row| (column, row))) {
        let at = |column: i32, row: i32| {
            Rect::from_center_size(pos2(330.0, 190.0) + hex * vec2(column as f32, row as f32), hex)
        };
        let around: Vec<Rect> = (-2..=2).flat_map(|x| (-2..=2).map(move |y| at(column + x, row + y))).collect();
        // Another target right below the nearest place.
        let target = at(column, row + 4);
        let about = AvoidedAreas { around: around.clone(), own: vec![target], ..AvoidedAreas::from(at(column, row)) };
        let bar = place(size, &about, free, 9.0);
        let covered: Vec<_> = around.iter().chain([&target]).filter(|one| bar.intersects(**one)).collect();
        assert!(covered.is_empty() && free.contains_rect(bar), "{column},{row}: {bar:?} covers {covered:?}");
        let away = bar.center().distance(at(column, row).center());
        assert!(away < 0.4 * free.width(), "{column},{row}: {bar:?} is {away} px away");
    }
}
