//! The rules, in one binary.

#[path = "zoff/bots.rs"]
mod bots;
#[path = "zoff/examples.rs"]
mod examples;
#[path = "zoff/given.rs"]
mod given;
#[path = "zoff/laws/mod.rs"]
mod laws;
