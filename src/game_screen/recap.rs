//! The recap of a game on a server: the lines of the log since the person was last here.

use std::ops::Range;

use super::{
    Emblem, Scene,
    log::{self, Line, Place},
};
use crate::{
    playable::PendingMove as _, playback::AnimatedGame, ui::parts::overlay::draw_lowest_dialog, widgets::prelude::*,
};

/// The state of a recap, kept by the HUD of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Recap {
    /// The game, and the number of its actions that count as read, because the person closed the recap.
    read: (u64, usize),
    /// The number of actions before the recap; `None` if the recap is not shown.
    from: Option<usize>,
}

impl Recap {
    /// Updates the recap. `missed` is the game and the actions that were played while the person was away, or `None` if
    /// the recap must wait; `announced` is the number of announced actions. Returns the number of actions before the
    /// first action to show, if there is a recap.
    pub fn update(&mut self, missed: Option<(u64, Range<usize>)>, announced: usize) -> Option<usize> {
        self.from = missed.and_then(|(game, missed)| {
            let read = if self.read.0 == game { self.read.1 } else { 0 };
            // After an undo, the actions that follow count as unread.
            self.read = (game, read.min(announced));
            let from = missed.start.max(self.read.1);
            (from < missed.end.min(announced)).then_some(from)
        });
        self.from
    }

    /// True if the recap is shown.
    pub fn is_open(&self) -> bool {
        self.from.is_some()
    }

    /// Closes the recap. All actions so far count as read.
    pub fn dismiss(&mut self) {
        if self.from.take().is_some() {
            self.read.1 = usize::MAX;
        }
    }
}

impl<G: AnimatedGame> Scene<'_, '_, G> {
    /// The game, and the numbers of its actions that were played while the person at this screen was away. `None` if
    /// there are none, while the person's hand is covered, and while a selection, a hint or a score sheet needs the
    /// room.
    pub fn missed_actions(&self) -> Option<(u64, Range<usize>)> {
        let online = self.online.as_ref().filter(|_| !self.is_replay() && self.viewer.open().is_some())?;
        let is_free = self.choice.is_empty() && self.hint_prompt().is_none() && !self.playback.has_scoring();
        let missed = online.missed().filter(|_| is_free)?;
        Some((self.log.past()?.id(), missed))
    }
}

/// Draws the recap in the upper part of `area`. Returns its rectangle, and true if it was closed.
pub fn show<E: Emblem, P: Place>(ctx: &Context, area: Rect, lines: &[Line<E, P>]) -> (Rect, bool) {
    let scale = Scale::of(ctx);
    let (pad, gap, target) = (scale.pad(), scale.gap(0.5), scale.target());
    let width = scale.column(440.0).min(area.width());
    let head = target + gap + 2.0 * pad;
    let list = log::recap_height(ctx, lines, width - 2.0 * pad, (area.height() - head).max(target));
    let rect = Align2::CENTER_TOP.align_size_within_rect(vec2(width, head + list), area);
    let is_closed = draw_lowest_dialog(ctx, "recap", rect, |ui| {
        let mut inner = rect.shrink(pad);
        let mut top = inner.cut_top(target, gap);
        let cross = top.cut_right(target, gap);
        lines_in(ui, top, Align2::LEFT_CENTER, &ui.tr(text!("insight-recap")), Type::Strong, INK);
        let is_closed = button_at(ui, cross, &ButtonLook::icon(Mark::Cross, ui.tr(text!("hud-close")))).clicked();
        log::recap_list(ui, inner, lines);
        is_closed
    });
    (rect, is_closed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game_screen::log::LineKind,
        texts::{Language, Translations, Untranslated},
        ui::checks::{both_orientations, draw_rects_in, faults, tap},
    };
    use tabletop::Seat;

    #[test]
    fn the_recap_lists_what_was_missed_until_it_is_closed() {
        let mut recap = Recap::default();
        assert_eq!(recap.update(None, 5), None);
        assert_eq!(recap.update(Some((1, 3..8)), 9), Some(3));
        assert_eq!(recap.update(None, 9), None, "the recap waits while something else needs the room");
        assert_eq!(recap.update(Some((1, 3..8)), 9), Some(3));
        recap.dismiss();
        assert!(!recap.is_open());
        assert_eq!(recap.update(Some((1, 3..8)), 9), None);
        assert_eq!(recap.update(Some((1, 3..8)), 10), None, "the recap stays closed when the person plays on");
        assert_eq!(recap.update(Some((1, 3..14)), 14), Some(9), "a new absence opens the recap again");
        assert_eq!(recap.update(Some((1, 0..2)), 2), None, "after an undo, every action is read");
        assert_eq!(recap.update(Some((1, 0..4)), 4), Some(2), "the actions after the undo are unread");
        assert_eq!(recap.update(Some((2, 0..4)), 4), Some(0), "in another game, every action is unread");
    }

    /// A log in which two players pass twice each.
    fn lines() -> Vec<Line<Seat>> {
        let turn = |seat: u8| Line {
            kind: LineKind::Turn { emblem: Some(Seat(seat)), ruled: seat > 0 },
            text: Text::untranslated(Untranslated::name(if seat == 0 { "Ana" } else { "Ben" })),
        };
        let passed = || Line { kind: LineKind::Done(None), text: text!("log-passed") };
        (0..2).flat_map(|seat| [turn(seat), passed(), passed()]).collect()
    }

    #[test]
    fn the_recap_fits_in_every_window_and_has_a_close_button() {
        let area = |ctx: &Context| ctx.content_rect().shrink(20.0);
        for words in Language::OFFERED.map(Translations::from_repository) {
            for window in both_orientations() {
                let all = draw_rects_in(&words, window, |ctx| {
                    show(ctx, area(ctx), &lines());
                });
                assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?}");
            }
        }
        for window in both_orientations() {
            let mut closed = 0;
            tap(window, "Close", |ctx| closed += usize::from(show(ctx, area(ctx), &lines()).1));
            assert_eq!(closed, 1, "{window:?}");
        }
    }
}
