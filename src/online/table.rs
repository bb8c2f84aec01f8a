//! The table of a game that is played on a server: an imagined position that agrees with the server's notices.

use std::sync::Arc;

use bevy::prelude::*;
use online::{Commitment, Entry as LogEntry, FromClient, Joined, Occupant, SeatState, read_setting, setting_text};
use tabletop::{Followed, LearnError, Notice, Opening, Rng, Seat, Seats, Viewer, records::Record};

use super::{Online, refusal_text, session::Phase};
use crate::{
    playable::{PendingMove, Playable},
    record::{FollowedGame, Log, slots::CurrentSlot},
    seats::{Busy, PlayerKind, ScreenViewer, SeatSummary, Seating, Tap, taps},
    table::{GameSetting, SnapshotCache},
    turn::{self, Intents},
};

/// If at least this number of entries are waiting, they are played without waiting for animations.
const BACKLOG: usize = 4;

/// The reason why a table of a server cannot be laid out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum JoinError {
    /// The game uses a later version of the rules than this program.
    #[error("the rules of the table are of a later version")]
    Rules,
    /// The game uses an earlier version of the rules, and this program cannot follow it; the field describes the error.
    #[error("the rules of the table are of an earlier version: {0}")]
    OlderRules(String),
    /// The seats do not fit the setting.
    #[error("the seats do not fit the setting")]
    Seats,
    /// Data from the server cannot be read; the field describes the error.
    #[error("{0}")]
    Unreadable(String),
    /// Data from the server contradicts the rules.
    #[error(transparent)]
    Contradiction(#[from] LearnError),
}

/// The players of the seats, as they appear at this screen.
pub fn player_kinds(seats: &[SeatState], viewer: &[Seat]) -> Vec<PlayerKind> {
    let kind = |(seat, state): (u8, &SeatState)| match state.occupant {
        _ if viewer.contains(&Seat(seat)) => PlayerKind::Human,
        Occupant::Computer(level) => PlayerKind::Bot(level),
        Occupant::Nobody | Occupant::Person => PlayerKind::Remote,
    };
    (0..).zip(seats).map(kind).collect()
}

/// Lays out a table of a server. Returns its players. `seed` must be independent of the server's seed. A game under
/// earlier rules is followed with the rules of this program, which usually lead to the same positions.
///
/// # Errors
/// Returns the reason if the table cannot be laid out. Nothing is changed in that case.
pub fn lay_out<G: Playable>(world: &mut World, joined: &Joined, seed: u64) -> Result<Seating, JoinError> {
    if joined.rules > G::RULES_VERSION {
        return Err(JoinError::Rules);
    }
    follow::<G>(world, joined, seed).map_err(|error| match joined.rules < G::RULES_VERSION {
        true => JoinError::OlderRules(error.to_string()),
        false => error,
    })
}

fn follow<G: Playable>(world: &mut World, joined: &Joined, seed: u64) -> Result<Seating, JoinError> {
    let (setting, seats) = read_setting::<G>(&joined.setting).map_err(JoinError::Unreadable)?;
    if joined.seats.len() != usize::from(seats) || joined.viewer.iter().any(|seat| seat.0 >= seats) {
        return Err(JoinError::Seats);
    }
    let opening: Opening<G> =
        serde_json::from_value(joined.opening.clone()).map_err(|error| JoinError::Unreadable(error.to_string()))?;
    if opening.seats != seats {
        return Err(JoinError::Seats);
    }
    let viewer = Viewer::from(joined.viewer.iter().copied().collect::<Seats>());
    let first = opening.imagine(&setting, viewer, &mut Rng::new(seed, 0))?;
    let mut notices = Vec::new();
    for entry in &joined.log {
        match entry {
            LogEntry::Played(notice) => notices.push(read_notice(notice)?),
            LogEntry::TakenBack { keep, by: _ } => notices.truncate(*keep as usize),
        }
    }
    let id = joined.commitment.number();
    let followed = FollowedGame::<G> { setting, viewer, first, notices, id };
    let setting = followed.setting.clone();
    let (log, position) = Log::remote(followed)?;
    turn::begin::<G>(world, &setting, &position);
    if let Some(mut online) = world.get_resource_mut::<Online>() {
        let own = log.entries().iter().rposition(|entry| joined.viewer.contains(&entry.seat));
        let missed = own.map_or(0, |own| own + 1)..log.entries().len();
        online.missed = Some(missed).filter(|missed| !missed.is_empty() && !joined.viewer.is_empty());
    }
    world.insert_resource(log);
    // The saves of an earlier game must not be touched.
    world.insert_resource(CurrentSlot::default());
    let is_public = world.get_resource::<Online>().is_some_and(Online::is_public);
    Ok(Seating { is_public, ..Seating::of(player_kinds(&joined.seats, &joined.viewer)) })
}

