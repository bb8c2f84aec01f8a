//! From the words of a position file to a position that can be on a table.

use super::{PositionError, PositionText, SeatText, Waits};
use crate::{
    Card, Cards, Colour, Fair, Line, Pair, Position, Prairie, Prairies, Seat, Setting, Stage, auction, choosing,
    ending, formats::actions, rulebook::BONUSES, turn,
};
use tabletop::{MAX_SEATS, sentences::players};

/// That something cannot be.
fn impossible(what: impl Into<String>, why: impl Into<String>) -> PositionError {
    PositionError::Impossible { what: what.into(), why: why.into() }
}

/// The position of a file.
pub(super) fn position(setting: &Setting, text: &PositionText) -> Result<Position, PositionError> {
    let book = &setting.rulebook;
    let seats = u8::try_from(text.seats.len()).unwrap_or(u8::MAX);
    if seats < book.seats.0 || seats > book.seats.1 {
        return Err(impossible("seats", format!("this game is for {}, not {seats}", players(book.seats))));
    }
    let mut position = Position::empty(setting, seats);
    check_stage(setting, seats, text)?;
    position.round = text.round;
    read_colours(setting, &mut position, text)?;
    read_herds(setting, &mut position, text)?;
    for (seat, words) in position.seats().zip(&text.seats) {
        read_seat(setting, &mut position, seat, words, text.waits)
            .map_err(|why| impossible(format!("seat {}", seat.0), why))?;
    }
    check_dealt(setting, &position, text.waits)?;
    position.lots = lots(setting, seats, text)?;
    settle(setting, &mut position, text)?;
    Ok(position)
}

/// Do players, variants, round and what the game waits for go together?
fn check_stage(setting: &Setting, seats: u8, text: &PositionText) -> Result<(), PositionError> {
    let book = &setting.rulebook;
    let rounds = book.rounds[usize::from(seats)];
    let before = matches!(text.waits, Waits::Start | Waits::Bid | Waits::Colour);
    if before && text.round != 0 {
        return Err(impossible("round", "before the first choice of pairs it is 0"));
    }
    if !before && !(1..=rounds).contains(&text.round) {
        return Err(impossible("round", format!("there are {rounds} rounds, from 1")));
    }
    if text.waits == Waits::Start && seats != 2 {
        return Err(impossible("waits", "only two players put first cows of their own choice"));
    }
    if matches!(text.waits, Waits::Bid | Waits::Colour) && !book.variants.auction {
        return Err(impossible("waits", "there is no auction"));
    }
    if text.waits != Waits::Place && (!text.full.is_empty() || !text.fairs.is_empty() || text.given > 0) {
        return Err(impossible("full", "bonuses and fairs wait only while cows are placed"));
    }
    if text.waits != Waits::Over && !text.largest.0.is_empty() {
        return Err(impossible("largest", "the game is not over"));
    }
    Ok(())
}

fn read_colours(setting: &Setting, position: &mut Position, text: &PositionText) -> Result<(), PositionError> {
    let book = &setting.rulebook;
    let named = position.seats().zip(&text.seats).filter_map(|(seat, words)| Some((seat, words.colours.as_ref()?)));
    for (seat, colours) in named {
        let what = || format!("seat {}: colours", seat.0);
        let first = colours.first().copied();
        if first.is_none() && text.waits != Waits::Colour {
            return Err(impossible(what(), "everybody has colours but before one is taken in an auction"));
        }
        let own: Vec<Colour> =
            first.into_iter().chain(first.and_then(|first| book.partner(position.seats, first))).collect();
        if own != *colours || !first.is_none_or(|first| book.colours(position.seats).contains(&first)) {
            return Err(impossible(what(), "with so many players nobody can have these"));
        }
        position.colours[seat.index()] = first;
    }
    let colours: Vec<Colour> = position.colours.into_iter().flatten().collect();
    match colours.iter().enumerate().find(|(place, colour)| colours[..*place].contains(colour)) {
        Some((_, colour)) => Err(impossible("colours", format!("two seats have {}", colour.word()))),
        None => Ok(()),
    }
}

