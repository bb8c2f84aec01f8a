//! Tests of the camera: framing, zooming, panning, limits and unusual boards.

use super::*;

const WINDOW: Vec2 = Vec2::new(1920.0, 1080.0);
const MARGINS: Margins = Margins { left: 250.0, right: 320.0, top: 70.0, bottom: 200.0 };

fn bounds() -> Rect {
    Rect::from_center_half_size(Vec2::new(1.0, -2.0), Vec2::new(16.0, 10.0))
}

fn camera() -> BoardCamera {
    BoardCamera::new(bounds(), WINDOW, MARGINS)
}

#[test]
fn the_whole_board_fits_into_the_free_rectangle_and_fills_it() {
    for (window, margins, map) in [
        (WINDOW, MARGINS),
        (Vec2::new(1024.0, 768.0), Margins { bottom: 180.0, ..MARGINS }),
        (Vec2::new(720.0, 1280.0), Margins { bottom: 500.0, ..Margins::default() }),
        (Vec2::new(390.0, 844.0), Margins { top: 90.0, bottom: 330.0, ..Margins::default() }),
    ]
    .into_iter()
    .flat_map(|(window, margins)| [(window, margins, false), (window, margins, true)])
    {
        let mut camera = BoardCamera::new(bounds(), window, margins);
        camera.set_map(map);
        camera.settle();
        let (min, max) = (bounds().min, bounds().max);
        let seen = [min.x, max.x].into_iter().flat_map(|x| [min.y, max.y].map(|z| Vec3::new(x, 0.0, z)));
        let seen: Vec<Vec2> = seen.map(|corner| camera.world_to_screen(corner)).collect();
        let low = seen.iter().copied().reduce(Vec2::min).expect("the board has four corners");
        let high = seen.iter().copied().reduce(Vec2::max).expect("the board has four corners");
        let free = margins.free(window);
        assert!(low.cmpge(free.min - 1.0).all() && high.cmple(free.max + 1.0).all(), "{low} {high} {free:?}");
        assert!(((high - low) / free.size()).max_element() > 0.99, "{low} {high} {free:?}");
    }
}

#[test]
fn portrait_windows_show_the_board_rotated() {
    let tall = Vec2::new(390.0, 844.0);
    let margins = Margins { top: 90.0, bottom: 250.0, ..Margins::default() };
    let mut camera = camera();
    camera.zoom(2.0);
    camera.fit(bounds(), tall, margins);
    assert_eq!((camera.yaw(), camera.is_moving()), (FRAC_PI_2, false), "the camera jumps to the rotated view");
    camera.recentre();
    camera.settle();
    let across = bounds().height() * camera.pixels_per_unit(Vec3::new(1.0, 0.0, -2.0));
    assert!(across > 0.9 * tall.x, "{across} px");
    camera.fit(bounds(), WINDOW, MARGINS);
    assert_eq!(camera.yaw(), 0.0);
}

#[test]
fn the_tilt_grows_with_distance_except_in_the_map_view() {
    let mut camera = camera();
    let degrees = |camera: &BoardCamera| camera.goal.tilt.to_degrees().round();
    assert_eq!(degrees(&camera), 50.0);
    camera.zoom(1.5);
    assert!((39.0..50.0).contains(&degrees(&camera)));
    camera.zoom(100.0);
    assert_eq!(degrees(&camera), 38.0);
    camera.set_map(true);
    assert_eq!((degrees(&camera), camera.is_home()), (90.0, false));
    camera.recentre();
    assert_eq!(degrees(&camera), 90.0);
    camera.set_map(false);
    assert_eq!(degrees(&camera), 50.0);
}

#[test]
fn zooming_keeps_the_point_under_the_finger_and_recentring_comes_to_rest() {
    let mut camera = camera();
    let pos = Vec2::new(900.0, 400.0);
    let before = camera.screen_to_world(pos, 0.0);
    camera.zoom_at(pos, 1.6); // Zooming also changes the tilt.
    camera.settle();
    assert!(camera.screen_to_world(pos, 0.0).distance(before) < 0.01);
    assert!(!camera.is_home());
    camera.recentre();
    assert!(camera.is_home() && camera.is_moving());
    (0..90).for_each(|_| camera.advance(1.0 / 60.0));
    assert!(!camera.is_moving(), "the camera must come to rest");
}

