//! Hacienda.
