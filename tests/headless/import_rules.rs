//! Tests of the source tree: imports follow the table in `lib.rs` and form no cycle, only certain modules name a game,
//! files stay short, and the paths in the README and the tests named in the documents exist.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// The path of a module, one item per segment.
type Module = Vec<String>;

/// The modules that list the games. Besides these, only the modules in the two constants below and the modules that may
/// import everything may name a game to which they do not belong.
const GAME_LISTS: [&str; 3] = ["game", "games", "launch"];
/// The modules that, with their submodules, implement a feature for particular games and therefore name them.
const GAME_ENTRY_FEATURES: [&str; 6] =
    ["boards", "game_screen::screen_actions", "kiosk::screens", "lessons::start_lesson", "menu", "seed"];
/// The only other module that may name the crates of Hacienda, because some of its requests are about boards.
const BOARD_REQUESTS: &str = "ui::requests";
/// The maximum length of a file in lines, tests included.
const MAX_LINES: usize = 450;

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
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

fn module(path: &str) -> Module {
    path.split("::").map(str::to_owned).collect()
}

/// Returns the modules in the table of `lib.rs`, each with the modules that it may import besides itself. `None` allows
/// every import.
fn allowed_imports() -> BTreeMap<Module, Option<BTreeSet<Module>>> {
    let text = fs::read_to_string(repository().join("src/lib.rs")).expect("lib.rs is text");
    let rows =
        text.lines().filter_map(|line| line.strip_prefix("//! | ")).map(|row| row.split('|').collect::<Vec<_>>());
    let word = |text: &str| module(text.trim().trim_matches(['[', ']', '`']));
    rows.filter(|row| row.len() == 4 && row[0].contains('`'))
        .map(|row| {
            let may = row[2].trim();
            let names = || may.split(',').filter(|name| !name.trim().is_empty()).map(word).collect();
            (word(row[0]), (may != "everything").then(names))
        })
        .collect()
}

/// The sources of the app.
const APP: &str = "src";
/// The sources of a crate below the app. The table lists none of its modules.
const SHELL: &str = "crates/shell/src";

/// Returns the modules in a folder with their sources. The root is left out because it names every module, and so are
/// unit tests, whose imports are not restricted.
fn modules(folder: &str) -> BTreeMap<Module, String> {
    let root = repository().join(folder);
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut found = BTreeMap::new();
    for file in files {
        let inside = file.strip_prefix(&root).expect("the file is inside the folder").with_extension("");
        let mut path: Module = inside.iter().map(|part| part.to_str().expect("names are plain").to_owned()).collect();
        let last = path.last().map(String::as_str);
        if last.is_some_and(|name| ["lib", "main", "checks"].contains(&name) || name.ends_with("tests")) {
            continue;
        }
        if last == Some("mod") {
            path.pop();
        }
        let text = fs::read_to_string(&file).expect("sources are text");
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default().to_owned();
        found.insert(path, text);
    }
    assert!(found.len() > 10, "the source files were found");
    found
}

/// Adds every path in an import tree: `a::{b, c::d}` yields two.
fn expand_import_tree(tree: &str, before: &Module, found: &mut Vec<Module>) {
    let tree = tree.trim_start();
    if let Some(list) = tree.strip_prefix('{') {
        let (mut depth, mut from) = (0, 0);
        for (at, sign) in list.char_indices() {
            match sign {
                '{' => depth += 1,
                '}' | ',' if depth == 0 => {
                    if !list[from..at].trim().is_empty() {
                        expand_import_tree(&list[from..at], before, found);
                    }
                    if sign == '}' {
                        return;
                    }
                    from = at + 1;
                }
                '}' => depth -= 1,
                _ => {}
            }
        }
        return;
    }
    let end = tree.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(tree.len());
    let mut path = before.clone();
    path.extend((end > 0).then(|| tree[..end].to_owned()));
    match tree[end..].strip_prefix("::") {
        Some(rest) => expand_import_tree(rest, &path, found),
        None => found.push(path),
    }
}

/// Returns the text without line comments.
fn code(text: &str) -> String {
    text.lines().flat_map(|line| [line.split("//").next().unwrap_or_default(), "\n"]).collect()
}

/// Returns the paths in a module that start at `crate` or `super`, as paths from the root.
fn named(text: &str, module: &Module) -> Vec<Module> {
    let code = code(text);
    let mut found = Vec::new();
    for word in ["crate::", "super::"] {
        for (at, _) in code.match_indices(word) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|sign| sign.is_alphanumeric() || "_:$".contains(sign)) {
                continue;
            }
            let (mut from, mut rest) = (Vec::new(), &code[at + word.len()..]);
            if word == "super::" {
                from = module[..module.len() - 1].to_vec();
                while let Some(further) = rest.strip_prefix("super::") {
                    from.pop();
                    rest = further;
                }
            }
            expand_import_tree(rest, &from, &mut found);
        }
    }
    found
}

