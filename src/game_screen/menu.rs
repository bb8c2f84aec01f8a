//! The menu dialog of a match: resume, settings, files, rules, leave, quit.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Rect, Vec2, vec2},
};
use online::FromClient;

use super::{
    confirmations::ConfirmationKinds,
    confirmations_page,
    online_page::{self, OnlineFacts, OnlineRequest, OnlineView},
    phones_panel::PhonesPanel,
    save_notice,
    settings_page::{self, Chapter, NextPage},
};
use crate::{
    files::FileRequest,
    game::Title,
    lessons::LessonRunning,
    online::Online,
    playback::PlaybackStatus,
    record::save::SaveStatus,
    seats::{SeatSummary, Seating, names, summary},
    settings::Settings,
    stage::gestures::PanelAreas,
    store::Store,
    table::Progress,
    texts::Who,
    ui::{
        OverlaySystems,
        licences::{self, Licences},
        measure,
        parts::{Answer, DIM, ask, draw_modal_dialog, full_screen::full_screen, mark_covered},
        requests::{Capabilities, MenuOpen, RulesOpen, ScreenRequest},
    },
    widgets::prelude::*,
};

/// A page of the menu.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Page {
    /// The list of options.
    #[default]
    Main,
    /// A chapter of the settings.
    Settings(Chapter),
    /// The page that selects which actions need confirmation.
    Confirmations,
    /// The licences.
    Licences,
    /// The page for measuring the screen.
    Measure,
    /// The question before leaving a game that cannot be saved.
    Leaving,
    /// The question before giving up.
    GivingUp,
    /// The table on a server.
    Online(OnlineView),
    /// The question before the running game is exported, since the file reveals hidden information.
    Export,
}

/// What happens to the game when the player leaves it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// It is saved and can be continued.
    Saved,
    /// Nothing, because it is a replay or a lesson.
    Record,
    /// Nothing, because it is over.
    Over,
    /// It continues on the server.
    Remote,
    /// Its progress is lost, because it cannot be saved.
    Lost,
}

/// The options available in the menu.
#[derive(Debug, Clone, Copy)]
pub struct Offers<'a> {
    /// What happens to the game when the player leaves it.
    pub leaving: Leaving,
    /// The table on a server, if the game is played there.
    pub online: Option<&'a OnlineFacts<'a>>,
    /// True if the game can be exported as a file.
    pub file: bool,
    /// The player who may give up.
    pub gives_up: Option<&'a Who>,
    /// The capabilities of the program on this platform.
    pub capabilities: Capabilities,
    /// The confirmations of the current game.
    pub confirmations: ConfirmationKinds,
    /// True if the current game has a hand that can be sorted.
    pub hand: bool,
    /// The text of the licences page.
    pub licences: &'a Licences,
}

/// A request made by a tap in the menu.
#[derive(Debug, Clone)]
pub enum MenuRequest {
    /// Close the menu.
    Resume,
    /// Open the rules.
    Rules,
    /// Copy a text to the clipboard.
    Copy(String),
    /// Send a message to the server.
    Say(FromClient),
    /// Put the table on the server's list, or take it off.
    List(bool),
    /// Open the panel with the codes for phones.
    Phones,
    /// Any other request.
    Go(ScreenRequest),
}

/// Adds the menu, and the notice about a failed save.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, (show, save_notice::show).chain().in_set(OverlaySystems::Menu));
}

