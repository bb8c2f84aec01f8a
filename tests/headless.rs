//! Everything that can be tested without a window, in one binary, since each one links Bevy.

#[path = "headless/turn.rs"]
mod turn;
