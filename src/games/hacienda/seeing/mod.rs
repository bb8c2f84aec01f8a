//! What can be seen beyond the picture of the moment, as plain facts: nothing that is hidden from who looks is in it.

pub mod forecast;
pub mod known;
pub mod recap;