/// Returns the imports of each module. Each path counts as an import of its longest prefix that is a module.
fn imports(modules: &BTreeMap<Module, String>) -> BTreeMap<Module, BTreeSet<Module>> {
    let known = |mut path: Module| {
        while !path.is_empty() && !modules.contains_key(&path) {
            path.pop();
        }
        (!path.is_empty()).then_some(path)
    };
    modules
        .iter()
        .map(|(from, text)| {
            let paths = named(text, from).into_iter();
            let to = paths.filter_map(known);
            (from.clone(), to.filter(|to| to != from).collect())
        })
        .collect()
}

/// Returns the room of a module: the longest path in the table that is a prefix of the module's path.
fn room<'a>(module: &Module, rooms: &'a BTreeMap<Module, Option<BTreeSet<Module>>>) -> Option<&'a Module> {
    rooms.keys().filter(|room| module.starts_with(room)).max_by_key(|room| room.len())
}

/// Returns, for each parent, the imports among its children. The two paths of an import first differ at two siblings,
/// and these form the edge. Imports between a parent and its descendants are allowed, so they form no edge.
fn siblings(imports: &BTreeMap<Module, BTreeSet<Module>>) -> BTreeMap<Module, BTreeMap<Module, BTreeSet<Module>>> {
    let mut found: BTreeMap<Module, BTreeMap<Module, BTreeSet<Module>>> = BTreeMap::new();
    for (from, to) in imports.iter().flat_map(|(from, all)| all.iter().map(move |to| (from, to))) {
        let common = from.iter().zip(to).take_while(|(a, b)| a == b).count();
        if common < from.len() && common < to.len() {
            let siblings = found.entry(from[..common].to_vec()).or_default();
            siblings.entry(from[..=common].to_vec()).or_default().insert(to[..=common].to_vec());
        }
    }
    found
}

/// Returns a cycle in the graph, if there is one.
fn find_cycle(graph: &BTreeMap<Module, BTreeSet<Module>>) -> Option<Vec<Module>> {
    fn walk(
        at: &Module,
        graph: &BTreeMap<Module, BTreeSet<Module>>,
        path: &mut Vec<Module>,
        done: &mut BTreeSet<Module>,
    ) -> Option<Vec<Module>> {
        if let Some(place) = path.iter().position(|passed| passed == at) {
            return Some(path[place..].to_vec());
        }
        if done.contains(at) {
            return None;
        }
        path.push(at.clone());
        let found = graph.get(at).into_iter().flatten().find_map(|next| walk(next, graph, path, done));
        path.pop();
        done.insert(at.clone());
        found
    }
    let mut done = BTreeSet::new();
    graph.keys().find_map(|start| walk(start, graph, &mut Vec::new(), &mut done))
}

