//! The game's own panels: everything that is read and pressed around the table.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Area, Order, Rect},
};
use zoff::{
    Action, Choice as Chosen, Colour, Effect, Illegal, Position, Prairie, Seat, Stage, Zoff, effect::CardEffect,
};

use self::{facts::Source, frame::Frame, hand::YesFacts, log_panel::Line, panels::Facts, press::Press};
use super::{
    choice::{Choice, Touch},
    signs,
    stories::{What, show::Show},
    texts,
    view::table::{Ground, SignSizes},
};
use crate::{
    game_screen::{
        self, Emblem,
        hint::{self, Advice},
        prompt,
    },
    kiosk::OfVisitors,
    kit::prelude::*,
    playback::{Playback, Shown},
    record::Log,
    seats::{Eyes, Hint, Seating, Standing, Tap, names, replay::Replaying, touch::Taps},
    stage::{
        camera::{BoardCamera, Margins},
        gestures::{Covered, Gestures},
    },
    table::{Playing, Things},
    texts::Who,
    ui::{
        PanelSystems,
        ask_first::{self, AskFirst, Kinds},
        wishes::{Foot, Go, MenuOpen, RulesOpen, Spoken, Wanted},
    },
};

pub mod cards_sheet;
pub mod facts;
pub mod floats;
pub mod frame;
pub mod hand;
mod keys;
mod lesson;
pub mod log_panel;
pub mod panels;
pub mod pastures;
pub mod press;
mod rules;
#[cfg(test)]
mod scene_tests;
pub mod scoring;
#[cfg(test)]
mod scoring_tests;
pub mod sign_board;
pub mod tags;
#[cfg(test)]
mod tests;
pub mod turn_up;
pub mod waiting;
pub mod whose;

/// Adds them to the face.
pub fn plugin(app: &mut App) {
    ask_first::of_game::<Zoff>(app);
    game_screen::scoring::of::<Zoff>(app);
    app.init_of_visitors::<Face>()
        .add_plugins((keys::plugin, lesson::plugin))
        .add_systems(EguiPrimaryContextPass, draw.run_if(resource_exists::<Playing<Zoff>>).in_set(PanelSystems::Game));
}

/// What is open on the face. None of it is part of the game.
#[derive(Resource, Debug, Clone, Default)]
pub struct Face {
    /// Whether the log lies open where it has no place beside the table.
    log_open: bool,
    /// Whether it is shut where it has one.
    log_shut: bool,
    /// The prairie that was asked about.
    asked: Option<Prairie>,
    /// The player whose tag was pressed.
    whose: Option<Seat>,
    lines: Vec<Line>,
    /// How many actions the lines tell.
    told: Option<usize>,
}

impl Face {
    /// Tells of a prairie or of a player, one at a time; asked for again, it is put away.
    fn tell_of(&mut self, prairie: Option<Prairie>, seat: Option<Seat>) {
        let again = (self.asked, self.whose) == (prairie, seat);
        (self.asked, self.whose) = if again { (None, None) } else { (prairie, seat) };
    }
}

/// What stands in the line on top.
pub type PromptFacts = prompt::PromptFacts<Colour, Illegal>;

/// The hint.
pub type HintFacts = hint::HintFacts<Action, Colour>;

/// What the face reads.
#[derive(SystemParam)]
pub struct Scene<'w, 's> {
    playing: Res<'w, Playing<Zoff>>,
    playback: Res<'w, Playback<Zoff>>,
    seating: Res<'w, Seating>,
    standing: Res<'w, Standing>,
    eyes: Res<'w, Eyes>,
    choice: Res<'w, Choice>,
    log: Res<'w, Log<Zoff>>,
    replaying: Option<Res<'w, Replaying<Zoff>>>,
    hint: Res<'w, Hint<Zoff>>,
    ground: Res<'w, Ground>,
    gestures: Res<'w, Gestures>,
    things: Things<'w, 's, Zoff>,
}

/// What the face says to others.
#[derive(SystemParam)]
pub struct Says<'w> {
    menu: ResMut<'w, MenuOpen>,
    rules: ResMut<'w, RulesOpen>,
    margins: ResMut<'w, Margins>,
    covered: ResMut<'w, Covered>,
    spoken: ResMut<'w, Spoken>,
    foot: ResMut<'w, Foot>,
    sign: ResMut<'w, SignSizes>,
    taps: Taps<'w, Touch>,
    wanted: MessageWriter<'w, Wanted>,
    go: MessageWriter<'w, Go>,
}

impl Emblem for Colour {
    fn paint(self, ui: &Ui, rect: Rect) {
        signs::medal(ui.painter(), rect, self);
    }
}

impl AskFirst for Zoff {
    const KINDS: Kinds = Kinds { place: true, buy: false, end: false };
}

impl Scene<'_, '_> {
    /// What was played and has been told.
    fn told(&self) -> &[crate::record::Entry<Zoff>] {
        let entries = self.log.entries();
        &entries[..entries.len().saturating_sub(self.playback.untold())]
    }

