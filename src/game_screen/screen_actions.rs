//! The operations that the screens perform on a game, independent of its type.

use std::{any::Any, fmt::Debug, sync::Arc};

use bevy::prelude::*;
use bevy_egui::egui::{Context, Painter, Rect, Ui};
use online::{Commitment, Joined};
use tabletop::{Level, Seat, records};

use super::poster::{Moment, PaintScene, PosterLayout};
use crate::{
    game::{self, Record, Title},
    kiosk::StaffSettings,
    lessons::{HasLessons, LessonFile},
    online::{JoinError, VerifyError},
    owners::Owners,
    playback::AnimatedGame,
    profile::Profile,
    record::{report, save::Broken, slots::CurrentSlot},
    settings::Settings,
    texts::{Text, Who, text},
    theme::player_colours::AllPlayerColours,
    ui::requests::NewGame,
};

/// The rulebook chosen on the set-up page; only Hacienda offers this choice.
pub type ChosenRules = hacienda_rules::Rulebook;

/// The properties and functions of a game that the screens need.
pub trait OnScreen: HasLessons + AnimatedGame {
    /// The levels that play in the attract mode of a kiosk: neither the weakest nor the slowest.
    const ATTRACT_LEVELS: &'static [Level];
    /// True if kiosk staff choose the level of a quick game. If false, a quick game has two weak opponents.
    const STAFF_CHOOSE_LEVEL: bool = false;

    /// The setting of a quick game at a kiosk. If several are possible, for example on different boards, `seed` selects
    /// one.
    fn quick(staff: &StaffSettings, seed: u64) -> Self::Setting;

    /// The line that describes a quick game to visitors.
    fn quick_line(_: Level, minutes: u8) -> Text {
        text!("kiosk-play-other", minutes = minutes)
    }

    /// Displays the current table on the 3D stage. By default, does nothing.
    ///
    /// # Errors
    /// Fails if the game uses the stage but has no table.
    fn show_table(_: &mut World) -> Result {
        Ok(())
    }

    /// Draws the rules page of the game over the first screen. A game whose rules can be chosen shows the chosen rules.
    /// Returns true if the player leaves the page.
    fn draw_rules(ctx: &Context, chosen: &ChosenRules) -> bool;

    /// Adds the results dialog of the game.
    fn results(app: &mut App);

    /// The progress of a saved game, and the name of its board, or of the game if it has no boards.
    fn saved(record: &records::Record<Self>, _last: &Self::Position) -> (Text, Text) {
        (text!("setup-saved-actions", actions = record.actions.len()), text!("game-title", title = Title::of::<Self>()))
    }

    /// Paints the scene on the poster of the game, below and behind the lettering.
    fn poster(painter: &Painter, layout: PosterLayout, moment: Moment);

    /// The picture of a saved game's table, without hidden information.
    fn picture(record: &records::Record<Self>, last: Self::Position, owners: Owners) -> Arc<dyn Picture>;
}

/// The picture of a saved game's table, without hidden information.
pub trait Picture: Any + Debug + Send + Sync {
    /// Paints the picture into this rectangle.
    fn paint(&self, ui: &Ui, place: Rect);
}

/// A summary of a record at its last position.
#[derive(Debug)]
pub struct RecordSummary {
    /// The players.
    pub who: Text,
    /// The progress of the game.
    pub progress: Text,
    /// The name of its board, or of the game if it has no boards.
    pub name: Text,
    /// The picture of its table, without hidden information.
    pub picture: Arc<dyn Picture>,
}

