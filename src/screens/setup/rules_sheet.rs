//! The sheet on which the rules are chosen: the game, the running score and the house rules, a plain sentence each.

use bevy_egui::egui::{Align2, Context, Rect, Ui, UiBuilder, pos2, vec2};

use super::{
    boards_sheet::{head, whole},
    draft::Draft,
};
use crate::{
    rules::{Game, HouseRules},
    theme::{
        fonts::Type,
        scale::Scale,
        style::{self, INK, INK_MUTED},
        widgets::{chips, lines_in, toggle},
    },
    ui::{
        picker::{Picked, picker},
        texts_setup as texts,
    },
};

/// The fewest and the most tiles that the sheet offers for a harvest.
const HARVESTS: (u8, u8) = (1, 6);

/// Shows the rules of the draft and changes them.
pub fn show(ctx: &Context, draft: &mut Draft) {
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let size = whole(ctx).min(vec2(scale.column(1500.0), scale.column(900.0)));
    style::modal(ctx, "rules of this game", size, |ui| {
        let (body, back) = head(ui, ui.max_rect(), texts::RULES_OF_GAME);
        if back {
            draft.sheet = None;
        }
        let before = draft.rulebook;
        let (mut game, mut running, mut house) = (before.game, before.running_score, before.house);

        let rail = body.with_max_y(body.top() + target);
        let mut chosen = Game::ALL.iter().position(|each| *each == game).unwrap_or(0);
        let names = Game::ALL.map(texts::game);
        ui.scope_builder(UiBuilder::new().max_rect(rail), |ui| chips(ui, texts::GAME, &names, &mut chosen));
        game = Game::ALL[chosen.min(Game::ALL.len() - 1)];
        let about = Rect::from_min_size(rail.left_bottom() + vec2(0.0, gap * 0.5), vec2(body.width(), target));
        lines_in(ui, about, Align2::LEFT_TOP, texts::game_about(game), Type::Body, INK_MUTED);

        let rows = body.with_min_y(about.bottom() + gap);
        let step = (rows.height() / 6.0).clamp(target, target + scale.gap(3.0));
        let row = |index: usize| {
            Rect::from_min_size(pos2(rows.left(), rows.top() + index as f32 * step), vec2(rows.width(), target))
        };
        let possible = game != Game::Crucible;
        running &= possible;
        switch(ui, row(0), texts::RUNNING_SCORE, texts::RUNNING_ABOUT, &mut running, possible);
        let HouseRules { land_reshuffle, mixed_herds, harvest_minimum, several_haciendas, score_at_end_of_turn } =
            &mut house;
        switch(ui, row(1), texts::MIXED_HERDS, texts::MIXED_ABOUT, mixed_herds, true);
        switch(ui, row(2), texts::SEVERAL_HACIENDAS, texts::SEVERAL_ABOUT, several_haciendas, true);
        switch(ui, row(3), texts::LAND_RESHUFFLE, texts::RESHUFFLE_ABOUT, land_reshuffle, true);
        switch(ui, row(4), texts::SCORE_AT_TURN, texts::SCORE_AT_ABOUT, score_at_end_of_turn, true);
        let (words, about) = halves(ui, row(5));
        let shown = texts::harvest_minimum(*harvest_minimum);
        let (low, high) = HARVESTS;
        let turned = i32::from(*harvest_minimum)
            + picker(
                ui,
                words.with_max_x(words.right() - gap),
                texts::HARVEST,
                &Picked { sign: None, words: &shown, about: "" },
            );
        // A number from the command line beyond these stays until it is turned.
        if turned != i32::from(*harvest_minimum) {
            *harvest_minimum = turned.clamp(i32::from(low), i32::from(high)) as u8;
        }
        lines_in(ui, about, Align2::LEFT_CENTER, texts::HARVEST_ABOUT, Type::Body, INK_MUTED);

        if (game, running, house) != (before.game, before.running_score, before.house) {
            draft.set_rules(game, running, house);
        }
    });
}

/// The switch at the left, what it changes at the right.
fn halves(ui: &Ui, row: Rect) -> (Rect, Rect) {
    let scale = Scale::of(ui.ctx());
    row.split_left_right_at_x(row.left() + (row.width() * 0.38).max(scale.column(330.0)).min(row.width() * 0.5))
}

fn switch(ui: &mut Ui, row: Rect, name: &str, about: &str, state: &mut bool, enabled: bool) {
    let (left, right) = halves(ui, row);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| toggle(ui, name, state, enabled));
    lines_in(ui, right, Align2::LEFT_CENTER, about, Type::Body, if enabled { INK } else { INK_MUTED });
}
