//! Tests of the sizes of pieces and marks on a screen of 1920 × 1080 with the whole board visible, as at a convention.

use bevy::{
    math::{Rect, Vec2, Vec3},
    mesh::{Mesh, VertexAttributeValues},
    transform::components::Transform,
};

use super::{
    framed, layout,
    models::{hacienda, marks, pieces},
    piece_model::PieceModel,
};
use crate::{
    owners::Owner,
    stage::camera::{BoardCamera, Margins},
};
use hacienda_rules::{Board, Cell, Ground, Position, Seat, Species, maps};

/// The margins that the panels cover on a screen of 1920 × 1080, in logical pixels.
const MARGINS: Margins = Margins { left: 360.0, right: 232.0, top: 105.0, bottom: 195.0 };

fn table() -> (Board, BoardCamera) {
    let board = maps::by_name("symmetric").expect("a built-in board");
    let camera = BoardCamera::new(framed(&board), Vec2::new(1920.0, 1080.0), MARGINS);
    (board, camera)
}

/// Returns the hex of this ground that looks smallest on the screen.
fn farthest(board: &Board, ground: Ground) -> Cell {
    let far = |cell: &Cell| layout::world_of(board, *cell).z;
    board
        .cells()
        .filter(|cell| board.ground(*cell) == ground)
        .min_by(|a, b| far(a).total_cmp(&far(b)))
        .expect("the board has such a hex")
}

fn places(mesh: &Mesh) -> Vec<Vec3> {
    match mesh.attribute(Mesh::ATTRIBUTE_POSITION) {
        Some(VertexAttributeValues::Float32x3(places)) => places.iter().copied().map(Vec3::from).collect(),
        _ => Vec::new(),
    }
}

/// Returns the size on the screen, in logical pixels, of some points moved by a transform.
fn size(camera: &BoardCamera, at: Transform, points: impl Iterator<Item = Vec3>) -> Vec2 {
    let seen = points.map(|point| camera.world_to_screen(at.transform_point(point)));
    let seen = seen.map(|point| Rect::from_corners(point, point)).reduce(|all, point| all.union(point));
    seen.map_or(Vec2::ZERO, |seen| seen.size())
}

#[test]
fn the_emblem_of_an_animal_is_at_least_20_px_wide_and_high() {
    let (board, camera) = table();
    let at = farthest(&board, Ground::Pampas);
    for owner in Owner::ALL {
        let thing = PieceModel::Animal { seat: Seat(0), species: Species::Sheep, at };
        let animal = places(&pieces::animal(Species::Sheep, owner).mesh());
        // The raised emblem in front of the animal's feet.
        let raised = (pieces::DISC_HEIGHT + 0.012)..(pieces::DISC_HEIGHT + 0.04);
        let emblem = animal.into_iter().filter(|point| raised.contains(&point.y) && point.z > -0.02);
        let seen = size(&camera, thing.resting_transform(&board, &Position::BLANK), emblem);
        assert!(seen.min_element() >= 20.0, "{owner:?}: {seen} px");
    }
}

#[test]
fn a_peg_is_at_least_22_px_wide_and_high_and_19_px_from_every_other() {
    let (board, camera) = table();
    let market = farthest(&board, Ground::Market);
    for seats in 2..=5 {
        let position = Position { seats, ..Position::BLANK };
        let rests: Vec<Transform> =
            Seat::all(seats).map(|seat| PieceModel::Peg(seat, market).resting_transform(&board, &position)).collect();
        for (seat, rest) in Seat::all(seats).zip(&rests) {
            for owner in Owner::ALL {
                let seen = size(&camera, *rest, places(&pieces::peg(owner).mesh()).into_iter());
                assert!(seen.min_element() >= 22.0, "{owner:?} on {seat:?} of {seats}: {seen} px");
            }
            for other in rests.iter().filter(|other| *other != rest) {
                let [a, b] = [rest, other].map(|rest| camera.world_to_screen(rest.translation));
                assert!(a.distance(b) > 19.0, "{seat:?} of {seats}: {} px apart", a.distance(b));
            }
        }
    }
}

