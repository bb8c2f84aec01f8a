//! The log: a line for every action under the name of who did it, the newest at the bottom; rounds and halves as rules between.

use bevy_egui::egui::{Align2, Id, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, style::ScrollStyle, vec2};
use hab_gut::{Action, Effect, Seat};

use crate::{
    games::hab_gut::{texts, ui::owner},
    kit::{Say, line_seen, lines_seen, text_height},
    seats::names::name,
    texts::{Text, Who, text},
    theme::{
        fonts::Type,
        rects,
        scale::Scale,
        style::{self, GOLD, INK, INK_MUTED},
    },
};

/// The most lines that are kept in sight; what is older is in the record.
const LINES: usize = 160;
/// Pixels between two lines.
const SPACING: f32 = 3.0;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A player's actions begin.
    Player(Seat, Text),
    /// Something was done.
    Done(Text),
    /// What the end of a half brought.
    Ended(Text),
    /// A round was over.
    Round,
}

/// The log as lines, of who did what with which effects.
pub fn lines<'a>(entries: impl IntoIterator<Item = (Seat, Action, &'a [Effect])>, names: &[Who]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut of: Option<Seat> = None;
    for (seat, action, effects) in entries {
        if of != Some(seat) {
            lines.push(Line::Player(seat, name(names, seat).text()));
            of = Some(seat);
        }
        lines.push(Line::Done(texts::log::action(action, effects)));
        lines.extend(texts::log::ended(names, effects).into_iter().map(Line::Ended));
        if texts::log::ends_round(effects).is_some() {
            lines.push(Line::Round);
            of = None;
        }
    }
    let old = lines.len().saturating_sub(LINES);
    lines.split_off(old)
}

/// Draws it on a sheet.
pub fn show(ui: &mut Ui, rect: Rect, lines: &[Line]) {
    let scale = Scale::of(ui.ctx());
    style::sheet(ui, rect);
    rects::in_panel(ui, "log", rect, |ui| list(ui, rect.shrink2(vec2(scale.gap(1.25), scale.gap(0.75))), lines));
}

/// Draws it without a sheet of its own.
pub fn list(ui: &mut Ui, inner: Rect, lines: &[Line]) {
    let scale = Scale::of(ui.ctx());
    ui.scope_builder(UiBuilder::new().id_salt("log lines").max_rect(inner), |ui| {
        ui.set_clip_rect(inner.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, SPACING);
        ui.spacing_mut().scroll = ScrollStyle { bar_width: scale.px(6.0).max(4.0), ..ScrollStyle::solid() };
        let scroll = ScrollArea::vertical().id_salt(Id::new("hab-gut log")).auto_shrink([false, false]);
        scroll.stick_to_bottom(true).show(ui, |ui| {
            if lines.is_empty() {
                words(ui, &text!("log-empty"), Type::Body, 0.0);
            }
            for (i, line) in lines.iter().enumerate() {
                match line {
                    Line::Player(seat, name) => player(ui, *seat, name),
                    Line::Done(text) => words(ui, text, Type::Body, scale.gap(1.0)),
                    Line::Ended(text) => words(ui, text, Type::Strong, 0.0),
                    Line::Round if i + 1 == lines.len() => {}
                    Line::Round => rule(ui),
                }
            }
        });
    });
}

fn rule(ui: &mut Ui) {
    let scale = Scale::of(ui.ctx());
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), scale.px(8.0)), Sense::hover());
    ui.painter().hline(place.x_range(), place.center().y, Stroke::new(scale.hairline(), GOLD));
}

fn player(ui: &mut Ui, seat: Seat, name: &Text) {
    let scale = Scale::of(ui.ctx());
    let side = (scale.text(18.0) * 1.35).round();
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
    if !ui.is_rect_visible(row) {
        return;
    }
    owner::brand(ui, Rect::from_min_size(row.min, Vec2::splat(side)), seat);
    let place = row.with_min_x(row.left() + side + scale.gap(0.75));
    line_seen(ui, place, Align2::LEFT_CENTER, &ui.say(name), Type::Strong, INK);
}

fn words(ui: &mut Ui, text: &Text, step: Type, indent: f32) {
    let said = ui.say(text);
    let width = ui.available_width();
    let height = text_height(ui.ctx(), &said, step, width - indent);
    let (row, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    if ui.is_rect_visible(row) {
        let colour = if step == Type::Strong { INK } else { INK_MUTED };
        lines_seen(ui, row.with_min_x(row.left() + indent), Align2::LEFT_CENTER, &said, step, colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hab_gut::{Chance, Position, Setting};

    #[test]
    fn whoever_acts_twice_in_a_row_is_named_once() {
        let setting = Setting::default();
        let mut position = Position::setup(&setting, 3, 5, None).expect("three may play");
        let mut chance = Chance::new(3, 1);
        let mut played = Vec::new();
        while !position.over {
            let seat = position.turn.seat;
            let action = position.random_action(&setting, seat, &mut chance).expect("there is one");
            let mut effects = Vec::new();
            position.play(&setting, seat, action, &mut effects).expect("it is legal");
            played.push((seat, action, effects));
        }
        let entries = || played.iter().map(|(seat, action, effects)| (*seat, *action, effects.as_slice()));
        let round: Vec<Line> = lines(entries().take(9), &[]);
        let named = round.iter().filter(|line| matches!(line, Line::Player(..))).count();
        let done = round.iter().filter(|line| matches!(line, Line::Done(_))).count();
        assert_eq!((named, done, round.last()), (6, 9, Some(&Line::Round)));
        let all = lines(entries(), &[]);
        assert!(all.len() <= LINES && all.iter().filter(|line| matches!(line, Line::Ended(_))).count() >= 3);
    }
}
