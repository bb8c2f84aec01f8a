//! The chosen name of a person: from the list or typed, short and limited to characters in the fonts.

use serde::{Deserialize, Serialize};

use crate::texts::{Text, Untranslated};

/// The maximum length of a name in characters.
pub const MAX_NAME_LENGTH: usize = 12;

/// Names to choose without a keyboard: short, and common in every language of the game.
pub const OFFERED: [&str; 32] = [
    "Ada", "Ana", "Anton", "Bruno", "Carla", "Clara", "Diana", "Elena", "Emma", "Eva", "Felix", "Hugo", "Ida", "Julia",
    "Laura", "Leo", "Lina", "Luca", "Luis", "Marco", "Maria", "Max", "Mia", "Nina", "Noah", "Nora", "Oscar", "Pablo",
    "Rosa", "Sara", "Tom", "Victor",
];

/// The chosen name of a person; empty if the colour serves as the name.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// Creates a displayable name: at most [`MAX_NAME_LENGTH`] characters, single spaces, and a question mark for each
    /// character missing from the fonts.
    pub fn new(written: &str) -> Name {
        let has = |letter: char| matches!(letter, '!'..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{17f}' | '’');
        let words = written.split(|letter: char| letter.is_whitespace() || letter.is_control());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let joined = words.join(" ");
        let shown = joined.chars().map(|letter| if letter == ' ' || has(letter) { letter } else { '?' });
        Name(shown.take(MAX_NAME_LENGTH).collect::<String>().trim_end().to_owned())
    }

    /// The name with typed text appended. It may end in a space, since more text may follow.
    pub fn with(&self, typed: &str) -> Name {
        let name = Name::new(&format!("{}{typed}", self.0));
        let room = name.0.chars().count() < MAX_NAME_LENGTH && !name.is_none();
        if room && typed.ends_with(' ') { Name(format!("{} ", name.0)) } else { name }
    }

    /// The name without its last character.
    pub fn shorter(&self) -> Name {
        let mut letters = self.0.chars();
        letters.next_back();
        Name(letters.as_str().to_owned())
    }

    /// Returns true if no name is chosen.
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// The name as a string.
    pub fn written(&self) -> &str {
        &self.0
    }

    /// The name as text; `None` if no name is chosen.
    pub fn text(&self) -> Option<Text> {
        (!self.is_none()).then(|| Text::untranslated(Untranslated::name(&self.0)))
    }
}

impl From<String> for Name {
    fn from(written: String) -> Name {
        Name::new(&written)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_displayable() {
        let shown = |written: &str| Name::new(written).0;
        assert_eq!(shown("  Ana \t María\n"), "Ana María");
        assert_eq!(shown("Bartholomäus der Große"), "Bartholomäus");
        assert_eq!(shown("Bartholomä us"), "Bartholomä u");
        assert_eq!(shown("Łukasz’ Žofie"), "Łukasz’ Žofi");
        assert_eq!(shown("Ольга\u{202e}x\u{0}🦙"), "??????x ?");
        assert_eq!(shown("{ $who }"), "{ $who }", "braces are not message syntax");
        assert!(Name::new(" \u{7}\u{3000} ").is_none() && Name::default().text().is_none());
        for offered in OFFERED {
            assert_eq!(shown(offered), offered);
        }
    }
}
