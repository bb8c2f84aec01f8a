//! The form behind "More", with all choices for the next game: players, board, rules, cards, starting seat, sound.

use super::{
    draft::{Dialog, Draft, Page},
    request::SetupRequest,
    rules_card,
};
use crate::{
    boards::board_picture,
    emblems, files,
    game_screen::{poster, screen_actions},
    seats::PlayerKind,
    settings::Settings,
    texts::Digits,
    theme::rects,
    ui::{
        parts::{
            full_screen::full_screen,
            picker::{Picked, Picking, picker, picker_with_list},
            sound::sound,
        },
        requests::Capabilities,
    },
    widgets::{chips, chips_width, prelude::*, toggle_width},
};
use tabletop::Seat;

/// The minimum height of the cover picture, in px at 1080p.
const MIN_COVER: f32 = 180.0;
/// The minimum height of a switch with its explanation, in px at 1080p.
const MIN_ROW: f32 = 88.0;

/// Draws the form. On a large screen, the title and the back button are at the top, the players and the board in the
/// middle, and the tools and the start button at the bottom.
pub fn draw(
    ui: &mut Ui,
    draft: &mut Draft,
    settings: &mut Settings,
    capabilities: Capabilities,
) -> Option<SetupRequest> {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let (upright, compact) = (scale.is_phone_upright(), scale.is_compact());
    let between = if compact { gap } else { scale.gap(1.5) };
    let mut body = ui.max_rect();
    let mut head = body.cut_top(target, between);
    let back = ButtonLook::plain(ui.tr(text!("setup-first-screen"))).with_icon(icons::CARET_LEFT);
    let back = ButtonLook { icon_only: compact, ..back };
    if button_at(ui, head.cut_right(button_width(ui, &back), gap), &back).clicked() {
        draft.page = Page::First;
    }
    let mut tools = body.with_min_y(body.bottom() - target);
    let play = ButtonLook::primary(ui.tr(text!("setup-play"))).with_icon(icons::PLAY);
    let width = button_width(ui, &play);
    // On a small screen the start button is at the top, next to the back button.
    let start = if compact {
        head.cut_right(if upright { head.width() } else { width.min(head.width() * 0.5) }, gap)
    } else {
        tools.cut_right(width.max(tools.width() * 0.24), scale.gap(3.0))
    };
    let mut request = button_at(ui, start, &play).clicked().then_some(SetupRequest::Play);
    if compact && !upright {
        players(ui, head, draft);
        let left = body.cut_left((body.width() * 0.47).floor() - gap, 2.0 * gap);
        seats(ui, left, draft);
        request = request.or(sound_row(ui, body.cut_bottom(target, between), settings, capabilities));
        start_and_cards(ui, body.cut_bottom(cell_height(scale), between), draft);
        choices(ui, body, draft);
        return request;
    }
    if !upright {
        line_in(
            ui,
            head,
            Align2::LEFT_CENTER,
            &ui.tr(text!("setup-more-title", title = draft.title)),
            Type::Headline,
            INK,
        );
    }
    request = request.or(sound_row(ui, tools, settings, capabilities));
    body.set_bottom(tools.top() - between);
    if upright {
        // On a phone in portrait, everything is in one column.
        players(ui, body.cut_top(target, between), draft);
        seats(ui, body.cut_top(5.0 * target + 4.0 * scale.gap(0.5), between), draft);
        start_and_cards(ui, body.cut_bottom(cell_height(scale), between), draft);
    } else {
        let mut left = body.cut_left((body.width() * 0.52).floor() - gap, 2.0 * gap);
        players(ui, left.cut_top(target, gap), draft);
        start_and_cards(ui, left.cut_bottom(cell_height(scale), between), draft);
        seats(ui, left, draft);
    }
    choices(ui, body, draft);
    request
}

/// The height of a cell's label, in px.
fn label_height(scale: Scale) -> f32 {
    (scale.text(18.0) * 1.4).round()
}

/// The height of a cell with its label.
fn cell_height(scale: Scale) -> f32 {
    scale.target() + label_height(scale)
}

/// Shows the five seats one below the other. In a tall column the rows are taller and further apart, within limits, and
/// each has room for two lines.
fn seats(ui: &Ui, area: Rect, draft: &mut Draft) {
    let scale = Scale::of(ui.ctx());
    let target = scale.target();
    let height = ((area.height() - 4.0 * scale.gap(2.0)) / 5.0).clamp(target, target * 1.6).floor();
    let step = ((area.height() - height) / 4.0).clamp(height + 1.0, height + scale.gap(3.0));
    (0..5).for_each(|place| {
        let at = pos2(area.left(), area.top() + step * place as f32);
        seat_row(ui, Rect::from_min_size(at, vec2(area.width(), height)), draft, place);
    });
}

