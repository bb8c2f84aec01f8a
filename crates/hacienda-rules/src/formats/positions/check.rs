//! From the words of a position file to a position that can be on a table.

use super::{CardText, PositionError, PositionText, SeatText, TurnText};
use crate::{
    Cell, Ground, LandCard, PondCells, Position, ScoringKind, Seat, Setting, Species, Tallies,
    formats::hexes,
    piles::{MAX_ANIMAL_CARDS, MAX_LAND_CARDS, Pile},
    position::{DISPLAY, Pond, Turn},
    sentences::{counted, echo},
    vocab::{CARD_KINDS, Card, MAX_SEATS},
};

/// More pesos than anyone ever has; points for them still fit a number.
const MAX_PESOS: u32 = 100_000;
/// The most animal cards altogether: as many as both stacks can hold.
const MAX_ANIMALS: usize = 2 * MAX_ANIMAL_CARDS;

type Checked = Result<(), PositionError>;

/// What cannot be on a table, where in the file and why.
pub(super) fn impossible(place: impl Into<String>, reason: impl Into<String>) -> PositionError {
    PositionError::Impossible { place: place.into(), reason: reason.into() }
}

/// The position of a file, or the first reason why there can be none.
pub(super) fn position(setting: &Setting, text: &PositionText) -> Result<Position, PositionError> {
    let most = usize::from(setting.rulebook.seats.1).min(MAX_SEATS);
    let count = text.seats.len();
    if count == 0 || count > most {
        return Err(impossible(
            "seats",
            format!("{}; this game has 1 to {most} in a position", counted(count, "seat", "seats")),
        ));
    }
    let mut position = Position::empty(setting, count as u8);
    for (seat, words) in Seat::all(count as u8).zip(&text.seats) {
        put_seat(&mut position, setting, seat, words)?;
    }
    put_ponds(&mut position, setting, &text.ponds)?;
    put_haciendas(&mut position, setting, &text.haciendas)?;
    put_chips(&mut position, setting, &text.harvest_chips)?;
    put_cards(&mut position, setting, text)?;
    put_scorings(&mut position, setting, text)?;
    put_turn(&mut position, setting, text)?;
    position.reshuffle_key = text.seed;
    Ok(position)
}

/// The hex with this name, at this place of the file.
fn cell(setting: &Setting, place: &str, name: &str) -> Result<Cell, PositionError> {
    hexes::parse(&setting.board, name).map_err(|error| impossible(place, error.to_string()))
}

/// Refuses a hex on which something stands, and says what.
fn check_free(position: &Position, place: &str, name: &str, cell: Cell) -> Checked {
    let there = match (position.owner(cell), position.species(cell)) {
        _ if position.pond_cells.has(cell) => "a pond".to_owned(),
        (Some(owner), Some(species)) => format!("a {} of seat {}", species.word(), owner.0),
        (Some(owner), None) => format!("a land tile of seat {}", owner.0),
        (None, _) => return Ok(()),
    };
    Err(impossible(place, format!("hex {name} holds {there} already")))
}

fn put_seat(position: &mut Position, setting: &Setting, seat: Seat, words: &SeatText) -> Checked {
    let place = |word: &str| format!("seats[{}].{word}", seat.0);
    let board = &setting.board;
    if words.pesos > MAX_PESOS {
        return Err(impossible(place("pesos"), format!("{} pesos; at most {MAX_PESOS} are possible", words.pesos)));
    }
    position.pesos[seat.index()] = words.pesos;
    for name in &words.land {
        let place = place("land");
        let at = cell(setting, &place, name)?;
        check_free(position, &place, name, at)?;
        if !matches!(board.ground(at), Ground::Pampas | Ground::Land(_)) {
            let ground = board.ground(at).word();
            return Err(impossible(place, format!("hex {name} is {ground}: no land tile can lie there")));
        }
        position.put_tile(seat, at);
    }
    let herds = &words.animals;
    for (species, names) in Species::ALL.into_iter().zip([&herds.cattle, &herds.horse, &herds.pig, &herds.sheep]) {
        let place = place(&format!("animals.{}", species.word()));
        for name in names {
            let at = cell(setting, &place, name)?;
            check_free(position, &place, name, at)?;
            if board.ground(at) != Ground::Pampas {
                let ground = board.ground(at).word();
                return Err(impossible(place, format!("hex {name} is {ground}: animals stand on pampas only")));
            }
            let (book, animals) = (&setting.rulebook, position.animals_on_board(seat));
            if position.herd_size(seat, species) >= book.tiles_of_a_species {
                let most = book.tiles_of_a_species;
                return Err(impossible(
                    place,
                    format!("hex {name}: a player has only {most} {} tiles", species.word()),
                ));
            }
            if animals >= book.animal_tiles {
                let most = book.animal_tiles;
                return Err(impossible(place, format!("hex {name}: a player has only {most} animal tiles")));
            }
            position.put_animal(seat, species, at);
        }
    }
    Ok(())
}

