//! The first page: an animated poster, and large buttons that start a game or open another page.

use bevy_egui::egui::Color32;

use super::{
    FirstPageData,
    dialog::button_row,
    draft::{Draft, Page},
    labels, names_dialog,
    request::SetupRequest,
};
use crate::{
    emblems,
    game::Title,
    game_screen::{
        poster::{self, Moment},
        screen_actions,
    },
    settings::Settings,
    texts::Untranslated,
    theme::sketch::Sketch,
    ui::{
        announcements::announce,
        parts::{
            entry_button::{MIN_HEIGHT, entry_button},
            languages::{language_rows, languages},
        },
    },
    widgets::prelude::*,
};
use tabletop::Seat;

/// The effect of a tap on an entry.
#[derive(Debug, Clone, Copy)]
enum EntryAction {
    Request(SetupRequest),
    ShowPage(Page),
}

/// The picture on an entry.
#[derive(Debug, Clone, Copy)]
enum Picture {
    /// A triangle that points to the right.
    Forward,
    /// An open book.
    Book,
    /// A telephone.
    Phone,
    /// The emblems of this number of players.
    Emblems(usize),
}

/// One of the large buttons.
struct Entry {
    word: Text,
    line: Text,
    picture: Picture,
    emphasised: bool,
    action: EntryAction,
}

/// Creates an entry that is not emphasised.
fn entry(word: Text, line: Text, picture: Picture, action: EntryAction) -> Entry {
    Entry { word, line, picture, emphasised: false, action }
}

/// Returns true on the pages that ask for the number of people.
fn asks_player_count(draft: &Draft) -> bool {
    matches!(draft.page, Page::Together | Page::Phones)
}

fn entries(draft: &Draft, offered: &FirstPageData) -> Vec<Entry> {
    let (fewest, most) = draft.people_bounds();
    if asks_player_count(draft) {
        let phones = draft.page == Page::Phones;
        let count = |people: usize| {
            let request = if phones { SetupRequest::Phones(people) } else { SetupRequest::Together(people) };
            let action = EntryAction::Request(request);
            let emphasised = draft.people == Some(people);
            let word = text!("setup-people", people = people);
            Entry {
                emphasised,
                ..entry(word, draft.title_text(draft.board_for(people)), Picture::Emblems(people), action)
            }
        };
        return (fewest..=most).map(count).collect();
    }
    let lessons = draft.title.info().lessons;
    let together = |word: Text| {
        let about = text!("setup-together-about", fewest = fewest, most = most);
        entry(word, about, Picture::Emblems(3), EntryAction::ShowPage(Page::Together))
    };
    let learn = |word: Text, action: EntryAction| {
        let goal = text!("learn-goal", lessons = lessons.len());
        entry(word, goal, Picture::Book, action)
    };
    let phones = Entry {
        emphasised: true,
        ..entry(text!("setup-phones"), text!("setup-phones-about"), Picture::Phone, EntryAction::ShowPage(Page::Phones))
    };
    let phones = offered.phones.then_some(phones);
    let play = EntryAction::Request(SetupRequest::Play);
    if let Some(level) = offered.kiosk {
        // The choices of a visitor at a kiosk.
        let line = (screen_actions::of(draft.title).quick_line)(level, draft.title.info().quick_minutes);
        let play = Entry { emphasised: phones.is_none(), ..entry(text!("kiosk-play"), line, Picture::Forward, play) };
        let first = lessons.first().copied();
        let first = first
            .map_or(EntryAction::ShowPage(Page::Learn), |lesson| EntryAction::Request(SetupRequest::Lesson(lesson)));
        let entries = [play, together(text!("kiosk-together")), learn(text!("kiosk-learn"), first)];
        return phones.into_iter().chain(entries).collect();
    }
    let saved = offered.game.as_ref().map(|game| {
        let go_on = EntryAction::Request(SetupRequest::Continue);
        Entry { emphasised: true, ..entry(text!("setup-continue"), game.clone(), Picture::Forward, go_on) }
    });
    let next = labels::next_game(draft.playing(), draft.title_text(draft.chosen()));
    let emphasised = saved.is_none() && phones.is_none();
    let play = Entry { emphasised, ..entry(text!("setup-play"), next, Picture::Emblems(1), play) };
    let learn = learn(text!("setup-learn"), EntryAction::ShowPage(Page::Learn));
    let online = EntryAction::Request(SetupRequest::Online);
    let online = entry(text!("setup-online"), text!("setup-online-about"), Picture::Emblems(2), online);
    let online = offered.online.then_some(online);
    // Five entries would not fit in every window. The page for playing together also offers online play.
    let online = online.filter(|_| saved.is_none() && phones.is_none());
    phones
        .into_iter()
        .chain(saved)
        .chain([play, together(text!("setup-together"))])
        .chain(online)
        .chain([learn])
        .collect()
}

