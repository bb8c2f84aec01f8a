//! Tests of the README and of the file types in the packages.

use std::{fs, path::PathBuf};

use hacienda::game::Title;

#[test]
fn the_readme_tells_how_to_get_the_game_before_how_to_build_it() {
    let text = fs::read_to_string("README.md").expect("the README is text");
    let sections: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
    assert_eq!(sections[..3], ["Get it", "Build it", "Play"]);
}

#[test]
fn records_of_every_game_are_recognised_by_their_beginning() {
    let types = fs::read_to_string("packaging/linux/io.itch.hacienda.mime.xml").expect("the file types are text");
    let (_, magic) = types.split_once("<magic ").expect("records have a magic number");
    let (magic, _) = magic.split_once("</magic>").expect("the element is closed");
    let beginnings: Vec<String> = magic
        .split("value=\"")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('"')?.0.replace("&quot;", "\"")))
        .collect();
    assert_eq!(beginnings.len(), Title::ALL.len());
    for (title, folder) in Title::ALL.into_iter().zip(["", "zoff", "hab-gut"]) {
        let files =
            fs::read_dir(format!("tests/records/{folder}")).expect("the records are in the repository").flatten();
        let is_record = |path: &PathBuf| path.is_file() && path.extension().is_some_and(|it| it != "txt");
        let files: Vec<_> = files.map(|file| file.path()).filter(is_record).collect();
        assert!(!files.is_empty(), "{title:?}");
        for file in files {
            let text = fs::read_to_string(&file).expect("records are text");
            assert!(beginnings.iter().any(|beginning| text.starts_with(beginning)), "{}", file.display());
        }
        let beginning = format!("{{\"{}\":", title.info().key);
        assert!(beginnings.contains(&beginning), "{beginning}");
    }
}