fn read_notice<G: Followed>(notice: &serde_json::Value) -> Result<Notice<G>, JoinError> {
    serde_json::from_value(notice.clone()).map_err(|error| JoinError::Unreadable(error.to_string()))
}

/// Sends the actions of people at this screen to the server, instead of playing them.
pub(super) fn send<G: Playable>(
    mut intents: ResMut<Intents<G>>,
    mut online: ResMut<Online>,
    playing: Option<Res<GameSetting<G>>>,
) {
    let Some(playing) = playing else { return };
    for intent in intents.take() {
        let unseen = online.unseen();
        (online.asked, online.missed) = (None, None);
        online.session.act(intent.seat, G::action_text(&playing.0, intent.action), unseen);
    }
    online.carry_out_commands();
    intents.set_awaited(online.session.waits_for_answer());
}

/// Asks the server to take back actions when a person at this screen requests an undo.
pub(super) fn ask_for_undo<G: Playable>(
    mut taps: MessageReader<Tap>,
    log: Res<Log<G>>,
    (seating, screen_viewer): (Res<Seating>, Res<ScreenViewer>),
    (mut hand, intents): (ResMut<G::PendingMove>, Res<Intents<G>>),
    mut online: ResMut<Online>,
) {
    let wanted = taps.read().filter(|tap| matches!(tap, Tap::Undo | Tap::UndoTurn)).last().copied();
    let length_after = if wanted == Some(Tap::UndoTurn) { taps::undo_turn_length } else { taps::undo_length };
    let length = wanted.and_then(|_| length_after(&log, &seating, &screen_viewer));
    let Some((keep, entry)) = length.and_then(|length| Some((length, log.entries().get(length)?))) else { return };
    // A request that is still unanswered comes first.
    if intents.is_awaited() && online.session.phase() == Phase::AtTable {
        return;
    }
    if online.request(&FromClient::Undo { seat: entry.seat, keep: keep as u32 }) {
        hand.clear();
    }
}

/// Plays the next entry that has arrived, once the table has shown the entries before it. An entry does not wait if it
/// is an action of a person at this screen, if it takes back actions, or if at least [`BACKLOG`] entries are waiting.
pub(super) fn receive<G: Playable>(world: &mut World) {
    if let Some(reason) = world.resource_mut::<Online>().act_refused.take() {
        world.resource_mut::<G::PendingMove>().refuse(refusal_text(reason));
        world.resource_mut::<Intents<G>>().set_awaited(false);
    }
    if world.resource::<Online>().came_back && world.resource::<Online>().joined.is_none() {
        let actions = world.resource::<Log<G>>().entries().len();
        world.resource_mut::<Online>().miss_waiting(actions);
    }
    let online = world.resource::<Online>();
    // The waiting entries may belong to a table that is not laid out yet.
    let Some(entry) = online.waiting.front().filter(|_| online.joined.is_none()) else { return };
    let result = match entry {
        LogEntry::TakenBack { keep, by: _ } => take_back::<G>(world, *keep as usize),
        LogEntry::Played(notice) => {
            let backlog = online.waiting.len() >= BACKLOG;
            read_notice::<G>(notice).and_then(|notice| {
                let is_mine = world.resource::<Seating>().is_human(notice.seat);
                if world.resource::<Busy>().0 && !backlog && !is_mine { Ok(false) } else { play::<G>(world, notice) }
            })
        }
    };
    let mut online = world.resource_mut::<Online>();
    match result {
        Ok(true) => drop(online.waiting.pop_front()),
        Ok(false) => {}
        Err(error) => {
            online.fault = Some(error.to_string());
            online.waiting.clear();
            online.session.request_log();
        }
    }
}

/// Makes the table agree with a notice and lets the turn schedule play its action.
fn play<G: Playable>(world: &mut World, notice: Notice<G>) -> Result<bool, JoinError> {
    let Some(viewer) = world.resource::<Log<G>>().followed().map(|followed| followed.viewer) else { return Ok(false) };
    let intent = turn::learn::<G>(world, viewer, &notice)?;
    let session = &mut world.resource_mut::<Online>().session;
    session.confirm(intent.seat);
    let awaited = session.waits_for_answer();
    let mut intents = world.resource_mut::<Intents<G>>();
    intents.push(intent);
    intents.set_awaited(awaited);
    world.resource_mut::<Log<G>>().push_notice(notice);
    Ok(true)
}

