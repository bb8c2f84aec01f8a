//! The server of a kiosk, which runs while staff allow phones.

use std::{thread, time::Duration};

use bevy::{prelude::*, time::Real};

use super::{VisitSystems, close_table};
use crate::{
    game_screen::showing::leave,
    host::{self, HostRequest, LocalServer},
    kiosk::Kiosk,
    online::Online,
    store::Store,
    texts::Text,
};

/// The time between two attempts to start the server. The network may come up later than the kiosk.
const PAUSE: Duration = Duration::from_secs(20);

/// Adds the system.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, run.in_set(VisitSystems::Staff));
}

/// The time for which a stopping server still serves, so that it can delete the abandoned table.
const FAREWELL: Duration = Duration::from_secs(1);
/// The time that a stopping server needs to release its port.
const END: Duration = Duration::from_secs(4);

/// The server that this module runs, if any, and the time until the next attempt or check.
#[derive(Debug, Default)]
struct OwnServer {
    runs: bool,
    /// The latest request.
    request: Option<HostRequest>,
    pause: Duration,
}

/// Starts, restarts and stops the server according to the staff settings and to the network.
fn run(
    mut kiosk: ResMut<Kiosk>,
    (server, online, time): (Option<Res<LocalServer>>, Option<Res<Online>>, Res<Time<Real>>),
    mut own: Local<OwnServer>,
    mut commands: Commands,
) {
    let wanted = kiosk.staff.phones.then(|| wanted(&kiosk));
    own.pause = own.pause.saturating_sub(time.delta());
    if own.runs {
        let Some(server) = server else { return };
        // Without a table, the server can move to an address that has become likelier, for example because the network
        // came up late.
        let checks = own.pause.is_zero() && online.is_none() && kiosk.staff.address.is_none();
        let moved = checks && host::current_page(&server).is_some_and(|page| page != server.page());
        if checks {
            own.pause = PAUSE;
        }
        if own.request != wanted || moved || !server.is_running() {
            *own = OwnServer { pause: END, ..OwnServer::default() };
            commands.queue(stop);
        }
    } else if let Some(request) = wanted {
        if server.is_some() || !own.pause.is_zero() && own.request.as_ref().is_none_or(|tried| *tried == request) {
            return;
        }
        let started = host::start(&request);
        *own = OwnServer { runs: started.is_ok(), request: Some(request), pause: PAUSE };
        set_error(&mut kiosk, started.as_ref().err().map(host::HostError::text));
        if let Ok(server) = started {
            debug!("phones find this kiosk at {}", server.page());
            commands.insert_resource(server);
        }
    } else {
        own.request = None;
        set_error(&mut kiosk, None);
    }
}

/// Leaves the table of the server, if there is one, and stops the server.
fn stop(world: &mut World) {
    if close_table(world) {
        leave(world);
    }
    if let Some(server) = world.remove_resource::<LocalServer>() {
        // Stopping the server may take seconds, during which the screen must not freeze.
        thread::spawn(move || {
            thread::sleep(FAREWELL);
            drop(server);
        });
    }
}

/// The server that the staff settings request. Its tables are stored with the other data of the kiosk.
fn wanted(kiosk: &Kiosk) -> HostRequest {
    let folder = if let Store::Folder(folder) = &kiosk.store { Some(folder.clone()) } else { None };
    HostRequest { port: kiosk.staff.port, address: kiosk.staff.address, folder, ..HostRequest::default() }
}

fn set_error(kiosk: &mut ResMut<Kiosk>, error: Option<Text>) {
    if kiosk.without_phones != error {
        kiosk.without_phones = error;
    }
}
