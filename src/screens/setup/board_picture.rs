//! A board seen from above, small: every hex in the colour of its ground, drawn as one mesh.

use bevy_egui::egui::{Align2, Color32, Mesh, Pos2, Rect, Response, Stroke, StrokeKind, Ui, Vec2, epaint, vec2};

use super::draft::Choosable;
use crate::{
    game::{
        rules::{Board, Ground},
        signs::tints,
    },
    games::current::{
        texts::setup as texts,
        view::layout::{self, APOTHEM, RADIUS},
    },
    kit::{focus_ring, line_in, lines_in, pressable, sink},
    theme::{
        colours,
        fonts::Type,
        icons,
        rects::RectKind,
        scale::Scale,
        style::{self, EDGE, GOLD, INK, INK_MUTED, PAPER, PAPER_DARK},
    },
};

/// The corners of a pointy-top hex around its middle, for a radius of 1.
const CORNERS: [[f32; 2]; 6] =
    [[0.0, -1.0], [0.866_025_4, -0.5], [0.866_025_4, 0.5], [0.0, 1.0], [-0.866_025_4, 0.5], [-0.866_025_4, -0.5]];

/// A board to choose: its picture, its name, what it offers and, where there is room, its idea. Fills `rect`; `name` is
/// what a tap on it means.
pub fn choosable(ui: &Ui, rect: Rect, name: &str, choice: &Choosable, chosen: bool) -> Response {
    let scale = Scale::of(ui.ctx());
    let response = pressable(ui, RectKind::Button, name, rect, true);
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    let fill = if chosen { PAPER } else { PAPER_DARK };
    if chosen {
        ui.painter().add(style::shadow(scale).as_shape(face, style::corners(scale)));
    }
    let line = if chosen {
        Stroke::new(scale.ring(), INK)
    } else {
        Stroke::new(scale.hairline(), if response.hovered() { GOLD } else { EDGE })
    };
    ui.painter().rect(face, style::corners(scale), fill, line, StrokeKind::Inside);
    let inner = face.shrink(scale.gap(1.0).max(scale.ring() * 1.6));
    let (high, small) = (scale.text(22.0) * 1.4, scale.text(18.0) * 1.35);
    let facts = texts::board_facts(&choice.seats, choice.own, choice.board.markets().count(), choice.board.len());
    // The picture needs half of the place: the facts come first, the idea where all of it has room.
    let idea_lines = if choice.idea.is_empty() { 0 } else { text_lines(ui, &choice.idea, inner.width()) };
    let room = ((inner.height() * 0.5 - high) / small).floor().max(0.0) as usize;
    let lines = [1 + idea_lines, 1, 0].into_iter().find(|lines| *lines <= room).unwrap_or(0);
    let words = inner.with_min_y(inner.bottom() - high - lines as f32 * small);
    paint(ui, inner.with_max_y(words.top() - scale.gap(0.5)), &choice.board);
    let (head, rest) = words.split_top_bottom_at_y(words.top() + high);
    title(ui, head, &choice.name);
    if lines > 0 {
        let (about, idea) = rest.split_top_bottom_at_y(rest.top() + small);
        line_in(ui, about, Align2::CENTER_CENTER, fitting(ui, &facts, about.width()), Type::Body, INK_MUTED);
        if lines > 1 {
            lines_in(ui, idea, Align2::CENTER_TOP, &choice.idea, Type::Body, INK);
        }
    }
    if choice.own {
        let radius = scale.text(28.0) * 0.7;
        let at = face.left_top() + Vec2::splat(radius + scale.gap(1.0));
        ui.painter().circle(at, radius, PAPER, Stroke::new(scale.hairline(), EDGE));
        sign(ui, at, Align2::CENTER_CENTER, icons::USER);
    }
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response
}

/// The sign in the corner of a card that opens a sheet.
pub fn opens(ui: &Ui, face: Rect) {
    let scale = Scale::of(ui.ctx());
    sign(ui, face.right_top() + vec2(-scale.gap(1.5), scale.gap(1.5)), Align2::RIGHT_TOP, icons::PENCIL_SIMPLE);
}

fn sign(ui: &Ui, at: Pos2, align: Align2, icon: &str) {
    ui.painter().text(at, align, icon, Type::Icon.font(Scale::of(ui.ctx())), INK_MUTED);
}

/// A name, smaller where it is long.
pub fn title(ui: &Ui, rect: Rect, name: &str) {
    let wide = |step: Type| text_width(ui, name, step) <= rect.width();
    let step = [Type::LeadStrong, Type::Strong].into_iter().find(|step| wide(*step)).unwrap_or(Type::Body);
    line_in(ui, rect, Align2::CENTER_CENTER, name, step, INK);
}

/// The first of the texts that fits into this width, or the last.
pub fn fitting<'a>(ui: &Ui, texts: &'a [String], width: f32) -> &'a str {
    let fits = |text: &&String| text_width(ui, text, Type::Body) <= width;
    texts.iter().find(fits).or(texts.last()).map_or("", String::as_str)
}

fn text_width(ui: &Ui, text: &str, step: Type) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), step.font(Scale::of(ui.ctx())), INK).size().x
}

/// How many lines a text takes in this width.
fn text_lines(ui: &Ui, text: &str, width: f32) -> usize {
    let font = Type::Body.font(Scale::of(ui.ctx()));
    ui.painter().layout(text.to_owned(), font, INK, width.max(1.0)).rows.len()
}

/// The board as large as fits into the middle of `rect`.
pub fn paint(ui: &Ui, rect: Rect, board: &Board) {
    let bounds = layout::bounds(board);
    // The rim goes beyond the hexes.
    let unit = (rect.width() / bounds.width()).min(rect.height() / bounds.height()) * 0.97;
    let middle = bounds.center();
    let at = |x: f32, z: f32| rect.center() + vec2(x - middle.x, z - middle.y) * unit;
    let mut mesh = Mesh::default();
    let rim = colours::FRAME.dark(0.25).egui();
    for cell in board.cells() {
        let place = layout::world_of(board, cell);
        hex(&mut mesh, at(place.x, place.z), unit * RADIUS * 1.16, rim);
    }
    for cell in board.cells() {
        let place = layout::world_of(board, cell);
        let ground = board.ground(cell);
        let centre = at(place.x, place.z);
        // A hair of the darker pampas between the hexes.
        hex(&mut mesh, centre, unit * RADIUS, tints::PAMPAS.dark(0.14).egui());
        hex(&mut mesh, centre, unit * RADIUS * 0.93, tints::ground(ground).egui());
        if ground == Ground::Market {
            hex(&mut mesh, centre, unit * APOTHEM * 0.62, colours::OWNERS[1].egui());
            hex(&mut mesh, centre, unit * APOTHEM * 0.3, PAPER);
        }
    }
    ui.painter().add(mesh);
}

fn hex(mesh: &mut Mesh, centre: Pos2, radius: f32, color: Color32) {
    let first = mesh.vertices.len() as u32;
    for [x, y] in CORNERS {
        mesh.vertices.push(epaint::Vertex { pos: centre + vec2(x, y) * radius, uv: epaint::WHITE_UV, color });
    }
    for corner in 1..5 {
        mesh.add_triangle(first, first + corner, first + corner + 1);
    }
}
