//! Which game: the words that `hacienda` itself and its matches have in common, and the words for the window.

use std::path::PathBuf;

use clap::Args;

use super::output::Failure;
use crate::launch::{self, LaunchOptions, Screenshot, WindowSize};
use hacienda_rules::Setting;
use tabletop::sentences::echo;

/// The words for board and rules.
#[derive(Args)]
pub(super) struct GameWords {
    /// A board of ours by name (symmetric, asymmetric, springs, …), one by chance (R4M-7315: players 2-5, symmetry M, H,
    /// T or N, number 0-9999), the word of one (HAZ1-…, from `hacienda map --word`), or a .haz file; symmetric where a game
    /// wants one and none is named
    #[arg(long, value_name = "M")]
    map: Option<String>,
    /// base, variant1 or crucible; base where none is named
    #[arg(long, value_name = "G")]
    game: Option<String>,
    /// Variant 2: points count after every action
    #[arg(long)]
    running_score: bool,
    /// A house rule, for example mixed_herds=true; may be given several times
    #[arg(long, value_name = "NAME=VALUE")]
    house: Vec<String>,
}

impl GameWords {
    /// The same words, unchecked.
    fn words(&self) -> launch::GameWords {
        let GameWords { map, game, running_score, house } = self;
        let (title, house) = (None, house.clone());
        launch::GameWords { title, map: map.clone(), game: game.clone(), running_score: *running_score, house }
    }

    /// Board and rulebook.
    pub fn setting(&self) -> Result<Setting, Failure> {
        self.words().setting().map_err(unusable)
    }

    /// The rules that are changed, by name and value, in a game that has no boards and none of Hacienda's variants.
    pub fn changed(&self, title: &str) -> Result<Vec<(&str, &str)>, Failure> {
        let GameWords { map, game, running_score, house } = self;
        for (there, word) in [(map.is_some(), "map"), (game.is_some(), "game"), (*running_score, "running-score")] {
            if there {
                return Err(unusable(format!("{word}: {title} has none")));
            }
        }
        let wrong = |rule: &str| unusable(format!("house: \"{}\" is not written as NAME=VALUE", echo(rule)));
        house.iter().map(|rule| rule.split_once('=').ok_or_else(|| wrong(rule))).collect()
    }
}

/// A word and what is wrong with it, as the command line writes words.
fn unusable(what: String) -> Failure {
    Failure::Unusable(format!("--{what}"))
}

/// The words for the window.
#[derive(Args)]
pub(super) struct LaunchWords {
    /// Which game: hacienda, zoff (Zoff in Buffalo) or hab-gut (Hab & Gut); the one played last when left out
    #[arg(long, value_name = "TITLE")]
    title: Option<String>,
    /// Who plays, in order of seats, with commas between: human or a computer player; a game starts at once. Without them
    /// --map shows its board in the gallery
    #[arg(long, value_name = "WHO,WHO,…")]
    seats: Option<String>,
    #[command(flatten)]
    game: GameWords,
    /// The number that the cards come from
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The seat that begins, from 0
    #[arg(long, value_name = "N")]
    start: Option<u8>,
    /// Writes a picture of the window and ends
    #[arg(long, value_name = "FILE", requires = "after")]
    screenshot: Option<PathBuf>,
    /// Frames to wait for the picture
    #[arg(long, value_name = "FRAMES", requires = "screenshot")]
    after: Option<u32>,
    /// So many pictures, thirty to a second of the game, numbered after the name of the file
    #[arg(long, value_name = "COUNT", requires = "screenshot", default_value_t = 1)]
    film: u32,
    /// The window's size in logical pixels, and the dots to each: 844x390 or 844x390@2 shows the game as a phone does
    #[arg(long, value_name = "WIDTHxHEIGHT[@DENSITY]")]
    size: Option<String>,
    /// The language: en, fr, de, es, or xx, which nobody speaks, to see which texts have room; else the one that was chosen
    /// in the game, or the system's
    #[arg(long, value_name = "CODE")]
    language: Option<String>,
    /// A kiosk for strangers: fills the screen, shows itself until somebody touches it, and nobody who plays can leave it
    #[arg(long)]
    kiosk: bool,
    /// Logical pixels to a millimetre of the screen (24 inches of 1920x1080 have 3.6): then every button is as large as a
    /// finger wants it; else as somebody measured it in the settings
    #[arg(long, value_name = "N")]
    px_per_mm: Option<String>,
    /// The screen lies flat among people: the picture turns to whoever is to act
    #[arg(long)]
    table_top: bool,
}

impl LaunchWords {
    /// What the window shall show.
    pub fn options(self) -> Result<LaunchOptions, Failure> {
        let words = launch::LaunchWords {
            game: launch::GameWords { title: self.title, ..self.game.words() },
            seats: self.seats,
            seed: self.seed,
            start: self.start,
            language: self.language,
            kiosk: self.kiosk,
            px_per_mm: self.px_per_mm,
            table_top: self.table_top,
            go_on: false,
        };
        let count = self.film.max(1);
        let screenshot = self.screenshot.zip(self.after).map(|(file, after)| Screenshot { file, after, count });
        let size = self.size.as_deref().map(window_size).transpose()?;
        Ok(LaunchOptions { screenshot, size, ..words.options().map_err(unusable)? })
    }
}

/// "844x390" or "844x390@2".
fn window_size(words: &str) -> Result<WindowSize, Failure> {
    let parsed = || {
        let (size, density) = words.split_once('@').unwrap_or((words, "1"));
        let (width, height) = size.split_once('x')?;
        let (width, height, density) = (width.parse().ok()?, height.parse().ok()?, density.parse().ok()?);
        let sound = (320..=8000).contains(&width) && (240..=8000).contains(&height) && (0.5..=4.0).contains(&density);
        sound.then_some(WindowSize { width, height, density })
    };
    parsed().ok_or_else(|| {
        let words = echo(words);
        Failure::Unusable(format!("--size: \"{words}\" is no size from 320x240 to 8000x8000, with @0.5 to @4 after it"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_has_a_size_and_perhaps_a_density() {
        let size = |words: &str| window_size(words).ok().map(|size| (size.width, size.height, size.density));
        assert_eq!(size("844x390"), Some((844, 390, 1.0)));
        assert_eq!(size("667x375@2.5"), Some((667, 375, 2.5)));
        for words in ["", "844", "844x", "x390", "844x390@", "844x390@9", "300x390", "844x100", "-1x390", "844x390@nan"]
        {
            assert_eq!(size(words), None, "{words}");
        }
    }
}
