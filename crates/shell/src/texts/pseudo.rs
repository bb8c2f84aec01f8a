//! The pseudo-language: English in accented letters, 40% longer, in brackets. Text that appears unchanged is
//! hard-coded; text that overflows would also overflow in a language whose texts are longer than English texts.

use std::borrow::Cow;

/// The letters that are replaced.
const PLAIN: &str = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
/// The replacements of the letters in [`PLAIN`], in the same order.
pub(super) const ACCENTED: &str = "ÅåßßĆćĎďÊêſſĞğĤĥÎîĴĵĶķĹĺµµÑñÖöÞþØøŔŕŠšŤťÛûŬŭŴŵ××ŶŷŽž";

/// Returns a character between U+00A0 and U+017F that resembles this letter; characters other than English letters
/// stay.
fn accented_letter(letter: char) -> char {
    PLAIN.chars().zip(ACCENTED.chars()).find(|(known, _)| *known == letter).map_or(letter, |(_, other)| other)
}

/// Replaces the letters of a message fragment and doubles some of them.
pub(super) fn accented(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(2 * text.len());
    let mut owed = 0;
    for letter in text.chars() {
        let other = accented_letter(letter);
        longer.push(other);
        owed += 2;
        if letter.is_alphabetic() && owed >= 5 {
            longer.push(other);
            owed -= 5;
        }
    }
    Cow::Owned(longer)
}

/// Puts a whole text in brackets, so that a test can detect where it begins and ends. Bare numbers and symbols are
/// unchanged.
pub(super) fn bracketed(text: String) -> String {
    if text.chars().any(char::is_alphabetic) { format!("[{text}]") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pseudo_localised_text_is_accented_and_two_fifths_longer() {
        let text = "The quick brown fox jumps over the lazy dog, THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG";
        let strange = accented(text);
        let share = strange.chars().count() as f32 / text.chars().count() as f32;
        assert!((1.38..1.42).contains(&share), "{share}: {strange}");
        let letters = strange.chars().filter(|letter| letter.is_alphabetic());
        assert!(letters.into_iter().all(|letter| ('\u{a0}'..='\u{17f}').contains(&letter)), "{strange}");
        assert_eq!(bracketed("5".into()), "5");
        assert_eq!(bracketed("Šö".into()), "[Šö]");
    }
}
