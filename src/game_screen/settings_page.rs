//! The settings page of the menu, in chapters: sound, game, picture and accessibility.

use bevy_egui::egui::{Align, InnerResponse, Layout};

use crate::{
    settings::{Motion, Quality, Settings},
    texts::Kind,
    ui::{
        parts::{
            DIM, draw_modal_dialog,
            languages::languages,
            sound::{switch, volumes},
            speed::{nearest, speed},
        },
        requests::Capabilities,
    },
    widgets::{chips_in, choose, has_room, prelude::*, toggle},
};

/// The page that a tap leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextPage {
    /// The menu.
    Back,
    /// The licences page.
    Licences,
    /// The page for measuring the screen.
    Measure,
    /// The confirmations page.
    Confirmations,
}

/// A chapter of settings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Chapter {
    /// Sound.
    #[default]
    Sound,
    /// Gameplay.
    Game,
    /// The picture.
    Picture,
    /// Accessibility.
    Comfort,
}

impl Chapter {
    /// All chapters, in the order of the page.
    pub const ALL: [Chapter; 4] = [Chapter::Sound, Chapter::Game, Chapter::Picture, Chapter::Comfort];

    fn name(self) -> Text {
        match self {
            Chapter::Sound => text!("settings-sound"),
            Chapter::Game => text!("settings-game"),
            Chapter::Picture => text!("settings-picture"),
            Chapter::Comfort => text!("settings-comfort"),
        }
    }

    /// The rows of the chapter that are available to the player. `hand` is true if the current game has a hand that can
    /// be sorted.
    fn rows(self, capabilities: Capabilities, hand: bool) -> impl Iterator<Item = Row> {
        let rows: &[Row] = match self {
            Chapter::Sound => &[Row::Switch, Row::Volumes],
            Chapter::Game => &[Row::Speed, Row::Stepped, Row::Hand, Row::Confirmations],
            Chapter::Picture => &[Row::Quality, Row::Motion, Row::TableTop, Row::Measure],
            Chapter::Comfort => &[Row::TextSize, Row::Contrast, Row::TwoKeys, Row::LeftHanded],
        };
        rows.iter().copied().filter(move |row| match row {
            Row::TableTop | Row::Measure => capabilities.own_machine,
            Row::Hand => hand,
            _ => true,
        })
    }
}

/// A row of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Row {
    Switch,
    Volumes,
    Speed,
    Stepped,
    Hand,
    Confirmations,
    Quality,
    Motion,
    TextSize,
    Contrast,
    TwoKeys,
    LeftHanded,
    TableTop,
    Measure,
}

impl Row {
    /// Draws the row; returns the page that a tap leads to.
    fn draw(self, ui: &mut Ui, place: Rect, settings: &mut Settings) -> Option<NextPage> {
        let leads = |ui: &Ui, word: Text, icon: &'static str, next_page: NextPage| {
            let look = ButtonLook::plain(ui.tr(word)).with_icon(icon);
            button_at(ui, place, &look).clicked().then_some(next_page)
        };
        match self {
            Row::Switch => plain(ui, place, |ui| switch(ui, settings)),
            Row::Volumes => plain(ui, place, |ui| volumes(ui, settings)),
            Row::Speed => labelled_row(ui, place, text!("speed"), |ui| speed(ui, settings)),
            // With this setting, each action of a computer player stays on screen until the player continues.
            Row::Stepped => _ = switched(ui, place, text!("insight-stepped"), &mut settings.stepped),
            Row::Hand => {
                let words = [text!("hand-by-kind"), text!("hand-as-drawn")];
                if let Some(chosen) = one_of(ui, place, text!("hand-order"), words, settings.hand_as_drawn.into()) {
                    settings.hand_as_drawn = chosen == 1;
                }
            }
            Row::Confirmations => return leads(ui, text!("asks-title"), icons::CARET_RIGHT, NextPage::Confirmations),
            Row::Quality => {
                // Until the player chooses, the quality that the machine can handle is shown as selected.
                let now = Quality::ALL.iter().position(|quality| *quality == settings.quality()).unwrap_or(0);
                let words = [text!("quality-low"), text!("quality-middle"), text!("quality-high")];
                if let Some(chosen) = one_of(ui, place, text!("quality"), words, now) {
                    settings.quality = Some(Quality::ALL[chosen]);
                }
            }
            Row::Motion => motion(ui, place, settings),
            Row::TextSize => {
                let now = nearest(Settings::TEXT_SIZES.map(f32::from), settings.text * 100.0);
                let words = Settings::TEXT_SIZES.map(|percent| text!("text-size-percent", percent = percent));
                if let Some(chosen) = one_of(ui, place, text!("text-size"), words, now) {
                    settings.text = f32::from(Settings::TEXT_SIZES[chosen]) / 100.0;
                }
            }
            Row::Contrast => {
                let mut high = settings.high_contrast();
                if switched(ui, place, text!("high-contrast"), &mut high) {
                    settings.contrast = Some(high);
                }
            }
            Row::TwoKeys => _ = switched(ui, place, text!("two-keys"), &mut settings.two_keys),
            Row::LeftHanded => _ = switched(ui, place, text!("left-handed"), &mut settings.left_handed),
            Row::TableTop => {
                let mut turns = settings.table_top();
                if switched(ui, place, text!("table-top"), &mut turns) {
                    settings.set_table_top(turns);
                }
            }
            Row::Measure => return leads(ui, text!("measure-title"), icons::RULER, NextPage::Measure),
        }
        None
    }
}

