//! Connects network play to the screens: sets up, joins and shows tables, keeps the list of known tables, and shows
//! messages about the connection.

use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use online::{FromClient, Link, SeatPlan};
use shell::socket::Socket;
#[cfg(target_arch = "wasm32")]
use shell::socket::{fragment_of_page, server_of_page};
use tabletop::{Seat, Seats};

#[cfg(not(target_arch = "wasm32"))]
use crate::heartbeat;
#[cfg(target_arch = "wasm32")]
use crate::{AppSystems, seats::Seating, settings::Settings, ui::requests::ScreenRequest};
use crate::{
    game::Title,
    game_screen::{
        hall_view::HallView,
        screen_actions,
        showing::{self, leave},
    },
    online::{
        Creation, Entrance, JoinError, Links, Online, Phase, Session, SessionSystems, SocketTransport,
        links::server_address, refusal_text,
    },
    playback::PlaybackStatus,
    screen::{NavigationSystems, Screen},
    seats::{PlayerKind, SeatSummary, names},
    seed::unpredictable,
    stage::gestures::PanelAreas,
    store::{Store, Writer},
    table::Progress,
    texts::{Text, text},
    ui::{
        OverlaySystems, UiSystems,
        parts::{mark_covered, question},
        requests::{HostedGame, Popover, ResumableGames},
    },
};

mod known_tables;

pub(super) use known_tables::remove_table;

/// Adds the systems.
pub fn plugin(app: &mut App) {
    #[cfg(target_arch = "wasm32")]
    {
        shell::socket::wake_when_shown();
        app.add_systems(
            Update,
            (
                follow_address.run_if(not(in_state(Screen::Loading))).in_set(NavigationSystems::Request),
                mark_tab.after(AppSystems::Announce),
                (|settings: Res<Settings>| shell::socket::bell_volume(settings.effects_volume()))
                    .run_if(resource_changed::<Settings>),
            ),
        );
    }
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Last, |online: Option<Res<Online>>| heartbeat::set_remote(online.is_some()));
    app.init_resource::<Links>()
        .init_resource::<ShownState>()
        .configure_sets(Update, SessionSystems.before(NavigationSystems::Request))
        .add_systems(Startup, known_tables::read_links)
        .add_systems(
            Update,
            (
                known_tables::ask_for_states,
                (
                    show_joined,
                    known_tables::keep_links.run_if(not(resource_exists::<HallView>)),
                    show_connection,
                    show_sentences,
                    show_rematch,
                    verify_record,
                )
                    .chain()
                    .run_if(resource_exists::<Online>),
            )
                .chain()
                .after(NavigationSystems::Execute)
                .before(NavigationSystems::StartLesson),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                draw_connecting
                    .run_if(resource_exists::<Online>)
                    .in_set(UiSystems::Overlays)
                    .after(OverlaySystems::Watching)
                    .before(OverlaySystems::Popover),
                // People who read the rules must see the question, too.
                draw_presence_question
                    .run_if(resource_exists::<Online>)
                    .in_set(UiSystems::Overlays)
                    .after(OverlaySystems::Keys),
            ),
        );
}

/// The state of the session as last shown to the player.
#[derive(Resource, Debug, Default)]
struct ShownState {
    lost: bool,
    over: bool,
    sentences: usize,
    /// The seats that want another game.
    rematch: Seats,
}

/// Sets up a table on the server.
pub(super) fn host(world: &mut World, game: HostedGame) {
    let Some(page) = world.resource::<Links>().page().map(str::to_owned) else {
        world.resource_mut::<Popover>().0 = Some(text!("online-no-server"));
        return;
    };
    let seats = game.player_kinds.iter().map(|kind| match kind {
        PlayerKind::Bot(level) => SeatPlan::Computer(*level),
        PlayerKind::Human | PlayerKind::Recorded | PlayerKind::Remote => SeatPlan::Person,
    });
    let title = game.setting.title();
    let creation = Creation {
        title: title.word().to_owned(),
        setting: (title.info().setting_text)(&game.setting, game.player_kinds.len() as u8),
        seats: seats.collect(),
        here: (0..)
            .map(Seat)
            .zip(&game.player_kinds)
            .filter(|(_, kind)| **kind == PlayerKind::Human)
            .map(|(seat, _)| seat)
            .collect(),
        start: game.start,
    };
    begin(world, Session::create(page, creation, unpredictable()));
}

/// Joins a table.
pub(super) fn join(world: &mut World, link: &Link) {
    // A screen for a hall only watches, even in the browser of a player.
    let entrance = match world.contains_resource::<HallView>() {
        true => Entrance::new(&link.table, vec![link.ticket]),
        false => world.resource::<Links>().entrance(link),
    };
    begin(world, Session::join(link.page.clone(), entrance, unpredictable()));
}

