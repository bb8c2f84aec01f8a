//! For tests: numbers that stand written in a sentence, whatever the rulebook of which it tells.

use std::collections::BTreeSet;

use super::{Language, Text, Words};

fn numbers(said: &str) -> Vec<&str> {
    said.split(|sign: char| !sign.is_ascii_digit()).filter(|number| !number.is_empty()).collect()
}

/// The sentences with numbers that are the same in both of each pair of texts, in any language. Nothing, and one for each of
/// something, are no numbers of a rulebook.
///
/// # Panics
/// When there are not as many of both.
pub fn numbers_written(some: &[Text], others: &[Text]) -> BTreeSet<String> {
    assert_eq!(some.len(), others.len());
    let mut written = BTreeSet::new();
    for language in Language::OFFERED {
        let words = Words::of_files(language);
        for (one, other) in some.iter().zip(others) {
            let (one, other) = (words.say(one).to_string(), words.say(other).to_string());
            let (ours, theirs) = (numbers(&one), numbers(&other));
            let same = |place: usize| {
                if ours.len() == theirs.len() { theirs[place] == ours[place] } else { theirs.contains(&ours[place]) }
            };
            if (0..ours.len()).any(|place| !matches!(ours[place], "0" | "1") && same(place)) {
                written.insert(one);
            }
        }
    }
    written
}

#[test]
fn a_number_that_stays_is_found() {
    use super::text;
    let told = |pesos: u32| [text!("pesos", pesos = pesos), text!("pesos", pesos = 7_u32)];
    let found = numbers_written(&told(3), &told(5));
    assert!(found.iter().all(|said| said.starts_with('7')) && !found.is_empty(), "{found:?}");
}
