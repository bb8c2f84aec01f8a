//! The page of the menu with all settings, in chapters: sound, game, picture, and what makes it easier to see and to reach.

use bevy_egui::egui::{self, Align, Align2, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use crate::{
    kit::{ButtonLook, Say, button_at, chips, chips_in, has_room, line_in, lines_in, text_height, text_width},
    settings::Settings,
    texts::{Said, Text, text},
    theme::{INK, INK_MUTED, Scale, Type, icons},
    ui::{
        parts::{
            contrast::contrast,
            hands::{left_handed, table_top},
            languages::languages,
            overlay::over_veil,
            quality::quality,
            question::DIM,
            sound::{switch, volumes},
            speed::{motion, speed, stepped},
            text_size::text_size,
            two_keys::two_keys,
        },
        wishes::Means,
    },
};

/// Where a tap leads from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Onward {
    /// Back to the menu.
    Back,
    /// To the page of licences.
    Licences,
    /// To the page on which the screen is measured.
    Measure,
    /// To what is asked before it is done.
    Asks,
}

/// What belongs together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Chapter {
    /// What is heard.
    #[default]
    Sound,
    /// How a game goes on.
    Game,
    /// What is seen.
    Picture,
    /// What makes it easier to see and to reach.
    Comfort,
}

impl Chapter {
    /// Every chapter, in the order of the page.
    pub const ALL: [Chapter; 4] = [Chapter::Sound, Chapter::Game, Chapter::Picture, Chapter::Comfort];

    fn name(self) -> Text {
        match self {
            Chapter::Sound => text!("settings-sound"),
            Chapter::Game => text!("settings-game"),
            Chapter::Picture => text!("settings-picture"),
            Chapter::Comfort => text!("settings-comfort"),
        }
    }

    /// What whoever plays can set in it, a line each. `hand`: whether there is one that can be sorted.
    fn rows(self, means: Means, hand: bool) -> impl Iterator<Item = Row> {
        let rows: &[Row] = match self {
            Chapter::Sound => &[Row::Switch, Row::Volumes],
            Chapter::Game => &[Row::Speed, Row::Stepped, Row::Hand, Row::Asks],
            Chapter::Picture => &[Row::Quality, Row::Motion, Row::TableTop, Row::Measure],
            Chapter::Comfort => &[Row::TextSize, Row::Contrast, Row::TwoKeys, Row::LeftHanded],
        };
        rows.iter().copied().filter(move |row| match row {
            Row::TableTop | Row::Measure => means.own,
            Row::Hand => hand,
            _ => true,
        })
    }
}

/// A line of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Row {
    Switch,
    Volumes,
    Speed,
    Stepped,
    Hand,
    Asks,
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
    /// Draws the line; says where a tap leads.
    fn draw(self, ui: &mut Ui, place: Rect, settings: &mut Settings) -> Option<Onward> {
        match self {
            Row::Switch => plain(ui, place, |ui| switch(ui, settings)),
            Row::Volumes => plain(ui, place, |ui| volumes(ui, settings)),
            Row::Speed => named(ui, place, text!("speed"), |ui| speed(ui, settings)),
            Row::Stepped => plain(ui, place, |ui| stepped(ui, settings)),
            Row::Hand => named(ui, place, text!("hand-order"), |ui| hand_order(ui, settings)),
            Row::Asks => {
                let look = ButtonLook::plain(ui.say(text!("asks-title"))).with_icon(icons::CARET_RIGHT);
                return button_at(ui, place, &look).clicked().then_some(Onward::Asks);
            }
            Row::Quality => named(ui, place, text!("quality"), |ui| quality(ui, settings)),
            Row::Motion => motion(ui, place, settings),
            Row::TextSize => named(ui, place, text!("text-size"), |ui| text_size(ui, settings)),
            Row::Contrast => plain(ui, place, |ui| contrast(ui, settings)),
            Row::TwoKeys => plain(ui, place, |ui| two_keys(ui, settings)),
            Row::LeftHanded => plain(ui, place, |ui| left_handed(ui, settings)),
            Row::TableTop => plain(ui, place, |ui| table_top(ui, settings)),
            Row::Measure => {
                let look = ButtonLook::plain(ui.say(text!("measure-title"))).with_icon(icons::RULER);
                return button_at(ui, place, &look).clicked().then_some(Onward::Measure);
            }
        }
        None
    }
}

