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
    /// A line that explains a sign on the screen. It is beside or below the text if both fit into the prompt. Otherwise
    /// an icon stands for the line: a tap on the prompt shows the line instead of the text, and a second tap dismisses
    /// it. The line is left out if there is no room for that either.
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
pub fn disabled_reason(may_act: Seats, names: &[Who]) -> Text {
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
    let note = Note::of(ui, place, facts);
    if let Some(Note { layout: NoteLayout::Closed(icon), .. }) = &note {
        place.set_right(icon.left());
    }
    let shown = match &note {
        Some(Note { explanation, layout: NoteLayout::Opened }) => explanation.clone(),
        _ => ui.tr(&facts.text),
    };
    let aside = facts.aside.as_ref().filter(|_| note.is_none()).map(|aside| ui.tr(aside)).and_then(|aside| {
        let mut rest = place;
        let end = rest.cut_right(text_width(ui.ctx(), &aside, Type::Body).ceil() + 1.0, scale.gap(1.5));
        (text_width(ui.ctx(), &shown, Type::LeadStrong) <= rest.width()).then_some((end, aside))
    });
    let height = text_height(ui.ctx(), &shown, Type::Body, place.width());
    // A text that is too tall takes up the padding before the prompt grows.
    let padded = rect.y_range().shrink(scale.px(1.0));
    let longer = (height - padded.span()).max(0.0);
    if height > place.height() {
        place = Rect::from_x_y_ranges(place.x_range(), padded.min..=padded.max + longer);
    }
    let sheet = rect.with_max_y(rect.bottom() + longer);
    style::paint_panel(ui, sheet);
    if longer > 0.0 {
        // Keeps presses on the overhang from reaching the table.
        ui.interact(sheet, Id::new("prompt sheet"), Sense::click());
    }
    // The next action also removes the line, and screen readers speak it after the text, so no key opens or dismisses
    // it.
    let dismissed = note.as_ref().is_some_and(|note| note.is_dismissed(ui, sheet));
    let mut covers = vec![sheet];
    let asked = rects::in_panel(ui, "prompt", sheet, |ui| {
        if facts.refused {
            refusal(ui, medal);
        } else if let Some(emblem) = facts.emblem {
            emblem.paint(ui, medal);
        }
        match &note {
            Some(Note { explanation, layout: NoteLayout::Both { text, step, line } }) => {
                line_in(ui, *text, Align2::LEFT_CENTER, &shown, *step, INK);
                line_in(ui, *line, Align2::LEFT_CENTER, explanation, Type::Body, INK_MUTED);
            }
            Some(Note { layout: NoteLayout::Opened, .. }) => {
                lines_in(ui, place, Align2::LEFT_CENTER, &shown, Type::Body, INK_MUTED);
            }
            Some(Note { layout: NoteLayout::Closed(icon), .. }) => {
                largest(ui, place, &shown);
                glyph(ui, *icon, Align2::RIGHT_CENTER, icons::INFO, GOLD);
            }
            None => largest(ui, place, &shown),
        }
        if let Some((end, aside)) = &aside {
            line_in(ui, *end, Align2::RIGHT_CENTER, aside, Type::Body, INK_MUTED);
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

/// The line that explains a sign, with its place in the prompt.
struct Note {
    explanation: Translated,
    layout: NoteLayout,
}

/// The place of the line that explains a sign.
enum NoteLayout {
    /// The text in this type, and the line beside or below it.
    Both { text: Rect, step: Type, line: Rect },
    /// The text alone, with the icon that stands for the line.
    Closed(Rect),
    /// The line alone.
    Opened,
}

impl Note {
    /// Lays out the note of a prompt whose text is at `place`. Returns `None` if there is no note or it does not fit.
    fn of<E, W>(ui: &Ui, place: Rect, facts: &PromptFacts<E, W>) -> Option<Note> {
        let (text, explanation) = (ui.tr(&facts.text), ui.tr(facts.note.as_ref()?));
        let scale = Scale::of(ui.ctx());
        if let Some(layout) = NoteLayout::both(ui.ctx(), place, [&text, &explanation], scale.gap(1.5)) {
            return Some(Note { explanation, layout });
        }
        let icon = place.with_min_x(place.right() - scale.text(28.0) * 1.2);
        let fits = |text: &Translated, width: f32| text_height(ui.ctx(), text, Type::Body, width) <= place.height();
        if !fits(&explanation, place.width()) || !fits(&text, icon.left() - place.left()) {
            return None;
        }
        let opened = ui.ctx().data(|data| data.get_temp::<Translated>(Note::id()));
        let layout = if opened.is_some_and(|opened| opened == explanation) {
            NoteLayout::Opened
        } else {
            NoteLayout::Closed(icon)
        };
        Some(Note { explanation, layout })
    }

    fn id() -> Id {
        Id::new("prompt note")
    }

    /// Reacts to a tap on the prompt. Returns true if it dismisses the line. A tap on a closed line opens it instead.
    fn is_dismissed(&self, ui: &Ui, sheet: Rect) -> bool {
        let tapped = ui.interact(sheet, Note::id(), Sense::CLICK).clicked();
        let opens = tapped && matches!(self.layout, NoteLayout::Closed(_));
        if opens {
            ui.ctx().data_mut(|data| data.insert_temp(Note::id(), self.explanation.clone()));
        }
        tapped && !opens
    }
}

impl NoteLayout {
    /// The text and the line in one row or, if they are too wide for that, one above the other.
    fn both(ctx: &Context, place: Rect, [text, line]: [&Translated; 2], gap: f32) -> Option<NoteLayout> {
        let wide = |text: &Translated, step: Type| text_width(ctx, text, step).ceil() + 1.0;
        let (line_wide, line_high) = (wide(line, Type::Body), line_height(ctx, Type::Body).ceil());
        let steps = [Type::LeadStrong, Type::Strong];
        if let Some(step) = steps.into_iter().find(|step| wide(text, *step) + gap + line_wide <= place.width()) {
            let text = place.with_max_x(place.left() + wide(text, step));
            let line = place.with_min_x(text.right() + gap);
            return Some(NoteLayout::Both { text, step, line });
        }
        let high = |step: Type| line_height(ctx, step).ceil();
        let fits = |step: &Type| wide(text, *step) <= place.width() && high(*step) + line_high <= place.height();
        let step = steps.into_iter().find(fits).filter(|_| line_wide <= place.width())?;
        let top = place.center().y - (high(step) + line_high) / 2.0;
        let text = place.with_min_y(top).with_max_y(top + high(step));
        let line = text.with_min_y(text.bottom()).with_max_y(text.bottom() + line_high);
        Some(NoteLayout::Both { text, step, line })
    }
}

/// Draws the refusal icon: a cross on a dark disc, next to the text.
fn refusal(ui: &Ui, medal: Rect) {
    ui.painter().circle_filled(medal.center(), medal.width() / 2.0, REFUSED.egui());
    marks::mark(ui.painter(), medal.scale_from_center(0.5), Mark::Cross, PAPER);
}

/// Draws the text in one line of the largest bold type in which it fits, or else in several lines of the smallest type,
/// in bold if there is room.
fn largest(ui: &Ui, place: Rect, text: &Translated) {
    let fits = |step: &Type| text_width(ui.ctx(), text, *step) <= place.width();
    if let Some(step) = [Type::LeadStrong, Type::Strong].into_iter().find(fits) {
        line_in(ui, place, Align2::LEFT_CENTER, text, step, INK);
        return;
    }
    let bold = text_height(ui.ctx(), text, Type::Strong, place.width()) <= place.height();
    lines_in(ui, place, Align2::LEFT_CENTER, text, if bold { Type::Strong } else { Type::Body }, INK);
}
