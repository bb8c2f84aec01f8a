//! The players of a game: people act by touch, mouse and keyboard, computer players by thinking. Both produce an
//! `Intent`.

use bevy::prelude::*;

use tabletop::{Level, Seat, Seats};

use crate::{
    owners::{Owner, Owners},
    table::is_on_table,
};

pub mod bot;
pub mod hint;
pub mod input;
pub mod leave_seat;
pub mod look_back;
pub mod names;
pub mod people;
pub mod replay;
pub mod sides;
pub mod summary;
pub mod taps;
pub mod viewer;
mod wait_timer;

pub use hint::Hint;
use input::HandlesTouches;
pub use people::Name;
pub use sides::{Side, Sides};
pub use summary::SeatSummary;
pub use taps::Tap;
pub use viewer::{PointedPlace, ScreenViewer};

/// The player of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person at this screen.
    Human,
    /// A person whose actions come from a record.
    Recorded,
    /// A person at another screen.
    Remote,
    /// A computer player.
    Bot(Level),
}

impl PlayerKind {
    /// The fixed name on the command line and in records.
    pub fn word(self) -> &'static str {
        match self {
            PlayerKind::Human | PlayerKind::Recorded | PlayerKind::Remote => "human",
            PlayerKind::Bot(level) => level.word(),
        }
    }

    /// Finds the player kind with this name.
    pub fn from_word(word: &str) -> Option<PlayerKind> {
        if word == "human" { Some(PlayerKind::Human) } else { Level::from_word(word).map(PlayerKind::Bot) }
    }
}

/// The players by seat. Empty while there is no game.
#[derive(Resource, Debug, Clone, Default)]
pub struct Seating {
    /// The kind of player in each seat.
    pub player_kinds: Vec<PlayerKind>,
    /// The chosen names, by seat. Seats beyond the end of the list have no chosen name.
    pub people: Vec<Name>,
    /// The colours of the pieces, by seat.
    pub owners: Owners,
    /// True if players with phones see this screen.
    pub is_public: bool,
}

impl Seating {
    /// Creates a seating without chosen names or colours.
    pub fn of(player_kinds: Vec<PlayerKind>) -> Seating {
        Seating { player_kinds, ..Seating::default() }
    }

    /// The owner colour of a seat's pieces.
    pub fn owner(&self, seat: Seat) -> Owner {
        self.owners.of(seat.index())
    }

    /// The name that the person in a seat has chosen, if any.
    pub fn person(&self, seat: Seat) -> Option<&Name> {
        self.people.get(seat.index()).filter(|name| !name.is_none())
    }

    /// The player of a seat; `None` beyond the last seat.
    pub fn player_kind(&self, seat: Seat) -> Option<PlayerKind> {
        self.player_kinds.get(seat.index()).copied()
    }

    /// Returns true if a person at this screen is in the seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        self.player_kind(seat) == Some(PlayerKind::Human)
    }

    /// Returns true if a person is in the seat, at this screen or at another.
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.player_kind(seat), Some(PlayerKind::Human | PlayerKind::Remote))
    }

    /// The seats of people at this screen, in order.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        (0..self.player_kinds.len() as u8).map(Seat).filter(|seat| self.is_human(*seat))
    }

    /// Returns true if several people take part, at this screen or at others.
    pub fn has_several_people(&self) -> bool {
        (0..self.player_kinds.len() as u8).filter(|seat| self.is_person(Seat(*seat))).nth(1).is_some()
    }

    /// Returns true if several people share the screen.
    pub fn is_shared(&self) -> bool {
        self.humans().nth(1).is_some()
    }

    /// Returns true if one person plays at this screen and no other player sees it.
    pub fn is_private(&self) -> bool {
        self.humans().count() == 1 && !self.is_public
    }

    /// Returns true if other players could see the hand of a person at this screen.
    pub fn hides_hands(&self) -> bool {
        self.humans().next().is_some() && !self.is_private()
    }

    /// Returns the seat that starts the next game: the seat after `before`, which started the last game. Only the
    /// starting seat moves on; people keep their seats, names and colours, so everybody has each position in the turn
    /// order once per round of games. Returns `None` if fewer than two people share the screen, in which case the
    /// starting seat is drawn again.
    pub fn next_starting_seat(&self, before: Seat) -> Option<Seat> {
        self.is_shared().then(|| Seat((before.0 + 1) % self.player_kinds.len() as u8))
    }

    /// Returns true if it is the turn of a person at this screen.
    pub fn human_to_act(&self, may_act: Seats) -> bool {
        may_act.iter().any(|seat| self.is_human(seat))
    }

    /// Returns true if a person at this screen is in the seat and may act now.
    pub fn human_may_act(&self, may_act: Seats, seat: Seat) -> bool {
        self.is_human(seat) && may_act.has(seat)
    }
}

