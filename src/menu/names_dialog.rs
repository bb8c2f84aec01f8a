//! The dialog for choosing a person's colour, side of a flat screen, and name. The name is picked from a list or typed.

use bevy_egui::egui::{Event, Key, WidgetType};

use super::{
    dialog::whole,
    draft::{Dialog, Draft, Page, stepped},
};
use crate::{
    access::keys::discard_typed_keys,
    emblems,
    owners::Owner,
    seats::{Name, PlayerKind, Side, names::colour, people::OFFERED},
    ui::parts::picker::{Picked, picker},
    widgets::prelude::*,
};
use tabletop::Seat;

/// Returns the seats of people. On the page for playing together, these are all seats.
fn people(draft: &Draft) -> Vec<usize> {
    let playing = if draft.page == Page::Together { draft.player_kinds.len() } else { draft.count };
    let sits = |place: &usize| draft.page == Page::Together || draft.player_kinds[*place] == PlayerKind::Human;
    (0..playing).filter(sits).collect()
}

/// Opens the dialog for the first person.
pub fn open(draft: &mut Draft) {
    draft.dialog = people(draft).first().copied().map(Dialog::Name);
}

/// Shows the seat, the name, the sides of a flat screen, the colours if people choose them, and a list of names. Names
/// that other people have are disabled. A person playing alone is called "you" and chooses only a colour.
pub fn show(ctx: &Context, draft: &mut Draft, place: usize) {
    let scale = Scale::of(ctx);
    let gap = scale.gap(0.75);
    if people(draft).len() <= 1 {
        return show_alone(ctx, draft, place);
    }
    handle_typing(ctx, &mut draft.names[place]);
    let size =
        whole(ctx).min(vec2(scale.column(1100.0), if scale.is_compact() { f32::INFINITY } else { scale.px(860.0) }));
    style::modal(ctx, "names", size, |ui| {
        let (mut whose, mut body) = head(ui, draft);
        // If there is room, the name is next to its seat.
        let written = if scale.is_upright() {
            body.cut_top(scale.target(), gap)
        } else {
            let (left, right) = whose.split_left_right_at_fraction(0.5);
            whose = left.with_max_x(left.right() - gap);
            right
        };
        seat_picker(ui, whose, draft, place);
        field(ui, written, &mut draft.names[place]);
        if draft.flat {
            sides(ui, body.cut_top(scale.target(), gap), draft, place);
        }
        if draft.chooses_colours() {
            swatches(ui, body.cut_top(scale.target(), gap), draft, place);
        }
        name_buttons(ui, body, draft, place);
    });
}

/// Shows only the colours.
fn show_alone(ctx: &Context, draft: &mut Draft, place: usize) {
    let scale = Scale::of(ctx);
    let height = 2.0 * scale.pad() + scale.target() * 2.4 + scale.gap(0.75);
    style::modal(ctx, "names", whole(ctx).min(vec2(scale.column(1100.0), height)), |ui| {
        let (rest, body) = head(ui, draft);
        let title = ui.tr(text!("names-choose-colour"));
        line_in(ui, rest, Align2::LEFT_CENTER, &title, Type::Title, INK);
        swatches(ui, body, draft, place);
    });
}

/// Draws the top line with the OK button. Returns the rest of the line, and the area below.
fn head(ui: &Ui, draft: &mut Draft) -> (Rect, Rect) {
    let scale = Scale::of(ui.ctx());
    let (mut body, gap) = (ui.max_rect(), scale.gap(0.75));
    let mut head = body.cut_top(scale.target(), gap);
    let ok = ButtonLook::primary(ui.tr(text!("keys-ok")));
    if button_at(ui, head.cut_right(button_width(ui, &ok).max(scale.target() * 1.6), gap), &ok).clicked() {
        draft.dialog = None;
    }
    (head, body)
}

