//! The kiosk: a screen that strangers play at one after the other, and that staff seldom see.

use bevy::prelude::*;

use crate::store::Store;

pub mod staff;
pub mod statistics;
mod watch;

pub use staff::Staff;
pub use statistics::Statistics;
pub use watch::{Awaited, Vigil, Watch};

/// Minutes that a quick game lasts, as strangers are told.
pub const QUICK_MINUTES: u8 = 15;

/// The exit code of a program that wants to be started again.
pub const AGAIN: u8 = 3;

/// There only where the program is a kiosk: nobody who plays can end it, leave it or write anything.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Kiosk {
    /// What staff set.
    pub staff: Staff,
    /// Where that is kept. Of visitors nothing is kept.
    pub store: Store,
    /// What was played.
    pub statistics: Statistics,
    /// Whether somebody is there; else the kiosk shows itself.
    pub visited: bool,
}

impl Kiosk {
    /// The kiosk whose staff keep their settings there.
    pub fn of(store: Store) -> Kiosk {
        Kiosk { staff: Staff::read(&store), statistics: Statistics::read(&store), store, visited: false }
    }
}

/// Whoever played at the kiosk has gone: whatever is known of them is forgotten.
#[derive(Message, Debug, Clone, Copy)]
pub struct VisitorGone;
