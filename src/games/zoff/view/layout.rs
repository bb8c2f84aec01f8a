//! The layout of the prairies on the table, in rows from the smallest to the largest. Each prairie has a signboard in
//! front and a place for every cow.
//!
//! The layout is computed in view coordinates, with u to the right and v towards the viewer, and then rotated with the
//! camera.

use std::ops::Range;

use bevy::math::{Quat, Rect, Vec2, Vec3};
use zoff::{COLOURS, Prairie, Prairies, Rulebook};

use super::{
    perspective::{self, Perspective, WIDTH, rotation_by},
    rows::{self, GAP, SignboardSizes, grid},
};
use crate::stage::model_builder::noise;

/// The room available for the layout.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// The perspective of the camera on the ground.
    pub perspective: Perspective,
    /// The sizes that signboards need.
    pub signboard_sizes: SignboardSizes,
    /// The rotation of the view, in radians.
    pub yaw: f32,
}

/// A prairie on the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PrairieLayout {
    /// The prairie itself.
    pub prairie: Prairie,
    /// The area inside the fence, as u and v in world units from the centre of the ground.
    pub area: Rect,
    /// The signboard in front of the prairie.
    pub signboard: Rect,
    /// The number of lines on the signboard.
    pub lines: u8,
    /// The columns and rows of places.
    grid: (u8, u8),
    places: u8,
}

/// The layout of the whole ground.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    /// The room that the layout was made for.
    pub room: Room,
    /// The prairies in play, smallest first.
    pub prairies: Vec<PrairieLayout>,
    /// The scale of the cow model.
    pub cow_scale: f32,
    size: Vec2,
}

impl Layout {
    /// Lays out the prairies in play for a room.
    pub fn of(in_play: Prairies, book: &Rulebook, room: Room) -> Layout {
        let (perspective, signs) = (room.perspective, room.signboard_sizes);
        let all: Vec<Prairie> = in_play.iter().collect();
        let gap = rows::gap(&perspective);
        let mut prairies = Vec::new();
        let mut below = rows::first_row(&perspective);
        for row in rows::rows(&all, book, &perspective, &signs) {
            let [top, foot, end] = [below, below + row.height, below + row.height + signs.heights[row.form]]
                .map(|below| perspective.v_at(below));
            let used: f32 = row.widths.iter().sum::<f32>() + GAP * (row.widths.len() as f32 - 1.0);
            let mut left = -used / 2.0;
            for (prairie, width) in row.prairies.iter().zip(&row.widths) {
                let area = Rect::from_corners(Vec2::new(left, top), Vec2::new(left + width, foot));
                let signboard = Rect::from_corners(Vec2::new(left, foot), Vec2::new(left + width, end));
                let places = book.prairie_spec(*prairie).places;
                let grid = grid(rows::places_area(area).size(), places);
                prairies.push(PrairieLayout {
                    prairie: *prairie,
                    area,
                    signboard,
                    lines: signs.lines[row.form],
                    grid,
                    places,
                });
                left += width + GAP;
            }
            below += row.height + signs.heights[row.form] + gap;
        }
        let cow = |prairie_layout: &PrairieLayout| rows::cow_scale(prairie_layout.area, prairie_layout.places);
        let cow = prairies.iter().map(cow).fold(f32::INFINITY, f32::min).clamp(0.3, 1.4);
        Layout { room, prairies, cow_scale: cow, size: Vec2::new(WIDTH, perspective.depth) }
    }

    /// The layout of a prairie, if the prairie is in play.
    pub fn prairie(&self, prairie: Prairie) -> Option<&PrairieLayout> {
        self.prairies.iter().find(|prairie_layout| prairie_layout.prairie == prairie)
    }

    /// The rotation of the view.
    pub fn rotation(&self) -> Quat {
        rotation_by(self.room.yaw)
    }

    /// Converts view coordinates u and v to world coordinates.
    pub fn to_world(&self, at: Vec2) -> Vec3 {
        self.rotation() * Vec3::new(at.x, 0.0, at.y)
    }

    /// Converts world coordinates to view coordinates u and v.
    pub fn to_view(&self, at: Vec3) -> Vec2 {
        let back = self.rotation().inverse() * at;
        Vec2::new(back.x, back.z)
    }

    /// The area that the camera must show, as x and z in world units.
    pub fn bounds(&self) -> Rect {
        perspective::bounds(self.size / 2.0, self.room.yaw)
    }

    /// Half of the ground's size, in view coordinates.
    pub fn half_size(&self) -> Vec2 {
        self.size / 2.0
    }

