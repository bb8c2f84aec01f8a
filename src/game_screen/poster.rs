//! The poster of the title screen and of a kiosk: the name of a game and its author above a scene that the game paints.
//! It is animated for 45 seconds; after that, the animals of the scene only blink.

use std::{f32::consts::TAU, time::Duration};

use bevy_egui::egui::FontId;

use crate::{
    game::Title,
    theme::fonts,
    widgets::{self, prelude::*},
};

/// The time until the sun has risen, in seconds.
const RISE: f32 = 45.0;
/// The length of a blink period in seconds. An animal blinks once in each period.
const BLINK_PERIOD: f32 = 4.4;
/// The length of a blink in seconds.
const BLINK: f32 = 0.24;

/// The state of the animation at one moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moment {
    /// The progress of the animation, from 0 to 1: the height of the sun, or the fraction of a chart that is drawn.
    pub sun: f32,
    /// The position of an animal's eyelids, from 0 (open) to 1 (shut).
    pub lids: f32,
}

impl Moment {
    /// The state at the end of the animation, with open eyes, for a poster that stays still.
    pub const STILL: Moment = Moment { sun: 1.0, lids: 0.0 };

    /// Returns the state this many seconds after the poster appeared.
    pub fn after(seconds: f32) -> Moment {
        let left = (1.0 - seconds / RISE).clamp(0.0, 1.0);
        let into = seconds - blink_in(period_at(seconds));
        let lids = if (0.0..BLINK).contains(&into) { (into / BLINK * TAU / 2.0).sin() } else { 0.0 };
        Moment { sun: 1.0 - left * left, lids }
    }

    /// Returns the time until the next redraw: 0.04 s during a blink, at most 0.1 s while the sun rises, and otherwise
    /// until the next blink.
    pub fn until_next_redraw(seconds: f32) -> Duration {
        let period = period_at(seconds);
        let blink = [blink_in(period), blink_in(period + 1)].into_iter().find(|at| at + BLINK > seconds);
        let until = blink.map_or(BLINK_PERIOD, |at| at - seconds).max(0.04);
        let most = if seconds < RISE { 0.1 } else { BLINK_PERIOD };
        Duration::from_secs_f32(until.min(most))
    }
}

/// Returns the number of the blink period that contains this time.
fn period_at(seconds: f32) -> u32 {
    (seconds / BLINK_PERIOD).max(0.0) as u32
}

/// Returns the time in seconds at which an animal blinks in a period. It varies from period to period.
fn blink_in(period: u32) -> f32 {
    let hash = period.wrapping_mul(0x9E37_79B9) >> 8;
    (period as f32 + 0.1 + 0.75 * (hash % 1000) as f32 / 1000.0) * BLINK_PERIOD
}

/// The rectangles of a poster.
#[derive(Debug, Clone, Copy)]
pub struct PosterLayout {
    /// The whole poster.
    pub whole: Rect,
    /// The part below the lettering.
    pub scene: Rect,
}

/// Paints the scene of a game, below and behind the lettering.
pub type PaintScene = fn(&Painter, PosterLayout, Moment);

/// Paints the poster of a game, with its scene, into `rect` as it looks at `moment`. Returns the rectangle of the scene
/// below the lettering.
pub fn paint(ui: &Ui, rect: Rect, (title, paint_scene): (Title, PaintScene), moment: Moment) -> Rect {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let letters = Letters::place(ui, rect, title);
    let scene = rect.with_min_y(letters.below.bottom().min(rect.bottom()));
    paint_scene(&painter, PosterLayout { whole: rect, scene }, moment);
    letters.paint(ui, rect);
    let hairline = Scale::of(ui.ctx()).hairline();
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(hairline * 1.5, INK), StrokeKind::Inside);
    scene
}

/// Paints the scene of a game without lettering and without animation.
pub fn paint_cover(ui: &Ui, rect: Rect, paint_scene: PaintScene) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    paint_scene(&painter, PosterLayout { whole: rect, scene: rect }, Moment::STILL);
    let line = Stroke::new(Scale::of(ui.ctx()).hairline() * 1.5, INK);
    ui.painter().rect_stroke(rect, 0.0, line, StrokeKind::Inside);
}

