//! Tests of the browser page's texts: `page.ftl` of every language against the files in `web` that use its messages.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

/// The argument names of a message.
type Args = BTreeSet<String>;

/// Strings in the page's code that look like sentences but need no translation: an error that winit throws, and the
/// name of an API.
const NO_SENTENCES: [&str; 2] = ["Using exceptions for control flow", "WebGL 2"];

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(repository().join(folder)).expect("the folder exists");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder entry is readable").path()).collect();
    files.sort();
    files
}

/// Returns the names and contents of the files in `web` that may contain texts.
fn pages() -> Vec<(String, String)> {
    let has_texts = |path: &PathBuf| {
        path.extension().is_some_and(|kind| ["js", "html", "webmanifest"].iter().any(|it| kind == *it))
    };
    let name = |path: &Path| path.file_name().expect("the file has a name").to_string_lossy().into_owned();
    files("web").iter().filter(|path| has_texts(path)).map(|path| (name(path), read(path))).collect()
}

/// Returns `page.ftl` of every language.
fn languages() -> BTreeMap<String, String> {
    let folders = files("assets/texts").into_iter().filter(|folder| folder.join("page.ftl").exists());
    folders
        .map(|folder| {
            (
                folder.file_name().expect("a folder has a name").to_string_lossy().into_owned(),
                read(&folder.join("page.ftl")),
            )
        })
        .collect()
}

/// Parses messages as the page does, which understands only lines of the form `KEY = WORDS`.
fn messages(source: &str) -> BTreeMap<&str, &str> {
    let mut messages = BTreeMap::new();
    for line in source.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (key, words) = line.split_once(" = ").unwrap_or_else(|| panic!("not a message on one line: {line}"));
        assert!(key.starts_with("page-") && key.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{key}");
        assert!(
            !words.is_empty() && words == words.trim(),
            "the text of {key} is not empty and has no spaces at its ends"
        );
        assert!(messages.insert(key, words).is_none(), "{key} appears only once");
    }
    messages
}

/// Returns the arguments of a message, and its text with each argument replaced by its name.
fn filled(words: &str) -> (Args, String) {
    let mut pieces = words.split("{ $");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    let mut args = Args::new();
    for piece in pieces {
        let (name, rest) =
            piece.split_once(" }").unwrap_or_else(|| panic!("an argument without a closing brace: {words}"));
        assert!(
            !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase()),
            "an argument name must consist of lower-case letters: {words}"
        );
        args.insert(name.to_owned());
        text.extend([name, rest]);
    }
    assert!(!text.contains(['{', '}']), "the page understands only `{{ $name }}`: {words}");
    (args, text)
}

/// Returns every message key in a source, with the names of the arguments that it passes.
fn uses(name: &str, source: &str) -> Vec<(String, Args)> {
    let mut uses = Vec::new();
    for (at, _) in source.match_indices("page-") {
        let before = &source[..at];
        if !before.ends_with('"') && !before.ends_with("__TEXT(") {
            continue;
        }
        let rest = &source[at..];
        let end = rest.find(|c: char| !c.is_ascii_lowercase() && c != '-').unwrap_or(rest.len());
        let given = if name.ends_with(".js") { given_in_script(&rest[end..]) } else { given_in_tag(before, rest) };
        uses.push((rest[..end].to_owned(), given));
    }
    uses
}

/// Returns the names in the object after a key: `"page-key", { one, other: 2 }`.
fn given_in_script(after: &str) -> Args {
    let object = after.strip_prefix("\", {").and_then(|object| object.split_once('}'));
    let fields = object.into_iter().flat_map(|(fields, _)| fields.split(','));
    fields.map(|field| field.split(':').next().unwrap_or_default().trim().to_owned()).collect()
}

/// Returns the additional data attributes of the tag that names a key: `<p data-text="page-key" data-one="1">`.
fn given_in_tag(before: &str, rest: &str) -> Args {
    if !before.ends_with("data-text=\"") && !before.ends_with("data-label=\"") {
        return Args::new();
    }
    let tag = format!("{}{}", &before[before.rfind('<').unwrap_or(0)..], &rest[..rest.find('>').unwrap_or(0)]);
    let data = tag.split(" data-").skip(1).map(|data| data.split('=').next().unwrap_or_default().to_owned());
    data.filter(|name| !["text", "label"].contains(&name.as_str())).collect()
}

#[test]
fn messages_and_keys_of_the_page_match() {
    let english = &languages()["en"];
    let messages = messages(english);
    let mut unused: BTreeSet<&str> = messages.keys().copied().collect();
    for (name, source) in pages() {
        for (key, given) in uses(&name, &source) {
            let words =
                messages.get(key.as_str()).unwrap_or_else(|| panic!("{name} names {key}, which has no message"));
            assert_eq!(given, filled(words).0, "{name} passes {key} the right arguments");
            unused.remove(key.as_str());
        }
    }
    assert!(unused.is_empty(), "unused messages: {unused:?}");
}

