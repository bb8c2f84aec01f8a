//! Questions that ask for confirmation: before a turn ends with several actions left, and before an undo takes back
//! several actions of a turn or actions of other players.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Area, Order, Rect, Vec2, vec2},
};
use tabletop::Seat;

use crate::{
    kiosk::VisitorResources,
    lessons::LessonRunning,
    playback::{AnimatedGame, Playback},
    record::Log,
    seats::{
        ScreenViewer, SeatSummary, SeatSystems, Seating, Tap,
        names::players,
        taps::{SkipConfirmation, undo_length, undo_turn_length},
    },
    settings::Settings,
    stage::{
        camera::Margins,
        gestures::{PanelAreas, StageTapped},
    },
    table::{GameSetting, Progress},
    texts::Who,
    ui::{
        PanelSystems,
        announcements::announce,
        parts::overlay::{mark_covered, take_key},
        popover::free_rect,
        requests::{MenuOpen, TapRequest},
    },
    widgets::{ButtonKind, prelude::*},
};

/// The questions a game can ask before an action.
pub trait HasConfirmations: AnimatedGame {
    /// The confirmations that players can switch off, apart from the confirmation of undo.
    const KINDS: ConfirmationKinds = ConfirmationKinds { place: false, buy: false, end: false };

    /// The number of actions left unused if the turn ends now, or `None` if no question is needed. It is always `None`
    /// in games whose turns end automatically.
    fn unused(_: &Self::Setting, _: &Self::Position) -> Option<u8> {
        None
    }
}

/// The confirmations of the current game, apart from the confirmation of undo.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConfirmationKinds {
    /// Placing a piece.
    pub place: bool,
    /// Buying.
    pub buy: bool,
    /// Ending a turn with several actions left.
    pub end: bool,
}

impl Default for ConfirmationKinds {
    /// All confirmations: the value before the first game starts.
    fn default() -> ConfirmationKinds {
        ConfirmationKinds { place: true, buy: true, end: true }
    }
}

/// Adds the question dialog shared by all games.
pub fn plugin(app: &mut App) {
    app.init_resource::<ConfirmationKinds>()
        .init_visitor_resource::<Question>()
        .add_systems(
            Update,
            update_skipped_confirmations.before(SeatSystems::Questions).in_set(crate::AppSystems::Input),
        )
        .add_systems(EguiPrimaryContextPass, draw.run_if(resource_exists::<Progress>).in_set(PanelSystems::Question));
}

/// Adds the questions of one game.
pub fn game_plugin<G: HasConfirmations>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (|mut kinds: ResMut<ConfirmationKinds>| *kinds = G::KINDS).run_if(resource_added::<GameSetting<G>>),
            handle_tap_requests::<G>,
        )
            .chain()
            .run_if(resource_exists::<GameSetting<G>>)
            .in_set(SeatSystems::Questions),
    );
}

/// Applies the settings that skip confirmations. Lessons refer to the confirmations, so nothing is skipped during a
/// lesson.
fn update_skipped_confirmations(
    settings: Res<Settings>,
    lesson: Option<Res<LessonRunning>>,
    mut skipped: ResMut<SkipConfirmation>,
) {
    let asks = Some(settings.asks).filter(|_| lesson.is_none()).unwrap_or_default();
    skipped.set_if_neq(SkipConfirmation { place: !asks.place, buy: !asks.buy });
}

/// The subject of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
enum QuestionKind {
    /// End the turn with this number of actions left?
    End(u8),
    /// Also undo the actions of these seats?
    Undo(Vec<Seat>),
    /// Undo this number of actions of the turn?
    UndoTurn(usize),
}

/// Identifies a turn: the seed of the game, the seat, and the length of the log when the turn began.
type Turn = (Option<u64>, Seat, usize);

/// The open question, and the last turn whose end the player was asked to confirm.
#[derive(Resource, Debug, Clone, Default)]
pub struct Question {
    kind: Option<QuestionKind>,
    asked: Option<Turn>,
}

