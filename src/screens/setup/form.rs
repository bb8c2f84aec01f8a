//! Everything about the next game on one sheet: seats, board, cards, who begins, sound.

use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{
    board_picture,
    draft::{Draft, Sheet},
    words,
};
use crate::{
    game::{
        rules::Seat,
        signs::{self, Sign},
    },
    kit::{
        ButtonLook, Say, button_at, button_width, chips, chips_width, focus_ring, line_in, lines_in, pressable, sink,
        text_height, text_width, toggle_width,
    },
    seats::{Sitter, names::colour},
    settings::Settings,
    texts::{Digits, Said, Text, text},
    theme::{
        fonts::Type,
        icons,
        rects::RectKind,
        scale::Scale,
        sketch::Tone,
        style::{self, EDGE, GOLD, INK, INK_MUTED, PAPER},
    },
    ui::{
        parts::{
            full_screen::full_screen,
            picker::{Picked, picker},
            sound::sound,
        },
        wishes::Means,
    },
};

/// What the sheet asks for beyond the draft it changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormWish {
    /// Other cards.
    NewCards,
    /// A file is to be asked for.
    Ask,
    /// The game fills the screen, or leaves it again.
    FullScreen(bool),
    /// The end of the program.
    Quit,
}

/// Fills the sheet that `ui` stands on.
pub fn draw(ui: &mut Ui, draft: &mut Draft, settings: &mut Settings, means: Means) -> Option<FormWish> {
    let scale = Scale::of(ui.ctx());
    let area = ui.max_rect();
    let (gap, target) = (scale.gap(1.0), scale.target());
    let between = scale.gap(1.5);
    let label = (scale.text(18.0) * 1.4).round();
    if scale.compact() {
        return lying(ui, area, label, draft, settings, means);
    }

    // From above: the seats. From below: sound, cards and who begins. What is left in the middle shows the boards.
    let head = Rect::from_min_size(area.min, vec2(area.width(), target));
    players(ui, head, draft);
    let seat = |place: usize| {
        let top = head.bottom() + gap + place as f32 * (target + gap * 0.75);
        Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), target))
    };
    (0..5).for_each(|place| seat_row(ui, seat(place), draft, place));

    let sound = area.with_min_y(area.bottom() - target);
    let mut wish = sound_row(ui, sound, settings, means);
    let line = Rect::from_min_max(
        pos2(area.left(), sound.top() - between - target - label),
        pos2(area.right(), sound.top() - between),
    );
    let half = (line.width() - scale.gap(2.0)) / 2.0;
    let cards = line.with_max_x(line.left() + half);
    let begins = line.with_min_x(line.right() - half);
    wish = wish.or(cards_cell(ui, cards, label, draft));
    begins_cell(ui, begins, label, draft);

    let boards =
        Rect::from_min_max(pos2(area.left(), seat(4).bottom() + between), pos2(area.right(), line.top() - between));
    choices(ui, boards, label, draft);
    wish
}

/// On a phone in two columns: the seats, and beside them everything else.
fn lying(
    ui: &mut Ui,
    area: Rect,
    label: f32,
    draft: &mut Draft,
    settings: &mut Settings,
    means: Means,
) -> Option<FormWish> {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let left = area.with_max_x(area.left() + (area.width() * 0.52).floor() - gap);
    let right = area.with_min_x(left.right() + 2.0 * gap);
    let step = ((left.height() - target) / 5.0).max(target + 1.0);
    let line = |column: Rect, top: f32| Rect::from_min_size(pos2(column.left(), top), vec2(column.width(), target));
    players(ui, line(left, left.top()), draft);
    (0..5).for_each(|place| {
        let top = left.top() + step * (place as f32 + 1.0);
        seat_row(ui, line(left, top), draft, place);
    });
    // What the pictures of the boards do not need stands between the lines.
    let choice = target + label;
    let pictures = label + (right.width() - gap) * 0.42;
    let spare = (right.height() - pictures - 2.0 * choice - target - 3.0 * gap).max(0.0) / 3.0;
    let step = gap + spare;
    let sound = line(right, right.bottom() - target);
    let mut wish = sound_row(ui, sound, settings, means);
    let above = |below: f32| right.with_max_y(below - step).with_min_y(below - step - choice);
    let begins = above(sound.top());
    let cards = above(begins.top());
    begins_cell(ui, begins, label, draft);
    wish = wish.or(cards_cell(ui, cards, label, draft));
    choices(ui, right.with_max_y(cards.top() - step), label, draft);
    wish
}

fn players(ui: &mut Ui, rect: Rect, draft: &mut Draft) {
    let (low, high) = draft.bounds();
    let name = ui.say(text!("setup-players"));
    let options: Vec<Said> = (low..=high).map(|count| ui.say(Text::number(count))).collect();
    let wide = chips_width(ui, &options) * options.len() as f32;
    let (words, place) = rect.split_left_right_at_x(rect.right() - wide);
    if text_width(ui.ctx(), &name, Type::Title) <= words.width() {
        line_in(ui, words, Align2::LEFT_CENTER, &name, Type::Title, INK);
    }
    let mut chosen = draft.count - low;
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        if chips(ui, &name, &options, &mut chosen).changed() {
            draft.set_count(low + chosen);
        }
    });
}