#[test]
fn the_page_parses_messages_like_fluent() {
    let languages = languages();
    let english = messages(&languages["en"]);
    for (language, source) in &languages {
        let mut bundle = FluentBundle::default();
        bundle.set_use_isolating(false);
        bundle
            .add_resource(
                FluentResource::try_new(source.clone())
                    .map_err(|(_, errors)| errors)
                    .expect("page.ftl is valid Fluent"),
            )
            .expect("no key appears twice");
        for (key, words) in messages(source) {
            let (args, text) = filled(words);
            let wanted = english.get(key).unwrap_or_else(|| panic!("{language} has {key}, which English lacks"));
            assert!(args.is_subset(&filled(wanted).0), "{language} uses only arguments of {key} that English has");
            let given: FluentArgs = args.iter().map(|name| (name.as_str(), name.as_str())).collect();
            let pattern =
                bundle.get_message(key).and_then(|message| message.value()).expect("Fluent finds the message");
            let mut errors = Vec::new();
            assert_eq!(
                bundle.format_pattern(pattern, Some(&given), &mut errors),
                text,
                "{language}, {key}: {errors:?}"
            );
        }
    }
}

#[test]
fn the_page_contains_no_literal_sentences() {
    for (name, source) in pages() {
        let words = if name == "index.html" { words_of_page(&source) } else { words_of_strings(&source) };
        let words: Vec<&String> = words.iter().filter(|words| !NO_SENTENCES.contains(&words.as_str())).collect();
        assert!(words.is_empty(), "{name} must not contain literal text such as {words:?}");
    }
    assert_eq!(
        words_of_page("<style>a b</style><p title=\"One\" id=\"two\">Three <b>four</b></p>"),
        ["Three", "four", "One"]
    );
    assert_eq!(
        words_of_strings("say(\"It's gone.\", `no-key`); // \"As this.\"\nlet a = 'Gone for good';"),
        ["It's gone.", "Gone for good"]
    );
}

/// Returns the words that users see or hear: the words between tags, in attributes and in inline scripts.
fn words_of_page(source: &str) -> Vec<String> {
    let mut plain = source.to_owned();
    for (from, to) in [("<!--", "-->"), ("<style>", "</style>"), ("<script>", "</script>")] {
        while let Some(start) = plain.find(from) {
            let end = plain[start..].find(to).expect("the element is closed") + start + to.len();
            plain.replace_range(start..end, "");
        }
    }
    let outside = plain.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| text.trim());
    let mut words: Vec<String> =
        outside.filter(|text| !text.is_empty() && !text.starts_with("<!")).map(str::to_owned).collect();
    for attribute in [" aria-label=\"", " title=\"", " alt=\"", " placeholder=\"", " aria-valuetext=\""] {
        words.extend(plain.split(attribute).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned));
    }
    // The strings in inline scripts.
    words.extend(
        source
            .split("<script>")
            .skip(1)
            .flat_map(|rest| words_of_strings(rest.split("</script>").next().unwrap_or_default())),
    );
    words
}

/// Returns the strings that look like sentences: strings of several words that begin with a capital letter, and strings
/// that end with sentence punctuation.
fn words_of_strings(source: &str) -> Vec<String> {
    let mut words = Vec::new();
    for line in source.lines().map(str::trim_start).filter(|line| !line.starts_with(['/', '*'])) {
        let mut rest = line.split_once(" // ").map_or(line, |(code, _)| code);
        while let Some(start) = rest.find(['"', '\'', '`']) {
            let quote = &rest[start..=start];
            let Some((string, after)) = rest[start + 1..].split_once(quote) else { break };
            let begins = string.starts_with(|c: char| c.is_ascii_uppercase()) && string.contains(' ');
            if begins || string.ends_with(['.', '…', '!', '?']) {
                words.push(string.to_owned());
            }
            rest = after;
        }
    }
    words
}

#[test]
fn page_and_program_agree_on_the_pseudo_language() {
    let program = read(&repository().join("crates/shell/src/texts/pseudo.rs"));
    let page = read(&repository().join("web/texts.js"));
    for (in_program, in_page) in [("PLAIN", "PLAIN"), ("ACCENTED", "OTHER")] {
        let (_, letters) =
            program.split_once(&format!("const {in_program}: &str = \"")).expect("the letters are defined");
        let letters = letters.split('"').next().unwrap_or_default();
        assert!(page.contains(&format!("{in_page} = \"{letters}\"")), "{in_page} in the page is {letters}");
    }
}

#[test]
fn page_and_program_read_the_language_from_the_same_file() {
    let at = |path: &str| read(&repository().join(path));
    assert!(at("src/settings.rs").contains("const FILE: &str = \"settings.json\";"));
    assert!(at("web/store.js").contains("const PREFIX = \"hacienda/\";"));
    assert!(at("web/texts.js").contains("const SETTINGS = \"hacienda/settings.json\";"));
}
