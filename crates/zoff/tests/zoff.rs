//! Tests of the rules, text formats and bots of Zoff in Buffalo, in one binary.

#[path = "zoff/bots.rs"]
mod bots;
#[path = "zoff/ending.rs"]
mod ending;
#[path = "zoff/examples.rs"]
mod examples;
#[path = "../../tabletop/tests/shared/following.rs"]
mod follow_laws;
#[path = "zoff/following.rs"]
mod following;
#[path = "zoff/formats.rs"]
mod formats;
#[path = "zoff/fuzz.rs"]
mod fuzz;
#[path = "zoff/golden.rs"]
mod golden;
#[path = "zoff/helpers.rs"]
mod helpers;
#[path = "zoff/laws/mod.rs"]
mod laws;
#[path = "zoff/perft.rs"]
mod perft;
#[path = "zoff/setup.rs"]
mod setup;
#[path = "zoff/variants.rs"]
mod variants;
