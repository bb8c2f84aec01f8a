//! The button bar shared by the match screens of all games: layout, appearance, and the action of each button.

use super::{Press, Scene, hint};
use crate::{
    playback::AnimatedGame,
    seats::{Tap, input::HandlesTouches, taps::Undo},
    theme::{colours::REFUSED, marks},
    widgets::prelude::*,
};

/// A button of the bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Button {
    /// Opens the menu.
    Menu,
    /// Asks for a hint.
    Hint,
    /// Opens or closes the log, on screens where it is a drawer. This must be the last variant, because `COUNT` is
    /// derived from it.
    Log,
}

/// The number of buttons.
const COUNT: usize = Button::Log as usize + 1;
/// The buttons in the row of every game, from right to left. Each game positions its other buttons itself.
const EVERYWHERE: &[Button] = &[Button::Menu];

/// The rectangles of the buttons in one window. A button that the game draws elsewhere has no rectangle here.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Bar([Option<(Button, Rect)>; COUNT]);

impl Bar {
    /// Cuts the buttons common to all games off the right end of `row`, each `width` px wide and followed by a gap. The
    /// rest stays in `row`.
    pub fn cut(row: &mut Rect, width: f32, gap: f32) -> Bar {
        let mut bar = Bar::default();
        EVERYWHERE.iter().for_each(|button| bar.put(*button, row.cut_right(width, gap)));
        bar
    }

    /// Adds a button at this rectangle. The Tab key reaches it after the buttons added before.
    pub fn put(&mut self, button: Button, place: Rect) {
        let free = self.0.iter_mut().find(|place| place.is_none());
        *free.expect("each button is added once") = Some((button, place));
    }

    /// The rectangle of a button.
    pub fn place(&self, button: Button) -> Option<Rect> {
        self.0.iter().flatten().find(|(other, _)| *other == button).map(|(_, place)| *place)
    }

    /// All rectangles; presses in them do not reach the table.
    pub fn places(&self) -> impl Iterator<Item = Rect> {
        self.0.iter().flatten().map(|(_, place)| *place)
    }

    /// All rectangles, mutable.
    pub fn places_mut(&mut self) -> impl Iterator<Item = &mut Rect> {
        self.0.iter_mut().flatten().map(|(_, place)| place)
    }

    /// Draws the bar and returns the press, if any.
    pub fn show<G: HandlesTouches, Own>(&self, ui: &Ui, facts: &BarFacts) -> Option<Press<G, Own>> {
        let each = self.0.iter().flatten();
        each.fold(None, |pressed, (button, place)| draw(ui, *button, *place, facts).or(pressed))
    }
}

/// The state of the buttons in one frame.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct BarFacts {
    /// The undo that is available to the viewer.
    pub undo: Undo,
    /// True if a hint can be requested; `None` if there is no hint button.
    pub hint: Option<bool>,
    /// True if a look back can be opened; `None` if there is no look-back button.
    pub look_back: Option<bool>,
    /// While the log is open, the icon that shows the direction in which it closes.
    pub log_close_icon: Option<&'static str>,
    /// True while the connection to the server is lost.
    pub is_lost: bool,
}

impl<G: AnimatedGame> Scene<'_, '_, G> {
    /// The undo that is available to the viewer.
    pub fn undo(&self) -> Undo {
        if self.is_replay() {
            return Undo::default();
        }
        self.summary.undo_now(&self.seating, self.playback.is_turn_of(|seat| !self.seating.is_person(seat)))
    }

    /// The current state of the buttons. `acts` is true if the viewer may act.
    pub fn bar(&self, acts: bool) -> BarFacts {
        let undo = self.undo();
        let is_lost = self.online.as_ref().is_some_and(|online| online.is_lost());
        BarFacts { undo, hint: Some(acts), look_back: self.look_back(), log_close_icon: None, is_lost }
    }
}

/// Returns true if a button at this place has room for a word beside its icon.
pub fn has_room_for_word(place: Rect) -> bool {
    place.width() > 2.0 * place.height()
}

/// Draws a button and returns the press, if any.
fn draw<G: HandlesTouches, Own>(ui: &Ui, button: Button, place: Rect, facts: &BarFacts) -> Option<Press<G, Own>> {
    let pressed = |icon, name| button_at(ui, place, &ButtonLook::icon(icon, ui.tr(name))).clicked();
    match button {
        Button::Menu if facts.is_lost => {
            let is_pressed = pressed(icons::LIST, text!("hud-menu-lost"));
            lost_sign(ui, place);
            is_pressed.then_some(Press::Menu)
        }
        Button::Menu => pressed(icons::LIST, text!("hud-menu")).then_some(Press::Menu),
        Button::Hint => hint::button(ui, place, facts.hint?).then_some(Press::Tap(Tap::Hint)),
        Button::Log => {
            let look = ButtonLook::icon(facts.log_close_icon.unwrap_or(icons::SCROLL), ui.tr(text!("log")));
            let look = ButtonLook { icon_only: !has_room_for_word(place), ..look };
            button_at(ui, place, &look).clicked().then_some(Press::Log)
        }
    }
}

/// Paints the sign for a lost connection in the corner of the menu button: a cross on a dark disc. The menu says why.
fn lost_sign(ui: &Ui, button: Rect) {
    let scale = Scale::of(ui.ctx());
    let inside = button.shrink(scale.hairline() * 2.0);
    let disc = Align2::RIGHT_TOP.align_size_within_rect(Vec2::splat(button.size().min_elem() * 0.4), inside);
    ui.painter().circle(disc.center(), disc.width() / 2.0, REFUSED.egui(), Stroke::new(scale.hairline(), PAPER));
    marks::mark(ui.painter(), disc.scale_from_center(0.5), Mark::Cross, PAPER);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_are_cut_from_a_row_and_mirrored_for_the_left_hand() {
        let window = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 300.0));
        let mut row = window.with_max_y(50.0);
        let mut bar = Bar::cut(&mut row, 50.0, 10.0);
        bar.put(Button::Hint, row.cut_right(70.0, 10.0));
        let all = EVERYWHERE.len() as f32 * 60.0 + 80.0;
        assert_eq!((row.left(), row.right()), (0.0, 400.0 - all));
        let menu = bar.place(Button::Menu).expect("every game has a menu button");
        assert_eq!((menu.left(), menu.right(), bar.place(Button::Log)), (350.0, 400.0, None));
        mirror(window, bar.places_mut());
        assert_eq!(bar.place(Button::Menu), Some(menu.translate(vec2(-350.0, 0.0))));
        assert_eq!(bar.place(Button::Hint).map(|hint| hint.right()), Some(all - 10.0));
    }
}
