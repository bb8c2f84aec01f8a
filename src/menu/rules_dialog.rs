//! The dialog for choosing the rules: the edition, the running score and the house rules, each with a
//! description.

use super::{
    dialog::{dialog, whole},
    draft::Draft,
    labels,
};
use crate::{
    ui::parts::picker::{Picked, picker},
    widgets::{chips, prelude::*},
};
use hacienda_rules::{Edition, HouseRules, Rulebook};

/// The smallest and largest number of tiles that can be chosen as the minimum length of a chain for a harvest.
const HARVESTS: (u8, u8) = (1, 6);

/// Shows the rules of the draft and the controls that change them.
pub fn show(ctx: &Context, draft: &mut Draft) {
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let width = whole(ctx).x.min(scale.column(1300.0));
    // There is room for the longest description, so that nothing moves when another edition is chosen.
    let descriptions =
        Edition::ALL.map(|edition| ctx.tr(labels::about_game(&Rulebook::new(edition, false, HouseRules::default()))));
    let lines =
        descriptions.iter().map(|translated| text_height(ctx, translated, Type::Body, width - 2.0 * scale.pad()));
    let small = lines.fold(scale.text(18.0) * 1.5, f32::max);
    // The dialog is as tall as the rules need; on a phone it fills the window.
    let needed = 2.0 * (target + gap + scale.pad()) + small + 6.0 * row_distance(scale);
    let height = if scale.is_compact() { f32::INFINITY } else { needed };
    let size = whole(ctx).min(vec2(width, height));
    // On a phone in landscape, the editions replace the title.
    let sideways = scale.is_compact() && !scale.is_phone_upright();
    let title = (!sideways).then(|| text!("rules-title"));
    dialog(ctx, draft, ("rules of this game", size), title, |ui, draft, body| {
        let before = draft.rulebook;
        let (mut edition, mut running, mut house) = (before.edition, before.running_score, before.house);

        let mut rows = if sideways { ui.max_rect() } else { body };
        let rail = rows.cut_top(target, gap * 0.5);
        let mut chosen = Edition::ALL.iter().position(|each| *each == edition).unwrap_or(0);
        let which = ui.tr(text!("rules-which-game"));
        let names = Edition::ALL.map(|edition| ui.tr(text!("rules-game", game = edition)));
        if scale.is_phone_upright() {
            let picked = Picked { emblem_seat: None, words: names[chosen].clone(), about: None };
            let step = picker(ui, rail, &which, &picked);
            chosen = (chosen as i32 + step).rem_euclid(names.len() as i32) as usize;
        } else {
            ui.scope_builder(UiBuilder::new().max_rect(rail), |ui| chips(ui, &which, &names, &mut chosen));
        }
        edition = Edition::ALL[chosen.min(Edition::ALL.len() - 1)];
        let about = rows.cut_top(small, gap * 0.5);
        lines_in(
            ui,
            about,
            Align2::LEFT_CENTER,
            &descriptions[chosen.min(descriptions.len() - 1)],
            Type::Body,
            INK_MUTED,
        );

        let place = |index: usize| place_of(scale, rows, index);
        let possible = edition != Edition::Crucible;
        running &= possible;
        let words = (text!("rules-running"), text!("rules-running-about"));
        switch(ui, place(0), words, &mut running, possible);
        let HouseRules { land_reshuffle, mixed_herds, harvest_minimum, several_haciendas, score_at_end_of_turn } =
            &mut house;
        let rules = [
            (text!("rules-mixed-herds"), text!("rules-mixed-herds-about"), mixed_herds),
            (text!("rules-several-haciendas"), text!("rules-several-haciendas-about"), several_haciendas),
            (text!("rules-land-reshuffle"), text!("rules-land-reshuffle-about"), land_reshuffle),
            (text!("rules-score-at-once"), text!("rules-score-at-once-about"), score_at_end_of_turn),
        ];
        for (index, (name, about, state)) in rules.into_iter().enumerate() {
            switch(ui, place(1 + index), (name, about), state, true);
        }
        let (words, about) = place(5);
        let shown = ui.tr(text!("rules-harvest-from", tiles = *harvest_minimum));
        let picked = Picked { emblem_seat: None, words: shown, about: None };
        let harvest = ui.tr(text!("rules-harvest"));
        let step = picker(ui, words.with_max_x(words.right() - 2.0 * gap), &harvest, &picked);
        // A number outside this range, given at launch, stays until the player changes it.
        if step != 0 {
            let turned = i32::from(*harvest_minimum) + step;
            *harvest_minimum = turned.clamp(i32::from(HARVESTS.0), i32::from(HARVESTS.1)) as u8;
        }
        lines_in(ui, about, Align2::LEFT_CENTER, &ui.tr(text!("rules-harvest-about")), Type::Body, INK);

        if (edition, running, house) != (before.edition, before.running_score, before.house) {
            draft.set_rules(edition, running, house);
        }
    });
}

/// The distance from one rule to the next if there is enough room, in px.
fn row_distance(scale: Scale) -> f32 {
    scale.target() + scale.gap(3.0)
}

/// Returns the places of a rule's switch and of its description. The six rules are one below the other, or in two
/// columns on a phone in landscape.
fn place_of(scale: Scale, rows: Rect, index: usize) -> (Rect, Rect) {
    let target = scale.target();
    if scale.is_compact() {
        let columns = if scale.is_phone_upright() { 1 } else { 2 };
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        let gaps = scale.gap(2.0) * (columns - 1) as f32;
        let size = vec2((rows.width() - gaps) / columns as f32, rows.height() * columns as f32 / 6.0);
        let at = rows.min + vec2(column * (size.x + scale.gap(2.0)), row * size.y);
        return Rect::from_min_size(at, size).split_top_bottom_at_y(at.y + target);
    }
    let step = (rows.height() / 6.0).clamp(target, row_distance(scale));
    let top = rows.top() + index as f32 * step;
    let row = Rect::from_min_size(pos2(rows.left(), top), vec2(rows.width(), target));
    let width = (row.width() * 0.34).max(scale.column(330.0)).min(row.width() * 0.5);
    row.split_left_right_at_x(row.left() + width)
}

fn switch(ui: &mut Ui, (left, right): (Rect, Rect), (name, about): (Text, Text), state: &mut bool, enabled: bool) {
    let (name, about) = (ui.tr(name), ui.tr(about));
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| toggle(ui, &name, state, enabled));
    lines_in(ui, right, Align2::LEFT_CENTER, &about, Type::Body, if enabled { INK } else { INK_MUTED });
}
