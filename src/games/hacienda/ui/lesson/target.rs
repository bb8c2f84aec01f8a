//! What is to be tapped next for an action, and where it stands on the screen.

use crate::{
    games::hacienda::{
        choice::{Choice, Held, Shop},
        stories::Spot,
        ui::place::of_stage,
        view::{anchors::Anchors, layout},
    },
    kit::prelude::*,
    lessons::guide::Place,
    stage::camera::BoardCamera,
};
use hacienda_rules::{Action, Card, Cell, Deck, Position, Seat, Setting};

/// Something to be tapped.
#[derive(Debug, Clone, PartialEq)]
pub enum Target {
    /// A card in hand.
    Card(Card),
    /// A place of the shop.
    Shop(Shop),
    /// A hex.
    Hex(Cell),
    /// A button of a panel, by its name there.
    Button(&'static str, &'static str),
}

/// The yes of the question about what is in hand.
fn yes() -> Target {
    Target::Button("confirm", "yes")
}

/// What is to be tapped next so that this action is done; `asked`: the end of the turn waits for a yes.
pub fn next(action: Action, choice: &Choice, setting: &Setting, asked: bool) -> Option<Target> {
    if action != Action::End && choice.pending() == Some(action) {
        return Some(match action {
            Action::BuyTop(_) => Target::Button("deck", "draw"),
            _ => yes(),
        });
    }
    Some(match action {
        Action::End if asked => Target::Button("question", "yes"),
        Action::End => Target::Button("actions", "end"),
        Action::BuyTop(deck) => Target::Shop(Shop::Top(deck)),
        Action::BuyLand(card) => Target::Shop(Shop::Open(Card::Land(card))),
        Action::BuyAnimal(species) => Target::Shop(Shop::Open(Card::Animal(species))),
        Action::Land { card, at } => card_or_hex(Card::Land(card), at, choice),
        Action::Animal { species, at } => card_or_hex(Card::Animal(species), at, choice),
        Action::Hacienda(at) if choice.held == Held::Hacienda => Target::Hex(at),
        Action::Hacienda(_) => Target::Shop(Shop::Hacienda),
        Action::Harvest { at, from } => match (choice.held, from) {
            (Held::Harvest { from: None }, Some(from)) => Target::Hex(from),
            (Held::Harvest { .. }, _) => Target::Hex(at),
            _ => Target::Shop(Shop::Harvest),
        },
        Action::Pond(pond) => {
            let shape = setting.board.pond_shape(&pond)?;
            match &choice.ghost {
                Some(ghost) if ghost.ways.contains(&pond) => Target::Button("confirm", "turn"),
                _ if choice.held == Held::Pond(shape) => Target::Hex(*pond.cells().first()?),
                _ => Target::Shop(Shop::Pond(shape)),
            }
        }
    })
}

fn card_or_hex(card: Card, at: Cell, choice: &Choice) -> Target {
    if choice.held == Held::Card(card) { Target::Hex(at) } else { Target::Card(card) }
}

/// What is known of where things stand in this frame.
pub struct Places<'a> {
    /// The face.
    pub ctx: &'a Context,
    /// The panels' things.
    pub anchors: &'a Anchors,
    /// The board's.
    pub camera: &'a BoardCamera,
    /// Board and rules.
    pub setting: &'a Setting,
    /// What panels and board show.
    pub position: &'a Position,
    /// Whose cards are seen.
    pub seat: Seat,
}

impl Places<'_> {
    /// Where it stands; `None` while it is out of sight.
    pub fn of(&self, target: &Target) -> Option<Place> {
        match target {
            Target::Card(card) => Some(self.spot(Spot::Hand(self.seat, *card))?.into()),
            Target::Shop(shop) => Some(self.spot(self.sold(*shop)?).or_else(|| self.spot(Spot::Shop))?.into()),
            Target::Hex(cell) => Some(self.hex(*cell).into()),
            Target::Button(panel, name) => {
                let tap = landmarks::find(self.ctx, panel, name)?;
                // What is asked stands beside the yes.
                let light = if *panel == "actions" { None } else { landmarks::panel(self.ctx, panel) };
                Some(Place::new(light.unwrap_or(tap), tap))
            }
        }
    }

    /// Where something on a panel stands, if it is seen.
    pub fn spot(&self, spot: Spot) -> Option<Rect> {
        self.anchors.0.get(&spot).copied().map(of_stage)
    }

    /// What a hex covers.
    pub fn hex(&self, cell: Cell) -> Rect {
        let at = layout::world_of(&self.setting.board, cell);
        let (middle, unit) = (self.camera.world_to_screen(at), self.camera.pixels_per_unit(at));
        Rect::from_center_size(pos2(middle.x, middle.y), vec2(1.8, 1.6) * unit)
    }

    fn sold(&self, shop: Shop) -> Option<Spot> {
        let slot = |found: Option<usize>, deck: Deck| Some(Spot::Slot(deck, u8::try_from(found?).ok()?));
        match shop {
            Shop::Top(deck) => Some(Spot::Deck(deck)),
            Shop::Open(Card::Land(card)) => {
                slot(self.position.land_display.iter().position(|open| *open == Some(card)), Deck::Land)
            }
            Shop::Open(Card::Animal(species)) => {
                slot(self.position.animal_display.iter().position(|open| *open == Some(species)), Deck::Animal)
            }
            Shop::Hacienda => Some(Spot::Hacienda),
            Shop::Pond(shape) => Some(Spot::Pond(shape)),
            Shop::Harvest => Some(Spot::Chip),
        }
    }
}
