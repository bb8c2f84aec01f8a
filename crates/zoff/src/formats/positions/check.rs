//! Validates a position file and builds its position.

use super::{PositionText, SeatText, StageText};
use crate::{
    BONUSES, Card, Cards, Choice, Colour, Pair, Position, Prairie, Prairies, Queue, Seat, Setting, Stage, auction,
    choosing, ending, formats::actions, turn,
};
use tabletop::{
    MAX_SEATS, PositionError, SetupError,
    positions::{impossible, refuse_at},
    refuse,
    sentences::echo,
};

/// Builds the position that a file describes.
pub(super) fn build_position(setting: &Setting, text: &PositionText) -> Result<Position, PositionError> {
    let book = &setting.rulebook;
    let seats = u8::try_from(text.seats.len()).unwrap_or(u8::MAX);
    SetupError::check(seats, book.seats).map_err(|why| impossible("seats", why))?;
    let mut position = Position::empty(setting, seats);
    check_stage(setting, seats, text)?;
    position.round = text.round;
    read_colours(setting, &mut position, text)?;
    read_herds(setting, &mut position, text)?;
    for (seat, words) in position.seats().zip(&text.seats) {
        read_seat(setting, &mut position, seat, words, text.waits)
            .map_err(|why| impossible(format_args!("seat {}", seat.0), why))?;
    }
    check_dealt(setting, &position, text.waits)?;
    position.lots = lots(setting, seats, text)?;
    set_stage(setting, &mut position, text)?;
    Ok(position)
}

/// Checks that the number of players, the variants, the round and the stage are consistent.
fn check_stage(setting: &Setting, seats: u8, text: &PositionText) -> Result<(), PositionError> {
    let book = &setting.rulebook;
    let rounds = book.rounds[usize::from(seats)];
    let before_rounds = matches!(text.waits, StageText::Start | StageText::Bid | StageText::Colour);
    refuse_at(before_rounds && text.round != 0, "round", "must be 0 before the first choice of pairs")?;
    let fits = before_rounds || (1..=rounds).contains(&text.round);
    refuse_at(!fits, "round", format_args!("must be from 1 to {rounds}"))?;
    let needs_two_players = text.waits == StageText::Start && seats != 2;
    refuse_at(needs_two_players, "waits", "first cows are placed only in a two-player game")?;
    let auction = matches!(text.waits, StageText::Bid | StageText::Colour);
    refuse_at(auction && !book.variants.auction, "waits", "this game has no auction")?;
    let full = !text.full.is_empty() || !text.fairs.is_empty() || text.given > 0;
    refuse_at(
        full && text.waits != StageText::Place,
        "full",
        "bonuses and fairs are allowed only while cows are being placed",
    )?;
    refuse_at(
        text.waits != StageText::Over && !text.largest.0.is_empty(),
        "largest",
        "allowed only after the end of the game",
    )?;
    Ok(())
}

fn read_colours(setting: &Setting, position: &mut Position, text: &PositionText) -> Result<(), PositionError> {
    let book = &setting.rulebook;
    let named = position.seats().zip(&text.seats).filter_map(|(seat, words)| Some((seat, words.colours.as_ref()?)));
    for (seat, colours) in named {
        let what = || format!("seat {}: colours", seat.0);
        let first = colours.first().copied();
        let none = first.is_none() && text.waits != StageText::Colour;
        refuse_at(none, what(), "only a seat that has yet to take a colour in the auction can have none")?;
        let own: Vec<Colour> =
            first.into_iter().chain(first.and_then(|first| book.partner(position.seats, first))).collect();
        let possible = own == *colours && first.is_none_or(|first| book.colours(position.seats).contains(&first));
        refuse_at(!possible, what(), "no seat can have these colours with this number of players")?;
        position.colours[seat.index()] = first;
    }
    let colours: Vec<Colour> = position.colours.into_iter().flatten().collect();
    for (place, colour) in colours.iter().enumerate() {
        refuse_at(colours[..place].contains(colour), "colours", format_args!("two seats have {colour}"))?;
    }
    Ok(())
}