/// The layout of the panel with the buttons; lengths are in px.
struct Lengths {
    scale: Scale,
    gap: f32,
    /// The number of columns: two on a phone in landscape, otherwise one.
    columns: usize,
    rows: usize,
    /// The height of the text at the top: a question, or the goal of the game.
    head: f32,
    /// The height of the bottom row, with the button for saved games above it if there is one.
    foot: f32,
    /// True if there are other saved games.
    others: bool,
    /// The height of the row of games at the top, with the gap below it; 0 if there is no such row.
    boxes: f32,
    /// The number of rows of languages; 0 if they fit in the bottom row or are not shown.
    languages: usize,
}

impl Lengths {
    fn new(
        ui: &Ui,
        settings: &Settings,
        width: f32,
        head: &Text,
        (entries, columns): (usize, usize),
        (others, last, boxed): (bool, f32, bool),
    ) -> Lengths {
        let scale = Scale::of(ui.ctx());
        let gap = scale.gap(if scale.is_compact() { 1.0 } else { 1.5 });
        let head = text_height(ui.ctx(), &ui.tr(head), head_step(scale), width - 2.0 * scale.pad());
        // In a short window the button for the other saved games is next to the row of games.
        let beside = boxed && scale.is_sideways();
        let foot = if others && !beside { 2.0 * scale.target() + gap } else { scale.target() };
        let inner = width - 2.0 * scale.pad();
        // The pages that ask for the number of people show neither games nor languages.
        let alone = !boxed || language_rows(ui, inner - last - gap, settings) == 1;
        let languages = if alone { 0 } else { language_rows(ui, inner, settings) };
        let boxes = if boxed { scale.target() + gap } else { 0.0 };
        Lengths { scale, gap, columns, rows: entries.div_ceil(columns), head, foot, others, boxes, languages }
    }

    /// The minimum height of the panel, with buttons of the minimum height.
    fn least(&self) -> f32 {
        let rows = self.rows as f32 * (MIN_HEIGHT + self.gap);
        self.boxes + self.head + self.gap + rows + self.languages() + self.foot + 2.0 * self.scale.pad()
    }

    /// The height of the rows of languages, with the gap below them.
    fn languages(&self) -> f32 {
        if self.languages == 0 { 0.0 } else { self.languages as f32 * self.scale.target() + self.gap }
    }

    /// The height of a button if the area inside the panel has this height.
    fn button(&self, height: f32) -> f32 {
        let room = height - self.boxes - self.head - self.gap - self.foot - self.languages();
        (room / self.rows.max(1) as f32 - self.gap).clamp(MIN_HEIGHT, self.scale.px(200.0).max(MIN_HEIGHT)).floor()
    }
}

fn head_step(scale: Scale) -> Type {
    if scale.is_compact() { Type::Strong } else { Type::Title }
}

/// Draws the poster and the buttons. Returns the request from a tap, and the part of the poster without text.
pub fn draw(
    ui: &mut Ui,
    screen: Rect,
    draft: &mut Draft,
    offered: &FirstPageData,
    settings: &mut Settings,
    moment: Moment,
) -> (Option<SetupRequest>, Rect) {
    let scale = Scale::of(ui.ctx());
    let together = asks_player_count(draft);
    let entries = entries(draft, offered);
    let head = if draft.page == Page::Phones {
        text!("setup-phones-how-many")
    } else if together {
        text!("setup-together-how-many")
    } else {
        text!("setup-goal", title = draft.title)
    };
    let edge = scale.gap(if scale.is_compact() { 1.0 } else { 2.0 });
    let corner = last_button(ui, draft, offered);
    let last = corner.as_ref().map_or(0.0, |look| button_width(ui, look));
    let around = (offered.others && !together, last, !together);
    let lengths = |width: f32, columns| Lengths::new(ui, settings, width, &head, (entries.len(), columns), around);
    let (mut left, mut columns) = (screen.shrink(edge), 1);
    let right = if left.width() < left.height() {
        // In portrait the poster is above the buttons and fills the remaining height.
        left.cut_bottom(lengths(left.width(), 1).least().min(left.height()), edge)
    } else {
        columns = if scale.is_compact() { 2 } else { 1 };
        let width = (left.width() * if scale.is_compact() { 0.36 } else { 0.54 }).round();
        let poster = left.cut_left(width, edge);
        std::mem::replace(&mut left, poster)
    };
    let lengths = lengths(right.width(), columns);
    let picture = if left.height() > 4.0 * scale.pad() {
        style::panel(ui, "poster", left, |ui| poster_sheet(ui, draft.title, offered, moment))
    } else {
        left
    };
    let lowest = (&lengths, corner);
    let request = style::panel(ui, "choices", right, |ui| {
        choices(ui, draft, &entries, (&head, offered.online), lowest, settings)
    });
    (request, picture)
}

