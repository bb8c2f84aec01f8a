//! What the letters of the kit are tried with, and where their lines break.

use bevy_egui::egui::{
    Context, RawInput,
    text::{LayoutJob, TextFormat},
};

use super::{fit::job, text_width};
use crate::{
    texts::{Given, Said, Text, Words},
    theme::{
        fonts::{self, Type},
        scale::Scale,
        style,
    },
};

/// Lets `look` lay out letters of our fonts.
pub fn with_fonts(look: impl Fn(&Context)) {
    let ctx = Context::default();
    fonts::install(&ctx);
    let mut output = ctx.run_ui(RawInput::default(), |ui| look(ui.ctx()));
    output.textures_delta.clear();
}

/// Any words, said as they are.
pub fn said(words: &str) -> Said {
    Words::default().say(Text::given(Given::error(words)))
}

#[test]
fn no_line_breaks_at_a_narrow_no_break_space() {
    with_fonts(|ctx| {
        for step in Type::ALL.into_iter().filter(|step| *step != Type::Icon) {
            let wide = |words: &str| text_width(ctx, &said(words), step);
            let space = wide("mot\u{a0}!") - wide("mot!");
            let narrow = wide("mot\u{202f}!") - wide("mot!");
            assert!((0.3..0.7).contains(&(narrow / space)), "{step:?}: {narrow} beside {space}");
            let words = said("Un mot\u{202f}!");
            let rows = |mut job: LayoutJob| {
                job.wrap.max_width = wide(&words) - 2.0;
                let galley = ctx.fonts_mut(|fonts| fonts.layout_job(job));
                galley.rows.iter().map(|row| row.text()).collect::<Vec<_>>()
            };
            let font = step.font(Scale::of(ctx));
            assert_eq!(rows(job(ctx, &words, font.clone(), style::INK)), ["Un ", "mot\u{a0}!"], "{step:?}");
            // Left to itself, egui breaks there.
            let format = TextFormat::simple(font, style::INK);
            assert_eq!(rows(LayoutJob::single_section(words.to_string(), format)), ["Un mot\u{202f}", "!"]);
        }
    });
}
