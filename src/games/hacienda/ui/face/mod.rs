//! The match around the board: reads what is shown, draws every panel, and turns presses into taps.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use self::{
    deck_slip::DeckFacts,
    facts::{ActionsFacts, ConfirmFacts, HandFacts, SeatFacts, ShopFacts, Source},
    gather::gather,
    hint::Advice,
    log_panel::Line,
    points::PointsFacts,
    press::{Drawer, Own, Press},
    prompt::PromptFacts,
    recap::{DeedFacts, RecapFacts},
    usable::Usable,
};
use crate::{
    game_screen::{self, Says, Voice, around_table, bar::BarFacts, log},
    games::hacienda::{
        choice::{Choice, Held, Shop, Touch},
        seeing, texts,
        view::{anchors::Anchors, marks::Flash},
    },
    kit::prelude::*,
    seats::Tap,
    stage::camera::BoardCamera,
    texts::Who,
    ui::wishes::{Foot, Go},
};
use hacienda_rules::{Deck, Hacienda, Page, Seat};

pub mod actions;
pub mod anchors;
pub mod arrange;
pub mod confirm;
pub mod deck_slip;
pub mod drawn;
pub mod facts;
pub mod flights;
pub mod floats;
pub mod frame;
mod gather;
pub mod hand;
pub mod hint;
pub mod known;
pub mod log_panel;
pub mod panels;
pub mod phone;
pub mod points;
pub mod press;
pub mod prompt;
pub mod recap;
pub mod seats_column;
pub mod shop;
pub mod stacked;
#[cfg(test)]
mod tests;
pub mod usable;
pub mod zoom;

pub use panels::{show, show_above};

/// What is open on the face, and what it answered last. None of it is part of the game.
#[derive(Resource, Debug, Clone, Default)]
pub struct Face {
    /// Whether the ledger of points is open.
    pub points_open: bool,
    /// The player whose tag opened it: the known cards of that hand stand in it, too.
    pub whose: Seat,
    /// The deck that was tapped: what of it nobody has seen lies beside it.
    pub deck: Option<Deck>,
    /// Whether the log is shut, where it has a place of its own.
    pub log_shut: bool,
    /// The drawer that lies over the board of a phone.
    pub drawer: Option<Drawer>,
    /// The answer to a tap that the seats do not hear.
    pub remark: Option<Text>,
    /// Whether the person at the screen was to act in the frame before.
    mine: bool,
    lines: Vec<Line>,
    /// What others did since this seat last acted.
    recap: (Option<Seat>, Arc<[DeedFacts]>),
    /// The number of the last of them that was put away.
    read: usize,
    /// How many actions the lines tell.
    told: usize,
    /// A sentence for each action that is advised; `None` where the rules refuse it.
    advice: Vec<Option<Text>>,
}

/// Everything that one frame of the face shows.
#[derive(Debug, Clone, PartialEq)]
pub struct Facts {
    /// The tags.
    pub seats: Vec<SeatFacts>,
    /// The line on top.
    pub prompt: PromptFacts,
    /// The hand; `None` while a record is played again.
    pub hand: Option<HandFacts>,
    /// Everything for sale.
    pub shop: ShopFacts,
    /// Actions left and the end of the turn; `None` while a record is played again.
    pub actions: Option<ActionsFacts>,
    /// Why cards and shop cannot be used at all now.
    pub why_not: Option<Text>,
    /// The question that waits for a yes.
    pub confirm: Option<ConfirmFacts>,
    /// What has not been seen of a deck, when it was tapped.
    pub deck: Option<DeckFacts>,
    /// What others did, when whoever looks is to act and has not read it.
    pub recap: Option<RecapFacts>,
    /// The ledger of points, when it is open.
    pub points: Option<PointsFacts>,
    /// The buttons that every game has.
    pub bar: BarFacts,
    /// What was advised, best first.
    pub advice: Vec<Advice>,
    /// Whether the whole board is shown.
    pub home: bool,
    /// Whether the log is open.
    pub log_open: bool,
    /// Whether the shop is open: always, but on a phone.
    pub shop_open: bool,
}

/// What the face reads.
type Scene<'w, 's> = game_screen::Scene<'w, 's, Hacienda>;

