//! Makes the fonts that end in the program; without a window there are none.

#[cfg(feature = "window")]
mod cut;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for source in ["build.rs", "cut.rs", "../../src/theme/icons.rs"] {
        println!("cargo::rerun-if-changed=assets/fonts/{source}");
    }
    #[cfg(feature = "window")]
    cut::write()?;
    Ok(())
}