/// Draws the page; returns the page that a tap leads to. `hand` is true if the current game has a hand that can be
/// sorted.
pub fn draw(
    ctx: &Context,
    chapter: &mut Chapter,
    settings: &mut Settings,
    capabilities: Capabilities,
    hand: bool,
) -> Option<NextPage> {
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.5), scale.pad());
    // On a phone in landscape the rows are in two columns, and the chapter tabs are next to the title.
    let sideways = scale.is_sideways();
    let width =
        scale.column(if sideways { 1120.0 } else { 620.0 }).min(ctx.content_rect().width() - 2.0 * scale.gap(2.0));
    let title = (scale.text(36.0) * 1.45).max(target);
    let columns = if sideways { 2 } else { 1 };
    // All chapters have the same size, so that the pressed tab stays under the finger.
    let most = Chapter::ALL.iter().map(|chapter| chapter.rows(capabilities, hand).count()).max().unwrap_or_default();
    let lines = most.div_ceil(columns);
    let names = Chapter::ALL.map(|chapter| ctx.tr(chapter.name()));
    let inner = width - 2.0 * pad;
    let half = inner / 2.0 - gap;
    let tabs = if sideways { 1 } else { tab_rows(ctx, &names, inner) };
    let step = target + gap;
    let above = if sideways { title } else { title + gap + tabs as f32 * target };
    let foot = if sideways { 1 } else { 2 };
    // If text next to the board is smaller than the chosen size, a note below the setting says so.
    let note = scale.limits_text_size().then(|| ctx.tr(text!("text-size-beside-board")));
    let across = if sideways { half } else { inner };
    let noted = note.as_ref().map_or(0.0, |note| text_height(ctx, note, Type::Body, across).ceil());
    let height = above + gap * 2.0 + (lines + foot) as f32 * step + noted + 2.0 * pad;
    let rect = Rect::from_center_size(ctx.content_rect().center(), vec2(width, height));
    let (next_page, away) = draw_modal_dialog(ctx, "settings", rect, DIM, |ui| {
        let area = ui.max_rect();
        let (head, body) = area.split_top_bottom_at_y(area.top() + above + gap);
        let (line, rail) = if sideways {
            head.with_max_y(head.top() + title).split_left_right_at_x(head.left() + inner * 0.3)
        } else {
            let (line, rail) = head.split_top_bottom_at_y(head.top() + title + gap);
            (line.with_max_y(line.bottom() - gap), rail)
        };
        line_in(ui, line, Align2::LEFT_CENTER, &ui.tr(text!("settings-title")), Type::Headline, INK);
        let rail = Rect::from_min_size(rail.min, vec2(rail.width(), tabs as f32 * target));
        let mut chosen = Chapter::ALL.iter().position(|one| one == chapter).unwrap_or_default();
        let rows = names.len().div_ceil(tabs);
        if chips_in(ui, rail, rows, &ui.tr(text!("settings-title")), &names, &mut chosen).changed() {
            *chapter = Chapter::ALL[chosen];
        }
        let place = |column: usize, row: usize, pushed: f32| {
            let left = body.left() + column as f32 * (half + 2.0 * gap);
            let top = body.top() + gap + row as f32 * step + pushed;
            Rect::from_min_size(pos2(left, top), vec2(if sideways { half } else { body.width() }, target))
        };
        let (mut next_page, mut pushed) = (None, [0.0; 2]);
        for (at, row) in chapter.rows(capabilities, hand).enumerate() {
            let column = at / lines;
            let place = place(column, at % lines, pushed[column]);
            next_page = row.draw(ui, place, settings).or(next_page);
            if let Some(note) = note.as_ref().filter(|_| row == Row::TextSize) {
                let below = Rect::from_min_size(place.left_bottom(), vec2(across, noted));
                lines_in(ui, below, Align2::LEFT_TOP, note, Type::Body, INK_MUTED);
                pushed[column] = noted;
            }
        }
        let (language, back) = if sideways { ((0, lines), (1, lines)) } else { ((0, lines), (0, lines + 1)) };
        languages(ui, place(language.0, language.1, noted), 1, settings);
        let [left, right] = place(back.0, back.1, noted).split_at_share(0.5, gap);
        let leave = ButtonLook::back(ui);
        let licences = ButtonLook::plain(ui.tr(text!("licences-title"))).with_icon(icons::COPYRIGHT);
        let leaves = button_at(ui, left, &leave).clicked();
        let reads = button_at(ui, right, &licences).clicked();
        leaves.then_some(NextPage::Back).or(reads.then_some(NextPage::Licences)).or(next_page)
    });
    next_page.or(away.then_some(NextPage::Back))
}