fn read_herds(setting: &Setting, position: &mut Position, text: &PositionText) -> Result<(), PositionError> {
    let cow_colours = setting.rulebook.cow_colours(position.seats);
    for (prairie, herds) in &text.prairies.0 {
        let what = || format!("prairies: {}", prairie.word());
        refuse_at(!position.open.has(*prairie), what(), "not in play with this number of players")?;
        for (colour, cows) in &herds.0 {
            refuse_at(!cow_colours.contains(colour), what(), format_args!("nobody has {colour} cows"))?;
            let left = position.cows_left[colour.index()];
            position.cows_left[colour.index()] = left.checked_sub(*cows).ok_or_else(|| {
                impossible(what(), format_args!("there are only {} {colour} cows", setting.rulebook.cows))
            })?;
            position.herds[prairie.index()][colour.index()] = *cows;
        }
        let cows: u32 = herds.0.iter().map(|(_, cows)| u32::from(*cows)).sum();
        let places = setting.rulebook.prairie_spec(*prairie).places;
        refuse_at(cows > u32::from(places), what(), format_args!("there are {cows} cows on {places} places"))?;
        for (place, (colour, cows)) in herds.0.iter().enumerate().filter(|_| text.waits != StageText::Over) {
            let equal = *cows > 0 && herds.0[..place].iter().any(|(_, other)| other == cows);
            refuse_at(equal, what(), format_args!("{colour} and another herd both have {cows} cows"))?;
        }
        if position.free_places(setting, *prairie) == 0 {
            position.open.take(*prairie);
        }
    }
    let places = setting
        .rulebook
        .prairies(position.seats)
        .largest()
        .map_or(0, |prairie| setting.rulebook.prairie_spec(prairie).places);
    for (colour, cows) in &text.largest.0 {
        let possible = cow_colours.contains(colour) && *cows <= places;
        refuse_at(!possible, "largest", format_args!("the largest prairie cannot have had {cows} {colour} cows"))?;
        position.largest[colour.index()] = *cows;
    }
    Ok(())
}

fn read_seat(
    setting: &Setting,
    position: &mut Position,
    seat: Seat,
    text: &SeatText,
    waits: StageText,
) -> Result<(), String> {
    let pairs = text.pairs.iter().map(|pair| actions::read_pair(pair)).collect::<Result<Vec<Pair>, _>>()?;
    position.dealt[seat.index()] = text.dealt.iter().copied().collect();
    let in_play = setting.rulebook.prairies(position.seats);
    refuse(!text.dealt.iter().all(|prairie| in_play.has(*prairie)), "a dealt prairie is not in play")?;
    read_bid(setting, position, seat, text, waits)?;
    if text.started {
        refuse(
            waits != StageText::Start,
            "started is allowed only while other seats are still placing their first cows",
        )?;
        position.acted.put(seat);
    }
    let Some(colour) = position.colours[seat.index()] else {
        let cards = !pairs.is_empty() || text.cards.is_some();
        return refuse(cards, "a seat without a colour cannot have cards".to_owned());
    };
    let deck = setting.rulebook.deck(position.seats, colour);
    let used: Cards =
        if waits == StageText::Place { pairs.iter().map(|pair| pair.card).collect() } else { Cards::NONE };
    position.hands[colour.index()] = match &text.cards {
        None => deck.without(used),
        Some(words) => read_cards(words, deck, colour)?,
    };
    let held = used.iter().any(|card| position.hand(seat).has(card));
    refuse(held, "a face-up card cannot also be in hand")?;
    match waits {
        _ if pairs.is_empty() => return Ok(()),
        StageText::Choose => {
            choosing::check(position, setting, seat, &Choice::from_pairs(&pairs)?)
                .map_err(|why| format!("pairs: {why}"))?;
            position.acted.put(seat);
        }
        StageText::Place => check_open_pairs(setting, position, seat, &pairs, deck)?,
        StageText::Start | StageText::Bid | StageText::Colour | StageText::Over => {
            return Err("pairs are allowed only while they are being chosen or placed".to_owned());
        }
    }
    position.set_pairs(seat, Choice::from_pairs(&pairs)?.pairs());
    Ok(())
}

fn read_cards(words: &[String], deck: Cards, colour: Colour) -> Result<Cards, String> {
    let mut held = Cards::NONE;
    for word in words {
        let card = Card::from_word(word).filter(|card| deck.has(*card));
        let card = card.ok_or_else(|| format!("{colour} has no card {}", echo(word)))?;
        refuse(held.has(card), format!("the card {card} appears twice"))?;
        held.put(card);
    }
    Ok(held)
}

