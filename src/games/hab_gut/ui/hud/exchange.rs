//! The exchange: a track for each good from 0 to the highest price, with a marker on its rail and a chart of the price
//! so far. Arrowheads show where the visible cards would move the marker. A ring previews where the selection would
//! move it, and a slip at the top of the track shows the new price.

use hab_gut::{Good, Rulebook};

use super::{
    hud_view::HudView,
    layout::Frame,
    press::{GamePress, Inspected, Press},
};
use crate::{
    games::hab_gut::{
        game_icons::{self, GameIcon, palette},
        preview::MarkerMove,
        texts,
    },
    theme::mesh_cache::draw_cached,
    widgets::{prelude::*, pressable_as},
};

/// The interval between the prices written next to the tracks.
const LABEL_INTERVAL: u16 = 50;

/// The parts of a track.
#[derive(Debug, Clone, Copy)]
pub struct Track {
    /// The seal and the price.
    pub head: Rect,
    /// The chart of the price.
    pub chart: Rect,
    /// The rail on which the marker moves.
    pub rail: Rect,
    /// The radius of the marker.
    pub radius: f32,
    highest: f32,
}

impl Track {
    /// Splits a lane into the parts of its track.
    pub fn of(scale: Scale, lane: Rect, highest: u16) -> Track {
        let mut chart = lane;
        let head = chart.cut_top((scale.text(28.0) * 1.42).min(lane.height() * 0.3), 0.0);
        let radius = (lane.width() * 0.15).clamp(8.0, scale.px(26.0).max(10.0)).min(chart.height() * 0.1);
        let rail = chart.cut_right(radius * 2.3, 2.0);
        Track { head, chart, rail, radius, highest: f32::from(highest.max(1)) }
    }

    /// The x position of a time in the chart, given as a fraction of the game from 0 to 1.
    fn x(&self, time: f32) -> f32 {
        let chart = self.chart.shrink2(vec2(2.0, 0.0));
        chart.left() + chart.width() * time
    }

    /// The y position of a price.
    pub fn y(&self, price: f32) -> f32 {
        let (low, high) = (self.rail.bottom() - self.radius - 2.0, self.rail.top() + self.radius + 2.0);
        low + (high - low) * (price / self.highest).clamp(-0.02, 1.02)
    }

    /// The rectangle of the marker at a price.
    pub fn marker(&self, price: f32) -> Rect {
        let at = pos2(self.rail.center().x, self.y(price));
        Rect::from_center_size(at, Vec2::splat(self.radius * 2.0))
    }
}

/// Draws the exchange with all tracks, which can be pressed if `opens` is true. Returns the press on a track, if any.
pub fn show(ui: &mut Ui, frame: &Frame, view: &HudView, opens: bool) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let book = &view.setting.rulebook;
    let tracks = frame.lanes.map(|lane| Track::of(scale, lane, book.highest_price));
    furniture(ui, frame);
    grid(ui, frame, &tracks, book);
    let heads = Heads::of(ui, &tracks[0], view);
    let mut pressed = None;
    for (good, track) in Good::ALL.into_iter().zip(&tracks) {
        let lane = frame.lanes[good.index()];
        let price = view.seen.prices[good.index()];
        let text = ui.tr(text!("hg-lane", good = good, price = price));
        let response = pressable_as(ui, RectKind::Button, good.word(), &text, lane, opens);
        landmarks::mark(ui, good, lane);
        if heads.name_width.is_none() {
            tooltip(ui, lane, &text);
        }
        if opens {
            // A faint edge shows that the track can be pressed, because a finger cannot hover.
            let (width, gold) = if response.hovered() { (2.0, GOLD) } else { (1.0, GOLD.gamma_multiply(0.75)) };
            let edge = Stroke::new(scale.hairline() * width, gold);
            ui.painter().rect_stroke(lane, scale.corner() * 0.6, edge, StrokeKind::Inside);
        }
        head(ui, track, good, view, &heads);
        let end = line(ui, track, good, view);
        // The preview of the pending action replaces the prices that the cards could lead to.
        if opens && previewed_prices(view, good).is_none() {
            targets(ui, track, good, view, end);
        }
        marker(ui, track, good, view);
        focus_ring(ui, &response, lane.shrink(scale.ring()), scale.corner() * 0.6);
        if response.clicked() {
            pressed = Some(Press::GameSpecific(GamePress::Inspect(Inspected::Price(good))));
        }
    }
    pressed
}

