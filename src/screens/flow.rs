//! Starting and leaving games: from the command line, the set-up screen, a saved game, or a rematch; and the handling
//! of files.

use std::{io, sync::Arc};

use bevy::prelude::*;

use super::{full_screen, latest, picture, report};
use crate::{
    boards::{
        editor,
        gallery::{self, is_among_boards, own},
        shelf::Shelf,
        trial::Trials,
    },
    files::{self, Given, Told},
    game::Record,
    game_screen::{
        deeds::{self, Deeds},
        showing::{self, leave},
    },
    kiosk,
    launch::{First, LaunchOptions},
    lessons::{Taken, opening},
    menu::{
        draft::{Draft, Page},
        memory, words,
    },
    person::Person,
    record::{
        self, save,
        slots::{self, Kept, Running},
    },
    screen::{GoSystems, Screen},
    seed::fresh_seed,
    settings::Settings,
    stage::fingers::Glass,
    store::{self, Store, Unreadable, Writer},
    texts::{self, Text, Words, loading::Unspoken, text},
    ui::wishes::{Go, Instead, NewGame, Offer, Slip},
};
use hacienda_rules::{
    Board,
    maps::{self, haz, short},
};
use tabletop::reading;

/// The request from the command line, until it is handled.
#[derive(Resource, Debug)]
pub struct Launch(pub Option<LaunchOptions>);

/// Adds the systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .init_resource::<latest::Search>()
        .init_resource::<Carried>()
        .add_systems(OnEnter(Screen::Setup), (latest::look, launch).chain())
        .add_systems(OnEnter(Screen::Drawing), latest::look)
        .add_systems(OnExit(Screen::Setup), (put_slip_away, renew_glass))
        .add_systems(OnExit(Screen::Match), (put_slip_away, renew_glass))
        .add_systems(OnExit(Screen::Drawing), (put_slip_away, renew_glass))
        .add_systems(Update, (take_files, tell, unspeak, end_glances, latest::take, go).chain().in_set(GoSystems::Go));
}

/// A message to show over a game that starts at once.
#[derive(Resource, Debug, Default)]
struct Carried(Option<Text>);

/// Closes the popover when the screen changes.
fn put_slip_away(mut slip: ResMut<Slip>, mut carried: ResMut<Carried>) {
    slip.set_if_neq(Slip(carried.0.take()));
}

/// Restores the old language if the files of the chosen one cannot be loaded, and says so. A page that is older than
/// the files on the server must be reloaded.
fn unspeak(
    mut unspoken: MessageReader<Unspoken>,
    words: Res<Words>,
    mut settings: ResMut<Settings>,
    mut slip: ResMut<Slip>,
) {
    for Unspoken(language) in unspoken.read() {
        settings.unchoose(*language, words.language());
        #[cfg(target_arch = "wasm32")]
        let text = text!("language-missing-page", language = language.name());
        #[cfg(not(target_arch = "wasm32"))]
        let text = text!("language-missing", language = language.name());
        slip.0 = Some(text);
    }
}

/// Forgets the fingers on the glass when the screen changes.
fn renew_glass(mut glass: ResMut<Glass>) {
    glass.renew();
}

