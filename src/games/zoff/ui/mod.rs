//! The HUD of the game: the panels around the table and their input.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Rect};
use zoff::{
    Action, Choice as Chosen, Colour, Effect, Illegal, Position, Prairie, Seat, Setting, Stage, Zoff,
    effect::CardEffect,
};

use self::{
    action_panel::ConfirmView,
    frame::Frame,
    log_panel::Line,
    panels::HudView,
    press::{GamePress, Press},
    views::ViewSource,
};
use super::{
    choice::Touch,
    game_icons,
    stories::{MovementKind, final_scoring::FinalScoring},
    texts,
    view::ground::{CurrentSignboardSizes, GroundLayout},
};
use crate::{
    access::keys::HudKeys as _,
    game_screen::{
        self, Emblem, MatchOutput, around_table,
        bar::BarFacts,
        confirmations::{ConfirmationKinds, HasConfirmations},
        hint, prompt,
        recap::{self, Recap},
    },
    playback::AnimatedGame,
    seats::{names::name, replay::Replaying},
    stage::{camera::BoardCamera, gestures::Gestures},
    table::GameSetting,
    ui::{PanelSystems, requests::ReplayBarRect},
    widgets::prelude::*,
};

pub mod action_panel;
pub mod animations;
pub mod cards_dialog;
pub mod frame;
mod keys;
mod lesson;
pub mod log_panel;
pub mod panels;
pub mod player_view;
pub mod prairie_overlay;
pub mod prairies;
pub mod press;
pub mod reveal;
mod rules;
#[cfg(test)]
mod scene_tests;
pub mod scoring;
#[cfg(test)]
mod scoring_tests;
pub mod signboard;
pub mod tags;
#[cfg(test)]
mod tests;
pub mod views;

/// Adds the panels and the keys.
pub fn plugin(app: &mut App) {
    app.add_plugins((game_screen::game_plugin::<Zoff>, keys::plugin)).add_systems(
        EguiPrimaryContextPass,
        draw.run_if(resource_exists::<GameSetting<Zoff>>).in_set(PanelSystems::Game),
    );
}

/// The open parts of the HUD, and its log lines. Not part of the game state.
#[derive(Resource, Debug, Clone, Default)]
pub struct Hud {
    /// True if the log is open. Used only if there is no room for the log next to the table.
    log_open: bool,
    /// True if the log is closed. Used only if there is room for the log next to the table.
    log_closed: bool,
    /// The prairie whose popover is open.
    inspected_prairie: Option<Prairie>,
    /// The player whose tag was pressed.
    inspected_seat: Option<Seat>,
    lines: Vec<Line>,
    /// The number of actions that the lines cover.
    logged: Option<usize>,
    /// The recap of the actions played while the viewer was away from a table at a server.
    recap: Recap,
}

impl Hud {
    /// Opens the popover of a prairie or a player, and closes any other. Inspecting the same prairie or player again
    /// closes its popover.
    fn toggle_inspect(&mut self, prairie: Option<Prairie>, seat: Option<Seat>) {
        let again = (self.inspected_prairie, self.inspected_seat) == (prairie, seat);
        (self.inspected_prairie, self.inspected_seat) = if again { (None, None) } else { (prairie, seat) };
    }
}

/// The contents of the prompt line.
pub type PromptFacts = prompt::PromptFacts<Colour, Illegal>;

/// An action that a hint recommends.
pub type Advice = hint::Advice<Action, Colour>;

/// The data that the HUD reads.
type Scene<'w, 's> = game_screen::Scene<'w, 's, Zoff>;

impl Emblem for Colour {
    fn paint(self, ui: &Ui, rect: Rect) {
        game_icons::medal(ui.painter(), rect, self);
    }
}

impl HasConfirmations for Zoff {
    const KINDS: ConfirmationKinds = ConfirmationKinds { place: true, buy: false, end: false };
}

