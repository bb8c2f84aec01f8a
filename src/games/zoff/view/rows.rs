//! Splits the prairies into at most seven rows and sets their sizes. Of the splits in which every signboard has room
//! for its text and the prairies are tall enough, it chooses the split whose smallest place for a cow is largest. A split
//! whose prairies are lower than their signboards counts for less.

use bevy::math::{Rect, Vec2};
use zoff::{PRAIRIES, Prairie, Rulebook};

use super::perspective::{Perspective, WIDTH};

/// The gap between prairies, and between prairies and the edge of the ground, in world units.
pub const GAP: f32 = 0.42;
/// The distance from a fence to the places for cows, in world units.
const FENCE_MARGIN: f32 = 0.2;
/// The distance from the far fence to the places, which leaves room for the heads of cows. The two numbers are the
/// maximum length in world units and the maximum fraction of the prairie's depth.
const FAR_FENCE_MARGIN: (f32, f32) = (0.7, 0.2);

/// The scale of the cow model relative to the width and the depth of its place. The width of a cow is about 1.5 times
/// its scale, so cows side by side overlap a little, but none reaches through a fence.
const COW_IN_PLACE: Vec2 = Vec2::new(0.84, 1.3);
/// The distance on the ground from the feet of a cow to the place that the tips of its horns hide from the camera at
/// rest, relative to the scale of the cow.
pub const HORN_REACH: f32 = 1.23;
/// The same distance for the fence, in world units.
pub const FENCE_REACH: f32 = 0.28;
/// The space on the screen behind the first row, for the heads of its cows. The two numbers are the maximum multiple of
/// the gap between rows and the maximum fraction of the ground's height.
const HEADROOM: (f32, f32) = (2.5, 0.05);

/// The number of signboard forms, from the widest to the narrowest.
pub const FORMS: usize = 3;
/// The height of a prairie's ground, relative to its signboard, from which on it is tall enough.
const TALL: f32 = 1.2;
/// The number of layout passes. Each pass uses the measurements of the previous one.
const PASSES: usize = 4;
/// The constant part of a row's weight, to which each place adds 1. Rows share the available height in proportion to
/// their weights.
const BASE_WEIGHT: f32 = 10.0;

/// The sizes that signboards need, in logical pixels. The UI measures them with its fonts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SignboardSizes {
    /// The number of lines of a signboard, by form.
    pub lines: [u8; FORMS],
    /// The height of a signboard, by form.
    pub heights: [f32; FORMS],
    /// The minimum width of each prairie's signboard, by form.
    pub widths: [[f32; PRAIRIES]; FORMS],
}

impl Default for SignboardSizes {
    fn default() -> SignboardSizes {
        SignboardSizes {
            lines: [2, 3, 4],
            heights: [44.0, 62.0, 80.0],
            widths: [[180.0; PRAIRIES], [130.0; PRAIRIES], [100.0; PRAIRIES]],
        }
    }
}

/// A row of prairies.
#[derive(Debug, Clone, PartialEq)]
pub struct PrairieRow {
    /// The prairies of the row.
    pub prairies: Vec<Prairie>,
    /// The form of the signboards, as an index into [`SignboardSizes`].
    pub form: usize,
    /// The height of the prairies' ground on the screen, in logical pixels.
    pub height: f32,
    /// The width of each prairie, in world units.
    pub widths: Vec<f32>,
}

/// The gap between rows on the screen, in logical pixels.
pub fn gap(perspective: &Perspective) -> f32 {
    GAP * perspective.height / perspective.depth
}

/// The part of a prairie that is divided into places, inside a margin along the fences.
pub fn places_area(prairie: Rect) -> Rect {
    let (length, share) = FAR_FENCE_MARGIN;
    let far = length.min(prairie.height() * share);
    let (min, max) = (prairie.min + Vec2::new(FENCE_MARGIN, far), prairie.max - FENCE_MARGIN);
    Rect::from_corners(min, max.max(min + 0.05))
}

/// The distance on the screen from the far edge of the ground to the first row, in logical pixels.
pub fn first_row(perspective: &Perspective) -> f32 {
    let (gap, (gaps, share)) = (gap(perspective), HEADROOM);
    (gaps * gap).min(share * perspective.height).max(gap)
}

/// Splits the prairies into the best rows, in their given order.
pub fn rows(all: &[Prairie], book: &Rulebook, perspective: &Perspective, signs: &SignboardSizes) -> Vec<PrairieRow> {
    let mut best: Option<(f32, Vec<PrairieRow>)> = None;
    // A bit is set if a row ends after its prairie, so each number is one way to split the prairies.
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
        let (worth, rows) = rate_split(parts, book, perspective, signs);
        if best.as_ref().is_none_or(|(before, _)| worth > *before) {
            best = Some((worth, rows));
        }
    }
    best.map(|(_, rows)| rows).unwrap_or_default()
}

