//! Phones at a kiosk: runs the server while staff allow phones, receives phones that join in attract mode, replaces
//! people who keep the others waiting or never come, deletes abandoned tables, and counts the tables that nobody joins.

use std::time::Duration;

use bevy::{prelude::*, time::Real};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Order, Rect, Vec2, pos2, vec2},
};
use online::{FromClient, Occupant, SeatState};
use tabletop::{Level, Seat, Seats};

use self::wake_limit::WakeLimit;
use super::{KioskSystems, VisitSystems};
use crate::{
    emblems,
    game_screen::phones_panel::{JoinTimer, PhonesPanel, people_with_phones},
    host::LocalServer,
    kiosk::{AwaitedSeat, ExpectedInput, Kiosk, PhoneState, PhoneTimer, VisitorGone, VisitorResources},
    online::{Links, Online, Phase},
    playback::PlaybackStatus,
    screen::NavigationSystems,
    seats::{SeatSummary, names},
    table::Progress,
    ui::{announcements::announce, requests::ScreenRequest},
    widgets::prelude::*,
};

mod reception;
#[cfg(not(target_arch = "wasm32"))]
mod server;
mod wake_limit;

/// The level of the computer player that replaces a person who has gone.
const LEVEL: Level = Level::Easy;
/// How long to wait for a connection to the server in order to ask it to delete an abandoned table.
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(30);
/// How long the connection is kept after that request, so that the request reaches the server.
const FAREWELL: Duration = Duration::from_secs(2);

/// The activity at a table for phones.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PhoneTable {
    /// The input for which the screen waits; `None` if its table is not for phones.
    pub awaits: Option<ExpectedInput>,
    /// True if something happened at the table in this frame.
    pub happened: bool,
    /// True if a phone has joined, waits for a table, and may begin a visit.
    pub is_wanted: bool,
    /// The seat whose person is asked to act, with the remaining seconds.
    asks: Option<(Seat, u32)>,
}

/// An abandoned table, which stays connected until its server has been asked to delete it.
#[derive(Resource, Debug)]
struct LeftTable {
    online: Online,
    was_deleted: bool,
    time: Timer,
}

/// Adds the systems.
pub fn plugin(app: &mut App) {
    app.init_visitor_resource::<PhoneTable>()
        .init_resource::<WakeLimit>()
        // Visitors must not see the tables of earlier visitors in the list.
        .add_observer(|_: On<VisitorGone>, mut links: ResMut<Links>| links.forget_all())
        .add_observer(reception::dismiss)
        .add_systems(
            Update,
            (
                (watch, count_unjoined).chain().before(VisitSystems::Visit).after(VisitSystems::Staff),
                reception::receive.after(VisitSystems::Visit).before(VisitSystems::Attract),
                leave_tables.after(NavigationSystems::Request).before(NavigationSystems::Execute),
            ),
        )
        .add_systems(Last, delete_left.run_if(resource_exists::<LeftTable>))
        .add_systems(EguiPrimaryContextPass, show.in_set(KioskSystems::Phones));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(server::plugin);
}

/// The state of the table in a frame.
#[derive(Debug, Clone, Default, PartialEq)]
struct SeenTable {
    actions: usize,
    seats: Vec<SeatState>,
    /// The number of signs of life by seat, as returned by [`Online::signs`].
    signs: Vec<usize>,
}

impl SeenTable {
    /// Returns true if the table has changed since an earlier frame, or if the person in the awaited seat has given a
    /// sign of life. Signs from other people do not count.
    fn answers(&self, before: &SeenTable, awaited: Option<Seat>) -> bool {
        let signs = |table: &SeenTable| awaited.and_then(|seat| table.signs.get(seat.index()).copied()).unwrap_or(0);
        self.actions != before.actions || self.seats != before.seats || signs(self) != signs(before)
    }
}

