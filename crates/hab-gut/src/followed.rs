//! Following a game without access to hidden information: the news for each viewer, and how an imagined position learns
//! from it.

use serde::{Deserialize, Serialize};
use tabletop::{Followed, LearnError, MAX_SEATS, Rng, Seat, Viewer, refuse};

use crate::{
    Action, Cards, Effect, GOODS, Good, HabGut, Lot, MarketCard, Position, Setting, Side, formats::actions, setup::deal,
};

/// Something that a viewer sees for the first time, at the beginning of a game or because of an action.
///
/// # Examples
///
/// Seat 0 gives a share to its foundation, and seat 2 follows the game:
///
/// ```
/// use hab_gut::{HabGut, NullSink, Rng, Seat, formats::{actions, positions}};
/// use tabletop::{Follower, Notice};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"turn": {"phase": "foundation"}, "seats": [{"shares": {"tea": 1, "coal": 2}}, {}, {}]}"#;
/// let (setting, before) = positions::read(file)?;
/// let viewer = Seat(2).into();
/// let mut follower = Follower::<HabGut>::new(setting, viewer, before.imagine(viewer, &mut Rng::new(1, 0)));
/// let (mut after, action) = (before, actions::parse("give tea")?);
/// after.play(&setting, Seat(0), action, &mut NullSink)?;
/// let notice = Notice::of(&setting, &before, Seat(0), action, &after, viewer);
/// assert_eq!(notice.text(), r#"{"seat":0,"told":"secret","news":[]}"#);
/// follower.receive(notice)?;
/// assert_eq!(follower.position().seen_by(viewer), after.seen_by(viewer));
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Revealed {
    /// The shares in a foundation that was opened (rules: `hg-rules-half-over`).
    Foundation {
        /// The seat that owns the foundation.
        seat: Seat,
        /// The good of each share, in the order of the goods.
        shares: Vec<Good>,
    },
    /// The new cards in a rack that the viewer sees (rules: `hg-rules-racks`).
    Rack {
        /// The rack, identified by the seat that has it on the left.
        rack: Seat,
        /// The cards, in the order of [`MarketCard::all`].
        cards: Vec<MarketCard>,
    },
}

impl Followed for HabGut {
    type Revealed = Revealed;

    fn seen_by(_: &Setting, position: &Position, viewer: Viewer) -> Position {
        position.seen_by(viewer)
    }

    fn reveals(effect: &Effect) -> bool {
        effect.reveals()
    }

    fn dealt(_: &Setting, first: &Position, viewer: Viewer) -> Vec<Revealed> {
        seen_racks(first, viewer).collect()
    }

    fn deal_as(
        setting: &Setting,
        first: &mut Position,
        viewer: Viewer,
        dealt: &[Revealed],
        rng: &mut Rng,
    ) -> Result<(), LearnError> {
        let known = dealt.iter().map(|revealed| match revealed {
            Revealed::Rack { rack, cards } => full_rack(setting, first, viewer, *rack, cards),
            Revealed::Foundation { .. } => Err(LearnError::Contradiction("all foundations are empty")),
        });
        let known: Vec<(Seat, Cards)> = known.collect::<Result<_, _>>()?;
        (first.racks, first.undealt) = deal_around(setting, first, &known, rng)?;
        Ok(())
    }

    /// Only the owner knows which share went into a foundation (rules: `hg-rules-give`).
    fn is_secret(seat: Seat, action: Action, _: &Position, viewer: Viewer) -> bool {
        matches!(action, Action::Give(_)) && !viewer.sees_hand(seat)
    }

    fn news(
        setting: &Setting,
        before: &Position,
        _: Seat,
        _: Action,
        after: &Position,
        viewer: Viewer,
    ) -> Vec<Revealed> {
        if before.half(setting) == after.half(setting) {
            return Vec::new();
        }
        let opened = before.seats().filter(|seat| !viewer.sees_hand(*seat)).filter_map(|seat| {
            let shares = before.foundations[seat.index()];
            let goods = Good::ALL.into_iter().zip(shares);
            let shares: Vec<Good> =
                goods.flat_map(|(good, count)| std::iter::repeat_n(good, usize::from(count))).collect();
            (!shares.is_empty()).then_some(Revealed::Foundation { seat, shares })
        });
        opened.chain(seen_racks(after, viewer).filter(|_| !after.over)).collect()
    }