fn begin(world: &mut World, session: Session) {
    world.insert_resource(ShownState::default());
    let transport = connection(world);
    world.insert_resource(Online::new(session, Box::new(transport)));
}

/// Creates a connection that wakes the window for each event.
#[cfg_attr(target_arch = "wasm32", expect(unused_variables, reason = "a page has no event loop that sleeps"))]
fn connection(world: &World) -> SocketTransport {
    let socket = Socket::default();
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(window) = world.get_resource::<EventLoopProxyWrapper>() {
        let window = (**window).clone();
        socket.wake_with(move || {
            // A closed window cannot be woken.
            let _ = window.send_event(WinitUserEvent::WakeUp);
        });
    }
    SocketTransport(socket)
}

/// Requests another game with the same people.
pub(super) fn rematch(world: &mut World) {
    let mut online = world.resource_mut::<Online>();
    if online.session.viewer().is_empty() {
        return;
    }
    if online.session.phase() != Phase::AtTable {
        world.resource_mut::<Popover>().0 = Some(text!("online-no-connection"));
        return;
    }
    for seat in online.session.viewer().to_vec() {
        online.send(&FromClient::Rematch { seat });
    }
    world.resource_mut::<Popover>().0 = Some(text!("online-rematch-asked"));
}

/// Lays out the table that the session has joined.
fn show_joined(world: &mut World) {
    let mut online = world.resource_mut::<Online>();
    if let Phase::Refused(reason) = online.session.phase() {
        known_tables::mark_gone(world, reason);
        return give_up(world, refusal_text(reason));
    }
    let Some(joined) = online.take_joined() else { return };
    let result = match Title::from_word(&joined.title) {
        Some(title) => (screen_actions::of(title).join)(world, &joined, unpredictable()),
        None => Err(JoinError::Rules),
    };
    match result {
        Ok(()) => {
            world.resource_mut::<ShownState>().over = false;
            world.resource_mut::<Online>().links_changed = true;
        }
        Err(error) => {
            warn!("the table cannot be laid out: {error}");
            let why = match error {
                JoinError::OlderRules(_) => text!("online-older-rules"),
                _ => text!("online-other-version"),
            };
            give_up(world, why);
        }
    }
}

/// Ends the session and shows the reason.
fn give_up(world: &mut World, why: Text) {
    world.remove_resource::<Online>();
    if *world.resource::<State<Screen>>().get() == Screen::Match {
        leave(world);
    }
    world.resource_mut::<ResumableGames>().error = Some(why);
}

/// Shows a message when the connection is lost or restored, or when the server refuses a request.
fn show_connection(mut online: ResMut<Online>, mut shown: ResMut<ShownState>, mut popover: ResMut<Popover>) {
    let lost = online.is_lost();
    if lost != shown.lost {
        shown.lost = lost;
        if online.has_table() {
            popover.0 = Some(if lost { text!("online-lost") } else { text!("online-back") });
        }
    }
    if let Some(fault) = online.fault.take() {
        warn!("the server contradicts the table: {fault}");
    }
    if let Some(reason) = online.take_refusal() {
        popover.0 = Some(refusal_text(reason));
    }
    if online.take_unsent() {
        popover.0 = Some(text!("online-no-connection"));
    }
}

/// Shows the last sentence that somebody sent.
fn show_sentences(
    online: Res<Online>,
    summary: Res<SeatSummary>,
    mut shown: ResMut<ShownState>,
    mut popover: ResMut<Popover>,
) {
    let count = online.sentences();
    if count == shown.sentences {
        return;
    }
    shown.sentences = count;
    if let Some((seat, phrase)) = online.last_sentence() {
        let who = names::name(&summary.names, seat);
        popover.0 = Some(text!("online-said", who = &who, what = text!("online-phrase", phrase = phrase)));
    }
}

/// Shows who else wants another game.
fn show_rematch(
    online: Res<Online>,
    summary: Res<SeatSummary>,
    mut shown: ResMut<ShownState>,
    mut popover: ResMut<Popover>,
) {
    let states = (0..).map(Seat).zip(online.session.seats());
    let wanted: Seats = states.filter(|(_, state)| state.rematch).map(|(seat, _)| seat).collect();
    if wanted == shown.rematch {
        return;
    }
    let is_new = |seat: &Seat| !shown.rematch.has(*seat) && !online.session.viewer().contains(seat);
    if let Some(seat) = wanted.iter().find(is_new) {
        popover.0 = Some(text!("online-rematch-wanted", who = &names::name(&summary.names, seat)));
    }
    shown.rematch = wanted;
}