/// Handles the request from the command line, once, and reads the player's own boards.
fn launch(
    mut commands: Commands,
    mut launch: ResMut<Launch>,
    (store, person, mut unreadable): (Res<Store>, Res<Person>, ResMut<Unreadable>),
    mut offer: ResMut<Offer>,
    (mut slip, mut carried): (ResMut<Slip>, ResMut<Carried>),
    mut trials: ResMut<Trials>,
    mut go: MessageWriter<Go>,
) {
    let Some(options) = launch.0.take() else { return };
    // A game that starts at once leaves the set-up screen, so the popover shows its messages.
    let stays = match options.first {
        First::Title | First::Board => true,
        First::Latest => offer.latest.is_none(),
        First::Game { .. } | First::Replay(_) => false,
    };
    let trouble = options.trouble.clone();
    let (on_setup, on_slip) = if stays { (trouble, None) } else { (None, trouble) };
    offer.trouble = on_setup.or_else(|| offer.trouble.take());
    let mut draft = Draft::from(&options);
    let (shelf, mut troubles) = Shelf::read(&store);
    troubles.splice(0..0, std::mem::take(&mut unreadable.0));
    shelf.boards().for_each(|board| draft.add_own(board.clone()));
    memory::recall(&mut draft, &store, !options.asked);
    if let Some(title) = options.title {
        draft.set_title(title);
    }
    draft.recall_people(&person);
    if matches!(options.first, First::Board) {
        gallery::show_first(&mut draft, &mut trials);
    }
    slip.0 =
        on_slip.into_iter().chain(troubles).reduce(|first, then| text!("two-sentences", first = first, then = then));
    carried.0 = slip.0.clone().filter(|_| !stays);
    commands.insert_resource(draft);
    commands.insert_resource(shelf);
    if let Some(screenshot) = options.screenshot {
        commands.insert_resource(picture::Wanted(screenshot));
    }
    match options.first {
        First::Title | First::Board => {}
        First::Latest => {
            if let Some(saved) = offer.latest.take() {
                go.write(Go::Resume(saved));
            }
        }
        First::Game { setting, sitters } => {
            let seed = options.seed.unwrap_or_else(fresh_seed);
            let (people, owners) = (person.friends.clone(), person.owners);
            let game = NewGame { setting, sitters, seed, start: options.start, people, owners };
            go.write(Go::Play(Box::new(game)));
        }
        First::Replay(record) => commands.queue(move |world: &mut World| open_replay(world, *record)),
    }
}

/// Opens games and boards from files or the clipboard. A file is refused during a game, which it would end.
fn take_files(
    mut given: MessageReader<Given>,
    screen: Res<State<Screen>>,
    store: Res<Store>,
    mut draft: ResMut<Draft>,
    mut shelf: ResMut<Shelf>,
    mut slip: ResMut<Slip>,
    mut go: MessageWriter<Go>,
) {
    for file in given.read() {
        // A paste in the gallery or in the editor must be a board; elsewhere any other text is ignored.
        let among_boards = is_among_boards(*screen.get(), &draft);
        if file.pasted && !among_boards && !is_board(file) {
            continue;
        }
        if *screen.get() == Screen::Match {
            slip.0 = Some(text!("file-during-game"));
            continue;
        }
        if file.pasted || is_board(file) {
            match file.text.clone().and_then(|text| board_of(&text)) {
                // The board replaces the drawing; an undo brings that back.
                Ok(board) if *screen.get() == Screen::Drawing => drop(go.write(Go::Draw(Some(Arc::new(board))))),
                Ok(board) => slip.0 = Some(take_board(&mut draft, &mut shelf, &store, Arc::new(board))),
                Err(error) => slip.0 = Some(text!("file-no-board", name = name(file), error = error)),
            }
            continue;
        }
        let record =
            file.text.clone().and_then(|text| Record::parse(&text).map_err(|error| record::unreadable(&error)));
        match record {
            Ok(record) => drop(go.write(Go::Open(Box::new(record)))),
            Err(error) => slip.0 = Some(text!("file-no-game", name = name(file), error = error)),
        }
    }
}

/// Returns the board in a text, or in an address.
fn board_of(text: &str) -> Result<Board, Text> {
    reading::check_size(text.len(), reading::LARGEST_BOARD).map_err(|_| text!("store-too-large"))?;
    maps::read_text(word_of(text).unwrap_or(text)).map_err(|error| Text::given(texts::Given::error(error)))
}

/// Returns the word of a board in an address.
fn word_of(address: &str) -> Option<&str> {
    let address = Some(address.trim()).filter(|text| text.starts_with("http"))?;
    let (_, words) = address.split_once('?')?;
    words.split(['&', '#']).find_map(|word| word.strip_prefix("map=")).filter(|word| short::is_one(word))
}

/// Returns the name of a file. A browser may not give any.
fn name(file: &Given) -> Text {
    if file.pasted {
        return text!("pasted-text");
    }
    let name = texts::Given::name(&file.name);
    if name.is_empty() { text!("file-nameless") } else { Text::given(name) }
}

/// The first word of every board file, in lower case.
const BEGINS: &str = "[control]";

/// Returns true for a board, by the name of its file or, if that is lost, by the start of its text.
fn is_board(file: &Given) -> bool {
    let begins = |text: &String| {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let begins = text.get(..BEGINS.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(BEGINS));
        begins || short::is_one(text) || word_of(text).is_some()
    };
    file.name.to_lowercase().ends_with(".haz") || file.text.as_ref().is_ok_and(begins)
}

