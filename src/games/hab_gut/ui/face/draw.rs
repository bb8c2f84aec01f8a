//! One frame of the match: what was told becomes facts, and what was pressed becomes touches, taps and wishes.

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{self, Area, Id, Order, Pos2},
};
use hab_gut::HabGut;

use super::{
    arrange,
    facts::{self, Facts, HintFacts, PromptFacts, Source},
    log_panel::{self, Line},
    press::{Look, Panel, Press},
    show,
};
use crate::{
    game_screen::hint::{Advice, told},
    games::hab_gut::{
        choice::{Choice, Touch},
        history::History,
        texts as words,
        ui::rules,
    },
    playback::Playback,
    record::{Entry, Log},
    seats::{
        Busy, Eyes, Hint, Seating, Tap,
        glance::{self, Glance},
        names::name,
        replay::Replaying,
        touch::Taps,
        touch::{self, Undo},
    },
    stage::fingers::Once,
    table::{Playing, Things},
    tempo::{Cue, Ring},
    texts::{Text, Who, text},
    theme::scale::Scale,
    ui::{
        keys,
        wishes::{Foot, Go, MenuOpen, RulesOpen, Spoken, Wanted},
    },
};

/// What is open on the face, and what it answered last. None of it is part of the game.
#[derive(Resource, Debug, Clone, Default)]
pub struct Face {
    panel: Option<Panel>,
    look: Option<Look>,
    /// The answer to a press that the seats do not hear.
    remark: Option<Text>,
    /// What of the log the lines below tell: how many actions, and by which names.
    told: Option<(usize, Vec<Who>)>,
    history: Arc<History>,
    lines: Arc<[Line]>,
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

/// What the face reads.
#[derive(SystemParam)]
pub struct Scene<'w> {
    playing: Res<'w, Playing<HabGut>>,
    playback: Res<'w, Playback<HabGut>>,
    seating: Res<'w, Seating>,
    eyes: Res<'w, Eyes>,
    choice: Res<'w, Choice>,
    log: Res<'w, Log<HabGut>>,
    replaying: Option<Res<'w, Replaying<HabGut>>>,
    glance: Option<Res<'w, Glance<HabGut>>>,
    hint: Res<'w, Hint<HabGut>>,
    busy: Res<'w, Busy>,
}

impl Scene<'_> {
    /// What was played and has been told.
    fn told(&self) -> &[Entry<HabGut>] {
        let entries = self.log.entries();
        &entries[..entries.len().saturating_sub(self.playback.untold())]
    }
}

/// What presses become.
#[derive(SystemParam)]
pub struct Wishes<'w, 's> {
    /// Yes, "Neither" and "Keep all" come one after the other at the same place: a finger that taps twice means the first.
    once: Local<'s, Once>,
    time: Res<'w, Time>,
    taps: Taps<'w, Touch>,
    wanted: MessageWriter<'w, Wanted>,
    rings: MessageWriter<'w, Ring>,
    go: MessageWriter<'w, Go>,
    menu: ResMut<'w, MenuOpen>,
    rules: ResMut<'w, RulesOpen>,
}

impl Wishes<'_, '_> {
    /// Whether what was pressed is meant, or the second tap of one.
    fn is_new(&mut self, press: &Press) -> bool {
        match press {
            Press::Touch(Touch::Pass | Touch::Keep) => self.once.is_new(Tap::End, self.time.elapsed_secs_f64()),
            Press::Confirm => {
                self.once.is_new(Tap::End, self.time.elapsed_secs_f64());
                true
            }
            _ => true,
        }
    }
}

/// Draws the panels of a match and hears them.
pub fn draw(
    mut contexts: EguiContexts,
    scene: Scene,
    things: Things<HabGut>,
    mut face: ResMut<Face>,
    mut spoken: ResMut<Spoken>,
    mut foot: ResMut<Foot>,
    mut wishes: Wishes,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(told) = scene.playback.told().cloned() else { return Ok(()) };
    let names = glance::names(&scene.seating, scene.glance.as_deref());
    read(&mut face, &scene, &names);
    let facts = gather(&scene, &things, &face, &told, &names);
    let scale = Scale::of(ctx);
    let frame = arrange::frame(scale, usize::from(told.seats));
    let bar = frame.racks[0].union(frame.racks[1]);
    foot.set_if_neq(Foot(scene.replaying.is_some().then_some(bar)));
    if spoken.0.as_ref() != Some(&facts.prompt.text) {
        spoken.0 = Some(facts.prompt.text.clone());
    }
    let mut pressed = Vec::new();
    let whole =
        Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO).constrain(false).fade_in(false);
    whole.show(ctx, |ui| {
        ui.allocate_rect(frame.window, egui::Sense::hover());
        pressed = show(ui, &frame, &facts);
    });
    if !facts.moving.movements.is_empty() {
        ctx.request_repaint();
    }
    let by_pointer = ctx.input(|input| input.pointer.any_released());
    for press in pressed {
        // What is pressed by a key or by who hears of it is meant.
        if by_pointer && !wishes.is_new(&press) {
            continue;
        }
        answer(press, &scene, &mut face, &mut wishes);
    }
    Ok(())
}

