//! The dialog for sharing a board: as an address with its QR code, a board code, a text or a file.

use std::sync::Arc;

use super::GalleryRequest;
#[cfg(target_arch = "wasm32")]
use crate::page;
use crate::{
    menu::{
        dialog::{dialog, whole},
        draft::{Dialog, Draft},
    },
    ui::parts::qr_code,
    widgets::prelude::*,
};
use hacienda_rules::{
    Board,
    maps::{board_code, haz},
};

/// The form in which a board is copied to the clipboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shared {
    /// An address that opens the board.
    Address,
    /// The board code, which encodes the whole board in one word.
    BoardCode,
    /// The text of the board file.
    Text,
}

/// Returns the public address of the game, if it is known. In a browser it is the address of the web page, unless the
/// page is in a frame or a local file, whose address is useless to others. In all other cases it is the value that
/// `PAGE_URL` had when the program was built, if any.
pub fn address() -> Option<String> {
    #[cfg(target_arch = "wasm32")]
    let here = page::address();
    #[cfg(not(target_arch = "wasm32"))]
    let here = String::new();
    let here = if here.is_empty() { option_env!("PAGE_URL").unwrap_or_default().to_owned() } else { here };
    (!here.is_empty()).then_some(here)
}

/// Returns the address that opens the board with this code.
fn link(address: &str, word: &str) -> String {
    format!("{address}?map={word}")
}

/// Returns the text for the clipboard; `None` if the board cannot be written in this form or the address is unknown.
pub fn text_of(shared: Shared, board: &Board) -> Option<String> {
    match shared {
        Shared::Address => Some(link(&address()?, &board_code::write(board)?)),
        Shared::BoardCode => board_code::write(board),
        Shared::Text => Some(haz::write(board)),
    }
}

/// The forms in which a board can be shared.
#[derive(Clone)]
struct ShareOptions {
    board: Arc<Board>,
    /// True if the board is small enough for a board code.
    has_board_code: bool,
    link: Option<Arc<str>>,
}

impl ShareOptions {
    /// Returns the options for a board. They are computed only when another board is shown, not in every frame.
    fn of(ctx: &Context, board: &Arc<Board>, address: impl FnOnce() -> Option<String>) -> ShareOptions {
        let fits = |ready: &ShareOptions| Arc::ptr_eq(&ready.board, board);
        cached(ctx, Id::new("handed on"), fits, || {
            let word = board_code::write(board);
            let link = word.as_ref().zip(address()).map(|(word, address)| link(&address, word).into());
            ShareOptions { board: board.clone(), has_board_code: word.is_some(), link }
        })
    }
}

/// Shows the ways to share the open board. `address` returns the address at which the game can be played.
pub fn show(ctx: &Context, draft: &mut Draft, address: impl FnOnce() -> Option<String>) -> Option<GalleryRequest> {
    let Some(choice) = draft.gallery.open_board.clone() else {
        draft.dialog = Some(Dialog::Boards(draft.gallery.page));
        return None;
    };
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let ShareOptions { has_board_code, link, .. } = ShareOptions::of(ctx, &choice.board, address);
    let mut ways: Vec<(GalleryRequest, Text, &'static str)> = Vec::new();
    if link.is_some() {
        ways.push((GalleryRequest::Copy(Shared::Address), text!("share-address"), icons::LINK));
    }
    if has_board_code {
        ways.push((GalleryRequest::Copy(Shared::BoardCode), text!("share-word"), icons::COPY));
    }
    ways.push((GalleryRequest::Copy(Shared::Text), text!("share-text"), icons::CLIPBOARD_TEXT));
    ways.push((GalleryRequest::SaveFile, text!("board-hand-out"), icons::DOWNLOAD_SIMPLE));
    let about = match (&link, has_board_code) {
        (Some(_), _) => text!("share-about-address"),
        (None, true) => text!("share-about-word"),
        (None, false) => text!("share-about-large", hexes = board_code::MAX_HEXES),
    };
    let about = ctx.tr(about);
    let size = whole(ctx).min(vec2(scale.column(if link.is_some() { 1300.0 } else { 800.0 }), f32::INFINITY));
    let height = 2.0 * scale.pad()
        + target
        + 2.0 * gap
        + text_height(ctx, &about, Type::Body, size.x - 2.0 * scale.pad())
        + ways.len() as f32 * (target + gap);
    let size = if link.is_some() { size } else { vec2(size.x, height.min(size.y)) };
    dialog(ctx, draft, ("share", size), Some(text!("share-title")), |ui, _, mut list| {
        let buttons = ways.len() as f32 * (target + gap);
        if let Some(link) = &link {
            let code = if scale.is_upright() {
                let height = text_height(ui.ctx(), &about, Type::Body, list.width()) + gap + buttons;
                let below = list.cut_bottom(height.min(list.height()), gap);
                std::mem::replace(&mut list, below)
            } else {
                list.cut_left(list.height().min(list.width() * 0.5), 2.0 * gap)
            };
            qr_code::paint(ui, code, link);
        }
        let words = list.with_max_y((list.bottom() - buttons).max(list.top()));
        let needed = text_height(ui.ctx(), &about, Type::Body, list.width());
        lines_in(ui, words, Align2::LEFT_TOP, &about, Type::Body, INK_MUTED);
        let mut top = (list.top() + needed + gap).min(list.bottom() - buttons + gap);
        let at = |(request, words, icon): (_, Text, &'static str)| {
            let look = ButtonLook::plain(ui.tr(words)).with_icon(icon);
            let width = button_width(ui, &look).max(list.width() * 0.6).min(list.width());
            let place = Rect::from_min_size(pos2(list.left(), top), vec2(width, target));
            top += target + gap;
            (place, look, request)
        };
        pressed_button(ui, ways.into_iter().map(at))
    })
}
