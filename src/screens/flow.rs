//! Carries out the requests that lead from screen to screen: starts games from the launch options, the set-up screen,
//! files and saved games, leaves them, and changes saved games and boards.

use std::{io, sync::Arc};

use bevy::prelude::*;

use super::{full_screen, online, open_files, report, saves_search, screenshots};
use crate::{
    boards::{
        board_match::BoardMatches,
        editor,
        gallery::{self, draft_boards},
        own_boards::OwnBoards,
    },
    files,
    game::Record,
    game_screen::{
        hall_view::HallView,
        screen_actions::{self, ScreenActions},
        showing::{self, leave},
    },
    kiosk,
    launch::{LaunchOptions, StartScreen},
    lessons::{LessonRunning, start_lesson},
    menu::{draft::Draft, labels, last_choices},
    online::{Links, Online},
    profile::Profile,
    record::{
        save,
        slots::{self, CurrentSlot, SavedGame},
    },
    screen::{NavigationSystems, Screen},
    seed::fresh_seed,
    settings::Settings,
    stage::{touch_filter::TouchFilter, tray::PlainBackground},
    store::{self, Store, Unreadable, Writer},
    texts::{Text, Translations, loading::LanguageUnavailable, text},
    ui::requests::{NewGame, Popover, Replacement, ResumableGames, ScreenRequest},
};
use hacienda_rules::{
    Board,
    maps::{self, haz},
};

/// The launch options, until they are handled.
#[derive(Resource, Debug)]
pub struct Launch(pub Option<LaunchOptions>);

/// Adds the systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<OwnBoards>()
        .init_resource::<saves_search::Search>()
        .init_resource::<CarriedMessage>()
        .add_systems(OnEnter(Screen::Setup), (saves_search::search_saves, launch).chain())
        .add_systems(OnEnter(Screen::Drawing), saves_search::search_saves)
        .add_systems(OnExit(Screen::Setup), (close_popover, ignore_old_touches))
        .add_systems(OnExit(Screen::Match), (close_popover, ignore_old_touches))
        .add_systems(OnExit(Screen::Drawing), (close_popover, ignore_old_touches))
        .add_systems(
            Update,
            (
                open_files::open_files,
                open_files::show_file_notices,
                restore_language,
                end_finished_look_back,
                saves_search::receive_found_games,
                execute_requests,
            )
                .chain()
                .in_set(NavigationSystems::Execute),
        );
}

/// A message to show over a game that starts together with the program.
#[derive(Resource, Debug, Default)]
struct CarriedMessage(Option<Text>);

/// Closes the popover when the screen changes, or shows the carried message in it.
fn close_popover(mut popover: ResMut<Popover>, mut carried: ResMut<CarriedMessage>) {
    popover.set_if_neq(Popover(carried.0.take()));
}

/// Restores the previous language if the files of the chosen language cannot be loaded, and shows a message. In a web
/// page the message asks for a reload, because the files on the server may be newer than the page.
fn restore_language(
    mut unavailable: MessageReader<LanguageUnavailable>,
    words: Res<Translations>,
    mut settings: ResMut<Settings>,
    mut popover: ResMut<Popover>,
) {
    for LanguageUnavailable(language) in unavailable.read() {
        settings.revert_language(*language, words.language());
        #[cfg(target_arch = "wasm32")]
        let text = text!("language-missing-page", language = language.name());
        #[cfg(not(target_arch = "wasm32"))]
        let text = text!("language-missing", language = language.name());
        popover.0 = Some(text);
    }
}

/// Ignores the fingers that are down when the screen changes.
fn ignore_old_touches(mut touch_filter: ResMut<TouchFilter>) {
    touch_filter.invalidate();
}

