//! The next tap that leads to an action, and its place on the screen.

use crate::{
    games::hacienda::{
        choice::{Choice, Selection, ShopItem},
        stories::Spot,
        ui::place::egui_rect,
        view::{anchors::Anchors, layout},
    },
    lessons::guide::Place,
    stage::camera::BoardCamera,
    widgets::prelude::*,
};
use hacienda_rules::{Action, Card, Cell, Deck, Position, Seat, Setting};

/// A target to tap.
#[derive(Debug, Clone, PartialEq)]
pub enum Target {
    /// A card in the hand.
    Card(Card),
    /// An item of the shop.
    Shop(ShopItem),
    /// A hex.
    Hex(Cell),
    /// A button, by the names of its panel and landmark.
    Button(&'static str, &'static str),
}

/// Returns the yes button of the question about the selection.
fn yes_button() -> Target {
    Target::Button("confirm", "yes")
}

/// Returns the next tap that leads to an action. `asked` is true while a question is open.
pub fn next(action: Action, choice: &Choice, setting: &Setting, asked: bool) -> Option<Target> {
    if action != Action::End && choice.pending() == Some(action) {
        return Some(match action {
            Action::BuyTop(_) => Target::Button("deck", "draw"),
            _ => yes_button(),
        });
    }
    Some(match action {
        Action::End if asked => Target::Button("question", "yes"),
        Action::End => Target::Button("actions", "end"),
        Action::BuyTop(deck) => Target::Shop(ShopItem::Top(deck)),
        Action::BuyLand(card) => Target::Shop(ShopItem::Open(Card::Land(card))),
        Action::BuyAnimal(species) => Target::Shop(ShopItem::Open(Card::Animal(species))),
        Action::Land { card, at } => card_or_hex(Card::Land(card), at, choice),
        Action::Animal { species, at } => card_or_hex(Card::Animal(species), at, choice),
        Action::Hacienda(at) if choice.selection == Selection::Hacienda => Target::Hex(at),
        Action::Hacienda(_) => Target::Shop(ShopItem::Hacienda),
        Action::Harvest { at, from } => match (choice.selection, from) {
            (Selection::Harvest { from: None }, Some(from)) => Target::Hex(from),
            (Selection::Harvest { .. }, _) => Target::Hex(at),
            _ => Target::Shop(ShopItem::Harvest),
        },
        Action::Pond(pond) => {
            let shape = setting.board.pond_shape(&pond)?;
            match &choice.ghost {
                Some(ghost) if ghost.orientations.contains(&pond) => Target::Button("confirm", "turn"),
                _ if choice.selection == Selection::Pond(shape) => Target::Hex(*pond.cells().first()?),
                _ => Target::Shop(ShopItem::Pond(shape)),
            }
        }
    })
}

fn card_or_hex(card: Card, at: Cell, choice: &Choice) -> Target {
    if choice.selection == Selection::Card(card) { Target::Hex(at) } else { Target::Card(card) }
}

/// The places on the screen in this frame.
pub struct TargetPlaces<'a> {
    /// The UI context, which records the panels.
    pub ctx: &'a Context,
    /// The places on the panels.
    pub anchors: &'a Anchors,
    /// The camera, which gives the places on the board.
    pub camera: &'a BoardCamera,
    /// The board and the rules.
    pub setting: &'a Setting,
    /// The position on display.
    pub position: &'a Position,
    /// The seat whose hand is visible.
    pub seat: Seat,
}

