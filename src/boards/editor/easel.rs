//! What lies on the easel: the board that is drawn, what is in hand, how it is looked at, and what is known of it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Rect;
use hacienda_rules::{
    Board, Ground, Hex, Landscape, Rulebook,
    board::MAX_WATERS,
    maps::{
        self, NAMELESS,
        drawing::{Brush, Drawing, Refused},
        findings::{self, Finding},
        grid::Grid,
    },
};

use super::{
    look::{Look, Paper},
    pointers::Pointers,
};
use crate::texts::{Text, text};

/// What can be painted with, as the paints lie in their box; `None` takes hexes away.
pub const PAINTS: [Option<Ground>; 9] = [
    Some(Ground::Pampas),
    Some(Ground::Land(Landscape::Mountain)),
    Some(Ground::Land(Landscape::Forest)),
    Some(Ground::Land(Landscape::Meadow)),
    Some(Ground::Land(Landscape::Rocks)),
    Some(Ground::Land(Landscape::Swamp)),
    Some(Ground::Market),
    Some(Ground::Water),
    None,
];
/// Columns and rows of paper that nobody has drawn on: as many hexes as the usual boards have, and some for the edge.
const FRESH: (u16, u16) = (13, 31);

/// What a finger on the paper does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tool {
    /// It paints each hex that it comes over.
    #[default]
    Paint,
    /// It paints all that hangs together and is alike.
    Fill,
    /// It takes what lies there in hand.
    Pick,
    /// All that is drawn goes with it.
    Move,
    /// The sides of the paper can be pulled; it moves the paper itself.
    Size,
}

impl Tool {
    /// Every tool, as they lie beside the paints.
    pub const ALL: [Tool; 5] = [Tool::Paint, Tool::Fill, Tool::Pick, Tool::Move, Tool::Size];
}

/// What is known of the board that is drawn, found out after each stroke.
#[derive(Debug, Clone)]
pub struct Known {
    grid: Grid,
    book: Rulebook,
    /// The board that it makes, if it makes one.
    pub board: Option<Arc<Board>>,
    /// What keeps it from being played well.
    pub findings: Vec<Finding>,
}

/// What is known of what is kept.
#[derive(Debug, Clone, Default)]
pub struct Keeping {
    /// The drawing as it was found, or is kept by now.
    pub written: Option<Grid>,
    /// What was laid on the easel last, as it was then.
    pub laid: Option<Grid>,
    /// The drawing whose place that took, until it is kept.
    pub left: Option<Grid>,
}

impl Keeping {
    /// Another drawing takes the place of this one.
    pub fn leave(&mut self, before: Grid) {
        // What nobody drew on is there where it came from.
        if self.laid.as_ref() != Some(&before) {
            self.left = Some(before);
        }
    }
}

/// What lies on the easel.
#[derive(Resource, Debug, Clone)]
pub struct Easel {
    /// The board that is drawn.
    pub drawing: Drawing,
    /// What a finger does.
    pub tool: Tool,
    /// The paint in hand; `None` takes hexes away.
    pub paint: Option<Ground>,
    /// Which hexes are painted together.
    pub brush: Brush,
    /// How the paper is looked at.
    pub look: Look,
    /// The hex that the keys are at, once they were used.
    pub cursor: Option<Hex>,
    /// Why the last stroke was refused, or what became of a wish.
    pub told: Option<Text>,
    /// Where the slip lies that says so.
    pub slip: Option<Rect>,
    /// What the keys have come to, until somebody who listens is told.
    pub spoken: Option<Text>,
    /// Whether the facts lie over the paper, where they have no place beside it.
    pub facts: bool,
    /// The finding whose hexes are shown, and since when, in seconds.
    pub shown: Option<(Finding, f64)>,
    /// Whether nothing may flash.
    pub still: bool,
    /// The board's name while it is written.
    pub naming: Option<String>,
    /// An earlier state of this drawing as it was kept last among the player's own.
    pub kept: Option<Arc<Board>>,
    /// Whether the board is being played, so that the way back leads here.
    pub played: bool,
    /// Where the paper was seen last.
    pub seen: Option<Paper>,
    /// What fingers and mouse are at.
    pub pointers: Pointers,
    /// What is known of what is kept.
    pub keeping: Keeping,
    known: Option<Known>,
}

impl Default for Easel {
    fn default() -> Easel {
        Easel::of(Grid::new(FRESH.0, FRESH.1))
    }
}

