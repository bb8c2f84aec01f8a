//! The button that looks back at the running game, beside its log or below the lines of it.

use crate::kit::prelude::*;

/// Draws it as an icon; whether it was pressed.
pub fn icon(ui: &Ui, place: Rect, enabled: bool) -> bool {
    let look = ButtonLook::icon(icons::CLOCK_COUNTER_CLOCKWISE, ui.say(text!("seeing-look-back")));
    button_at(ui, place, &look.enabled(enabled)).clicked()
}

/// Draws it as an icon at the right end of a row and leaves `row` the rest; whether it was pressed.
pub fn beside(ui: &Ui, row: &mut Rect, enabled: bool) -> bool {
    let scale = Scale::of(ui.ctx());
    icon(ui, row.cut_right(scale.target(), scale.gap(1.0)), enabled)
}

/// Draws it with its words along the foot of a sheet and leaves `inner` the rest; whether it was pressed.
pub fn below(ui: &Ui, inner: &mut Rect, enabled: bool) -> bool {
    let scale = Scale::of(ui.ctx());
    let place = inner.cut_bottom(scale.target(), scale.gap(0.5));
    let look = ButtonLook::plain(ui.say(text!("seeing-look-back"))).with_icon(icons::CLOCK_COUNTER_CLOCKWISE);
    button_at(ui, place, &look.enabled(enabled)).clicked()
}
