//! Tests of the app that need no window. They share one binary because every test binary links Bevy.

use std::{env, path::PathBuf, process, thread};

#[path = "headless/bridge.rs"]
mod bridge;
#[path = "headless/command_line.rs"]
mod command_line;
#[cfg(all(feature = "window", target_os = "linux"))] // Other systems have a display.
#[path = "headless/crash.rs"]
mod crash;
#[cfg(feature = "reflect")]
#[path = "headless/editing.rs"]
mod editing;
#[path = "headless/first_signs.rs"]
mod first_signs;
#[path = "../crates/hacienda-rules/tests/rules/fixtures.rs"]
mod fixtures;
#[path = "headless/following.rs"]
mod following;
#[cfg(feature = "host")]
#[path = "headless/hosting.rs"]
mod hosting;
#[path = "headless/import_rules.rs"]
mod import_rules;
#[path = "headless/insights.rs"]
mod insights;
#[cfg(feature = "reflect")]
#[path = "headless/inspector.rs"]
mod inspector;
#[path = "headless/leave_seat.rs"]
mod leave_seat;
#[path = "headless/lessons.rs"]
mod lessons;
#[path = "headless/licences.rs"]
mod licences;
#[path = "headless/look_back.rs"]
mod look_back;
#[path = "headless/map_command.rs"]
mod map_command;
#[path = "headless/move_list.rs"]
mod move_list;
#[path = "headless/one_word.rs"]
mod one_word;
#[path = "headless/online.rs"]
mod online;
#[path = "headless/online_faults.rs"]
mod online_faults;
#[path = "headless/online_pointing.rs"]
mod online_pointing;
#[path = "headless/page_texts.rs"]
mod page_texts;
#[path = "headless/releases.rs"]
mod releases;
#[path = "headless/reports.rs"]
mod reports;
#[path = "headless/restarted_games.rs"]
mod restarted_games;
#[path = "headless/saves.rs"]
mod saves;
#[path = "headless/seats.rs"]
mod seats;
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
#[cfg(debug_assertions)] // The counters count only in debug builds.
#[path = "headless/work_limits.rs"]
mod work_limits;

/// Returns a path for a temporary file of this name. The path contains the number of the thread, so tests that run in
/// parallel share no file.
fn scratch(name: &str) -> PathBuf {
    let thread: String = format!("{:?}", thread::current().id()).chars().filter(char::is_ascii_digit).collect();
    env::temp_dir().join(format!("hacienda-test-{}-{thread}-{name}", process::id()))
}
