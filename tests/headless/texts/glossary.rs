//! Tests that every language uses the words of the glossary, `assets/texts/glossary.md`.

use std::{collections::BTreeSet, fs};

use hacienda::texts::Language;

use super::{
    messages::{all_messages, whole},
    sources::repository,
};

/// A term of the game: its word forms in each language, in the order of the language list.
type Term = Vec<Vec<String>>;

/// The parsed glossary.
struct Glossary {
    terms: Vec<Term>,
    /// The message key, the first English form of the term or `*` for all terms, and the language.
    exceptions: BTreeSet<(String, String, String)>,
}

impl Glossary {
    fn read(source: &str) -> Glossary {
        let (terms, exceptions) =
            source.split_once("\n## Exceptions\n").expect("the glossary has a table of exceptions");
        let terms = rows(terms, Language::OFFERED.len()).into_iter();
        let terms = terms.map(|row| row.iter().map(|cell| parts(cell)).collect());
        let exceptions = rows(exceptions, 4)
            .into_iter()
            .flat_map(|row| parts(&row[2]).into_iter().map(move |language| (row[0].clone(), row[1].clone(), language)));
        Glossary { terms: terms.collect(), exceptions: exceptions.collect() }
    }

    fn allows(&self, key: &str, term: &Term, language: &str) -> bool {
        ["*", &term[0][0]]
            .iter()
            .any(|word| self.exceptions.contains(&(key.to_owned(), (*word).to_owned(), language.to_owned())))
    }
}

/// Returns the cells of a table with this number of columns, without its header.
fn rows(table: &str, columns: usize) -> Vec<Vec<String>> {
    let lines = table.lines().filter(|line| line.starts_with('|')).skip(2);
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let rows = lines.map(|line| (line, cells(line)));
    rows.inspect(|(line, cells)| assert_eq!(cells.len(), columns, "{line}")).map(|(_, cells)| cells).collect()
}

fn parts(cell: &str) -> Vec<String> {
    cell.split(',').map(|part| part.trim().to_owned()).collect()
}

/// Returns true if a word of the text begins with the form. With `whole` the word must also end there; with `inside`
/// the form may start anywhere.
fn holds(text: &str, form: &str, whole: bool, inside: bool) -> bool {
    let (text, form) = (text.to_lowercase(), form.to_lowercase());
    text.match_indices(&form).any(|(at, _)| {
        let begins = inside || !text[..at].ends_with(char::is_alphabetic);
        begins && !(whole && text[at + form.len()..].starts_with(char::is_alphabetic))
    })
}

#[test]
fn every_language_uses_its_glossary() {
    let source = fs::read_to_string(repository().join("assets/texts/glossary.md")).expect("the glossary exists");
    let glossary = Glossary::read(&source);
    let english = all_messages(Language::ENGLISH.code());
    let (mut wrong, mut seen) = (Vec::new(), 0);
    let mut needed = BTreeSet::new();
    for (column, language) in Language::OFFERED.iter().map(|language| language.code()).enumerate().skip(1) {
        let all = all_messages(language);
        for (key, message) in english.iter().filter(|(key, _)| all.contains_key(*key)) {
            let words = whole(key, &all).words;
            for term in &glossary.terms {
                if !term[0].iter().any(|form| holds(&message.words, form, true, false)) {
                    continue;
                }
                seen += 1;
                let inside = |form: &str| language == "de" && form.starts_with(char::is_lowercase);
                if term[column].iter().any(|form| holds(&words, form, false, inside(form))) {
                    continue;
                }
                if glossary.allows(key, term, language) {
                    needed.insert((key.clone(), language.to_owned()));
                } else {
                    wrong.push(format!("{language}: {key} has none of {:?} for {}", term[column], term[0][0]));
                }
            }
        }
    }
    assert!(seen > 500, "only {seen} glossary words were found");
    let unused =
        glossary.exceptions.iter().filter(|(key, _, language)| !needed.contains(&(key.clone(), language.clone())));
    wrong.extend(unused.map(|(key, _, language)| format!("{language}: {key} needs no exception")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn word_forms_are_found_at_word_starts() {
    assert!(holds("Two cows.", "cows", true, false) && !holds("Two cows.", "cow", true, false));
    assert!(holds("Les récoltes", "récolt", false, false) && !holds("écarte", "carte", false, false));
    assert!(holds("die Rinderherde", "herde", false, true) && !holds("die Rinderherde", "Herde", false, false));
}
