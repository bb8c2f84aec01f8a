//! Tests that the rules cited in comments by key exist on the rules pages.

use std::path::PathBuf;

use hacienda::texts::Language;

use super::{
    messages::all_messages,
    sources::{files, repository},
};

/// The prefixes of the keys of rules, by game.
const PREFIXES: [&str; 3] = ["rule-", "zoff-rules-", "hg-rules-"];

/// Returns the comment on a line, if there is one.
fn comment(line: &str) -> Option<&str> {
    line.find("//").map(|at| &line[at..])
}

#[test]
fn comments_cite_rules_that_exist() {
    let rules = all_messages(Language::ENGLISH.code());
    let mut paths: Vec<PathBuf> = Vec::new();
    ["src", "crates", "tests"].iter().for_each(|folder| files(&repository().join(folder), "rs", &mut paths));
    let (mut unknown, mut cited) = (Vec::new(), 0);
    for path in paths {
        let source = std::fs::read_to_string(&path).expect("sources are text");
        for quoted in source.lines().filter_map(comment).flat_map(|comment| comment.split('`').skip(1).step_by(2)) {
            // A prefix alone, as in `rule-…`, stands for all keys that begin with it.
            let is_key = quoted.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
            if !is_key || !PREFIXES.iter().any(|prefix| quoted.starts_with(prefix)) {
                continue;
            }
            cited += 1;
            if !rules.contains_key(quoted) {
                unknown.push(format!("{}: {quoted}", path.display()));
            }
        }
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
    assert!(cited > 100, "{cited} citations");
}
