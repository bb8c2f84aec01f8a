//! The kiosk: a screen that strangers play at one after the other, and that staff seldom see.

use bevy::prelude::*;

use crate::store::Store;

mod staff;

pub use staff::Staff;

/// There only where the program is a kiosk: nobody who plays can end it, leave it or write anything.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Kiosk {
    /// What staff set.
    pub staff: Staff,
    /// Where that is kept. Of visitors nothing is kept.
    pub store: Store,
}

impl Kiosk {
    /// The kiosk whose staff keep their settings there.
    pub fn of(store: Store) -> Kiosk {
        Kiosk { staff: Staff::read(&store), store }
    }
}
