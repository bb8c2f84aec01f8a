//! The sheet behind the menu button: go on, sound, speed, the rules, leave, quit; and the notice when saving fails.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Rect, UiBuilder, Vec2, pos2, vec2},
};

use super::{
    FaceSystems,
    overlay::{cover, over_veil, sheet},
    rules_page,
    sound::sound,
    texts_screens as texts,
    wishes::Go,
};
use crate::{
    record::save::SaveTrouble,
    rules::Rulebook,
    seats::replay::Replaying,
    settings::Settings,
    store::Store,
    table::Playing,
    theme::{
        fonts::Type,
        scale::Scale,
        style::{INK, INK_MUTED},
        widgets::{ButtonLook, button_at, chips, chips_width, line_in, lines_in, paragraph},
    },
    view::{camera::Margins, gestures::Covered, playback::Playback},
};

/// How dark the table lies behind the sheet.
const DIM: f32 = 0.55;

/// Whether the menu is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MenuOpen(pub bool);

/// What the menu shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Page {
    /// What can be done.
    #[default]
    Main,
    /// The rules.
    Rules,
    /// Whether a game that cannot be saved is really to be left.
    Leaving,
}

/// What becomes of the game when it is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// It stays saved.
    Kept,
    /// It is the replay of a record.
    Record,
    /// It is lost.
    Lost,
}

/// What a tap in the menu wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuWish {
    /// On with the game.
    Resume,
    /// To the set-up screen.
    Leave,
    /// The end of the program.
    Quit,
}

/// Adds the menu and the notice.
pub fn plugin(app: &mut App) {
    app.init_resource::<MenuOpen>()
        .add_systems(EguiPrimaryContextPass, (show, notice).chain().in_set(FaceSystems::Overlays));
}

#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
fn show(
    mut contexts: EguiContexts,
    mut open: ResMut<MenuOpen>,
    mut settings: ResMut<Settings>,
    playing: Option<Res<Playing>>,
    replaying: Option<Res<Replaying>>,
    playback: Res<Playback>,
    store: Res<Store>,
    trouble: Res<SaveTrouble>,
    mut covered: ResMut<Covered>,
    mut page: Local<Page>,
    mut go: MessageWriter<Go>,
) -> Result {
    let Some(playing) = playing.filter(|_| open.0) else {
        open.set_if_neq(MenuOpen(false));
        *page = Page::Main;
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    cover(&mut covered, ctx.content_rect());
    let over = playback.shown().is_some_and(|position| position.over);
    let leaving = match (replaying.is_some() || over, store.keeps() && trouble.0.is_none()) {
        (true, _) => Leaving::Record,
        (false, true) => Leaving::Kept,
        (false, false) => Leaving::Lost,
    };
    let mut wanted = *settings;
    let wish = draw(ctx, &mut page, &mut wanted, &playing.0.rulebook, leaving, super::CAN_QUIT);
    settings.set_if_neq(wanted);
    match wish {
        None => {}
        Some(MenuWish::Resume) => open.0 = false,
        Some(MenuWish::Leave) => {
            open.0 = false;
            go.write(Go::Setup);
        }
        Some(MenuWish::Quit) => drop(go.write(Go::Quit)),
    }
    Ok(())
}

/// Draws the open menu; gives what a tap wants.
pub fn draw(
    ctx: &egui::Context,
    page: &mut Page,
    settings: &mut Settings,
    book: &Rulebook,
    leaving: Leaving,
    can_quit: bool,
) -> Option<MenuWish> {
    match page {
        Page::Main => main_page(ctx, page, settings, leaving, can_quit),
        Page::Rules => {
            if rules_page::draw(ctx, book) {
                *page = Page::Main;
            }
            None
        }
        Page::Leaving => leaving_page(ctx, page),
    }
}

fn centred(ctx: &egui::Context, size: Vec2) -> Rect {
    Rect::from_center_size(ctx.content_rect().center(), size)
}

fn main_page(
    ctx: &egui::Context,
    page: &mut Page,
    settings: &mut Settings,
    leaving: Leaving,
    can_quit: bool,
) -> Option<MenuWish> {
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.5), scale.pad());
    let (title, note) = (scale.text(36.0) * 1.45, scale.text(18.0) * if scale.compact() { 2.8 } else { 1.5 });
    // On a phone in two columns: sound and speed stand beside the rest, and the first of them is the title.
    let compact = scale.compact();
    let rows = if can_quit { 6.0 } else { 5.0 } - if compact { 2.0 } else { 0.0 };
    let high = title + rows * target + (rows - 0.5) * gap + note + 2.0 * pad;
    let wide = scale.column(if compact { 840.0 } else { 540.0 });
    let rect = centred(ctx, vec2(wide, high));
    let (wish, _) = over_veil(ctx, "menu", rect, DIM, |ui| {
        let (area, aside) = if compact {
            let all = ui.max_rect();
            let left = all.with_max_x(all.center().x - gap);
            (left, all.with_min_x(left.right() + 2.0 * gap))
        } else {
            (ui.max_rect(), ui.max_rect())
        };
        let mut top = area.top();
        let mut row = |high: f32, after: f32| {
            let place = Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), high));
            top += high + after;
            place
        };
        line_in(ui, row(title, gap * 0.5), Align2::LEFT_CENTER, texts::MENU, Type::Headline, INK);
        let mut wish = None;
        let resume = ButtonLook::primary(texts::RESUME).with_icon(egui_phosphor::fill::PLAY);
        if button_at(ui, row(target, gap), &resume).clicked() {
            wish = Some(MenuWish::Resume);
        }
        let (sounds, place) = if compact {
            let line = aside.with_min_y(aside.top() + title + gap * 0.5);
            let line = line.with_max_y(line.top() + target);
            (line, line.translate(vec2(0.0, target + gap)))
        } else {
            (row(target, gap), row(target, gap))
        };
        ui.scope_builder(UiBuilder::new().max_rect(sounds), |ui| sound(ui, settings));
        let wide = chips_width(ui, &texts::SPEEDS) * texts::SPEEDS.len() as f32;
        let (words, rail) = place.split_left_right_at_x(place.right() - wide);
        line_in(ui, words, Align2::LEFT_CENTER, texts::SPEED, Type::Lead, INK);
        ui.scope_builder(UiBuilder::new().max_rect(rail), |ui| speed(ui, settings));
        if button_at(ui, row(target, gap), &ButtonLook::plain(texts::RULES).with_icon(egui_phosphor::fill::BOOK_OPEN))
            .clicked()
        {
            *page = Page::Rules;
        }
        let leave = ButtonLook::plain(texts::LEAVE).with_icon(egui_phosphor::fill::DOOR_OPEN);
        if button_at(ui, row(target, 0.0), &leave).clicked() {
            if leaving == Leaving::Lost {
                *page = Page::Leaving;
            } else {
                wish = Some(MenuWish::Leave);
            }
        }
        let kept = match leaving {
            Leaving::Kept => texts::LEAVE_KEPT,
            Leaving::Record => "",
            Leaving::Lost => texts::LEAVE_NOT_KEPT,
        };
        lines_in(ui, row(note, gap), Align2::CENTER_CENTER, kept, Type::Body, INK_MUTED);
        let quit = ButtonLook::plain(texts::QUIT).with_icon(egui_phosphor::fill::SIGN_OUT);
        if can_quit && button_at(ui, row(target, 0.0), &quit).clicked() {
            wish = Some(MenuWish::Quit);
        }
        wish
    });
    wish
}