    /// The prairie whose ground or signboard is at a world position.
    pub fn prairie_at(&self, at: Vec3) -> Option<Prairie> {
        let at = self.to_view(at);
        let hit = |prairie_layout: &&PrairieLayout| prairie_layout.whole().contains(at);
        self.prairies.iter().find(hit).map(|prairie_layout| prairie_layout.prairie)
    }

    /// The world position of the n-th cow of a prairie, counted from 0.
    pub fn slot(&self, prairie: Prairie, place: usize) -> Option<Vec3> {
        self.prairie(prairie).map(|prairie_layout| self.to_world(prairie_layout.slot(place)))
    }

    /// The path of a cow to the gate of a prairie: from beside the table, or from the gate of the full prairie that
    /// pays for the cow.
    pub fn path_in(&self, prairie: Prairie, from: Option<Prairie>) -> Option<[Vec3; 2]> {
        let gate = self.prairie(prairie)?.gate();
        let beside = || {
            let side = if gate.x < 0.0 { -1.0 } else { 1.0 };
            Vec2::new(side * (self.size.x / 2.0 + 1.2), gate.y + 0.3)
        };
        let start = from.and_then(|full| self.prairie(full)).map_or_else(beside, PrairieLayout::gate);
        Some([self.to_world(start), self.to_world(gate)])
    }
}

impl PrairieLayout {
    /// The ground and the signboard together.
    pub fn whole(&self) -> Rect {
        self.area.union(self.signboard)
    }

    /// The size of one place.
    fn cell(&self) -> Vec2 {
        rows::places_area(self.area).size() / Vec2::new(f32::from(self.grid.0), f32::from(self.grid.1))
    }

    /// The position of the n-th cow. Places are filled column by column, alternately downwards and upwards, which keeps
    /// each herd together.
    pub fn slot(&self, place: usize) -> Vec2 {
        let rows = usize::from(self.grid.1.max(1));
        let (column, row) = (place / rows, place % rows);
        let row = if column % 2 == 0 { row } else { rows - 1 - row };
        let cell = self.cell();
        let seed = self.prairie.index() as u32 * 64 + place as u32;
        let aside = Vec2::new(noise(seed, 5) - 0.5, noise(seed, 6) - 0.5) * cell * 0.08;
        rows::places_area(self.area).min + cell * Vec2::new(column as f32 + 0.5, row as f32 + 0.5) + aside
    }

    /// The places of herds with these sizes, by colour. Each herd begins a new column if the remaining herds still fit,
    /// so that owners can be told apart at a glance.
    pub fn herd_places(&self, sizes: [usize; COLOURS]) -> [Range<usize>; COLOURS] {
        let (mut next, mut left) = (0_usize, sizes.iter().sum::<usize>());
        sizes.map(|size| {
            let column = next.next_multiple_of(usize::from(self.grid.1.max(1)));
            let first = if size > 0 && column + left <= usize::from(self.places) { column } else { next };
            next = first + size;
            left -= size;
            first..next
        })
    }

    /// The positions of all places.
    pub fn slots(&self) -> impl Iterator<Item = Vec2> {
        (0..usize::from(self.places)).map(|place| self.slot(place))
    }

    /// The centre of the gate, which is in the front fence.
    pub fn gate(&self) -> Vec2 {
        let aside = GATE / 2.0 + 0.12;
        let x = if self.area.center().x < 0.0 { self.area.min.x + aside } else { self.area.max.x - aside };
        Vec2::new(x, self.area.max.y)
    }
}

