//! The sheet of all boards, by pictures: ours and the player's own, page by page, and the ways to bring others.

use bevy_egui::egui::{Align2, Context, Rect, Ui, Vec2, pos2, vec2};

use super::{
    board_picture::{self, first_fitting},
    draft::{Draft, Sheet},
};
use crate::{
    kit::{ButtonLook, Say, button_at, button_width, line_in},
    texts::{Text, text},
    theme::{
        fonts::Type,
        icons,
        scale::Scale,
        style::{self, INK, INK_MUTED},
    },
    ui::parts::question::{Answer, ask},
};

/// What a tap on the sheet wants beyond the draft it changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardWish {
    /// A file is to be asked for.
    Ask,
    /// The chosen board becomes a file of the player's.
    HandOut,
    /// One is to be drawn.
    Draw,
}

/// The whole window but an edge.
pub fn whole(ctx: &Context) -> Vec2 {
    ctx.content_rect().size() - Vec2::splat(2.0 * Scale::of(ctx).gap(1.0))
}

/// Title, where there is one, at the left, the way back at the right; gives what is left below, and whether the way back was
/// taken.
pub fn head(ui: &Ui, area: Rect, title: Option<Text>) -> (Rect, bool) {
    let scale = Scale::of(ui.ctx());
    let back = ButtonLook::primary(ui.say(text!("back")));
    let wide = button_width(ui, &back).max(scale.px(160.0));
    let head = area.with_max_y(area.top() + scale.target());
    let (words, button) = head.split_left_right_at_x(head.right() - wide);
    if let Some(title) = title {
        line_in(ui, words, Align2::LEFT_CENTER, &ui.say(title), Type::Headline, INK);
    }
    let pressed = button_at(ui, button, &back).clicked();
    (area.with_min_y(head.bottom() + scale.gap(1.0)), pressed)
}

/// Shows a page of the boards, the one with the chosen board when none is named; a tap on one chooses it and shuts the
/// sheet.
pub fn show(ctx: &Context, draft: &mut Draft, page: Option<usize>) -> Option<BoardWish> {
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let mut wish = None;
    style::modal(ctx, "boards", whole(ctx), |ui| {
        let (body, back) = head(ui, ui.max_rect(), Some(text!("board-sheet", players = draft.count)));
        if back {
            draft.sheet = None;
        }
        // On a phone that stands the pages are turned above the other buttons.
        let lines = if scale.phone_upright() { 2.0 * target + gap } else { target };
        let foot = body.with_min_y(body.bottom() - lines);
        let body = body.with_max_y(foot.top() - gap);

        let (columns, rows) = grid(body.size(), gap, scale, draft.boards.len());
        let wide = (body.width() - (columns - 1) as f32 * gap) / columns as f32;
        let high = (body.height() - (rows - 1) as f32 * gap) / rows as f32;
        let on_page = columns * rows;
        let pages = draft.boards.len().div_ceil(on_page);
        let page = page.unwrap_or(draft.board / on_page).min(pages - 1);
        for index in 0..on_page.min(draft.boards.len() - page * on_page) {
            let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            let at = body.min + vec2(column * (wide + gap), row * (high + gap));
            let board = page * on_page + index;
            let choice = &draft.boards[board];
            let place = Rect::from_min_size(at, vec2(wide, high));
            let meaning = ui.say(&choice.name);
            if board_picture::choosable(ui, place, &meaning, choice, draft.count, board == draft.board).clicked() {
                draft.board = board;
                draft.sheet = None;
            }
        }
        wish = footer(ui, foot, draft, (page, pages));
    });
    wish
}

/// Columns and rows for so many boards: as many on a page as can be told apart at arm's length, and those as large as the
/// page allows.
fn grid(page: Vec2, gap: f32, scale: Scale, boards: usize) -> (usize, usize) {
    let least = scale.px(250.0).max(165.0);
    let least = vec2(least, least * if scale.compact() { 0.72 } else { 1.0 });
    let most = ((page + Vec2::splat(gap)) / (least + Vec2::splat(gap))).floor().max(Vec2::splat(1.0));
    // Boards are wider than high, and their names stand below.
    let size = |columns: usize, rows: usize| (page.x / columns as f32).min(page.y / rows as f32 * 1.4);
    (1..=most.x as usize)
        .map(|columns| (columns, boards.div_ceil(columns).clamp(1, most.y as usize)))
        .max_by(|a, b| {
            let shown = |(columns, rows): (usize, usize)| (columns * rows).min(boards);
            shown(*a).cmp(&shown(*b)).then(size(a.0, a.1).total_cmp(&size(b.0, b.1)))
        })
        .unwrap_or((1, 1))
}

