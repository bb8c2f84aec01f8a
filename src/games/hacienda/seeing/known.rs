//! Cards that all know, and cards that somebody has not seen yet (RULES.md 2).

use hacienda_rules::{Card, Deck, Position, Seat, Viewer};

/// A hand as everybody may know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// Whose.
    pub seat: Seat,
    /// The cards that all saw taken, with how many of each; only kinds of which there are any.
    pub known: Vec<(Card, u16)>,
    /// How many others there are, land cards and animal cards.
    pub hidden: [u16; 2],
}

/// The hand of a seat as everybody may know it. Its owner, too, is shown no more: what the others know.
pub fn hand(position: &Position, seat: Seat) -> Hand {
    let known = |card: Card| (card, u16::from(position.known[seat.index()][card.index()]));
    Hand {
        seat,
        known: Card::kinds().map(known).filter(|(_, count)| *count > 0).collect(),
        hidden: Deck::ALL.map(|deck| position.hidden_in_hand(seat, deck)),
    }
}

/// The cards of a deck that somebody has not seen, and where these may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unseen {
    /// The deck.
    pub deck: Deck,
    /// Every kind of it, with how many have not been seen.
    pub kinds: Vec<(Card, u16)>,
    /// How many lie in the deck that is drawn from.
    pub left: u16,
    /// How many lie in the second stack of animals, which waits.
    pub waiting: u16,
    /// How many are in hands that the viewer does not see.
    pub hands: u16,
    /// How many were taken out before the game.
    pub removed: u16,
}

/// What a viewer has not seen of a deck.
pub fn unseen(position: &Position, deck: Deck, viewer: impl Into<Viewer>) -> Unseen {
    let viewer = viewer.into();
    let unseen = position.unseen(viewer);
    let others = position.seats().filter(|seat| !viewer.sees_hand(*seat));
    let (left, waiting, removed) = match deck {
        Deck::Land => (position.land_deck.len(), 0, 0),
        Deck::Animal => {
            let (left, waiting) = position.animal_cards_left();
            (left, waiting, position.animals_removed.iter().map(|count| u16::from(*count)).sum())
        }
    };
    Unseen {
        deck,
        kinds: of(deck).map(|card| (card, unseen[card.index()])).collect(),
        left: left as u16,
        waiting: waiting as u16,
        hands: others.map(|seat| position.hidden_in_hand(seat, deck)).sum(),
        removed,
    }
}

/// The kinds of a deck.
fn of(deck: Deck) -> impl Iterator<Item = Card> {
    Card::kinds().filter(move |card| card.deck() == deck)
}
