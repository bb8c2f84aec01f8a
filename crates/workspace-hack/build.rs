//! An empty build script: without one, Cargo ignores the features of build dependencies.

fn main() {}
