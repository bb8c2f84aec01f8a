//! The dialog for naming a board. It has an on-screen keyboard, and also accepts typing on a physical keyboard.

use bevy_egui::egui::{Event, ImeEvent, Key};

use super::GalleryRequest;
use crate::{
    access::keys::discard_typed_keys,
    menu::{
        dialog::whole,
        draft::{Dialog, Draft},
    },
    texts::Untranslated,
    ui::parts::overlay::take_key,
    widgets::prelude::*,
};
use hacienda_rules::{Board, maps::grid::Grid};

/// The maximum length of a typed name, in characters. A longer name would not be shown in full.
const MAX_LETTERS: usize = 40;
/// The characters of the on-screen keyboard.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz0123456789-’";
/// The accented letters of the game's languages, on the keyboard's second page.
const ACCENTS: &str = "äöüßàâæçéèêëîïôœùûñáíóú";
/// The labels of the key that changes the page.
const PAGE_KEY_LABELS: [&str; 2] = ["äé", "ab"];
/// The maximum number of keys in a row.
const COLUMNS: usize = 13;

/// Returns the board with the typed name; `None` if the name is empty or unchanged.
pub fn renamed(board: &Board, name: &str) -> Option<Board> {
    let name = name.trim();
    let mut grid = Grid::of(board);
    name.clone_into(&mut grid.name);
    if name.is_empty() || name == board.name { None } else { grid.board().ok() }
}

/// Shows the dialog for naming the open board.
pub fn show(ctx: &Context, draft: &mut Draft) -> Option<GalleryRequest> {
    let written = write(ctx, &mut draft.gallery.name);
    if written == Some(false) {
        draft.dialog = Some(Dialog::Board);
    }
    (written == Some(true)).then_some(GalleryRequest::Rename)
}

/// Shows a dialog with a name and the on-screen keyboard. Returns `Some(true)` on OK or Enter, `Some(false)` on Cancel,
/// and `None` while the dialog stays open.
pub fn write(ctx: &Context, name: &mut String) -> Option<bool> {
    let scale = Scale::of(ctx);
    let gap = scale.gap(0.75);
    handle_typing(ctx, name);
    // If a widget has the focus, Enter presses that widget instead.
    let named = !name.trim().is_empty();
    let mut done = ctx.memory(|memory| memory.focused().is_none()) && take_key(ctx, Key::Enter, false) && named;
    let mut away = false;
    let height = if scale.is_compact() { f32::INFINITY } else { scale.px(620.0) };
    style::modal(ctx, "name of the board", whole(ctx).min(vec2(scale.column(1100.0), height)), |ui| {
        let mut body = ui.max_rect();
        let mut head = body.cut_top(scale.target(), gap);
        let ok = ButtonLook::primary(ui.tr(text!("keys-ok"))).enabled(named);
        let cancel = ButtonLook::plain(ui.tr(text!("keys-cancel")));
        let first = head.cut_right(button_width(ui, &ok).max(scale.target() * 1.6), gap);
        let second = head.cut_right(button_width(ui, &cancel), gap);
        line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(text!("gallery-name")), Type::Title, INK);
        done |= button_at(ui, first, &ok).clicked();
        away = button_at(ui, second, &cancel).clicked();
        field(ui, body.cut_top(scale.target(), gap), name);
        keyboard(ui, body, name);
    });
    if done || away {
        show_accents(ctx, false);
    }
    if done { Some(true) } else { away.then_some(false) }
}

/// Shows the name, the button that deletes its last letter and, in a short window, the space bar.
fn field(ui: &Ui, mut rest: Rect, name: &mut String) {
    let scale = Scale::of(ui.ctx());
    let square = rest.cut_right(rest.height(), scale.gap(0.5));
    if scale.is_sideways() {
        space_bar(ui, rest.cut_right(3.0 * rest.height(), scale.gap(0.5)), name);
    }
    ui.painter().rect(rest, style::corners(scale), PAPER_DARK, Stroke::new(scale.hairline(), GOLD), StrokeKind::Inside);
    let words = rest.shrink2(vec2(scale.gap(1.0), 0.0));
    let shown = if name.trim().is_empty() {
        line_in(ui, words, Align2::LEFT_CENTER, &ui.tr(text!("gallery-name-none")), Type::Body, INK_MUTED)
    } else {
        line_in(
            ui,
            words,
            Align2::LEFT_CENTER,
            &ui.tr(Text::untranslated(Untranslated::name(name))),
            Type::LeadStrong,
            INK,
        )
    };
    let end = pos2((shown.right() + scale.hairline() * 2.0).min(words.right()), shown.center().y);
    if !name.trim().is_empty() {
        ui.painter().vline(end.x, shown.y_range(), Stroke::new(scale.hairline() * 1.5, INK));
    }
    let look = ButtonLook::icon(icons::BACKSPACE, ui.tr(text!("keys-delete"))).enabled(!name.is_empty());
    if button_at(ui, square, &look).clicked() {
        name.pop();
    }
}

