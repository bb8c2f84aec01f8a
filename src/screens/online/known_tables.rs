//! The known tables of this device: reads and stores them, and keeps their states up to date.

use bevy::prelude::*;
use online::Reason;
#[cfg(target_arch = "wasm32")]
use shell::socket::server_of_page;

use crate::{
    game_screen::hall_view::HallView,
    menu::draft::{Dialog, Draft},
    online::{Links, Looks, Online, Phase, links::KnownTable},
    screen::Screen,
    seats::Seating,
    store::{self, Store, Unreadable, Writer},
    table::Progress,
    texts::text,
    ui::requests::MenuOpen,
};

const FILE: &str = "online-tables.json";

pub(super) fn read_links(store: Res<Store>, mut unreadable: ResMut<Unreadable>, mut links: ResMut<Links>) {
    let read = unreadable.read_json::<Links>(&store, FILE, text!("online-links-aside"));
    let (given, local) = (links.server.take(), links.local.take());
    *links = read.unwrap_or_default();
    links.local = local;
    #[cfg(target_arch = "wasm32")]
    let given = given.or_else(server_of_page);
    links.server = given.or(links.server.take());
}

/// Stores the links.
pub(super) fn store_links(links: &Links, store: &Store, writer: &mut Writer) {
    if store.is_writable() {
        let links = links.clone();
        writer.write(store, FILE, move |store| store.replace(FILE, &serde_json::to_string(&links)?));
    }
}

/// Stores the links after a change.
fn store(world: &mut World) {
    let (links, store) = (world.resource::<Links>().clone(), world.resource::<Store>().clone());
    store_links(&links, &store, &mut world.resource_mut::<Writer>());
}

/// Removes a table from the known tables.
pub fn remove_table(world: &mut World, number: usize) {
    let mut links = world.resource_mut::<Links>();
    let Some(known) = links.tables().get(number).cloned() else { return };
    links.forget(&known.page, &known.entrance.table);
    store(world);
}

/// Marks the table of the session as gone, if the server refused it for this reason.
pub(super) fn mark_gone(world: &mut World, reason: Reason) {
    // A screen for a hall has other tickets than the player at this device.
    if !matches!(reason, Reason::NoTable | Reason::NoTicket) || world.contains_resource::<HallView>() {
        return;
    }
    let session = &world.resource::<Online>().session;
    let Some(entrance) = session.entrance() else { return };
    let (page, table) = (session.page().to_owned(), entrance.table.clone());
    if world.resource_mut::<Links>().mark_gone(&page, &table) {
        store(world);
    }
}

/// While the known tables are shown, asks their servers for their states.
pub(super) fn ask_for_states(world: &mut World) {
    let is_shown = *world.resource::<State<Screen>>().get() == Screen::Setup
        && matches!(world.resource::<Draft>().dialog, Some(Dialog::Online(_)))
        && !world.contains_resource::<Online>();
    if !is_shown {
        // This ends the connections.
        world.remove_resource::<Looks>();
        return;
    }
    let now = world.resource::<Time<Real>>().elapsed_secs_f64();
    let mut looks = world.remove_resource::<Looks>().unwrap_or_default();
    let mut links = std::mem::take(&mut *world.resource_mut::<Links>());
    let changed = looks.work(now, store::now(), &mut links, || Box::new(super::connection(world)));
    *world.resource_mut::<Links>() = links;
    world.insert_resource(looks);
    if changed {
        store(world);
    }
}

/// Stores the links of the table, and whether its game is over or waits for a person at this screen.
pub(super) fn keep_links(
    mut online: ResMut<Online>,
    mut links: ResMut<Links>,
    (progress, seating): (Option<Res<Progress>>, Res<Seating>),
    (store, mut writer): (Res<Store>, ResMut<Writer>),
    mut menu: ResMut<MenuOpen>,
) {
    let Some((progress, entrance)) = progress.zip(online.session.entrance().cloned()) else { return };
    if online.session.phase() != Phase::AtTable {
        return;
    }
    let page = online.session.page().to_owned();
    let mut changed = false;
    if online.links_changed {
        online.links_changed = false;
        // New links are shown at once, so that they can be sent.
        online.shows_links &= entrance.links.iter().any(Option::is_some);
        menu.0 |= online.shows_links;
        links.remember(KnownTable {
            page: page.clone(),
            title: progress.title.to_owned(),
            entrance: entrance.clone(),
            over: false,
            turn: false,
            gone: false,
            seen: 0,
        });
        changed = true;
    }
    let turn = seating.human_to_act(progress.may_act);
    changed |= links.see(&page, &entrance.table, (progress.over, turn), store::now());
    if changed {
        store_links(&links, &store, &mut writer);
    }
}
