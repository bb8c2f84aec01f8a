//! Validates a position file and builds its position.

use tabletop::{
    PositionError, Rng,
    positions::{impossible, refuse_at},
    sentences::{counted, echo, players},
};

use super::{PositionText, SeatText};
use crate::{
    Cards, Phase, Position, Rulebook, Seat, Setting, Turn,
    formats::{
        actions::read_card,
        counts::{ByGood, array_of},
    },
};

/// The maximum amount of money in a purse or foundation: more than anybody can reach.
const MAX_MONEY: u32 = 1_000_000;
/// The random stream for cards that a file omits.
const LEFT_OUT_STREAM: u64 = 4;

type CheckResult = Result<(), PositionError>;

/// Builds the position that a file describes, or returns the first reason why it is impossible.
pub(super) fn build_position(setting: &Setting, text: &PositionText) -> Result<Position, PositionError> {
    let book = &setting.rulebook;
    let title = format!("this is a position from another game: {}", echo(&text.title));
    refuse_at(text.title != super::title(), "title", title)?;
    let count = text.seats.len();
    let fits = (usize::from(book.seats.0)..=usize::from(book.seats.1)).contains(&count);
    let (found, players) = (counted(count, "seat", "seats"), players(book.seats));
    refuse_at(!fits, "seats", format_args!("{found}; this game is for {players}"))?;
    let mut position = Position::empty(setting, count as u8);
    set_turn(&mut position, setting, text)?;
    set_prices(&mut position, setting, text)?;
    for (seat, words) in Seat::all(count as u8).zip(&text.seats) {
        set_seat(&mut position, setting, seat, words)?;
    }
    position.deal_seed = text.seed;
    set_cards(&mut position, setting, text)?;
    Ok(position)
}

fn set_turn(position: &mut Position, setting: &Setting, text: &PositionText) -> CheckResult {
    let last = position.seats - 1;
    refuse_at(text.start > last, "start", format_args!("there is no seat {}: the seats are 0 to {last}", text.start))?;
    let rounds = setting.rulebook.all_rounds();
    refuse_at(text.rounds > rounds, "rounds", format_args!("a game has {rounds} rounds"))?;
    position.start = Seat(text.start);
    position.rounds = text.rounds;
    position.over = text.rounds == rounds;
    let seat = text.turn.seat.map_or(position.round_starter(), Seat);
    refuse_at(seat.0 > last, "turn.seat", format_args!("there is no seat {}: the seats are 0 to {last}", seat.0))?;
    position.turn = Turn { seat, phase: text.turn.phase };
    Ok(())
}

fn set_prices(position: &mut Position, setting: &Setting, text: &PositionText) -> CheckResult {
    let book = &setting.rulebook;
    for (good, price) in &text.prices.0 {
        let Rulebook { highest_price: highest, price_step: step, .. } = *book;
        let reason = format!("{price} is not a price on the track, which goes from 0 to {highest} in steps of {step}");
        refuse_at(*price > highest || !price.is_multiple_of(step), format_args!("prices.{good}"), reason)?;
        position.prices[good.index()] = *price;
    }
    for good in &text.stuck {
        let price = position.prices[good.index()];
        refuse_at(
            !book.house.stuck_at_the_end,
            "stuck",
            "no marker can be stuck while the house rule stuck_at_the_end is off",
        )?;
        let between = price != 0 && price != book.highest_price;
        refuse_at(between, "stuck", format_args!("{good} is at {price}, not at an end of the track"))?;
        position.stuck[good.index()] = true;
    }
    Ok(())
}

