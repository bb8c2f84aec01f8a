//! The line on top: whose turn it is, what may be done now, and why something cannot be.

use bevy_egui::egui::{Align2, Rect, Ui, Vec2};

use super::facts::{PromptFacts, Source};
use crate::{
    game::Title,
    games::hacienda::{
        choice::Held,
        signs::{self, Sign},
        texts::{
            self,
            rules::{Rule, why},
        },
    },
    kit::{Say, line_in, lines_in, text_height, text_width},
    playback::Beat,
    record::Entry,
    texts::{Said, Text, text},
    theme::{
        fonts::Type,
        marks::{self, Mark},
        rects,
        scale::{Form, Scale},
        sketch::Tone,
        style::{self, INK, PAPER},
    },
    ui::parts::why::Why,
};
use hacienda_rules::{Action, Hacienda, Position, Seat, Setting};

/// What the prompt says. `beat` is what has just been told, `last` what was told last, `remark` the answer to a tap that nobody else heard.
pub fn facts(
    source: &Source,
    beat: Option<&Beat<Hacienda>>,
    last: Option<&Entry<Hacienda>>,
    remark: Option<&Text>,
) -> PromptFacts {
    let position = source.position;
    let seat = position.turn.seat;
    let say = |text: Text, seat| PromptFacts { text, seat, refused: false, why: None };
    if let Some(show) = source.scoring {
        if show.is_told() && !show.winners.is_empty() {
            return say(texts::prompt::won(source.names, &show.winners), show.winners.first().copied());
        }
        return match show.steps[..show.step].iter().rev().find(|step| step.points > 0) {
            Some(step) => say(texts::counted(&source.name(step.seat), step.category, step.points), Some(step.seat)),
            None => say(text!("prompt-scoring"), None),
        };
    }
    if let Some(beat) = beat.filter(|beat| !source.seating.is_human(beat.seat)) {
        return say(texts::log::told(source.names, beat.seat, beat.action, &beat.effects), Some(beat.seat));
    }
    if let Some(remark) = remark {
        return PromptFacts { text: remark.clone(), seat: None, refused: true, why: None };
    }
    if position.over {
        return say(texts::prompt::won(source.names, &position.winners(source.setting)), None);
    }
    if let Some(asked) = source.eyes.asked {
        return say(texts::prompt::come(&source.name(asked)), Some(asked));
    }
    if !source.my_turn() || position.turn.actions_left == 0 {
        // Between two actions of a computer the first stays to be read, for thinking mostly takes no time at all; and so does
        // one's own last while the turn goes on to the next.
        if let Some(last) = last.filter(|last| last.seat == seat) {
            return say(texts::log::told(source.names, last.seat, last.action, &last.effects), Some(seat));
        }
        return say(texts::prompt::thinking(&source.name(seat)), Some(seat));
    }
    let choice = source.choice;
    if let Some(notice) = &choice.notice.now {
        let why = notice.why.map(why);
        return PromptFacts { text: notice.text.clone(), seat: Some(seat), refused: notice.refused, why };
    }
    let text = match (&choice.ghost, choice.held) {
        (None, Held::Nothing) if source.eyes.down => text!("prompt-face-down"),
        (Some(ghost), _) if ghost.ways.len() > 1 => text!("prompt-sure-or-turn"),
        (Some(_), _) => text!("prompt-sure"),
        (None, Held::Harvest { from: None }) if position.chip_supply == 0 => text!("prompt-take-a-chip"),
        (None, Held::Purchase(action @ Action::BuyTop(_))) => {
            let question = texts::prompt::purchase(action, source.setting.rulebook.deck_price);
            text!("two-sentences", first = question, then = text!("prompt-no-way-back"))
        }
        (None, held) => texts::prompt::holding(held).unwrap_or_else(|| {
            let alone = source.seating.humans().count() == 1;
            let name = source.name(seat);
            let turn = texts::prompt::your_turn((!alone).then_some(&name), position.turn.actions_left);
            if tells_goal(position, source.setting, seat) {
                text!("two-sentences", first = text!("setup-goal", title = Title::Hacienda), then = turn)
            } else {
                turn
            }
        }),
    };
    say(text, Some(seat))
}

