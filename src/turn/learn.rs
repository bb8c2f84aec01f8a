//! A table that follows a game played elsewhere: before each action, what is hidden is made to agree with it.

use std::sync::Arc;

use bevy::prelude::*;
use tabletop::{Followed, LearnError, Notice, Viewer};

use super::{Intent, Rules};
use crate::table::{self, GameSetting, SnapshotCache};

/// Makes the table agree with what a viewer is told of an action. Returns the intent that plays the action.
///
/// # Errors
/// Returns the reason why the table cannot agree. Nothing has changed then.
pub fn learn<G: Rules + Followed>(
    world: &mut World,
    viewer: Viewer,
    notice: &Notice<G>,
) -> Result<Intent<G>, LearnError> {
    let mut position = table::snapshot::<G>(world).ok_or(LearnError::NoGame)?;
    let playing = world.get_resource::<GameSetting<G>>().ok_or(LearnError::NoGame)?;
    let action = G::learn(&playing.0, &mut position, viewer, notice)?;
    G::set_hidden(world, &position);
    world.resource_mut::<SnapshotCache<G>>().replace(Arc::new(position));
    Ok(Intent { seat: notice.seat, action })
}
