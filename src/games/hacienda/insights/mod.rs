//! Information that the board does not show: forecast, known cards and recap. It contains nothing that is hidden from
//! the viewer.

pub mod forecast;
pub mod known;
pub mod recap;
