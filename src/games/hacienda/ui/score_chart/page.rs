//! The score chart page: the points of a finished game, as a line for each player or as one player's points stacked by
//! category.

use super::chart::{Page, View, draw_turning_ring, plot};
use crate::{
    games::hacienda::{
        game_icons::{self, GameIcon},
        texts::{self, score_chart as words},
    },
    seats::names,
    texts::{Text, text},
    theme::{EDGE, GOLD, INK, INK_MUTED, PAPER, PAPER_DARK, RectKind, Scale, Tone, Type, style},
    ui::parts::overlay::draw_modal_dialog,
    widgets::{
        ButtonLook, Icon, Translate, button_at, button_width, focus_ring, line_in, lines_in, prelude::*, pressable,
        sink, text_height, text_width,
    },
};
use hacienda_rules::{Category, Seat};

/// Draws the page over the board. Returns true if it is to be closed.
pub fn draw(ctx: &Context, page: &Page, view: &mut View) -> bool {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect();
    let edge = if scale.is_compact() { scale.gap(0.5) } else { scale.pad() };
    let height = scale.column(if scale.is_upright() { 1300.0 } else { 900.0 });
    let size = vec2(scale.column(1280.0), height).min(screen.size() - Vec2::splat(2.0 * edge));
    let (back, away) = draw_modal_dialog(ctx, "growth", Rect::from_center_size(screen.center(), size), 0.45, |ui| {
        let mut area = ui.max_rect();
        let (target, gap) = (scale.target(), scale.gap(if scale.is_compact() { 0.75 } else { 1.5 }));
        let mut head = area.cut_top(target, gap);
        let back = ButtonLook::primary(ui.tr(text!("back")));
        let pressed = button_at(ui, head.cut_right(button_width(ui, &back), gap), &back).clicked();
        let title = ui.tr(text!("score-chart-title"));
        let name = head.cut_left(text_width(ui.ctx(), &title, Type::Headline) + scale.gap(2.0), 0.0);
        // A phone in landscape has neither the height for a separate row nor the width for the names of categories.
        let row = if scale.is_sideways() { head } else { area.cut_top(target, gap) };
        line_in(ui, name, Align2::LEFT_CENTER, &title, Type::Headline, INK);
        choose_category(ui, row, page, view);
        let foot = if scale.is_upright() {
            sentences_height(ui, area.width(), page)
        } else if scale.is_sideways() {
            scale.text(18.0) * 1.45
        } else {
            (scale.text(22.0) + scale.text(18.0)) * 1.6
        };
        draw_sentences(ui, area.cut_bottom(foot.round(), 0.0), page);
        let names = page.names.iter().map(|who| text_width(ui.ctx(), &ui.tr(who.text()), Type::Body));
        let beside = scale.text(28.0) * 1.5 + scale.text(22.0) * 1.9 + scale.gap(3.0);
        let least = scale.column(if scale.is_compact() { 200.0 } else { 230.0 });
        let players = (names.fold(0.0, f32::max).ceil() + beside).clamp(least, (area.width() * 0.3).max(least));
        if scale.is_upright() {
            let height = page.names.len() as f32 * (target + scale.gap(1.0));
            choose_player(ui, area.cut_bottom(height, gap), page, view);
        } else {
            choose_player(ui, area.cut_right(players, gap), page, view);
        }
        plot(ui, area, page, *view);
        pressed
    });
    back || away
}

/// Returns the height of both sentences at this line width.
fn sentences_height(ui: &Ui, width: f32, page: &Page) -> f32 {
    let scale = Scale::of(ui.ctx());
    let ring = scale.text(22.0) * 1.5;
    let turning = ui.tr(words::turning_point(page.names, page.chart));
    let about = ui.tr(words::caption(page.chart));
    let height = text_height(ui.ctx(), &turning, Type::LeadStrong, width - ring);
    height.max(ring) + text_height(ui.ctx(), &about, Type::Body, width) + scale.gap(1.0)
}

/// Draws the sentence about the turning point or a shared win and, except on a phone in landscape, the caption. The
/// sentence about a turning point follows a ring like the one that marks it in the chart.
fn draw_sentences(ui: &Ui, place: Rect, page: &Page) {
    let scale = Scale::of(ui.ctx());
    let turning = ui.tr(words::turning_point(page.names, page.chart));
    let step = if scale.is_sideways() { Type::Strong } else { Type::LeadStrong };
    let height = scale.text(step.design()) * 1.5;
    let line = if scale.is_sideways() {
        place
    } else if scale.is_upright() {
        let width = place.width() - height;
        place.with_max_y(place.top() + text_height(ui.ctx(), &turning, step, width).max(height))
    } else {
        place.with_max_y(place.top() + height)
    };
    let mut left = line.left();
    if page.chart.turning_point.is_some() {
        draw_turning_ring(ui.painter(), pos2(line.left() + height * 0.4, line.center().y), scale);
        left += height;
    }
    if scale.is_upright() {
        lines_in(ui, line.with_min_x(left), Align2::LEFT_CENTER, &turning, step, INK);
        let below = place.with_min_y(line.bottom());
        lines_in(ui, below, Align2::LEFT_CENTER, &ui.tr(words::caption(page.chart)), Type::Body, INK_MUTED);
        return;
    }
    line_in(ui, line.with_min_x(left), Align2::LEFT_CENTER, &turning, step, INK);
    if !scale.is_sideways() {
        let about = ui.tr(words::caption(page.chart));
        line_in(ui, place.with_min_y(line.bottom()), Align2::LEFT_CENTER, &about, Type::Body, INK_MUTED);
    }
}

