//! Tests of games of Zoff in Buffalo and Hab & Gut in which the program restarts after each action. A restart loses
//! nothing, a crash would lose at most the last action, and secrets stay hidden in reports and behind the curtain.

use std::{fs, path::Path};

use bevy::prelude::*;
use hab_gut::HabGut;
use hacienda::{
    game_plugin,
    playable::Playable,
    record::{
        self, Log, report,
        save::{self, LoadError},
        slots::CurrentSlot,
    },
    seats::{PlayerKind, ScreenViewer, Seating},
    store::Store,
    table,
    turn::{Intent, Intents},
};
use hacienda_bots::Level;
use tabletop::{Rng, Seat, Thinker, Viewer, records::Record};
use zoff::{Rulebook, Variants, Zoff};

use crate::saves::{finish, folder};

const PROGRAM: report::Program<&str> = report::Program { version: "1", platform: String::new(), settings: "quiet" };

/// Returns an app with two people and a bot. The test, not a plugin, chooses the bot's actions.
fn app(folder: &Path) -> App {
    let mut app = App::new();
    app.add_plugins((game_plugin, save::plugin)).insert_resource(Store::from(folder));
    app.insert_resource(Seating::of(player_kinds()));
    app
}

fn player_kinds() -> Vec<PlayerKind> {
    vec![PlayerKind::Human, PlayerKind::Human, PlayerKind::Bot(Level::Medium)]
}

