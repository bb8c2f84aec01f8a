//! A board large, with all that is known of it: what it has, whose it is, how long a game lasts, what is found against it, and
//! what computer players made of it.

use super::{
    super::{
        board_picture::{self, fitting},
        boards_sheet::{button_row, head, whole},
        draft::{Choosable, Draft, Sheet},
        length::minutes,
        words,
    },
    GalleryWish,
    findings::{finding_row, is_red},
};
use crate::{
    games::hacienda::signs::Sign,
    screens::{
        prelude::*,
        trial::{self, Counted, Trials, counts},
    },
    ui::parts::scrolled::scrolled,
};
use hacienda_rules::{
    Board, Cells, LandCard, Landscape, PondShape,
    maps::{self, findings::Finding},
};

/// Shows the board that is looked at.
pub fn show(ctx: &Context, draft: &mut Draft, trials: &Trials) -> Option<GalleryWish> {
    let Some(choice) = draft.gallery.looked.clone() else {
        draft.sheet = Some(Sheet::Boards(draft.gallery.page));
        return None;
    };
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let rulebook = draft.rulebook;
    let found = draft.gallery.findings(&choice.board, &rulebook);
    let mut wish = None;
    style::modal(ctx, "board", whole(ctx), |ui| {
        let (body, back) = head(ui, ui.max_rect(), Some(choice.name.clone()));
        if back {
            draft.sheet = Some(Sheet::Boards(draft.gallery.page));
        }
        let lines = if scale.phone_upright() { 2.0 * target + gap } else { target };
        let foot = body.with_min_y(body.bottom() - lines);
        let body = body.with_max_y(foot.top() - gap);
        let (picture, words) = if scale.upright() {
            let cut = body.top() + (body.height() * 0.42).round();
            (body.with_max_y(cut), body.with_min_y(cut + gap))
        } else {
            let cut = body.left() + (body.width() * if scale.compact() { 0.46 } else { 0.58 }).round();
            (body.with_max_x(cut), body.with_min_x(cut + 2.0 * gap))
        };
        paint(ui, picture, draft, &choice.board, &found);
        wish = scrolled(ui, "about the board", words, |ui| about(ui, draft, &choice, &found, trials));
        let pressed = footer(ui, foot, draft, &choice);
        wish = wish.or(pressed);
    });
    wish
}

/// The picture, with the hexes of a finding marked: of the one that was tapped, else of the first that is about a few.
fn paint(ui: &Ui, rect: Rect, draft: &Draft, board: &Board, found: &[Finding]) {
    let tapped = draft.gallery.marked.and_then(|(index, since)| Some((found.get(index)?.cells(board), Some(since))));
    let few = |cells: &Cells| !cells.is_empty() && usize::from(cells.count()) * 3 < board.len();
    let first = || found.iter().map(|finding| finding.cells(board)).find(few).map(|cells| (cells, None));
    let Some((marked, since)) = tapped.or_else(first) else { return board_picture::paint(ui, rect, board) };
    let red = since.is_some_and(|since| is_red(ui, since, draft.gallery.still));
    board_picture::paint_marked(ui, rect, board, &marked, red);
}

/// Everything that is said of it.
fn about(
    ui: &mut Ui,
    draft: &mut Draft,
    choice: &Choosable,
    found: &[Finding],
    trials: &Trials,
) -> Option<GalleryWish> {
    let board = &choice.board;
    let say = |ui: &mut Ui, text: Text, step: Type| {
        let said = ui.say(text);
        paragraph(ui, &said, step, INK);
    };
    say(ui, choice.idea.clone(), Type::Body);
    let [facts, short, shortest] = words::board_facts(&choice.seats, choice.own, board);
    let facts = fitting(ui, &[facts, short], &shortest, ui.available_width());
    paragraph(ui, &facts, Type::Strong, INK);
    if let Some(not) = words::not_made_for(&choice.seats, draft.count) {
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
        let chosen = draft.gallery.marked.is_some_and(|(marked, _)| marked == index);
        if finding_row(ui, finding, board, chosen) {
            draft.gallery.marked = Some((index, ui.input(|input| input.time)));
        }
    }
    trial::draw(ui, trials, board).map(GalleryWish::Trial)
}

/// How many hexes there are of each kind.
fn grounds(board: &Board) -> Vec<Counted> {
    let land = |card: LandCard, number: u16| Counted {
        sign: Sign::Land(card),
        name: text!("gallery-land", land = card),
        number: number.into(),
    };
    let landscapes = Landscape::ALL.map(|kind| land(LandCard::ALL[kind.index()], board.land(kind).count()));
    let (markets, water) = (board.markets().count(), board.water().count());
    let others = [
        land(LandCard::Pampas, board.pampas().count()),
        Counted { sign: Sign::Market, name: text!("gallery-markets"), number: markets.into() },
        Counted { sign: Sign::Pond(PondShape::Single), name: text!("gallery-water"), number: water.into() },
    ];
    landscapes.into_iter().chain(others).collect()
}

/// What can be done with it; at the right, or below, the game on it.
fn footer(ui: &Ui, foot: Rect, draft: &mut Draft, choice: &Choosable) -> Option<GalleryWish> {
    /// What a button does.
    #[derive(Clone, Copy)]
    enum Deed {
        Share,
        Name,
        Wish(GalleryWish),
    }
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let play = ButtonLook::primary(ui.say(text!("chance-take"))).with_icon(icons::PLAY);
    let (mut rest, start) = if scale.phone_upright() {
        (foot.with_max_y(foot.top() + target), foot.with_min_y(foot.bottom() - target))
    } else {
        let (rest, start) = foot.split_left_right_at_x(foot.right() - button_width(ui, &play).max(foot.width() * 0.2));
        (rest.with_max_x(rest.right() - gap), start)
    };
    if button_at(ui, start, &play).clicked() {
        draft.choose(choice.board.clone());
        draft.sheet = None;
    }
    let look = |text: Text, icon: &'static str| ButtonLook::plain(ui.say(text)).with_icon(icon);
    let mut buttons = vec![
        (Deed::Share, look(text!("share-title"), icons::SHARE_NETWORK)),
        (Deed::Wish(GalleryWish::DrawCopy), look(text!("gallery-draw-copy"), icons::PENCIL_SIMPLE)),
    ];
    if !choice.own && maps::name_of(&choice.board).is_none() {
        buttons.push((Deed::Wish(GalleryWish::Keep), look(text!("gallery-keep"), icons::FLOPPY_DISK)));
    }
    if choice.own {
        buttons.push((Deed::Name, look(text!("gallery-name"), icons::TEXTBOX)));
        buttons.push((Deed::Wish(GalleryWish::Remove), look(text!("board-remove"), icons::TRASH)));
    }
    match button_row(ui, &mut rest, buttons)? {
        Deed::Wish(wish) => return Some(wish),
        Deed::Share => draft.sheet = Some(Sheet::Share),
        Deed::Name => {
            draft.gallery.name = maps::given(&choice.board.name).unwrap_or_default().to_owned();
            draft.sheet = Some(Sheet::NameBoard);
        }
    }
    None
}