/// Checks whether anything happens at the table, and whether a person keeps the others waiting.
fn watch(
    (online, server): (Option<ResMut<Online>>, Option<Res<LocalServer>>),
    (progress, summary, showing): (Option<Res<Progress>>, Res<SeatSummary>, Res<PlaybackStatus>),
    (panel, kiosk, limit, time): (Res<PhonesPanel>, Res<Kiosk>, Res<WakeLimit>, Res<Time<Real>>),
    mut table: ResMut<PhoneTable>,
    (mut timer, mut seen): (Local<PhoneTimer>, Local<SeenTable>),
) {
    let is_wanted = limit.may_wake() && server.as_ref().is_some_and(|server| server.has_waiting_phone());
    let online = online.zip(server).filter(|(online, server)| online.session.page() == server.page());
    let Some((mut online, _)) = online else {
        *timer = PhoneTimer::default();
        table.set_if_neq(PhoneTable { is_wanted, ..PhoneTable::default() });
        return;
    };
    let seats = online.session.seats();
    let progress = progress.as_deref().filter(|_| online.session.phase() == Phase::AtTable);
    let may_act = progress.map(|progress| progress.may_act).unwrap_or_default();
    let here = online.session.viewer();
    // A panel that somebody opens again during the game does not interrupt it.
    let are_joining = panel.0 && summary.actions == 0;
    // Nobody is hurried before the screen has shown the earlier actions, or while phones are still joining. A seat that
    // nobody has taken is awaited only while somebody is at the table.
    let awaited = awaited_seat(seats, may_act, here)
        .filter(|awaited| !showing.busy && !are_joining && (awaited.is_taken || is_anyone_present(seats)));
    let now = SeenTable { actions: summary.actions, seats: seats.to_vec(), signs: online.signs().to_vec() };
    let (happened, is_answer) = (*seen != now, now.answers(&seen, awaited.map(|awaited| awaited.seat)));
    if happened {
        *seen = now;
    }
    let awaits = if are_joining {
        ExpectedInput::Reader
    } else {
        let acts_here = may_act.iter().any(|seat| here.contains(&seat)) && !showing.busy;
        expected_input(seats, acts_here, progress.is_some_and(|progress| progress.over))
    };
    let mut asks = None;
    match timer.pass(time.delta(), awaited, is_answer, &kiosk.staff) {
        PhoneState::Calm => {}
        PhoneState::Asks(seat, left) => {
            if table.asks.is_none_or(|(before, _)| before != seat) {
                online.send(&FromClient::Ask { seat });
            }
            asks = Some((seat, left));
        }
        PhoneState::Gone(seat) => {
            let is_present = seats[seat.index()].present;
            // A phone left with its page open loses its seat, so that no stranger can continue with it.
            if is_present {
                online.send(&FromClient::Free { seat });
            }
            online.send(&FromClient::Replace { seat, level: LEVEL });
        }
    }
    table.set_if_neq(PhoneTable { awaits: Some(awaits), happened, is_wanted, asks });
}

/// Counts the tables that nobody joins, because phones may be unable to reach this screen. The count restarts once
/// somebody joins a table.
fn count_unjoined(
    online: Option<Res<Online>>,
    timer: Res<JoinTimer>,
    mut kiosk: ResMut<Kiosk>,
    mut is_counted: Local<bool>,
) {
    let Some(online) = online.filter(|online| online.is_local) else {
        *is_counted = false;
        return;
    };
    if people_with_phones(&online.session) > 0 {
        if kiosk.unjoined_tables > 0 {
            kiosk.unjoined_tables = 0;
        }
    } else if timer.is_over() && !*is_counted {
        *is_counted = true;
        kiosk.unjoined_tables += 1;
    }
}