#[test]
fn imports_follow_the_table_in_lib_rs() {
    let (modules, rooms) = (modules(APP), allowed_imports());
    assert!(rooms.len() > 10, "the table was found");
    let mut wrong = BTreeSet::new();
    for (from, to) in imports(&modules) {
        let Some(here) = room(&from, &rooms) else {
            wrong.insert(format!("lib.rs has no row for {}", from.join("::")));
            continue;
        };
        let Some(allowed) = &rooms[here] else { continue };
        for other in to.iter().filter_map(|to| room(to, &rooms)).filter(|other| *other != here) {
            if !allowed.contains(other) {
                wrong.insert(format!("{}: {} must not import {}", from.join("::"), here.join("::"), other.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn imports_form_no_cycle() {
    let (modules, rooms) = (modules(APP), allowed_imports());
    let imports = imports(&modules);
    let mut between_rooms: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (from, to) in imports.iter().flat_map(|(from, all)| all.iter().map(move |to| (from, to))) {
        if let (Some(a), Some(b)) = (room(from, &rooms), room(to, &rooms))
            && a != b
        {
            between_rooms.entry(a.clone()).or_default().insert(b.clone());
        }
    }
    // In the app, siblings are checked only below the root. At the root, the rows of the table are checked instead:
    // each game has a separate row, because the folder `games` both uses other modules and is used by them.
    let inside: Vec<_> = siblings(&imports).into_iter().filter(|(parent, _)| !parent.is_empty()).collect();
    assert!(between_rooms.len() > 10 && inside.len() > 10, "imports were found");
    assert_eq!(find_cycle(&between_rooms), None);
    for (parent, siblings) in inside.into_iter().chain(siblings(&self::imports(&self::modules(SHELL)))) {
        assert_eq!(find_cycle(&siblings), None, "in {}", parent.join("::"));
    }
}

/// Returns true if the code names the crate. A module of the same name does not count, because a path precedes it.
fn names_crate(code: &str, name: &str) -> bool {
    let inside = |sign: char| sign.is_alphanumeric() || sign == '_';
    code.match_indices(&format!("{name}::")).any(|(at, _)| {
        let before = &code[..at];
        !before.strip_suffix("::").unwrap_or(before).ends_with(inside)
    })
}

#[test]
fn only_modules_that_list_games_name_a_game() {
    let (modules, rooms) = (modules(APP), allowed_imports());
    let lists = |from: &Module| {
        GAME_LISTS.iter().any(|list| *from == module(list))
            || GAME_ENTRY_FEATURES.iter().any(|list| from.starts_with(&module(list)))
            || room(from, &rooms).is_some_and(|room| rooms[room].is_none())
    };
    for (game, crates) in [
        ("games::hacienda", &["hacienda_rules", "hacienda_bots"][..]),
        ("games::zoff", &["zoff"]),
        ("games::hab_gut", &["hab_gut"]),
    ] {
        let folder = module(game);
        assert!(modules.contains_key(&folder), "{game} is a module");
        for (from, text) in modules.iter().filter(|(from, _)| !from.starts_with(&folder) && !lists(from)) {
            let direct = named(text, from).into_iter().any(|path| path.starts_with(&folder));
            let of_boards = *from == module(BOARD_REQUESTS) && game == "games::hacienda";
            let crates = crates.iter().any(|name| names_crate(&code(text), name)) && !of_boards;
            assert!(!direct && !crates, "{} must not name {game}", from.join("::"));
        }
    }
}

#[test]
fn files_stay_short() {
    let mut files = Vec::new();
    ["src", "crates", "tests", "benches"].iter().for_each(|folder| sources(&repository().join(folder), &mut files));
    let lines = |file: &PathBuf| fs::read_to_string(file).expect("sources are text").lines().count();
    let long: Vec<_> = files.iter().map(|file| (lines(file), file)).filter(|(lines, _)| *lines > MAX_LINES).collect();
    assert!(files.len() > 200 && long.is_empty(), "{} files were found; these are too long: {long:?}", files.len());
}

#[test]
fn paths_in_the_readme_exist() {
    let text = fs::read_to_string(repository().join("README.md")).expect("the README is text");
    let named = |text: &str| -> Vec<String> { text.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
    // The paths to check: the first column of the table, and all code elsewhere that looks like a path.
    let (before, after) = text.split_once("| path | what it is |").expect("the document has the table of paths");
    let rows = after.lines().skip(2).take_while(|line| line.starts_with("| `"));
    let mut paths: Vec<String> = rows.flat_map(|row| named(row.split('|').nth(1).unwrap_or_default())).collect();
    assert!(paths.len() > 15, "the table has only {paths:?}");
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
            // Paths inside `hacienda-rules` may be relative to that crate.
            !inside("") && !inside("crates/hacienda-rules")
        })
        .collect();
    assert!(missing.is_empty(), "paths in the README that do not exist: {missing:?}");
}

#[test]
fn tests_named_in_the_documents_exist() {
    let mut files = Vec::new();
    ["src", "crates", "tests"].iter().for_each(|folder| sources(&repository().join(folder), &mut files));
    let code: String = files.iter().map(|file| fs::read_to_string(file).expect("sources are text")).collect();
    let mut tests = 0;
    let documents = fs::read_dir(repository().join("docs")).expect("the folder exists").flatten();
    // `cli.md` is left out, because its names of house rules look like names of tests.
    for document in documents.map(|entry| entry.path()).filter(|path| !path.ends_with("cli.md")) {
        let text = fs::read_to_string(&document).expect("documents are text");
        // Names with fewer than three underscores may be anything.
        let is_test = |word: &&str| {
            word.matches('_').count() > 2 && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
        };
        for name in text.split('`').skip(1).step_by(2).filter(is_test) {
            assert!(code.contains(&format!("fn {name}(")), "{}: there is no test {name}", document.display());
            tests += 1;
        }
    }
    assert!(tests > 50, "only {tests} tests are named");
}

#[test]
fn import_paths_and_cycles_are_found() {
    let text = "use super::kin;\nuse crate::{\n    rules::{Action, Card},\n    view,\n};\n// crate::ui\nlet x = crate::turn::run();";
    assert!(names_crate("use zoff::Zoff;", "zoff") && names_crate("type G = ::zoff::Zoff;", "zoff"));
    assert!(!names_crate("use super::zoff::view;\nuse the_zoff::x;", "zoff"));
    let expected = ["rules::Action", "rules::Card", "view", "turn::run", "here::kin"].map(module);
    assert_eq!(named(text, &module("here::me")), expected);
    let graph = |arrows: &[(&str, &str)]| {
        let mut graph: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
        for (a, b) in arrows {
            graph.entry(module(a)).or_default().insert(module(b));
        }
        graph
    };
    assert_eq!(find_cycle(&graph(&[("a", "b"), ("b", "c"), ("a", "c")])), None);
    assert_eq!(find_cycle(&graph(&[("a", "b"), ("b", "c"), ("c", "b")])), Some(vec![module("b"), module("c")]));
}
