//! The vector icons of the game. Cards, hexes, seat tags and score tables share the same icons.

mod animals;
mod landscapes;
mod objects;
pub mod palette;
pub mod thumbnails;

use bevy_egui::egui::{Color32, Context, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::{
    emblems,
    theme::{Rgb, Sketch, Tone, colours, hover, mesh_cache::draw_cached},
};
use hacienda_rules::{Card, Category, LandCard, PondShape, Seat, Species};

/// The ink colour for egui, used for outlines.
pub(crate) const INK: Color32 = colours::INK.egui();
/// The paper colour for egui.
pub(crate) const PAPER: Color32 = colours::PAPER.egui();
const LINE: f32 = 2.6;

const fn rgb(code: u32) -> Color32 {
    Rgb::hex(code).egui()
}

/// An icon that can be painted into any rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameIcon {
    /// The hex of a landscape with its scenery.
    Land(LandCard),
    /// The head of an animal.
    Animal(Species),
    /// The emblem of the seat's player on a disc in the player's colour, or the medal that the current game defines.
    Owner(Seat),
    /// A hacienda.
    Hacienda,
    /// A pond of this shape.
    Pond(PondShape),
    /// A sheaf, which represents the harvest.
    Sheaf,
    /// The wooden harvest chip with the sheaf.
    HarvestChip,
    /// A coin.
    Peso,
    /// A market stall.
    Market,
    /// A chain of land.
    Chain,
    /// A herd.
    Herd,
    /// The marker of an action, available (`true`) or spent (`false`).
    Action(bool),
    /// A face-down card.
    CardBack,
}

impl GameIcon {
    /// Paints the icon in full colour into the largest centred square in `rect` (logical pixels).
    pub fn draw(self, painter: &Painter, rect: Rect) {
        paint(painter, rect, self, Tone::Full);
    }

    /// Paints the icon into a square with this side length at the left of `rect`, centred vertically. Returns the
    /// square.
    pub fn draw_left(self, painter: &Painter, rect: Rect, side: f32) -> Rect {
        let square = Rect::from_center_size(Pos2::new(rect.left() + side / 2.0, rect.center().y), Vec2::splat(side));
        self.draw(painter, square);
        square
    }
}

impl From<Card> for GameIcon {
    fn from(card: Card) -> GameIcon {
        match card {
            Card::Land(land) => GameIcon::Land(land),
            Card::Animal(species) => GameIcon::Animal(species),
        }
    }
}

impl From<Category> for GameIcon {
    fn from(category: Category) -> GameIcon {
        match category {
            Category::Markets => GameIcon::Market,
            Category::Chains => GameIcon::Chain,
            Category::Haciendas => GameIcon::Hacienda,
            Category::Ponds => GameIcon::Pond(PondShape::Bent),
            Category::Herds => GameIcon::Herd,
            Category::Money => GameIcon::Peso,
        }
    }
}

/// Paints an icon into the largest centred square in `rect` (logical pixels).
pub fn paint(painter: &Painter, rect: Rect, icon: GameIcon, tone: Tone) {
    if let GameIcon::Owner(seat) = icon {
        return emblems::medal(painter, rect, seat, tone);
    }
    hover::record(painter, rect, icon);
    draw_cached(painter, (icon, tone, bits(rect)), || draw(&Sketch::new(painter, rect, tone), icon));
}

/// Returns and clears the icon under the pointer in this frame.
pub fn take_icon_under_pointer(ctx: &Context) -> Option<GameIcon> {
    let medal = emblems::hovered_medal(ctx).map(|(area, seat)| (area, GameIcon::Owner(seat)));
    let seen = [hover::take(ctx), medal].into_iter().flatten();
    seen.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, icon)| icon)
}

/// Returns a hashable form of a rectangle.
fn bits(rect: Rect) -> [u32; 4] {
    [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits)
}

fn draw(pen: &Sketch, icon: GameIcon) {
    match icon {
        GameIcon::Land(land) => {
            hex(pen, 50.0, 50.0, 50.0, rgb(0x2A2118));
            hex(pen, 50.0, 50.0, 46.5, landscapes::ground(land));
            landscapes::symbol(&pen.inside(50.0, 50.0, 70.0), land);
        }
        GameIcon::Animal(species) => animals::head(pen, species),
        // Player emblems are drawn by the `emblems` module, for all games.
        GameIcon::Owner(_) => {}
        GameIcon::Hacienda => objects::hacienda(pen),
        GameIcon::Pond(shape) => objects::pond(pen, shape),
        GameIcon::Sheaf => objects::sheaf(pen),
        GameIcon::HarvestChip => objects::chip(pen),
        GameIcon::Peso => objects::peso(pen),
        GameIcon::Market => objects::market(pen),
        GameIcon::Chain => objects::chain(pen),
        GameIcon::Herd => objects::herd(pen),
        GameIcon::Action(ready) => objects::action(pen, ready),
        GameIcon::CardBack => objects::card_back(pen),
    }
}

/// Closes the eyes of the cattle icon in `rect`. `share` is 0 for open eyes and 1 for closed ones.
pub fn blink(painter: &Painter, rect: Rect, share: f32) {
    animals::lids(&Sketch::new(painter, rect, Tone::Full), share);
}

/// Fills `rect` with the picture of a card: a view of the landscape, or the animal on the pampas. The lowest `covered`
/// px will be hidden, so the subject is placed above them.
pub fn picture(painter: &Painter, rect: Rect, card: Card, tone: Tone, covered: f32) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    hover::record(&painter, rect, GameIcon::from(card));
    draw_cached(&painter, (card, tone, bits(rect), covered.to_bits()), || scene(&painter, rect, card, tone, covered));
}

