//! What of the app can be tested without a window, in one binary, since each one links Bevy.

#[path = "headless/arrows.rs"]
mod arrows;
#[path = "headless/bridge.rs"]
mod bridge;
#[path = "headless/command_line.rs"]
mod command_line;
#[path = "../crates/hacienda-rules/tests/rules/given.rs"]
mod given;
#[path = "headless/saves.rs"]
mod saves;
#[path = "headless/seats.rs"]
mod seats;
#[path = "headless/turn.rs"]
mod turn;
