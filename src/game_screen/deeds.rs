//! What the screens do with a game of the box, whichever it is.

use std::{any::Any, fmt::Debug, sync::Arc};

use bevy::prelude::*;
use bevy_egui::egui::{Context, Rect, Ui};
use tabletop::{Level, Seat, records};

use crate::{
    game::{self, Record, Title},
    kiosk::Staff,
    lessons::{LessonFile, Taught},
    owners::Owners,
    person::Person,
    playback::Shown,
    record::{report, save::Broken, slots::Running},
    settings::Settings,
    texts::{Text, Who, text},
    theme::livery::Liveries,
    ui::wishes::NewGame,
};

/// The rules that are chosen on the set-up page, where they have numbers.
pub type Chosen = hacienda_rules::Rulebook;

/// What the screens ask of a game.
pub trait OnScreen: Taught + Shown {
    /// The computer players whom a kiosk shows at work: neither helpless nor slow.
    const AT_WORK: &'static [Level];
    /// Whether staff of a kiosk choose the level of a quick game; else it is against two of a low one.
    const STAFF_CHOOSE_LEVEL: bool = false;

    /// The rules of a quick game at a kiosk, whose cards come from this number.
    fn quick(staff: &Staff, seed: u64) -> Self::Setting;

    /// What a stranger is told of a quick game.
    fn quick_line(_: Level, minutes: u8) -> Text {
        text!("kiosk-play-other", minutes = minutes)
    }

    /// Puts the table that lies there on the stage, as a picture.
    ///
    /// # Errors
    /// When there is none.
    fn lay(_: &mut World) -> Result {
        Ok(())
    }

    /// Draws its rules over the first screen, with the numbers that are chosen where it has some; whether they are left.
    fn draw_rules(ctx: &Context, chosen: &Chosen) -> bool;

    /// Adds the sheet on which it tells how a game ended.
    fn results(app: &mut App);

    /// How far a saved game has come, and the name of its board or of the game.
    fn saved(record: &records::Record<Self>, _last: &Self::Position) -> (Text, Text) {
        (text!("setup-saved-actions", actions = record.actions.len()), text!("game-title", title = Title::of::<Self>()))
    }

    /// What lies on the table of a saved game, as everybody may see it.
    fn picture(record: &records::Record<Self>, last: Self::Position, owners: Owners) -> Arc<dyn Picture>;
}

/// What lies on the table of a saved game, as everybody may see it.
pub trait Picture: Any + Debug + Send + Sync {
    /// Paints it into this place.
    fn paint(&self, ui: &Ui, place: Rect);
}

/// What is seen of a record at its end.
#[derive(Debug)]
pub struct Seen {
    /// Who plays.
    pub who: Text,
    /// How far it has come.
    pub far: Text,
    /// The name of its board, or of the game.
    pub name: Text,
    /// What lies on its table, as everybody may see it.
    pub picture: Arc<dyn Picture>,
}

/// What can be done with a game on the table, or one that may come onto it, by somebody who does not know which it is. What is
/// handed in is of this game.
#[derive(Debug)]
pub struct Deeds {
    /// Puts the table that lies there on the stage, as a picture; fails where there is none.
    pub lay: fn(&mut World) -> Result,
    /// Clears its table, if it lies there.
    pub clear: fn(&mut World),
    /// Ends the lesson of it that is taken.
    pub end_lesson: fn(&mut World),
    /// Begins a lesson whose file has come, again or for the first time.
    pub lesson: fn(&mut World, &'static str, bool, &LessonFile),
    /// Begins a game.
    pub play: fn(&mut World, NewGame),
    /// Goes on with a saved game.
    pub resume: fn(&mut World, &Record, Running),
    /// Whether it is over; else why it is no game.
    pub is_over: fn(&Record) -> Result<bool, Text>,
    /// Looks at a record from its beginning.
    pub open_replay: fn(&mut World, &Record),
    /// Gives the record of the game on the table to the player as a file.
    pub hand_out: fn(&mut World),
    /// Tells in a report of a fault what lay on the table.
    pub report: fn(&World, &report::Program<Settings>) -> String,
    /// Begins another game at the same table, against computers of a level where one is given.
    pub again: fn(&mut World, Option<Level>),
    /// Shows a record after so many actions.
    pub seek: fn(&mut World, usize),
    /// Looks back at an action, for a seat or for everybody.
    pub glance: fn(&mut World, usize, Option<usize>),
    /// Ends the look back, if there is one, and shows the table as it is.
    pub look_at_now: fn(&mut World),
    /// Ends the look back.
    pub end_glance: fn(&mut World),
    /// Lets the computer play for whoever gives up.
    pub give_up: fn(&mut World),
    /// Draws its rules over the first screen; tells whether they are left.
    pub draw_rules: fn(&Context, &Chosen) -> bool,
    /// What a seat of a game that has not begun is called, where it has colours of its own.
    pub called: fn(&game::Setting, u8, Seat) -> Option<Text>,
    /// What so many seats wear, where it has colours of its own.
    pub liveries: fn(&game::Setting, u8) -> Liveries,
    /// What everybody is called at the end of a record, and who is to act.
    pub players: fn(&Record, &Person) -> Option<(Vec<Who>, Option<Seat>)>,
    /// What is seen of a record at its end; fails where it cannot be played again.
    pub seen: fn(&Record, &Person) -> Result<Seen, Broken>,
    /// The rules of a quick game at a kiosk, whose cards come from this number.
    pub quick: fn(&Staff, u64) -> game::Setting,
    /// What a stranger is told of a quick game of so many minutes.
    pub quick_line: fn(Level, u8) -> Text,
    /// Whether staff of a kiosk choose the level of a quick game.
    pub staff_choose_level: bool,
    /// The computer players whom a kiosk shows at work.
    pub at_work: &'static [Level],
    /// Adds what keeps a finished game of it.
    pub remember: fn(&mut App),
    /// Adds what a kiosk shows of it while nobody is there.
    pub attract: fn(&mut App),
    /// Adds what tells a watching program of it.
    #[cfg(not(target_arch = "wasm32"))]
    pub watch: fn(&mut App),
    /// Adds the sheet on which it tells how a game ended.
    pub results: fn(&mut App),
}

/// What can be done with a game of the box.
pub fn of(title: Title) -> &'static Deeds {
    title.entry().screen.downcast_ref().expect("every game registers what the screens do with it")
}

/// That of all games, in the order of the box.
pub fn all() -> impl Iterator<Item = &'static Deeds> {
    Title::ALL.into_iter().map(of)
}
