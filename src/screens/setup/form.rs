//! Everything about the next game on one sheet: seats, board, cards, who begins, sound.

use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{board_picture, draft::Draft};
use crate::{
    rules::Seat,
    seats::Sitter,
    settings::Settings,
    theme::{
        colours::OWNER_NAMES,
        fonts::Type,
        rects::RectKind,
        scale::Scale,
        signs::{self, Sign},
        sketch::Tone,
        style::{self, EDGE, GOLD, INK, INK_MUTED},
        widgets::{ButtonLook, button_at, button_width, chips, chips_width, focus_ring, line_in, pressable},
    },
    ui::{
        picker::{Picked, picker},
        sound::sound,
        texts_screens as texts,
    },
};

/// What the sheet asks for beyond the draft it changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormWish {
    /// Other cards.
    NewCards,
    /// The end of the program.
    Quit,
}

/// Fills the sheet that `ui` stands on.
pub fn draw(ui: &mut Ui, draft: &mut Draft, settings: &mut Settings, can_quit: bool) -> Option<FormWish> {
    let scale = Scale::of(ui.ctx());
    let area = ui.max_rect();
    let (gap, target) = (scale.gap(1.0), scale.target());
    let between = scale.gap(1.5);
    let label = (scale.text(18.0) * 1.4).round();

    // From above: the seats. From below: sound, cards and who begins. What is left in the middle shows the boards.
    let head = Rect::from_min_size(area.min, vec2(area.width(), target));
    players(ui, head, draft);
    let seat = |place: usize| {
        let top = head.bottom() + gap + place as f32 * (target + gap * 0.75);
        Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), target))
    };
    (0..5).for_each(|place| seat_row(ui, seat(place), draft, place));

    let sound = area.with_min_y(area.bottom() - target);
    let mut wish = sound_row(ui, sound, settings, can_quit);
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
    boards_cell(ui, boards, label, draft);
    wish
}

fn players(ui: &mut Ui, rect: Rect, draft: &mut Draft) {
    let (low, high) = draft.bounds();
    line_in(ui, rect.with_max_x(rect.center().x), Align2::LEFT_CENTER, texts::PLAYERS, Type::Title, INK);
    let counts: Vec<String> = (low..=high).map(|count| count.to_string()).collect();
    let options: Vec<&str> = counts.iter().map(String::as_str).collect();
    let wide = chips_width(ui, &options) * options.len() as f32;
    let place = rect.with_min_x(rect.right() - wide);
    let mut chosen = draft.count - low;
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        if chips(ui, texts::PLAYERS, &options, &mut chosen).changed() {
            draft.set_count(low + chosen);
        }
    });
}

fn seat_row(ui: &Ui, rect: Rect, draft: &mut Draft, place: usize) {
    let scale = Scale::of(ui.ctx());
    let name = OWNER_NAMES[place];
    let medal = Rect::from_min_size(rect.min, Vec2::splat(rect.height())).shrink(scale.px(2.0));
    let sign = Sign::Owner(Seat(place as u8));
    let words =
        Rect::from_min_size(pos2(medal.right() + scale.gap(1.5), rect.top()), vec2(scale.column(126.0), rect.height()));
    let rest = rect.with_min_x(words.right());
    if place >= draft.count {
        free_seat(ui, rect, draft, place);
        signs::paint(ui.painter(), medal, sign, Tone::Faded(style::PAPER));
        return;
    }
    signs::paint(ui.painter(), medal, sign, Tone::Full);
    line_in(ui, words, Align2::LEFT_CENTER, name, Type::LeadStrong, INK);
    let sitter = draft.sitters[place];
    let people = draft.playing().iter().filter(|sitter| **sitter == Sitter::Human).count();
    let who = if people > 1 { texts::sitter_of_many(sitter) } else { texts::sitter(sitter) };
    let step = picker(ui, rest, name, &Picked { sign: None, words: who, about: texts::sitter_about(sitter) });
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
    let name = format!("{}: {}", OWNER_NAMES[place], texts::FREE_SEAT);
    let response = pressable(ui, RectKind::Button, &name, rect, true);
    let line = if response.hovered() { GOLD } else { EDGE };
    ui.painter().rect_stroke(rect, style::corners(scale), Stroke::new(scale.hairline(), line), StrokeKind::Inside);
    let words = rect.shrink2(vec2(rect.height() + scale.gap(1.5), 0.0));
    line_in(ui, words, Align2::LEFT_CENTER, texts::FREE_SEAT, Type::Body, INK_MUTED);
    focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
    if response.clicked() {
        draft.set_count(place + 1);
    }
}

