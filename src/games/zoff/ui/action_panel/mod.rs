//! The action panel below the table: cards and pairs, numbers of cows, bonus cows, first cows, bids and colours, with
//! the confirm button and a preview.

use super::{
    frame::{self, Frame},
    press::Press,
    views::{ActionView, HandView, PairSlotView, PairView},
};
use crate::{
    games::zoff::preview::Question,
    seats::{Tap, taps::Undo},
    ui::parts::undo_button,
    widgets::{Icon, has_room, prelude::*, revealed},
};

/// The parts of the panel that a lesson can point to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ActionPanelSpot {
    /// The confirm button.
    Confirm,
    /// A cow card.
    Card(zoff::Card),
    /// The button for a number of cows.
    Number(u8),
    /// The button that declines the bonus.
    NoBonus,
    /// The bonus cows on a prairie. A tap takes one back.
    RemoveBonusCow(zoff::Prairie),
}

mod begin;
mod choose;
mod place;

/// The share of the panel for numbers of cows, beside their preview.
const NUMBERS_SHARE: f32 = 0.56;

/// The state of the buttons at the end of the panel.
#[derive(Debug, Clone, PartialEq)]
pub struct ConfirmView {
    /// The question about the pending action.
    pub question: Option<Question>,
    /// True if there is something to cancel.
    pub can_cancel: bool,
    /// True if playback waits for the player to continue.
    pub awaits_next: bool,
}

/// Draws the panel and returns the presses.
pub fn show(ui: &mut Ui, frame: &Frame, view: &ActionView, confirm: &ConfirmView, undo: Undo) -> Vec<Press> {
    let scale = Scale::of(ui.ctx());
    let mut pressed = Vec::new();
    style::panel(ui, "hand", frame.action_panel, |ui| {
        let mut rest = frame.action_panel.shrink(frame::inset(scale));
        let gap = scale.gap(0.75);
        let target = scale.main_target();
        let side_by_side = rest.height() < 2.0 * target + gap;
        let cut = if scale.is_left_handed() { Rect::cut_left } else { Rect::cut_right };
        let mut column = cut(&mut rest, if side_by_side { 2.0 * target + gap } else { target }, gap);
        if let Some(zoom) = frame.zoom_in_panel() {
            column.set_top(zoom.bottom() + gap);
        }
        pressed.extend(draw_confirm_buttons(ui, column, confirm, undo, side_by_side));
        pressed.extend(match view {
            ActionView::Choose { slots, cards, colour } => choose::choose(ui, rest, frame.lines, slots, cards, *colour),
            ActionView::Place { order, numbers, struck, chosen, hand } => {
                let least = numbers.len() as f32 * (target * 1.25 + gap) / NUMBERS_SHARE;
                let rest = choose::beside_hand(ui, rest, hand, least);
                let (left, right) = split_off_preview(rest, confirm, NUMBERS_SHARE, scale);
                draw_preview(ui, right, confirm);
                place::place(ui, left, order, numbers, struck, *chosen)
            }
            ActionView::Mixed { colours, refusals: why } => {
                let (left, right) = split_off_preview(rest, confirm, 0.62, scale);
                draw_preview(ui, right, confirm);
                place::mixed(ui, left, colours, why)
            }
            ActionView::Bonus { bonus, placements, rest: left_over, declined, hand } => {
                let rest = choose::beside_hand(ui, rest, hand, scale.column(700.0));
                let (left, right) = split_off_preview(rest, confirm, 0.66, scale);
                draw_preview(ui, right, confirm);
                place::bonus(ui, left, bonus.colour, placements, *left_over, *declined)
            }
            ActionView::Start { dealt, own } => begin::first_cows(ui, rest, dealt, own),
            ActionView::Bid(bid, most) => begin::bidding(ui, rest, *bid, *most),
            ActionView::Colours(all, chosen) => begin::colours(ui, rest, all, *chosen),
            ActionView::Waiting { pairs, hand, order } => {
                choose::waiting(ui, rest, frame.lines, pairs, hand, order);
                Vec::new()
            }
            ActionView::Over => Vec::new(),
            ActionView::Hidden(down) => {
                let text = ui.tr(if *down { text!("prompt-face-down") } else { text!("zoff-hud-hidden") });
                let (upper, lower) = rest.split_top_bottom_at_y(rest.bottom() - target.min(rest.height() * 0.75));
                let area = if *down { upper } else { rest };
                let centred = centred_in(frame.action_panel, area);
                let place = if has_room(ui.ctx(), &text, Type::Body, centred.size()) { centred } else { area };
                lines_in(ui, place, Align2::CENTER_CENTER, &text, Type::Body, INK_MUTED);
                let look = ButtonLook::primary(ui.tr(text!("zoff-hud-turn-up")));
                let width = scale.column(300.0).min(lower.width());
                let height = target.min(lower.height());
                let middle = if width <= place.width() { place.center().x } else { lower.center().x };
                let size = vec2(width, height.max(scale.min_target().min(height)));
                let button = Rect::from_center_size(pos2(middle, lower.center().y), size);
                // A pointer must hold the button until its band is full, so that nothing is revealed by accident.
                let band = button.with_min_y(button.bottom() - scale.gap(1.0));
                let up = *down && revealed(ui, &button_at(ui, button, &look), band);
                up.then_some(Press::Tap(Tap::TurnUp)).into_iter().collect()
            }
        });
    });
    pressed
}

