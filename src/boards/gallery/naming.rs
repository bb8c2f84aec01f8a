//! The sheet on which a board of the player's own gets its name: by keys on the screen, or by typing.

use bevy_egui::egui::{Event, ImeEvent, Key};

use super::GalleryWish;
use crate::{
    access::keys::were_written,
    kit::prelude::*,
    menu::{
        draft::{Draft, Sheet},
        sheet::whole,
    },
    texts::Given,
    ui::parts::overlay::take_key,
};
use hacienda_rules::{Board, maps::grid::Grid};

/// The most letters of a name that is typed: as many as are shown.
const LONGEST: usize = 40;
/// What can be written by keys on the screen.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz0123456789-’";
/// What else can be, on another page of keys: the letters of the languages that the game speaks.
const ACCENTS: &str = "äöüßàâæçéèêëîïôœùûñáíóú";
/// What the key shows that turns the page.
const TURN: [&str; 2] = ["äé", "ab"];
/// The most keys in a row.
const COLUMNS: usize = 13;

/// A board under the name that was typed; `None` where nothing was, or the same.
pub fn renamed(board: &Board, name: &str) -> Option<Board> {
    let name = name.trim();
    let mut grid = Grid::of(board);
    name.clone_into(&mut grid.name);
    if name.is_empty() || name == board.name { None } else { grid.board().ok() }
}

/// Shows the name of the board that is looked at with its keys.
pub fn show(ctx: &Context, draft: &mut Draft) -> Option<GalleryWish> {
    let written = write(ctx, &mut draft.gallery.name);
    if written == Some(false) {
        draft.sheet = Some(Sheet::Board);
    }
    (written == Some(true)).then_some(GalleryWish::Rename)
}

/// Shows a name with its keys; gives whether it is to hold, once that is said.
pub fn write(ctx: &Context, name: &mut String) -> Option<bool> {
    let scale = Scale::of(ctx);
    let gap = scale.gap(0.75);
    hear(ctx, name);
    // Enter presses what has the focus, as everywhere.
    let mut done = ctx.memory(|memory| memory.focused().is_none()) && take_key(ctx, Key::Enter, false);
    let mut away = false;
    let high = if scale.compact() { f32::INFINITY } else { scale.px(620.0) };
    style::modal(ctx, "name of the board", whole(ctx).min(vec2(scale.column(1100.0), high)), |ui| {
        let mut body = ui.max_rect();
        let mut head = body.cut_top(scale.target(), gap);
        let ok = ButtonLook::primary(ui.say(text!("keys-ok"))).enabled(!name.trim().is_empty());
        let cancel = ButtonLook::plain(ui.say(text!("keys-cancel")));
        let first = head.cut_right(button_width(ui, &ok).max(scale.target() * 1.6), gap);
        let second = head.cut_right(button_width(ui, &cancel), gap);
        line_in(ui, head, Align2::LEFT_CENTER, &ui.say(text!("gallery-name")), Type::Title, INK);
        done |= button_at(ui, first, &ok).clicked();
        away = button_at(ui, second, &cancel).clicked();
        field(ui, body.cut_top(scale.target(), gap), name);
        keyboard(ui, body, name);
    });
    if done || away {
        turn_keys(ctx, false);
    }
    if done { Some(true) } else { away.then_some(false) }
}

/// The name, and the button that takes its last letter away.
fn field(ui: &Ui, mut rest: Rect, name: &mut String) {
    let scale = Scale::of(ui.ctx());
    let square = rest.cut_right(rest.height(), scale.gap(0.5));
    if scale.sideways() {
        space_bar(ui, rest.cut_right(3.0 * rest.height(), scale.gap(0.5)), name);
    }
    ui.painter().rect(rest, style::corners(scale), PAPER_DARK, Stroke::new(scale.hairline(), GOLD), StrokeKind::Inside);
    let words = rest.shrink2(vec2(scale.gap(1.0), 0.0));
    let shown = if name.trim().is_empty() {
        line_in(ui, words, Align2::LEFT_CENTER, &ui.say(text!("gallery-name-none")), Type::Body, INK_MUTED)
    } else {
        line_in(ui, words, Align2::LEFT_CENTER, &ui.say(Text::given(Given::name(name))), Type::LeadStrong, INK)
    };
    let end = pos2((shown.right() + scale.hairline() * 2.0).min(words.right()), shown.center().y);
    if !name.trim().is_empty() {
        ui.painter().vline(end.x, shown.y_range(), Stroke::new(scale.hairline() * 1.5, INK));
    }
    let look = ButtonLook::icon(icons::BACKSPACE, ui.say(text!("keys-delete"))).enabled(!name.is_empty());
    if button_at(ui, square, &look).clicked() {
        name.pop();
    }
}

