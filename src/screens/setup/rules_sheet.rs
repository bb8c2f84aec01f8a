//! The sheet on which the rules are chosen: the game, the running score and the house rules, a plain sentence each.

use bevy_egui::egui::{Align2, Context, Rect, Ui, UiBuilder, pos2, vec2};

use super::{
    boards_sheet::{head, whole},
    draft::Draft,
};
use crate::{
    game::rules::{Game, HouseRules},
    games::current::texts::setup as texts,
    kit::{chips, lines_in, toggle},
    theme::{
        fonts::Type,
        scale::Scale,
        style::{self, INK, INK_MUTED},
    },
    ui::parts::picker::{Picked, picker},
};

/// The fewest and the most tiles that the sheet offers for a harvest.
const HARVESTS: (u8, u8) = (1, 6);

/// Shows the rules of the draft and changes them.
pub fn show(ctx: &Context, draft: &mut Draft) {
    let scale = Scale::of(ctx);
    let (gap, target, small) = (scale.gap(1.0), scale.target(), scale.text(18.0) * 1.5);
    // As high as its rules need where there is room for them; a phone has none to spare.
    let needed = 2.0 * (target + gap + scale.pad()) + small + 6.0 * most_step(scale);
    let high = if scale.compact() { f32::INFINITY } else { needed };
    let size = whole(ctx).min(vec2(scale.column(1300.0), high));
    style::modal(ctx, "rules of this game", size, |ui| {
        let area = ui.max_rect();
        // On a phone the games stand where the title does elsewhere.
        let title = if scale.compact() { "" } else { texts::RULES_OF_GAME };
        let (body, back) = head(ui, area, title);
        if back {
            draft.sheet = None;
        }
        let before = draft.rulebook;
        let (mut game, mut running, mut house) = (before.game, before.running_score, before.house);

        let rail = if scale.compact() { area } else { body };
        let rail = rail.with_max_y(rail.top() + target);
        let mut chosen = Game::ALL.iter().position(|each| *each == game).unwrap_or(0);
        let names = Game::ALL.map(texts::game);
        ui.scope_builder(UiBuilder::new().max_rect(rail), |ui| chips(ui, texts::GAME, &names, &mut chosen));
        game = Game::ALL[chosen.min(Game::ALL.len() - 1)];
        let about = Rect::from_min_size(rail.left_bottom() + vec2(0.0, gap * 0.5), vec2(body.width(), small));
        lines_in(ui, about, Align2::LEFT_CENTER, texts::game_about(game), Type::Body, INK_MUTED);

        let places = Places { rows: body.with_min_y(about.bottom() + gap * 0.5), scale };
        let possible = game != Game::Crucible;
        running &= possible;
        switch(ui, places.of(0), texts::RUNNING_SCORE, texts::RUNNING_ABOUT, &mut running, possible);
        let HouseRules { land_reshuffle, mixed_herds, harvest_minimum, several_haciendas, score_at_end_of_turn } =
            &mut house;
        switch(ui, places.of(1), texts::MIXED_HERDS, texts::MIXED_ABOUT, mixed_herds, true);
        switch(ui, places.of(2), texts::SEVERAL_HACIENDAS, texts::SEVERAL_ABOUT, several_haciendas, true);
        switch(ui, places.of(3), texts::LAND_RESHUFFLE, texts::RESHUFFLE_ABOUT, land_reshuffle, true);
        switch(ui, places.of(4), texts::SCORE_AT_TURN, texts::SCORE_AT_ABOUT, score_at_end_of_turn, true);
        let (words, about) = places.of(5);
        let shown = texts::harvest_minimum(*harvest_minimum);
        let picked = Picked { sign: None, words: &shown, about: "" };
        let step = picker(ui, words.with_max_x(words.right() - 2.0 * gap), texts::HARVEST, &picked);
        // A number from the command line beyond these stays until it is turned.
        if step != 0 {
            let turned = i32::from(*harvest_minimum) + step;
            *harvest_minimum = turned.clamp(i32::from(HARVESTS.0), i32::from(HARVESTS.1)) as u8;
        }
        lines_in(ui, about, Align2::LEFT_CENTER, texts::HARVEST_ABOUT, Type::Body, INK);

        if (game, running, house) != (before.game, before.running_score, before.house) {
            draft.set_rules(game, running, house);
        }
    });
}

/// From one rule to the next where nothing is narrow.
fn most_step(scale: Scale) -> f32 {
    scale.target() + scale.gap(3.0)
}

/// Where the six rules stand: one below the other, or on a phone in two columns.
struct Places {
    rows: Rect,
    scale: Scale,
}

impl Places {
    /// The place of a rule's switch, and that of the sentence which says what it changes.
    fn of(&self, index: usize) -> (Rect, Rect) {
        let (rows, target) = (self.rows, self.scale.target());
        if self.scale.compact() {
            let (column, row) = ((index % 2) as f32, (index / 2) as f32);
            let size = vec2((rows.width() - self.scale.gap(2.0)) / 2.0, rows.height() / 3.0);
            let at = rows.min + vec2(column * (size.x + self.scale.gap(2.0)), row * size.y);
            return Rect::from_min_size(at, size).split_top_bottom_at_y(at.y + target);
        }
        let step = (rows.height() / 6.0).clamp(target, most_step(self.scale));
        let top = rows.top() + index as f32 * step;
        let row = Rect::from_min_size(pos2(rows.left(), top), vec2(rows.width(), target));
        let wide = (row.width() * 0.34).max(self.scale.column(330.0)).min(row.width() * 0.5);
        row.split_left_right_at_x(row.left() + wide)
    }
}

fn switch(ui: &mut Ui, (left, right): (Rect, Rect), name: &str, about: &str, state: &mut bool, enabled: bool) {
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| toggle(ui, name, state, enabled));
    lines_in(ui, right, Align2::LEFT_CENTER, about, Type::Body, if enabled { INK } else { INK_MUTED });
}