/// True if the tracks show the names of their goods, so that no tooltip needs to.
pub fn shows_names(ui: &Ui, frame: &Frame, view: &HudView) -> bool {
    let track = Track::of(Scale::of(ui.ctx()), frame.lanes[0], view.setting.rulebook.highest_price);
    Heads::of(ui, &track, view).name_width.is_some()
}

/// Draws the blackboard behind the tracks, and the counter with the shares and the played cards below it.
fn furniture(ui: &Ui, frame: &Frame) {
    let painter = ui.painter();
    let edge = (frame.lanes[0].top() - frame.board.top()) * 0.75;
    let top = (frame.lanes[0].bottom() + frame.played[0].top()) / 2.0;
    game_icons::counter(painter, frame.board.with_min_y(top), edge);
    game_icons::blackboard(painter, frame.board.with_max_y(top), edge);
    let outline = Stroke::new(Scale::of(ui.ctx()).hairline() * 1.5, INK);
    painter.rect_stroke(frame.board, 0.0, outline, StrokeKind::Inside);
}

/// Draws the backgrounds and the rails of the tracks, and a line and a number for each labelled price.
fn grid(ui: &Ui, frame: &Frame, tracks: &[Track], book: &Rulebook) {
    let highest = book.highest_price;
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter();
    let key = ("hab-gut exchange", [frame.board.min, frame.board.max].map(|at| [at.x.to_bits(), at.y.to_bits()]));
    draw_cached(painter, (key, frame.lanes[0].bottom().to_bits(), tracks[0].head.bottom().to_bits()), || {
        for (lane, track) in frame.lanes.iter().zip(tracks) {
            painter.rect_filled(*lane, scale.corner() * 0.3, palette::LANE.egui());
            for price in (0..=highest).step_by(usize::from(LABEL_INTERVAL)) {
                let faint = if price % 100 == 0 { 0.62 } else { 0.8 };
                let stroke = Stroke::new(scale.hairline() * 0.7, palette::CHALK.mix(palette::LANE, faint).egui());
                painter.hline(track.chart.x_range(), track.y(f32::from(price)), stroke);
            }
            rounds(ui, track, book);
            rail(ui, track, book);
        }
    });
    let first = &tracks[0];
    let height = scale.text(18.0);
    // A short track has room for fewer numbers than lines.
    let fits = |interval: u16| first.y(0.0) - first.y(f32::from(interval)) >= height * 1.4;
    let interval = [LABEL_INTERVAL, 2 * LABEL_INTERVAL].into_iter().find(|interval| fits(*interval)).unwrap_or(highest);
    for price in (0..=highest).step_by(usize::from(interval.max(1))) {
        let y = first.y(f32::from(price));
        let place = Rect::from_min_max(
            pos2(frame.board.left() + 2.0, y - height * 0.7),
            pos2(frame.lanes[0].left() - 2.0, y + height * 0.7),
        );
        line_in(ui, place, Align2::RIGHT_CENTER, &ui.tr(Text::number(price)), Type::Body, palette::CHALK.egui());
    }
}

/// Draws an upright line at the end of each half and, if the chart is wide enough, a fainter line at the end of each
/// round. The lines also show how many rounds are left.
fn rounds(ui: &Ui, track: &Track, book: &Rulebook) {
    let scale = Scale::of(ui.ctx());
    let all = book.all_rounds().max(1);
    let are_apart = track.chart.width() / f32::from(all) >= scale.px(12.0).max(8.0);
    for round in 1..all {
        let ends_half = round.is_multiple_of(book.rounds_per_half.max(1));
        if !ends_half && !are_apart {
            continue;
        }
        let (width, faint) = if ends_half { (1.0, 0.62) } else { (0.7, 0.84) };
        let stroke = Stroke::new(scale.hairline() * width, palette::CHALK.mix(palette::LANE, faint).egui());
        ui.painter().vline(track.x(f32::from(round) / f32::from(all)), track.chart.y_range(), stroke);
    }
}

