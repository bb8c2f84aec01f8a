//! The set-up screen: a poster with buttons that start a game at once, and behind "More" a form with all choices.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Id, Key, Order, Rect, Stroke, Ui, pos2, vec2},
};

use self::{
    draft::{Dialog, Draft, Page},
    request::{LessonProgress, SetupRequest},
    saves_dialog::SaveRow,
};
use crate::{
    access::keys::shortcuts::ShortcutsOpen,
    boards::board_match::BoardMatches,
    boards::{gallery, random_board},
    emblems, files,
    game_screen::{poster::Moment, screen_actions},
    host::LocalServer,
    kiosk::Kiosk,
    online::{Links, links::KnownTable},
    profile::Profile,
    record::{
        save,
        slots::{self, SavedGame},
    },
    screen::{Screen, ScreenSystems},
    seats::PlayerKind,
    seed::fresh_seed,
    settings::{Motion, Settings},
    stage::redraw::SlowRedraw,
    store::{Store, Writer},
    texts::{Text, text},
    theme::{colours, player_colours, scale::Scale, style},
    ui::{
        licences::{self, Licences},
        parts::{
            overlay::take_key,
            question::{Answer, ask},
        },
        popover,
        requests::{Capabilities, HostedGame, NewGame, Popover, Replacement, ResumableGames, ScreenRequest},
    },
    widgets::layout::in_window,
};
use tabletop::Level;

pub mod dialog;
pub mod draft;
mod first_page;
mod form;
pub mod keypad;
pub mod labels;
pub mod last_choices;
mod learn;
pub mod level_proposal;
mod names_dialog;
mod online_dialog;
mod player_dialog;
pub mod request;
mod rules_card;
mod rules_dialog;
pub(crate) mod saves_dialog;
mod seat_colours;
#[cfg(test)]
mod tests;

/// The smallest touch target on this screen, in px. It is larger than usual because newcomers see this screen first.
const TARGET: f32 = 48.0;
/// The level of the computer players in a quick kiosk game for which staff cannot choose a level.
const QUICK_LEVEL: Level = Level::Easy;
/// The time for which the poster is animated after the last touch, in seconds.
const AWAKE: f32 = 120.0;

/// Adds the screen.
pub fn plugin(app: &mut App) {
    gallery::plugin(app);
    app.init_resource::<Draft>()
        .init_resource::<Poster>()
        .add_systems(OnEnter(Screen::Setup), begin)
        .add_systems(OnExit(Screen::Setup), |mut slow_redraw: ResMut<SlowRedraw>| slow_redraw.0 = None)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Setup)).in_set(ScreenSystems::Setup));
}

/// The time for which the poster has been animated, and the time since the last touch, both in seconds.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
struct Poster {
    shown_for: f32,
    untouched: f32,
}

impl Poster {
    /// Advances the poster by this many seconds. `full_motion` is true if motion is not reduced. Returns the poster's
    /// picture, and the time until the next picture if the poster is animated.
    fn advance(&mut self, seconds: f32, touched: bool, full_motion: bool) -> (Moment, Option<std::time::Duration>) {
        self.untouched = if touched { 0.0 } else { self.untouched + seconds };
        if !full_motion {
            return (Moment::STILL, None);
        }
        let awake = self.untouched < AWAKE;
        if awake {
            // The sun must not jump after a slow frame.
            self.shown_for += seconds.min(0.25);
        }
        (Moment::after(self.shown_for), awake.then(|| Moment::until_next_redraw(self.shown_for)))
    }
}

