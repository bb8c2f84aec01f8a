//! A viewer's knowledge of a position, in the format of a position file.
//!
//! ```text
//! {"map":"symmetric","rules":{…},"turn":{…},"seats":[
//! {"pesos":20,"hand":["forest","pig"],"known":["pig"],"land":["6,11"],"animals":{}},
//! {"pesos":17,"hand":{"known":["sheep"],"hidden":{"land":2,"animal":1}},"land":[],"animals":{}}],
//! …,"land_deck":54,"animal_decks":[14,15],…,"over":false}
//! ```
//!
//! Hidden cards are replaced by their number: for a hidden hand, the number of cards of each deck that are not publicly
//! known; for a deck, the number of its cards. The seed and the cards removed at the start are left out. A custom board
//! is included in full as `haz`, in place of `map`.

use serde::Serialize;

use super::{HerdsText, PositionText, text_of};
use crate::{
    Card, Deck, LandCard, Position, ScoringKind, Seat, Setting, Species, Viewer,
    formats::{rules::RulesText, scores::ScoringText},
    maps::{self, haz},
    position::Turn,
};

/// A viewer's knowledge of a position, ready for JSON.
#[derive(Serialize)]
pub struct View {
    #[serde(skip_serializing_if = "Option::is_none")]
    map: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    haz: Option<String>,
    rules: RulesText,
    turn: Turn,
    seats: Vec<SeatView>,
    haciendas: Vec<String>,
    harvest_chips: Vec<String>,
    ponds: Vec<Vec<String>>,
    land_display: Vec<LandCard>,
    animal_display: Vec<Species>,
    land_deck: usize,
    animal_decks: Vec<usize>,
    start: Seat,
    due: Vec<ScoringKind>,
    scored: Vec<ScoringText>,
    passed: u8,
    land_discard: Vec<LandCard>,
    over: bool,
}

#[derive(Serialize)]
struct SeatView {
    pesos: u32,
    hand: HandView,
    /// Present only if the whole hand is visible.
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<Vec<Card>>,
    land: Vec<String>,
    animals: HerdsText,
}

#[derive(Serialize)]
#[serde(untagged)]
enum HandView {
    Whole(Vec<Card>),
    Backs { known: Vec<Card>, hidden: Backs },
}

/// The numbers of face-down cards, by deck.
#[derive(Serialize)]
struct Backs {
    land: u16,
    animal: u16,
}

/// Returns a viewer's knowledge of a position.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Position, Seat, Setting, formats::positions};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let setting = Setting::default();
/// let position: Position = Position::setup(&setting, 2, 7, None)?;
/// let text = tabletop::to_json_line(&positions::view(&setting, &position, Seat(0)));
/// assert!(text.contains(r#""hand":{"known":[],"hidden":{"land":8,"animal":4}}"#)); // the hand of seat 1
/// assert!(!text.contains(r#""seed""#));
/// # Ok(())
/// # }
/// ```
pub fn view(setting: &Setting, position: &Position, viewer: impl Into<Viewer>) -> View {
    let viewer = viewer.into();
    // From here on, `position` is a copy whose hidden cards are face down, so no hidden data can leak.
    let position = &position.seen_by(viewer);
    let name = maps::name_of(&setting.board).map(str::to_owned);
    let haz = if name.is_some() { None } else { Some(haz::write(&setting.board)) };
    // This pattern lists every field, so that adding a field forces a decision here.
    let PositionText {
        map: _,
        rules,
        turn,
        seats,
        haciendas,
        harvest_chips,
        ponds,
        land_display,
        animal_display,
        land_deck,
        animal_decks,
        start,
        due,
        scored,
        passed,
        land_discard,
        seed: _,
    } = text_of(setting, position, String::new());
    let seat_view = |(seat, text): (Seat, super::SeatText)| {
        let (hand, known) = if viewer.sees_hand(seat) {
            (HandView::Whole(text.hand), Some(text.known))
        } else {
            let [land, animal] = Deck::ALL.map(|deck| position.hidden_in_hand(seat, deck));
            (HandView::Backs { known: text.known, hidden: Backs { land, animal } }, None)
        };
        SeatView { pesos: text.pesos, hand, known, land: text.land, animals: text.animals }
    };
    View {
        map: name,
        haz,
        rules,
        turn,
        seats: position.seats().zip(seats).map(seat_view).collect(),
        haciendas,
        harvest_chips,
        ponds,
        land_display,
        animal_display,
        land_deck: land_deck.len(),
        animal_decks: animal_decks.iter().map(Vec::len).collect(),
        start,
        due,
        scored,
        passed,
        land_discard,
        over: position.over,
    }
}
