//! Small pictures of prairies from above: a fence, and a dot for each place, in the colour of the cow on it, if any.

use zoff::{Colour, Position, Prairie, Rulebook};

use super::palette;
use crate::{theme::mesh_cache::draw_cached, widgets::prelude::*};

/// The number of rows of prairies in a picture.
const ROWS: usize = 3;

/// Paints a prairie with `places` places and its herds, the first herd on the left.
pub fn small_prairie(painter: &Painter, rect: Rect, places: u8, herds: &[(Colour, u8)]) {
    let corners = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits);
    draw_cached(painter, ("zoff field", corners, places, herds), || {
        let wood = (rect.size().min_elem() * 0.05).clamp(1.0, 3.0);
        painter.rect(
            rect,
            wood * 2.0,
            palette::GRASS.egui(),
            Stroke::new(wood, palette::FENCE.dark(0.2).egui()),
            StrokeKind::Inside,
        );
        let inner = rect.shrink(wood + 1.0);
        let columns = columns(usize::from(places), inner.width() / inner.height().max(1.0));
        let rows = usize::from(places).div_ceil(columns).max(1);
        let cell = vec2(inner.width() / columns as f32, inner.height() / rows as f32);
        let cows = herds.iter().flat_map(|(colour, cows)| std::iter::repeat_n(Some(*colour), usize::from(*cows)));
        for (number, cow) in cows.chain(std::iter::repeat(None)).take(usize::from(places)).enumerate() {
            // Filling column by column keeps each herd together.
            let at = vec2((number / rows) as f32 + 0.5, (number % rows) as f32 + 0.5);
            let radius = cell.min_elem() * if cow.is_some() { 0.46 } else { 0.26 };
            let colour = cow.map_or(palette::PLACE, |cow| palette::herd_colours(cow).0);
            painter.circle_filled(inner.min + at * cell, radius, colour.egui());
        }
    });
}

/// The number of columns with which `places` places have the largest cells. `aspect` is the ratio of the field's width
/// to its height.
fn columns(places: usize, aspect: f32) -> usize {
    let side = |columns: usize| (aspect / columns as f32).min(1.0 / places.div_ceil(columns) as f32);
    (1..=places.max(1)).max_by(|one, other| side(*one).total_cmp(&side(*other))).unwrap_or(1)
}

/// Paints all prairies in play with their cows. Within a row, a prairie's width is proportional to its number of
/// places.
pub fn small_prairies(painter: &Painter, rect: Rect, book: &Rulebook, position: &Position) {
    painter.rect_filled(rect, 3.0, palette::STEPPE.egui());
    let rows = in_rows(book, position.seats);
    let inner = rect.shrink(2.0);
    let height = inner.height() / ROWS as f32;
    for (number, row) in rows.iter().enumerate() {
        let all: f32 = row.iter().map(|prairie| f32::from(book.prairie_spec(*prairie).places)).sum();
        let mut left = inner.left();
        for prairie in row {
            let places = book.prairie_spec(*prairie).places;
            let width = inner.width() * f32::from(places) / all.max(1.0);
            let place = Rect::from_min_size(pos2(left, inner.top() + number as f32 * height), vec2(width, height));
            left = place.right();
            let ranks = position.ranks(*prairie).into_iter().flatten();
            let herds: Vec<(Colour, u8)> = ranks.map(|colour| (colour, position.herd(*prairie, colour))).collect();
            small_prairie(painter, place.shrink(1.0), places, &herds);
        }
    }
}

/// The prairies in play from smallest to largest, split into rows with about the same number of places.
fn in_rows(book: &Rulebook, seats: u8) -> [Vec<Prairie>; ROWS] {
    let in_play = book.in_play.get(usize::from(seats)).copied().unwrap_or_default();
    let all: usize = in_play.iter().map(|prairie| usize::from(book.prairie_spec(prairie).places)).sum();
    let (mut rows, mut before) = ([const { Vec::new() }; ROWS], 0);
    for prairie in in_play.iter() {
        let places = usize::from(book.prairie_spec(prairie).places);
        rows[((before + places / 2) * ROWS / all.max(1)).min(ROWS - 1)].push(prairie);
        before += places;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_prairie_in_play_is_shown_and_rows_are_balanced() {
        let book = Rulebook::default();
        for seats in 2..=5 {
            let rows = in_rows(&book, seats);
            let shown: Vec<Prairie> = rows.iter().flatten().copied().collect();
            assert_eq!(shown, book.in_play[usize::from(seats)].iter().collect::<Vec<_>>());
            let places = |row: &Vec<Prairie>| row.iter().map(|prairie| book.prairie_spec(*prairie).places).sum::<u8>();
            let (least, most) = (rows.iter().map(places).min(), rows.iter().map(places).max());
            let (least, most) = (least.unwrap_or_default(), most.unwrap_or_default());
            assert!(least > 0 && most < least * 2, "{seats} seats: {rows:?}");
        }
    }

    #[test]
    fn the_grid_of_places_has_the_largest_possible_cells() {
        assert_eq!([columns(6, 1.5), columns(12, 3.0), columns(33, 1.0), columns(1, 9.0)], [3, 6, 6, 1]);
        assert_eq!(columns(0, 1.0), 1);
    }
}
