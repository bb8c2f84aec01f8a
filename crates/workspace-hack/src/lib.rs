//! An empty crate: its dependencies give the packages shared by the game and its server one set of features.
