//! Event lines: everything that happens in a game, as one JSON object per line, for referees and statistics.

use serde::Serialize;
use tabletop::to_json_line;

use super::{
    actions,
    effects::{self, EffectText},
    positions::repeat_by_count,
    rules::RulesText,
    scores::{ScoreRow, ScoringText},
};
use crate::{
    Card, CardEffect, Effect, EffectsSummary, Hacienda, LandCard, Position, ScoringKind, Seat, Setting, Species,
    Tallies, maps::haz,
};

/// The line of the set-up, whose `n` is 0.
#[derive(Serialize)]
struct SetUpLine {
    n: u32,
    haz: String,
    rules: RulesText,
    seats: u8,
    start: Seat,
    hands: Vec<Vec<Card>>,
    land_display: Vec<LandCard>,
    animal_display: Vec<Species>,
    pesos: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<u16>>,
}

/// The line of an action.
#[derive(Serialize)]
struct ActionLine {
    n: u32,
    seat: Seat,
    action: String,
    drawn: Vec<Drawn>,
    pesos: Vec<u32>,
    scoring: Vec<ScoringText>,
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    totals: Option<Vec<u16>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<u16>>,
    effects: Vec<EffectText>,
}

#[derive(Serialize)]
struct Drawn {
    to: &'static str,
    card: Card,
}

/// A played action, with its effects and the position after it.
pub type Played<'a> = tabletop::Played<'a, Hacienda>;

/// Returns each seat's pesos.
pub fn pesos(position: &Position) -> Vec<u32> {
    position.pesos[..usize::from(position.seats)].to_vec()
}

/// Returns each seat's points so far: the running score during a game that has one, otherwise the points of past
/// scorings.
pub fn points(setting: &Setting, position: &Position) -> Vec<u16> {
    position.points(setting)[..usize::from(position.seats)].to_vec()
}

/// Returns the running score of each seat, if the rule is on. It never includes money, not even in the last line
/// (rules: `rule-running`).
fn running_points(setting: &Setting, position: &Position) -> Option<Vec<u16>> {
    let points = |seat| position.score(setting, seat).without_money();
    setting.rulebook.running_score.then(|| position.seats().map(points).collect())
}

/// Returns the line of the set-up, without a line feed.
pub fn set_up_line(setting: &Setting, position: &Position) -> String {
    to_json_line(&SetUpLine {
        n: 0,
        haz: haz::write(&setting.board),
        rules: RulesText::of(&setting.rulebook),
        seats: position.seats,
        start: position.start,
        hands: position.seats().map(|seat| repeat_by_count(Card::kinds(), &position.hands[seat.index()])).collect(),
        land_display: position.land_display.into_iter().flatten().collect(),
        animal_display: position.animal_display.into_iter().flatten().collect(),
        pesos: pesos(position),
        points: running_points(setting, position),
    })
}

/// Returns the line of an action, without a line feed.
///
/// # Examples
///
/// ```
/// use hacienda_rules::formats::events::{Played, action_line};
/// use hacienda_rules::{Action, Deck, Position, Seat, Setting};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let setting = Setting::default();
/// let mut position: Position = Position::setup(&setting, 2, 7, Some(Seat(0)))?;
/// let (action, mut effects) = (Action::BuyTop(Deck::Land), Vec::new());
/// position.play(&setting, action, &mut effects)?;
/// let played = Played { n: 1, seat: Seat(0), action, effects: &effects, after: &position };
/// let line = action_line(&setting, &played);
/// assert!(line.starts_with(r#"{"n":1,"seat":0,"action":"buy land deck","drawn":[{"to":"hand","card":""#));
/// assert!(line.contains(r#""pesos":[18,20]"#));
/// # Ok(())
/// # }
/// ```
pub fn action_line(setting: &Setting, played: &Played) -> String {
    let Played { n, seat, action, effects, after } = *played;
    let drawn = |effect: &Effect| match effect {
        Effect::Card(CardEffect::Drawn { card, to }) => {
            Some(Drawn { to: effects::destination(card.deck(), *to), card: *card })
        }
        _ => None,
    };
    let scoring = |(kind, rows): (ScoringKind, &Tallies)| ScoringText { kind, seats: ScoreRow::all(after.seats, rows) };
    to_json_line(&ActionLine {
        n,
        seat,
        action: actions::text(&setting.board, action),
        drawn: effects.iter().filter_map(drawn).collect(),
        pesos: pesos(after),
        scoring: EffectsSummary::of(effects).scorings.into_iter().map(scoring).collect(),
        over: after.over,
        totals: after.over.then(|| points(setting, after)),
        winners: after.over.then(|| after.winners(setting)),
        points: running_points(setting, after),
        effects: EffectText::all(&setting.board, after.seats, effects),
    })
}
