//! Searching the rules: by parts of words, whatever their accents and capitals, and by words that can be tapped.

use super::{Chapter, Rule};
use crate::texts::{Text, text};
use hacienda_rules::Rulebook;

/// The words that lead to a paragraph by a tap.
pub fn terms() -> [(Text, Rule); 12] {
    [
        (text!("rule-term-cost"), Rule::Prices),
        (text!("rule-term-chain"), Rule::Chain),
        (text!("rule-term-herd"), Rule::Herd),
        (text!("rule-term-payment"), Rule::Market),
        (text!("rule-term-side"), Rule::MarketAgain),
        (text!("rule-term-chip"), Rule::Harvest),
        (text!("rule-term-limit"), Rule::Limit),
        (text!("rule-term-hidden"), Rule::Hands),
        (text!("rule-term-stack"), Rule::SetupStacks),
        (text!("rule-term-tie"), Rule::Win),
        (text!("rule-term-pass"), Rule::Pass),
        (text!("rule-term-variant"), Rule::Variant1),
    ]
}

/// A text as it is compared: small letters without accents, and nothing between words but one space.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => folded.push('a'),
            'ç' => folded.push('c'),
            'è' | 'é' | 'ê' | 'ë' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
            'ñ' => folded.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => folded.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => folded.push('u'),
            'ý' | 'ÿ' => folded.push('y'),
            'ß' => folded.push_str("ss"),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            plain if plain.is_alphanumeric() => folded.push(plain),
            _ if folded.ends_with(' ') => {}
            _ => folded.push(' '),
        }
    }
    folded
}

/// The rules whose words, as `say` says them, hold every word of the query, in the order in which they are told; none for
/// an empty query.
pub fn found(query: &str, book: &Rulebook, say: impl Fn(&Text) -> String) -> Vec<Rule> {
    let query = folded(query);
    if query.trim().is_empty() {
        return Vec::new();
    }
    let holds = |text: &Text| {
        let said = folded(&say(text));
        query.split_whitespace().all(|word| said.contains(word))
    };
    let all = Chapter::ALL.into_iter().flat_map(|chapter| chapter.paragraphs(book));
    all.filter(|paragraph| holds(&paragraph.text)).map(|paragraph| paragraph.rule).collect()
}
