//! The buttons of the results, for the next steps.

use bevy_egui::egui::Rect;

use super::ResultsRequest;
use crate::widgets::prelude::*;

/// Draws the buttons for the next steps. After a replay there is no button to play again, and only some games have a
/// score chart. If `short` is true, all buttons but the first show only icons, except in an upright window.
pub(super) fn buttons(
    ui: &Ui,
    rect: Rect,
    gap: f32,
    (replay, rematch, has_chart): (bool, bool, bool),
    short: bool,
) -> Option<ResultsRequest> {
    let look = |word: Text, icon: &'static str| ButtonLook::plain(ui.tr(word)).with_icon(icon);
    let again = if rematch { text!("results-rematch") } else { text!("results-again") };
    let again = ButtonLook { kind: ButtonKind::Primary, ..look(again, icons::ARROWS_CLOCKWISE) };
    let mut all = vec![
        (again, ResultsRequest::Again),
        (look(text!("score-chart-title"), icons::TREND_UP), ResultsRequest::ScoreChart),
        (look(text!("results-set-up"), icons::SLIDERS), ResultsRequest::Setup),
        (look(text!("results-look"), icons::EYE), ResultsRequest::Hide(true)),
    ];
    all.retain(|(_, request)| match request {
        ResultsRequest::ScoreChart => has_chart,
        ResultsRequest::Again => !replay,
        _ => true,
    });
    if Scale::of(ui.ctx()).is_upright() {
        return two_by_two(ui, rect, gap, all);
    }
    if short {
        all.iter_mut().skip(1).for_each(|(look, _)| look.icon_only = true);
    }
    // Each button is as wide as its label, plus an equal share of the extra room.
    let widths: Vec<f32> = all.iter().map(|(look, _)| button_width(ui, look)).collect();
    let spare = (rect.width() - gap * (all.len() - 1) as f32 - widths.iter().sum::<f32>()) / all.len() as f32;
    let mut rest = rect;
    let at = |((look, request), wide): (_, f32)| (rest.cut_left(wide + spare, gap), look, request);
    pressed_button(ui, all.into_iter().zip(widths).map(at))
}

/// Draws up to four buttons, two in each row. If there are three, the third fills its row.
fn two_by_two(ui: &Ui, rect: Rect, gap: f32, all: Vec<(ButtonLook, ResultsRequest)>) -> Option<ResultsRequest> {
    let places = CellGrid::filling(rect, 2, 2, gap);
    let last = all.len().saturating_sub(1);
    let at = |(i, (look, request))| {
        let place = places.nth(i);
        (if i == last { place.with_max_x(rect.right()) } else { place }, look, request)
    };
    pressed_button(ui, all.into_iter().enumerate().map(at))
}
