//! Tests of the text formats.

mod actions;
mod positions;
mod records;
mod views;
