//! The egui user interface: widgets, panels and dialogs shared by all games, and the requests they write.

use bevy::{asset::AssetEventSystems, prelude::*, render::renderer::RenderDevice};
use bevy_egui::{
    EguiContexts, EguiInput, EguiPostUpdateSet, EguiPrimaryContextPass, EguiRenderOutput, egui::scroll_area,
};

use crate::{
    emblems,
    kiosk::{Kiosk, VisitorGone, VisitorResources},
    playback::SeatColours,
    seats::Seating,
    settings::Settings,
    stage::{gestures::PanelAreas, redraw::StillLoading, tabletop_mode},
    texts::{self, Translations},
    theme::{SizePreferences, contrast, fonts, player_colours},
    widgets::{self, prelude::*},
};

pub mod announcements;
#[cfg(test)]
pub mod checks;
pub mod licences;
pub mod measure;
pub mod parts;
pub mod place;
pub mod popover;
pub mod requests;
mod resting_panels;
pub mod rules;

/// The order in which the UI is drawn.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UiSystems {
    /// Sizes and fonts are set for this window.
    Prepare,
    /// Whole screens, such as the first screen, the gallery and the board editor.
    Screens,
    /// Panels around the board, in the order of [`PanelSystems`].
    Panels,
    /// Overlays, in the order of [`OverlaySystems`].
    Overlays,
    /// The pointing finger of a lesson, above the screens, panels and overlays.
    Pointing,
    /// Overlays of a kiosk.
    Kiosk,
    /// Unhandled keys, and tooltips, in the order of [`AnswerSystems`].
    Answers,
    /// The list of pressable items for screen readers.
    Listed,
}

/// The order of the panels around the board.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PanelSystems {
    /// The bar of a replay or a look back.
    ReplayBar,
    /// The panels of the game.
    Game,
    /// The confirmation question, above the panels.
    Question,
    /// The game's own list of legal actions, if it has one.
    List,
}

/// The order of the overlays. Earlier overlays receive keys first.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OverlaySystems {
    /// The curtain between two players.
    Curtain,
    /// The menu, and messages about failed saves.
    Menu,
    /// The button that lets the computer players finish the game at once.
    Watching,
    /// The popover with a message.
    Popover,
    /// The rules.
    Rules,
    /// The score sheet.
    Scoring,
    /// The action list that all games share.
    Lines,
    /// The results of a game.
    Results,
    /// The list of keyboard shortcuts.
    Keys,
}

/// The order in which unhandled input is processed.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnswerSystems {
    /// The key that opens the list of keyboard shortcuts.
    Shortcuts,
    /// Output to screen readers.
    Listener,
    /// Keys of the rules page.
    Rules,
    /// The help during a player's first game.
    Help,
    /// Keys of one game, handled before the keys of every match.
    Game,
    /// Keys of the action list.
    Lines,
    /// Keys of every match.
    Match,
    /// Keys with the same meaning everywhere.
    Anywhere,
    /// Keys of one game, handled after the keys of every match.
    GameLast,
    /// The tooltip under the pointer.
    Names,
}

/// Configures the order of drawing and input.
fn configure_order(app: &mut App) {
    let ui = {
        use UiSystems::*;
        (Prepare, Screens, Panels, Overlays, Pointing, Kiosk, Answers, Listed).chain()
    };
    let panels = {
        use PanelSystems::*;
        (ReplayBar, Game, Question, List).chain().in_set(UiSystems::Panels)
    };
    let overlays = {
        use OverlaySystems::*;
        (Curtain, Menu, Watching, Popover, Rules, Scoring, Lines, Results, Keys).chain().in_set(UiSystems::Overlays)
    };
    let answers = {
        use AnswerSystems::*;
        (Shortcuts, Listener, Rules, Help, Game, Lines, Match, Anywhere, GameLast, Names)
            .chain()
            .in_set(UiSystems::Answers)
    };
    app.configure_sets(EguiPrimaryContextPass, (ui, panels, overlays, answers));
}

/// Adds the UI.
pub fn plugin(app: &mut App) {
    configure_order(app);
    app.add_message::<requests::ScreenRequest>()
        .add_message::<requests::TapRequest>()
        .add_observer(reset_focus_and_scrolling)
        .init_visitor_resource::<requests::ResumableGames>()
        .init_resource::<requests::Capabilities>()
        .init_visitor_resource::<requests::MenuOpen>()
        .init_visitor_resource::<requests::RulesOpen>()
        .init_resource::<requests::ReplayBarRect>()
        .init_resource::<requests::SpokenPrompt>()
        .init_resource::<requests::Announcement>()
        // A grown font atlas must be uploaded in the frame that uses it, or the UI flickers.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(
            EguiPrimaryContextPass,
            (
                prepare.in_set(UiSystems::Prepare),
                apply_dialog_scale.after(UiSystems::Panels).before(UiSystems::Overlays),
                show_tooltips.in_set(AnswerSystems::Names),
            ),
        )
        .add_systems(
            PostUpdate,
            raise_contrast
                .after(EguiPostUpdateSet::ProcessOutput)
                .after(tabletop_mode::turn_output)
                .before(EguiPostUpdateSet::PostProcessOutput),
        )
        .add_plugins((
            texts::loading::plugin,
            announcements::plugin,
            licences::plugin,
            rules::plugin,
            popover::plugin,
            resting_panels::plugin,
        ));
}

