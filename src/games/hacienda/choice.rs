//! The selection of the player to act: a card or piece, its legal hexes, and the ghost that waits for confirmation.

use std::sync::Arc;

use bevy::prelude::*;

use super::{preview::Preview, refusals::refusal, table::RulesQuery};
use hacienda_rules::{
    Action, Card, Cell, Cells, Deck, Illegal, Piece, PondCells, PondShape, Position, Setting, animals, haciendas,
    harvest, land, ponds,
};

use crate::{
    playable::CurrentFeedback,
    texts::{Text, text},
};

/// An input that only Hacienda has, in addition to the taps that all games share.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// A hex of the board.
    Hex(Cell),
    /// Selects a card in the hand or an item in the shop. Selecting it again deselects it, except for purchases.
    Select(Selection),
    /// Rotates the ghost of a pond.
    RotatePond,
    /// Selects the card or piece of an action together with its hex.
    Propose(Action),
}

/// The selected card or piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Selection {
    /// No card or piece.
    #[default]
    Nothing,
    /// A card in the player's hand.
    Card(Card),
    /// A card to buy. A purchase can reveal a card, so it waits for confirmation unless confirmations are switched off.
    Purchase(Action),
    /// A hacienda.
    Hacienda,
    /// A pond.
    Pond(PondShape),
    /// A harvest chip.
    Harvest {
        /// The opponent's chip to take when the supply is empty.
        from: Option<Cell>,
    },
}

impl Selection {
    /// Checks that this can be selected now.
    ///
    /// # Errors
    /// Returns the rule that forbids it.
    pub fn check(self, position: &Position, setting: &Setting) -> Result<(), Illegal> {
        match (self, self.piece()) {
            (Selection::Purchase(action), _) => position.check(setting, action),
            (_, Some(piece)) => position.check_piece(setting, piece),
            (_, None) => position.check_over(),
        }
    }

    /// The piece that is placed on a hex, if any.
    fn piece(self) -> Option<Piece> {
        match self {
            Selection::Nothing | Selection::Purchase(_) => None,
            Selection::Card(card) => Some(Piece::Card(card)),
            Selection::Hacienda => Some(Piece::Hacienda),
            Selection::Pond(shape) => Some(Piece::Pond(shape)),
            Selection::Harvest { .. } => Some(Piece::Chip),
        }
    }

    /// The hexes on which the selection can be placed. If the chip supply is empty, a harvest first targets the
    /// opponents' chips that can be taken.
    pub fn targets(self, position: &Position, setting: &Setting) -> Cells {
        // Purchases have no target hexes.
        match self.piece() {
            Some(piece) if position.check_piece(setting, piece).is_ok() => self.places(position, setting),
            Some(_) | None => Cells::NONE,
        }
    }

    /// The target hexes of a selection that is allowed now.
    fn places(self, position: &Position, setting: &Setting) -> Cells {
        match self {
            Selection::Nothing | Selection::Purchase(_) => Cells::NONE,
            Selection::Card(Card::Land(card)) => land::targets(position, setting, card),
            Selection::Card(Card::Animal(species)) => animals::targets(position, setting, species),
            Selection::Hacienda => haciendas::targets(position, setting),
            Selection::Pond(shape) => {
                ponds::places(position, setting, shape).flat_map(|pond| pond.cells().to_vec()).collect()
            }
            Selection::Harvest { from: None } if position.chip_supply == 0 => harvest::chips_to_take(position),
            Selection::Harvest { .. } => harvest::targets(position, setting),
        }
    }

    /// The refusal to show if no hex is a target.
    fn no_target(self) -> Option<Illegal> {
        match self {
            Selection::Card(Card::Land(_)) => Some(Illegal::NotNextToYourLand),
            Selection::Card(Card::Animal(species)) => Some(Illegal::NotNextToYourLandOrHerd(species)),
            Selection::Pond(_) => Some(Illegal::NotPampas),
            Selection::Nothing | Selection::Purchase(_) | Selection::Hacienda | Selection::Harvest { .. } => None,
        }
    }