fn show(
    mut contexts: EguiContexts,
    mut open: ResMut<MenuOpen>,
    mut settings: ResMut<Settings>,
    progress: Option<Res<Progress>>,
    lesson: Option<Res<LessonRunning>>,
    (seating, summary, showing): (Res<Seating>, Res<SeatSummary>, Res<PlaybackStatus>),
    (store, save_status): (Res<Store>, Res<SaveStatus>),
    (capabilities, confirmations): (Res<Capabilities>, Res<ConfirmationKinds>),
    (mut rules, mut phones): (ResMut<RulesOpen>, ResMut<PhonesPanel>),
    mut licences: ResMut<Licences>,
    mut covered: ResMut<PanelAreas>,
    mut online: Option<ResMut<Online>>,
    mut page: Local<Page>,
    (mut go, mut files): (MessageWriter<ScreenRequest>, MessageWriter<FileRequest>),
) -> Result {
    let Some(progress) = progress.filter(|_| open.0) else {
        open.set_if_neq(MenuOpen(false));
        *page = Page::Main;
        return Ok(());
    };
    // The menu stays open behind the rules.
    if rules.is_open() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    mark_covered(&mut covered, ctx.content_rect());
    // During a look back, the player leaves the running game, not a replay.
    let record = lesson.is_some() || summary.replaying.is_some() && !summary.look_back;
    if let Some(online) = online.as_mut().filter(|online| online.shows_links) {
        online.shows_links = false;
        *page = Page::Online(OnlineView::default());
    }
    let leaving = match (showing.announced_over, record, store.is_writable() && !save_status.is_failing()) {
        (true, ..) => Leaving::Over,
        _ if online.is_some() => Leaving::Remote,
        (false, true, _) => Leaving::Record,
        (false, false, true) => Leaving::Saved,
        (false, false, false) => Leaving::Lost,
    };
    let mut wanted = *settings;
    let seat = summary::may_give_up(&summary, &seating, progress.may_act);
    let who = seat.map(|seat| names::name(&summary.names, seat));
    let gives_up = who.as_ref();
    let file = summary.recorded;
    let hand = Title::from_word(progress.title).is_some_and(|title| title.info().sorts_hand);
    let facts = online.as_deref().map(|online| OnlineFacts { online, names: &summary.names });
    let online_facts = facts.as_ref();
    let offers = Offers {
        leaving,
        online: online_facts,
        file,
        gives_up,
        capabilities: *capabilities,
        confirmations: *confirmations,
        hand,
        licences: &licences,
    };
    let before = *page;
    let request = draw(ctx, &mut page, &mut wanted, offers);
    if *page == Page::Licences && before != Page::Licences {
        licences.request();
    }
    settings.set_if_neq(wanted);
    match request {
        None => {}
        Some(MenuRequest::Rules) => rules.open_at(None),
        Some(MenuRequest::Resume) => open.0 = false,
        Some(MenuRequest::Copy(text)) => drop(files.write(FileRequest::Copy(text))),
        Some(MenuRequest::Say(message)) => {
            if let Some(online) = &mut online {
                online.request(&message);
            }
            open.0 = false;
        }
        Some(MenuRequest::List(is_listed)) => online.iter_mut().for_each(|online| online.list(is_listed)),
        Some(MenuRequest::Phones) => (phones.0, open.0) = (true, false),
        Some(MenuRequest::Go(request)) => {
            if !matches!(request, ScreenRequest::FullScreen(_) | ScreenRequest::Quit) {
                open.0 = false;
            }
            go.write(request);
        }
    }
    Ok(())
}

/// Draws the open menu; returns the request from a tap.
pub fn draw(ctx: &Context, page: &mut Page, settings: &mut Settings, offers: Offers<'_>) -> Option<MenuRequest> {
    match page {
        Page::Main => return main_page(ctx, page, offers),
        Page::Settings(chapter) => {
            match settings_page::draw(ctx, chapter, settings, offers.capabilities, offers.hand) {
                None => {}
                Some(NextPage::Back) => *page = Page::Main,
                Some(NextPage::Licences) => *page = Page::Licences,
                Some(NextPage::Measure) => *page = Page::Measure,
                Some(NextPage::Confirmations) => *page = Page::Confirmations,
            }
        }
        Page::Confirmations => {
            back_to(page, Chapter::Game, confirmations_page::draw(ctx, settings, offers.confirmations))
        }
        Page::Licences => back_to(page, Chapter::default(), licences::draw(ctx, offers.licences)),
        Page::Measure => back_to(page, Chapter::Picture, measure::draw(ctx, settings, false)),
        Page::Online(view) => {
            let Some(facts) = offers.online else {
                *page = Page::Main;
                return None;
            };
            return match online_page::draw(ctx, view, facts)? {
                OnlineRequest::Back => {
                    *page = Page::Main;
                    None
                }
                OnlineRequest::Copy(text) => Some(MenuRequest::Copy(text)),
                OnlineRequest::Say(message) => Some(MenuRequest::Say(message)),
                OnlineRequest::List(is_listed) => Some(MenuRequest::List(is_listed)),
                OnlineRequest::Phones => Some(MenuRequest::Phones),
            };
        }
        Page::Leaving => {
            let ways = [text!("menu-leave-stay"), text!("menu-leave-anyway")];
            return confirm_request(ctx, page, "leaving", text!("menu-leave-question"), ways, ScreenRequest::Setup);
        }
        Page::GivingUp => {
            // Giving up is no longer possible: it is a computer player's turn, or the game is over.
            let Some(who) = offers.gives_up else {
                *page = Page::Main;
                return None;
            };
            let ways = [text!("menu-give-up-not"), text!("menu-give-up")];
            return confirm_request(
                ctx,
                page,
                "giving up",
                text!("menu-give-up-question", who = who),
                ways,
                ScreenRequest::GiveUp,
            );
        }
        Page::Export => {
            let ways = [text!("back"), text!("menu-hand-out")];
            return confirm_request(
                ctx,
                page,
                "handing out",
                text!("menu-hand-out-question"),
                ways,
                ScreenRequest::ExportGame,
            );
        }
    }
    None
}

