//! The confirmation question with its preview or, without a question, the buttons or the status line of the current
//! phase. While playback waits for a press, the panel shows the playback controls instead.

use std::cmp::Ordering;

use hab_gut::Phase;

use super::{hud_view::HudView, layout, press::Press};
use crate::{
    games::hab_gut::{choice::Touch, texts},
    seats::Tap,
    ui::parts::undo_button,
    widgets::{ButtonKind, prelude::*},
};

/// Draws the panel. Returns the press, if any.
pub fn show(ui: &mut Ui, place: Rect, view: &HudView) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    style::paint_panel(ui, place);
    rects::in_panel(ui, "ask", place, |ui| {
        let inner = place.shrink(layout::inset(scale));
        if view.awaits_next {
            return next(ui, inner, view);
        }
        if !view.question.is_empty() {
            return question(ui, inner, view);
        }
        match view.phase() {
            Some(Phase::Trade) => no_selection_button(ui, inner, &text!("hg-pass"), Touch::Pass, view),
            Some(Phase::Foundation) => no_selection_button(ui, inner, &text!("hg-keep"), Touch::Keep, view),
            Some(Phase::Market) if view.cards.iter().any(Option::is_some) => {
                let cross = Places::of(scale, inner).no;
                words(ui, inner.with_max_x(cross.left() - scale.gap(1.0)), std::slice::from_ref(&view.prompt.text));
                let look = ButtonLook::icon(Mark::Cross, ui.tr(text!("hud-no")));
                button_at(ui, cross, &look).clicked().then_some(Press::Tap(Tap::Cancel))
            }
            Some(Phase::Market) => {
                let step = view.setting.rulebook.price_step;
                words_and_undo(ui, inner, &[view.round(), text!("hg-steps", step = step)], view)
            }
            None => {
                // The progress of the game, and the value of the front player's money and known shares at current
                // prices, if there are any shares.
                let worth = texts::popovers::known_wealth(&view.seen, view.front);
                let worth = (view.shares_of(view.front) > 0).then(|| text!("hg-popover-worth", money = worth));
                let lines: Vec<Text> = [view.round()].into_iter().chain(worth).collect();
                words_and_undo(ui, inner, &lines, view)
            }
        }
    })
}

/// Draws the controls of paused playback: continue with the next action, or show the last action again.
fn next(ui: &Ui, inner: Rect, view: &HudView) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let (mut rest, gap) = (inner, scale.gap(1.0));
    let mut button = |target: f32| {
        let side = target.min(inner.height());
        Align2::RIGHT_CENTER.align_size_within_rect(Vec2::splat(side), rest.cut_right(side, gap))
    };
    let (next, again) = (button(scale.main_target()), button(scale.target()));
    words(ui, rest, &[view.round()]);
    let look = ButtonLook::icon(icons::SKIP_FORWARD, ui.tr(text!("insight-next")));
    let on = button_at(ui, next, &ButtonLook { kind: ButtonKind::Primary, ..look })
        .clicked()
        .then_some(Press::Tap(Tap::Next));
    let look = ButtonLook::icon(icons::ARROW_COUNTER_CLOCKWISE, ui.tr(text!("insight-again")));
    button_at(ui, again, &look).clicked().then_some(Press::Tap(Tap::Again)).or(on)
}

/// The places of the buttons, which are the same in every step, so that a second tap in a place never does something
/// else: undo and the action without a selection are on the left, and the answers to a question are on the right.
struct Places {
    undo: Rect,
    swap: Rect,
    no: Rect,
    yes: Rect,
}

impl Places {
    fn of(scale: Scale, inner: Rect) -> Places {
        let (target, gap) = (scale.target().min(inner.height()), scale.gap(1.0));
        let main = scale.main_target().min(inner.height());
        let mut row = Align2::CENTER_CENTER.align_size_within_rect(vec2(inner.width(), main), inner);
        let yes = row.cut_right(main, gap);
        let no = row.cut_right(target, gap);
        let swap = row.cut_right(target, gap);
        Places { undo: yes.with_min_x(inner.left()).with_max_x(inner.left() + target), swap, no, yes }
    }

    /// The place of the button for an action without a selection, to the right of the undo button.
    fn no_selection(&self, scale: Scale, width: f32) -> Rect {
        let (gap, left) = (scale.gap(1.0), self.undo.right() + scale.gap(1.0));
        self.undo.with_min_x(left).with_max_x((left + width).min(self.yes.left() - gap))
    }
}

/// The touch of the button for an action that needs no selection, while the panel shows that button.
pub fn immediate_touch(view: &HudView) -> Option<Touch> {
    let touch = match view.phase()? {
        Phase::Trade => Touch::Pass,
        Phase::Foundation => Touch::Keep,
        Phase::Market => return None,
    };
    (!view.awaits_next && view.question.is_empty()).then_some(touch)
}

/// Draws the undo button, and lines of text to its right.
fn words_and_undo(ui: &Ui, inner: Rect, lines: &[Text], view: &HudView) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let undo = Places::of(scale, inner).undo;
    let rest = beside_rounds(ui, inner.with_min_x(undo.right() + scale.gap(1.5)), view);
    words(ui, rest, lines);
    undo_button::draw(ui, undo, view.bar.undo).map(Press::Tap)
}