fn seat_row(ui: &Ui, rect: Rect, draft: &mut Draft, place: usize) {
    let scale = Scale::of(ui.ctx());
    let seat = Seat(place as u8);
    let name = ui.say(colour(seat));
    let medal = Rect::from_min_size(rect.min, Vec2::splat(rect.height())).shrink(scale.px(2.0));
    let sign = Sign::Owner(seat);
    // On a phone the brand alone says whose seat it is.
    let wide = if scale.compact() { 0.0 } else { scale.column(126.0) };
    let words = Rect::from_min_size(
        pos2(medal.right() + scale.gap(if wide > 0.0 { 1.5 } else { 1.0 }), rect.top()),
        vec2(wide, rect.height()),
    );
    let rest = rect.with_min_x(words.right());
    if place >= draft.count {
        free_seat(ui, rect, draft, place);
        signs::paint(ui.painter(), medal, sign, Tone::Faded(PAPER));
        return;
    }
    signs::paint(ui.painter(), medal, sign, Tone::Full);
    if wide > 0.0 {
        line_in(ui, words, Align2::LEFT_CENTER, &name, Type::LeadStrong, INK);
    }
    let sitter = draft.sitters[place];
    let people = draft.playing().iter().filter(|sitter| **sitter == Sitter::Human).count();
    let who = if people > 1 { sitter.text_among_many() } else { sitter.text() };
    let about = (!scale.compact()).then(|| ui.say(sitter.about()));
    let step = picker(ui, rest, &name, &Picked { sign: None, words: ui.say(who), about });
    if step != 0 {
        draft.turn_sitter(place, step);
    }
}

/// A seat nobody sits on: a tap fills it, and those before it.
fn free_seat(ui: &Ui, rect: Rect, draft: &mut Draft, place: usize) {
    let scale = Scale::of(ui.ctx());
    if place >= draft.bounds().1 {
        return;
    }
    let name = ui.say(text!("setup-free-seat-of", seat = colour(Seat(place as u8))));
    let response = pressable(ui, RectKind::Button, &name, rect, true);
    let line = if response.hovered() { GOLD } else { EDGE };
    ui.painter().rect_stroke(rect, style::corners(scale), Stroke::new(scale.hairline(), line), StrokeKind::Inside);
    let words = rect.with_min_x(rect.left() + rect.height() + scale.gap(1.5));
    let free = if scale.compact() { text!("setup-free-seat-short") } else { text!("setup-free-seat") };
    line_in(ui, words, Align2::LEFT_CENTER, &ui.say(free), Type::Body, INK_MUTED);
    focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
    if response.clicked() {
        draft.set_count(place + 1);
    }
}

/// The board by its picture and the rules by their name, side by side; each opens its sheet.
fn choices(ui: &Ui, rect: Rect, label: f32, draft: &mut Draft) {
    let scale = Scale::of(ui.ctx());
    let half = (rect.width() - scale.gap(1.5)) / 2.0;
    let (left, right) = (rect.with_max_x(rect.left() + half), rect.with_min_x(rect.right() - half));
    let board = labelled(ui, left, label, text!("setup-board"));
    let choose = ui.say(text!("setup-choose-board"));
    let answer = board_picture::choosable(ui, board, &choose, draft.chosen(), true);
    board_picture::opens(ui, board);
    if answer.clicked() {
        draft.sheet = Some(Sheet::Boards(None));
    }
    if rules_card(ui, labelled(ui, right, label, text!("setup-rules")), draft) {
        draft.sheet = Some(Sheet::Rules);
    }
}

/// Writes what a cell is for in its uppermost line, so high; gives the place below.
fn labelled(ui: &Ui, cell: Rect, high: f32, words: Text) -> Rect {
    let (head, below) = cell.split_top_bottom_at_y(cell.top() + high);
    line_in(ui, head, Align2::LEFT_CENTER, &ui.say(words), Type::Strong, INK_MUTED);
    below
}