/// The first seat that may act and is neither at this screen nor played by a computer. `here` are the seats at this
/// screen.
fn awaited_seat(seats: &[SeatState], may_act: Seats, here: &[Seat]) -> Option<AwaitedSeat> {
    let awaited = |seat: Seat| match seats.get(seat.index())?.occupant {
        Occupant::Person => Some(AwaitedSeat { seat, is_taken: true }),
        Occupant::Nobody => Some(AwaitedSeat { seat, is_taken: false }),
        Occupant::Computer(_) => None,
    };
    may_act.iter().filter(|seat| !here.contains(seat)).find_map(awaited)
}

/// The input for which the screen of a table waits once everybody has joined. `acts_here` is true if it is the turn of
/// somebody at this screen.
fn expected_input(seats: &[SeatState], acts_here: bool, is_over: bool) -> ExpectedInput {
    if is_over || !is_anyone_present(seats) {
        return ExpectedInput::Choice;
    }
    if acts_here { ExpectedInput::Turn } else { ExpectedInput::Nobody }
}

/// Returns true if a person is at the table, with a phone or at this screen.
fn is_anyone_present(seats: &[SeatState]) -> bool {
    seats.iter().any(|state| state.occupant == Occupant::Person && state.present)
}

/// Deletes a table that the visitors leave, so that its code and its links become invalid.
fn leave_tables(mut requests: MessageReader<ScreenRequest>, mut commands: Commands) {
    if requests.read().any(|request| matches!(request, ScreenRequest::Setup | ScreenRequest::Play(_))) {
        commands.queue(|world: &mut World| {
            close_table(world);
        });
    }
}

/// Leaves the table for phones and has its server delete it. Returns false if there is no such table.
pub fn close_table(world: &mut World) -> bool {
    let page = world.get_resource::<LocalServer>().map(|server| server.page().to_owned());
    if world.get_resource::<Online>().is_none_or(|online| Some(online.session.page()) != page.as_deref()) {
        return false;
    }
    if let Some(online) = world.remove_resource::<Online>() {
        let time = Timer::new(CONNECTION_TIMEOUT, TimerMode::Once);
        world.insert_resource(LeftTable { online, was_deleted: false, time });
    }
    true
}

/// Asks the server to delete an abandoned table, once it is connected.
fn delete_left(mut left: ResMut<LeftTable>, time: Res<Time<Real>>, mut commands: Commands) {
    let LeftTable { online, was_deleted, time: remaining } = &mut *left;
    online.work(time.elapsed_secs_f64(), 0.5);
    if !*was_deleted && online.session.phase() == Phase::AtTable {
        online.send(&FromClient::Delete);
        *was_deleted = true;
        *remaining = Timer::new(FAREWELL, TimerMode::Once);
    }
    if remaining.tick(time.delta()).is_finished() {
        commands.remove_resource::<LeftTable>();
    }
}

fn show(mut contexts: EguiContexts, table: Res<PhoneTable>, summary: Res<SeatSummary>) -> Result {
    let Some((seat, left)) = table.asks else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let asked = text!("phones-asked", who = &names::name(&summary.names, seat));
    draw(ctx, seat, &asked, left);
    Ok(())
}