/// The saved games and other facts for the first page.
#[derive(Debug, Clone, Default)]
pub struct FirstPageData {
    /// A description of the game that can be continued.
    pub game: Option<Text>,
    /// True if there are other saved games, including any that cannot be continued.
    pub others: bool,
    /// All saved games; `None` until their dialog is opened.
    pub saves: Option<Vec<SaveRow>>,
    /// An error to show below the poster, for example about saved games or about an invalid request.
    pub error: Option<Text>,
    /// The progress in the lessons.
    pub lessons: LessonProgress,
    /// True if games can be played over a network.
    pub online: bool,
    /// True if the local server is running, so that people can play with phones.
    pub phones: bool,
    /// At a kiosk, the level chosen by staff for quick games of Hacienda.
    pub kiosk: Option<Level>,
}

impl FirstPageData {
    fn of(offer: &ResumableGames, person: &Profile, kiosk: Option<&Kiosk>, phones: bool) -> FirstPageData {
        let game = offer.latest.as_ref().and_then(|saved| labels::saved_record(&saved.record, person));
        // With phones the first page has no room for the latest game, which is also in the list of saved games.
        let game = game.filter(|_| !phones);
        let others = offer.saved_games.len() > usize::from(game.is_some());
        let kiosk = kiosk.map(|kiosk| kiosk.staff.level());
        let online = kiosk.is_none();
        let (error, lessons) = (offer.error.clone(), person.into());
        FirstPageData { game, others, saves: None, error, lessons, online, phones, kiosk }
    }
}

fn begin(mut draft: ResMut<Draft>, mut poster: ResMut<Poster>) {
    let (page, dialog) = draft.opens_next.take().unwrap_or_default();
    (draft.page, draft.dialog, draft.keypad_digits) = (page, dialog, None);
    *poster = Poster::default();
}

