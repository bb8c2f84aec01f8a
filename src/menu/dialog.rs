//! Shared parts of the dialogs on the set-up screen: the size, the top line, the page buttons, and rows of buttons.

use super::draft::Draft;
use crate::widgets::prelude::*;

/// Returns the size of the window less a margin.
pub fn whole(ctx: &Context) -> Vec2 {
    ctx.content_rect().size() - Vec2::splat(2.0 * Scale::of(ctx).gap(1.0))
}

/// Shows a dialog over the set-up screen, with an optional title and a back button that closes it. `add` draws the
/// content; its result is returned.
pub fn dialog<R>(
    ctx: &Context,
    draft: &mut Draft,
    (name, size): (&str, Vec2),
    title: Option<Text>,
    add: impl FnOnce(&mut Ui, &mut Draft, Rect) -> R,
) -> R {
    style::modal(ctx, name, size, |ui| {
        let (body, back) = head(ui, ui.max_rect(), title);
        if back {
            draft.step_back();
        }
        add(ui, draft, body)
    })
}

/// Draws an optional title on the left and the back button on the right. Returns the area below, and true if the back
/// button was tapped.
pub fn head(ui: &Ui, mut area: Rect, title: Option<Text>) -> (Rect, bool) {
    let scale = Scale::of(ui.ctx());
    let back = ButtonLook::primary(ui.tr(text!("back")));
    let mut head = area.cut_top(scale.target(), scale.gap(1.0));
    let button = head.cut_right(button_width(ui, &back).max(scale.px(160.0)), 0.0);
    if let Some(title) = title {
        line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(title), Type::Headline, INK);
    }
    (area, button_at(ui, button, &back).clicked())
}

/// Draws the page buttons on the right of `foot`. Returns the area to the left of them, and the requested page, if any.
pub fn turn_pages(ui: &Ui, mut foot: Rect, (page, pages): (usize, usize)) -> (Rect, Option<usize>) {
    let side = foot.height();
    let forth = foot.cut_right(side, side * 0.1);
    let number = foot.cut_right(side * 1.2, 0.0);
    let back = foot.cut_right(side, Scale::of(ui.ctx()).gap(1.0));
    let previous = ButtonLook::icon(icons::CARET_LEFT, ui.tr(text!("board-sheet-previous"))).enabled(page > 0);
    let next = ButtonLook::icon(icons::CARET_RIGHT, ui.tr(text!("board-sheet-next"))).enabled(page + 1 < pages);
    let at = ui.tr(text!("board-sheet-page", page = page + 1, pages = pages));
    line_in(ui, number, Align2::CENTER_CENTER, &at, Type::LeadStrong, INK);
    (foot, pressed_button(ui, [(back, previous, page.saturating_sub(1)), (forth, next, page + 1)]))
}

/// Draws buttons side by side from the left of `rest`, each with its action. If the labels do not fit, the last buttons
/// show only icons. Returns the action of the pressed button, and sets `rest` to the area to the right of the buttons.
pub fn button_row<D>(ui: &Ui, rest: &mut Rect, mut buttons: Vec<(D, ButtonLook)>) -> Option<D> {
    let gap = Scale::of(ui.ctx()).gap(1.0);
    let wide = |buttons: &[(D, ButtonLook)]| buttons.iter().map(|(_, look)| button_width(ui, look) + gap).sum::<f32>();
    for last in (0..buttons.len()).rev() {
        if wide(&buttons) - gap <= rest.width() {
            break;
        }
        buttons[last].1.icon_only = true;
    }
    let at = |(action, look): (D, ButtonLook)| (rest.cut_left(button_width(ui, &look), gap), look, action);
    pressed_button(ui, buttons.into_iter().map(at))
}