fn put_ponds(position: &mut Position, setting: &Setting, ponds: &[Vec<String>]) -> Checked {
    let board = &setting.board;
    for (index, names) in ponds.iter().enumerate() {
        let place = format!("ponds[{index}]");
        let cells = names.iter().map(|name| cell(setting, &place, name)).collect::<Result<Vec<_>, _>>()?;
        // Printed waters hold their ponds already; a file may list them all the same.
        if let [only] = cells[..]
            && board.water().has(only)
        {
            continue;
        }
        for (name, at) in names.iter().zip(&cells) {
            if board.ground(*at) != Ground::Pampas {
                let ground = board.ground(*at).word();
                return Err(impossible(place, format!("hex {name} is {ground}: ponds lie on pampas only")));
            }
            check_free(position, &place, name, *at)?;
        }
        let pond = PondCells::new(&cells).and_then(|cells| Some(Pond { cells, shape: board.pond_shape(&cells)? }));
        let Some(pond) = pond else {
            return Err(impossible(place, format!("hexes {}: no pond has this shape", echo(&names.join(" ")))));
        };
        if position.pond_supply[pond.shape.index()] == 0 {
            let reason = format!(
                "hexes {}: there are no more {} ponds than the ones before",
                names.join(" "),
                pond.shape.word()
            );
            return Err(impossible(place, reason));
        }
        position.put_pond(pond);
    }
    Ok(())
}

fn put_haciendas(position: &mut Position, setting: &Setting, names: &[String]) -> Checked {
    for name in names {
        let at = cell(setting, "haciendas", name)?;
        let wrong = |reason: &str| Err(impossible("haciendas", format!("hex {name}: {reason}")));
        if position.haciendas.has(at) {
            return wrong("it holds a hacienda already");
        }
        if position.owner(at).is_none() {
            return wrong("a hacienda needs a land tile or an animal beneath");
        }
        if position.hacienda_supply == 0 {
            let most = setting.rulebook.haciendas[usize::from(position.seats)];
            return wrong(&format!("there are only {most} haciendas"));
        }
        position.haciendas.put(at);
        position.hacienda_supply -= 1;
    }
    Ok(())
}

fn put_chips(position: &mut Position, setting: &Setting, names: &[String]) -> Checked {
    for name in names {
        let at = cell(setting, "harvest_chips", name)?;
        let wrong = |reason: &str| Err(impossible("harvest_chips", format!("hex {name}: {reason}")));
        if position.chips.has(at) {
            return wrong("it holds a harvest chip already");
        }
        if !position.land.has(at) {
            return wrong("a harvest chip needs a land tile beneath");
        }
        if position.chip_supply == 0 {
            return wrong(&format!("there are only {} harvest chips", setting.rulebook.harvest_chips));
        }
        position.chips.put(at);
        position.chip_supply -= 1;
    }
    Ok(())
}

/// The words of a hand as counts by kind.
fn count(cards: &[CardText]) -> [usize; CARD_KINDS] {
    let mut counts = [0; CARD_KINDS];
    for card in cards {
        let card = match card {
            CardText::Land(card) => Card::Land(*card),
            CardText::Animal(species) => Card::Animal(*species),
        };
        counts[card.index()] += 1;
    }
    counts
}

fn put_cards(position: &mut Position, setting: &Setting, text: &PositionText) -> Checked {
    check_cards(setting, text)?;
    for (seat, words) in Seat::all(position.seats).zip(&text.seats) {
        let (hand, known) = (count(&words.hand), count(&words.known));
        for card in Card::kinds() {
            if known[card.index()] > hand[card.index()] {
                let reason = format!("{} is known more often than it is in the hand", card.word());
                return Err(impossible(format!("seats[{}].known", seat.0), reason));
            }
            // The check above keeps every count below 256.
            position.hands[seat.index()][card.index()] = hand[card.index()] as u8;
            position.known[seat.index()][card.index()] = known[card.index()] as u8;
        }
    }
    for (slot, card) in text.land_display.iter().enumerate() {
        position.land_display[slot] = Some(*card);
    }
    for (slot, species) in text.animal_display.iter().enumerate() {
        position.animal_display[slot] = Some(*species);
    }
    position.land_deck = Pile::empty(LandCard::Pampas);
    text.land_deck.iter().rev().for_each(|card| position.land_deck.push(*card));
    for (stack, cards) in position.animal_stacks.iter_mut().zip(&text.animal_decks) {
        cards.iter().rev().for_each(|species| stack.push(*species));
    }
    text.land_discard.iter().for_each(|card| position.land_discard[card.index()] += 1);
    Ok(())
}

