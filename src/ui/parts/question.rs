//! Modal dialogs: questions with one or two answers, proposals, and messages about something that takes time.

use super::overlay::draw_modal_dialog;
use crate::{
    ui::announcements::announce,
    widgets::{paragraph, prelude::*},
};

/// The darkness of the window behind a modal dialog, from 0 to 1.
pub const DIM: f32 = 0.55;

/// The answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// Change nothing.
    Cancel,
    /// Carry out the action.
    Confirm,
}

/// Asks a question. The safe answer comes first; closing the dialog counts as that answer.
pub fn ask(ctx: &Context, name: &str, question: Text, stay: Text, go: Text) -> Option<Answer> {
    let (answer, away) = draw(ctx, name, question, &[(stay, Answer::Cancel), (go, Answer::Confirm)]);
    answer.or(away.then_some(Answer::Cancel))
}

/// Makes a proposal. Acceptance comes first; closing the dialog counts as a refusal.
pub fn propose(ctx: &Context, name: &str, proposal: Text, go: Text, stay: Text) -> Option<Answer> {
    let (answer, away) = draw(ctx, name, proposal, &[(go, Answer::Confirm), (stay, Answer::Cancel)]);
    answer.or(away.then_some(Answer::Cancel))
}

/// Shows what the program is waiting for. Returns true if the player pressed the cancel button; a tap outside the
/// dialog does nothing.
pub fn wait(ctx: &Context, name: &str, what: Text, stop: Text) -> bool {
    draw(ctx, name, what, &[(stop, Answer::Cancel)]).0.is_some()
}

/// Asks a question with only one answer, such as "I am here". Returns true once it is given; a tap outside the dialog
/// also counts.
pub fn ask_to_acknowledge(ctx: &Context, name: &str, question: Text, word: Text) -> bool {
    let (answer, away) = draw(ctx, name, question, &[(word, Answer::Confirm)]);
    answer.is_some() || away
}

/// Draws the dialog, with the first answer as its primary button. Returns the answer, and true if the player tapped
/// outside the dialog or pressed Escape.
fn draw(ctx: &Context, name: &str, question: Text, answers: &[(Text, Answer)]) -> (Option<Answer>, bool) {
    announce(ctx, &question);
    let question = ctx.tr(question);
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.5), scale.pad());
    let screen = ctx.content_rect();
    // On a phone the edges of the dialog stay visible.
    let width = scale.column(540.0).min(screen.width() - 2.0 * scale.gap(2.0));
    let needed = text_height(ctx, &question, Type::Lead, width - 2.0 * pad);
    let words = needed.max(scale.text(22.0) * 1.5);
    let size = vec2(width, words + answers.len() as f32 * (target + gap) + 2.0 * pad);
    draw_modal_dialog(ctx, name, Rect::from_center_size(screen.center(), size), DIM, |ui| {
        let mut area = ui.max_rect();
        let place = area.cut_top(words, gap);
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| paragraph(ui, &question, Type::Lead, INK));
        let looks = [ButtonLook::primary, ButtonLook::plain];
        let buttons = answers.iter().zip(looks).map(|((text, answer), look)| {
            let place = area.cut_top(target, gap);
            (place, look(ui.tr(text.clone())), *answer)
        });
        pressed_button(ui, buttons)
    })
}