/// Draws a brass rail with a notch for each step.
fn rail(ui: &Ui, track: &Track, book: &Rulebook) {
    let painter = ui.painter();
    let rail = track.rail.shrink2(vec2(track.radius * 0.25, 1.0));
    game_icons::rail(painter, rail, track.radius * 0.42);
    for price in (0..=book.highest_price).step_by(usize::from(book.price_step).max(1)) {
        let labelled = price % LABEL_INTERVAL == 0;
        let (length, thickness) = if labelled { (0.62, 1.6) } else { (0.3, 1.0) };
        let from = pos2(rail.left() + 1.0, track.y(f32::from(price)));
        let notch = Stroke::new(thickness, INK);
        painter.line_segment([from, from + vec2(track.radius * length, 0.0)], notch);
    }
}

/// The measurements shared by the heads of all tracks.
struct Heads {
    /// The width of the longest name, or `None` if there is no room for names. Either all tracks show their names, or
    /// none does.
    name_width: Option<f32>,
    /// The type size of the prices.
    step: Type,
}

impl Heads {
    /// Measures the names and prices for tracks of the same size.
    fn of(ui: &Ui, track: &Track, view: &HudView) -> Heads {
        let scale = Scale::of(ui.ctx());
        let step = if scale.is_compact() { Type::LeadStrong } else { Type::Figure };
        let width = |text: Text, step: Type| text_width(ui.ctx(), &ui.tr(text), step);
        let names = Good::ALL.map(|good| width(texts::good(good), Type::Body)).into_iter().fold(0.0, f32::max);
        let price = width(Text::number(view.setting.rulebook.highest_price), step);
        let gap = scale.gap(0.75);
        let room = head_parts(track).1.width() - 2.0 * gap;
        Heads { name_width: (names + gap + price <= room).then_some(names), step }
    }
}

/// The places of the seal and of the text in the head of a track.
fn head_parts(track: &Track) -> (Rect, Rect) {
    let head = track.head;
    // On the narrowest phones, the price needs most of the width.
    let side = head.height().min(head.width() * 0.42).min((head.width() - 30.0).max(12.0));
    let seal =
        Rect::from_min_size(pos2(track.head.left() + 2.0, track.head.center().y - side / 2.0), Vec2::splat(side));
    (seal, track.head.with_min_x(seal.right() + 2.0).shrink2(vec2(1.0, 0.0)))
}

/// Draws the seal, the name if there is room, and the price, which follows the marker as it moves. A slip shows the
/// price to which the pending action would move the marker.
fn head(ui: &Ui, track: &Track, good: Good, view: &HudView, heads: &Heads) {
    let scale = Scale::of(ui.ctx());
    let (seal, rest) = head_parts(track);
    game_icons::paint(ui.painter(), seal, GameIcon::Good(good), Tone::Full);
    let gap = scale.gap(0.75);
    let (place, align) = match heads.name_width {
        Some(width) => {
            let named = rest.shrink2(vec2(gap, 0.0));
            line_in(ui, named, Align2::LEFT_CENTER, &ui.tr(texts::good(good)), Type::Body, palette::CHALK.egui());
            (named.with_min_x(named.left() + width + gap), Align2::RIGHT_CENTER)
        }
        None => (rest, Align2::CENTER_CENTER),
    };
    if let Some((from, to)) = previewed_prices(view, good) {
        return slip(ui, place, align, (from, to), heads.step);
    }
    let interval = view.setting.rulebook.price_step;
    let shown = (view.markers[good.index()] / f32::from(interval.max(1))).round().max(0.0) as u16 * interval;
    let price = ui.tr(Text::number(shown.min(view.setting.rulebook.highest_price)));
    line_in(ui, place, align, &price, heads.step, palette::CHALK.egui());
}

