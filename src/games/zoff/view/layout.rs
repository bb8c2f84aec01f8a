//! Where the prairies lie on the table: in rows from the smallest to the largest, as many as suit the room there is, each
//! with its sign before it and a place for every cow.
//!
//! The layout is worked out as it is seen, u to the right and v towards the viewer, and turned with the picture.

use bevy::math::{Quat, Rect, Vec2, Vec3};
use zoff::{Prairie, Prairies, Rulebook};

use crate::stage::build::grain;

/// How wide the ground is, in world units; how deep it is follows from the room.
pub const WIDTH: f32 = 24.0;
/// Between prairies, and between them and the edge, in world units.
const GAP: f32 = 0.42;
/// From a fence to where cows stand, in world units.
const INSIDE: f32 = 0.2;
/// How much of a depth is seen from the side, as people sit around a table.
const SLANT: f32 = 0.766;
/// What every prairie weighs beside its places where rows are made: a small one must have room for its name.
const FRAME_OF: f32 = 20.0;
/// How much larger a cow is than its place: herds stand close together.
const CROWD: f32 = 1.12;
/// The same for how deep a row is.
const FRAME_OF_ROW: f32 = 16.0;

/// The room that the table is laid for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// What panels leave free of the window, in logical pixels.
    pub free: Vec2,
    /// The height of a sign in logical pixels.
    pub sign: f32,
    /// The width that a sign wants at least for its name, in logical pixels.
    pub name: f32,
    /// How far the picture is turned, in radians.
    pub turn: f32,
    /// Whether it is seen from straight above.
    pub map: bool,
}

/// A prairie on the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pasture {
    /// Which.
    pub prairie: Prairie,
    /// Inside its fence: u and v in world units from the middle of the ground.
    pub area: Rect,
    /// Its sign before it.
    pub sign: Rect,
    /// Columns and rows of places.
    grid: (u8, u8),
    places: u8,
}

/// The whole ground.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    /// What it was laid for.
    pub room: Room,
    /// The prairies in play, from the smallest.
    pub pastures: Vec<Pasture>,
    /// How large a cow is, beside its model.
    pub cow: f32,
    size: Vec2,
}

impl Layout {
    /// Lays prairies for a room.
    pub fn of(in_play: Prairies, book: &Rulebook, room: Room) -> Layout {
        let free = room.free.max(Vec2::splat(80.0));
        let px = free.x / WIDTH;
        let slant = if room.map { 1.0 } else { SLANT };
        let depth = (free.y / px / slant).clamp(WIDTH * 0.3, WIDTH * 2.4);
        let all: Vec<Prairie> = in_play.iter().collect();
        let places = |prairie: &Prairie| f32::from(book.field(*prairie).places);
        // More side by side would have no room for their names.
        let most = (free.x / (room.name * 0.8).max(1.0)).floor().max(2.0) as usize;
        let rows = rows_for(free.x / free.y, all.len()).max(all.len().div_ceil(most));
        let rows = parted(&all, rows, most, |prairie| places(prairie) + FRAME_OF);
        let count = rows.len().max(1) as f32;
        // A sign never takes more than half of its row.
        let sign = (room.sign / px / slant).min((depth - GAP) / count * 0.5);
        let weight = |row: &[Prairie]| row.iter().map(places).sum::<f32>() + FRAME_OF_ROW;
        let weights: f32 = rows.iter().map(|row| weight(row)).sum();
        let ground = (depth - GAP - count * (sign + GAP)).max(1.0);
        let mut pastures = Vec::new();
        let mut top = GAP - depth / 2.0;
        for row in &rows {
            let high = ground * weight(row) / weights.max(1.0);
            let wide = WIDTH - GAP * (row.len() as f32 + 1.0);
            // Each has room for its name; what is left over goes by places.
            let base = (room.name / px).min(wide / row.len().max(1) as f32);
            let left_over = wide - base * row.len() as f32;
            let shares: f32 = row.iter().map(places).sum();
            let mut left = GAP - WIDTH / 2.0;
            for prairie in row {
                let width = base + left_over * places(prairie) / shares.max(1.0);
                let area = Rect::from_corners(Vec2::new(left, top), Vec2::new(left + width, top + high));
                let board = Rect::from_corners(Vec2::new(left, top + high), Vec2::new(left + width, top + high + sign));
                let places = book.field(*prairie).places;
                let grid = grid(area.size() - 2.0 * INSIDE, places);
                pastures.push(Pasture { prairie: *prairie, area, sign: board, grid, places });
                left += width + GAP;
            }
            top += high + sign + GAP;
        }
        let cell = |pasture: &Pasture| pasture.cell().min_element();
        let cow = pastures.iter().map(cell).fold(f32::INFINITY, f32::min) * CROWD;
        let cow = cow.clamp(0.3, 1.4);
        Layout { room, pastures, cow, size: Vec2::new(WIDTH, depth) }
    }

