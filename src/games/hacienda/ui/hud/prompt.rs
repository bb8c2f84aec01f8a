//! The text of the prompt, such as the last action, the number of actions left, a question or the reason for a refusal.

use super::panel_data::Source;
use crate::{
    game::Title,
    game_screen::prompt,
    games::hacienda::{choice::Selection, texts},
    playback::Beat,
    record::Entry,
    texts::{Text, text},
};
use hacienda_rules::{Action, Hacienda, Illegal, Position, Seat, Setting};

/// The content of the prompt.
pub type PromptFacts = prompt::PromptFacts<Seat, Illegal>;

/// Returns the content of the prompt. `beat` is the action that was just announced, `last` the last announced entry of
/// the log, and `remark` the reason why the last press had no effect.
pub fn facts(
    source: &Source,
    beat: Option<&Beat<Hacienda>>,
    last: Option<&Entry<Hacienda>>,
    remark: Option<&Text>,
) -> PromptFacts {
    let position = source.position;
    let seat = position.turn.seat;
    let say = PromptFacts::new;
    if let Some(show) = source.scoring {
        if show.is_finished() && !show.winners.is_empty() {
            return say(texts::prompt::result(source.names, &show.winners), show.winners.first().copied());
        }
        return match show.described_step() {
            Some(step) => {
                say(texts::points_counted(&source.name(step.seat), step.category, step.points), Some(step.seat))
            }
            None => say(text!("prompt-scoring"), None),
        };
    }
    if let Some(beat) = beat.filter(|beat| !source.seating.is_human(beat.seat)) {
        return say(texts::log::announcement(source.names, beat.seat, beat.action, &beat.effects), Some(beat.seat));
    }
    if let Some(remark) = remark {
        return PromptFacts { refused: true, ..say(remark.clone(), None) };
    }
    if position.over {
        return say(texts::prompt::result(source.names, &position.winners(source.setting)), None);
    }
    if let Some(asked) = source.viewer.called {
        return say(prompt::call_to_screen(source.names, asked), Some(asked));
    }
    if !source.is_viewers_turn() || position.turn.actions_left == 0 {
        // A bot often needs no time to think, so its last action stays in the prompt between two actions. A human
        // player's last action also stays there while the turn passes to the next player.
        if let Some(last) = last.filter(|last| last.seat == seat) {
            return say(texts::log::announcement(source.names, last.seat, last.action, &last.effects), Some(seat));
        }
        return say(texts::prompt::thinking(&source.name(seat)), Some(seat));
    }
    let choice = source.choice;
    if let Some(feedback) = &choice.feedback.now {
        return PromptFacts {
            refused: feedback.refused,
            rule: feedback.reason,
            ..say(feedback.text.clone(), Some(seat))
        };
    }
    let text = match (&choice.ghost, choice.selection) {
        (None, Selection::Nothing) if source.viewer.face_down => text!("prompt-face-down"),
        (Some(ghost), _) if ghost.orientations.len() > 1 => text!("prompt-sure-or-turn"),
        (Some(_), _) => text!("prompt-sure"),
        (None, Selection::Harvest { from: None }) if position.chip_supply == 0 => text!("prompt-take-a-chip"),
        (None, Selection::Purchase(action @ Action::BuyTop(_))) => {
            let question = texts::prompt::purchase(action, source.setting.rulebook.deck_price);
            text!("two-sentences", first = question, then = text!("prompt-no-way-back"))
        }
        (None, held) => texts::prompt::selected(held).unwrap_or_else(|| {
            let alone = source.seating.is_private();
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

/// Returns true if the prompt explains the goal of the game: at the start of a turn, as long as the player has no
/// pieces on the board.
pub fn tells_goal(position: &Position, setting: &Setting, seat: Seat) -> bool {
    position.turn.actions_left == setting.rulebook.actions && position.owned[seat.index()].is_empty()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Area, Id, Order, Pos2, vec2};

    use super::*;
    use crate::{
        games::hacienda::{
            refusals::{every_refusal, refusal},
            texts::rules,
            ui::{checks::tap, hud::arrange},
        },
        theme::scale::Scale,
        ui::rules::HasRules,
    };
    use hacienda_rules::Rulebook;

    #[test]
    fn the_why_button_opens_the_rule_of_the_refusal_in_every_window() {
        let windows =
            [vec2(1920.0, 1080.0), vec2(1280.0, 720.0), vec2(1024.0, 768.0), vec2(844.0, 390.0), vec2(390.0, 844.0)];
        for (illegal, window) in every_refusal().into_iter().zip(windows.into_iter().cycle()) {
            let facts =
                PromptFacts { refused: true, rule: Some(illegal), ..PromptFacts::new(refusal(illegal), Some(Seat(0))) };
            let mut asked = None;
            tap(window, "Why?", |ctx| {
                let frame = arrange::layout(Scale::of(ctx), 5, None);
                let whole = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO);
                whole.constrain(false).show(ctx, |ui| {
                    ui.allocate_rect(frame.window, bevy_egui::egui::Sense::hover());
                    let (covers, rule) = prompt::show(ui, frame.prompt, frame.free.right(), &facts);
                    assert!(covers.iter().all(|cover| frame.window.contains_rect(*cover)), "{window:?}");
                    asked = asked.or(rule);
                });
            });
            assert_eq!(asked, Some(prompt::PromptPress::LookUpRule(illegal)), "{window:?}");
            let rule = Hacienda::rule_of_refusal(illegal, &Rulebook::default());
            assert_eq!(rule, Some(rules::rule_of_refusal(illegal).into()), "{window:?}");
        }
    }
}
