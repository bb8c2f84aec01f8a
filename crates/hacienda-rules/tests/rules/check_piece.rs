//! Tests of `Position::check_piece`: the pieces that a player could pick up agree with the legal actions, and refusals
//! agree with `check`.

use std::collections::BTreeMap;

use hacienda_rules::{
    Action, Card, Cell, Effects, Illegal, Piece, PondShape, Position, Rng, Setting, haciendas, ponds,
};

use crate::fixtures::{random_action, setting};

fn pieces() -> Vec<Piece> {
    let ponds = PondShape::ALL.into_iter().map(Piece::Pond);
    Card::kinds().map(Piece::Card).chain(ponds).chain([Piece::Hacienda, Piece::Chip]).collect()
}

/// The piece that an action places; `None` for buying a card or ending the turn.
fn piece_of(setting: &Setting, action: Action) -> Option<Piece> {
    match action {
        Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) | Action::End => None,
        Action::Hacienda(_) => Some(Piece::Hacienda),
        Action::Pond(cells) => setting.board.pond_shape(&cells).map(Piece::Pond),
        Action::Land { card, .. } => Some(Piece::Card(Card::Land(card))),
        Action::Animal { species, .. } => Some(Piece::Card(Card::Animal(species))),
        Action::Harvest { .. } => Some(Piece::Chip),
    }
}

/// An action that places the piece on the given hex, legal or not. A pond goes to the first place on the board instead.
fn placement_at(setting: &Setting, piece: Piece, at: Cell) -> Action {
    match piece {
        Piece::Card(Card::Land(card)) => Action::Land { card, at },
        Piece::Card(Card::Animal(species)) => Action::Animal { species, at },
        Piece::Hacienda => Action::Hacienda(at),
        Piece::Pond(shape) => Action::Pond(setting.board.pond_places(shape)[0]),
        Piece::Chip => Action::Harvest { at, from: None },
    }
}

/// Returns true if `check` gives this reason for every hex. If `check_piece` gives any other reason, `check` may give a
/// different reason for a particular hex.
fn is_for_any_hex(illegal: Illegal) -> bool {
    !matches!(
        illegal,
        Illegal::NotYourPiece | Illegal::ChainTooShort { .. } | Illegal::ChainHasChip | Illegal::NoChipInSupply
    )
}

/// Checks every piece in a position, and counts the refusals by reason.
fn check_pieces(setting: &Setting, position: &Position, refused: &mut BTreeMap<&'static str, u32>) {
    let legal = position.legal(setting);
    let market = setting.board.markets().first().expect("a market");
    for piece in pieces() {
        let can = legal.iter().any(|action| piece_of(setting, *action) == Some(piece));
        match position.check_piece(setting, piece) {
            Ok(()) => match piece {
                Piece::Hacienda | Piece::Chip => assert!(can, "{piece:?}"),
                Piece::Pond(shape) => assert_eq!(can, ponds::places(position, setting, shape).next().is_some()),
                Piece::Card(card) => assert!(position.in_hand(position.turn.seat, card) > 0),
            },
            Err(illegal) => {
                assert!(!can, "{piece:?}: {illegal}");
                *refused.entry(illegal.reason()).or_default() += 1;
                if is_for_any_hex(illegal) {
                    assert_eq!(
                        position.check(setting, placement_at(setting, piece, market)),
                        Err(illegal),
                        "{piece:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn pieces_that_can_be_picked_up_agree_with_the_legal_actions() {
    let setting = setting();
    let mut refused = BTreeMap::new();
    for seed in 0..12 {
        let mut rng = Rng::new(seed, 6);
        let mut position =
            Position::setup(&setting, 2 + (seed % 4) as u8, seed, None).expect("the number of seats is allowed");
        while !position.over {
            check_pieces(&setting, &position, &mut refused);
            let action = random_action(&setting, &position, &mut rng);
            position.play(&setting, action, &mut Effects::new()).expect("listed as legal");
        }
        check_pieces(&setting, &position, &mut refused);
    }
    println!("{refused:?}");
    for word in [
        "game_over",
        "card_not_in_hand",
        "hacienda_bought",
        "no_hacienda",
        "too_expensive",
        "not_your_piece",
        "pond_bought",
        "no_pond_left",
        "harvested",
        "chain_too_short",
        "chain_has_chip",
    ] {
        assert!(refused.get(word).is_some_and(|often| *often > 0), "{word} must occur");
    }
}

#[test]
fn the_first_reason_is_returned() {
    let setting = setting();
    let mut position = Position::empty(&setting, 2);
    let refusal =
        |position: &Position, piece: Piece| position.check_piece(&setting, piece).map_err(|illegal| illegal.reason());
    let (pond, shape) = (Piece::Pond(PondShape::Double), PondShape::Double.index());
    // Each step removes the first reason.
    position.over = true;
    (position.turn.hacienda_bought, position.turn.pond_bought, position.turn.harvested) = (true, true, true);
    (position.hacienda_supply, position.pond_supply[shape], position.chip_supply) = (0, 0, 0);
    position.pesos[0] = 0;
    let all = |position: &Position| [Piece::Hacienda, pond, Piece::Chip].map(|piece| refusal(position, piece));
    assert_eq!(all(&position), [Err("game_over"); 3]);
    position.over = false;
    assert_eq!(all(&position), [Err("hacienda_bought"), Err("pond_bought"), Err("harvested")]);
    (position.turn.hacienda_bought, position.turn.pond_bought, position.turn.harvested) = (false, false, false);
    assert_eq!(all(&position), [Err("no_hacienda"), Err("no_pond_left"), Err("no_chip_in_supply")]);
    (position.hacienda_supply, position.pond_supply[shape], position.chip_supply) = (1, 1, 1);
    assert_eq!(all(&position), [Err("too_expensive"), Err("too_expensive"), Err("chain_too_short")]);
    position.pesos[0] = 20;
    assert_eq!(all(&position), [Err("not_your_piece"), Ok(()), Err("chain_too_short")]);
    assert!(haciendas::targets(&position, &setting).is_empty());
}
