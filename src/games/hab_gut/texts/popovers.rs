//! The texts of the popovers and tooltips that explain a price, a player or a rack.

use hab_gut::{Good, Position, Seat, Seats, vocab::GOODS};

use super::{card, good, shares};
use crate::{
    games::hab_gut::history::PriceMove,
    seats::names::name,
    texts::{Text, Who, text},
};

/// The title above the list of a good's price changes.
pub fn price(of: Good, price: u16) -> Text {
    text!("hg-popover-price", named = good(of), price = price)
}

/// A price change caused by a card.
pub fn price_move(names: &[Who], point: &PriceMove) -> Text {
    let (who, way) = (&name(names, point.seat), text!("hg-moved", from = point.from, to = point.to));
    match point.halved {
        false => text!("hg-popover-played", who = who, named = card(point.card), way = way),
        true => text!("hg-popover-halved", who = who, named = card(point.card), way = way),
    }
}

/// The known facts about a player, line by line. `seen` is the position as the viewer sees it, and `own` is true if the
/// player is the viewer.
pub fn player(seen: &Position, seat: Seat, own: bool, places: u8) -> Vec<Text> {
    let index = seat.index();
    let mut lines = vec![text!("hg-popover-money", money = seen.money[index])];
    let held = shares(&seen.shares[index]);
    lines.push(match (held.is_empty(), own) {
        (true, _) => text!("hg-popover-no-shares"),
        (false, true) => text!("hg-popover-own-shares", shares = held),
        (false, false) => text!("hg-popover-known-shares", shares = held),
    });
    let given = shares(&seen.foundations[index]);
    lines.push(if own && !given.is_empty() {
        text!("hg-popover-own-foundation", shares = given)
    } else {
        text!("hg-popover-foundation", given = seen.foundation_shares_of(seat), places = places)
    });
    lines.push(text!("hg-popover-saved", money = seen.saved[index]));
    let money = known_wealth(seen, seat);
    lines.push(if own && !seen.over {
        text!("hg-popover-own-outcome", money = money, foundation = seen.foundation_value_of(seat))
    } else {
        text!("hg-popover-worth", money = money)
    });
    lines
}

/// The money that a player would have if all known shares were sold now. For other players, the sum may include shares
/// in the foundation, because only its owner knows which shares it contains.
pub fn known_wealth(seen: &Position, seat: Seat) -> u32 {
    let of = |shares: &[u8; GOODS]| -> u32 {
        shares.iter().zip(seen.prices).map(|(count, price)| u32::from(*count) * u32::from(price)).sum()
    };
    let index = seat.index();
    seen.money[index] + of(&seen.shares[index])
}

/// The names of the two players who see a rack, and the number of cards in it.
pub fn rack(names: &[Who], position: &Position, rack: Seat, cards: u32) -> Text {
    let both: Seats = [rack, position.left_of(rack)].into_iter().collect();
    text!("hg-popover-rack", players = super::names_of(names, both.iter()), cards = cards)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;
    use hab_gut::Setting;

    #[test]
    fn only_the_owner_sees_the_outcome_of_a_foundation() {
        let mut position = Position::empty(&Setting::default(), 3);
        position.money[0] = 100;
        position.prices = [40; GOODS];
        position.shares[0][0] = 2;
        position.foundations[0][1] = 1;
        position.saved[0] = 70;
        let last = |viewer: u8| {
            let lines = player(&position.seen_by(Some(Seat(viewer))), Seat(0), viewer == 0, 4);
            lines.last().map(|line| Translations::default().tr(line).to_string()).unwrap_or_default()
        };
        assert_eq!(last(0), "If it ended now: 180. Your foundation holds 110; the lowest foundation is out");
        assert!(!last(1).contains("110") && last(1).starts_with("Money and these shares"), "{}", last(1));
    }
}
