//! The chart of the score chart page, with rounds to the right and points upward: a line for each player, or one
//! player's points stacked by category.

use bevy_egui::egui::Mesh;

use crate::{
    emblems,
    games::hacienda::{
        game_icons::{GameIcon, palette},
        score_chart::ScoreChart,
        texts,
    },
    texts::Who,
    theme::Rgb,
    widgets::prelude::*,
};
use hacienda_rules::{Category, Landscape, Seat};

/// The player and the category on display.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct View {
    /// The player whose categories are stacked. `None` for a line for each player.
    pub seat: Option<Seat>,
    /// The category on display. `None` for all of them.
    pub category: Option<Category>,
}

/// The data of the page.
#[derive(Debug, Clone, Copy)]
pub struct Page<'a> {
    /// The points over the rounds.
    pub chart: &'a ScoreChart,
    /// The names of the players, by seat.
    pub names: &'a [Who],
    /// The categories that score in this game.
    pub categories: &'a [Category],
}

/// The coordinate system of the chart: rounds to the right, points upward.
#[derive(Debug, Clone, Copy)]
struct Plane {
    rect: Rect,
    rounds: f32,
    max_points: f32,
}

impl Plane {
    fn at(&self, rounds: f32, points: f32) -> Pos2 {
        let part = vec2(rounds / self.rounds.max(1.0), points / self.max_points.max(1.0));
        pos2(self.rect.left() + part.x * self.rect.width(), self.rect.bottom() - part.y * self.rect.height())
    }
}

/// Returns the smallest spacing of grid lines, such as 5 or 20 points, that needs at most `lines` of them above zero.
fn grid_step(most: u16, lines: u16) -> u16 {
    [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| most.div_ceil(*step) <= lines).unwrap_or(1000)
}

/// Draws the chart.
pub(super) fn plot(ui: &mut Ui, rect: Rect, page: &Page, view: View) {
    let scale = Scale::of(ui.ctx());
    let chart = page.chart;
    let line = scale.text(18.0) * 1.4;
    let numbers = scale.text(18.0) * 2.1;
    let medal = (scale.text(28.0) * if scale.is_compact() { 0.9 } else { 1.1 }).round();
    let inner =
        Rect::from_min_max(rect.min + vec2(numbers, line + scale.gap(0.5)), rect.max - vec2(medal * 1.4, line * 1.45));
    if chart.samples.len() < 2 || inner.width() < 2.0 * line || inner.height() < line {
        return;
    }
    let shown: Vec<Seat> =
        Seat::all(chart.seats as u8).filter(|seat| view.seat.is_none_or(|one| one == *seat)).collect();
    // The stacked chart keeps its scale while one of its categories is highlighted.
    let category = view.category.filter(|_| view.seat.is_none());
    let all = (0..chart.samples.len()).flat_map(|sample| shown.iter().map(move |seat| (sample, *seat)));
    let most = all.map(|(sample, seat)| chart.points(sample, seat, category)).max().unwrap_or(0).max(1);
    let step = grid_step(most, if scale.is_compact() { 5 } else { 6 });
    let most = most.div_ceil(step) * step;
    let seats = chart.seats.max(1) as f32;
    let rounds = chart.samples.last().map_or(0.0, |last| last.turns as f32 / seats);
    let plane = Plane { rect: inner, rounds, max_points: f32::from(most) };
    rects::in_panel(ui, "chart", rect, |ui| {
        draw_grid(ui, &plane, step, rect);
        match view.seat {
            Some(seat) => draw_stacked(ui, &plane, page, seat, view.category, medal),
            None => lines(ui, &plane, chart, view.category, medal),
        }
        scorings(ui, &plane, chart, rect);
        mark_turning_point(ui, &plane, chart, view);
    });
}

/// Draws the background with grid lines and numbers.
fn draw_grid(ui: &Ui, plane: &Plane, step: u16, rect: Rect) {
    let scale = Scale::of(ui.ctx());
    let (painter, inner) = (ui.painter(), plane.rect);
    painter.rect_filled(inner, 0.0, PAPER_DARK);
    let gap = scale.gap(0.75);
    let height = scale.text(18.0) * 1.4;
    let mut points = 0;
    while f32::from(points) <= plane.max_points {
        let at = plane.at(0.0, f32::from(points));
        painter.hline(inner.x_range(), at.y, Stroke::new(scale.hairline(), EDGE));
        let place =
            Rect::from_min_max(pos2(rect.left(), at.y - height / 2.0), pos2(inner.left() - gap, at.y + height / 2.0));
        line_in(ui, place, Align2::RIGHT_CENTER, &ui.tr(Text::number(points)), Type::Body, INK_MUTED);
        points += step;
    }
    let room = inner.width() / (scale.text(18.0) * 2.6);
    let every = (1..).find(|every| plane.rounds / *every as f32 <= room).unwrap_or(1);
    let below = inner.bottom() + height * 0.45;
    let rounds = ui.tr(text!("score-chart-round"));
    let word = text_width(ui.ctx(), &rounds, Type::Body);
    let place = Rect::from_min_size(pos2(rect.left(), below), vec2(word + 1.0, height));
    line_in(ui, place, Align2::LEFT_CENTER, &rounds, Type::Body, INK_MUTED);
    for round in (every..=plane.rounds as usize).step_by(every) {
        let x = plane.at(round as f32, 0.0).x;
        let place = Rect::from_center_size(pos2(x, below + height / 2.0), vec2(scale.text(18.0) * 2.4, height));
        if place.left() > rect.left() + word {
            line_in(ui, place, Align2::CENTER_CENTER, &ui.tr(Text::number(round)), Type::Body, INK_MUTED);
        }
    }
}

