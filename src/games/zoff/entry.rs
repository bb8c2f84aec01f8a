//! The registration of Zoff in Buffalo in the list of games.

use tabletop::{Game, Level, records::Recorded};
use zoff::{Variants, Zoff};
#[cfg(feature = "window")]
use {
    super::signs,
    crate::{
        game_screen::deeds::{Chosen, Deeds, OnScreen, Picture},
        kiosk::Staff,
        menu::saves_sheet::flat,
        owners::Owners,
        screens::results,
        ui::rules,
    },
    bevy::prelude::App,
    bevy_egui::egui::{Context, Rect, Ui},
    std::sync::Arc,
    tabletop::records,
    zoff::{Position, Rulebook, Setting},
};

use crate::{game::Entry, games, lessons::Taught, playable::Playable};

/// Zoff in Buffalo as an entry in the list of games.
pub const GAME: Entry = Entry {
    word: Zoff::TITLE,
    help: "Zoff in Buffalo",
    key: Zoff::KEY,
    levels: Zoff::LEVELS,
    other: Level::Easy,
    lessons: Zoff::LESSONS,
    sorts_hand: false,
    // The median game takes five to six minutes at eight seconds per action. New players need longer to choose.
    quick_minutes: 10,
    has_boards: false,
    rules: &Variants::NAMES,
    setting: games::setting::<Zoff>,
    read: games::read::<Zoff>,
    read_save: games::read_save::<Zoff>,
    plugin: super::plugin,
    turn: super::turn::plugin,
    #[cfg(feature = "window")]
    face: super::face,
    #[cfg(feature = "window")]
    screen: &DEEDS,
};

#[cfg(feature = "window")]
static DEEDS: Deeds = Deeds::of::<Zoff>();

#[cfg(feature = "window")]
impl OnScreen for Zoff {
    const AT_WORK: &'static [Level] = &[Level::Medium, Level::Easy, Level::Medium];

    fn quick(_: &Staff, _: u64) -> Setting {
        Setting::default()
    }

    fn draw_rules(ctx: &Context, _: &Chosen) -> bool {
        rules::draw::<Zoff>(ctx, &Rulebook::default())
    }

    fn results(app: &mut App) {
        results::plain::of::<Zoff>(app);
    }

    fn picture(record: &records::Record<Zoff>, last: Position, _: Owners) -> Arc<dyn Picture> {
        Arc::new(Pastures { book: record.setting.rulebook, seen: last.seen_by(&record.setting, None) })
    }
}

/// A small picture of the prairies with their cows.
#[cfg(feature = "window")]
#[derive(Debug)]
pub struct Pastures {
    /// The rules that list the prairies.
    pub book: Rulebook,
    /// The position as a spectator sees it.
    pub seen: Position,
}

#[cfg(feature = "window")]
impl Picture for Pastures {
    fn paint(&self, ui: &Ui, place: Rect) {
        signs::pastures(ui.painter(), flat(place), &self.book, &self.seen);
    }
}