/// Lays out one split and rates it by the scale of a cow in the smallest place, less if a prairie is low beside its
/// signboard. The rating is negative if a signboard lacks width or the prairies lack height.
fn rate_split(
    parts: Vec<Vec<Prairie>>,
    book: &Rulebook,
    perspective: &Perspective,
    signs: &SignboardSizes,
) -> (f32, Vec<PrairieRow>) {
    let count = parts.len() as f32;
    let estimate = |at: usize| SignboardPlacement {
        foot: perspective.height * (at as f32 + 0.6) / count,
        slant: vec![0.0; parts[at].len()],
    };
    // The signboards' positions and slants depend on the layout of the rows, so several passes refine them.
    let mut placements: Vec<SignboardPlacement> = (0..parts.len()).map(estimate).collect();
    for _ in 1..PASSES {
        placements =
            signboard_placements(&place_rows(&parts, &placements, book, perspective, signs).rows, perspective, signs);
    }
    let PlacedRows { rows, height_penalty } = place_rows(&parts, &placements, book, perspective, signs);
    let missing = height_penalty + missing_width(&rows, perspective, signs);
    let tall = rows.iter().map(|row| row.height / (TALL * signs.heights[row.form])).fold(1.0, f32::min);
    let worth = if missing > 0.5 { -missing } else { tall * smallest_cow_scale(&rows, book, perspective).max(0.0) };
    (worth, rows)
}

/// The scale of a cow in the smallest place.
fn smallest_cow_scale(rows: &[PrairieRow], book: &Rulebook, perspective: &Perspective) -> f32 {
    let depth_per_px = perspective.depth / perspective.height;
    let side = |(row, (prairie, width)): (&PrairieRow, (&Prairie, &f32))| {
        let area = Rect::new(0.0, 0.0, *width, row.height * depth_per_px);
        cow_scale(area, book.prairie_spec(*prairie).places)
    };
    let all = rows.iter().flat_map(|row| std::iter::repeat(row).zip(row.prairies.iter().zip(&row.widths)));
    all.map(side).fold(f32::INFINITY, f32::min)
}

/// The total width that the signboards lack, in logical pixels.
fn missing_width(rows: &[PrairieRow], perspective: &Perspective, signs: &SignboardSizes) -> f32 {
    let row = |(row, placement): (&PrairieRow, SignboardPlacement)| {
        let scale = perspective.scale(placement.foot);
        let missing = |((prairie, width), slant): ((&Prairie, &f32), f32)| {
            (signs.widths[row.form][prairie.index()] + slant - width * scale).max(0.0)
        };
        row.prairies.iter().zip(&row.widths).zip(placement.slant).map(missing).sum::<f32>()
    };
    rows.iter().zip(signboard_placements(rows, perspective, signs)).map(row).sum()
}

/// The positions of the signboards of a row, in logical pixels.
struct SignboardPlacement {
    /// The distance from the far edge of the ground to the far edge of the signboards, where they are narrowest.
    foot: f32,
    /// The width that each signboard loses because perspective slants its sides towards the centre of the picture.
    slant: Vec<f32>,
}

fn signboard_placements(
    rows: &[PrairieRow],
    perspective: &Perspective,
    signs: &SignboardSizes,
) -> Vec<SignboardPlacement> {
    let mut below = first_row(perspective);
    let row = |row: &PrairieRow| {
        let foot = below + row.height;
        let end = foot + signs.heights[row.form];
        below = end + gap(perspective);
        let grows = (perspective.scale(end) - perspective.scale(foot)).abs();
        let mut left = -(row.widths.iter().sum::<f32>() + GAP * (row.widths.len() as f32 - 1.0)) / 2.0;
        let lost = |width: &f32| {
            let right = left + width;
            let beside = left.max(-right).max(0.0);
            left = right + GAP;
            grows * beside
        };
        SignboardPlacement { foot, slant: row.widths.iter().map(lost).collect() }
    };
    rows.iter().map(row).collect()
}

/// Rows after a layout pass.
struct PlacedRows {
    rows: Vec<PrairieRow>,
    /// A penalty if too little height is left for the ground of the prairies, in logical pixels.
    height_penalty: f32,
}