/// The number of rows for the chapter names: two if any name is too long for its share of one row.
fn tab_rows(ctx: &Context, names: &[Translated], width: f32) -> usize {
    let scale = Scale::of(ctx);
    let widest = names.iter().map(|name| text_width(ctx, name, Type::LeadStrong)).fold(0.0, f32::max);
    if (widest + 2.0 * scale.gap(1.0)) * names.len() as f32 <= width { 1 } else { 2 }
}

/// Draws the motion button, which shows the current value; a press selects the next value.
fn motion(ui: &Ui, place: Rect, settings: &mut Settings) {
    let (word, next) = match settings.motion() {
        Motion::Full => ("full", Motion::Reduced),
        Motion::Reduced => ("calm", Motion::Off),
        Motion::Off => ("off", Motion::Full),
    };
    let text = ui.tr(text!("motion", motion = Kind(word)));
    if button_at(ui, place, &ButtonLook::plain(text)).clicked() {
        settings.set_motion(next);
    }
}

/// Draws a labelled switch; returns true if it was pressed.
fn switched(ui: &mut Ui, place: Rect, words: Text, on: &mut bool) -> bool {
    let text = ui.tr(words);
    plain(ui, place, |ui| toggle(ui, &text, on, true).changed())
}

/// Draws labelled chips; returns the index of a newly chosen chip.
fn one_of<const N: usize>(ui: &mut Ui, place: Rect, word: Text, options: [Text; N], now: usize) -> Option<usize> {
    labelled_row(ui, place, word.clone(), |ui| choose(ui, word, options, now))
}

/// Draws a row without a label, from the left edge of `place`.
fn plain<R>(ui: &mut Ui, place: Rect, draw: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(place), draw).inner
}

/// Draws chips on the right, as wide as needed, and their label in the remaining space.
fn labelled_row<R>(ui: &mut Ui, place: Rect, word: Text, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let chips = UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center));
    let InnerResponse { inner, response } = ui.scope_builder(chips, draw);
    let rail = response.rect;
    // The label is left out if it does not fit; long chip texts are clear without a label.
    let (words, label) = (place.with_max_x(rail.left()), ui.tr(word));
    if has_room(ui.ctx(), &label, Type::Lead, words.size()) {
        line_in(ui, words, Align2::LEFT_CENTER, &label, Type::Lead, INK);
    }
    inner
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Vec2, vec2};

    use super::*;
    use crate::{texts::Translations, ui::checks::draw_rects_at};

    /// Returns true if the page notes, at this text size, that texts next to the board are smaller than chosen.
    fn has_note(window: Vec2, text: f32, mut chapter: Chapter) -> bool {
        let mut settings = Settings { text, ..Settings::default() };
        let all = draw_rects_at(&Translations::default(), window, text, |ctx| {
            draw(ctx, &mut chapter, &mut settings, Capabilities::default(), true);
        });
        all.iter().any(|seen| seen.name.starts_with("Beside the board"))
    }

    #[test]
    fn the_page_notes_where_large_text_is_limited() {
        let (computer, phone) = (vec2(1920.0, 1080.0), vec2(390.0, 844.0));
        assert_eq!([1.0, 1.5, 2.0].map(|text| has_note(computer, text, Chapter::Comfort)), [false, false, true]);
        assert_eq!([1.0, 1.5, 2.0].map(|text| has_note(phone, text, Chapter::Comfort)), [false, true, true]);
        assert!(!has_note(computer, 2.0, Chapter::Game), "the note appears only next to the text size");
    }

    #[test]
    fn only_games_with_a_sortable_hand_offer_the_hand_order() {
        let rows = |hand: bool| Chapter::Game.rows(Capabilities::default(), hand).collect::<Vec<_>>();
        assert!(rows(true).contains(&Row::Hand) && !rows(false).contains(&Row::Hand));
        assert_eq!(rows(true).len(), rows(false).len() + 1, "all other settings exist in every game");
    }
}