fn scene(painter: &Painter, rect: Rect, card: Card, tone: Tone, covered: f32) {
    let pen = Sketch::new(painter, rect, tone);
    let (sky, ground) = match card {
        Card::Land(land) => landscapes::scene(land),
        Card::Animal(species) => animals::scene(species),
    };
    painter.rect_filled(rect, 0.0, pen.ink(sky));
    let open = rect.with_max_y(rect.bottom() - covered);
    let horizon = open.top() + open.height() * 0.60;
    let wide = Rect::from_center_size(Pos2::new(rect.center().x, horizon), Vec2::splat(rect.width()));
    let scenery = Sketch::new(painter, wide, tone);
    match card {
        Card::Land(land) => landscapes::far(&scenery, land),
        Card::Animal(_) => animals::far(&scenery),
    }
    let bow = rect.height() * 0.05;
    let hill = (0..=16).map(|i| {
        let t = i as f32 / 16.0;
        Pos2::new(rect.left() + t * rect.width(), horizon + bow * (1.0 - 4.0 * t * (1.0 - t)))
    });
    let corners = [rect.right_bottom(), rect.left_bottom()];
    pen.fill_points(hill.chain(corners).collect(), ground);
    match card {
        Card::Land(land) => landscapes::near(&scenery, land),
        Card::Animal(_) => animals::near(&scenery),
    }
    let side = (open.width() * 0.92).min(open.height());
    let stage = Rect::from_center_size(open.center() + vec2(0.0, (open.height() - side) * 0.2), Vec2::splat(side));
    let stage = if card == Card::Animal(Species::Horse) {
        // Let the neck extend below the picture, so that it does not end in mid-air.
        let stage = stage.scale_from_center(1.08);
        let down = (rect.bottom() - stage.bottom()).max(0.0) + side * 0.05;
        stage.translate(vec2(0.0, down.min(side * 0.3)))
    } else {
        stage
    };
    let subject = Sketch::new(painter, stage, tone);
    match card {
        Card::Land(land) => landscapes::symbol(&subject, land),
        Card::Animal(species) => animals::head(&subject, species),
    }
}

/// Draws a pointy-top hex with `radius` units from its centre to a corner.
fn hex(pen: &Sketch, x: f32, y: f32, radius: f32, colour: Color32) {
    const CORNERS: [[f32; 2]; 6] =
        [[0.0, -1.0], [0.8660254, -0.5], [0.8660254, 0.5], [0.0, 1.0], [-0.8660254, 0.5], [-0.8660254, -0.5]];
    let points = CORNERS.iter().map(|[dx, dy]| pen.at(x + dx * radius, y + dy * radius)).collect();
    pen.painter().add(Shape::convex_polygon(points, pen.ink(colour), Stroke::NONE));
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::RawInput;

    use super::*;
    use crate::owners::{Owner, Owners};

    fn all() -> Vec<GameIcon> {
        let mut icons: Vec<GameIcon> =
            Card::kinds().map(GameIcon::from).chain(Category::ALL.map(GameIcon::from)).collect();
        icons.extend(Seat::all(5).map(GameIcon::Owner));
        icons.extend(PondShape::ALL.map(GameIcon::Pond));
        icons.extend([
            GameIcon::Sheaf,
            GameIcon::HarvestChip,
            GameIcon::Action(true),
            GameIcon::Action(false),
            GameIcon::CardBack,
        ]);
        icons
    }

    #[test]
    fn cached_icons_follow_a_change_of_player_colours() {
        let ctx = Context::default();
        let painted = |owners: Option<Owners>, seat: u8| {
            let mut shapes = Vec::new();
            // From the third frame on, the cached drawing is used.
            for _ in 0..3 {
                let square = Rect::from_min_size(Pos2::new(40.0, 40.0), vec2(64.0, 64.0));
                let mut output = ctx.run_ui(RawInput::default(), |ui| {
                    owners.into_iter().for_each(|owners| emblems::set_owners(ui.ctx(), owners));
                    paint(&ui.ctx().debug_painter(), square, GameIcon::Owner(Seat(seat)), Tone::Full);
                });
                output.textures_delta.clear();
                shapes = output.shapes.into_iter().map(|clipped| clipped.shape).collect();
            }
            shapes
        };
        let [blue, pink] = [0, 4].map(|seat| painted(None, seat));
        assert_ne!(blue, pink);
        let mut owners = Owners::default();
        owners.take(0, Owner::Pink);
        assert!(painted(Some(owners), 0) == pink && painted(Some(owners), 4) == blue);
        assert!(painted(Some(Owners::default()), 0) == blue);
    }

    #[test]
    fn every_icon_paints_inside_its_square() {
        let ctx = Context::default();
        crate::theme::fonts::install(&ctx);
        for side in [24.0, 120.0] {
            for icon in all() {
                let square = Rect::from_min_size(Pos2::new(40.0, 40.0), vec2(side, side));
                let mut output = ctx.run_ui(RawInput::default(), |ui| {
                    paint(&ui.ctx().debug_painter(), square, icon, Tone::Full);
                });
                output.textures_delta.clear();
                let drawn =
                    output.shapes.iter().fold(Rect::NOTHING, |all, s| all.union(s.shape.visual_bounding_rect()));
                assert!(drawn.is_positive(), "{icon:?} is empty");
                assert!(square.expand(2.0 + side * 0.02).contains_rect(drawn), "{icon:?} leaves its square: {drawn:?}");
            }
        }
    }
}
