//! The action list: the available actions as lines over the table, chosen by digit, by arrow keys and Enter, or by a
//! screen reader. In a game without its own list, the lines are the buttons of the panels.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{EventFilter, Key, Rect, ScrollArea, vec2},
};

use super::{
    reader_lines::{ChooseLineByText, LINES, ReaderLines},
    two_keys::trap_focus,
};
use crate::{
    kiosk::OfVisitors,
    stage::{camera::Margins, gestures::PanelAreas},
    table::{GameSetting, Table},
    ui::{
        AnswerSystems, OverlaySystems,
        parts::overlay::{draw_dialog, is_window_blocked, mark_covered, take_key},
        popover::free_rect,
        requests::{MenuOpen, RulesOpen},
    },
    widgets::{lines_in_scroll, prelude::*, pressable_in_scroll},
};

/// The width of the list, in px at 1080p.
const WIDE: f32 = 620.0;
/// The keys of the first nine lines.
const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// The state of the list of panel buttons.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct ActionList {
    /// True if the list is shown over the table.
    pub open: bool,
    /// True if the first line is to take the focus, because the list was opened or a line was chosen.
    fresh: bool,
}

/// Adds the state of the list.
pub fn plugin(app: &mut App) {
    app.init_of_visitors::<ActionList>();
}

/// Adds the list to a game without its own list.
pub fn game_plugin<G: Table>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            draw.in_set(OverlaySystems::Lines).ambiguous_with(OverlaySystems::Lines),
            handle_keys.in_set(AnswerSystems::Lines).ambiguous_with(AnswerSystems::Lines),
        )
            .run_if(resource_exists::<GameSetting<G>>),
    );
}

/// L opens and closes the list, Escape closes it, and digits choose a line.
fn handle_keys(
    mut contexts: EguiContexts,
    covered: Res<PanelAreas>,
    menu: Res<MenuOpen>,
    mut listing: ResMut<ActionList>,
    region: Res<ReaderLines>,
    mut chosen: MessageWriter<ChooseLineByText>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if menu.0 || is_window_blocked(ctx, &covered) {
        return Ok(());
    }
    if take_key(ctx, Key::L, false) || listing.open && take_key(ctx, Key::Escape, false) {
        *listing = ActionList { open: !listing.open, fresh: !listing.open };
    }
    if listing.open
        && let Some(line) = DIGITS.iter().position(|digit| take_key(ctx, *digit, false))
    {
        listing.fresh = true;
        let said = region.lines().into_iter().nth(line);
        chosen.write_batch(said.map(|(said, _)| ChooseLineByText(line, said)));
    }
    Ok(())
}

fn draw(
    mut contexts: EguiContexts,
    region: Res<ReaderLines>,
    margins: Res<Margins>,
    (menu, rules): (Res<MenuOpen>, Res<RulesOpen>),
    mut covered: ResMut<PanelAreas>,
    mut listing: ResMut<ActionList>,
    mut chosen: MessageWriter<ChooseLineByText>,
) -> Result {
    if !listing.open || menu.0 || rules.is_open() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let texts: Vec<Text> = region.lines().into_iter().map(|(text, _)| text).collect();
    let fresh = std::mem::take(&mut listing.bypass_change_detection().fresh);
    let (rect, pressed, shut) = show(ctx, free_rect(ctx.content_rect(), &margins), &texts, fresh, true);
    mark_covered(&mut covered, rect);
    if let Some(line) = pressed {
        listing.fresh = true;
        chosen.write(ChooseLineByText(line, texts[line].clone()));
    }
    if shut {
        *listing = ActionList::default();
    }
    Ok(())
}

