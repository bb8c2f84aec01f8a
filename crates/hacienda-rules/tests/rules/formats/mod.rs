//! Tests of the file formats: boards, actions, positions, records, event lines and views.

mod actions;
mod boards;
mod examples;
mod positions;
mod records;
mod views;
