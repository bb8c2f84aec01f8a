//! What every screen of the program needs, and no game by name. Cargo keeps it so: this crate depends on none.
//!
//! A room imports those above it in this list and no other; a test holds that none imports in a circle.
//!
//! - [`texts`]: words, what is said by its key in the language of the moment
//! - [`owners`]: the owners of pieces, which seat has which colour
//! - `page`: the page around the game in a browser, its storage, files and full screen
//! - `heart`: what a watched game tells the program that watches over it
//! - [`store`]: named texts that outlive the program, in a folder or in a browser

#[cfg(not(target_arch = "wasm32"))]
pub mod heart;
pub mod owners;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod store;
pub mod texts;