    fn reconcile(
        setting: &Setting,
        position: &mut Position,
        viewer: Viewer,
        seat: Seat,
        action: Option<Action>,
        news: &[Revealed],
    ) -> Result<Action, LearnError> {
        let action = action.map_or_else(|| plausible_gift(position, seat).map(Action::Give), Ok)?;
        match action {
            Action::Sell(lot) if !viewer.sees_hand(seat) => ensure_lot_in_hand(position, seat, lot)?,
            Action::Market { side, played, halved } => put_in_racks(position, viewer, seat, side, played, halved)?,
            Action::Sell(_) | Action::Buy(_) | Action::Pass | Action::Give(_) | Action::Keep => {}
        }
        let mut racks: Vec<(Seat, Cards)> = Vec::new();
        for revealed in news {
            match revealed {
                Revealed::Foundation { seat, shares } => fill_foundation(position, viewer, *seat, shares)?,
                Revealed::Rack { rack, cards } => racks.push(full_rack(setting, position, viewer, *rack, cards)?),
            }
        }
        if !racks.is_empty() {
            let mut rng = position.rng_of_next_half(setting);
            position.next_racks = Some(deal_around(setting, position, &racks, &mut rng)?.0);
        }
        Ok(action)
    }
}

const NO_SUCH_RACK: LearnError = LearnError::Contradiction("the viewer does not see this rack");
const NOT_A_RACK: LearnError = LearnError::Contradiction("a rack cannot have these cards");
const NO_SUCH_SHARES: LearnError = LearnError::Contradiction("the seat does not have these shares");
const NO_SUCH_CARD: LearnError = LearnError::Contradiction("the card cannot be in this rack");

/// The racks that a viewer sees.
fn seen_racks(position: &Position, viewer: Viewer) -> impl Iterator<Item = Revealed> {
    let seen = position.seats().filter(move |rack| position.sees_rack(viewer, *rack));
    seen.map(|rack| Revealed::Rack { rack, cards: position.racks[rack.index()].iter().collect() })
}

/// Checks that the viewer sees a rack and that the rack can hold the dealt cards. Returns the rack with its cards.
fn full_rack(
    setting: &Setting,
    position: &Position,
    viewer: Viewer,
    rack: Seat,
    cards: &[MarketCard],
) -> Result<(Seat, Cards), LearnError> {
    refuse(rack.0 >= position.seats || !position.sees_rack(viewer, rack), NO_SUCH_RACK)?;
    // A set drops copies of a card beyond the number in the game, so a rack with too many copies has too few cards.
    let cards: Cards = cards.iter().copied().collect();
    refuse(cards.len() != u32::from(setting.rulebook.rack_cards), NOT_A_RACK)?;
    Ok((rack, cards))
}

/// The good that a seat holds the most shares of outside its foundation: a plausible secret gift.
fn plausible_gift(position: &Position, seat: Seat) -> Result<Good, LearnError> {
    let held = position.shares[seat.index()];
    let most = Good::ALL.into_iter().max_by_key(|good| held[good.index()]);
    most.filter(|good| held[good.index()] > 0).ok_or(NO_SUCH_SHARES)
}

/// Exchanges shares between a hidden foundation and the hand so that the hand contains the lot. The number of shares in
/// each stays the same.
fn ensure_lot_in_hand(position: &mut Position, seat: Seat, lot: Lot) -> Result<(), LearnError> {
    let mut given = position.foundations[seat.index()];
    let mut room = [0; GOODS];
    let mut missing = 0;
    for good in Good::ALL {
        let all = position.all_shares_of_good(seat, good);
        let most = all.checked_sub(lot.count(good)).ok_or(NO_SUCH_SHARES)?;
        let index = good.index();
        let stay = given[index].min(most);
        missing += given[index] - stay;
        (given[index], room[index]) = (stay, most - stay);
    }
    for (given, room) in given.iter_mut().zip(room) {
        let more = room.min(missing);
        *given += more;
        missing -= more;
    }
    refuse(missing > 0, NO_SUCH_SHARES)?;
    set_foundation(position, seat, given)
}

