//! Play on an imagined position: before each action, the hidden parts of the table are rearranged until they agree with
//! the notice about the action.

use std::sync::Arc;

use bevy::prelude::*;
use tabletop::{Followed, LearnError, Notice, Viewer};

use super::{Intent, Rules, Verify};
use crate::table::{self, GameSetting, Table};

/// The position that agrees with the notice about the next action. The animation of the action starts from it.
#[derive(Resource, Debug)]
pub(super) struct Learnt<G: Table>(pub(super) Option<Arc<G::Position>>);

impl<G: Table> Default for Learnt<G> {
    fn default() -> Learnt<G> {
        Learnt(None)
    }
}

/// Makes the imagined position on the table agree with a notice. Returns the action to play. Call it when no intent is
/// pending, and play the action before the next notice. Everything that the viewer sees stays unchanged until then.
///
/// # Errors
/// Returns the reason why the position cannot be made to agree. The table is then unchanged. Without a game on the
/// table, the reason is that the seat may not act.
///
/// # Panics
/// Panics if the table then differs from the position that agrees with the notice, which is a bug in the game's
/// `table/` module. Checked only if [`Verify`] is set.
pub fn learn<G: Rules + Followed>(
    world: &mut World,
    viewer: Viewer,
    notice: &Notice<G>,
) -> Result<Intent<G>, LearnError> {
    let setting = world.get_resource::<GameSetting<G>>().map(|setting| setting.0.clone());
    let (Some(setting), Some(before)) = (setting, table::snapshot::<G>(world)) else {
        return Err(LearnError::NotToAct(notice.seat));
    };
    let mut learnt = before;
    let action = G::learn(&setting, &mut learnt, viewer, notice)?;
    if learnt != before {
        table::set_hidden::<G>(world, &learnt);
        world.resource_mut::<Learnt<G>>().0 = Some(Arc::new(learnt));
        if world.resource::<Verify>().0 {
            assert_eq!(table::snapshot::<G>(world), Some(learnt), "the table agrees with {notice:?}");
        }
    }
    Ok(Intent { seat: notice.seat, action })
}
