//! `hacienda FILE`: opens a saved game or a board in the window, or joins the table of a link. File managers start the
//! program in this way.

use std::path::Path;

use super::{output::Failure, replay::shown};
use crate::{
    game::Record,
    launch::{GameArgs, LaunchArgs, LaunchOptions, StartScreen},
    record,
    texts::{Text, Untranslated, text},
};
use hacienda_rules::Hacienda;
use online::Link;
use tabletop::reading;

/// The extension of board files. Any other file is read as a saved game.
const BOARD_EXTENSION: &str = "haz";

/// Returns the launch options that show this file, or that join the table if `file` is a link.
///
/// A file whose content is unusable opens the window with the reason, since file managers do not show standard error. A
/// build without a window fails instead.
///
/// # Errors
/// Fails if the link is invalid, if the file cannot be read, or if the other arguments are invalid or conflict with the
/// file.
pub(super) fn options(file: &Path, launch: LaunchArgs) -> Result<LaunchOptions, Failure> {
    if let Some(link) = file.to_str().filter(|text| text.starts_with("http://") || text.starts_with("https://")) {
        let link: Link =
            link.parse().map_err(|error| Failure::Unusable(format!("the link cannot be used: {error}")))?;
        let options = launch.options().map_err(Failure::invalid_option)?;
        return Ok(LaunchOptions { first: StartScreen::Join(Box::new(link)), ..options });
    }
    let name = shown(file);
    let unusable = |what: &str| Failure::Unusable(format!("{name}: {what}"));
    if !file.exists() {
        return Err(unusable("there is neither a file nor a command with this name"));
    }
    if file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(BOARD_EXTENSION)) {
        return board(file, launch);
    }
    if takes_other_game(&launch) {
        return Err(unusable("a saved game has its own players, board and rules, so no options may name others"));
    }
    let mut options = launch.options().map_err(Failure::invalid_option)?;
    let read = reading::read_file(file, reading::MAX_RECORD_BYTES).map_err(|error| unusable(&error.to_string()))?;
    match Record::parse(&reading::decode(read)) {
        Ok(record) => {
            options.title = Some(record.title());
            if let Some(record) = record.get::<Hacienda>() {
                options.setting = record.setting.clone();
            }
            options.first = StartScreen::Open(Box::new(record));
            Ok(options)
        }
        Err(error) => {
            let why = text!("file-no-game", name = file_name(file), error = record::unreadable_text(&error));
            options_with_error(options, why, || unusable(&error.to_string()))
        }
    }
}

/// The launch options that show this board, in the gallery or, with `--seats`, in a game.
fn board(file: &Path, launch: LaunchArgs) -> Result<LaunchOptions, Failure> {
    let unusable = |what: &str| Failure::Unusable(format!("{}: {what}", shown(file)));
    let Some(path) = file.to_str() else { return Err(unusable("the path of a board must be valid Unicode")) };
    let game = GameArgs { map: Some(path.to_owned()), ..launch.game.clone() };
    match (LaunchArgs { game, ..launch.clone() }).options() {
        Ok(options) => Ok(options),
        Err(what) => {
            let Some(what) = what.strip_prefix("map: ") else { return Err(Failure::invalid_option(what)) };
            // The board is invalid, and the other options may be invalid too.
            let options = launch.options().map_err(Failure::invalid_option)?;
            let why = text!("file-no-board", name = file_name(file), error = Untranslated::error(what));
            options_with_error(LaunchOptions { first: StartScreen::Title, ..options }, why, || unusable(what))
        }
    }
}

/// Returns true if an argument describes a game: its title, players, board, rules, seed or starting seat.
fn takes_other_game(launch: &LaunchArgs) -> bool {
    let LaunchArgs { title, seats, game, seed, start, .. } = launch;
    title.is_some() || seats.is_some() || seed.is_some() || start.is_some() || *game != GameArgs::default()
}

/// The launch options with an error message, or the failure in a build without a window.
fn options_with_error(
    options: LaunchOptions,
    error: Text,
    failure: impl FnOnce() -> Failure,
) -> Result<LaunchOptions, Failure> {
    if cfg!(feature = "window") { Ok(LaunchOptions { error: Some(error), ..options }) } else { Err(failure()) }
}

fn file_name(file: &Path) -> Untranslated {
    Untranslated::name(&file.file_name().unwrap_or_default().to_string_lossy())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::game::Title;

    fn at(path: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
    }

    fn opened(path: &str, launch: LaunchArgs) -> Result<LaunchOptions, Failure> {
        options(&at(path), launch)
    }

    #[test]
    fn a_saved_game_and_a_board_are_opened_by_their_path() {
        let game =
            opened("tests/records/base-2-asymmetric.hacienda", LaunchArgs::default()).expect("the file is a record");
        assert!(matches!(game.first, StartScreen::Open(_)));
        assert_eq!(game.setting.board.name, "Asymmetric");
        let board = opened("assets/boards/rodeo.haz", LaunchArgs::default()).expect("the file is a board");
        assert!(matches!(board.first, StartScreen::Board) && board.explicit);
        assert_eq!(board.setting.board.name, "Rodeo");
        let seats = LaunchArgs { seats: Some("human,easy".to_owned()), ..LaunchArgs::default() };
        let played = opened("assets/boards/rodeo.haz", seats).expect("the file is a board");
        assert!(matches!(played.first, StartScreen::Game { .. }));
    }

    #[test]
    fn saved_games_of_every_title_are_opened() {
        for (title, file) in [
            (Title::Hacienda, "base-2-asymmetric.hacienda"),
            (Title::Zoff, "zoff/auction-2-5016.zoff"),
            (Title::HabGut, "hab-gut/base-3-4000.hab-gut"),
        ] {
            let options =
                opened(&format!("tests/records/{file}"), LaunchArgs::default()).expect("the file is a record");
            assert_eq!(options.title, Some(title));
            assert!(
                matches!(options.first, StartScreen::Open(record) if record.title() == title && record.length() > 0)
            );
        }
    }

    #[test]
    fn conflicting_or_invalid_options_and_missing_files_are_refused() {
        let record = "tests/records/base-2-asymmetric.hacienda";
        let seed = LaunchArgs { seed: Some(7), ..LaunchArgs::default() };
        assert!(matches!(opened(record, seed), Err(Failure::Unusable(what)) if what.contains("own players")));
        let seats = LaunchArgs { seats: Some("human".to_owned()), ..LaunchArgs::default() };
        let refused = opened("assets/boards/rodeo.haz", seats);
        assert!(matches!(refused, Err(Failure::Unusable(what)) if what.starts_with("--seats: ")));
        let absent = opened("arean", LaunchArgs::default());
        assert!(matches!(absent, Err(Failure::Unusable(what)) if what.contains("neither a file nor a command")));
    }

    #[test]
    fn unusable_content_is_reported_in_the_window_if_the_build_has_one() {
        let folder = std::env::temp_dir().join(format!("hacienda-given-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the system has a folder for temporary files");
        for name in ["cañón.haz", "cañón.hacienda", "cañón"] {
            let file = folder.join(name);
            std::fs::write(&file, b"\xff nothing").expect("the folder is writable");
            match options(&file, LaunchArgs::default()) {
                Ok(options) => assert!(cfg!(feature = "window") && options.error.is_some(), "{name}"),
                Err(Failure::Unusable(what)) => assert!(!cfg!(feature = "window") && what.contains(name), "{what}"),
                Err(other) => panic!("{name}: {other:?}"),
            }
        }
        let _ = std::fs::remove_dir_all(folder);
    }
}