/// Replaces the shares in a hidden foundation. The number of shares must stay the same.
fn fill_foundation(position: &mut Position, viewer: Viewer, seat: Seat, shares: &[Good]) -> Result<(), LearnError> {
    let hidden = seat.0 < position.seats && !viewer.sees_hand(seat);
    refuse(!hidden, LearnError::Contradiction("there is no such foundation, or the viewer sees it"))?;
    refuse(shares.len() != usize::from(position.foundation_shares_of(seat)), NO_SUCH_SHARES)?;
    let mut given = [0; GOODS];
    shares.iter().for_each(|good| given[good.index()] += 1);
    set_foundation(position, seat, given)
}

fn set_foundation(position: &mut Position, seat: Seat, given: [u8; GOODS]) -> Result<(), LearnError> {
    let mut held = [0; GOODS];
    for good in Good::ALL {
        let all = position.all_shares_of_good(seat, good);
        held[good.index()] = all.checked_sub(given[good.index()]).ok_or(NO_SUCH_SHARES)?;
    }
    position.foundations[seat.index()] = given;
    position.shares[seat.index()] = held;
    Ok(())
}

/// Moves hidden cards so that the played card and the halved card are in their racks.
fn put_in_racks(
    position: &mut Position,
    viewer: Viewer,
    seat: Seat,
    side: Side,
    played: MarketCard,
    halved: MarketCard,
) -> Result<(), LearnError> {
    let (first, second) = (position.rack_at(seat, side), position.rack_at(seat, side.other()));
    put_in_rack(position, viewer, first, played, None)?;
    put_in_rack(position, viewer, second, halved, Some((first, played)))
}

/// Makes sure that a rack holds a card. If the card is missing, the rack must be hidden, and one of its cards is
/// exchanged for a copy of the card among the undealt cards or in another hidden rack. `kept` is a card that must stay
/// in a given rack.
fn put_in_rack(
    position: &mut Position,
    viewer: Viewer,
    rack: Seat,
    card: MarketCard,
    kept: Option<(Seat, MarketCard)>,
) -> Result<(), LearnError> {
    if position.racks[rack.index()].has(card) {
        return Ok(());
    }
    refuse(position.sees_rack(viewer, rack), NO_SUCH_CARD)?;
    let given = position.racks[rack.index()].iter().next().ok_or(NO_SUCH_CARD)?;
    let has_spare = |other: &Seat| {
        let needed = u32::from(kept == Some((*other, card)));
        !position.sees_rack(viewer, *other) && position.racks[other.index()].count(card) > needed
    };
    let other = position.seats().find(has_spare);
    let source = if position.undealt.has(card) {
        &mut position.undealt
    } else {
        &mut position.racks[other.ok_or(NO_SUCH_CARD)?.index()]
    };
    source.take(card);
    source.put(given);
    position.racks[rack.index()].take(given);
    position.racks[rack.index()].put(card);
    Ok(())
}

/// Deals the racks of a half and the remaining cards: the known racks as they are, everything else at random.
fn deal_around(
    setting: &Setting,
    position: &Position,
    known: &[(Seat, Cards)],
    rng: &mut Rng,
) -> Result<([Cards; MAX_SEATS], Cards), LearnError> {
    let mut left = Cards::ALL;
    let mut counts = [0; MAX_SEATS];
    counts[..usize::from(position.seats)].fill(u32::from(setting.rulebook.rack_cards));
    for (rack, cards) in known {
        counts[rack.index()] = 0;
        for card in cards.iter() {
            refuse(!left.has(card), LearnError::Contradiction("a card is in two racks"))?;
            left.take(card);
        }
    }
    refuse(counts.iter().sum::<u32>() > left.len(), LearnError::Contradiction("there are too few cards"))?;
    let (mut racks, undealt) = deal(left, &counts, rng);
    known.iter().for_each(|(rack, cards)| racks[rack.index()] = *cards);
    Ok((racks, undealt))
}

impl<'de> Deserialize<'de> for MarketCard {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<MarketCard, D::Error> {
        let text = String::deserialize(from)?;
        actions::read_card(&text).map_err(serde::de::Error::custom)
    }
}
