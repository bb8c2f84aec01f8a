//! The arguments of the command line and the parameters of a page's address, and their validation.

use std::path::PathBuf;

use online::Link;
use tabletop::{
    Seat,
    sentences::{echo, players},
};

use super::{GameArgs, LaunchOptions, PX_PER_MM_RANGE, Screenshot, StartScreen, WindowSize};
use crate::{game::Title, online::links::server_address, seats::PlayerKind, texts::Language};

/// Parses logical pixels per millimetre.
fn measure(word: &str) -> Result<f32, String> {
    let px = word.parse::<f32>().ok().filter(|px| PX_PER_MM_RANGE.contains(px));
    let (least, most) = (PX_PER_MM_RANGE.start(), PX_PER_MM_RANGE.end());
    px.ok_or_else(|| format!("px-per-mm: \"{}\" is not a number from {least} to {most}", echo(word)))
}

/// The help text of `--title`.
#[cfg(not(target_arch = "wasm32"))]
fn titles() -> String {
    let titles = Title::ALL.map(|title| format!("{} ({})", title.word(), title.info().help));
    format!("The game: {}; default: the one played last, or Hacienda with --seats", titles.join(", "))
}

/// Returns true if a parameter of a page's address requests a kiosk: `kiosk` alone, or with any value but `false`.
pub(super) fn is_kiosk(name: &str, value: &str) -> bool {
    name == "kiosk" && value != "false"
}

/// The arguments for the window, not yet validated.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(not(target_arch = "wasm32"), derive(clap::Args))]
pub struct LaunchArgs {
    /// The name of a game; default: the one played last, or Hacienda with --seats
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "TITLE", help = titles()))]
    pub title: Option<String>,
    /// The players in seat order, separated by commas: human or the name of a computer player; the game starts at once.
    /// Without --seats, --map shows its board in the gallery
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "WHO,WHO,…"))]
    pub seats: Option<String>,
    /// The arguments for board and rules.
    #[cfg_attr(not(target_arch = "wasm32"), command(flatten))]
    pub game: GameArgs,
    /// The seed of the cards
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "S"))]
    pub seed: Option<u64>,
    /// The starting seat, from 0
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "N"))]
    pub start: Option<u8>,
    /// Writes a picture of the window and exits
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "FILE", requires = "after"))]
    pub screenshot: Option<PathBuf>,
    /// Frames to wait before the picture
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "FRAMES", requires = "screenshot"))]
    pub after: Option<u32>,
    /// Number of pictures, thirty per second of game time; their numbers are appended to the file name
    #[cfg_attr(
        not(target_arch = "wasm32"),
        arg(long, value_name = "COUNT", requires = "screenshot", default_value_t = 1)
    )]
    pub film: u32,
    /// The size of the window in logical pixels, and the physical pixels per logical one: 844x390 or 844x390@2 emulates
    /// a phone
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "WIDTHxHEIGHT[@DENSITY]"))]
    pub size: Option<String>,
    /// The code of the language, or xx, a pseudo-language for checking that long texts fit; default: the language
    /// chosen in the game, else that of the system
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "CODE"))]
    pub language: Option<String>,
    /// Runs as a kiosk for strangers: fills the screen, shows an attract mode until somebody touches it, and does not
    /// let players quit
    #[cfg_attr(not(target_arch = "wasm32"), arg(long))]
    pub kiosk: bool,
    /// Logical pixels per millimetre of the screen (3.6 on a 24-inch screen of 1920x1080), so that every button is
    /// large enough for a finger; default: the measurement in the settings
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "N"))]
    pub px_per_mm: Option<String>,
    /// For a screen that lies flat among the players: the picture turns to the player to act
    #[cfg_attr(not(target_arch = "wasm32"), arg(long))]
    pub table_top: bool,
    /// The page address of the server on which tables for play online are set up
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "URL"))]
    pub server: Option<String>,
    /// Shows the table of a link in a hall or on a stream: the board, the points and the last actions, without
    /// controls; Escape leaves it
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "LINK", conflicts_with_all = ["seats", "kiosk"]))]
    pub spectate: Option<String>,
    /// Shows the table of --spectate on a plain green background, which streaming software can replace
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, requires = "spectate"))]
    pub plain: bool,
    /// True if the game played last is resumed, regardless of the other parameters. A page sets this after a crash.
    #[cfg_attr(not(target_arch = "wasm32"), arg(skip))]
    pub go_on: bool,
}

impl LaunchArgs {
    /// Parses the parameters of a page's address, one `NAME=VALUE` per line. Unknown names are ignored, since they may
    /// belong to others, such as the host of the page.
    ///
    /// # Errors
    /// Returns the name of the parameter whose value is not a valid number, a colon, and an explanation.
    pub fn from_lines(lines: &str) -> Result<LaunchArgs, String> {
        let mut words = LaunchArgs::default();
        for (name, value) in lines.lines().filter_map(|line| line.split_once('=')) {
            let invalid_number = || format!("{name}: \"{}\" is not a valid number", echo(value));
            match name {
                "title" => words.title = Some(value.to_owned()),
                "map" => words.game.map = Some(value.to_owned()),
                "game" => words.game.game = Some(value.to_owned()),
                "running-score" => words.game.running_score = value != "false",
                "house" => words.game.house.push(value.to_owned()),
                "seats" => words.seats = Some(value.to_owned()),
                "kiosk" => words.kiosk = is_kiosk(name, value),
                "px-per-mm" => words.px_per_mm = Some(value.to_owned()),
                "table-top" => words.table_top = value != "false",
                "spectate" => words.spectate = Some(value.to_owned()),
                "plain" => words.plain = value != "false",
                "go-on" => words.go_on = value != "false",
                "language" => words.language = Some(value.to_owned()),
                "seed" => words.seed = Some(value.parse().map_err(|_| invalid_number())?),
                "start" => words.start = Some(value.parse().map_err(|_| invalid_number())?),
                _ => {}
            }
        }
        Ok(words)
    }

