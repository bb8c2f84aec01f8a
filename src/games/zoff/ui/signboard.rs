//! The signboard of a prairie, which shows the prairie's name, free places, herds in order of size, and bonuses. Also
//! measures the space that signboards need.

use zoff::{Colour, PRAIRIES, Prairie, Rulebook};

use self::bonuses::BonusForm;
use super::views::PrairieView;
use crate::{
    games::zoff::{
        game_icons::{self, palette},
        texts,
        view::rows::{FORMS, SignboardSizes},
    },
    widgets::{hatch, prelude::*, text_width_in_two},
};

mod bonuses;

/// The size of an emblem, relative to the line height.
const EMBLEM: f32 = 0.84;
/// The size of the sign for free places, relative to the line height: a place as it lies on the prairies.
const PLACE: Vec2 = vec2(0.62, 0.44);

/// The distance from the sides of a signboard's area to the board, in logical pixels. A phone in landscape has the
/// least width for each signboard.
fn margin(scale: Scale) -> f32 {
    if scale.is_sideways() { 1.0 } else { scale.px(3.0) }
}

/// The padding around the text, in logical pixels.
fn pad(scale: Scale) -> Vec2 {
    let inside = if scale.is_sideways() { 4.0 } else { 6.0 };
    vec2(scale.px(inside).max(3.0) + margin(scale), 3.0)
}

/// The gap between two herds, in logical pixels.
fn herd_gap(scale: Scale) -> f32 {
    if scale.is_sideways() { 3.0 } else { scale.px(6.0).max(3.0) }
}

/// The width of a text on one line, rounded up to whole logical pixels, with one pixel to spare.
fn line_width(ctx: &Context, text: &Text, step: Type) -> f32 {
    text_width(ctx, &ctx.tr(text), step).ceil() + 1.0
}

/// The sizes that all signboards need in a game with this number of seats, in logical pixels, for each form: two lines,
/// with the name next to the number of free places; three lines, with the name on a line of its own; and four lines,
/// with the name on two of them. A short phone has three lines with a short name instead, because a fourth line would
/// take space from the prairies' ground. On a phone in landscape all forms have two lines, for the same reason: the
/// second has a short name, and the third has room for the herds only on both lines together.
pub fn sizes(ctx: &Context, book: &Rulebook, seats: u8) -> SignboardSizes {
    let scale = Scale::of(ctx);
    let line = line_height(ctx, Type::Body).max(line_height(ctx, Type::Strong));
    let room = 2.0 * pad(scale);
    let between = herd_gap(scale);
    let window = scale.window();
    let is_short = scale.is_phone_upright() && window.y < 2.0 * window.x;
    let is_flat = scale.is_sideways();
    let lines = if is_flat { [2; FORMS] } else { [2, 3, if is_short { 3 } else { 4 }] };
    let most = book.cow_colours(seats).len() as u8;
    let mut signs = SignboardSizes {
        lines,
        heights: lines.map(|lines| f32::from(lines) * line + room.y),
        widths: [[0.0; PRAIRIES]; FORMS],
    };
    for prairie in Prairie::ALL {
        let spec = book.prairie_spec(prairie);
        let name = ctx.tr(texts::prairie(prairie));
        let whole = text_width(ctx, &name, Type::Strong).ceil() + 1.0;
        let places = spec.places;
        let short_free = short_free_width(ctx, places);
        let few = line_width(ctx, &text!("zoff-hud-free-few", free = places), Type::Body);
        let bonuses = spec.bonuses.iter().rposition(|cows| *cows > 0).map_or(0, |last| last + 1);
        let bonuses = bonuses::width_of(bonuses, line);
        let all_herds = herds_to_fit(ctx, line, places, most);
        let herds = all_herds.iter().map(|herds| herds.iter().sum::<f32>()).fold(0.0, f32::max);
        let foot = |free: f32| free + between + bonuses;
        let short = line_width(ctx, &texts::short_prairie(prairie), Type::Strong);
        let one_line = (whole + between + few).max(herds + between + bonuses);
        // Only the narrowest form may lack room for a phrase about the free places.
        let need = if is_flat {
            let upper = short + between;
            let on_both = all_herds.iter().map(|herds| width_on_both(upper, herds)).fold(0.0, f32::max);
            [one_line, (upper + few.max(bonuses)).max(herds), (upper + short_free.max(bonuses)).max(on_both)]
        } else {
            let last = if is_short { short } else { text_width_in_two(ctx, &name, Type::Strong).ceil() + 1.0 };
            [one_line, whole.max(herds).max(foot(few)), last.max(herds).max(foot(short_free))]
        };
        for (form, need) in need.into_iter().enumerate() {
            signs.widths[form][prairie.index()] = need + room.x + 2.0;
        }
    }
    signs
}

