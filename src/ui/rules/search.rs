//! The search in the rules: keyboard input, search field and navigation between matches.

use bevy_egui::egui::{Event, Key};

use super::Reading;
use crate::{
    access::keys::discard_typed_keys,
    texts::{
        Untranslated,
        manual::{Manual, RuleId},
    },
    widgets::prelude::*,
};

/// The maximum length of a query in characters.
const MAX_LENGTH: usize = 30;

/// Handles the keys of this frame: typed text, Backspace, and Enter for the next match. The page scrolls to the match.
pub fn handle_typing(ui: &Ui, manual: &Manual, reading: &mut Reading) {
    let (mut typed, mut next) = (false, false);
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Text(text) => {
                let room = MAX_LENGTH.saturating_sub(reading.query.chars().count());
                let letters: String = text.chars().filter(|letter| !letter.is_control()).take(room).collect();
                // A space before any letter is left for the focused button, which the Space key presses.
                if reading.query.is_empty() && letters.trim().is_empty() {
                    return true;
                }
                reading.query.push_str(&letters);
                typed = true;
                false
            }
            Event::Key { key: Key::Backspace, pressed: true, .. } => {
                typed |= reading.query.pop().is_some();
                false
            }
            Event::Key { key: Key::Enter, pressed: true, .. } if !reading.query.is_empty() => {
                next = true;
                false
            }
            _ => true,
        });
    });
    discard_typed_keys(ui.ctx());
    if typed || next {
        go_to_match(ui, manual, reading, next);
    }
}

/// The rules that match the query.
pub fn all_found(ui: &Ui, manual: &Manual, reading: &Reading) -> Vec<RuleId> {
    manual.search(&reading.query, |text| ui.tr(text).to_string())
}

/// Goes to the current match or, if `next` is true, to the match after it. If there is no such match, goes to the first
/// match. Removes the highlight if nothing matches.
fn go_to_match(ui: &Ui, manual: &Manual, reading: &mut Reading, next: bool) {
    let all = all_found(ui, manual, reading);
    let at = reading.mark.and_then(|mark| all.iter().position(|rule| *rule == mark));
    let at = at.map_or(0, |at| at + usize::from(next));
    let Some(rule) = all.get(at).or(all.first()) else {
        reading.mark = None;
        return;
    };
    let query = std::mem::take(&mut reading.query);
    reading.turn_to(*rule, manual);
    reading.query = query;
}

/// Draws the search field, with the button for the next match.
pub fn field(ui: &Ui, rect: Rect, manual: &Manual, reading: &mut Reading) {
    let scale = Scale::of(ui.ctx());
    let edge = if reading.query.is_empty() { EDGE } else { GOLD };
    ui.painter().rect(rect, style::corners(scale), PAPER_DARK, Stroke::new(scale.hairline(), edge), StrokeKind::Inside);
    let name = ui.tr(text!("rule-search"));
    let words = rect.shrink2(vec2(scale.gap(1.5), 0.0));
    if reading.query.is_empty() {
        line_in(ui, words, Align2::LEFT_CENTER, &name, Type::Lead, INK_MUTED);
        return;
    }
    let (rest, corner) = rect.split_left_right_at_x(rect.right() - rect.height());
    let all = all_found(ui, manual, reading);
    let at = reading.mark.and_then(|mark| all.iter().position(|rule| *rule == mark));
    let count = match at {
        None => text!("rule-search-none"),
        Some(at) => text!("rule-search-found", nth = at + 1, count = all.len()),
    };
    let half = rest.left() + rest.width() * 0.55;
    let (left, right) = rest.split_left_right_at_x(half);
    let typed = ui.tr(Text::untranslated(Untranslated::line(&reading.query)));
    let place = left.with_min_x(words.left());
    let place = line_in(ui, place, Align2::LEFT_CENTER, &typed, Type::Lead, INK);
    let stroke = Stroke::new(scale.hairline() * 1.5, INK);
    ui.painter()
        .line_segment([pos2(place.right() + 2.0, place.top()), pos2(place.right() + 2.0, place.bottom())], stroke);
    line_in(ui, right, Align2::CENTER_CENTER, &ui.tr(count), Type::Body, INK_MUTED);
    let next = ButtonLook::icon(icons::CARET_DOWN, ui.tr(text!("one-after", name = &name)));
    if button_at(ui, corner, &next.enabled(all.len() > 1)).clicked() {
        go_to_match(ui, manual, reading, true);
    }
}
