//! The dialog for generating a random board, with the recipe that recreates it. The player chooses the number of
//! players, the symmetry, the size, and the amounts of land, markets and water.

use std::sync::Arc;

use super::board_picture::{self, fitting};
use crate::{
    menu::{
        dialog::{dialog, whole},
        draft::{Draft, stepped},
        labels,
    },
    seed::fresh_number,
    texts::Untranslated,
    ui::parts::picker::{Picked, picker},
    widgets::prelude::*,
};
use hacienda_rules::{
    Board,
    maps::generate::{Recipe, Symmetry},
};

/// Shows the recipe and the board generated from it.
pub fn show(ctx: &Context, draft: &mut Draft) {
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let board = cached_board(ctx, draft.recipe);
    dialog(ctx, draft, ("chance", whole(ctx)), Some(text!("random-board-title")), |ui, draft, mut right| {
        // On a phone in landscape, the choices form two columns; in portrait they are below the picture.
        let columns = if scale.is_compact() && !scale.is_phone_upright() { 2 } else { 1 };
        let mut left = if scale.is_phone_upright() {
            let below = right.cut_bottom(7.0 * target + 6.0 * gap, gap);
            std::mem::replace(&mut right, below)
        } else {
            right.cut_left((right.width() * if columns == 2 { 0.46 } else { 0.6 }).floor(), gap)
        };
        let mut facts = left.cut_bottom(scale.text(28.0) * 1.3 + scale.text(18.0) * 1.4, gap);
        let name = facts.cut_top(scale.text(28.0) * 1.3, 0.0);
        board_picture::paint(ui, left.shrink2(vec2(gap, 0.0)), &board);
        let recipe = ui.tr(Text::untranslated(Untranslated::name(&draft.recipe.to_string())));
        line_in(ui, name, Align2::CENTER_CENTER, &recipe, Type::Title, INK);
        let [about, short, shortest] = labels::board_facts(&[draft.recipe.seats], false, &board);
        let about = fitting(ui, &[about, short], &shortest, facts.width());
        line_in(ui, facts, Align2::CENTER_CENTER, &about, Type::Body, INK_MUTED);

        let half = (right.width() - gap) / 2.0;
        let choice = if columns == 2 { half } else { right.width() };
        let room = (right.height() - target) / (6 / columns) as f32;
        let step = room.min(target * 1.6);
        let place = |index: usize| {
            let at = right.min + vec2((index % columns) as f32 * (half + gap), (index / columns) as f32 * step);
            Rect::from_min_size(at, vec2(choice, target))
        };
        let recipe = &mut draft.recipe;
        let step = labelled_picker(ui, place(0), text!("random-board-players"), Text::number(recipe.seats));
        recipe.seats = wrapped(recipe.seats, step, 2, 5);
        let words = text!("random-board-symmetry-kind", symmetry = recipe.symmetry);
        let step = labelled_picker(ui, place(1), text!("random-board-symmetry"), words);
        recipe.symmetry = stepped(&Symmetry::ALL, recipe.symmetry, step);
        let Recipe { size, land, markets, water, .. } = recipe;
        let levels = [
            (text!("random-board-size"), text!("random-board-size-level", degree = *size), size),
            (text!("random-board-land"), text!("random-board-land-level", degree = *land), land),
            (text!("random-board-markets"), text!("random-board-markets-level", degree = *markets), markets),
            (text!("random-board-water"), text!("random-board-water-level", degree = *water), water),
        ];
        for (index, (name, words, level)) in levels.into_iter().enumerate() {
            *level = wrapped(*level, labelled_picker(ui, place(2 + index), name, words), 1, 5);
        }
        let row = CellGrid::across(right.with_min_y(right.bottom() - target), 2, gap);
        let another = ButtonLook::plain(ui.tr(text!("random-board-another"))).with_icon(icons::DICE_FIVE);
        if button_at(ui, row.nth(0), &another).clicked() {
            draft.recipe.number = fresh_number();
        }
        let take = ButtonLook::primary(ui.tr(text!("random-board-take")));
        if button_at(ui, row.nth(1), &take).clicked() {
            draft.choose(board.clone());
            draft.dialog = None;
        }
    });
}

/// Draws a picker with its label below the value. Returns the step, like [`picker`].
fn labelled_picker(ui: &Ui, rect: Rect, name: Text, words: Text) -> i32 {
    let (name, words) = (ui.tr(name), ui.tr(words));
    picker(ui, rect, &name, &Picked { emblem_seat: None, words, about: Some(name.clone()) })
}

/// Returns `now` moved by `step`, wrapping around at `low` and `high`.
fn wrapped(now: u8, step: i32, low: u8, high: u8) -> u8 {
    let count = i32::from(high - low) + 1;
    low + (i32::from(now.clamp(low, high) - low) + step).rem_euclid(count) as u8
}

/// Returns the board of a recipe. It is generated when the recipe changes, not in every frame.
fn cached_board(ctx: &Context, recipe: Recipe) -> Arc<Board> {
    let id = Id::new("board by chance");
    let (_, board) =
        cached(ctx, id, |(of, _): &(Recipe, Arc<Board>)| *of == recipe, || (recipe, Arc::new(recipe.board())));
    board
}
