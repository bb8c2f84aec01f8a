//! The sheet behind the menu button: go on, settings, the game as a file, the rules, leave, quit; and the notice when saving fails.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Rect, Vec2, vec2},
};

use super::{
    ask_first::Kinds,
    asks_page,
    settings_page::{self, Chapter, Onward},
};
use crate::{
    game::Title,
    kit::prelude::*,
    lessons::Taken,
    playback::Showing,
    record::save::SaveTrouble,
    seats::{Seating, Standing, names, standing},
    settings::Settings,
    stage::{camera::Margins, gestures::Covered},
    store::Store,
    table::Progress,
    texts::Who,
    ui::{
        OverlaySystems,
        aloud::say_aloud,
        licences::{self, Licences},
        measure,
        parts::{Answer, DIM, ask, cover, full_screen::full_screen, over_veil},
        slip::{draw_notice, free_rect},
        wishes::{Go, Means, MenuOpen, RulesOpen, Slip},
    },
};

/// What the menu shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Page {
    /// What can be done.
    #[default]
    Main,
    /// A chapter of the settings.
    Settings(Chapter),
    /// What is asked before it is done.
    Asks,
    /// Whose work is in the game.
    Licences,
    /// How fine the screen is.
    Measure,
    /// Whether a game that cannot be saved is really to be left.
    Leaving,
    /// Whether somebody really gives up.
    GivingUp,
    /// Whether the running game really becomes a file, which shows what is hidden.
    HandingOut,
}

/// What becomes of the game when it is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// It stays saved.
    Kept,
    /// It is the replay of a record.
    Record,
    /// It is played to its end.
    Over,
    /// It is lost.
    Lost,
}

/// What the menu can offer.
#[derive(Debug, Clone, Copy)]
pub struct Offers<'a> {
    /// What becomes of the game when it is left.
    pub leaving: Leaving,
    /// Whether there is a game to hand out as a file.
    pub file: bool,
    /// Who may give up.
    pub gives_up: Option<&'a Who>,
    /// What the program can do where it runs.
    pub means: Means,
    /// What the game on the table asks about first.
    pub asks: Kinds,
    /// Whether the game on the table has a hand that can be sorted.
    pub hand: bool,
    /// The text of the page of licences.
    pub licences: &'a Licences,
}

/// What a tap in the menu wants.
#[derive(Debug, Clone)]
pub enum MenuWish {
    /// On with the game.
    Resume,
    /// The rules.
    Rules,
    /// Something else.
    Go(Go),
}

/// Adds the menu and the notice.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, (show, notice).chain().in_set(OverlaySystems::Menu));
}

fn show(
    mut contexts: EguiContexts,
    mut open: ResMut<MenuOpen>,
    mut settings: ResMut<Settings>,
    progress: Option<Res<Progress>>,
    lesson: Option<Res<Taken>>,
    (seating, standing, showing): (Res<Seating>, Res<Standing>, Res<Showing>),
    (store, trouble): (Res<Store>, Res<SaveTrouble>),
    (means, asks): (Res<Means>, Res<Kinds>),
    mut rules: ResMut<RulesOpen>,
    mut licences: ResMut<Licences>,
    mut covered: ResMut<Covered>,
    mut page: Local<Page>,
    mut go: MessageWriter<Go>,
) -> Result {
    let Some(progress) = progress.filter(|_| open.0) else {
        open.set_if_neq(MenuOpen(false));
        *page = Page::Main;
        return Ok(());
    };
    // Where the rules are read the menu waits beneath them.
    if rules.is_open() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    cover(&mut covered, ctx.content_rect());
    // Somebody who looks back leaves the game that waits.
    let record = lesson.is_some() || standing.replaying.is_some() && !standing.glance;
    let leaving = match (showing.told_over, record, store.keeps() && !trouble.fails()) {
        (true, ..) => Leaving::Over,
        (false, true, _) => Leaving::Record,
        (false, false, true) => Leaving::Kept,
        (false, false, false) => Leaving::Lost,
    };
    let mut wanted = *settings;
    let seat = standing::may_give_up(&standing, &seating, progress.may_act);
    let who = seat.map(|seat| names::name(&standing.names, seat));
    let gives_up = who.as_ref();
    let file = standing.recorded;
    let hand = Title::from_word(progress.title).is_some_and(|title| title.entry().sorts_hand);
    let offers = Offers { leaving, file, gives_up, means: *means, asks: *asks, hand, licences: &licences };
    let before = *page;
    let wish = draw(ctx, &mut page, &mut wanted, offers);
    if *page == Page::Licences && before != Page::Licences {
        licences.want();
    }
    settings.set_if_neq(wanted);
    match wish {
        None => {}
        Some(MenuWish::Rules) => rules.open_at(None),
        Some(MenuWish::Resume) => open.0 = false,
        Some(MenuWish::Go(wish)) => {
            if !matches!(wish, Go::FullScreen(_) | Go::Quit) {
                open.0 = false;
            }
            go.write(wish);
        }
    }
    Ok(())
}