/// Draws the button for an action that needs no selection, and to its left the undo button.
fn no_selection_button(ui: &Ui, inner: Rect, word: &Text, touch: Touch, view: &HudView) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let look = ButtonLook::plain(ui.tr(word));
    let places = Places::of(scale, inner);
    let button = places.no_selection(scale, button_width(ui, &look));
    let rest = beside_rounds(ui, inner.with_min_x(button.right() + scale.gap(1.5)), view);
    if rest.width() > scale.text(18.0) * 5.0 {
        let mut lines = vec![view.round()];
        // The reason to give a share is shown beside the button to keep all shares, if there is room.
        let why = text!("hg-least-is-out");
        let height = |text: &Text, step: Type| text_height(ui.ctx(), &ui.tr(text), step, rest.width());
        let both = height(&lines[0], Type::LeadStrong) + height(&why, Type::Body);
        if touch == Touch::Keep && both <= rest.height() && !scale.is_compact() {
            lines.push(why);
        }
        words(ui, rest, &lines);
    }
    landmarks::mark(ui, "no selection", button);
    let pressed = button_at(ui, button, &look).clicked().then_some(Press::Touch(touch));
    undo_button::draw(ui, places.undo, view.bar.undo).map(Press::Tap).or(pressed)
}

fn question(ui: &Ui, inner: Rect, view: &HudView) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let places = Places::of(scale, inner);
    let swaps = view.cards.iter().all(Option::is_some);
    let mut pressed = None;
    let yes = ButtonLook { kind: ButtonKind::Primary, ..ButtonLook::icon(Mark::Tick, ui.tr(text!("hud-yes"))) };
    landmarks::mark(ui, "yes", places.yes);
    if button_at(ui, places.yes, &yes).clicked() {
        pressed = Some(Press::Tap(Tap::Confirm));
    }
    if button_at(ui, places.no, &ButtonLook::icon(Mark::Cross, ui.tr(text!("hud-no")))).clicked() {
        pressed = Some(Press::Tap(Tap::Cancel));
    }
    if swaps {
        let look = ButtonLook::icon(icons::ARROWS_CLOCKWISE, ui.tr(text!("hg-swap")));
        if button_at(ui, places.swap, &look).clicked() {
            pressed = Some(Press::Touch(Touch::Swap));
        }
    }
    let first = if swaps { places.swap } else { places.no };
    words(ui, inner.with_max_x(first.left() - scale.gap(1.0)), &view.question);
    pressed
}

/// Draws the track of the rounds at the right end of a place that has room for it: a row of pips for each half, with
/// the rounds so far filled. Returns the rest of the place.
fn beside_rounds(ui: &Ui, mut place: Rect, view: &HudView) -> Rect {
    let scale = Scale::of(ui.ctx());
    let book = &view.setting.rulebook;
    let (rounds, all) = (book.rounds_per_half.max(1), book.all_rounds());
    let (radius, step) = (scale.px(8.0), scale.px(26.0));
    let (columns, rows) = (f32::from(rounds), f32::from(all.div_ceil(rounds)));
    let words = scale.text(18.0) * 12.0;
    if scale.is_compact() || place.width() < words + columns * step || place.height() < rows * step {
        return place;
    }
    let track = place.cut_right(columns * step, scale.gap(1.5));
    let track = Align2::CENTER_CENTER.align_size_within_rect(vec2(track.width(), rows * step), track);
    let ink = Stroke::new(scale.hairline() * 1.5, INK);
    for round in 0..all {
        let at = vec2(f32::from(round % rounds) + 0.5, f32::from(round / rounds) + 0.5) * step;
        let is_current = round == view.seen.rounds && !view.seen.over;
        let fill = match round.cmp(&view.seen.rounds) {
            Ordering::Less => INK,
            Ordering::Equal if is_current => GOLD,
            Ordering::Equal | Ordering::Greater => PAPER_DARK,
        };
        let radius = if is_current { radius * 1.3 } else { radius };
        ui.painter().circle(track.min + at, radius, fill, ink);
    }
    tooltip(ui, track, &ui.tr(view.round()));
    place
}

/// Draws lines of text at the heights they need, reduced in proportion if they do not fit. The first of several lines
/// is larger if all lines still fit.
fn words(ui: &Ui, place: Rect, lines: &[Text]) {
    let translated: Vec<_> = lines.iter().map(|text| ui.tr(text)).collect();
    let first = |step: Type| if lines.len() > 1 { step } else { Type::Body };
    let heights = |step: Type| -> Vec<f32> {
        let height = |(i, translated)| {
            text_height(ui.ctx(), translated, if i == 0 { first(step) } else { Type::Body }, place.width())
        };
        translated.iter().enumerate().map(height).collect()
    };
    let large = heights(Type::LeadStrong);
    let fits = large.iter().sum::<f32>() <= place.height();
    let step = first(if fits { Type::LeadStrong } else { Type::Strong });
    let heights = if fits { large } else { heights(Type::Strong) };
    let all: f32 = heights.iter().sum();
    let share = (place.height() / all.max(1.0)).min(1.0);
    let mut top = place.center().y - all * share / 2.0;
    for (i, (translated, height)) in translated.iter().zip(heights).enumerate() {
        let line = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), height * share));
        let (step, colour) = if i == 0 { (step, INK) } else { (Type::Body, INK_MUTED) };
        lines_in(ui, line.expand2(vec2(0.0, 1.0)), Align2::LEFT_CENTER, translated, step, colour);
        top = line.bottom();
    }
}