/// True if earlier actions are still being shown. Computer players do not act until it is false. The code that shows
/// the actions sets it.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Busy(pub bool);

/// The order in which seats process input.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatSystems {
    /// The viewer is updated.
    Viewer,
    /// Confirmation questions are asked.
    Questions,
    /// Taps change the selection and play actions.
    Input,
    /// Actions are undone.
    Undo,
}

/// Adds the resources and systems shared by the seats of all games.
pub fn plugin(app: &mut App) {
    app.init_resource::<Seating>()
        .init_resource::<Busy>()
        .init_resource::<ScreenViewer>()
        .init_resource::<PointedPlace>()
        .init_resource::<taps::SkipConfirmation>()
        .init_resource::<taps::StaleInput>()
        .init_resource::<bot::FastForward>()
        .init_resource::<SeatSummary>()
        .add_message::<Tap>()
        .add_message::<viewer::HandTimeout>()
        .configure_sets(
            Update,
            (SeatSystems::Viewer, SeatSystems::Questions, SeatSystems::Input, SeatSystems::Undo)
                .chain()
                .in_set(crate::AppSystems::Input),
        )
        .add_systems(
            Update,
            (
                (viewer::follow, viewer::turn_down).chain().in_set(SeatSystems::Viewer),
                taps::reset_stale_input.after(SeatSystems::Input).before(SeatSystems::Undo),
                bot::update_fast_forward.in_set(crate::AppSystems::Think),
            ),
        );
}

/// Adds the resources and systems of the seats of a game.
pub fn game_plugin<G: HandlesTouches>(app: &mut App) {
    app.init_resource::<G::PendingMove>().init_resource::<Hint<G>>().init_resource::<bot::Bots<G>>();
    app.add_message::<G::Touch>().add_systems(
        Update,
        (
            input::handle_input::<G>.in_set(SeatSystems::Input),
            taps::handle_undo_taps::<G>.in_set(SeatSystems::Undo).run_if(is_on_table::<G>),
            look_back::handle_replay_taps::<G>.in_set(SeatSystems::Input),
            summary::update_summary::<G>
                .run_if(is_on_table::<G>)
                .after(crate::AppSystems::Play)
                .before(crate::AppSystems::Render),
            (bot::think::<G>, hint::think::<G>, replay::advance::<G>)
                .chain()
                .after(bot::update_fast_forward)
                .in_set(crate::AppSystems::Think),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_people_take_turns_to_start() {
        let bot = PlayerKind::Bot(Level::Greedy);
        let after = |player_kinds: &[PlayerKind], before: u8| {
            Seating::of(player_kinds.to_vec()).next_starting_seat(Seat(before))
        };
        let people = [PlayerKind::Human; 3];
        assert_eq!([0, 1, 2].map(|before| after(&people, before)), [1, 2, 0].map(|seat| Some(Seat(seat))));
        assert_eq!(
            after(&[PlayerKind::Human, bot, PlayerKind::Human], 0),
            Some(Seat(1)),
            "a computer player may start, too"
        );
        assert_eq!(after(&[PlayerKind::Human, bot], 0), None, "the starting seat is drawn");
    }
}