/// Draws the scorings as dashed lines with their names above.
fn scorings(ui: &Ui, plane: &Plane, chart: &ScoreChart, rect: Rect) {
    let scale = Scale::of(ui.ctx());
    let strip = Rect::from_min_max(rect.min, pos2(rect.right(), plane.rect.top()));
    // The name of the last scoring always fits at the edge. Earlier ones are drawn if there is room left.
    let mut right = strip.right();
    for (kind, turns) in chart.scorings.iter().rev() {
        let x = plane.at(*turns as f32 / chart.seats.max(1) as f32, 0.0).x;
        let line = [pos2(x, plane.rect.top()), pos2(x, plane.rect.bottom())];
        let dash = scale.px(7.0).max(4.0);
        ui.painter().extend(Shape::dashed_line(&line, Stroke::new(scale.hairline() * 1.6, INK), dash, dash));
        let name = ui.tr(texts::scoring(*kind));
        let width = text_width(ui.ctx(), &name, Type::Strong) + 2.0;
        let left = (x - width / 2.0).min(right - width);
        if left >= strip.left() {
            let place = Rect::from_min_size(pos2(left, strip.top()), vec2(width, strip.height() - scale.gap(0.5)));
            line_in(ui, place, Align2::CENTER_CENTER, &name, Type::Strong, INK);
            right = left - scale.gap(1.0);
        }
    }
}

/// Draws a line for each player, with the player's emblem at its end and at one point along it.
fn lines(ui: &Ui, plane: &Plane, chart: &ScoreChart, category: Option<Category>, medal: f32) {
    let scale = Scale::of(ui.ctx());
    let last = chart.samples.len().saturating_sub(1);
    let points = |sample: usize, seat: Seat| f32::from(chart.points(sample, seat, category));
    let at = |sample: usize, seat: Seat| plane.at(rounds_at(chart, sample), points(sample, seat));
    let seats: Vec<Seat> = Seat::all(chart.seats as u8).collect();
    for seat in &seats {
        let path: Vec<Pos2> = (0..=last).map(|sample| at(sample, *seat)).collect();
        let (colour, rim) = emblems::colours(emblems::owner_of(ui.ctx(), *seat));
        for (width, colour) in [(scale.ring() * 1.9, rim), (scale.ring() * 1.15, colour)] {
            ui.painter().add(Shape::line(path.clone(), Stroke::new(width, colour.egui())));
        }
    }
    for (place, seat) in seats.iter().enumerate() {
        // Each line has its emblem at a different round, so that emblems rarely overlap.
        let sample = (place + 1) * last / (seats.len() + 1);
        draw_emblem(ui.painter(), at(sample, *seat), *seat, medal * 0.8);
    }
    let ends: Vec<f32> = seats.iter().map(|seat| at(last, *seat).y).collect();
    let low = plane.rect.top() + medal / 2.0;
    let high = plane.rect.bottom() - medal / 2.0;
    for (seat, y) in seats.iter().zip(spread(&ends, medal, low, high)) {
        let end = at(last, *seat);
        let centre = pos2(end.x + medal * 0.85, y);
        let stroke = Stroke::new(scale.hairline(), INK_MUTED);
        ui.painter().line_segment([end, centre], stroke);
        draw_emblem(ui.painter(), centre, *seat, medal);
    }
}

fn rounds_at(chart: &ScoreChart, sample: usize) -> f32 {
    chart.samples.get(sample).map_or(0.0, |sample| sample.turns as f32) / chart.seats.max(1) as f32
}

fn draw_emblem(painter: &Painter, centre: Pos2, seat: Seat, side: f32) {
    let place = Rect::from_center_size(centre, Vec2::splat(side));
    GameIcon::Owner(seat).draw(painter, place);
}

/// Moves y coordinates so that they are at least `apart` apart and at most `high`. They are also at least `low` if
/// there is enough room.
fn spread(wanted: &[f32], apart: f32, low: f32, high: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    let mut found = wanted.to_vec();
    let mut least = low;
    for place in &order {
        found[*place] = found[*place].max(least);
        least = found[*place] + apart;
    }
    let mut most = high;
    for place in order.iter().rev() {
        found[*place] = found[*place].min(most);
        most = found[*place] - apart;
    }
    found
}

/// Returns the fill colour of a category, a ground colour of the board. Ground colours are distinguishable with every
/// kind of colour vision.
fn fill(category: Category) -> Rgb {
    match category {
        Category::Markets => palette::PAMPAS,
        Category::Chains => palette::landscape(Landscape::Meadow),
        Category::Haciendas => palette::landscape(Landscape::Rocks),
        Category::Ponds => palette::WATER,
        Category::Herds => palette::landscape(Landscape::Forest),
        Category::Money => palette::landscape(Landscape::Mountain),
    }
}

