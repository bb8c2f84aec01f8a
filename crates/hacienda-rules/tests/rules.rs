//! The tests of the rules, boards and file formats, in one binary.

#[path = "rules/boards/mod.rs"]
mod boards;
#[path = "rules/check_piece.rs"]
mod check_piece;
#[path = "rules/examples.rs"]
mod examples;
#[path = "rules/fixtures.rs"]
mod fixtures;
#[path = "../../tabletop/tests/shared/following.rs"]
mod follow_laws;
#[path = "rules/formats/mod.rs"]
mod formats;
#[path = "rules/golden.rs"]
mod golden;
#[path = "rules/illegal.rs"]
mod illegal;
#[path = "rules/joined.rs"]
mod joined;
#[path = "rules/laws/mod.rs"]
mod laws;
#[path = "rules/mutated.rs"]
mod mutated;
#[path = "rules/perft.rs"]
mod perft;
#[path = "rules/reading.rs"]
mod reading;
#[path = "rules/variants.rs"]
mod variants;
