//! Tests of the app that need no window. They share one binary because every test binary links Bevy.

use std::{env, path::PathBuf, process, thread};

#[path = "headless/arrows.rs"]
mod arrows;
#[path = "headless/boards.rs"]
mod boards;
#[path = "headless/bridge.rs"]
mod bridge;
#[path = "headless/command_line.rs"]
mod command_line;
#[cfg(debug_assertions)] // The counters exist only in debug builds.
#[path = "headless/counts.rs"]
mod counts;
#[cfg(feature = "reflect")]
#[path = "headless/editing.rs"]
mod editing;
#[path = "../crates/hacienda-rules/tests/rules/given.rs"]
mod given;
#[path = "headless/glance.rs"]
mod glance;
#[path = "headless/handover.rs"]
mod handover;
#[cfg(feature = "reflect")]
#[path = "headless/inspector.rs"]
mod inspector;
#[path = "headless/killed.rs"]
mod killed;
#[path = "headless/lessons.rs"]
mod lessons;
#[path = "headless/licences.rs"]
mod licences;
#[path = "headless/page_texts.rs"]
mod page_texts;
#[path = "headless/reader.rs"]
mod reader;
#[path = "headless/reports.rs"]
mod reports;
#[path = "headless/saves.rs"]
mod saves;
#[path = "headless/seats.rs"]
mod seats;
#[path = "headless/seeing.rs"]
mod seeing;
#[path = "headless/slots.rs"]
mod slots;
#[path = "headless/tables.rs"]
mod tables;
#[path = "headless/texts.rs"]
mod texts;
#[path = "headless/titles.rs"]
mod titles;
#[path = "headless/turn.rs"]
mod turn;

/// Returns a path for a temporary file of this name. The path contains the thread, so tests that run in parallel share
/// no file.
fn scratch(name: &str) -> PathBuf {
    let thread: String = format!("{:?}", thread::current().id()).chars().filter(char::is_ascii_digit).collect();
    env::temp_dir().join(format!("hacienda-test-{}-{thread}-{name}", process::id()))
}
