//! The picture after whole games and after skipping: it holds the things of the position, each at its place.