impl Question {
    /// Returns true if a question is open.
    pub fn is_open(&self) -> bool {
        self.kind.is_some()
    }

    /// Closes the question without an answer.
    pub fn close(&mut self) {
        self.kind = None;
    }

    /// The lines of the question.
    fn lines(&self, names: &[Who]) -> Option<Vec<Text>> {
        Some(match self.kind.as_ref()? {
            QuestionKind::End(left) => vec![text!("inspect-end"), text!("inspect-end-left", actions = *left)],
            QuestionKind::UndoTurn(actions) => vec![text!("inspect-undo-turn", actions = *actions)],
            QuestionKind::Undo(seats) => {
                let others = players(names, seats).map(|players| text!("inspect-undo-others", players = players));
                std::iter::once(text!("inspect-undo")).chain(others).collect()
            }
        })
    }

    fn yes(&self) -> Option<Tap> {
        self.kind.as_ref().map(|asks| match asks {
            QuestionKind::End(_) => Tap::End,
            QuestionKind::Undo(_) => Tap::Undo,
            QuestionKind::UndoTurn(_) => Tap::UndoTurn,
        })
    }
}

fn turn<G: HasConfirmations>(position: &G::Position, log: &Log<G>) -> Option<Turn> {
    let seat = G::may_act(position).iter().next()?;
    let seed = log.record().map(|record| record.seed);
    Some((seed, seat, log.entries().iter().rposition(|entry| entry.seat != seat).map_or(0, |before| before + 1)))
}

