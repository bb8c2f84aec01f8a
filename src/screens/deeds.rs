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
    pub(super) lay: fn(&mut World) -> Result,
    pub(super) clear: fn(&mut World),
    pub(super) end_lesson: fn(&mut World),
    pub(super) lesson: fn(&mut World, &'static str, bool, &LessonFile),
    pub(super) play: fn(&mut World, NewGame),
    pub(super) resume: fn(&mut World, &Record, Running),
    /// Whether it is over; else why it is no game.
    pub(super) is_over: fn(&Record) -> Result<bool, Text>,
    pub(super) open_replay: fn(&mut World, &Record),
    pub(super) hand_out: fn(&mut World),
    pub(super) report: fn(&World, &report::Program<Settings>) -> String,
    pub(super) again: fn(&mut World, Option<Level>),
    pub(super) seek: fn(&mut World, usize),
    pub(super) glance: fn(&mut World, usize, Option<usize>),
    pub(super) look_at_now: fn(&mut World),
    pub(super) end_glance: fn(&mut World),
    pub(super) give_up: fn(&mut World),
    pub(super) draw_rules: fn(&Context, &Chosen) -> bool,
    /// What a seat of a game that has not begun is called, where it has colours of its own.
    pub(super) called: fn(&game::Setting, u8, Seat) -> Option<Text>,
    pub(super) liveries: fn(&game::Setting, u8) -> Liveries,
    /// What everybody is called at the end of a record, and who is to act.
    pub(super) players: fn(&Record, &Person) -> Option<(Vec<Who>, Option<Seat>)>,
    pub(super) seen: fn(&Record, &Person) -> Result<Seen, Broken>,
    pub(super) quick: fn(&Staff, u64) -> game::Setting,
    pub(super) quick_line: fn(Level, u8) -> Text,
    pub(super) staff_choose_level: bool,
    pub(super) at_work: &'static [Level],
    pub(super) remember: fn(&mut App),
    pub(super) attract: fn(&mut App),
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) watch: fn(&mut App),
    pub(super) results: fn(&mut App),
}

/// What can be done with a game of the box.
pub(super) fn of(title: Title) -> &'static Deeds {
    title.entry().screen.downcast_ref().expect("every game registers what the screens do with it")
}

/// That of all games, in the order of the box.
pub(super) fn all() -> impl Iterator<Item = &'static Deeds> {
    Title::ALL.into_iter().map(of)
}
