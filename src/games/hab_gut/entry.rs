//! Registers Hab & Gut in the list of games.

use hab_gut::{HabGut, HouseRules};
use tabletop::{Game, Level, records::Recorded};
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
    hab_gut::{Position, Rulebook, Setting},
    std::sync::Arc,
    tabletop::records,
};

use crate::{game::GameInfo, games, lessons::HasLessons, playable::Playable};

/// The entry for Hab & Gut in the list of games.
pub const GAME: GameInfo = GameInfo {
    word: HabGut::TITLE,
    help: "Hab & Gut",
    key: HabGut::KEY,
    levels: HabGut::LEVELS,
    fallback_level: Level::Easy,
    lessons: HabGut::LESSONS,
    sorts_hand: false,
    // A typical game takes five to six minutes if the visitor needs eight seconds per action, but new players take
    // longer to choose.
    quick_minutes: 10,
    has_boards: false,
    rules: &HouseRules::NAMES,
    setting: games::setting_with_rules::<HabGut>,
    setting_text: games::setting_text::<HabGut>,
    parse_record: games::parse_record::<HabGut>,
    parse_save: games::parse_save::<HabGut>,
    plugin: super::plugin,
    turn: super::turn::plugin,
    #[cfg(feature = "window")]
    window_plugin: super::ui_plugin,
    #[cfg(feature = "window")]
    screen: &SCREEN_ACTIONS,
};

#[cfg(feature = "window")]
static SCREEN_ACTIONS: ScreenActions = ScreenActions::of::<HabGut>();

#[cfg(feature = "window")]
impl OnScreen for HabGut {
    const ATTRACT_LEVELS: &'static [Level] = &[Level::Medium, Level::Easy, Level::Medium];

    fn quick(_: &StaffSettings, _: u64) -> Setting {
        Setting::default()
    }

    fn draw_rules(ctx: &Context, _: &ChosenRules) -> bool {
        rules::draw::<HabGut>(ctx, &Rulebook::default())
    }

    fn results(app: &mut App) {
        results::line_results::plugin::<HabGut>(app);
    }

    fn poster(painter: &Painter, layout: PosterLayout, moment: Moment) {
        poster::paint(painter, layout, moment);
    }

    fn picture(record: &records::Record<HabGut>, last: Position, _: Owners) -> Arc<dyn Picture> {
        Arc::new(PricesPicture { prices: last.prices, highest: record.setting.rulebook.highest_price })
    }
}

/// A small picture of the prices.
#[cfg(feature = "window")]
#[derive(Debug)]
pub struct PricesPicture {
    /// The price of each good.
    pub prices: [u16; hab_gut::vocab::GOODS],
    /// The highest possible price.
    pub highest: u16,
}

#[cfg(feature = "window")]
impl Picture for PricesPicture {
    fn paint(&self, ui: &Ui, place: Rect) {
        game_icons::prices(ui.painter(), wide_place(place), &self.prices, self.highest);
    }
}
