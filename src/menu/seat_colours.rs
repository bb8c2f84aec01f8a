//! The colours of the seats in the draft, and their names.

use super::draft::Draft;
use crate::{game_screen::screen_actions, seats::names::colour, texts::Text, theme::player_colours::AllPlayerColours};
use tabletop::Seat;

impl Draft {
    /// Returns the name of a seat in a game with fixed colours; `None` if people choose their colours.
    fn fixed_colour(&self, place: usize) -> Option<Text> {
        let (setting, seats) = (self.setting(), self.count.max(place + 1) as u8);
        (screen_actions::of(self.title).seat_name)(&setting, seats, Seat(place as u8))
    }

    /// Returns true if people choose their colours. Some games have fixed colours.
    pub fn chooses_colours(&self) -> bool {
        self.fixed_colour(0).is_none()
    }

    /// Returns the name of a seat: the name of its colour, if it has one.
    pub fn seat_name(&self, place: usize) -> Text {
        self.fixed_colour(place).unwrap_or_else(|| colour(self.owners.of(place)))
    }

    /// Returns the fixed colours of the seats, if the game has them.
    pub fn player_colours(&self) -> AllPlayerColours {
        (screen_actions::of(self.title).player_colours)(&self.setting(), self.count as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::Title, texts::Translations};

    #[test]
    fn seats_are_named_after_the_colours_of_the_selected_game() {
        let mut draft = Draft::default();
        let called = |draft: &Draft| -> Vec<String> {
            (0..draft.count).map(|place| Translations::default().tr(draft.seat_name(place)).to_string()).collect()
        };
        draft.set_count(3);
        let owners = called(&draft);
        assert_eq!(owners, ["Blue", "Vermilion", "Charcoal"]);
        assert!(draft.chooses_colours() && draft.player_colours().iter().all(Option::is_none));
        draft.set_title(Title::HabGut);
        assert_eq!((called(&draft), draft.chooses_colours()), (owners, true));
        draft.set_title(Title::Zoff);
        assert_eq!((called(&draft).concat(), draft.chooses_colours()), ("BluePinkGreen".to_owned(), false));
        assert!(draft.player_colours()[..3].iter().all(Option::is_some));
        // Before the auction, no seat has a colour.
        draft.switch("auction", true);
        assert_eq!(called(&draft), ["Player 1", "Player 2", "Player 3"]);
    }
}
