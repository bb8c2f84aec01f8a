//! How the points of a game grew: the page and its chart.

pub mod chart;
pub mod page;