/// Checks that a seat can have these pairs face up and waiting to be placed.
fn check_open_pairs(
    setting: &Setting,
    position: &Position,
    seat: Seat,
    pairs: &[Pair],
    deck: Cards,
) -> Result<(), String> {
    let own = position.colours_of(setting, seat);
    for (place, pair) in pairs.iter().enumerate() {
        let in_play = setting.rulebook.prairies(position.seats).has(pair.prairie);
        refuse(!in_play, format!("{} is not in play", pair.prairie))?;
        refuse(!deck.has(pair.card), format!("the seat has no card {}", pair.card))?;
        let alike = |other: &Pair| other.prairie == pair.prairie || other.card == pair.card;
        refuse(pairs[..place].iter().any(alike), "the pairs of a seat must have different prairies and cards")?;
        // A single pair may be for both colours of a seat. If a seat with two colours has two pairs, each has its own
        // colour.
        let coloured = match pair.colour {
            None => own[1].is_none() || pairs.len() == 1,
            Some(colour) => own[1].is_some() && own.contains(&Some(colour)),
        };
        let same_colour = own[1].is_some() && pairs[..place].iter().any(|other| other.colour == pair.colour);
        let fits = coloured && !same_colour && pairs.len() <= 2;
        refuse(!fits, format!("the colour of \"{pair}\" is wrong, missing or not needed"))?;
    }
    Ok(())
}

fn read_bid(
    setting: &Setting,
    position: &mut Position,
    seat: Seat,
    text: &SeatText,
    waits: StageText,
) -> Result<(), String> {
    if text.bid.is_none() {
        let due = setting.rulebook.variants.auction && !matches!(waits, StageText::Start | StageText::Bid);
        return refuse(due, "every seat must have a bid after the auction".to_owned());
    }
    let no_bids = !setting.rulebook.variants.auction || waits == StageText::Start;
    refuse(no_bids, "bids are allowed only during and after an auction")?;
    let highest = setting.rulebook.highest_bid;
    let bid = text.bid.as_deref().and_then(actions::read_bid).filter(|bid| *bid <= highest);
    let range = || {
        let (least, most) = (actions::bid_text(0), actions::bid_text(highest));
        format!("a bid must be from {least} to {most}, with exactly one decimal")
    };
    position.bids[seat.index()] = Some(bid.ok_or_else(range)?);
    if waits == StageText::Bid {
        position.acted.put(seat);
    }
    Ok(())
}

/// Checks that no prairie is dealt twice. While first cows are being placed, also checks that each seat has been dealt
/// the right number of prairies, and that the prairies of seats that have yet to place their cows are empty.
fn check_dealt(setting: &Setting, position: &Position, waits: StageText) -> Result<(), PositionError> {
    let mut seen = Prairies::NONE;
    for seat in position.seats() {
        for prairie in position.dealt[seat.index()].iter() {
            refuse_at(seen.has(prairie), "dealt", format_args!("{prairie} is dealt twice"))?;
            seen.put(prairie);
            let waiting = waits == StageText::Start && !position.acted.has(seat);
            let early = waiting && position.herds[prairie.index()].iter().any(|cows| *cows > 0);
            refuse_at(early, "dealt", format_args!("{prairie} has cows before the first cows are placed"))?;
        }
        let needed = setting.rulebook.dealt[usize::from(position.seats)];
        let wrong = waits == StageText::Start && position.dealt[seat.index()].count() != needed;
        refuse_at(wrong, "dealt", format_args!("each seat must be dealt {needed} prairies"))?;
    }
    Ok(())
}

/// The lots of the seats: the numbers from 0, each used once.
fn lots(setting: &Setting, seats: u8, text: &PositionText) -> Result<[u8; MAX_SEATS], PositionError> {
    if !setting.rulebook.variants.auction {
        let named = text.seats.iter().any(|words| words.lot.is_some());
        return refuse_at(named, "lot", "this game has no auction").map(|()| Position::BLANK.lots);
    }
    let mut lots = std::array::from_fn(|seat| seat as u8);
    for (lot, words) in lots.iter_mut().zip(&text.seats) {
        *lot = words.lot.unwrap_or(*lot);
    }
    let twice = (1..lots.len()).any(|place| lots[..place].contains(&lots[place]));
    let valid = !twice && lots.iter().take(usize::from(seats)).all(|lot| *lot < seats);
    refuse_at(!valid, "lot", "the lots must be the numbers from 0, each used once").map(|()| lots)
}

