//! One frame of the match: gathers the data to show, draws it, and handles presses.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use hab_gut::HabGut;

use super::{
    arrange,
    facts::{Facts, PromptFacts, Source},
    log_panel::{self, Line},
    press::{Look, Own, Panel, Press},
    show,
};
use crate::{
    access::keys,
    game_screen::{
        self, Says, around_table,
        hint::Advice,
        prompt::{come, why_not},
    },
    games::hab_gut::{choice::Touch, history::History, texts as words},
    seats::Tap,
    texts::{Text, Who, text},
    theme::scale::Scale,
    ui::wishes::Foot,
};

/// The open parts of the HUD and its last remark. They are not part of the game state.
#[derive(Resource, Debug, Clone, Default)]
pub struct Face {
    panel: Option<Panel>,
    look: Option<Look>,
    /// The answer to a press that has no effect on the game.
    remark: Option<Text>,
    /// The number of actions and the names that the log lines below were made for.
    told: Option<(usize, Vec<Who>)>,
    history: Arc<History>,
    lines: Arc<[Line]>,
}

impl Face {
    /// Opens a panel, or closes it.
    fn turn(&mut self, panel: Panel) {
        self.look = None;
        self.panel = (self.panel != Some(panel)).then_some(panel);
    }
}

impl keys::Face for Face {
    fn is_open(&self) -> bool {
        self.panel.is_some() || self.look.is_some()
    }

    fn shut(&mut self) {
        if self.is_open() {
            (self.panel, self.look) = (None, None);
        }
    }
}

/// The data that the HUD reads.
type Scene<'w, 's> = game_screen::Scene<'w, 's, HabGut>;

/// Returns false for the second tap of a double tap. Confirm, "Pass" and "Keep all" appear in turn at the same
/// place, where a double tap must count once.
fn is_new(press: &Press, says: &mut Says<HabGut>) -> bool {
    match press {
        Press::Touch(Touch::Pass | Touch::Keep) => says.is_new(Tap::End),
        Press::Tap(Tap::Confirm) => {
            says.is_new(Tap::End);
            true
        }
        _ => true,
    }
}

/// Draws the panels of a match and handles their input.
pub fn draw(mut contexts: EguiContexts, scene: Scene, mut face: ResMut<Face>, mut says: Says<HabGut>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(told) = scene.playback.told().cloned() else { return Ok(()) };
    read(&mut face, &scene);
    let facts = gather(&scene, &face, &told);
    let scale = Scale::of(ctx);
    let frame = arrange::frame(scale, usize::from(told.seats));
    let bar = frame.racks[0].union(frame.racks[1]);
    says.foot.set_if_neq(Foot(scene.watching().then_some(bar)));
    says.speak(&facts.prompt.text);
    let mut pressed = Vec::new();
    around_table(ctx, frame.window, false, |ui| pressed = show(ui, &frame, &facts));
    if !facts.moving.movements.is_empty() {
        ctx.request_repaint();
    }
    let by_pointer = ctx.input(|input| input.pointer.any_released());
    for press in pressed {
        // Presses by keyboard or screen reader are always deliberate.
        if by_pointer && !is_new(&press, &mut says) {
            continue;
        }
        face.remark = if let Press::Remark(text) = &press { Some(text.clone()) } else { None };
        if matches!(press, Press::LookBack | Press::Tap(Tap::Hint) | Press::Own(Own::Shut)) {
            (face.panel, face.look) = (None, None);
        }
        if press == Press::Log {
            face.turn(Panel::Log);
        }
        match says.hear(press, &scene) {
            Some(Own::Table) => face.turn(Panel::Table),
            Some(Own::Look(look)) => {
                face.panel = None;
                face.look = (face.look != Some(look)).then_some(look);
            }
            Some(Own::Shut) | None => {}
        }
    }
    Ok(())
}

/// Updates the log lines and the price history.
fn read(face: &mut Face, scene: &Scene) {
    let (entries, names) = (scene.told(), &scene.standing.names);
    let known = face.told.as_ref().is_some_and(|(told, by)| *told == entries.len() && by == names);
    if known && !scene.log.is_changed() {
        return;
    }
    face.history = Arc::new(History::of(entries.iter().map(|entry| &*entry.effects)));
    let all = entries.iter().map(|entry| (entry.seat, entry.action, &*entry.effects));
    face.lines = log_panel::lines(all, names).into();
    face.told = Some((entries.len(), names.clone()));
    face.remark = None;
}

/// Gathers the data of this frame.
fn gather(scene: &Scene, face: &Face, told: &Arc<hab_gut::Position>) -> Facts {
    let (setting, names) = (&scene.playing.0, &scene.standing.names);
    let viewer = scene.eyes.open();
    let beat = scene.playback.current();
    let asking = scene.things.asking(setting);
    let still = !scene.playback.busy() && scene.playback.scoring().is_none();
    let mine = still && viewer.is_some() && scene.acting(told).is_some();
    // While foundations are opened, the position includes only those opened so far.
    let table = scene.playback.scoring().map_or(**told, |show| show.table());
    let source = Source {
        told: &table,
        setting,
        names,
        viewer,
        mine,
        choice: &scene.choice,
        asking: asking.as_ref(),
        story: beat.map(|beat| (&beat.story, beat.elapsed, scene.playback.told_effects())),
        history: face.history.clone(),
        lines: face.lines.clone(),
    };
    let mut facts = Facts::of(&source);
    facts.waits = scene.playback.waits();
    facts.face_down = scene.eyes.down && scene.eyes.seat.is_some();
    facts.front = scene.eyes.seat.unwrap_or(facts.front);
    facts.why_not = (!mine).then(|| why_not(told.may_act(), names));
    if !scene.watching() {
        let sentence = |advice: &crate::playable::Advice<HabGut>| {
            let text = words::hint::sentence(&facts.seen, setting, advice.action)?;
            Some(Advice::new(advice.action, text))
        };
        facts.advice = scene.hint.advice().iter().filter_map(sentence).collect();
        facts.thinking = scene.hint.is_thinking();
    }
    facts.bar = scene.bar(mine);
    facts.panel = scene.hinted().map_or(face.panel, |_| Some(Panel::Hint));
    facts.look = face.look;
    facts.prompt = prompt(scene, &facts, face);
    facts
}

/// The prompt line, unless another message takes its place.
fn prompt(scene: &Scene, facts: &Facts, face: &Face) -> PromptFacts {
    let (say, names) = (PromptFacts::say, &scene.standing.names);
    if let Some(show) = scene.playback.scoring() {
        return match show.end.filter(|_| show.tells_least()) {
            Some((out, winners)) => say(words::opening::out(names, out, winners), out.iter().next()),
            None => say(text!("hg-opening-open"), None),
        };
    }
    if let Some(told) = scene.hinted() {
        return say(told, scene.eyes.seat);
    }
    if let Some(remark) = &face.remark {
        return PromptFacts { refused: true, ..say(remark.clone(), None) };
    }
    if let Some(beat) = scene.playback.current().filter(|beat| !scene.seating.is_human(beat.seat)) {
        return say(words::log::told(names, beat.seat, beat.action, &beat.effects), Some(beat.seat));
    }
    if let Some(asked) = scene.eyes.asked {
        return say(come(names, asked), Some(asked));
    }
    if facts.face_down {
        return say(text!("prompt-face-down"), scene.eyes.seat);
    }
    facts.prompt.clone()
}
