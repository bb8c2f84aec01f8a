//! Validates the contents of a position file and builds the position.

use super::{PositionText, SeatText};
use crate::{
    CARD_KINDS, Card, Cell, Ground, MAX_SEATS, Pond, PondCells, Position, ScoringKind, Seat, Setting, Species, Tallies,
    Turn,
    formats::hexes,
    piles::{MAX_ANIMAL_CARDS, MAX_LAND_CARDS},
    position::DISPLAY,
};
use tabletop::{
    PositionError,
    positions::{impossible, refuse_at},
    sentences::{counted, echo},
};

/// The maximum number of pesos: more than a player ever has, but few enough that the points for them do not overflow.
const MAX_PESOS: u32 = 100_000;
/// The maximum number of animal cards in total: the capacity of both stacks.
const MAX_ANIMALS: usize = 2 * MAX_ANIMAL_CARDS;
// A hand stores the number of cards of each kind in a byte.
const _: () = assert!(MAX_LAND_CARDS <= u8::MAX as usize && MAX_ANIMALS <= u8::MAX as usize);

type Checked = Result<(), PositionError>;

/// Builds the position that a file describes, or returns the first error.
pub(super) fn build_position(setting: &Setting, text: &PositionText) -> Result<Position, PositionError> {
    let most = usize::from(setting.rulebook.seats.1).min(MAX_SEATS);
    let count = text.seats.len();
    let counted = counted(count, "seat", "seats");
    refuse_at(count == 0 || count > most, "seats", format!("{counted}; a position of this game has 1 to {most}"))?;
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

/// Returns the hex with this name. The error message begins with `place`, the location of the name in the file.
fn cell(setting: &Setting, place: &str, name: &str) -> Result<Cell, PositionError> {
    hexes::parse(&setting.board, name).map_err(|error| impossible(place, error))
}

/// Refuses an occupied hex. The error message names the piece on it.
fn check_free(position: &Position, place: &str, name: &str, cell: Cell) -> Checked {
    let piece = match (position.owner(cell), position.species(cell)) {
        _ if position.pond_cells.has(cell) => "a pond".to_owned(),
        (Some(owner), Some(species)) => format!("a {species} of seat {}", owner.0),
        (Some(owner), None) => format!("a land tile of seat {}", owner.0),
        (None, _) => return Ok(()),
    };
    Err(impossible(place, format!("hex {name} already holds {piece}")))
}

fn put_seat(position: &mut Position, setting: &Setting, seat: Seat, words: &SeatText) -> Checked {
    let place = |word: &str| format!("seats[{}].{word}", seat.0);
    let board = &setting.board;
    let pesos = words.pesos;
    refuse_at(pesos > MAX_PESOS, place("pesos"), format!("{pesos} pesos; at most {MAX_PESOS} are allowed"))?;
    position.pesos[seat.index()] = pesos;
    for name in &words.land {
        let place = place("land");
        let at = cell(setting, &place, name)?;
        check_free(position, &place, name, at)?;
        let (ground, takes_tile) =
            (board.ground(at).word(), matches!(board.ground(at), Ground::Pampas | Ground::Land(_)));
        refuse_at(!takes_tile, place, format!("hex {name} ({ground}) cannot hold a land tile"))?;
        position.put_tile(seat, at);
    }
    let herds = &words.animals;
    let herds: [_; Species::ALL.len()] = [&herds.cattle, &herds.horse, &herds.pig, &herds.sheep];
    for (species, names) in Species::ALL.into_iter().zip(herds) {
        let place = &place(&format!("animals.{species}"));
        for name in names {
            let at = cell(setting, place, name)?;
            check_free(position, place, name, at)?;
            check_pampas(setting, place, name, at, "animals")?;
            let (of_species, all) = (setting.rulebook.tiles_of_a_species, setting.rulebook.animal_tiles);
            let reason = format!("hex {name}: a player has only {of_species} {species} tiles");
            refuse_at(position.animal_count(seat, species) >= of_species, place, reason)?;
            let reason = format!("hex {name}: a player has only {all} animal tiles");
            refuse_at(position.animals_on_board(seat) >= all, place, reason)?;
            position.put_animal(seat, species, at);
        }
    }
    Ok(())
}

/// Refuses a hex that is not pampas, for pieces that need pampas.
fn check_pampas(setting: &Setting, place: &str, name: &str, cell: Cell, what: &str) -> Checked {
    let ground = setting.board.ground(cell);
    let reason = format!("hex {name} ({}) is not pampas, but {what} need pampas", ground.word());
    refuse_at(ground != Ground::Pampas, place, reason)
}

fn put_ponds(position: &mut Position, setting: &Setting, ponds: &[Vec<String>]) -> Checked {
    let board = &setting.board;
    for (index, names) in ponds.iter().enumerate() {
        let place = &format!("ponds[{index}]");
        let cells = names.iter().map(|name| cell(setting, place, name)).collect::<Result<Vec<_>, _>>()?;
        // Printed water hexes hold their ponds from the start; a file may list these ponds as well.
        if let [only] = cells[..]
            && board.water().has(only)
        {
            continue;
        }
        for (name, at) in names.iter().zip(&cells) {
            check_pampas(setting, place, name, *at, "ponds")?;
            check_free(position, place, name, *at)?;
        }
        let pond = PondCells::new(&cells).and_then(|cells| Some(Pond { cells, shape: board.pond_shape(&cells)? }));
        let names = names.join(" ");
        let no_pond = || impossible(place, format!("hexes {}: no pond has this shape", echo(&names)));
        let pond = pond.ok_or_else(no_pond)?;
        let reason = format!("hexes {names}: no {} ponds are left for this one", pond.shape);
        refuse_at(position.pond_supply[pond.shape.index()] == 0, place, reason)?;
        position.put_pond(pond);
    }
    Ok(())
}

fn put_haciendas(position: &mut Position, setting: &Setting, names: &[String]) -> Checked {
    for name in names {
        let at = cell(setting, "haciendas", name)?;
        let refuse = |wrong: bool, why: &str| refuse_at(wrong, "haciendas", format!("hex {name}: {why}"));
        refuse(position.haciendas.has(at), "it already holds a hacienda")?;
        refuse(position.owner(at).is_none(), "a hacienda needs a land tile or an animal beneath it")?;
        let most = setting.rulebook.haciendas[usize::from(position.seats)];
        refuse(position.hacienda_supply == 0, &format!("there are only {most} haciendas"))?;
        position.haciendas.put(at);
        position.hacienda_supply -= 1;
    }
    Ok(())
}

fn put_chips(position: &mut Position, setting: &Setting, names: &[String]) -> Checked {
    for name in names {
        let at = cell(setting, "harvest_chips", name)?;
        let refuse = |wrong: bool, why: &str| refuse_at(wrong, "harvest_chips", format!("hex {name}: {why}"));
        refuse(position.chips.has(at), "it already holds a harvest chip")?;
        refuse(!position.land.has(at), "a harvest chip needs a land tile beneath it")?;
        let most = setting.rulebook.harvest_chips;
        refuse(position.chip_supply == 0, &format!("there are only {most} harvest chips"))?;
        position.chips.put(at);
        position.chip_supply -= 1;
    }
    Ok(())
}

/// Counts the cards of a hand by kind.
fn count(cards: &[Card]) -> [usize; CARD_KINDS] {
    let mut counts = [0; CARD_KINDS];
    cards.iter().for_each(|card| counts[card.index()] += 1);
    counts
}

fn put_cards(position: &mut Position, setting: &Setting, text: &PositionText) -> Checked {
    check_cards(setting, text)?;
    for (seat, words) in Seat::all(position.seats).zip(&text.seats) {
        let (hand, known) = (count(&words.hand), count(&words.known));
        for card in Card::kinds() {
            let reason = format!("more {} cards are known than are in the hand", card.word());
            refuse_at(known[card.index()] > hand[card.index()], format_args!("seats[{}].known", seat.0), reason)?;
            // `check_cards` has verified that every count fits in a byte.
            position.hands[seat.index()][card.index()] = hand[card.index()] as u8;
            position.known[seat.index()][card.index()] = known[card.index()] as u8;
        }
    }
    position.land_display.iter_mut().zip(&text.land_display).for_each(|(slot, card)| *slot = Some(*card));
    position.animal_display.iter_mut().zip(&text.animal_display).for_each(|(slot, card)| *slot = Some(*card));
    text.land_deck.iter().rev().for_each(|card| position.land_deck.push(*card));
    for (stack, cards) in position.animal_stacks.iter_mut().zip(&text.animal_decks) {
        cards.iter().rev().for_each(|species| stack.push(*species));
    }
    text.land_discard.iter().for_each(|card| position.land_discard[card.index()] += 1);
    Ok(())
}

/// Checks the number of cards against the capacity of a position, not against the number of cards in the game.
fn check_cards(setting: &Setting, text: &PositionText) -> Checked {
    let size = usize::from(setting.rulebook.display).min(DISPLAY);
    for (place, length) in [("land_display", text.land_display.len()), ("animal_display", text.animal_display.len())] {
        let reason = format!("{}; a display of this game holds {size}", counted(length, "card", "cards"));
        refuse_at(length > size, place, reason)?;
    }
    let stacks = text.animal_decks.len();
    refuse_at(stacks > 2, "animal_decks", format_args!("{stacks} stacks; a game has two"))?;
    let held = |land: bool| -> usize {
        let cards = text.seats.iter().flat_map(|seat| &seat.hand);
        cards.filter(|card| matches!(card, Card::Land(_)) == land).count()
    };
    let land = held(true) + text.land_display.len() + text.land_deck.len() + text.land_discard.len();
    let reason = format!("{land} land cards in total; at most {MAX_LAND_CARDS} are allowed");
    refuse_at(land > MAX_LAND_CARDS, "land_deck", reason)?;
    let animals = held(false) + text.animal_display.len() + text.animal_decks.iter().map(Vec::len).sum::<usize>();
    let reason = format!("{animals} animal cards in total; at most {MAX_ANIMALS} are allowed");
    refuse_at(animals > MAX_ANIMALS, "animal_decks", reason)?;
    text.animal_decks.iter().map(Vec::len).try_for_each(|length| {
        let reason = format!("a stack of {length} cards; at most {MAX_ANIMAL_CARDS} are allowed");
        refuse_at(length > MAX_ANIMAL_CARDS, "animal_decks", reason)
    })
}

fn put_scorings(position: &mut Position, setting: &Setting, text: &PositionText) -> Checked {
    for scoring in &text.scored {
        let kind = scoring.kind;
        let place = &format!("scored {kind}");
        refuse_at(position.scorings.held[kind.index()].is_some(), place, "this scoring is listed twice")?;
        check_kind(setting, place, kind)?;
        let (rows, seats) = (scoring.seats.len(), usize::from(position.seats));
        let reason = format!("{} for {}", counted(rows, "row", "rows"), counted(seats, "seat", "seats"));
        refuse_at(rows != seats, place, reason)?;
        let mut rows = Tallies::default();
        for (row, words) in rows.iter_mut().zip(&scoring.seats) {
            *row = words.tally().map_err(|reason| impossible(place, reason))?;
        }
        position.scorings.held[kind.index()] = Some(rows);
    }
    // The final scoring ends the game (rules: `rule-end`).
    position.over = position.scorings.held[ScoringKind::Final.index()].is_some();
    for kind in &text.due {
        let refuse = |wrong: bool, why: &str| refuse_at(wrong, format_args!("due {kind}"), why);
        refuse(position.over, "the game is over: the final scoring has taken place")?;
        refuse(position.scorings.held[kind.index()].is_some(), "this scoring has already taken place")?;
        refuse(position.scorings.due[kind.index()], "this scoring is listed twice")?;
        check_kind(setting, "due", *kind)?;
        position.scorings.due[kind.index()] = true;
    }
    Ok(())
}

/// Refuses an intermediate scoring in a game with the running score (rules: `rule-running-final`).
fn check_kind(setting: &Setting, place: &str, kind: ScoringKind) -> Checked {
    let skipped = kind == ScoringKind::Intermediate && setting.rulebook.running_score;
    refuse_at(skipped, place, "there is no intermediate scoring with the running score")
}

fn put_turn(position: &mut Position, setting: &Setting, text: &PositionText) -> Checked {
    let seats = position.seats;
    let range = if seats == 1 { "the only seat is 0".to_owned() } else { format!("the seats are 0 to {}", seats - 1) };
    let Turn { seat, actions_left, .. } = text.turn;
    for (place, Seat(seat)) in [("start", text.start), ("turn.seat", seat)] {
        refuse_at(seat >= seats, place, format_args!("there is no seat {seat}; {range}"))?;
    }
    position.start = text.start;
    let most = setting.rulebook.actions;
    // Only a finished game can have a turn with no actions left.
    let least = u8::from(!position.over);
    let left = counted(actions_left.into(), "action", "actions");
    let reason = format!("{left} left; a turn can have {least} to {most}");
    refuse_at(actions_left < least || actions_left > most, "turn.actions_left", reason)?;
    position.turn = text.turn;
    // When every seat has passed, the game is over.
    let most = if position.over { seats } else { seats - 1 };
    let passed = counted(usize::from(text.passed), "seat", "seats");
    let reason = format!("{passed} cannot have passed in a row; at most {most} of {seats} can");
    refuse_at(text.passed > most, "passed", reason)?;
    position.passed = text.passed;
    Ok(())
}
