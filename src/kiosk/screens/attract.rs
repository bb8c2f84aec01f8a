//! The attract mode of the kiosk while there is no visitor: a game between computer players, captions, and the
//! invitation to touch the screen.

use bevy::{prelude::*, time::Real};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Rect, Vec2, vec2},
};

use super::{KioskSystems, VisitSystems, pin};
use crate::{
    game::Title,
    game_screen::{
        attract_ribbon,
        poster::{self, Moment},
        screen_actions,
    },
    kiosk::Kiosk,
    owners::Owners,
    playback::{AnimatedGame, Playback, PlaybackStatus},
    screen::Screen,
    seats::{PlayerKind, Seating, names::names},
    seed::fresh_seed,
    stage::gestures::PanelAreas,
    table::{Progress, is_on_table},
    texts::{Text, loading::AllTranslations},
    ui::{
        parts::overlay::mark_covered,
        requests::{NewGame, ScreenRequest},
    },
    widgets::prelude::*,
};

/// Seconds from one title card to the next.
const ROUND: f64 = 20.0;
/// Seconds for which a title card is shown.
const CARD: f64 = 4.0;
/// Seconds for which the ribbon shows the same languages.
const PAGE: f64 = 5.0;
/// Seconds for which the end of a game is shown.
const ENDED: f32 = 8.0;

/// The state of attract mode.
#[derive(Resource, Debug, Clone, Default)]
struct Attract {
    /// Seconds since attract mode began; it may run for weeks, which is too long for `f32`.
    shown: f64,
    /// Seconds since the game ended.
    over: f32,
    /// The caption of the last action.
    caption: Option<Text>,
    /// The number of games started, which selects the title of the next one.
    games: usize,
}

impl Attract {
    /// The game being shown, or the first one before any has started.
    fn title(&self) -> Title {
        Title::ALL[self.games.saturating_sub(1) % Title::ALL.len()]
    }
}

/// Adds attract mode.
pub fn plugin(app: &mut App) {
    app.init_resource::<Attract>().add_systems(Update, play.in_set(VisitSystems::Attract));
    screen_actions::all().for_each(|game| (game.attract)(app));
    app.add_systems(EguiPrimaryContextPass, show.run_if(not(in_state(Screen::Loading))).in_set(KioskSystems::Attract));
}

/// Adds the captions of one game.
pub fn game_plugin<G: AnimatedGame>(app: &mut App) {
    app.add_systems(Update, store_caption::<G>.run_if(is_on_table::<G>).after(play).in_set(VisitSystems::Attract));
}

/// Starts a game between computer players, and another one after it is over.
fn play(
    kiosk: Res<Kiosk>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    progress: Option<Res<Progress>>,
    showing: Res<PlaybackStatus>,
    mut attract: ResMut<Attract>,
    mut go: MessageWriter<ScreenRequest>,
) {
    if kiosk.visited {
        *attract = Attract { games: attract.games, ..Attract::default() };
        return;
    }
    attract.shown += time.delta_secs_f64();
    let over = !showing.busy && showing.announced_over;
    attract.over = if over { attract.over + time.delta_secs() } else { 0.0 };
    let begin = match screen.get() {
        Screen::Loading | Screen::Drawing => false,
        Screen::Setup => progress.is_none(),
        Screen::Match => attract.over > ENDED,
    };
    if begin {
        attract.over = 0.0;
        let seed = fresh_seed();
        let game = screen_actions::of(Title::ALL[attract.games % Title::ALL.len()]);
        attract.games += 1;
        let setting = (game.quick)(&kiosk.staff, seed);
        let player_kinds = game.attract_levels.iter().copied().map(PlayerKind::Bot).collect();
        let (people, owners) = (Vec::new(), Owners::default());
        go.write(ScreenRequest::Play(Box::new(NewGame { setting, player_kinds, seed, start: None, people, owners })));
    }
}

fn store_caption<G: AnimatedGame>(
    kiosk: Res<Kiosk>,
    playback: Res<Playback<G>>,
    seating: Res<Seating>,
    mut attract: ResMut<Attract>,
) {
    if let Some(beat) = playback.current().filter(|_| !kiosk.visited) {
        attract.caption = Some(G::announcement(&names(&seating), beat.seat, beat.action, &beat.effects));
    }
}