/// Chooses a board and saves it. Returns a text about the result.
fn take_board(draft: &mut Draft, shelf: &mut Shelf, store: &Store, board: Arc<Board>) -> Text {
    let told = own::keep(draft, shelf, store, &board);
    draft.choose(board);
    // In the gallery the board opens in the detail view, where the player can change it.
    if draft.is_in_gallery() {
        let chosen = draft.chosen().clone();
        draft.look_at(chosen);
    } else {
        (draft.page, draft.sheet) = (Page::More, None);
    }
    told
}

/// Shows the results of file operations.
fn tell(mut told: MessageReader<Told>, mut slip: ResMut<Slip>) {
    for became in told.read() {
        slip.0 = Some(became.0.clone());
    }
}

fn go(world: &mut World) {
    let wishes: Vec<Go> = world.resource_mut::<Messages<Go>>().drain().collect();
    for wish in wishes {
        if leads_elsewhere(&wish) {
            opening::forget(world);
        }
        if !kiosk::screens::lets(world, &wish) {
            continue;
        }
        let Some(wish) = ask_first(world, wish) else { continue };
        match wish {
            // Leaving a lesson leads to the list of lessons.
            Go::Setup if world.contains_resource::<Taken>() => opening::list(world),
            Go::Setup => {
                leave(world);
                editor::go_back(world);
            }
            Go::Draw(board) => editor::begin(world, board),
            Go::Play(game) => (deeds::of(game.setting.title()).play)(world, *game),
            Go::Resume(saved) => resume(world, saved.record, Running::of(saved.kept)),
            Go::Open(record) => open(world, *record),
            Go::HandOut => (on_table(world).hand_out)(world),
            Go::Report => report::hand_out(world),
            Go::HandOutBoard(board) => {
                let name = format!("{}.haz", files::plain_name(maps::given(&board.name).unwrap_or_default()));
                world.write_message(files::Wish::HandOut { name, bytes: haz::bytes_of(&haz::write(&board)) });
            }
            Go::RemoveBoard(board) => remove_board(world, board),
            Go::KeepBoard(board, at) => {
                let gone = on_shelf(world, |shelf, store| shelf.put_back(store, &board, at)).unwrap_or_default();
                let told = own::forget_others(&mut world.resource_mut::<Draft>(), &board, &gone);
                if told.is_some() {
                    world.resource_mut::<Slip>().0 = told;
                }
            }
            Go::ExchangeBoard { old, new } => {
                on_shelf(world, |shelf, store| shelf.exchange(store, &old, &new));
            }
            Go::TakeBack(kept) => take_back(world, kept),
            Go::RemoveSave(kept) => remove_save(world, kept),
            Go::Again => (on_table(world).again)(world, None),
            // The set-up screen then proposes this level too.
            Go::AgainAgainst(level) => (on_table(world).again)(world, Some(level)),
            Go::Lesson { lesson, again } => opening::want(world, lesson, again),
            Go::Lessons => opening::list(world),
            Go::PlayProposed => opening::play_proposed(world),
            Go::Seek(to) => (on_table(world).seek)(world, to),
            Go::Glance { at, until } => (on_table(world).glance)(world, at, until),
            Go::Now => (on_table(world).look_at_now)(world),
            Go::GiveUp => (on_table(world).give_up)(world),
            Go::FullScreen(on) => full_screen::set(world, on),
            Go::Quit => drop(world.write_message(AppExit::Success)),
        }
    }
}

/// Holds back a new game if there is no room for it, until the player agrees to remove another one.
fn ask_first(world: &mut World, wish: Go) -> Option<Go> {
    // Only these screens can show the question.
    let asks = matches!(world.resource::<State<Screen>>().get(), Screen::Setup | Screen::Drawing);
    let begins = || match &wish {
        Go::Play(_) => true,
        Go::Open(record) => record.is_over() == Ok(false),
        _ => false,
    };
    if !asks || world.contains_resource::<picture::Wanted>() || !begins() {
        return Some(wish);
    }
    let kept = &world.resource::<Offer>().kept;
    let Some(gone) = kept.last().copied().filter(|_| kept.len() >= slots::MOST) else { return Some(wish) };
    let what = if gone.slot.aside {
        text!("setup-aside")
    } else {
        let saved = save::read_from(world.resource::<Store>(), gone).ok();
        let person = world.resource::<Person>();
        saved.and_then(|saved| words::saved_record(&saved.record, person)).unwrap_or_else(|| text!("saved-unreadable"))
    };
    world.resource_mut::<Offer>().instead = Some(Instead { wish, gone, what });
    None
}