/// Shows the choices of the starting seat and of the cards side by side.
fn start_and_cards(ui: &Ui, mut area: Rect, draft: &mut Draft) {
    let gap = Scale::of(ui.ctx()).gap(1.5);
    starting_seat_cell(ui, area.cut_left(((area.width() - gap) * 0.58).round(), gap), draft);
    cards_cell(ui, area, draft);
}

fn players(ui: &mut Ui, rect: Rect, draft: &mut Draft) {
    let (low, high) = draft.bounds();
    let name = ui.tr(text!("setup-players"));
    let options: Vec<Translated> = (low..=high).map(|count| ui.tr(Text::number(count))).collect();
    let width = chips_width(ui, &options) * options.len() as f32;
    let (words, place) = rect.split_left_right_at_x(rect.right() - width);
    if text_width(ui.ctx(), &name, Type::Title) <= words.width() {
        line_in(ui, words, Align2::LEFT_CENTER, &name, Type::Title, INK);
    }
    let mut chosen = draft.count - low;
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        if chips(ui, &name, &options, &mut chosen).changed() {
            draft.set_count(low + chosen);
        }
    });
}

fn seat_row(ui: &Ui, rect: Rect, draft: &mut Draft, place: usize) {
    let scale = Scale::of(ui.ctx());
    let seat = Seat(place as u8);
    let name = ui.tr(draft.seat_name(place));
    let square = Rect::from_min_size(rect.min, Vec2::splat(rect.height()));
    let medal = square.shrink(scale.px(2.0));
    // On a phone only the emblem identifies the seat.
    let width = if scale.is_compact() { 0.0 } else { scale.column(126.0) };
    let words = Rect::from_min_size(
        pos2(medal.right() + scale.gap(if width > 0.0 { 1.5 } else { 1.0 }), rect.top()),
        vec2(width, rect.height()),
    );
    let rest = rect.with_min_x(words.right());
    if place >= draft.count {
        free_seat(ui, rect, draft, place);
        // Keep the emblem inside the frame.
        let medal = square.shrink(scale.gap(1.0));
        rects::record(ui, RectKind::Icon, &name, medal, 0.0);
        emblems::medal(ui.painter(), medal, seat, Tone::Faded(PAPER));
        return;
    }
    let player_kind = draft.player_kinds[place];
    let people = draft.playing().iter().filter(|player_kind| **player_kind == PlayerKind::Human).count();
    // With several people, each may have a name.
    let called = draft.names[place].text().filter(|_| people > 1 && player_kind == PlayerKind::Human);
    let colours = draft.chooses_colours();
    if player_kind == PlayerKind::Human && (people > 1 || colours) {
        let seat = draft.seat_name(place);
        let chooses = match (people > 1, colours) {
            (true, true) => text!("names-of", seat = seat),
            (true, false) => text!("names-of-alone", seat = seat),
            (false, _) => text!("names-choose-colour"),
        };
        let label = rect.with_max_x(words.right().max(medal.right()));
        let response = frame_button(ui, label, &ui.tr(chooses));
        focus_ring(ui, &response, label.shrink(scale.ring()), scale.corner());
        if response.clicked() {
            draft.dialog = Some(Dialog::Name(place));
        }
    }
    emblems::medal(ui.painter(), medal, seat, Tone::Full);
    if width > 0.0 {
        let called = called.clone().map_or_else(|| name.clone(), |called| ui.tr(called));
        let place = words.with_max_x(words.right() - scale.gap(0.5));
        line_in(ui, place, Align2::LEFT_CENTER, &called, Type::LeadStrong, INK);
    }
    let who = match called.filter(|_| width <= 0.0) {
        Some(called) => called,
        None if people > 1 => player_kind.short_text(),
        None => player_kind.text(),
    };
    let about = (!scale.is_compact()).then(|| ui.tr(player_kind.strength_text()));
    match picker_with_list(ui, rest, &name, &Picked { emblem_seat: None, words: ui.tr(who), about }) {
        Some(Picking::Step(step)) => draft.step_player_kind(place, step),
        Some(Picking::All) => draft.dialog = Some(Dialog::PlayerKind(place)),
        None => {}
    }
}

