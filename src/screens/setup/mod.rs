//! The first screen: the poster with the buttons that start a game, and beside it the sheet on which the game is set up.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect, Stroke, Ui, pos2, vec2},
};

use self::{
    boards_sheet::BoardWish,
    draft::{Draft, Sheet},
    form::FormWish,
};
use super::{screen::Screen, seed::fresh_seed};
use crate::{
    files::{self, Kind},
    game::rules::formats::records::Record,
    kit::{ButtonLook, Say, button_at, paragraph, text_height},
    seats::{Seating, Sitter, names::names},
    settings::Settings,
    texts::{Text, text},
    theme::{
        colours,
        fonts::Type,
        icons,
        scale::Scale,
        style::{self, INK},
    },
    ui::{
        FaceSystems,
        parts::{
            big_button::{big_button, big_button_height},
            question::{Answer, ask},
        },
        slip,
        wishes::{Go, Means, Offer},
    },
};

mod board_picture;
mod boards_sheet;
mod chance_sheet;
pub mod draft;
mod form;
mod keypad;
mod rules_sheet;
pub mod shelf;
#[cfg(test)]
mod tests;
pub mod words;

/// Adds the screen.
pub fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Setup)).in_set(FaceSystems::Panels));
}

/// What a tap on this screen wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupWish {
    /// The game of the draft.
    Play,
    /// The saved game.
    Continue,
    /// The game that was put aside.
    OpenAside,
    /// Other cards for the draft.
    NewCards,
    /// A file is to be asked for.
    Ask(Kind),
    /// The chosen board becomes a file of the player's.
    HandOutBoard,
    /// The chosen board, one of the player's own, is to be forgotten.
    RemoveBoard,
    /// The game fills the screen, or leaves it again.
    FullScreen(bool),
    /// The end of the program.
    Quit,
}

/// What is known about saved games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Offered {
    /// What the game that can go on is.
    pub game: Option<Text>,
    /// Whether there is one that was put aside.
    pub aside: bool,
    /// What is wrong with saves.
    pub trouble: Option<Text>,
}

impl Offered {
    fn of(offer: &Offer) -> Offered {
        let game = offer.record.as_ref().and_then(saved);
        Offered { game, aside: offer.aside, trouble: offer.trouble.clone() }
    }
}

fn saved(record: &Record) -> Option<Text> {
    let sitters = record.seats.iter().map(|word| Sitter::from_word(word).unwrap_or(Sitter::Human));
    let seating = Seating(sitters.collect());
    let last = record.last_position().ok()?;
    Some(words::saved_game(&names(&seating), record.actions.len(), last.turn.seat))
}

#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
fn show(
    mut contexts: EguiContexts,
    mut draft: ResMut<Draft>,
    mut offer: ResMut<Offer>,
    mut settings: ResMut<Settings>,
    means: Res<Means>,
    mut offered: Local<Offered>,
    mut go: MessageWriter<Go>,
    mut wishes: MessageWriter<files::Wish>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if offer.is_changed() {
        *offered = Offered::of(&offer);
    }
    let mut wanted = *settings;
    let wish = draw(ctx, &mut draft, &offered, &mut wanted, *means);
    settings.set_if_neq(wanted);
    match wish {
        None => {}
        Some(SetupWish::Play) => {
            go.write(Go::Play(Box::new(draft.game())));
            draft.seed = fresh_seed();
        }
        Some(SetupWish::Continue) => {
            if let Some(record) = offer.record.take() {
                go.write(Go::Resume(Box::new(record)));
            }
        }
        Some(SetupWish::NewCards) => draft.seed = fresh_seed(),
        Some(SetupWish::OpenAside) => drop(go.write(Go::OpenAside)),
        Some(SetupWish::Ask(kind)) => drop(wishes.write(files::Wish::Open(kind))),
        Some(SetupWish::RemoveBoard) => drop(go.write(Go::RemoveBoard(draft.chosen().board.clone()))),
        Some(SetupWish::HandOutBoard) => drop(go.write(Go::HandOutBoard(draft.chosen().board.clone()))),
        Some(SetupWish::FullScreen(on)) => drop(go.write(Go::FullScreen(on))),
        Some(SetupWish::Quit) => drop(go.write(Go::Quit)),
    }
    if let Some(instead) = offer.instead.clone()
        && let Some(answer) = ask_instead(ctx)
    {
        offer.instead = None;
        if answer == Answer::Go {
            offer.record = None;
            go.write(instead);
        }
    }
    Ok(())
}

/// Asks before a new game takes the place of the saved one.
fn ask_instead(ctx: &egui::Context) -> Option<Answer> {
    let (keep, give_up) = (text!("setup-instead-keep"), text!("setup-instead-give-up"));
    ask(ctx, "instead", text!("setup-instead"), keep, give_up)
}

