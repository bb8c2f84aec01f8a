//! A small top-down picture of a board: every hex in the colour of its ground, drawn as one mesh.

use std::{collections::HashMap, sync::Arc};

use bevy_egui::egui::{Color32, Mesh, Pos2, Shape, epaint};

use crate::{
    emblems,
    games::hacienda::{
        game_icons::{palette, thumbnails},
        view::layout::{self, APOTHEM, RADIUS},
    },
    menu::{draft::BoardChoice, labels},
    owners::Owners,
    theme::{
        marks,
        path::{self, Detail},
    },
    widgets::{prelude::*, pressable_as},
};
use hacienda_rules::{Board, Cell, Cells, Ground, Position};
use tabletop::Seat;

/// The corners of a pointy-top hex around its centre, for a radius of 1.
pub const CORNERS: [Vec2; 6] = [
    vec2(0.0, -1.0),
    vec2(0.866_025_4, -0.5),
    vec2(0.866_025_4, 0.5),
    vec2(0.0, 1.0),
    vec2(-0.866_025_4, 0.5),
    vec2(-0.866_025_4, -0.5),
];

/// Draws a board card in `rect`: the picture of the board, its name, its facts and, if there is room, its description.
/// If the board is not made for this number of `players`, a warning replaces the facts. Screen readers announce
/// `meaning`; `id` distinguishes boards with the same meaning.
pub fn board_card(
    ui: &Ui,
    rect: Rect,
    (id, meaning): (&str, &Translated),
    choice: &BoardChoice,
    players: usize,
    chosen: bool,
) -> Response {
    let scale = Scale::of(ui.ctx());
    let response = pressable_as(ui, RectKind::Button, id, meaning, rect, true);
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
    let name = ui.tr(&choice.name);
    let (height, line_height) = (title_height(ui, &name, inner.width()), scale.text(18.0) * 1.35);
    let [facts, short, shortest] = labels::board_facts(&choice.seats, choice.own, &choice.board);
    let description = ui.tr(&choice.description);
    // The description is shown only if it fits, together with the name and the facts, into half of the height.
    let all = line_height + text_height(ui.ctx(), &description, Type::Body, inner.width());
    let below_name = if all <= inner.height() * 0.5 - height { all } else { line_height };
    let words = inner.with_min_y(inner.bottom() - height - below_name);
    paint(ui, inner.with_max_y(words.top() - scale.gap(0.5)), &choice.board);
    let (head, rest) = words.split_top_bottom_at_y(words.top() + height);
    title(ui, head, &name);
    let (about, below) = rest.split_top_bottom_at_y(rest.top() + line_height);
    match labels::player_count_warning(&choice.seats, players) {
        Some(not) => warning(ui, about, &ui.tr(not)),
        None => {
            let facts = fitting(ui, &[facts, short], &shortest, about.width());
            line_in(ui, about, Align2::CENTER_CENTER, &facts, Type::Body, INK_MUTED);
        }
    }
    if below_name > line_height {
        lines_in(ui, below, Align2::CENTER_TOP, &description, Type::Body, INK);
    }
    if choice.own {
        let radius = scale.text(28.0) * 0.7;
        let at = face.left_top() + Vec2::splat(radius + scale.gap(1.0));
        ui.painter().circle(at, radius, PAPER, Stroke::new(scale.hairline(), EDGE));
        corner_icon(ui, at, Align2::CENTER_CENTER, icons::USER);
    }
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response
}

/// Draws a warning, preceded by a cross on a dark red disc if both fit.
fn warning(ui: &Ui, rect: Rect, text: &Translated) {
    let side = rect.height() * 0.8;
    let (width, both) = (text_width(ui.ctx(), text, Type::Strong), rect.width() - side * 1.4);
    if width > both {
        line_in(ui, rect, Align2::CENTER_CENTER, text, Type::Body, INK);
        return;
    }
    let left = rect.center().x - (width + side * 1.4) / 2.0;
    let medal = Rect::from_min_size(pos2(left, rect.center().y - side / 2.0), Vec2::splat(side));
    ui.painter().circle_filled(medal.center(), side / 2.0, colours::REFUSED.egui());
    marks::mark(ui.painter(), medal.scale_from_center(0.5), Mark::Cross, PAPER);
    line_in(ui, rect.with_min_x(left + side * 1.4), Align2::LEFT_CENTER, text, Type::Strong, INK);
}