/// Whether the line tells what the game is all about: whoever has done nothing yet wants to know.
pub fn tells_goal(position: &Position, setting: &Setting, seat: Seat) -> bool {
    position.turn.actions_left == setting.rulebook.actions && position.owned[seat.index()].is_empty()
}

/// Draws it; gives what it covers and the rule that somebody wants to read. What is longer than two lines lies over the edge
/// of the board while it is said: it hangs down from above it, or grows up from below. `free` is the board's, where the
/// question for the rule stands when the line is too low for it.
pub fn show(ui: &mut Ui, rect: Rect, free: Rect, facts: &PromptFacts) -> (Vec<Rect>, Option<Rule>) {
    let scale = Scale::of(ui.ctx());
    let said = ui.say(&facts.text);
    let question = facts.why.map(|why| (why, Why::new(ui, rect)));
    let inner = rect.shrink2(Vec2::new(scale.gap(1.5), scale.px(4.0)));
    let side = inner.height() * if scale.compact() { 0.7 } else { 0.78 };
    let medal = Rect::from_center_size(inner.left_center() + Vec2::new(side / 2.0, 0.0), Vec2::splat(side));
    let mut place = inner;
    if facts.refused || facts.seat.is_some() {
        place.set_left(medal.right() + scale.gap(1.5));
    }
    if let Some((_, question)) = &question {
        place.set_right(place.right().min(rect.right() - question.takes(ui)));
    }
    let longer = (text_height(ui.ctx(), &said, Type::Body, place.width()) - place.height()).max(0.0);
    let sheet = if scale.form() == Form::Stacked {
        place.min.y -= longer;
        rect.with_min_y(rect.top() - longer)
    } else {
        place.max.y += longer;
        rect.with_max_y(rect.bottom() + longer)
    };
    style::sheet(ui, sheet);
    let mut covers = vec![sheet];
    let asked = rects::in_panel(ui, "prompt", sheet, |ui| {
        if facts.refused {
            refusal(ui, medal);
        } else if let Some(seat) = facts.seat {
            signs::paint(ui.painter(), medal, Sign::Owner(seat), Tone::Full);
        }
        largest(ui, place, &said);
        question.as_ref().filter(|(_, question)| question.beside(ui, sheet)).map(|(why, _)| *why)
    });
    // Below the end of the line, over the board.
    let below = question.as_ref().and_then(|(why, question)| Some((*why, question.below(ui, sheet, free.right())?)));
    let Some((why, (slip, pressed))) = below else { return (covers, asked) };
    covers.push(slip);
    (covers, pressed.then_some(why))
}

/// May not: a cross on a dark disc, beside the word.
fn refusal(ui: &Ui, medal: Rect) {
    ui.painter().circle_filled(medal.center(), medal.width() / 2.0, crate::theme::colours::REFUSED.egui());
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

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Area, Id, Order, Pos2, vec2};

    use super::*;
    use crate::games::hacienda::{
        refusals::{every_refusal, refusal},
        ui::{checks::tap, face::arrange},
    };

    #[test]
    fn why_leads_to_the_rule_behind_the_refusal_in_every_window() {
        let windows =
            [vec2(1920.0, 1080.0), vec2(1280.0, 720.0), vec2(1024.0, 768.0), vec2(844.0, 390.0), vec2(390.0, 844.0)];
        for (illegal, window) in every_refusal().into_iter().zip(windows.into_iter().cycle()) {
            let facts =
                PromptFacts { text: refusal(illegal), seat: Some(Seat(0)), refused: true, why: Some(why(illegal)) };
            let mut asked = None;
            tap(window, "Why?", |ctx| {
                let frame = arrange::frame(Scale::of(ctx), 5, None);
                let whole = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO);
                whole.constrain(false).show(ctx, |ui| {
                    ui.allocate_rect(frame.window, bevy_egui::egui::Sense::hover());
                    let (covers, rule) = show(ui, frame.prompt, frame.free, &facts);
                    assert!(covers.iter().all(|cover| frame.window.contains_rect(*cover)), "{window:?}");
                    asked = asked.or(rule);
                });
            });
            assert_eq!(asked, Some(why(illegal)), "{window:?}");
        }
    }
}
