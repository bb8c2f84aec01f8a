//! The detail view of a board: its picture, its description or author, the number of its hexes of each kind, the length
//! of a game on it, its findings and its board match.

use super::{
    GalleryRequest,
    findings::{finding_row, is_red},
    open,
};
use crate::{
    boards::{
        board_match::{self, BoardMatches, Counted, counts},
        board_picture::{self, fitting},
        gallery_state::minutes,
    },
    games::hacienda::game_icons::GameIcon,
    menu::{
        dialog::{button_row, dialog, whole},
        draft::{BoardChoice, Dialog, Draft},
        labels,
    },
    ui::parts::scrolled::scrolled,
    widgets::prelude::*,
};
use hacienda_rules::{
    Board, Cells, LandCard, Landscape, PondShape,
    maps::{self, findings::Finding},
};

/// Shows the detail view of the open board, or returns to the gallery if no board is open.
pub fn show(ctx: &Context, draft: &mut Draft, board_matches: &BoardMatches) -> Option<GalleryRequest> {
    let Some(choice) = draft.gallery.open_board.clone() else {
        draft.dialog = Some(Dialog::Boards(draft.gallery.page));
        return None;
    };
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let rulebook = draft.rulebook;
    let found = draft.gallery.findings(&choice.board, &rulebook);
    dialog(ctx, draft, ("board", whole(ctx)), Some(choice.name.clone()), |ui, draft, mut body| {
        let foot = body.cut_bottom(if scale.is_phone_upright() { 2.0 * target + gap } else { target }, gap);
        let picture = if scale.is_upright() {
            body.cut_top((body.height() * 0.42).round(), gap)
        } else {
            body.cut_left((body.width() * if scale.is_compact() { 0.46 } else { 0.58 }).round(), 2.0 * gap)
        };
        paint(ui, picture, draft, &choice.board, &found);
        let request = scrolled(ui, "about the board", body, |ui| about(ui, draft, &choice, &found, board_matches));
        let pressed = footer(ui, foot, draft, &choice);
        request.or(pressed)
    })
}

/// Draws the board and marks the hexes of a finding: the tapped finding, otherwise the first that concerns less than a
/// third of the hexes.
fn paint(ui: &Ui, rect: Rect, draft: &Draft, board: &Board, found: &[Finding]) {
    let tapped =
        draft.gallery.marked_finding.and_then(|(index, since)| Some((found.get(index)?.cells(board), Some(since))));
    let few = |cells: &Cells| !cells.is_empty() && usize::from(cells.count()) * 3 < board.len();
    let first = || found.iter().map(|finding| finding.cells(board)).find(few).map(|cells| (cells, None));
    let Some((marked, since)) = tapped.or_else(first) else { return board_picture::paint(ui, rect, board) };
    let red = since.is_some_and(|since| is_red(ui, since, draft.gallery.reduced_motion));
    board_picture::paint_marked(ui, rect, board, &marked, red);
}

/// Shows the description, the facts, the findings and the board match.
fn about(
    ui: &mut Ui,
    draft: &mut Draft,
    choice: &BoardChoice,
    found: &[Finding],
    board_matches: &BoardMatches,
) -> Option<GalleryRequest> {
    let board = &choice.board;
    let say = |ui: &mut Ui, text: Text, step: Type| {
        let translated = ui.tr(text);
        paragraph(ui, &translated, step, INK);
    };
    say(ui, choice.description.clone(), Type::Body);
    let [facts, short, shortest] = labels::board_facts(&choice.seats, choice.own, board);
    let facts = fitting(ui, &[facts, short], &shortest, ui.available_width());
    paragraph(ui, &facts, Type::Strong, INK);
    if let Some(not) = labels::player_count_warning(&choice.seats, draft.count) {
        say(ui, not, Type::Body);
    }
    let minutes = minutes(board, draft.playing());
    say(ui, text!("gallery-minutes", minutes = minutes, players = draft.count), Type::Body);
    counts(ui, &grounds(board));
    if found.is_empty() {
        say(ui, text!("gallery-nothing-found"), Type::Body);
    } else {
        say(ui, text!("gallery-found"), Type::Strong);
    }
    for (index, finding) in found.iter().enumerate() {
        let chosen = draft.gallery.marked_finding.is_some_and(|(marked, _)| marked == index);
        if finding_row(ui, finding, board, chosen) {
            draft.gallery.marked_finding = Some((index, ui.input(|input| input.time)));
        }
    }
    board_match::draw(ui, board_matches, board).map(GalleryRequest::Match)
}

/// Counts the hexes of each kind.
fn grounds(board: &Board) -> Vec<Counted> {
    let land = |card: LandCard, number: u16| Counted {
        icon: GameIcon::Land(card),
        name: text!("gallery-land", land = card),
        number: number.into(),
    };
    let landscapes = Landscape::ALL.map(|kind| land(LandCard::ALL[kind.index()], board.land(kind).count()));
    let (markets, water) = (board.markets().count(), board.water().count());
    let others = [
        land(LandCard::Pampas, board.pampas().count()),
        Counted { icon: GameIcon::Market, name: text!("gallery-markets"), number: markets.into() },
        Counted { icon: GameIcon::Pond(PondShape::Single), name: text!("gallery-water"), number: water.into() },
    ];
    landscapes.into_iter().chain(others).collect()
}

/// Shows the buttons for the board. The button that chooses it for the next game is at the right end or at the bottom.
fn footer(ui: &Ui, mut rest: Rect, draft: &mut Draft, choice: &BoardChoice) -> Option<GalleryRequest> {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let play = ButtonLook::primary(ui.tr(text!("random-board-take"))).with_icon(icons::PLAY);
    let start = if scale.is_phone_upright() {
        rest.cut_bottom(target, gap)
    } else {
        rest.cut_right(button_width(ui, &play).max(rest.width() * 0.2), gap)
    };
    if button_at(ui, start, &play).clicked() {
        draft.choose(choice.board.clone());
        draft.dialog = None;
    }
    let look = |text: Text, icon: &'static str| ButtonLook::plain(ui.tr(text)).with_icon(icon);
    let mut buttons = vec![
        (GalleryRequest::Share, look(text!("share-title"), icons::SHARE_NETWORK)),
        (GalleryRequest::DrawCopy, look(text!("gallery-draw-copy"), icons::PENCIL_SIMPLE)),
    ];
    if !choice.own && maps::name_of(&choice.board).is_none() {
        buttons.push((GalleryRequest::Save, look(text!("gallery-keep"), icons::FLOPPY_DISK)));
    }
    if choice.own {
        buttons.push((GalleryRequest::Name, look(text!("gallery-name"), icons::TEXTBOX)));
        buttons.push((GalleryRequest::Remove, look(text!("board-remove"), icons::TRASH)));
    }
    open(button_row(ui, &mut rest, buttons)?, draft)
}
