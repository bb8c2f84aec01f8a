//! Texts and files.

mod actions;
mod positions;
mod records;
mod views;