/// Shows the five colours in a row. A tap on a colour that somebody else has swaps the two colours. If there is room,
/// each button shows the name of the person who has the colour, or else the name of the colour.
fn swatches(ui: &Ui, rect: Rect, draft: &mut Draft, place: usize) {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(0.75);
    let (owners, others) = (draft.owners, people(draft));
    let cells = CellGrid::across(rect, Owner::ALL.len(), gap);
    for owner in Owner::ALL {
        let cell = cells.nth(owner.index());
        let (seat, chosen) = (owners.seat(owner), owners.of(place) == owner);
        let holder = draft.names[seat].text().filter(|_| !chosen && others.contains(&seat));
        let name = ui.tr(match &holder {
            Some(who) => text!("names-swap", seat = colour(owner), who = who.clone()),
            // The name includes "colour", because "Rosa" is German for pink but also a first name.
            None => text!("one-of", name = text!("names-colour"), option = colour(owner)),
        });
        let kind = if chosen { ButtonKind::Primary } else { ButtonKind::Plain };
        let response = button_at(ui, cell, &ButtonLook { kind, blank: true, ..ButtonLook::plain(name.clone()) });
        report_selected(ui, &response, &name, WidgetType::RadioButton, chosen);
        let inner = cell.translate(vec2(0.0, sink(ui, &response))).shrink2(vec2(gap, scale.gap(0.5)));
        let words = ui.tr(holder.unwrap_or_else(|| colour(owner)));
        let side = inner.height().min(inner.width()).min(scale.text(52.0));
        let beside = (inner.width() - side - gap).max(0.0);
        let written = text_width(ui.ctx(), &words, Type::Strong) <= beside;
        let medal = Rect::from_center_size(
            if written { pos2(inner.left() + side / 2.0, inner.center().y) } else { inner.center() },
            Vec2::splat(side),
        );
        emblems::medal(ui.painter(), medal, Seat(seat as u8), Tone::Full);
        if written {
            let ink = if chosen { PAPER } else { INK };
            line_in(ui, inner.with_min_x(medal.right() + gap), Align2::LEFT_CENTER, &words, Type::Strong, ink);
        }
        if response.clicked() {
            draft.owners.take(place, owner);
        }
    }
}

/// Shows the two sides of a flat screen. On this person's turn, the board faces the chosen side.
fn sides(ui: &mut Ui, rect: Rect, draft: &mut Draft, place: usize) {
    let nth = people(draft).iter().position(|other| *other == place).unwrap_or(0);
    let now = draft.sides.of(place, nth);
    let words = [text!("names-side-near"), text!("names-side-far")].map(|text| ui.tr(text));
    let mut chosen = Side::ALL.iter().position(|side| *side == now).unwrap_or(0);
    let about = ui.tr(text!("names-side"));
    if chips_in(ui, rect, words.len(), &about, &words, &mut chosen).changed() {
        draft.sides.choose(place, Side::ALL[chosen]);
    }
}

/// Shows the seat, with buttons that step to the seats of other people.
fn seat_picker(ui: &Ui, rect: Rect, draft: &mut Draft, place: usize) {
    let (all, seat) = (people(draft), Seat(place as u8));
    let picked = Picked { emblem_seat: Some(seat), words: ui.tr(draft.seat_name(place)), about: None };
    let step = picker(ui, rect, &ui.tr(text!("names-whose")), &picked);
    if step != 0 && !all.is_empty() {
        draft.dialog = Some(Dialog::Name(stepped(&all, place, step)));
    }
}

/// Shows the name, and the button that deletes it.
fn field(ui: &Ui, mut rest: Rect, name: &mut Name) {
    let scale = Scale::of(ui.ctx());
    let edge = if name.is_none() { EDGE } else { GOLD };
    let square = rest.cut_right(rest.height(), scale.gap(0.5));
    ui.painter().rect(rest, style::corners(scale), PAPER_DARK, Stroke::new(scale.hairline(), edge), StrokeKind::Inside);
    let words = rest.shrink2(vec2(scale.gap(1.0), 0.0));
    match name.text() {
        Some(written) => {
            let place = line_in(ui, words, Align2::LEFT_CENTER, &ui.tr(written), Type::LeadStrong, INK);
            let end = pos2(place.right() + scale.hairline() * 2.0, place.center().y);
            ui.painter().vline(end.x, place.y_range(), Stroke::new(scale.hairline() * 1.5, INK));
        }
        None => drop(line_in(ui, words, Align2::LEFT_CENTER, &ui.tr(text!("names-none")), Type::Body, INK_MUTED)),
    }
    let clear = ButtonLook::icon(icons::BACKSPACE, ui.tr(text!("keys-delete"))).enabled(!name.is_none());
    if button_at(ui, square, &clear).clicked() {
        *name = Name::default();
    }
}

