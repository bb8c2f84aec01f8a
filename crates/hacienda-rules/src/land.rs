//! Land cards and the chains that tiles form (RULES.md 3.1).

use tabletop::{Tell, refuse};

use crate::{Card, Cell, Cells, Effect, Ground, Illegal, LandCard, LandEffect, Landscape, Position, Setting, cards};

/// Whether the card counts as pampas: it is one, or no empty hex of its landscape is left.
#[inline]
pub fn counts_as_pampas<const W: usize>(position: &Position<W>, setting: &Setting<W>, card: LandCard) -> bool {
    card.landscape().is_none_or(|landscape| is_full(setting, landscape, &position.occupied()))
}

/// The hexes on which the seat to act may play this card, whether it holds one or not.
#[inline]
pub fn targets<const W: usize>(position: &Position<W>, setting: &Setting<W>, card: LandCard) -> Cells<W> {
    let taken = position.occupied();
    empty_of_landscape(setting, card, &taken).unwrap_or_else(|| pampas_targets(position, setting, &taken))
}

/// Calls `see` with every card in the hand of the seat to act and the hexes it may go to, where there are any.
pub fn each_target<const W: usize>(
    position: &Position<W>,
    setting: &Setting<W>,
    mut see: impl FnMut(LandCard, &Cells<W>),
) {
    let seat = position.turn.seat;
    let taken = position.occupied();
    let mut pampas = None;
    for card in LandCard::ALL.into_iter().filter(|card| position.in_hand(seat, Card::Land(*card)) > 0) {
        match empty_of_landscape(setting, card, &taken) {
            Some(cells) => see(card, &cells),
            None => {
                let cells = pampas.get_or_insert_with(|| pampas_targets(position, setting, &taken));
                if !cells.is_empty() {
                    see(card, cells);
                }
            }
        }
    }
}

/// Whether no hex of a landscape is empty, given the taken ones.
#[inline]
pub fn is_full<const W: usize>(setting: &Setting<W>, landscape: Landscape, taken: &Cells<W>) -> bool {
    setting.board.land(landscape).is_within(taken)
}

/// The empty hexes of the card's landscape, given the taken ones; `None` where the card counts as pampas.
#[inline]
pub fn empty_of_landscape<const W: usize>(setting: &Setting<W>, card: LandCard, taken: &Cells<W>) -> Option<Cells<W>> {
    let cells = *setting.board.land(card.landscape()?) & !*taken;
    (!cells.is_empty()).then_some(cells)
}

/// Where a card of the seat to act goes that counts as pampas, given the taken hexes.
#[inline]
pub fn pampas_targets<const W: usize>(position: &Position<W>, setting: &Setting<W>, taken: &Cells<W>) -> Cells<W> {
    setting.board.around(&position.land_of(position.turn.seat)) & *setting.board.pampas() & !*taken
}

/// May the land card be played there?
///
/// # Errors
/// When the card is missing, the ground is wrong or taken, or a pampas tile would touch no own land.
pub fn check<const W: usize>(
    position: &Position<W>,
    setting: &Setting<W>,
    card: LandCard,
    at: Cell,
) -> Result<(), Illegal> {
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

impl<const W: usize> Position<W> {
    /// Places the tile and discards the card.
    pub(super) fn play_land(
        &mut self,
        setting: &Setting<W>,
        card: LandCard,
        at: Cell,
        effects: &mut impl Tell<Effect>,
    ) {
        self.discard(Card::Land(card), effects);
        let seat = self.turn.seat;
        let (chain, joined) = setting.board.join(at, || self.land_of(seat), effects);
        self.tell(Effect::Land(LandEffect::Placed { seat, card, at, chain, joined }), effects);
    }
}
