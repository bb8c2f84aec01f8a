//! Boards: pictures, the player's own boards, the gallery, the board editor, and board matches, which test a board.

pub mod board_match;
pub mod board_picture;
pub mod editor;
pub mod gallery;
pub mod gallery_state;
pub mod own_boards;
pub mod random_board;
