//! The QR codes with which phones join while there is no visitor.

use crate::{
    game_screen::phones_panel::captioned_codes,
    host::{LocalServer, wifi::Network},
    texts::{Translations, Untranslated},
    ui::parts::qr_code,
    widgets::prelude::*,
};

/// The side of a code, in px at 1080p.
const CODE: f32 = 240.0;
/// The maximum share of the width and of the height that the codes may take. If they need more, they are left out.
const MOST: f32 = 0.6;
/// The size of the heading.
const HEADING: Type = Type::LeadStrong;
/// The number of pages for which the codes stay on one side, long enough to scan them.
const STAY: usize = 4;

/// The codes and the address with which phones join.
#[derive(Debug)]
pub struct PhoneCodes {
    /// The invitation above the codes, in every offered language.
    heading: Vec<Translated>,
    /// The texts of the QR codes, each with its caption in every offered language.
    codes: Vec<(String, Vec<Translated>)>,
    /// The line with the address to type, in every offered language.
    typed: Vec<Translated>,
    /// The address alone, which must fit on one line.
    address: Text,
}

impl PhoneCodes {
    /// The codes of a server, and of its network if it is known.
    pub fn of(server: &LocalServer, network: Option<&Network>, words: &[&Translations]) -> PhoneCodes {
        PhoneCodes::leading_to((&server.short_link(), server.short_address()), network, words)
    }

    /// The codes for a link, with the same address as people type it.
    pub fn leading_to(
        (link, address): (&str, Untranslated),
        network: Option<&Network>,
        words: &[&Translations],
    ) -> PhoneCodes {
        let in_all = |text: &Text| -> Vec<Translated> { words.iter().map(|words| words.tr(text)).collect() };
        let codes = captioned_codes(link, network).into_iter().map(|(caption, code)| (code, in_all(&caption)));
        let heading = in_all(&text!("kiosk-phones-invitation"));
        let typed = in_all(&text!("phones-type", address = address.clone()));
        PhoneCodes { heading, codes: codes.collect(), typed, address: Text::untranslated(address) }
    }

    /// All texts beside the codes, in every offered language.
    #[cfg(test)]
    pub fn texts(&self) -> Vec<Translated> {
        let captions = self.codes.iter().flat_map(|(_, captions)| captions);
        captions.chain(&self.heading).chain(&self.typed).cloned().collect()
    }

    /// Draws the codes at the lower edge of `area`, for some pages on the right and then on the left, to prevent screen
    /// burn-in. Each page is in the next language.
    pub fn draw(&self, ui: &mut Ui, area: Rect, page: usize) {
        let scale = Scale::of(ui.ctx());
        let gap = scale.gap(1.0);
        let columns = self.codes.len().max(1) as f32;
        let side = scale.px(CODE);
        let address = text_width(ui.ctx(), &ui.tr(&self.address), Type::Body).ceil() + 1.0;
        // The heading has one line if the panel may be wide enough.
        let heading = self.heading.iter().map(|translated| text_width(ui.ctx(), translated, HEADING).ceil() + 1.0);
        let heading = heading.fold(0.0, f32::max).min((area.width() * MOST - 2.0 * scale.pad()).floor());
        let wide = (columns * side + (columns - 1.0) * gap).max(address).max(heading);
        let column = (wide - (columns - 1.0) * gap) / columns;
        let high =
            |translated: &Translated, step: Type, wide: f32| text_height(ui.ctx(), translated, step, wide).ceil() + 1.0;
        let heading = self.heading.iter().map(|translated| high(translated, HEADING, wide)).fold(0.0, f32::max);
        let captions = self.codes.iter().flat_map(|(_, captions)| captions);
        let captions = captions.map(|translated| high(translated, Type::Body, column)).fold(0.0, f32::max);
        let typed = self.typed.iter().map(|translated| high(translated, Type::Body, wide)).fold(0.0, f32::max);
        let size = vec2(wide, heading + side + captions + typed + 2.0 * gap) + Vec2::splat(2.0 * scale.pad());
        if size.x > area.width() * MOST || size.y > area.height() * MOST {
            return;
        }
        let align = if (page / STAY).is_multiple_of(2) { Align2::RIGHT_BOTTOM } else { Align2::LEFT_BOTTOM };
        let rect = align.align_size_within_rect(size, area.shrink(gap));
        let language = page % self.typed.len().max(1);
        style::panel(ui, "phone codes", rect, |ui| {
            let mut area = ui.max_rect();
            let head = area.cut_top(heading, gap);
            if let Some(translated) = self.heading.get(language) {
                lines_in(ui, head, Align2::CENTER_CENTER, translated, HEADING, INK);
            }
            let foot = area.cut_bottom(typed, gap);
            if let Some(translated) = self.typed.get(language) {
                lines_in(ui, foot, Align2::CENTER_BOTTOM, translated, Type::Body, INK);
            }
            let places = CellGrid::across(area, self.codes.len(), gap);
            for (number, (code, translated)) in self.codes.iter().enumerate() {
                let mut place = places.nth(number);
                let caption = place.cut_bottom(captions, 0.0);
                // Languages need different numbers of lines, but each begins right below the code.
                if let Some(translated) = translated.get(language) {
                    lines_in(ui, caption, Align2::CENTER_TOP, translated, Type::Body, INK);
                }
                qr_code::paint(ui, place, code);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        kiosk::screens::pin,
        texts::Language,
        theme::SizePreferences,
        ui::checks::{WINDOWS, draw_rects_for},
    };

    #[test]
    fn the_heading_is_above_the_code_and_every_caption_right_below_it() {
        let all_words = Language::OFFERED.map(Translations::from_repository);
        let words: Vec<&Translations> = all_words.iter().collect();
        let address = ("http://192.168.178.123:8080/join", Untranslated::line("192.168.178.123:8080/join"));
        let codes = PhoneCodes::leading_to(address, None, &words);
        let standing = SizePreferences { standing: true, ..SizePreferences::default() };
        for window in [WINDOWS[0], WINDOWS[3]] {
            let rect = |translated: &[Translated], turn: usize| {
                let all = draw_rects_for(&all_words[0], window, standing, |ctx| {
                    pin::over_window(ctx, "codes", |ui, screen| codes.draw(ui, screen, turn));
                });
                let name = translated[turn].to_string();
                all.into_iter().find(|seen| seen.name == name).expect("the text is drawn").rect
            };
            let side = Scale::new(window, standing).px(CODE);
            let tops: Vec<f32> = (0..words.len())
                .map(|turn| {
                    let (heading, caption) = (rect(&codes.heading, turn), rect(&codes.codes[0].1, turn));
                    assert!(heading.bottom() + side < caption.top(), "{window:?} {turn}: {heading:?} {caption:?}");
                    caption.top()
                })
                .collect();
            assert!(tops.iter().all(|top| (top - tops[0]).abs() < 1.0), "{window:?}: {tops:?}");
        }
    }
}
