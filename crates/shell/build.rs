//! Lists the English message files that `src/texts/translations.rs` builds into the program.

use std::{env, error::Error, fs, path::Path};

/// The message file that only the web page reads.
const PAGE_FILE: &str = "page.ftl";

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../assets/texts/en");
    println!("cargo::rerun-if-changed={}", folder.display());
    let names = fs::read_dir(&folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<Result<Vec<String>, std::io::Error>>()?;
    names.retain(|name| name.ends_with(".ftl") && name != PAGE_FILE);
    names.sort();
    let sources: String =
        names.iter().map(|name| format!("include_str!({:?}),", folder.join(name).display().to_string())).collect();
    let length = names.len();
    let list = format!(
        "/// The message files that the program reads in each language. The web page has its own file.\n\
         pub const FILES: [&str; {length}] = {names:?};\n\
         /// The texts of the English files, for use when no files can be loaded.\n\
         const ENGLISH: [&str; {length}] = [{sources}];\n"
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("english.rs"), list)?;
    Ok(())
}
