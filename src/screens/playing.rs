//! Starting, resuming, replaying and looking back, for any game.

use bevy::prelude::*;
use tabletop::{Level, records};

use crate::{
    files,
    game::Setting,
    game_screen::showing::{end_lesson, show_match, sit_down},
    menu::{draft::Draft, memory},
    person::Person,
    playback::{self, Showing, Shown},
    record::{self, Why, slots::Running},
    seats::{
        Seating, Sitter,
        bot::Minds,
        glance::{self, Glance},
        handover, replay,
    },
    seed::fresh_seed,
    store::{Store, Writer},
    table::Playing,
    texts::{self, Text, text},
    turn::Intents,
    ui::wishes::{Go, NewGame, Offer},
};

pub(super) fn play_of<G: Shown>(world: &mut World, setting: G::Setting, game: NewGame) {
    let words = game.sitters.iter().map(|sitter| sitter.word().to_owned()).collect();
    match record::begin::<G>(world, setting, words, game.seed, game.start) {
        Ok(()) => {
            let seating = game.seating();
            if let Some(set_up) = world.resource::<record::Log<G>>().record().map(|record| record.set_up) {
                let mut person = world.resource_mut::<Person>();
                person.sit_down(set_up, &seating);
                if seating.is_shared() {
                    person.recall(&game.people);
                }
                if seating.humans().next().is_some() {
                    person.owners = game.owners;
                }
            }
            enter::<G>(world, seating, game.seed);
        }
        // The set-up screen offers only valid games; a command line may request others.
        Err(error) => {
            let why = text!("given-sentence", given = texts::Given::error(error));
            world.resource_mut::<Offer>().trouble = Some(text!("game-impossible", error = why));
        }
    }
}

pub(super) fn resume_of<G: Shown>(world: &mut World, record: records::Record<G>, running: Running) {
    let sitters = record.seats.iter().map(|word| handover::last(word)).collect();
    let (seating, seed) = (world.resource::<Person>().at_table(record.set_up, sitters), record.seed);
    let made = record.made.clone();
    match record::resume(world, record, running) {
        Ok(()) => enter::<G>(world, seating, seed),
        Err(error) => world.resource_mut::<Offer>().trouble = Some(impossible::<G>(&error, made.as_ref())),
    }
}

/// Describes the reason why a record cannot be replayed.
pub(super) fn impossible<G: Shown>(error: &Why<G>, made: Option<&records::Made>) -> Text {
    text!("game-impossible", error = record::trouble::<G>(error, made))
}

pub(super) fn hand_out_of<G: Shown>(world: &mut World) {
    let Some(record) = world.resource::<record::Log<G>>().record() else { return };
    let name = format!("{}-{}-{}.hacienda", G::TITLE, record.seed, record.actions.len());
    let bytes = record.text().into_bytes();
    world.write_message(files::Wish::HandOut { name, bytes });
}

pub(super) fn again_of<G: Shown>(world: &mut World, level: Option<Level>) {
    let record = world.resource::<record::Log<G>>().record();
    let (mut seating, before) =
        (handover::as_begun(world.resource::<Seating>(), record), record.map(|record| record.start));
    let Some(setting) = world.get_resource::<Playing<G>>().map(|playing| playing.0.clone()) else { return };
    if let Some(level) = level {
        let change = |sitters: &mut [Sitter]| {
            let bots = sitters.iter_mut().filter(|sitter| matches!(sitter, Sitter::Bot(_)));
            bots.for_each(|sitter| *sitter = Sitter::Bot(level));
        };
        change(&mut seating.sitters);
        change(&mut world.resource_mut::<Draft>().sitters);
        let (draft, store) = (world.resource::<Draft>().clone(), world.resource::<Store>().clone());
        memory::keep(&draft, &store, &mut world.resource_mut::<Writer>());
    }
    let start = before.and_then(|before| seating.begins_after(before));
    let Seating { sitters, people, owners } = seating;
    let game =
        NewGame { setting: Setting::of::<G>(setting.clone()), sitters, seed: fresh_seed(), start, people, owners };
    play_of::<G>(world, setting, game);
}

/// Sets up everything around a game that has just started.
pub(super) fn enter<G: Shown>(world: &mut World, seating: Seating, seed: u64) {
    end_lesson(world);
    world.resource_mut::<Draft>().last_cards = Some(seed);
    world.resource_mut::<Intents<G>>().clear();
    let minds = Minds::new(&seating, seed);
    sit_down::<G>(world, seating, minds);
}

pub(super) fn open_replay_of<G: Shown>(world: &mut World, record: records::Record<G>) {
    let seating = world.resource::<Person>().at_table(record.set_up, Vec::new());
    world.insert_resource(seating);
    let made = record.made.clone();
    match replay::open(world, record) {
        Ok(()) => show_match::<G>(world),
        Err(error) => world.resource_mut::<Offer>().trouble = Some(impossible::<G>(&error, made.as_ref())),
    }
}

/// Goes to another position of the record that is being replayed.
pub(super) fn seek<G: Shown>(world: &mut World, to: usize) {
    world.resource_mut::<Intents<G>>().clear();
    let to = world.get_resource::<Glance<G>>().map_or(to, |glance| glance.earliest(to));
    match replay::seek::<G>(world, to) {
        Ok(()) => {
            world.get_resource_mut::<Glance<G>>().into_iter().for_each(|mut glance| glance.stay());
            playback::look::<G>(world);
        }
        Err(error) => error!("the record cannot be shown from there: {error}"),
    }
}

/// Looks back at the current game.
pub(super) fn glance<G: Shown>(world: &mut World, at: usize, until: Option<usize>) {
    // A scoring that is still to be shown would be lost.
    if world.resource::<Showing>().holds_scoring {
        return;
    }
    match glance::open::<G>(world, at, until) {
        Ok(()) => playback::look::<G>(world),
        Err(error) => error!("the record cannot be shown from there: {error}"),
    }
}

pub(super) fn end_glance<G: Shown>(world: &mut World) {
    let playback = world.resource::<playback::Playback<G>>();
    if let (Some(glance), Some(shown)) = (world.get_resource::<Glance<G>>(), playback.shown())
        && glance.is_over(shown, playback.busy())
    {
        world.write_message(Go::Now);
    }
}
