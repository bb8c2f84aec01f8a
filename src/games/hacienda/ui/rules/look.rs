//! Looking a rule up: asked for by a refusal or by a sign, on which a finger stays or the right button is clicked.

use bevy::{
    input::{ButtonInput, InputSystems, keyboard::KeyCode},
    prelude::*,
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, PointerButton, Pos2},
};

use super::{draw, forget, is_read, signs::rule, turn_to};
use crate::{
    games::hacienda::{
        signs::{Sign, under},
        table::Playing,
        texts::rules::Rule,
    },
    kiosk::{OfVisitors, VisitorGone},
    stage::gestures::Covered,
    ui::{
        FaceSystems,
        parts::overlay::cover,
        wishes::{MenuOpen, RulesOpen},
    },
};
use hacienda_rules::Rulebook;

/// A finger that stays on a sign for so many seconds asks for its rule: longer than for its name.
const HOLD: f32 = 0.9;
/// And so many frames: where they are slow, a short tap takes as long.
const FRAMES: u32 = 4;
/// A pointer that moves further, in px, draws something.
const STILL: f32 = 12.0;

/// Whether the rules lie open over what is shown, and where.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Lookup {
    open: bool,
    turn: Option<Rule>,
}

impl Lookup {
    /// Opens the rules at this one.
    pub fn open_at(&mut self, rule: Rule) {
        *self = Lookup { open: true, turn: Some(rule) };
    }

    /// Whether they are open.
    pub fn is_open(&self) -> bool {
        self.open
    }
}

/// Adds the rules to the face.
pub fn plugin(app: &mut App) {
    app.init_of_visitors::<Lookup>()
        .add_observer(close)
        .add_systems(PreUpdate, keys_are_letters.after(InputSystems))
        .add_systems(EguiPrimaryContextPass, show.in_set(FaceSystems::Overlays))
        .add_systems(EguiPrimaryContextPass, hear.in_set(FaceSystems::Answers));
}

/// While the rules are read, keys are letters of what is searched for and nothing else.
fn keys_are_letters(mut contexts: EguiContexts, keys: Option<ResMut<ButtonInput<KeyCode>>>) {
    if let (Ok(ctx), Some(mut keys)) = (contexts.ctx_mut(), keys)
        && is_read(ctx)
    {
        keys.bypass_change_detection().reset_all();
    }
}

/// Whoever comes next reads from the beginning.
fn close(_: On<VisitorGone>, mut contexts: EguiContexts) -> Result {
    forget(contexts.ctx_mut()?);
    Ok(())
}

