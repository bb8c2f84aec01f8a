//! Enums whose values each have a fixed word in texts and files.

/// Declares an enum whose variants are all listed in `ALL` and each have a fixed lower-case word.
///
/// # Examples
///
/// ```
/// tabletop::words! {
///     /// A suit of French cards.
///     Suit {
///         /// Clubs.
///         Clubs = "clubs",
///         /// Hearts.
///         Hearts = "hearts",
///     }
/// }
/// assert_eq!((Suit::Hearts.word(), Suit::from_word("clubs")), ("hearts", Some(Suit::Clubs)));
/// assert_eq!(Suit::read("swords", "suit"), Err("\"swords\" is no suit; there are clubs, hearts".to_owned()));
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
        pub enum $name { $($(#[$vmeta])* #[serde(rename = $word)] $variant),+ }

        impl $name {
            /// Every value, in the order of the rules.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// Returns the fixed word in texts and files.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// Returns the value with this word, if there is one.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$variant),)+ _ => None }
            }

            /// Parses a word; `what` names the kind of value for the error message.
            ///
            /// # Errors
            /// A sentence that lists all valid words.
            pub fn read(word: &str, what: &str) -> Result<$name, String> {
                let there = || $name::ALL.map($name::word).join(", ");
                let shown = $crate::sentences::echo(word);
                $name::from_word(word).ok_or_else(|| format!("\"{shown}\" is no {what}; there are {}", there()))
            }

            /// Returns the index in [`Self::ALL`].
            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }
        }

        impl From<$name> for $crate::texts::Arg {
            /// Converts to the fixed word, which selects a variant of a message.
            fn from(kind: $name) -> $crate::texts::Arg {
                $crate::texts::Arg::Kind(kind.word())
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, words: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                words.pad(self.word())
            }
        }
    };
}