/// Draws the open menu; gives what a tap wants.
pub fn draw(ctx: &Context, page: &mut Page, settings: &mut Settings, offers: Offers<'_>) -> Option<MenuWish> {
    match page {
        Page::Main => return main_page(ctx, page, offers),
        Page::Settings(chapter) => match settings_page::draw(ctx, chapter, settings, offers.means, offers.hand) {
            None => {}
            Some(Onward::Back) => *page = Page::Main,
            Some(Onward::Licences) => *page = Page::Licences,
            Some(Onward::Measure) => *page = Page::Measure,
            Some(Onward::Asks) => *page = Page::Asks,
        },
        Page::Asks => back_to(page, Chapter::Game, asks_page::draw(ctx, settings, offers.asks)),
        Page::Licences => back_to(page, Chapter::default(), licences::draw(ctx, offers.licences)),
        Page::Measure => back_to(page, Chapter::Picture, measure::draw(ctx, settings, false)),
        Page::Leaving => {
            let ways = [text!("menu-leave-stay"), text!("menu-leave-anyway")];
            return asked(ctx, page, "leaving", text!("menu-leave-question"), ways, Go::Setup);
        }
        Page::GivingUp => {
            // Somebody else is on turn meanwhile, or nobody.
            let Some(who) = offers.gives_up else {
                *page = Page::Main;
                return None;
            };
            let ways = [text!("menu-give-up-not"), text!("menu-give-up")];
            return asked(ctx, page, "giving up", text!("menu-give-up-question", who = who), ways, Go::GiveUp);
        }
        Page::HandingOut => {
            let ways = [text!("back"), text!("menu-hand-out")];
            return asked(ctx, page, "handing out", text!("menu-hand-out-question"), ways, Go::HandOut);
        }
    }
    None
}

/// Whoever has left a page is back in the chapter that leads to it.
fn back_to(page: &mut Page, chapter: Chapter, left: bool) {
    if left {
        *page = Page::Settings(chapter);
    }
}

/// A question before a wish, with what stays and what goes; whoever stays is back in the menu.
fn asked(
    ctx: &Context,
    page: &mut Page,
    name: &str,
    question: Text,
    [stay, go]: [Text; 2],
    wish: Go,
) -> Option<MenuWish> {
    let answer = ask(ctx, name, question, stay, go)?;
    if answer == Answer::Stay {
        *page = Page::Main;
    }
    (answer == Answer::Go).then_some(MenuWish::Go(wish))
}

/// What the menu leads to besides the way on and the way out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Other {
    Settings,
    HandOut,
    Rules,
    Report,
}

impl Other {
    /// Whether a file comes of it.
    fn is_of_files(self) -> bool {
        matches!(self, Other::HandOut | Other::Report)
    }

    /// Its button, where there is a game to hand out or none.
    fn look(self, ui: &Ui, file: bool) -> ButtonLook {
        let (word, icon) = match self {
            Other::Settings => (text!("settings-title"), icons::SLIDERS),
            Other::HandOut => (text!("menu-hand-out"), icons::DOWNLOAD_SIMPLE),
            Other::Rules => (text!("rules-page-title"), icons::BOOK_OPEN),
            Other::Report => (text!("menu-report"), icons::PENCIL_SIMPLE),
        };
        ButtonLook::plain(ui.say(word)).with_icon(icon).enabled(file || self != Other::HandOut)
    }
}

