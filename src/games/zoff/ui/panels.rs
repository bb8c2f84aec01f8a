//! Draws the panels of one frame: those around the table, and those that open over it.

use super::{
    Advice, PromptFacts, cards_sheet,
    facts::{HandFacts, PastureFacts, SeatFacts},
    frame::Frame,
    hand::{self, YesFacts},
    log_panel::{self, Line},
    pastures,
    press::{Own, Press},
    tags,
    whose::WhoseFacts,
};
use crate::{
    game_screen::{
        bar::{BarFacts, Button},
        hint, prompt,
    },
    games::zoff::{choice::Touch, view::layout::Layout},
    kit::prelude::*,
    stage::camera::BoardCamera,
    ui::parts::overlay,
};
use zoff::Prairie;

/// The data of one frame.
#[derive(Debug, Clone, PartialEq)]
pub struct Facts {
    /// The seat tags.
    pub seats: Vec<SeatFacts>,
    /// The prompt line.
    pub prompt: PromptFacts,
    /// The prairies.
    pub pastures: Vec<PastureFacts>,
    /// The action panel.
    pub hand: HandFacts,
    /// The confirm and cancel buttons.
    pub yes: YesFacts,
    /// The buttons common to all games.
    pub bar: BarFacts,
    /// The recommended actions, best first.
    pub advice: Vec<Advice>,
    /// True if the log is open.
    pub log_open: bool,
    /// True if the whole table is in view.
    pub home: bool,
    /// The inspected prairie with its lines.
    pub about: Option<(Prairie, Vec<Text>)>,
    /// The player whose tag was pressed.
    pub whose: Option<WhoseFacts>,
}

/// Draws the panels and the signboards on the table. Returns the presses, and adds the rectangles that cover the table
/// to `covers`.
pub fn show(
    ui: &mut Ui,
    frame: &Frame,
    facts: &Facts,
    lines: &[Line],
    picture: Option<(&Layout, &BoardCamera)>,
    covers: &mut Vec<Rect>,
) -> Vec<Press> {
    let scale = Scale::of(ui.ctx());
    let mut pressed = Vec::new();
    if let Some((layout, camera)) = picture
        && let Some(prairie) = pastures::show(ui, frame.free, layout, camera, &facts.pastures)
    {
        let may = facts.pastures.iter().any(|fact| fact.prairie == prairie && fact.may);
        let asked = matches!(facts.hand, HandFacts::Choose { .. } | HandFacts::Bonus { .. } | HandFacts::Start { .. });
        // While prairies are being chosen, a touch of a forbidden one explains the refusal.
        let press = if may || asked { Press::Touch(Touch::Prairie(prairie)) } else { Press::Own(Own::Ask(prairie)) };
        pressed.push(press);
    }
    pressed.extend(frame.bar.show(ui, &facts.bar));
    pressed.extend(tags::show(ui, &frame.seats, &facts.seats).map(|seat| Press::Own(Own::Seat(seat))));
    if !facts.home || scale.form() == Form::Around {
        let look = ButtonLook::icon(icons::CORNERS_OUT, ui.say(text!("face-whole-board"))).enabled(!facts.home);
        if button_at(ui, frame.whole, &look).clicked() {
            pressed.push(Press::Own(Own::Whole));
        }
        covers.push(frame.whole);
    }
    if scale.form() == Form::Around {
        pressed.extend(log_panel::beside(ui, frame, lines, facts.log_open, facts.bar.look_back));
    }
    let undo = frame.bar.place(Button::Undo).is_none().then_some(facts.bar.undo);
    pressed.extend(hand::show(ui, frame, &facts.hand, &facts.yes, undo));
    // The prompt is drawn last, because a long one covers what is below.
    let (lies, why) = prompt::show(ui, frame.prompt, frame.prompt.right(), &facts.prompt);
    covers.extend(lies);
    pressed.extend(why.map(Press::Why));
    pressed
}

/// Draws the panels that open over the table.
pub fn show_above(
    ctx: &Context,
    frame: &Frame,
    facts: &Facts,
    lines: &[Line],
    picture: Option<(&Layout, &BoardCamera)>,
    covers: &mut Vec<Rect>,
) -> Vec<Press> {
    let scale = Scale::of(ctx);
    let mut pressed = Vec::new();
    if facts.log_open && scale.form() != Form::Around {
        pressed.extend(log_panel::drawer(ctx, frame, lines, facts.bar.look_back));
        covers.push(frame.log);
    }
    if let Some((prairie, told)) = &facts.about
        && let Some((layout, camera)) = picture
        && let Some(pasture) = layout.pasture(*prairie)
    {
        let at = pastures::seen(layout, camera, pasture.sign).center_bottom();
        covers.push(pastures::about(ctx, frame.free, at, told));
    }
    match &facts.whose {
        Some(WhoseFacts::Cards(all, outcome)) => {
            let (rect, press) = cards_sheet::show(ctx, frame.free, all, outcome.as_ref());
            covers.push(rect);
            pressed.extend(press);
        }
        Some(WhoseFacts::Herds(seat, told)) => {
            let tag = frame.seats.get(seat.index()).map_or(frame.free.center(), |tag| tag.center_bottom());
            covers.push(pastures::about(ctx, frame.free, tag, told));
        }
        None => {}
    }
    if !facts.advice.is_empty() {
        let (advice, gap) = (&facts.advice, scale.gap(0.75));
        let wide = scale.column(520.0).min(frame.free.width() - 2.0 * gap);
        let high = hint::height(ctx, advice, wide - 2.0 * scale.pad(), 1.0) + 2.0 * scale.pad();
        let rect = Align2::RIGHT_TOP.align_size_within_rect(vec2(wide, high), frame.free.shrink(gap));
        let inner = rect.shrink(scale.pad());
        let chosen = overlay::lowest(ctx, "hints", rect, |ui| hint::lines(ui, inner, advice, 1.0));
        pressed.extend(chosen.map(|action| Press::Touch(Touch::Propose(action))));
        covers.push(rect);
    }
    pressed
}