fn set_seat(position: &mut Position, setting: &Setting, seat: Seat, words: &SeatText) -> CheckResult {
    let place = |word: &str| format!("seats[{}].{word}", seat.0);
    for (word, money) in [("money", words.money), ("saved", words.saved)] {
        let reason = format!("{money} is too much; the maximum is {MAX_MONEY}");
        refuse_at(money > MAX_MONEY, place(word), reason)?;
    }
    position.money[seat.index()] = words.money;
    position.saved[seat.index()] = words.saved;
    for (word, shares) in [("shares", &words.shares), ("foundation", &words.foundation)] {
        take_from_supply(position, setting, &place(word), shares)?;
    }
    position.shares[seat.index()] = array_of(&words.shares);
    position.foundations[seat.index()] = array_of(&words.foundation);
    let (given, places) = (position.foundation_shares_of(seat), setting.rulebook.foundation_places);
    let reason = format!("{given} shares; a foundation has {places} places");
    refuse_at(given > places, place("foundation"), reason)?;
    refuse_at(position.over && given > 0, place("foundation"), "the game is over, so the shares must have been sold")?;
    Ok(())
}

fn take_from_supply(position: &mut Position, setting: &Setting, place: &str, shares: &ByGood<u8>) -> CheckResult {
    for (good, count) in &shares.0 {
        let left = &mut position.supply[good.index()];
        *left = left.checked_sub(*count).ok_or_else(|| {
            let all = counted(usize::from(setting.rulebook.shares), "share", "shares");
            impossible(place, format_args!("there are only {all} of {good}"))
        })?;
    }
    Ok(())
}

/// The number of cards that the rack to the left of a seat must hold. Each of the two players next to a rack uses one
/// of its cards in every market phase.
fn expected_rack_size(position: &Position, setting: &Setting, rack: Seat) -> u32 {
    let book = &setting.rulebook;
    if position.over {
        return 0;
    }
    let played = |seat: Seat| {
        let place = |seat: Seat| (seat.0 + position.seats - position.round_starter().0) % position.seats;
        u32::from(position.turn.phase == Phase::Market && place(seat) < place(position.turn.seat))
    };
    let rounds = u32::from(position.rounds % book.rounds_per_half);
    u32::from(book.rack_cards) - 2 * rounds - played(rack) - played(position.left_of(rack))
}

fn set_cards(position: &mut Position, setting: &Setting, text: &PositionText) -> CheckResult {
    let mut rest = Cards::ALL;
    if let Some(racks) = &text.racks {
        let reason = format!("there must be one rack for each seat, not {}", racks.len());
        refuse_at(racks.len() != usize::from(position.seats), "racks", reason)?;
        for (rack, words) in position.seats().zip(racks) {
            let place = format!("racks[{}]", rack.0);
            let needed = expected_rack_size(position, setting, rack);
            position.racks[rack.index()] = take_cards(&mut rest, &place, words, needed)?;
        }
    }
    let unseen = Cards::ALL.len() - u32::from(setting.rulebook.rack_cards) * u32::from(position.seats);
    if let Some(words) = &text.unseen {
        position.undealt = take_cards(&mut rest, "unseen", words, unseen)?;
    }
    // Cards that the file omits are drawn from the remaining cards.
    let mut list: Vec<_> = rest.iter().collect();
    Rng::new(position.deal_seed, LEFT_OUT_STREAM).shuffle(&mut list);
    let mut take =
        |count: u32| -> Cards { list.split_off(list.len().saturating_sub(count as usize)).into_iter().collect() };
    if text.racks.is_none() {
        for rack in position.seats() {
            position.racks[rack.index()] = take(expected_rack_size(position, setting, rack));
        }
    }
    if text.unseen.is_none() {
        position.undealt = take(unseen);
    }
    Ok(())
}

/// Removes the listed cards from `rest` and returns them as a set.
fn take_cards(rest: &mut Cards, place: &str, words: &[String], needed: u32) -> Result<Cards, PositionError> {
    let mut cards = Cards::NONE;
    for word in words {
        let card = read_card(word).map_err(|reason| impossible(place, reason))?;
        let copies = counted(usize::from(card.copies()), "copy", "copies");
        refuse_at(!rest.has(card), place, format_args!("the game has only {copies} of {card}"))?;
        rest.take(card);
        cards.put(card);
    }
    let held = counted(words.len(), "card", "cards");
    refuse_at(cards.len() != needed, place, format_args!("found {held}; there must be {needed}"))?;
    Ok(cards)
}