impl Scene<'_, '_> {
    /// Returns true if the viewer may act now. An animation prevents this, unless it shows only secret choices: all
    /// players choose at once, and the viewer's cards must not disappear meanwhile.
    fn may_act(&self, position: &Position) -> bool {
        let is_live = self.summary.replaying.is_none() && !self.summary.look_back;
        let free = |seat: Seat| self.seating.human_may_act(position.may_act(), seat);
        let beat = self.playback.current();
        let choosing = beat.is_some_and(|beat| beat.effects.iter().all(is_choice)) && position.stage == Stage::Choose;
        is_live && (choosing || !self.playback.is_busy()) && self.viewer.open().is_some_and(free)
    }

    fn prompt(&self, source: &ViewSource, seen: &Position) -> PromptFacts {
        let setting = &self.game_setting.0;
        let names = source.names;
        let colour = |seat: Seat| seen.colours[seat.index()];
        let say = |text: Text, seat: Option<Seat>| PromptFacts::new(text, seat.and_then(colour));
        let won = |over: &Position| {
            let winners = over.winners(setting);
            say(texts::prompt::result(names, &winners), winners.first().copied())
        };
        if let Some(show) = self.playback.scoring() {
            return scoring::line(show, names).map_or_else(|| won(&show.end), |line| say(line, None));
        }
        if let Some(beat) = self.playback.current() {
            let announced = &beat.effects[..self.playback.announced_effects().min(beat.effects.len())];
            // The final scoring has announced the winners, and now the cows arrive.
            if announced.iter().any(|effect| Zoff::is_scoring(setting, effect)) {
                return won(&beat.after);
            }
            let line = texts::status::line(announced, names);
            let announcement = || texts::log::announcement(names, beat.seat, beat.action, &beat.effects);
            return match line {
                Some(line) => say(line, None),
                None => say(announcement(), Some(beat.seat)),
            };
        }
        if seen.is_over() {
            return won(seen);
        }
        if let Some(asked) = self.viewer.called {
            return say(prompt::call_to_screen(names, asked), Some(asked));
        }
        if source.may_act
            && let Some(seat) = source.viewer
        {
            if let Some(feedback) = &self.choice.feedback.now {
                return PromptFacts {
                    refused: feedback.refused,
                    rule: feedback.reason,
                    ..say(feedback.text.clone(), Some(seat))
                };
            }
            let alone = self.seating.is_private();
            let who = name(names, seat);
            let text = texts::prompt::your_turn(setting, seen, self.choice.as_ref(), (!alone).then_some(&who));
            if let Some(text) = text {
                return say(text, Some(seat));
            }
        }
        let first = seen.may_act().iter().next();
        match texts::prompt::deciding(seen, names) {
            Some(text) => say(text, first),
            None => say(texts::prompt::result(names, &[]), None),
        }
    }

    /// The choices being revealed and the progress of their animation, or `None` if no choices are being revealed.
    fn turned_up(&self) -> Option<(Vec<(Seat, Chosen)>, f32)> {
        let beat = self.playback.current()?;
        let movement = beat.story.movements.iter().find(|movement| movement.kind == MovementKind::TurnUp)?;
        let share = movement.progress(beat.elapsed)?;
        let turned: Vec<(Seat, Chosen)> = beat
            .effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Card(CardEffect::TurnedUp { seat, choice }) => Some((*seat, *choice)),
                _ => None,
            })
            .collect();
        (!turned.is_empty()).then_some((turned, share))
    }
}

/// Returns true if an effect is a secret choice.
fn is_choice(effect: &Effect) -> bool {
    matches!(effect, Effect::Card(CardEffect::Chosen { .. }))
}

