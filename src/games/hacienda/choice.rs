//! What the person to act has in hand: a card or piece, where it may go, and the ghost that waits for a yes.

use std::sync::Arc;

use bevy::prelude::*;

use super::{preview::Preview, refusals::refusal, table::Asking};
use hacienda_rules::{
    Action, Card, Cell, Cells, Deck, Illegal, Piece, PondCells, PondShape, Position, Setting, animals, haciendas,
    harvest, land, ponds,
};

use crate::{
    playable::Notices,
    texts::{Text, text},
};

/// Something that a person touches in this game alone, beside the taps that every game has.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// A place on the board.
    Spot(Cell),
    /// Something to take in hand, from the own cards or from what is for sale; the same again puts it back.
    Take(Held),
    /// What lies on the board and waits for a yes is to be turned.
    Turn,
    /// An action is taken in hand, with its place.
    Propose(Action),
}

/// The card or piece in hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Held {
    /// Nothing.
    #[default]
    Nothing,
    /// A card of the hand.
    Card(Card),
    /// A card that is to be bought: it reveals another, so it waits for a yes.
    Purchase(Action),
    /// A hacienda.
    Hacienda,
    /// A pond.
    Pond(PondShape),
    /// A harvest chip; `from`: the opponent's chip that is taken when the supply is empty.
    Harvest {
        /// Where that chip lies.
        from: Option<Cell>,
    },
}

impl Held {
    /// Could it be taken into the hand?
    ///
    /// # Errors
    /// The reason why not, as the rules tell it.
    pub fn could(self, position: &Position, setting: &Setting) -> Result<(), Illegal> {
        match (self, self.piece()) {
            (Held::Purchase(action), _) => position.check(setting, action),
            (_, Some(piece)) => position.could(setting, piece),
            (_, None) => position.check_over(),
        }
    }

    /// What of it goes on a hex.
    fn piece(self) -> Option<Piece> {
        match self {
            Held::Nothing | Held::Purchase(_) => None,
            Held::Card(card) => Some(Piece::Card(card)),
            Held::Hacienda => Some(Piece::Hacienda),
            Held::Pond(shape) => Some(Piece::Pond(shape)),
            Held::Harvest { .. } => Some(Piece::Chip),
        }
    }

    /// The hexes on which what is in hand may go; for a harvest without supply, first the chips to take.
    pub fn targets(self, position: &Position, setting: &Setting) -> Cells {
        // Of purchases that is known without asking.
        match self.piece() {
            Some(piece) if position.could(setting, piece).is_ok() => self.places(position, setting),
            Some(_) | None => Cells::NONE,
        }
    }

    /// The targets of what could be taken into the hand.
    fn places(self, position: &Position, setting: &Setting) -> Cells {
        match self {
            Held::Nothing | Held::Purchase(_) => Cells::NONE,
            Held::Card(Card::Land(card)) => land::targets(position, setting, card),
            Held::Card(Card::Animal(species)) => animals::targets(position, setting, species),
            Held::Hacienda => haciendas::targets(position, setting),
            Held::Pond(shape) => {
                ponds::places(position, setting, shape).flat_map(|pond| pond.cells().to_vec()).collect()
            }
            Held::Harvest { from: None } if position.chip_supply == 0 => harvest::chips_to_take(position),
            Held::Harvest { .. } => harvest::targets(position, setting),
        }
    }

    /// What is missing where it may go nowhere.
    fn nowhere(self) -> Option<Illegal> {
        match self {
            Held::Card(Card::Land(_)) => Some(Illegal::NotNextToYourLand),
            Held::Card(Card::Animal(species)) => Some(Illegal::NotNextToYourLandOrHerd(species)),
            Held::Pond(_) => Some(Illegal::NotPampas),
            Held::Nothing | Held::Purchase(_) | Held::Hacienda | Held::Harvest { .. } => None,
        }
    }