fn show(
    mut contexts: EguiContexts,
    time: Res<Time>,
    mut draft: ResMut<Draft>,
    mut poster: ResMut<Poster>,
    mut slow_redraw: ResMut<SlowRedraw>,
    (mut offer, keys): (ResMut<ResumableGames>, Res<ShortcutsOpen>),
    mut popover: ResMut<Popover>,
    mut settings: ResMut<Settings>,
    (store, mut writer, mut person, kiosk): (Res<Store>, ResMut<Writer>, ResMut<Profile>, Option<Res<Kiosk>>),
    (mut board_matches, links, server): (ResMut<BoardMatches>, Res<Links>, Option<Res<LocalServer>>),
    capabilities: Res<Capabilities>,
    mut licences: ResMut<Licences>,
    (mut offered, mut reading): (Local<FirstPageData>, Local<Vec<(usize, Task<SaveRow>)>>),
    mut go: MessageWriter<ScreenRequest>,
    mut file_requests: MessageWriter<files::FileRequest>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let phones = server.is_some();
    if offered.phones != phones
        || offer.is_changed()
        || person.is_changed()
        || kiosk.as_ref().is_some_and(|kiosk| kiosk.is_changed())
    {
        *offered = FirstPageData::of(&offer, &person, kiosk.as_deref(), phones);
    }
    if matches!(draft.dialog, Some(Dialog::Saves(_) | Dialog::RemoveSave(_))) {
        if offer.saved_games.is_empty() {
            draft.dialog = None;
        }
        if offered.saves.is_none() {
            *reading = read_in_background(&store, &offer.saved_games, &person);
        }
        let rows =
            offered.saves.get_or_insert_with(|| offer.saved_games.iter().copied().map(SaveRow::loading).collect());
        reading.retain_mut(|(line, task)| {
            let read = check_ready(task);
            let is_pending = read.is_none();
            read.into_iter().zip(rows.get_mut(*line)).for_each(|(read, row)| *row = read);
            is_pending
        });
        if !reading.is_empty() {
            ctx.request_repaint();
        }
    }
    let touched = ctx.input(|input| !input.events.is_empty());
    let (moment, next) = poster.advance(time.delta_secs(), touched, settings.motion() == Motion::Full);
    let seen = (draft.page, draft.dialog.is_some());
    let mut wanted = *settings;
    let still = settings.motion() != Motion::Full;
    if draft.gallery.reduced_motion != still {
        draft.gallery.reduced_motion = still;
    }
    if draft.flat != settings.table_top() {
        draft.flat = settings.table_top();
    }
    let sides = draft.sides;
    let request =
        draw(ctx, &mut draft, &offered, &mut wanted, *capabilities, (moment, &licences, &board_matches, &links));
    // People keep their sides in later games.
    if draft.sides != sides {
        person.sides = draft.sides;
    }
    // While the list of keyboard shortcuts or the question below is open, Escape closes that instead.
    if offer.replacement.is_none() && !keys.0 && take_key(ctx, Key::Escape, false) {
        draft.step_back();
    }
    // A message about the previous page is out of date.
    if seen != (draft.page, draft.dialog.is_some()) {
        draft.even_level = level_proposal::even_match(&person, draft.count - 1);
        popover.set_if_neq(Popover(None));
    }
    slow_redraw.set_if_neq(SlowRedraw(next.filter(|_| draft.page != Page::Form)));
    settings.set_if_neq(wanted);
    match request {
        None => {}
        Some(SetupRequest::Play) => {
            let game = kiosk.map_or_else(|| draft.game(), |kiosk| quick_game(&kiosk, &draft));
            play(game, &mut draft, &store, &mut writer, &mut go);
        }
        Some(SetupRequest::Together(people)) => {
            draft.people = Some(people);
            play(draft.game_for(people), &mut draft, &store, &mut writer, &mut go);
        }
        Some(SetupRequest::Continue) => {
            if let Some(saved) = offer.latest.take() {
                go.write(ScreenRequest::Resume(saved));
            }
        }
        Some(SetupRequest::Phones(people)) => {
            draft.people = Some(people);
            let NewGame { setting, player_kinds, start, .. } = draft.game_for(people);
            last_choices::save(&draft, &store, &mut writer);
            let game = HostedGame { setting, player_kinds: vec![PlayerKind::Remote; player_kinds.len()], start };
            go.write(ScreenRequest::Host(Box::new(game)));
        }
        Some(SetupRequest::Online) => draft.dialog = Some(Dialog::Online(0)),
        Some(SetupRequest::Host) => {
            let game = HostedGame {
                setting: draft.setting(),
                player_kinds: draft.online_kinds[..draft.count].to_vec(),
                start: draft.start,
            };
            last_choices::save(&draft, &store, &mut writer);
            go.write(ScreenRequest::Host(Box::new(game)));
        }
        Some(SetupRequest::PasteLink) => drop(file_requests.write(files::FileRequest::Paste)),
        Some(SetupRequest::OpenTable(number)) => {
            if let Some(link) = links.tables().get(number).and_then(KnownTable::link) {
                go.write(ScreenRequest::Join(Box::new(link)));
            }
        }
        Some(SetupRequest::RemoveTable(number)) => drop(go.write(ScreenRequest::RemoveTable(number))),
        Some(SetupRequest::Saves) => draft.dialog = Some(Dialog::Saves(0)),
        Some(SetupRequest::Resume(kept)) if kept.slot.aside => drop(go.write(ScreenRequest::ResumeSetAside(kept))),
        Some(SetupRequest::Resume(kept)) => match save::read_from(&store, kept) {
            Ok(saved) => drop(go.write(ScreenRequest::Resume(Box::new(saved)))),
            Err(error) => popover.0 = Some(text!("given-sentence", given = error.text())),
        },
        Some(SetupRequest::Remove(kept)) => drop(go.write(ScreenRequest::RemoveSave(kept))),
        Some(SetupRequest::Lesson(lesson)) => drop(go.write(ScreenRequest::Lesson { lesson, again: false })),
        Some(SetupRequest::OpenFile(kind)) => drop(file_requests.write(files::FileRequest::Open(kind))),
        Some(SetupRequest::Gallery(request)) => {
            if let Some(message) = gallery::handle(request, &mut draft, &mut board_matches, &mut go, &mut file_requests)
            {
                popover.0 = Some(message);
            }
        }
        Some(SetupRequest::Licences) => {
            draft.dialog = Some(Dialog::Licences);
            licences.request();
        }
        Some(SetupRequest::FullScreen(on)) => drop(go.write(ScreenRequest::FullScreen(on))),
        Some(SetupRequest::Quit) => drop(go.write(ScreenRequest::Quit)),
    }
    ask_to_remove_oldest(ctx, &mut offer, &mut go);
    Ok(())
}