/// The width of a gate, in world units.
pub const GATE: f32 = 1.0;

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use super::*;

    fn rooms() -> Vec<Room> {
        let room = |x: f32, y: f32, turn| {
            let px = x / WIDTH;
            let perspective = Perspective { depth: y / px / 0.766, far_scale: px * 0.87, near_scale: px, height: y };
            Room { perspective, signboard_sizes: SignboardSizes::default(), yaw: turn }
        };
        vec![
            room(1500.0, 760.0, 0.0),
            room(1000.0, 520.0, 0.0),
            room(1024.0, 520.0, 0.0),
            room(844.0, 250.0, 0.0),
            room(390.0, 540.0, FRAC_PI_2),
        ]
    }

    fn layouts() -> impl Iterator<Item = (u8, Layout)> {
        let book = Rulebook::default();
        let of = move |room| (2..=5_u8).map(move |seats| (seats, room));
        rooms()
            .into_iter()
            .flat_map(of)
            .map(move |(seats, room)| (seats, Layout::of(book.in_play[usize::from(seats)], &book, room)))
    }

    #[test]
    fn prairies_do_not_overlap_and_stay_on_the_ground() {
        for (seats, layout) in layouts() {
            let ground = Rect::from_center_half_size(Vec2::ZERO, layout.half_size());
            for (place, one) in layout.prairies.iter().enumerate() {
                let whole = one.whole();
                assert!(ground.contains(whole.min) && ground.contains(whole.max), "{seats} {:?} {one:?}", layout.room);
                for other in &layout.prairies[place + 1..] {
                    assert!(whole.intersect(other.whole()).is_empty(), "{seats} {:?} {one:?} {other:?}", layout.room);
                }
            }
        }
    }

    #[test]
    fn every_cow_has_its_own_place_inside_the_fence() {
        for (seats, layout) in layouts() {
            assert!(layout.cow_scale > 0.3, "{seats} {:?}: {}", layout.room, layout.cow_scale);
            for prairie_layout in &layout.prairies {
                let slots: Vec<Vec2> = prairie_layout.slots().collect();
                assert!(slots.iter().all(|slot| prairie_layout.area.contains(*slot)), "{prairie_layout:?}");
                for (place, one) in slots.iter().enumerate() {
                    let near =
                        slots[place + 1..].iter().map(|other| one.distance(*other)).fold(f32::INFINITY, f32::min);
                    assert!(near > layout.cow_scale * 0.5, "{prairie_layout:?}: {near}");
                }
            }
        }
    }

    #[test]
    fn no_horns_reach_over_the_far_fence() {
        for (seats, layout) in layouts() {
            for prairie_layout in &layout.prairies {
                let feet = prairie_layout.slots().map(|slot| slot.y).fold(f32::INFINITY, f32::min);
                let above = prairie_layout.area.min.y - (feet - rows::HORN_REACH * layout.cow_scale);
                // Cows stand a little beside the middle of their places.
                let slack = prairie_layout.cell().y * 0.05;
                assert!(above < rows::FENCE_REACH + slack, "{seats} {:?}: {above} {prairie_layout:?}", layout.room);
            }
        }
    }

    #[test]
    fn positions_convert_back_even_if_the_view_is_rotated() {
        for (_, layout) in layouts() {
            for prairie_layout in &layout.prairies {
                for at in [prairie_layout.area.center(), prairie_layout.signboard.center(), prairie_layout.slot(0)] {
                    assert_eq!(layout.prairie_at(layout.to_world(at)), Some(prairie_layout.prairie));
                }
            }
            assert_eq!(layout.prairie_at(Vec3::new(90.0, 0.0, 0.0)), None);
        }
    }

    #[test]
    fn cows_come_in_through_the_gate() {
        for (_, layout) in layouts() {
            for prairie_layout in &layout.prairies {
                let [outside, gate] = layout.path_in(prairie_layout.prairie, None).expect("the prairie is in play");
                assert!(
                    layout.to_view(outside).x.abs() > layout.half_size().x,
                    "the path must begin outside the table"
                );
                assert!((layout.to_view(gate).y - prairie_layout.area.max.y).abs() < 1e-3);
                let full = layout.prairies[0];
                let paid =
                    layout.path_in(prairie_layout.prairie, Some(full.prairie)).expect("the prairies are in play");
                assert_eq!(
                    paid,
                    [layout.to_world(full.gate()), gate],
                    "the cows of a bonus must leave the full prairie"
                );
            }
        }
    }

    #[test]
    fn each_herd_begins_a_new_column_if_the_rest_still_fit() {
        let book = Rulebook::default();
        let prairie_layout = |grid, places| {
            let layout = Layout::of(book.in_play[3], &book, rooms()[0]);
            PrairieLayout { grid, places, ..layout.prairies[0] }
        };
        let starts = |prairie_layout: PrairieLayout, sizes| prairie_layout.herd_places(sizes).map(|herd| herd.start);
        assert_eq!(starts(prairie_layout((5, 3), 14), [2, 0, 4, 1, 0]), [0, 2, 3, 9, 10]);
        // With a new column for each herd, the last herds would not fit, so the herds are adjacent.
        assert_eq!(starts(prairie_layout((5, 3), 14), [4, 4, 4, 2, 0]), [0, 4, 8, 12, 14]);
        for sizes in [[0; COLOURS], [1, 2, 3, 0, 4], [5, 1, 0, 0, 6], [14, 0, 0, 0, 0], [2, 3, 4, 4, 1]] {
            for prairie_layout in [prairie_layout((5, 3), 14), prairie_layout((14, 1), 14), prairie_layout((2, 8), 14)]
            {
                let herds = prairie_layout.herd_places(sizes);
                let taken: Vec<usize> = herds.iter().cloned().flatten().collect();
                assert!(taken.is_sorted() && taken.iter().all(|place| *place < 14), "{sizes:?}: {herds:?}");
                assert_eq!(herds.map(|herd| herd.len()), sizes);
            }
        }
    }
}
