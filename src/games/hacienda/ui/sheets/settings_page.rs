//! The page of the menu with all settings: sound and its loudness, the pace, the picture, how much moves, language and size of letters.

use bevy_egui::egui::{self, Align, Align2, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use crate::{
    kit::{ButtonLook, Say, button_at, has_room, line_in},
    settings::Settings,
    texts::{Text, text},
    theme::{fonts::Type, icons, scale::Scale, style::INK},
    ui::parts::{
        languages::languages,
        overlay::over_veil,
        quality::quality,
        question::DIM,
        sound::{switch, volumes},
        speed::{motion, speed, stepped},
        text_size::text_size,
    },
};

/// Where a tap leads from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Onward {
    /// Back to the menu.
    Back,
    /// To the page of licences.
    Licences,
}

/// Draws the page; says when it is left, and where to.
pub fn draw(ctx: &egui::Context, settings: &mut Settings) -> Option<Onward> {
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.5), scale.pad());
    // On a phone held sideways in two columns.
    let sideways = scale.sideways();
    let wide =
        scale.column(if sideways { 1120.0 } else { 540.0 }).min(ctx.content_rect().width() - 2.0 * scale.gap(2.0));
    let title = (scale.text(36.0) * 1.45).max(target);
    let rows = if sideways { 5.0 } else { 9.0 };
    let high = title + rows * (target + gap) + 2.0 * pad;
    let rect = Rect::from_center_size(ctx.content_rect().center(), vec2(wide, high));
    let (onward, away) = over_veil(ctx, "settings", rect, DIM, |ui| {
        let area = ui.max_rect();
        let (head, body) = area.split_top_bottom_at_y(area.top() + title);
        line_in(ui, head, Align2::LEFT_CENTER, &ui.say(text!("settings-title")), Type::Headline, INK);
        let half = area.width() / 2.0 - gap;
        let place = |at: usize| {
            let (column, row) = if sideways { (at / 5, at % 5) } else { (0, at) };
            let left = body.left() + column as f32 * (half + 2.0 * gap);
            let top = body.top() + gap + row as f32 * (target + gap);
            Rect::from_min_size(pos2(left, top), vec2(if sideways { half } else { body.width() }, target))
        };
        ui.scope_builder(UiBuilder::new().max_rect(place(0)), |ui| switch(ui, settings));
        ui.scope_builder(UiBuilder::new().max_rect(place(1)), |ui| volumes(ui, settings));
        // Sideways language, speed and way back stand below the sound.
        let (language, back, others) = if sideways { (2, 4, [3, 5, 6, 7, 8]) } else { (7, 8, [2, 3, 4, 5, 6]) };
        named(ui, place(others[0]), text!("speed"), |ui| speed(ui, settings));
        ui.scope_builder(UiBuilder::new().max_rect(place(others[1])), |ui| stepped(ui, settings));
        named(ui, place(others[2]), text!("quality"), |ui| quality(ui, settings));
        motion(ui, place(others[3]), settings);
        named(ui, place(others[4]), text!("text-size"), |ui| text_size(ui, settings));
        languages(ui, place(language), 1, settings);
        let (left, right) = place(back).split_left_right_at_fraction(0.5);
        let leave = ButtonLook::primary(ui.say(text!("back"))).with_icon(icons::CARET_LEFT);
        let licences = ButtonLook::plain(ui.say(text!("licences-title"))).with_icon(icons::COPYRIGHT);
        let leaves = button_at(ui, left.with_max_x(left.right() - gap / 2.0), &leave).clicked();
        let reads = button_at(ui, right.with_min_x(right.left() + gap / 2.0), &licences).clicked();
        leaves.then_some(Onward::Back).or(reads.then_some(Onward::Licences))
    });
    onward.or(away.then_some(Onward::Back))
}

/// Chips that take what they need at the right, and their word in what is left.
fn named(ui: &mut Ui, place: Rect, word: Text, draw: impl FnOnce(&mut Ui)) {
    let chips = UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center));
    let rail = ui.scope_builder(chips, draw).response.rect;
    // Choices whose words are long say by themselves what is chosen.
    let (words, said) = (place.with_max_x(rail.left()), ui.say(word));
    if has_room(ui.ctx(), &said, Type::Lead, words.size()) {
        line_in(ui, words, Align2::LEFT_CENTER, &said, Type::Lead, INK);
    }
}