/// Starts a game, and stores the choices made for it.
pub fn play(
    game: NewGame,
    draft: &mut Draft,
    store: &Store,
    writer: &mut Writer,
    go: &mut MessageWriter<ScreenRequest>,
) {
    (draft.cards, draft.last_cards) = (None, Some(game.seed));
    last_choices::save(draft, store, writer);
    go.write(ScreenRequest::Play(Box::new(game)));
}

/// Starts reading the saved games in the background. Returns a task for each, with the index of the game.
fn read_in_background(store: &Store, kept: &[SavedGame], person: &Profile) -> Vec<(usize, Task<SaveRow>)> {
    let read = |kept: SavedGame| {
        let (store, person) = (store.clone(), person.clone());
        AsyncComputeTaskPool::get().spawn(async move { SaveRow::read(&store, kept, &person) })
    };
    kept.iter().map(|kept| read(*kept)).enumerate().collect()
}

/// If there is no room for another saved game, asks whether to remove the oldest. If the player agrees, removes it
/// and repeats the request that found no room.
pub fn ask_to_remove_oldest(
    ctx: &egui::Context,
    offer: &mut ResMut<ResumableGames>,
    go: &mut MessageWriter<ScreenRequest>,
) {
    let Some(Replacement { request, gone, what }) = offer.replacement.clone() else { return };
    let Some(answer) = ask_to_remove(ctx, what) else { return };
    offer.replacement = None;
    if answer == Answer::Confirm {
        go.write(ScreenRequest::RemoveSave(gone));
        go.write(request);
    }
}

/// Returns the quick game of a kiosk visitor: against one computer player of the level chosen by staff, or against two
/// of `QUICK_LEVEL` in games without such a choice.
pub fn quick_game(kiosk: &Kiosk, draft: &Draft) -> NewGame {
    let (seed, owners) = (fresh_seed(), draft.owners);
    let game = screen_actions::of(draft.title);
    let setting = (game.quick)(&kiosk.staff, seed);
    let computers = if game.staff_choose_level { vec![kiosk.staff.level()] } else { vec![QUICK_LEVEL; 2] };
    let player_kinds = std::iter::once(PlayerKind::Human).chain(computers.into_iter().map(PlayerKind::Bot)).collect();
    NewGame { setting, player_kinds, seed, start: None, people: Vec::new(), owners }
}

/// Asks whether to remove a saved game to make room for another.
fn ask_to_remove(ctx: &egui::Context, what: Text) -> Option<Answer> {
    let question = text!("setup-instead", most = slots::MAX_GAMES, oldest = what);
    ask(ctx, "instead", question, text!("setup-instead-keep"), text!("setup-instead-give-up"))
}

/// Draws the whole screen. Returns the request from a tap, if any.
pub fn draw(
    ctx: &egui::Context,
    draft: &mut Draft,
    offered: &FirstPageData,
    settings: &mut Settings,
    capabilities: Capabilities,
    (moment, licences, board_matches, links): (Moment, &Licences, &BoardMatches, &Links),
) -> Option<SetupRequest> {
    emblems::set_owners(ctx, draft.owners);
    player_colours::set(ctx, draft.player_colours());
    let scale = Scale::of(ctx).with_targets(TARGET);
    scale.during(ctx, || {
        let request = in_window(ctx, Id::new("setup"), Order::Background, |ui, screen| {
            table_top(ui, screen);
            if draft.page != Page::Form {
                let (request, picture) = first_page::draw(ui, screen, draft, offered, settings, moment);
                popover::leave_room(ctx, Some(picture));
                return request;
            }
            popover::leave_room(ctx, None);
            let panel = screen.shrink(scale.gap(if scale.is_compact() { 1.0 } else { 2.0 }));
            style::panel(ui, "game", panel, |ui| form::draw(ui, draft, settings, capabilities))
        });
        // The gallery fills the window, so its text is as large as the text of the screen.
        let scale = if draft.is_in_gallery() { scale } else { scale.for_dialogs() };
        request.or_else(|| {
            scale.during(ctx, || draw_page_or_dialog(ctx, draft, offered, (licences, board_matches, links)))
        })
    })
}

