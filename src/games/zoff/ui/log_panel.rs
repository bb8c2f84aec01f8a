//! What was played, under the names of those who did it, and what came of it.

use bevy_egui::egui::{Align2, Context, Id, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, vec2};
use zoff::{Action, Colour, Effect, Position, Seat, Setting};

use super::{frame::Frame, press::Press};
use crate::{
    games::zoff::{signs, texts},
    kit::{ButtonLook, Say, button_at, line_in, lines_seen, text_height},
    texts::{Text, Who, text},
    theme::{
        fonts::Type,
        icons, rects,
        scale::{Form, Scale},
        style::{self, GOLD, INK, INK_MUTED},
    },
    ui::parts::{look_back, overlay},
};

/// One line.
#[derive(Debug, Clone, PartialEq)]
pub enum Line {
    /// Whose actions follow.
    Turn(Option<Colour>, Text),
    /// What was done.
    Done(Text),
    /// What came of it.
    After(Text),
}

/// The lines of what was played, from the position at the beginning on; whoever has it tells of everybody what all may know:
/// cow cards that were played in earlier rounds lie face down until the game is over.
pub fn lines<'a>(
    setting: &Setting,
    begin: &Position,
    played: impl IntoIterator<Item = (Seat, Action, &'a [Effect])>,
    names: &[Who],
) -> Vec<Line> {
    let played: Vec<_> = played.into_iter().collect();
    let mut end = *begin;
    played.iter().for_each(|(.., effects)| effects.iter().for_each(|effect| end.apply(effect)));
    let all_open = setting.rulebook.variants.open_cards || end.over();
    let mut now = *begin;
    let mut last = None;
    let mut lines = Vec::new();
    for (seat, action, effects) in played {
        if last != Some(seat) {
            let who = crate::seats::names::name(names, seat).text();
            lines.push(Line::Turn(now.colours[seat.index()], who));
            last = Some(seat);
        }
        lines.push(Line::Done(texts::log::action(action, effects)));
        let after = texts::log::after(names, setting, &now, effects, all_open || now.round == end.round);
        if !after.is_empty() {
            last = None;
        }
        lines.extend(after.into_iter().map(Line::After));
        effects.iter().for_each(|effect| now.apply(effect));
    }
    lines
}

/// Draws the tab, and the log where it is open. `look_back`: whether that can be pressed; `None`: it is not there.
pub fn show(ui: &mut Ui, frame: &Frame, lines: &[Line], open: bool, look_back: Option<bool>) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let around = scale.form() == Form::Around;
    if around && open {
        style::sheet(ui, frame.log);
    }
    let name = ui.say(text!("log"));
    let look = match (around, open) {
        (true, true) => ButtonLook::plain(name).with_icon(icons::CARET_DOWN),
        (true, false) => ButtonLook::plain(name).with_icon(icons::CARET_UP),
        (false, true) => ButtonLook::icon(icons::CARET_DOWN, name),
        (false, false) => ButtonLook::icon(icons::SCROLL, name),
    };
    let (mut tab, mut back) = (frame.log_tab, false);
    if let Some(enabled) = look_back.filter(|_| around) {
        back = look_back::beside(ui, &mut tab, enabled);
    }
    let pressed = button_at(ui, tab, &look).clicked().then_some(Press::Log);
    if around && open {
        let inner = frame.log.with_max_y(frame.log_tab.top()).shrink2(vec2(scale.gap(1.25), scale.gap(0.75)));
        rects::in_panel(ui, "log", frame.log, |ui| scroll(ui, inner, lines));
    }
    pressed.or(back.then_some(Press::LookBack))
}

/// The log as a sheet over the table, where it has no place beside it; `look_back` as for [`show`].
pub fn drawer(ctx: &Context, frame: &Frame, lines: &[Line], look_back: Option<bool>) -> Option<Press> {
    let mut back = false;
    overlay::lowest(ctx, "log", frame.log, |ui| {
        let mut inner = frame.log.shrink(Scale::of(ui.ctx()).pad());
        back = look_back.is_some_and(|enabled| look_back::below(ui, &mut inner, enabled));
        scroll(ui, inner, lines);
    });
    back.then_some(Press::LookBack)
}

