//! The prompt line: the player to act, and the actions that they may take.

use hab_gut::{Phase, Rulebook, Seats};

use super::names_of;
use crate::texts::{Text, Who, text};

/// The prompt for a player who may act and whose selection is empty. Pass `who` to name the player if several share the
/// screen.
pub fn your_turn(who: Option<&Who>, phase: Phase, book: &Rulebook) -> Text {
    let what = text!("hg-prompt-what", phase = phase, most = Text::in_words(book.max_lot));
    match who {
        None => text!("hg-prompt-your-turn", what = what),
        Some(who) => text!("hg-prompt-your-turn-by-name", who = who, what = what),
    }
}

/// The prompt for another player's decision or, while looking back, for a decision of the viewer.
pub fn deciding(who: &Who, phase: Phase) -> Text {
    match who {
        Who::You => text!("your-turn"),
        Who::Other(_) => text!("hg-prompt-deciding", who = who, phase = phase),
    }
}

/// The announcement of the winners.
pub fn result(names: &[Who], winners: Seats) -> Text {
    let mut all = winners.iter();
    match (all.next(), all.next()) {
        (None, _) => text!("hg-won-nobody"),
        (Some(one), None) => text!("hg-won", who = &crate::seats::names::name(names, one)),
        (Some(_), Some(_)) => text!("hg-won-together", winners = names_of(names, winners.iter())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Translations, Untranslated};
    use hab_gut::Seat;

    #[test]
    fn winners_are_announced_by_name() {
        let names =
            [Who::You, Who::Other(Text::untranslated(Untranslated::name("Ana"))), Who::Other(text!("a-person"))];
        let sentence = |winners: &[u8]| {
            let winners: Seats = winners.iter().copied().map(Seat).collect();
            Translations::default().tr(result(&names, winners)).to_string()
        };
        assert_eq!(sentence(&[]), "The game is over: nobody wins.");
        assert_eq!(sentence(&[0]), "The game is over: you win!");
        assert_eq!(sentence(&[1]), "The game is over: Ana wins!");
        assert_eq!(sentence(&[0, 1, 2]), "The game is over: You, Ana and Human share the win!");
    }

    #[test]
    fn the_prompt_names_the_player_if_several_share_the_screen() {
        let tr = |text: Text| Translations::default().tr(text).to_string();
        for phase in Phase::ALL {
            let sentence = |who: Option<&Who>| tr(your_turn(who, phase, &Rulebook::default()));
            let (unnamed, named) = (sentence(None), sentence(Some(&Who::Other(text!("a-person")))));
            assert!(unnamed.starts_with("Your turn: ") && named.starts_with("Human, your turn: "), "{unnamed} {named}");
        }
    }
}
