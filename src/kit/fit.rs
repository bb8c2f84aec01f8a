//! Letters that fit: what is too long for its place is set smaller, then in more lines, and cut only when nothing else helps.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, Context, FontId, Galley, Vec2,
    text::{LayoutJob, TextFormat, TextWrapping},
};

use crate::{
    texts::Said,
    theme::{fonts::Type, scale::Scale, style},
};

/// Letters may shrink to this share of their step before a line is broken.
const SHRINK: f32 = 0.8;

/// A text as it fits into its place.
pub(super) struct Fitted {
    pub galley: Arc<Galley>,
    /// The height of its letters in px.
    pub height: f32,
    /// Whether some of it was cut off.
    pub cut: bool,
}

/// Who lays out what: a text at the sizes of one step.
struct Setter<'a> {
    ctx: &'a Context,
    said: &'a Said,
    font: FontId,
    colour: Color32,
    align: Align,
}

impl Setter<'_> {
    fn set(&self, size: f32, wrap: TextWrapping) -> Fitted {
        let format = TextFormat::simple(FontId::new(size, self.font.family.clone()), self.colour);
        let mut job = LayoutJob::single_section(self.said.to_string(), format);
        job.wrap = wrap;
        job.halign = self.align;
        let galley = self.ctx.fonts_mut(|fonts| fonts.layout_job(job));
        Fitted { cut: galley.elided, galley, height: size }
    }

    fn in_one_line(&self, size: f32) -> Fitted {
        self.set(size, TextWrapping::no_max_width())
    }

    /// In as many lines as this width asks for; `None` where they are too high or a word is wider than a line.
    fn in_lines(&self, size: f32, place: Vec2) -> Option<Fitted> {
        let broken = self.set(size, TextWrapping::wrap_at_width(place.x));
        let whole = |row: &str| row.is_empty() || row.ends_with(char::is_whitespace);
        let rows = broken.galley.rows.len();
        let words = broken.galley.rows.iter().take(rows.saturating_sub(1)).all(|row| whole(&row.text()));
        (words && broken.galley.size().y <= place.y + 1.0).then_some(broken)
    }

    /// Every size in whole px from the step's own down to this one.
    fn sizes(&self, least: f32) -> impl Iterator<Item = f32> + use<> {
        let own = self.font.size;
        std::iter::once(own)
            .chain((1..).map(move |less| own.floor() - less as f32))
            .take_while(move |size| *size >= least)
    }
}

/// A text that wants to stand in one line, in a place of this size.
pub(super) fn line(ctx: &Context, said: &Said, step: Type, place: Vec2, align: Align, colour: Color32) -> Fitted {
    let scale = Scale::of(ctx);
    let least = Type::Body.font(scale).size;
    let setter = Setter { ctx, said, font: step.font(scale), colour, align };
    let place = place.max(Vec2::splat(1.0));
    let fits = |size: f32| {
        let line = setter.in_one_line(size);
        (line.galley.size().x <= place.x).then_some(line)
    };
    let own = setter.font.size;
    setter
        .sizes(least.max(own * SHRINK))
        .find_map(fits)
        .or_else(|| setter.sizes(least).find_map(|size| setter.in_lines(size, place)))
        .or_else(|| setter.sizes(least).find_map(fits))
        .unwrap_or_else(|| setter.set(least.min(own), TextWrapping::truncate_at_width(place.x)))
}

/// Whether a text has room in a place of this size, smaller and in lines if need be, but with every word whole.
pub fn has_room(ctx: &Context, said: &Said, step: Type, place: Vec2) -> bool {
    let scale = Scale::of(ctx);
    let setter = Setter { ctx, said, font: step.font(scale), colour: style::INK, align: Align::LEFT };
    setter.sizes(Type::Body.font(scale).size).any(|size| setter.in_lines(size, place).is_some())
}

/// A text over as many lines as it needs, in a place of this size. Where they are too high even so, they leave it.
pub(super) fn lines(ctx: &Context, said: &Said, step: Type, place: Vec2, align: Align, colour: Color32) -> Fitted {
    let scale = Scale::of(ctx);
    let least = Type::Body.font(scale).size;
    let setter = Setter { ctx, said, font: step.font(scale), colour, align };
    let place = place.max(Vec2::splat(1.0));
    let fits = |size: f32| setter.in_lines(size, place);
    let small = || setter.set(least.min(setter.font.size), TextWrapping::wrap_at_width(place.x));
    setter.sizes(least).find_map(fits).unwrap_or_else(small)
}