/// The widths of a prairie's herds, each with the gap after it, in all cases that a signboard must have room for, in
/// logical pixels. `most` is the maximum number of herds. Before the last bonuses, no two herds have the same size.
fn herds_to_fit(ctx: &Context, line: f32, places: u8, most: u8) -> Vec<Vec<f32>> {
    let scale = Scale::of(ctx);
    let [small_width, large_width] = [8, 88].map(|cows: u8| {
        let digits = line_width(ctx, &Text::number(cows), Type::Strong);
        line * EMBLEM + 1.0 + digits + herd_gap(scale)
    });
    let mut cases = Vec::new();
    for large in 0..=most {
        for small in 0..=most - large {
            // The smallest possible herds: `small` of them with one digit, `large` with two.
            let cows = small * (small + 1) / 2 + (0..large).map(|step| 10 + step).sum::<u8>();
            if cows <= places {
                let herds = [vec![large_width; usize::from(large)], vec![small_width; usize::from(small)]];
                cases.push(herds.concat());
            }
        }
    }
    cases
}

/// The minimum width of two lines that hold all herds, if the first line also holds text of this width.
fn width_on_both(text: f32, herds: &[f32]) -> f32 {
    let width = |herds: &[f32]| herds.iter().sum::<f32>();
    let split = |first: usize| {
        let (upper, lower) = herds.split_at(first);
        (text + width(upper)).max(width(lower))
    };
    (0..=herds.len()).map(split).fold(f32::INFINITY, f32::min)
}

/// The board within the area of a signboard.
fn board(scale: Scale, rect: Rect) -> Rect {
    rect.shrink2(vec2(margin(scale), 0.0))
}

/// The part of a board for text.
fn inner(scale: Scale, board: Rect) -> Rect {
    board.shrink2(vec2(pad(scale).x - margin(scale), pad(scale).y))
}

/// Draws the signboard with this number of lines.
pub(super) fn show(ui: &mut Ui, rect: Rect, lines: u8, prairie_view: &PrairieView, wording: FreeWording) {
    let scale = Scale::of(ui.ctx());
    let board = board(scale, rect);
    let ring = prairie_view.is_drafted().then_some(GOLD);
    game_icons::wooden_board(ui.painter(), scale, board, ring);
    if !prairie_view.open {
        hatch(ui, board.shrink(scale.hairline() * 2.0), colours::PAPER_DARK.mix(colours::INK_MUTED, 0.3).egui());
    }
    // The hatching leaves out what can be read. Its place is known only once it is drawn, but it lies below.
    let below = ui.painter().add(Shape::Noop);
    rects::in_panel(ui, prairie_view.prairie.word(), board, |ui| {
        let inner = inner(scale, board);
        let row = |at: u8| {
            let height = inner.height() / f32::from(lines);
            Rect::from_min_size(inner.min + vec2(0.0, f32::from(at) * height), vec2(inner.width(), height))
        };
        let mut drawn = Vec::new();
        if lines <= 2 {
            drawn.extend(two_lines(ui, [row(0), row(1)], prairie_view, wording));
        } else {
            let name = ui.tr(texts::prairie(prairie_view.prairie));
            drawn.push(if lines > 3 {
                lines_in(ui, row(0).union(row(1)), Align2::LEFT_CENTER, &name, Type::Strong, INK)
            } else if text_width(ui.ctx(), &name, Type::Strong) <= inner.width() {
                line_in(ui, row(0), Align2::LEFT_CENTER, &name, Type::Strong, INK)
            } else {
                let short = ui.tr(texts::short_prairie(prairie_view.prairie));
                line_in(ui, row(0), Align2::LEFT_CENTER, &short, Type::Strong, INK)
            });
            drawn.extend(herds_and_rest(ui, [row(lines - 2), row(lines - 1)], prairie_view, wording));
        }
        if !prairie_view.open {
            let room = board.shrink(scale.hairline() * 2.0);
            let clear = |place: &Rect| {
                let place = place.expand2(vec2(scale.px(3.0).max(2.0), 0.0)).intersect(room);
                Shape::rect_filled(place, 0.0, game_icons::board_wood())
            };
            let places = drawn.iter().filter(|place| place.is_positive());
            ui.painter().set(below, Shape::Vec(places.map(clear).collect()));
        }
    });
}

