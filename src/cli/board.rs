//! `hacienda map`: checks a board and counts it.

use std::path::Path;

use serde::Serialize;

use super::output::{self, Failure};
use crate::game::rules::{Landscape, formats::events, maps, sentences::escaped};

#[derive(Serialize)]
struct Count<'a> {
    name: &'a str,
    author: &'a str,
    cells: usize,
    pampas: u16,
    land: LandCount,
    markets: u16,
    water: u16,
}

#[derive(Serialize)]
struct LandCount {
    mountain: u16,
    forest: u16,
    meadow: u16,
    rocks: u16,
    swamp: u16,
}

/// Prints what a board has.
pub(super) fn map(file: &Path, json: bool) -> Result<(), Failure> {
    // A file may be called anything, so it comes first; a board of ours or by chance may be named too.
    let read = match file.to_str().filter(|_| !file.exists()) {
        Some(name) => maps::board_of(name, Path::new("")),
        None => maps::read_file(file),
    };
    let board = read.map_err(|error| Failure::Unusable(error.to_string()))?;
    let land = |landscape| board.land(landscape).count();
    let count = Count {
        name: &board.name,
        author: &board.author,
        cells: board.len(),
        pampas: board.pampas().count(),
        land: LandCount {
            mountain: land(Landscape::Mountain),
            forest: land(Landscape::Forest),
            meadow: land(Landscape::Meadow),
            rocks: land(Landscape::Rocks),
            swamp: land(Landscape::Swamp),
        },
        markets: board.markets().count(),
        water: board.water().count(),
    };
    if json {
        return output::print(&format!("{}\n", events::line(&count)));
    }
    let lands: Vec<String> = Landscape::ALL.iter().map(|kind| format!("{} {}", land(*kind), kind.word())).collect();
    output::print(&format!(
        "{} by {}: {} hexes\npampas {}\nland {}\nmarkets {}\nwater {}\n",
        escaped(count.name),
        escaped(count.author),
        count.cells,
        count.pampas,
        lands.join(", "),
        count.markets,
        count.water
    ))
}