/// The part of an area that has the same middle as its panel: on a wide panel, the buttons at one end take so little
/// room that a text beside them would look out of place.
fn centred_in(panel: Rect, area: Rect) -> Rect {
    let middle = panel.center().x;
    let half = (middle - area.left()).min(area.right() - middle);
    if half < area.width() * 0.4 { area } else { area.with_min_x(middle - half).with_max_x(middle + half) }
}

/// Splits an area into a part for the action and a part for the preview. The action gets the fraction `share` of the
/// area, or the whole area if there is no question.
fn split_off_preview(rest: Rect, confirm: &ConfirmView, share: f32, scale: Scale) -> (Rect, Rect) {
    let gap = scale.gap(1.0);
    let share = if confirm.question.is_some() { share } else { 1.0 };
    if scale.panel_layout() == PanelLayout::Stacked {
        let cut = rest.top() + rest.height() * share;
        return (rest.with_max_y(cut - gap / 2.0), rest.with_min_y(cut + gap / 2.0));
    }
    let cut = rest.left() + rest.width() * share;
    (rest.with_max_x(cut - gap), rest.with_min_x(cut))
}

/// Draws the preview: the question, and as many lines below it as fit.
fn draw_preview(ui: &mut Ui, place: Rect, confirm: &ConfirmView) {
    let Some(question) = &confirm.question else { return };
    if place.width() < 40.0 || place.height() < 12.0 {
        return;
    }
    let steps =
        std::iter::once((&question.text, Type::Strong)).chain(question.lines.iter().map(|line| (line, Type::Body)));
    let mut top = place.top();
    for (number, (text, step)) in steps.enumerate() {
        let translated = ui.tr(text);
        let rest = place.with_min_y(top);
        if number > 0 && !has_room(ui.ctx(), &translated, step, rest.size()) {
            return;
        }
        top = lines_in(ui, rest, Align2::LEFT_TOP, &translated, step, INK).bottom() + 1.0;
    }
}

/// Draws the confirm button, below or to the right of the cancel button. An undo button replaces a cancel button that
/// has nothing to cancel. While playback waits for the player, draws only the button to continue.
fn draw_confirm_buttons(
    ui: &mut Ui,
    column: Rect,
    confirm: &ConfirmView,
    undo: Undo,
    side_by_side: bool,
) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(0.75);
    let both = if side_by_side { CellGrid::across(column, 2, gap) } else { CellGrid::down(column, 2, gap) };
    let (cancel_rect, confirm_rect) = (both.nth(0), both.nth(1));
    let mut pressed = None;
    if confirm.awaits_next {
        let look = ButtonLook {
            icon: Some(icons::CARET_RIGHT.into()),
            icon_only: true,
            ..ButtonLook::primary(ui.tr(text!("insight-next")))
        };
        return button_at(ui, confirm_rect, &look).clicked().then_some(Press::Tap(Tap::Next));
    }
    let is_legal = confirm.question.as_ref().is_some_and(|question| question.is_legal);
    let look = ButtonLook {
        icon: Some(Icon::Mark(Mark::Tick)),
        icon_only: true,
        ..ButtonLook::primary(ui.tr(text!("hud-yes")))
    };
    landmarks::mark(ui, ActionPanelSpot::Confirm, confirm_rect);
    if button_at(ui, confirm_rect, &look.enabled(is_legal)).clicked() {
        pressed = Some(Press::Tap(Tap::Confirm));
    }
    let cancelled = if confirm.can_cancel {
        let look = ButtonLook::icon(Mark::Cross, ui.tr(text!("hud-no")));
        button_at(ui, cancel_rect, &look).clicked().then_some(Tap::Cancel)
    } else {
        undo_button::draw(ui, cancel_rect, undo)
    };
    cancelled.map(Press::Tap).or(pressed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_on_a_wide_panel_is_in_its_middle() {
        let panel = Rect::from_min_max(pos2(200.0, 700.0), pos2(1500.0, 820.0));
        let beside = panel.with_max_x(1430.0);
        assert_eq!(centred_in(panel, beside).center().x, panel.center().x);
        assert!(beside.contains_rect(centred_in(panel, beside)));
        let narrow = panel.with_max_x(600.0);
        assert_eq!(centred_in(panel, narrow), narrow, "beside many buttons, the text keeps all the room that is left");
    }
}
