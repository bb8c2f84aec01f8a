//! Picks the one display face out of the font collection it comes in, so that only that face ends in the program.

use std::{env, fs, path::PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=assets/fonts/build.rs");
    let wanted = typst_assets::fonts().find(|bytes| is_libertinus_bold(bytes));
    let bytes = wanted.expect("typst-assets carries Libertinus Serif Bold");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets OUT_DIR for build scripts"));
    fs::write(out.join("display.otf"), bytes).expect("OUT_DIR is writable");
}

/// An OpenType file holds its PostScript name in plain letters (name table, Macintosh platform).
fn is_libertinus_bold(bytes: &[u8]) -> bool {
    let name = b"LibertinusSerif-Bold";
    bytes.windows(name.len() + 1).any(|w| &w[..name.len()] == name && !w[name.len()].is_ascii_alphanumeric())
}
