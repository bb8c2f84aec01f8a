//! The large button of the first screen: a picture, a label, and an explanation below.

use super::big_button::paint_face;
use crate::widgets::prelude::*;

/// The minimum height in px, large enough to hit without aiming.
pub const MIN_HEIGHT: f32 = 88.0;

/// The minimum size of the picture in px; a smaller picture is unrecognisable.
const MIN_PICTURE: f32 = 16.0;

/// Draws a large button with a label in large type and an explanation below: a primary action, or a secondary action
/// if `primary` is false. `picture` paints its icon into a square, in the colour of the text. Returns true if the
/// button was clicked.
pub fn entry_button(
    ui: &Ui,
    rect: Rect,
    (word, line): (&Translated, &Translated),
    primary: bool,
    picture: impl FnOnce(&Ui, Rect, Color32),
) -> bool {
    let scale = Scale::of(ui.ctx());
    let response = pressable(ui, RectKind::Button, word, rect, true);
    let (face, ink, muted) = paint_face(ui, &response, rect, primary);
    let mut words = face.shrink2(vec2(scale.gap(if scale.is_compact() { 1.0 } else { 2.0 }), scale.gap(0.5)));
    let side = (words.height() * 0.68).min(scale.px(84.0).max(48.0));
    let square = Rect::from_min_size(words.left_center() - vec2(0.0, side / 2.0), Vec2::splat(side));
    let beside = words.width() >= side * 4.4;
    if beside {
        words.set_left(square.right() + scale.gap(2.0));
    }
    let width = |step: Type| text_width(ui.ctx(), word, step);
    let steps = [Type::Poster, Type::Headline, Type::Title, Type::LeadStrong];
    let steps = &steps[usize::from(scale.is_compact())..];
    let below = text_height(ui.ctx(), line, Type::Body, words.width());
    let above = |step: Type| text_height(ui.ctx(), word, step, words.width()).min(words.height() - below);
    // A narrow button uses its whole width for the text and has the picture above it. If the button is not tall enough,
    // the text is smaller.
    let gap = scale.gap(0.5);
    let over = |step: Type| (words.height() - above(step) - below - 2.0 * gap).min(side).floor();
    let fits = |step: &&Type| width(**step) <= words.width();
    let large = steps.iter().find(|step| fits(step) && (beside || over(**step) >= MIN_PICTURE));
    let step = large.or(steps.iter().find(fits)).copied().unwrap_or(Type::LeadStrong);
    let (above, over) = (above(step), over(step));
    let mut height = above + below;
    if beside {
        paint(ui, square, word, ink, picture);
    } else if over >= MIN_PICTURE {
        height += over + gap;
        let at = words.left_center() - vec2(0.0, height / 2.0);
        paint(ui, Rect::from_min_size(at, Vec2::splat(over)), word, ink, picture);
    }
    let top = (words.center().y + height / 2.0 - above - below).max(words.top());
    let (upper, lower) = words.with_min_y(top).split_top_bottom_at_y(top + above);
    line_in(ui, upper, Align2::LEFT_CENTER, word, step, ink);
    lines_in(ui, lower.with_max_y(words.bottom()), Align2::LEFT_TOP, line, Type::Body, muted);
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked()
}

fn paint(ui: &Ui, square: Rect, word: &Translated, ink: Color32, picture: impl FnOnce(&Ui, Rect, Color32)) {
    rects::record(ui, RectKind::Icon, word, square, 0.0);
    picture(ui, square, ink);
}
