//! The dialog of saved games: a row for each, with a picture of the game and buttons that continue or remove it.

use std::sync::Arc;

use super::{
    dialog::{dialog, turn_pages, whole},
    draft::{Dialog, Draft},
    labels,
    request::SetupRequest,
};
use crate::{
    game_screen::screen_actions::{self, Picture, RecordSummary},
    profile::Profile,
    record::{
        save::{self, LoadError},
        slots::SavedGame,
    },
    store::{self, Store},
    ui::parts::question::{Answer, ask},
    widgets::{prelude::*, pressable_as},
};

/// A saved game in the dialog.
#[derive(Debug, Clone)]
pub struct SaveRow {
    /// The game's place in the store.
    pub saved_game: SavedGame,
    /// The players, or the reason why the game cannot be shown.
    pub who: Text,
    /// The progress of the game, if it could be read.
    pub progress: Option<Text>,
    /// The board, or the game if it has no boards, and the time since the last action.
    pub place: Option<Text>,
    /// True if the game can be continued.
    pub playable: bool,
    /// A picture of the game, if it could be read.
    pub picture: Option<Arc<dyn Picture>>,
}

/// Returns the part of `place` for a landscape picture, such as prairies or price tracks.
pub fn wide_place(place: Rect) -> Rect {
    Rect::from_center_size(place.center(), vec2(place.width(), place.height().min(place.width() * 0.72)))
}

impl SaveRow {
    /// Creates the row of a game that is still being read.
    pub fn loading(kept: SavedGame) -> SaveRow {
        SaveRow {
            saved_game: kept,
            who: text!("saved-coming"),
            progress: None,
            place: None,
            playable: false,
            picture: None,
        }
    }

    /// Reads a game by replaying it. A game that was set aside is not replayed, because a replay may crash the program
    /// again.
    pub fn read(store: &Store, kept: SavedGame, person: &Profile) -> SaveRow {
        let unknown = |who: Text| SaveRow { who, ..SaveRow::loading(kept) };
        if kept.slot.aside {
            return unknown(text!("setup-aside"));
        }
        match save::read_and_replay(store, kept, |record| {
            (screen_actions::of(record.title()).summarize)(record, person)
        }) {
            Ok((_, RecordSummary { who, progress, name, picture })) => {
                let place = match labels::relative_time(kept.metadata.played, store::now()) {
                    Some(ago) => text!("saved-place", board = name, ago = ago),
                    None => name,
                };
                SaveRow {
                    saved_game: kept,
                    who,
                    progress: Some(progress),
                    place: Some(place),
                    playable: true,
                    picture: Some(picture),
                }
            }
            Err(LoadError::Broken(broken)) => {
                unknown(text!("saved-unreadable-because", why = broken.message().clone()))
            }
            Err(LoadError::Nothing | LoadError::Unreadable(_) | LoadError::Refused(_)) => {
                unknown(text!("saved-unreadable"))
            }
        }
    }
}

/// Shows one page of the saved games, the latest first.
pub fn show(ctx: &Context, draft: &mut Draft, rows: &[SaveRow], page: usize) -> Option<SetupRequest> {
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let size = whole(ctx).min(vec2(scale.column(1100.0), f32::INFINITY));
    let mut request = None;
    dialog(ctx, draft, ("saved games", size), Some(text!("saved-title")), |ui, draft, mut body| {
        let width = body.width() - target - gap;
        // A game that is still being read gets room for the lines that will follow.
        let needed = rows.iter().map(|row| words_height(ui, row, words_width(scale, width)));
        let needed = needed.fold(target.max(usual_height(ui, width)), f32::max);
        let least = needed + scale.gap(1.5);
        if rows.len() > cells_that_fit(body.height(), least, gap) {
            let foot = body.cut_bottom(target, gap);
            let pages = rows.len().div_ceil(cells_that_fit(body.height(), least, gap));
            if let Some(to) = turn_pages(ui, foot, (page.min(pages - 1), pages)).1 {
                draft.dialog = Some(Dialog::Saves(to));
            }
        }
        let on_page = cells_that_fit(body.height(), least, gap);
        let first = page.min(rows.len().saturating_sub(1) / on_page) * on_page;
        // If there are few rows, they are not stretched far beyond the height that they need.
        let places = CellGrid::down(body, on_page, gap).at_most(vec2(f32::INFINITY, least * 1.5)).first(on_page);
        for ((line, row), place) in rows.iter().enumerate().skip(first).zip(places) {
            let trash = Rect::from_center_size(place.right_center() - vec2(target / 2.0, 0.0), Vec2::splat(target));
            if row_button(ui, place.with_max_x(trash.left() - gap), row) {
                request = Some(SetupRequest::Resume(row.saved_game));
            }
            let look = ButtonLook::icon(icons::TRASH, ui.tr(text!("saved-remove", number = line + 1)));
            if button_at(ui, trash, &look).clicked() {
                draft.dialog = Some(Dialog::RemoveSave(line));
            }
        }
    });
    request
}

