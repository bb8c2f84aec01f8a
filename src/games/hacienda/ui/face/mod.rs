//! The HUD of a match: gathers the facts to show, draws all panels and translates presses into taps.

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

/// The UI state of the HUD: its open panels and its last answer. None of it is game state.
#[derive(Resource, Debug, Clone, Default)]
pub struct Face {
    /// True while the points table is open.
    pub points_open: bool,
    /// The player whose seat tag opened it. The table also lists the known cards in that player's hand.
    pub whose: Seat,
    /// The deck that was tapped. A popover next to it lists its unseen cards.
    pub deck: Option<Deck>,
    /// True if the log is closed, in layouts with a log panel.
    pub log_shut: bool,
    /// The open drawer, which covers part of the board on a phone.
    pub drawer: Option<Drawer>,
    /// The answer to a tap that is not sent to the seats.
    pub remark: Option<Text>,
    /// True if the viewer could act in the previous frame.
    mine: bool,
    lines: Vec<Line>,
    /// The actions of others since the last action of this seat.
    recap: (Option<Seat>, Arc<[DeedFacts]>),
    /// The number of the last recap entry that was dismissed.
    read: usize,
    /// The number of actions in `lines`.
    told: usize,
    /// A sentence for each advised action, or `None` if the rules refuse it.
    advice: Vec<Option<Text>>,
}

/// Everything that the HUD shows in one frame.
#[derive(Debug, Clone, PartialEq)]
pub struct Facts {
    /// The seat tags.
    pub seats: Vec<SeatFacts>,
    /// The prompt at the top.
    pub prompt: PromptFacts,
    /// The hand. `None` during a replay.
    pub hand: Option<HandFacts>,
    /// The shop.
    pub shop: ShopFacts,
    /// The actions left and the button that ends the turn. `None` during a replay.
    pub actions: Option<ActionsFacts>,
    /// The reason why no card and no shop item can be used now.
    pub why_not: Option<Text>,
    /// The question that waits for an answer.
    pub confirm: Option<ConfirmFacts>,
    /// The unseen cards of a tapped deck.
    pub deck: Option<DeckFacts>,
    /// The actions of others, if the viewer may act and has not dismissed them.
    pub recap: Option<RecapFacts>,
    /// The points table, if it is open.
    pub points: Option<PointsFacts>,
    /// The buttons that every game has.
    pub bar: BarFacts,
    /// The advised actions, best first.
    pub advice: Vec<Advice>,
    /// True if the whole board is in view.
    pub home: bool,
    /// True if the log is open.
    pub log_open: bool,
    /// True if the shop is open. Only a shop in a drawer can be closed.
    pub shop_open: bool,
}

/// The inputs of the HUD.
type Scene<'w, 's> = game_screen::Scene<'w, 's, Hacienda>;

impl Scene<'_, '_> {
    /// The actions of others since the viewer's last action, among the first `told` actions.
    fn recap(&self, told: usize, names: &[Who]) -> Arc<[DeedFacts]> {
        let (Some(record), Some(seat)) = (self.log.record(), self.eyes.seat) else { return Arc::default() };
        // An inconsistent record is reported when it is opened.
        let deeds = seeing::recap::recap(record, told, seat).unwrap_or_default();
        deeds.iter().map(|deed| DeedFacts::of(deed, names)).collect()
    }
}

/// Draws the panels of a match and handles their presses.
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
        // After an undo or in another game, the actions are unread again. A look back keeps them read.
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
        // In another match, the points table would show other points.
        (face.points_open, face.deck) = (false, None);
    }
    if scene.eyes.is_changed() {
        face.remark = None;
    }
    if scene.choice.is_changed() {
        face.remark = None;
        // A selection needs a clear view of the board. The points table may stay open to show what a pending action
        // changes.
        face.points_open &= scene.choice.held == Held::Nothing || scene.choice.pending().is_some();
        face.deck = face.deck.filter(|deck| match scene.choice.held {
            // A deck that cannot be bought from can still be inspected.
            Held::Nothing => scene.choice.notice.now.is_some(),
            held => held == Shop::Top(*deck).held(),
        });
    }
    if scene.hint.is_changed() || face.advice.len() != scene.hint.advice().len() {
        let sentence = |advice| texts::hint::sentence(&position, setting, advice);
        face.advice = scene.hint.advice().iter().map(sentence).collect();
    }
    // During an animation, cards and shop items do not change between enabled and disabled.
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
    // A player who selects a piece needs to see the board, and so does one whose turn is over.
    let taken = scene.choice.is_changed() && press::is_placing(&scene.choice);
    if taken || (face.mine && !source.my_turn()) {
        face.drawer = None;
    }
    if face.mine != source.my_turn() {
        face.mine = source.my_turn();
        // A deck popover that was opened during other players' turns has no button to draw.
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
        // The score sheet must not cover the board.
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
            // A double press ends only one turn. Confirmations need no such guard: after the first, nothing waits for
            // confirmation.
            Press::Tap(tap @ Tap::End) if !says.is_new(*tap) => continue,
            Press::Tap(Tap::End) => {}
            _ => says.forget_tap(),
        }
        match &press {
            Press::Remark(text) => face.remark = Some(text.clone()),
            Press::LookBack => shut(&mut face, &scene.choice, &mut says.voice),
            Press::Tap(Tap::Hint) => {
                // An open drawer or table would cover the hexes that the hint is about.
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
                // If the player may buy the card, the popover also asks for confirmation.
                voice.touch(Touch::Take(Shop::Top(deck).held()));
            }
            Own::ShutDeck => shut_deck(&mut face, &scene.choice, voice),
            Own::Flash(seat, cells) => {
                // An open drawer would cover the hexes.
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
                // Nobody should buy something out of sight, so the shop drawer opens.
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

/// Opens or closes a drawer. Opening one clears the selection, because nobody should place a piece out of sight.
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

/// Closes the drawer. A purchase from it is cancelled, because nobody should buy something out of sight.
fn shut(face: &mut Face, choice: &Choice, voice: &mut Voice<Hacienda>) {
    face.drawer = None;
    shut_deck(face, choice, voice);
}

/// Closes the deck popover and cancels a purchase.
fn shut_deck(face: &mut Face, choice: &Choice, voice: &mut Voice<Hacienda>) {
    face.deck = None;
    if matches!(choice.held, Held::Purchase(_)) {
        voice.tap(Tap::Cancel);
    }
}
