//! The banner that a screen without a seat shows in place of a hand: the players to act, in type large enough for a
//! hall, and the people who are away.

use tabletop::{Seat, Seats};

use crate::{emblems, seats::names, texts::Who, widgets::prelude::*};

/// The data of the banner.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct BannerFacts {
    /// The seats that may act.
    pub may_act: Seats,
    /// The names of the players, by seat.
    pub names: Vec<Who>,
    /// The seats of people who are away.
    pub away: Vec<Seat>,
}

/// The preferred height of the banner.
pub fn height(scale: Scale) -> f32 {
    let text = if scale.is_compact() { scale.text(28.0) } else { scale.text(48.0) };
    (text * 1.3 + 2.0 * scale.gap(1.0)).max(scale.target()).round()
}

/// Cuts the banner off the lower end of the strip reserved for a hand. Returns the banner, and the remaining height for
/// the board.
pub fn cut(scale: Scale, strip: Rect) -> (Rect, f32) {
    let banner = strip.with_min_y(strip.bottom() - height(scale).min(strip.height()));
    (banner, banner.top() - strip.top())
}

/// Returns the first of these text styles in which the text is at most `room` wide.
fn largest(ui: &Ui, said: &Translated, steps: &[Type], room: f32) -> Option<Type> {
    steps.iter().copied().find(|step| text_width(ui.ctx(), said, *step) <= room)
}

/// Draws the banner, unless the game is over and everybody is present. If there is no room for names, only the emblems
/// show who is to act.
pub fn show(ui: &mut Ui, rect: Rect, facts: &BannerFacts) {
    let scale = Scale::of(ui.ctx());
    let acting: Vec<Seat> = facts.may_act.iter().collect();
    if acting.is_empty() && facts.away.is_empty() {
        return;
    }
    style::panel(ui, "turn", rect, |ui| {
        let (gap, mut area) = (scale.gap(1.0), rect.shrink2(vec2(scale.pad(), scale.gap(0.5))));
        let away = names::players(&facts.names, &facts.away);
        if let Some(away) = away.map(|players| ui.tr(text!("phones-away", players = players)))
            && let Some(step) = largest(ui, &away, &[Type::Title, Type::Lead, Type::Body], area.width() * 0.45)
        {
            let wide = text_width(ui.ctx(), &away, step).ceil() + 1.0;
            line_in(ui, area.cut_right(wide, 2.0 * gap), Align2::RIGHT_CENTER, &away, step, INK_MUTED);
        }
        let side = area.height().min(area.width() / (acting.len() as f32 + 1.0));
        for seat in &acting {
            let medal = Rect::from_center_size(area.cut_left(side, gap).center(), Vec2::splat(side));
            emblems::medal(ui.painter(), medal, *seat, Tone::Full);
        }
        let Some(players) = names::players(&facts.names, &acting) else { return };
        let said = match acting.as_slice() {
            [seat] => text!("phones-turn", who = &names::name(&facts.names, *seat)),
            _ => players,
        };
        area.cut_left(0.0, gap);
        let said = ui.tr(said);
        let steps = if scale.is_compact() {
            [Type::Title, Type::LeadStrong, Type::Body]
        } else {
            [Type::Poster, Type::Headline, Type::Lead]
        };
        if let Some(step) = largest(ui, &said, &steps, area.width()) {
            line_in(ui, area, Align2::LEFT_CENTER, &said, step, INK);
        }
    });
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
        let banner = cut(Scale::of(ctx), strip).0;
        in_window(ctx, Id::new("match"), Order::Background, |ui, _| show(ui, banner, facts));
    }

    #[test]
    fn the_banner_fits_in_every_window_and_language() {
        let seats = |count| Seat::all(count).collect::<Seats>();
        let names = Seat::all(5).map(|seat| names::name(&[], seat)).collect::<Vec<_>>();
        let pseudo = Translations::built_in(Language::PSEUDO);
        assert_eq!(draw_rects(WINDOWS[0], |ctx| draw(ctx, &BannerFacts::default())), [], "there is nothing to show");
        for (may_act, away) in [(seats(1), vec![]), (seats(5), vec![Seat(1)]), (seats(1), vec![Seat(3), Seat(4)])] {
            let facts = BannerFacts { may_act, names: names.clone(), away };
            for window in WINDOWS {
                let all = draw_rects(window, |ctx| draw(ctx, &facts));
                assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {facts:?}");
            }
            for window in narrow() {
                let all = draw_rects_in(&pseudo, window, |ctx| draw(ctx, &facts));
                let odd: Vec<_> = overflow_faults(&all, window).into_iter().chain(untranslated_texts(&all)).collect();
                assert_eq!(odd, Vec::<String>::new(), "{window:?} {facts:?}");
            }
        }
    }
}
