//! The icons of the game: medals, cows, cards, bonuses, the bell and the closed gate.

use zoff::{Card, Colour};

use super::{GameIcon, emblems, palette};
use crate::{
    games::zoff::names,
    theme::{colours::Rgb, hover, mesh_cache::draw_cached},
    widgets::{hatch, prelude::*},
};

/// The corners of a rectangle as bits, which can be hashed.
fn bits(rect: Rect) -> [u32; 4] {
    [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits)
}

/// Paints the emblem of a colour in a single ink.
fn emblem(pen: &Sketch, colour: Colour, ink: Color32) {
    for outline in emblems::outlines(colour) {
        pen.fill_points(
            outline.iter().map(|point| pen.at(50.0 + 50.0 * point.x, 50.0 - 50.0 * point.y)).collect(),
            ink,
        );
    }
}

/// Paints an emblem on a disc of its colour, with a rim that makes it stand out on any background.
pub fn medal(painter: &Painter, rect: Rect, colour: Colour) {
    draw_medal(painter, rect, colour, Tone::Full);
}

fn draw_medal(painter: &Painter, rect: Rect, colour: Colour, tone: Tone) {
    hover::record(painter, rect, GameIcon::Medal);
    draw_cached(painter, ("zoff medal", colour, tone, bits(rect)), || {
        let pen = Sketch::new(painter, rect, tone);
        let (hue, rim) = palette::herd_colours(colour);
        pen.dot(50.0, 50.0, 50.0, colours::INK.egui());
        pen.dot(50.0, 50.0, 47.0, rim.egui());
        pen.dot(50.0, 50.0, 41.0, hue.egui());
        emblem(&pen.inside(50.0, 50.0, 56.0), colour, rim.egui());
    });
}

/// Paints the medal of a seat: one emblem, two overlapping emblems, or a cow's head for a seat without a colour.
pub fn medals(painter: &Painter, rect: Rect, colours: [Option<Colour>; 2], tone: Tone) {
    let side = rect.size().min_elem();
    let [one, other] = colours;
    let middle = Rect::from_center_size(rect.center(), Vec2::splat(side));
    match (one, other) {
        (Some(one), Some(other)) => {
            let small = Vec2::splat(side * 0.68);
            let step = vec2(side * 0.16, side * 0.16);
            draw_medal(painter, Rect::from_center_size(middle.center() + step, small), other, tone);
            draw_medal(painter, Rect::from_center_size(middle.center() - step, small), one, tone);
        }
        (Some(one), None) | (None, Some(one)) => draw_medal(painter, middle, one, tone),
        (None, None) => {
            let pen = Sketch::new(painter, middle, tone);
            pen.dot(50.0, 50.0, 50.0, colours::INK.egui());
            pen.dot(50.0, 50.0, 47.0, colours::PAPER.egui());
            cow_head(&pen.inside(50.0, 51.0, 62.0), None);
        }
    }
}

/// Paints a cow's head from the front, in the colour of its herd, or in plain brown for `None`.
pub fn cow(painter: &Painter, rect: Rect, colour: Option<Colour>) {
    hover::record(painter, rect, GameIcon::Cow);
    draw_cached(painter, ("zoff cow", colour, bits(rect)), || {
        cow_head(&Sketch::new(painter, rect, Tone::Full), colour)
    });
}

