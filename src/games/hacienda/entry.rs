//! The registry entry of Hacienda.

use hacienda_rules::Hacienda;
use tabletop::{Game, records::Recorded};
#[cfg(feature = "window")]
use {
    super::{poster, quick, view},
    crate::{
        boards::board_picture,
        game_screen::{
            poster::{Moment, PosterLayout},
            screen_actions::{OnScreen, Picture, ScreenActions},
        },
        kiosk::StaffSettings,
        menu::labels,
        owners::Owners,
        screens::results,
        seats::PlayerKind,
        texts::{Text, text},
        ui::rules,
    },
    bevy::prelude::{App, Result, World},
    bevy_egui::egui::{Context, Painter, Rect, Ui},
    hacienda_rules::{Board, Position, Rulebook, Setting, formats::records::Record},
    std::sync::Arc,
    tabletop::Level,
};

use crate::{
    game::{FIRST_OPPONENT, GameInfo},
    games,
    lessons::HasLessons,
    playable::Playable,
};

/// The entry of Hacienda in the list of games.
pub const GAME: GameInfo = GameInfo {
    word: <Hacienda>::TITLE,
    help: "Hacienda",
    key: <Hacienda>::KEY,
    levels: <Hacienda>::LEVELS,
    fallback_level: FIRST_OPPONENT,
    lessons: <Hacienda>::LESSONS,
    sorts_hand: true,
    quick_minutes: 15,
    has_boards: true,
    rules: &[],
    setting: games::setting_with_rules::<Hacienda>,
    setting_text: games::setting_text::<Hacienda>,
    parse_record: games::parse_record::<Hacienda>,
    parse_save: games::parse_save::<Hacienda>,
    plugin: super::plugin,
    turn: super::turn::plugin,
    #[cfg(feature = "window")]
    window_plugin: super::window_plugin,
    #[cfg(feature = "window")]
    screen: &SCREEN_ACTIONS,
};

#[cfg(feature = "window")]
static SCREEN_ACTIONS: ScreenActions = ScreenActions::of::<Hacienda>();

#[cfg(feature = "window")]
impl OnScreen for Hacienda {
    const ATTRACT_LEVELS: &'static [Level] = &[Level::Medium, Level::Casual];
    const STAFF_CHOOSE_LEVEL: bool = true;

    fn quick(staff: &StaffSettings, seed: u64) -> Setting {
        quick::setting(staff, seed)
    }

    fn quick_line(level: Level, minutes: u8) -> Text {
        text!("kiosk-play-about", computer = PlayerKind::Bot(level).text(), minutes = minutes)
    }

    fn show_table(world: &mut World) -> Result {
        Ok(world.run_system_cached(view::spawn_board_and_camera)?)
    }

    fn draw_rules(ctx: &Context, chosen: &Rulebook) -> bool {
        rules::draw::<Hacienda>(ctx, chosen)
    }

    fn results(app: &mut App) {
        results::hacienda_plugin(app);
    }

    fn saved(record: &Record, last: &Position) -> (Text, Text) {
        (labels::saved_progress(record, last), labels::board_name(&record.setting.board))
    }

    fn poster(painter: &Painter, layout: PosterLayout, moment: Moment) {
        poster::paint(painter, layout, moment);
    }

    fn picture(record: &Record, last: Position, owners: Owners) -> Arc<dyn Picture> {
        Arc::new(SavedGamePicture { board: record.setting.board.clone(), last, owners })
    }
}

/// The picture of a saved game: its board, its last position and the player colours.
#[cfg(feature = "window")]
#[derive(Debug)]
struct SavedGamePicture {
    board: Arc<Board>,
    last: Position,
    owners: Owners,
}

#[cfg(feature = "window")]
impl Picture for SavedGamePicture {
    fn paint(&self, ui: &Ui, place: Rect) {
        board_picture::paint_position(ui, place, &self.board, &self.last, self.owners);
    }
}
