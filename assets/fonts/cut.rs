//! Cuts the fonts down to the letters of the languages that the game is to speak, so that a page loads quickly.

use std::{env, error::Error, fs, path::PathBuf};

use allsorts::{
    binary::read::ReadScope,
    font::read_cmap_subtable,
    font_data::FontData,
    subset::{CmapTarget, SubsetProfile, subset},
    tables::{FontTableProvider, cmap::Cmap},
    tag,
};

#[path = "../../src/theme/icons.rs"]
mod icons;

/// English, French, German, Spanish and their neighbours; dashes, quotes, the narrow no-break space, fractions,
/// arrows, comparisons, the tick.
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

/// Writes every font of the face into the folder for what is built.
pub fn write() -> Result<(), Box<dyn Error>> {
    let display = typst_assets::fonts().find(|bytes| is_libertinus_bold(bytes));
    let display = display.ok_or("typst-assets carries no Libertinus Serif Bold")?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for (name, font) in
        [("sans.ttf", notosans::REGULAR_TTF), ("bold.ttf", notosans::BOLD_TTF), ("display.otf", display)]
    {
        fs::write(out.join(name), cut(font, LETTERS.into_iter().flatten())?)?;
    }
    let icons = icons::ALL.iter().flat_map(|icon| icon.chars()).map(u32::from);
    fs::write(out.join("icons.ttf"), cut(egui_phosphor::Variant::Fill.font_bytes(), icons)?)?;
    Ok(())
}

/// The font with these letters alone.
fn cut(font: &[u8], wanted: impl Iterator<Item = u32>) -> Result<Vec<u8>, Box<dyn Error>> {
    let provider = ReadScope::new(font).read::<FontData<'_>>()?.table_provider(0)?;
    let table = provider.read_table_data(tag::CMAP)?;
    let cmap = ReadScope::new(&table).read::<Cmap<'_>>()?;
    let (_, letters) = read_cmap_subtable(&cmap)?.ok_or("the font names no letters")?;
    // The first glyph stands for every letter that is missing.
    let mut glyphs = vec![0];
    for letter in wanted {
        glyphs.extend(letters.map_glyph(letter)?);
    }
    glyphs.sort_unstable();
    glyphs.dedup();
    Ok(subset(&provider, &glyphs, &SubsetProfile::Minimal, CmapTarget::Unicode)?)
}

/// An OpenType file holds its PostScript name in plain letters (name table, Macintosh platform).
fn is_libertinus_bold(bytes: &[u8]) -> bool {
    let name = b"LibertinusSerif-Bold";
    bytes.windows(name.len() + 1).any(|w| &w[..name.len()] == name && !w[name.len()].is_ascii_alphanumeric())
}