/// Handles the launch options, once, and reads the player's own boards.
fn launch(
    mut commands: Commands,
    mut launch: ResMut<Launch>,
    (store, person, mut unreadable): (Res<Store>, Res<Profile>, ResMut<Unreadable>),
    mut offer: ResMut<ResumableGames>,
    (mut popover, mut carried): (ResMut<Popover>, ResMut<CarriedMessage>),
    (mut board_matches, mut links): (ResMut<BoardMatches>, ResMut<Links>),
    mut go: MessageWriter<ScreenRequest>,
) {
    let Some(options) = launch.0.take() else { return };
    if options.spectate {
        commands.init_resource::<HallView>();
    }
    if options.plain {
        commands.insert_resource(PlainBackground);
        commands.insert_resource(ClearColor(PlainBackground::COLOUR.bevy()));
    }
    if options.server.is_some() {
        links.server.clone_from(&options.server);
    }
    // If a game starts at once, the set-up screen is left, so the popover shows the error.
    let stays = match options.first {
        StartScreen::Title | StartScreen::Board => true,
        StartScreen::Latest => offer.latest.is_none(),
        StartScreen::Game { .. } | StartScreen::Open(_) | StartScreen::Replay(_) => false,
        // The set-up screen stays until the server has answered.
        StartScreen::Join(_) => true,
    };
    let error = options.error.clone();
    let (on_setup, in_popover) = if stays { (error, None) } else { (None, error) };
    offer.error = on_setup.or_else(|| offer.error.take());
    let mut draft = Draft::from(&options);
    let (own_boards, mut errors) = OwnBoards::read(&store);
    errors.splice(0..0, std::mem::take(&mut unreadable.0));
    own_boards.boards().for_each(|board| draft.add_own(board.clone()));
    last_choices::recall(&mut draft, &store, !options.explicit);
    if let Some(title) = options.title {
        draft.set_title(title);
    }
    draft.recall_people(&person);
    if matches!(options.first, StartScreen::Board) {
        gallery::show_chosen_board(&mut draft, &mut board_matches);
    }
    popover.0 =
        in_popover.into_iter().chain(errors).reduce(|first, then| text!("two-sentences", first = first, then = then));
    carried.0 = popover.0.clone().filter(|_| !stays);
    commands.insert_resource(draft);
    commands.insert_resource(own_boards);
    if let Some(screenshot) = options.screenshot {
        commands.insert_resource(screenshots::RequestedScreenshots(screenshot));
    }
    match options.first {
        StartScreen::Title | StartScreen::Board => {}
        StartScreen::Latest => {
            if let Some(saved) = offer.latest.take() {
                go.write(ScreenRequest::Resume(saved));
            }
        }
        StartScreen::Game { setting, player_kinds } => {
            let seed = options.seed.unwrap_or_else(fresh_seed);
            let (people, owners) = (person.friends.clone(), person.owners);
            let game = NewGame { setting, player_kinds, seed, start: options.start, people, owners };
            go.write(ScreenRequest::Play(Box::new(game)));
        }
        StartScreen::Join(link) => drop(go.write(ScreenRequest::Join(link))),
        StartScreen::Open(record) => drop(go.write(ScreenRequest::Open(record))),
        StartScreen::Replay(record) => commands.queue(move |world: &mut World| open_replay(world, *record)),
    }
}

