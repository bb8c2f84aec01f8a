//! Everything that can be tested without a window, in one binary, since each one links Bevy.

#[path = "headless/arrows.rs"]
mod arrows;
#[path = "headless/boards/mod.rs"]
mod boards;
#[path = "headless/bridge.rs"]
mod bridge;
#[path = "headless/examples.rs"]
mod examples;
#[path = "headless/formats/mod.rs"]
mod formats;
#[path = "headless/golden.rs"]
mod golden;
#[path = "headless/illegal.rs"]
mod illegal;
#[path = "headless/ladder.rs"]
mod ladder;
#[path = "headless/laws/mod.rs"]
mod laws;
#[path = "headless/perft.rs"]
mod perft;
#[path = "headless/saves.rs"]
mod saves;
#[path = "headless/seats.rs"]
mod seats;
#[path = "headless/turn.rs"]
mod turn;
#[path = "headless/variants.rs"]
mod variants;
