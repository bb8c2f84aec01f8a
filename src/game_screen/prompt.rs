//! The line on top: whose turn it is, what may be done now, and why something cannot be.

use tabletop::{Seat, Seats};

use super::Emblem;
use crate::{
    kit::prelude::*,
    seats::names::name,
    texts::Who,
    theme::{colours::REFUSED, marks},
    ui::parts::why::Why,
};

/// What it says; `W` is a rule that can be read.
#[derive(Debug, Clone, PartialEq)]
pub struct PromptFacts<E, W> {
    /// The line.
    pub text: Text,
    /// What stands before it: whose turn it is.
    pub emblem: Option<E>,
    /// Whether it says why something cannot be.
    pub refused: bool,
    /// The rule behind it.
    pub why: Option<W>,
}

impl<E, W> PromptFacts<E, W> {
    /// A line that refuses nothing.
    pub fn say(text: Text, emblem: Option<E>) -> PromptFacts<E, W> {
        PromptFacts { text, emblem, refused: false, why: None }
    }
}

/// Somebody is asked to come to the screen.
pub fn come(names: &[Who], asked: Seat) -> Text {
    text!("prompt-come", who = &name(names, asked))
}

/// Why nothing can be tapped by who may not act: it is somebody else's turn, or the game is over.
pub fn why_not(may_act: Seats, names: &[Who]) -> Text {
    match may_act.iter().next() {
        Some(seat) => text!("prompt-not-your-turn", who = &name(names, seat)),
        None => text!("prompt-nothing-more"),
    }
}

/// Draws it; gives what it covers and the rule that somebody wants to read. What is longer than two lines lies over the edge
/// of the table while it is said: it hangs down from above it, or grows up from below. The question for the rule stands left
/// of `right`, below the line, where the line is too low for it.
pub fn show<E: Emblem, W: Copy>(
    ui: &mut Ui,
    rect: Rect,
    right: f32,
    facts: &PromptFacts<E, W>,
) -> (Vec<Rect>, Option<W>) {
    let scale = Scale::of(ui.ctx());
    let said = ui.say(&facts.text);
    let question = facts.why.map(|why| (why, Why::new(ui, rect)));
    let inner = rect.shrink2(Vec2::new(scale.gap(1.5), scale.px(4.0)));
    let side = inner.height() * if scale.compact() { 0.7 } else { 0.78 };
    let medal = Rect::from_center_size(inner.left_center() + Vec2::new(side / 2.0, 0.0), Vec2::splat(side));
    let mut place = inner;
    if facts.refused || facts.emblem.is_some() {
        place.set_left(medal.right() + scale.gap(1.5));
    }
    if let Some((_, question)) = &question {
        place.set_right(place.right().min(rect.right() - question.takes(ui)));
    }
    let longer = (text_height(ui.ctx(), &said, Type::Body, place.width()) - place.height()).max(0.0);
    let sheet = if scale.form() == Form::Stacked && rect.top() > scale.window().y / 2.0 {
        place.min.y -= longer;
        rect.with_min_y(rect.top() - longer)
    } else {
        place.max.y += longer;
        rect.with_max_y(rect.bottom() + longer)
    };
    style::sheet(ui, sheet);
    if longer > 0.0 {
        // What lies below the overhang takes no press through it.
        ui.interact(sheet, Id::new("prompt sheet"), Sense::click());
    }
    let mut covers = vec![sheet];
    let asked = rects::in_panel(ui, "prompt", sheet, |ui| {
        if facts.refused {
            refusal(ui, medal);
        } else if let Some(emblem) = facts.emblem {
            emblem.paint(ui, medal);
        }
        largest(ui, place, &said);
        question.as_ref().filter(|(_, question)| question.beside(ui, sheet)).map(|(why, _)| *why)
    });
    // Below the end of the line, over the table.
    let below = question.as_ref().and_then(|(why, question)| Some((*why, question.below(ui, sheet, right)?)));
    let Some((why, (slip, pressed))) = below else { return (covers, asked) };
    covers.push(slip);
    (covers, pressed.then_some(why))
}

/// May not: a cross on a dark disc, beside the word.
fn refusal(ui: &Ui, medal: Rect) {
    ui.painter().circle_filled(medal.center(), medal.width() / 2.0, REFUSED.egui());
    marks::mark(ui.painter(), medal.scale_from_center(0.5), Mark::Cross, PAPER);
}

/// One line where it fits, more and smaller ones where it does not.
fn largest(ui: &Ui, place: Rect, said: &Said) {
    let fits = |step: &Type| text_width(ui.ctx(), said, *step) <= place.width();
    match [Type::LeadStrong, Type::Lead, Type::Body].into_iter().find(fits) {
        Some(step) => line_in(ui, place, Align2::LEFT_CENTER, said, step, INK),
        None => lines_in(ui, place, Align2::LEFT_CENTER, said, Type::Body, INK),
    };
}
