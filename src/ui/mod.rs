//! The face, in egui: what panels and sheets of every game are made with, and what they wish for.

use bevy::{asset::AssetEventSystems, prelude::*, render::renderer::RenderDevice};
use bevy_egui::{
    EguiContexts, EguiInput, EguiPostUpdateSet, EguiPrimaryContextPass, EguiRenderOutput, egui::scroll_area,
};

use crate::{
    brands,
    kiosk::{Kiosk, OfVisitors, VisitorGone},
    kit::{self, prelude::*},
    playback::Worn,
    seats::Seating,
    settings::Settings,
    stage::{facing, gestures::Covered},
    texts::{self, Words},
    theme::{SizeWishes, contrast, fonts, livery},
};

pub mod aloud;
#[cfg(test)]
pub mod checks;
pub mod licences;
pub mod measure;
pub mod parts;
pub mod place;
pub mod rules;
pub mod slip;
pub mod wishes;

/// The order in which the face is drawn.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaceSystems {
    /// Sizes and type are set for this window.
    Prepare,
    /// Whole screens: the first one, its boards, the drawing.
    Screens,
    /// Panels around the board, in the order of [`PanelSystems`].
    Panels,
    /// What lies over everything else, in the order of [`OverlaySystems`].
    Overlays,
    /// What points at any of these: lessons.
    Pointing,
    /// What a kiosk lays over all of it.
    Kiosk,
    /// Keys that nobody took, and the name of what the pointer rests on, in the order of [`AnswerSystems`].
    Answers,
    /// What can be pressed is listed for who hears of it.
    Listed,
}

/// The order of the panels around the board.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PanelSystems {
    /// The bar of a look back.
    ReplayBar,
    /// The game's own panels.
    Game,
    /// The question whether something is meant lies over them.
    Question,
    /// The list of what can be done.
    List,
}

/// The order of what lies over everything else. Who comes first takes a key first.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OverlaySystems {
    /// The curtain between two people.
    Curtain,
    /// The menu, and what is wrong with saves.
    Menu,
    /// What somebody who looks on can do.
    Watching,
    /// A slip of paper with a sentence.
    Slip,
    /// The rules.
    Rules,
    /// What is counted on a table.
    Scoring,
    /// What can be done, line by line.
    Lines,
    /// How a game ended.
    Results,
    /// The sheet of keys.
    Keys,
}

/// The order in which what nobody took is answered.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnswerSystems {
    /// The key that opens the sheet of keys.
    Sheet,
    /// What a screen reader is told.
    Listener,
    /// Keys of the rules.
    Rules,
    /// The help of the first game.
    Help,
    /// A game's own keys that come before those of every match.
    Game,
    /// Keys of what can be done, line by line.
    Lines,
    /// Keys of every match.
    Match,
    /// Keys that mean the same everywhere.
    Anywhere,
    /// A game's own keys that come after those of every match.
    GameLast,
    /// The name of what the pointer rests on.
    Names,
}

/// Puts what is drawn and heard in its order.
fn order(app: &mut App) {
    let faces = {
        use FaceSystems::*;
        (Prepare, Screens, Panels, Overlays, Pointing, Kiosk, Answers, Listed).chain()
    };
    let panels = {
        use PanelSystems::*;
        (ReplayBar, Game, Question, List).chain().in_set(FaceSystems::Panels)
    };
    let overlays = {
        use OverlaySystems::*;
        (Curtain, Menu, Watching, Slip, Rules, Scoring, Lines, Results, Keys).chain().in_set(FaceSystems::Overlays)
    };
    let answers = {
        use AnswerSystems::*;
        (Sheet, Listener, Rules, Help, Game, Lines, Match, Anywhere, GameLast, Names)
            .chain()
            .in_set(FaceSystems::Answers)
    };
    app.configure_sets(EguiPrimaryContextPass, (faces, panels, overlays, answers));
}