/// Lays out rows, given the approximate positions of their signboards.
fn place_rows(
    parts: &[Vec<Prairie>],
    placements: &[SignboardPlacement],
    book: &Rulebook,
    perspective: &Perspective,
    signs: &SignboardSizes,
) -> PlacedRows {
    let count = parts.len() as f32;
    let places = |prairie: &Prairie| f32::from(book.prairie_spec(*prairie).places);
    let mut rows = Vec::with_capacity(parts.len());
    for (prairies, placement) in parts.iter().zip(placements) {
        let scale = perspective.scale(placement.foot);
        let room = (WIDTH - GAP * (prairies.len() as f32 + 1.0)) * scale;
        let each = |form: usize| {
            prairies
                .iter()
                .zip(&placement.slant)
                .map(move |(prairie, slant)| signs.widths[form][prairie.index()] + slant)
        };
        let need = |form: usize| each(form).sum::<f32>();
        let form = (0..FORMS).find(|form| need(*form) <= room).unwrap_or(FORMS - 1);
        let needed = need(form);
        let shares: f32 = prairies.iter().map(places).sum();
        let left_over = (room - needed).max(0.0);
        let squeeze = (room / needed.max(1.0)).min(1.0);
        let widths = prairies
            .iter()
            .zip(each(form))
            .map(|(prairie, least)| (least * squeeze + left_over * places(prairie) / shares.max(1.0)) / scale);
        rows.push(PrairieRow { widths: widths.collect(), form, height: 0.0, prairies: prairies.clone() });
    }
    let boards: f32 = rows.iter().map(|row| signs.heights[row.form]).sum();
    let ground = perspective.height - boards - gap(perspective) * count - first_row(perspective);
    let height_penalty = (perspective.height * 0.25 - ground).max(0.0) * 4.0;
    let ground = ground.max(perspective.height * 0.1);
    let weight = |row: &PrairieRow| row.prairies.iter().map(places).sum::<f32>() + BASE_WEIGHT;
    let weights: f32 = rows.iter().map(weight).sum();
    for row in &mut rows {
        row.height = ground * weight(row) / weights.max(1.0);
    }
    PlacedRows { rows, height_penalty }
}

/// The scale at which a cow fits into each of `places` places of a prairie, and hides nothing behind the far fence.
pub fn cow_scale(prairie: Rect, places: u8) -> f32 {
    let area = places_area(prairie);
    let (columns, rows) = grid(area.size(), places);
    let cell = area.size() / Vec2::new(f32::from(columns), f32::from(rows));
    let feet = area.min.y - prairie.min.y + cell.y / 2.0;
    (COW_IN_PLACE * cell).min_element().min((feet + FENCE_REACH) / HORN_REACH)
}

/// The numbers of columns and rows that give each of `places` places the most room.
pub fn grid(size: Vec2, places: u8) -> (u8, u8) {
    let places = places.max(1);
    let room = |columns: u8| {
        let rows = places.div_ceil(columns);
        (COW_IN_PLACE * size / Vec2::new(f32::from(columns), f32::from(rows))).min_element()
    };
    let columns = (1..=places).max_by(|a, b| room(*a).total_cmp(&room(*b))).unwrap_or(1);
    (columns, places.div_ceil(columns))
}

#[cfg(test)]
mod tests {
    use super::*;
    use zoff::Prairies;

    fn perspective(width: f32, height: f32) -> Perspective {
        let px = width / WIDTH;
        Perspective { depth: height / px / 0.766, far_scale: px * 0.87, near_scale: px, height }
    }

    #[test]
    fn rows_hold_all_prairies_in_order_and_signboards_fit() {
        let book = Rulebook::default();
        let all: Vec<Prairie> = Prairies::ALL.iter().collect();
        for (width, height) in [(1500.0, 760.0), (1000.0, 520.0), (836.0, 250.0), (374.0, 540.0)] {
            let (perspective, signs) = (perspective(width, height), SignboardSizes::default());
            let rows = rows(&all, &book, &perspective, &signs);
            assert_eq!(rows.iter().flat_map(|row| row.prairies.clone()).collect::<Vec<_>>(), all);
            for row in &rows {
                for (prairie, width) in row.prairies.iter().zip(&row.widths) {
                    let seen = width * perspective.far_scale;
                    assert!(seen + 12.0 > signs.widths[row.form][prairie.index()], "{row:?}: {seen} px");
                }
                let all: f32 = row.widths.iter().sum();
                assert!(all + GAP * (row.widths.len() as f32 + 1.0) < WIDTH + 0.01, "{row:?}");
            }
            let seen: f32 = rows.iter().map(|row| row.height + signs.heights[row.form] + gap(&perspective)).sum();
            assert!(seen < height + 1.0, "{seen} px of {height}");
        }
    }

    #[test]
    fn all_prairies_are_laid_out_even_without_enough_room() {
        let all: Vec<Prairie> = Prairies::ALL.iter().collect();
        let rows = rows(&all, &Rulebook::default(), &perspective(120.0, 90.0), &SignboardSizes::default());
        assert_eq!(rows.iter().map(|row| row.prairies.len()).sum::<usize>(), all.len());
        assert!(rows.iter().all(|row| row.height > 0.0 && row.widths.iter().all(|width| *width > 0.0)));
    }
}
