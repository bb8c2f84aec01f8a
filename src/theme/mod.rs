//! What everything on the screen shares: the palette, and the paper that lies beside the board.

pub mod colours;