/// Draws the name, and at the end of the first line the free places; below them the herds, and at the end of the second
/// line the bonuses. If the second line is too short, the largest herds are at the end of the first line; or, on a full
/// prairie, the bonuses that are still to be paid. Without room for each bonus, their sum is on the second or the first
/// line. Returns where something is drawn.
fn two_lines(ui: &Ui, [mut upper, lower]: [Rect; 2], prairie_view: &PrairieView, wording: FreeWording) -> [Rect; 4] {
    let between = herd_gap(Scale::of(ui.ctx()));
    let herds = HerdLabel::all(ui, lower.height(), prairie_view);
    let fits_below = |first: &usize| HerdLabel::width_of(&herds[*first..], between) <= lower.width() + 1.0;
    let first = (0..herds.len()).find(fits_below).unwrap_or(herds.len());
    let (large, rest) = herds.split_at(first);
    let (large_width, rest_width) = (HerdLabel::width_of(large, between), HerdLabel::width_of(rest, between));
    HerdLabel::draw_all(ui, lower, rest, between);
    let whole = ui.tr(texts::prairie(prairie_view.prairie));
    let short = ui.tr(texts::short_prairie(prairie_view.prairie));
    let short_width = text_width(ui.ctx(), &short, Type::Strong).ceil() + between;
    let mut below = BonusForm::fitting(ui, lower.width() - rest_width - between, lower.height(), prairie_view);
    let mut above = None;
    if below != Some(BonusForm::Each) && bonuses::are_left(prairie_view) {
        let number = line_width(ui.ctx(), &Text::number(prairie_view.free), Type::Body);
        let beside = short_width + if large.is_empty() { number } else { large_width } + between;
        if large.is_empty() && prairie_view.free == 0 {
            (above, below) = (Some(BonusForm::Each), None);
        } else if below.is_none() && beside + BonusForm::Sum.width(ui, upper.height(), prairie_view) <= upper.width() {
            above = Some(BonusForm::Sum);
        }
    }
    let foot = below.map_or(0.0, |form| form.draw(ui, lower, prairie_view));
    let tail = above.map_or(0.0, |form| form.draw(ui, upper, prairie_view) + between);
    let line = upper.with_max_x(upper.right() - tail);
    let width = if !large.is_empty() {
        HerdLabel::draw_all(ui, from_right(line, large_width), large, between);
        large_width
    } else if above == Some(BonusForm::Each) {
        // Nothing is beside the bonuses, not even the gap.
        -between
    } else {
        // Beside the sum of the bonuses, there may be no room for a phrase.
        let wording = if above.is_some() { FreeWording::Short } else { wording };
        let rest = line.with_min_x(line.left() + short_width);
        places_or_pairs(ui, rest, Align2::RIGHT_CENTER, prairie_view, wording)
    };
    let end = from_right(upper, tail + width);
    upper.set_right(end.left() - between);
    let fits = text_width(ui.ctx(), &whole, Type::Strong) <= upper.width();
    let name = line_in(ui, upper, Align2::LEFT_CENTER, if fits { &whole } else { &short }, Type::Strong, INK);
    [name, end, lower.with_max_x(lower.left() + rest_width), from_right(lower, foot)]
}

/// The last part of a line, of this width.
fn from_right(line: Rect, width: f32) -> Rect {
    line.with_min_x(line.right() - width)
}