    /// The action that places this on a hex. A pond takes the first orientation that fits.
    pub fn action(self, position: &Position, setting: &Setting, at: Cell) -> Option<Action> {
        match self {
            Selection::Nothing | Selection::Purchase(_) => None,
            Selection::Card(Card::Land(card)) => Some(Action::Land { card, at }),
            Selection::Card(Card::Animal(species)) => Some(Action::Animal { species, at }),
            Selection::Hacienda => Some(Action::Hacienda(at)),
            Selection::Pond(shape) => orientations(position, setting, shape, at).first().copied().map(Action::Pond),
            Selection::Harvest { from } => Some(Action::Harvest { at, from }),
        }
    }
}

/// An item in the shop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShopItem {
    /// The top card of a deck.
    Top(Deck),
    /// An open card in a display.
    Open(Card),
    /// A hacienda.
    Hacienda,
    /// A pond.
    Pond(PondShape),
    /// A harvest chip.
    Harvest,
}

impl ShopItem {
    /// The selection that a tap on this item makes.
    pub fn selection(self) -> Selection {
        match self {
            ShopItem::Top(deck) => Selection::Purchase(Action::BuyTop(deck)),
            ShopItem::Open(Card::Land(card)) => Selection::Purchase(Action::BuyLand(card)),
            ShopItem::Open(Card::Animal(species)) => Selection::Purchase(Action::BuyAnimal(species)),
            ShopItem::Hacienda => Selection::Hacienda,
            ShopItem::Pond(shape) => Selection::Pond(shape),
            ShopItem::Harvest => Selection::Harvest { from: None },
        }
    }
}

/// The orientations of a pond of this shape that cover a hex, in the order of rotation.
fn orientations(position: &Position, setting: &Setting, shape: PondShape, at: Cell) -> Vec<PondCells> {
    ponds::places(position, setting, shape).filter(|pond| pond.cells().contains(&at)).collect()
}

/// An action that is shown on the board and waits for confirmation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ghost {
    /// The action that a confirmation plays.
    pub action: Action,
    /// The hex that was tapped.
    pub at: Cell,
    /// For a pond, all orientations that fit; otherwise empty.
    pub orientations: Vec<PondCells>,
    orientation: usize,
    /// The pesos and points that the action would bring.
    pub preview: Preview,
}

impl Ghost {
    /// The ghost of a legal action.
    fn of(action: Action, at: Cell, held: Selection, table: &RulesQuery) -> Ghost {
        let (position, setting) = (table.position, table.setting);
        let orientations = match held {
            Selection::Pond(shape) => orientations(position, setting, shape, at),
            _ => Vec::new(),
        };
        let orientation = orientations.iter().position(|orientation| action == Action::Pond(*orientation)).unwrap_or(0);
        Ghost { action, at, orientations, orientation, preview: Preview::of(position, setting, action) }
    }
}

/// The action that the player to act is preparing.
#[derive(Resource, Debug, Clone, Default)]
pub struct Choice {
    /// The selected card or piece.
    pub selection: Selection,
    /// The action on the board that waits for confirmation.
    pub ghost: Option<Ghost>,
    /// The reason for the last refusal, or the next step.
    pub feedback: CurrentFeedback<Illegal, Cell>,
    selection_targets: Option<SelectionTargets>,
}

/// Data computed when the selection was made.
#[derive(Debug, Clone)]
struct SelectionTargets {
    /// The position at that time.
    table: Arc<Position>,
    targets: Cells,
}

impl Choice {
    /// Clears the selection, the ghost and the feedback.
    pub fn clear(&mut self) {
        self.selection = Selection::Nothing;
        self.ghost = None;
        self.feedback.dismiss();
        self.selection_targets = None;
    }

    /// The hexes on which the selection can be placed.
    pub fn targets(&self) -> &Cells {
        self.selection_targets.as_ref().map_or(&Cells::NONE, |taken| &taken.targets)
    }

    /// Shows the rule that forbids the last input. If `text` is `None`, the message comes from [`refusal`].
    fn refuse_by(&mut self, why: Illegal, text: Option<Text>, at: Option<Cell>) {
        self.feedback.refuse(text.unwrap_or_else(|| refusal(why)), at, Some(why));
    }

    /// Returns true if the selection was made in another position, that is, if the table has changed since.
    pub(crate) fn is_stale(&self, position: &Arc<Position>) -> bool {
        let table = self.selection_targets.as_ref().map(|taken| &taken.table);
        table.is_some_and(|table| !Arc::ptr_eq(table, position) && table != position)
    }

    /// Repeats the selection in the current position.
    pub(crate) fn reselect(&mut self, table: &RulesQuery) {
        let held = self.selection;
        self.clear();
        self.select(held, table);
    }

