//! Signals for people in another window: when it becomes their turn at a table on a server, a bell rings, and the title
//! of the window says so. In a browser the page does this, even while its tab is hidden and draws nothing.

use bevy::{prelude::*, window::PrimaryWindow};

use crate::{
    AppSystems,
    online::Online,
    seats::Seating,
    sound_cues::{Cue, PlayCue},
    table::Progress,
};

/// True while the title of the window says that it is the turn of a person at this screen.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct TurnSignal(pub bool);

/// Adds the signals.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TurnSignal>()
        .add_systems(Update, signal.after(AppSystems::Render).before(AppSystems::Announce));
}

fn signal(
    (online, progress): (Option<Res<Online>>, Option<Res<Progress>>),
    seating: Res<Seating>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut signal: ResMut<TurnSignal>,
    mut was_turn: Local<bool>,
    mut cues: MessageWriter<PlayCue>,
) {
    let is_elsewhere = cfg!(not(target_arch = "wasm32")) && windows.single().is_ok_and(|window| !window.focused);
    let is_turn = online.is_some() && progress.is_some_and(|progress| seating.human_to_act(progress.may_act));
    if is_elsewhere && is_turn && !*was_turn {
        cues.write(Cue::Bell.into());
    }
    *was_turn = is_turn;
    signal.set_if_neq(TurnSignal(is_elsewhere && is_turn));
}

#[cfg(test)]
mod tests {
    use tabletop::{Seat, Seats};

    use super::*;
    use crate::{
        online::{Entrance, Session, Transport, TransportEvent},
        seats::PlayerKind,
    };

    /// A connection to a silent server.
    #[derive(Debug)]
    struct Silence;

    impl Transport for Silence {
        fn open(&mut self, _: &str) {}

        fn send(&mut self, _: &str) {}

        fn close(&mut self) {}

        fn take_events(&mut self) -> Vec<TransportEvent> {
            Vec::new()
        }
    }

    /// Makes it the turn of a seat. Returns the number of bells, and whether the title shows the turn.
    fn turn(app: &mut App, seat: u8) -> (usize, bool) {
        let may_act: Seats = [Seat(seat)].into_iter().collect();
        app.insert_resource(Progress { title: "zoff", seats: 2, start: Seat(0), may_act, over: false });
        app.update();
        let bells = app.world_mut().resource_mut::<Messages<PlayCue>>().drain().count();
        (bells, app.world().resource::<TurnSignal>().0)
    }

    #[test]
    fn a_turn_is_signalled_once_and_only_behind_another_window() {
        let mut app = App::new();
        app.add_message::<PlayCue>().add_plugins(plugin);
        app.insert_resource(Seating::of(vec![PlayerKind::Human, PlayerKind::Remote]));
        let window = app.world_mut().spawn((Window { focused: false, ..default() }, PrimaryWindow)).id();
        assert_eq!(turn(&mut app, 0), (0, false), "a game at this screen alone is not signalled");
        let session = Session::join("http://table.local/".to_owned(), Entrance::new("t", Vec::new()), 1);
        app.insert_resource(Online::new(session, Box::new(Silence)));
        assert_eq!(turn(&mut app, 1), (0, false));
        assert_eq!(turn(&mut app, 0), (1, true));
        assert_eq!(turn(&mut app, 0), (0, true), "the bell rings once");
        app.world_mut().get_mut::<Window>(window).expect("the window exists").focused = true;
        assert_eq!(turn(&mut app, 0), (0, false), "the signal ends once the window has the focus");
        assert_eq!([turn(&mut app, 1), turn(&mut app, 0)], [(0, false); 2]);
    }
}
