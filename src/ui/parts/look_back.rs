//! The button that starts a look back at the running game: an icon next to the log's tab, or a labelled button below
//! the lines of the log.

use crate::widgets::prelude::*;

/// Draws the icon button at the right end of `row`, and leaves the rest in `row`. Returns true if the button was
/// pressed.
pub fn beside(ui: &Ui, row: &mut Rect, enabled: bool) -> bool {
    let scale = Scale::of(ui.ctx());
    let place = row.cut_right(scale.target(), scale.gap(1.0));
    let look = ButtonLook::icon(icons::CLOCK_COUNTER_CLOCKWISE, ui.tr(text!("insight-look-back")));
    button_at(ui, place, &look.enabled(enabled)).clicked()
}

/// Draws the labelled button at the bottom of `inner`, and leaves the rest in `inner`. Returns true if the button was
/// pressed.
pub fn below(ui: &Ui, inner: &mut Rect, enabled: bool) -> bool {
    let scale = Scale::of(ui.ctx());
    let place = inner.cut_bottom(scale.target(), scale.gap(0.5));
    let look = ButtonLook::plain(ui.tr(text!("insight-look-back"))).with_icon(icons::CLOCK_COUNTER_CLOCKWISE);
    button_at(ui, place, &look.enabled(enabled)).clicked()
}