/// Draws the herds in the first of two lines, and the free places and the bonuses in the second. Herds that do not fit
/// into the first line take the place of the free places, and of the bonuses if these are over. Without room for each
/// bonus, their sum is beside the herds. Returns where something is drawn.
fn herds_and_rest(ui: &Ui, [upper, lower]: [Rect; 2], prairie_view: &PrairieView, wording: FreeWording) -> [Rect; 3] {
    let between = herd_gap(Scale::of(ui.ctx()));
    let herds = HerdLabel::all(ui, lower.height(), prairie_view);
    let fits = |count: &usize| HerdLabel::width_of(&herds[..*count], between) <= upper.width() + 1.0;
    let (first, second) = herds.split_at((0..=herds.len()).rev().find(fits).unwrap_or(0));
    HerdLabel::draw_all(ui, upper, first, between);
    HerdLabel::draw_all(ui, lower, second, between);
    let above = upper.with_max_x(upper.left() + HerdLabel::width_of(first, between));
    let mut below = lower.with_max_x(lower.left() + HerdLabel::width_of(second, between));
    let form = if second.is_empty() {
        Some(BonusForm::Each)
    } else if bonuses::are_left(prairie_view) {
        BonusForm::fitting(ui, lower.right() - below.right() - between, lower.height(), prairie_view)
    } else {
        None
    };
    let bonuses = from_right(lower, form.map_or(0.0, |form| form.draw(ui, lower, prairie_view)));
    if second.is_empty() {
        let rest = lower.with_max_x(bonuses.left() - between);
        let width = places_or_pairs(ui, rest, Align2::LEFT_CENTER, prairie_view, wording);
        below = rest.with_max_x(rest.left() + width);
    }
    [above, below, bonuses]
}

/// Draws the free places at one end of a line, or on a full prairie the emblems of the pairs that wait there in vain,
/// because tags on the ground would cover its cows. Returns the width.
fn places_or_pairs(ui: &Ui, line: Rect, align: Align2, prairie_view: &PrairieView, wording: FreeWording) -> f32 {
    let place = |width: f32| align.align_size_within_rect(vec2(width.min(line.width()), line.height()), line);
    if prairie_view.free > 0 || prairie_view.pairs.is_empty() {
        let Some(free) = free_text(ui, prairie_view, wording) else {
            // A crowded sign leaves out the place, or even the number.
            let forms = [
                short_free_width(ui.ctx(), prairie_view.free),
                line_width(ui.ctx(), &Text::number(prairie_view.free), Type::Body),
            ];
            let Some(width) = forms.into_iter().find(|width| *width <= line.width() + 0.5) else { return 0.0 };
            draw_short_free(ui, place(width), prairie_view.free);
            return width;
        };
        let width = text_width(ui.ctx(), &free, Type::Body).ceil() + 1.0;
        line_in(ui, place(width), align, &free, Type::Body, INK);
        return width;
    }
    let scale = Scale::of(ui.ctx());
    let (gap, count) = (scale.px(2.0), prairie_view.pairs.len() as f32);
    let side = (line.height() * EMBLEM - 2.0).min((line.width() - gap) / count - gap).max(1.0);
    let tag = place(count * (side + gap) + gap).shrink2(vec2(0.0, 0.5));
    ui.painter().rect(tag, tag.height() * 0.3, PAPER, Stroke::new(scale.hairline(), GOLD), StrokeKind::Inside);
    let mut left = tag.left() + gap;
    for colour in prairie_view.pairs.iter().filter_map(|pair| pair.colours.first()) {
        let medal = Rect::from_min_size(pos2(left, tag.center().y - side / 2.0), Vec2::splat(side));
        game_icons::medal(ui.painter(), medal, *colour);
        left += side + gap;
    }
    tag.width()
}

/// A herd on a signboard: its emblem and its number of cows.
struct HerdLabel {
    colour: Colour,
    number: Translated,
    emblem: f32,
    width: f32,
}

impl HerdLabel {
    /// The herds of a prairie in lines of this height, largest first.
    fn all(ui: &Ui, height: f32, prairie_view: &PrairieView) -> Vec<HerdLabel> {
        let emblem = line_height(ui.ctx(), Type::Body).min(height) * EMBLEM;
        let label = |(colour, cows): &(Colour, u8)| {
            let number = ui.tr(Text::number(*cows));
            let width = emblem + 1.0 + text_width(ui.ctx(), &number, Type::Strong).ceil() + 1.0;
            HerdLabel { colour: *colour, number, emblem, width }
        };
        prairie_view.herds.iter().map(label).collect()
    }