/// Draws the pencil in the corner of a card that opens a dialog.
pub fn edit_icon(ui: &Ui, face: Rect) {
    let scale = Scale::of(ui.ctx());
    corner_icon(ui, face.right_top() + vec2(-scale.gap(1.5), scale.gap(1.5)), Align2::RIGHT_TOP, icons::PENCIL_SIMPLE);
}

fn corner_icon(ui: &Ui, at: Pos2, align: Align2, icon: &'static str) {
    glyph(ui, Rect::from_min_size(at, Vec2::ZERO), align, icon, INK_MUTED);
}

/// The height of a name, in px: two lines if it does not fit on a single line even in small type.
fn title_height(ui: &Ui, name: &Translated, width: f32) -> f32 {
    let scale = Scale::of(ui.ctx());
    let lines = if text_width(ui.ctx(), name, Type::Body) <= width { 1.0 } else { 2.0 };
    (scale.text(22.0) * 1.4).max(scale.text(18.0) * 1.4 * lines)
}

/// Draws a name, in smaller type if it is long.
pub fn title(ui: &Ui, rect: Rect, name: &Translated) {
    let fits = |step: Type| text_width(ui.ctx(), name, step) <= rect.width();
    let step = [Type::LeadStrong, Type::Strong].into_iter().find(|step| fits(*step)).unwrap_or(Type::Body);
    line_in(ui, rect, Align2::CENTER_CENTER, name, step, INK);
}

/// Returns the first of the texts that fits on a line of this width.
pub fn first_fitting(ui: &Ui, texts: &[Text], width: f32) -> Option<Translated> {
    texts.iter().map(|text| ui.tr(text)).find(|translated| text_width(ui.ctx(), translated, Type::Body) <= width)
}

/// Returns the first of the texts that fits on a line of this width, or the shortest if none does.
pub fn fitting(ui: &Ui, texts: &[Text], shortest: &Text, width: f32) -> Translated {
    first_fitting(ui, texts, width).unwrap_or_else(|| ui.tr(shortest))
}

/// The maximum number of pictures cached between frames. There is room for one page of boards, and for the shifted
/// pictures on buttons being pressed.
const PICTURES: usize = 64;

/// The cache key of a picture: the hash of the board's hexes, and the bits of its rectangle.
type PictureKey = (u64, [u32; 4]);

/// The pictures of recent frames.
#[derive(Clone, Default)]
struct Pictures(HashMap<PictureKey, Arc<Mesh>>);

impl Pictures {
    /// Caches a picture. A full cache is emptied first; pictures still on screen are redrawn.
    fn keep(&mut self, key: PictureKey, mesh: Arc<Mesh>) {
        if self.0.len() >= PICTURES {
            self.0.clear();
        }
        self.0.insert(key, mesh);
    }
}

/// Draws the board in the middle of `rect`, as large as possible.
pub fn paint(ui: &Ui, rect: Rect, board: &Board) {
    let place = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits);
    let key = (board.hash(), place);
    let known = ui.data_mut(|data| data.get_temp_mut_or_default::<Pictures>(Id::NULL).0.get(&key).cloned());
    let mesh = known.unwrap_or_else(|| {
        let mesh = Arc::new(picture(rect, board, None));
        ui.data_mut(|data| data.get_temp_mut_or_default::<Pictures>(Id::NULL).keep(key, mesh.clone()));
        mesh
    });
    ui.painter().add(mesh);
}

/// Draws the board with rings around the `marked` hexes. If `flashes` is true, these hexes are also filled.
pub fn paint_marked(ui: &Ui, rect: Rect, board: &Board, marked: &Cells, flashes: bool) {
    paint(ui, rect, board);
    let (at, unit) = placing(rect, board);
    let width = Scale::of(ui.ctx()).ring();
    for cell in marked.iter() {
        let centre = at(cell);
        let outline = |share: f32| CORNERS.map(|corner| centre + corner * unit * RADIUS * share).to_vec();
        let fill = if flashes { RING.gamma_multiply(0.75) } else { Color32::TRANSPARENT };
        ui.painter().add(Shape::convex_polygon(outline(0.93), fill, Stroke::new(width * 1.5, INK)));
        ui.painter().add(Shape::closed_line(outline(0.93), Stroke::new(width * 0.7, RING)));
    }
}

