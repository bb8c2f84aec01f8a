//! The state of the board editor: the drawing, the tool and paint in use, the view, and the findings.

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

/// The paints, in the order of the toolbox; `None` erases hexes.
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
/// The columns and rows of an empty canvas: room for as many hexes as the usual boards have, and for the edge.
const FRESH: (u16, u16) = (13, 31);

/// The effect of a finger on the canvas.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tool {
    /// Paints each hex that the finger touches.
    #[default]
    Paint,
    /// Fills a connected area of one ground.
    Fill,
    /// Picks the ground under the finger as the paint.
    Pick,
    /// Moves the whole drawing.
    Move,
    /// Shows grips that resize the canvas; a drag pans the view.
    Size,
}

impl Tool {
    /// Every tool, in the order of the toolbox.
    pub const ALL: [Tool; 5] = [Tool::Paint, Tool::Fill, Tool::Pick, Tool::Move, Tool::Size];
}

/// The board made from the drawing and its findings, updated after each stroke.
#[derive(Debug, Clone)]
pub struct Known {
    grid: Grid,
    book: Rulebook,
    /// The board, if the drawing makes one.
    pub board: Option<Arc<Board>>,
    /// The problems found on the board.
    pub findings: Vec<Finding>,
}

/// The state of saving.
#[derive(Debug, Clone, Default)]
pub struct Keeping {
    /// The drawing as it was last read or written.
    pub written: Option<Grid>,
    /// The drawing that was last placed on the canvas, unchanged.
    pub laid: Option<Grid>,
    /// The drawing that it replaced, until that is saved.
    pub left: Option<Grid>,
}

impl Keeping {
    /// Remembers a drawing that is being replaced.
    pub fn leave(&mut self, before: Grid) {
        // An unchanged drawing still exists where it came from.
        if self.laid.as_ref() != Some(&before) {
            self.left = Some(before);
        }
    }
}

/// The state of the board editor.
#[derive(Resource, Debug, Clone)]
pub struct Easel {
    /// The drawing.
    pub drawing: Drawing,
    /// The tool in use.
    pub tool: Tool,
    /// The paint in use; `None` erases hexes.
    pub paint: Option<Ground>,
    /// The brush, which determines the hexes painted together.
    pub brush: Brush,
    /// The view of the canvas.
    pub look: Look,
    /// The hex of the keyboard cursor, once the keyboard was used.
    pub cursor: Option<Hex>,
    /// A message: the reason for a refusal, or the result of a request.
    pub told: Option<Text>,
    /// The place of the popover with the message.
    pub slip: Option<Rect>,
    /// A description of the cursor's hex that a screen reader has not read yet.
    pub spoken: Option<Text>,
    /// True if the board facts are open over the canvas, in a window without room for both.
    pub facts: bool,
    /// The selected finding, and when it was selected, in seconds.
    pub shown: Option<(Finding, f64)>,
    /// True if nothing may flash.
    pub still: bool,
    /// The name in the open name dialog.
    pub naming: Option<String>,
    /// The last version of this drawing among the player's own boards.
    pub kept: Option<Arc<Board>>,
    /// True while the board is being played, so that the way back leads here.
    pub played: bool,
    /// The canvas as last drawn.
    pub seen: Option<Paper>,
    /// The fingers and the mouse.
    pub pointers: Pointers,
    /// The state of saving.
    pub keeping: Keeping,
    known: Option<Known>,
}

impl Default for Easel {
    fn default() -> Easel {
        Easel::of(Grid::new(FRESH.0, FRESH.1))
    }
}

impl Easel {
    /// Creates an editor with this drawing.
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

    /// Replaces the drawing. An undo restores the old one.
    pub fn lay(&mut self, grid: Grid) {
        self.end_drag();
        if *self.drawing.grid() != grid {
            self.keeping.leave(self.drawing.grid().clone());
            self.keeping.laid = Some(grid.clone());
            self.drawing.replace(grid);
        }
        (self.look, self.cursor, self.told, self.shown) = (Look::default(), None, None, None);
        // One of the player's own boards stays unchanged; edits to it make a new board.
        self.kept = None;
    }

    /// Replaces the drawing with an empty canvas.
    pub fn lay_fresh(&mut self) {
        self.lay(Grid::new(FRESH.0, FRESH.1));
    }

    /// Ends the stroke in progress, wherever the pointer goes next.
    pub fn end_drag(&mut self) {
        (self.pointers.at, self.pointers.panning) = (None, false);
        self.drawing.lift();
    }

    /// Ends every gesture in progress, because the editor is left.
    pub fn put_down(&mut self) {
        self.end_drag();
        self.pointers = Pointers::default();
    }

    /// Returns the hex of the keyboard cursor, if it is still on the canvas.
    pub fn cursor(&self) -> Option<Hex> {
        self.cursor.filter(|hex| self.drawing.grid().has(*hex))
    }

    /// Returns the board and its findings as of the end of the last stroke.
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

    /// Undoes the last stroke, or redoes it.
    pub fn step(&mut self, back: bool) {
        self.end_drag();
        let other = if back { self.drawing.undo() } else { self.drawing.redo() };
        if let Some(other) = other {
            // The saved board was a version of the other drawing.
            self.kept = None;
            self.keeping.leave(other);
        }
        self.told = None;
    }

    /// Selects a paint.
    pub fn take(&mut self, paint: Option<Ground>) {
        self.paint = paint;
        if !matches!(self.tool, Tool::Paint | Tool::Fill) {
            self.tool = Tool::Paint;
        }
    }

    /// Selects the next brush.
    pub fn turn_brush(&mut self) {
        let now = Brush::ALL.iter().position(|brush| *brush == self.brush).unwrap_or(0);
        self.brush = Brush::ALL[(now + 1) % Brush::ALL.len()];
    }

    /// Applies the tool to a hex, as part of the stroke in progress.
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

    /// Shows the reason if a stroke was refused. Otherwise the message stays.
    pub fn tell(&mut self, done: Result<(), Refused>) {
        if let Err(refused) = done {
            self.told = Some(why(refused));
        }
    }

    /// Opens the name dialog.
    pub fn open_name(&mut self) {
        self.naming = Some(maps::given(&self.drawing.grid().name).unwrap_or_default().to_owned());
    }

    /// Gives the board this name.
    pub fn call(&mut self, name: &str) {
        let author = self.drawing.grid().author.clone();
        let name = name.trim();
        self.drawing.call(if name.is_empty() { NAMELESS } else { name }, &author);
    }
}

/// Describes the reason for a refusal.
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
