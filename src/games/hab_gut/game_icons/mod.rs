//! The vector icons of the game: goods, share certificates, market cards, racks, envelopes, banknotes and arrows.

mod goods;
pub mod palette;
mod paper;
mod prices;
mod room;
mod wood;

use bevy_egui::egui::{Painter, Rect};
use hab_gut::Good;

use crate::theme::{
    hover,
    mesh_cache::draw_cached,
    sketch::{Sketch, Tone},
};

pub use prices::prices;
pub use room::{blackboard, broker, counter, rail};
pub use wood::{grain, rack};

/// An icon that can be painted into any rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameIcon {
    /// The picture of a good on a seal of its colour.
    Good(Good),
    /// A banknote.
    Banknote,
    /// A stack of blank certificates, which represents a number of shares.
    Shares,
    /// An envelope, open (`true`) or sealed.
    Envelope(bool),
    /// A rack with cards.
    Rack,
    /// An arrow up (`true`) or down.
    Arrow(bool),
}

/// Paints an icon into the largest square that can be centred in `rect` (logical pixels).
pub fn paint(painter: &Painter, rect: Rect, icon: GameIcon, tone: Tone) {
    hover::record(painter, rect, icon);
    draw_cached(painter, ("hab-gut", icon, tone, bits(rect)), || {
        let pen = Sketch::new(painter, rect, tone);
        match icon {
            GameIcon::Good(good) => goods::seal(&pen, good),
            GameIcon::Banknote => paper::banknote(&pen),
            GameIcon::Shares => paper::shares(&pen),
            GameIcon::Envelope(open) => paper::envelope(&pen, open),
            GameIcon::Rack => wood::small_rack(&pen),
            GameIcon::Arrow(up) => paper::arrow(&pen, up),
        }
    });
}

/// Paints an envelope while it is opened, into the largest square that can be centred in `rect` (logical pixels). Its
/// flap and its paper move as their values go from 0 to 1.
pub fn opening_envelope(painter: &Painter, rect: Rect, flap: f32, paper: f32) {
    paper::opening_envelope(&Sketch::new(painter, rect, Tone::Full), flap, paper);
}

/// Paints the picture of a good without its seal.
pub fn good(painter: &Painter, rect: Rect, good: Good, tone: Tone) {
    draw_cached(painter, ("hab-gut picture", good, tone, bits(rect)), || {
        goods::picture(&Sketch::new(painter, rect, tone), good);
    });
}

/// Fills `rect` with the certificate of a share: the picture of its good in a border with the good's pattern. The
/// bottom `foot` logical pixels stay free of the picture.
pub fn share(painter: &Painter, rect: Rect, good: Good, tone: Tone, foot: f32) {
    draw_cached(painter, ("hab-gut share", good, tone, bits(rect), foot.to_bits()), || {
        paper::certificate(painter, rect, good, tone, foot);
    });
}

/// Fills `rect` with a market card: its paper, the picture of its good, and an arrow that points up or down. Returns
/// the rectangle below the picture, where the caller draws the number. The rectangle is at least `least` logical pixels
/// high, but no higher than 62% of the card.
pub fn card(painter: &Painter, rect: Rect, good: Good, up: bool, tone: Tone, least: f32) -> Rect {
    let number = paper::number_area(rect, least);
    draw_cached(painter, ("hab-gut card", good, up, tone, bits(rect), least.to_bits()), || {
        paper::card(painter, rect, good, up, tone, number);
    });
    number
}

/// Fills `rect` with the back of a market card.
pub fn card_back(painter: &Painter, rect: Rect) {
    draw_cached(painter, ("hab-gut back", bits(rect)), || paper::back(painter, rect));
}

/// The corners of a rectangle as bits, because floats cannot be hashed.
fn bits(rect: Rect) -> [u32; 4] {
    [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Pos2, RawInput, vec2};

    use super::*;

    #[test]
    fn every_icon_paints_inside_its_square() {
        let ctx = Context::default();
        crate::theme::fonts::install(&ctx);
        let mut icons: Vec<GameIcon> = Good::ALL.map(GameIcon::Good).to_vec();
        icons.extend([
            GameIcon::Banknote,
            GameIcon::Shares,
            GameIcon::Envelope(false),
            GameIcon::Envelope(true),
            GameIcon::Rack,
        ]);
        icons.extend([GameIcon::Arrow(true), GameIcon::Arrow(false)]);
        let check = |side: f32, name: String, paint: &dyn Fn(&Painter, Rect)| {
            let square = Rect::from_min_size(Pos2::new(40.0, 40.0), vec2(side, side));
            let mut output = ctx.run_ui(RawInput::default(), |ui| paint(&ui.ctx().debug_painter(), square));
            output.textures_delta.clear();
            let drawn = output.shapes.iter().fold(Rect::NOTHING, |all, s| all.union(s.shape.visual_bounding_rect()));
            assert!(drawn.is_positive(), "{name} must not be empty");
            assert!(
                square.expand(2.0 + side * 0.02).contains_rect(drawn),
                "{name} must stay inside its square: {drawn:?}"
            );
        };
        for side in [24.0, 120.0] {
            for icon in &icons {
                check(side, format!("{icon:?}"), &|painter, square| paint(painter, square, *icon, Tone::Full));
            }
            for step in 0..=20 {
                let [flap, paper] = [0.0, 0.5].map(|late| (step as f32 / 10.0 - late).clamp(0.0, 1.1));
                let moving = |painter: &Painter, square: Rect| opening_envelope(painter, square, flap, paper);
                check(side, format!("an envelope at {flap} and {paper}"), &moving);
            }
        }
    }
}