fn cow_head(pen: &Sketch, colour: Option<Colour>) {
    let coat = colour.map_or(Rgb::hex(0x8A5A36), |colour| palette::herd_colours(colour).0);
    let (ink, horn, muzzle) = (INK, Rgb::hex(0xFFF4DC).egui(), Rgb::hex(0xF1CDB4).egui());
    pen.shape("M 24 34 C 4 34 2 12 8 4 C 12 18 20 24 34 24 Z", horn, 3.0, ink);
    pen.shape("M 76 34 C 96 34 98 12 92 4 C 88 18 80 24 66 24 Z", horn, 3.0, ink);
    pen.shape("M 26 40 C 10 38 4 46 4 52 C 14 58 26 54 32 48 Z", coat.dark(0.25).egui(), 3.0, ink);
    pen.shape("M 74 40 C 90 38 96 46 96 52 C 86 58 74 54 68 48 Z", coat.dark(0.25).egui(), 3.0, ink);
    pen.shape("M 28 30 C 34 20 66 20 72 30 C 76 46 72 70 68 84 L 32 84 C 28 70 24 46 28 30 Z", coat.egui(), 3.5, ink);
    pen.ellipse([50.0, 82.0], [25.0, 15.0], muzzle, 3.0, ink);
    pen.dot(41.0, 82.0, 4.0, ink);
    pen.dot(59.0, 82.0, 4.0, ink);
    pen.dot(39.0, 50.0, 5.0, ink);
    pen.dot(61.0, 50.0, 5.0, ink);
}

/// Closes the eyes of the cow in `rect`. `share` is 0 for open eyes and 1 for closed eyes.
pub fn blink(painter: &Painter, rect: Rect, colour: Colour, share: f32) {
    if share <= 0.0 {
        return;
    }
    let pen = Sketch::new(painter, rect, Tone::Full);
    for x in [39.0, 61.0] {
        let (left, right, low) = (x - 6.0, x + 6.0, 44.0 + 13.0 * share);
        let lid = format!("M {left} 50 C {left} 43 {right} 43 {right} 50 Q {x} {low} {left} 50 Z");
        pen.fill(&lid, palette::herd_colours(colour).0.light(0.08).egui());
        pen.line(&format!("M {left} 50 Q {x} {low} {right} 50"), 3.0, INK);
    }
}

/// Paints a closed gate, the icon of a full prairie.
pub fn gate(painter: &Painter, rect: Rect) {
    hover::record(painter, rect, GameIcon::Gate);
    draw_cached(painter, ("zoff gate", bits(rect)), || {
        let pen = Sketch::new(painter, rect, Tone::Full);
        let wood = palette::FENCE.egui();
        for y in [26.0, 46.0, 66.0] {
            pen.shape(&format!("M 8 {y} L 92 {y} L 92 {} L 8 {} Z", y + 12.0, y + 12.0), wood, 2.5, INK);
        }
        pen.shape("M 14 74 L 78 24 L 86 32 L 22 84 Z", palette::FENCE.dark(0.15).egui(), 2.5, INK);
        for x in [6.0, 86.0] {
            pen.shape(&format!("M {x} 14 L {} 14 L {} 92 L {x} 92 Z", x + 10.0, x + 10.0), wood, 2.5, INK);
        }
    });
}

/// Paints a bell. `swing` ranges from -1 to 1.
pub fn bell(painter: &Painter, rect: Rect, swing: f32) {
    hover::record(painter, rect, GameIcon::Bell);
    let lean = swing * 14.0;
    let pen = Sketch::new(painter, rect, Tone::Full);
    let gold = BRIGHT_GOLD;
    pen.dot(50.0 + lean * 1.6, 84.0, 9.0, gold.dark(0.35).egui());
    let (top, left, right) = (50.0 - lean * 0.3, 14.0 + lean, 86.0 + lean);
    let path = format!(
        "M {top} 8 C {} 8 {} 40 {right} 76 L {left} 76 C {} 40 {} 8 {top} 8 Z",
        top + 26.0,
        right - 14.0,
        left + 14.0,
        top - 26.0
    );
    pen.shape(&path, gold.egui(), 4.0, INK);
    pen.line(&format!("M {left} 76 L {right} 76"), 7.0, gold.dark(0.3).egui());
}

/// The gold of bonuses that are still to be paid, and of the bell.
const BRIGHT_GOLD: Rgb = Rgb::hex(0xF2C14E);