/// Returns a function from a cell to its place on the screen, and the length of a world unit in px, for a board drawn
/// in the middle of `rect`.
fn placing(rect: Rect, board: &Board) -> (impl Fn(Cell) -> Pos2, f32) {
    let bounds = layout::bounds(board);
    // The rim extends beyond the hexes.
    let unit = (rect.width() / bounds.width()).min(rect.height() / bounds.height()) * 0.97;
    let middle = bounds.center();
    let at = move |cell: Cell| {
        let place = layout::world_of(board, cell);
        rect.center() + vec2(place.x - middle.x, place.z - middle.y) * unit
    };
    (at, unit)
}

/// Draws the board with its ponds, the tiles in the colours of their owners, and the haciendas. Harvest chips are left
/// out.
pub fn paint_position(ui: &Ui, rect: Rect, board: &Board, position: &Position, owners: Owners) {
    ui.painter().add(picture(rect, board, Some((position, owners))));
}

fn picture(rect: Rect, board: &Board, game: Option<(&Position, Owners)>) -> Mesh {
    let (at, unit) = placing(rect, board);
    let mut mesh = Mesh::default();
    for cell in board.cells() {
        rim(&mut mesh, at(cell), unit);
    }
    for cell in board.cells() {
        let ground = board.ground(cell);
        let centre = at(cell);
        match game {
            None => printed(&mut mesh, centre, unit, ground),
            Some(game) => {
                bare(&mut mesh, centre, unit, ground);
                pieces(&mut mesh, centre, unit * RADIUS, game, cell);
            }
        }
    }
    mesh
}

/// Draws a hex as printed on the board, with its icon. A world unit is `unit` px long.
pub fn printed(mesh: &mut Mesh, centre: Pos2, unit: f32, ground: Ground) {
    bare(mesh, centre, unit, ground);
    ground_icon(mesh, centre, unit * APOTHEM * 1.3, ground);
}

/// Draws a hex without its icon.
fn bare(mesh: &mut Mesh, centre: Pos2, unit: f32, ground: Ground) {
    // A thin line in a darker pampas colour separates the hexes.
    hex(mesh, centre, unit * RADIUS, palette::PAMPAS.dark(0.14).egui());
    hex(mesh, centre, unit * RADIUS * 0.93, palette::ground(ground).egui());
}

/// Draws the pieces on a hex. The hex is too small for icons, so it is filled with the colour of its owner or of water,
/// with a light centre for a hacienda.
fn pieces(mesh: &mut Mesh, centre: Pos2, radius: f32, (position, owners): (&Position, Owners), cell: Cell) {
    if position.pond_cells.has(cell) {
        hex(mesh, centre, radius * 0.93, palette::WATER.egui());
    }
    let owner = (0..position.seats).map(Seat).find(|seat| position.owned[seat.index()].has(cell));
    if let Some(seat) = owner {
        let (owner, rim) = emblems::colours(owners.of(seat.index()));
        hex(mesh, centre, radius * 0.9, rim.egui());
        hex(mesh, centre, radius * 0.72, owner.egui());
        if position.haciendas.has(cell) {
            hex(mesh, centre, radius * 0.42, PAPER);
        }
    }
}

/// Draws the icon of a kind of ground in a square with sides of this length.
fn ground_icon(mesh: &mut Mesh, centre: Pos2, side: f32, ground: Ground) {
    // Enough for two physical pixels per logical pixel.
    let detail = Detail::new(2.0 * side / 100.0);
    for (outline, color) in thumbnails::shapes(ground) {
        let outline = path::outline(outline, detail);
        let first = mesh.vertices.len() as u32;
        let at = |point: &Pos2| centre + (point.to_vec2() / 100.0 - Vec2::splat(0.5)) * side;
        mesh.vertices.extend(outline.points.iter().map(|point| epaint::Vertex {
            pos: at(point),
            uv: epaint::WHITE_UV,
            color,
        }));
        mesh.indices.extend(outline.triangles.iter().flatten().map(|corner| first + corner));
    }
}

/// Draws the wooden rim beneath a hex. It is visible only where the hex has no neighbour.
pub fn rim(mesh: &mut Mesh, centre: Pos2, unit: f32) {
    hex(mesh, centre, unit * RADIUS * 1.16, colours::FRAME.dark(0.25).egui());
}

/// Draws a plain hex.
pub fn hex(mesh: &mut Mesh, centre: Pos2, radius: f32, color: Color32) {
    let first = mesh.vertices.len() as u32;
    mesh.vertices.extend(CORNERS.map(|corner| epaint::Vertex {
        pos: centre + corner * radius,
        uv: epaint::WHITE_UV,
        color,
    }));
    for corner in 1..5 {
        mesh.add_triangle(first, first + corner, first + corner + 1);
    }
}