/// The operations of one game, as functions that hide its type. Settings and records passed to them must belong to
/// this game.
#[derive(Debug)]
pub struct ScreenActions {
    /// Displays the current table on the 3D stage, if the game uses it. Fails if there is no table to display.
    pub show_table: fn(&mut World) -> Result,
    /// Clears the table, and resets everything that belongs to this game.
    pub clear: fn(&mut World),
    /// Ends the running lesson of this game.
    pub end_lesson: fn(&mut World),
    /// Starts a lesson whose file is loaded. If the flag is true, it starts at the first step even if the learner left
    /// it halfway.
    pub lesson: fn(&mut World, &'static str, bool, &LessonFile),
    /// Starts a game.
    pub play: fn(&mut World, NewGame),
    /// Lays out a table that is played on a server, and shows it. The number is the seed of the imagined hidden
    /// information and must be independent of the server's seed.
    pub join: fn(&mut World, &Joined, u64) -> Result<(), JoinError>,
    /// Checks the record of a finished game that was played on a server, and stores it as the past of the game in play.
    /// Fails with the first difference from the game as it was seen.
    pub publish: fn(&mut World, &Commitment, &str, &str) -> Result<(), VerifyError>,
    /// Resumes a saved game.
    pub resume: fn(&mut World, &Record, CurrentSlot),
    /// Returns true if the game of the record is over, or an error message if the record cannot be replayed.
    pub is_over: fn(&Record) -> Result<bool, Text>,
    /// Opens a replay at its beginning.
    pub open_replay: fn(&mut World, &Record),
    /// Offers the record of the current game to the player as a file.
    pub export: fn(&mut World),
    /// Describes the current game in a fault report.
    pub report: fn(&World, &report::Program<Settings>) -> String,
    /// Starts another game with the same seating. A level, if given, replaces the levels of all computer players.
    pub play_again: fn(&mut World, Option<Level>),
    /// Goes to the position after this number of actions in a replay or a look back.
    pub seek: fn(&mut World, usize),
    /// Opens a look back at the position after this number of actions. If a second number is given, the look back plays
    /// on to that action and then ends by itself. Does nothing while a scoring has yet to be shown.
    pub look_back: fn(&mut World, usize, Option<usize>),
    /// Ends the look back, if any, and shows the current position.
    pub look_at_now: fn(&mut World),
    /// Ends a look back that has shown its last action.
    pub end_look_back: fn(&mut World),
    /// Lets the computer play for a player who gives up.
    pub give_up: fn(&mut World),
    /// Draws the rules page of the game over the first screen. Returns true if the player leaves it.
    pub draw_rules: fn(&Context, &ChosenRules) -> bool,
    /// The name of a seat before the game begins, if the game assigns colours.
    pub seat_name: fn(&game::Setting, u8, Seat) -> Option<Text>,
    /// The player colours for this number of seats, if the game assigns them.
    pub player_colours: fn(&game::Setting, u8) -> AllPlayerColours,
    /// The names of all players at the end of a record, and the seat to act. `None` if it cannot be replayed.
    pub players: fn(&Record, &Profile) -> Option<(Vec<Who>, Option<Seat>)>,
    /// Summarises a record at its last position. Fails if it cannot be replayed.
    pub summarize: fn(&Record, &Profile) -> Result<RecordSummary, Broken>,
    /// Paints the scene on the poster of the game.
    pub poster: PaintScene,
    /// The setting of a quick game at a kiosk. If several are possible, the number selects one.
    pub quick: fn(&StaffSettings, u64) -> game::Setting,
    /// The line for visitors that describes a quick game against this level, with its length in minutes.
    pub quick_line: fn(Level, u8) -> Text,
    /// True if kiosk staff choose the level of a quick game.
    pub staff_choose_level: bool,
    /// The levels that play in the attract mode of a kiosk.
    pub attract_levels: &'static [Level],
    /// Adds the system that stores finished games in the profile.
    pub remember: fn(&mut App),
    /// Adds the attract mode of a kiosk.
    pub attract: fn(&mut App),
    /// Adds the system that reports the record of the game to the watchdog.
    #[cfg(not(target_arch = "wasm32"))]
    pub watch: fn(&mut App),
    /// Adds the results dialog of the game.
    pub results: fn(&mut App),
}

/// The operations of a game.
pub fn of(title: Title) -> &'static ScreenActions {
    title.info().screen.downcast_ref().expect("every game registers its screen actions")
}

/// The operations of all games, in display order.
pub fn all() -> impl Iterator<Item = &'static ScreenActions> {
    Title::ALL.into_iter().map(of)
}
