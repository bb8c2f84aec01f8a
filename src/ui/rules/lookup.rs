//! Shows the rules page, and opens it at the rule of an icon after a long press or a right click on the icon.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, PointerButton, Pos2},
};

use super::{HasRules, Reading, draw, is_open, reading, remove_reading, turn_to};
use crate::{
    kiosk::VisitorGone,
    stage::gestures::PanelAreas,
    table::{GameSetting, Progress},
    ui::{
        AnswerSystems, OverlaySystems,
        parts::mark_covered,
        requests::{MenuOpen, RulesOpen},
    },
};

/// The seconds after which a long press on an icon opens its rule. Its tooltip appears earlier.
const LONG_PRESS_SECONDS: f32 = 0.9;
/// The minimum number of frames of a long press. At a low frame rate, a short tap may last as long as
/// [`LONG_PRESS_SECONDS`].
const MIN_FRAMES: u32 = 4;
/// The distance in px beyond which a press counts as a drag.
const MAX_DRIFT: f32 = 12.0;

/// Adds the systems shared by all games.
pub fn plugin(app: &mut App) {
    app.add_observer(reset_reading);
}

/// Adds the rules of a game.
pub fn game_plugin<G: HasRules>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (show::<G>.in_set(OverlaySystems::Rules), open_rule_of_icon::<G>.in_set(AnswerSystems::Rules))
            .run_if(is_relevant::<G>),
    );
}

/// Returns true if this game is in play, or if no game is in play and this is Hacienda, whose icons are on the first
/// screen.
fn is_relevant<G: HasRules>(progress: Option<Res<Progress>>) -> bool {
    G::TITLE == progress.map_or(crate::game::Title::default().word(), |progress| progress.title)
}

/// Removes the reading position, so that the next visitor starts reading at the beginning.
fn reset_reading(_: On<VisitorGone>, mut contexts: EguiContexts) -> Result {
    remove_reading(contexts.ctx_mut()?);
    Ok(())
}

/// The numbers in the rules of the current game, or of the standard game if no game is in play.
fn book<G: HasRules>(playing: Option<&GameSetting<G>>) -> G::Book {
    playing.map_or_else(G::Book::default, |playing| G::book(&playing.0))
}

/// Draws the rules while they are open.
fn show<G: HasRules>(
    mut contexts: EguiContexts,
    mut open: ResMut<RulesOpen>,
    playing: Option<Res<GameSetting<G>>>,
    mut covered: ResMut<PanelAreas>,
) -> Result {
    if !open.is_open() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let book = book(playing.as_deref());
    if let Some(rule) = open.take_rule() {
        turn_to::<G>(ctx, rule, &G::manual(&book));
    }
    mark_covered(&mut covered, ctx.content_rect());
    if draw::<G>(ctx, &book) {
        open.close();
    }
    Ok(())
}

/// A press on an icon that may become a long press.
#[derive(Debug, Clone, Copy)]
struct LongPress<S> {
    icon: S,
    from: Pos2,
    seconds: f32,
    frames: u32,
}

/// Opens the rule of an icon after a long press or a right click.
fn open_rule_of_icon<G: HasRules>(
    mut contexts: EguiContexts,
    mut open: ResMut<RulesOpen>,
    playing: Option<Res<GameSetting<G>>>,
    menu: Res<MenuOpen>,
    time: Res<Time>,
    mut press: Local<Option<LongPress<G::Icon>>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(sign) = requested_icon(ctx, G::icon_under_pointer(ctx), &mut press, time.delta_secs()) else {
        return Ok(());
    };
    let book = book(playing.as_deref());
    let Some(rule) = G::rule_of_icon(sign, &book) else { return Ok(()) };
    if is_open(ctx) {
        // The rules page may have been opened for another game on the first screen.
        if reading(ctx).is_some_and(|Reading { title, .. }| title == G::TITLE) {
            turn_to::<G>(ctx, rule, &G::manual(&book));
        }
    } else if !menu.0 {
        open.open_at(Some(rule));
    }
    Ok(())
}