impl TargetPlaces<'_> {
    /// Returns the place of a target. `None` for a card, shop item or button that is not visible.
    pub fn place_of(&self, target: &Target) -> Option<Place> {
        match target {
            Target::Card(card) => Some(self.spot(Spot::Hand(self.seat, *card))?.into()),
            Target::Shop(shop) => Some(self.spot(self.shop_spot(*shop)?).or_else(|| self.spot(Spot::Shop))?.into()),
            Target::Hex(cell) => Some(Place { tap: self.hex(*cell), ..self.hexes(&[*cell]) }),
            Target::Button(panel, name) => {
                let tap = landmarks::find(self.ctx, panel, name)?;
                // Except for the actions panel, the whole panel is highlighted, because it holds the question.
                let light = if *panel == "actions" { None } else { landmarks::panel(self.ctx, panel) };
                Some(Place::new(light.unwrap_or(tap), tap))
            }
        }
    }

    /// Returns the place of a spot on a panel, if it is visible.
    pub fn spot(&self, spot: Spot) -> Option<Rect> {
        self.anchors.0.get(&spot).copied().map(egui_rect)
    }

    /// Returns the rectangle of a hex.
    pub fn hex(&self, cell: Cell) -> Rect {
        let at = layout::world_of(&self.setting.board, cell);
        let (middle, unit) = (self.camera.world_to_screen(at), self.camera.pixels_per_unit(at));
        Rect::from_center_size(pos2(middle.x, middle.y), vec2(1.8, 1.6) * unit)
    }

    /// Returns the place of hexes with their common outline.
    pub fn hexes(&self, cells: &[Cell]) -> Place {
        let corner = |(cell, number): (&Cell, usize)| {
            let at = layout::world_of(&self.setting.board, *cell) + layout::corner(number);
            let seen = self.camera.world_to_screen(at);
            pos2(seen.x, seen.y)
        };
        Place::outlined(hull(
            cells.iter().flat_map(|cell| (0..6).map(move |number| (cell, number))).map(corner).collect(),
        ))
    }

    fn shop_spot(&self, shop: ShopItem) -> Option<Spot> {
        let slot = |found: Option<usize>, deck: Deck| Some(Spot::Slot(deck, u8::try_from(found?).ok()?));
        match shop {
            ShopItem::Top(deck) => Some(Spot::Deck(deck)),
            ShopItem::Open(Card::Land(card)) => {
                slot(self.position.land_display.iter().position(|open| *open == Some(card)), Deck::Land)
            }
            ShopItem::Open(Card::Animal(species)) => {
                slot(self.position.animal_display.iter().position(|open| *open == Some(species)), Deck::Animal)
            }
            ShopItem::Hacienda => Some(Spot::Hacienda),
            ShopItem::Pond(shape) => Some(Spot::Pond(shape)),
            ShopItem::Harvest => Some(Spot::Chip),
        }
    }
}

/// Returns the corners of the convex hull of some points.
fn hull(mut points: Vec<Pos2>) -> Vec<Pos2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let back: Vec<Pos2> = points.iter().rev().copied().collect();
    let mut hull: Vec<Pos2> = Vec::new();
    // Each half goes from one end to the other and leaves out the points at which it would turn inwards.
    for half in [points, back] {
        let start = hull.len();
        for point in half {
            while let [.., one, two] = hull[start..]
                && (two - one).rot90().dot(point - two) >= 0.0
            {
                hull.pop();
            }
            hull.push(point);
        }
        hull.pop();
    }
    hull
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hull_of_one_hex_has_its_corners_and_the_hull_of_two_surrounds_both() {
        let corners = |middle: Pos2| {
            let corner =
                move |number: u8| middle + Vec2::angled(f32::from(number) * std::f32::consts::FRAC_PI_3) * 40.0;
            (0..6).map(corner).collect::<Vec<Pos2>>()
        };
        let (one, other) = (corners(pos2(100.0, 100.0)), corners(pos2(160.0, 134.6)));
        let alone = hull(one.clone());
        assert!(alone.len() == 6 && one.iter().all(|corner| alone.contains(corner)), "{alone:?}");
        let both = hull(one.iter().chain(&other).copied().collect());
        assert!((6..=10).contains(&both.len()), "{both:?}");
        assert_eq!(Rect::from_points(&both), Rect::from_points(&one).union(Rect::from_points(&other)));
        assert_eq!(hull(Vec::new()), []);
    }
}