/// Draws one player's points stacked by category, with the icon of each category whose layer is high enough. If there
/// is a `bright` category, the others are pale and have no icon.
fn draw_stacked(ui: &Ui, plane: &Plane, page: &Page, seat: Seat, bright: Option<Category>, medal: f32) {
    let scale = Scale::of(ui.ctx());
    let chart = page.chart;
    let last = chart.samples.len().saturating_sub(1);
    let mut floor = vec![0.0; chart.samples.len()];
    let (mut edges, mut labels) = (Vec::new(), Vec::new());
    for category in page.categories {
        let mine = |sample: usize| f32::from(chart.points(sample, seat, Some(*category)));
        let pale = bright.is_some_and(|bright| bright != *category);
        let colour = if pale { fill(*category).mix(colours::PAPER_DARK, 0.78) } else { fill(*category) };
        let edge = |sample: usize, points: f32| plane.at(rounds_at(chart, sample), points);
        let mut mesh = Mesh::default();
        for (sample, floor) in floor.iter().enumerate() {
            mesh.colored_vertex(edge(sample, *floor), colour.egui());
            mesh.colored_vertex(edge(sample, floor + mine(sample)), colour.egui());
            if sample > 0 {
                let first = 2 * sample as u32;
                mesh.add_triangle(first - 2, first - 1, first);
                mesh.add_triangle(first - 1, first, first + 1);
            }
        }
        ui.painter().add(mesh);
        let top: Vec<Pos2> = (0..=last).map(|sample| edge(sample, floor[sample] + mine(sample))).collect();
        edges.push(Shape::line(top, Stroke::new(scale.hairline() * 1.2, if pale { EDGE } else { INK })));
        // The icon is at the round with the most points, away from both ends.
        let inside = (last / 8)..=(last - last / 10);
        let widest = inside.max_by(|a, b| mine(*a).total_cmp(&mine(*b)));
        if let Some(sample) = widest.filter(|_| !pale) {
            let middle = edge(sample, floor[sample] + mine(sample) / 2.0);
            let high = mine(sample) / plane.max_points * plane.rect.height();
            labels.push((*category, middle, high));
        }
        for (sample, floor) in floor.iter_mut().enumerate() {
            *floor += mine(sample);
        }
    }
    ui.painter().extend(edges);
    for (category, middle, high) in labels {
        let side = (high * 0.9).min(medal);
        if side >= medal * 0.5 {
            let place = Rect::from_center_size(middle, Vec2::splat(side));
            ui.painter().circle(middle, side * 0.62, PAPER, Stroke::new(scale.hairline(), EDGE));
            GameIcon::from(category).draw(ui.painter(), place.scale_from_center(0.84));
        }
    }
    let end = plane.at(rounds_at(chart, last), f32::from(chart.points(last, seat, None)));
    let y = end.y.max(plane.rect.top() + medal / 2.0);
    draw_emblem(ui.painter(), pos2(end.x + medal * 0.85, y), seat, medal);
}

/// Draws a ring around the point at which the winner took the lead for good, and a line down to its round.
fn mark_turning_point(ui: &Ui, plane: &Plane, chart: &ScoreChart, view: View) {
    let scale = Scale::of(ui.ctx());
    let Some(turning) = chart.turning_point.filter(|turning| view.seat.is_none_or(|seat| seat == turning.seat)) else {
        return;
    };
    let category = view.category.filter(|_| view.seat.is_none());
    let points = chart.points(turning.sample, turning.seat, category);
    let at = plane.at(rounds_at(chart, turning.sample), f32::from(points));
    let stroke = Stroke::new(scale.hairline() * 1.6, GOLD);
    ui.painter().line_segment([at, pos2(at.x, plane.rect.bottom())], stroke);
    draw_turning_ring(ui.painter(), at, scale);
}

/// Draws the ring that marks the turning point.
pub(super) fn draw_turning_ring(painter: &Painter, at: Pos2, scale: Scale) {
    let radius = scale.text(18.0) * 0.48;
    painter.circle(at, radius, PAPER, Stroke::new(scale.ring() * 1.2, INK));
    painter.circle_stroke(at, radius, Stroke::new(scale.ring() * 0.6, GOLD));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_spread_and_stay_inside() {
        assert_eq!(spread(&[50.0, 10.0, 90.0], 20.0, 0.0, 100.0), [50.0, 10.0, 90.0]);
        assert_eq!(spread(&[50.0, 50.0, 52.0], 20.0, 0.0, 100.0), [50.0, 70.0, 90.0]);
        assert_eq!(spread(&[100.0, 95.0], 20.0, 0.0, 100.0), [100.0, 80.0]);
    }

    #[test]
    fn grid_steps_are_round_numbers() {
        assert_eq!([3, 7, 41, 99, 163].map(|most| grid_step(most, 5)), [1, 2, 10, 20, 50]);
    }
}