/// Shows the keys in rows, with capitals at the start of a word and, except in a short window, the space bar below.
fn keyboard(ui: &Ui, area: Rect, name: &mut String) {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(0.5), scale.target());
    let columns = cells_that_fit(area.width(), target, gap).min(COLUMNS);
    // In a short window, the space bar is next to the name.
    let keys = LETTERS.chars().count() + 1;
    let rows = keys.div_ceil(columns) + usize::from(!scale.is_sideways());
    let starts_word = name.chars().next_back().is_none_or(|last| last == ' ' || last == '-');
    let places = CellGrid::filling(area, columns, rows, gap).at_most(vec2(f32::INFINITY, target * 1.5));
    let accents = ui.data(|data| data.get_temp(Id::new("keys with accents"))).unwrap_or_default();
    let mut typed = None;
    for (index, letter) in if accents { ACCENTS } else { LETTERS }.chars().enumerate() {
        let letter = if starts_word { capital(letter) } else { letter };
        let look = ButtonLook::plain(ui.tr(Text::untranslated(Untranslated::name(letter.encode_utf8(&mut [0; 4])))));
        if button_at(ui, places.nth(index), &look).clicked() {
            typed = Some(letter);
        }
    }
    // The key that changes the page is in the same place on both pages.
    let there = if accents { text!("gallery-name-letters") } else { text!("gallery-name-accents") };
    let turn = ButtonLook { blank: true, ..ButtonLook::plain(ui.tr(there)) };
    let turned = button_at(ui, places.nth(keys - 1), &turn).clicked();
    let shown = ui.tr(Text::untranslated(Untranslated::name(PAGE_KEY_LABELS[usize::from(accents)])));
    line_in(ui, places.nth(keys - 1), Align2::CENTER_CENTER, &shown, Type::Body, INK);
    if let Some(letter) = typed {
        append(name, letter);
    }
    // After an accented letter, the keyboard returns to the plain letters.
    if turned || typed.is_some() && accents {
        show_accents(ui.ctx(), !accents);
    }
    if !scale.is_sideways() {
        space_bar(ui, places.at(0, rows - 1).with_max_x(area.right()), name);
    }
}

/// Shows the page with accents if `accents` is true, otherwise the page with plain letters.
pub fn show_accents(ctx: &Context, accents: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new("keys with accents"), accents));
}

/// Returns the capital of a letter. ß is unchanged, because its upper case is two letters.
fn capital(letter: char) -> char {
    let mut large = letter.to_uppercase();
    match (large.next(), large.next()) {
        (Some(one), None) => one,
        _ => letter,
    }
}

fn space_bar(ui: &Ui, rect: Rect, name: &mut String) {
    if button_at(ui, rect, &ButtonLook::plain(ui.tr(text!("gallery-name-space")))).clicked() {
        append(name, ' ');
    }
}

/// Appends a letter if there is room for it. Ignores control characters, leading spaces and double spaces.
fn append(name: &mut String, letter: char) {
    let space = letter == ' ' && name.chars().next_back().is_none_or(|last| last == ' ');
    if !space && !letter.is_control() && name.chars().count() < MAX_LETTERS {
        name.push(letter);
    }
}

/// Handles typed letters and Backspace.
fn handle_typing(ctx: &Context, name: &mut String) {
    ctx.input_mut(|input| {
        input.events.retain(|event| match event {
            // A space before any letter is left for the widget with the focus, which the Space key presses.
            Event::Text(text) if name.is_empty() && text.trim().is_empty() => true,
            Event::Text(text) | Event::Ime(ImeEvent::Commit(text)) => {
                text.chars().for_each(|letter| append(name, letter));
                false
            }
            Event::Key { key: Key::Backspace, pressed: true, .. } => {
                name.pop();
                false
            }
            _ => true,
        });
    });
    discard_typed_keys(ctx);
}
