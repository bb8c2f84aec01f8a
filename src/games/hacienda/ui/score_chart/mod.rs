//! The score chart: the page and its chart.

pub mod chart;
pub mod page;