/// Draws the panels of a match and handles their input.
fn draw(
    mut contexts: EguiContexts,
    scene: Scene,
    mut hud: ResMut<Hud>,
    mut output: MatchOutput<Zoff>,
    (ground, gestures): (Res<GroundLayout>, Res<Gestures>),
    mut signboard_sizes: ResMut<CurrentSignboardSizes>,
    mut camera: Option<ResMut<BoardCamera>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(announced) = scene.playback.announced() else { return Ok(()) };
    // During the final scoring, the tags include the bonuses given so far.
    let announced = scene.playback.scoring().map_or_else(|| **announced, FinalScoring::position_shown);
    let setting = &scene.game_setting.0;
    let names = &scene.summary.names;
    // Everything below draws only what the viewer may see.
    let seen = announced.seen_by(setting, scene.viewer.open());
    let scale = Scale::of(ctx);
    let bare = scene.bare_table(scale);
    let attract = bare.is_some();
    let mut frame = Frame::of(scale, usize::from(seen.seats));
    if camera.as_deref().is_some_and(BoardCamera::is_map) {
        frame = frame.seen_from_above(scale);
    }
    let banner = scene.banner(&seen).filter(|_| !attract);
    if let Some(table) = bare {
        frame.free = table;
    } else if let Some(banner) = &banner {
        frame = frame.without_hand(scale, banner);
    }
    update_log(&mut hud, &scene);
    let missed = hud.recap.update(scene.missed_actions(), scene.announced_entries().len());
    let rules = scene.table.rules_query(setting);
    let source = ViewSource {
        position: &seen,
        setting,
        names,
        viewer: scene.viewer.open(),
        face_down: scene.viewer.face_down && scene.viewer.seat.is_some(),
        may_act: scene.may_act(&seen),
        choice: scene.choice.as_ref(),
        rules_query: rules.as_ref(),
    };
    if scene.choice.is_changed() || scene.playback.is_busy() {
        hud.inspected_prairie = None;
    }
    let around = scale.panel_layout() == PanelLayout::Around;
    let mut view = gather(&scene, &hud, &source, &seen, camera.as_deref(), around);
    // Only large tags have room for all numbers.
    output.set_absent_signs(if around { &[] } else { &["tag"] });
    output.complete_prompt(&mut view.prompt, &scene, source.may_act);
    let mut covers = if attract { Vec::new() } else { frame.panels(scale, view.log_open) };
    let picture = ground.0.as_ref().zip(camera.as_deref());
    let mut pressed = Vec::new();
    around_table(ctx, frame.window, true, |ui| {
        if !attract {
            pressed.extend(panels::show(ui, &frame, &view, &hud.lines, picture, banner.as_ref(), &mut covers));
        } else if let Some((layout, camera)) = picture {
            prairies::show(ui, frame.free, layout, camera, &view.prairies);
        }
        if let (Some(picture), Some(beat)) = (picture, scene.playback.current()) {
            let colour = |seat: Seat| seen.colours[seat.index()];
            animations::show(ui, frame.free, picture, &beat.story.movements, beat.elapsed, colour);
        }
        if let Some((turned, share)) = scene.turned_up() {
            let rows = reveal::rows(setting, &seen, &turned, names);
            let prairie = |prairie: Prairie| {
                let (layout, camera) = picture?;
                let area = layout.prairie(prairie)?.area;
                Some(prairies::screen_rect(layout, camera, area).center())
            };
            covers.extend(reveal::show(ui, frame.free, &rows, share, prairie));
        }
    });
    pressed.extend(panels::show_above(ctx, &frame, &view, &hud.lines, picture, &mut covers));
    if let Some(from) = missed {
        let (rect, is_closed) = recap::show(ctx, frame.free, &lines_since(&scene, from));
        covers.push(rect);
        if is_closed {
            hud.recap.dismiss();
        }
    }
    output.set_covered(frame.margins(), covers);
    output.replay_bar.set_if_neq(ReplayBarRect(Some(frame.replay_bar())));
    signboard_sizes.set_if_neq(CurrentSignboardSizes(signboard::sizes(ctx, &setting.rulebook, seen.seats)));
    // Releasing the pointer after panning or pinching the table must not press a prairie.
    if gestures.was_drag() && ctx.input(|input| input.pointer.any_released()) {
        pressed.retain(|press| {
            !matches!(press, Press::Touch(Touch::Prairie(_)) | Press::GameSpecific(GamePress::Inspect(_)))
        });
    }
    for press in pressed {
        match press {
            Press::LookBack => hud.close(),
            Press::Log if around => hud.log_closed = !hud.log_closed,
            Press::Log => hud.log_open = !hud.log_open,
            _ => {}
        }
        match output.handle_press(press, &scene) {
            Some(GamePress::Zoom(press)) => camera.iter_mut().for_each(|camera| press.apply(camera)),
            Some(GamePress::Seat(seat)) => hud.toggle_inspect(None, Some(seat)),
            Some(GamePress::Inspect(prairie)) => hud.toggle_inspect(Some(prairie), None),
            Some(GamePress::Close) => (hud.inspected_prairie, hud.inspected_seat) = (None, None),
            None => {}
        }
    }
    Ok(())
}