/// Returns true if a request cancels a lesson that is still loading.
fn leads_elsewhere(wish: &Go) -> bool {
    match wish {
        Go::Setup | Go::Draw(_) | Go::Play(_) | Go::Resume(_) | Go::Open(_) | Go::TakeBack(_) => true,
        Go::Again | Go::AgainAgainst(_) | Go::Lessons | Go::PlayProposed | Go::GiveUp | Go::Quit => true,
        Go::HandOut | Go::Report | Go::HandOutBoard(_) | Go::RemoveSave(_) => false,
        Go::RemoveBoard(_) | Go::KeepBoard(..) | Go::ExchangeBoard { .. } => false,
        // This replaces the lesson that is loading.
        Go::Lesson { .. } => false,
        Go::Seek(_) | Go::Glance { .. } | Go::Now | Go::FullScreen(_) => false,
    }
}

/// Returns the functions of the current game.
fn on_table(world: &World) -> &'static Deeds {
    deeds::of(showing::title(world))
}

fn resume(world: &mut World, record: Record, running: Running) {
    (deeds::of(record.title()).resume)(world, &record, running);
}

/// Continues a game from a file, or replays it if it is over.
fn open(world: &mut World, record: Record) {
    match (deeds::of(record.title()).is_over)(&record) {
        Ok(true) => open_replay(world, record),
        Ok(false) => resume(world, record, Running::default()),
        Err(why) => world.resource_mut::<Slip>().0 = Some(why),
    }
}

/// Removes one of the player's own boards, which can be restored for a while.
fn remove_board(world: &mut World, board: Arc<Board>) {
    let store = world.resource::<Store>().clone();
    let removed = world.resource_mut::<Shelf>().remove(&store, &board);
    world.resource_mut::<Draft>().note_removed(board, removed.as_ref().ok().copied().flatten().unwrap_or(0));
    if let Err(error) = removed {
        world.resource_mut::<Slip>().0 = Some(text!("board-stays", error = store::trouble(&error)));
    }
}

/// Changes the player's own boards, and reports a failure.
fn on_shelf<R>(world: &mut World, change: impl FnOnce(&mut Shelf, &Store) -> io::Result<R>) -> Option<R> {
    let store = world.resource::<Store>().clone();
    let changed = change(&mut world.resource_mut::<Shelf>(), &store);
    if let Err(error) = &changed {
        world.resource_mut::<Slip>().0 = Some(text!("board-not-kept", error = store::trouble(error)));
    }
    changed.ok()
}

/// Continues a game that was set aside, which is an ordinary saved game from then on.
fn take_back(world: &mut World, kept: Kept) {
    let finished = world.resource::<Writer>().finish().map_err(save::LoadError::from);
    match finished.and_then(|()| save::take_back(world.resource::<Store>(), kept)) {
        Ok(saved) => resume(world, saved.record, Running::of(saved.kept)),
        Err(error) => world.resource_mut::<Slip>().0 = Some(text!("aside-stays", error = error.text())),
    }
}

fn remove_save(world: &mut World, kept: Kept) {
    let finished = world.resource::<Writer>().finish();
    let removed = finished.and_then(|()| save::forget(world.resource::<Store>(), kept.slot));
    // Read the remaining games again.
    let looked = world.run_system_cached(latest::look);
    if let Err(error) = removed {
        world.resource_mut::<Slip>().0 = Some(text!("save-stays", error = store::trouble(&error)));
    } else if let Err(error) = looked {
        error!("the saves cannot be looked at: {error}");
    }
}

/// Opens a record for replay at its first position.
fn open_replay(world: &mut World, record: Record) {
    (deeds::of(record.title()).open_replay)(world, &record);
}

/// Ends a look back that has shown its last action.
fn end_glances(world: &mut World) {
    (on_table(world).end_glance)(world);
}