/// The icon whose rule is requested in this frame; `seconds` is the time since the previous frame, `under` the icon
/// under the pointer.
fn requested_icon<S: Copy + PartialEq>(
    ctx: &egui::Context,
    under: Option<S>,
    press: &mut Option<LongPress<S>>,
    seconds: f32,
) -> Option<S> {
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
        return under;
    }
    let (Some(sign), Some(at)) = (under.filter(|_| down), at) else {
        *press = None;
        return None;
    };
    if began {
        *press = Some(LongPress { icon: sign, from: at, seconds: 0.0, frames: 0 });
    }
    let held = press.as_mut().filter(|held| held.icon == sign && held.from.distance(at) <= MAX_DRIFT);
    let Some(held) = held else {
        *press = None;
        return None;
    };
    if !began {
        held.seconds += seconds;
        held.frames += 1;
    }
    // Request frames until the press is long enough. Otherwise no frame might be drawn.
    ctx.request_repaint();
    let long = held.seconds >= LONG_PRESS_SECONDS && held.frames >= MIN_FRAMES;
    press.take_if(|_| long).map(|held| held.icon)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Area, Event, Modifiers, Rect, Vec2};

    use super::*;
    use crate::{
        theme::hover,
        ui::checks::{WINDOWS, context, frame},
    };

    const MARKET: &str = "market";

    const PLACE: Rect = Rect { min: Pos2::new(100.0, 100.0), max: Pos2::new(160.0, 160.0) };

    /// Runs a frame with these events, 0.1 s after the previous frame, with an icon at `PLACE`; returns the icon whose
    /// rule is requested.
    fn once(
        ctx: &egui::Context,
        press: &mut Option<LongPress<&'static str>>,
        events: Vec<Event>,
    ) -> Option<&'static str> {
        let mut found = None;
        frame(ctx, WINDOWS[0], events, |ctx| {
            Area::new("signs".into()).fixed_pos(PLACE.min).show(ctx, |ui| {
                ui.allocate_space(Vec2::splat(60.0));
                hover::record(ui.painter(), PLACE, MARKET);
            });
            let under = hover::take(ctx).map(|(_, rule)| rule);
            found = requested_icon(ctx, under, press, 0.1);
        });
        found
    }

    fn button(at: Pos2, button: PointerButton, pressed: bool) -> Vec<Event> {
        let press = Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE };
        vec![Event::PointerMoved(at), press]
    }

    #[test]
    fn a_long_press_or_a_right_click_requests_the_rule_and_a_tap_or_a_drag_does_not() {
        let (ctx, mut press) = (context(WINDOWS[0]), None);
        assert!((0..4).all(|_| once(&ctx, &mut press, Vec::new()).is_none()));
        let at = PLACE.center();
        // A tap.
        assert_eq!(once(&ctx, &mut press, button(at, PointerButton::Primary, true)), None);
        assert_eq!(once(&ctx, &mut press, button(at, PointerButton::Primary, false)), None);
        // A long press, which counts once.
        assert_eq!(once(&ctx, &mut press, button(at, PointerButton::Primary, true)), None);
        let held: Vec<_> = (0..20).map(|_| once(&ctx, &mut press, Vec::new())).collect();
        assert_eq!(held.iter().flatten().count(), 1, "{held:?}");
        assert!(held[..8].iter().all(Option::is_none) && held.contains(&Some(MARKET)), "{held:?}");
        once(&ctx, &mut press, button(at, PointerButton::Primary, false));
        // A drag.
        once(&ctx, &mut press, button(at, PointerButton::Primary, true));
        once(&ctx, &mut press, vec![Event::PointerMoved(at + Vec2::new(20.0, 0.0))]);
        assert!((0..20).all(|_| once(&ctx, &mut press, Vec::new()).is_none()));
        once(&ctx, &mut press, button(at, PointerButton::Primary, false));
        // A right click on the icon, and a right click elsewhere.
        once(&ctx, &mut press, button(at, PointerButton::Secondary, true));
        assert_eq!(once(&ctx, &mut press, button(at, PointerButton::Secondary, false)), Some(MARKET));
        let away = Pos2::new(600.0, 600.0);
        once(&ctx, &mut press, button(away, PointerButton::Secondary, true));
        assert_eq!(once(&ctx, &mut press, button(away, PointerButton::Secondary, false)), None);
    }
}