/// Draws lines on the left of `free`. If `fresh` is true, the first line takes the focus; if `shuts` is true, there is
/// a close button. Returns the rectangle of the list, the pressed line, and whether the list is to be closed.
pub fn show(ctx: &Context, free: Rect, texts: &[Text], fresh: bool, shuts: bool) -> (Rect, Option<usize>, bool) {
    let scale = Scale::of(ctx);
    let rect = free.with_max_x(free.left() + scale.column(WIDE).min(free.width()));
    let (pressed, shut) = draw_dialog(ctx, LINES, rect, |ui| {
        trap_focus(ui);
        let (target, gap) = (scale.target(), scale.gap(1.0));
        let mut body = ui.max_rect();
        let mut title = body.cut_top(target, gap);
        let cross = title.cut_right(target, gap);
        line_in(ui, title, Align2::LEFT_CENTER, &ui.tr(text!("move-list-title")), Type::Title, INK);
        let shut =
            shuts && button_at(ui, cross, &ButtonLook::icon(Mark::Cross, ui.tr(text!("move-list-shut")))).clicked();
        let inside = UiBuilder::new().id_salt("lines").max_rect(body);
        let pressed = ui.scope_builder(inside, |ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, gap * 0.5);
            let scroll = ScrollArea::vertical().id_salt("lines").auto_shrink(false);
            scroll.show(ui, |ui| rects::in_scroll(ui, |ui| draw_lines(ui, texts, fresh))).inner
        });
        (pressed.inner, shut)
    });
    (rect, pressed, shut)
}

fn draw_lines(ui: &mut Ui, texts: &[Text], fresh: bool) -> Option<usize> {
    let shown: Vec<Response> = texts.iter().enumerate().map(|(number, text)| draw_line(ui, number, text)).collect();
    let step = |key: Key| take_key(ui.ctx(), key, false);
    if let Some(now) = shown.iter().position(Response::has_focus) {
        let last = shown.len() - 1;
        let wanted = match (step(Key::ArrowDown), step(Key::ArrowUp)) {
            (true, _) => Some(if now == last { 0 } else { now + 1 }),
            (_, true) => Some(if now == 0 { last } else { now - 1 }),
            _ => None,
        };
        if let Some(wanted) = wanted {
            shown[wanted].request_focus();
        }
        // The arrow keys move between the lines and do not leave the list.
        let filter = EventFilter { vertical_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(shown[now].id, filter));
    }
    if let Some(first) = shown.first().filter(|_| fresh) {
        first.request_focus();
    }
    shown.iter().position(Response::clicked)
}

/// Draws a line, with the digit that chooses it if it is one of the first nine.
fn draw_line(ui: &mut Ui, number: usize, text: &Text) -> Response {
    let scale = Scale::of(ui.ctx());
    let (gap, said) = (scale.gap(1.0), ui.tr(text));
    let side = scale.text(18.0) * 1.8;
    let width = ui.available_width() - scale.ring() * 2.0;
    let words = width - side - 2.0 * gap;
    let height = (text_height(ui.ctx(), &said, Type::Body, words).ceil() + gap).max(scale.target());
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), height + scale.ring() * 2.0), Sense::hover());
    let place = Rect::from_center_size(whole.center(), vec2(width, height));
    let response = pressable_in_scroll(ui, &format!("line {number}"), &said, place);
    let edge = if response.hovered() { GOLD } else { EDGE };
    ui.painter().rect(place, style::corners(scale), PAPER, Stroke::new(scale.hairline(), edge), StrokeKind::Inside);
    let (left, right) = place.split_left_right_at_x(place.left() + gap + side);
    if number < 9 {
        let digit = ui.tr(Text::number(number + 1));
        lines_in_scroll(ui, left.with_min_x(place.left() + gap), Align2::LEFT_CENTER, &digit, Type::Body, INK_MUTED);
    }
    lines_in_scroll(ui, right.with_max_x(place.right() - gap), Align2::LEFT_CENTER, &said, Type::Body, INK);
    focus_ring(ui, &response, place.shrink(scale.ring() * 0.6), scale.corner());
    if response.gained_focus() {
        ui.scroll_to_rect(whole, None);
    }
    response
}
