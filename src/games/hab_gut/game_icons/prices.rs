//! A small picture of the six price tracks: a line for each good, with its seal at its price.

use bevy_egui::egui::{Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use hab_gut::{Good, vocab::GOODS};

use super::{GameIcon, paint, palette};
use crate::theme::{
    sketch::Tone,
    style::{EDGE, PAPER_DARK},
};

/// Paints the tracks of all goods. Each track ends at the `highest` price.
pub fn prices(painter: &Painter, rect: Rect, prices: &[u16; GOODS], highest: u16) {
    painter.rect(rect, 3.0, PAPER_DARK, Stroke::new(1.0, EDGE), StrokeKind::Inside);
    let inner = rect.shrink(3.0);
    let height = inner.height() / GOODS as f32;
    let side = height * 0.94;
    for (number, (good, price)) in Good::ALL.into_iter().zip(prices).enumerate() {
        let row =
            Rect::from_min_size(pos2(inner.left(), inner.top() + number as f32 * height), vec2(inner.width(), height));
        let middle = pos2(price_x(row.shrink2(vec2(side / 2.0, 0.0)), *price, highest), row.center().y);
        let colour = palette::good(good).egui();
        let width = (height * 0.16).max(1.0);
        painter.line_segment([row.left_center(), row.right_center()], Stroke::new(width * 0.5, EDGE));
        painter.line_segment([row.left_center(), middle], Stroke::new(width * 2.0, colour));
        paint(painter, Rect::from_center_size(middle, Vec2::splat(side)), GameIcon::Good(good), Tone::Full);
    }
}

/// The x position of a price on its track.
fn price_x(track: Rect, price: u16, highest: u16) -> f32 {
    let share = f32::from(price) / f32::from(highest.max(1));
    track.left() + track.width() * share.min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prices_stay_between_the_ends_of_their_track() {
        let track = Rect::from_min_max(pos2(10.0, 0.0), pos2(110.0, 8.0));
        assert_eq!([0, 100, 200, 250].map(|price| price_x(track, price, 200)), [10.0, 60.0, 110.0, 110.0]);
        assert_eq!(price_x(track, 0, 0), 10.0, "a highest price of 0 must not cause a division by zero");
    }
}
