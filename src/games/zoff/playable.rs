//! The interface to the code that all games share: bots, hints and refusals.

use tabletop::{Level, Viewer};
use zoff::{Action, Effect, Illegal, Position, Seat, Setting, Stage, Zoff, bots::Bot};

use super::names;
use crate::{
    playable::{Advice, MAX_ADVICE, Playable},
    table::RulesQuery,
    texts::Text,
};

impl Playable for Zoff {
    type Bot = Bot;
    type PendingMove = super::choice::Choice;

    const ADVISER: Level = Level::Hard;

    fn bounds(setting: &Setting) -> (u8, u8) {
        setting.rulebook.seats
    }

    fn advise(bot: &Bot, _: &RulesQuery<Zoff>, _: Seat, best: Action) -> Vec<Advice<Zoff>> {
        let others = bot.ranking().iter().map(|(action, _)| *action).filter(|action| *action != best);
        let advice = |action| Advice { action, then: Vec::new(), at_once: Vec::new() };
        std::iter::once(best).chain(others).take(MAX_ADVICE).map(advice).collect()
    }

    fn has_alternatives(_: &Bot) -> bool {
        true
    }

    fn visibility_hash(setting: &Setting, position: &Position, viewer: Viewer) -> u64 {
        position.visibility_hash(setting, viewer)
    }

    /// Choices, bids and first cows count as secret until all players have decided. A choice becomes secret again once
    /// one of its pairs is used, because the cow card is then face down (rules: `zoff-rules-choose-secret`).
    fn is_hidden_in_reports(position: &Position, action: Action) -> bool {
        let is_face_up = |pair| position.pairs.iter().flatten().any(|open| *open == Some(pair));
        match action {
            Action::Choose(choice) => position.stage == Stage::Choose || !choice.pairs().all(is_face_up),
            Action::Bid(_) => position.stage == Stage::Bid,
            Action::Start(_) => position.stage == Stage::Start,
            Action::Colour(_) | Action::Place(_) | Action::PlaceMixed(_) | Action::Bonus(_) => false,
        }
    }

    fn seat_name(setting: &Setting, seats: u8, position: Option<&Position>, seat: Seat) -> Option<Text> {
        Some(match names::colours(setting, seats, position, seat) {
            [Some(colour), _] => names::colour_name(colour),
            [None, _] => names::player(seat),
        })
    }

    /// Cow cards of earlier rounds stay face down until the game is over, unless the variant `open_cards` is on (rules:
    /// `zoff-rules-open-cards`).
    fn first_open_action<'a>(setting: &Setting, begin: &Position, played: impl Iterator<Item = &'a [Effect]>) -> usize {
        let (mut now, mut round_start) = (*begin, 0);
        for (number, effects) in played.enumerate() {
            let round = now.round;
            effects.iter().for_each(|effect| now.apply(effect));
            if now.round != round {
                round_start = number + 1;
            }
        }
        if setting.rulebook.variants.open_cards || now.is_over() { 0 } else { round_start }
    }

    fn refusal(illegal: Illegal) -> Text {
        super::refusals::refusal(illegal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zoff::formats::actions;

    #[test]
    fn a_choice_is_secret_except_while_its_pairs_are_face_up() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        let mut choices = Vec::new();
        let play = |position: &mut Position, seat, action| {
            position.play(&setting, Seat(seat), action, &mut Vec::new()).expect("the action is legal");
        };
        for (seat, pairs) in [
            (0, "lucky-pickle 3B fire-fields 5A"),
            (1, "lucky-pickle 4G coffee-canyon 2D"),
            (2, "powder-prairie 2A coffee-canyon 3C"),
        ] {
            let choice = actions::parse(&format!("choose {pairs}")).expect("the text is a choice");
            choices.push(choice);
            assert!(Zoff::is_hidden_in_reports(&position, choice), "a choice must be secret until all have chosen");
            play(&mut position, seat, choice);
        }
        let secret = |position: &Position| -> Vec<bool> {
            choices.iter().map(|choice| Zoff::is_hidden_in_reports(position, *choice)).collect()
        };
        assert_eq!(secret(&position), [false; 3], "choices must be public while all pairs are face up");
        let first = position.may_act().iter().next().expect("a player places cows");
        play(&mut position, first.0, Action::Place(1));
        let used: Vec<bool> = (0..3).map(|seat| seat == first.0).collect();
        assert_eq!(secret(&position), used, "only the choice with the used card must be secret");
    }
}