/// Sets the stage, the queue of full prairies and the queue of fairs.
fn set_stage(setting: &Setting, position: &mut Position, text: &PositionText) -> Result<(), PositionError> {
    let over = text.waits != StageText::Over && ending::is_due(position, setting);
    refuse_at(over, "prairies", "the game is over: a colour has no cows left, or every prairie is full")?;
    position.full = queue(setting, position, &text.full).map_err(|why| impossible("full", why))?;
    position.bonuses_used = text.given;
    let too_many = usize::from(text.given) > BONUSES || text.full.is_empty() && text.given > 0;
    refuse_at(too_many, "given", "the prairie does not have that many bonuses")?;
    for fair in &text.fairs {
        let full = is_full(setting, position, fair.prairie) && position.herd(fair.prairie, fair.colour) > 0;
        let twice = position.fairs.as_slice().iter().any(|other| other.prairie == fair.prairie);
        let held = setting.rulebook.variants.fair && full && !twice;
        refuse_at(!held, "fairs", format_args!("{} cannot have a fair", fair.prairie))?;
        position.fairs.push(*fair);
    }
    position.stage = match text.waits {
        StageText::Start => Stage::Start,
        StageText::Bid => Stage::Bid,
        StageText::Choose => Stage::Choose,
        StageText::Colour => {
            position.acted = position.seats().filter(|seat| position.colours[seat.index()].is_some()).collect();
            let next =
                auction::next_seat(position).ok_or_else(|| impossible("waits", "every seat already has a colour"))?;
            Stage::Colour(next)
        }
        StageText::Place => turn::decision(position, setting)
            .ok_or_else(|| impossible("waits", "there is no pair or bonus to place"))?,
        StageText::Over => {
            position.open = Prairies::NONE;
            Stage::Over
        }
    };
    let simultaneous = matches!(position.stage, Stage::Start | Stage::Bid | Stage::Choose);
    refuse_at(simultaneous && position.may_act().is_empty(), "waits", "every seat has already acted")?;
    check_hands(setting, position)
}

/// Checks that every seat has enough cards for the remaining rounds.
fn check_hands(setting: &Setting, position: &Position) -> Result<(), PositionError> {
    let rounds = setting.rulebook.rounds[usize::from(position.seats)] - position.round;
    let rounds = match position.stage {
        Stage::Over => 0,
        Stage::Choose => rounds + 1,
        Stage::Start | Stage::Bid | Stage::Colour(_) | Stage::Place(_) | Stage::Bonus(_) => rounds,
    };
    let needed = rounds * choosing::pairs_needed(position);
    for seat in position.seats().filter(|seat| position.colours[seat.index()].is_some()) {
        let why = format!("{needed} cow cards are needed for the remaining rounds");
        refuse_at(position.hand(seat).count() < needed, format_args!("seat {}", seat.0), why)?;
    }
    Ok(())
}

fn is_full(setting: &Setting, position: &Position, prairie: Prairie) -> bool {
    setting.rulebook.prairies(position.seats).has(prairie) && !position.open.has(prairie)
}

fn queue(setting: &Setting, position: &Position, prairies: &[Prairie]) -> Result<Queue<Prairie>, String> {
    let mut queue = Queue::empty(Prairie::LoneStarValley);
    for prairie in prairies {
        let waits = is_full(setting, position, *prairie) && !queue.as_slice().contains(prairie);
        refuse(!waits, format!("{prairie} is not full or is listed twice"))?;
        queue.push(*prairie);
    }
    Ok(queue)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rulebook, Variants};

    #[test]
    fn the_error_for_a_high_bid_states_the_highest_bid() {
        let rulebook = Rulebook { highest_bid: 55, ..Rulebook::new(Variants { auction: true, ..Variants::default() }) };
        let text = r#"{"rules": {"auction": true}, "waits": "bid", "round": 0, "seats": [{"bid": "5.6"}, {}, {}]}"#;
        let text: PositionText = serde_json::from_str(text).expect("the text has the format of a position");
        let refusal = build_position(&Setting { rulebook }, &text).expect_err("the bid is too high").to_string();
        assert_eq!(refusal, "seat 0: a bid must be from 0.0 to 5.5, with exactly one decimal");
    }
}
