//! Hab & Gut: its things as entities, and its pages of the turn.

pub mod table;
pub mod turn;
