//! A font with some of its letters alone.

use std::error::Error;

use allsorts::{
    binary::read::ReadScope,
    font::read_cmap_subtable,
    font_data::FontData,
    subset::{CmapTarget, SubsetProfile, subset},
    tables::{FontTableProvider, cmap::Cmap},
    tag,
};

/// The font with the letters that are `wanted`, by their code points; those it lacks are left out.
///
/// # Errors
///
/// What cannot be read as a font, or names no letters.
pub fn cut(font: &[u8], wanted: impl Iterator<Item = u32>) -> Result<Vec<u8>, Box<dyn Error>> {
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
