//! The rules of a game to look up, whichever game it is: chapters of paragraphs, and the search by parts of words.

use super::Text;

/// Which paragraph, among all of a manual.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RuleId(pub u16);

/// A paragraph as it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// Which one.
    pub rule: RuleId,
    /// Its words.
    pub text: Text,
}

/// Paragraphs under one name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// Its name, as it stands in the list.
    pub title: Text,
    /// What it tells, in order.
    pub paragraphs: Vec<Paragraph>,
}

/// All rules of a game, with the numbers of the one that is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Manual {
    /// What stands above them.
    pub title: Text,
    /// The chapters; there is one at least.
    pub chapters: Vec<Chapter>,
    /// Words that lead to a paragraph by a tap.
    pub terms: Vec<(Text, RuleId)>,
}

impl Manual {
    /// One whose paragraphs are numbered in the order in which they are told.
    pub fn numbered(title: Text, chapters: Vec<(Text, Vec<Text>)>) -> Manual {
        let mut rules = (0..).map(RuleId);
        let chapters = chapters.into_iter().map(|(title, texts)| Chapter {
            title,
            paragraphs: texts.into_iter().zip(rules.by_ref()).map(|(text, rule)| Paragraph { rule, text }).collect(),
        });
        Manual { title, chapters: chapters.collect(), terms: Vec::new() }
    }

    /// All paragraphs, in order.
    pub fn paragraphs(&self) -> impl Iterator<Item = &Paragraph> {
        self.chapters.iter().flat_map(|chapter| &chapter.paragraphs)
    }

    /// The number of the chapter that tells a rule; the first where none does.
    pub fn chapter_of(&self, rule: RuleId) -> usize {
        let tells = |chapter: &Chapter| chapter.paragraphs.iter().any(|paragraph| paragraph.rule == rule);
        self.chapters.iter().position(tells).unwrap_or(0)
    }

    /// The first paragraph whose words are the message of this key.
    pub fn rule_of(&self, key: &str) -> Option<RuleId> {
        self.paragraphs().find(|paragraph| paragraph.text.key() == key).map(|paragraph| paragraph.rule)
    }

    /// The rules whose words, as `say` says them, hold every word of the query, in the order in which they are told; none for
    /// an empty query.
    pub fn found(&self, query: &str, say: impl Fn(&Text) -> String) -> Vec<RuleId> {
        let query = folded(query);
        if query.trim().is_empty() {
            return Vec::new();
        }
        let holds = |text: &Text| {
            let said = folded(&say(text));
            query.split_whitespace().all(|word| said.contains(word))
        };
        self.paragraphs().filter(|paragraph| holds(&paragraph.text)).map(|paragraph| paragraph.rule).collect()
    }
}

/// A text as it is compared: small letters without accents, and nothing between words but one space.
fn folded(text: &str) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_compared_whatever_their_accents_and_capitals() {
        assert_eq!(folded("Où  est l’Étang ? MÄRKTE, Straße"), "ou est l etang markte strasse");
    }

    #[test]
    fn paragraphs_are_numbered_through_all_chapters() {
        let one = |number: u8| Text::number(number);
        let manual = Manual::numbered(one(0), vec![(one(1), vec![one(2), one(3)]), (one(4), vec![one(5)])]);
        assert_eq!(manual.paragraphs().map(|one| one.rule.0).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!([0, 1, 2, 3].map(|rule| manual.chapter_of(RuleId(rule))), [0, 0, 1, 0]);
        assert_eq!(manual.rule_of("number"), Some(RuleId(0)));
        assert_eq!(manual.rule_of("other"), None);
    }
}