fn read_herds(setting: &Setting, position: &mut Position, text: &PositionText) -> Result<(), PositionError> {
    let herding = setting.rulebook.herding(position.seats);
    for (prairie, herds) in &text.prairies.0 {
        let what = || format!("prairies: {}", prairie.word());
        if !position.open.has(*prairie) {
            return Err(impossible(what(), "with so many players it is not in play"));
        }
        for (colour, cows) in &herds.0 {
            if !herding.contains(colour) {
                return Err(impossible(what(), format!("nobody has {} cows", colour.word())));
            }
            let left = position.left[colour.index()];
            position.left[colour.index()] = left.checked_sub(*cows).ok_or_else(|| {
                let most = setting.rulebook.cows;
                impossible(what(), format!("there are only {most} {} cows", colour.word()))
            })?;
            position.herds[prairie.index()][colour.index()] = *cows;
        }
        let cows: u32 = herds.0.iter().map(|(_, cows)| u32::from(*cows)).sum();
        let places = setting.rulebook.field(*prairie).places;
        if cows > u32::from(places) {
            return Err(impossible(what(), format!("there are {cows} cows on {places} places")));
        }
        let equal = herds
            .0
            .iter()
            .enumerate()
            .find(|(place, (_, cows))| *cows > 0 && herds.0[..*place].iter().any(|(_, other)| other == cows));
        if let Some((_, (colour, cows))) = equal.filter(|_| text.waits != Waits::Over) {
            return Err(impossible(what(), format!("{} and another herd have {cows} cows", colour.word())));
        }
        if position.free(setting, *prairie) == 0 {
            position.open.take(*prairie);
        }
    }
    let in_play = setting.rulebook.in_play[usize::from(position.seats)];
    let places = in_play.largest().map_or(0, |prairie| setting.rulebook.field(prairie).places);
    for (colour, cows) in &text.largest.0 {
        if !herding.contains(colour) || *cows > places {
            return Err(impossible("largest", format!("{cows} {} cows cannot have been there", colour.word())));
        }
        position.largest[colour.index()] = *cows;
    }
    Ok(())
}

fn read_seat(
    setting: &Setting,
    position: &mut Position,
    seat: Seat,
    text: &SeatText,
    waits: Waits,
) -> Result<(), String> {
    let pairs = text.pairs.iter().map(|pair| actions::read_pair(pair)).collect::<Result<Vec<Pair>, _>>()?;
    position.dealt[seat.index()] = text.dealt.iter().copied().collect();
    if text.dealt.iter().any(|prairie| !setting.rulebook.in_play[usize::from(position.seats)].has(*prairie)) {
        return Err("a prairie was dealt that is not in play".to_owned());
    }
    read_bid(setting, position, seat, text, waits)?;
    if text.started {
        if waits != Waits::Start {
            return Err("started is said only while others put their first cows".to_owned());
        }
        position.acted.put(seat);
    }
    let Some(colour) = position.colours[seat.index()] else {
        return if pairs.is_empty() && text.cards.is_none() {
            Ok(())
        } else {
            Err("cards belong to a colour, and the seat has none".to_owned())
        };
    };
    let deck = setting.rulebook.deck(position.seats, colour);
    let used: Cards = if waits == Waits::Place { pairs.iter().map(|pair| pair.card).collect() } else { Cards::NONE };
    position.hands[colour.index()] = match &text.cards {
        None => deck.without(used),
        Some(words) => read_cards(words, deck, colour)?,
    };
    if used.iter().any(|card| position.hand(seat).has(card)) {
        return Err("a card that lies open is not held any more".to_owned());
    }
    let pairs_needed = match waits {
        _ if pairs.is_empty() => 0,
        Waits::Choose => {
            let choice = choose(&pairs)?;
            choosing::check(position, setting, seat, &choice).map_err(|why| format!("pairs: {why}"))?;
            position.acted.put(seat);
            pairs.len()
        }
        Waits::Place => {
            check_open_pairs(setting, position, seat, &pairs, deck)?;
            pairs.len()
        }
        Waits::Start | Waits::Bid | Waits::Colour | Waits::Over => {
            return Err("pairs wait only while they are chosen or placed".to_owned());
        }
    };
    let choice = choose(&pairs).ok().into_iter().flat_map(|choice| choice.pairs()).take(pairs_needed);
    position.pairs[seat.index()].iter_mut().zip(choice).for_each(|(place, pair)| *place = Some(pair));
    Ok(())
}