/// Returns the saved game, if there is one.
fn saved<G: Playable>(folder: &Path) -> Option<(Record<G>, CurrentSlot)> {
    match save::read(&Store::from(folder)) {
        Ok(saved) => Some((
            saved.record.get::<G>().cloned().expect("the game is of this title"),
            CurrentSlot::of(saved.saved_game),
        )),
        Err(LoadError::Nothing) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Replaces secret actions of the record with other known actions of the same kind that are still secret. Returns the
/// new record and the number of replacements.
fn with_other_secrets<G: Playable>(record: &Record<G>, last: &G::Position, known: &[G::Action]) -> (Record<G>, usize) {
    let (mut other, mut replaced) = (record.clone(), 0);
    for line in other.actions.iter_mut().filter(|line| G::is_hidden_in_reports(last, line.action)) {
        let kind = std::mem::discriminant(&line.action);
        let is_other = |action: &&G::Action| std::mem::discriminant(*action) == kind && **action != line.action;
        let another = known.iter().filter(is_other).find(|action| G::is_hidden_in_reports(last, **action));
        if let Some(another) = another {
            line.action = *another;
            replaced += 1;
        }
    }
    (other, replaced)
}

/// Plays a whole game and restarts the program after every action. Returns the number of actions, how many secrets the
/// reports hid in total, and how often the curtain was shown.
fn play<G: Playable>(name: &str, setting: G::Setting, seed: u64) -> (usize, usize, usize) {
    let folder = folder(name);
    let words: Vec<String> = player_kinds().iter().map(|kind| kind.word().to_owned()).collect();
    let (mut before, mut secrets, mut curtains): (Option<G::Position>, usize, usize) = (None, 0, 0);
    let mut rng = Rng::new(seed, 17);
    // The secret actions so far.
    let mut known: Vec<G::Action> = Vec::new();
    for played in 0.. {
        let mut app = app(&folder);
        match saved::<G>(&folder) {
            Some((record, running)) => {
                assert_eq!(record.actions.len(), played, "{name}: every action before the restart is restored");
                record::resume::<G>(app.world_mut(), record, running).expect("the record replays");
            }
            None => {
                assert_eq!(played, 0, "{name}: a running game stays saved");
                record::begin::<G>(app.world_mut(), setting.clone(), words.clone(), seed, None)
                    .expect("three players are allowed");
            }
        }
        app.update();
        let now = table::snapshot::<G>(app.world_mut()).expect("a game is on the table");
        assert!(
            before.as_ref().is_none_or(|before| *before == now),
            "{name}: the table is restored after {played} actions"
        );
        // Two people share the screen, so no hand is visible until one of them confirms.
        let screen_viewer = *app.world().resource::<ScreenViewer>();
        assert_eq!(screen_viewer.open(), None, "{name}: after {played} actions");
        let seating = app.world().resource::<Seating>().clone();
        let people = G::may_act(&now).iter().filter(|seat| seating.is_human(*seat)).count();
        assert_eq!(
            screen_viewer.called.is_some(),
            people > 0,
            "{name}: the curtain is shown if and only if a person may act, after {played} actions"
        );
        curtains += usize::from(screen_viewer.called.is_some());

        let log = app.world().resource::<Log<G>>();
        let record = log.record().expect("the game has a record").clone();
        let report_text = report::text::<_, G>(&PROGRAM, Some((&record, &now)));
        let (other, replaced) = with_other_secrets(&record, &now, &known);
        let imagined = G::imagine(&setting, &now, Viewer::SPECTATOR, &mut rng);
        assert_eq!(
            report::text::<_, G>(&PROGRAM, Some((&other, &imagined))),
            report_text,
            "{name}: after {played} actions"
        );
        assert!(!report_text.contains(&format!("\"seed\": {seed}")), "{name}: the seed would reveal all cards");
        secrets += replaced;

        let seat = G::may_act(&now).iter().next().expect("some seat may act");
        let mut bot = G::bot(Level::Easy, Some(seat), seed + played as u64);
        let action = think_to_the_end::<G>(&mut bot, &setting, &now, seat);
        if G::is_hidden_in_reports(&now, action) {
            known.push(action);
        }
        app.world_mut().resource_mut::<Intents<G>>().push(Intent { seat, action });
        app.update();
        assert_eq!(app.world().resource::<Log<G>>().entries().len(), played + 1, "{name}: {action:?}");
        // The save may still be in progress, so a crash at this moment would lose at most this action.
        let found = saved::<G>(&folder).map(|(record, _)| record.actions.len());
        let over = table::snapshot::<G>(app.world_mut()).is_some_and(|position| G::is_over(&position));
        assert!(over || found.unwrap_or(0) >= played, "{name}: {found:?} of {played} actions are saved");
        before = table::snapshot::<G>(app.world_mut());
        if over {
            finish(&app);
            assert!(saved::<G>(&folder).is_none(), "{name}: a game that is over is not offered again");
            drop(app);
            fs::remove_dir_all(folder).expect("the folder belongs to this test");
            return (played + 1, secrets, curtains);
        }
    }
    unreachable!("every game ends")
}

/// Lets a bot think until it decides.
fn think_to_the_end<G: Playable>(
    bot: &mut G::Bot,
    setting: &G::Setting,
    position: &G::Position,
    seat: Seat,
) -> G::Action {
    (0..).find_map(|_| bot.think(setting, position, seat, 10_000, 0.0)).expect("the bot decides")
}

#[test]
fn a_game_of_zoff_survives_restarts_and_keeps_its_secrets() {
    let plain = zoff::Setting::default();
    let auction = Variants { auction: true, ..Variants::default() };
    let auction = zoff::Setting { rulebook: Rulebook::new(auction) };
    for (name, setting, seed) in [("restarted-zoff", plain, 987_651), ("restarted-auction", auction, 987_652)] {
        let (actions, secrets, curtains) = play::<Zoff>(name, setting, seed);
        assert!(
            actions > 25 && secrets > 20 && curtains > 20,
            "{name}: {actions} actions, {secrets} secrets, {curtains} curtains"
        );
    }
}

#[test]
fn a_game_of_hab_gut_survives_restarts_and_keeps_its_secrets() {
    let (actions, secrets, curtains) = play::<HabGut>("restarted-hab-gut", hab_gut::Setting::default(), 987_653);
    assert!(actions == 72 && secrets > 40 && curtains > 40, "{actions} played, {secrets} secrets, {curtains} curtains");
}
