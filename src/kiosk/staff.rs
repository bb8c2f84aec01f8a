//! The staff settings of a kiosk: times, volume, and options for visitors.

use std::{net::IpAddr, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

use crate::{
    game::FIRST_OPPONENT,
    host::{self, wifi::Network},
    launch::PX_PER_MM_RANGE,
    texts::Language,
};
use tabletop::Level;

/// The name of the file.
pub const FILE: &str = "kiosk.json";

/// The staff settings. Unknown names in lists are kept and ignored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct StaffSettings {
    /// Seconds without input during a person's turn until the kiosk asks whether anyone is still playing.
    pub idle: u32,
    /// Seconds to answer that question.
    pub count: u32,
    /// Seconds without input before or after a game until the kiosk asks.
    pub rest: u32,
    /// Seconds without input, while there is something to read, until the kiosk asks. A value below `idle` counts as
    /// `idle`.
    pub reading: u32,
    /// Volume of all sound from 0 to 1.
    pub volume: f32,
    /// The codes of the languages offered to visitors, in any order.
    pub languages: Vec<String>,
    /// The names of the boards for a quick game of Hacienda.
    pub boards: Vec<String>,
    /// The name of the computer player's level in a quick game of Hacienda.
    pub level: String,
    /// The PIN of the staff menu.
    pub pin: String,
    /// Logical pixels per millimetre of screen, within [`PX_PER_MM_RANGE`]; `None` if staff have not measured the
    /// screen.
    pub px_per_mm: Option<f32>,
    /// True if visitors may play with their phones.
    pub phones: bool,
    /// The wireless network of the phones, which is shown to visitors. Staff write it into the file.
    pub network: Option<Network>,
    /// The address of this machine for phones; `None` selects the likeliest address.
    pub address: Option<IpAddr>,
    /// The port of the server for phones. Staff write it into the file.
    pub port: u16,
}

impl Default for StaffSettings {
    fn default() -> StaffSettings {
        StaffSettings {
            idle: 75,
            count: 20,
            rest: 30,
            reading: 180,
            volume: 0.5,
            languages: Language::OFFERED.map(|language| language.code().to_owned()).into(),
            boards: StaffSettings::QUICK.map(str::to_owned).into(),
            level: FIRST_OPPONENT.word().to_owned(),
            pin: StaffSettings::PIN.to_owned(),
            px_per_mm: None,
            phones: false,
            network: None,
            address: None,
            port: host::PORT,
        }
    }
}

impl StaffSettings {
    /// The range of `idle`, in seconds.
    pub const IDLE: RangeInclusive<u32> = 20..=900;
    /// The range of `count`, in seconds.
    pub const COUNT: RangeInclusive<u32> = 5..=60;
    /// The range of `rest`, in seconds.
    pub const REST: RangeInclusive<u32> = 10..=900;
    /// The range of `reading`, in seconds.
    pub const READING: RangeInclusive<u32> = 30..=1800;

    /// The default PIN of the staff menu.
    pub const PIN: &str = "2468";

    /// The default boards of a quick game of Hacienda: small boards for two players.
    pub const QUICK: [&str; 2] = ["paddock", "hourglass"];

    /// The levels that staff can choose for a quick game of Hacienda. Stronger levels would make the game longer than
    /// announced to visitors.
    pub const LEVELS: [Level; 4] = [Level::Beginner, Level::Easy, Level::Casual, Level::Medium];

    /// Clamps the times and the volume to their ranges, replaces an invalid PIN or a volume that is not finite with the
    /// default, and discards a pixel density outside its range.
    pub fn bounded(self) -> StaffSettings {
        let pin = if StaffSettings::is_pin(&self.pin) { self.pin } else { StaffSettings::PIN.to_owned() };
        let volume =
            if self.volume.is_finite() { self.volume.clamp(0.0, 1.0) } else { StaffSettings::default().volume };
        StaffSettings {
            idle: within(self.idle, &StaffSettings::IDLE),
            count: within(self.count, &StaffSettings::COUNT),
            rest: within(self.rest, &StaffSettings::REST),
            reading: within(self.reading, &StaffSettings::READING),
            volume,
            pin,
            px_per_mm: self.px_per_mm.filter(|px| PX_PER_MM_RANGE.contains(px)),
            ..self
        }
    }

    /// Returns true for four to eight digits.
    pub fn is_pin(digits: &str) -> bool {
        (4..=8).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit())
    }

    /// The languages offered to visitors; all languages if the list contains no known language.
    pub fn languages(&self) -> Vec<Language> {
        let known: Vec<Language> = Language::OFFERED
            .into_iter()
            .filter(|language| self.languages.iter().any(|code| code == language.code()))
            .collect();
        if known.is_empty() { Language::OFFERED.into() } else { known }
    }

    /// The initial language for visitors: `wished` if it is offered, otherwise the first of
    /// [`StaffSettings::languages`].
    pub fn initial_language(&self, wished: Language) -> Language {
        let offered = self.languages();
        if offered.contains(&wished) { wished } else { offered[0] }
    }

    /// The level of the computer player in a quick game of Hacienda.
    pub fn level(&self) -> Level {
        Level::from_word(&self.level).filter(|level| StaffSettings::LEVELS.contains(level)).unwrap_or(FIRST_OPPONENT)
    }
}

/// Clamps a number to a range.
fn within(number: u32, range: &RangeInclusive<u32>) -> u32 {
    number.clamp(*range.start(), *range.end())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(code: &str) -> Language {
        Language::from_code(code).expect("the language is offered")
    }

    #[test]
    fn the_default_settings_are_within_their_bounds() {
        let staff = StaffSettings::default();
        assert_eq!(staff.clone().bounded(), staff);
        assert_eq!(staff.languages(), Language::OFFERED);
        assert_eq!(staff.level(), FIRST_OPPONENT);
    }

    #[test]
    fn unusable_settings_are_clamped_or_replaced_by_defaults() {
        let text = r#"{"idle":1,"volume":9.0,"languages":["tlh"],"boards":["nowhere","windmill"],"level":"expert","pin":"x","px_per_mm":0.5}"#;
        let staff = serde_json::from_str::<StaffSettings>(text).expect("the settings can be parsed").bounded();
        assert_eq!((staff.idle, staff.volume, staff.count), (20, 1.0, 20));
        assert_eq!(staff.languages(), Language::OFFERED);
        assert_eq!((staff.level(), staff.pin.as_str(), staff.px_per_mm), (FIRST_OPPONENT, StaffSettings::PIN, None));
    }

    #[test]
    fn visitors_are_greeted_in_an_offered_language() {
        let staff = StaffSettings { languages: vec!["es".to_owned(), "de".to_owned()], ..StaffSettings::default() };
        assert_eq!(staff.languages(), [language("de"), language("es")]);
        assert_eq!(staff.initial_language(language("es")), language("es"));
        assert_eq!(staff.initial_language(language("fr")), language("de"));
    }
}
