//! From a position to the words of a position file.

use super::{CardText, HerdsText, PositionText, ScoringText, SeatText, TurnText};
use crate::{
    Card, Cells, LandCard, Position, ScoringKind, Seat, Setting, Species,
    formats::{hexes, rules::RulesText, scores::ScoreRow},
    vocab::CARD_KINDS,
};

/// A position as the text of a position file. `map` is the name of the board, or the path of its file from there.
///
/// A file says what lies on a table, and so leaves out how often the land cards were reshuffled and which animal cards
/// were removed unseen.
pub fn write(setting: &Setting, position: &Position, map: &str) -> String {
    let text = text_of(setting, position, map.to_owned());
    let mut text = serde_json::to_string_pretty(&text).expect("keys are words and values are numbers, words and lists");
    text.push('\n');
    text
}

/// The words of a position file for a position.
pub(super) fn text_of(setting: &Setting, position: &Position, map: String) -> PositionText {
    let board = &setting.board;
    let names = |cells: Cells| -> Vec<String> { cells.iter().map(|cell| hexes::text(board, cell)).collect() };
    let printed = board.water().count();
    let ponds = position.ponds().iter().skip(usize::from(printed));
    let scorings = &position.scorings;
    PositionText {
        map,
        rules: RulesText::of(&setting.rulebook),
        turn: TurnText {
            seat: position.turn.seat.0,
            actions_left: position.turn.actions_left,
            hacienda_bought: position.turn.hacienda_bought,
            pond_bought: position.turn.pond_bought,
            harvested: position.turn.harvested,
        },
        seats: position.seats().map(|seat| seat_text(position, seat, &names)).collect(),
        haciendas: names(position.haciendas),
        harvest_chips: names(position.chips),
        ponds: ponds.map(|pond| names(pond.cells.cells().iter().copied().collect())).collect(),
        land_display: position.land_display.iter().flatten().copied().collect(),
        animal_display: position.animal_display.iter().flatten().copied().collect(),
        land_deck: position.land_deck.cards().iter().rev().copied().collect(),
        animal_decks: position
            .animal_stacks
            .iter()
            .map(|stack| stack.cards().iter().rev().copied().collect())
            .collect(),
        start: position.start.0,
        due: ScoringKind::ALL.into_iter().filter(|kind| scorings.due[kind.index()]).collect(),
        scored: ScoringKind::ALL
            .into_iter()
            .filter_map(|kind| {
                let rows = scorings.held[kind.index()].as_ref()?;
                Some(ScoringText { kind, seats: ScoreRow::all(position, rows) })
            })
            .collect(),
        passed: position.passed,
        land_discard: discard(position),
        seed: position.reshuffle_key,
    }
}

fn seat_text(position: &Position, seat: Seat, names: &impl Fn(Cells) -> Vec<String>) -> SeatText {
    let animals = |species| names(position.animals_of(seat, species));
    SeatText {
        pesos: position.pesos[seat.index()],
        hand: cards(&position.hands[seat.index()]),
        known: cards(&position.known[seat.index()]),
        land: names(position.land_of(seat)),
        animals: HerdsText {
            cattle: animals(Species::Cattle),
            horse: animals(Species::Horse),
            pig: animals(Species::Pig),
            sheep: animals(Species::Sheep),
        },
    }
}

fn cards(counts: &[u8; CARD_KINDS]) -> Vec<CardText> {
    let text = |card| match card {
        Card::Land(card) => CardText::Land(card),
        Card::Animal(species) => CardText::Animal(species),
    };
    Card::kinds().flat_map(|card| (0..counts[card.index()]).map(move |_| card)).map(text).collect()
}

fn discard(position: &Position) -> Vec<LandCard> {
    let counts = LandCard::ALL.into_iter().zip(position.land_discard);
    counts.flat_map(|(card, count)| (0..count).map(move |_| card)).collect()
}
