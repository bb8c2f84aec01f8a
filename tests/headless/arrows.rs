//! Who imports whom: every `use crate::` in the tree follows the arrows in the table of `lib.rs`.

use std::{fs, path::Path};

/// What each module may import, besides itself. `lib.rs` shows the same table.
const ARROWS: &[(&str, &[&str])] = &[
    ("table", &[]),
    ("turn", &["table"]),
    ("page", &[]),
    ("files", &["page", "AppSystems"]),
    ("store", &["page"]),
    ("record", &["store", "table", "turn", "AppSystems"]),
    ("seats", &["record", "table", "turn", "AppSystems"]),
    ("launch", &["page", "seats", "screens"]),
    ("settings", &["store", "AppSystems"]),
    ("theme", &[]),
    ("view", &["record", "seats", "settings", "table", "theme", "turn", "AppSystems"]),
    ("audio", &["seats", "settings", "view", "AppSystems"]),
    ("ui", &["record", "seats", "settings", "store", "table", "theme", "turn", "view", "AppSystems"]),
];

/// Modules at the top, which may import everything and are imported only as the table says.
const TOPS: &[&str] = &["screens", "cli", "lib.rs", "main.rs"];

fn sources(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).expect("the source folder is readable") {
        let path = entry.expect("a folder entry is readable").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The modules named after `crate::`, braces resolved one level deep.
fn imports(text: &str) -> Vec<String> {
    let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for after in code.split("crate::").skip(1) {
        if let Some(list) = after.strip_prefix('{') {
            let mut depth = 0;
            let mut word = String::new();
            for sign in list.chars() {
                match sign {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => found.push(std::mem::take(&mut word)),
                    _ if depth == 0 => word.push(sign),
                    _ => {}
                }
            }
            found.push(word);
        } else {
            found.push(after.to_owned());
        }
    }
    let name = |text: &String| {
        text.trim().chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect::<String>()
    };
    found.iter().map(name).filter(|name| !name.is_empty()).collect()
}

#[test]
fn imports_follow_the_arrows() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 50, "the walk found the tree");
    let mut wrong = Vec::new();
    for file in files {
        let inside = file.strip_prefix(&root).expect("it was found there");
        let module = inside.iter().next().and_then(|part| part.to_str()).expect("a name").trim_end_matches(".rs");
        if TOPS.contains(&module) || TOPS.contains(&format!("{module}.rs").as_str()) {
            continue;
        }
        let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == module) else {
            wrong.push(format!("{}: no arrows are written for {module}", inside.display()));
            continue;
        };
        let text = fs::read_to_string(&file).expect("sources are text");
        // What a unit test sets up is its own business: the arrows are about the program.
        if file.ends_with("tests.rs") || file.to_string_lossy().ends_with("_tests.rs") {
            continue;
        }
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        for import in imports(text).into_iter().filter(|import| import != module) {
            if !allowed.contains(&import.as_str()) {
                wrong.push(format!("{}: {module} must not import {import}", inside.display()));
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_reader_of_imports_sees_them() {
    let text = "use crate::{\n    rules::{Action, Card},\n    view,\n};\n// crate::ui\nlet x = crate::turn::run();";
    assert_eq!(imports(text), ["rules", "view", "turn"]);
}