/// Draws the page or dialog that is open over the set-up screen, if any: the lessons, the rules, the keypad or a
/// dialog.
fn draw_page_or_dialog(
    ctx: &egui::Context,
    draft: &mut Draft,
    offered: &FirstPageData,
    (licences, board_matches, links): (&Licences, &BoardMatches, &Links),
) -> Option<SetupRequest> {
    match draft.page {
        Page::Learn => return learn::draw(ctx, draft, &offered.lessons),
        Page::Rules if (screen_actions::of(draft.title).draw_rules)(ctx, &draft.rulebook) => draft.page = Page::Learn,
        Page::First | Page::Together | Page::Phones | Page::Rules | Page::Form => {}
    }
    keypad::show(ctx, draft);
    let saves = offered.saves.as_deref().unwrap_or_default();
    match draft.dialog {
        None => {}
        Some(Dialog::Boards(page)) => {
            return gallery::all_boards::show(ctx, draft, board_matches, page).map(SetupRequest::Gallery);
        }
        Some(Dialog::Filter) => gallery::filter::show(ctx, draft),
        Some(Dialog::Board) => return gallery::detail_view::show(ctx, draft, board_matches).map(SetupRequest::Gallery),
        Some(Dialog::Share) => {
            return gallery::share::show(ctx, draft, gallery::share::address).map(SetupRequest::Gallery);
        }
        Some(Dialog::NameBoard) => return gallery::name_dialog::show(ctx, draft).map(SetupRequest::Gallery),
        Some(Dialog::Online(page)) => return online_dialog::show(ctx, draft, links, page),
        Some(Dialog::Saves(page)) => return saves_dialog::show(ctx, draft, saves, page),
        Some(Dialog::RemoveSave(line)) => return saves_dialog::ask_removal(ctx, draft, saves, line),
        Some(Dialog::PlayerKind(place)) => player_dialog::show(ctx, draft, place),
        Some(Dialog::Name(place)) => names_dialog::show(ctx, draft, place),
        Some(Dialog::RandomBoard) => random_board::show(ctx, draft),
        Some(Dialog::Rules) => rules_dialog::show(ctx, draft),
        Some(Dialog::Licences) if licences::draw(ctx, licences) => draft.dialog = None,
        Some(Dialog::Licences) => {}
    }
    None
}

/// Paints a wooden table top of planks in different shades as the background.
pub fn table_top(ui: &Ui, screen: Rect) {
    let scale = Scale::of(ui.ctx());
    let plank = scale.px(150.0).max(60.0);
    let painter = ui.painter();
    painter.rect_filled(screen, 0.0, colours::TABLETOP.egui());
    let count = (screen.height() / plank).ceil() as usize;
    for i in 0..count {
        let top = screen.top() + i as f32 * plank;
        let shade = [0.0, 0.10, 0.04, 0.13, 0.07][i % 5];
        let place = Rect::from_min_size(pos2(screen.left(), top), vec2(screen.width(), plank));
        painter.rect_filled(place, 0.0, colours::TABLETOP.dark(shade).egui());
        painter.hline(screen.x_range(), top, Stroke::new(scale.hairline() * 1.5, colours::TABLETOP.dark(0.4).egui()));
    }
}