impl Easel {
    /// An easel on which this lies.
    pub fn of(grid: Grid) -> Easel {
        Easel {
            drawing: Drawing::of(grid),
            tool: Tool::default(),
            paint: PAINTS[0],
            brush: Brush::default(),
            look: Look::default(),
            cursor: None,
            told: None,
            slip: None,
            spoken: None,
            facts: false,
            shown: None,
            still: false,
            naming: None,
            kept: None,
            played: false,
            seen: None,
            pointers: Pointers::default(),
            keeping: Keeping::default(),
            known: None,
        }
    }

    /// Lays another drawing in the place of this one, which an undo brings back.
    pub fn lay(&mut self, grid: Grid) {
        self.end_drag();
        if *self.drawing.grid() != grid {
            self.keeping.leave(self.drawing.grid().clone());
            self.keeping.laid = Some(grid.clone());
            self.drawing.replace(grid);
        }
        (self.look, self.cursor, self.told, self.shown) = (Look::default(), None, None, None);
        // Whatever comes from the shelf stays there: what is drawn over it is another board.
        self.kept = None;
    }

    /// Lays paper on which nothing is drawn.
    pub fn lay_fresh(&mut self) {
        self.lay(Grid::new(FRESH.0, FRESH.1));
    }

    /// The stroke that is being made is over, wherever the finger goes from here.
    pub fn end_drag(&mut self) {
        (self.pointers.at, self.pointers.panning) = (None, false);
        self.drawing.lift();
    }

    /// Nobody is at the easel any more: what fingers were at is over.
    pub fn put_down(&mut self) {
        self.end_drag();
        self.pointers = Pointers::default();
    }

    /// The hex that the keys are at, where the paper still has it.
    pub fn cursor(&self) -> Option<Hex> {
        self.cursor.filter(|hex| self.drawing.grid().has(*hex))
    }

    /// What is known of the board as it was when the last stroke ended.
    pub fn known(&mut self, book: &Rulebook) -> &Known {
        let grid = self.drawing.grid();
        let holds = |known: &Known| known.book == *book && (self.drawing.is_pressed() || known.grid == *grid);
        let known = self.known.take().filter(holds).unwrap_or_else(|| {
            let board = self.drawing.board().ok().map(Arc::new);
            let findings = board.as_deref().map(|board| findings::find(board, book)).unwrap_or_default();
            Known { grid: grid.clone(), book: *book, board, findings }
        });
        self.shown = self.shown.filter(|(shown, _)| known.findings.contains(shown));
        self.known.insert(known)
    }

    /// Takes the last stroke back, or does it again.
    pub fn step(&mut self, back: bool) {
        self.end_drag();
        let other = if back { self.drawing.undo() } else { self.drawing.redo() };
        if let Some(other) = other {
            // What was kept of that one is no earlier state of this one.
            self.kept = None;
            self.keeping.leave(other);
        }
        self.told = None;
    }

    /// Puts a paint in hand.
    pub fn take(&mut self, paint: Option<Ground>) {
        self.paint = paint;
        if !matches!(self.tool, Tool::Paint | Tool::Fill) {
            self.tool = Tool::Paint;
        }
    }

    /// The next brush.
    pub fn turn_brush(&mut self) {
        let now = Brush::ALL.iter().position(|brush| *brush == self.brush).unwrap_or(0);
        self.brush = Brush::ALL[(now + 1) % Brush::ALL.len()];
    }

    /// Uses what is in hand on a hex, within the stroke that is being made.
    pub fn touch(&mut self, hex: Hex) {
        let done = match self.tool {
            Tool::Paint => self.drawing.paint(hex, self.paint, self.brush),
            Tool::Fill => self.drawing.fill(hex, self.paint, self.brush),
            Tool::Pick => {
                self.take(self.drawing.grid().at(hex));
                Ok(())
            }
            Tool::Move | Tool::Size => Ok(()),
        };
        self.tell(done);
    }

    /// Says why something is refused; what is not refused leaves what was said before.
    pub fn tell(&mut self, done: Result<(), Refused>) {
        if let Err(refused) = done {
            self.told = Some(why(refused));
        }
    }

    /// Opens the sheet on which the name is written.
    pub fn open_name(&mut self) {
        self.naming = Some(maps::given(&self.drawing.grid().name).unwrap_or_default().to_owned());
    }

    /// The name that was written holds.
    pub fn call(&mut self, name: &str) {
        let author = self.drawing.grid().author.clone();
        let name = name.trim();
        self.drawing.call(if name.is_empty() { NAMELESS } else { name }, &author);
    }
}