/// If the player has left the page (`left`), returns to the settings chapter that links to it.
fn back_to(page: &mut Page, chapter: Chapter, left: bool) {
    if left {
        *page = Page::Settings(chapter);
    }
}

/// Asks for confirmation of a request; `stay` and `go` are the texts of the answers. Staying returns to the main page.
fn confirm_request(
    ctx: &Context,
    page: &mut Page,
    name: &str,
    question: Text,
    [stay, go]: [Text; 2],
    request: ScreenRequest,
) -> Option<MenuRequest> {
    let answer = ask(ctx, name, question, stay, go)?;
    if answer == Answer::Cancel {
        *page = Page::Main;
    }
    (answer == Answer::Confirm).then_some(MenuRequest::Go(request))
}

/// A menu entry that is in the second column on a phone in landscape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    Online,
    Settings,
    Export,
    Rules,
    Report,
}

impl Entry {
    /// Returns true if the entry produces a file.
    fn is_for_files(self) -> bool {
        matches!(self, Entry::Export | Entry::Report)
    }

    /// The button of the entry. `file` is true if there is a game to export.
    fn look(self, ui: &Ui, file: bool) -> ButtonLook {
        let (word, icon) = match self {
            Entry::Online => (text!("online-table"), icons::SHARE_NETWORK),
            Entry::Settings => (text!("settings-title"), icons::SLIDERS),
            Entry::Export => (text!("menu-hand-out"), icons::DOWNLOAD_SIMPLE),
            Entry::Rules => (text!("rules-page-title"), icons::BOOK_OPEN),
            Entry::Report => (text!("menu-report"), icons::PENCIL_SIMPLE),
        };
        ButtonLook::plain(ui.tr(word)).with_icon(icon).enabled(file || self != Entry::Export)
    }
}

