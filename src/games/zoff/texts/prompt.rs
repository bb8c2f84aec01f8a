//! The prompt line at the top of the screen: the players to act, and the decision that they must make.

use zoff::{Bonus, Position, Seat, Setting, Stage, Turn};

use super::card;
use crate::{
    games::zoff::choice::{Choice, Draft, mixed_colours},
    seats::names::{name, players},
    texts::{Text, Who, text},
};

/// The prompt for a viewer who may act. If several players share the screen, `who` is the viewer's name.
pub fn your_turn(setting: &Setting, position: &Position, choice: &Choice, who: Option<&Who>) -> Option<Text> {
    let dealt = setting.rulebook.dealt[usize::from(position.seats)];
    let asked = match position.stage {
        Stage::Start => match choice.pending() {
            Some(_) => text!("zoff-prompt-start-ready"),
            None => text!("zoff-prompt-start", prairies = Text::in_words(dealt)),
        },
        Stage::Bid => text!("zoff-prompt-bid"),
        Stage::Colour(_) => text!("zoff-prompt-colour"),
        Stage::Choose => pairs(choice),
        Stage::Place(turn) => match (choice.draft, mixed_colours(position, setting)) {
            (Draft::Nothing, Some(_)) => text!("zoff-prompt-place-mixed", prairie = turn.pair.prairie),
            (Draft::Nothing, None) => {
                text!("zoff-prompt-place", prairie = turn.pair.prairie, held = card(turn.pair.card))
            }
            _ => text!("zoff-prompt-sure"),
        },
        Stage::Bonus(bonus) => match choice.draft {
            Draft::Nothing => bonus_of(bonus),
            _ => text!("zoff-prompt-bonus-ready"),
        },
        Stage::Over => return None,
    };
    Some(match who {
        None => asked,
        Some(who) => text!("zoff-prompt-by-name", who = who, asked = asked),
    })
}

/// The prompt for the next missing part of the pairs.
fn pairs(choice: &Choice) -> Text {
    let all = choice.pairs();
    let complete = all.iter().filter(|pair| pair.is_complete()).count();
    if choice.pending().is_some() {
        return text!("zoff-prompt-pairs-ready");
    }
    let incomplete = all.iter().find(|pair| !pair.is_complete() && !pair.is_empty());
    match incomplete {
        Some(pair) => match (pair.prairie, pair.card) {
            (Some(prairie), _) => text!("zoff-prompt-pair-card", prairie = prairie),
            (None, Some(held)) => text!("zoff-prompt-pair-prairie", held = card(held)),
            (None, None) => text!("zoff-prompt-pairs", pairs = choice.pairs_needed()),
        },
        None if complete > 0 => text!("zoff-prompt-second-pair"),
        None => text!("zoff-prompt-pairs", pairs = choice.pairs_needed()),
    }
}

fn bonus_of(bonus: Bonus) -> Text {
    match bonus.rank {
        Some(_) => text!("zoff-prompt-bonus", prairie = bonus.prairie, cows = bonus.cows),
        None => text!("zoff-prompt-fair", prairie = bonus.prairie, cows = bonus.cows),
    }
}

/// The decision that the game waits for, with the players who must make it.
pub fn deciding(position: &Position, names: &[Who]) -> Option<Text> {
    let all = || {
        let waiting = position.may_act().iter().map(|seat| name(names, seat).text());
        waiting.reduce(|before, last| text!("list-and", before = before, last = last))
    };
    let mut waiting = position.may_act().iter();
    if let (Some(seat), None) = (waiting.next(), waiting.next())
        && name(names, seat) == Who::You
        && matches!(position.stage, Stage::Start | Stage::Bid | Stage::Choose)
    {
        return Some(text!("your-turn"));
    }
    let count = position.may_act().iter().count();
    Some(match position.stage {
        Stage::Start => text!("zoff-waits-start", names = all()?, count = count),
        Stage::Bid => text!("zoff-waits-bid", names = all()?, count = count),
        Stage::Choose => text!("zoff-waits-choose", names = all()?, count = count),
        Stage::Colour(seat) => text!("zoff-waits-colour", who = &name(names, seat)),
        Stage::Place(Turn { seat, pair }) => {
            text!("zoff-waits-place", who = &name(names, seat), prairie = pair.prairie, held = card(pair.card))
        }
        Stage::Bonus(Bonus { seat, cows, prairie, .. }) => {
            text!("zoff-waits-bonus", who = &name(names, seat), cows = cows, prairie = prairie)
        }
        Stage::Over => return None,
    })
}

/// The announcement of the winners.
pub fn result(names: &[Who], winners: &[Seat]) -> Text {
    match (winners, players(names, winners)) {
        (_, None) => text!("zoff-over"),
        ([one], _) => text!("zoff-won", who = &name(names, *one)),
        (_, Some(winners)) => text!("zoff-won-together", winners = winners),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Translations, Untranslated};
    use zoff::{Card, Pair, Prairie};

    #[test]
    fn the_prompt_names_the_players_to_act() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        let names = ["Ana", "Ben", "Cleo"].map(|who| Who::Other(Text::untranslated(Untranslated::name(who))));
        let tr = |text: Option<Text>| text.map(|text| Translations::default().tr(text).to_string()).unwrap_or_default();
        assert_eq!(tr(deciding(&position, &names)), "Ana and Ben and Cleo are choosing.");
        position.acted.put(Seat(1));
        position.acted.put(Seat(2));
        assert_eq!(tr(deciding(&position, &names)), "Ana is choosing.");
        assert_eq!(tr(deciding(&position, &[Who::You])), "It is your turn.");
        let card = Card::from_word("4G").expect("the word names a card");
        let turn = Turn { seat: Seat(1), pair: Pair { colour: None, prairie: Prairie::LuckyPickle, card } };
        position.stage = Stage::Place(turn);
        assert_eq!(tr(deciding(&position, &names)), "Ben places on Lucky-Pickle with card 4\u{a0}G.");
        assert_eq!(tr(Some(result(&names, &[Seat(0), Seat(2)]))), "The game is over: Ana and Cleo share the win!");
    }
}
