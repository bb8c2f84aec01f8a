//! The list of what can be done: what, where, yes, as lines that are pressed by their key, their number, or by who hears them.

use std::sync::Arc;

use bevy::{a11y::AccessibilityRequested, ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{
        self, Align2, EventFilter, Key, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
    },
};

use crate::{
    games::hacienda::{
        choice::{Choice, Held, Touch},
        reader::{self, Does, Now},
        table::Playing,
        ui::ask::question::Question,
    },
    kit::{ButtonLook, Say, button_at, focus_ring, line_in, lines_seen, pressable_seen, text_height},
    playback::Playback,
    reader::{Listed, Offer, Offers},
    record::Log,
    seats::{
        Eyes, Hint, Seating, Tap, names,
        replay::Replaying,
        touch::{Taps, undo},
    },
    settings::Settings,
    stage::{camera::Margins, gestures::Covered},
    texts::{Text, text},
    theme::{
        fonts::Type,
        marks::Mark,
        rects,
        scale::Scale,
        style::{self, EDGE, GOLD, INK, INK_MUTED, PAPER},
    },
    ui::{
        parts::overlay::{cover, sheet, take_key},
        region::{ChooseOwn, Own},
        slip::free_rect,
        two_keys::keep_here,
        wishes::{MenuOpen, Wanted},
    },
};
use hacienda_rules::{Hacienda, Position};

/// The panel's name.
const PANEL: &str = "lines";
/// The width of the list, in 1080p px.
const WIDE: f32 = 620.0;

/// The list, and whether it is open.
#[derive(Resource, Debug, Clone, Default)]
pub struct Lines {
    listed: Listed<Does>,
    /// Whether it lies over the board.
    pub open: bool,
    /// Whether its first line wants the focus: the list was opened, or is another one.
    fresh: bool,
    /// Whether there is something to do: while others play nothing lies over the board.
    there: bool,
}

impl Lines {
    /// Opens it, or shuts it.
    pub fn turn(&mut self) {
        self.open = !self.open;
        self.fresh = self.open;
    }

    /// Chooses a line, counted from 0; gives what it does.
    pub fn choose(&mut self, line: usize) -> Option<Does> {
        self.fresh = true;
        self.listed.choose(line)
    }
}

/// What a chosen line writes.
#[derive(SystemParam)]
pub struct Doing<'w> {
    taps: Taps<'w, Touch>,
    wanted: MessageWriter<'w, Wanted>,
    pub(super) menu: ResMut<'w, MenuOpen>,
}

impl Doing<'_> {
    /// Does it.
    pub fn all(&mut self, does: Option<Does>) {
        match does {
            Some(Does::Tap(tap @ (Tap::End | Tap::Undo | Tap::UndoTurn))) => drop(self.wanted.write(Wanted(tap))),
            Some(Does::Tap(tap)) => self.taps.tap(tap),
            Some(Does::Touch(touch)) => self.taps.touch(touch),
            Some(Does::Menu) => self.menu.0 = true,
            None => {}
        }
    }
}

/// What the list is about.
#[derive(SystemParam)]
pub struct Scene<'w> {
    playing: Res<'w, Playing>,
    playback: Res<'w, Playback<Hacienda>>,
    seating: Res<'w, Seating>,
    eyes: Res<'w, Eyes>,
    choice: Res<'w, Choice>,
    hint: Res<'w, Hint<Hacienda>>,
    log: Res<'w, Log<Hacienda>>,
    question: Res<'w, Question>,
    replaying: Option<Res<'w, Replaying<Hacienda>>>,
}