    /// The action it would be to put it there. A pond lies the first way it fits, or alone where it fits no way.
    pub fn action(self, position: &Position, setting: &Setting, at: Cell) -> Option<Action> {
        match self {
            Held::Nothing | Held::Purchase(_) => None,
            Held::Card(Card::Land(card)) => Some(Action::Land { card, at }),
            Held::Card(Card::Animal(species)) => Some(Action::Animal { species, at }),
            Held::Hacienda => Some(Action::Hacienda(at)),
            Held::Pond(shape) => ways(position, setting, shape, at).first().copied().map(Action::Pond),
            Held::Harvest { from } => Some(Action::Harvest { at, from }),
        }
    }
}

/// A place in the shop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shop {
    /// The top card of a deck.
    Top(Deck),
    /// A card of a display.
    Open(Card),
    /// A hacienda.
    Hacienda,
    /// A pond.
    Pond(PondShape),
    /// A harvest chip.
    Harvest,
}

impl Shop {
    /// What it puts into the hand.
    pub fn held(self) -> Held {
        match self {
            Shop::Top(deck) => Held::Purchase(Action::BuyTop(deck)),
            Shop::Open(Card::Land(card)) => Held::Purchase(Action::BuyLand(card)),
            Shop::Open(Card::Animal(species)) => Held::Purchase(Action::BuyAnimal(species)),
            Shop::Hacienda => Held::Hacienda,
            Shop::Pond(shape) => Held::Pond(shape),
            Shop::Harvest => Held::Harvest { from: None },
        }
    }
}

/// The ways a pond of this shape fits so that it covers a hex, in a fixed order: turning it steps through them.
fn ways(position: &Position, setting: &Setting, shape: PondShape, at: Cell) -> Vec<PondCells> {
    ponds::places(position, setting, shape).filter(|pond| pond.cells().contains(&at)).collect()
}

/// An action that is shown on the board and waits for a yes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ghost {
    /// The action.
    pub action: Action,
    /// The hex that was tapped.
    pub at: Cell,
    /// For a pond, the ways it fits there, and which of them the action is.
    pub ways: Vec<PondCells>,
    way: usize,
    /// What the action would bring.
    pub preview: Preview,
}

impl Ghost {
    /// The ghost of a legal action.
    fn of(action: Action, at: Cell, held: Held, table: &Asking) -> Ghost {
        let (position, setting) = (table.position, table.setting);
        let ways = match held {
            Held::Pond(shape) => ways(position, setting, shape, at),
            _ => Vec::new(),
        };
        let way = ways.iter().position(|way| action == Action::Pond(*way)).unwrap_or(0);
        Ghost { action, at, ways, way, preview: Preview::of(position, setting, action) }
    }
}

/// What the person to act is about to do.
#[derive(Resource, Debug, Clone, Default)]
pub struct Choice {
    /// The card or piece in hand.
    pub held: Held,
    /// The action on the board that waits for a yes.
    pub ghost: Option<Ghost>,
    /// Why the last tap was refused, or what to do next.
    pub notice: Notices<Illegal, Cell>,
    taken: Option<Taken>,
}

/// What is known about what is in hand.
#[derive(Debug, Clone)]
struct Taken {
    /// The table on which it was taken.
    table: Arc<Position>,
    targets: Cells,
}

impl Choice {
    /// Puts everything back.
    pub fn clear(&mut self) {
        self.held = Held::Nothing;
        self.ghost = None;
        self.notice.hush();
        self.taken = None;
    }

    /// The hexes on which what is in hand may go.
    pub fn targets(&self) -> &Cells {
        self.taken.as_ref().map_or(&Cells::NONE, |taken| &taken.targets)
    }

    /// Tells the person to act which rule something breaks, in words of its own or of the caller's.
    fn refuse_by(&mut self, why: Illegal, text: Option<Text>, at: Option<Cell>) {
        self.notice.refuse(text.unwrap_or_else(|| refusal(why)), at, Some(why));
    }

    /// Whether what is in hand was taken on another table: somebody changed this one by hand.
    pub(crate) fn is_stale(&self, position: &Arc<Position>) -> bool {
        let table = self.taken.as_ref().map(|taken| &taken.table);
        table.is_some_and(|table| !Arc::ptr_eq(table, position) && table != position)
    }