/// The other seats that have acted since the action to be undone, without duplicates, in seat order.
fn others<G: HasConfirmations>(log: &Log<G>, length: usize) -> Vec<Seat> {
    let Some((own, since)) = log.entries().get(length..).and_then(<[_]>::split_first) else { return Vec::new() };
    let mut seats: Vec<Seat> = since.iter().map(|entry| entry.seat).filter(|seat| *seat != own.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// Opens a question, or passes on a tap that needs none. Any other tap or touch, or an animation, closes an open
/// question.
fn handle_tap_requests<G: HasConfirmations>(
    mut wanted: MessageReader<TapRequest>,
    mut touched: MessageReader<StageTapped>,
    mut taps: ParamSet<(MessageReader<Tap>, MessageWriter<Tap>)>,
    playing: Res<GameSetting<G>>,
    playback: Res<Playback<G>>,
    seating: Res<Seating>,
    screen_viewer: Res<ScreenViewer>,
    log: Res<Log<G>>,
    settings: Res<Settings>,
    mut question: ResMut<Question>,
) {
    let other_input = touched.read().count() + taps.p0().read().count() > 0;
    if question.is_open() && (other_input || playback.is_busy()) {
        question.close();
    }
    for TapRequest(tap) in wanted.read() {
        let asks = match (tap, playback.shown()) {
            (Tap::End, Some(position)) => {
                let turn = turn::<G>(position.as_ref(), &log);
                let is_own_turn =
                    screen_viewer.seat.is_some_and(|seat| seating.human_may_act(G::may_act(position), seat));
                let asks_now = settings.asks.end && is_own_turn && question.asked != turn;
                let unused = G::unused(&playing.0, position).filter(|_| asks_now);
                unused.map(|actions| {
                    question.asked = turn;
                    QuestionKind::End(actions)
                })
            }
            (Tap::Undo, _) => {
                let others = undo_length(&log, &seating, &screen_viewer).map(|length| others(&log, length));
                others.filter(|others| settings.asks.undo && !others.is_empty()).map(QuestionKind::Undo)
            }
            (Tap::UndoTurn, _) => {
                let length = undo_turn_length(&log, &seating, &screen_viewer);
                let length = length.filter(|_| settings.asks.undo);
                length.map(|length| QuestionKind::UndoTurn(log.entries().len() - length))
            }
            _ => None,
        };
        match asks {
            // Repeating the request while its question is open confirms it.
            Some(asks) if question.kind.as_ref() != Some(&asks) => question.kind = Some(asks),
            _ => {
                question.close();
                taps.p1().write(*tap);
            }
        }
    }
}

/// Draws the question in the lower right corner of the free area, and reads the answer.
fn draw(
    mut contexts: EguiContexts,
    summary: Res<SeatSummary>,
    margins: Res<Margins>,
    mut covered: ResMut<PanelAreas>,
    menu: Res<MenuOpen>,
    mut question: ResMut<Question>,
    mut taps: MessageWriter<Tap>,
) -> Result {
    if menu.0 && question.is_open() {
        question.close();
    }
    let Some(lines) = question.lines(&summary.names) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let free = free_rect(ctx.content_rect(), &margins);
    let (rect, answer) = show(ctx, free, &lines);
    mark_covered(&mut covered, rect);
    // Enter presses the focused button; without focus it confirms.
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let yes = !focused && take_key(ctx, egui::Key::Enter, false);
    let no = take_key(ctx, egui::Key::Escape, false);
    match answer.or(yes.then_some(true)).or(no.then_some(false)) {
        Some(true) => {
            taps.write_batch(question.yes());
            question.close();
        }
        Some(false) => question.close(),
        None => {}
    }
    Ok(())
}

/// The text style of a line. The first line is emphasised.
fn step(i: usize) -> Type {
    if i == 0 { Type::LeadStrong } else { Type::Body }
}

/// Draws a question over everything else in the lower right corner of the free area, with the buttons below the text.
/// Returns its rectangle and the answer.
pub fn show(ctx: &Context, free: Rect, lines: &[Text]) -> (Rect, Option<bool>) {
    let scale = Scale::of(ctx);
    let (gap, pad, target) = (scale.gap(1.0), scale.pad(), scale.target());
    let whole = lines.iter().cloned().reduce(|before, then| text!("two-sentences", first = before, then = then));
    whole.iter().for_each(|whole| announce(ctx, whole));
    let translated: Vec<Translated> = lines.iter().map(|text| ctx.tr(text)).collect();
    let main = scale.main_target();
    let buttons = main + target + gap;
    let width = |(i, translated): (usize, &Translated)| text_width(ctx, translated, step(i)).ceil() + 2.0;
    let most = scale.column(460.0).min(free.width() - 2.0 * (pad + gap));
    let wide = translated.iter().enumerate().map(width).fold(buttons, f32::max).min(most);
    let height = |(i, translated): (usize, &Translated)| text_height(ctx, translated, step(i), wide).ceil();
    let heights: Vec<f32> = translated.iter().enumerate().map(height).collect();
    let words = heights.iter().sum::<f32>();
    let size = vec2(wide, words + gap + main) + Vec2::splat(2.0 * pad);
    let place = Rect::from_min_size(free.right_bottom() - size - Vec2::splat(gap), size);
    let place = place.translate(vec2(0.0, (free.top() - place.top()).max(0.0)));
    let area = Area::new(Id::new("question")).order(Order::Tooltip).fixed_pos(place.min).constrain(false);
    let shown = area.fade_in(false).show(ctx, |ui| {
        style::panel(ui, "question", place, |ui| {
            let mut inner = place.shrink(pad);
            for (i, (translated, high)) in translated.iter().zip(heights).enumerate() {
                lines_in(ui, inner.cut_top(high, 0.0), Align2::LEFT_CENTER, translated, step(i), INK);
            }
            let mut row = inner.cut_bottom(main, 0.0);
            let (yes, no) = (row.cut_right(main, gap), row.cut_right(target, 0.0));
            let tick = ButtonLook::icon(Mark::Tick, ui.tr(text!("hud-yes")));
            landmarks::mark(ui, "yes", yes);
            let yes = button_at(ui, yes, &ButtonLook { kind: ButtonKind::Primary, ..tick }).clicked();
            let no = button_at(ui, no, &ButtonLook::icon(Mark::Cross, ui.tr(text!("hud-no")))).clicked();
            yes.then_some(true).or(no.then_some(false))
        })
    });
    (place, shown.inner)
}
