//! Writes the manual pages and shell completions of `hacienda` to a folder, from which packages are built.

use std::{env, fs, io, path::PathBuf, process::ExitCode};

use clap_complete::{Shell, generate_to};

/// The name of the program.
const PROGRAM: &str = "hacienda";

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: cli-pages FOLDER");
        return ExitCode::from(2);
    };
    match write(folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cli-pages: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes `hacienda.1`, a page for each command, and the completions for bash, zsh and fish.
fn write(folder: PathBuf) -> io::Result<()> {
    fs::create_dir_all(&folder)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        generate_to(shell, &mut hacienda::cli::command(), PROGRAM, &folder)?;
    }
    clap_mangen::generate_to(hacienda::cli::command(), folder)
}
