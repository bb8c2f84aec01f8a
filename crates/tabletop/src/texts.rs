//! Language-independent texts: a message key with its arguments.

use std::sync::Arc;

use crate::sentences::cut;

/// Makes a [`Text`](crate::texts::Text) from a message key and arguments: `text!("menu-resume")`,
/// `text!("seat-thinks", who = who)`. The key and the names of the arguments must match a message in `assets/texts/en`;
/// a test compares them.
///
/// # Examples
///
/// ```
/// use tabletop::{text, texts::Arg};
/// let text = text!("rule-search-found", nth = 2_u8, count = 12_u8); // "2 of 12" in English
/// assert_eq!(text.key(), "rule-search-found");
/// assert_eq!(text.args(), [("nth", Arg::Number(2)), ("count", Arg::Number(12))]);
/// ```
#[macro_export]
macro_rules! text {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::texts::Text::new($key, vec![$((stringify!($name), $crate::texts::Arg::from($value))),*])
    };
}

/// A message key with its arguments, which the selected language turns into a text. Made by [`text!`](crate::text).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Text {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Text {
    #[doc(hidden)]
    pub fn new(key: &'static str, args: Vec<(&'static str, Arg)>) -> Text {
        Text { key, args }
    }

    /// A text that is only a number.
    pub fn number(number: impl Into<Arg>) -> Text {
        text!("number", number = number.into())
    }

    /// A number in a sentence; 2 to 12 are spelt out.
    pub fn in_words(number: impl Into<Arg>) -> Text {
        text!("in-words", number = number.into())
    }

    /// A text that is only an untranslated string.
    pub fn untranslated(given: Untranslated) -> Text {
        text!("given", given = given)
    }

    /// The key of the message.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// The arguments of the message, with their names.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

/// An argument of a text.
///
/// # Examples
///
/// ```
/// use tabletop::texts::{Arg, Digits, Kind};
/// assert_eq!(Arg::from(7_u32), Arg::Number(7));
/// assert_eq!(Arg::from(Digits(7_315)), Arg::Digits(7_315)); // an identifier, not a quantity
/// assert_eq!(Arg::from(vec![Kind("pig"), Kind("sheep")]), Arg::List(vec![Arg::Kind("pig"), Arg::Kind("sheep")]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number, which is shown and selects plural forms.
    Number(i64),
    /// A number used as an identifier, shown in groups of digits so that it is easy to read aloud.
    Digits(u64),
    /// A fixed word that selects a variant of a message. It is never shown.
    Kind(&'static str),
    /// An untranslated string, shown unchanged.
    Untranslated(Untranslated),
    /// A nested text.
    Text(Box<Text>),
    /// A player. For an argument `who`, `$who` shows the name, and `$who_is` is `you` or `other`.
    Who(Who),
    /// A list, shown as "A, B and C".
    List(Vec<Arg>),
}

macro_rules! numbers {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::from(number))
            }
        })+
    };
}
numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A number used as an identifier, such as the number of a shuffled deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digits(pub u64);

impl From<Digits> for Arg {
    fn from(digits: Digits) -> Arg {
        Arg::Digits(digits.0)
    }
}

/// A fixed word that selects a variant of a message. It is never shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kind(pub &'static str);

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Arg {
        Arg::Kind(kind.0)
    }
}

impl From<bool> for Arg {
    /// The word `yes` or `no`, which selects a variant of a message.
    fn from(yes: bool) -> Arg {
        Arg::Kind(if yes { "yes" } else { "no" })
    }
}

/// An untranslated string, such as a name that a user chose, a path, or an error message of the system or of a parser.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Untranslated(Arc<str>);

impl Untranslated {
    /// The maximum length of an error message in characters. A longer message, which may quote a whole line of a file,
    /// is cut.
    const ERROR: usize = 160;
    /// The maximum length of a name in characters.
    const NAME: usize = 40;

    /// The message of an error, as part of a sentence and cut if it is too long. The system's error number is left out,
    /// because it does not help players.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::texts::Untranslated;
    /// let error = std::io::Error::from_raw_os_error(2); // "No such file or directory (os error 2)"
    /// assert!(!Untranslated::error(error).as_str().contains("os error"));
    /// assert_eq!(Untranslated::error("line 3: the save is cut off.").as_str(), "line 3: the save is cut off");
    /// ```
    pub fn error(error: impl std::fmt::Display) -> Untranslated {
        let message = error.to_string();
        let parts = message.split(" (os error ").enumerate();
        let plain = parts.map(|(place, part)| {
            let after = part.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-');
            if place == 0 { part } else { after.strip_prefix(')').unwrap_or(after) }
        });
        Untranslated(cut(plain.collect::<String>().trim_end_matches('.'), Untranslated::ERROR).into())
    }

    /// A path in the file system.
    pub fn path(path: &std::path::Path) -> Untranslated {
        Untranslated(path.display().to_string().into())
    }

    /// The name of a board, a file or a person, cut if it is too long.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::texts::Untranslated;
    /// assert_eq!(Untranslated::name("  Five Springs ").as_str(), "Five Springs");
    /// assert!(Untranslated::name(&"long ".repeat(20)).as_str().ends_with('…'));
    /// ```
    pub fn name(name: &str) -> Untranslated {
        Untranslated(cut(name.trim(), Untranslated::NAME).into())
    }

    /// An untranslated line, never cut.
    pub fn line(line: &str) -> Untranslated {
        Untranslated(line.into())
    }

    /// The string itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns true if the string is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Arc<str>> for Untranslated {
    /// Takes the string unchanged, without a limit on its length.
    fn from(letters: Arc<str>) -> Untranslated {
        Untranslated(letters)
    }
}

impl From<Untranslated> for Arg {
    fn from(given: Untranslated) -> Arg {
        Arg::Untranslated(given)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(Box::new(text))
    }
}

/// A player as named in a message.
///
/// # Examples
///
/// ```
/// use tabletop::text;
/// use tabletop::texts::{Text, Untranslated, Who};
/// let rosa = Who::Other(Text::untranslated(Untranslated::name("Rosa")));
/// assert_eq!(Who::You.text(), text!("you"));
/// assert_eq!(rosa.text().key(), "given");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// The reader of the message.
    You,
    /// Another player, by name.
    Other(Text),
}

impl Who {
    /// A text that is only the name, or “you”.
    pub fn text(&self) -> Text {
        match self {
            Who::You => text!("you"),
            Who::Other(name) => name.clone(),
        }
    }
}

impl From<&Who> for Arg {
    fn from(who: &Who) -> Arg {
        Arg::Who(who.clone())
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(several: Vec<T>) -> Arg {
        Arg::List(several.into_iter().map(Into::into).collect())
    }
}