/// Draws the page; says when it is left, and where to. `hand`: whether the game on the table has one that can be sorted.
pub fn draw(
    ctx: &egui::Context,
    chapter: &mut Chapter,
    settings: &mut Settings,
    means: Means,
    hand: bool,
) -> Option<Onward> {
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.5), scale.pad());
    // On a phone held sideways the lines stand in two columns, and the chapters beside the title.
    let sideways = scale.sideways();
    let wide =
        scale.column(if sideways { 1120.0 } else { 620.0 }).min(ctx.content_rect().width() - 2.0 * scale.gap(2.0));
    let title = (scale.text(36.0) * 1.45).max(target);
    let columns = if sideways { 2 } else { 1 };
    // The page keeps its size from chapter to chapter: what was just tapped stays under the finger.
    let most = Chapter::ALL.iter().map(|chapter| chapter.rows(means, hand).count()).max().unwrap_or_default();
    let lines = most.div_ceil(columns);
    let names = Chapter::ALL.map(|chapter| ctx.say(chapter.name()));
    let inner = wide - 2.0 * pad;
    let half = inner / 2.0 - gap;
    let tabs = if sideways { 1 } else { tab_rows(ctx, &names, inner) };
    let step = target + gap;
    let above = if sideways { title } else { title + gap + tabs as f32 * target };
    let foot = if sideways { 1 } else { 2 };
    // Where letters beside the board stay smaller than what was chosen, a line below the choice says so.
    let note = scale.holds_letters_back().then(|| ctx.say(text!("text-size-beside-board")));
    let across = if sideways { half } else { inner };
    let noted = note.as_ref().map_or(0.0, |note| text_height(ctx, note, Type::Body, across).ceil());
    let high = above + gap * 2.0 + (lines + foot) as f32 * step + noted + 2.0 * pad;
    let rect = Rect::from_center_size(ctx.content_rect().center(), vec2(wide, high));
    let (onward, away) = over_veil(ctx, "settings", rect, DIM, |ui| {
        let area = ui.max_rect();
        let (head, body) = area.split_top_bottom_at_y(area.top() + above + gap);
        let (line, rail) = if sideways {
            head.with_max_y(head.top() + title).split_left_right_at_x(head.left() + inner * 0.3)
        } else {
            let (line, rail) = head.split_top_bottom_at_y(head.top() + title + gap);
            (line.with_max_y(line.bottom() - gap), rail)
        };
        line_in(ui, line, Align2::LEFT_CENTER, &ui.say(text!("settings-title")), Type::Headline, INK);
        let rail = Rect::from_min_size(rail.min, vec2(rail.width(), tabs as f32 * target));
        let mut chosen = Chapter::ALL.iter().position(|one| one == chapter).unwrap_or_default();
        let rows = names.len().div_ceil(tabs);
        if chips_in(ui, rail, rows, &ui.say(text!("settings-title")), &names, &mut chosen).changed() {
            *chapter = Chapter::ALL[chosen];
        }
        let place = |column: usize, row: usize, pushed: f32| {
            let left = body.left() + column as f32 * (half + 2.0 * gap);
            let top = body.top() + gap + row as f32 * step + pushed;
            Rect::from_min_size(pos2(left, top), vec2(if sideways { half } else { body.width() }, target))
        };
        let (mut onward, mut pushed) = (None, [0.0; 2]);
        for (at, row) in chapter.rows(means, hand).enumerate() {
            let column = at / lines;
            let place = place(column, at % lines, pushed[column]);
            onward = row.draw(ui, place, settings).or(onward);
            if let Some(note) = note.as_ref().filter(|_| row == Row::TextSize) {
                let below = Rect::from_min_size(place.left_bottom(), vec2(across, noted));
                lines_in(ui, below, Align2::LEFT_TOP, note, Type::Body, INK_MUTED);
                pushed[column] = noted;
            }
        }
        let (language, back) = if sideways { ((0, lines), (1, lines)) } else { ((0, lines), (0, lines + 1)) };
        languages(ui, place(language.0, language.1, noted), 1, settings);
        let (left, right) = place(back.0, back.1, noted).split_left_right_at_fraction(0.5);
        let leave = ButtonLook::primary(ui.say(text!("back"))).with_icon(icons::CARET_LEFT);
        let licences = ButtonLook::plain(ui.say(text!("licences-title"))).with_icon(icons::COPYRIGHT);
        let leaves = button_at(ui, left.with_max_x(left.right() - gap / 2.0), &leave).clicked();
        let reads = button_at(ui, right.with_min_x(right.left() + gap / 2.0), &licences).clicked();
        leaves.then_some(Onward::Back).or(reads.then_some(Onward::Licences)).or(onward)
    });
    onward.or(away.then_some(Onward::Back))
}