/// Draws the rules while they are open.
fn show(
    mut contexts: EguiContexts,
    mut lookup: ResMut<Lookup>,
    mut wanted: ResMut<RulesOpen>,
    playing: Option<Res<Playing>>,
    mut covered: ResMut<Covered>,
) -> Result {
    if wanted.0 && playing.is_some() {
        lookup.open = true;
    }
    if !lookup.open {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let book = playing.map_or_else(Rulebook::default, |playing| playing.0.rulebook);
    if let Some(rule) = lookup.turn.take() {
        turn_to(ctx, rule, &book);
    }
    cover(&mut covered, ctx.content_rect());
    if draw(ctx, &book) {
        lookup.open = false;
        wanted.set_if_neq(RulesOpen(false));
    }
    Ok(())
}

/// A press on a sign, while it may still become a question.
#[derive(Debug, Clone, Copy)]
struct Press {
    sign: Sign,
    from: Pos2,
    seconds: f32,
    frames: u32,
}

/// Hears what is asked of signs.
fn hear(
    mut contexts: EguiContexts,
    mut lookup: ResMut<Lookup>,
    playing: Option<Res<Playing>>,
    menu: Res<MenuOpen>,
    time: Res<Time>,
    mut press: Local<Option<Press>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(sign) = asked(ctx, &mut press, time.delta_secs()) else { return Ok(()) };
    if is_read(ctx) {
        let book = playing.map_or_else(Rulebook::default, |playing| playing.0.rulebook);
        turn_to(ctx, rule(sign), &book);
    } else if !menu.0 {
        lookup.open_at(rule(sign));
    }
    Ok(())
}

/// The sign that is asked about in this frame, `seconds` after the one before.
fn asked(ctx: &egui::Context, press: &mut Option<Press>, seconds: f32) -> Option<Sign> {
    let sign = under(ctx);
    let (at, down, began, right) = ctx.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.latest_pos(),
            pointer.primary_down(),
            pointer.primary_pressed(),
            pointer.button_clicked(PointerButton::Secondary),
        )
    });
    if right {
        return sign;
    }
    let (Some(sign), Some(at)) = (sign.filter(|_| down), at) else {
        *press = None;
        return None;
    };
    if began {
        *press = Some(Press { sign, from: at, seconds: 0.0, frames: 0 });
    }
    let held = press.as_mut().filter(|held| held.sign == sign && held.from.distance(at) <= STILL);
    let Some(held) = held else {
        *press = None;
        return None;
    };
    if !began {
        held.seconds += seconds;
        held.frames += 1;
    }
    // Nothing else may happen until the finger has lain there long enough.
    ctx.request_repaint();
    let long = held.seconds >= HOLD && held.frames >= FRAMES;
    press.take_if(|_| long).map(|held| held.sign)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Area, Event, Modifiers, Rect, Vec2};

    use super::*;
    use crate::{
        games::hacienda::{
            signs,
            ui::checks::{WINDOWS, context, frame},
        },
        theme::sketch::Tone,
    };

    const PLACE: Rect = Rect { min: Pos2::new(100.0, 100.0), max: Pos2::new(160.0, 160.0) };

    /// What is asked in a frame with these events, a tenth of a second after the one before, while a market lies in its place.
    fn once(ctx: &egui::Context, press: &mut Option<Press>, events: Vec<Event>) -> Option<Sign> {
        let mut found = None;
        frame(ctx, WINDOWS[0], events, |ctx| {
            Area::new("signs".into()).fixed_pos(PLACE.min).show(ctx, |ui| {
                ui.allocate_space(Vec2::splat(60.0));
                signs::paint(ui.painter(), PLACE, Sign::Market, Tone::Full);
            });
            found = asked(ctx, press, 0.1);
        });
        found
    }

    fn button(at: Pos2, button: PointerButton, pressed: bool) -> Vec<Event> {
        let press = Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE };
        vec![Event::PointerMoved(at), press]
    }

    #[test]
    fn a_finger_that_stays_or_the_right_button_asks_and_a_tap_or_a_drag_does_not() {
        let (ctx, mut press) = (context(WINDOWS[0]), None);
        assert!((0..4).all(|_| once(&ctx, &mut press, Vec::new()).is_none()));
        let at = PLACE.center();
        // A tap.
        assert_eq!(once(&ctx, &mut press, button(at, PointerButton::Primary, true)), None);
        assert_eq!(once(&ctx, &mut press, button(at, PointerButton::Primary, false)), None);
        // A finger that stays, once.
        assert_eq!(once(&ctx, &mut press, button(at, PointerButton::Primary, true)), None);
        let held: Vec<_> = (0..20).map(|_| once(&ctx, &mut press, Vec::new())).collect();
        assert_eq!(held.iter().flatten().count(), 1, "{held:?}");
        assert!(held[..8].iter().all(Option::is_none) && held.contains(&Some(Sign::Market)), "{held:?}");
        once(&ctx, &mut press, button(at, PointerButton::Primary, false));
        // A finger that draws.
        once(&ctx, &mut press, button(at, PointerButton::Primary, true));
        once(&ctx, &mut press, vec![Event::PointerMoved(at + Vec2::new(20.0, 0.0))]);
        assert!((0..20).all(|_| once(&ctx, &mut press, Vec::new()).is_none()));
        once(&ctx, &mut press, button(at, PointerButton::Primary, false));
        // The right button, here and where no sign is.
        once(&ctx, &mut press, button(at, PointerButton::Secondary, true));
        assert_eq!(once(&ctx, &mut press, button(at, PointerButton::Secondary, false)), Some(Sign::Market));
        let away = Pos2::new(600.0, 600.0);
        once(&ctx, &mut press, button(away, PointerButton::Secondary, true));
        assert_eq!(once(&ctx, &mut press, button(away, PointerButton::Secondary, false)), None);
    }
}
