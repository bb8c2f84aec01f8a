//! The icons' font and the names of its icons, read as files from the package egui-phosphor.

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// What the locked version of the package carries.
pub struct Phosphor {
    /// The whole font, filled variant.
    pub font: Vec<u8>,
    /// A line of Rust for each name.
    names: String,
}

impl Phosphor {
    /// Reads it from where cargo keeps the package.
    ///
    /// # Errors
    ///
    /// A cargo that cannot tell where the package lies, or files that are not where this version has them.
    pub fn locked() -> Result<Phosphor, Box<dyn Error>> {
        let package = package("egui-phosphor")?;
        let read = |name: &str| {
            let path = package.join(name);
            fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let names = String::from_utf8(read("src/variants/codepoints.rs")?)?;
        Ok(Phosphor { font: read("res/Phosphor-Fill.ttf")?, names })
    }

    /// Whether the package has an icon of this name under this letter.
    ///
    /// # Errors
    ///
    /// A sentence that names the icon.
    pub fn check(&self, name: &str, letter: &str) -> Result<(), String> {
        let escaped: String = letter.chars().map(|letter| format!("\\u{{{:X}}}", u32::from(letter))).collect();
        let line = format!("pub const {name}: &str = \"{escaped}\";");
        if self.names.lines().any(|found| found == line) {
            return Ok(());
        }
        Err(format!("crates/shell/src/theme/icons.rs: Phosphor has no icon {name} under {escaped}"))
    }
}

/// The folder of a locked package.
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
    let manifest = found["manifest_path"].as_str().ok_or("a package without a manifest")?;
    Ok(Path::new(manifest).parent().ok_or("a manifest without a folder")?.to_owned())
}
