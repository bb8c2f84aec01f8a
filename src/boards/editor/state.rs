//! The state of the board editor: the drawing, the tool and paint in use, the view, and the findings.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Rect;
use hacienda_rules::{
    Board, Ground, Hex, Landscape, Rulebook,
    board::MAX_WATERS,
    maps::{
        self, NAMELESS,
        drawing::{Brush, Drawing, EditError},
        findings::{self, Finding},
        grid::Grid,
    },
};

use super::{
    pointers::Pointers,
    viewport::{Canvas, Viewport},
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
/// The columns and rows of an empty canvas: room for a board as large as the usual boards, with a margin.
const EMPTY_SIZE: (u16, u16) = (13, 31);

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

/// The board made from the drawing, and its findings. They are updated after each stroke, and when the rules change.
#[derive(Debug, Clone)]
pub struct Analysis {
    grid: Grid,
    book: Rulebook,
    /// The board; `None` if the drawing is not a valid board.
    pub board: Option<Arc<Board>>,
    /// The problems found on the board.
    pub findings: Vec<Finding>,
}

/// The versions of the drawing that matter for saving.
#[derive(Debug, Clone, Default)]
pub struct SaveState {
    /// The drawing as it was last read or written.
    pub saved: Option<Grid>,
    /// The drawing last placed on the canvas, as it was before any stroke.
    pub original: Option<Grid>,
    /// The drawing that was replaced, until it is saved.
    pub replaced: Option<Grid>,
}

impl SaveState {
    /// Keeps a drawing that is being replaced until it is saved, unless it is unchanged.
    pub fn note_replaced(&mut self, before: Grid) {
        // An unchanged drawing still exists where it came from.
        if self.original.as_ref() != Some(&before) {
            self.replaced = Some(before);
        }
    }
}

/// The state of the board editor.
#[derive(Resource, Debug, Clone)]
pub struct BoardEditor {
    /// The grid with its undo history.
    pub drawing: Drawing,
    /// The tool in use.
    pub tool: Tool,
    /// The paint in use; `None` erases hexes.
    pub paint: Option<Ground>,
    /// The brush, which determines the hexes painted together.
    pub brush: Brush,
    /// The view of the canvas.
    pub viewport: Viewport,
    /// The hex of the keyboard cursor; `None` if the keyboard is not in use.
    pub cursor: Option<Hex>,
    /// The message in the popover, such as the reason for a refusal or the result of a request.
    pub message: Option<Text>,
    /// The place of the popover with the message or the selected finding; `None` if it is not shown.
    pub popover: Option<Rect>,
    /// A description of the cursor's hex that a screen reader has not read yet.
    pub announcement: Option<Text>,
    /// True if the board facts are open over the canvas, in a window without room for both.
    pub facts_open: bool,
    /// The selected finding, and the time in seconds at which it was selected.
    pub selected_finding: Option<(Finding, f64)>,
    /// True if nothing may flash.
    pub reduced_motion: bool,
    /// The name in the open name dialog.
    pub naming: Option<String>,
    /// The last version of this drawing among the player's own boards.
    pub last_saved: Option<Arc<Board>>,
    /// True while the board is being played, so that leaving the game returns to the editor.
    pub is_being_played: bool,
    /// The canvas as last drawn.
    pub canvas: Option<Canvas>,
    /// The fingers and the mouse.
    pub pointers: Pointers,
    /// The versions of the drawing that matter for saving.
    pub save_state: SaveState,
    known: Option<Analysis>,
}

impl Default for BoardEditor {
    fn default() -> BoardEditor {
        BoardEditor::of(Grid::new(EMPTY_SIZE.0, EMPTY_SIZE.1))
    }
}

impl BoardEditor {
    /// Creates an editor with this drawing.
    pub fn of(grid: Grid) -> BoardEditor {
        BoardEditor {
            drawing: Drawing::of(grid),
            tool: Tool::default(),
            paint: PAINTS[0],
            brush: Brush::default(),
            viewport: Viewport::default(),
            cursor: None,
            message: None,
            popover: None,
            announcement: None,
            facts_open: false,
            selected_finding: None,
            reduced_motion: false,
            naming: None,
            last_saved: None,
            is_being_played: false,
            canvas: None,
            pointers: Pointers::default(),
            save_state: SaveState::default(),
            known: None,
        }
    }

    /// Replaces the drawing. An undo restores the old drawing.
    pub fn replace_drawing(&mut self, grid: Grid) {
        self.end_stroke();
        if *self.drawing.grid() != grid {
            self.save_state.note_replaced(self.drawing.grid().clone());
            self.save_state.original = Some(grid.clone());
            self.drawing.replace(grid);
        }
        (self.viewport, self.cursor, self.message, self.selected_finding) = (Viewport::default(), None, None, None);
        // If the new drawing is one of the player's own boards, that board stays unchanged, and edits make a new board.
        self.last_saved = None;
    }

    /// Replaces the drawing with an empty canvas.
    pub fn clear_canvas(&mut self) {
        self.replace_drawing(Grid::new(EMPTY_SIZE.0, EMPTY_SIZE.1));
    }

    /// Ends the stroke in progress, even if the pointer is still pressed.
    pub fn end_stroke(&mut self) {
        (self.pointers.at, self.pointers.panning) = (None, false);
        self.drawing.end_stroke();
    }

    /// Ends every gesture in progress. Call this when the editor is left.
    pub fn end_gestures(&mut self) {
        self.end_stroke();
        self.pointers = Pointers::default();
    }

    /// Returns the hex of the keyboard cursor, if it is still on the canvas.
    pub fn cursor(&self) -> Option<Hex> {
        self.cursor.filter(|hex| self.drawing.grid().has(*hex))
    }

    /// Returns the board and its findings, as they were at the end of the last stroke.
    pub fn analysis(&mut self, book: &Rulebook) -> &Analysis {
        let grid = self.drawing.grid();
        let holds = |known: &Analysis| known.book == *book && (self.drawing.is_in_stroke() || known.grid == *grid);
        let known = self.known.take().filter(holds).unwrap_or_else(|| {
            let board = self.drawing.board().ok().map(Arc::new);
            let findings = board.as_deref().map(|board| findings::find(board, book)).unwrap_or_default();
            Analysis { grid: grid.clone(), book: *book, board, findings }
        });
        self.selected_finding = self.selected_finding.filter(|(shown, _)| known.findings.contains(shown));
        self.known.insert(known)
    }

    /// Undoes the last stroke if `back` is true, otherwise redoes the last undone stroke.
    pub fn undo_or_redo(&mut self, back: bool) {
        self.end_stroke();
        let other = if back { self.drawing.undo() } else { self.drawing.redo() };
        if let Some(other) = other {
            // The last saved board was a version of the other drawing.
            self.last_saved = None;
            self.save_state.note_replaced(other);
        }
        self.message = None;
    }

    /// Selects a paint.
    pub fn select_paint(&mut self, paint: Option<Ground>) {
        self.paint = paint;
        if !matches!(self.tool, Tool::Paint | Tool::Fill) {
            self.tool = Tool::Paint;
        }
    }

    /// Selects the next brush.
    pub fn select_next_brush(&mut self) {
        self.brush = Brush::ALL[(self.brush.index() + 1) % Brush::ALL.len()];
    }

    /// Applies the tool to a hex, as part of the stroke in progress.
    pub fn apply_tool(&mut self, hex: Hex) {
        let done = match self.tool {
            Tool::Paint => self.drawing.paint(hex, self.paint, self.brush),
            Tool::Fill => self.drawing.fill(hex, self.paint, self.brush),
            Tool::Pick => {
                self.select_paint(self.drawing.grid().at(hex));
                Ok(())
            }
            Tool::Move | Tool::Size => Ok(()),
        };
        self.show_refusal(done);
    }

    /// Shows the reason if a stroke was refused. Otherwise the message stays.
    pub fn show_refusal(&mut self, done: Result<(), EditError>) {
        if let Err(refused) = done {
            self.message = Some(refusal_text(refused));
        }
    }

    /// Opens the name dialog.
    pub fn open_name(&mut self) {
        self.naming = Some(maps::chosen_name(&self.drawing.grid().name).unwrap_or_default().to_owned());
    }

    /// Sets the name of the board.
    pub fn set_name(&mut self, name: &str) {
        let author = self.drawing.grid().author.clone();
        let name = name.trim();
        self.drawing.set_name(if name.is_empty() { NAMELESS } else { name }, &author);
    }
}

/// Describes the reason for a refusal.
fn refusal_text(refused: EditError) -> Text {
    match refused {
        EditError::TooLarge => text!("editor-too-large"),
        EditError::TooManyRows => text!("editor-too-many-rows"),
        EditError::TooSmall => text!("editor-too-small"),
        EditError::HexesLost => text!("editor-in-the-way"),
        EditError::TooMuchWater => text!("editor-too-much-water", waters = Text::in_words(MAX_WATERS)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_undo_restores_a_replaced_drawing() {
        let mut editor = BoardEditor::default();
        editor.drawing.begin_stroke();
        editor.apply_tool(Hex { column: 2, row: 3 });
        editor.drawing.end_stroke();
        let drawn = editor.drawing.grid().clone();
        editor.clear_canvas();
        assert_ne!(*editor.drawing.grid(), drawn);
        editor.undo_or_redo(true);
        assert_eq!(*editor.drawing.grid(), drawn, "the undo restores the replaced drawing");
        editor.undo_or_redo(false);
        editor.replace_drawing(editor.drawing.grid().clone());
        editor.undo_or_redo(true);
        assert_eq!(*editor.drawing.grid(), drawn, "replacing a drawing with an equal drawing is not a stroke");
    }

    #[test]
    fn a_picked_ground_becomes_the_paint() {
        let mut editor = BoardEditor { paint: Some(Ground::Market), ..BoardEditor::default() };
        let (here, there) = (Hex { column: 2, row: 3 }, Hex { column: 2, row: 5 });
        editor.drawing.begin_stroke();
        editor.apply_tool(here);
        (editor.tool, editor.paint) = (Tool::Pick, None);
        editor.apply_tool(here);
        assert_eq!((editor.tool, editor.paint), (Tool::Paint, Some(Ground::Market)));
        editor.apply_tool(there);
        assert_eq!(editor.drawing.grid().count(Ground::Market), 2);
    }

    #[test]
    fn a_board_without_a_name_gets_the_placeholder_of_the_file_format() {
        let mut editor = BoardEditor::default();
        editor.open_name();
        assert_eq!(editor.naming.as_deref(), Some(""));
        editor.set_name(" Farm ");
        assert_eq!(editor.drawing.grid().name, "Farm");
        editor.open_name();
        assert_eq!(editor.naming.as_deref(), Some("Farm"));
        editor.set_name("");
        assert_eq!(editor.drawing.grid().name, "None");
    }

    #[test]
    fn replacing_the_drawing_clears_the_last_saved_board() {
        let mut editor = BoardEditor::default();
        let draw = |editor: &mut BoardEditor, column: u16| {
            editor.drawing.begin_stroke();
            editor.apply_tool(Hex { column, row: 3 });
            editor.drawing.end_stroke();
            editor.last_saved = editor.drawing.board().ok().map(Arc::new);
        };
        draw(&mut editor, 2);
        let kept = editor.drawing.grid().clone();
        draw(&mut editor, 4);
        editor.undo_or_redo(true);
        assert!(editor.last_saved.is_some(), "undoing a stroke returns to a version of the same drawing");
        editor.clear_canvas();
        assert!(editor.last_saved.is_none());
        draw(&mut editor, 6);
        (0..2).for_each(|_| editor.undo_or_redo(true));
        assert_eq!(*editor.drawing.grid(), kept);
        assert!(editor.last_saved.is_none(), "an undo of the replacement clears the last saved board");
        editor.last_saved = editor.drawing.board().ok().map(Arc::new);
        editor.replace_drawing(kept);
        assert!(editor.last_saved.is_none(), "a copy never replaces its original");
    }

    #[test]
    fn an_undo_ends_the_stroke_in_progress() {
        let mut editor = BoardEditor::default();
        editor.pointers.at = Some(Default::default());
        editor.drawing.begin_stroke();
        editor.apply_tool(Hex { column: 2, row: 3 });
        editor.undo_or_redo(true);
        assert!(editor.pointers.at.is_none() && editor.drawing.grid().is_void());
        editor.undo_or_redo(false);
        assert!(!editor.drawing.grid().is_void(), "the stroke can be redone");
    }

    #[test]
    fn findings_depend_on_the_rules() {
        let mut editor = BoardEditor::default();
        editor.drawing.begin_stroke();
        editor.apply_tool(Hex { column: 2, row: 3 });
        editor.drawing.end_stroke();
        let few = |editor: &mut BoardEditor, book: &Rulebook| {
            editor.analysis(book).findings.iter().any(|finding| matches!(finding, Finding::FewerHexesThanCards { .. }))
        };
        let (book, mut none) = (Rulebook::default(), Rulebook::default());
        none.land_cards.fill(0);
        assert!(few(&mut editor, &book) && !few(&mut editor, &none) && few(&mut editor, &book));
    }

    #[test]
    fn findings_are_updated_at_the_end_of_a_stroke() {
        let (mut editor, book) = (BoardEditor::default(), Rulebook::default());
        assert!(editor.analysis(&book).board.is_none());
        editor.drawing.begin_stroke();
        editor.apply_tool(Hex { column: 2, row: 3 });
        assert!(editor.analysis(&book).board.is_none());
        editor.drawing.end_stroke();
        let known = editor.analysis(&book);
        assert!(known.board.is_some() && known.findings.contains(&Finding::NoMarket));
    }
}
