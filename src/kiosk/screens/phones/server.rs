//! The server of a kiosk, which runs while staff allow phones.

use std::{thread, time::Duration};

use bevy::{prelude::*, time::Real};

use super::VisitSystems;
use crate::{
    host::{self, HostRequest, LocalServer},
    kiosk::Kiosk,
};

/// The time between two attempts to start the server, since the network may come up later than the kiosk.
const PAUSE: Duration = Duration::from_secs(20);

/// Adds the system.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, run.in_set(VisitSystems::Staff));
}

/// The server that this module started, if any, and the time until the next attempt.
#[derive(Debug, Default)]
struct Own {
    runs: bool,
    pause: Duration,
}

/// Starts and stops the server according to the staff settings.
fn run(
    mut kiosk: ResMut<Kiosk>,
    (server, time): (Option<Res<LocalServer>>, Res<Time<Real>>),
    mut own: Local<Own>,
    mut commands: Commands,
) {
    if kiosk.staff.phones && server.is_none() {
        own.pause = own.pause.saturating_sub(time.delta());
        if !own.pause.is_zero() {
            return;
        }
        own.pause = PAUSE;
        let request = HostRequest { address: kiosk.staff.address, ..HostRequest::default() };
        let started = host::start(&request);
        let trouble = started.as_ref().err().map(host::HostError::text);
        if kiosk.without_phones != trouble {
            kiosk.without_phones = trouble;
        }
        if let Ok(server) = started {
            debug!("phones find this kiosk at {}", server.page());
            own.runs = true;
            commands.insert_resource(server);
        }
    } else if !kiosk.staff.phones {
        own.pause = Duration::ZERO;
        if kiosk.without_phones.is_some() {
            kiosk.without_phones = None;
        }
        if let Some(server) = server.filter(|_| std::mem::take(&mut own.runs)) {
            let server = server.clone();
            commands.remove_resource::<LocalServer>();
            // Stopping the server may take seconds, during which the screen must not freeze.
            thread::spawn(move || drop(server));
        }
    }
}
