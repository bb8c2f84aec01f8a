//! The poster beside the set-up: the name of the game over a bull before the setting sun, and the buttons that start a game.

use std::f32::consts::TAU;

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::{
    rules::{Card, LandCard, Species},
    theme::{
        colours::{self, Rgb},
        fonts::{self, Type},
        rects::{self, RectKind},
        scale::Scale,
        signs::{self, Sign},
        sketch::{Sketch, Tone},
        style::{self, EDGE, GOLD, INK, INK_MUTED, PAPER},
        widgets::{focus_ring, line_in, pressable, sink},
    },
    ui::texts_screens as texts,
};

const SKY: Color32 = Rgb::hex(0xEFA94F).egui();
const RAY: Color32 = Rgb::hex(0xF6C06F).egui();
const SUN: Color32 = Rgb::hex(0xFCE7B2).egui();
const RANGE: Color32 = Rgb::hex(0xB9694A).egui();
const HILL: Color32 = Rgb::hex(0x7C8F35).egui();
const FIELD: Color32 = Rgb::hex(0x55702F).egui();

/// Fills `rect` with the poster's picture and its letters.
pub fn paint(ui: &Ui, rect: Rect) {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 0.0, SKY);
    let letters = title(ui, rect);
    let horizon = rect.bottom() - rect.height() * 0.27;
    let room = horizon - letters.bottom();
    let side = (room * 0.86).min(rect.width() * 0.58);
    let centre = pos2(rect.center().x, horizon - side * 0.48);
    sunburst(&painter, centre, side * 0.62, rect);
    hills(&painter, rect, horizon);
    let bull = Rect::from_center_size(centre + vec2(0.0, side * 0.06), Vec2::splat(side));
    signs::paint(&painter, bull, Sign::Animal(Species::Cattle), Tone::Full);
    chain(&painter, rect);
    // The letters once more: rays must not run over them.
    title(ui, rect);
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(scale.hairline() * 1.5, INK), StrokeKind::Inside);
}

/// The name as wide as the poster allows, and whose game it is; gives the place they take.
fn title(ui: &Ui, rect: Rect) -> Rect {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter();
    let wide = rect.width() * 0.84;
    let font = |size: f32| FontId::new(size, fonts::display());
    let probe = painter.layout_no_wrap(texts::TITLE.into(), font(100.0), INK).size().x;
    let size = (100.0 * wide / probe.max(1.0)).min(rect.height() * 0.24).floor();
    let galley = painter.layout_no_wrap(texts::TITLE.into(), font(size), INK);
    let top = rect.top() + scale.gap(1.0);
    let place = Rect::from_min_size(pos2(rect.center().x - galley.size().x / 2.0, top), galley.size());
    painter.galley(place.min, galley, INK);
    rects::record(ui, RectKind::Text, texts::TITLE, place, size);
    let line = Rect::from_min_size(
        pos2(rect.left() + scale.gap(1.0), place.bottom() - size * 0.06),
        vec2(rect.width() - scale.gap(2.0), scale.text(22.0) * 1.4),
    );
    line_in(ui, line, Align2::CENTER_CENTER, texts::BYLINE, Type::LeadStrong, INK);
    let below = line.translate(vec2(0.0, line.height() * 0.94)).with_max_y(line.bottom() + scale.text(18.0) * 1.5);
    line_in(ui, below, Align2::CENTER_CENTER, texts::INDEPENDENT, Type::Body, INK);
    place.union(below)
}

fn sunburst(painter: &Painter, centre: Pos2, radius: f32, rect: Rect) {
    let far = rect.size().length();
    const RAYS: usize = 20;
    for i in 0..RAYS {
        let angle = |part: f32| (i as f32 + part) * TAU / RAYS as f32;
        let at = |angle: f32| centre + vec2(angle.sin(), -angle.cos()) * far;
        painter.add(Shape::convex_polygon(vec![centre, at(angle(-0.25)), at(angle(0.25))], RAY, Stroke::NONE));
    }
    painter.circle_filled(centre, radius, SUN);
}

fn hills(painter: &Painter, rect: Rect, horizon: f32) {
    let pen = Sketch::new(painter, rect, Tone::Full);
    let high = rect.height();
    let land = |base: f32, height: f32, waves: f32, shift: f32, colour: Color32| {
        let line = (0..=48).map(|i| {
            let t = i as f32 / 48.0;
            let swell = (t * waves * TAU + shift).sin() * 0.65 + (t * waves * 2.3 * TAU + shift * 1.7).sin() * 0.35;
            pos2(rect.left() + t * rect.width(), base - height * swell)
        });
        pen.fill_points(line.chain([rect.right_bottom(), rect.left_bottom()]).collect(), colour);
    };
    land(horizon - high * 0.015, high * 0.035, 0.9, 2.2, RANGE);
    land(horizon + high * 0.045, high * 0.028, 0.7, 0.4, HILL);
    land(horizon + high * 0.12, high * 0.02, 0.6, 3.6, FIELD);
}

/// A chain of the six kinds of land along the lower edge, as it might lie on the board.
fn chain(painter: &Painter, rect: Rect) {
    const LANDS: [LandCard; 6] =
        [LandCard::Swamp, LandCard::Meadow, LandCard::Mountain, LandCard::Forest, LandCard::Pampas, LandCard::Rocks];
    let wide = (rect.width() * 0.94 / LANDS.len() as f32).min(rect.height() * 0.2);
    // A sign's square holds its hex from corner to corner; side by side hexes are an apothem's double apart.
    let square = wide / 0.866_025_4;
    let left = rect.center().x - wide * LANDS.len() as f32 / 2.0;
    let low = rect.bottom() - square * 0.62;
    for (i, land) in LANDS.into_iter().enumerate() {
        let at = pos2(left + wide * (i as f32 + 0.5), low);
        let place = Rect::from_center_size(at, Vec2::splat(square));
        signs::paint(painter, place, Sign::from(Card::Land(land)), Tone::Full);
    }
}

/// A wide button with its word in the poster's face and a line below: what comes next, or (`loud` false) what also could.
pub fn poster_button(ui: &Ui, rect: Rect, word: &str, line: &str, loud: bool) -> bool {
    let scale = Scale::of(ui.ctx());
    let response = pressable(ui, RectKind::Button, word, rect, true);
    let down = response.is_pointer_button_down_on();
    let hovered = response.hovered() && !down;
    let (fill, edge, ink, muted) = match (loud, hovered) {
        (true, false) => (INK, GOLD, PAPER, colours::PAPER_DARK.egui()),
        (true, true) => (colours::INK.light(0.14).egui(), GOLD, PAPER, colours::PAPER_DARK.egui()),
        (false, false) => (PAPER, EDGE, INK, INK_MUTED),
        (false, true) => (Color32::WHITE, GOLD, INK, INK_MUTED),
    };
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    if !down {
        ui.painter().add(style::shadow(scale).as_shape(face, style::corners(scale)));
    }
    ui.painter().rect(face, style::corners(scale), fill, Stroke::new(scale.hairline() * 1.5, edge), StrokeKind::Inside);
    let inner = face.shrink2(vec2(scale.gap(1.5), scale.gap(1.0)));
    let step = if loud { Type::Headline } else { Type::LeadStrong };
    let cut = inner.bottom() - scale.text(18.0) * 1.5;
    let (upper, lower) = inner.split_top_bottom_at_y(cut);
    line_in(ui, upper, Align2::CENTER_CENTER, word, step, ink);
    line_in(ui, lower, Align2::CENTER_CENTER, line, Type::Body, muted);
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked()
}