fn main_page(ctx: &Context, page: &mut Page, offers: Offers<'_>) -> Option<MenuRequest> {
    let Offers { leaving, file, capabilities, .. } = offers;
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.5), scale.pad());
    // On a phone in landscape the menu has two columns, with settings, files and rules in the second.
    let sideways = scale.is_sideways();
    let width =
        scale.column(if sideways { 840.0 } else { 540.0 }).min(ctx.content_rect().width() - 2.0 * scale.gap(2.0));
    let column = width - 2.0 * pad;
    let column = if sideways { column / 2.0 - gap } else { column };
    let kept = match leaving {
        Leaving::Saved => Some(ctx.tr(text!("menu-leave-kept"))),
        Leaving::Remote if offers.online.is_some_and(|facts| facts.online.is_lost()) => {
            Some(ctx.tr(text!("online-lost")))
        }
        Leaving::Remote => Some(ctx.tr(text!("menu-leave-remote"))),
        Leaving::Record | Leaving::Over => None,
        Leaving::Lost => Some(ctx.tr(text!("menu-leave-not-kept"))),
    };
    // Only a game in progress can be resumed. A replay or lesson continues, and a finished game can only be viewed.
    let (heading, resume, icon) = match leaving {
        Leaving::Saved | Leaving::Lost | Leaving::Remote => (text!("menu-title"), text!("menu-resume"), icons::PLAY),
        Leaving::Record => (text!("menu-title"), text!("menu-resume-watching"), icons::PLAY),
        Leaving::Over => (text!("menu-title-over"), text!("menu-resume-over"), icons::CARET_LEFT),
    };
    let title = (scale.text(36.0) * 1.45).max(target + gap * 0.5);
    let needed = kept.as_ref().map_or(0.0, |translated| text_height(ctx, translated, Type::Body, column));
    let note = needed.max(scale.text(18.0) * if sideways { 2.8 } else { 1.5 });
    let entries = [Entry::Online, Entry::Settings, Entry::Export, Entry::Rules, Entry::Report];
    let is_offered = |entry: &Entry| match entry {
        Entry::Online => offers.online.is_some(),
        // The server keeps the record of the game, including the information that is hidden here.
        Entry::Export => capabilities.own_machine && offers.online.is_none(),
        entry => capabilities.own_machine || !entry.is_for_files(),
    };
    let entries: Vec<Entry> = entries.into_iter().filter(is_offered).collect();
    let aside = entries.len() as f32;
    let gives_up = f32::from(u8::from(offers.gives_up.is_some()));
    let rows = if capabilities.quit { 3.0 } else { 2.0 } + gives_up + if sideways { 0.0 } else { aside };
    let beside = if sideways { title + aside * target + (aside - 0.5) * gap } else { 0.0 };
    let height = (title + rows * target + (rows - 0.5) * gap + note).max(beside) + 2.0 * pad;
    let rect = Rect::from_center_size(ctx.content_rect().center(), vec2(width, height));
    let (request, away) = draw_modal_dialog(ctx, "menu", rect, DIM, |ui| {
        let (mut area, mut aside) = (ui.max_rect(), ui.max_rect());
        if sideways {
            area = aside.cut_left(aside.width() / 2.0 - gap, 2.0 * gap);
        }
        let mut row = |height: f32, after: f32| area.cut_top(height, after);
        let head = row(title, gap * 0.5);
        line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(heading), Type::Headline, INK);
        let mut request = None;
        let resume = ButtonLook::primary(ui.tr(resume)).with_icon(icon);
        if button_at(ui, row(target, gap), &resume).clicked() {
            request = Some(MenuRequest::Resume);
        }
        // Drawn after the resume button, so that the keyboard focus reaches that button first.
        let corner = Align2::RIGHT_TOP.align_size_within_rect(Vec2::splat(target), aside);
        request =
            request.or(full_screen(ui, corner, capabilities).map(|on| MenuRequest::Go(ScreenRequest::FullScreen(on))));
        aside.cut_top(title, gap * 0.5);
        for entry in &entries {
            let place = if sideways { aside.cut_top(target, gap) } else { row(target, gap) };
            if button_at(ui, place, &entry.look(ui, file)).clicked() {
                match entry {
                    Entry::Online => *page = Page::Online(OnlineView::default()),
                    Entry::Settings => *page = Page::Settings(Chapter::default()),
                    // A finished game has no hidden information.
                    Entry::Export if leaving == Leaving::Over => {
                        request = Some(MenuRequest::Go(ScreenRequest::ExportGame))
                    }
                    Entry::Export => *page = Page::Export,
                    Entry::Rules => request = Some(MenuRequest::Rules),
                    Entry::Report => request = Some(MenuRequest::Go(ScreenRequest::Report)),
                }
            }
        }
        let give_up = ButtonLook::plain(ui.tr(text!("menu-give-up"))).with_icon(icons::FLAG);
        if offers.gives_up.is_some() && button_at(ui, row(target, gap), &give_up).clicked() {
            *page = Page::GivingUp;
        }
        let leave = ButtonLook::plain(ui.tr(text!("menu-leave"))).with_icon(icons::DOOR_OPEN);
        if button_at(ui, row(target, 0.0), &leave).clicked() {
            if leaving == Leaving::Lost {
                *page = Page::Leaving;
            } else {
                request = Some(MenuRequest::Go(ScreenRequest::Setup));
            }
        }
        let below = row(note, gap);
        if let Some(kept) = &kept {
            lines_in(ui, below, Align2::CENTER_CENTER, kept, Type::Body, INK_MUTED);
        }
        let quit = ButtonLook::plain(ui.tr(text!("quit"))).with_icon(icons::SIGN_OUT);
        if capabilities.quit && button_at(ui, row(target, 0.0), &quit).clicked() {
            request = Some(MenuRequest::Go(ScreenRequest::Quit));
        }
        request
    });
    request.or(away.then_some(MenuRequest::Resume))
}
