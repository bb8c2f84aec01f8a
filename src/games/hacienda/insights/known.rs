//! Publicly known cards, and cards that a viewer has not seen (rules: `rule-known`).

use hacienda_rules::{Card, Deck, Position, Seat, Viewer};

/// The public view of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// The seat that holds the hand.
    pub seat: Seat,
    /// The kinds of cards that were taken in public, with their counts. Kinds without cards are left out.
    pub known: Vec<(Card, u16)>,
    /// The number of hidden cards: land cards, then animal cards.
    pub hidden: [u16; 2],
}

/// Returns the public view of a seat's hand. The owner sees the same view, as a reminder of what the others know.
pub fn public_hand(position: &Position, seat: Seat) -> Hand {
    let known = |card: Card| (card, u16::from(position.known[seat.index()][card.index()]));
    Hand {
        seat,
        known: Card::kinds().map(known).filter(|(_, count)| *count > 0).collect(),
        hidden: Deck::ALL.map(|deck| position.hidden_in_hand(seat, deck)),
    }
}

/// The cards of a deck that a viewer has not seen, and their possible places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unseen {
    /// The deck.
    pub deck: Deck,
    /// Every kind of card in the deck, with the number of unseen cards.
    pub kinds: Vec<(Card, u16)>,
    /// The number of cards in the draw pile.
    pub left: u16,
    /// The number of cards in the second animal stack while it is not in use; otherwise 0.
    pub waiting: u16,
    /// The number of unseen cards in hands that are hidden from the viewer.
    pub hands: u16,
    /// The number of cards removed before the game.
    pub removed: u16,
}

/// Returns the cards of a deck that a viewer has not seen.
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
        kinds: kinds_of(deck).map(|card| (card, unseen[card.index()])).collect(),
        left: left as u16,
        waiting: waiting as u16,
        hands: others.map(|seat| position.hidden_in_hand(seat, deck)).sum(),
        removed,
    }
}

fn kinds_of(deck: Deck) -> impl Iterator<Item = Card> {
    Card::kinds().filter(move |card| card.deck() == deck)
}