/// Paints a bonus as a golden disc with its number of cows. `due` is true while the bonus is being paid, and `past` is
/// true once it has been paid or lost.
pub fn bonus(ui: &Ui, rect: Rect, cows: u8, due: bool, past: bool) {
    hover::record(ui.painter(), rect, GameIcon::Bonus);
    let (middle, radius) = (rect.center(), rect.size().min_elem() / 2.0);
    let fill = if past { colours::PAPER_DARK.egui() } else { BRIGHT_GOLD.egui() };
    ui.painter().circle(middle, radius, fill, bonus_edge(radius, due));
    let ink = if past { INK_MUTED } else { INK };
    let room = Rect::from_center_size(middle, Vec2::splat(radius * 2.0));
    line_in(ui, room, Align2::CENTER_CENTER, &ui.tr(Text::number(cows)), Type::Strong, ink);
}

/// Paints the sum of several bonuses in the gold of a bonus. `due` is true while one of them is being paid.
pub fn bonus_sum(ui: &Ui, rect: Rect, sum: &Translated, due: bool) {
    hover::record(ui.painter(), rect, GameIcon::Bonus);
    let radius = rect.height() / 2.0;
    let edge = bonus_edge(radius, due);
    ui.painter().rect(rect, radius * 0.6, BRIGHT_GOLD.egui(), edge, StrokeKind::Middle);
    line_in(ui, rect, Align2::CENTER_CENTER, sum, Type::Strong, INK);
}

/// The edge of a bonus of this radius, dark while the bonus is being paid.
fn bonus_edge(radius: f32, due: bool) -> Stroke {
    let colour = if due { INK } else { colours::GOLD.dark(0.2).egui() };
    Stroke::new(if due { radius * 0.22 } else { radius * 0.12 }, colour)
}

/// The light wood of boards for text.
pub fn board_wood() -> Color32 {
    colours::PAPER.mix(palette::FENCE, 0.12).egui()
}

/// Paints a board of light wood for text. If `ring` is given, the board has a border of that colour.
pub fn wooden_board(painter: &Painter, scale: Scale, rect: Rect, ring: Option<Color32>) {
    let corners = (rect.height() * 0.12).clamp(2.0, scale.corner());
    painter.add(style::shadow(scale).as_shape(rect, corners));
    painter.rect(
        rect,
        corners,
        board_wood(),
        Stroke::new(scale.hairline() * 1.3, palette::FENCE.dark(0.25).egui()),
        StrokeKind::Inside,
    );
    if let Some(ring) = ring {
        painter.rect_stroke(rect, corners, Stroke::new(scale.ring(), ring), StrokeKind::Inside);
    }
}

/// The text style for a card: `step` if the text fits, otherwise [`Type::Strong`].
fn fitting_type(ui: &Ui, text: &Translated, step: Type, place: Rect) -> Type {
    let fits = text_width(ui.ctx(), text, step) <= place.width() && line_height(ui.ctx(), step) <= place.height() + 3.0;
    if fits { step } else { Type::Strong }
}

/// Paints the front of a cow card: a large value, a small letter, the emblem of its colour, and a cow's head. If there
/// is little room, the value and the letter share one line.
pub fn card(ui: &Ui, rect: Rect, colour: Colour, card: Card) {
    hover::record(ui.painter(), rect, GameIcon::Card);
    let scale = Scale::of(ui.ctx());
    if rect.height() < 2.0 * line_height(ui.ctx(), Type::Strong) + 4.0 {
        return small_card(ui, rect, colour, card, true);
    }
    let painter = ui.painter();
    let (hue, rim) = palette::herd_colours(colour);
    let corners = style::corners(scale);
    painter.add(style::shadow(scale).as_shape(rect, corners));
    painter.rect(rect, corners, PAPER, Stroke::new(scale.hairline(), EDGE), StrokeKind::Inside);
    let band = rect.shrink(scale.px(4.0)).with_max_y(rect.top() + rect.height() * 0.5);
    painter.rect_filled(band, corners, hue.egui());
    let figure = band.with_max_x(band.left() + band.width() * 0.55);
    let value = ui.tr(Text::number(card.value()));
    line_in(ui, figure, Align2::CENTER_CENTER, &value, fitting_type(ui, &value, Type::Figure, figure), rim.egui());
    let side = (band.height() * 0.72).min(band.width() * 0.38);
    let middle = pos2(band.right() - side * 0.72, band.center().y);
    let pen = Sketch::new(painter, Rect::from_center_size(middle, Vec2::splat(side)), Tone::Full);
    emblem(&pen, colour, rim.egui());
    let lower = Rect::from_min_max(pos2(rect.left(), band.bottom()), rect.max).shrink2(vec2(scale.px(3.0), 1.0));
    let letter = lower.with_max_x(lower.left() + lower.width() * 0.45);
    let text = ui.tr(names::letter(card));
    line_in(ui, letter, Align2::CENTER_CENTER, &text, fitting_type(ui, &text, Type::LeadStrong, letter), INK);
    let head = Rect::from_min_max(pos2(letter.right(), lower.top()), lower.max);
    let side = head.size().min_elem() * 0.9;
    cow(painter, Rect::from_center_size(head.center(), Vec2::splat(side)), Some(colour));
}