    /// A prairie, where it is in play.
    pub fn pasture(&self, prairie: Prairie) -> Option<&Pasture> {
        self.pastures.iter().find(|pasture| pasture.prairie == prairie)
    }

    /// How the picture is turned.
    pub fn rotation(&self) -> Quat {
        Quat::from_rotation_y(self.room.turn)
    }

    /// A place that is seen at u and v, in the world.
    pub fn world(&self, at: Vec2) -> Vec3 {
        self.rotation() * Vec3::new(at.x, 0.0, at.y)
    }

    /// The place that is seen there, as u and v.
    pub fn seen(&self, at: Vec3) -> Vec2 {
        let back = self.rotation().inverse() * at;
        Vec2::new(back.x, back.z)
    }

    /// What a camera must show: x and z in world units.
    pub fn bounds(&self) -> Rect {
        let corner = self.world(self.size / 2.0);
        Rect::from_center_half_size(Vec2::ZERO, Vec2::new(corner.x.abs(), corner.z.abs()))
    }

    /// Half of the ground's size as it is seen.
    pub fn half(&self) -> Vec2 {
        self.size / 2.0
    }

    /// The prairie whose ground or sign lies there.
    pub fn prairie_at(&self, at: Vec3) -> Option<Prairie> {
        let at = self.seen(at);
        let hit = |pasture: &&Pasture| pasture.whole().contains(at);
        self.pastures.iter().find(hit).map(|pasture| pasture.prairie)
    }

    /// Where the n-th cow of a prairie stands, from 0.
    pub fn slot(&self, prairie: Prairie, place: usize) -> Option<Vec3> {
        self.pasture(prairie).map(|pasture| self.world(pasture.slot(place)))
    }

    /// The way of a cow onto a prairie: from beside the table to the gate.
    pub fn way_in(&self, prairie: Prairie) -> Option<[Vec3; 2]> {
        let pasture = self.pasture(prairie)?;
        let gate = pasture.gate();
        let side = if gate.x < 0.0 { -1.0 } else { 1.0 };
        let outside = Vec2::new(side * (self.size.x / 2.0 + 1.2), gate.y + 0.3);
        Some([self.world(outside), self.world(gate)])
    }
}

impl Pasture {
    /// Its ground and its sign together.
    pub fn whole(&self) -> Rect {
        self.area.union(self.sign)
    }

    /// The size of the ground that each place has.
    fn cell(&self) -> Vec2 {
        (self.area.size() - 2.0 * INSIDE) / Vec2::new(f32::from(self.grid.0), f32::from(self.grid.1))
    }

    /// Where the n-th cow stands. Herds stand together: places are taken column by column, up and down by turns.
    pub fn slot(&self, place: usize) -> Vec2 {
        let rows = usize::from(self.grid.1.max(1));
        let (column, row) = (place / rows, place % rows);
        let row = if column % 2 == 0 { row } else { rows - 1 - row };
        let cell = self.cell();
        let seed = self.prairie.index() as u32 * 64 + place as u32;
        let aside = Vec2::new(grain(seed, 5) - 0.5, grain(seed, 6) - 0.5) * cell * 0.14;
        self.area.min + INSIDE + cell * Vec2::new(column as f32 + 0.5, row as f32 + 0.5) + aside
    }

    /// All places.
    pub fn slots(&self) -> impl Iterator<Item = Vec2> {
        (0..usize::from(self.places)).map(|place| self.slot(place))
    }

    /// The middle of its gate, in the fence towards the viewer.
    pub fn gate(&self) -> Vec2 {
        let aside = GATE / 2.0 + 0.12;
        let x = if self.area.center().x < 0.0 { self.area.min.x + aside } else { self.area.max.x - aside };
        Vec2::new(x, self.area.max.y)
    }
}

/// How wide a gate is, in world units.
pub const GATE: f32 = 1.0;

/// How many rows suit a room so many times as wide as high.
fn rows_for(aspect: f32, prairies: usize) -> usize {
    let rows = match aspect {
        wide if wide > 2.2 => 2,
        usual if usual > 1.05 => 3,
        _ => 4,
    };
    // Few prairies need fewer rows, but on a narrow screen no more than three stand side by side.
    rows.min(prairies.div_ceil(2)).max(1)
}

