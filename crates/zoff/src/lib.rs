//! Zoff in Buffalo: its rules, the texts of its actions, positions and records, and its computer players. Plain Rust without an engine.
