//! The dialog with pictures of all boards, page by page, and the buttons that add boards.

use super::{GalleryRequest, filter, open};
use crate::{
    boards::{board_match::BoardMatches, board_picture, gallery_state::Removed},
    menu::{
        dialog::{button_row, dialog, turn_pages, whole},
        draft::{BoardChoice, Dialog, Draft},
        labels,
    },
    ui::announcements::announce,
    widgets::prelude::*,
};
use hacienda_rules::maps;

/// Shows a page of boards, or the page with the chosen board if `page` is `None`. A tap on a board opens its detail
/// view.
pub fn show(
    ctx: &Context,
    draft: &mut Draft,
    board_matches: &BoardMatches,
    page: Option<usize>,
) -> Option<GalleryRequest> {
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    draft.gallery.ensure_random_boards(draft.count);
    let title = text!("board-sheet", players = draft.count);
    dialog(ctx, draft, ("boards", whole(ctx)), Some(title), |ui, draft, mut body| {
        let mut request = None;
        let filter_shown = filter::controls_fit(ui, body.width());
        if filter_shown {
            let before = draft.gallery.filter;
            filter::controls(ui, body.cut_top(target, gap), 4, &mut draft.gallery.filter);
            if before != draft.gallery.filter {
                draft.dialog = Some(Dialog::Boards(Some(0)));
            }
        }
        // On a phone in portrait, the page buttons are above the other buttons.
        let foot = body.cut_bottom(if scale.is_phone_upright() { 2.0 * target + gap } else { target }, gap);
        if let Some(removed) = draft.gallery.removed.clone() {
            request = undo(ui, body.cut_bottom(target, gap), draft, &removed);
        }

        let all = filter::cached_boards(ctx, draft, board_matches, page);
        let (columns, rows) = grid(body.size(), gap, scale, all.len());
        let on_page = columns * rows;
        let pages = all.len().div_ceil(on_page).max(1);
        let chosen = draft.chosen().board.clone();
        let is_chosen = |choice: &BoardChoice| maps::are_identical(&choice.board, &chosen);
        let with_chosen = || all.iter().position(is_chosen).unwrap_or(0) / on_page;
        let page = page.unwrap_or_else(with_chosen).min(pages - 1);
        draft.gallery.page = Some(page);
        if all.is_empty() {
            lines_in(ui, body, Align2::CENTER_CENTER, &ui.tr(text!("gallery-none")), Type::Lead, INK_MUTED);
        }
        let places = CellGrid::filling(body, columns, rows, gap);
        let mut seen: Vec<Translated> = Vec::new();
        for (index, choice) in all.iter().skip(page * on_page).take(on_page).enumerate() {
            let place = places.nth(index);
            let text = ui.tr(&choice.name);
            // Two boards may have the same name.
            let id = if seen.contains(&text) { format!("{} {index}", &*text) } else { text.to_string() };
            seen.push(text.clone());
            if board_picture::board_card(ui, place, (&id, &text), choice, draft.count, is_chosen(choice)).clicked() {
                draft.look_at(choice.clone());
                request = Some(GalleryRequest::Opened);
            }
        }
        let pressed = footer(ui, foot, draft, (page, pages), filter_shown);
        request.or(pressed)
    })
}

/// Returns the number of columns and rows of a page: as many boards as are recognisable at arm's length, drawn as large
/// as possible.
fn grid(page: Vec2, gap: f32, scale: Scale, boards: usize) -> (usize, usize) {
    let least = scale.px(270.0).max(170.0);
    let least = vec2(least, least * if scale.is_compact() { 0.72 } else { 1.0 });
    let most = ((page + Vec2::splat(gap)) / (least + Vec2::splat(gap))).floor().max(Vec2::splat(1.0));
    // Boards are wider than they are tall, and their names are below them.
    let size = |columns: usize, rows: usize| (page.x / columns as f32).min(page.y / rows as f32 * 1.4);
    (1..=most.x as usize)
        .map(|columns| (columns, boards.div_ceil(columns).clamp(1, most.y as usize)))
        .max_by(|a, b| {
            let shown = |(columns, rows): (usize, usize)| (columns * rows).min(boards);
            shown(*a).cmp(&shown(*b)).then(size(a.0, a.1).total_cmp(&size(b.0, b.1)))
        })
        .unwrap_or((1, 1))
}

