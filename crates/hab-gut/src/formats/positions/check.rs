//! From the words of a position file to a position that can be on a table.

use tabletop::{
    Chance,
    sentences::{counted, echo, players},
};

use super::{PositionError, PositionText, SeatText};
use crate::{Cards, Good, Phase, Position, Seat, Setting, formats::actions::card_of, position::Turn, vocab::GOODS};

/// More money than anyone ever has.
const MOST_MONEY: u32 = 1_000_000;
/// The stream of chance for cards that a file leaves out.
const LEFT_OUT_STREAM: u64 = 4;

type Checked = Result<(), PositionError>;

/// What cannot be on a table, where in the file and why.
fn impossible(place: impl Into<String>, reason: impl Into<String>) -> PositionError {
    PositionError::Impossible { place: place.into(), reason: reason.into() }
}

/// The position of a file, or the first reason why there can be none.
pub(super) fn position(setting: &Setting, text: &PositionText) -> Result<Position, PositionError> {
    let book = &setting.rulebook;
    if text.title != super::title() {
        return Err(impossible("title", format!("this is a position of another game: {}", echo(&text.title))));
    }
    let count = text.seats.len();
    if count < usize::from(book.seats.0) || count > usize::from(book.seats.1) {
        let there = counted(count, "seat", "seats");
        return Err(impossible("seats", format!("{there}; this game is for {}", players(book.seats))));
    }
    let mut position = Position::empty(setting, count as u8);
    put_turn(&mut position, setting, text)?;
    put_prices(&mut position, setting, text)?;
    for (seat, words) in Seat::all(count as u8).zip(&text.seats) {
        put_seat(&mut position, setting, seat, words)?;
    }
    position.key = text.seed;
    put_cards(&mut position, setting, text)?;
    Ok(position)
}

fn put_turn(position: &mut Position, setting: &Setting, text: &PositionText) -> Checked {
    let last = position.seats - 1;
    if text.start > last {
        return Err(impossible("start", format!("there is no seat {}: the seats are 0 to {last}", text.start)));
    }
    let rounds = setting.rulebook.all_rounds();
    if text.rounds > rounds {
        return Err(impossible("rounds", format!("a game has {rounds} rounds")));
    }
    position.start = Seat(text.start);
    position.rounds = text.rounds;
    position.over = text.rounds == rounds;
    let seat = text.turn.seat.map_or(position.first(), Seat);
    if seat.0 > last {
        return Err(impossible("turn.seat", format!("there is no seat {}: the seats are 0 to {last}", seat.0)));
    }
    position.turn = Turn { seat, phase: text.turn.phase };
    Ok(())
}

fn put_prices(position: &mut Position, setting: &Setting, text: &PositionText) -> Checked {
    let book = &setting.rulebook;
    for (good, price) in Good::ALL.into_iter().zip(text.prices.prices()) {
        if price > book.highest || !price.is_multiple_of(book.step) {
            let reason = format!(
                "{price} is no place on the track: it goes from 0 to {} in steps of {}",
                book.highest, book.step
            );
            return Err(impossible(format!("prices.{}", good.word()), reason));
        }
        position.prices[good.index()] = price;
    }
    for good in &text.stuck {
        let price = position.prices[good.index()];
        if !book.house.stuck_at_the_end {
            return Err(impossible("stuck", "no marker stays by these rules: stuck_at_the_end is off"));
        }
        if price != 0 && price != book.highest {
            return Err(impossible("stuck", format!("{} is at {price}, at no end of the track", good.word())));
        }
        position.stuck[good.index()] = true;
    }
    Ok(())
}

