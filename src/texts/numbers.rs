//! Numbers and lists as people write them, which Fluent's own library leaves to others.

use super::Language;

impl Language {
    /// A number with a real minus sign.
    pub(super) fn number(self, number: f64) -> String {
        // Every number comes from an `i64` far below 2^53.
        let (whole, minus) = (number.abs() as u64, if number < 0.0 { "−" } else { "" });
        format!("{minus}{whole}")
    }

    /// Digits in groups of three.
    pub(super) fn digits(self, number: u64) -> String {
        let gap = match self {
            Language::English | Language::Pseudo => ' ',
        };
        let digits = number.to_string();
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(gap);
            }
            text.push(digit);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_as_people_write_them() {
        let english = Language::English;
        assert_eq!([0.0, 7.0, -7.0, 1234.0].map(|number| english.number(number)), ["0", "7", "−7", "1234"]);
        assert_eq!(
            [7, 123, 1234, 123_456_789].map(|digits| english.digits(digits)),
            ["7", "123", "1 234", "123 456 789"]
        );
    }
}
