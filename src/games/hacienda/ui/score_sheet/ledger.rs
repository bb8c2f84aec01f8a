//! Points tables with a column for each player: emblem and name at the top, and icons and names of the categories at
//! the left.

use crate::{
    games::hacienda::game_icons::GameIcon,
    texts::Who,
    widgets::{has_room, prelude::*},
};
use hacienda_rules::{Category, Rulebook, Seat};

/// The head of a column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Column<'a> {
    /// Its seat.
    pub seat: Seat,
    /// The name of the player.
    pub who: &'a Who,
    /// True if the column has a gold frame, which marks the winner.
    pub framed: bool,
}

/// A row of the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The icon before the label.
    pub icon: Option<GameIcon>,
    /// Its label.
    pub label: Text,
    /// One or two numbers for each column. `None` leaves the place of a number empty.
    pub cells: Vec<Vec<Option<u32>>>,
    /// True for a sum, which is drawn in bold with a gold rule above it.
    pub sum: bool,
}

/// Returns the categories that score under this rulebook, in the order of the rules.
pub fn categories(book: &Rulebook) -> impl Iterator<Item = Category> + use<'_> {
    Category::ALL.into_iter().filter(|category| *category != Category::Herds || book.herd_points > 0)
}

/// Returns the height of one row, in px. On a phone in landscape, nine rows, a head and a strip of buttons fill the
/// window.
pub fn line_height(scale: Scale) -> f32 {
    if scale.is_sideways() {
        return ((scale.window().y - 150.0) / 9.0).floor().clamp(19.0, 30.0);
    }
    if scale.is_upright() {
        // The two scorings are one below the other.
        return ((scale.window().y - 240.0) / 16.0).floor().clamp(19.0, scale.text(22.0) * 1.72);
    }
    (scale.text(22.0).max(scale.px(24.0)) * 1.72).round()
}

/// Returns the height of the head, in px. `subheads` is true if the columns are split.
pub fn head_height(scale: Scale, subheads: bool) -> f32 {
    medal(scale) + name_height(scale) * if subheads { 2.0 } else { 1.0 } + scale.gap(1.0)
}

fn medal(scale: Scale) -> f32 {
    if scale.is_compact() {
        return scale.px(32.0).max(20.0);
    }
    scale.px(48.0).max(34.0)
}

fn name_height(scale: Scale) -> f32 {
    scale.text(18.0) * if scale.is_compact() { 1.3 } else { 1.5 }
}

/// Returns the width that the labels need, in px.
pub fn label_width(scale: Scale) -> f32 {
    scale.column(218.0)
}

/// Returns the width that each column needs, in px. `split` is true if the columns are split in two.
pub fn column_width(ctx: &Context, columns: &[Column], split: bool) -> f32 {
    let scale = Scale::of(ctx);
    let wide = |column: &Column| text_width(ctx, &ctx.tr(column.who.text()), Type::Strong);
    let names = columns.iter().map(wide).fold(0.0, f32::max);
    (names + scale.gap(2.0)).max(scale.column(if split { 124.0 } else { 92.0 })).ceil()
}

/// Returns the width of each column if `room` px are available. In upright windows, labels have priority, because the
/// emblem is enough to identify a column.
pub fn narrow_column_width(scale: Scale, cell: f32, columns: usize, room: f32) -> f32 {
    if !scale.is_upright() {
        return cell;
    }
    let share = (room - label_width(scale) * 1.2) / columns.max(1) as f32;
    cell.min(share.max(scale.text(22.0) * 1.9)).floor()
}