fn choose(pairs: &[Pair]) -> Result<crate::Choice, String> {
    match *pairs {
        [pair] => Ok(crate::Choice::one(pair)),
        [one, other] => Ok(crate::Choice::two(one, other)),
        _ => Err("there are at most two pairs".to_owned()),
    }
}

fn read_cards(words: &[String], deck: Cards, colour: Colour) -> Result<Cards, String> {
    let mut held = Cards::NONE;
    for word in words {
        let card = Card::from_word(word).filter(|card| deck.has(*card));
        let card = card.ok_or_else(|| format!("{} has no card {}", colour.word(), tabletop::sentences::echo(word)))?;
        if held.has(card) {
            return Err(format!("the card {card} is there twice"));
        }
        held.put(card);
    }
    Ok(held)
}

/// Can these pairs lie open before a seat, still to be placed?
fn check_open_pairs(
    setting: &Setting,
    position: &Position,
    seat: Seat,
    pairs: &[Pair],
    deck: Cards,
) -> Result<(), String> {
    let own = position.own(setting, seat);
    for (place, pair) in pairs.iter().enumerate() {
        if !setting.rulebook.in_play[usize::from(position.seats)].has(pair.prairie) {
            return Err(format!("{} is not in play", pair.prairie.word()));
        }
        if !deck.has(pair.card) {
            return Err(format!("the seat has no card {}", pair.card));
        }
        let alike = |other: &Pair| other.prairie == pair.prairie || other.card == pair.card;
        if pairs[..place].iter().any(alike) {
            return Err("two pairs need two prairies and two cards".to_owned());
        }
        // One pair may be for both colours; of two pairs each has its own.
        let coloured = match pair.colour {
            None => own[1].is_none() || pairs.len() == 1,
            Some(colour) => own[1].is_some() && own.contains(&Some(colour)),
        };
        if !coloured
            || pairs.len() > 2
            || own[1].is_some() && pairs[..place].iter().any(|other| other.colour == pair.colour)
        {
            return Err(format!("\"{}\" has not the colour that it needs", actions::pair_text(*pair)));
        }
    }
    Ok(())
}

fn read_bid(
    setting: &Setting,
    position: &mut Position,
    seat: Seat,
    text: &SeatText,
    waits: Waits,
) -> Result<(), String> {
    if text.bid.is_none() {
        let due = setting.rulebook.variants.auction && !matches!(waits, Waits::Start | Waits::Bid);
        return if due { Err("after the auction everybody has a bid".to_owned()) } else { Ok(()) };
    }
    if !setting.rulebook.variants.auction || waits == Waits::Start {
        return Err("nobody bids without an auction, or before it".to_owned());
    }
    let highest = setting.rulebook.highest_bid;
    let bid = text.bid.as_deref().and_then(actions::read_bid).filter(|bid| *bid <= highest);
    position.bids[seat.index()] = Some(bid.ok_or("a bid goes from 0.0 to 20.0, with exactly one decimal")?);
    if waits == Waits::Bid {
        position.acted.put(seat);
    }
    Ok(())
}

/// Is nothing dealt twice, and has everybody what is needed to begin?
fn check_dealt(setting: &Setting, position: &Position, waits: Waits) -> Result<(), PositionError> {
    let mut seen = Prairies::NONE;
    for seat in position.seats() {
        for prairie in position.dealt[seat.index()].iter() {
            if seen.has(prairie) {
                return Err(impossible("dealt", format!("{} is dealt twice", prairie.word())));
            }
            seen.put(prairie);
            let waiting = waits == Waits::Start && !position.acted.has(seat);
            if waiting && position.herds[prairie.index()].iter().any(|cows| *cows > 0) {
                return Err(impossible("dealt", format!("on {} there are cows before the first ones", prairie.word())));
            }
        }
        let needed = setting.rulebook.dealt[usize::from(position.seats)];
        if waits == Waits::Start && position.dealt[seat.index()].count() != needed {
            return Err(impossible("dealt", format!("everybody puts first cows on {needed} prairies")));
        }
    }
    Ok(())
}

