//! The log: a line for every action below its player's name, and a separator between rounds.

use hab_gut::{Action, Effect, Seat};

use super::press::Press;
use crate::{
    game_screen::log::{self, LineKind, Pressed},
    games::hab_gut::texts,
    seats::names::name,
    texts::Who,
    widgets::prelude::*,
};

/// A line of the log.
pub type Line = log::Line<Seat>;

/// The log lines for a list of actions, each with its seat and its effects.
pub fn lines<'a>(entries: impl IntoIterator<Item = (Seat, Action, &'a [Effect])>, names: &[Who]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut last_seat: Option<Seat> = None;
    let mut ruled = false;
    for (seat, action, effects) in entries {
        if last_seat != Some(seat) {
            let kind = LineKind::Turn { emblem: Some(seat), ruled };
            lines.push(Line { kind, text: name(names, seat).text() });
            (last_seat, ruled) = (Some(seat), false);
        }
        lines.push(Line { kind: LineKind::Done(None), text: texts::log::entry(action, effects) });
        let ended = texts::log::consequences(names, effects).into_iter();
        lines.extend(ended.map(|text| Line { kind: LineKind::Scored, text }));
        if texts::log::ends_round(effects).is_some() {
            (last_seat, ruled) = (None, true);
        }
    }
    log::newest(lines)
}

/// Draws the log beside the exchange: its tab, and its lines if it is `open`. `look_back` is true if the look-back
/// button is enabled, and `None` if there is no such button. Returns the press, if any.
pub fn show(ui: &mut Ui, rect: Rect, lines: &[Line], open: bool, look_back: Option<bool>) -> Option<Press> {
    log::draw_next_to_table(ui, rect, lines, open, look_back).map(|pressed| match pressed {
        Pressed::Tab | Pressed::Line(()) => Press::Log,
        Pressed::LookBack => Press::LookBack,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hab_gut::{Position, Rng, Setting};

    #[test]
    fn a_player_who_acts_twice_in_a_row_is_named_once() {
        let setting = Setting::default();
        let mut position = Position::setup(&setting, 3, 5, None).expect("three players are allowed");
        let mut rng = Rng::new(3, 1);
        let mut played = Vec::new();
        while !position.over {
            let seat = position.turn.seat;
            let action = position.random_action(&setting, seat, &mut rng).expect("an action is legal");
            let mut effects = Vec::new();
            position.play(&setting, seat, action, &mut effects).expect("the action is legal");
            played.push((seat, action, effects));
        }
        let entries = || played.iter().map(|(seat, action, effects)| (*seat, *action, effects.as_slice()));
        let round: Vec<Line> = lines(entries().take(9), &[]);
        let count =
            |lines: &[Line], is: fn(&LineKind<Seat>) -> bool| lines.iter().filter(|line| is(&line.kind)).count();
        let named = count(&round, |kind| matches!(kind, LineKind::Turn { .. }));
        assert_eq!((named, count(&round, |kind| matches!(kind, LineKind::Done(_)))), (6, 9));
        let all = lines(entries(), &[]);
        assert!(all.len() <= log::MAX_LINES && count(&all, |kind| matches!(kind, LineKind::Scored)) >= 3);
        let ruled = count(&all, |kind| matches!(kind, LineKind::Turn { ruled: true, .. }));
        assert!(ruled > 5, "only {ruled} separators between rounds");
    }
}
