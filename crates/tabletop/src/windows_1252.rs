//! Windows-1252, the text encoding of older Windows programs. Text is decoded as in browsers, and encoding it again
//! gives back the original bytes.
//!
//! This module is used instead of a library, which would add every code page to the browser's download. The encoding
//! differs from Latin-1 in only 27 characters.

/// The characters of the bytes 0x80 to 0x9f. Five bytes have no printable character and map to the control characters
/// of the same numbers.
const CHARACTERS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', //
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes bytes; every byte is valid.
pub fn decode(bytes: &[u8]) -> String {
    let character = |byte: &u8| match byte {
        0x80..=0x9f => CHARACTERS[usize::from(byte - 0x80)],
        _ => char::from(*byte),
    };
    bytes.iter().map(character).collect()
}

/// Encodes a text; `None` if it contains a character outside Windows-1252.
///
/// # Examples
///
/// ```
/// use tabletop::windows_1252;
/// assert_eq!(windows_1252::encode("5 €").as_deref(), Some(&b"5 \x80"[..]));
/// assert_eq!(windows_1252::decode(b"5 \x80"), "5 €");
/// assert_eq!(windows_1252::encode("五"), None);
/// ```
pub fn encode(text: &str) -> Option<Vec<u8>> {
    let byte = |character: char| match u32::from(character) {
        number @ (0..=0x7f | 0xa0..=0xff) => Some(number as u8),
        _ => CHARACTERS.iter().position(|known| *known == character).map(|place| 0x80 + place as u8),
    };
    text.chars().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_decoded_and_encoded_back() {
        let all: Vec<u8> = (0..=u8::MAX).collect();
        let text = decode(&all);
        assert_eq!(encode(&text), Some(all));
        assert_eq!((decode(&[0x92, 0x80, 0xe9]).as_str(), decode(&[0x81]).as_str()), ("’€é", "\u{81}"));
        assert_eq!((encode("日"), encode("\u{80}")), (None, None));
    }
}