/// Draws a button that is only a frame; screen readers announce `name`.
fn frame_button(ui: &Ui, rect: Rect, name: &Translated) -> Response {
    let scale = Scale::of(ui.ctx());
    let response = pressable(ui, RectKind::Button, name, rect, true);
    let line = Stroke::new(scale.hairline(), if response.hovered() { GOLD } else { EDGE });
    ui.painter().rect_stroke(rect, style::corners(scale), line, StrokeKind::Inside);
    response
}

/// Shows a free seat if the game allows that many players. A tap fills this seat and the free seats before it.
fn free_seat(ui: &Ui, rect: Rect, draft: &mut Draft, place: usize) {
    let scale = Scale::of(ui.ctx());
    if place >= draft.bounds().1 {
        return;
    }
    let response = frame_button(ui, rect, &ui.tr(text!("setup-free-seat-of", seat = draft.seat_name(place))));
    let words = rect.with_min_x(rect.left() + rect.height() + scale.gap(1.5));
    let free = if scale.is_compact() { text!("setup-free-seat-short") } else { text!("setup-free-seat") };
    line_in(ui, words, Align2::LEFT_CENTER, &ui.tr(free), Type::Body, INK_MUTED);
    focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
    if response.clicked() {
        draft.set_count(place + 1);
    }
}

/// Shows the board and the rules, each as a button that opens its dialog. They are one below the other, or side by side
/// in a wide area. For a game without boards, shows a switch for each rule instead.
fn choices(ui: &mut Ui, mut rect: Rect, draft: &mut Draft) {
    let scale = Scale::of(ui.ctx());
    if !draft.title.info().has_boards {
        let rules = label_height(scale) + switches_height(ui.ctx(), rect.width(), draft);
        let cover = rect.height() - rules - scale.gap(2.0);
        if cover >= scale.column(MIN_COVER) {
            let paint_scene = screen_actions::of(draft.title).poster;
            poster::paint_cover(ui, rect.cut_top(cover, scale.gap(2.0)), paint_scene);
        }
        return switches(ui, labelled(ui, rect, text!("setup-rules")), draft);
    }
    let board = if rect.height() > rect.width() * 0.7 {
        let gap = scale.gap(1.0);
        rect.cut_top(((rect.height() - gap) * 0.6).round(), gap)
    } else {
        let gap = scale.gap(1.5);
        rect.cut_left(((rect.width() - gap) * 0.54).round(), gap)
    };
    let board = labelled(ui, board, text!("setup-board"));
    let choose = ui.tr(text!("setup-choose-board"));
    let answer = board_picture::board_card(ui, board, (&choose, &choose), draft.chosen(), draft.count, true);
    board_picture::edit_icon(ui, board);
    if answer.clicked() {
        draft.dialog = Some(Dialog::Boards(None));
    }
    if rules_card::draw(ui, labelled(ui, rect, text!("setup-rules")), draft) {
        draft.dialog = Some(Dialog::Rules);
    }
}

/// Returns the explanation of a rule of a game without boards.
fn about_rule(ctx: &Context, name: &'static str) -> Translated {
    let (fewest, most) = zoff::Rulebook::default().fair_range();
    ctx.tr(text!("variant-about", variant = Kind(name), fewest = fewest, most = Text::in_words(most)))
}

/// Returns the height that the switches need at this width, each with its explanation.
fn switches_height(ctx: &Context, width: f32, draft: &Draft) -> f32 {
    let scale = Scale::of(ctx);
    let rules = draft.title.info().rules;
    let about = |name: &&'static str| text_height(ctx, &about_rule(ctx, name), Type::Body, width).ceil();
    // All rows are as tall as the tallest.
    let row = scale.target() + rules.iter().map(about).fold(0.0, f32::max) + scale.gap(1.0);
    rules.len() as f32 * row.max(scale.px(MIN_ROW))
}

/// Shows a switch for each rule of a game without boards, with its explanation if there is room.
fn switches(ui: &mut Ui, rect: Rect, draft: &mut Draft) {
    let rules = draft.title.info().rules;
    let scale = Scale::of(ui.ctx());
    let (target, gap) = (scale.target(), scale.gap(1.0));
    for (name, mut row) in rules.iter().copied().zip(CellGrid::down(rect, rules.len(), gap).first(rules.len())) {
        let mut on = draft.is_on(name);
        let switch = row.cut_top(target, 0.0);
        let text = ui.tr(text!("variant-name", variant = Kind(name)));
        ui.scope_builder(UiBuilder::new().max_rect(switch), |ui| toggle(ui, &text, &mut on, true));
        draft.switch(name, on);
        let about = about_rule(ui.ctx(), name);
        let below = row.with_max_y((row.top() + 1.4 * target).min(row.bottom()));
        if below.height() > scale.text(18.0) {
            lines_in(ui, below, Align2::LEFT_TOP, &about, Type::Body, INK_MUTED);
        }
    }
}