/// The rules that are chosen: the game, what it changes, and what goes with it.
fn rules_card(ui: &Ui, rect: Rect, draft: &Draft) -> bool {
    let scale = Scale::of(ui.ctx());
    let book = &draft.rulebook;
    let choose = ui.say(text!("setup-choose-rules"));
    let response = pressable(ui, RectKind::Button, &choose, rect, true);
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    ui.painter().add(style::shadow(scale).as_shape(face, style::corners(scale)));
    ui.painter().rect(face, style::corners(scale), PAPER, Stroke::new(scale.ring(), INK), StrokeKind::Inside);
    let inner = face.shrink(scale.gap(1.0).max(scale.ring() * 1.6));
    let (title, small) = (scale.text(22.0) * 1.4, scale.text(18.0) * 1.4);
    let extras = words::extras(book).map(|[long, short]| board_picture::fitting(ui, &[long], &short, inner.width()));
    let foot = extras.as_ref().map_or(0.0, |said| text_height(ui.ctx(), said, Type::Body, inner.width()).max(small));
    let room = inner.height() - title - foot;
    let about = ui.say(text!("rules-game-about", game = book.game));
    let high = text_height(ui.ctx(), &about, Type::Body, inner.width());
    // Where the sentence has no room, the name alone has to do: the sheet tells the rest.
    let told = high <= room;
    let used = title + foot + if told { high } else { 0.0 };
    let top = inner.top() + ((inner.height() - used) / 2.0).max(0.0);
    let head = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), title));
    board_picture::title(ui, head, &ui.say(text!("rules-game", game = book.game)));
    let mut next = head.bottom();
    if told {
        let place = Rect::from_min_size(pos2(inner.left(), next), vec2(inner.width(), high));
        lines_in(ui, place, Align2::CENTER_TOP, &about, Type::Body, INK);
        next = place.bottom();
    }
    if let Some(extras) = extras {
        let place = Rect::from_min_size(pos2(inner.left(), next), vec2(inner.width(), foot));
        lines_in(ui, place, Align2::CENTER_CENTER, &extras, Type::Body, INK_MUTED);
    }
    board_picture::opens(ui, face);
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked()
}

fn cards_cell(ui: &Ui, rect: Rect, label: f32, draft: &mut Draft) -> Option<FormWish> {
    let scale = Scale::of(ui.ctx());
    let line = labelled(ui, rect, label, text!("setup-cards"));
    let new = ButtonLook::plain(ui.say(text!("setup-new-cards"))).with_icon(icons::SHUFFLE);
    let new = ButtonLook { icon_only: scale.compact(), ..new };
    let wide = button_width(ui, &new).min(line.width() * 0.6);
    let (number, button) = line.split_left_right_at_x(line.right() - wide);
    let shown = ButtonLook::plain(ui.say(text!("cards-number", seed = Digits(draft.seed))));
    if button_at(ui, number.with_max_x(number.right() - scale.gap(1.0)), &shown).clicked() {
        draft.keyed = Some(String::new());
    }
    button_at(ui, button, &new).clicked().then_some(FormWish::NewCards)
}

fn begins_cell(ui: &Ui, rect: Rect, label: f32, draft: &mut Draft) {
    let line = labelled(ui, rect, label, text!("setup-begins"));
    let (sign, words) = match draft.start {
        None => (None, text!("setup-drawn")),
        Some(seat) => (Some(Sign::Owner(seat)), colour(seat)),
    };
    let picked = Picked { sign, words: ui.say(words), about: None };
    let step = picker(ui, line, &ui.say(text!("setup-begins")), &picked);
    if step != 0 {
        draft.turn_start(step);
    }
}

fn sound_row(ui: &mut Ui, rect: Rect, settings: &mut Settings, means: Means) -> Option<FormWish> {
    let scale = Scale::of(ui.ctx());
    let mut wish = None;
    let mut rest = rect;
    let mut place = |look: &ButtonLook| {
        let place = rest.with_min_x(rest.right() - button_width(ui, look));
        rest.set_right(place.left() - scale.gap(1.0));
        place
    };
    // Long words give way to their pictures before the switch loses its own.
    let quit = ButtonLook::plain(ui.say(text!("quit"))).with_icon(icons::SIGN_OUT);
    let open = ButtonLook::plain(ui.say(text!("setup-open-file"))).with_icon(icons::FOLDER_OPEN);
    let words = [&quit, &open].map(|look| button_width(ui, look)).iter().sum::<f32>();
    let switch = toggle_width(ui, &ui.say(text!("sound")));
    let icon_only = scale.compact() || words + switch + 2.0 * scale.target() > rect.width();
    // Beside the switch the smallest lines have no room for every button; the window's frame and the menu have these too.
    let fits = |buttons: f32| rect.width() >= (3.0 + 1.3 * buttons) * scale.target();
    let quits = means.quit && fits(2.0);
    if quits {
        let quit = ButtonLook { icon_only, ..quit };
        if button_at(ui, place(&quit), &quit).clicked() {
            wish = Some(FormWish::Quit);
        }
    }
    if means.full_screen.is_some() && fits(if quits { 3.0 } else { 2.0 }) {
        let square = place(&ButtonLook::icon(icons::ARROWS_OUT, ui.say(text!("full-screen"))));
        wish = wish.or(full_screen(ui, square, means).map(FormWish::FullScreen));
    }
    let open = ButtonLook { icon_only, ..open };
    if button_at(ui, place(&open), &open).clicked() {
        wish = Some(FormWish::Ask);
    }
    rest.set_right(rest.right() - scale.gap(if scale.compact() { 0.0 } else { 2.0 }));
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| sound(ui, settings));
    wish
}
