//! `hacienda map`: checks a board, counts its hexes, and prints problems found on it.

use std::path::Path;

use serde::Serialize;

use super::output::{self, Failure};
use hacienda_rules::{
    Board, Edition, HouseRules, Landscape, Rulebook,
    maps::{
        self, board_code,
        findings::{self, Finding},
    },
};
use tabletop::{
    OrderedMap,
    sentences::{counted, escaped},
};

/// The maximum number of hexes listed per finding.
const MAX_HEXES: usize = 12;

#[derive(Serialize)]
struct Count<'a> {
    name: &'a str,
    author: &'a str,
    cells: usize,
    pampas: u16,
    land: OrderedMap<Landscape, u16>,
    markets: u16,
    water: u16,
}

/// Prints a summary of a board, as JSON if `json` is true, or only its board code if `code` is true.
pub(super) fn map(file: &Path, json: bool, code: bool) -> Result<(), Failure> {
    // A file takes precedence, since it may have any name. Otherwise `file` is a built-in board, a recipe or a board
    // code.
    let read = match file.to_str().filter(|_| !file.exists()) {
        Some(name) => maps::board_of(name, Path::new("")),
        None => maps::read_file(file),
    };
    let board = read.map_err(|error| Failure::Unusable(error.to_string()))?;
    if code {
        let short = board_code::write(&board).ok_or_else(|| {
            Failure::Refused(format!(
                "the board has {} hexes, but a board code holds at most {}",
                board.len(),
                board_code::MAX_HEXES
            ))
        })?;
        return output::print(&format!("{short}\n"));
    }
    let count = Count {
        name: &board.name,
        author: &board.author,
        cells: board.len(),
        pampas: board.pampas().count(),
        land: Landscape::ALL.into_iter().map(|kind| (kind, board.land(kind).count())).collect(),
        markets: board.markets().count(),
        water: board.water().count(),
    };
    if json {
        return output::print(&format!("{}\n", tabletop::to_json_line(&count)));
    }
    let lands: Vec<String> = count.land.0.iter().map(|(kind, hexes)| format!("{hexes} {kind}")).collect();
    output::print(&format!(
        "{} by {}: {}\npampas {}\nland {}\nmarkets {}\nwater {}\n{}",
        escaped(count.name),
        escaped(count.author),
        counted(count.cells, "hex", "hexes"),
        count.pampas,
        lands.join(", "),
        count.markets,
        count.water,
        found(&board)
    ))
}

/// The findings, one per line, each with its first hexes as column and row in the board file.
fn found(board: &Board) -> String {
    let line = |finding: &Finding| {
        let cells = finding.cells(board);
        let hexes: Vec<String> = cells.iter().take(MAX_HEXES).map(|cell| board.hex(cell).to_string()).collect();
        let more = if cells.count() as usize > MAX_HEXES { " …" } else { "" };
        let at = if hexes.is_empty() { String::new() } else { format!(" ({}{more})", hexes.join(" ")) };
        format!("found: {finding}{at}\n")
    };
    let game = maps::name_of(board).and_then(maps::find).map_or(Edition::Base, |ours| ours.edition);
    let book = Rulebook::new(game, false, HouseRules::default());
    findings::find(board, &book).iter().map(line).collect()
}