/// The current price of a good, and its price after the pending action, if the action moves its marker.
fn previewed_prices(view: &HudView, good: Good) -> Option<(u16, u16)> {
    let moves = view.preview.iter().flat_map(|preview| &preview.moves);
    let mut moves = moves.filter(|moved| moved.good == good);
    let first = moves.next()?;
    Some((first.from, moves.next_back().unwrap_or(first).to))
}

/// Draws a slip of paper with both prices or, if there is too little room, only with the new price.
fn slip(ui: &Ui, place: Rect, align: Align2, (from, to): (u16, u16), step: Type) {
    let scale = Scale::of(ui.ctx());
    let pad = scale.px(6.0).max(3.0);
    let width = |translated: &Translated, step: Type| text_width(ui.ctx(), translated, step).ceil() + 2.0 * pad;
    let both = ui.tr(text!("hg-moved", from = from, to = to));
    let (translated, step) = if width(&both, Type::LeadStrong) <= place.width() {
        (both, Type::LeadStrong)
    } else {
        (ui.tr(Text::number(to)), step)
    };
    let size = vec2(width(&translated, step).min(place.width()), place.height() - 2.0);
    let paper = align.align_size_within_rect(size, place);
    // In a narrow head, the number needs the whole width.
    let words = if paper.width() < place.width() { paper.shrink2(vec2(2.0, 1.0)) } else { place };
    ui.painter().rect(paper, 4.0, PAPER, Stroke::new(scale.hairline() * 1.4, INK), StrokeKind::Inside);
    line_in(ui, words, Align2::CENTER_CENTER, &translated, step, INK);
}

/// Draws the chart of a price as filled steps. Returns the end of the chart.
fn line(ui: &Ui, track: &Track, good: Good, view: &HudView) -> Pos2 {
    let colour = palette::chalk(good);
    let points = view.history.line(&view.setting, view.seen.seats, good);
    let ground = track.y(0.0);
    let mut stairs = Vec::with_capacity(points.len() * 2);
    let fill = colour.egui().gamma_multiply(0.22);
    for pair in points.windows(2) {
        let [(from, price), (to, next)] = [pair[0], pair[1]];
        let y = track.y(f32::from(price));
        stairs.extend([pos2(track.x(from), y), pos2(track.x(to), y)]);
        ui.painter().rect_filled(Rect::from_min_max(pos2(track.x(from), y), pos2(track.x(to), ground)), 0.0, fill);
        if next != price {
            stairs.push(pos2(track.x(to), track.y(f32::from(next))));
        }
    }
    let width = (track.radius * 0.26).clamp(2.0, 5.0);
    let last =
        stairs.last().copied().unwrap_or(pos2(track.x(0.0), track.y(f32::from(view.setting.rulebook.starting_price))));
    // The segments are drawn separately, because a joint between two close steps would be drawn as a wedge.
    for ends in stairs.windows(2) {
        ui.painter().line_segment([ends[0], ends[1]], Stroke::new(width, colour.egui()));
        ui.painter().circle_filled(ends[1], width / 2.0, colour.egui());
    }
    for (at, price) in points.iter().skip(1).take(points.len().saturating_sub(2)) {
        ui.painter().circle_filled(pos2(track.x(*at), track.y(f32::from(*price))), width * 0.95, palette::CHALK.egui());
    }
    // A dashed line connects the chart to the marker.
    let to = pos2(track.rail.left() + track.radius * 0.3, track.y(view.markers[good.index()]));
    let dashes = Shape::dashed_line(&[last, pos2(last.x, to.y), to], Stroke::new(1.5, colour.egui()), 4.0, 4.0);
    ui.painter().extend(dashes);
    last
}