/// Draws a label at the top of a cell. Returns the area below.
fn labelled(ui: &Ui, mut cell: Rect, words: Text) -> Rect {
    let head = cell.cut_top(label_height(Scale::of(ui.ctx())), 0.0);
    line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(words), Type::Strong, INK_MUTED);
    cell
}

/// Shows the button for the seed of the cards. If a seed is set, another button makes it random again.
fn cards_cell(ui: &Ui, rect: Rect, draft: &mut Draft) {
    let scale = Scale::of(ui.ctx());
    let mut line = labelled(ui, rect, text!("setup-cards"));
    if draft.cards.is_some() {
        let other = ButtonLook::icon(icons::SHUFFLE, ui.tr(text!("setup-new-cards")));
        if button_at(ui, line.cut_right(scale.target(), scale.gap(1.0)), &other).clicked() {
            draft.cards = None;
        }
    }
    let words = match draft.cards {
        Some(number) => text!("cards-number", seed = Digits(number)),
        None => text!("setup-same-cards"),
    };
    if button_at(ui, line, &ButtonLook::plain(ui.tr(words))).clicked() {
        draft.open_keys();
    }
}

fn starting_seat_cell(ui: &Ui, rect: Rect, draft: &mut Draft) {
    let scale = Scale::of(ui.ctx());
    let line = labelled(ui, rect, text!("setup-begins"));
    let (emblem_seat, words) = match draft.start {
        None => (None, text!("setup-drawn")),
        // On a phone the name of the colour and the emblem do not both fit.
        Some(seat) => (Some(seat).filter(|_| !scale.is_compact()), draft.seat_name(seat.index())),
    };
    let picked = Picked { emblem_seat, words: ui.tr(words), about: None };
    let step = picker(ui, line, &ui.tr(text!("setup-begins")), &picked);
    if step != 0 {
        draft.step_start(step);
    }
}

fn sound_row(ui: &mut Ui, rect: Rect, settings: &mut Settings, capabilities: Capabilities) -> Option<SetupRequest> {
    let scale = Scale::of(ui.ctx());
    let mut request = None;
    let mut rest = rect;
    let pressed = |rest: &mut Rect, look: &ButtonLook| {
        button_at(ui, rest.cut_right(button_width(ui, look), scale.gap(1.0)), look).clicked()
    };
    // On a small screen, or if there would otherwise be no room for the sound switch, the buttons with long labels show
    // only their icons.
    let quit = ButtonLook::plain(ui.tr(text!("quit"))).with_icon(icons::SIGN_OUT);
    let open = ButtonLook::plain(ui.tr(text!("setup-open-file"))).with_icon(icons::FOLDER_OPEN);
    let words = [&quit, &open].map(|look| button_width(ui, look)).iter().sum::<f32>();
    let switch = toggle_width(ui, &ui.tr(text!("sound")));
    let icon_only = scale.is_compact() || words + switch + 2.0 * scale.target() > rect.width();
    // The narrowest rows do not have room for every button. The window's frame and the menu also offer these actions.
    let fits = |buttons: f32| rect.width() >= (3.0 + 1.3 * buttons) * scale.target();
    let quits = capabilities.quit && fits(2.0);
    if quits && pressed(&mut rest, &ButtonLook { icon_only, ..quit }) {
        request = Some(SetupRequest::Quit);
    }
    if capabilities.full_screen.is_some() && fits(if quits { 3.0 } else { 2.0 }) {
        let square = rest.cut_right(scale.target(), scale.gap(1.0));
        request = request.or(full_screen(ui, square, capabilities).map(SetupRequest::FullScreen));
    }
    let others = usize::from(quits) + usize::from(capabilities.full_screen.is_some());
    let licences = ButtonLook::icon(icons::COPYRIGHT, ui.tr(text!("licences-title")));
    if fits(others as f32 + 2.0) && pressed(&mut rest, &licences) {
        request = Some(SetupRequest::Licences);
    }
    if pressed(&mut rest, &ButtonLook { icon_only, ..open }) {
        request = Some(SetupRequest::OpenFile(files::FileKind::Any));
    }
    rest.set_right(rest.right() - scale.gap(if scale.is_compact() { 0.0 } else { 2.0 }));
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| sound(ui, settings));
    request
}