/// Consecutive prairies in so many rows of at most so many, of which the fullest is as light as can be.
fn parted(all: &[Prairie], rows: usize, most: usize, weight: impl Fn(&Prairie) -> f32) -> Vec<Vec<Prairie>> {
    fn row(all: &[f32], most: usize) -> f32 {
        all.iter().sum::<f32>() * if all.len() > most { 10.0 } else { 1.0 }
    }
    fn best(all: &[f32], rows: usize, most: usize) -> (f32, Vec<usize>) {
        if rows <= 1 || all.len() <= 1 {
            return (row(all, most), vec![all.len()]);
        }
        let mut found = (f32::INFINITY, Vec::new());
        for first in 1..=all.len() - (rows - 1).min(all.len() - 1) {
            let here = row(&all[..first], most);
            let (rest, mut cuts) = best(&all[first..], rows - 1, most);
            let heaviest = here.max(rest);
            if heaviest < found.0 {
                cuts.insert(0, first);
                found = (heaviest, cuts);
            }
        }
        found
    }
    let weights: Vec<f32> = all.iter().map(weight).collect();
    let mut left = all;
    let (_, cuts) = best(&weights, rows, most);
    cuts.into_iter()
        .map(|count| {
            let (row, rest) = left.split_at(count.min(left.len()));
            left = rest;
            row.to_vec()
        })
        .filter(|row| !row.is_empty())
        .collect()
}

/// Columns and rows that give each of so many places most room.
fn grid(size: Vec2, places: u8) -> (u8, u8) {
    let places = places.max(1);
    let room = |columns: u8| {
        let rows = places.div_ceil(columns);
        (size.x / f32::from(columns)).min(size.y / f32::from(rows))
    };
    let columns = (1..=places).max_by(|a, b| room(*a).total_cmp(&room(*b))).unwrap_or(1);
    (columns, places.div_ceil(columns))
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use super::*;

    fn rooms() -> Vec<Room> {
        let room = |x, y, turn| Room { free: Vec2::new(x, y), sign: 44.0, name: 120.0, turn, map: false };
        vec![
            room(1500.0, 760.0, 0.0),
            room(1000.0, 520.0, 0.0),
            room(1024.0, 520.0, 0.0),
            room(844.0, 230.0, 0.0),
            room(390.0, 420.0, FRAC_PI_2),
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
    fn no_two_prairies_lie_over_each_other_and_all_lie_on_the_ground() {
        for (seats, layout) in layouts() {
            let ground = Rect::from_center_half_size(Vec2::ZERO, layout.half());
            for (place, one) in layout.pastures.iter().enumerate() {
                let whole = one.whole();
                assert!(ground.contains(whole.min) && ground.contains(whole.max), "{seats} {:?} {one:?}", layout.room);
                for other in &layout.pastures[place + 1..] {
                    assert!(whole.intersect(other.whole()).is_empty(), "{seats} {:?} {one:?} {other:?}", layout.room);
                }
            }
        }
    }

    #[test]
    fn every_cow_has_a_place_of_its_own_within_the_fence() {
        for (seats, layout) in layouts() {
            assert!(layout.cow > 0.3, "{seats} {:?}: {}", layout.room, layout.cow);
            for pasture in &layout.pastures {
                let slots: Vec<Vec2> = pasture.slots().collect();
                assert!(slots.iter().all(|slot| pasture.area.contains(*slot)), "{pasture:?}");
                for (place, one) in slots.iter().enumerate() {
                    let near =
                        slots[place + 1..].iter().map(|other| one.distance(*other)).fold(f32::INFINITY, f32::min);
                    assert!(near > layout.cow * 0.5, "{pasture:?}: {near}");
                }
            }
        }
    }

    #[test]
    fn a_place_is_found_again_however_the_picture_is_turned() {
        for (_, layout) in layouts() {
            for pasture in &layout.pastures {
                for at in [pasture.area.center(), pasture.sign.center(), pasture.slot(0)] {
                    assert_eq!(layout.prairie_at(layout.world(at)), Some(pasture.prairie));
                }
            }
            assert_eq!(layout.prairie_at(Vec3::new(90.0, 0.0, 0.0)), None);
        }
    }

    #[test]
    fn rows_hold_consecutive_prairies_and_none_is_much_fuller() {
        let all: Vec<Prairie> = Prairies::ALL.iter().collect();
        let rows = parted(&all, 3, 9, |prairie| prairie.index() as f32 + 4.0);
        assert_eq!(rows.concat(), all);
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4, 3]);
        assert_eq!(parted(&all[..1], 3, 9, |_| 1.0), [vec![Prairie::LoneStarValley]]);
        assert!(parted(&all, 4, 3, |_| 1.0).iter().all(|row| row.len() <= 3));
        assert_eq!([rows_for(3.0, 11), rows_for(1.6, 11), rows_for(0.9, 11), rows_for(0.9, 1)], [2, 3, 4, 1]);
    }

    #[test]
    fn cows_come_in_through_the_gate() {
        for (_, layout) in layouts() {
            for pasture in &layout.pastures {
                let [outside, gate] = layout.way_in(pasture.prairie).expect("it is in play");
                assert!(layout.seen(outside).x.abs() > layout.half().x, "beside the table");
                assert!((layout.seen(gate).y - pasture.area.max.y).abs() < 1e-3);
            }
        }
    }
}
