//! The entry points of the program: the command line on a computer, and the window alone on the web.

use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    hacienda::cli::run(std::env::args_os())
}

#[cfg(target_arch = "wasm32")]
fn main() -> ExitCode {
    hacienda::open::in_page()
}
