//! The fonts of the UI and the named steps of the type scale: a display face for titles and a legible sans-serif for
//! everything else.

use std::sync::Arc;

use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily, FontId, Id, TextStyle};

use super::scale::Scale;

// Subset to the letters of the game by `crates/cut-fonts`.
const SANS: &[u8] = include_bytes!("../../../../assets/fonts/sans.ttf");
const BOLD: &[u8] = include_bytes!("../../../../assets/fonts/bold.ttf");
const DISPLAY: &[u8] = include_bytes!("../../../../assets/fonts/display.otf");
const ICONS: &[u8] = include_bytes!("../../../../assets/fonts/icons.ttf");

/// A step of the type scale, with its font and its height in px at 1080p.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Type {
    /// Noto Sans 18: running text.
    Body,
    /// Noto Sans Bold 18: emphasised text, and numbers in columns.
    Strong,
    /// Noto Sans 22: larger text, such as the prompt.
    Lead,
    /// Noto Sans Bold 22: names, buttons, money.
    LeadStrong,
    /// Noto Sans Bold 28: points and counts.
    Figure,
    /// Libertinus Serif Bold 28: the title of a panel.
    Title,
    /// Libertinus Serif Bold 36: large titles, such as the title of a screen.
    Headline,
    /// Libertinus Serif Bold 48: the largest titles, such as the winner.
    Poster,
    /// Phosphor icons 28.
    Icon,
}

impl Type {
    /// Every step.
    pub const ALL: [Type; 9] = {
        use Type::*;
        [Body, Strong, Lead, LeadStrong, Figure, Title, Headline, Poster, Icon]
    };

    /// Returns the height in px at 1080p.
    pub fn design(self) -> f32 {
        match self {
            Type::Body | Type::Strong => 18.0,
            Type::Lead | Type::LeadStrong => 22.0,
            Type::Figure | Type::Title | Type::Icon => 28.0,
            Type::Headline => 36.0,
            Type::Poster => 48.0,
        }
    }

    /// Returns the font at the sizes of `scale`.
    pub fn font(self, scale: Scale) -> FontId {
        FontId::new(scale.text(self.design()), self.family())
    }

    /// Returns the egui text style of this step, for `RichText::text_style`.
    pub fn style(self) -> TextStyle {
        match self {
            Type::Body => TextStyle::Body,
            Type::LeadStrong => TextStyle::Button,
            Type::Title => TextStyle::Heading,
            other => TextStyle::Name(format!("{other:?}").into()),
        }
    }

    fn family(self) -> FontFamily {
        match self {
            Type::Body | Type::Lead => FontFamily::Proportional,
            Type::Strong | Type::LeadStrong | Type::Figure => bold(),
            Type::Title | Type::Headline | Type::Poster => display(),
            Type::Icon => FontFamily::Name("icons".into()),
        }
    }
}

/// Returns the family of Noto Sans Bold.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Returns the family of Libertinus Serif Bold.
pub fn display() -> FontFamily {
    FontFamily::Name("display".into())
}

/// Returns the font definitions that egui must get before the first text is laid out.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let faces: [(&str, &'static [u8]); 4] = [("sans", SANS), ("bold", BOLD), ("display", DISPLAY), ("icons", ICONS)];
    for (name, bytes) in faces {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
    }
    let list = |first: &str| [first, "sans", "icons"].map(String::from).to_vec();
    fonts.families.insert(FontFamily::Proportional, list("sans"));
    fonts.families.insert(FontFamily::Monospace, list("sans"));
    fonts.families.insert(bold(), list("bold"));
    fonts.families.insert(display(), list("display"));
    fonts.families.insert(FontFamily::Name("icons".into()), list("icons"));
    fonts
}

/// Installs the fonts in `ctx`. They take effect in its next frame.
pub fn install(ctx: &egui::Context) {
    ctx.set_fonts(definitions());
}

fn letters() -> Id {
    Id::new("letters")
}

