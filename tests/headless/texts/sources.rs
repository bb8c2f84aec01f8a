//! Parsers for the sources of the app, and for the texts that these sources create.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// Returns the root of the repository.
pub fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Adds the files with the extension `ending` in a folder and its subfolders.
pub fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is readable") {
        let path = entry.expect("a folder entry is readable").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
}

/// Returns the sources of the app by path, without unit tests. Every text for players comes from one of these.
pub fn sources() -> BTreeMap<String, String> {
    let mut paths = vec![repository().join("crates/tabletop/src/texts.rs")];
    ["src", "crates/shell/src"].iter().for_each(|folder| files(&repository().join(folder), "rs", &mut paths));
    let name =
        |path: &Path| path.strip_prefix(repository()).expect("the file is in the repository").display().to_string();
    let sources = paths.iter().map(|path| (name(path), fs::read_to_string(path).expect("sources are text")));
    let tests = |name: &str| name.ends_with("tests.rs") || name.ends_with("checks.rs") || name.contains("/tests/");
    sources
        .filter(|(name, _)| !tests(name))
        .map(|(name, text)| (name, text.split("mod tests {").next().unwrap_or_default().to_owned()))
        .collect()
}

/// Returns the arguments of every call with this name.
pub fn calls(source: &str, name: &str) -> Vec<Vec<String>> {
    let code: String =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let called = |at: &usize| !code[..*at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
    let starts = code.match_indices(name).map(|(at, _)| at).filter(called);
    starts.map(|at| arguments(&code[at + name.len()..])).collect()
}

/// Returns the texts that a source creates: each key with its named arguments.
pub fn uses(source: &str) -> Vec<(String, BTreeMap<String, String>)> {
    let calls = calls(source, "text!(");
    calls
        .iter()
        .map(|parts| {
            let Some(key) = parts[0].strip_prefix('"').and_then(|key| key.strip_suffix('"')) else {
                panic!("a key must be a literal: {}", parts[0]);
            };
            let given = parts[1..].iter().map(|part| part.split_once('=').expect("an argument has a name"));
            (key.to_owned(), given.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect())
        })
        .collect()
}

/// Splits the arguments of a call, up to its closing parenthesis.
fn arguments(inner: &str) -> Vec<String> {
    let (mut depth, mut quoted, mut parts) = (0, false, vec![String::new()]);
    let mut signs = inner.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' if quoted => {
                signs.next();
            }
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("the list is never empty").push(sign);
    }
    parts.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// Returns the string literals in a piece of code.
pub fn literals(code: &str) -> impl Iterator<Item = &str> + Clone {
    code.split('"').skip(1).step_by(2)
}

#[test]
fn the_source_parser_finds_texts() {
    let source = "say(text!(\"a-key\"));\n// text!(\"none\")\nlet x = text!(\n    \"b\",\n    who = &who, left = f(\"(,\", [1, 2]),\n);";
    let expected = [("a-key", vec![]), ("b", vec![("left", "f(\"(,\", [1, 2])"), ("who", "&who")])];
    let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
    let expected = expected.map(|(key, given)| (key.to_owned(), given.into_iter().map(owned).collect()));
    assert_eq!(uses(source), expected);
}