/// Shows the page buttons to the right of the buttons that add boards, or above them on a phone in portrait.
fn footer(
    ui: &Ui,
    foot: Rect,
    draft: &mut Draft,
    (page, pages): (usize, usize),
    filter_shown: bool,
) -> Option<GalleryRequest> {
    let scale = Scale::of(ui.ctx());
    let mut rest = foot.with_min_y(foot.bottom() - scale.target());
    let foot = foot.with_max_y(foot.top() + scale.target());
    if pages > 1 {
        let (beside, turned) = turn_pages(ui, foot, (page, pages));
        if let Some(to) = turned {
            draft.dialog = Some(Dialog::Boards(Some(to)));
        }
        if !scale.is_phone_upright() {
            rest.set_right(beside.right());
        }
    }
    add_board_buttons(ui, rest, draft, filter_shown)
}

/// Shows the name of the removed board, with buttons that restore it or close the notice.
fn undo(ui: &Ui, mut rest: Rect, draft: &mut Draft, removed: &Removed) -> Option<GalleryRequest> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let back = ButtonLook::plain(ui.tr(text!("gallery-put-back"))).with_icon(icons::ARROW_COUNTER_CLOCKWISE);
    let away = ButtonLook::icon(Mark::Cross, ui.tr(text!("dismiss")));
    let cross = rest.cut_right(scale.target(), gap);
    let button = rest.cut_right(button_width(ui, &back), gap);
    let board = labels::board_name(&removed.board);
    announce(ui.ctx(), &text!("gallery-removed-way", board = board.clone(), way = text!("gallery-put-back")));
    let message = ui.tr(text!("gallery-removed", board = board));
    lines_in(ui, rest, Align2::LEFT_CENTER, &message, Type::Body, INK);
    if button_at(ui, cross, &away).clicked() {
        draft.gallery.removed = None;
    }
    button_at(ui, button, &back).clicked().then_some(GalleryRequest::Restore)
}

/// Shows the buttons that add boards and, if `filter_shown` is false, the button that opens the filter.
fn add_board_buttons(ui: &Ui, mut rest: Rect, draft: &mut Draft, filter_shown: bool) -> Option<GalleryRequest> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let look = |text: Text, icon: &'static str| ButtonLook::plain(ui.tr(text)).with_icon(icon);
    let mut buttons = vec![
        (GalleryRequest::DrawNew, look(text!("gallery-draw-new"), icons::PENCIL_SIMPLE)),
        (GalleryRequest::NewRandomBoards, look(text!("gallery-fresh"), icons::DICE_FIVE)),
        (GalleryRequest::RandomBoard, look(text!("random-board-title"), icons::SLIDERS)),
        (GalleryRequest::OpenFile, look(text!("board-open"), icons::FOLDER_OPEN)),
        (GalleryRequest::Paste, look(text!("gallery-paste"), icons::CLIPBOARD_TEXT)),
    ];
    if !filter_shown {
        buttons.insert(0, (GalleryRequest::Filter, look(text!("gallery-filter-title"), icons::FUNNEL)));
    }
    let pressed = button_row(ui, &mut rest, buttons);
    // Dragging a file onto the window needs a mouse, which a phone lacks.
    if !scale.is_compact() {
        rest.set_left(rest.left() + gap);
        let drop = [text!("board-drop"), text!("board-drop-short")];
        if let Some(text) = board_picture::first_fitting(ui, &drop, rest.width()) {
            line_in(ui, rest, Align2::LEFT_CENTER, &text, Type::Body, INK_MUTED);
        }
    }
    open(pressed?, draft)
}
