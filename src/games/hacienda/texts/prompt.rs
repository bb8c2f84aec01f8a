//! The prompt: the player to act and the actions open to them.

use hacienda_rules::{Action, Card, Seat};

use crate::{
    games::hacienda::choice::Selection,
    seats::names::{name, players},
    texts::{Text, Who, text},
};

/// The prompt for a human player with nothing selected. `who` is given if several players share the screen.
pub fn your_turn(who: Option<&Who>, left: u8) -> Text {
    match who {
        None => text!("prompt-your-turn", actions = left),
        Some(who) => text!("prompt-your-turn-by-name", who = who, actions = left),
    }
}

/// The prompt for the current selection.
pub fn selected(held: Selection) -> Option<Text> {
    match held {
        Selection::Nothing => None,
        Selection::Card(Card::Land(land)) => Some(text!("prompt-holding-tile", land = land)),
        Selection::Card(Card::Animal(species)) => Some(text!("prompt-holding-animal", species = species)),
        Selection::Purchase(_) => Some(text!("prompt-holding-purchase")),
        Selection::Hacienda => Some(text!("prompt-holding-hacienda")),
        Selection::Pond(shape) => Some(text!("prompt-holding-pond", shape = shape)),
        Selection::Harvest { .. } => Some(text!("prompt-holding-harvest")),
    }
}

/// The prompt at the end of the game, with the winners.
pub fn result(names: &[Who], winners: &[Seat]) -> Text {
    match (winners, players(names, winners)) {
        (_, None) => text!("prompt-over"),
        ([one], _) => text!("prompt-won", who = &name(names, *one)),
        (_, Some(winners)) => text!("prompt-won-together", winners = winners),
    }
}

/// The prompt for another player's decision or, in a look back, for the viewer's own.
pub fn thinking(who: &Who) -> Text {
    match who {
        Who::You => text!("your-turn"),
        Who::Other(_) => text!("prompt-thinking", who = who),
    }
}

/// The question before a purchase, with its price.
pub fn purchase(action: Action, price: u32) -> Text {
    match action {
        Action::BuyTop(deck) => text!("prompt-buy-top", deck = deck, price = price),
        Action::BuyLand(land) => text!("prompt-buy-card", card = Card::Land(land), price = price),
        Action::BuyAnimal(species) => text!("prompt-buy-card", card = Card::Animal(species), price = price),
        _ => text!("prompt-buy-it", price = price),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Translations, Untranslated};

    #[test]
    fn winners_are_named() {
        let names =
            [Who::You, Who::Other(Text::untranslated(Untranslated::name("Ana"))), Who::Other(text!("a-person"))];
        let sentence = |winners: &[u8]| {
            let winners: Vec<Seat> = winners.iter().copied().map(Seat).collect();
            Translations::default().tr(result(&names, &winners)).to_string()
        };
        assert_eq!(sentence(&[]), "The game is over.");
        assert_eq!(sentence(&[0]), "The game is over: you win!");
        assert_eq!(sentence(&[1]), "The game is over: Ana wins!");
        assert_eq!(sentence(&[0, 1]), "The game is over: You and Ana share the win!");
        assert_eq!(sentence(&[0, 1, 2]), "The game is over: You and Ana and Human share the win!");
    }

    #[test]
    fn the_prompt_counts_the_actions_left() {
        let tr = |text: Text| Translations::default().tr(text).to_string();
        assert_eq!(tr(your_turn(None, 1)), "Your turn: 1 action left. Choose a card, or buy.");
        let blue = Who::Other(text!("colour", colour = crate::texts::Kind("blue")));
        assert_eq!(tr(your_turn(Some(&blue), 3)), "Blue, your turn: 3 actions left. Choose a card, or buy.");
    }
}
