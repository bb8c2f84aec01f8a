//! Tests of Hab & Gut's rules and text formats, in one binary.

#[path = "rules/bots.rs"]
mod bots;
#[path = "rules/examples.rs"]
mod examples;
#[path = "../../tabletop/tests/shared/following.rs"]
mod follow_laws;
#[path = "rules/following.rs"]
mod following;
#[path = "rules/formats/mod.rs"]
mod formats;
#[path = "rules/golden.rs"]
mod golden;
#[path = "rules/helpers.rs"]
mod helpers;
#[path = "rules/illegal.rs"]
mod illegal;
#[path = "rules/laws.rs"]
mod laws;
#[path = "rules/material.rs"]
mod material;
#[path = "rules/referee.rs"]
mod referee;
