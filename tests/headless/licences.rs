//! Tests that the licence page lists the packages that the game is built from. A tool writes the page, but not every
//! build runs that tool.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The crate that subsets the fonts. Only developers run it.
const FONT_SUBSETTER: &str = "cut-fonts";
/// The crates whose packages the page need not list: only the generator of manual pages. The packages of the server
/// must be listed, because releases contain it.
const NOT_IN_THE_GAME: [&str; 1] = ["cli-pages"];
/// The dependencies of [`FONT_SUBSETTER`] that the page need not list. Its other dependencies contain the fonts.
const SUBSETTER_TOOLS: [&str; 2] = ["allsorts", "serde_json"];

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The name and version of a package.
type Package = (String, String);

fn package(words: &str) -> Package {
    let (name, version) = words.split_once(' ').unwrap_or_else(|| panic!("no name and version: {words}"));
    (name.to_owned(), version.to_owned())
}

/// Returns the packages in the lock file.
fn locked(lock: &str) -> BTreeSet<Package> {
    let value = |block: &str, key: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        line.map(|value| value.trim_matches('"').to_owned())
    };
    let blocks = lock.split("[[package]]").skip(1);
    blocks
        .map(|block| (value(block, "name").expect("it has a name"), value(block, "version").expect("it has a version")))
        .collect()
}

/// Returns the packages that the page lists, and the packages whose licence texts it contains.
fn named(page: &str) -> [BTreeSet<Package>; 2] {
    let list = page.split("\n== Packages\n").nth(1).expect("the page has the list of packages");
    let items = list.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(": "));
    // Licence texts contain lists, too; their items are not packages.
    let listed = items.filter(|(item, _)| item.split(' ').count() == 2).map(|(item, _)| package(item));
    let owners = list.lines().filter_map(|line| line.strip_prefix("Of ")?.strip_suffix('.'));
    let owners = owners.flat_map(|owners| owners.split(", ")).map(package);
    [listed.collect(), owners.collect()]
}

/// Returns the dependencies in a section of a manifest, including those of particular targets.
fn dependencies<'a>(manifest: &'a str, section: &str) -> BTreeSet<&'a str> {
    let (mut inside, mut names) = (false, BTreeSet::new());
    for line in manifest.lines() {
        if let Some(heading) = line.strip_prefix('[') {
            let heading = heading.trim_end_matches(']');
            let of_target = heading.starts_with("target.") && heading.ends_with(&format!(".{section}"));
            inside = heading == section || of_target;
        } else if inside && line.starts_with(char::is_alphabetic) {
            names.extend(line.split([' ', '=', '.']).next());
        }
    }
    names
}

/// Returns the crates of this repository with their manifests.
fn own_crates() -> BTreeMap<String, String> {
    let mut manifests = vec![read("Cargo.toml")];
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("crates")).expect("the folder exists") {
        let path = entry.expect("a folder entry is readable").path().join("Cargo.toml");
        manifests.push(fs::read_to_string(path).expect("a crate has a manifest"));
    }
    let name = |manifest: &str| {
        let line = manifest.lines().find_map(|line| line.strip_prefix("name = "));
        line.expect("a crate has a name").trim_matches('"').to_owned()
    };
    manifests.into_iter().map(|manifest| (name(&manifest), manifest)).collect()
}

/// Returns a message for each stale or missing entry of the page.
fn stale_entries(page: &str, lock: &str) -> Vec<String> {
    let (locked, [listed, texts], ours) = (locked(lock), named(page), own_crates());
    let unlocked = listed.union(&texts).filter(|package| !locked.contains(*package));
    let mut stale: Vec<String> = unlocked.map(|(name, version)| format!("{name} {version} is not used")).collect();
    stale.extend(
        listed.symmetric_difference(&texts).map(|(name, _)| format!("{name} must be listed and have a licence text")),
    );
    for (crate_, manifest) in ours.iter().filter(|(name, _)| !NOT_IN_THE_GAME.contains(&name.as_str())) {
        let direct = dependencies(manifest, "dependencies").into_iter().filter(|name| !ours.contains_key(*name));
        if crate_ == FONT_SUBSETTER {
            let fonts = direct.filter(|name| !SUBSETTER_TOOLS.contains(name));
            let unnamed = fonts.filter(|name| !page.contains(&format!("from the package {name}.")));
            stale.extend(unnamed.map(|name| format!("{name}, whose font is in the game, is not named")));
            continue;
        }
        let unnamed = direct.filter(|name| !listed.iter().any(|(listed, _)| listed == name));
        stale.extend(unnamed.map(|name| format!("{name}, which {crate_} uses, is not listed")));
    }
    stale
}

#[test]
fn the_licence_page_lists_the_current_packages() {
    let (page, lock) = (read("assets/licences.txt"), read("Cargo.lock"));
    let stale_now = stale_entries(&page, &lock);
    assert!(
        stale_now.is_empty(),
        "the page is stale; the README, section Licence, says how to regenerate it:\n{}",
        stale_now.join("\n")
    );
    let [listed, _] = named(&page);
    assert!(listed.len() > 250, "{} packages", listed.len());
    let [bevy, fluent] =
        ["bevy", "fluent-bundle"].map(|name| listed.iter().find(|one| one.0 == name).expect("the package is listed"));
    // A changed version, an unlisted package or an unnamed font makes the page stale.
    let changed =
        lock.replace(&format!("name = \"bevy\"\nversion = \"{}\"", bevy.1), "name = \"bevy\"\nversion = \"99.0.0\"");
    assert_eq!(stale_entries(&page, &changed), [format!("bevy {} is not used", bevy.1)]);
    let unlisted = page.replace(&format!("- fluent-bundle {}: ", fluent.1), "- ");
    assert!(stale_entries(&unlisted, &lock).contains(&"fluent-bundle, which shell uses, is not listed".to_owned()));
    let fontless = page.replace("from the package notosans.", "");
    assert_eq!(stale_entries(&fontless, &lock), ["notosans, whose font is in the game, is not named"]);
}

#[test]
fn the_licence_page_names_the_unpacker_for_browsers() {
    let (page, build) = (read("assets/licences.txt"), read("wasm-build.sh"));
    let version = build
        .lines()
        .find_map(|line| line.strip_prefix("unpacker_version="))
        .expect("the build script states the version");
    assert!(
        page.contains(&format!("\nxz-decompress {version}, by Tim Perry,")),
        "packaging/licences.hbs names the same version"
    );
}

#[test]
fn the_licence_page_is_plain_text_with_our_own_licence() {
    let page = read("assets/licences.txt");
    assert!(page.starts_with("Whose work is in Hacienda"));
    assert!(page.contains(read("LICENSE-MIT").trim()), "the page contains our own licence");
    let unknown: BTreeSet<&str> = ["&amp;", "&quot;", "&lt;", "&gt;", "&#", "{{", "\u{fffd}"]
        .into_iter()
        .filter(|odd| page.contains(odd))
        .collect();
    assert!(unknown.is_empty(), "the page must not contain {unknown:?}");
}
