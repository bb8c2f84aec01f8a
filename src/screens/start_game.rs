//! Starts, resumes and replays games, and looks back at them; generic over the game.

use bevy::prelude::*;
use tabletop::{Level, records};

use crate::{
    files,
    game::Setting,
    game_screen::showing::{end_lesson, show_laid_out_game, show_match},
    menu::{draft::Draft, last_choices},
    playback::{self, AnimatedGame, PlaybackStatus},
    profile::Profile,
    record::{self, ReplayFailure, slots::CurrentSlot},
    seats::{
        PlayerKind, Seating,
        bot::Bots,
        leave_seat,
        look_back::{self, LookBack},
        replay,
    },
    seed::fresh_seed,
    store::{Store, Writer},
    table::GameSetting,
    texts::{self, Text, text},
    turn::Intents,
    ui::requests::{NewGame, ResumableGames, ScreenRequest},
};

pub(super) fn play<G: AnimatedGame>(world: &mut World, setting: G::Setting, game: NewGame) {
    let words = game.player_kinds.iter().map(|player_kind| player_kind.word().to_owned()).collect();
    match record::begin::<G>(world, setting, words, game.seed, game.start) {
        Ok(()) => {
            let seating = game.seating();
            if let Some(set_up) = world.resource::<record::Log<G>>().record().map(|record| record.set_up) {
                let mut person = world.resource_mut::<Profile>();
                person.store_table(set_up, &seating);
                if seating.is_shared() {
                    person.remember_names(&game.people);
                }
                if seating.humans().next().is_some() {
                    person.owners = game.owners;
                }
            }
            enter::<G>(world, seating, game.seed);
        }
        // The set-up screen offers only valid games; a command line may request others.
        Err(error) => {
            let why = text!("given-sentence", given = texts::Untranslated::error(error));
            world.resource_mut::<ResumableGames>().error = Some(text!("game-impossible", error = why));
        }
    }
}

pub(super) fn resume<G: AnimatedGame>(world: &mut World, record: records::Record<G>, running: CurrentSlot) {
    let player_kinds = record.seats.iter().map(|word| leave_seat::current_player(word)).collect();
    let (seating, seed) = (world.resource::<Profile>().at_table(record.set_up, player_kinds), record.seed);
    let made = record.made.clone();
    match record::resume(world, record, running) {
        Ok(()) => enter::<G>(world, seating, seed),
        Err(error) => {
            world.resource_mut::<ResumableGames>().error = Some(replay_failure_text::<G>(&error, made.as_ref()))
        }
    }
}

/// Describes the reason why a record cannot be replayed.
pub(super) fn replay_failure_text<G: AnimatedGame>(
    error: &ReplayFailure<G>,
    made: Option<&records::ProgramVersion>,
) -> Text {
    text!("game-impossible", error = record::replay_error_text::<G>(error, made))
}

pub(super) fn save_record<G: AnimatedGame>(world: &mut World) {
    let Some(record) = world.resource::<record::Log<G>>().record() else { return };
    let name = format!("{}-{}-{}.hacienda", G::TITLE, record.seed, record.actions.len());
    let bytes = record.text().into_bytes();
    world.write_message(files::FileRequest::Save { name, bytes });
}

pub(super) fn play_again<G: AnimatedGame>(world: &mut World, level: Option<Level>) {
    let record = world.resource::<record::Log<G>>().record();
    let (mut seating, before) =
        (leave_seat::initial_seating(world.resource::<Seating>(), record), record.map(|record| record.start));
    let Some(setting) = world.get_resource::<GameSetting<G>>().map(|playing| playing.0.clone()) else { return };
    if let Some(level) = level {
        let change = |player_kinds: &mut [PlayerKind]| {
            let bots = player_kinds.iter_mut().filter(|player_kind| matches!(player_kind, PlayerKind::Bot(_)));
            bots.for_each(|player_kind| *player_kind = PlayerKind::Bot(level));
        };
        change(&mut seating.player_kinds);
        change(&mut world.resource_mut::<Draft>().player_kinds);
        let (draft, store) = (world.resource::<Draft>().clone(), world.resource::<Store>().clone());
        last_choices::save(&draft, &store, &mut world.resource_mut::<Writer>());
    }
    let start = before.and_then(|before| seating.next_starting_seat(before));
    let Seating { player_kinds, people, owners, .. } = seating;
    let game =
        NewGame { setting: Setting::of::<G>(setting.clone()), player_kinds, seed: fresh_seed(), start, people, owners };
    play::<G>(world, setting, game);
}

/// Prepares the draft, the intents and the computer players for a game that has just been started or resumed, and shows
/// it.
pub(super) fn enter<G: AnimatedGame>(world: &mut World, seating: Seating, seed: u64) {
    end_lesson(world);
    world.resource_mut::<Draft>().last_cards = Some(seed);
    world.resource_mut::<Intents<G>>().clear();
    let bots = Bots::new(&seating, seed);
    show_laid_out_game::<G>(world, seating, bots);
}

pub(super) fn open_replay<G: AnimatedGame>(world: &mut World, record: records::Record<G>) {
    let seating = world.resource::<Profile>().at_table(record.set_up, Vec::new());
    world.insert_resource(seating);
    let made = record.made.clone();
    match replay::open(world, record) {
        Ok(()) => show_match::<G>(world),
        Err(error) => {
            world.resource_mut::<ResumableGames>().error = Some(replay_failure_text::<G>(&error, made.as_ref()))
        }
    }
}

/// Goes to another position in a replay or a look back.
pub(super) fn seek<G: AnimatedGame>(world: &mut World, to: usize) {
    world.resource_mut::<Intents<G>>().clear();
    let to = world.get_resource::<LookBack<G>>().map_or(to, |look_back| look_back.earliest(to));
    match replay::seek::<G>(world, to) {
        Ok(()) => {
            world.get_resource_mut::<LookBack<G>>().into_iter().for_each(|mut look_back| look_back.cancel_auto_end());
            playback::jump_to_table::<G>(world);
        }
        Err(error) => error!("cannot go to this position of the record: {error}"),
    }
}

/// Starts a look back at the current game.
pub(super) fn look_back<G: AnimatedGame>(world: &mut World, at: usize, until: Option<usize>) {
    // A scoring that has not been shown yet would be lost.
    if world.resource::<PlaybackStatus>().has_scoring {
        return;
    }
    match look_back::open::<G>(world, at, until) {
        Ok(()) => playback::jump_to_table::<G>(world),
        Err(error) => error!("cannot go to this position of the record: {error}"),
    }
}

pub(super) fn end_look_back<G: AnimatedGame>(world: &mut World) {
    let playback = world.resource::<playback::Playback<G>>();
    if let (Some(look_back), Some(shown)) = (world.get_resource::<LookBack<G>>(), playback.shown())
        && look_back.is_over(shown, playback.is_busy())
    {
        world.write_message(ScreenRequest::EndLookBack);
    }
}
