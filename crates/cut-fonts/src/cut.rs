//! Font subsetting.

use std::error::Error;

use allsorts::{
    binary::read::ReadScope,
    font::read_cmap_subtable,
    font_data::FontData,
    subset::{CmapTarget, SubsetProfile, subset},
    tables::{FontTableProvider, cmap::Cmap},
    tag,
};

/// Returns the font reduced to the `wanted` code points. Code points that the font lacks are ignored.
///
/// # Errors
///
/// Fails if the bytes are not a readable font or have no character map.
pub fn cut(font: &[u8], wanted: impl Iterator<Item = u32>) -> Result<Vec<u8>, Box<dyn Error>> {
    let provider = ReadScope::new(font).read::<FontData<'_>>()?.table_provider(0)?;
    let table = provider.read_table_data(tag::CMAP)?;
    let cmap = ReadScope::new(&table).read::<Cmap<'_>>()?;
    let (_, letters) = read_cmap_subtable(&cmap)?.ok_or("the font has no character map")?;
    // Glyph 0 represents missing characters.
    let mut glyphs = vec![0];
    for letter in wanted {
        glyphs.extend(letters.map_glyph(letter)?);
    }
    glyphs.sort_unstable();
    glyphs.dedup();
    Ok(subset(&provider, &glyphs, &SubsetProfile::Minimal, CmapTarget::Unicode)?)
}