fn execute_requests(world: &mut World) {
    let requests: Vec<ScreenRequest> = world.resource_mut::<Messages<ScreenRequest>>().drain().collect();
    for request in requests {
        if cancels_lesson(&request) {
            start_lesson::cancel_request(world);
        }
        if !kiosk::screens::is_allowed(world, &request) {
            continue;
        }
        let Some(request) = hold_for_room(world, request) else { continue };
        if leaves_session(&request) {
            world.remove_resource::<Online>();
        }
        match request {
            // A player who leaves a lesson returns to the list of lessons.
            ScreenRequest::Setup if world.contains_resource::<LessonRunning>() => start_lesson::open_lesson_list(world),
            ScreenRequest::Setup => {
                leave(world);
                editor::go_back(world);
            }
            ScreenRequest::OpenEditor(board) => editor::begin(world, board),
            ScreenRequest::Play(game) => (screen_actions::of(game.setting.title()).play)(world, *game),
            ScreenRequest::Host(game) => online::host(world, *game),
            ScreenRequest::Join(link) => online::join(world, &link),
            ScreenRequest::RemoveTable(number) => online::remove_table(world, number),
            ScreenRequest::Resume(saved) => resume(world, saved.record, CurrentSlot::of(saved.saved_game)),
            ScreenRequest::Open(record) => open(world, *record),
            ScreenRequest::ExportGame => (current_game(world).export)(world),
            ScreenRequest::Report => report::export(world),
            ScreenRequest::ExportBoard(board) => {
                let name = format!("{}.haz", files::safe_file_name(maps::chosen_name(&board.name).unwrap_or_default()));
                world.write_message(files::FileRequest::Save { name, bytes: haz::bytes_of(&haz::write(&board)) });
            }
            ScreenRequest::RemoveBoard(board) => remove_board(world, board),
            ScreenRequest::SaveBoard(board, at) => {
                let gone = change_own_boards(world, |own_boards, store| own_boards.restore(store, &board, at))
                    .unwrap_or_default();
                let message = draft_boards::forget_removed(&mut world.resource_mut::<Draft>(), &board, &gone);
                if message.is_some() {
                    world.resource_mut::<Popover>().0 = message;
                }
            }
            ScreenRequest::ReplaceBoard { old, new } => {
                change_own_boards(world, |own_boards, store| own_boards.replace_board(store, &old, &new));
            }
            ScreenRequest::ResumeSetAside(kept) => resume_set_aside(world, kept),
            ScreenRequest::RemoveSave(kept) => remove_save(world, kept),
            ScreenRequest::PlayAgain | ScreenRequest::PlayAgainAgainst(_) if world.contains_resource::<Online>() => {
                online::rematch(world);
            }
            ScreenRequest::PlayAgain => (current_game(world).play_again)(world, None),
            // This also sets the level on the set-up screen.
            ScreenRequest::PlayAgainAgainst(level) => (current_game(world).play_again)(world, Some(level)),
            ScreenRequest::Lesson { lesson, again } => start_lesson::request_lesson(world, lesson, again),
            ScreenRequest::Lessons => start_lesson::open_lesson_list(world),
            ScreenRequest::PlayProposed => start_lesson::play_proposed(world),
            ScreenRequest::Seek(to) => (current_game(world).seek)(world, to),
            ScreenRequest::LookBack { at, until } => (current_game(world).look_back)(world, at, until),
            ScreenRequest::EndLookBack => (current_game(world).look_at_now)(world),
            ScreenRequest::GiveUp => (current_game(world).give_up)(world),
            ScreenRequest::FullScreen(on) => full_screen::set(world, on),
            ScreenRequest::Quit => drop(world.write_message(AppExit::Success)),
        }
    }
}

/// Holds back a request that starts a new game or opens an unfinished one from a file if there is no room to save that
/// game, until the player agrees to delete another game. Returns any other request.
fn hold_for_room(world: &mut World, request: ScreenRequest) -> Option<ScreenRequest> {
    // Only these screens can show the question.
    let asks = matches!(world.resource::<State<Screen>>().get(), Screen::Setup | Screen::Drawing);
    let begins = || match &request {
        ScreenRequest::Play(_) => true,
        ScreenRequest::Open(record) => record.is_over() == Ok(false),
        _ => false,
    };
    if !asks || world.contains_resource::<screenshots::RequestedScreenshots>() || !begins() {
        return Some(request);
    }
    let kept = &world.resource::<ResumableGames>().saved_games;
    let Some(gone) = kept.last().copied().filter(|_| kept.len() >= slots::MAX_GAMES) else { return Some(request) };
    let what = if gone.slot.aside {
        text!("setup-aside")
    } else {
        let saved = save::read_from(world.resource::<Store>(), gone).ok();
        let person = world.resource::<Profile>();
        saved.and_then(|saved| labels::saved_record(&saved.record, person)).unwrap_or_else(|| text!("saved-unreadable"))
    };
    world.resource_mut::<ResumableGames>().replacement = Some(Replacement { request, gone, what });
    None
}

/// Returns true if a request cancels a lesson that is still loading.
fn cancels_lesson(request: &ScreenRequest) -> bool {
    match request {
        ScreenRequest::Setup
        | ScreenRequest::OpenEditor(_)
        | ScreenRequest::Play(_)
        | ScreenRequest::Host(_)
        | ScreenRequest::Join(_)
        | ScreenRequest::Resume(_)
        | ScreenRequest::Open(_)
        | ScreenRequest::ResumeSetAside(_) => true,
        ScreenRequest::PlayAgain
        | ScreenRequest::PlayAgainAgainst(_)
        | ScreenRequest::Lessons
        | ScreenRequest::PlayProposed
        | ScreenRequest::GiveUp
        | ScreenRequest::Quit => true,
        ScreenRequest::ExportGame
        | ScreenRequest::Report
        | ScreenRequest::ExportBoard(_)
        | ScreenRequest::RemoveSave(_)
        | ScreenRequest::RemoveTable(_) => false,
        ScreenRequest::RemoveBoard(_) | ScreenRequest::SaveBoard(..) | ScreenRequest::ReplaceBoard { .. } => false,
        // This replaces the lesson that is loading.
        ScreenRequest::Lesson { .. } => false,
        ScreenRequest::Seek(_)
        | ScreenRequest::LookBack { .. }
        | ScreenRequest::EndLookBack
        | ScreenRequest::FullScreen(_) => false,
    }
}

