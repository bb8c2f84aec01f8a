//! In which rows prairies lie, and how large each seems: every sign has room for what stands on it, and among all ways to part
//! them that one is taken whose cows have most room.

use bevy::math::Vec2;
use zoff::{PRAIRIES, Prairie, Rulebook};

use super::sight::{Sight, WIDTH};

/// Between prairies, and between them and the edge, in world units.
pub const GAP: f32 = 0.42;
/// From a fence to where cows stand, in world units.
pub const INSIDE: f32 = 0.2;

/// The forms of a sign: by how many lines it has.
pub const FORMS: usize = 3;
/// The lines of each form.
pub const LINES: [u8; FORMS] = [2, 3, 4];
/// How often rows are laid, each time with what the time before showed.
const PASSES: usize = 4;
/// How high a row without any place would be, beside one place's share.
const FRAME_OF_ROW: f32 = 10.0;

/// What signs need, in logical pixels: the face says it, who knows its letters.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Signs {
    /// How high a sign of each form is.
    pub high: [f32; FORMS],
    /// How wide each prairie's sign is at least, by form.
    pub wide: [[f32; PRAIRIES]; FORMS],
}

impl Default for Signs {
    fn default() -> Signs {
        Signs { high: [44.0, 62.0, 80.0], wide: [[180.0; PRAIRIES], [130.0; PRAIRIES], [100.0; PRAIRIES]] }
    }
}

/// One row, in logical pixels as it is seen.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// Its prairies.
    pub prairies: Vec<Prairie>,
    /// The form of their signs.
    pub form: usize,
    /// How high their ground seems.
    pub high: f32,
    /// How wide each is, in world units.
    pub wide: Vec<f32>,
}

/// The space between rows as it is seen, in logical pixels.
pub fn gap(sight: &Sight) -> f32 {
    GAP * sight.high / sight.depth
}

/// The rows for prairies that lie in their order.
pub fn rows(all: &[Prairie], book: &Rulebook, sight: &Sight, signs: &Signs) -> Vec<Row> {
    let mut best: Option<(f32, Vec<Row>)> = None;
    // Between two prairies the row ends or goes on: each way is a number.
    for ends in 0..1_u32 << all.len().saturating_sub(1) {
        if ends.count_ones() > 6 {
            continue;
        }
        let mut parts: Vec<Vec<Prairie>> = vec![Vec::new()];
        for (place, prairie) in all.iter().enumerate() {
            if place > 0 && ends >> (place - 1) & 1 == 1 {
                parts.push(Vec::new());
            }
            parts.last_mut().into_iter().for_each(|row| row.push(*prairie));
        }
        let (worth, rows) = tried(parts, book, sight, signs);
        if best.as_ref().is_none_or(|(before, _)| worth > *before) {
            best = Some((worth, rows));
        }
    }
    best.map(|(_, rows)| rows).unwrap_or_default()
}

/// How good it is to part prairies like this: the side of the smallest place for a cow, in world units; less than nothing
/// where a sign has no room.
fn tried(parts: Vec<Vec<Prairie>>, book: &Rulebook, sight: &Sight, signs: &Signs) -> (f32, Vec<Row>) {
    let count = parts.len() as f32;
    let about = |at: usize| Lies { foot: sight.high * (at as f32 + 0.6) / count, slant: vec![0.0; parts[at].len()] };
    // Where signs lie, and how far they lean, shows only once the rows are laid.
    let mut known: Vec<Lies> = (0..parts.len()).map(about).collect();
    for _ in 1..PASSES {
        known = lies(&laid(&parts, &known, book, sight, signs).rows, sight, signs);
    }
    let Laid { rows, lacks } = laid(&parts, &known, book, sight, signs);
    let missing = lacks + missing(&rows, sight, signs);
    let worth = if missing > 0.5 { -missing } else { least_place(&rows, book, sight).max(0.0) };
    (worth, rows)
}

/// The side of the smallest place for a cow, in world units.
fn least_place(rows: &[Row], book: &Rulebook, sight: &Sight) -> f32 {
    let deep = sight.depth / sight.high;
    let side = |(row, (prairie, wide)): (&Row, (&Prairie, &f32))| {
        let size = Vec2::new(*wide, row.high * deep) - 2.0 * INSIDE;
        let (columns, lines) = grid(size, book.field(*prairie).places);
        (size / Vec2::new(f32::from(columns), f32::from(lines))).min_element()
    };
    let all = rows.iter().flat_map(|row| std::iter::repeat(row).zip(row.prairies.iter().zip(&row.wide)));
    all.map(side).fold(f32::INFINITY, f32::min)
}

/// What signs have less than they need, in logical pixels.
fn missing(rows: &[Row], sight: &Sight, signs: &Signs) -> f32 {
    let row = |(row, lies): (&Row, Lies)| {
        let scale = sight.scale(lies.foot);
        let lacks = |((prairie, wide), slant): ((&Prairie, &f32), f32)| {
            (signs.wide[row.form][prairie.index()] + slant - wide * scale).max(0.0)
        };
        row.prairies.iter().zip(&row.wide).zip(lies.slant).map(lacks).sum::<f32>()
    };
    rows.iter().zip(lies(rows, sight, signs)).map(row).sum()
}

