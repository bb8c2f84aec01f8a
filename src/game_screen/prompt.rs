//! The prompt above the table: whose turn it is, the available actions, and reasons for refusals.

use tabletop::{Seat, Seats};

use super::Emblem;
use crate::{
    seats::names::name,
    texts::Who,
    theme::{colours::REFUSED, marks},
    ui::parts::rule_button::RuleButton,
    widgets::prelude::*,
};

/// The contents of the prompt; `W` is a rule that can be looked up.
#[derive(Debug, Clone, PartialEq)]
pub struct PromptFacts<E, W> {
    /// The prompt, or the message that currently replaces it.
    pub text: Text,
    /// The emblem before the text: the player to act.
    pub emblem: Option<E>,
    /// True if the text explains a refusal.
    pub refused: bool,
    /// The rule that explains the text.
    pub rule: Option<W>,
    /// A note at the end of the line, such as the round, which is left out if there is no room.
    pub aside: Option<Text>,
    /// A line that explains a sign on the screen. It follows the text if both fit into the prompt. Otherwise it takes
    /// the place of the text until it is dismissed, or is left out if even the line does not fit.
    pub note: Option<Text>,
}

/// A press on the prompt; `W` is a rule that can be looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PromptPress<W> {
    /// Look up the rule that explains the text.
    LookUpRule(W),
    /// Dismiss the line that explains a sign.
    DismissNote,
}

impl<E, W> PromptFacts<E, W> {
    /// Creates a prompt that is not a refusal.
    pub fn new(text: Text, emblem: Option<E>) -> PromptFacts<E, W> {
        PromptFacts { text, emblem, refused: false, rule: None, aside: None, note: None }
    }

    /// The text, followed by the line that explains a sign.
    pub fn with_note(&self) -> Text {
        match &self.note {
            Some(note) => text!("two-sentences", first = self.text.clone(), then = note.clone()),
            None => self.text.clone(),
        }
    }
}

/// The prompt that calls a player to the screen.
pub fn call_to_screen(names: &[Who], asked: Seat) -> Text {
    text!("prompt-come", who = &name(names, asked))
}

/// The reason why a player may not act: it is another player's turn, or the game is over.
pub fn reason_not_to_act(may_act: Seats, names: &[Who]) -> Text {
    match may_act.iter().next() {
        Some(seat) => text!("prompt-not-your-turn", who = &name(names, seat)),
        None => text!("prompt-nothing-more"),
    }
}

/// Draws the prompt; returns the areas it covers and the press on it, if any. If the text is too tall for the prompt,
/// the prompt extends downwards over the edge of the table. If the prompt is not tall enough for the rule button, the
/// button is below it, to the left of `right`.
pub fn show<E: Emblem, W: Copy>(
    ui: &mut Ui,
    rect: Rect,
    right: f32,
    facts: &PromptFacts<E, W>,
) -> (Vec<Rect>, Option<PromptPress<W>>) {
    let scale = Scale::of(ui.ctx());
    let question = facts.rule.map(|why| (why, RuleButton::new(ui, rect)));
    let inner = rect.shrink2(Vec2::new(scale.gap(1.5), scale.px(4.0)));
    let side = inner.height() * if scale.is_compact() { 0.7 } else { 0.78 };
    let medal = Rect::from_center_size(inner.left_center() + Vec2::new(side / 2.0, 0.0), Vec2::splat(side));
    let mut place = inner;
    if facts.refused || facts.emblem.is_some() {
        place.set_left(medal.right() + scale.gap(1.5));
    }
    if let Some((_, question)) = &question {
        place.set_right(place.right().min(rect.right() - question.reserved_width(ui)));
    }
    let fits = |said: &Translated| text_height(ui.ctx(), said, Type::Body, place.width()) <= place.height();
    let with_note = facts.note.as_ref().map(|note| [facts.with_note(), note.clone()]).into_iter().flatten();
    let with_note = with_note.map(|text| ui.tr(text)).find(&fits);
    let has_note = with_note.is_some();
    let said = with_note.unwrap_or_else(|| ui.tr(&facts.text));
    let aside = facts.aside.as_ref().map(|note| ui.tr(note)).and_then(|note| {
        let mut rest = place;
        let end = rest.cut_right(text_width(ui.ctx(), &note, Type::Body).ceil() + 1.0, scale.gap(1.5));
        (text_width(ui.ctx(), &said, Type::LeadStrong) <= rest.width()).then_some((end, note))
    });
    let longer = (text_height(ui.ctx(), &said, Type::Body, place.width()) - place.height()).max(0.0);
    place.max.y += longer;
    let sheet = rect.with_max_y(rect.bottom() + longer);
    style::paint_panel(ui, sheet);
    if longer > 0.0 {
        // Keeps presses on the overhang from reaching the table.
        ui.interact(sheet, Id::new("prompt sheet"), Sense::click());
    }
    // The line is also removed by the next action, so keys and screen readers need no way to dismiss it.
    let dismissed = has_note && ui.interact(sheet, Id::new("prompt note"), Sense::CLICK).clicked();
    let mut covers = vec![sheet];
    let asked = rects::in_panel(ui, "prompt", sheet, |ui| {
        if facts.refused {
            refusal(ui, medal);
        } else if let Some(emblem) = facts.emblem {
            emblem.paint(ui, medal);
        }
        largest(ui, place, &said);
        if let Some((end, note)) = &aside {
            line_in(ui, *end, Align2::RIGHT_CENTER, note, Type::Body, INK_MUTED);
        }
        question.as_ref().filter(|(_, question)| question.beside(ui, sheet)).map(|(why, _)| *why)
    });
    // If the rule button is below the prompt, it covers part of the table.
    let below = question.as_ref().and_then(|(why, question)| Some((*why, question.below(ui, sheet, right)?)));
    let asked = match below {
        Some((why, (slip, pressed))) => {
            covers.push(slip);
            pressed.then_some(why)
        }
        None => asked,
    };
    (covers, asked.map(PromptPress::LookUpRule).or(dismissed.then_some(PromptPress::DismissNote)))
}

/// Draws the refusal icon: a cross on a dark disc, next to the text.
fn refusal(ui: &Ui, medal: Rect) {
    ui.painter().circle_filled(medal.center(), medal.width() / 2.0, REFUSED.egui());
    marks::mark(ui.painter(), medal.scale_from_center(0.5), Mark::Cross, PAPER);
}

/// Draws the text in one line, in the largest type in which it fits, or else in several lines of the smallest type.
fn largest(ui: &Ui, place: Rect, said: &Translated) {
    let fits = |step: &Type| text_width(ui.ctx(), said, *step) <= place.width();
    match [Type::LeadStrong, Type::Lead, Type::Body].into_iter().find(fits) {
        Some(step) => line_in(ui, place, Align2::LEFT_CENTER, said, step, INK),
        None => lines_in(ui, place, Align2::LEFT_CENTER, said, Type::Body, INK),
    };
}
