//! Boards: pictures, the player's own boards, the gallery, the board editor, and board matches that judge a board.

pub mod board_picture;
pub mod chance_sheet;
pub mod editor;
pub mod gallery;
pub mod looking;
pub mod shelf;
pub mod trial;