/// The rows in which the names of the chapters stand: one, or two where they are too long for their share of it.
fn tab_rows(ctx: &egui::Context, names: &[Said], wide: f32) -> usize {
    let scale = Scale::of(ctx);
    let widest = names.iter().map(|name| text_width(ctx, name, Type::LeadStrong)).fold(0.0, f32::max);
    if (widest + 2.0 * scale.gap(1.0)) * names.len() as f32 <= wide { 1 } else { 2 }
}

/// How the cards of a hand are sorted.
fn hand_order(ui: &mut Ui, settings: &mut Settings) {
    let words = [text!("hand-by-kind"), text!("hand-as-drawn")].map(|text| ui.say(text));
    let mut chosen = usize::from(settings.hand_as_drawn);
    if chips(ui, &ui.say(text!("hand-order")), &words, &mut chosen).changed() {
        settings.hand_as_drawn = chosen == 1;
    }
}

/// A row that fills its place from the left.
fn plain(ui: &mut Ui, place: Rect, draw: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(place), draw);
}

/// Chips that take what they need at the right, and their word in what is left.
fn named(ui: &mut Ui, place: Rect, word: Text, draw: impl FnOnce(&mut Ui)) {
    let chips = UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center));
    let rail = ui.scope_builder(chips, draw).response.rect;
    // Choices whose words are long say by themselves what is chosen.
    let (words, said) = (place.with_max_x(rail.left()), ui.say(word));
    if has_room(ui.ctx(), &said, Type::Lead, words.size()) {
        line_in(ui, words, Align2::LEFT_CENTER, &said, Type::Lead, INK);
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Vec2, vec2};

    use super::*;
    use crate::{texts::Words, ui::checks::face_at};

    /// Whether the page says, with letters so many times as large, that those beside the board grow less.
    fn told(window: Vec2, text: f32, mut chapter: Chapter) -> bool {
        let mut settings = Settings { text, ..Settings::default() };
        let all = face_at(&Words::default(), window, text, |ctx| {
            draw(ctx, &mut chapter, &mut settings, Means::default(), true);
        });
        all.iter().any(|seen| seen.name.starts_with("Beside the board"))
    }

    #[test]
    fn who_chooses_large_letters_is_told_where_they_grow_less() {
        let (computer, phone) = (vec2(1920.0, 1080.0), vec2(390.0, 844.0));
        assert_eq!([1.0, 1.5, 2.0].map(|text| told(computer, text, Chapter::Comfort)), [false, false, true]);
        assert_eq!([1.0, 1.5, 2.0].map(|text| told(phone, text, Chapter::Comfort)), [false, true, true]);
        assert!(!told(computer, 2.0, Chapter::Game), "where they are not chosen nobody asks");
    }

    #[test]
    fn only_a_hand_that_can_be_sorted_has_an_order_to_set() {
        let rows = |hand: bool| Chapter::Game.rows(Means::default(), hand).collect::<Vec<_>>();
        assert!(rows(true).contains(&Row::Hand) && !rows(false).contains(&Row::Hand));
        assert_eq!(rows(true).len(), rows(false).len() + 1, "all else can be set in every game");
    }
}
