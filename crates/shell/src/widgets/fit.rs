//! Text layout that fits: text too long for its place is set smaller, then wrapped, and truncated only as a last
//! resort.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, Context, FontId, Galley, Vec2,
    epaint::text::{PlacedRow, TextWrapping},
    text::{LayoutJob, TextFormat},
};

use crate::{
    texts::Translated,
    theme::{Scale, Type, style},
};

/// The share of the original size to which letters may shrink before the text wraps.
const SHRINK: f32 = 0.8;
/// The maximum rounding error of a measurement, in px.
const ROUNDING: f32 = 1.0;

/// The only space at which egui does not break a line.
const NO_BREAK: char = '\u{a0}';
/// The narrow space in long numbers and, in French, beside ":", ";", "!", "?", "«" and "»". No line may break at it.
const NARROW_NO_BREAK: char = '\u{202f}';

/// Returns egui's layout job for unwrapped text. A narrow no-break space, at which egui would break, becomes
/// [`NO_BREAK`] and moves back by half its width.
pub(super) fn job(ctx: &Context, label: &Translated, font: FontId, colour: Color32) -> LayoutJob {
    let format = TextFormat::simple(font, colour);
    let mut parts = label.split(NARROW_NO_BREAK);
    let first = parts.next().unwrap_or_default();
    let mut job = LayoutJob::single_section(first.to_owned(), format.clone());
    for part in parts {
        let back = ctx.fonts_mut(|fonts| fonts.glyph_width(&format.font_id, NO_BREAK)) / 2.0;
        job.append(&format!("{NO_BREAK}{part}"), -back, format.clone());
    }
    job
}

/// Text laid out to fit its place.
pub(super) struct Fitted {
    pub galley: Arc<Galley>,
    /// The height of the letters in px.
    pub height: f32,
    /// True if the text was truncated.
    pub truncated: bool,
}

/// Returns true if a line may break after this letter: a dash or a breakable space.
fn ends_line(letter: char) -> bool {
    letter.is_whitespace() && letter != NO_BREAK || matches!(letter, '-' | '–')
}

/// Returns true if this row, which is not the last row, ends with a whole word.
fn ends_between_words(row: &PlacedRow) -> bool {
    row.ends_with_newline || row.glyphs.last().is_none_or(|glyph| ends_line(glyph.chr))
}

/// The measurements of unwrapped text at its full size. Text scales evenly, so sizes that cannot fit are ruled out
/// without a layout.
struct Measured {
    /// The width of each unwrapped line, in px.
    widths: Vec<f32>,
    /// The width of the longest word, in px.
    word: f32,
    /// The height of a line, in px.
    line: f32,
}

impl Measured {
    fn of(galley: &Galley) -> Measured {
        let widths: Vec<f32> = galley.rows.iter().map(|row| row.size.x).collect();
        let words = galley.rows.iter().flat_map(|row| row.glyphs.split(|glyph| ends_line(glyph.chr)));
        let word = words.filter_map(|word| Some(word.last()?.max_x() - word.first()?.pos.x)).fold(0.0, f32::max);
        Measured { line: galley.size().y / widths.len().max(1) as f32, widths, word }
    }

    /// Returns true if the text may fit into this place once its letters shrink to this share.
    fn may_fit(&self, share: f32, place: Vec2) -> bool {
        let wide = place.x + ROUNDING;
        let lines = |width: &f32| ((width - ROUNDING) * share / wide).ceil().max(1.0);
        let high = self.widths.iter().map(lines).sum::<f32>() * (self.line * share - ROUNDING);
        (self.word - ROUNDING) * share <= wide && high <= place.y + ROUNDING
    }
}

/// Lays out text at the sizes that its type step allows.
pub(super) struct TextFitter<'a> {
    ctx: &'a Context,
    label: &'a Translated,
    font: FontId,
    /// The minimum size of letters, in px.
    min_size: f32,
    colour: Color32,
    align: Align,
}