/// Draws the poster and, below it, the version and the error message, if there is one. Phones and kiosks do not show
/// the version. Returns the part of the poster without text.
fn poster_sheet(ui: &mut Ui, title: Title, offered: &FirstPageData, moment: Moment) -> Rect {
    let scale = Scale::of(ui.ctx());
    let area = ui.max_rect();
    let mut picture = area;
    if offered.kiosk.is_none() && !scale.is_compact() {
        let version = ui.tr(text!("setup-version", version = Untranslated::line(env!("CARGO_PKG_VERSION"))));
        let height = text_height(ui.ctx(), &version, Type::Body, area.width());
        let place = picture.cut_bottom(height, scale.gap(0.5));
        lines_in(ui, place, Align2::RIGHT_BOTTOM, &version, Type::Body, INK);
    }
    if let Some(error) = &offered.error {
        announce(ui.ctx(), error);
        let error = ui.tr(error);
        let height = text_height(ui.ctx(), &error, Type::Body, area.width());
        let place = picture.cut_bottom(height, scale.gap(1.0));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| paragraph(ui, &error, Type::Body, INK));
    }
    if picture.is_positive() {
        poster::paint(ui, picture, (title, screen_actions::of(title).poster), moment)
    } else {
        area
    }
}

/// Returns the button in the bottom row: "Back" or "More". The first page of a kiosk has neither.
fn last_button(ui: &Ui, draft: &Draft, offered: &FirstPageData) -> Option<ButtonLook> {
    match (draft.page, offered.kiosk) {
        (Page::Together | Page::Phones, _) => {
            Some(ButtonLook::plain(ui.tr(text!("back"))).with_icon(icons::CARET_LEFT))
        }
        (_, None) => Some(ButtonLook::plain(ui.tr(text!("setup-more"))).with_icon(icons::SLIDERS)),
        (_, Some(_)) => None,
    }
}

fn choices(
    ui: &mut Ui,
    draft: &mut Draft,
    entries: &[Entry],
    (head, has_online): (&Text, bool),
    (lengths, last): (&Lengths, Option<ButtonLook>),
    settings: &mut Settings,
) -> Option<SetupRequest> {
    let (scale, gap) = (lengths.scale, lengths.gap);
    let page = draft.page;
    let mut area = ui.max_rect();
    let whole = area;
    let mut request = None;
    if lengths.boxes > 0.0 {
        let mut rail = area.cut_top(lengths.boxes - gap, gap);
        if lengths.others && scale.is_sideways() {
            let look = ButtonLook::icon(icons::LIST, ui.tr(text!("saved-title")));
            if button_at(ui, rail.cut_right(scale.target(), gap), &look).clicked() {
                request = Some(SetupRequest::Saves);
            }
        }
        boxes(ui, rail, draft);
    }
    let place = area.cut_top(lengths.head, gap);
    lines_in(ui, place, Align2::LEFT_TOP, &ui.tr(head), head_step(scale), INK);
    let height = lengths.button(whole.height());
    let width = (area.width() - (lengths.columns - 1) as f32 * gap) / lengths.columns as f32;
    let places = CellGrid::new(area.min, lengths.columns, vec2(width, height), gap);
    // The first entry fills its row if the others would leave a gap.
    let odd = entries.len() % lengths.columns;
    for (index, entry) in entries.iter().enumerate() {
        let place = places.nth(if odd > 0 && index > 0 { index + lengths.columns - odd } else { index });
        let place = if odd > 0 && index == 0 { place.with_max_x(place.left() + area.width()) } else { place };
        let (word, line) = (ui.tr(&entry.word), ui.tr(&entry.line));
        let paint = |ui: &Ui, square: Rect, ink: Color32| picture(ui, square, entry.picture, ink);
        if entry_button(ui, place, (&word, &line), entry.emphasised, paint) {
            match entry.action {
                EntryAction::Request(wanted) => request = Some(wanted),
                EntryAction::ShowPage(page) => draft.page = page,
            }
        }
    }
    let mut foot = area.with_min_y(area.bottom() - scale.target());
    let saves = foot.translate(vec2(0.0, -scale.target() - gap));
    let across = last.as_ref().map_or(0.0, |look| button_width(ui, look).min(foot.width()));
    let corner = foot.cut_right(across, gap);
    if last.is_some_and(|look| button_at(ui, corner, &look).clicked()) {
        draft.page = if asks_player_count(draft) { Page::First } else { Page::Form };
    }
    if lengths.others && (lengths.boxes == 0.0 || !scale.is_sideways()) {
        let look = ButtonLook::plain(ui.tr(text!("saved-title"))).with_icon(icons::LIST);
        if button_at(ui, saves, &look).clicked() {
            request = Some(SetupRequest::Saves);
        }
    }
    if matches!(page, Page::Together | Page::Phones) {
        let title = if draft.chooses_colours() { text!("names-title") } else { text!("names-title-alone") };
        let names = ButtonLook::plain(ui.tr(title)).with_icon(icons::PENCIL_SIMPLE);
        let online = ButtonLook::plain(ui.tr(text!("setup-online"))).with_icon(icons::SHARE_NETWORK);
        // On the page for phones, people without a phone choose their seats in the online dialog.
        let names = (page == Page::Together).then_some((None, names));
        let online = has_online.then_some((Some(SetupRequest::Online), online));
        match button_row(ui, &mut foot, names.into_iter().chain(online).collect()) {
            Some(None) => names_dialog::open(draft),
            Some(wanted) => request = wanted,
            None => {}
        }
    } else if lengths.languages == 0 {
        languages(ui, foot, 1, settings);
    } else {
        let bottom = area.bottom() - lengths.foot - gap;
        let top = bottom + gap - lengths.languages();
        languages(ui, area.with_min_y(top).with_max_y(bottom), lengths.languages, settings);
    }
    request
}

