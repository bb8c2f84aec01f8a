//! Finds the folder with the files that are loaded at run time (sounds, languages, lessons and licences), and the
//! folder with the game for browsers.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use crate::texts::{Text, Untranslated, text};

/// A file that distinguishes the asset folder from other folders with the same name.
const MARK: &str = "licences.txt";
/// The text that distinguishes the game's page from other pages.
const PAGE_MARK: &str = "<meta name=\"game-server\"";

/// Finds the asset folder and returns its absolute path.
///
/// # Errors
/// Returns the places searched if none of them has the folder.
pub fn find() -> Result<PathBuf, Vec<PathBuf>> {
    first_of(places(|name| env::var_os(name).map(PathBuf::from), env::current_exe().ok().as_deref()))
}

/// Finds the folder with the game for browsers, in the same places as the assets except `HACIENDA_ASSETS`.
pub fn find_page() -> Option<PathBuf> {
    let variable = |name: &str| env::var_os(name).map(PathBuf::from);
    let places = all_places("dist", variable, env::current_exe().ok().as_deref());
    places.into_iter().find(|folder| is_page(folder))
}

/// Returns true if a folder contains the game for browsers.
pub fn is_page(folder: &Path) -> bool {
    fs::read_to_string(folder.join("index.html")).is_ok_and(|text| text.contains(PAGE_MARK))
}

/// The message that the files are in none of these places.
pub fn missing(looked: &[PathBuf]) -> Text {
    let places: Vec<String> = looked.iter().map(|place| place.display().to_string()).collect();
    text!("files-missing", places = Untranslated::line(&places.join(", ")))
}

fn first_of(places: Vec<PathBuf>) -> Result<PathBuf, Vec<PathBuf>> {
    let found = places.iter().find(|place| place.join(MARK).is_file());
    // The engine would resolve a relative path against the folder of the program.
    found.map(|place| std::path::absolute(place).unwrap_or_else(|_| place.clone())).ok_or(places)
}

/// The candidate folders of the assets. If `HACIENDA_ASSETS` is set, it is the only candidate.
fn places(variable: impl Fn(&str) -> Option<PathBuf>, program: Option<&Path>) -> Vec<PathBuf> {
    variable("HACIENDA_ASSETS").map_or_else(|| all_places("assets", &variable, program), |folder| vec![folder])
}

/// The candidate locations of a folder: in the folders named by `BEVY_ASSET_ROOT` and `CARGO_MANIFEST_DIR`, beside the
/// program, in the folders used by packages, in the folders above the program and, in development builds, in the source
/// tree.
fn all_places(folder: &str, variable: impl Fn(&str) -> Option<PathBuf>, program: Option<&Path>) -> Vec<PathBuf> {
    let mut places: Vec<PathBuf> = ["BEVY_ASSET_ROOT", "CARGO_MANIFEST_DIR"]
        .into_iter()
        .filter_map(variable)
        .map(|root| root.join(folder))
        .collect();
    let mut above = program.into_iter().flat_map(|program| program.ancestors().skip(1));
    places.extend(above.next().map(|beside| beside.join(folder)));
    if let Some(prefix) = above.next() {
        // `/usr/share` for programs in `/usr/bin` and `/usr/games`, or the folder of a macOS application. A program in
        // the source tree never finds installed files here, because its prefix is the build folder.
        places.extend(["share/hacienda", "Resources", ""].map(|at| prefix.join(at).join(folder)));
    }
    places.extend(above.map(|at| at.join(folder)));
    // A development build may be outside the source tree.
    if cfg!(debug_assertions) {
        places.push(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assets_are_found_beside_the_program_in_packages_and_above_the_program() {
        let folder = env::temp_dir().join(format!("hacienda-assets-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let program = |path: &str| Some(folder.join(path));
        let no_variables = |_: &str| None;
        for (assets, program) in [
            ("beside/assets", program("beside/hacienda")),
            ("tree/assets", program("tree/target/debug/hacienda")),
            ("usr/share/hacienda/assets", program("usr/bin/hacienda")),
            ("Hacienda.app/Contents/Resources/assets", program("Hacienda.app/Contents/MacOS/hacienda")),
        ] {
            let assets = folder.join(assets);
            fs::create_dir_all(&assets).expect("the system has a folder for temporary files");
            fs::write(assets.join(MARK), "").expect("the folder is writable");
            assert_eq!(first_of(places(no_variables, program.as_deref())), Ok(assets));
        }
        // The folder beside the program comes first, then the folders of a package, then the folders above.
        let searched = places(no_variables, program("usr/bin/hacienda").as_deref());
        let expected = ["usr/bin/assets", "usr/share/hacienda/assets", "usr/Resources/assets", "usr/assets", "assets"];
        assert_eq!(searched[..expected.len()], expected.map(|place| folder.join(place)));
        let here = first_of(vec!["assets".into()]);
        assert!(
            here.is_ok_and(|place| place.is_absolute()),
            "the path must be absolute, because the engine would resolve a relative one differently"
        );
        let variable = |name: &str| (name == "HACIENDA_ASSETS").then(|| folder.join("nowhere"));
        let looked = first_of(places(variable, program("beside/hacienda").as_deref()));
        assert_eq!(looked, Err(vec![folder.join("nowhere")]), "a folder set by the variable must have no fallback");
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn the_page_is_distinguished_from_other_pages() {
        let folder = env::temp_dir().join(format!("hacienda-page-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the system has a folder for temporary files");
        assert!(!is_page(&folder));
        fs::write(folder.join("index.html"), "<title>Another page</title>").expect("the folder is writable");
        assert!(!is_page(&folder));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("web/index.html");
        fs::copy(source, folder.join("index.html")).expect("the source tree has a page");
        assert!(is_page(&folder));
        let _ = fs::remove_dir_all(folder);
    }
}