/// Draws the table from the upper left corner of `rect` over its full width. The labels take the width that is left
/// next to the columns. `subheads` are the headings of the two halves of each column.
pub fn draw_ledger(ui: &Ui, rect: Rect, cell: f32, columns: &[Column], subheads: Option<[Text; 2]>, lines: &[Line]) {
    let scale = Scale::of(ui.ctx());
    let label = rect.width() - cell * columns.len() as f32;
    let place = |index: usize| {
        let left = rect.left() + label + cell * index as f32;
        rect.with_min_x(left).with_max_x(left + cell)
    };
    let (head, height) = (head_height(scale, subheads.is_some()), line_height(scale));
    let foot = rect.top() + head + height * lines.len() as f32;
    let row = |index: usize| {
        let top = rect.top() + head + height * index as f32;
        Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height))
    };
    for (index, line) in lines.iter().enumerate() {
        draw_row_background(ui, row(index), index, line);
    }
    for (index, column) in columns.iter().enumerate() {
        let at = place(index).with_max_y(foot);
        if column.framed {
            let frame = at.shrink2(vec2(scale.px(2.0), 0.0));
            ui.painter().rect_stroke(frame, scale.corner(), Stroke::new(scale.ring(), GOLD), StrokeKind::Inside);
        }
        head_of(ui, at, column, subheads.as_ref());
    }
    for (row, line) in lines.iter().enumerate().map(|(index, line)| (row(index), line)) {
        draw_label(ui, row.with_max_x(row.left() + label), line);
        for (number, cells) in line.cells.iter().enumerate().take(columns.len()) {
            numbers(ui, place(number).with_min_y(row.top()).with_max_y(row.bottom()), cells, line.sum);
        }
    }
}

fn draw_row_background(ui: &Ui, row: Rect, index: usize, line: &Line) {
    let scale = Scale::of(ui.ctx());
    let fill = if index.is_multiple_of(2) && !line.sum { PAPER_DARK } else { Color32::TRANSPARENT };
    ui.painter().rect_filled(row, scale.corner() / 2.0, fill);
    if line.sum {
        ui.painter().hline(row.x_range(), row.top(), Stroke::new(scale.hairline() * 1.5, GOLD));
    }
}

fn head_of(ui: &Ui, at: Rect, column: &Column, subheads: Option<&[Text; 2]>) {
    let scale = Scale::of(ui.ctx());
    let side = medal(scale);
    let centre = pos2(at.center().x, at.top() + side / 2.0 + scale.gap(0.5));
    let sign = Rect::from_center_size(centre, Vec2::splat(side));
    GameIcon::Owner(column.seat).draw(ui.painter(), sign);
    let text = ui.tr(column.who.text());
    rects::record(ui, RectKind::Icon, &text, sign, 0.0);
    let height = name_height(scale);
    let name = Rect::from_min_size(pos2(at.left(), sign.bottom()), vec2(at.width(), height)).shrink2(vec2(2.0, 0.0));
    if has_room(ui.ctx(), &text, Type::Strong, name.size()) {
        line_in(ui, name, Align2::CENTER_CENTER, &text, Type::Strong, INK);
    }
    for (half, word) in subheads.into_iter().flatten().enumerate() {
        let place = half_of(name.translate(vec2(0.0, height)), half, 2);
        line_in(ui, place, Align2::CENTER_CENTER, &ui.tr(word), Type::Body, INK_MUTED);
    }
}

fn half_of(rect: Rect, half: usize, of: usize) -> Rect {
    let width = rect.width() / of as f32;
    Rect::from_min_size(pos2(rect.left() + width * half as f32, rect.top()), vec2(width, rect.height()))
}

fn draw_label(ui: &Ui, place: Rect, line: &Line) {
    let scale = Scale::of(ui.ctx());
    let pad = scale.gap(1.0);
    let mut place = place.shrink2(vec2(pad, 0.0));
    // Sums have no icon, but their labels are aligned with the others if there is room.
    let side = if scale.is_upright() && line.icon.is_none() { 0.0 } else { place.height() * 0.74 };
    if let Some(sign) = line.icon {
        sign.draw_left(ui.painter(), place, side);
    }
    place.set_left(place.left() + side + if side > 0.0 { pad * 1.5 } else { 0.0 });
    let step = if line.sum { Type::LeadStrong } else { Type::Lead };
    line_in(ui, place, Align2::LEFT_CENTER, &ui.tr(&line.label), step, INK);
}

/// Draws numbers right-aligned so that their digits line up.
fn numbers(ui: &Ui, place: Rect, cells: &[Option<u32>], sum: bool) {
    let step = if sum { Type::LeadStrong } else { Type::Lead };
    let digits = text_width(ui.ctx(), &ui.tr(Text::number(999)), Type::LeadStrong);
    for (half, number) in cells.iter().enumerate().filter_map(|(half, cell)| Some((half, (*cell)?))) {
        let column = half_of(place, half, cells.len());
        let right = (column.center().x + digits / 2.0).min(column.right());
        let colour = if number == 0 { INK_MUTED } else { INK };
        line_in(ui, column.with_max_x(right), Align2::RIGHT_CENTER, &ui.tr(Text::number(number)), step, colour);
    }
}
