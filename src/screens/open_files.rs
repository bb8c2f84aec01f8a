//! Opens games, boards and links from files and from the clipboard.

use std::sync::Arc;

use bevy::prelude::*;

use super::online;
use crate::{
    boards::{
        gallery::{draft_boards, shows_boards},
        own_boards::OwnBoards,
    },
    files::{FileNotice, ReceivedFile},
    game::Record,
    menu::draft::{Dialog, Draft, Page},
    online::Links,
    record,
    screen::Screen,
    store::{Store, Writer},
    texts::{self, Text, text},
    ui::requests::{Popover, ScreenRequest},
};
use hacienda_rules::{
    Board,
    maps::{self, board_code},
};
use tabletop::reading;

/// Opens games and boards from files, and boards and links from the clipboard. Refuses games and boards during a game.
pub(super) fn open_files(
    mut given: MessageReader<ReceivedFile>,
    screen: Res<State<Screen>>,
    store: Res<Store>,
    mut draft: ResMut<Draft>,
    mut own_boards: ResMut<OwnBoards>,
    mut popover: ResMut<Popover>,
    (mut links, mut writer): (ResMut<Links>, ResMut<Writer>),
    mut go: MessageWriter<ScreenRequest>,
) {
    for file in given.read() {
        let is_for_session =
            file.pasted && *screen.get() == Screen::Setup && matches!(draft.dialog, Some(Dialog::Online(_)));
        if let (true, Ok(text)) = (is_for_session, &file.text) {
            let (message, link) = online::paste(text, &mut links, &store, &mut writer);
            if message.is_some() {
                popover.0 = message;
            }
            if let Some(link) = link {
                go.write(ScreenRequest::Join(Box::new(link)));
            }
            continue;
        }
        // In the gallery and in the editor, pasted text that is not a board is an error; elsewhere it is ignored.
        let among_boards = shows_boards(*screen.get(), &draft);
        if file.pasted && !among_boards && !is_board(file) {
            continue;
        }
        if *screen.get() == Screen::Match {
            popover.0 = Some(text!("file-during-game"));
            continue;
        }
        if file.pasted || is_board(file) {
            match file.text.clone().and_then(|text| board_of(&text)) {
                // The board replaces the drawing; an undo restores the drawing.
                Ok(board) if *screen.get() == Screen::Drawing => {
                    go.write(ScreenRequest::OpenEditor(Some(Arc::new(board))));
                }
                Ok(board) => popover.0 = Some(import_board(&mut draft, &mut own_boards, &store, Arc::new(board))),
                Err(error) => popover.0 = Some(text!("file-no-board", name = name(file), error = error)),
            }
            continue;
        }
        let record =
            file.text.clone().and_then(|text| Record::parse(&text).map_err(|error| record::unreadable_text(&error)));
        match record {
            Ok(record) => drop(go.write(ScreenRequest::Open(Box::new(record)))),
            Err(error) => popover.0 = Some(text!("file-no-game", name = name(file), error = error)),
        }
    }
}

/// Returns the board that a text or an address describes.
fn board_of(text: &str) -> Result<Board, Text> {
    reading::check_size(text.len(), reading::MAX_BOARD_BYTES).map_err(|_| text!("store-too-large"))?;
    maps::read_text(code_in_address(text).unwrap_or(text))
        .map_err(|error| Text::untranslated(texts::Untranslated::error(error)))
}

/// Returns the board code in an address.
fn code_in_address(address: &str) -> Option<&str> {
    let address = Some(address.trim()).filter(|text| text.starts_with("http"))?;
    let (_, query) = address.split_once('?')?;
    let code = query.split(['&', '#']).find_map(|argument| argument.strip_prefix("map="))?;
    Some(code).filter(|code| board_code::looks_like_code(code))
}

/// Returns the name of a file. A browser may not report a name.
fn name(file: &ReceivedFile) -> Text {
    if file.pasted {
        return text!("pasted-text");
    }
    let name = texts::Untranslated::name(&file.name);
    if name.is_empty() { text!("file-nameless") } else { Text::untranslated(name) }
}

/// The header with which board files usually begin, in lower case.
const BOARD_FILE_START: &str = "[control]";

/// Returns true if a file is a board, judging by its name or its text.
fn is_board(file: &ReceivedFile) -> bool {
    let begins = |text: &String| {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let begins =
            text.get(..BOARD_FILE_START.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(BOARD_FILE_START));
        begins || board_code::looks_like_code(text) || code_in_address(text).is_some()
    };
    file.name.to_lowercase().ends_with(".haz") || file.text.as_ref().is_ok_and(begins)
}

/// Saves a board and chooses it for the next game. Returns a message about the result.
fn import_board(draft: &mut Draft, own_boards: &mut OwnBoards, store: &Store, board: Arc<Board>) -> Text {
    let message = draft_boards::save_board(draft, own_boards, store, &board);
    draft.choose(board);
    // In the gallery the board opens in the detail view, where the player can change it.
    if draft.is_in_gallery() {
        let chosen = draft.chosen().clone();
        draft.look_at(chosen);
    } else {
        (draft.page, draft.dialog) = (Page::Form, None);
    }
    message
}

/// Shows the results of file operations.
pub(super) fn show_file_notices(mut notices: MessageReader<FileNotice>, mut popover: ResMut<Popover>) {
    for notice in notices.read() {
        popover.0 = Some(notice.0.clone());
    }
}