/// Letters in rows, large where a word begins, and the space below them.
fn keyboard(ui: &Ui, area: Rect, name: &mut String) {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(0.5), scale.target());
    let columns = fit(area.width(), target, gap).min(COLUMNS);
    // Where the screen is low, the space stands beside the name.
    let keys = LETTERS.chars().count() + 1;
    let rows = keys.div_ceil(columns) + usize::from(!scale.sideways());
    let large = name.chars().next_back().is_none_or(|last| last == ' ' || last == '-');
    let places = Raster::filling(area, columns, rows, gap).at_most(vec2(f32::INFINITY, target * 1.5));
    let accents = ui.data(|data| data.get_temp(Id::new("keys with accents"))).unwrap_or_default();
    let mut typed = None;
    for (index, letter) in if accents { ACCENTS } else { LETTERS }.chars().enumerate() {
        let letter = if large { capital(letter) } else { letter };
        let look = ButtonLook::plain(ui.say(Text::given(Given::name(letter.encode_utf8(&mut [0; 4])))));
        if button_at(ui, places.nth(index), &look).clicked() {
            typed = Some(letter);
        }
    }
    // The same key leads there and back.
    let there = if accents { text!("gallery-name-letters") } else { text!("gallery-name-accents") };
    let turn = ButtonLook { blank: true, ..ButtonLook::plain(ui.say(there)) };
    let turned = button_at(ui, places.nth(keys - 1), &turn).clicked();
    let shown = ui.say(Text::given(Given::name(TURN[usize::from(accents)])));
    line_in(ui, places.nth(keys - 1), Align2::CENTER_CENTER, &shown, Type::Body, INK);
    if let Some(letter) = typed {
        put(name, letter);
    }
    // After a letter with an accent one without it follows.
    if turned || typed.is_some() && accents {
        turn_keys(ui.ctx(), !accents);
    }
    if !scale.sideways() {
        space_bar(ui, places.at(0, rows - 1).with_max_x(area.right()), name);
    }
}

/// Lets the keys show the letters with accents, or the others.
pub fn turn_keys(ctx: &Context, accents: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new("keys with accents"), accents));
}

/// A letter as it begins a word; ß is two of them, and stays.
fn capital(letter: char) -> char {
    let mut large = letter.to_uppercase();
    match (large.next(), large.next()) {
        (Some(one), None) => one,
        _ => letter,
    }
}

/// The bar that writes a space.
fn space_bar(ui: &Ui, rect: Rect, name: &mut String) {
    if button_at(ui, rect, &ButtonLook::plain(ui.say(text!("gallery-name-space")))).clicked() {
        put(name, ' ');
    }
}

/// Writes a letter behind a name, if it has room and can be written at all; two spaces are one.
fn put(name: &mut String, letter: char) {
    let space = letter == ' ' && name.chars().next_back().is_none_or(|last| last == ' ');
    if !space && !letter.is_control() && name.chars().count() < LONGEST {
        name.push(letter);
    }
}

/// Takes what was typed in this frame: letters, and Backspace.
fn hear(ctx: &Context, name: &mut String) {
    ctx.input_mut(|input| {
        input.events.retain(|event| match event {
            // A space before any letter is Space, which presses what has the focus.
            Event::Text(text) if name.is_empty() && text.trim().is_empty() => true,
            Event::Text(text) | Event::Ime(ImeEvent::Commit(text)) => {
                text.chars().for_each(|letter| put(name, letter));
                false
            }
            Event::Key { key: Key::Backspace, pressed: true, .. } => {
                name.pop();
                false
            }
            _ => true,
        });
    });
    were_written(ctx);
}