/// Rebuilds the log lines when an action is played, taken back or announced, or when the names change.
fn update_log(hud: &mut Hud, scene: &Scene) {
    let announced = scene.announced_entries();
    if !scene.log.is_changed() && hud.logged == Some(announced.len()) && !scene.summary.is_changed() {
        return;
    }
    hud.logged = Some(announced.len());
    hud.lines = lines_since(scene, 0);
}

/// The log lines of the announced actions, beginning with the action at index `from`.
fn lines_since(scene: &Scene, from: usize) -> Vec<Line> {
    let past = scene.log.past().or(scene.replaying.as_deref().map(Replaying::past));
    let Some(mut begin) = past.and_then(|past| past.first().ok()) else { return Vec::new() };
    let (before, after) = scene.announced_entries().split_at(from);
    before.iter().for_each(|entry| entry.effects.iter().for_each(|effect| begin.apply(effect)));
    let played = after.iter().map(|entry| (entry.seat, entry.action, &*entry.effects));
    log_panel::lines(&scene.game_setting.0, &begin, played, &scene.summary.names)
}

/// The current round and the number of rounds. `None` before the first round and after the end of the game.
fn round(setting: &Setting, seen: &Position) -> Option<Text> {
    let rounds = setting.rulebook.rounds[usize::from(seen.seats)];
    (seen.round > 0 && !seen.is_over()).then(|| text!("zoff-hud-round", round = seen.round, rounds = rounds))
}

/// Gathers the data that this frame shows.
fn gather(
    scene: &Scene,
    hud: &Hud,
    source: &ViewSource,
    seen: &Position,
    camera: Option<&BoardCamera>,
    around: bool,
) -> HudView {
    let setting = source.setting;
    let advice = scene.hint.advice().iter().zip(source.viewer.into_iter().cycle()).map(|(advice, seat)| {
        let text = texts::hint::sentence(setting, seen, seat, advice.action);
        Advice::new(advice.action, text)
    });
    let inspected_prairie =
        hud.inspected_prairie.map(|prairie| (prairie, texts::inspect::lines(setting, seen, prairie, source.names)));
    let prompt = match scene.hint_prompt() {
        Some(text) => PromptFacts::new(text, None),
        None => PromptFacts { aside: round(setting, seen), ..scene.prompt(source, seen) },
    };
    let log_open = if around { !hud.log_closed } else { hud.log_open };
    HudView {
        bar: BarFacts { log_close_icon: log_open.then_some(icons::CARET_DOWN), ..scene.bar(source.may_act) },
        seats: source.seats(),
        prairies: source.prairies(),
        action_panel: source.action_panel(),
        confirm: ConfirmView {
            question: source.question(),
            can_cancel: source.may_act && !source.choice.is_empty(),
            awaits_next: scene.playback.is_awaiting_next(),
        },
        advice: advice.collect(),
        log_open,
        shows_whole_board: camera.is_none_or(BoardCamera::is_home),
        prompt,
        inspected_prairie,
        player: hud.inspected_seat.map(|seat| source.player(seat)),
    }
}