/// Takes back all actions after the first `keep`, by replaying only the first `keep`. Anything learnt from later
/// actions is lost.
fn take_back<G: Playable>(world: &mut World, keep: usize) -> Result<bool, JoinError> {
    let Some(mut followed) = world.resource::<Log<G>>().followed().cloned() else { return Ok(false) };
    followed.notices.truncate(keep);
    let setting = followed.setting.clone();
    let (log, position) = Log::remote(followed)?;
    turn::begin::<G>(world, &setting, &position);
    world.insert_resource(log);
    world.resource_mut::<G::PendingMove>().clear();
    // This runs in the middle of a frame, which has already cached the old position.
    world.resource_mut::<SnapshotCache<G>>().replace(Arc::new(position));
    Ok(true)
}

/// Run condition: a game of this type is played over a network.
pub(super) fn is_remote<G: Playable>(log: Res<Log<G>>, online: Option<Res<Online>>) -> bool {
    log.is_remote() && online.is_some()
}

/// Stops waiting for an answer from the server when the session at this table ends.
pub fn leave<G: Playable>(world: &mut World) {
    if let Some(mut intents) = world.get_resource_mut::<Intents<G>>() {
        intents.set_awaited(false);
    }
}

/// A difference between the record of a finished game and the game as this screen saw it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// Another game is on the table.
    #[error("another game is on the table")]
    NoGame,
    /// The record cannot be read or replayed; the field describes the error.
    #[error("{0}")]
    Record(String),
    /// The seed does not match the server's commitment.
    #[error("the seed does not match the commitment")]
    Seed,
    /// The setting or the dealt cards differ.
    #[error("the record begins differently")]
    Opening,
    /// The number of actions differs.
    #[error("the record has a different number of actions")]
    Length,
    /// The action with this number, counted from 1, differs.
    #[error("action {0} differs")]
    Action(u32),
}

/// Compares the record that the server sends at the end of a game with the game as this screen saw it. `salt` is the
/// salt of the commitment, as 32 hexadecimal digits. Returns the record.
///
/// # Errors
/// Returns the first difference.
pub fn verify<G: Playable>(
    followed: &FollowedGame<G>,
    commitment: &Commitment,
    text: &str,
    salt: &str,
) -> Result<Record<G>, VerifyError> {
    fn broken(error: impl ToString) -> VerifyError {
        VerifyError::Record(error.to_string())
    }
    let record = Record::<G>::parse(text).map_err(broken)?;
    if !commitment.holds_text(record.seed, salt) {
        return Err(VerifyError::Seed);
    }
    let mut before = record.set_up().map_err(broken)?;
    let (viewer, seats) = (followed.viewer, G::seats(&followed.first));
    let begins = |setting, first| (setting_text::<G>(setting, seats), Opening::<G>::of(setting, first, viewer));
    if begins(&record.setting, &before) != begins(&followed.setting, &followed.first) {
        return Err(VerifyError::Opening);
    }
    if record.actions.len() != followed.notices.len() {
        return Err(VerifyError::Length);
    }
    for (step, notice) in record.replay().map_err(broken)?.zip(&followed.notices) {
        let step = step.map_err(broken)?;
        if Notice::of(&record.setting, &before, step.seat, step.action, &step.after, viewer) != *notice {
            return Err(VerifyError::Action(step.n));
        }
        before = step.after;
    }
    Ok(record)
}

/// Checks the record of the finished game on the table, as [`verify`] does, and puts it into the log.
///
/// # Errors
/// Returns the first difference. The log then stays without a record.
pub fn publish<G: Playable>(
    world: &mut World,
    commitment: &Commitment,
    text: &str,
    salt: &str,
) -> Result<(), VerifyError> {
    let mut log = world.resource_mut::<Log<G>>();
    let record = verify(log.followed().ok_or(VerifyError::NoGame)?, commitment, text, salt)?;
    log.publish(record);
    Ok(())
}

/// Updates the players when somebody joins, leaves or is replaced.
pub(super) fn update_players(mut online: ResMut<Online>, summary: Res<SeatSummary>, mut seating: ResMut<Seating>) {
    if online.is_held != summary.look_back {
        online.is_held = summary.look_back;
    }
    // During a look back, the seating belongs to the replay.
    if online.session.phase() != Phase::AtTable || summary.look_back {
        return;
    }
    let kinds = player_kinds(online.session.seats(), online.session.viewer());
    if seating.player_kinds != kinds && seating.player_kinds.len() == kinds.len() {
        seating.player_kinds = kinds;
    }
}