/// Shows as many names from the list as fit.
fn name_buttons(ui: &Ui, area: Rect, draft: &mut Draft, place: usize) {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(0.75), scale.target());
    let rows = cells_that_fit(area.height(), target, gap);
    let most = cells_that_fit(area.width(), (scale.text(22.0) * 3.6).max(target), gap);
    let columns = OFFERED.len().div_ceil(rows).clamp(1, most);
    let rows = rows.min(OFFERED.len().div_ceil(columns));
    let places = CellGrid::filling(area, columns, rows, gap).at_most(vec2(f32::INFINITY, target * 1.4));
    let others = people(draft);
    for (index, offered) in OFFERED.into_iter().take(rows * columns).enumerate() {
        let name = Name::new(offered);
        let Some(words) = name.text() else { continue };
        let chosen = draft.names[place] == name;
        let taken = others.iter().any(|other| *other != place && draft.names[*other] == name);
        let kind = if chosen { ButtonKind::Primary } else { ButtonKind::Plain };
        let look = ButtonLook { kind, ..ButtonLook::plain(ui.tr(words)) };
        if button_at(ui, places.nth(index), &look.enabled(!taken)).clicked() {
            draft.names[place] = if chosen { Name::default() } else { name };
        }
    }
}

/// Handles typed letters and Backspace.
fn handle_typing(ctx: &Context, name: &mut Name) {
    ctx.input_mut(|input| {
        input.events.retain(|event| match event {
            // A space before any letter is left for the widget with the focus, which the Space key presses.
            Event::Text(text) if name.is_none() && text.trim().is_empty() => true,
            Event::Text(text) => {
                *name = name.with(text);
                false
            }
            Event::Key { key: Key::Backspace, pressed: true, .. } => {
                *name = name.shorter();
                false
            }
            _ => true,
        });
    });
    discard_typed_keys(ctx);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        seats::people::MAX_NAME_LENGTH,
        theme::rects::RectKind,
        ui::checks::{draw_rects, tap},
    };

    #[test]
    fn typed_letters_form_a_name_and_backspace_deletes_the_last_letter() {
        let mut name = Name::default();
        let mut press = |event: Event| {
            let ctx = Context::default();
            ctx.input_mut(|input| input.events.push(event));
            handle_typing(&ctx, &mut name);
            name.written().to_owned()
        };
        let backspace = Event::Key {
            key: Key::Backspace,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Default::default(),
        };
        let typed: Vec<String> =
            [" ", "Z", "oë", " ", "é", "123456789"].map(|text| press(Event::Text(text.to_owned()))).into();
        assert_eq!(typed, ["", "Z", "Zoë", "Zoë ", "Zoë é", "Zoë é1234567"]);
        assert_eq!(typed[5].chars().count(), MAX_NAME_LENGTH);
        assert_eq!(press(backspace), "Zoë é123456");
    }

    #[test]
    fn each_listed_name_can_be_taken_by_only_one_person() {
        let window = vec2(390.0, 844.0);
        let mut draft = Draft { page: Page::Together, ..Draft::default() };
        open(&mut draft);
        assert_eq!(draft.dialog, Some(Dialog::Name(0)));
        let press = |name: &str, draft: &mut Draft, place: usize| {
            tap(window, name, |ctx| show(ctx, draft, place));
        };
        press("Ana", &mut draft, 0);
        press("Ana", &mut draft, 1);
        press("Eva", &mut draft, 1);
        assert_eq!([&draft.names[0], &draft.names[1]], [&Name::new("Ana"), &Name::new("Eva")]);
        press("Eva", &mut draft, 1);
        assert!(draft.names[1].is_none(), "a second tap removes the name");
        for window in [window, vec2(844.0, 390.0)] {
            let all = draw_rects(window, |ctx| show(ctx, &mut draft, 0));
            let seen = |offered: &&str| all.iter().any(|seen| seen.name == **offered);
            assert!(OFFERED.iter().all(seen), "all names fit on a phone");
        }
    }

    #[test]
    fn choosing_another_persons_colour_swaps_the_colours() {
        let mut draft = Draft { page: Page::Together, ..Draft::default() };
        draft.names[4] = Name::new("Eva");
        let window = vec2(1024.0, 768.0);
        let press = |name: &str, draft: &mut Draft, place: usize| tap(window, name, |ctx| show(ctx, draft, place));
        press("Colour: Ivory", &mut draft, 1);
        press("Pink: swap with Eva", &mut draft, 0);
        let words = |draft: &Draft| [0, 1, 2, 3, 4].map(|seat| draft.owners.of(seat).word());
        assert_eq!(words(&draft), ["pink", "ivory", "charcoal", "vermilion", "blue"]);
        press("Colour: Pink", &mut draft, 0);
        assert_eq!(words(&draft)[0], "pink", "a tap on the person's own colour changes nothing");
        let game = draft.game_for(2);
        assert_eq!((game.seating().owner(Seat(0)), game.seating().owner(Seat(1))), (Owner::Pink, Owner::Ivory));
    }

    #[test]
    fn people_around_a_flat_screen_choose_their_sides() {
        let mut draft = Draft { page: Page::Together, ..Draft::default() };
        let seen = |draft: &mut Draft, name: &str| {
            let all = draw_rects(vec2(1024.0, 768.0), |ctx| show(ctx, draft, 1));
            all.iter().any(|seen| seen.name == name)
        };
        assert!(!seen(&mut draft, "Seat at the screen: This side"), "an upright screen offers no sides");
        draft.flat = true;
        assert!(seen(&mut draft, "Seat at the screen: This side"));
        assert_eq!([0, 1].map(|place| draft.sides.of(place, place)), [Side::Near, Side::Far], "sides alternate");
        for window in [vec2(1024.0, 768.0), vec2(390.0, 844.0), vec2(844.0, 390.0)] {
            draft.sides = Default::default();
            tap(window, "Seat at the screen: This side", |ctx| show(ctx, &mut draft, 1));
            tap(window, "Seat at the screen: Opposite", |ctx| show(ctx, &mut draft, 0));
            assert_eq!([0, 1].map(|place| draft.sides.of(place, place)), [Side::Far, Side::Near], "{window:?}");
        }
    }

    #[test]
    fn a_person_playing_alone_chooses_a_colour_and_no_name() {
        let mut draft = Draft { page: Page::Form, ..Draft::default() };
        let window = vec2(844.0, 390.0);
        let all = draw_rects(window, |ctx| show(ctx, &mut draft, 0));
        assert!(all.iter().any(|seen| seen.name == "Choose a colour") && all.iter().all(|seen| seen.name != "Ana"));
        tap(window, "Colour: Charcoal", |ctx| show(ctx, &mut draft, 0));
        assert_eq!(
            [0, 2].map(|seat| draft.game().owners.of(seat)),
            [Owner::Charcoal, Owner::Blue],
            "the computer player gets the former colour"
        );
    }

    #[test]
    fn no_colour_button_has_only_a_colour_word_as_its_name() {
        let mut draft = Draft { page: Page::Together, ..Draft::default() };
        let all = draw_rects(vec2(390.0, 844.0), |ctx| show(ctx, &mut draft, 0));
        let alone: Vec<_> = all.iter().filter(|seen| seen.kind == RectKind::Button && seen.name == "Pink").collect();
        assert!(alone.is_empty(), "Rosa is a colour in German and a first name: {alone:?}");
    }
}