/// Why a stroke is refused, in words.
fn why(refused: Refused) -> Text {
    match refused {
        Refused::TooLarge => text!("drawing-too-large"),
        Refused::TooManyRows => text!("drawing-too-many-rows"),
        Refused::TooSmall => text!("drawing-too-small"),
        Refused::InTheWay => text!("drawing-in-the-way"),
        Refused::TooMuchWater => text!("drawing-too-much-water", waters = Text::in_words(MAX_WATERS)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_laid_over_a_drawing_can_be_taken_away_again() {
        let mut easel = Easel::default();
        easel.drawing.press();
        easel.touch(Hex { column: 2, row: 3 });
        easel.drawing.lift();
        let drawn = easel.drawing.grid().clone();
        easel.lay_fresh();
        assert_ne!(*easel.drawing.grid(), drawn);
        easel.step(true);
        assert_eq!(*easel.drawing.grid(), drawn, "nothing is lost");
        easel.step(false);
        easel.lay(easel.drawing.grid().clone());
        easel.step(true);
        assert_eq!(*easel.drawing.grid(), drawn, "the same is no stroke");
    }

    #[test]
    fn a_picked_paint_is_painted_with() {
        let mut easel = Easel { paint: Some(Ground::Market), ..Easel::default() };
        let (here, there) = (Hex { column: 2, row: 3 }, Hex { column: 2, row: 5 });
        easel.drawing.press();
        easel.touch(here);
        (easel.tool, easel.paint) = (Tool::Pick, None);
        easel.touch(here);
        assert_eq!((easel.tool, easel.paint), (Tool::Paint, Some(Ground::Market)));
        easel.touch(there);
        assert_eq!(easel.drawing.grid().count(Ground::Market), 2);
    }

    #[test]
    fn a_board_without_a_name_is_called_as_the_generator_does_it() {
        let mut easel = Easel::default();
        easel.open_name();
        assert_eq!(easel.naming.as_deref(), Some(""));
        easel.call(" Farm ");
        assert_eq!(easel.drawing.grid().name, "Farm");
        easel.open_name();
        assert_eq!(easel.naming.as_deref(), Some("Farm"));
        easel.call("");
        assert_eq!(easel.drawing.grid().name, "None");
    }

    #[test]
    fn what_was_kept_of_one_drawing_has_nothing_to_do_with_the_next() {
        let mut easel = Easel::default();
        let drawn = |easel: &mut Easel, column: u16| {
            easel.drawing.press();
            easel.touch(Hex { column, row: 3 });
            easel.drawing.lift();
            easel.kept = easel.drawing.board().ok().map(Arc::new);
        };
        drawn(&mut easel, 2);
        let kept = easel.drawing.grid().clone();
        drawn(&mut easel, 4);
        easel.step(true);
        assert!(easel.kept.is_some(), "a stroke leads to the same drawing");
        easel.lay_fresh();
        assert!(easel.kept.is_none());
        drawn(&mut easel, 6);
        (0..2).for_each(|_| easel.step(true));
        assert_eq!(*easel.drawing.grid(), kept);
        assert!(easel.kept.is_none(), "it was kept of the one that had replaced this");
        easel.kept = easel.drawing.board().ok().map(Arc::new);
        easel.lay(kept);
        assert!(easel.kept.is_none(), "a copy never replaces what it is a copy of");
    }

    #[test]
    fn an_undo_ends_the_stroke_that_is_being_made() {
        let mut easel = Easel::default();
        easel.pointers.at = Some(Default::default());
        easel.drawing.press();
        easel.touch(Hex { column: 2, row: 3 });
        easel.step(true);
        assert!(easel.pointers.at.is_none() && easel.drawing.grid().is_void());
        easel.step(false);
        assert!(!easel.drawing.grid().is_void(), "it can be done again");
    }

    #[test]
    fn other_rules_find_other_things() {
        let mut easel = Easel::default();
        easel.drawing.press();
        easel.touch(Hex { column: 2, row: 3 });
        easel.drawing.lift();
        let few = |easel: &mut Easel, book: &Rulebook| {
            easel.known(book).findings.iter().any(|finding| matches!(finding, Finding::FewPlaces { .. }))
        };
        let (book, mut none) = (Rulebook::default(), Rulebook::default());
        none.land_cards.fill(0);
        assert!(few(&mut easel, &book) && !few(&mut easel, &none) && few(&mut easel, &book));
    }

    #[test]
    fn findings_wait_for_the_end_of_a_stroke() {
        let (mut easel, book) = (Easel::default(), Rulebook::default());
        assert!(easel.known(&book).board.is_none());
        easel.drawing.press();
        easel.touch(Hex { column: 2, row: 3 });
        assert!(easel.known(&book).board.is_none());
        easel.drawing.lift();
        let known = easel.known(&book);
        assert!(known.board.is_some() && known.findings.contains(&Finding::NoMarket));
    }
}