fn show(
    mut contexts: EguiContexts,
    kiosk: Res<Kiosk>,
    attract: Res<Attract>,
    translations: Res<AllTranslations>,
    showing: Res<PlaybackStatus>,
    mut covered: ResMut<PanelAreas>,
) -> Result {
    if kiosk.visited {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    mark_covered(&mut covered, ctx.content_rect());
    let offered = kiosk.staff.languages();
    let words = translations.loaded().iter().filter(|words| offered.contains(&words.language()));
    let touch: Vec<Translated> = words.map(|words| words.tr(text!("kiosk-touch"))).collect();
    let card = !showing.has_game || attract.shown % ROUND < CARD;
    let title = card.then(|| attract.title());
    draw(ctx, attract.shown, &touch, attract.caption.as_ref().filter(|_| !card), title);
    Ok(())
}

/// Draws the overlay, `seconds` after attract mode began: the invitation in all offered languages with the last
/// caption, or the title card. Everything drifts, to prevent screen burn-in.
fn draw(ctx: &Context, seconds: f64, touch: &[Translated], caption: Option<&Text>, card: Option<Title>) {
    pin::over_window(ctx, "attract", |ui, screen| {
        if let Some(title) = card {
            title_card(ui, screen, title, seconds, touch);
        } else {
            ribbon(ui, seconds, touch, caption);
        }
    });
}

/// The current position of a drifting panel within the available space, from 0 to 1 on each axis.
fn drift(seconds: f64) -> Vec2 {
    let swing = |period: f64| (0.5 - 0.5 * (seconds * std::f64::consts::TAU / period).cos()) as f32;
    vec2(swing(113.0), swing(71.0))
}

/// Draws the title card over everything else.
fn title_card(ui: &mut Ui, screen: Rect, title: Title, seconds: f64, touch: &[Translated]) {
    let scale = Scale::of(ui.ctx());
    ui.painter().rect_filled(screen, 0.0, colours::TABLETOP.egui());
    let room = screen.shrink(scale.gap(2.0));
    let size = vec2(room.width() * 0.92, room.height() * 0.92);
    let place = Rect::from_min_size(room.min + (room.size() - size) * drift(seconds * 7.0), size);
    style::panel(ui, "title card", place, |ui| {
        let mut area = ui.max_rect();
        let rows = rows(ui, area.width(), touch);
        let foot = area.cut_bottom(rows as f32 * row_height(scale), scale.gap(1.0));
        // The sunrise repeats every hour.
        poster::paint(ui, area, (title, screen_actions::of(title).poster), Moment::after((seconds % 3_600.0) as f32));
        touches(ui, foot, rows, touch);
    });
}

/// Draws the ribbon along the lower edge: the invitation with its languages in turn, and the last caption. Both drift
/// from side to side.
fn ribbon(ui: &mut Ui, seconds: f64, touch: &[Translated], caption: Option<&Text>) {
    let scale = Scale::of(ui.ctx());
    let place = attract_ribbon(scale);
    rects::in_panel(ui, "attract", place, |ui| {
        style::paint_panel(ui, place);
        let mut area = place.shrink2(vec2(scale.pad(), scale.gap(0.5)));
        let invitation = area.cut_top(scale.text(36.0) * 1.25, 0.0);
        let each = touch.iter().map(|said| text_width(ui.ctx(), said, Type::Headline)).fold(1.0, f32::max);
        let most = ((invitation.width() / (each + scale.gap(3.0))) as usize).max(1);
        // As many languages as fit are shown side by side; the others follow on later pages.
        let pages = touch.len().div_ceil(most).max(1);
        let columns = touch.len().div_ceil(pages).max(1);
        let page = (seconds / PAGE) as usize % pages;
        let shown = touch.iter().skip(page * columns).take(columns);
        for (number, said) in shown.enumerate() {
            drifting_line(
                ui,
                CellGrid::filling(invitation, columns, 1, 0.0).nth(number),
                said,
                Type::Headline,
                INK,
                seconds,
            );
        }
        if let Some(caption) = caption {
            drifting_line(ui, area, &ui.tr(caption), Type::Title, INK_MUTED, seconds);
        }
    });
}

/// Draws a line that drifts within the width of its place, or fills it if it is too long.
fn drifting_line(ui: &Ui, place: Rect, said: &Translated, step: Type, ink: Color32, seconds: f64) {
    let room = (place.width() - text_width(ui.ctx(), said, step)).max(0.0);
    let left = place.left() + room * drift(seconds).x;
    line_in(ui, place.with_min_x(left), Align2::LEFT_CENTER, said, step, ink);
}

fn row_height(scale: Scale) -> f32 {
    scale.text(36.0) * 1.5
}

/// The number of rows needed for the invitation in all its languages.
fn rows(ui: &Ui, wide: f32, touch: &[Translated]) -> usize {
    let each = touch.iter().map(|said| text_width(ui.ctx(), said, Type::Headline)).fold(1.0, f32::max);
    let columns = (wide / (each + Scale::of(ui.ctx()).gap(3.0))).floor().max(1.0) as usize;
    let columns = if columns >= touch.len() { touch.len().max(1) } else { columns.min(2) };
    touch.len().div_ceil(columns).max(1)
}

fn touches(ui: &Ui, area: Rect, rows: usize, touch: &[Translated]) {
    let columns = touch.len().div_ceil(rows).max(1);
    let places = CellGrid::filling(area, columns, rows, 0.0);
    for (number, said) in touch.iter().enumerate() {
        line_in(ui, places.nth(number), Align2::CENTER_CENTER, said, Type::Headline, INK);
    }
}
