//! Registers Zoff in Buffalo in the list of games.

use tabletop::{Game, Level, records::Recorded};
use zoff::{Variants, Zoff};
#[cfg(feature = "window")]
use {
    super::{game_icons, poster},
    crate::{
        game_screen::{
            poster::{Moment, PosterLayout},
            screen_actions::{ChosenRules, OnScreen, Picture, ScreenActions},
        },
        kiosk::StaffSettings,
        menu::saves_dialog::wide_place,
        owners::Owners,
        screens::results,
        ui::rules,
    },
    bevy::prelude::App,
    bevy_egui::egui::{Context, Painter, Rect, Ui},
    std::sync::Arc,
    tabletop::records,
    zoff::{Position, Rulebook, Setting},
};

use crate::{game::GameInfo, games, lessons::HasLessons, playable::Playable};

/// The entry for Zoff in Buffalo in the list of games.
pub const GAME: GameInfo = GameInfo {
    word: Zoff::TITLE,
    help: "Zoff in Buffalo",
    key: Zoff::KEY,
    levels: Zoff::LEVELS,
    fallback_level: Level::Easy,
    lessons: Zoff::LESSONS,
    sorts_hand: false,
    // The median game takes five to six minutes at eight seconds per action. New players need longer to choose.
    quick_minutes: 10,
    has_boards: false,
    rules: &Variants::NAMES,
    setting: games::setting_with_rules::<Zoff>,
    setting_text: games::setting_text::<Zoff>,
    parse_record: games::parse_record::<Zoff>,
    parse_save: games::parse_save::<Zoff>,
    plugin: super::plugin,
    turn: super::turn::plugin,
    #[cfg(feature = "window")]
    window_plugin: super::ui_plugin,
    #[cfg(feature = "window")]
    screen: &SCREEN_ACTIONS,
};

#[cfg(feature = "window")]
static SCREEN_ACTIONS: ScreenActions = ScreenActions::of::<Zoff>();

#[cfg(feature = "window")]
impl OnScreen for Zoff {
    const ATTRACT_LEVELS: &'static [Level] = &[Level::Medium, Level::Easy, Level::Medium];

    fn quick(_: &StaffSettings, _: u64) -> Setting {
        Setting::default()
    }

    fn draw_rules(ctx: &Context, _: &ChosenRules) -> bool {
        rules::draw::<Zoff>(ctx, &Rulebook::default())
    }

    fn results(app: &mut App) {
        results::line_results::plugin::<Zoff>(app);
    }

    fn poster(painter: &Painter, layout: PosterLayout, moment: Moment) {
        poster::paint(painter, layout, moment);
    }

    fn picture(record: &records::Record<Zoff>, last: Position, _: Owners) -> Arc<dyn Picture> {
        Arc::new(PrairiesPicture { book: record.setting.rulebook, seen: last.seen_by(&record.setting, None) })
    }
}

/// A small picture of the prairies with their cows.
#[cfg(feature = "window")]
#[derive(Debug)]
pub struct PrairiesPicture {
    /// The rulebook, which lists the prairies in play.
    pub book: Rulebook,
    /// The position as a spectator sees it.
    pub seen: Position,
}

#[cfg(feature = "window")]
impl Picture for PrairiesPicture {
    fn paint(&self, ui: &Ui, place: Rect) {
        game_icons::small_prairies(ui.painter(), wide_place(place), &self.book, &self.seen);
    }
}