/// Draws the whole screen; gives what a tap wants.
pub fn draw(
    ctx: &egui::Context,
    draft: &mut Draft,
    offered: &Offered,
    settings: &mut Settings,
    means: Means,
) -> Option<SetupWish> {
    let screen = ctx.content_rect();
    let scale = Scale::of(ctx);
    let area = egui::Area::new(egui::Id::new("setup"))
        .order(egui::Order::Background)
        .fixed_pos(screen.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            table_top(ui, screen);
            let edge = scale.gap(if scale.compact() { 1.0 } else { 2.0 });
            let inner = screen.shrink(edge);
            let wide = (inner.width() * if scale.compact() { 0.34 } else { 0.44 }).round();
            let left = inner.with_max_x(inner.left() + wide);
            let right = inner.with_min_x(left.right() + edge);
            let (from_poster, picture) = style::panel(ui, "poster", left, |ui| poster_sheet(ui, draft, offered));
            let from_form = style::panel(ui, "game", right, |ui| form::draw(ui, draft, settings, means));
            slip::leave_room(ctx, draft.sheet.is_none().then_some(picture));
            from_poster.or(from_form.map(|wish| match wish {
                FormWish::NewCards => SetupWish::NewCards,
                FormWish::Ask => SetupWish::Ask(Kind::Any),
                FormWish::FullScreen(on) => SetupWish::FullScreen(on),
                FormWish::Quit => SetupWish::Quit,
            }))
        });
    keypad::show(ctx, draft);
    let from_sheet = match draft.sheet {
        None => None,
        Some(Sheet::Boards(page)) => boards_sheet::show(ctx, draft, page).map(|wish| match wish {
            BoardWish::Ask => SetupWish::Ask(Kind::Board),
            BoardWish::HandOut => SetupWish::HandOutBoard,
        }),
        Some(Sheet::RemoveBoard) => boards_sheet::ask_removal(ctx, draft).then_some(SetupWish::RemoveBoard),
        Some(Sheet::Chance) => {
            chance_sheet::show(ctx, draft);
            None
        }
        Some(Sheet::Rules) => {
            rules_sheet::show(ctx, draft);
            None
        }
    };
    area.inner.or(from_sheet)
}

/// Picture above, buttons below; a saved game is the first offer. Gives where the picture has nothing to read, too.
fn poster_sheet(ui: &mut Ui, draft: &Draft, offered: &Offered) -> (Option<SetupWish>, Rect) {
    let scale = Scale::of(ui.ctx());
    let area = ui.max_rect();
    let gap = scale.gap(if scale.compact() { 1.0 } else { 1.5 });
    let (loud, quiet) = (big_button_height(scale, true), big_button_height(scale, false));
    let mut wish = None;
    let mut bottom = area.bottom();
    let mut row = |height: f32| {
        let place = Rect::from_min_max(pos2(area.left(), bottom - height), pos2(area.right(), bottom));
        bottom = place.top() - gap;
        place
    };
    let play = ui.say(words::next_game(draft.playing(), draft.chosen().name.clone()));
    if let Some(game) = &offered.game {
        if big_button(ui, row(quiet), &ui.say(text!("setup-new-game")), &play, false) {
            wish = Some(SetupWish::Play);
        }
        if big_button(ui, row(loud), &ui.say(text!("setup-continue")), &ui.say(game), true) {
            wish = Some(SetupWish::Continue);
        }
    } else if big_button(ui, row(loud), &ui.say(text!("setup-play")), &play, true) {
        wish = Some(SetupWish::Play);
    }
    if offered.aside {
        let look = ButtonLook::plain(ui.say(text!("setup-aside"))).with_icon(icons::ARROW_COUNTER_CLOCKWISE);
        if button_at(ui, row(scale.target()), &look).clicked() {
            wish = Some(SetupWish::OpenAside);
        }
    }
    if let Some(trouble) = &offered.trouble {
        let trouble = ui.say(trouble);
        let high = text_height(ui.ctx(), &trouble, Type::Body, area.width()).max(scale.text(18.0) * 3.0);
        let place = row(high);
        ui.scope_builder(egui::UiBuilder::new().max_rect(place), |ui| paragraph(ui, &trouble, Type::Body, INK));
    }
    let poster = Rect::from_min_max(area.min, pos2(area.right(), bottom));
    (wish, if poster.is_positive() { crate::games::current::ui::poster::paint(ui, poster) } else { area })
}

/// The wooden table on which everything lies: planks, each a shade of its own.
fn table_top(ui: &Ui, screen: Rect) {
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