    /// Whether whoever looks may act now, and nothing is being shown but that others chose: all choose at once, and nobody's
    /// cards go away meanwhile.
    fn may_act(&self, position: &Position) -> bool {
        let plays = self.standing.replaying.is_none() && !self.standing.glance;
        let free = |seat: Seat| self.seating.human_may_act(position.may_act(), seat);
        let beat = self.playback.current();
        let choosing = beat.is_some_and(|beat| beat.effects.iter().all(is_choice)) && position.stage == Stage::Choose;
        plays && (choosing || !self.playback.busy()) && self.eyes.open().is_some_and(free)
    }

    /// The line on top.
    fn prompt(&self, source: &Source, seen: &Position) -> PromptFacts {
        let setting = &self.playing.0;
        let names = source.names;
        let colour = |seat: Seat| seen.colours[seat.index()];
        let say = |text: Text, seat: Option<Seat>| PromptFacts::say(text, seat.and_then(colour));
        let won = |over: &Position| {
            let winners = over.winners(setting);
            say(texts::prompt::won(names, &winners), winners.first().copied())
        };
        if let Some(show) = self.playback.scoring() {
            return scoring::line(show, names).map_or_else(|| won(&show.end), |line| say(line, None));
        }
        if let Some(beat) = self.playback.current() {
            let told = &beat.effects[..self.playback.told_effects().min(beat.effects.len())];
            // The show has told who won; now their cows come.
            if told.iter().any(Zoff::scores) {
                return won(&beat.after);
            }
            let line = texts::told::line(told, names);
            let own = || texts::log::told(names, beat.seat, beat.action, &beat.effects);
            return match line {
                Some(line) => say(line, None),
                None => say(own(), Some(beat.seat)),
            };
        }
        if seen.over() {
            return won(seen);
        }
        if let Some(asked) = self.eyes.asked {
            return say(text!("prompt-come", who = &names::name(names, asked)), Some(asked));
        }
        if source.may_act
            && let Some(seat) = source.eyes
        {
            if let Some(notice) = &self.choice.notice.now {
                return PromptFacts {
                    refused: notice.refused,
                    why: notice.why,
                    ..say(notice.text.clone(), Some(seat))
                };
            }
            let alone = self.seating.humans().count() == 1;
            let who = names::name(names, seat);
            let text = texts::prompt::yours(setting, seen, self.choice.as_ref(), (!alone).then_some(&who));
            if let Some(text) = text {
                return say(text, Some(seat));
            }
        }
        let first = seen.may_act().iter().next();
        match texts::prompt::waits(seen, names) {
            Some(text) => say(text, first),
            None => say(texts::prompt::won(names, &[]), None),
        }
    }