/// Adds the face.
pub fn plugin(app: &mut App) {
    order(app);
    app.add_message::<wishes::Go>()
        .add_message::<wishes::Wanted>()
        .add_observer(forget)
        .init_of_visitors::<wishes::Offer>()
        .init_resource::<wishes::Means>()
        .init_of_visitors::<wishes::MenuOpen>()
        .init_of_visitors::<wishes::RulesOpen>()
        .init_resource::<wishes::Foot>()
        .init_resource::<wishes::Spoken>()
        .init_resource::<wishes::SpokenAside>()
        // A grown sheet of letters reaches the graphics card in the frame that needs it; else the face blinks.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(
            EguiPrimaryContextPass,
            (
                prepare.in_set(FaceSystems::Prepare),
                grow.after(FaceSystems::Panels).before(FaceSystems::Overlays),
                name_signs.in_set(AnswerSystems::Names),
            ),
        )
        .add_systems(
            PostUpdate,
            heighten
                .after(EguiPostUpdateSet::ProcessOutput)
                .after(facing::turn_output)
                .before(EguiPostUpdateSet::PostProcessOutput),
        )
        .add_plugins((texts::loading::plugin, aloud::plugin, licences::plugin, rules::plugin, slip::plugin));
}

/// Dots of a side of the sheet of letters at most: large ones on a screen of 4K fit into a few times less.
const LETTERS: u32 = 8192;

/// Says whose colours are whose, and sets type once, sizes whenever the window changes or another size of letters is chosen, and words whenever another language is spoken.
fn prepare(
    mut contexts: EguiContexts,
    mut covered: ResMut<Covered>,
    words: Res<Words>,
    settings: Res<Settings>,
    (kiosk, seating, worn): (Option<Res<Kiosk>>, Res<Seating>, Res<Worn>),
    (device, mut inputs): (Option<Res<RenderDevice>>, Query<&mut EguiInput>),
    mut installed: Local<Option<Scale>>,
    mut cold: Local<bool>,
) -> Result {
    // Whatever is drawn in this frame says anew where it lies.
    covered.0.clear();
    let ctx = contexts.ctx_mut()?;
    if words.is_changed() || installed.is_none() {
        kit::install_words(ctx, &words);
    }
    // Fonts hold from the frame after the first, so the letters of new sizes are made one frame late.
    match *installed {
        None => {
            fonts::install(ctx);
            // From then on the sheet of letters may be as large as those of a dense screen need it.
            let most = device.map(|device| device.limits().max_texture_dimension_2d.min(LETTERS) as usize);
            inputs.iter_mut().for_each(|mut input| input.max_texture_side = most);
        }
        Some(scale) if *cold => {
            fonts::warm(ctx, scale);
            if scale != scale.beside_board() {
                fonts::warm(ctx, scale.beside_board());
            }
        }
        Some(_) => {}
    }
    *cold = false;
    brands::tell_owners(ctx, seating.owners);
    livery::tell(ctx, worn.0);
    rects::clear(ctx);
    landmarks::clear(ctx);
    let scale = Scale::new(
        ctx.viewport_rect().size(),
        SizeWishes {
            text: settings.text,
            px_per_mm: settings.px_per_mm(),
            standing: kiosk.is_some(),
            left_handed: settings.left_handed,
        },
    );
    if *installed != Some(scale) {
        style::install(ctx, scale);
        *installed = Some(scale);
        *cold = true;
    }
    scale.beside_board().install(ctx);
    Ok(())
}

/// Nothing has the focus, and lists begin at their tops, when somebody else comes.
fn forget(_: On<VisitorGone>, mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.memory_mut(|memory| {
        memory.stop_text_input();
        memory.data.remove_by_type::<scroll_area::State>();
    });
    Ok(())
}

/// Sheets over everything else have room for larger letters than the panels around the board: they scroll.
fn grow(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    Scale::of(ctx).on_sheets().install(ctx);
    Ok(())
}

/// Shades stand further apart for whoever wishes it.
fn heighten(settings: Res<Settings>, mut painted: Query<&mut EguiRenderOutput>) {
    if settings.high_contrast() {
        painted.iter_mut().for_each(|mut painted| contrast::heighten(&mut painted.paint_jobs));
    }
}

/// Names what the pointer rests on.
fn name_signs(mut contexts: EguiContexts, time: Res<Time>) -> Result {
    kit::show_name(contexts.ctx_mut()?, time.delta_secs());
    Ok(())
}
