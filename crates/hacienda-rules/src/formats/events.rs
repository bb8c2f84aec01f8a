//! Event lines: everything that happened in a game, one JSON object a line, for referees and statistics.

use serde::Serialize;
use tabletop::line;

use super::{
    actions,
    effects::{self, EffectText},
    rules::RulesText,
    scores::ScoreRow,
};
use crate::{
    Card, Deck, Effect, Hacienda, Position, ScoringKind, Setting, Tallies, Told, effect::CardEffect, maps::haz,
};

/// The line of the set-up: `n` is 0.
#[derive(Serialize)]
struct SetUpLine {
    n: u32,
    haz: String,
    rules: RulesText,
    seats: u8,
    start: u8,
    hands: Vec<Vec<&'static str>>,
    land_display: Vec<&'static str>,
    animal_display: Vec<&'static str>,
    pesos: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<u16>>,
}

/// The line of an action.
#[derive(Serialize)]
struct ActionLine {
    n: u32,
    seat: u8,
    action: String,
    drawn: Vec<Drawn>,
    pesos: Vec<u32>,
    scoring: Vec<Scoring>,
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    totals: Option<Vec<u16>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<u16>>,
    effects: Vec<EffectText>,
}

#[derive(Serialize)]
struct Drawn {
    to: &'static str,
    card: &'static str,
}

#[derive(Serialize)]
struct Scoring {
    kind: &'static str,
    seats: Vec<ScoreRow>,
}

/// An action that was played, with all that it brought about.
pub type Played<'a> = tabletop::Played<'a, Hacienda>;

/// A hand as the words of its cards, land cards first.
pub fn hand_words(counts: &[u8]) -> Vec<&'static str> {
    let cards = Card::kinds().zip(counts);
    cards.flat_map(|(card, count)| std::iter::repeat_n(card.word(), usize::from(*count))).collect()
}

/// Everybody's pesos.
pub fn pesos(position: &Position) -> Vec<u32> {
    position.seats().map(|seat| position.pesos[seat.index()]).collect()
}

/// Everybody's points so far: those of the scorings held, or with the running score what counts now.
pub fn points(setting: &Setting, position: &Position) -> Vec<u16> {
    let points = position.points(setting);
    position.seats().map(|seat| points[seat.index()]).collect()
}

/// With the running score what counts after an action: never money, the last line included (RULES.md 5, Variant 2).
fn running_points(setting: &Setting, position: &Position) -> Option<Vec<u16>> {
    let points = |seat| position.score(setting, seat).without_money();
    setting.rulebook.running_score.then(|| position.seats().map(points).collect())
}

/// The line of the set-up, without a line end.
pub fn set_up_line(setting: &Setting, position: &Position) -> String {
    line(&SetUpLine {
        n: 0,
        haz: haz::write(&setting.board),
        rules: RulesText::of(&setting.rulebook),
        seats: position.seats,
        start: position.start.0,
        hands: position.seats().map(|seat| hand_words(&position.hands[seat.index()])).collect(),
        land_display: position.land_display.iter().flatten().map(|card| card.word()).collect(),
        animal_display: position.animal_display.iter().flatten().map(|species| species.word()).collect(),
        pesos: pesos(position),
        points: running_points(setting, position),
    })
}

/// The line of an action, without a line end.
pub fn action_line(setting: &Setting, played: &Played) -> String {
    let Played { n, seat, action, effects, after } = *played;
    let drawn = |effect: &Effect| match effect {
        Effect::Card(CardEffect::Drawn { card, to }) => {
            let deck: Deck = card.deck();
            Some(Drawn { to: effects::destination(deck, *to), card: card.word() })
        }
        Effect::Card(CardEffect::Taken { .. } | CardEffect::Played { .. } | CardEffect::Reshuffled { .. })
        | Effect::Purse(_)
        | Effect::Land(_)
        | Effect::Animal(_)
        | Effect::Pond(_)
        | Effect::Hacienda(_)
        | Effect::Harvest(_)
        | Effect::Market(_)
        | Effect::Clock(_) => None,
    };
    let scoring =
        |(kind, rows): (ScoringKind, &Tallies)| Scoring { kind: kind.word(), seats: ScoreRow::all(after, rows) };
    line(&ActionLine {
        n,
        seat: seat.0,
        action: actions::text(&setting.board, action),
        drawn: effects.iter().filter_map(drawn).collect(),
        pesos: pesos(after),
        scoring: Told::of(effects).scorings.into_iter().map(scoring).collect(),
        over: after.over,
        totals: after.over.then(|| points(setting, after)),
        winners: after.over.then(|| after.winners(setting).into_iter().map(|seat| seat.0).collect()),
        points: running_points(setting, after),
        effects: EffectText::all(&setting.board, after.seats, effects),
    })
}
