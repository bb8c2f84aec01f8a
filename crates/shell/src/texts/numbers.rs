//! Number formatting by language, which the Fluent library leaves to the program.

use fluent_bundle::FluentValue;

use super::{Language, translations::Bundle};

/// The maximum number of digits in a quantity written without separators.
const UNGROUPED: usize = 4;

/// The separator between groups of three digits in a number.
pub(super) struct DigitSeparator {
    mark: char,
    /// Makes a bundle format the numbers in its messages with this separator. It is a plain function because Fluent
    /// does not accept a closure.
    pub(super) install_formatter: fn(&mut Bundle),
}

impl DigitSeparator {
    /// Creates the separator from a character.
    pub(super) const fn of<const MARK: char>() -> DigitSeparator {
        DigitSeparator {
            mark: MARK,
            install_formatter: |bundle| {
                bundle.set_formatter(Some(|value, _| match value {
                    FluentValue::Number(number) => Some(format_number(number.value, MARK)),
                    _ => None,
                }));
            },
        }
    }
}

/// Formats a number with a true minus sign, and with separators if it is long.
fn format_number(number: f64, gap: char) -> String {
    // Every number comes from an `i64` far below 2^53.
    let (whole, minus) = ((number.abs() as u64).to_string(), if number < 0.0 { "−" } else { "" });
    if whole.len() > UNGROUPED { format!("{minus}{}", grouped(&whole, gap)) } else { format!("{minus}{whole}") }
}

impl Language {
    /// Formats a number as in the messages of the language.
    pub(super) fn number(self, number: f64) -> String {
        format_number(number, self.data().thousands.mark)
    }

    /// Formats the digits of an identifier in groups of three.
    pub(super) fn digits(self, number: u64) -> String {
        grouped(&number.to_string(), self.data().digits)
    }
}

/// Inserts a separator before every third digit from the right.
fn grouped(digits: &str, gap: char) -> String {
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(gap);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(code: &str) -> Language {
        Language::from_code(code).expect("the language exists")
    }

    #[test]
    fn numbers_follow_the_conventions_of_the_language() {
        let english = Language::ENGLISH;
        assert_eq!([0.0, 7.0, -7.0, 1234.0].map(|number| english.number(number)), ["0", "7", "−7", "1234"]);
        assert_eq!(
            [7, 123, 1234, 123_456_789].map(|digits| english.digits(digits)),
            ["7", "123", "1 234", "123 456 789"]
        );
        let long = |language: Language| [language.number(-12_345.0), language.number(1234.0), language.digits(12_345)];
        assert_eq!(long(Language::ENGLISH), ["−12,345", "1234", "12 345"]);
        assert_eq!(long(language("de")), ["−12.345", "1234", "12\u{202f}345"]);
        assert_eq!(long(language("fr")), ["−12\u{202f}345", "1234", "12\u{202f}345"]);
        assert_eq!(long(language("es")), long(language("fr")));
    }
}
