//! The set-up screen: a poster with buttons that start a game at once, and a form behind "More" for everything else.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Id, Key, Order, Rect, Stroke, Ui, pos2, vec2},
};

use self::{
    draft::{Draft, Page, Sheet},
    saves_sheet::Row,
    wish::{Known, SetupWish},
};
use crate::{
    access::keys::sheet::KeysOpen,
    boards::trial::Trials,
    boards::{chance_sheet, gallery},
    brands, files,
    game_screen::deeds,
    games::hacienda::ui::poster::Moment,
    kiosk::Kiosk,
    kit::places::in_window,
    person::Person,
    record::{
        save,
        slots::{self, Kept},
    },
    screen::{Screen, ScreenSystems},
    seats::Sitter,
    seed::fresh_seed,
    settings::{Motion, Settings},
    stage::pace::Slowly,
    store::{Store, Writer},
    texts::{Text, text},
    theme::{colours, livery, scale::Scale, style},
    ui::{
        licences::{self, Licences},
        parts::{
            overlay::take_key,
            question::{Answer, ask},
        },
        slip,
        wishes::{Go, Instead, Means, NewGame, Offer, Slip},
    },
};
use tabletop::Level;

pub mod draft;
mod first;
mod form;
pub mod keypad;
mod learn;
mod levels_sheet;
pub mod memory;
mod names_sheet;
pub mod past;
mod rules_card;
mod rules_sheet;
pub(crate) mod saves_sheet;
pub mod sheet;
#[cfg(test)]
mod tests;
pub mod wish;
pub mod words;
mod worn;

/// The smallest touch target on this screen, in px. It is larger than usual because newcomers see this screen first.
const TARGET: f32 = 48.0;
/// The level of the computer players in a quick kiosk game without a level chosen by staff.
const QUICK_LEVEL: Level = Level::Easy;
/// The seconds after the last touch during which the poster is animated.
const AWAKE: f32 = 120.0;

/// Adds the screen.
pub fn plugin(app: &mut App) {
    gallery::plugin(app);
    app.init_resource::<Draft>()
        .init_resource::<Poster>()
        .add_systems(OnEnter(Screen::Setup), begin)
        .add_systems(OnExit(Screen::Setup), |mut slowly: ResMut<Slowly>| slowly.0 = None)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Setup)).in_set(ScreenSystems::Setup));
}

/// The seconds for which the poster has been shown, and the seconds since the last touch.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
struct Poster {
    hung: f32,
    untouched: f32,
}

impl Poster {
    /// Advances the poster by this many seconds. Returns its picture, and the time until the next one if it is
    /// animated.
    fn live(&mut self, seconds: f32, touched: bool, wished: bool) -> (Moment, Option<std::time::Duration>) {
        self.untouched = if touched { 0.0 } else { self.untouched + seconds };
        if !wished {
            return (Moment::STILL, None);
        }
        let awake = self.untouched < AWAKE;
        if awake {
            // After a slow frame the sun does not jump.
            self.hung += seconds.min(0.25);
        }
        (Moment::after(self.hung), awake.then(|| Moment::lasts(self.hung)))
    }
}

/// The saved games and other facts for the first page.
#[derive(Debug, Clone, Default)]
pub struct Offered {
    /// A description of the game that can be continued.
    pub game: Option<Text>,
    /// True if there are other saved games, or one that cannot be continued.
    pub others: bool,
    /// All saved games, once their dialog was opened.
    pub saves: Option<Vec<Row>>,
    /// A problem with saved games.
    pub trouble: Option<Text>,
    /// The progress in the lessons.
    pub lessons: Known,
    /// At a kiosk, the level of the opponent in a quick game.
    pub kiosk: Option<Level>,
}

impl Offered {
    fn of(offer: &Offer, person: &Person, kiosk: Option<&Kiosk>) -> Offered {
        let game = offer.latest.as_ref().and_then(|saved| words::saved_record(&saved.record, person));
        let others = offer.kept.len() > usize::from(game.is_some());
        let kiosk = kiosk.map(|kiosk| kiosk.staff.level());
        Offered { game, others, saves: None, trouble: offer.trouble.clone(), lessons: person.into(), kiosk }
    }
}

fn begin(mut draft: ResMut<Draft>, mut poster: ResMut<Poster>) {
    let (page, sheet) = draft.opens.take().unwrap_or_default();
    (draft.page, draft.sheet, draft.keyed) = (page, sheet, None);
    *poster = Poster::default();
}

