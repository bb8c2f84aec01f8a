//! What the sheets of boards and saved games share: their size, the line on top, and the buttons that turn pages.

use bevy_egui::egui::{Align2, Context, Rect, Ui, Vec2, pos2, vec2};

use crate::{
    kit::{ButtonLook, Say, button_at, button_width, line_in},
    texts::{Text, text},
    theme::{fonts::Type, icons, scale::Scale, style::INK},
};

/// The whole window but an edge.
pub fn whole(ctx: &Context) -> Vec2 {
    ctx.content_rect().size() - Vec2::splat(2.0 * Scale::of(ctx).gap(1.0))
}

/// Title, where there is one, at the left, the way back at the right; gives what is left below, and whether the way back was
/// taken.
pub fn head(ui: &Ui, area: Rect, title: Option<Text>) -> (Rect, bool) {
    let scale = Scale::of(ui.ctx());
    let back = ButtonLook::primary(ui.say(text!("back")));
    let wide = button_width(ui, &back).max(scale.px(160.0));
    let head = area.with_max_y(area.top() + scale.target());
    let (words, button) = head.split_left_right_at_x(head.right() - wide);
    if let Some(title) = title {
        line_in(ui, words, Align2::LEFT_CENTER, &ui.say(title), Type::Headline, INK);
    }
    let pressed = button_at(ui, button, &back).clicked();
    (area.with_min_y(head.bottom() + scale.gap(1.0)), pressed)
}

/// The buttons that turn so many pages, at the right of `foot`; gives what is left beside them, and the page wanted.
pub fn turn_pages(ui: &Ui, foot: Rect, (page, pages): (usize, usize)) -> (Rect, Option<usize>) {
    let side = Vec2::splat(foot.height());
    let forth = Rect::from_min_size(pos2(foot.right() - side.x, foot.top()), side);
    let number = forth.translate(vec2(-side.x * 1.2, 0.0)).expand2(vec2(side.x * 0.1, 0.0));
    let back = Rect::from_min_size(pos2(number.left() - side.x, foot.top()), side);
    let previous = ButtonLook::icon(icons::CARET_LEFT, ui.say(text!("board-sheet-previous"))).enabled(page > 0);
    let next = ButtonLook::icon(icons::CARET_RIGHT, ui.say(text!("board-sheet-next"))).enabled(page + 1 < pages);
    let at = ui.say(text!("board-sheet-page", page = page + 1, pages = pages));
    line_in(ui, number, Align2::CENTER_CENTER, &at, Type::LeadStrong, INK);
    let mut to = None;
    if button_at(ui, back, &previous).clicked() {
        to = page.checked_sub(1);
    }
    if button_at(ui, forth, &next).clicked() {
        to = Some(page + 1);
    }
    (foot.with_max_x(back.left() - Scale::of(ui.ctx()).gap(1.0)), to)
}

/// Buttons side by side from the left of `rest`, each with what it does. Where their words have no room, the last ones show
/// their icons alone. Gives what was pressed, and leaves what is right of them in `rest`.
pub fn button_row<D: Copy>(ui: &Ui, rest: &mut Rect, mut buttons: Vec<(D, ButtonLook)>) -> Option<D> {
    let gap = Scale::of(ui.ctx()).gap(1.0);
    let wide = |buttons: &[(D, ButtonLook)]| buttons.iter().map(|(_, look)| button_width(ui, look) + gap).sum::<f32>();
    for last in (0..buttons.len()).rev() {
        if wide(&buttons) - gap <= rest.width() {
            break;
        }
        buttons[last].1.icon_only = true;
    }
    let mut pressed = None;
    for (deed, look) in &buttons {
        let place = rest.with_max_x(rest.left() + button_width(ui, look));
        rest.set_left(place.right() + gap);
        if button_at(ui, place, look).clicked() {
            pressed = Some(*deed);
        }
    }
    pressed
}