fn boards_cell(ui: &Ui, rect: Rect, label: f32, draft: &mut Draft) {
    let scale = Scale::of(ui.ctx());
    let (head, pictures) = rect.split_top_bottom_at_y(rect.top() + label);
    line_in(ui, head, Align2::LEFT_CENTER, texts::BOARD, Type::Strong, INK_MUTED);
    let count = draft.boards.len() as f32;
    let gap = scale.gap(1.5);
    let wide = (pictures.width() - gap * (count - 1.0)) / count;
    // Nothing is gained by pictures much taller than the boards are wide.
    let high = pictures.height().min(wide * 0.8);
    let top = pictures.center().y - high / 2.0;
    for index in 0..draft.boards.len() {
        let at = pos2(pictures.left() + index as f32 * (wide + gap), top);
        let place = Rect::from_min_size(at, vec2(wide, high));
        if board_picture::choosable(ui, place, &draft.boards[index], index == draft.board).clicked() {
            draft.board = index;
        }
    }
}

fn cards_cell(ui: &Ui, rect: Rect, label: f32, draft: &mut Draft) -> Option<FormWish> {
    let scale = Scale::of(ui.ctx());
    let (head, line) = rect.split_top_bottom_at_y(rect.top() + label);
    line_in(ui, head, Align2::LEFT_CENTER, texts::CARDS, Type::Strong, INK_MUTED);
    let new = ButtonLook::plain(texts::NEW_CARDS).with_icon(egui_phosphor::fill::SHUFFLE);
    let wide = button_width(ui, &new).min(line.width() * 0.6);
    let (number, button) = line.split_left_right_at_x(line.right() - wide);
    let shown = texts::seed(draft.seed);
    if button_at(ui, number.with_max_x(number.right() - scale.gap(1.0)), &ButtonLook::plain(&shown)).clicked() {
        draft.keyed = Some(String::new());
    }
    button_at(ui, button, &new).clicked().then_some(FormWish::NewCards)
}

fn begins_cell(ui: &Ui, rect: Rect, label: f32, draft: &mut Draft) {
    let (head, line) = rect.split_top_bottom_at_y(rect.top() + label);
    line_in(ui, head, Align2::LEFT_CENTER, texts::BEGINS, Type::Strong, INK_MUTED);
    let (sign, words) = match draft.start {
        None => (None, texts::DRAWN),
        Some(seat) => (Some(Sign::Owner(seat)), OWNER_NAMES[seat.index() % 5]),
    };
    let step = picker(ui, line, texts::BEGINS, &Picked { sign, words, about: "" });
    if step != 0 {
        draft.turn_start(step);
    }
}

fn sound_row(ui: &mut Ui, rect: Rect, settings: &mut Settings, can_quit: bool) -> Option<FormWish> {
    let scale = Scale::of(ui.ctx());
    let mut wish = None;
    let mut rest = rect;
    if can_quit {
        let quit = ButtonLook::plain(texts::QUIT).with_icon(egui_phosphor::fill::SIGN_OUT);
        let place = rect.with_min_x(rect.right() - button_width(ui, &quit));
        if button_at(ui, place, &quit).clicked() {
            wish = Some(FormWish::Quit);
        }
        rest.set_right(place.left() - scale.gap(3.0));
    }
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| sound(ui, settings));
    wish
}