/// Shows the games side by side, with the selected game highlighted.
fn boxes(ui: &mut Ui, rail: Rect, draft: &mut Draft) {
    let names: Vec<Translated> = Title::ALL.map(|title| ui.tr(labels::title(title))).to_vec();
    let mut chosen = Title::ALL.iter().position(|title| *title == draft.title).unwrap_or(0);
    let about = ui.tr(text!("setup-box"));
    if chips_in(ui, rail, names.len(), &about, &names, &mut chosen).changed() {
        draft.set_title(Title::ALL[chosen]);
    }
}

fn picture(ui: &Ui, square: Rect, picture: Picture, ink: Color32) {
    match picture {
        Picture::Forward => Sketch::new(ui.painter(), square, Tone::Full).fill("M 26 14 L 84 50 L 26 86 Z", ink),
        Picture::Book => {
            let pen = Sketch::new(ui.painter(), square, Tone::Full);
            let page = "M 50 24 C 38 12 18 12 4 18 L 4 82 C 18 76 38 76 50 88 Z";
            pen.fill(page, ink);
            pen.line("M 50 24 C 62 12 82 12 96 18 L 96 82 C 82 76 62 76 50 88 L 50 24", 5.0, ink);
            for y in [34.0, 48.0, 62.0] {
                pen.line(&format!("M 60 {} Q 72 {} 87 {y}", y + 2.0, y - 4.0), 4.0, ink);
            }
        }
        Picture::Phone => {
            let pen = Sketch::new(ui.painter(), square, Tone::Full);
            pen.line(
                "M 30 8 L 70 8 Q 77 8 77 15 L 77 85 Q 77 92 70 92 L 30 92 Q 23 92 23 85 L 23 15 Q 23 8 30 8",
                7.0,
                ink,
            );
            pen.line("M 42 80 L 58 80", 6.0, ink);
        }
        Picture::Emblems(count) => {
            // The emblems form a ring, like people around a table. A single emblem fills the square.
            let share = [1.0, 1.0, 0.58, 0.52, 0.5, 0.46][count.min(5)];
            let away = if count > 1 { square.width() * (0.5 - share / 2.0) } else { 0.0 };
            for seat in 0..count {
                let turn = if count == 2 { 0.75 } else { 0.0 };
                let angle = std::f32::consts::TAU * (turn + seat as f32 / count as f32);
                let at = square.center() + vec2(angle.sin(), -angle.cos()) * away;
                let place = Rect::from_center_size(at, Vec2::splat(square.width() * share));
                emblems::medal(ui.painter(), place, Seat(seat as u8), Tone::Full);
            }
        }
    }
}