/// Draws the question to the person in a seat over the lower part of the window. The board stays visible, because the
/// person has to act on it.
fn draw(ctx: &Context, seat: Seat, asked: &Text, left: u32) {
    let (scale, screen) = (Scale::of(ctx), ctx.content_rect());
    let (gap, pad) = (scale.gap(1.0), scale.pad());
    announce(ctx, asked);
    let width = scale.column(1_000.0).min(screen.width() - 2.0 * gap);
    let text = ctx.tr(asked);
    let side = scale.text(48.0) * 1.5;
    let inner = width - 2.0 * pad - 2.0 * (side + gap);
    let height = text_height(ctx, &text, Type::Title, inner).max(side) + 2.0 * pad;
    let place = Rect::from_min_size(
        pos2(screen.center().x - width / 2.0, screen.bottom() - height - gap),
        vec2(width, height.min(screen.height() - 2.0 * gap)),
    );
    let area = style::fixed_area(Id::new("silent phone"), Order::Tooltip, place.min);
    area.show(ctx, |ui| {
        ui.expand_to_include_rect(place);
        style::panel(ui, "silent phone", place, |ui| {
            let mut area = ui.max_rect();
            let medal = Rect::from_center_size(area.cut_left(side, gap).center(), Vec2::splat(side));
            emblems::medal(ui.painter(), medal, seat, Tone::Full);
            let number = area.cut_right(side, gap);
            line_in(ui, number, Align2::RIGHT_CENTER, &ui.tr(Text::number(left)), Type::Poster, INK);
            lines_in(ui, area, Align2::LEFT_CENTER, &text, Type::Title, INK);
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::checks::{WINDOWS, draw_rects, faults};

    #[test]
    fn the_question_to_a_phone_fits_in_every_window() {
        let who = names::name(&[], Seat(3));
        for window in WINDOWS {
            let asked = text!("phones-asked", who = &who);
            let all = draw_rects(window, |ctx| draw(ctx, Seat(3), &asked, 20));
            assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?}");
        }
    }

    #[test]
    fn nobody_answers_for_another_person() {
        let before = SeenTable { actions: 3, ..SeenTable::default() };
        let with_signs = |signs: &[usize]| SeenTable { signs: signs.to_vec(), ..before.clone() };
        let answers = |now: SeenTable, seat| now.answers(&before, Some(Seat(seat)));
        assert!(answers(with_signs(&[0, 1]), 1) && answers(SeenTable { actions: 4, ..before.clone() }, 0));
        assert!(!answers(with_signs(&[0, 1]), 0) && !answers(with_signs(&[0, 1]), 2) && !answers(before.clone(), 1));
        assert!(!with_signs(&[0, 1]).answers(&before, None), "nobody is awaited");
    }

    #[test]
    fn the_game_waits_for_people_and_for_seats_that_nobody_has_taken() {
        let state = |occupant, present| SeatState { occupant, present, rematch: false, votes: 0 };
        let seats = [
            state(Occupant::Person, true),
            state(Occupant::Computer(Level::Easy), true),
            state(Occupant::Nobody, false),
            state(Occupant::Person, true),
        ];
        let awaited = |may_act: &[u8]| {
            let may_act = may_act.iter().map(|seat| Seat(*seat)).collect();
            awaited_seat(&seats, may_act, &[Seat(0)]).map(|awaited| (awaited.seat.0, awaited.is_taken))
        };
        assert_eq!((awaited(&[]), awaited(&[0]), awaited(&[1])), (None, None, None));
        assert_eq!((awaited(&[2]), awaited(&[3])), (Some((2, false)), Some((3, true))));
        assert_eq!(awaited(&[0, 1, 2, 3]), Some((2, false)));
    }

    #[test]
    fn an_abandoned_table_and_a_finished_game_wait_for_a_choice() {
        let state = |present| SeatState { occupant: Occupant::Person, present, rematch: false, votes: 0 };
        let (together, gone) = ([state(true), state(false)], [state(false); 2]);
        assert_eq!(expected_input(&together, false, false), ExpectedInput::Nobody, "the phones have their own timer");
        assert_eq!(expected_input(&together, true, false), ExpectedInput::Turn);
        assert_eq!(expected_input(&together, false, true), ExpectedInput::Choice, "phones left at the results");
        assert_eq!(expected_input(&gone, true, false), ExpectedInput::Choice);
    }

    #[test]
    fn somebody_is_there_as_long_as_one_phone_is_connected() {
        let state = |occupant, present| SeatState { occupant, present, rematch: false, votes: 0 };
        let computer = state(Occupant::Computer(Level::Easy), true);
        assert!(!is_anyone_present(&[computer, state(Occupant::Person, false), state(Occupant::Nobody, false)]));
        assert!(is_anyone_present(&[computer, state(Occupant::Person, true)]));
    }
}
