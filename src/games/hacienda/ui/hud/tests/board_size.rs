//! Tests that the board fills enough of the screen beside the panels, and that the score sheet neither covers the board
//! nor leaves a bare corner.

use bevy::math::{Vec2, Vec3};

use crate::{
    games::hacienda::{
        ui::hud::arrange,
        view::{framed, layout},
    },
    stage::camera::BoardCamera,
    theme::scale::SizePreferences,
    widgets::prelude::*,
};
use hacienda_rules::{Board, maps};

/// Returns the rectangle around all hexes, and the part of the board and its frame inside the free area, in a window of
/// this size.
fn screen_rects(window: Vec2, board: &str) -> [Rect; 2] {
    let scale = Scale::new(vec2(window.x, window.y), SizePreferences::default());
    let frame = arrange::layout(scale, 5, None);
    let board = maps::by_name(board).expect("a built-in board");
    let framed = framed(&board);
    let camera = BoardCamera::new(framed, window, frame.margins(scale));
    let hexes = hexes_on_screen(&camera, &board);
    let whole = around(
        &camera,
        vec![
            Vec3::new(framed.min.x, 0.0, framed.min.y),
            Vec3::new(framed.min.x, 0.0, framed.max.y),
            Vec3::new(framed.max.x, 0.0, framed.min.y),
            Vec3::new(framed.max.x, 0.0, framed.max.y),
        ],
    );
    assert!(frame.free.expand(1.0).contains_rect(hexes), "{hexes:?} stays within {:?}", frame.free);
    [hexes, whole.intersect(frame.free)]
}

/// Returns the rectangle around some places on the screen.
fn around(camera: &BoardCamera, places: Vec<Vec3>) -> Rect {
    let at = places.into_iter().map(|place| camera.world_to_screen(place)).map(|at| pos2(at.x, at.y));
    at.fold(Rect::NOTHING, |all, at| all.union(Rect::from_min_max(at, at)))
}

/// Returns the rectangle around all hexes of a board on the screen.
fn hexes_on_screen(camera: &BoardCamera, board: &Board) -> Rect {
    around(camera, board.cells().flat_map(|cell| corners(layout::world_of(board, cell))).collect())
}

/// Returns the corners of a hex with this centre.
fn corners(middle: Vec3) -> [Vec3; 6] {
    let half = layout::RADIUS / 2.0;
    [(0.0, -2.0), (1.0, -1.0), (1.0, 1.0), (0.0, 2.0), (-1.0, 1.0), (-1.0, -1.0)]
        .map(|(x, z)| middle + Vec3::new(x * layout::APOTHEM, 0.0, z * half))
}

#[test]
fn the_board_fills_more_than_half_of_the_screen_of_a_tablet() {
    for board in &maps::NAMES[..2] {
        let window = Vec2::new(1024.0, 768.0);
        let [hexes, whole] = screen_rects(window, board).map(|rect| rect.area() / (window.x * window.y));
        assert!(whole >= 0.55 && hexes >= 0.52, "{board} fills {whole} of the screen, its hexes alone {hexes}");
    }
}

#[test]
fn the_board_fills_most_of_the_width_of_an_upright_phone() {
    for (width, height, least) in
        [(390.0, 844.0, 0.935), (412.0, 915.0, 0.935), (360.0, 740.0, 0.935), (390.0, 664.0, 0.8), (360.0, 640.0, 0.8)]
    {
        for board in &maps::NAMES[..2] {
            let share = screen_rects(Vec2::new(width, height), board)[0].width() / width;
            assert!(share >= least, "{board} fills {share} of the width at {width} by {height}");
        }
    }
}

#[test]
fn the_score_sheet_never_covers_the_board() {
    let board = maps::by_name(maps::NAMES[0]).expect("a built-in board");
    for (width, height) in
        [(1024.0, 768.0), (1180.0, 820.0), (1366.0, 768.0), (1920.0, 1080.0), (1080.0, 1920.0), (844.0, 390.0)]
    {
        for left_handed in [false, true] {
            let preferences = SizePreferences { left_handed, ..SizePreferences::default() };
            let scale = Scale::new(vec2(width, height), preferences);
            let margins = arrange::layout(scale, 5, None).margins(scale);
            let margins = arrange::beside_score_sheet(margins, scale, 5);
            let hexes = hexes_on_screen(&BoardCamera::new(framed(&board), Vec2::new(width, height), margins), &board);
            let sheet = arrange::score_sheet(scale, 5);
            assert!(!sheet.shrink(1.0).intersects(hexes), "{width} by {height}: {sheet:?} over {hexes:?}");
        }
    }
}

#[test]
fn no_corner_stays_bare_below_the_score_sheet() {
    for (width, height) in [(1366.0, 768.0), (1600.0, 900.0), (1920.0, 1080.0)] {
        for left_handed in [false, true] {
            let preferences = SizePreferences { left_handed, ..SizePreferences::default() };
            let scale = Scale::new(vec2(width, height), preferences);
            let layout = arrange::layout(scale, 3, None);
            let (sheet, actions) = (arrange::score_sheet(scale, 3), layout.clone().beside_score_sheet().actions);
            assert!(!sheet.shrink(0.5).intersects(actions), "{width} by {height}: {actions:?} under {sheet:?}");
            assert!(actions.contains_rect(layout.actions), "{width} by {height}: {actions:?}");
            let (edge, end) = if left_handed {
                (layout.shop.left_bottom(), actions.left_bottom())
            } else {
                (layout.shop.right_bottom(), actions.right_bottom())
            };
            assert_eq!(end, edge, "{width} by {height}");
        }
    }
}
