//! One frame of the match: gathers the data to show, draws it, and handles presses.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Rect};
use hab_gut::HabGut;

use super::{
    hud_view::{HudView, PromptFacts, ViewSource},
    layout,
    log_panel::{self, Line},
    press::{GamePress, Inspected, Panel, Press},
    question_panel, show, show_exchange,
};
use crate::{
    access::keys,
    game_screen::{
        self, MatchOutput, around_table,
        hint::Advice,
        prompt::{call_to_screen, disabled_reason},
        recap::{self, Recap},
        turn_banner,
    },
    games::hab_gut::{choice::Touch, history::History, texts},
    seats::Tap,
    texts::{Text, Who, text},
    theme::scale::Scale,
    ui::requests::ReplayBarRect,
};

/// The open parts of the HUD, its last remark, and the log lines and price history it shows. Not part of the game
/// state.
#[derive(Resource, Debug, Clone, Default)]
pub struct Hud {
    panel: Option<Panel>,
    inspected: Option<Inspected>,
    /// True if the log is closed. Used only if there is room for the log beside the exchange.
    log_closed: bool,
    /// The message shown after a press that has no effect on the game.
    remark: Option<Text>,
    /// The touch of the button for an action that needs no selection, and the time in seconds at which the touch last
    /// changed.
    no_selection: (Option<Touch>, f64),
    /// The number of actions and the player names that the history and the log lines below are based on.
    logged: Option<(usize, Vec<Who>)>,
    history: Arc<History>,
    lines: Arc<[Line]>,
    /// The recap of the actions played while the viewer was away from a table at a server.
    recap: Recap,
}

impl Hud {
    /// Opens a panel, or closes it if it is open.
    fn toggle_panel(&mut self, panel: Panel) {
        self.inspected = None;
        self.panel = (self.panel != Some(panel)).then_some(panel);
    }
}

impl keys::HudKeys for Hud {
    fn is_open(&self) -> bool {
        self.panel.is_some() || self.inspected.is_some() || self.recap.is_open()
    }

    fn close(&mut self) {
        if self.is_open() {
            (self.panel, self.inspected) = (None, None);
            self.recap.dismiss();
        }
    }
}

/// The data that the HUD reads.
type Scene<'w, 's> = game_screen::Scene<'w, 's, HabGut>;

/// The number of seconds for which the button to pass or to keep all shares ignores fingers and the mouse after it has
/// appeared. The two buttons have the same place, and neither asks for confirmation.
const IGNORE_TAPS: f64 = 0.5;

/// Returns false for a tap to pass or to keep all shares if it is the second tap of a double tap, or if the button has
/// been shown for too few `seconds`.
fn is_new(press: &Press, seconds: f64, output: &mut MatchOutput<HabGut>) -> bool {
    match press {
        Press::Touch(Touch::Pass | Touch::Keep) => seconds >= IGNORE_TAPS && output.is_new(Tap::End),
        _ => true,
    }
}

/// Draws the panels of a match and handles their input.
pub fn draw(mut contexts: EguiContexts, scene: Scene, mut hud: ResMut<Hud>, mut output: MatchOutput<HabGut>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(announced) = scene.playback.announced().cloned() else { return Ok(()) };
    update_log(&mut hud, &scene);
    let missed = hud.recap.update(scene.missed_actions(), scene.announced_entries().len());
    let mut view = gather(&scene, &hud, &announced);
    let scale = Scale::of(ctx);
    let banner = scene.banner(&announced);
    let frame = layout::frame(scale, usize::from(announced.seats));
    let bar = frame.racks[0].union(frame.racks[1]);
    let charts = frame.lanes.into_iter().fold(Rect::NOTHING, Rect::union);
    let log_beside = frame.log.is_some();
    output.replay_bar.set_if_neq(ReplayBarRect(scene.is_replay().then_some(bar)));
    let picture = frame.table.is_some() || view.panel == Some(Panel::Table);
    output.set_absent_signs(if picture { &[] } else { &["racks"] });
    let asks = view.is_viewers_turn && hud.remark.is_none();
    output.complete_prompt(&mut view.prompt, &scene, asks);
    let mut pressed = Vec::new();
    around_table(ctx, frame.window, false, |ui| {
        if let Some(table) = scene.bare_table(scale) {
            show_exchange(ui, &layout::bare(scale, table), &view, scene.plain.is_some());
        } else if let Some(banner) = &banner {
            let (frame, strip) = frame.without_hand(scale, banner);
            pressed = show(ui, &frame, &view);
            turn_banner::show(ui, strip, banner);
        } else {
            pressed = show(ui, &frame, &view);
        }
    });
    if let Some(from) = missed {
        let all = scene.announced_entries()[from..].iter();
        let all = all.map(|entry| (entry.seat, entry.action, &*entry.effects));
        // The recap may cover the charts, but not the shares below them.
        if recap::show(ctx, charts, &log_panel::lines(all, &scene.summary.names)).1 {
            hud.recap.dismiss();
        }
    }
    if !view.animation.movements.is_empty() {
        ctx.request_repaint();
    }
    let (by_pointer, now) = ctx.input(|input| (input.pointer.any_released(), input.time));
    let no_selection = question_panel::immediate_touch(&view);
    if hud.no_selection.0 != no_selection {
        hud.no_selection = (no_selection, now);
    }
    let seconds = now - hud.no_selection.1;
    for press in pressed {
        // Presses by keyboard or screen reader are always deliberate.
        if by_pointer && !is_new(&press, seconds, &mut output) {
            continue;
        }
        hud.remark = if let Press::Remark(text) = &press { Some(text.clone()) } else { None };
        if matches!(press, Press::LookBack | Press::Tap(Tap::Hint) | Press::GameSpecific(GamePress::Close)) {
            (hud.panel, hud.inspected) = (None, None);
        }
        match press {
            Press::Log if log_beside => hud.log_closed = !hud.log_closed,
            Press::Log => hud.toggle_panel(Panel::Log),
            _ => {}
        }
        match output.handle_press(press, &scene) {
            Some(GamePress::Table) => hud.toggle_panel(Panel::Table),
            Some(GamePress::Inspect(look)) => {
                hud.panel = None;
                hud.inspected = (hud.inspected != Some(look)).then_some(look);
            }
            Some(GamePress::Close) | None => {}
        }
    }
    Ok(())
}