impl Scene<'_, '_> {
    /// What others did since whoever looks last acted, of so many actions.
    fn recap(&self, told: usize, names: &[Who]) -> Arc<[DeedFacts]> {
        let (Some(record), Some(seat)) = (self.log.record(), self.eyes.seat) else { return Arc::default() };
        // A record that does not go together with itself is told of where it is opened.
        let deeds = seeing::recap::recap(record, told, seat).unwrap_or_default();
        deeds.iter().map(|deed| DeedFacts::of(deed, names)).collect()
    }
}

/// Draws the panels of a match and hears them.
pub fn draw(
    mut contexts: EguiContexts,
    scene: Scene,
    mut face: ResMut<Face>,
    mut says: Says<Hacienda>,
    (mut anchors, mut flashes): (ResMut<Anchors>, MessageWriter<Flash>),
    mut camera: Option<ResMut<BoardCamera>>,
    mut usable: Local<Usable>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(position) = scene.playback.told().cloned() else { return Ok(()) };
    let (setting, names) = (&scene.playing.0, &scene.standing.names);
    let told = scene.told();
    if scene.log.is_changed() || face.told != told.len() || face.recap.0 != scene.eyes.seat {
        face.recap = (scene.eyes.seat, scene.recap(told.len(), names));
        // Another game, or one that went back, has not been read; a look back is not another game.
        if !scene.standing.glance {
            face.read = face.read.min(told.len());
        }
        face.told = told.len();
        face.lines = log_panel::lines(told, names);
        face.remark = None;
        if face.lines.is_empty() {
            face.drawer = None;
        }
    }
    if scene.playing.is_changed() {
        // Another table has other points.
        (face.points_open, face.deck) = (false, None);
    }
    if scene.eyes.is_changed() {
        face.remark = None;
    }
    if scene.choice.is_changed() {
        face.remark = None;
        // What is taken in hand needs the board: nothing else lies on it. What it would change can be looked at then.
        face.points_open &= scene.choice.held == Held::Nothing || scene.choice.pending().is_some();
        face.deck = face.deck.filter(|deck| match scene.choice.held {
            // What was tapped and cannot be bought is looked at all the same.
            Held::Nothing => scene.choice.notice.now.is_some(),
            held => held == Shop::Top(*deck).held(),
        });
    }
    if scene.hint.is_changed() || face.advice.len() != scene.hint.advice().len() {
        let sentence = |advice| texts::hint::sentence(&position, setting, advice);
        face.advice = scene.hint.advice().iter().map(sentence).collect();
    }
    // In the middle of a story nothing pales or brightens.
    if scene.playback.untold() == 0 || usable.is_blank() {
        usable.look(&position, setting, scene.eyes.seat, scene.things.asking(setting).as_ref());
    }
    let scale = Scale::of(ctx);
    let lines = (!face.log_shut).then(|| {
        let width = arrange::frame(scale, 0, None).log.width();
        log::wanted_height(ctx, &face.lines, width, scale.window().y)
    });
    let frame = arrange::frame(scale, usize::from(position.seats), lines);
    says.foot.set_if_neq(Foot(Some(arrange::foot(scale, usize::from(position.seats)))));
    let source = Source {
        position: &position,
        setting,
        seating: &scene.seating,
        eyes: *scene.eyes,
        choice: &scene.choice,
        usable: &usable,
        names,
        pesos: std::array::from_fn(|seat| scene.playback.pesos(Seat(seat as u8))),
        scoring: scene.playback.scoring(),
    };
    // Whatever is taken in hand for the board wants to see it, and so does whoever's turn is over.
    let taken = scene.choice.is_changed() && press::is_placing(&scene.choice);
    if taken || (face.mine && !source.my_turn()) {
        face.drawer = None;
    }
    if face.mine != source.my_turn() {
        face.mine = source.my_turn();
        // What was told of a deck while others played has no button to draw.
        face.deck = None;
    }
    let facts = gather(&source, &scene, &face, &frame, scale, camera.as_deref());
    says.speak(&facts.prompt.text);
    let mut pressed = Vec::new();
    let mut covers = frame.panels(scale, frame.in_drawer(scale, facts.log_open, facts.shop_open));
    around_table(ctx, frame.window, true, |ui| pressed.extend(show(ui, &frame, &facts, &face.lines, &mut covers)));
    pressed.extend(show_above(ctx, &frame, &facts, &mut covers));

    anchors.set_if_neq(anchors::of(scale, &frame, &facts, *scene.eyes));
    let mut wanted = frame.margins(scale);
    if scene.playback.scoring().is_some() && scale.form() == Form::Around {
        // The board stays whole beside what is told of it.
        let sheet = arrange::scoring(scale, usize::from(position.seats));
        if scale.left_handed() {
            wanted.left = wanted.left.max(sheet.right() - frame.window.left() + frame.gap);
        } else {
            wanted.right = wanted.right.max(frame.window.right() - sheet.left() + frame.gap);
        }
    }
    says.cover(wanted, covers);
    for press in pressed {
        match &press {
            // A hand that trembles ends one turn. A yes needs no such care: after the first there is nothing to say yes to.
            Press::Tap(tap @ Tap::End) if !says.is_new(*tap) => continue,
            Press::Tap(Tap::End) => {}
            _ => says.forget_tap(),
        }
        match &press {
            Press::Remark(text) => face.remark = Some(text.clone()),
            Press::LookBack => shut(&mut face, &scene.choice, &mut says.voice),
            Press::Tap(Tap::Hint) => {
                // What lies over the board would lie over what is advised.
                shut(&mut face, &scene.choice, &mut says.voice);
                face.points_open = false;
            }
            Press::Log if scale.form() == Form::Around => face.log_shut = !face.log_shut,
            Press::Log => turn(&mut face, Drawer::Log, &scene.choice, &mut says.voice),
            _ => {}
        }
        let Some(own) = says.hear(press, &scene) else { continue };
        let voice = &mut says.voice;
        match own {
            Own::Points => face.points_open = false,
            Own::Seat(seat) => {
                face.points_open = !face.points_open || face.whose != seat;
                face.whose = seat;
            }
            Own::Deck(deck) if face.deck == Some(deck) => shut_deck(&mut face, &scene.choice, voice),
            Own::Deck(deck) => {
                face.deck = Some(deck);
                face.points_open = false;
                // Who may buy it is asked about that, too.
                voice.touch(Touch::Take(Shop::Top(deck).held()));
            }
            Own::ShutDeck => shut_deck(&mut face, &scene.choice, voice),
            Own::Flash(seat, cells) => {
                // What lies over the board would lie over it.
                face.drawer = None;
                flashes.write(Flash { seat, cells });
            }
            Own::Deed(number) => {
                says.go.write(Go::Glance { at: number.saturating_sub(1), until: Some(number) });
            }
            Own::RecapRead => face.read = face.recap.1.last().map_or(0, |deed| deed.number),
            Own::Drawer(drawer) => turn(&mut face, drawer, &scene.choice, voice),
            Own::Beside => shut(&mut face, &scene.choice, voice),
            Own::Advice(action) => {
                // Nobody buys what is out of sight: a shop in a drawer opens for it.
                let bought = action.page() == Page::Cards;
                face.drawer = (frame.shop_tab.is_some() && bought).then_some(Drawer::Shop);
                voice.touch(Touch::Propose(action));
            }
            Own::Zoom(factor) => camera.iter_mut().for_each(|camera| camera.zoom(factor)),
            Own::Recentre => camera.iter_mut().for_each(|camera| camera.recentre()),
        }
    }
    Ok(())
}

/// Pulls a drawer over the board, or shuts it. What was to go on the board is put back: nobody places what is out of sight.
fn turn(face: &mut Face, drawer: Drawer, choice: &Choice, voice: &mut Voice<Hacienda>) {
    let open = face.drawer != Some(drawer);
    shut(face, choice, voice);
    if open {
        face.drawer = Some(drawer);
        if press::is_placing(choice) {
            voice.tap(Tap::Cancel);
        }
    }
}

/// Shuts the drawer that is open. What was to be bought from it is put back: nobody buys what is out of sight.
fn shut(face: &mut Face, choice: &Choice, voice: &mut Voice<Hacienda>) {
    face.drawer = None;
    shut_deck(face, choice, voice);
}

/// Puts away what is told of a deck, and what was to be bought.
fn shut_deck(face: &mut Face, choice: &Choice, voice: &mut Voice<Hacienda>) {
    face.deck = None;
    if matches!(choice.held, Held::Purchase(_)) {
        voice.tap(Tap::Cancel);
    }
}
