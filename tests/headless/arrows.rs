//! Who imports whom inside the app, as the table in `lib.rs` has it; and whether the README's paths are there.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// The file that everybody may import from: it names the modules and the stages of a frame.
const ROOT: &str = "AppSystems";

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What each module may import besides itself, as `lib.rs` says it; `None`: everything.
fn arrows() -> BTreeMap<String, Option<Vec<String>>> {
    let text = fs::read_to_string(repository().join("src/lib.rs")).expect("the root is text");
    let rows =
        text.lines().filter_map(|line| line.strip_prefix("//! | ")).map(|row| row.split('|').collect::<Vec<_>>());
    let word = |text: &str| text.trim().trim_matches(['[', ']', '`']).to_owned();
    rows.filter(|row| row.len() == 4 && row[0].contains('`'))
        .map(|row| {
            let may = row[2].trim();
            let names = || may.split(',').filter(|name| !name.trim().is_empty()).map(word).collect();
            (word(row[0]), (may != "everything").then(names))
        })
        .collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
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
    let (root, arrows) = (repository().join("src"), arrows());
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 50 && arrows.len() > 10, "the walk found the tree, and the table is there");
    let mut wrong = Vec::new();
    for file in files {
        let inside = file.strip_prefix(&root).expect("it was found there");
        let module = inside.iter().next().and_then(|part| part.to_str()).expect("a name").trim_end_matches(".rs");
        // What a unit test sets up is its own business: the arrows are about the program.
        if ["lib", "main"].contains(&module) || file.to_string_lossy().ends_with("tests.rs") {
            continue;
        }
        let Some(allowed) = arrows.get(module) else {
            wrong.push(format!("{}: lib.rs has no row for {module}", inside.display()));
            continue;
        };
        let Some(allowed) = allowed else { continue };
        let text = fs::read_to_string(&file).expect("sources are text");
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        for import in imports(text).into_iter().filter(|import| import != module && import != ROOT) {
            if !allowed.contains(&import) {
                wrong.push(format!("{}: {module} must not import {import}", inside.display()));
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_readme_names_paths_that_are_there() {
    let text = fs::read_to_string(repository().join("README.md")).expect("it is text");
    let named = |text: &str| -> Vec<String> { text.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
    // Everything in the first column of the table of paths, and whatever looks like a path elsewhere.
    let (before, after) = text.split_once("| path | what it is |").expect("the table of paths");
    let rows = after.lines().skip(2).take_while(|line| line.starts_with("| `"));
    let mut paths: Vec<String> = rows.flat_map(|row| named(row.split('|').nth(1).unwrap_or_default())).collect();
    assert!(paths.len() > 15, "{paths:?}");
    let places = ["src/", "crates/", "tests/", "assets/", "web/", "benches/"];
    paths.extend(
        [before, after]
            .into_iter()
            .flat_map(named)
            .filter(|word| places.iter().any(|place| word.starts_with(place)) && !word.contains([' ', '*'])),
    );
    let missing: Vec<&String> = paths
        .iter()
        .filter(|path| {
            let inside = |folder: &str| repository().join(folder).join(path).exists();
            // Beside a crate in the table its own folders are named.
            !inside("") && !inside("crates/hacienda-rules")
        })
        .collect();
    assert!(missing.is_empty(), "the README names paths that are not there: {missing:?}");
}

#[test]
fn the_reader_of_imports_sees_them() {
    let text = "use crate::{\n    rules::{Action, Card},\n    view,\n};\n// crate::ui\nlet x = crate::turn::run();";
    assert_eq!(imports(text), ["rules", "view", "turn"]);
}