/// Paints a cow card as one line below a band of its colour. A card `in_hand` is bright, and a used card is dark and
/// hatched.
pub fn small_card(ui: &Ui, place: Rect, colour: Colour, held: Card, in_hand: bool) {
    hover::record(ui.painter(), place, GameIcon::Card);
    let scale = Scale::of(ui.ctx());
    let corner = scale.px(6.0).max(3.0);
    let (fill, ink) = if in_hand { (PAPER, INK) } else { (colours::PAPER_DARK.egui(), INK_MUTED) };
    if in_hand {
        ui.painter().add(style::shadow(scale).as_shape(place, corner));
    }
    ui.painter().rect(place, corner, fill, Stroke::new(scale.hairline(), EDGE), StrokeKind::Inside);
    let line = line_height(ui.ctx(), Type::Strong);
    let band = place.shrink(1.5).with_max_y((place.bottom() - line).max(place.top() + 3.0));
    let hue = palette::herd_colours(colour).0;
    let hue = if in_hand { hue } else { hue.mix(colours::PAPER_DARK, 0.55) };
    ui.painter().rect_filled(band, corner * 0.6, hue.egui());
    if !in_hand {
        hatch(ui, place.shrink(1.5), colours::PAPER_DARK.mix(colours::INK_MUTED, 0.35).egui());
    }
    let words = place.with_min_y(place.bottom() - line);
    line_in(ui, words, Align2::CENTER_CENTER, &ui.tr(names::card(held)), Type::Strong, ink);
}

/// Paints the striped back of a cow card with the emblem of its colour.
pub fn card_back(painter: &Painter, scale: Scale, rect: Rect, colour: Colour) {
    hover::record(painter, rect, GameIcon::Card);
    let corners = style::corners(scale);
    let (hue, rim) = palette::herd_colours(colour);
    painter.add(style::shadow(scale).as_shape(rect, corners));
    painter.rect(rect, corners, PAPER, Stroke::new(scale.hairline(), EDGE), StrokeKind::Inside);
    let inner = rect.shrink((rect.width() * 0.08).max(2.0));
    painter.rect(inner, corners, hue.egui(), Stroke::new(scale.hairline(), GOLD), StrokeKind::Inside);
    let step = (inner.height() / 5.0).max(4.0);
    let clip = painter.with_clip_rect(inner.intersect(painter.clip_rect()));
    let mut y = inner.top();
    while y < inner.bottom() + inner.width() {
        let (from, to): (Pos2, Pos2) = (pos2(inner.left(), y), pos2(inner.right(), y - inner.width()));
        clip.line_segment([from, to], Stroke::new(scale.hairline(), rim.mix(hue, 0.55).egui()));
        y += step;
    }
    let side = inner.size().min_elem() * 0.62;
    medal(painter, Rect::from_center_size(inner.center(), Vec2::splat(side)), colour);
}