/// Paints the icon of a category, given its index.
fn paint_category_icon(painter: &Painter, rect: Rect, category: usize, tone: Tone) {
    game_icons::paint(painter, rect, GameIcon::from(Category::ALL[category]), tone);
}

/// Draws the category buttons: one for all categories, and one for each. If there is too little room, those for single
/// categories show only icons.
fn choose_category(ui: &Ui, mut row: Rect, page: &Page, view: &mut View) {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(if scale.is_compact() { 0.5 } else { 1.0 });
    let mut all = vec![(ButtonLook::plain(ui.tr(text!("score-chart-all"))), None)];
    all.extend(page.categories.iter().map(|category| {
        let look = ButtonLook::plain(ui.tr(texts::category(*category)));
        (look.with_icon(Icon::Drawn(paint_category_icon, category.index())), Some(*category))
    }));
    let width = |all: &[(ButtonLook, Option<Category>)]| {
        let words: f32 = all.iter().map(|(look, _)| button_width(ui, look)).sum();
        words + gap * (all.len() - 1) as f32
    };
    if width(&all) > row.width() {
        all.iter_mut().skip(1).for_each(|(look, _)| look.icon_only = true);
    }
    if scale.is_sideways() {
        row.set_left((row.right() - width(&all)).max(row.left()));
    }
    for (look, category) in all {
        let place = row.cut_left(button_width(ui, &look), gap);
        let chosen = view.category == category;
        if button_at(ui, place, &look).clicked() {
            view.category = if chosen { None } else { category };
        }
        if chosen {
            underline(ui, place);
        }
    }
}

/// Draws a thick line under the text of the chosen button.
fn underline(ui: &Ui, place: Rect) {
    let scale = Scale::of(ui.ctx());
    let bar = place.shrink2(vec2(scale.corner(), 0.0)).with_min_y(place.bottom() - scale.px(9.0).max(6.0));
    ui.painter().rect_filled(bar.with_max_y(bar.top() + scale.px(5.0).max(3.0)), 2.0, INK);
}