fn show(
    mut contexts: EguiContexts,
    time: Res<Time>,
    mut draft: ResMut<Draft>,
    mut poster: ResMut<Poster>,
    mut slowly: ResMut<Slowly>,
    (mut offer, keys): (ResMut<Offer>, Res<KeysOpen>),
    mut slip: ResMut<Slip>,
    mut settings: ResMut<Settings>,
    (store, mut writer, mut person, kiosk): (Res<Store>, ResMut<Writer>, ResMut<Person>, Option<Res<Kiosk>>),
    mut trials: ResMut<Trials>,
    means: Res<Means>,
    mut licences: ResMut<Licences>,
    (mut offered, mut reading): (Local<Offered>, Local<Vec<(usize, Task<Row>)>>),
    mut go: MessageWriter<Go>,
    mut wishes: MessageWriter<files::Wish>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if offer.is_changed() || person.is_changed() || kiosk.as_ref().is_some_and(|kiosk| kiosk.is_changed()) {
        *offered = Offered::of(&offer, &person, kiosk.as_deref());
    }
    if matches!(draft.sheet, Some(Sheet::Saves(_) | Sheet::RemoveSave(_))) {
        if offer.kept.is_empty() {
            draft.sheet = None;
        }
        if offered.saves.is_none() {
            *reading = read_soon(&store, &offer.kept, &person);
        }
        let rows = offered.saves.get_or_insert_with(|| offer.kept.iter().copied().map(Row::coming).collect());
        reading.retain_mut(|(line, task)| {
            let read = check_ready(task);
            let comes = read.is_none();
            read.into_iter().zip(rows.get_mut(*line)).for_each(|(read, row)| *row = read);
            comes
        });
        if !reading.is_empty() {
            ctx.request_repaint();
        }
    }
    let touched = ctx.input(|input| !input.events.is_empty());
    let (moment, next) = poster.live(time.delta_secs(), touched, settings.motion() == Motion::Full);
    let seen = (draft.page, draft.sheet.is_some());
    let mut wanted = *settings;
    let still = settings.motion() != Motion::Full;
    if draft.gallery.still != still {
        draft.gallery.still = still;
    }
    if draft.flat != settings.table_top() {
        draft.flat = settings.table_top();
    }
    let sides = draft.sides;
    let wish = draw(ctx, &mut draft, &offered, &mut wanted, *means, (moment, &licences, &trials));
    // People keep their sides in the next game, whichever it is.
    if draft.sides != sides {
        person.sides = draft.sides;
    }
    // Escape closes the dialog of keyboard shortcuts first.
    if offer.instead.is_none() && !keys.0 && take_key(ctx, Key::Escape, false) {
        draft.step_back();
    }
    // A message about another page is out of date.
    if seen != (draft.page, draft.sheet.is_some()) {
        draft.even = past::even_match(&person, draft.count - 1);
        slip.set_if_neq(Slip(None));
    }
    slowly.set_if_neq(Slowly(next.filter(|_| draft.page != Page::More)));
    settings.set_if_neq(wanted);
    match wish {
        None => {}
        Some(SetupWish::Play) => {
            let game = kiosk.map_or_else(|| draft.game(), |kiosk| quick(&kiosk, &draft));
            play(game, &mut draft, &store, &mut writer, &mut go);
        }
        Some(SetupWish::Together(people)) => {
            draft.people = Some(people);
            play(draft.together(people), &mut draft, &store, &mut writer, &mut go);
        }
        Some(SetupWish::Continue) => {
            if let Some(saved) = offer.latest.take() {
                go.write(Go::Resume(saved));
            }
        }
        Some(SetupWish::Saves) => draft.sheet = Some(Sheet::Saves(0)),
        Some(SetupWish::Resume(kept)) if kept.slot.aside => drop(go.write(Go::TakeBack(kept))),
        Some(SetupWish::Resume(kept)) => match save::read_from(&store, kept) {
            Ok(saved) => drop(go.write(Go::Resume(Box::new(saved)))),
            Err(error) => slip.0 = Some(text!("given-sentence", given = error.text())),
        },
        Some(SetupWish::Remove(kept)) => drop(go.write(Go::RemoveSave(kept))),
        Some(SetupWish::Lesson(lesson)) => drop(go.write(Go::Lesson { lesson, again: false })),
        Some(SetupWish::Ask(kind)) => drop(wishes.write(files::Wish::Open(kind))),
        Some(SetupWish::Gallery(wish)) => {
            if let Some(told) = gallery::grant(wish, &mut draft, &mut trials, &mut go, &mut wishes) {
                slip.0 = Some(told);
            }
        }
        Some(SetupWish::Licences) => {
            draft.sheet = Some(Sheet::Licences);
            licences.want();
        }
        Some(SetupWish::FullScreen(on)) => drop(go.write(Go::FullScreen(on))),
        Some(SetupWish::Quit) => drop(go.write(Go::Quit)),
    }
    ask_for_room(ctx, &mut offer, &mut go);
    Ok(())
}

/// Starts a game, and stores its choices.
pub fn play(game: NewGame, draft: &mut Draft, store: &Store, writer: &mut Writer, go: &mut MessageWriter<Go>) {
    (draft.cards, draft.last_cards) = (None, Some(game.seed));
    memory::keep(draft, store, writer);
    go.write(Go::Play(Box::new(game)));
}

/// Reads the saved games in the background, each with its index.
fn read_soon(store: &Store, kept: &[Kept], person: &Person) -> Vec<(usize, Task<Row>)> {
    let read = |kept: Kept| {
        let (store, person) = (store.clone(), person.clone());
        AsyncComputeTaskPool::get().spawn(async move { Row::read(&store, kept, &person) })
    };
    kept.iter().map(|kept| read(*kept)).enumerate().collect()
}

