//! The bonuses on a signboard: a disc for each or, if there is no room for that, the sum of those still to be paid.

use super::{PrairieView, from_right};
use crate::{games::zoff::game_icons, widgets::prelude::*};

/// The size of a bonus, relative to the line height.
const SIZE: f32 = 0.92;
/// The distance from one bonus to the next, relative to their size.
const PITCH: f32 = 1.06;
/// The space beside the sum, in logical pixels.
const SUM_PADDING: f32 = 1.0;

/// The width of this many bonuses on a line of this height, in logical pixels.
pub(super) fn width_of(bonuses: usize, line: f32) -> f32 {
    bonuses as f32 * line * SIZE * PITCH
}

/// True until all bonuses of a prairie have been paid or lost.
pub(super) fn are_left(prairie_view: &PrairieView) -> bool {
    prairie_view.bonuses.iter().any(|(.., past)| !past)
}

/// The side of a bonus in a line of this height.
fn side(ui: &Ui, height: f32) -> f32 {
    line_height(ui.ctx(), Type::Body).min(height) * SIZE
}

/// The sum of the bonuses that are still to be paid, as a text.
fn sum(prairie_view: &PrairieView) -> Text {
    let cows: u8 = prairie_view.bonuses.iter().filter(|(.., past)| !past).map(|(cows, ..)| cows).sum();
    text!("zoff-hud-more", cows = cows)
}

/// A form of the bonuses.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum BonusForm {
    /// A disc for each bonus.
    Each,
    /// The sum of the bonuses that are still to be paid.
    Sum,
}

impl BonusForm {
    /// The widest form that fits into this width of a line of this height.
    pub(super) fn fitting(ui: &Ui, room: f32, height: f32, prairie_view: &PrairieView) -> Option<BonusForm> {
        let count = if are_left(prairie_view) { 2 } else { 1 };
        let fits = |form: &BonusForm| form.width(ui, height, prairie_view) <= room + 1.0;
        [BonusForm::Each, BonusForm::Sum].into_iter().take(count).find(fits)
    }

    /// The width in a line of this height.
    pub(super) fn width(self, ui: &Ui, height: f32, prairie_view: &PrairieView) -> f32 {
        match self {
            BonusForm::Each => prairie_view.bonuses.len() as f32 * side(ui, height) * PITCH,
            BonusForm::Sum => text_width(ui.ctx(), &ui.tr(sum(prairie_view)), Type::Strong).ceil() + 2.0 * SUM_PADDING,
        }
    }

    /// Draws the bonuses at the end of a line. Returns their width.
    pub(super) fn draw(self, ui: &Ui, line: Rect, prairie_view: &PrairieView) -> f32 {
        let (side, width) = (side(ui, line.height()), self.width(ui, line.height(), prairie_view));
        match self {
            BonusForm::Each => {
                let mut right = line.right();
                for (cows, due, past) in prairie_view.bonuses.iter().rev() {
                    let corner = pos2(right - side, line.center().y - side / 2.0);
                    game_icons::bonus(ui, Rect::from_min_size(corner, Vec2::splat(side)), *cows, *due, *past);
                    right -= side * PITCH;
                }
            }
            BonusForm::Sum => {
                let place = Rect::from_center_size(from_right(line, width).center(), vec2(width, side));
                let is_due = prairie_view.bonuses.iter().any(|(_, due, _)| *due);
                game_icons::bonus_sum(ui, place, &ui.tr(sum(prairie_view)), is_due);
            }
        }
        width
    }
}