    /// Validates the arguments and returns the launch options.
    ///
    /// # Errors
    /// Returns the name of the invalid argument, a colon, and an explanation.
    pub fn options(&self) -> Result<LaunchOptions, String> {
        let size = self.size.as_deref().map(window_size).transpose()?;
        let title = self.title.as_deref().map(title_of).transpose()?;
        let any = self.game.any(title.unwrap_or_default())?;
        let setting = any.hacienda().cloned().unwrap_or_default();
        let (least, most) = any.seats();
        // In a browser, `spectate` is empty: the link follows the `#` of the address, and `screens::online` opens it.
        let link = self.spectate.as_deref().filter(|link| !link.is_empty()).map(link).transpose()?;
        let first = match self.seats.as_deref().map(player_kinds).transpose()? {
            _ if self.go_on => StartScreen::Latest,
            None if link.is_some() => link.map_or_else(StartScreen::default, |link| StartScreen::Join(Box::new(link))),
            None if self.game.map.is_some() => StartScreen::Board,
            None => StartScreen::Title,
            Some(player_kinds) => {
                let count = player_kinds.len();
                if count < usize::from(least) || count > usize::from(most) {
                    return Err(format!("seats: this game is for {}, not {count}", players((least, most))));
                }
                StartScreen::Game { setting: any, player_kinds }
            }
        };
        if let Some(start) = self.start {
            let seats = if let StartScreen::Game { player_kinds, .. } = &first {
                player_kinds.len()
            } else {
                usize::from(most)
            };
            if usize::from(start) >= seats {
                return Err(format!("start: seat {start} cannot start; the seats are 0 to {}", seats - 1));
            }
        }
        let count = self.film.max(1);
        let screenshot = self.screenshot.clone().zip(self.after).map(|(file, after)| Screenshot { file, after, count });
        Ok(LaunchOptions {
            first,
            title,
            setting,
            explicit: self.game != GameArgs::default(),
            seed: self.seed,
            start: self.start.map(Seat),
            screenshot,
            error: None,
            crash_note: None,
            size,
            language: self.language.as_deref().map(language).transpose()?,
            kiosk: self.kiosk,
            px_per_mm: self.px_per_mm.as_deref().map(measure).transpose()?,
            server: self.server.as_deref().map(server).transpose()?,
            table_top: self.table_top,
            host: None,
            spectate: self.spectate.is_some(),
            plain: self.plain && self.spectate.is_some(),
        })
    }
}

fn title_of(word: &str) -> Result<Title, String> {
    let titles = || Title::ALL.map(Title::word).join(", ");
    Title::from_word(word).ok_or_else(|| format!("title: unknown game \"{}\"; known games: {}", echo(word), titles()))
}

fn language(code: &str) -> Result<Language, String> {
    let codes = || Language::ALL.map(Language::code).join(", ");
    Language::from_code(code)
        .ok_or_else(|| format!("language: unknown language \"{}\"; known languages: {}", echo(code), codes()))
}

fn server(text: &str) -> Result<String, String> {
    server_address(text).ok_or_else(|| format!("server: \"{}\" is not the address of a page", echo(text)))
}

fn link(text: &str) -> Result<Link, String> {
    text.parse().map_err(|error| format!("spectate: \"{}\" is not the link of a table: {error}", echo(text)))
}

/// Parses "844x390" or "844x390@2".
fn window_size(words: &str) -> Result<WindowSize, String> {
    let parsed = || {
        let (size, density) = words.split_once('@').unwrap_or((words, "1"));
        let (width, height) = size.split_once('x')?;
        let (width, height, density) = (width.parse().ok()?, height.parse().ok()?, density.parse().ok()?);
        let is_valid =
            (320..=8000).contains(&width) && (240..=8000).contains(&height) && (0.5..=4.0).contains(&density);
        is_valid.then_some(WindowSize { width, height, density })
    };
    let text = "is not a size from 320x240 to 8000x8000, optionally followed by @0.5 to @4";
    parsed().ok_or_else(|| format!("size: \"{}\" {text}", echo(words)))
}

fn player_kinds(words: &str) -> Result<Vec<PlayerKind>, String> {
    let player_kind =
        |word: &str| PlayerKind::from_word(word).ok_or_else(|| format!("seats: unknown player \"{}\"", echo(word)));
    words.split(',').map(player_kind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_size_may_include_a_density() {
        let size = |words: &str| window_size(words).ok().map(|size| (size.width, size.height, size.density));
        assert_eq!(size("844x390"), Some((844, 390, 1.0)));
        assert_eq!(size("667x375@2.5"), Some((667, 375, 2.5)));
        for words in ["", "844", "844x", "x390", "844x390@", "844x390@9", "300x390", "844x100", "-1x390", "844x390@nan"]
        {
            assert_eq!(size(words), None, "{words}");
        }
    }
}