/// Sets the letters that [`preload`] draws in addition to the English letters. If the fonts are already in effect, new
/// letters are drawn at once.
pub fn set_extra_letters(ctx: &egui::Context, more: &'static str) {
    let before = ctx.data_mut(|data| {
        let before = data.get_temp::<&str>(letters()).unwrap_or_default();
        data.insert_temp(letters(), more);
        before
    });
    // Before its first pass, a context has no fonts; until the pass after `install`, it has only egui's own.
    if before != more
        && ctx.cumulative_pass_nr() > 0
        && ctx.fonts(|fonts| fonts.definitions().families.contains_key(&display()))
    {
        let steps = Type::ALL.into_iter().filter(|step| *step != Type::Icon);
        steps.for_each(|step| draw(ctx, Scale::of(ctx), step, more));
    }
}

/// Draws the English letters of a step, and those of [`set_extra_letters`], ahead of time. New letters reach the
/// graphics card a frame late and would be missing from the first picture that needs them. Call it once the fonts are
/// in effect, and again when sizes change. A step takes some 20 ms, so call it for one step a frame. Icons are not
/// drawn ahead of time.
pub fn preload(ctx: &egui::Context, scale: Scale, step: Type) {
    if step == Type::Icon {
        return;
    }
    let common: String = (' '..='~').chain("×−–…".chars()).collect();
    let more = ctx.data(|data| data.get_temp::<&str>(letters())).unwrap_or_default();
    draw(ctx, scale, step, &common);
    draw(ctx, scale, step, more);
}

fn draw(ctx: &egui::Context, scale: Scale, step: Type, letters: &str) {
    ctx.fonts_mut(|fonts| fonts.layout_no_wrap(letters.into(), step.font(scale), egui::Color32::BLACK));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pass(ctx: &egui::Context, mut look: impl FnMut(&egui::Context)) {
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| look(ui.ctx()));
        output.textures_delta.clear();
    }

    #[test]
    fn each_face_has_the_narrow_no_break_space_and_no_line_separator() {
        let ctx = egui::Context::default();
        install(&ctx);
        pass(&ctx, |ctx| {
            for (family, face) in [(FontFamily::Proportional, "sans"), (bold(), "bold"), (display(), "display")] {
                let has = |letter: char| {
                    ctx.fonts_mut(|fonts| {
                        let faces = fonts.fonts.font(&family).characters().get(&letter).cloned().unwrap_or_default();
                        faces.iter().any(|name| name == face)
                    })
                };
                assert!(['\u{202f}', '\u{a0}', 'é'].into_iter().all(has), "{face}");
                assert!(!['\u{2028}', '\u{2029}'].into_iter().any(has), "{face}");
            }
        });
    }

    #[test]
    fn letters_of_a_new_language_are_preloaded() {
        let filled = |ctx: &egui::Context| {
            let mut pixels = 0;
            pass(ctx, |ctx| {
                let image = ctx.fonts(|fonts| fonts.image());
                pixels = image.pixels.iter().filter(|pixel| pixel.a() > 0).count();
            });
            pixels
        };
        let ctx = egui::Context::default();
        install(&ctx);
        // Before the first pass there are no fonts to draw with.
        set_extra_letters(&ctx, "é");
        pass(&ctx, |ctx| Type::ALL.into_iter().for_each(|step| preload(ctx, Scale::default(), step)));
        let french = filled(&ctx);
        pass(&ctx, |ctx| set_extra_letters(ctx, "é"));
        assert_eq!(filled(&ctx), french);
        pass(&ctx, |ctx| set_extra_letters(ctx, "éő"));
        let hungarian = filled(&ctx);
        assert!(hungarian > french);

        let english = egui::Context::default();
        install(&english);
        pass(&english, |ctx| Type::ALL.into_iter().for_each(|step| preload(ctx, Scale::default(), step)));
        assert!(filled(&english) < french);
    }
}