/// The chips of the speed, in the menu and at a replay.
pub fn speed(ui: &mut egui::Ui, settings: &mut Settings) {
    let near = |speed: &f32| (speed - settings.speed).abs();
    let best =
        (0..Settings::SPEEDS.len()).min_by(|a, b| near(&Settings::SPEEDS[*a]).total_cmp(&near(&Settings::SPEEDS[*b])));
    let mut chosen = best.unwrap_or(1);
    if chips(ui, texts::SPEED, &texts::SPEEDS, &mut chosen).changed() {
        settings.speed = Settings::SPEEDS[chosen];
    }
}

fn leaving_page(ctx: &egui::Context, page: &mut Page) -> Option<MenuWish> {
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.5), scale.pad());
    let words = scale.text(22.0) * 1.5 * 2.0;
    let rect = centred(ctx, vec2(scale.column(540.0), words + 2.0 * (target + gap) + 2.0 * pad));
    let (wish, _) = over_veil(ctx, "leaving", rect, DIM, |ui| {
        let area = ui.max_rect();
        let place = area.with_max_y(area.top() + words);
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| paragraph(ui, texts::LEAVE_LOST, Type::Lead, INK));
        let stay = Rect::from_min_size(pos2(area.left(), place.bottom() + gap), vec2(area.width(), target));
        if button_at(ui, stay, &ButtonLook::primary(texts::STAY)).clicked() {
            *page = Page::Main;
        }
        let leave = stay.translate(vec2(0.0, target + gap));
        button_at(ui, leave, &ButtonLook::plain(texts::LEAVE_ANYWAY)).clicked().then_some(MenuWish::Leave)
    });
    wish
}

/// A save that failed is told once; the player plays on.
fn notice(
    mut contexts: EguiContexts,
    trouble: Res<SaveTrouble>,
    playing: Option<Res<Playing>>,
    open: Res<MenuOpen>,
    margins: Res<Margins>,
    mut covered: ResMut<Covered>,
    mut read: Local<Option<String>>,
) -> Result {
    let Some(text) = trouble.0.as_ref().filter(|text| playing.is_some() && !open.0 && read.as_ref() != Some(*text))
    else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.content_rect();
    let free = margins.free(bevy::math::Vec2::new(screen.width(), screen.height()));
    let free = Rect::from_min_max(pos2(free.min.x, free.min.y), pos2(free.max.x, free.max.y));
    let (rect, dismissed) = draw_notice(ctx, free, text);
    cover(&mut covered, rect);
    if dismissed {
        *read = Some(text.clone());
    }
    Ok(())
}

/// A slip of paper at the top of `free` with a sentence and a cross; gives where it is and whether it was dismissed.
pub fn draw_notice(ctx: &egui::Context, free: Rect, text: &str) -> (Rect, bool) {
    let scale = Scale::of(ctx);
    let pad = scale.pad();
    let size = vec2(scale.column(620.0).min(free.width()), scale.target().max(scale.text(18.0) * 4.3) + 2.0 * pad);
    let rect = Rect::from_min_size(pos2(free.center().x - size.x / 2.0, free.top() + scale.gap(1.0)), size);
    let dismissed = sheet(ctx, "notice", rect, |ui| {
        let area = ui.max_rect();
        let cross = Rect::from_min_size(area.right_top() - vec2(scale.target(), 0.0), Vec2::splat(scale.target()));
        let words = area.with_max_x(cross.left() - scale.gap(1.0));
        ui.scope_builder(UiBuilder::new().max_rect(words), |ui| paragraph(ui, text, Type::Body, INK));
        let look = ButtonLook::icon(crate::theme::signs::Mark::Cross, texts::DISMISS);
        button_at(ui, cross, &look).clicked()
    });
    (rect, dismissed)
}
