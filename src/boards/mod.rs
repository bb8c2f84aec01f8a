//! Boards: pictures of them, those of one's own, the gallery, the editor, and matches that judge a board.

pub mod board_picture;
pub mod chance_sheet;
pub mod editor;
pub mod gallery;
pub mod looking;
pub mod shelf;
pub mod trial;