    /// Selects a card or piece. Selecting it again deselects it, except for a purchase. An illegal selection is refused
    /// at once.
    pub(crate) fn select(&mut self, held: Selection, table: &RulesQuery) {
        let same = self.selection == held;
        if same && matches!(held, Selection::Purchase(_)) {
            self.feedback.dismiss();
            return;
        }
        self.clear();
        if same {
            return;
        }
        let could = match held {
            Selection::Purchase(action) => table.judge(action),
            _ => held.check(table.position, table.setting),
        };
        if let Err(illegal) = could {
            return self.refuse_by(illegal, None, None);
        }
        self.set_selection(held, table);
        if let Some(why) = held.no_target().filter(|_| self.targets().is_empty()) {
            self.refuse_by(why, Some(text!("choice-no-hex")), None);
        }
    }

    /// Stores a selection that is allowed now.
    fn set_selection(&mut self, held: Selection, table: &RulesQuery) {
        self.selection = held;
        self.selection_targets = Some(SelectionTargets {
            table: table.position.clone(),
            targets: held.places(table.position, table.setting),
        });
    }

    /// Places the selection on a hex as a ghost. Returns true if the ghost was already there; the tap then confirms it.
    /// A harvest that must take a chip from an opponent first selects that chip, without a ghost.
    pub(crate) fn place_ghost(&mut self, at: Cell, table: &RulesQuery) -> bool {
        self.feedback.dismiss();
        if let Some(ghost) = &self.ghost
            && (ghost.at == at || ghost.action.pond().is_some_and(|pond| pond.cells().contains(&at)))
        {
            return true;
        }
        if let Selection::Harvest { from: None } = self.selection
            && harvest::chips_to_take(table.position).has(at)
        {
            self.set_selection(Selection::Harvest { from: Some(at) }, table);
            self.feedback.say(text!("choice-now-the-chain"), Some(at));
            return false;
        }
        let Some(action) = self.selection.action(table.position, table.setting, at) else {
            if let Selection::Pond(_) = self.selection {
                self.refuse_by(Illegal::NotPampas, Some(text!("choice-pond-does-not-fit")), Some(at));
            }
            return false;
        };
        match table.judge(action) {
            Ok(()) => self.ghost = Some(Ghost::of(action, at, self.selection, table)),
            Err(illegal) => self.refuse_by(illegal, None, Some(at)),
        }
        false
    }

    /// Selects an action as if its card or piece and its hex had been tapped. The action waits for confirmation. Ending
    /// the turn needs no selection, so the feedback points to the button instead.
    pub(crate) fn propose(&mut self, action: Action, table: &RulesQuery) {
        self.clear();
        let (held, at) = match action {
            Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) => (Selection::Purchase(action), None),
            Action::Land { card, at } => (Selection::Card(Card::Land(card)), Some(at)),
            Action::Animal { species, at } => (Selection::Card(Card::Animal(species)), Some(at)),
            Action::Hacienda(at) => (Selection::Hacienda, Some(at)),
            Action::Harvest { at, from } => (Selection::Harvest { from }, Some(at)),
            Action::Pond(pond) => {
                let Some(shape) = table.setting.board.pond_shape(&pond) else { return };
                (Selection::Pond(shape), pond.cells().first().copied())
            }
            Action::End => return self.feedback.say(text!("choice-end-by-button"), None),
        };
        if let Err(illegal) = table.judge(action) {
            return self.refuse_by(illegal, None, at);
        }
        self.set_selection(held, table);
        self.ghost = at.map(|at| Ghost::of(action, at, held, table));
    }

    /// Rotates the ghost of a pond to its next orientation.
    pub(crate) fn rotate_pond(&mut self, table: &RulesQuery) {
        if let Some(ghost) = &mut self.ghost
            && !ghost.orientations.is_empty()
        {
            ghost.orientation = (ghost.orientation + 1) % ghost.orientations.len();
            ghost.action = Action::Pond(ghost.orientations[ghost.orientation]);
            ghost.preview = Preview::of(table.position, table.setting, ghost.action);
        }
    }

    /// The action that a confirmation would play.
    pub fn pending(&self) -> Option<Action> {
        match (&self.ghost, self.selection) {
            (Some(ghost), _) => Some(ghost.action),
            (None, Selection::Purchase(action)) => Some(action),
            (None, _) => None,
        }
    }
}
