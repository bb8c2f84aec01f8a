//! Windows-1252, decoded like in browsers and encoded back to the same bytes.
//!
//! A library would add all code pages to the browser's download; this encoding differs from Latin-1 in only 32
//! characters.

/// The characters of 0x80 to 0x9f. The five unassigned bytes map to the control characters with their numbers.
const SIGNS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', //
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes bytes; every byte sequence is valid.
pub fn read(bytes: &[u8]) -> String {
    let sign = |byte: &u8| match byte {
        0x80..=0x9f => SIGNS[usize::from(byte - 0x80)],
        _ => char::from(*byte),
    };
    bytes.iter().map(sign).collect()
}

/// Encodes a text; `None` if it holds a character that the encoding lacks.
///
/// # Examples
///
/// ```
/// use tabletop::windows_1252;
/// assert_eq!(windows_1252::write("5 €").as_deref(), Some(&b"5 \x80"[..]));
/// assert_eq!(windows_1252::read(b"5 \x80"), "5 €");
/// assert_eq!(windows_1252::write("五"), None);
/// ```
pub fn write(text: &str) -> Option<Vec<u8>> {
    let byte = |sign: char| match u32::from(sign) {
        number @ (0..=0x7f | 0xa0..=0xff) => Some(number as u8),
        _ => SIGNS.iter().position(|known| *known == sign).map(|place| 0x80 + place as u8),
    };
    text.chars().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_a_sign_and_back() {
        let all: Vec<u8> = (0..=u8::MAX).collect();
        let text = read(&all);
        assert_eq!(write(&text), Some(all));
        assert_eq!((read(&[0x92, 0x80, 0xe9]).as_str(), read(&[0x81]).as_str()), ("’€é", "\u{81}"));
        assert_eq!((write("日"), write("\u{80}")), (None, None));
    }
}
