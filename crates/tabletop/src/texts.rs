//! What is said, before any language says it: a message by its key, and the data that go into it.

use std::sync::Arc;

/// A text by its key, with what is put into it: `text!("menu-resume")`, `text!("seat-thinks", who = who)`. The key and the
/// names of the arguments are those of a message in `assets/texts/en`; a test compares all of them.
#[macro_export]
macro_rules! text {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::texts::Text::new($key, vec![$((stringify!($name), $crate::texts::Arg::from($value))),*])
    };
}

/// What is to be said: a message of the files by its key, and the data that go into it. [`text!`](crate::text) makes one.
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

    /// A number alone.
    pub fn number(number: impl Into<Arg>) -> Text {
        text!("number", number = number.into())
    }

    /// A number as it stands in a sentence: a word where it is a small one.
    pub fn in_words(number: impl Into<Arg>) -> Text {
        text!("in-words", number = number.into())
    }

    /// What somebody else wrote, alone.
    pub fn given(given: Given) -> Text {
        text!("given", given = given)
    }

    /// Its key in the files.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// What goes into it, by the names of its message.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

/// What goes into a text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number, shown and counted by.
    Number(i64),
    /// A number that is only a name, in groups of digits so that it can be read aloud.
    Digits(u64),
    /// A fixed word by which a message chooses its own. It is never shown.
    Kind(&'static str),
    /// What somebody else wrote, shown as it is.
    Given(Given),
    /// Another text inside this one.
    Text(Box<Text>),
    /// Somebody at the table: `$who` shows the name, and `$who_is` is `you` or `other`.
    Who(Who),
    /// Several, as one says them one after the other: "A, B and C".
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

/// The number of the cards and the like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digits(pub u64);

impl From<Digits> for Arg {
    fn from(digits: Digits) -> Arg {
        Arg::Digits(digits.0)
    }
}

/// A fixed word by which a message chooses; never shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kind(pub &'static str);

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Arg {
        Arg::Kind(kind.0)
    }
}

impl From<bool> for Arg {
    /// `yes` or `no`, to choose by.
    fn from(yes: bool) -> Arg {
        Arg::Kind(if yes { "yes" } else { "no" })
    }
}

/// What no file of ours says: a name that somebody gave, or what a system or a reader of files says of an error.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Given(Arc<str>);

impl Given {
    /// Letters of what is wrong with a file, which may quote a whole line of it.
    const ERROR: usize = 160;
    /// Letters of a name, which may be a whole book.
    const NAME: usize = 40;

    /// What went wrong, in the words of whoever noticed, as a part of a sentence. The number that a system gives an error tells a
    /// player nothing.
    pub fn error(error: impl std::fmt::Display) -> Given {
        let said = error.to_string();
        let parts = said.split(" (os error ").enumerate();
        let plain = parts.map(|(place, part)| {
            let after = part.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '-');
            if place == 0 { part } else { after.strip_prefix(')').unwrap_or(after) }
        });
        Given(cut(plain.collect::<String>().trim_end_matches('.'), Given::ERROR).into())
    }

    /// Where something lies on this computer.
    pub fn path(path: &std::path::Path) -> Given {
        Given(path.display().to_string().into())
    }

    /// A name of a board, a file or a person.
    pub fn name(name: &str) -> Given {
        Given(cut(name.trim(), Given::NAME).into())
    }

    /// A line of what others wrote, whole.
    pub fn line(line: &str) -> Given {
        Given(line.into())
    }

    /// Its letters.
    pub fn letters(&self) -> &str {
        &self.0
    }

    /// Whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Arc<str>> for Given {
    /// What others wrote, whole.
    fn from(letters: Arc<str>) -> Given {
        Given(letters)
    }
}

impl From<Given> for Arg {
    fn from(given: Given) -> Arg {
        Arg::Given(given)
    }
}

/// A text of at most so many letters.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most { text.to_owned() } else { text.chars().take(most - 1).chain(['…']).collect() }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(Box::new(text))
    }
}

/// Somebody at the table, as others are told of them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// The one person who reads this.
    You,
    /// Anybody else, by name.
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