    /// What was turned up in the action being shown, as long as that is told.
    fn turned_up(&self) -> Option<(Vec<(Seat, Chosen)>, f32)> {
        let beat = self.playback.current()?;
        let movement = beat.story.movements.iter().find(|movement| movement.what == What::TurnUp)?;
        let share = movement.share(beat.elapsed)?;
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

/// Whether an effect is a choice that stays secret.
fn is_choice(effect: &Effect) -> bool {
    matches!(effect, Effect::Card(CardEffect::Chosen { .. }))
}

/// Draws the panels of a match and hears them.
fn draw(
    mut contexts: EguiContexts,
    scene: Scene,
    mut face: ResMut<Face>,
    mut says: Says,
    mut camera: Option<ResMut<BoardCamera>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(told) = scene.playback.told() else { return Ok(()) };
    // At the end tags count what its show has told.
    let told = scene.playback.scoring().map_or_else(|| **told, Show::table);
    let setting = &scene.playing.0;
    let names: Vec<Who> = scene.standing.names.clone();
    // Nothing that is hidden from whoever looks is in anything that is drawn.
    let seen = told.seen_by(setting, scene.eyes.open());
    let scale = Scale::of(ctx);
    let frame = Frame::of(scale, usize::from(seen.seats));
    tell_log(&mut face, &scene, &names);
    let asking = scene.things.asking(setting);
    let source = Source {
        position: &seen,
        setting,
        names: &names,
        eyes: scene.eyes.open(),
        down: scene.eyes.down && scene.eyes.seat.is_some(),
        may_act: scene.may_act(&seen),
        choice: scene.choice.as_ref(),
        asking: asking.as_ref(),
    };
    if scene.choice.is_changed() || scene.playback.busy() {
        face.asked = None;
    }
    let around = scale.form() == Form::Around;
    let facts = gather(&scene, &face, &source, &seen, camera.as_deref(), around);
    if says.spoken.0.as_ref() != Some(&facts.prompt.text) {
        says.spoken.0 = Some(facts.prompt.text.clone());
    }
    let mut covers = frame.panels(around && facts.log_open);
    let picture = scene.ground.0.as_ref().zip(camera.as_deref());
    let mut pressed = Vec::new();
    let whole = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO).constrain(false);
    whole.show(ctx, |ui| {
        ui.allocate_rect(frame.window, Sense::hover());
        pressed.extend(panels::show(ui, &frame, &facts, &face.lines, picture, &mut covers));
        if let (Some(picture), Some(beat)) = (picture, scene.playback.current()) {
            let colour = |seat: Seat| seen.colours[seat.index()];
            floats::show(ui, frame.free, picture, &beat.story.movements, beat.elapsed, colour);
        }
        if let Some((turned, share)) = scene.turned_up() {
            let rows = turn_up::rows(setting, &seen, &turned, &names);
            covers.push(turn_up::show(ui, frame.free, &rows, share));
        }
    });
    pressed.extend(panels::show_above(ctx, &frame, &facts, &face.lines, picture, &mut covers));
    says.margins.set_if_neq(frame.margins());
    says.foot.set_if_neq(Foot(Some(frame.hand)));
    says.sign.set_if_neq(SignSizes(sign_board::sizes(ctx, &setting.rulebook)));
    says.covered.0.extend(covers.into_iter().map(bevy_rect));
    // Fingers that panned or pinched the table pressed no prairie.
    if scene.gestures.swept() && ctx.input(|input| input.pointer.any_released()) {
        pressed.retain(|press| !matches!(press, Press::Touch(Touch::Prairie(_)) | Press::Ask(_)));
    }
    for press in pressed {
        match press {
            Press::Tap(tap @ (Tap::Undo | Tap::UndoTurn)) => drop(says.wanted.write(Wanted(tap))),
            Press::Tap(tap) => says.taps.tap(tap),
            Press::Touch(touch) => says.taps.touch(touch),
            Press::Menu => says.menu.0 = true,
            Press::Log if around => face.log_shut = !face.log_shut,
            Press::Log => face.log_open = !face.log_open,
            Press::LookBack => {
                (face.log_open, face.asked, face.whose) = (false, None, None);
                says.go.write(Go::Glance { at: scene.log.entries().len(), until: None });
            }
            Press::Whole => camera.iter_mut().for_each(|camera| camera.recentre()),
            Press::Seat(seat) => face.tell_of(None, Some(seat)),
            Press::Ask(prairie) => face.tell_of(Some(prairie), None),
            Press::Shut => (face.asked, face.whose) = (None, None),
            Press::Why(refused) => says.rules.open_at(rules::why(refused, &setting.rulebook)),
        }
    }
    Ok(())
}

/// The lines of the log, made anew where something was played, taken back or told.
fn tell_log(face: &mut Face, scene: &Scene, names: &[Who]) {
    let told = scene.told();
    if !scene.log.is_changed() && face.told == Some(told.len()) && !scene.standing.is_changed() {
        return;
    }
    face.told = Some(told.len());
    let record = scene.log.record().or(scene.replaying.as_deref().map(Replaying::record));
    let begin = record.and_then(|record| record.set_up().ok());
    face.lines = match begin {
        Some(begin) => {
            let played = told.iter().map(|entry| (entry.seat, entry.action, &*entry.effects));
            log_panel::lines(&scene.playing.0, &begin, played, names)
        }
        None => Vec::new(),
    };
}

/// Everything that this frame shows.
fn gather(
    scene: &Scene,
    face: &Face,
    source: &Source,
    seen: &Position,
    camera: Option<&BoardCamera>,
    around: bool,
) -> Facts {
    let setting = source.setting;
    let advice = scene.hint.advice().iter().zip(source.eyes.into_iter().cycle()).map(|(advice, seat)| {
        let text = texts::hint::sentence(setting, seen, seat, advice.action);
        Advice::new(advice.action, text)
    });
    let advised = HintFacts { open: source.may_act, advice: advice.collect() };
    let about = face.asked.map(|prairie| (prairie, texts::ask::lines(setting, seen, prairie, source.names)));
    let prompt = match hint::told(scene.hint.is_thinking(), !scene.hint.advice().is_empty()) {
        Some(told) => PromptFacts::say(told, None),
        None => scene.prompt(source, seen),
    };
    Facts {
        seats: source.seats(),
        told: source.told(),
        pastures: source.pastures(),
        hand: source.hand(),
        yes: YesFacts {
            question: source.question(),
            no: source.may_act && !source.choice.is_empty(),
            undo: scene.standing.undo,
            next: scene.playback.waits(),
        },
        hint: advised,
        log_open: if around { !face.log_shut } else { face.log_open },
        look_back: scene.replaying.is_none().then(|| scene.log.has_past() && !scene.playback.holds_scoring()),
        home: camera.is_none_or(BoardCamera::is_home),
        prompt,
        about,
        whose: face.whose.map(|seat| source.whose(seat)),
    }
}

fn bevy_rect(rect: Rect) -> bevy::math::Rect {
    bevy::math::Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y)
}