    /// The width of herds side by side.
    fn width_of(herds: &[HerdLabel], between: f32) -> f32 {
        herds.iter().map(|herd| herd.width).sum::<f32>() + between * herds.len().saturating_sub(1) as f32
    }

    /// Draws herds side by side from the left end of a line.
    fn draw_all(ui: &Ui, line: Rect, herds: &[HerdLabel], between: f32) {
        let mut left = line.left();
        for herd in herds {
            let corner = pos2(left, line.center().y - herd.emblem / 2.0);
            let medal = Rect::from_min_size(corner, Vec2::splat(herd.emblem));
            game_icons::medal(ui.painter(), medal, herd.colour);
            let place =
                Rect::from_min_max(pos2(medal.right() + 1.0, line.top()), pos2(left + herd.width, line.bottom()));
            line_in(ui, place, Align2::LEFT_CENTER, &herd.number, Type::Strong, INK);
            left += herd.width + between;
        }
    }
}

/// The wordings of the number of free places, longest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum FreeWording {
    /// "5 of 16 free", or "full (16)".
    Long,
    /// "5 free".
    Few,
    /// The sign of a place, and the number alone.
    Short,
}

/// Returns the longest wording that fits on this signboard.
pub(super) fn free_wording(ui: &Ui, rect: Rect, lines: u8, prairie_view: &PrairieView) -> FreeWording {
    let scale = Scale::of(ui.ctx());
    let inner = inner(scale, board(scale, rect));
    let width = |wording: FreeWording| {
        let phrase = free_text(ui, prairie_view, wording);
        phrase.map_or(0.0, |phrase| text_width(ui.ctx(), &phrase, Type::Body).ceil())
    };
    let all = inner.width() - herd_gap(scale);
    let room = if lines <= 2 {
        // Without room for a phrase beside the whole name, the sign has the short name.
        let name = |name: Text| text_width(ui.ctx(), &ui.tr(name), Type::Strong).ceil() + 2.0;
        let whole = name(texts::prairie(prairie_view.prairie));
        let fits = whole + width(FreeWording::Few) <= all;
        all - if fits { whole } else { name(texts::short_prairie(prairie_view.prairie)) }
    } else {
        all - BonusForm::Each.width(ui, inner.height() / f32::from(lines), prairie_view)
    };
    let fits = |wording: &FreeWording| width(*wording) <= room;
    [FreeWording::Long, FreeWording::Few].into_iter().find(fits).unwrap_or(FreeWording::Short)
}

/// The phrase about the free places. `None` if there is room only for a sign and the number.
fn free_text(ui: &Ui, prairie_view: &PrairieView, wording: FreeWording) -> Option<Translated> {
    let (free, places) = (prairie_view.free, prairie_view.places);
    Some(ui.tr(match (wording, free) {
        (FreeWording::Long, 0) => text!("zoff-hud-full", places = places),
        (FreeWording::Long, _) => text!("zoff-hud-free", free = free, places = places),
        (FreeWording::Few, _) => text!("zoff-hud-free-few", free = free),
        (FreeWording::Short, _) => return None,
    }))
}

/// The size of the sign for free places, in logical pixels.
fn place_size(ctx: &Context) -> Vec2 {
    PLACE * line_height(ctx, Type::Body)
}

/// The width of the sign for free places with their number, in logical pixels.
fn short_free_width(ctx: &Context, free: u8) -> f32 {
    place_size(ctx).x + 3.0 + line_width(ctx, &Text::number(free), Type::Body)
}

/// Draws a place as it lies on the prairies, and the number of free places after it. If space is short, draws only the
/// number.
fn draw_short_free(ui: &Ui, line: Rect, free: u8) {
    let size = place_size(ui.ctx());
    let mut number = line;
    if line.width() + 0.5 >= short_free_width(ui.ctx(), free) {
        let middle = pos2(line.left() + size.x / 2.0, line.center().y);
        ui.painter().add(Shape::ellipse_filled(middle, size / 2.0, palette::PLACE_RIM.egui()));
        ui.painter().add(Shape::ellipse_filled(middle, size * 0.4, palette::PLACE.egui()));
        number.set_left(line.left() + size.x + 3.0);
    }
    line_in(ui, number, Align2::LEFT_CENTER, &ui.tr(Text::number(free)), Type::Body, INK);
}