impl Scene<'_> {
    /// Whether whoever looks may act now.
    fn may_act(&self, position: &Position) -> bool {
        let mine = self.eyes.seat.is_some_and(|seat| self.seating.human_may_act(position.may_act(), seat));
        mine && !self.playback.busy() && self.playback.scoring().is_none()
    }

    fn changed(&self) -> bool {
        self.choice.is_changed()
            || self.hint.is_changed()
            || self.log.is_changed()
            || self.eyes.is_changed()
            || self.seating.is_changed()
            || self.playing.is_changed()
    }

    /// What can be done while nobody may act.
    fn meanwhile(&self) -> Offers<Does> {
        let waits = self.playback.waits();
        let next = || {
            [(text!("seeing-next"), Tap::Next), (text!("seeing-again"), Tap::Again)]
                .map(|(text, tap)| Offer::new(text, Does::Tap(tap)))
        };
        let several = if waits { next().into() } else { Vec::new() };
        Offers { several, always: vec![Offer::new(text!("face-menu"), Does::Menu)] }
    }
}

/// Lists what can be done, where that has changed.
pub fn offer(
    scene: Scene,
    settings: Res<Settings>,
    listener: Option<Res<AccessibilityRequested>>,
    mut lines: ResMut<Lines>,
    mut own: ResMut<Own>,
    mut about: Local<Option<(Arc<Position>, bool)>>,
) {
    let Some(position) = scene.playback.shown() else { return };
    // A record that is played again has buttons of its own; and a question has them above everything else.
    if scene.replaying.is_some() || scene.question.waits() {
        own.set_if_neq(Own(scene.question.waits().then(Vec::new)));
        lines.bypass_change_detection().there = false;
        *about = None;
        return;
    }
    let act = scene.may_act(position);
    let same = about.as_ref().is_some_and(|(before, acted)| Arc::ptr_eq(before, position) && *acted == act);
    if !same || scene.changed() || !act {
        lines.fresh |= act && about.as_ref().is_none_or(|(_, acted)| !acted);
        let offers = if act {
            let mut offers = reader::offers(&Now {
                position,
                setting: &scene.playing.0,
                choice: &scene.choice,
                advice: scene.hint.advice(),
                undo: undo(&scene.log, &scene.seating, &scene.eyes),
                names: &names::names(&scene.seating),
            });
            if scene.eyes.down {
                // The lines are seen, too: they tell no more of a hand than its backs.
                offers.several.retain(|offer| !matches!(offer.does, Does::Touch(Touch::Take(Held::Card(_)))));
                let show = Offer::new(text!("reader-turn-up"), Does::Tap(Tap::TurnUp));
                offers.always.insert(0, show);
            }
            offers
        } else {
            scene.meanwhile()
        };
        if lines.bypass_change_detection().listed.set(offers) {
            lines.fresh = true;
        }
        *about = Some((position.clone(), act));
    }
    lines.bypass_change_detection().there = act || scene.playback.waits();
    own.set_if_neq(Own(Some(lines.listed.lines())));
    // Who listens finds it open, and may shut it.
    let listens = listener.is_some_and(|asked| asked.get()) && scene.playing.is_changed();
    if (settings.two_keys || listens) && !lines.open {
        lines.turn();
    }
}

/// Does what was chosen by who hears the lines.
pub fn hear(mut chosen: MessageReader<ChooseOwn>, mut lines: ResMut<Lines>, mut doing: Doing) {
    for ChooseOwn(line) in chosen.read() {
        doing.all(lines.choose(*line));
    }
}

/// Draws the list over the left of the board, and hears what is pressed there.
pub fn draw(
    mut contexts: EguiContexts,
    own: Res<Own>,
    margins: Res<Margins>,
    settings: Res<Settings>,
    mut covered: ResMut<Covered>,
    mut lines: ResMut<Lines>,
    mut doing: Doing,
) -> Result {
    let Some(texts) = own.0.as_ref().filter(|_| lines.open && lines.there && !doing.menu.0) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let free = free_rect(ctx.content_rect(), &margins);
    let rect = free.with_max_x(free.left() + Scale::of(ctx).column(WIDE).min(free.width()));
    let fresh = std::mem::take(&mut lines.bypass_change_detection().fresh);
    let (pressed, shut) = show(ctx, rect, texts, fresh, !settings.two_keys);
    cover(&mut covered, rect);
    if let Some(line) = pressed {
        doing.all(lines.choose(line));
    }
    if shut {
        lines.turn();
    }
    Ok(())
}