/// Where the signs of a row lie, in logical pixels.
struct Lies {
    /// Their far edge below that of the ground, where they have least room.
    foot: f32,
    /// How much of its width each loses because its sides lean to the middle of the picture.
    slant: Vec<f32>,
}

fn lies(rows: &[Row], sight: &Sight, signs: &Signs) -> Vec<Lies> {
    let mut below = gap(sight);
    let row = |row: &Row| {
        let foot = below + row.high;
        let end = foot + signs.high[row.form];
        below = end + gap(sight);
        let grows = (sight.scale(end) - sight.scale(foot)).abs();
        let mut left = -(row.wide.iter().sum::<f32>() + GAP * (row.wide.len() as f32 - 1.0)) / 2.0;
        let lost = |wide: &f32| {
            let right = left + wide;
            let beside = left.max(-right).max(0.0);
            left = right + GAP;
            grows * beside
        };
        Lies { foot, slant: row.wide.iter().map(lost).collect() }
    };
    rows.iter().map(row).collect()
}

/// Rows as they were laid.
struct Laid {
    rows: Vec<Row>,
    /// How much ground is missing, in logical pixels; without any there are no places.
    lacks: f32,
}

/// Rows whose signs lie about there.
fn laid(parts: &[Vec<Prairie>], lies: &[Lies], book: &Rulebook, sight: &Sight, signs: &Signs) -> Laid {
    let count = parts.len() as f32;
    let places = |prairie: &Prairie| f32::from(book.field(*prairie).places);
    let mut rows = Vec::with_capacity(parts.len());
    for (prairies, lies) in parts.iter().zip(lies) {
        let scale = sight.scale(lies.foot);
        let room = (WIDTH - GAP * (prairies.len() as f32 + 1.0)) * scale;
        let each = |form: usize| {
            prairies.iter().zip(&lies.slant).map(move |(prairie, slant)| signs.wide[form][prairie.index()] + slant)
        };
        let need = |form: usize| each(form).sum::<f32>();
        let form = (0..FORMS).find(|form| need(*form) <= room).unwrap_or(FORMS - 1);
        let needed = need(form);
        let shares: f32 = prairies.iter().map(places).sum();
        let left_over = (room - needed).max(0.0);
        let squeeze = (room / needed.max(1.0)).min(1.0);
        let wide = prairies
            .iter()
            .zip(each(form))
            .map(|(prairie, least)| (least * squeeze + left_over * places(prairie) / shares.max(1.0)) / scale);
        rows.push(Row { wide: wide.collect(), form, high: 0.0, prairies: prairies.clone() });
    }
    let boards: f32 = rows.iter().map(|row| signs.high[row.form]).sum();
    let ground = sight.high - boards - gap(sight) * (count + 1.0);
    let lacks = (sight.high * 0.25 - ground).max(0.0) * 4.0;
    let ground = ground.max(sight.high * 0.1);
    let weight = |row: &Row| row.prairies.iter().map(places).sum::<f32>() + FRAME_OF_ROW;
    let weights: f32 = rows.iter().map(weight).sum();
    for row in &mut rows {
        row.high = ground * weight(row) / weights.max(1.0);
    }
    Laid { rows, lacks }
}

/// Columns and rows that give each of so many places most room.
pub fn grid(size: Vec2, places: u8) -> (u8, u8) {
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
    use super::*;
    use zoff::Prairies;

    fn sight(wide: f32, high: f32) -> Sight {
        let px = wide / WIDTH;
        Sight { depth: high / px / 0.766, far: px * 0.87, near: px, high }
    }

    #[test]
    fn rows_hold_all_prairies_in_order_and_signs_have_room() {
        let book = Rulebook::default();
        let all: Vec<Prairie> = Prairies::ALL.iter().collect();
        for (wide, high) in [(1500.0, 760.0), (1000.0, 520.0), (836.0, 250.0), (374.0, 540.0)] {
            let (sight, signs) = (sight(wide, high), Signs::default());
            let rows = rows(&all, &book, &sight, &signs);
            assert_eq!(rows.iter().flat_map(|row| row.prairies.clone()).collect::<Vec<_>>(), all);
            for row in &rows {
                for (prairie, wide) in row.prairies.iter().zip(&row.wide) {
                    let seen = wide * sight.far;
                    assert!(seen + 12.0 > signs.wide[row.form][prairie.index()], "{row:?}: {seen} px");
                }
                let all: f32 = row.wide.iter().sum();
                assert!(all + GAP * (row.wide.len() as f32 + 1.0) < WIDTH + 0.01, "{row:?}");
            }
            let seen: f32 = rows.iter().map(|row| row.high + signs.high[row.form] + gap(&sight)).sum();
            assert!(seen < high + 1.0, "{seen} px of {high}");
        }
    }

    #[test]
    fn where_nothing_has_room_all_lie_there_even_so() {
        let all: Vec<Prairie> = Prairies::ALL.iter().collect();
        let rows = rows(&all, &Rulebook::default(), &sight(120.0, 90.0), &Signs::default());
        assert_eq!(rows.iter().map(|row| row.prairies.len()).sum::<usize>(), all.len());
        assert!(rows.iter().all(|row| row.high > 0.0 && row.wide.iter().all(|wide| *wide > 0.0)));
    }
}