/// The width of the picture in a row of this width, in px.
fn picture_width(scale: Scale, row: f32) -> f32 {
    (scale.text(18.0) * 5.5).min(row * 0.3)
}

/// The width left for text in a row of this width, in px.
fn words_width(scale: Scale, row: f32) -> f32 {
    row - picture_width(scale, row) - scale.gap(3.5)
}

/// Returns the lines of text about a game.
fn lines(row: &SaveRow) -> impl Iterator<Item = (&Text, Type)> {
    std::iter::once((&row.who, Type::Strong))
        .chain(row.progress.iter().chain(&row.place).map(|text| (text, Type::Body)))
}

/// Returns the lines about a game as one text, which distinguishes games with the same players.
fn summary(row: &SaveRow) -> Text {
    let texts = lines(row).map(|(text, _)| text.clone());
    texts.reduce(|before, next| text!("list-comma", before = before, next = next)).unwrap_or_else(|| row.who.clone())
}

fn words_height(ui: &Ui, row: &SaveRow, width: f32) -> f32 {
    lines(row).map(|(text, step)| text_height(ui.ctx(), &ui.tr(text), step, width)).sum()
}

/// The height of a row's three lines in px: the players, the progress and the place.
fn usual_height(ui: &Ui, width: f32) -> f32 {
    let line = ui.tr(text!("setup-saved-actions", actions = 1));
    [Type::Strong, Type::Body, Type::Body].map(|step| text_height(ui.ctx(), &line, step, width)).iter().sum()
}

/// Shows a game with its picture. Returns true if it was tapped and is playable or set aside.
fn row_button(ui: &Ui, rect: Rect, row: &SaveRow) -> bool {
    let scale = Scale::of(ui.ctx());
    let who = ui.tr(&row.who);
    let enabled = row.saved_game.slot.aside || row.playable;
    let response = pressable_as(ui, RectKind::Button, &who, &ui.tr(summary(row)), rect, enabled);
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    let edge = Stroke::new(scale.hairline() * 1.3, if response.hovered() && enabled { GOLD } else { EDGE });
    ui.painter().rect(face, style::corners(scale), PAPER, edge, StrokeKind::Inside);
    let inner = face.shrink2(vec2(scale.gap(1.0), scale.gap(0.5)));
    let picture = inner.with_max_x(inner.left() + picture_width(scale, rect.width()));
    if let Some(table) = &row.picture {
        table.paint(ui, picture);
    }
    let words = inner.with_min_x(picture.right() + scale.gap(1.5));
    let mut top = words.center().y - words_height(ui, row, words.width()) / 2.0;
    for (number, (text, step)) in lines(row).enumerate() {
        let translated = ui.tr(text);
        let height = text_height(ui.ctx(), &translated, step, words.width());
        let place = words.with_min_y(top).with_max_y(top + height);
        top += height;
        lines_in(ui, place, Align2::LEFT_TOP, &translated, step, if number == 0 { INK } else { INK_MUTED });
    }
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked() && enabled
}

/// Asks whether to remove a game. After the answer, the list of games is shown again.
pub fn ask_removal(ctx: &Context, draft: &mut Draft, rows: &[SaveRow], line: usize) -> Option<SetupRequest> {
    let Some(row) = rows.get(line) else {
        draft.dialog = Some(Dialog::Saves(0));
        return None;
    };
    let question = text!("saved-remove-question", which = summary(row));
    let answer = ask(ctx, "remove save", question, text!("setup-instead-keep"), text!("setup-instead-give-up"))?;
    draft.dialog = Some(Dialog::Saves(0));
    (answer == Answer::Confirm).then_some(SetupRequest::Remove(row.saved_game))
}