/// The buttons that turn so many pages, at the right of `foot`; gives what is left beside them, and the page wanted.
pub fn turn_pages(ui: &Ui, foot: Rect, (page, pages): (usize, usize)) -> (Rect, Option<usize>) {
    let side = Vec2::splat(foot.height());
    let forth = Rect::from_min_size(pos2(foot.right() - side.x, foot.top()), side);
    let number = forth.translate(vec2(-side.x * 1.2, 0.0)).expand2(vec2(side.x * 0.1, 0.0));
    let back = Rect::from_min_size(pos2(number.left() - side.x, foot.top()), side);
    let previous = ButtonLook::icon(icons::CARET_LEFT, ui.say(text!("board-sheet-previous"))).enabled(page > 0);
    let next = ButtonLook::icon(icons::CARET_RIGHT, ui.say(text!("board-sheet-next"))).enabled(page + 1 < pages);
    let at = ui.say(text!("board-sheet-page", page = page + 1, pages = pages));
    line_in(ui, number, Align2::CENTER_CENTER, &at, Type::LeadStrong, INK);
    let mut to = None;
    if button_at(ui, back, &previous).clicked() {
        to = page.checked_sub(1);
    }
    if button_at(ui, forth, &next).clicked() {
        to = Some(page + 1);
    }
    (foot.with_max_x(back.left() - Scale::of(ui.ctx()).gap(1.0)), to)
}

/// Pages at the right, other boards at the left.
fn footer(ui: &Ui, foot: Rect, draft: &mut Draft, (page, pages): (usize, usize)) -> Option<BoardWish> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let mut rest = foot.with_min_y(foot.bottom() - scale.target());
    let foot = foot.with_max_y(foot.top() + scale.target());
    if pages > 1 {
        let (beside, turned) = turn_pages(ui, foot, (page, pages));
        if let Some(to) = turned {
            draft.sheet = Some(Sheet::Boards(Some(to)));
        }
        if !scale.phone_upright() {
            rest.set_right(beside.right());
        }
    }
    let look = |text: Text, icon: &'static str| ButtonLook::plain(ui.say(text)).with_icon(icon);
    let mut looks = vec![
        look(text!("chance-title"), icons::DICE_FIVE),
        look(text!("board-open"), icons::FOLDER_OPEN),
        look(text!("board-hand-out"), icons::DOWNLOAD_SIMPLE),
        look(text!("drawing-title"), icons::PAINT_BRUSH),
    ];
    if draft.chosen().own {
        looks.push(look(text!("board-remove"), icons::TRASH));
    }
    // Where words have no room, the first alone keeps them, or none.
    let wide = |looks: &[ButtonLook]| looks.iter().map(|look| button_width(ui, look) + gap).sum::<f32>() - gap;
    if scale.compact() || wide(&looks) > rest.width() {
        looks.iter_mut().skip(1).for_each(|look| look.icon_only = true);
    }
    looks[0].icon_only = wide(&looks) > rest.width();
    let mut pressed = None;
    for (number, look) in looks.iter().enumerate() {
        let place = rest.with_max_x(rest.left() + button_width(ui, look));
        rest.set_left(place.right() + gap);
        if button_at(ui, place, look).clicked() {
            pressed = Some(number);
        }
    }
    let mut wish = None;
    match pressed {
        Some(0) => draft.open_chance(),
        Some(1) => wish = Some(BoardWish::Ask),
        Some(2) => wish = Some(BoardWish::HandOut),
        Some(3) => wish = Some(BoardWish::Draw),
        Some(_) => draft.sheet = Some(Sheet::RemoveBoard),
        None => {}
    }
    // Nothing is dropped with a finger.
    if !scale.compact() {
        rest.set_left(rest.left() + gap);
        if let Some(told) = first_fitting(ui, &[text!("board-drop"), text!("board-drop-short")], rest.width()) {
            line_in(ui, rest, Align2::LEFT_CENTER, &told, Type::Body, INK_MUTED);
        }
    }
    wish
}

/// Asks whether the chosen board is to be forgotten; the sheet of all boards comes next. Gives whether it is.
pub fn ask_removal(ctx: &Context, draft: &mut Draft) -> bool {
    let question = text!("board-remove-question", board = draft.chosen().name.clone());
    let (stay, go) = (text!("board-remove-not"), text!("board-remove-anyway"));
    let Some(answer) = ask(ctx, "remove board", question, stay, go) else { return false };
    draft.sheet = Some(Sheet::Boards(None));
    answer == Answer::Go
}
