//! The server of a kiosk, which runs while staff allow phones.

use std::{thread, time::Duration};

use bevy::{prelude::*, time::Real};

use super::VisitSystems;
use crate::{
    host::{self, HostRequest, LocalServer},
    kiosk::Kiosk,
    store::Store,
    texts::Text,
};

/// The time between two attempts to start the server, since the network may come up later than the kiosk.
const PAUSE: Duration = Duration::from_secs(20);

/// Adds the system.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, run.in_set(VisitSystems::Staff));
}

/// The time in which a stopping server releases its port.
const END: Duration = Duration::from_secs(3);

/// The server that this module started, if any, and the time until the next attempt.
#[derive(Debug, Default)]
struct Own {
    request: Option<HostRequest>,
    pause: Duration,
}

/// Starts, restarts and stops the server according to the staff settings.
fn run(
    mut kiosk: ResMut<Kiosk>,
    (server, time): (Option<Res<LocalServer>>, Res<Time<Real>>),
    mut own: Local<Own>,
    mut commands: Commands,
) {
    let wanted = kiosk.staff.phones.then(|| wanted(&kiosk));
    own.pause = own.pause.saturating_sub(time.delta());
    if own.request.is_some() && own.request != wanted {
        (own.request, own.pause) = (None, END);
        commands.remove_resource::<LocalServer>();
        if let Some(server) = server.map(|server| server.clone()) {
            // Stopping the server may take seconds, during which the screen must not freeze.
            thread::spawn(move || drop(server));
        }
    } else if let Some(request) = wanted.filter(|_| server.is_none() && own.pause.is_zero()) {
        own.pause = PAUSE;
        let started = host::start(&request);
        set_trouble(&mut kiosk, started.as_ref().err().map(host::HostError::text));
        if let Ok(server) = started {
            debug!("phones find this kiosk at {}", server.page());
            own.request = Some(request);
            commands.insert_resource(server);
        }
    } else if !kiosk.staff.phones {
        set_trouble(&mut kiosk, None);
    }
}

/// The server that staff want. Its tables are stored with the other data of the kiosk.
fn wanted(kiosk: &Kiosk) -> HostRequest {
    let folder = if let Store::Folder(folder) = &kiosk.store { Some(folder.clone()) } else { None };
    HostRequest { port: kiosk.staff.port, address: kiosk.staff.address, page: None, folder }
}

fn set_trouble(kiosk: &mut ResMut<Kiosk>, trouble: Option<Text>) {
    if kiosk.without_phones != trouble {
        kiosk.without_phones = trouble;
    }
}