/// The lots of the seats: from 0 on, each once.
fn lots(setting: &Setting, seats: u8, text: &PositionText) -> Result<[u8; MAX_SEATS], PositionError> {
    if !setting.rulebook.variants.auction {
        let named = text.seats.iter().any(|words| words.lot.is_some());
        return if named { Err(impossible("lot", "there is no auction")) } else { Ok(Position::BLANK.lots) };
    }
    let mut lots = std::array::from_fn(|seat| seat as u8);
    for (lot, words) in lots.iter_mut().zip(&text.seats) {
        *lot = words.lot.unwrap_or(*lot);
    }
    let twice = (1..lots.len()).any(|place| lots[..place].contains(&lots[place]));
    let fine = !twice && lots.iter().take(usize::from(seats)).all(|lot| *lot < seats);
    if fine { Ok(lots) } else { Err(impossible("lot", "the seats have the lots from 0 on, each once")) }
}

/// What the game waits for, with the lines of those who wait.
fn settle(setting: &Setting, position: &mut Position, text: &PositionText) -> Result<(), PositionError> {
    if text.waits != Waits::Over && ending::due(position, setting) {
        return Err(impossible("prairies", "the game is over: a colour has no cow left, or every prairie is full"));
    }
    position.full = line(setting, position, &text.full).map_err(|why| impossible("full", why))?;
    position.given = text.given;
    if usize::from(text.given) > BONUSES || text.full.is_empty() && text.given > 0 {
        return Err(impossible("given", "a prairie has not so many bonuses"));
    }
    for fair in &text.fairs {
        let full = is_full(setting, position, fair.prairie);
        let twice = position.fairs.waiting().iter().any(|other| other.prairie == fair.prairie);
        if !setting.rulebook.variants.fair || !full || twice || position.herd(fair.prairie, fair.colour) == 0 {
            return Err(impossible("fairs", format!("there can be none at {}", fair.prairie.word())));
        }
        position.fairs.join(Fair { prairie: fair.prairie, colour: fair.colour });
    }
    position.stage = match text.waits {
        Waits::Start => Stage::Start,
        Waits::Bid => Stage::Bid,
        Waits::Choose => Stage::Choose,
        Waits::Colour => {
            position.acted = position.seats().filter(|seat| position.colours[seat.index()].is_some()).collect();
            let next = auction::next(position).ok_or_else(|| impossible("waits", "everybody has a colour"))?;
            Stage::Colour(next)
        }
        Waits::Place => turn::decision(position, setting)
            .ok_or_else(|| impossible("waits", "there is no pair to be placed, and no bonus"))?,
        Waits::Over => {
            position.open = Prairies::NONE;
            Stage::Over
        }
    };
    if matches!(position.stage, Stage::Start | Stage::Bid | Stage::Choose) && position.may_act().is_empty() {
        return Err(impossible("waits", "everybody has done it"));
    }
    check_hands(setting, position)
}

/// Has everybody the cards for all rounds that may come?
fn check_hands(setting: &Setting, position: &Position) -> Result<(), PositionError> {
    let rounds = setting.rulebook.rounds[usize::from(position.seats)] - position.round;
    let rounds = match position.stage {
        Stage::Over => 0,
        Stage::Choose => rounds + 1,
        Stage::Start | Stage::Bid | Stage::Colour(_) | Stage::Place(_) | Stage::Bonus(_) => rounds,
    };
    let needed = rounds * choosing::pairs_needed(position);
    let short = |seat: &Seat| position.colours[seat.index()].is_some() && position.hand(*seat).count() < needed;
    match position.seats().find(short) {
        Some(seat) => {
            let why = format!("it needs {needed} cow cards for the rounds that come");
            Err(impossible(format!("seat {}", seat.0), why))
        }
        None => Ok(()),
    }
}

fn is_full(setting: &Setting, position: &Position, prairie: Prairie) -> bool {
    setting.rulebook.in_play[usize::from(position.seats)].has(prairie) && !position.open.has(prairie)
}

/// A line of full prairies.
fn line(setting: &Setting, position: &Position, prairies: &[Prairie]) -> Result<Line<Prairie>, String> {
    let mut line = Line::empty(Prairie::LoneStarValley);
    for prairie in prairies {
        if !is_full(setting, position, *prairie) || line.waiting().contains(prairie) {
            return Err(format!("{} is not full, or waits twice", prairie.word()));
        }
        line.join(*prairie);
    }
    Ok(line)
}