/// Updates the log lines and the price history.
fn update_log(hud: &mut Hud, scene: &Scene) {
    let (entries, names) = (scene.announced_entries(), &scene.summary.names);
    let is_current = hud.logged.as_ref().is_some_and(|(count, by)| *count == entries.len() && by == names);
    if is_current && !scene.log.is_changed() {
        return;
    }
    hud.history = Arc::new(History::of(entries.iter().map(|entry| &*entry.effects)));
    let all = entries.iter().map(|entry| (entry.seat, entry.action, &*entry.effects));
    hud.lines = log_panel::lines(all, names).into();
    hud.logged = Some((entries.len(), names.clone()));
    hud.remark = None;
}

/// Gathers the data of this frame.
fn gather(scene: &Scene, hud: &Hud, announced: &Arc<hab_gut::Position>) -> HudView {
    let (setting, names) = (&scene.game_setting.0, &scene.summary.names);
    let viewer = scene.viewer.open();
    let beat = scene.playback.current();
    let rules = scene.table.rules_query(setting);
    let still = !scene.playback.is_busy() && scene.playback.scoring().is_none();
    let is_viewers_turn = still && viewer.is_some() && scene.acting(announced).is_some();
    // While the foundations are being opened, draw only what the show has revealed so far.
    let table = scene.playback.scoring().map_or(**announced, |show| show.position_shown());
    let source = ViewSource {
        announced: &table,
        setting,
        names,
        viewer,
        is_viewers_turn,
        choice: &scene.choice,
        rules_query: rules.as_ref(),
        story: beat.map(|beat| (&beat.story, beat.elapsed, scene.playback.announced_effects())),
        history: hud.history.clone(),
        lines: hud.lines.clone(),
    };
    let mut view = HudView::of(&source);
    view.awaits_next = scene.playback.is_awaiting_next();
    view.face_down = scene.viewer.face_down && scene.viewer.seat.is_some();
    view.front = scene.viewer.seat.unwrap_or(view.front);
    view.disabled_reason = (!is_viewers_turn).then(|| disabled_reason(announced.may_act(), names));
    if !scene.is_replay() {
        let sentence = |advice: &crate::playable::Advice<HabGut>| {
            let text = texts::hint::sentence(&view.seen, setting, advice.action)?;
            Some(Advice::new(advice.action, text))
        };
        view.advice = scene.hint.advice().iter().filter_map(sentence).collect();
        view.thinking = scene.hint.is_thinking();
    }
    view.bar = scene.bar(is_viewers_turn);
    view.panel = scene.hint_prompt().map_or(hud.panel, |_| Some(Panel::Hint));
    view.inspected = hud.inspected;
    view.log_closed = hud.log_closed;
    view.prompt = prompt(scene, &view, hud);
    view
}

/// The prompt line, or the message that currently replaces it.
fn prompt(scene: &Scene, view: &HudView, hud: &Hud) -> PromptFacts {
    let (say, names) = (PromptFacts::new, &scene.summary.names);
    if let Some(show) = scene.playback.scoring() {
        return match show.end.filter(|_| show.announces_eliminated()) {
            Some((out, winners)) => say(texts::foundation_opening::eliminated(names, out, winners), out.iter().next()),
            None => say(text!("hg-opening-open"), None),
        };
    }
    if let Some(text) = scene.hint_prompt() {
        return say(text, scene.viewer.seat);
    }
    if let Some(remark) = &hud.remark {
        return PromptFacts { refused: true, ..say(remark.clone(), None) };
    }
    if let Some(beat) = scene.playback.current().filter(|beat| !scene.seating.is_human(beat.seat)) {
        let announced = scene.playback.announced_effects();
        let text = texts::log::announcement_so_far(names, beat.seat, beat.action, &beat.effects, announced);
        return say(text, Some(beat.seat));
    }
    if let Some(asked) = scene.viewer.called {
        return say(call_to_screen(names, asked), Some(asked));
    }
    if view.face_down {
        return say(text!("prompt-face-down"), scene.viewer.seat);
    }
    view.prompt.clone()
}