fn scroll(ui: &mut Ui, inner: Rect, lines: &[Line]) {
    if inner.height() < 8.0 {
        return;
    }
    let scale = Scale::of(ui.ctx());
    ui.scope_builder(UiBuilder::new().id_salt("log lines").max_rect(inner), |ui| {
        ui.set_clip_rect(inner.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
        let scroll = ScrollArea::vertical().id_salt(Id::new("log")).auto_shrink([false, false]).stick_to_bottom(true);
        scroll.show(ui, |ui| {
            rects::in_scroll(ui, |ui| {
                if lines.is_empty() {
                    words(ui, &text!("log-empty"), Type::Body, 0.0, true);
                }
                for (place, line) in lines.iter().enumerate() {
                    match line {
                        Line::Turn(colour, who) => turn(ui, *colour, who, place > 0),
                        Line::Done(told) => words(ui, told, Type::Body, scale.gap(1.0), false),
                        Line::After(told) => words(ui, told, Type::Body, scale.gap(1.0), true),
                    }
                }
            });
        });
    });
}

fn turn(ui: &mut Ui, colour: Option<Colour>, who: &Text, ruled: bool) {
    let scale = Scale::of(ui.ctx());
    let side = (scale.text(18.0) * 1.35).round();
    if ruled {
        let (rule, _) = ui.allocate_exact_size(vec2(ui.available_width(), scale.px(7.0)), Sense::hover());
        ui.painter().hline(rule.x_range(), rule.center().y, Stroke::new(scale.hairline() * 0.7, GOLD));
    }
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
    // Letters cut in half cannot be read.
    if row.top() < ui.clip_rect().top() - 1.5 || row.bottom() > ui.clip_rect().bottom() + 1.5 {
        return;
    }
    let mut left = row.left();
    if let Some(colour) = colour {
        signs::medal(ui.painter(), Rect::from_min_size(row.min, Vec2::splat(side)), colour);
        left += side + scale.gap(0.75);
    }
    line_in(ui, row.with_min_x(left), Align2::LEFT_CENTER, &ui.say(who), Type::Strong, INK);
}

fn words(ui: &mut Ui, told: &Text, step: Type, indent: f32, muted: bool) {
    let said = ui.say(told);
    let width = ui.available_width();
    let high = text_height(ui.ctx(), &said, step, width - indent);
    let (row, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    if !ui.is_rect_visible(row) || row.top() < ui.clip_rect().top() - 1.5 {
        return;
    }
    let ink = if muted { INK_MUTED } else { INK };
    lines_seen(ui, row.with_min_x(row.left() + indent), Align2::LEFT_TOP, &said, step, ink);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Given, Words};
    use zoff::{Card, Chance, Choice, Pair, Prairie, Rulebook, Stage, Variants};

    /// The lines of a game of three by chance, as far as `enough` likes, and the cards that were turned up in its first round.
    fn told(setting: &Setting, enough: impl Fn(&Position) -> bool) -> (Vec<String>, Vec<Card>) {
        let begin = Position::setup(setting, 3, 7).expect("three may play");
        let (mut position, mut chance) = (begin, Chance::new(7, 3));
        let (mut played, mut first) = (Vec::new(), Vec::new());
        while !enough(&position) {
            let seat = position.may_act().iter().next().expect("somebody acts");
            let action = position.random_action(setting, seat, &mut chance).expect("there is one");
            if let (Action::Choose(choice), 1) = (action, position.round) {
                first.extend(choice.pairs().map(|pair| pair.card));
            }
            let mut effects = Vec::new();
            position.play(setting, seat, action, &mut effects).expect("it is legal");
            played.push((seat, action, effects));
        }
        let names = vec![Who::You; 3];
        let all = played.iter().map(|(seat, action, effects)| (*seat, *action, effects.as_slice()));
        let said = |line: Line| {
            let (Line::Turn(_, text) | Line::Done(text) | Line::After(text)) = line;
            Words::default().say(text).to_string()
        };
        (lines(setting, &begin, all, &names).into_iter().map(said).collect(), first)
    }

    #[test]
    fn played_cards_are_not_told_any_more_in_the_next_round_while_the_game_runs() {
        let usual = Setting::default();
        let open = Setting { rulebook: Rulebook::new(Variants { open_cards: true, ..Variants::default() }) };
        let turned_up = |position: &Position| position.round == 1 && matches!(position.stage, Stage::Place(_));
        let next_round = |position: &Position| position.round == 2;
        let names_all = |(lines, cards): (Vec<String>, Vec<Card>)| {
            let named = |card: &Card| {
                let word = format!("{} {}", card.value(), card.letter());
                lines.iter().any(|line| line.contains(&word))
            };
            assert_eq!(cards.len(), 6);
            (cards.iter().filter(|card| named(card)).count(), lines.iter().any(|line| line.starts_with("You: ")))
        };
        assert_eq!(names_all(told(&usual, turned_up)), (6, true), "they lie open");
        assert_eq!(names_all(told(&usual, next_round)), (0, true), "they lie face down");
        assert_eq!(names_all(told(&open, next_round)), (6, true), "everybody may know them");
        assert_eq!(names_all(told(&usual, Position::over)).0, 6, "the game is over");
    }

    #[test]
    fn the_log_tells_nobody_what_is_chosen_before_all_have() {
        let setting = Setting::default();
        let begin = Position::empty(&setting, 3);
        let mut position = begin;
        let pair = |prairie, word: &str| Pair { colour: None, prairie, card: Card::from_word(word).expect("a card") };
        let choice = Choice::two(pair(Prairie::LuckyPickle, "3B"), pair(Prairie::FireFields, "5A"));
        let mut effects = Vec::new();
        let action = Action::Choose(choice);
        position.play(&setting, Seat(0), action, &mut effects).expect("it is legal");
        let names = ["Ana", "Ben", "Cleo"].map(|who| Who::Other(Text::given(Given::name(who))));
        let lines = lines(&setting, &begin, [(Seat(0), action, effects.as_slice())], &names);
        let said: Vec<String> = lines
            .iter()
            .map(|line| match line {
                Line::Turn(_, text) | Line::Done(text) | Line::After(text) => Words::default().say(text).to_string(),
            })
            .collect();
        assert_eq!(said, ["Ana", "Chose two pairs"]);
    }
}