#[test]
fn animals_in_front_of_a_market_leave_the_middle_of_each_of_up_to_four_pegs_visible() {
    let (board, camera) = table();
    let market = farthest(&board, Ground::Market);
    let middle = layout::world_of(&board, market);
    let rests: Vec<(u8, Vec2)> = (2..=4)
        .flat_map(|seats| Seat::all(seats).map(move |seat| (seats, seat)))
        .map(|(seats, seat)| {
            let position = Position { seats, ..Position::BLANK };
            let rest = PieceModel::Peg(seat, market).resting_transform(&board, &position);
            (seats, camera.world_to_screen(rest.translation))
        })
        .collect();
    for (species, side) in Species::ALL.into_iter().flat_map(|species| [(species, -1.0_f32), (species, 1.0)]) {
        let foot = middle + Vec3::new(side * layout::APOTHEM, 0.0, 1.5 * layout::RADIUS);
        let animal = places(&pieces::animal(species, Owner::Blue).mesh());
        let seen: Vec<Vec2> = animal.into_iter().map(|point| camera.world_to_screen(foot + point)).collect();
        for (seats, peg) in &rests {
            let hidden = seen.chunks_exact(3).any(|corners| {
                let turns = [0, 1, 2].map(|at| (corners[(at + 1) % 3] - corners[at]).perp_dot(*peg - corners[at]));
                turns.iter().all(|turn| *turn > 0.0) || turns.iter().all(|turn| *turn < 0.0)
            });
            assert!(!hidden, "{species:?} hides a peg of {seats} seats at {peg}");
        }
    }
}

#[test]
fn the_ring_has_4_px_of_white_and_about_3_px_of_ink_on_every_side() {
    let (board, camera) = table();
    let middle = layout::world_of(&board, farthest(&board, Ground::Pampas));
    let across = |side: f32, [outer, inner]: [f32; 2]| {
        let angle = side * std::f32::consts::FRAC_PI_3;
        let (out, along) = (Vec3::new(angle.cos(), 0.0, angle.sin()), Vec3::new(-angle.sin(), 0.0, angle.cos()));
        let on_screen = |at: Vec3| camera.world_to_screen(middle + at);
        let edge = |radius: f32| out * radius * layout::APOTHEM;
        let direction = (on_screen(edge(outer) + along * 0.3) - on_screen(edge(outer))).normalize();
        (on_screen(edge(outer)) - on_screen(edge(inner))).perp_dot(direction).abs()
    };
    let [white, ink] = marks::ALLOWED_RADII;
    for side in 0..6 {
        let side = side as f32;
        let [bright, outside, inside] = [white, [ink[0], white[0]], [white[1], ink[1]]].map(|band| across(side, band));
        assert!(bright >= 4.0 && outside >= 3.0 && inside >= 2.9, "side {side}: {bright} {outside} {inside} px");
    }
}

#[test]
fn a_hacienda_is_large_and_hides_no_emblem() {
    // The scales of an earlier model, on a tile and next to an animal, and its size without the flag.
    let before = (0.86, 0.66, Vec2::new(1.06, 1.12));
    let house = places(&hacienda::hacienda(Owner::Blue).mesh());
    let high = house.iter().map(|point| point.y).fold(0.0, f32::max);
    let (left, right) = house.iter().fold((0.0, 0.0), |(low, high): (f32, f32), at| (low.min(at.x), high.max(at.x)));
    for (place, before_scale) in [(hacienda::on_tile(), before.0), (hacienda::by_animal(), before.1)] {
        let now = Vec2::new(right - left, high) * place.scale.x;
        let share = now / (before.2 * before_scale);
        assert!(share.min_element() > 1.75, "only {share} times as large as before");
    }
    let front = |place: Transform| {
        house
            .iter()
            .map(|point| place.transform_point(*point))
            .filter(|at| at.y < 0.3)
            .map(|at| at.z)
            .fold(-9.0, f32::max)
    };
    assert!(front(hacienda::on_tile()) < -0.2, "its front is at z = {}", front(hacienda::on_tile()));
    assert!(front(hacienda::by_animal()) < 0.1, "its front is at z = {}", front(hacienda::by_animal()));
}

#[test]
fn a_chip_is_in_a_corner_of_its_tile_and_leaves_the_emblem_visible() {
    let (board, _) = table();
    let at = farthest(&board, Ground::Pampas);
    let rest =
        PieceModel::Chip(at).resting_transform(&board, &Position::BLANK).translation - layout::world_of(&board, at);
    let wide = places(&pieces::harvest().mesh()).iter().map(|at| at.with_y(0.0).length()).fold(0.0, f32::max);
    assert!((0.19..0.22).contains(&wide), "the radius of the chip is {wide}");
    for owner in Owner::ALL {
        let tile = places(&pieces::tile(owner).mesh());
        let emblem = tile.into_iter().filter(|at| at.y > pieces::TILE_HEIGHT + 0.04);
        let nearest = emblem.map(|point| (point - rest).with_y(0.0).length()).fold(9.0, f32::min);
        assert!(nearest > wide * 0.9, "{owner:?}: the emblem is {nearest} from the middle of the chip");
    }
}