/// Draws the players with their final points. A tap chooses a player; a second tap chooses all of them again.
fn choose_player(ui: &Ui, place: Rect, page: &Page, view: &mut View) {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(if scale.is_compact() { 0.5 } else { 1.0 });
    let last = page.chart.samples.len().saturating_sub(1);
    let height = if scale.is_compact() { scale.target() } else { scale.target() * 1.25 };
    let height = height.min((place.height() + gap) / page.chart.seats.max(1) as f32 - gap).max(scale.min_target());
    let places = CellGrid::new(place.min, 1, vec2(place.width(), height), gap);
    for (index, seat) in Seat::all(page.chart.seats as u8).enumerate() {
        let rect = places.nth(index);
        let name = ui.tr(names::name(page.names, seat).text());
        let response = pressable(ui, RectKind::Button, &name, rect, true);
        let chosen = view.seat == Some(seat);
        let face = rect.translate(vec2(0.0, sink(ui, &response)));
        let fill = if view.seat.is_none() || chosen { PAPER } else { PAPER_DARK };
        let edge = if response.hovered() { GOLD } else { EDGE };
        let stroke = if chosen { Stroke::new(scale.ring(), INK) } else { Stroke::new(scale.hairline() * 1.3, edge) };
        ui.painter().rect(face, style::corners(scale), fill, stroke, StrokeKind::Inside);
        let inner = face.shrink2(vec2(scale.gap(1.0), scale.gap(0.5)));
        let side = (inner.height() * 0.8).min(scale.text(28.0) * if scale.is_compact() { 1.2 } else { 1.5 });
        let medal = GameIcon::Owner(seat).draw_left(ui.painter(), inner, side);
        let number = inner.with_min_x(inner.right() - scale.text(22.0) * 1.9);
        let points = ui.tr(Text::number(page.chart.points(last, seat, view.category)));
        line_in(ui, number, Align2::RIGHT_CENTER, &points, Type::LeadStrong, INK);
        let words = inner.with_min_x(medal.right() + scale.gap(1.0)).with_max_x(number.left());
        line_in(ui, words, Align2::LEFT_CENTER, &name, Type::Strong, INK);
        focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
        if response.clicked() {
            view.seat = (!chosen).then_some(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::hacienda::{
            score_chart::{Sample, ScoreChart, TurningPoint},
            ui::{
                checks::{
                    ODD_WINDOWS, WINDOWS, both_orientations, draw_rects, draw_rects_in, faults, narrow,
                    overflow_faults, table_of, tap, untranslated_texts,
                },
                score_sheet::ledger,
            },
        },
        texts::{Language, Translations},
    };
    use hacienda_rules::{MAX_SEATS, Rulebook, ScoringKind, Tally};

    /// Returns the chart of a game of 22 rounds with even gains, so that the lines are close together.
    fn sample_chart(seats: usize) -> ScoreChart {
        let sample = |round: u16| {
            let mut scores = [Tally::default(); MAX_SEATS];
            for (seat, tally) in scores.iter_mut().enumerate().take(seats) {
                tally.points = [55, 38, 26, 27, 0, 18].map(|most: u16| most * round / (22 + seat as u16 % 2));
            }
            Sample {
                turns: u32::from(round) * seats as u32,
                scores,
                standing: scores.map(|tally| u32::from(tally.total())),
                pesos: [0; MAX_SEATS],
                markets: [round / 3; MAX_SEATS],
            }
        };
        let scorings = vec![(ScoringKind::Intermediate, 11 * seats as u32), (ScoringKind::Final, 22 * seats as u32)];
        let turning = Some(TurningPoint { seat: Seat(1), sample: 15, main_gain: Some((Category::Haciendas, 11)) });
        ScoreChart {
            seats,
            samples: (0..=22).map(sample).collect(),
            scorings,
            turning_point: turning,
            running_score: false,
        }
    }

    fn views() -> [View; 4] {
        let (seat, category) = (Some(Seat(1)), Some(Category::Ponds));
        [View::default(), View { seat, category: None }, View { seat: None, category }, View { seat, category }]
    }

    #[test]
    fn the_page_is_clean_for_every_number_of_seats_in_every_window() {
        let categories: Vec<Category> = ledger::categories(&Rulebook::default()).collect();
        for window in both_orientations() {
            for seats in 2..=MAX_SEATS {
                let (chart, names) = (sample_chart(seats), names::names(&table_of(seats)));
                for categories in [categories.as_slice(), &Category::ALL] {
                    for view in views() {
                        let page = Page { chart: &chart, names: &names, categories };
                        let all = draw_rects(window, |ctx| {
                            draw(ctx, &page, &mut view.clone());
                        });
                        assert!(all.len() > 20, "{} rectangles", all.len());
                        assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {seats} seats {view:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn texts_in_the_pseudo_language_fit() {
        let words = Translations::built_in(Language::PSEUDO);
        let names = names::names(&table_of(MAX_SEATS));
        let turned = |by, sample| {
            let turning = Some(TurningPoint { seat: Seat(1), sample, main_gain: by });
            ScoreChart { turning_point: turning, ..sample_chart(MAX_SEATS) }
        };
        let by = Some((Category::Haciendas, 11));
        let turned_charts = [turned(by, 15), turned(by, 22), turned(Some((Category::Markets, 5)), 22), turned(None, 0)];
        let shared = ScoreChart { turning_point: None, ..sample_chart(MAX_SEATS) };
        for window in narrow() {
            for chart in turned_charts.iter().chain([&shared]) {
                for view in views() {
                    let page = Page { chart, names: &names, categories: &Category::ALL };
                    let all = draw_rects_in(&words, window, |ctx| {
                        draw(ctx, &page, &mut view.clone());
                    });
                    assert!(all.len() > 20, "{} rectangles", all.len());
                    assert_eq!(untranslated_texts(&all), Vec::<String>::new());
                    assert_eq!(overflow_faults(&all, window), Vec::<String>::new(), "{window:?} {view:?}");
                }
            }
        }
    }

    #[test]
    fn nothing_panics_in_odd_windows_or_in_a_game_without_rounds() {
        let names = names::names(&table_of(5));
        let (whole, empty) = (
            sample_chart(5),
            ScoreChart { samples: Vec::new(), scorings: Vec::new(), turning_point: None, ..sample_chart(5) },
        );
        for window in ODD_WINDOWS {
            for chart in [&whole, &empty] {
                for view in views() {
                    let page = Page { chart, names: &names, categories: &Category::ALL };
                    draw_rects(window, |ctx| {
                        draw(ctx, &page, &mut view.clone());
                    });
                }
            }
        }
    }

    #[test]
    fn a_tap_selects_and_a_second_tap_deselects() {
        let names = names::names(&table_of(3));
        let chart = sample_chart(3);
        let page = Page { chart: &chart, names: &names, categories: &Category::ALL };
        let mut view = View::default();
        let mut press = |name: &str| {
            let mut back = false;
            tap(WINDOWS[7], name, |ctx| back |= draw(ctx, &page, &mut view));
            (view, back)
        };
        let ponds = Some(Category::Ponds);
        assert_eq!(press("Vermilion"), (View { seat: Some(Seat(1)), category: None }, false));
        assert_eq!(press("Ponds"), (View { seat: Some(Seat(1)), category: ponds }, false));
        assert_eq!(press("Vermilion"), (View { seat: None, category: ponds }, false));
        assert_eq!(press("Ponds"), (View::default(), false));
        assert_eq!(press("Back"), (View::default(), true));
    }
}
