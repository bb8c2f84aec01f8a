//! The rules reference of a game: chapters of paragraphs, and a search by parts of words.

use super::Text;

/// The id of a paragraph within a manual.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RuleId(pub u16);

/// A paragraph of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// The id, unique within the manual.
    pub rule: RuleId,
    /// The text.
    pub text: Text,
}

/// A titled group of paragraphs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The title, as shown in the list of chapters.
    pub title: Text,
    /// The paragraphs, in order.
    pub paragraphs: Vec<Paragraph>,
}

/// All rules of a game, with the numbers of the variant being played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Manual {
    /// The title of the reference.
    pub title: Text,
    /// The chapters; at least one.
    pub chapters: Vec<Chapter>,
    /// Search terms that can be tapped, each with its paragraph.
    pub terms: Vec<(Text, RuleId)>,
}

impl Manual {
    /// Creates a manual whose paragraphs are numbered in order.
    pub fn numbered(title: Text, chapters: Vec<(Text, Vec<Text>)>) -> Manual {
        let mut rules = (0..).map(RuleId);
        let chapters = chapters.into_iter().map(|(title, texts)| Chapter {
            title,
            paragraphs: texts.into_iter().zip(rules.by_ref()).map(|(text, rule)| Paragraph { rule, text }).collect(),
        });
        Manual { title, chapters: chapters.collect(), terms: Vec::new() }
    }

    /// Returns all paragraphs, in order.
    pub fn paragraphs(&self) -> impl Iterator<Item = &Paragraph> {
        self.chapters.iter().flat_map(|chapter| &chapter.paragraphs)
    }

    /// Returns the index of the chapter that contains a rule; 0 if none does.
    pub fn chapter_of(&self, rule: RuleId) -> usize {
        let contains_rule = |chapter: &Chapter| chapter.paragraphs.iter().any(|paragraph| paragraph.rule == rule);
        self.chapters.iter().position(contains_rule).unwrap_or(0)
    }

    /// Returns the id of the first paragraph whose text has this message key.
    pub fn rule_of(&self, key: &str) -> Option<RuleId> {
        self.paragraphs().find(|paragraph| paragraph.text.key() == key).map(|paragraph| paragraph.rule)
    }

    /// Returns, in order, the rules whose text contains every word of the query; `say` formats the texts. An empty
    /// query matches no rule.
    pub fn search(&self, query: &str, say: impl Fn(&Text) -> String) -> Vec<RuleId> {
        let query = normalised(query);
        if query.trim().is_empty() {
            return Vec::new();
        }
        let matches_query = |text: &Text| {
            let text = normalised(&say(text));
            query.split_whitespace().all(|word| text.contains(word))
        };
        self.paragraphs().filter(|paragraph| matches_query(&paragraph.text)).map(|paragraph| paragraph.rule).collect()
    }
}

/// Normalises text for comparison: lower case, no accents or punctuation, and single spaces between words.
fn normalised(text: &str) -> String {
    let mut normalised = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => normalised.push('a'),
            'ç' => normalised.push('c'),
            'è' | 'é' | 'ê' | 'ë' => normalised.push('e'),
            'ì' | 'í' | 'î' | 'ï' => normalised.push('i'),
            'ñ' => normalised.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => normalised.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => normalised.push('u'),
            'ý' | 'ÿ' => normalised.push('y'),
            'ß' => normalised.push_str("ss"),
            'œ' => normalised.push_str("oe"),
            'æ' => normalised.push_str("ae"),
            plain if plain.is_alphanumeric() => normalised.push(plain),
            _ if normalised.ends_with(' ') => {}
            _ => normalised.push(' '),
        }
    }
    normalised
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normalising_removes_accents_case_and_punctuation() {
        assert_eq!(normalised("Où  est l’Étang ? MÄRKTE, Straße"), "ou est l etang markte strasse");
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
