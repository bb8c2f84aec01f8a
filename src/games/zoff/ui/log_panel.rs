//! The log: actions under the names of their players, each followed by its consequences.

use zoff::{Action, Colour, Effect, Position, Seat, Setting};

use super::{frame::Frame, press::Press};
use crate::{
    game_screen::log::{self, LineKind, Pressed},
    games::zoff::texts,
    seats::names::name,
    texts::Who,
    ui::parts::overlay,
    widgets::prelude::*,
};

/// A line of the log.
pub type Line = log::Line<Colour>;

/// The newest lines of a log that begins at `begin`. They contain only public information: cow cards played in earlier
/// rounds stay hidden until the game is over, unless the variant `open_cards` is on.
pub fn lines<'a>(
    setting: &Setting,
    begin: &Position,
    played: impl IntoIterator<Item = (Seat, Action, &'a [Effect])>,
    names: &[Who],
) -> Vec<Line> {
    let played: Vec<_> = played.into_iter().collect();
    let mut end = *begin;
    played.iter().for_each(|(.., effects)| effects.iter().for_each(|effect| end.apply(effect)));
    let all_open = setting.rulebook.variants.open_cards || end.is_over();
    let mut now = *begin;
    let mut last = None;
    let mut lines = Vec::new();
    for (seat, action, effects) in played {
        if last != Some(seat) {
            let kind = LineKind::Turn { emblem: now.colours[seat.index()], ruled: !lines.is_empty() };
            lines.push(Line { kind, text: name(names, seat).text() });
            last = Some(seat);
        }
        lines.push(Line { kind: LineKind::Done(None), text: texts::log::entry(action, effects) });
        let after = texts::log::consequences(names, setting, &now, effects, all_open || now.round == end.round);
        if !after.is_empty() {
            last = None;
        }
        lines.extend(after.into_iter().map(|text| Line { kind: LineKind::Consequence, text }));
        effects.iter().for_each(|effect| now.apply(effect));
    }
    log::newest(lines)
}

fn press(pressed: Pressed) -> Press {
    match pressed {
        Pressed::Tab | Pressed::Line(()) => Press::Log,
        Pressed::LookBack => Press::LookBack,
    }
}

/// Draws the tab next to the table, and the log if it is open. `look_back` is true if the look-back button is enabled,
/// and `None` if the button is hidden.
pub fn draw_next_to_table(
    ui: &mut Ui,
    frame: &Frame,
    lines: &[Line],
    open: bool,
    look_back: Option<bool>,
) -> Option<Press> {
    log::draw_next_to_table(ui, frame.log, lines, open, look_back).map(press)
}

/// Draws the log as a dialog over the table, for screens without room next to it. `look_back` is as in
/// [`draw_next_to_table`].
pub fn draw_on_dialog(ctx: &Context, frame: &Frame, lines: &[Line], look_back: Option<bool>) -> Option<Press> {
    let inner = frame.log.shrink(Scale::of(ctx).pad());
    overlay::draw_lowest_dialog(ctx, "log", frame.log, |ui| log::draw_on_dialog(ui, inner, lines, look_back)).map(press)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Text, Translations, Untranslated};
    use zoff::{Card, Choice, Pair, Prairie, Rng, Rulebook, Stage, Variants};

    /// The log lines of a random three-player game, played until `enough` returns true, and the cards turned up in the
    /// first round.
    fn log_and_cards(setting: &Setting, enough: impl Fn(&Position) -> bool) -> (Vec<String>, Vec<Card>) {
        let begin = Position::setup(setting, 3, 7).expect("three players are allowed");
        let (mut position, mut rng) = (begin, Rng::new(7, 3));
        let (mut played, mut first) = (Vec::new(), Vec::new());
        while !enough(&position) {
            let seat = position.may_act().iter().next().expect("a player is to act");
            let action =
                position.random_action(setting, seat, &mut rng).expect("a seat that may act has a legal action");
            if let (Action::Choose(choice), 1) = (action, position.round) {
                first.extend(choice.pairs().map(|pair| pair.card));
            }
            let mut effects = Vec::new();
            position.play(setting, seat, action, &mut effects).expect("the action is legal");
            played.push((seat, action, effects));
        }
        let names = vec![Who::You; 3];
        let all = played.iter().map(|(seat, action, effects)| (*seat, *action, effects.as_slice()));
        let tr = |line: Line| Translations::default().tr(line.text).to_string();
        (lines(setting, &begin, all, &names).into_iter().map(tr).collect(), first)
    }

    #[test]
    fn the_log_hides_played_cards_from_the_next_round_until_the_end() {
        let usual = Setting::default();
        let open = Setting { rulebook: Rulebook::new(Variants { open_cards: true, ..Variants::default() }) };
        let turned_up = |position: &Position| position.round == 1 && matches!(position.stage, Stage::Place(_));
        let next_round = |position: &Position| position.round == 2;
        let names_all = |(lines, cards): (Vec<String>, Vec<Card>)| {
            let named = |card: &Card| {
                let word = format!("{}\u{a0}{}", card.value(), card.letter());
                lines.iter().any(|line| line.contains(&word))
            };
            assert_eq!(cards.len(), 6);
            (cards.iter().filter(|card| named(card)).count(), lines.iter().any(|line| line.starts_with("You: ")))
        };
        assert_eq!(
            names_all(log_and_cards(&usual, turned_up)),
            (6, true),
            "the cards of the current round must be named"
        );
        assert_eq!(
            names_all(log_and_cards(&usual, next_round)),
            (0, true),
            "cards of an earlier round must not be named"
        );
        assert_eq!(
            names_all(log_and_cards(&open, next_round)),
            (6, true),
            "with open cards, the cards of all rounds must be named"
        );
        assert_eq!(
            names_all(log_and_cards(&usual, Position::is_over)).0,
            6,
            "at the end of the game, all cards must be named"
        );
    }

    #[test]
    fn the_log_hides_choices_until_all_have_chosen() {
        let setting = Setting::default();
        let begin = Position::empty(&setting, 3);
        let mut position = begin;
        let pair = |prairie, word: &str| Pair {
            colour: None,
            prairie,
            card: Card::from_word(word).expect("the word names a card"),
        };
        let choice = Choice::two(pair(Prairie::LuckyPickle, "3B"), pair(Prairie::FireFields, "5A"));
        let mut effects = Vec::new();
        let action = Action::Choose(choice);
        position.play(&setting, Seat(0), action, &mut effects).expect("the action is legal");
        let names = ["Ana", "Ben", "Cleo"].map(|who| Who::Other(Text::untranslated(Untranslated::name(who))));
        let lines = lines(&setting, &begin, [(Seat(0), action, effects.as_slice())], &names);
        let shown: Vec<String> = lines.iter().map(|line| Translations::default().tr(&line.text).to_string()).collect();
        assert_eq!(shown, ["Ana", "Chose two pairs"]);
    }
}