#[test]
fn panning_follows_the_finger_and_ends_at_the_edge() {
    let mut camera = camera();
    camera.zoom(3.0);
    camera.settle();
    let middle = camera.free().center();
    let before = camera.screen_to_world(middle, 0.0);
    camera.pan(Vec2::new(60.0, 0.0));
    camera.settle();
    assert!((camera.screen_to_world(middle + Vec2::new(60.0, 0.0), 0.0) - before).length() < 0.05);
    camera.pan(Vec2::new(1e6, -1e6));
    camera.settle();
    let at = camera.screen_to_world(middle, 0.0);
    assert!(bounds().inflate(0.05).contains(Vec2::new(at.x, at.z)), "{at}");
}

#[test]
fn zoom_is_limited_in_both_directions() {
    let mut camera = camera();
    let home = camera.home.distance;
    (0..50).for_each(|_| camera.zoom(0.5));
    assert!(camera.goal.distance <= home * FARTHEST * 1.001);
    (0..50).for_each(|_| camera.zoom(2.0));
    assert!(camera.goal.distance >= CLOSEST / (2.0 * Pose::half_height()) * 0.999);
    camera.zoom(f32::NAN);
    assert!(camera.goal.distance.is_finite());
}

#[test]
fn the_view_of_the_whole_board_follows_the_panels_and_a_chosen_view_does_not() {
    let mut camera = camera();
    let wide = Margins { right: 100.0, ..MARGINS };
    camera.fit(bounds(), WINDOW, wide);
    assert!(camera.is_home() && camera.goal == camera.home);
    camera.zoom(2.0);
    let chosen = camera.goal;
    camera.fit(bounds(), WINDOW, MARGINS);
    assert_eq!(camera.goal, chosen);
}

#[test]
fn degenerate_boards_and_windows_keep_the_camera_finite() {
    let nothing = Rect::from_center_size(Vec2::ZERO, Vec2::ZERO);
    let unknown = Rect { min: Vec2::splat(f32::NAN), max: Vec2::splat(f32::NAN) };
    let reversed = Rect { min: Vec2::splat(f32::INFINITY), max: Vec2::splat(f32::NEG_INFINITY) };
    let one = Rect::from_center_half_size(Vec2::ZERO, Vec2::new(0.9, 1.0));
    for bounds in [one, nothing, unknown, reversed] {
        for window in [Vec2::ZERO, Vec2::new(1920.0, 0.0), Vec2::new(120.0, 90.0), WINDOW] {
            let mut camera = BoardCamera::new(bounds, window, MARGINS);
            camera.zoom(0.01);
            camera.zoom_at(Vec2::splat(f32::NAN), 2.0);
            camera.zoom(300.0);
            camera.pan(Vec2::new(f32::INFINITY, 0.0));
            camera.pan(Vec2::new(1e5, -3.0));
            camera.set_map(true);
            camera.advance(0.1);
            camera.fit(bounds, WINDOW, MARGINS);
            (0..200).for_each(|_| camera.advance(1.0 / 60.0));
            assert!(!camera.is_moving(), "{bounds:?} {window}: the camera must come to rest");
            for pose in [camera.now, camera.goal, camera.home] {
                let all = [pose.focus.x, pose.focus.y, pose.distance, pose.tilt, pose.yaw];
                assert!(all.iter().all(|part| part.is_finite()), "{bounds:?} {window}: {pose:?}");
            }
            assert!(camera.pixels_per_unit(Vec3::ZERO).is_finite());
        }
    }
}

#[test]
fn the_board_is_rotated_for_the_far_side() {
    let mut camera = camera();
    let place = Vec3::new(6.0, 0.0, -7.0);
    let near = camera.world_to_screen(place) - camera.free().center();
    camera.set_far_side(true);
    assert!(camera.is_far_side() && !camera.is_moving());
    let away = camera.world_to_screen(place) - camera.free().center();
    // The view is rotated by 180°, and the nearer side looks slightly larger.
    assert!(near.x * away.x < 0.0 && near.y * away.y < 0.0, "{near} {away}");
    assert!((near + away).length() < 0.15 * near.length(), "{near} {away}");
    camera.set_far_side(false);
    assert!((camera.world_to_screen(place) - camera.free().center() - near).length() < 0.5);
}
