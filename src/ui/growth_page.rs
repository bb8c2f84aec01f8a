//! The page that shows how the points of a game grew.