/// Keeps the log and the history of prices up to date.
fn read(face: &mut Face, scene: &Scene, names: &[Who]) {
    let entries = scene.told();
    let known = face.told.as_ref().is_some_and(|(told, by)| *told == entries.len() && by == names);
    if known && !scene.log.is_changed() {
        return;
    }
    face.history = Arc::new(History::of(entries.iter().map(|entry| &*entry.effects)));
    let all = entries.iter().map(|entry| (entry.seat, entry.action, &*entry.effects));
    face.lines = log_panel::lines(all, names).into();
    face.told = Some((entries.len(), names.to_vec()));
    face.remark = None;
}

/// What this frame shows.
fn gather(scene: &Scene, things: &Things<HabGut>, face: &Face, told: &Arc<hab_gut::Position>, names: &[Who]) -> Facts {
    let setting = &scene.playing.0;
    let viewer = scene.eyes.open();
    let beat = scene.playback.current();
    let asking = things.asking(setting);
    let still = !scene.busy.0 && scene.playback.scoring().is_none();
    let mine = still && viewer.is_some_and(|seat| scene.seating.human_may_act(told.may_act(), seat));
    // While envelopes are opened, the table is as far as that has been told.
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
    facts.why_not = (!mine).then(|| facts::why_not(told, names));
    let undo = touch::undo(&scene.log, &scene.seating, &scene.eyes);
    facts.undo = Undo { one: undo.one && scene.replaying.is_none(), ..undo };
    if scene.replaying.is_none() {
        let sentence = |advice: &crate::playable::Advice<HabGut>| {
            let text = words::hint::sentence(&facts.seen, setting, advice.action)?;
            Some(Advice::new(advice.action, text))
        };
        let advice = scene.hint.advice().iter().filter_map(sentence).collect();
        facts.hint = Some(HintFacts { open: mine, advice });
        facts.thinking = scene.hint.is_thinking();
    }
    facts.look_back = scene.replaying.is_none().then(|| scene.log.has_past() && !scene.playback.holds_scoring());
    facts.panel = face.panel;
    if scene.hint.is_thinking() || !scene.hint.advice().is_empty() {
        facts.panel = Some(Panel::Hint);
    }
    facts.look = face.look;
    facts.prompt = prompt(scene, &facts, face, names);
    facts
}

/// The line on top, where it is not what the game itself says.
fn prompt(scene: &Scene, facts: &Facts, face: &Face, names: &[Who]) -> PromptFacts {
    let say = PromptFacts::say;
    if let Some(show) = scene.playback.scoring() {
        return match show.end.filter(|_| show.tells_least()) {
            Some((out, winners)) => say(words::opening::out(names, out, winners), out.iter().next()),
            None => say(text!("hg-opening-open"), None),
        };
    }
    if let Some(told) = told(scene.hint.is_thinking(), !scene.hint.advice().is_empty()) {
        return say(told, scene.eyes.seat);
    }
    if let Some(remark) = &face.remark {
        return PromptFacts { refused: true, ..say(remark.clone(), None) };
    }
    if let Some(beat) = scene.playback.current().filter(|beat| !scene.seating.is_human(beat.seat)) {
        return say(words::log::told(names, beat.seat, beat.action, &beat.effects), Some(beat.seat));
    }
    if let Some(asked) = scene.eyes.asked {
        return say(text!("prompt-come", who = &name(names, asked)), Some(asked));
    }
    if facts.face_down {
        return say(text!("prompt-face-down"), scene.eyes.seat);
    }
    facts.prompt.clone()
}

/// What a press becomes.
fn answer(press: Press, scene: &Scene, face: &mut Face, wishes: &mut Wishes) {
    if !matches!(press, Press::Remark(_)) {
        face.remark = None;
    }
    match press {
        Press::Touch(touch) => wishes.taps.touch(touch),
        Press::Confirm => wishes.taps.tap(Tap::Confirm),
        Press::Cancel => wishes.taps.tap(Tap::Cancel),
        Press::TurnUp => wishes.taps.tap(Tap::TurnUp),
        Press::Back(tap) => drop(wishes.wanted.write(Wanted(tap))),
        Press::Next => wishes.taps.tap(Tap::Next),
        Press::Again => wishes.taps.tap(Tap::Again),
        Press::Hint => {
            (face.panel, face.look) = (None, None);
            wishes.taps.tap(Tap::Hint);
        }
        Press::Advice(action) => wishes.taps.touch(Touch::Propose(action)),
        Press::Menu => wishes.menu.0 = true,
        Press::Panel(panel) => {
            face.look = None;
            face.panel = (face.panel != Some(panel)).then_some(panel);
        }
        Press::LookBack => {
            (face.panel, face.look) = (None, None);
            wishes.go.write(Go::Glance { at: scene.log.entries().len(), until: None });
        }
        Press::Look(look) => {
            face.panel = None;
            face.look = (face.look != Some(look)).then_some(look);
        }
        Press::Shut => {
            (face.panel, face.look) = (None, None);
        }
        Press::Remark(text) => {
            face.remark = Some(text);
            wishes.rings.write(Cue::Refusal.into());
        }
        Press::Why(refused) => wishes.rules.open_at(rules::why(refused, &scene.playing.0.rulebook)),
    }
}