impl<'a> TextFitter<'a> {
    pub(super) fn new(
        ctx: &'a Context,
        label: &'a Translated,
        step: Type,
        align: Align,
        colour: Color32,
    ) -> TextFitter<'a> {
        let scale = Scale::of(ctx);
        let font = step.font(scale);
        // The minimum follows the usual text size: large-text settings must not make text overflow a place that holds
        // it at the usual size.
        TextFitter {
            min_size: Type::Body.font(scale.with_usual_text()).size.min(font.size),
            ctx,
            label,
            font,
            colour,
            align,
        }
    }

    fn lay_out(&self, size: f32, wrap: TextWrapping) -> Fitted {
        let mut job = job(self.ctx, self.label, FontId::new(size, self.font.family.clone()), self.colour);
        job.wrap = wrap;
        job.halign = self.align;
        let galley = self.ctx.fonts_mut(|fonts| fonts.layout_job(job));
        Fitted { truncated: galley.elided, galley, height: size }
    }

    /// Returns the full size, every whole number of px between it and `least`, and `least`.
    fn sizes(&self, least: f32) -> impl Iterator<Item = f32> + use<> {
        let own = self.font.size;
        let whole = (0..).map(move |less| own.floor() - less as f32).take_while(move |size| *size > least);
        std::iter::once(own)
            .chain(whole.skip_while(move |size| *size >= own))
            .chain(Some(least).filter(|least| *least < own))
    }

    /// Lays out the text in one line of this width, in letters no smaller than `least`.
    fn in_line(&self, least: f32, width: f32) -> Option<Fitted> {
        let line = |size: f32| self.lay_out(size, TextWrapping::no_max_width());
        let fits = |line: &Fitted| line.galley.size().x <= width;
        let own = line(self.font.size);
        if fits(&own) {
            return Some(own);
        }
        let likely = self.font.size * (width + ROUNDING) / own.galley.size().x;
        self.sizes(least).skip(1).skip_while(|size| *size > likely).map(line).find(fits)
    }

    /// Lays out the text in as many lines as it needs in this place. Returns `None` if the lines are too tall or a word
    /// is wider than a line, even at the smallest size.
    fn in_lines(&self, place: Vec2) -> Option<Fitted> {
        let broken = |size: f32| self.lay_out(size, TextWrapping::wrap_at_width(place.x));
        let fits = |broken: &Fitted| {
            let rows = &broken.galley.rows;
            rows.iter().take(rows.len().saturating_sub(1)).all(ends_between_words)
                && broken.galley.size().y <= place.y + ROUNDING
        };
        let own = broken(self.font.size);
        if fits(&own) {
            return Some(own);
        }
        let measured = Measured::of(&self.lay_out(self.font.size, TextWrapping::no_max_width()).galley);
        let likely = |size: &f32| measured.may_fit(size / self.font.size, place);
        self.sizes(self.min_size).skip(1).filter(likely).map(broken).find(fits)
    }

    /// Lays out text that should fit in one line, in a place of this size.
    pub(super) fn line(&self, place: Vec2) -> Fitted {
        let place = place.max(Vec2::splat(1.0));
        let least = self.min_size;
        self.in_line(least.max(self.font.size * SHRINK), place.x)
            .or_else(|| self.in_lines(place))
            .or_else(|| self.in_line(least, place.x))
            .unwrap_or_else(|| self.lay_out(least, TextWrapping::truncate_at_width(place.x)))
    }

    /// Lays out text in as many lines as it needs, in a place of this size. Lines that are too tall even at the
    /// smallest size overflow it.
    pub(super) fn lines(&self, place: Vec2) -> Fitted {
        let place = place.max(Vec2::splat(1.0));
        self.in_lines(place).unwrap_or_else(|| self.lay_out(self.min_size, TextWrapping::wrap_at_width(place.x)))
    }
}

