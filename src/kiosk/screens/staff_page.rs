//! The page of the staff menu: volume, times, options for visitors, statistics, restart and quit.

use std::ops::RangeInclusive;

use super::pin::modal_dialog;
use crate::{
    games::hacienda::quick,
    kiosk::{StaffSettings, Statistics},
    menu::labels::built_in_name,
    seats::PlayerKind,
    texts::Language,
    ui::announcements::announce,
    widgets::{prelude::*, slider, stepper},
};

/// The maximum number of days for which statistics are shown.
const DAYS: usize = 7;
/// The number of digits in the longest time in seconds.
const DIGITS: usize = 4;

/// A request from the page. Settings need no request, because the page changes them directly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StaffRequest {
    /// Close the page.
    Close,
    /// Enter a new PIN.
    NewPin,
    /// Measure the screen.
    Measure,
    /// Restart the program.
    Restart,
    /// Quit the program.
    Quit,
}

/// Draws the page with these errors. Returns the request that a tap makes, if any.
pub fn draw(
    ctx: &Context,
    staff: &mut StaffSettings,
    statistics: &Statistics,
    errors: &[Text],
) -> Option<StaffRequest> {
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.0), scale.pad());
    let width = scale.column(900.0).min(ctx.content_rect().width() - 2.0 * scale.gap(2.0));
    let line = scale.text(22.0) * 1.6;
    let columns = if width - 2.0 * pad > 12.0 * target { 2 } else { 1 };
    let count = |entries: usize| entries.div_ceil(columns) as f32;
    let mut last = vec![
        (text!("kiosk-new-pin"), None, StaffRequest::NewPin),
        (text!("measure-title"), Some(icons::RULER), StaffRequest::Measure),
        (text!("kiosk-restart"), None, StaffRequest::Restart),
        (text!("quit"), Some(icons::SIGN_OUT), StaffRequest::Quit),
    ];
    // A web page can neither quit nor restart.
    last.truncate(if cfg!(target_arch = "wasm32") { 2 } else { 4 });
    let phones = cfg!(feature = "host");
    let controls = if phones { 2.0 } else { 0.0 }
        + 1.0
        + 5.0
        + count(4)
        + count(quick::boards_for_two().count())
        + 1.0
        + count(last.len());
    let days = statistics.days().len().min(DAYS);
    let labels = 4.0 + days.max(1) as f32;
    let errors: Vec<(Translated, f32)> = errors
        .iter()
        .map(|text| {
            announce(ctx, text);
            let translated = ctx.tr(text);
            // A scroll bar takes some of the width.
            let high = text_height(ctx, &translated, Type::Body, 0.95 * width) + 1.0;
            (translated, high)
        })
        .collect();
    let errors_height: f32 = errors.iter().map(|(_, high)| high + gap).sum();
    let high = controls * (target + gap) + labels * line + errors_height + 2.0 * gap;
    modal_dialog(ctx, "staff", vec2(width, high) + Vec2::splat(2.0 * pad), |ui| {
        let mut area = ui.max_rect();
        let mut request = None;
        let mut row = |high: f32| area.cut_top(high, if high > line { gap } else { 0.0 });
        let close = ButtonLook::primary(ui.tr(text!("kiosk-close")));
        let head = row(target);
        line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(text!("kiosk-staff")), Type::Headline, INK);
        if button_at(ui, head.with_min_x(head.right() - head.width() * 0.3), &close).clicked() {
            request = Some(StaffRequest::Close);
        }
        for (translated, high) in &errors {
            lines_in(ui, row(*high), Align2::LEFT_TOP, translated, Type::Body, INK);
        }
        volume(ui, row(target), staff);
        for (name, seconds, range) in [
            (text!("kiosk-idle"), &mut staff.idle, StaffSettings::IDLE),
            (text!("kiosk-count"), &mut staff.count, StaffSettings::COUNT),
            (text!("kiosk-rest"), &mut staff.rest, StaffSettings::REST),
            (text!("kiosk-reading"), &mut staff.reading, StaffSettings::READING),
        ] {
            time(ui, row(target), name, seconds, range);
        }
        label(ui, row(line), text!("kiosk-languages"));
        let languages =
            Language::OFFERED.map(|language| (Text::untranslated(language.name()), language.code().to_owned()));
        for pair in languages.chunks(columns) {
            switches(ui, row(target), (columns, pair), &languages, &mut staff.languages);
        }
        label(ui, row(line), text!("kiosk-boards"));
        let all: Vec<(Text, String)> =
            quick::boards_for_two().map(|board| (built_in_name(board.word), board.word.to_owned())).collect();
        for pair in all.chunks(columns) {
            switches(ui, row(target), (columns, pair), &all, &mut staff.boards);
        }
        level(ui, row(target), staff);
        if phones {
            let translated = ui.tr(text!("kiosk-phones"));
            let place = row(target);
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| toggle(ui, &translated, &mut staff.phones, true));
            #[cfg(feature = "host")]
            address(ui, row(target), staff);
        }
        label(ui, row(line), text!("kiosk-statistics"));
        let newest = statistics.days().iter().rev().take(DAYS);
        if days == 0 {
            line_in(ui, row(line), Align2::LEFT_CENTER, &ui.tr(text!("kiosk-no-games")), Type::Body, INK_MUTED);
        }
        for day in newest {
            let (_, month, number) = day.date;
            let median = day.median().map_or(text!("keys-no-number"), Text::number);
            let (begun, done) = (day.begun, day.finished);
            let text = text!("kiosk-day", day = number, month = month, begun = begun, finished = done, median = median);
            line_in(ui, row(line), Align2::LEFT_CENTER, &ui.tr(text), Type::Body, INK);
        }
        row(gap);
        for pair in last.chunks(columns) {
            let places = CellGrid::across(row(target), columns, gap);
            for (column, (word, icon, wanted)) in pair.iter().enumerate() {
                let look = ButtonLook { icon: icon.map(Into::into), ..ButtonLook::plain(ui.tr(word)) };
                if button_at(ui, places.nth(column), &look).clicked() {
                    request = Some(*wanted);
                }
            }
        }
        request
    })
}