/// Cards are not counted against the table, only against what a position can hold.
fn check_cards(setting: &Setting, text: &PositionText) -> Checked {
    let size = usize::from(setting.rulebook.display).min(DISPLAY);
    for (place, length) in [("land_display", text.land_display.len()), ("animal_display", text.animal_display.len())] {
        if length > size {
            return Err(impossible(
                place,
                format!("{}; a display of this game has {size}", counted(length, "card", "cards")),
            ));
        }
    }
    if text.animal_decks.len() > 2 {
        return Err(impossible("animal_decks", format!("{} stacks; there are two", text.animal_decks.len())));
    }
    let held = |land: bool| -> usize {
        let cards = text.seats.iter().flat_map(|seat| &seat.hand);
        cards.filter(|card| matches!(card, CardText::Land(_)) == land).count()
    };
    let land = held(true) + text.land_display.len() + text.land_deck.len() + text.land_discard.len();
    if land > MAX_LAND_CARDS {
        return Err(impossible(
            "land_deck",
            format!("{land} land cards altogether; at most {MAX_LAND_CARDS} are possible"),
        ));
    }
    let animals = held(false) + text.animal_display.len() + text.animal_decks.iter().map(Vec::len).sum::<usize>();
    if animals > MAX_ANIMALS {
        let reason = format!("{animals} animal cards altogether; at most {MAX_ANIMALS} are possible");
        return Err(impossible("animal_decks", reason));
    }
    match text.animal_decks.iter().map(Vec::len).find(|length| *length > MAX_ANIMAL_CARDS) {
        None => Ok(()),
        Some(length) => {
            let reason = format!("a stack of {length} cards; at most {MAX_ANIMAL_CARDS} are possible");
            Err(impossible("animal_decks", reason))
        }
    }
}

fn put_scorings(position: &mut Position, setting: &Setting, text: &PositionText) -> Checked {
    for scoring in &text.scored {
        let kind = scoring.kind;
        let place = format!("scored {}", kind.word());
        if position.scorings.held[kind.index()].is_some() {
            return Err(impossible(place, "this scoring stands there twice"));
        }
        check_kind(setting, &place, kind)?;
        if scoring.seats.len() != usize::from(position.seats) {
            let rows = counted(scoring.seats.len(), "row", "rows");
            let reason = format!("{rows} for {}", counted(usize::from(position.seats), "seat", "seats"));
            return Err(impossible(place, reason));
        }
        let mut rows = Tallies::default();
        for (row, words) in rows.iter_mut().zip(&scoring.seats) {
            *row = words.tally().map_err(|reason| impossible(&place, reason))?;
        }
        position.scorings.held[kind.index()] = Some(rows);
    }
    // The final scoring ends the game (RULES.md 4).
    position.over = position.scorings.held[ScoringKind::Final.index()].is_some();
    for kind in &text.due {
        let wrong = |reason: &str| Err(impossible(format!("due {}", kind.word()), reason));
        if position.over {
            return wrong("the game is over: the final scoring was held");
        }
        if position.scorings.held[kind.index()].is_some() {
            return wrong("this scoring was held already");
        }
        if position.scorings.due[kind.index()] {
            return wrong("this scoring stands there twice");
        }
        check_kind(setting, "due", *kind)?;
        position.scorings.due[kind.index()] = true;
    }
    Ok(())
}

/// With the running score there is no intermediate scoring (RULES.md 5, Variant 2).
fn check_kind(setting: &Setting, place: &str, kind: ScoringKind) -> Checked {
    if kind == ScoringKind::Intermediate && setting.rulebook.running_score {
        return Err(impossible(place, "with the running score there is no intermediate scoring"));
    }
    Ok(())
}

fn put_turn(position: &mut Position, setting: &Setting, text: &PositionText) -> Checked {
    let seats = position.seats;
    let seat_at = |place: &str, seat: u8| {
        if seat < seats {
            return Ok(Seat(seat));
        }
        let there =
            if seats == 1 { "the only one is 0".to_owned() } else { format!("the seats are 0 to {}", seats - 1) };
        Err(impossible(place, format!("there is no seat {seat}; {there}")))
    };
    let TurnText { seat, actions_left, hacienda_bought, pond_bought, harvested } = text.turn;
    position.start = seat_at("start", text.start)?;
    let seat = seat_at("turn.seat", seat)?;
    let most = setting.rulebook.actions;
    // Only a game that is over stands still with a turn used up.
    let least = u8::from(!position.over);
    if actions_left < least || actions_left > most {
        return Err(impossible(
            "turn.actions_left",
            format!("{}; a turn has {least} to {most} left", counted(actions_left.into(), "action", "actions")),
        ));
    }
    position.turn = Turn { seat, actions_left, hacienda_bought, pond_bought, harvested };
    // When every seat has passed, the game is over.
    let most = if position.over { seats } else { seats - 1 };
    if text.passed > most {
        let passed = counted(usize::from(text.passed), "seat", "seats");
        let reason = format!("{passed} cannot have passed in a row; at most {most} of {seats} can");
        return Err(impossible("passed", reason));
    }
    position.passed = text.passed;
    Ok(())
}