/// Returns true if text fits into a place of this size without breaking a word. It may shrink and wrap.
pub fn has_room(ctx: &Context, label: &Translated, step: Type, place: Vec2) -> bool {
    let place = place.max(Vec2::splat(1.0));
    TextFitter::new(ctx, label, step, Align::LEFT, style::INK).in_lines(place).is_some()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;

    use super::*;
    use crate::widgets::{
        tests::{label, with_fonts},
        text_width,
    };

    #[test]
    fn sizes_are_the_full_size_every_smaller_whole_px_and_the_minimum() {
        let (ctx, label) = (Context::default(), label("Hacienda"));
        let sizes = |own: f32, least: f32| {
            let font = FontId::proportional(own);
            let fitter =
                TextFitter { ctx: &ctx, label: &label, font, min_size: least, colour: style::INK, align: Align::LEFT };
            fitter.sizes(least).collect::<Vec<f32>>()
        };
        assert_eq!(sizes(20.5, 17.6), [20.5, 20.0, 19.0, 18.0, 17.6]);
        assert_eq!(sizes(20.0, 18.0), [20.0, 19.0, 18.0]);
        assert_eq!(sizes(18.4, 18.2), [18.4, 18.2]);
        assert_eq!(sizes(18.0, 18.0), [18.0]);
    }

    #[test]
    fn a_line_breaks_after_a_dash_but_not_inside_a_word() {
        with_fonts(|ctx| {
            for (first, may) in [("Landkarten-", true), ("Landkarten–", true), ("Landkarteni", false)] {
                let width = text_width(ctx, &label(first), Type::Body) + 1.0;
                let room = has_room(ctx, &label(&format!("{first}ordner")), Type::Body, vec2(width, 100.0));
                assert_eq!(room, may, "{first}");
            }
        });
    }

    #[test]
    fn skipped_sizes_would_not_fit() {
        with_fonts(|ctx| {
            for text in ["Hacienda", "The last tile of the chain", "Landkarten-Verzeichnis", "Un mot\u{202f}!\nDeux"] {
                let label = label(text);
                for (wide, high) in
                    (20..400).step_by(7).flat_map(|wide| [20.0, 45.0, 90.0].map(|high| (wide as f32, high)))
                {
                    let fitter = TextFitter::new(ctx, &label, Type::Poster, Align::LEFT, style::INK);
                    let place = vec2(wide, high);
                    let in_line = fitter
                        .sizes(fitter.min_size)
                        .find(|size| fitter.lay_out(*size, TextWrapping::no_max_width()).galley.size().x <= wide);
                    let found = fitter.in_line(fitter.min_size, wide).map(|fitted| fitted.height);
                    assert_eq!(found, in_line, "{text} in one line of {wide}");
                    let in_lines = fitter.sizes(fitter.min_size).find(|size| {
                        let broken = fitter.lay_out(*size, TextWrapping::wrap_at_width(wide)).galley;
                        let words = broken.rows[..broken.rows.len() - 1].iter().all(ends_between_words);
                        words && broken.size().y <= high + ROUNDING
                    });
                    let found = fitter.in_lines(place).map(|fitted| fitted.height);
                    assert_eq!(found, in_lines, "{text} in lines of {place}");
                }
            }
        });
    }

    #[test]
    fn few_sizes_are_laid_out_before_one_fits() {
        with_fonts(|ctx| {
            let label = label("The last tile of the chain");
            let count = || ctx.fonts(|fonts| fonts.num_galleys_in_cache());
            for place in [vec2(300.0, 60.0), vec2(160.0, 90.0), vec2(130.0, 100.0), vec2(60.0, 24.0)] {
                let before = count();
                let fitted = TextFitter::new(ctx, &label, Type::Poster, Align::LEFT, style::INK).line(place);
                let tries = count() - before;
                assert!(fitted.height < 40.0 && tries <= 6, "{tries} for {} px in {place}", fitted.height);
            }
        });
    }

    #[test]
    fn an_empty_or_invalid_place_has_no_room() {
        with_fonts(|ctx| {
            let label = label("The last tile of the chain");
            for place in [vec2(f32::NAN, 100.0), vec2(-40.0, 100.0), Vec2::ZERO] {
                assert!(!has_room(ctx, &label, Type::Body, place), "{place}");
            }
            assert!(has_room(ctx, &label, Type::Body, vec2(400.0, 30.0)));
        });
    }
}