/// Returns true if a request ends the session, which may still be connecting. Requests that return to the first screen
/// end it in [`leave`] instead.
fn leaves_session(request: &ScreenRequest) -> bool {
    matches!(
        request,
        ScreenRequest::OpenEditor(_)
            | ScreenRequest::Play(_)
            | ScreenRequest::Resume(_)
            | ScreenRequest::Open(_)
            | ScreenRequest::ResumeSetAside(_)
            | ScreenRequest::Lesson { .. }
            | ScreenRequest::PlayProposed
    )
}

/// Returns the functions of the current game.
fn current_game(world: &World) -> &'static ScreenActions {
    screen_actions::of(showing::title(world))
}

fn resume(world: &mut World, record: Record, running: CurrentSlot) {
    (screen_actions::of(record.title()).resume)(world, &record, running);
}

/// Continues a game from a file, or opens it for replay if it is over.
fn open(world: &mut World, record: Record) {
    match (screen_actions::of(record.title()).is_over)(&record) {
        Ok(true) => open_replay(world, record),
        Ok(false) => resume(world, record, CurrentSlot::default()),
        Err(why) => world.resource_mut::<Popover>().0 = Some(why),
    }
}

/// Removes one of the player's own boards. Until the gallery is left, it can be restored.
fn remove_board(world: &mut World, board: Arc<Board>) {
    let store = world.resource::<Store>().clone();
    match world.resource_mut::<OwnBoards>().remove(&store, &board) {
        Ok(at) => world.resource_mut::<Draft>().remove_with_undo(board, at.unwrap_or(0)),
        Err(error) => {
            world.resource_mut::<Popover>().0 = Some(text!("board-stays", error = store::error_message(&error)));
        }
    }
}

/// Changes the player's own boards. A popover reports a failure.
fn change_own_boards<R>(world: &mut World, change: impl FnOnce(&mut OwnBoards, &Store) -> io::Result<R>) -> Option<R> {
    let store = world.resource::<Store>().clone();
    let changed = change(&mut world.resource_mut::<OwnBoards>(), &store);
    if let Err(error) = &changed {
        world.resource_mut::<Popover>().0 = Some(text!("board-not-kept", error = store::error_message(error)));
    }
    changed.ok()
}

/// Continues a game that was set aside. From then on it is an ordinary saved game.
fn resume_set_aside(world: &mut World, kept: SavedGame) {
    let finished = world.resource::<Writer>().finish().map_err(save::LoadError::from);
    match finished.and_then(|()| save::restore(world.resource::<Store>(), kept)) {
        Ok(saved) => resume(world, saved.record, CurrentSlot::of(saved.saved_game)),
        Err(error) => world.resource_mut::<Popover>().0 = Some(text!("aside-stays", error = error.text())),
    }
}

fn remove_save(world: &mut World, kept: SavedGame) {
    let finished = world.resource::<Writer>().finish();
    let removed = finished.and_then(|()| save::forget(world.resource::<Store>(), kept.slot));
    // List the remaining games again.
    let listed = world.run_system_cached(saves_search::search_saves);
    if let Err(error) = removed {
        world.resource_mut::<Popover>().0 = Some(text!("save-stays", error = store::error_message(&error)));
    } else if let Err(error) = listed {
        error!("the saved games cannot be listed: {error}");
    }
}

/// Opens a record for replay at its first position.
fn open_replay(world: &mut World, record: Record) {
    (screen_actions::of(record.title()).open_replay)(world, &record);
}

/// Ends a look back that has shown its last action.
fn end_finished_look_back(world: &mut World) {
    (current_game(world).end_look_back)(world);
}
