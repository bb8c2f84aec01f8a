//! The dialog for playing over a network: the players of a new table, a link that somebody sent, and "Your tables".

use super::{
    dialog::{dialog, turn_pages, whole},
    draft::{Dialog, Draft, stepped},
    labels,
    request::SetupRequest,
};
use crate::{
    emblems,
    game::Title,
    online::links::{KnownTable, Links},
    seats::PlayerKind,
    store,
    ui::parts::picker::{Picked, picker},
    widgets::{prelude::*, pressable_as},
};
use tabletop::{Level, Seat};

/// The strongest level that a server offers, because all tables share its processor.
const MAX_LEVEL: Level = Level::Hard;

/// The players for a seat of a new table: people, then computer players from weak to strong.
fn offered(draft: &Draft) -> Vec<PlayerKind> {
    let levels = draft.levels().iter().copied().filter(|level| *level <= MAX_LEVEL).map(PlayerKind::Bot);
    [PlayerKind::Human, PlayerKind::Remote].into_iter().chain(levels).collect()
}

/// Returns true if a person plays, at this screen or elsewhere. A table needs at least one person.
fn has_people(draft: &Draft) -> bool {
    draft.online_kinds[..draft.count].iter().any(|kind| !matches!(kind, PlayerKind::Bot(_)))
}

/// Shows the dialog with a page of the known tables.
pub fn show(ctx: &Context, draft: &mut Draft, links: &Links, page: usize) -> Option<SetupRequest> {
    let scale = Scale::of(ctx);
    let gap = scale.gap(1.0);
    let room = whole(ctx);
    let rows = draft.count as f32 * 1.3 + 4.0;
    let height = if room.x < room.y { room.y } else { 2.0 * scale.pad() + rows * (scale.target() + gap) };
    let size = room.min(vec2(scale.column(1360.0), height));
    dialog(ctx, draft, ("online", size), Some(text!("online-title")), |ui, draft, mut body| {
        let upright = body.width() < body.height();
        let new = if upright {
            let rows = draft.count as f32 + 3.0;
            body.cut_top((rows * (scale.target() + gap)).min(body.height() * 0.66), 2.0 * gap)
        } else {
            body.cut_left((body.width() * 0.54).round(), 3.0 * gap)
        };
        let request = new_table(ui, new, draft, links.page().is_some());
        request.or_else(|| known_tables(ui, body, draft, links, page))
    })
}

/// Draws the game, the players and the button that sets up a table.
fn new_table(ui: &mut Ui, mut area: Rect, draft: &mut Draft, has_server: bool) -> Option<SetupRequest> {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let mut head = area.cut_top(target, gap);
    let (low, high) = draft.bounds();
    let options: Vec<Translated> = (low..=high).map(|count| ui.tr(Text::number(count))).collect();
    let width = (target * 1.2).min(head.width() * 0.7 / options.len() as f32).max(target.min(48.0));
    let chips = head.cut_right(width * options.len() as f32, gap);
    let title = draft.title_text(draft.chosen());
    line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(title), Type::Title, INK);
    let mut chosen = draft.count - low;
    if chips_in(ui, chips, options.len(), &ui.tr(text!("setup-players")), &options, &mut chosen).changed() {
        draft.set_count(low + chosen);
    }
    let foot = area.cut_bottom(target, gap);
    let about = if has_server { text!("online-about") } else { text!("online-about-server") };
    let about = ui.tr(about);
    let needed = text_height(ui.ctx(), &about, Type::Body, area.width());
    let room = area.height() - draft.count as f32 * (target + gap);
    if needed <= room {
        let place = area.cut_top(needed, gap);
        lines_in(ui, place, Align2::LEFT_TOP, &about, Type::Body, INK_MUTED);
    }
    let high = ((area.height() + gap) / draft.count as f32 - gap).clamp(scale.target().min(48.0), target * 1.3);
    for seat in 0..draft.count {
        let row = area.cut_top(high, gap);
        let medal = Rect::from_min_size(row.min, Vec2::splat(row.height())).shrink(scale.px(2.0));
        emblems::medal(ui.painter(), medal, Seat(seat as u8), Tone::Full);
        let name = ui.tr(draft.seat_name(seat));
        let kind = draft.online_kinds[seat];
        let words = match kind {
            PlayerKind::Human => text!("online-here"),
            PlayerKind::Remote | PlayerKind::Recorded => text!("online-elsewhere"),
            PlayerKind::Bot(level) => text!("level", level = level),
        };
        let picked = Picked { emblem_seat: None, words: ui.tr(words), about: None };
        match picker(ui, row.with_min_x(medal.right() + gap), &name, &picked) {
            0 => {}
            step => draft.online_kinds[seat] = stepped(&offered(draft), kind, step),
        }
    }
    let look = ButtonLook::primary(ui.tr(text!("online-create"))).with_icon(icons::SHARE_NETWORK);
    let look = look.enabled(has_server && has_people(draft));
    button_at(ui, foot, &look).clicked().then_some(SetupRequest::Host)
}