fn put_seat(position: &mut Position, setting: &Setting, seat: Seat, words: &SeatText) -> Checked {
    let place = |word: &str| format!("seats[{}].{word}", seat.0);
    for (word, money) in [("money", words.money), ("saved", words.saved)] {
        if money > MOST_MONEY {
            return Err(impossible(place(word), format!("{money}; at most {MOST_MONEY} is possible")));
        }
    }
    position.money[seat.index()] = words.money;
    position.saved[seat.index()] = words.saved;
    for (word, shares) in [("shares", words.shares.shares()), ("foundation", words.foundation.shares())] {
        take_from_supply(position, setting, &place(word), shares)?;
    }
    position.shares[seat.index()] = words.shares.shares();
    position.foundations[seat.index()] = words.foundation.shares();
    let (given, places) = (position.given_of(seat), setting.rulebook.places);
    if given > places {
        return Err(impossible(place("foundation"), format!("{given} shares; a foundation has {places} places")));
    }
    if position.over && given > 0 {
        return Err(impossible(place("foundation"), "the game is over: its shares are sold"));
    }
    Ok(())
}

fn take_from_supply(position: &mut Position, setting: &Setting, place: &str, shares: [u8; GOODS]) -> Checked {
    for (good, count) in Good::ALL.into_iter().zip(shares) {
        let left = &mut position.supply[good.index()];
        *left = left.checked_sub(count).ok_or_else(|| {
            let all = counted(usize::from(setting.rulebook.shares), "share", "shares");
            impossible(place, format!("there are only {all} of {}", good.word()))
        })?;
    }
    Ok(())
}

/// Cards that the rack at the left of a seat holds by now: its neighbours take one each in every market.
fn cards_in(position: &Position, setting: &Setting, rack: Seat) -> u32 {
    let book = &setting.rulebook;
    if position.over {
        return 0;
    }
    let played = |seat: Seat| {
        let place = |seat: Seat| (seat.0 + position.seats - position.first().0) % position.seats;
        u32::from(position.turn.phase == Phase::Market && place(seat) < place(position.turn.seat))
    };
    let rounds = u32::from(position.rounds % book.rounds);
    u32::from(book.rack) - 2 * rounds - played(rack) - played(position.left_of(rack))
}

fn put_cards(position: &mut Position, setting: &Setting, text: &PositionText) -> Checked {
    let mut rest = Cards::ALL;
    if let Some(racks) = &text.racks {
        if racks.len() != usize::from(position.seats) {
            let reason = format!("{} of them; one stands at the left of each seat", racks.len());
            return Err(impossible("racks", reason));
        }
        for (rack, words) in position.seats().zip(racks) {
            let place = format!("racks[{}]", rack.0);
            let needed = cards_in(position, setting, rack);
            position.racks[rack.index()] = take_cards(&mut rest, &place, words, needed)?;
        }
    }
    let unseen = Cards::ALL.len() - u32::from(setting.rulebook.rack) * u32::from(position.seats);
    if let Some(words) = &text.unseen {
        position.unseen = take_cards(&mut rest, "unseen", words, unseen)?;
    }
    // What the file leaves out comes from what is left.
    let mut list: Vec<_> = rest.iter().collect();
    Chance::new(position.key, LEFT_OUT_STREAM).shuffle(&mut list);
    let mut take =
        |count: u32| -> Cards { list.split_off(list.len().saturating_sub(count as usize)).into_iter().collect() };
    if text.racks.is_none() {
        for rack in position.seats() {
            position.racks[rack.index()] = take(cards_in(position, setting, rack));
        }
    }
    if text.unseen.is_none() {
        position.unseen = take(unseen);
    }
    Ok(())
}

/// Takes cards out of what there is.
fn take_cards(rest: &mut Cards, place: &str, words: &[String], needed: u32) -> Result<Cards, PositionError> {
    let mut cards = Cards::NONE;
    for word in words {
        let card = card_of(word).map_err(|reason| impossible(place, reason))?;
        if !rest.has(card) {
            let copies = counted(usize::from(card.copies()), "card", "cards");
            return Err(impossible(place, format!("there is only {copies} {card}")));
        }
        rest.take(card);
        cards.put(card);
    }
    if cards.len() == needed {
        return Ok(cards);
    }
    let held = counted(words.len(), "card", "cards");
    Err(impossible(place, format!("{held}; there must be {needed} by now")))
}
