//! Tests of refusals: each reason has its own word and its own error message.

use std::collections::BTreeSet;

use hab_gut::{Good, Illegal, Phase, Position, Seat, Side};

use crate::helpers::{action, card, give, new_game, play, rack, set_price, setting, skip_to_market};

/// The next variant in the list. The match is exhaustive, so that the compiler requires every new variant to be added
/// here.
fn next(illegal: Illegal) -> Option<Illegal> {
    Some(match illegal {
        Illegal::GameOver => Illegal::NotYourTurn(Seat(2)),
        Illegal::NotYourTurn(_) => Illegal::NotNow(Phase::Market),
        Illegal::NotNow(_) => Illegal::WrongNumberOfShares { shares: 4, most: 3 },
        Illegal::WrongNumberOfShares { .. } => Illegal::Worthless(Good::Salt),
        Illegal::Worthless(_) => Illegal::NotInSupply { good: Good::Tea, left: 1 },
        Illegal::NotInSupply { .. } => Illegal::TooExpensive { price: 220, money: 90 },
        Illegal::TooExpensive { .. } => Illegal::NotYours { good: Good::Coal, held: 0 },
        Illegal::NotYours { .. } => Illegal::FoundationFull { places: 4 },
        Illegal::FoundationFull { .. } => Illegal::NotInRack { side: Side::Left, card: card("tea +6") },
        Illegal::NotInRack { .. } => return None,
    })
}

#[test]
fn every_refusal_has_a_unique_word_and_a_unique_sentence() {
    let all: Vec<Illegal> = std::iter::successors(Some(Illegal::GameOver), |illegal| next(*illegal)).collect();
    assert_eq!(all.len(), 10);
    let (mut reasons, mut sentences) = (BTreeSet::new(), BTreeSet::new());
    for illegal in all {
        let reason = illegal.reason();
        assert!(reason.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_'), "{reason}");
        assert!(
            reasons.insert(reason) && sentences.insert(illegal.to_string()),
            "{reason} and its sentence are unique"
        );
    }
    assert!(sentences.contains("there is no tea +6 in the rack on your left"));
    assert!(sentences.contains("the supply holds 1 share of tea"));
}

fn refused(position: &Position, seat: u8, text: &str) -> Illegal {
    let before = *position;
    let mut after = before;
    let mut effects = Vec::new();
    let refusal = after.play(&setting(false), Seat(seat), action(text), &mut effects).expect_err(text);
    assert_eq!((after, effects), (before, Vec::new()), "{text} changes nothing");
    refusal
}

#[test]
fn illegal_actions_are_refused_with_their_reason() {
    let setting = setting(false);
    let mut position = new_game(3);
    assert_eq!(refused(&position, 1, "pass"), Illegal::NotYourTurn(Seat(0)));
    assert_eq!(refused(&position, 0, "keep"), Illegal::NotNow(Phase::Trade));
    assert_eq!(refused(&position, 0, "buy coal coal coal coal"), Illegal::WrongNumberOfShares { shares: 4, most: 3 });
    let nothing = hab_gut::Action::Sell(hab_gut::Lot::NONE);
    let none = Illegal::WrongNumberOfShares { shares: 0, most: 3 };
    assert_eq!(position.check(&setting, Seat(0), nothing), Err(none));
    // A share with a price of 0 cannot be bought (rules: `hg-rules-buy`).
    set_price(&mut position, Good::Coal, 0);
    assert_eq!(refused(&position, 0, "buy coal"), Illegal::Worthless(Good::Coal));
    // A purchase cannot exceed the supply.
    give(&mut position, 1, Good::Tea, 9);
    assert_eq!(refused(&position, 0, "buy tea tea"), Illegal::NotInSupply { good: Good::Tea, left: 1 });
    // A purchase cannot cost more than the player's money.
    set_price(&mut position, Good::Salt, 110);
    assert_eq!(refused(&position, 0, "buy salt salt salt"), Illegal::TooExpensive { price: 330, money: 300 });
    assert_eq!(refused(&position, 0, "sell tea"), Illegal::NotYours { good: Good::Tea, held: 0 });
    // Shares in the foundation cannot be sold, and the foundation has four places.
    give(&mut position, 0, Good::Rubber, 5);
    position.turn.phase = Phase::Foundation;
    assert_eq!(refused(&position, 0, "give tea"), Illegal::NotYours { good: Good::Tea, held: 0 });
    for place in 1..=4 {
        play(&mut position, &setting, "give rubber");
        (position.turn.seat, position.turn.phase) = (Seat(0), Phase::Foundation);
        assert_eq!(position.foundation_shares_of(Seat(0)), place);
    }
    assert_eq!(refused(&position, 0, "give rubber"), Illegal::FoundationFull { places: 4 });
    position.turn.phase = Phase::Trade;
    assert_eq!(refused(&position, 0, "sell rubber rubber"), Illegal::NotYours { good: Good::Rubber, held: 1 });
    // Cards come from the two racks next to the player, one from each.
    skip_to_market(&mut position);
    position.racks = [rack(&["tea +6"]), rack(&["salt +2"]), rack(&["coal -2"]), rack(&[]), rack(&[])];
    let missing = |side, text| Illegal::NotInRack { side, card: card(text) };
    assert_eq!(refused(&position, 0, "market left salt +2 right coal -2"), missing(Side::Left, "salt +2"));
    assert_eq!(refused(&position, 0, "market right coal -2 left coal -2"), missing(Side::Left, "coal -2"));
    assert_eq!(refused(&position, 0, "pass"), Illegal::NotNow(Phase::Market));
    let mut over = position;
    over.over = true;
    assert_eq!(refused(&over, 0, "pass"), Illegal::GameOver);
    assert!(over.legal(&setting, Seat(0)).is_empty() && over.may_act().is_empty());
    assert_eq!(position.legal(&setting, Seat(0)).len(), 2, "either card can be the played one");
    assert!(position.legal(&setting, Seat(1)).is_empty());
}
