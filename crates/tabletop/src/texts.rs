//! Language-independent texts: a message key and its arguments.

use std::sync::Arc;

/// Makes a [`Text`](crate::texts::Text) from a key and its arguments: `text!("menu-resume")`, `text!("seat-thinks", who
/// = who)`. The key and the argument names are those of a message in `assets/texts/en`; a test compares all of them.
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

/// A text to show: the key of a message in the text files, and its arguments. Made by [`text!`](crate::text).
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

    /// Returns a text that is only a number.
    pub fn number(number: impl Into<Arg>) -> Text {
        text!("number", number = number.into())
    }

    /// Returns a number for use in a sentence: small numbers are spelled out.
    pub fn in_words(number: impl Into<Arg>) -> Text {
        text!("in-words", number = number.into())
    }

    /// Returns a text that is only user-supplied or system text.
    pub fn given(given: Given) -> Text {
        text!("given", given = given)
    }

    /// The key in the text files.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// The arguments, by name.
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
/// assert_eq!(Arg::from(Digits(7_315)), Arg::Digits(7_315)); // Read aloud digit by digit.
/// assert_eq!(Arg::from(vec![Kind("pig"), Kind("sheep")]), Arg::List(vec![Arg::Kind("pig"), Arg::Kind("sheep")]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number to show, which also selects plural forms.
    Number(i64),
    /// A number used as a name, shown in groups of digits for reading aloud.
    Digits(u64),
    /// A fixed word that selects a variant of the message. It is never shown.
    Kind(&'static str),
    /// User-supplied or system text, shown unchanged.
    Given(Given),
    /// A nested text.
    Text(Box<Text>),
    /// A player: `$who` is the name, and `$who_is` is `you` or `other`.
    Who(Who),
    /// An enumeration: "A, B and C".
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

/// A number used as a name, such as a deal number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digits(pub u64);

impl From<Digits> for Arg {
    fn from(digits: Digits) -> Arg {
        Arg::Digits(digits.0)
    }
}

/// A fixed word that selects a variant of a message; never shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kind(pub &'static str);

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Arg {
        Arg::Kind(kind.0)
    }
}

impl From<bool> for Arg {
    /// Selects by `yes` or `no`.
    fn from(yes: bool) -> Arg {
        Arg::Kind(if yes { "yes" } else { "no" })
    }
}

/// Text from outside the text files: a name that a person gave, or an error from the system or a parser.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Given(Arc<str>);

impl Given {
    /// The most characters of an error, which may quote a whole line of a file.
    const ERROR: usize = 160;
    /// The most characters of a name, which may be arbitrarily long.
    const NAME: usize = 40;

    /// Returns an error message for use inside a sentence. Drops the operating system's error number, which means
    /// nothing to a player.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::texts::Given;
    /// let error = std::io::Error::from_raw_os_error(2); // "No such file or directory (os error 2)"
    /// assert!(!Given::error(error).letters().contains("os error"));
    /// assert_eq!(Given::error("line 3: the save is cut off.").letters(), "line 3: the save is cut off");
    /// ```
    pub fn error(error: impl std::fmt::Display) -> Given {
        let said = error.to_string();
        let parts = said.split(" (os error ").enumerate();
        let plain = parts.map(|(place, part)| {
            let after = part.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '-');
            if place == 0 { part } else { after.strip_prefix(')').unwrap_or(after) }
        });
        Given(cut(plain.collect::<String>().trim_end_matches('.'), Given::ERROR).into())
    }

    /// Returns a path on this computer.
    pub fn path(path: &std::path::Path) -> Given {
        Given(path.display().to_string().into())
    }

    /// Returns the name of a board, a file or a person.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::texts::Given;
    /// assert_eq!(Given::name("  Five Springs ").letters(), "Five Springs");
    /// assert!(Given::name(&"long ".repeat(20)).letters().ends_with('…'));
    /// ```
    pub fn name(name: &str) -> Given {
        Given(cut(name.trim(), Given::NAME).into())
    }

    /// Returns a line of outside text, unshortened.
    pub fn line(line: &str) -> Given {
        Given(line.into())
    }

    /// The characters.
    pub fn letters(&self) -> &str {
        &self.0
    }

    /// Returns true if the text is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Arc<str>> for Given {
    /// Keeps outside text unshortened.
    fn from(letters: Arc<str>) -> Given {
        Given(letters)
    }
}

impl From<Given> for Arg {
    fn from(given: Given) -> Arg {
        Arg::Given(given)
    }
}

/// Shortens a text to at most `most` characters.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most { text.to_owned() } else { text.chars().take(most - 1).chain(['…']).collect() }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(Box::new(text))
    }
}

/// A player, as the reader refers to them.
///
/// # Examples
///
/// ```
/// use tabletop::text;
/// use tabletop::texts::{Given, Text, Who};
/// let rosa = Who::Other(Text::given(Given::name("Rosa")));
/// assert_eq!(Who::You.text(), text!("you"));
/// assert_eq!(rosa.text().key(), "given");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// The only human at this device, addressed as "you".
    You,
    /// Any other player, by name.
    Other(Text),
}

impl Who {
    /// The name alone.
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