    /// Takes what is in hand anew, from the table as it is now.
    pub(crate) fn take_again(&mut self, table: &Asking) {
        let held = self.held;
        self.clear();
        self.take(held, table);
    }

    /// Takes something into the hand; the same thing twice puts it back. What cannot be used is refused at once.
    pub(crate) fn take(&mut self, held: Held, table: &Asking) {
        let same = self.held == held;
        if same && matches!(held, Held::Purchase(_)) {
            self.notice.hush();
            return;
        }
        self.clear();
        if same {
            return;
        }
        let could = match held {
            Held::Purchase(action) => table.judge(action),
            _ => held.could(table.position, table.setting),
        };
        if let Err(illegal) = could {
            return self.refuse_by(illegal, None, None);
        }
        self.hold(held, table);
        if let Some(why) = held.nowhere().filter(|_| self.targets().is_empty()) {
            self.refuse_by(why, Some(text!("choice-no-hex")), None);
        }
    }

    /// Has it in hand, which may be.
    fn hold(&mut self, held: Held, table: &Asking) {
        self.held = held;
        self.taken = Some(Taken { table: table.position.clone(), targets: held.places(table.position, table.setting) });
    }

    /// Puts what is in hand on a hex, as a ghost. `true`: the ghost was there already, which means yes.
    pub(crate) fn put(&mut self, at: Cell, table: &Asking) -> bool {
        self.notice.hush();
        if let Some(ghost) = &self.ghost
            && (ghost.at == at || ghost.action.pond().is_some_and(|pond| pond.cells().contains(&at)))
        {
            return true;
        }
        if let Held::Harvest { from: None } = self.held
            && harvest::chips_to_take(table.position).has(at)
        {
            self.hold(Held::Harvest { from: Some(at) }, table);
            self.notice.say(text!("choice-now-the-chain"), Some(at));
            return false;
        }
        let Some(action) = self.held.action(table.position, table.setting, at) else {
            if let Held::Pond(_) = self.held {
                self.refuse_by(Illegal::NotPampas, Some(text!("choice-pond-does-not-fit")), Some(at));
            }
            return false;
        };
        match table.judge(action) {
            Ok(()) => self.ghost = Some(Ghost::of(action, at, self.held, table)),
            Err(illegal) => self.refuse_by(illegal, None, Some(at)),
        }
        false
    }

    /// Takes an action in hand as if its card or piece and its hex had been tapped: it waits for a yes.
    pub(crate) fn propose(&mut self, action: Action, table: &Asking) {
        self.clear();
        let (held, at) = match action {
            Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) => (Held::Purchase(action), None),
            Action::Land { card, at } => (Held::Card(Card::Land(card)), Some(at)),
            Action::Animal { species, at } => (Held::Card(Card::Animal(species)), Some(at)),
            Action::Hacienda(at) => (Held::Hacienda, Some(at)),
            Action::Harvest { at, from } => (Held::Harvest { from }, Some(at)),
            Action::Pond(pond) => {
                let Some(shape) = table.setting.board.pond_shape(&pond) else { return };
                (Held::Pond(shape), pond.cells().first().copied())
            }
            Action::End => return self.notice.say(text!("choice-end-by-button"), None),
        };
        if let Err(illegal) = table.judge(action) {
            return self.refuse_by(illegal, None, at);
        }
        self.hold(held, table);
        self.ghost = at.map(|at| Ghost::of(action, at, held, table));
    }

    /// Turns the pond on the board to the next way it fits.
    pub(crate) fn turn(&mut self, table: &Asking) {
        if let Some(ghost) = &mut self.ghost
            && !ghost.ways.is_empty()
        {
            ghost.way = (ghost.way + 1) % ghost.ways.len();
            ghost.action = Action::Pond(ghost.ways[ghost.way]);
            ghost.preview = Preview::of(table.position, table.setting, ghost.action);
        }
    }

    /// The action that a yes would mean.
    pub fn pending(&self) -> Option<Action> {
        match (&self.ghost, self.held) {
            (Some(ghost), _) => Some(ghost.action),
            (None, Held::Purchase(action)) => Some(action),
            (None, _) => None,
        }
    }
}