fn label(ui: &Ui, place: Rect, name: Text) {
    line_in(ui, place, Align2::LEFT_CENTER, &ui.tr(name), Type::LeadStrong, INK);
}

/// Draws a name, and a widget in the right part of the row.
fn beside(ui: &mut Ui, mut place: Rect, name: &Text, share: f32, add: impl FnOnce(&mut Ui)) {
    let right = place.cut_right(place.width() * share, Scale::of(ui.ctx()).gap(1.0));
    line_in(ui, place, Align2::LEFT_CENTER, &ui.tr(name), Type::Lead, INK);
    ui.scope_builder(UiBuilder::new().max_rect(right), add);
}

fn volume(ui: &mut Ui, place: Rect, staff: &mut StaffSettings) {
    let name = text!("kiosk-volume");
    beside(ui, place, &name, 0.5, |ui| {
        let (label, width) = (ui.tr(&name), ui.available_width());
        slider(ui, &label, width, &mut staff.volume);
    });
}

fn time(ui: &mut Ui, place: Rect, name: Text, seconds: &mut u32, range: RangeInclusive<u32>) {
    let (least, most) = (i64::from(*range.start()), i64::from(*range.end()));
    beside(ui, place, &name, 0.42, |ui| {
        let text = ui.tr(&name);
        // A step is five seconds, since reaching many minutes in steps of one second would take too long.
        let before = i64::from(*seconds);
        let mut shown = before;
        stepper(ui, &text, &mut shown, least..=most, DIGITS);
        *seconds = (before + 5 * (shown - before)).clamp(least, most) as u32;
    });
}

fn level(ui: &mut Ui, place: Rect, staff: &mut StaffSettings) {
    let name = text!("kiosk-level");
    beside(ui, place, &name, 0.5, |ui| {
        let area = ui.max_rect();
        let now = staff.level();
        let text = ui.tr(PlayerKind::Bot(now).text());
        // A tap selects the next level; the weakest follows the strongest.
        if button_at(ui, area, &ButtonLook::plain(text)).clicked() {
            let place = StaffSettings::LEVELS.iter().position(|level| *level == now).map_or(0, |place| place + 1);
            staff.level = StaffSettings::LEVELS[place % StaffSettings::LEVELS.len()].word().to_owned();
        }
    });
}

/// Draws a button with the address of this machine for phones. A tap selects the next address.
#[cfg(feature = "host")]
fn address(ui: &mut Ui, place: Rect, staff: &mut StaffSettings) {
    use crate::host::{address, address_text};
    beside(ui, place, &text!("kiosk-address"), 0.5, |ui| {
        let shown = staff.address.map_or(text!("kiosk-address-likeliest"), address_text);
        if button_at(ui, ui.max_rect(), &ButtonLook::plain(ui.tr(shown))).clicked() {
            staff.address = address::next(&address::local_addresses(), staff.address);
        }
    });
}

/// Draws a switch for each option of a row. A switch adds the word of its option to the list or removes it, but at
/// least one of the options in `all` stays in the list.
fn switches(
    ui: &mut Ui,
    row: Rect,
    (columns, options): (usize, &[(Text, String)]),
    all: &[(Text, String)],
    list: &mut Vec<String>,
) {
    let places = CellGrid::across(row, columns, Scale::of(ui.ctx()).gap(1.0)).first(options.len());
    for (place, (name, word)) in places.zip(options) {
        // The file may list words that no option has.
        let chosen = all.iter().filter(|(_, known)| list.contains(known)).count();
        let mut on = list.contains(word);
        let was = on;
        let text = ui.tr(name);
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| toggle(ui, &text, &mut on, true));
        if on && !was {
            list.push(word.clone());
        } else if was && !on && chosen > 1 {
            list.retain(|known| known != word);
        }
    }
}
