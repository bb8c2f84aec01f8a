//! A macro for enums with a fixed word for each value in texts and files.

/// Declares an enum with a fixed lower-case word for each variant and a list of all variants, `ALL`.
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
/// assert_eq!(Suit::read("swords", "suit"), Err("unknown suit \"swords\"; known suits: clubs, hearts".to_owned()));
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
        pub enum $name { $($(#[$vmeta])* #[serde(rename = $word)] $variant),+ }

        impl $name {
            /// Every value, in the order of declaration.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// The fixed word in texts and files.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// Returns the value with this word, if there is one.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$variant),)+ _ => None }
            }

            /// Parses a word; `what` is the kind of value for the error message, in the singular.
            ///
            /// # Errors
            /// Returns an error message that lists all words if `word` is not one of them.
            pub fn read(word: &str, what: &str) -> Result<$name, String> {
                let known = || $name::ALL.map($name::word).join(", ");
                let shown = $crate::sentences::echo(word);
                $name::from_word(word).ok_or_else(|| format!("unknown {what} \"{shown}\"; known {what}s: {}", known()))
            }

            /// The index in [`Self::ALL`].
            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }
        }

        impl From<$name> for $crate::texts::Arg {
            /// The fixed word, which selects a variant of a message.
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