/// Asks whether to remove the oldest saved game if there is no room for a new one, and then starts the new one.
pub fn ask_for_room(ctx: &egui::Context, offer: &mut ResMut<Offer>, go: &mut MessageWriter<Go>) {
    let Some(Instead { wish, gone, what }) = offer.instead.clone() else { return };
    let Some(answer) = ask_instead(ctx, what) else { return };
    offer.instead = None;
    if answer == Answer::Go {
        go.write(Go::RemoveSave(gone));
        go.write(wish);
    }
}

/// Returns the quick game of a kiosk visitor: against one computer player of the level chosen by staff, or against
/// two of `QUICK_LEVEL` in games without such a choice.
pub fn quick(kiosk: &Kiosk, draft: &Draft) -> NewGame {
    let (seed, owners) = (fresh_seed(), draft.owners);
    let game = deeds::of(draft.title);
    let setting = (game.quick)(&kiosk.staff, seed);
    let computers = if game.staff_choose_level { vec![kiosk.staff.level()] } else { vec![QUICK_LEVEL; 2] };
    let sitters = std::iter::once(Sitter::Human).chain(computers.into_iter().map(Sitter::Bot)).collect();
    NewGame { setting, sitters, seed, start: None, people: Vec::new(), owners }
}

/// Asks whether to remove a saved game to make room for another.
fn ask_instead(ctx: &egui::Context, what: Text) -> Option<Answer> {
    let question = text!("setup-instead", most = slots::MOST, oldest = what);
    ask(ctx, "instead", question, text!("setup-instead-keep"), text!("setup-instead-give-up"))
}

/// Draws the whole screen. Returns the request from a tap, if any.
pub fn draw(
    ctx: &egui::Context,
    draft: &mut Draft,
    offered: &Offered,
    settings: &mut Settings,
    means: Means,
    (moment, licences, trials): (Moment, &Licences, &Trials),
) -> Option<SetupWish> {
    brands::tell_owners(ctx, draft.owners);
    livery::tell(ctx, draft.liveries());
    let scale = Scale::of(ctx).with_targets(TARGET);
    scale.during(ctx, || {
        let wish = in_window(ctx, Id::new("setup"), Order::Background, |ui, screen| {
            table_top(ui, screen);
            if draft.page != Page::More {
                let (wish, picture) = first::draw(ui, screen, draft, offered, settings, moment);
                slip::leave_room(ctx, Some(picture));
                return wish;
            }
            slip::leave_room(ctx, None);
            let sheet = screen.shrink(scale.gap(if scale.compact() { 1.0 } else { 2.0 }));
            style::panel(ui, "game", sheet, |ui| form::draw(ui, draft, settings, means))
        });
        // The boards fill the window, so their text has the same size as in a game.
        let scale = if draft.is_in_gallery() { scale } else { scale.on_sheets() };
        wish.or_else(|| scale.during(ctx, || draw_sheet(ctx, draft, offered, (licences, trials))))
    })
}

/// Draws the dialog over the screen, if one is open.
fn draw_sheet(
    ctx: &egui::Context,
    draft: &mut Draft,
    offered: &Offered,
    (licences, trials): (&Licences, &Trials),
) -> Option<SetupWish> {
    match draft.page {
        Page::Learn => return learn::draw(ctx, draft, &offered.lessons),
        Page::Rules if (deeds::of(draft.title).draw_rules)(ctx, &draft.rulebook) => draft.page = Page::Learn,
        Page::First | Page::Together | Page::Rules | Page::More => {}
    }
    keypad::show(ctx, draft);
    let saves = offered.saves.as_deref().unwrap_or_default();
    match draft.sheet {
        None => {}
        Some(Sheet::Boards(page)) => return gallery::sheet::show(ctx, draft, trials, page).map(SetupWish::Gallery),
        Some(Sheet::Sift) => gallery::sift::show(ctx, draft),
        Some(Sheet::Board) => return gallery::large::show(ctx, draft, trials).map(SetupWish::Gallery),
        Some(Sheet::Share) => {
            return gallery::share::show(ctx, draft, gallery::share::address).map(SetupWish::Gallery);
        }
        Some(Sheet::NameBoard) => return gallery::naming::show(ctx, draft).map(SetupWish::Gallery),
        Some(Sheet::Saves(page)) => return saves_sheet::show(ctx, draft, saves, page),
        Some(Sheet::RemoveSave(line)) => return saves_sheet::ask_removal(ctx, draft, saves, line),
        Some(Sheet::Sitter(place)) => levels_sheet::show(ctx, draft, place),
        Some(Sheet::Name(place)) => names_sheet::show(ctx, draft, place),
        Some(Sheet::Chance) => chance_sheet::show(ctx, draft),
        Some(Sheet::Rules) => rules_sheet::show(ctx, draft),
        Some(Sheet::Licences) if licences::draw(ctx, licences) => draft.sheet = None,
        Some(Sheet::Licences) => {}
    }
    None
}

/// Paints the wooden table in the background, in planks of different shades.
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