/// The layout of the lettering.
struct Letters {
    title: Translated,
    author: Translated,
    size: f32,
    name: Rect,
    byline: Rect,
    below: Rect,
}

impl Letters {
    /// Lays out the title and the lines below it. The title takes up most of the poster's width, if the height allows
    /// it.
    fn place(ui: &Ui, rect: Rect, title: Title) -> Letters {
        let scale = Scale::of(ui.ctx());
        let name = ui.tr(text!("game-title", title = title));
        let measured = |size: f32| widgets::galley(ui.ctx(), &name, poster_font(size), INK).size();
        let size = (84.0 * rect.width() / measured(100.0).x.max(1.0)).min(rect.height() * 0.24).floor().max(1.0);
        let extent = measured(size);
        let place = Rect::from_min_size(pos2(rect.center().x - extent.x / 2.0, rect.top() + scale.gap(1.0)), extent);
        let line = |top: f32, high: f32| {
            Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), high)).shrink2(vec2(scale.gap(1.0), 0.0))
        };
        // The title has no descenders, so the byline can move up.
        let mut byline = line(place.bottom() - size * 0.08, scale.text(22.0) * 1.4);
        let author = ui.tr(text!("poster-byline", title = title));
        if text_width(ui.ctx(), &author, Type::Strong) > byline.width() {
            byline.set_height(scale.text(18.0) * 1.4 * 2.0);
        }
        let lines = if scale.is_compact() { 2.0 } else { 1.0 };
        let below = line(byline.bottom() - scale.px(2.0), scale.text(18.0) * 1.4 * lines);
        Letters { title: name, author, size, name: place.with_max_y(byline.top()), byline, below }
    }

    /// Paints the title, and the lines below it that fit. On a phone, a long error message below the poster can leave
    /// too little height for all of them.
    fn paint(&self, ui: &Ui, rect: Rect) {
        let galley = widgets::galley(ui.ctx(), &self.title, poster_font(self.size), INK);
        ui.painter().galley(self.name.min, galley, INK);
        rects::record(ui, RectKind::Text, &self.title, self.name, self.size);
        let width = text_width(ui.ctx(), &self.author, Type::LeadStrong);
        let step = if width <= self.byline.width() { Type::LeadStrong } else { Type::Strong };
        if self.byline.bottom() <= rect.bottom() {
            line_in(ui, self.byline, Align2::CENTER_CENTER, &self.author, step, INK);
        }
        // On a narrow poster, this text wraps.
        let independent = ui.tr(text!("poster-independent"));
        if self.below.bottom() <= rect.bottom() {
            lines_in(ui, self.below, Align2::CENTER_TOP, &independent, Type::Body, INK);
        }
    }
}

fn poster_font(size: f32) -> FontId {
    FontId::new(size, fonts::display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_animation_ends_and_animals_blink_now_and_then() {
        let moments: Vec<Moment> = (0..2_400).map(|tick| Moment::after(tick as f32 * 0.05)).collect();
        assert!(moments[0].sun < 0.05 && moments[0].lids == 0.0);
        assert!(moments.windows(2).all(|pair| pair[0].sun <= pair[1].sun && pair[1].sun <= 1.0));
        assert!(moments[moments.len() - 1].sun == 1.0);
        let shut: Vec<usize> =
            (1..moments.len()).filter(|at| moments[*at].lids > 0.0 && moments[at - 1].lids == 0.0).collect();
        let apart = shut.windows(2).map(|pair| (pair[1] - pair[0]) as f32 * 0.05);
        assert!((20..40).contains(&shut.len()), "{} blinks in two minutes", shut.len());
        assert!(apart.clone().all(|seconds| (0.5..9.0).contains(&seconds)), "{:?}", apart.collect::<Vec<_>>());
    }

    #[test]
    fn blinks_are_visible_although_redraws_are_few() {
        let (mut seconds, mut frames, mut shut) = (0.0_f32, 0, 0);
        while seconds < 120.0 {
            shut += usize::from(Moment::after(seconds).lids > 0.4);
            seconds += Moment::until_next_redraw(seconds).as_secs_f32();
            frames += 1;
        }
        assert!(shut >= 50, "{shut} frames with shut eyes");
        assert!(frames < 1_000, "{frames} frames in two minutes");
    }
}
