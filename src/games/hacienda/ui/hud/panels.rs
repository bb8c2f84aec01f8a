//! Draws the panels around the board, and the panels that cover it temporarily.

use bevy_egui::egui::{Area, Order};

use super::{
    HudPanels, actions, confirm, deck_popover, hand, hint,
    layout::HudLayout,
    log_panel::{self, Line},
    phone,
    press::{HudPress, Press},
    recap, seats_column, shop,
};
use crate::{
    game_screen::{self, bar::Button, zoom},
    ui::place,
    widgets::prelude::*,
};

/// Draws the panels around the board and returns the presses. The parts of the prompt that overlap the board are added
/// to `covers`.
pub fn show(ui: &mut Ui, layout: &HudLayout, facts: &HudPanels, lines: &[Line], covers: &mut Vec<Rect>) -> Vec<Press> {
    let disabled_reason = facts.disabled_reason.as_ref();
    let scale = Scale::of(ui.ctx());
    let mut pressed = Vec::new();
    // If there is no hint button, its neighbour in the same row also fills its place: the clock, or else the prompt.
    let hint = layout.bar.place(Button::Hint).filter(|_| facts.bar.hint.is_none());
    let beside_hint = |place: &Rect| hint.filter(|hint| hint.y_range() == place.y_range());
    let clock_in_row = layout.clock.filter(|clock| beside_hint(clock).is_some());
    let clock = clock_in_row.map_or(layout.clock, |clock| hint.map(|hint| hint.union(clock)));
    let widened = beside_hint(&layout.prompt).filter(|_| clock_in_row.is_none());
    let prompt = widened.map_or(layout.prompt, |hint| layout.prompt.union(hint));
    pressed.extend(layout.bar.show(ui, &facts.bar));
    pressed.extend(seats_column::show(ui, layout, &facts.seats, facts.points.is_some()));
    let zoomed = zoom::show(ui, &layout.zoom, facts.shows_whole_board);
    pressed.extend(zoomed.map(|press| Press::GameSpecific(HudPress::Zoom(press))));
    if let Some(hand) = &facts.hand {
        pressed.extend(hand::show(ui, layout, hand, disabled_reason));
    }
    if let Some(actions) = &facts.actions {
        let is_shop_covered = layout.shop_tab.is_none() && !facts.shop_open;
        let filled = is_shop_covered.then(|| layout.clone().beside_score_sheet());
        pressed.extend(actions::show(ui, filled.as_ref().unwrap_or(layout), actions));
    }
    if let Some(tab) = layout.shop_tab {
        pressed.extend(phone::shop_tab(ui, tab, &facts.shop, facts.shop_open));
    }
    if layout.has_open_drawer(scale, facts.log_open, facts.shop_open) {
        pressed.extend(phone::press_outside_drawer(ui, layout));
    }
    if let Some(place) = clock {
        shop::clock(ui, place, &facts.shop.clock);
    }
    pressed.extend(log_panel::show(ui, layout, lines, facts.log_open, facts.bar.look_back));
    if facts.shop_open {
        pressed.extend(shop::show(ui, layout, &facts.shop, disabled_reason));
    }
    if let Some(chip) = layout.help_chip {
        let look = ButtonLook::icon(icons::INFO, ui.tr(text!("help-title")));
        let shown = rects::in_panel(ui, "help chip", chip, |ui| button_at(ui, chip, &look).clicked());
        pressed.extend(shown.then_some(Press::GameSpecific(HudPress::Help)));
    }
    if let (Some(chip), Some(recap)) = (layout.recap_chip, &facts.recap) {
        pressed.extend(recap::show_chip(ui, chip, recap));
    }
    // The prompt is drawn last because a long sentence overlaps the other panels.
    let (sheets, asked) = game_screen::prompt::show(ui, prompt, layout.free.right(), &facts.prompt);
    covers.extend(sheets);
    pressed.extend(asked.map(Press::from));
    pressed
}

/// Draws the panels that cover the board temporarily and returns the presses. The places of the panels are added to
/// `covers`.
pub fn show_above(ctx: &Context, layout: &HudLayout, facts: &HudPanels, covers: &mut Vec<Rect>) -> Vec<Press> {
    let scale = Scale::of(ctx);
    let mut pressed = Vec::new();
    let above = |name: &str, rect: Rect, add: &mut dyn FnMut(&mut Ui) -> Option<Press>| {
        let area = Area::new(Id::new(("above", name)))
            .order(Order::Middle)
            .fixed_pos(rect.min)
            .constrain(false)
            .fade_in(false);
        let shown = area.show(ctx, |ui| {
            ui.allocate_rect(rect, Sense::hover());
            add(ui)
        });
        shown.inner
    };
    if let Some(recap) = &facts.recap
        && let Some(rect) = recap::place(ctx, recap, layout)
    {
        covers.push(rect);
        pressed.extend(above("recap", rect, &mut |ui| recap::show(ui, rect, recap)));
    }
    if let Some(points) = &facts.points {
        let seats: Vec<_> = facts.seats.iter().map(|fact| fact.seat).collect();
        let rect = seats_column::points_place(ctx, layout, points, seats.len());
        if scale.is_compact() {
            covers.push(layout.window);
            pressed.extend(seats_column::show_points_dialog(ctx, rect, points, &seats));
        } else {
            covers.push(rect);
            pressed.extend(above("points", rect, &mut |ui| seats_column::show_points(ui, rect, points, &seats)));
        }
    }
    if !facts.advice.is_empty() {
        hint::marks(ctx, layout, &facts.advice, facts.hand.as_ref(), (&facts.shop, facts.shop_open));
        let rect = hint::place(ctx, layout, &facts.advice);
        covers.push(rect);
        pressed.extend(above("hints", rect, &mut |ui| hint::show(ui, rect, &facts.advice)));
    }
    if let Some(deck) = &facts.deck {
        let beside = layout.room_beside_shop(scale, facts.shop_open);
        let fits = deck_popover::size(ctx, deck, beside.size()).y <= beside.height();
        // On the smallest phones, the popover does not fit next to an open shop. It may then cover the whole window,
        // down to the same lower edge.
        let room = if fits { beside } else { layout.window.shrink(layout.gap).with_max_y(beside.bottom()) };
        let rect = place::place(deck_popover::size(ctx, deck, room.size()), &deck.avoided, room, layout.gap);
        covers.push(rect);
        pressed.extend(above("deck", rect, &mut |ui| deck_popover::show(ui, rect, deck)));
    }
    if let Some(question) = &facts.confirm {
        let room = layout.room_beside_shop(scale, facts.shop_open);
        let size = confirm::size(ctx, question, room.width());
        let rect = place::place(size, &question.avoided, room, layout.gap);
        covers.push(rect);
        pressed.extend(above("confirm", rect, &mut |ui| confirm::show(ui, rect, question)));
    }
    pressed
}
