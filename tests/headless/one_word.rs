//! Tests that names use the words of `docs/glossary.md` and no second word for the same thing.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Words that the glossary replaces, each with its replacement.
const REPLACED: [(&str, &str); 21] = [
    ("heart", "heartbeat"),
    ("easel", "board editor"),
    ("trial", "board match"),
    ("shelf", "own boards"),
    ("kit", "widgets"),
    ("slip", "popover"),
    ("glance", "look back"),
    ("seeing", "insights"),
    ("livery", "player colours"),
    ("brand", "emblem"),
    ("wish", "request"),
    ("deed", "action"),
    ("mind", "bot"),
    ("sitter", "player kind"),
    ("tempo", "sound cues"),
    ("pace", "redraw"),
    ("glass", "screen"),
    ("worn", "seat style"),
    ("sift", "filter"),
    ("photograph", "snapshot"),
    ("hears", "input"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Adds the files and folders below a folder.
fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is readable") {
        let path = entry.expect("a folder entry is readable").path();
        if path.is_dir() {
            walk(&path, found);
        }
        found.push(path);
    }
}

/// Splits a type name into its words, in lower case.
fn words_of_type(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for letter in name.chars() {
        if letter.is_uppercase() || words.is_empty() {
            words.push(String::new());
        }
        words.last_mut().expect("a word was added").extend(letter.to_lowercase());
    }
    words
}

/// Returns the names of the types that a source declares.
fn types(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        let mut words = line.split([' ', '<', '(', '{', ';', ':', '=']);
        words.find(|word| ["struct", "enum", "trait", "type"].contains(word))?;
        words.next().filter(|name| name.starts_with(char::is_uppercase))
    })
}

#[test]
fn names_use_the_words_of_the_glossary() {
    let replaced: BTreeSet<&str> = REPLACED.iter().map(|(word, _)| *word).collect();
    let (mut wrong, mut paths) = (Vec::new(), Vec::new());
    ["src", "crates"].iter().for_each(|folder| walk(&root().join(folder), &mut paths));
    for path in &paths {
        let shown = path.strip_prefix(root()).expect("the file is in the repository").display();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        if stem.split('_').any(|word| replaced.contains(word)) {
            wrong.push(format!("{shown}: file name"));
        }
        if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(path).expect("sources are text");
            let odd = types(&source).filter(|name| words_of_type(name).iter().any(|word| replaced.contains(&**word)));
            wrong.extend(odd.map(|name| format!("{shown}: {name}")));
        }
    }
    let mut texts = Vec::new();
    walk(&root().join("assets/texts/en"), &mut texts);
    for path in &texts {
        let source = fs::read_to_string(path).expect("texts are readable");
        let keys = source.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let odd = keys.filter(|key| key.split('-').any(|word| replaced.contains(word)));
        wrong.extend(odd.map(|key| format!("{}: {key}", path.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(paths.len() > 700 && texts.len() > 10, "{} files, {} texts", paths.len(), texts.len());
    assert_eq!(words_of_type("BoardMatchWish"), ["board", "match", "wish"], "the words of a type name are found");
    assert_eq!(
        types("pub struct Easel<'a> {\nenum Mind {}\n// a struct in words").collect::<Vec<_>>(),
        ["Easel", "Mind"]
    );
}

#[test]
fn the_glossary_has_no_replaced_word() {
    let glossary = fs::read_to_string(root().join("docs/glossary.md")).expect("the glossary exists");
    assert!(glossary.contains("One word for each thing"));
    for (old, new) in REPLACED {
        let row = |word: &str| glossary.lines().any(|line| line.starts_with(&format!("| {word} |")));
        assert!(!row(old), "{old} is replaced by {new}");
    }
}