/// The maximum side of the font atlas in pixels. Even the large letters of a 4K screen need only a fraction of it.
const MAX_ATLAS_SIDE: u32 = 8192;

/// The remaining wait in frames before letters are preloaded, and the remaining sizes and steps of the type scale, in
/// reverse order.
#[derive(Debug, Default)]
struct LettersToPreload {
    wait: u32,
    left: Vec<(Scale, Type)>,
}

impl LettersToPreload {
    /// The number of frames before the first step. The first picture needs only the letters that it shows, and must not
    /// be delayed by others.
    const WAIT: u32 = 4;

    fn new(scale: Scale) -> LettersToPreload {
        let beside_board = Some(scale.beside_board()).filter(|other| *other != scale);
        let scales = beside_board.into_iter().chain([scale]);
        let left = scales.flat_map(|scale| Type::ALL.map(|step| (scale, step))).collect();
        LettersToPreload { wait: LettersToPreload::WAIT, left }
    }

    /// Preloads the next step, and requests another frame if steps remain.
    fn preload_next(&mut self, ctx: &Context) {
        if self.wait > 0 {
            self.wait -= 1;
        } else if let Some((scale, step)) = self.left.pop() {
            fonts::preload(ctx, scale, step);
        }
        if !self.left.is_empty() {
            ctx.request_repaint();
        }
    }
}

/// Installs the fonts once, the emblems and colours of the players in every frame, the sizes when the window or a size
/// preference changes, and the texts when the language changes. Once nothing is loading, preloads letters.
fn prepare(
    mut contexts: EguiContexts,
    mut covered: ResMut<PanelAreas>,
    words: Res<Translations>,
    settings: Res<Settings>,
    (kiosk, seating, seat_colours): (Option<Res<Kiosk>>, Res<Seating>, Res<SeatColours>),
    (device, mut inputs): (Option<Res<RenderDevice>>, Query<&mut EguiInput>),
    loading: Option<Res<StillLoading>>,
    mut installed: Local<Option<Scale>>,
    mut letters: Local<LettersToPreload>,
) -> Result {
    // Everything that is drawn in this frame marks its area again.
    covered.0.clear();
    let ctx = contexts.ctx_mut()?;
    if words.is_changed() || installed.is_none() {
        widgets::install_translations(ctx, &words);
    }
    if installed.is_none() {
        fonts::install(ctx);
        // From now on the font atlas may be as large as a high-density screen needs.
        let most = device.map(|device| device.limits().max_texture_dimension_2d.min(MAX_ATLAS_SIDE) as usize);
        inputs.iter_mut().for_each(|mut input| input.max_texture_side = most);
    } else if loading.is_none() {
        letters.preload_next(ctx);
    }
    emblems::set_owners(ctx, seating.owners);
    player_colours::set(ctx, seat_colours.0);
    rects::clear(ctx);
    landmarks::clear(ctx);
    let scale = Scale::new(
        ctx.viewport_rect().size(),
        SizePreferences {
            text: settings.text,
            px_per_mm: settings.px_per_mm(),
            standing: kiosk.is_some(),
            left_handed: settings.left_handed,
        },
    );
    if *installed != Some(scale) {
        style::install(ctx, scale);
        *installed = Some(scale);
        *letters = LettersToPreload::new(scale);
    }
    scale.beside_board().install(ctx);
    Ok(())
}

/// Removes the focus and scrolls all lists to the top when the visitor changes.
fn reset_focus_and_scrolling(_: On<VisitorGone>, mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.memory_mut(|memory| {
        memory.stop_text_input();
        memory.data.remove_by_type::<scroll_area::State>();
    });
    Ok(())
}

/// Switches to the larger text size of dialogs, which scroll and so have more room than the panels around the board.
fn apply_dialog_scale(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    Scale::of(ctx).for_dialogs().install(ctx);
    Ok(())
}

/// Applies high contrast.
fn raise_contrast(settings: Res<Settings>, mut painted: Query<&mut EguiRenderOutput>) {
    if settings.high_contrast() {
        painted.iter_mut().for_each(|mut painted| contrast::raise_contrast(&mut painted.paint_jobs));
    }
}

/// Shows the tooltip under the pointer.
fn show_tooltips(mut contexts: EguiContexts, time: Res<Time>) -> Result {
    widgets::show_tooltip(contexts.ctx_mut()?, time.delta_secs());
    Ok(())
}