/// Draws the tables that were joined from this device, and the button that pastes a link.
fn known_tables(ui: &Ui, mut area: Rect, draft: &mut Draft, links: &Links, page: usize) -> Option<SetupRequest> {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let mut request = None;
    let paste = ButtonLook::plain(ui.tr(text!("online-paste"))).with_icon(icons::CLIPBOARD_TEXT);
    if button_at(ui, area.cut_bottom(target, gap), &paste).clicked() {
        request = Some(SetupRequest::PasteLink);
    }
    let head = area.cut_top(target, gap);
    line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(text!("online-yours")), Type::Title, INK);
    let tables = links.tables();
    if tables.is_empty() {
        let about = ui.tr(text!("online-none"));
        lines_in(ui, area, Align2::LEFT_TOP, &about, Type::Body, INK_MUTED);
        return request;
    }
    let mut on_page = cells_that_fit(area.height(), target, gap);
    if tables.len() > on_page {
        let foot = area.cut_bottom(target, gap);
        on_page = cells_that_fit(area.height(), target, gap);
        let pages = tables.len().div_ceil(on_page);
        if let Some(to) = turn_pages(ui, foot, (page.min(pages - 1), pages)).1 {
            draft.dialog = Some(Dialog::Online(to));
        }
    }
    let first = page.min(tables.len().saturating_sub(1) / on_page) * on_page;
    let places = CellGrid::down(area, on_page, gap).at_most(vec2(f32::INFINITY, target * 1.4)).first(on_page);
    for ((number, table), mut place) in tables.iter().enumerate().skip(first).zip(places) {
        let trash = ButtonLook::icon(icons::TRASH, ui.tr(text!("online-forget", number = number + 1)));
        let corner = place.cut_right(target, gap);
        if button_at(ui, Rect::from_center_size(corner.center(), Vec2::splat(target)), &trash).clicked() {
            request = Some(SetupRequest::RemoveTable(number));
        }
        if table_button(ui, place, table, number) {
            request = Some(SetupRequest::OpenTable(number));
        }
    }
    request
}

/// Draws the row of a table: its game and its state. If the state may be out of date, the row also says how old it is.
/// Returns true if the row was tapped.
fn table_button(ui: &Ui, rect: Rect, table: &KnownTable, number: usize) -> bool {
    let scale = Scale::of(ui.ctx());
    let title = Title::from_word(&table.title).map_or_else(|| text!("online-unknown"), labels::title);
    let state = match (table.gone, table.over, table.turn) {
        (true, ..) => text!("online-state-gone"),
        (false, true, _) => text!("online-state-over"),
        (false, false, true) => text!("online-state-turn"),
        (false, false, false) => text!("online-state-waits"),
    };
    let now = store::now();
    let since = table.outdated_since(now).and_then(|since| labels::relative_time(since, now));
    let dated =
        since.map_or_else(|| state.clone(), |ago| text!("online-state-known", state = state.clone(), ago = ago));
    let name = ui.tr(text!("list-comma", before = title.clone(), next = dated.clone()));
    let code = ui.tr(text!("online-open", number = number + 1));
    let response = pressable_as(ui, RectKind::Button, &code, &name, rect, true);
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    let edge = Stroke::new(scale.hairline() * 1.3, if response.hovered() || table.turn { GOLD } else { EDGE });
    ui.painter().rect(face, style::corners(scale), PAPER, edge, StrokeKind::Inside);
    let inner = face.shrink2(vec2(scale.gap(1.5), scale.gap(0.5)));
    let (mut translated, most) = (ui.tr(dated), inner.width() * 0.6);
    let fits = |translated: &Translated| text_height(ui.ctx(), translated, Type::Body, most) <= inner.height();
    if !fits(&translated) {
        translated = ui.tr(state);
    }
    let width = text_width(ui.ctx(), &translated, Type::Body).ceil().min(most);
    let (left, right) = inner.split_left_right_at_x(inner.right() - width);
    line_in(
        ui,
        left.with_max_x(left.right() - scale.gap(1.0)),
        Align2::LEFT_CENTER,
        &ui.tr(title),
        Type::LeadStrong,
        INK,
    );
    lines_in(ui, right, Align2::RIGHT_CENTER, &translated, Type::Body, INK_MUTED);
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked()
}