fn main_page(ctx: &Context, page: &mut Page, offers: Offers<'_>) -> Option<MenuWish> {
    let Offers { leaving, file, means, .. } = offers;
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.5), scale.pad());
    // On a phone held sideways in two columns: settings, file and rules stand beside the rest.
    let compact = scale.sideways();
    let wide = scale.column(if compact { 840.0 } else { 540.0 }).min(ctx.content_rect().width() - 2.0 * scale.gap(2.0));
    let column = wide - 2.0 * pad;
    let column = if compact { column / 2.0 - gap } else { column };
    let kept = match leaving {
        Leaving::Kept => Some(ctx.say(text!("menu-leave-kept"))),
        Leaving::Record | Leaving::Over => None,
        Leaving::Lost => Some(ctx.say(text!("menu-leave-not-kept"))),
    };
    // Nobody plays on where all is played, or where others have played.
    let (heading, resume, icon) = match leaving {
        Leaving::Kept | Leaving::Lost => (text!("menu-title"), text!("menu-resume"), icons::PLAY),
        Leaving::Record => (text!("menu-title"), text!("menu-resume-watching"), icons::PLAY),
        Leaving::Over => (text!("menu-title-over"), text!("menu-resume-over"), icons::CARET_LEFT),
    };
    let title = (scale.text(36.0) * 1.45).max(target + gap * 0.5);
    let needed = kept.as_ref().map_or(0.0, |said| text_height(ctx, said, Type::Body, column));
    let note = needed.max(scale.text(18.0) * if compact { 2.8 } else { 1.5 });
    let others = [Other::Settings, Other::HandOut, Other::Rules, Other::Report];
    let others: Vec<Other> = others.into_iter().filter(|other| means.own || !other.is_of_files()).collect();
    let aside = others.len() as f32;
    let gives_up = f32::from(u8::from(offers.gives_up.is_some()));
    let rows = if means.quit { 3.0 } else { 2.0 } + gives_up + if compact { 0.0 } else { aside };
    let beside = if compact { title + aside * target + (aside - 0.5) * gap } else { 0.0 };
    let high = (title + rows * target + (rows - 0.5) * gap + note).max(beside) + 2.0 * pad;
    let rect = Rect::from_center_size(ctx.content_rect().center(), vec2(wide, high));
    let (wish, away) = over_veil(ctx, "menu", rect, DIM, |ui| {
        let (mut area, mut aside) = (ui.max_rect(), ui.max_rect());
        if compact {
            area = aside.cut_left(aside.width() / 2.0 - gap, 2.0 * gap);
        }
        let mut row = |high: f32, after: f32| area.cut_top(high, after);
        let head = row(title, gap * 0.5);
        line_in(ui, head, Align2::LEFT_CENTER, &ui.say(heading), Type::Headline, INK);
        let mut wish = None;
        let resume = ButtonLook::primary(ui.say(resume)).with_icon(icon);
        if button_at(ui, row(target, gap), &resume).clicked() {
            wish = Some(MenuWish::Resume);
        }
        // After what goes on, which keys come to first.
        let corner = Align2::RIGHT_TOP.align_size_within_rect(Vec2::splat(target), aside);
        wish = wish.or(full_screen(ui, corner, means).map(|on| MenuWish::Go(Go::FullScreen(on))));
        aside.cut_top(title, gap * 0.5);
        for other in &others {
            let place = if compact { aside.cut_top(target, gap) } else { row(target, gap) };
            if button_at(ui, place, &other.look(ui, file)).clicked() {
                match other {
                    Other::Settings => *page = Page::Settings(Chapter::default()),
                    // Nothing is hidden any more.
                    Other::HandOut if leaving == Leaving::Over => wish = Some(MenuWish::Go(Go::HandOut)),
                    Other::HandOut => *page = Page::HandingOut,
                    Other::Rules => wish = Some(MenuWish::Rules),
                    Other::Report => wish = Some(MenuWish::Go(Go::Report)),
                }
            }
        }
        let give_up = ButtonLook::plain(ui.say(text!("menu-give-up"))).with_icon(icons::FLAG);
        if offers.gives_up.is_some() && button_at(ui, row(target, gap), &give_up).clicked() {
            *page = Page::GivingUp;
        }
        let leave = ButtonLook::plain(ui.say(text!("menu-leave"))).with_icon(icons::DOOR_OPEN);
        if button_at(ui, row(target, 0.0), &leave).clicked() {
            if leaving == Leaving::Lost {
                *page = Page::Leaving;
            } else {
                wish = Some(MenuWish::Go(Go::Setup));
            }
        }
        let below = row(note, gap);
        if let Some(kept) = &kept {
            lines_in(ui, below, Align2::CENTER_CENTER, kept, Type::Body, INK_MUTED);
        }
        let quit = ButtonLook::plain(ui.say(text!("quit"))).with_icon(icons::SIGN_OUT);
        if means.quit && button_at(ui, row(target, 0.0), &quit).clicked() {
            wish = Some(MenuWish::Go(Go::Quit));
        }
        wish
    });
    wish.or(away.then_some(MenuWish::Resume))
}

/// A save that failed is told once, where something is saved; the player plays on.
fn notice(
    mut contexts: EguiContexts,
    mut trouble: ResMut<SaveTrouble>,
    (progress, standing): (Option<Res<Progress>>, Res<Standing>),
    (open, slip): (Res<MenuOpen>, Res<Slip>),
    margins: Res<Margins>,
    mut covered: ResMut<Covered>,
) -> Result {
    // One slip of paper at a time.
    let saved = progress.is_some() && standing.recorded;
    let unread = trouble.unread().filter(|_| saved && !open.0 && slip.0.is_none()).cloned();
    let Some(text) = unread else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    say_aloud(ctx, &text);
    let (rect, dismissed) = draw_notice(ctx, free_rect(ctx.content_rect(), &margins), &ctx.say(&text));
    cover(&mut covered, rect);
    if dismissed {
        trouble.read();
    }
    Ok(())
}