/// Draws the prices to which the visible cards could move the marker: an arrowhead beside the rail for each, and a
/// faint line to it from the `end` of the chart, if there is room for the line.
fn targets(ui: &Ui, track: &Track, good: Good, view: &HudView, end: Pos2) {
    let colour = palette::chalk(good).egui();
    let size = (track.radius * 0.45).clamp(4.0, 9.0);
    let x = track.chart.right() - size - 1.0;
    for target in view.target_prices(good) {
        let tip = pos2(x, track.y(f32::from(target)));
        if end.x < x - 2.0 * size {
            let from = pos2(end.x, track.y(f32::from(view.seen.prices[good.index()])));
            let faint = Stroke::new(1.2, colour.gamma_multiply(0.45));
            ui.painter().extend(Shape::dashed_line(&[from, tip - vec2(size, 0.0)], faint, 3.0, 5.0));
        }
        let towards = if target > view.seen.prices[good.index()] { -size } else { size };
        // The tip is at the price, and the head lies on the side from which the marker would come.
        let corners = vec![tip, tip + vec2(size * 0.8, -towards * 1.3), tip + vec2(-size * 0.8, -towards * 1.3)];
        ui.painter().add(Shape::convex_polygon(corners, colour, Stroke::NONE));
    }
}

/// Draws the marker and the preview of its move.
fn marker(ui: &Ui, track: &Track, good: Good, view: &HudView) {
    let moves = view.preview.iter().flat_map(|preview| &preview.moves).filter(|moved| moved.good == good);
    let place = track.marker(view.markers[good.index()]);
    moves.for_each(|moved| draw_preview(ui, track, moved));
    disc(ui, place, good);
    if view.seen.stuck[good.index()] {
        // A pin marks a stuck marker.
        let pin = Rect::from_center_size(place.center(), place.size() * 0.34);
        ui.painter().circle_filled(pin.center(), pin.width() / 2.0, INK);
        ui.painter().circle_filled(pin.center() - Vec2::splat(1.0), pin.width() * 0.3, PAPER);
        tooltip(ui, place, &ui.tr(text!("hg-stuck")));
    }
}

/// Draws the seal of a good as a marker with a shadow.
fn disc(ui: &Ui, place: Rect, good: Good) {
    let painter = ui.painter();
    let radius = place.width() / 2.0;
    painter.circle_filled(place.center() + vec2(0.0, radius * 0.18), radius * 1.04, Color32::from_black_alpha(90));
    game_icons::paint(painter, place, GameIcon::Good(good), Tone::Full);
}

/// Draws a ring at the price that the marker would move to, an arrow for the direction, and a bar if steps are lost.
fn draw_preview(ui: &Ui, track: &Track, moved: &MarkerMove) {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter();
    let (from, to) = (track.marker(f32::from(moved.from)), track.marker(f32::from(moved.to)));
    let up = moved.to > moved.from;
    let ink = if moved.steps >= 0 { colours::Rgb::hex(0x256B3B) } else { colours::Rgb::hex(0x9A2B22) };
    let x = from.center().x;
    if moved.from != moved.to {
        let stroke = Stroke::new(scale.ring() * 1.6, ink.egui());
        painter.line_segment([pos2(x, from.center().y), pos2(x, to.center().y)], stroke);
    }
    let radius = track.radius;
    painter.circle_filled(to.center(), radius, PAPER.gamma_multiply(0.85));
    painter.circle_stroke(to.center(), radius, Stroke::new(scale.ring(), ink.egui()));
    let arrow = Rect::from_center_size(to.center(), Vec2::splat(radius * 1.1));
    game_icons::paint(
        painter,
        arrow,
        GameIcon::Arrow(if moved.from == moved.to { moved.steps > 0 } else { up }),
        Tone::Full,
    );
    if moved.lost > 0 {
        let y = if moved.steps > 0 { to.top() - 2.0 } else { to.bottom() + 2.0 };
        let bar = Stroke::new(scale.ring() * 1.3, ink.egui());
        painter.line_segment([pos2(x - radius, y), pos2(x + radius, y)], bar);
    }
}
