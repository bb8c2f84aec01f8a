//! Land cards and the chains that tiles form (rules: `rule-chapter-land`).

use tabletop::{Sink, refuse};

use crate::{
    Card, Cell, Cells, Effect, Ground, Illegal, LandCard, LandEffect, Landscape, Position, Setting, Size, cards,
};

/// Returns true if the card counts as pampas: it is a pampas card, or its landscape has no empty hex left.
#[inline]
fn counts_as_pampas(position: &Position<impl Size>, setting: &Setting, card: LandCard) -> bool {
    card.landscape().is_none_or(|landscape| is_full(setting, landscape, &position.occupied()))
}

/// Returns the hexes where the seat to act may play this card, even if it holds no such card.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{LandCard, Landscape, formats::positions, land};
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"map": "symmetric", "seats": [{"land": ["4,3"]}, {}]}"#;
/// let (setting, position) = positions::read(file, Path::new(""))?;
/// let swamp = land::targets(&position, &setting, LandCard::Swamp);
/// assert_eq!(swamp.count(), setting.board.land(Landscape::Swamp).count() - 1); // Any empty swamp is a target.
/// let pampas = land::targets(&position, &setting, LandCard::Pampas);
/// assert_eq!(pampas.count(), 4); // the pampas hexes beside the tile
/// # Ok(())
/// # }
/// ```
#[inline]
pub fn targets<S: Size>(position: &Position<S>, setting: &Setting, card: LandCard) -> Cells<S> {
    let occupied = position.occupied();
    empty_landscape_hexes(setting, card, &occupied).unwrap_or_else(|| pampas_targets(position, setting, &occupied))
}

/// Calls `visit` with each land card in the hand of the seat to act and its target hexes. Skips cards without targets.
pub fn for_each_target<S: Size>(position: &Position<S>, setting: &Setting, mut visit: impl FnMut(LandCard, &Cells<S>)) {
    let seat = position.turn.seat;
    let occupied = position.occupied();
    let mut pampas = None;
    for card in LandCard::ALL.into_iter().filter(|card| position.in_hand(seat, Card::Land(*card)) > 0) {
        match empty_landscape_hexes(setting, card, &occupied) {
            Some(cells) => visit(card, &cells),
            None => {
                let cells = pampas.get_or_insert_with(|| pampas_targets(position, setting, &occupied));
                if !cells.is_empty() {
                    visit(card, cells);
                }
            }
        }
    }
}

/// Returns true if no hex of a landscape is empty, given all occupied hexes.
#[inline]
pub fn is_full(setting: &Setting, landscape: Landscape, occupied: &Cells<impl Size>) -> bool {
    setting.board.printed().land[landscape.index()].is_subset(occupied)
}

/// Returns the empty hexes of the card's landscape, given all occupied hexes; `None` if the card counts as pampas.
#[inline]
pub fn empty_landscape_hexes<S: Size>(setting: &Setting, card: LandCard, occupied: &Cells<S>) -> Option<Cells<S>> {
    let cells = setting.board.printed().land[card.landscape()?.index()] & !*occupied;
    (!cells.is_empty()).then_some(cells)
}

/// Returns the hexes where the seat to act may play a card that counts as pampas, given all occupied hexes.
#[inline]
pub fn pampas_targets<S: Size>(position: &Position<S>, setting: &Setting, occupied: &Cells<S>) -> Cells<S> {
    setting.board.around(&position.land_of(position.turn.seat)) & setting.board.printed().pampas & !*occupied
}

/// Checks whether the player may play a land card on a hex.
///
/// # Errors
/// Returns an error if the player has no such card, the hex has the wrong ground or is occupied, or a pampas tile would
/// not touch the player's land.
pub fn check(position: &Position<impl Size>, setting: &Setting, card: LandCard, at: Cell) -> Result<(), Illegal> {
    cards::check_hand(position, Card::Land(card))?;
    let ground = setting.board.ground(at);
    if counts_as_pampas(position, setting, card) {
        refuse(ground != Ground::Pampas, Illegal::NotPampas)?;
        refuse(position.is_occupied(at), Illegal::HexIsTaken)?;
        refuse(!setting.board.touches(at, &position.land_of(position.turn.seat)), Illegal::NotNextToYourLand)?;
        return Ok(());
    }
    refuse(card.landscape().map(Ground::Land) != Some(ground), Illegal::WrongLandscape(Card::Land(card)))?;
    refuse(position.is_occupied(at), Illegal::HexIsTaken)
}

impl<S: Size> Position<S> {
    /// Places the tile and discards the card.
    pub(super) fn play_land(&mut self, setting: &Setting, card: LandCard, at: Cell, effects: &mut impl Sink<Effect>) {
        self.discard(Card::Land(card), effects);
        let seat = self.turn.seat;
        let (chain, joined) = setting.board.join(at, || self.land_of(seat), effects.is_used());
        self.emit(Effect::Land(LandEffect::Placed { seat, card, at, chain, joined }), effects);
    }
}
