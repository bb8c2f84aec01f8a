//! Subsets the fonts of the game to the letters and icons that it shows: `cargo run -p cut-fonts` writes them to
//! `assets/fonts`.
//!
//! The files are committed, so that no build of the game needs the full fonts. A test compares them with their sources.

mod cut;
#[allow(dead_code, reason = "this program uses the list, the game uses the names")]
#[path = "../../shell/src/theme/icons.rs"]
mod icons;
mod phosphor;

use std::{error::Error, fs, path::PathBuf};

use phosphor::Phosphor;

/// The letters of English, French, German, Spanish and related languages; dashes, quotes, the narrow no-break space,
/// fractions, arrows, the signs for the euro, minus and comparisons, and the tick.
const LETTERS: [std::ops::RangeInclusive<u32>; 14] = [
    0x20..=0x7e,
    0xa0..=0x17f,
    0x2010..=0x2026,
    0x202f..=0x202f,
    0x2030..=0x2033,
    0x2039..=0x203a,
    0x2044..=0x2044,
    0x20ac..=0x20ac,
    0x2153..=0x2154,
    0x2190..=0x2193,
    0x2212..=0x2212,
    0x2260..=0x2260,
    0x2264..=0x2265,
    0x2713..=0x2713,
];

fn main() -> Result<(), Box<dyn Error>> {
    for (name, font) in fonts()? {
        let path = folder().join(name);
        fs::write(&path, &font).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("{name}: {} bytes", font.len());
    }
    Ok(())
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/fonts")
}

/// Returns every font of the game as a subset, with the name of its file.
fn fonts() -> Result<[(&'static str, Vec<u8>); 4], Box<dyn Error>> {
    let letters = || LETTERS.into_iter().flatten();
    let display = typst_assets::fonts().find(|bytes| is_libertinus_bold(bytes));
    let display = display.ok_or("typst-assets contains no Libertinus Serif Bold")?;
    let phosphor = Phosphor::locked()?;
    for (name, letter) in icons::ALL {
        phosphor.check(name, letter)?;
    }
    let icons = icons::ALL.iter().flat_map(|(_, letter)| letter.chars()).map(u32::from);
    Ok([
        ("sans.ttf", cut::cut(notosans::REGULAR_TTF, letters())?),
        ("bold.ttf", cut::cut(notosans::BOLD_TTF, letters())?),
        ("display.otf", cut::cut(display, letters())?),
        ("icons.ttf", cut::cut(&phosphor.font, icons)?),
    ])
}

/// Returns true for the file of Libertinus Serif Bold. An OpenType file contains its PostScript name as plain text
/// (name table, Macintosh platform).
fn is_libertinus_bold(bytes: &[u8]) -> bool {
    let name = b"LibertinusSerif-Bold";
    bytes.windows(name.len() + 1).any(|w| &w[..name.len()] == name && !w[name.len()].is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_fonts_are_cut_from_their_sources() {
        for (name, font) in fonts().expect("the source fonts are available") {
            let committed = fs::read(folder().join(name)).expect("the font is committed");
            assert!(committed == font, "assets/fonts/{name} is stale; write it with: cargo run -p cut-fonts");
        }
    }

    #[test]
    fn an_icon_with_a_wrong_code_point_is_rejected() {
        let phosphor = Phosphor::locked().expect("the package is available");
        let (name, letter) = icons::ALL[0];
        assert!(phosphor.check(name, letter).is_ok());
        assert!(phosphor.check(name, icons::ALL[1].1).is_err());
        assert!(phosphor.check("NO_SUCH_ICON", letter).is_err());
    }
}