/// Draws it at `rect`; gives the line that was pressed, and whether it is to be shut. `fresh`: its first line takes the focus.
/// `shuts`: it can be shut.
pub fn show(ctx: &egui::Context, rect: Rect, texts: &[Text], fresh: bool, shuts: bool) -> (Option<usize>, bool) {
    let scale = Scale::of(ctx);
    sheet(ctx, PANEL, rect, |ui| {
        keep_here(ui);
        let (target, gap) = (scale.target(), scale.gap(1.0));
        let area = ui.max_rect();
        let (head, body) = area.split_top_bottom_at_y(area.top() + target + gap);
        let cross = Rect::from_min_size(pos2(head.right() - target, head.top()), Vec2::splat(target));
        let title = head.with_max_x(cross.left() - gap).with_max_y(cross.bottom());
        line_in(ui, title, Align2::LEFT_CENTER, &ui.say(text!("reader-title")), Type::Title, INK);
        let shut =
            shuts && button_at(ui, cross, &ButtonLook::icon(Mark::Cross, ui.say(text!("reader-shut")))).clicked();
        let inside = egui::UiBuilder::new().id_salt("lines").max_rect(body);
        let pressed = ui.scope_builder(inside, |ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, gap * 0.5);
            let scroll = ScrollArea::vertical().id_salt("lines").auto_shrink(false);
            scroll.show(ui, |ui| rects::in_scroll(ui, |ui| several(ui, texts, fresh))).inner
        });
        (pressed.inner, shut)
    })
}

fn several(ui: &mut Ui, texts: &[Text], fresh: bool) -> Option<usize> {
    let shown: Vec<Response> = texts.iter().enumerate().map(|(number, text)| one(ui, number, text)).collect();
    let step = |key: Key| take_key(ui.ctx(), key, false);
    if let Some(now) = shown.iter().position(Response::has_focus) {
        let last = shown.len() - 1;
        let wanted = match (step(Key::ArrowDown), step(Key::ArrowUp)) {
            (true, _) => Some(if now == last { 0 } else { now + 1 }),
            (_, true) => Some(if now == 0 { last } else { now - 1 }),
            _ => None,
        };
        if let Some(wanted) = wanted {
            shown[wanted].request_focus();
        }
        // The arrows go from line to line, not to what lies beside.
        let filter = EventFilter { vertical_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(shown[now].id, filter));
    }
    if let Some(first) = shown.first().filter(|_| fresh) {
        first.request_focus();
    }
    shown.iter().position(Response::clicked)
}

/// A line with its number, by which a key takes it.
fn one(ui: &mut Ui, number: usize, text: &Text) -> Response {
    let scale = Scale::of(ui.ctx());
    let (gap, said) = (scale.gap(1.0), ui.say(text));
    let side = scale.text(18.0) * 1.8;
    let wide = ui.available_width() - scale.ring() * 2.0;
    let words = wide - side - 2.0 * gap;
    let high = (text_height(ui.ctx(), &said, Type::Body, words).ceil() + gap).max(scale.target());
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), high + scale.ring() * 2.0), Sense::hover());
    let place = Rect::from_center_size(whole.center(), vec2(wide, high));
    let response = pressable_seen(ui, &format!("line {number}"), &said, place);
    let edge = if response.hovered() { GOLD } else { EDGE };
    ui.painter().rect(place, style::corners(scale), PAPER, Stroke::new(scale.hairline(), edge), StrokeKind::Inside);
    let (left, right) = place.split_left_right_at_x(place.left() + gap + side);
    if number < 9 {
        let digit = ui.say(Text::number(number + 1));
        lines_seen(ui, left.with_min_x(place.left() + gap), Align2::LEFT_CENTER, &digit, Type::Body, INK_MUTED);
    }
    lines_seen(ui, right.with_max_x(place.right() - gap), Align2::LEFT_CENTER, &said, Type::Body, INK);
    focus_ring(ui, &response, place.shrink(scale.ring() * 0.6), scale.corner());
    if response.gained_focus() {
        ui.scroll_to_rect(whole, None);
    }
    response
}
