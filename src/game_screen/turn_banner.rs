//! The banner that a screen without a seat shows in place of a hand: the players to act, in type large enough for a
//! hall, the people who are away, and the QR code for the free seats.

use tabletop::{Seat, Seats};

use crate::{
    emblems,
    seats::names,
    texts::Who,
    ui::parts::qr_code,
    widgets::{has_room, prelude::*},
};

/// The height of a banner with a QR code, in px at 1080p.
const CODE: f32 = 200.0;

/// The data of the banner.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct BannerFacts {
    /// The seats that may act.
    pub may_act: Seats,
    /// The names of the players, by seat.
    pub names: Vec<Who>,
    /// The seats of people who are away.
    pub away: Vec<Seat>,
    /// The text of the QR code for the free seats, and these seats; `None` if this screen shows no code.
    pub invitation: Option<(String, Vec<Seat>)>,
}

impl BannerFacts {
    /// The preferred height of the banner.
    fn height(&self, scale: Scale) -> f32 {
        let text = if scale.is_compact() { scale.text(28.0) } else { scale.text(48.0) };
        let code = if self.invitation.is_some() { scale.px(CODE) } else { 0.0 };
        (text * 1.3 + 2.0 * scale.gap(1.0)).max(scale.target()).max(code).round()
    }

    /// Cuts the banner off the lower end of the strip reserved for a hand. Returns the banner, and the remaining height
    /// for the board.
    pub fn cut(&self, scale: Scale, strip: Rect) -> (Rect, f32) {
        let banner = strip.with_min_y(strip.bottom() - self.height(scale).min(strip.height()));
        (banner, banner.top() - strip.top())
    }
}

/// Returns the first of these text styles in which the text is at most `room` wide.
fn largest(ui: &Ui, text: &Translated, steps: &[Type], room: f32) -> Option<Type> {
    steps.iter().copied().find(|step| text_width(ui.ctx(), text, *step) <= room)
}

/// Draws the banner, unless nobody may act, nobody is away, and there is no invitation. If there is no room for names,
/// only the emblems show who is to act.
pub fn show(ui: &mut Ui, rect: Rect, facts: &BannerFacts) {
    let scale = Scale::of(ui.ctx());
    let acting: Vec<Seat> = facts.may_act.iter().collect();
    if acting.is_empty() && facts.away.is_empty() && facts.invitation.is_none() {
        return;
    }
    style::panel(ui, "turn", rect, |ui| {
        let (gap, mut area) = (scale.gap(1.0), rect.shrink2(vec2(scale.pad(), scale.gap(0.5))));
        if let Some((code, free)) = &facts.invitation {
            qr_code::paint(ui, area.cut_right(area.height().min(area.width() * 0.3), gap), code);
            free_seats(ui, area.cut_right(area.width() * 0.25, 2.0 * gap), free);
        }
        // Next to a code, the banner is taller than its text needs.
        let height = BannerFacts::default().height(scale) - scale.gap(1.0);
        area = Rect::from_center_size(area.center(), vec2(area.width(), area.height().min(height)));
        let away = names::players(&facts.names, &facts.away);
        if let Some(away) = away.map(|players| ui.tr(text!("phones-away", players = players)))
            && let Some(step) = largest(ui, &away, &[Type::Title, Type::Lead, Type::Body], area.width() * 0.45)
        {
            let width = text_width(ui.ctx(), &away, step).ceil() + 1.0;
            line_in(ui, area.cut_right(width, 2.0 * gap), Align2::RIGHT_CENTER, &away, step, INK_MUTED);
        }
        let side = area.height().min(area.width() / (acting.len() as f32 + 1.0));
        for seat in &acting {
            let medal = Rect::from_center_size(area.cut_left(side, gap).center(), Vec2::splat(side));
            emblems::medal(ui.painter(), medal, *seat, Tone::Full);
        }
        let Some(players) = names::players(&facts.names, &acting) else { return };
        let text = match acting.as_slice() {
            [seat] => text!("phones-turn", who = &names::name(&facts.names, *seat)),
            _ => players,
        };
        area.cut_left(0.0, gap);
        let translated = ui.tr(text);
        let steps = if scale.is_compact() {
            [Type::Title, Type::LeadStrong, Type::Body]
        } else {
            [Type::Poster, Type::Headline, Type::Lead]
        };
        if let Some(step) = largest(ui, &translated, &steps, area.width()) {
            line_in(ui, area, Align2::LEFT_CENTER, &translated, step, INK);
        }
    });
}

/// Draws the emblems of the free seats, and below them the instruction to scan the code, if there is room.
fn free_seats(ui: &Ui, mut area: Rect, free: &[Seat]) {
    let side = (area.width() / free.len().max(1) as f32).min(Scale::of(ui.ctx()).text(28.0) * 1.3).min(area.height());
    let mut medals = area.cut_top(side, 0.0);
    for seat in free.iter().rev() {
        emblems::medal(ui.painter(), medals.cut_right(side, 0.0), *seat, Tone::Faded(PAPER));
    }
    let text = ui.tr(text!("phones-scan"));
    let step = [Type::Lead, Type::Body].into_iter().find(|step| has_room(ui.ctx(), &text, *step, area.size()));
    if let Some(step) = step {
        lines_in(ui, area, Align2::RIGHT_CENTER, &text, step, INK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        texts::{Language, Translations},
        ui::checks::{WINDOWS, draw_rects, draw_rects_in, faults, narrow, overflow_faults, untranslated_texts},
        widgets::layout::in_window,
    };
    use bevy_egui::egui::Order;

    fn draw(ctx: &Context, facts: &BannerFacts) {
        let strip = ctx.content_rect().shrink(8.0);
        let banner = facts.cut(Scale::of(ctx), strip).0;
        in_window(ctx, Id::new("match"), Order::Background, |ui, _| show(ui, banner, facts));
    }

    #[test]
    fn the_banner_fits_in_every_window_and_language() {
        let seats = |count| Seat::all(count).collect::<Seats>();
        let names = Seat::all(5).map(|seat| names::name(&[], seat)).collect::<Vec<_>>();
        let pseudo = Translations::built_in(Language::PSEUDO);
        assert_eq!(
            draw_rects(WINDOWS[0], |ctx| draw(ctx, &BannerFacts::default())),
            [],
            "an empty banner draws nothing"
        );
        let link = "http://192.168.178.123:8080/#0123456789abcdef.0123456789abcdef0123456789abcdef".to_owned();
        let cases = [
            (seats(1), vec![], None),
            (seats(5), vec![Seat(1)], None),
            (seats(1), vec![Seat(3), Seat(4)], None),
            (seats(1), vec![Seat(2)], Some((link.clone(), vec![Seat(3)]))),
            (seats(5), vec![], Some((link, Seat::all(5).collect()))),
        ];
        for (may_act, away, invitation) in cases {
            let facts = BannerFacts { may_act, names: names.clone(), away, invitation };
            for window in WINDOWS {
                let all = draw_rects(window, |ctx| draw(ctx, &facts));
                assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {facts:?}");
            }
            for window in narrow() {
                let all = draw_rects_in(&pseudo, window, |ctx| draw(ctx, &facts));
                let found: Vec<_> = overflow_faults(&all, window).into_iter().chain(untranslated_texts(&all)).collect();
                assert_eq!(found, Vec::<String>::new(), "{window:?} {facts:?}");
            }
        }
    }
}
