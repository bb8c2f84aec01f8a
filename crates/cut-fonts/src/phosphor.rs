//! The icon font and the names of its icons, read from the files of the `egui-phosphor` package.

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// The icon font and the source of its names, from the locked version of the package.
pub struct Phosphor {
    /// The full font, filled variant.
    pub font: Vec<u8>,
    /// The Rust source with a constant for each name.
    names: String,
}

impl Phosphor {
    /// Reads the package from cargo's registry folder.
    ///
    /// # Errors
    ///
    /// Fails if cargo cannot locate the package or if its files cannot be read.
    pub fn locked() -> Result<Phosphor, Box<dyn Error>> {
        let package = package("egui-phosphor")?;
        let read = |name: &str| {
            let path = package.join(name);
            fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let names = String::from_utf8(read("src/variants/codepoints.rs")?)?;
        Ok(Phosphor { font: read("res/Phosphor-Fill.ttf")?, names })
    }

    /// Checks that the package assigns this letter to the icon of this name.
    ///
    /// # Errors
    ///
    /// Returns a message that names the icon if the package does not assign this letter to it.
    pub fn check(&self, name: &str, letter: &str) -> Result<(), String> {
        let escaped: String = letter.chars().map(|letter| format!("\\u{{{:X}}}", u32::from(letter))).collect();
        let line = format!("pub const {name}: &str = \"{escaped}\";");
        if self.names.lines().any(|found| found == line) {
            return Ok(());
        }
        Err(format!("crates/shell/src/theme/icons.rs: Phosphor has no icon {name} at {escaped}"))
    }
}

/// Returns the folder of a locked package.
fn package(name: &str) -> Result<PathBuf, Box<dyn Error>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let words = ["metadata", "--format-version", "1", "--locked", "--manifest-path"];
    let answer = Command::new(cargo).args(words).arg(manifest).output()?;
    if !answer.status.success() {
        return Err(String::from_utf8_lossy(&answer.stderr).into());
    }
    let metadata: Value = serde_json::from_slice(&answer.stdout)?;
    let packages = metadata["packages"].as_array().ok_or("cargo lists no packages")?;
    let found = packages.iter().find(|package| package["name"] == name).ok_or(format!("{name} is not locked"))?;
    let manifest = found["manifest_path"].as_str().ok_or("cargo lists a package without a manifest")?;
    Ok(Path::new(manifest).parent().ok_or("the path of the manifest has no parent folder")?.to_owned())
}