/// Shows that the program is connecting to a server, until the table is laid out or somebody cancels.
fn draw_connecting(mut contexts: EguiContexts, online: Res<Online>, mut commands: Commands) -> Result {
    if online.has_table() {
        return Ok(());
    }
    let what = if online.is_lost() { text!("online-no-answer") } else { text!("online-connecting") };
    if question::wait(contexts.ctx_mut()?, "connecting", what, text!("keys-cancel")) {
        commands.remove_resource::<Online>();
    }
    Ok(())
}

/// Asks the person whose turn it is whether they are still there, at the request of the host.
fn draw_presence_question(
    mut contexts: EguiContexts,
    mut online: ResMut<Online>,
    progress: Option<Res<Progress>>,
    mut covered: ResMut<PanelAreas>,
) -> Result {
    let is_turn = |seat: &Seat| progress.as_ref().is_some_and(|progress| progress.may_act.has(*seat));
    if online.asked().filter(is_turn).is_none() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    mark_covered(&mut covered, ctx.content_rect());
    if question::ask_to_acknowledge(ctx, "still there", text!("phones-still-there"), text!("phones-here")) {
        online.answer();
    }
    Ok(())
}

/// Checks the record of a finished game against the commitment and against what this screen saw, and shows the result.
fn verify_record(world: &mut World) {
    let is_seen = world.resource::<PlaybackStatus>().announced_over && !world.resource::<SeatSummary>().look_back;
    if world.resource::<ShownState>().over || !is_seen {
        return;
    }
    let over = world.resource::<Online>().over();
    let Some((commitment, record, salt)) =
        over.map(|(to, record, salt)| (to.clone(), record.to_owned(), salt.to_owned()))
    else {
        return;
    };
    let result = (screen_actions::of(showing::title(world)).publish)(world, &commitment, &record, &salt);
    if let Err(error) = &result {
        warn!("the record differs from the game: {error}");
    }
    world.resource_mut::<ShownState>().over = true;
    // A success is noted in the results, if they have room for it. A popover would cover the winner.
    world.resource_mut::<Online>().set_checked(result.is_ok());
    if result.is_err() {
        world.resource_mut::<Popover>().0 = Some(text!("online-not-verified"));
    }
}

/// Handles pasted text: returns the link to follow, or stores a server address and returns a message. Text that is
/// neither leads to a message, too.
pub(super) fn paste(text: &str, links: &mut Links, store: &Store, writer: &mut Writer) -> (Option<Text>, Option<Link>) {
    if let Ok(link) = text.parse::<Link>() {
        return (None, Some(link));
    }
    let Some(server) = server_address(text) else { return (Some(text!("online-no-link")), None) };
    links.server = Some(server);
    known_tables::store_links(links, store, writer);
    (Some(text!("online-server-set")), None)
}

/// Follows the link in the address of the page: at the start, and when a link is opened in the same tab. Once its
/// ticket is stored, removes the link from the address bar, so that nobody sees or copies it by accident.
#[cfg(target_arch = "wasm32")]
fn follow_address(
    (links, store): (Res<Links>, Res<Store>),
    (screen, online): (Res<State<Screen>>, Option<Res<Online>>),
    mut followed: Local<Option<String>>,
    mut popover: ResMut<Popover>,
    mut go: MessageWriter<ScreenRequest>,
) {
    let Some(fragment) = fragment_of_page() else { return };
    let parsed = Link::parse_fragment(&fragment).ok().zip(server_of_page());
    let Some(((table, ticket), page)) = parsed else {
        popover.0 = Some(text!("online-bad-address"));
        return shell::socket::forget_fragment();
    };
    // The invitation in the address may have been exchanged for the ticket of a seat.
    let is_same_table =
        || online.as_ref().and_then(|online| online.session.entrance()).is_some_and(|now| now.table == table);
    let is_exchanged = followed.as_ref() == Some(&fragment) && is_same_table();
    let known = links.find(&page, &table);
    let kept = known.is_some_and(|known| known.entrance.tickets.contains(&ticket) || is_exchanged);
    if kept && store.is_writable() {
        shell::socket::forget_fragment();
    }
    if followed.as_ref() != Some(&fragment) && online.is_none() && *screen.get() == Screen::Setup {
        *followed = Some(fragment);
        go.write(ScreenRequest::Join(Box::new(Link { page, table, ticket })));
    }
}

/// Marks the tab while it is the turn of a person at this screen.
#[cfg(target_arch = "wasm32")]
fn mark_tab(
    online: Option<Res<Online>>,
    progress: Option<Res<Progress>>,
    seating: Res<Seating>,
    mut marked: Local<bool>,
) {
    let turn = online.is_some() && progress.is_some_and(|progress| seating.human_to_act(progress.may_act));
    if *marked != turn {
        *marked = turn;
        shell::socket::notify_turn(turn);
    }
}
