//! The app with a window, put together from the engine, the game, the 3D view, the UI and the screens.

#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;

use bevy::{
    asset::AssetMetaCheck,
    prelude::*,
    render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy},
    window::{CursorOptions, Monitor, MonitorSelection, PrimaryMonitor, PrimaryWindow, WindowMode, WindowResolution},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use bevy_asset_loader::prelude::*;
use bevy_egui::EguiPlugin;

#[cfg(all(target_arch = "wasm32", feature = "probe"))]
use super::probe;
#[cfg(all(not(target_arch = "wasm32"), feature = "dev"))]
use super::remote;
#[cfg(target_arch = "wasm32")]
use super::web_page;
use super::{
    MAX_TEXTURE_SIDE,
    engine::{self, EnginePlugins, Surface},
    flow::{self, Launch},
    full_screen, online, profile_updates, results, screenshots,
    turn_signal::{self, TurnSignal},
};
#[cfg(not(target_arch = "wasm32"))]
use super::{
    crash_note, watchdog, window_gone, window_limits,
    window_place::{self, WindowPlace},
};
#[cfg(target_arch = "wasm32")]
use crate::page;
use crate::{
    AppSystems, access, audio,
    boards::{board_match, editor},
    files, game, game_plugin, game_screen,
    kiosk::{self, Kiosk},
    launch::{LaunchOptions, StartScreen, WindowSize},
    lessons::guide,
    lessons::start_lesson,
    menu, on_one_thread, playback, profile,
    record::save,
    screen::{self, NavigationSystems, Screen},
    settings::{self, Settings},
    stage::{self, redraw::StillLoading},
    store::{self, Store, Writer},
    texts::{
        Text, Translations,
        loading::{self, FirstFiles},
        text,
    },
    ui,
};
#[cfg(not(target_arch = "wasm32"))]
use crate::{asset_folder, heartbeat};

/// Builds the whole app.
pub fn app(options: LaunchOptions, surface: Surface) -> App {
    let mut app = App::new();
    let (width, height) = match surface {
        Surface::Window => (1600, 900),
        Surface::Nowhere { width, height } | Surface::Image { width, height } => (width, height),
    };
    let window = Window {
        title: title(&Translations::built_in(options.language.unwrap_or_default()), TurnSignal::default()),
        name: Some("hacienda".into()),
        resolution: WindowResolution::new(width, height),
        #[cfg(not(target_arch = "wasm32"))]
        resize_constraints: WindowResizeConstraints { min_width: 1024.0, min_height: 768.0, ..default() },
        // In a browser the page determines the size.
        #[cfg(target_arch = "wasm32")]
        canvas: Some("#game".into()),
        #[cfg(target_arch = "wasm32")]
        fit_canvas_to_parent: true,
        ..default()
    };
    #[cfg(not(target_arch = "wasm32"))]
    let window = at_last_place(&mut app, window, surface, &options);
    let window = options.size.map_or(window.clone(), |size| with_size(window, size));
    let window =
        if options.kiosk { kiosk_window(window) } else { WindowPlugin { primary_window: Some(window), ..default() } };
    let Assets { folder, texts, error } = Assets::find();
    let assets = AssetPlugin { file_path: folder, meta_check: AssetMetaCheck::Never, ..default() };
    loading::add_source(&mut app, &texts);
    engine::add(&mut app, surface, EnginePlugins.set(window).set(assets), error.is_some());
    // One failing system must not end a game that the next frame can continue.
    app.set_error_handler(bevy::ecs::error::error);
    app.insert_resource(RenderErrorHandler(handle_render_error));
    app.add_plugins(EguiPlugin::default());
    // Only texts are loaded before the first screen.
    app.init_state::<Screen>().add_loading_state(
        LoadingState::new(Screen::Loading)
            .continue_to_state(Screen::Setup)
            .on_failure_continue_to_state(Screen::Setup)
            .load_collection::<FirstFiles>(),
    );
    app.configure_sets(Update, LoadingStateSet(Screen::Loading).before(AppSystems::Navigate));
    app.init_resource::<StillLoading>().add_systems(OnExit(Screen::Loading), |mut commands: Commands| {
        commands.remove_resource::<StillLoading>();
    });
    // Tests must not depend on the computer's language.
    let language_of_system = if surface == Surface::Window { settings::language_of_system() } else { default() };
    app.insert_resource(Store::default_location()).insert_resource(Settings {
        language_override: options.language,
        language_of_system,
        px_per_mm_override: options.px_per_mm,
        table_top_override: options.table_top,
        ..default()
    });
    app.add_plugins((
        game_plugin,
        store::plugin,
        save::plugin,
        settings::plugin,
        profile::plugin,
        files::plugin,
        stage::plugin,
        playback::plugin,
        audio::plugin,
        ui::plugin,
        access::plugin,
        game_screen::plugin,
        guide::plugin,
        game::window_plugins,
    ));
    app.add_systems(Startup, wake_on_save_failure).add_systems(
        Update,
        (
            fit_screen.run_if(not(resource_exists::<Kiosk>)).in_set(NavigationSystems::Request),
            update_title
                .run_if(resource_exists_and_changed::<Translations>.or_eager(resource_changed::<TurnSignal>))
                .after(AppSystems::Announce),
        ),
    );
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Update, window_limits::limit_window.after(fit_screen).in_set(NavigationSystems::Request));
    // Operating systems other than Linux always have a window manager.
    #[cfg(target_os = "linux")]
    app.add_systems(
        Update,
        super::fill_screen::fill
            .after(fit_screen)
            .before(window_limits::limit_window)
            .in_set(NavigationSystems::Request),
    );
    app.add_plugins((
        screen::plugin,
        flow::plugin,
        online::plugin,
        full_screen::plugin,
        screenshots::plugin,
        menu::plugin,
        editor::plugin,
        board_match::plugin,
        results::plugin,
        profile_updates::plugin,
        start_lesson::plugin,
        turn_signal::plugin,
    ));
    if let Some(server) = &options.host {
        app.insert_resource(server.clone());
    }
    if options.kiosk {
        kiosk::screens::add(&mut app, &options);
    }
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(note) = options.crash_note.clone() {
        crash_note::add(&mut app, note);
    }
    // A kiosk opens on the first screen, whatever was requested at launch.
    let first = if options.kiosk { StartScreen::Title } else { options.first };
    let error = options.error.clone().or(error);
    app.insert_resource(Launch(Some(LaunchOptions { first, error, ..options })));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(window_gone::plugin);
    #[cfg(not(target_arch = "wasm32"))]
    if surface == Surface::Window && heartbeat::is_watched() {
        app.add_plugins(watchdog::plugin);
    }
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(web_page::plugin);
    #[cfg(all(target_arch = "wasm32", feature = "probe"))]
    app.add_plugins(probe::plugin);
    // Tests run several apps in parallel, without windows, but there is only one port for the remote protocol.
    #[cfg(all(not(target_arch = "wasm32"), feature = "dev"))]
    if surface == Surface::Window {
        app.add_plugins(remote::plugin);
    }
    if surface != Surface::Window {
        on_one_thread(&mut app);
    }
    app
}

/// Decides how to continue after a graphics error.
fn handle_render_error(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    match error.ty {
        // With a watchdog, a restart of the program is more reliable than a new graphics device.
        #[cfg(not(target_arch = "wasm32"))]
        ErrorType::DeviceLost | ErrorType::OutOfMemory if heartbeat::is_watched() => {
            heartbeat::abort(&error.description)
        }
        ErrorType::DeviceLost => RenderErrorPolicy::Recover(default()),
        // Nothing would be drawn, and the game would continue unseen. Its record is saved, so the program may end.
        ErrorType::OutOfMemory => {
            error!("the graphics card is out of memory");
            #[cfg(not(target_arch = "wasm32"))]
            heartbeat::report_fault(&format!("out of graphics memory: {}", error.description));
            #[cfg(target_arch = "wasm32")]
            page::stopped(&format!("{:?}", error.ty));
            // A page cannot exit. It shows a message instead, and the player can reload it.
            if cfg!(not(target_arch = "wasm32")) {
                main.write_message(AppExit::error());
            }
            RenderErrorPolicy::StopRendering
        }
        ErrorType::Validation | ErrorType::Internal => RenderErrorPolicy::Ignore,
    }
}

/// The locations of the files that are loaded at run time.
struct Assets {
    folder: String,
    /// The folder or address of the translations.
    texts: String,
    /// The error to show if the files are missing; it lists the locations that were searched.
    error: Option<Text>,
}

impl Assets {
    #[cfg(target_arch = "wasm32")]
    fn find() -> Assets {
        Assets { folder: "assets".to_owned(), texts: page::texts(), error: None }
    }

    /// Finds the assets on this computer. If they are missing, also writes an error to standard error.
    #[cfg(not(target_arch = "wasm32"))]
    fn find() -> Assets {
        let (folder, error) = match asset_folder::find() {
            Ok(folder) => (folder, None),
            Err(searched) => {
                let error = asset_folder::missing(&searched);
                eprintln!("hacienda: {}", &*Translations::default().tr(&error));
                (PathBuf::from("assets"), Some(error))
            }
        };
        let of = |path: PathBuf| path.to_string_lossy().into_owned();
        Assets { texts: of(folder.join("texts")), folder: of(folder), error }
    }
}

/// Restores the last size and place of the window, unless there is no window, the program is a kiosk or takes a
/// screenshot, or the command line gives a size.
#[cfg(not(target_arch = "wasm32"))]
fn at_last_place(app: &mut App, window: Window, surface: Surface, options: &LaunchOptions) -> Window {
    if surface != Surface::Window || options.size.is_some() || options.kiosk || options.screenshot.is_some() {
        return window;
    }
    app.add_plugins(window_place::plugin);
    let Some(place) = WindowPlace::read(&Store::default_location()) else { return window };
    app.insert_resource(place);
    place.apply(window)
}

/// Gives the window the requested size, however small. If a side would need more physical pixels than a texture can
/// have, lowers the scale factor.
fn with_size(window: Window, size: WindowSize) -> Window {
    let longest = size.width.max(size.height) as f32;
    let density = size.density.min(MAX_TEXTURE_SIDE as f32 / longest);
    let pixels = |length: u32| ((length as f32 * density).round() as u32).max(1);
    let resolution = WindowResolution::new(pixels(size.width), pixels(size.height));
    Window {
        resolution: resolution.with_scale_factor_override(density),
        resize_constraints: WindowResizeConstraints::default(),
        ..window
    }
}

/// Makes a window that cannot be closed. It has no mouse pointer, and fills the screen unless a size was requested.
fn kiosk_window(window: Window) -> WindowPlugin {
    // In a browser the page handles full screen.
    let whole = cfg!(not(target_arch = "wasm32")) && window.resolution.scale_factor_override().is_none();
    let mode = if whole { WindowMode::BorderlessFullscreen(MonitorSelection::Primary) } else { WindowMode::Windowed };
    WindowPlugin {
        // There is no minimum size, so that the window fits on any screen.
        primary_window: Some(Window { mode, resize_constraints: default(), ..window }),
        primary_cursor_options: Some(CursorOptions { visible: false, ..default() }),
        close_when_requested: false,
        ..default()
    }
}

/// Returns the title of the window.
fn title(words: &Translations, turn: TurnSignal) -> String {
    words.tr(if turn.0 { text!("title-turn") } else { text!("title") }).to_string()
}

fn update_title(words: Res<Translations>, turn: Res<TurnSignal>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let title = title(&words, *turn);
    for mut window in windows.iter_mut().filter(|window| window.title != title) {
        window.title.clone_from(&title);
    }
}

/// Wakes the app when saving fails. Without animation the app seldom draws a frame.
fn wake_on_save_failure(window: Option<Res<EventLoopProxyWrapper>>, writer: Res<Writer>) {
    let Some(window) = window else { return };
    let window = (**window).clone();
    writer.on_write_error(move || {
        // A closed window cannot be woken.
        let _ = window.send_event(WinitUserEvent::WakeUp);
    });
}

/// Maximises a window that is at least as wide or as tall as the screen, and limits its minimum size to the size of
/// the screen. The screen is known only after a few frames.
fn fit_screen(screens: Query<&Monitor, Added<PrimaryMonitor>>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let (Ok(screen), Ok(mut window)) = (screens.single(), windows.single_mut()) else { return };
    if screen.physical_width <= window.physical_width() || screen.physical_height <= window.physical_height() {
        window.set_maximized(true);
    }
    // On a small or high-resolution screen, the minimum window size must not exceed the screen.
    let WindowResizeConstraints { min_width, min_height, .. } = window.resize_constraints;
    let size = Vec2::new(screen.physical_width as f32, screen.physical_height as f32);
    let least = Vec2::new(min_width, min_height).min(size / window.resolution.base_scale_factor());
    if least != Vec2::new(min_width, min_height) {
        (window.resize_constraints.min_width, window.resize_constraints.min_height) = least.into();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Mutex, PoisonError};

    use bevy::window::WindowDestroyed;

    use super::*;

    #[test]
    fn errors_that_end_the_program_are_reported() {
        static CAUSES: Mutex<Vec<String>> = Mutex::new(Vec::new());
        heartbeat::on_fault(|cause| CAUSES.lock().unwrap_or_else(PoisonError::into_inner).push(cause.to_owned()));
        let (mut main, mut render) = (World::new(), World::new());
        main.init_resource::<Messages<AppExit>>();
        let error = RenderError { ty: ErrorType::OutOfMemory, description: "too many cows".to_owned(), source: None };
        handle_render_error(&error, &mut main, &mut render);
        let mut app = App::new();
        app.add_message::<WindowDestroyed>().add_plugins(window_gone::plugin);
        let window = app.world_mut().spawn(PrimaryWindow).id();
        app.world_mut().write_message(WindowDestroyed { window });
        app.update();
        assert_eq!(app.should_exit(), Some(AppExit::error()));
        let causes = CAUSES.lock().unwrap_or_else(PoisonError::into_inner);
        for what in ["out of graphics memory: too many cows", "window destroyed from outside"] {
            assert!(causes.iter().any(|cause| cause == what), "{what}: {causes:?}");
        }
    }

    #[test]
    fn running_out_of_graphics_memory_ends_the_program_but_minor_errors_do_not() {
        for (ty, ends) in [(ErrorType::OutOfMemory, true), (ErrorType::Validation, false), (ErrorType::Internal, false)]
        {
            let (mut main, mut render) = (World::new(), World::new());
            main.init_resource::<Messages<AppExit>>();
            let error = RenderError { ty, description: String::new(), source: None };
            let policy = handle_render_error(&error, &mut main, &mut render);
            let exits: Vec<AppExit> = main.resource_mut::<Messages<AppExit>>().drain().collect();
            assert_eq!(exits, if ends { vec![AppExit::error()] } else { Vec::new() }, "{ty:?}");
            assert_eq!(matches!(policy, RenderErrorPolicy::Ignore), !ends, "{ty:?}");
        }
    }

    /// Returns a window with the usual minimum size as its constraint, and this scale factor.
    fn min_window(density: f32) -> Window {
        let mut window = Window {
            resize_constraints: WindowResizeConstraints { min_width: 1_024.0, min_height: 768.0, ..default() },
            ..default()
        };
        window.resolution.set_scale_factor(density);
        window
    }

    #[test]
    fn a_window_can_be_made_as_small_as_its_screen() {
        for (density, [width, height], wanted) in [
            (1.0, [1_920, 1_080], [1_024.0, 768.0]),
            (1.0, [1_024, 600], [1_024.0, 600.0]),
            (2.0, [1_920, 1_080], [960.0, 540.0]),
        ] {
            let mut app = App::new();
            app.add_systems(Update, fit_screen);
            let window = app.world_mut().spawn((min_window(density), PrimaryWindow)).id();
            let screen = Monitor {
                name: None,
                physical_height: height,
                physical_width: width,
                physical_position: IVec2::ZERO,
                refresh_rate_millihertz: None,
                scale_factor: f64::from(density),
                video_modes: Vec::new(),
            };
            app.world_mut().spawn((screen, PrimaryMonitor));
            app.update();
            let least = app.world().get::<Window>(window).expect("the window exists").resize_constraints;
            assert_eq!([least.min_width, least.min_height], wanted, "{width}x{height}@{density}");
        }
        let kiosk = kiosk_window(min_window(1.0)).primary_window.expect("a kiosk has a window").resize_constraints;
        assert!(kiosk.min_width <= 800.0 && kiosk.min_height <= 480.0, "a kiosk window fits a small screen");
    }

    #[test]
    fn no_side_of_a_window_exceeds_the_largest_texture() {
        for (width, height, density) in [(8_000, 240, 2.2), (240, 8_000, 4.0), (20_000, 20, 1.0), (1_600, 900, 1.0)] {
            let window = with_size(Window::default(), WindowSize { width, height, density });
            let pixels = window.physical_width().max(window.physical_height());
            assert!(pixels <= MAX_TEXTURE_SIDE, "{width}x{height}@{density}: {pixels} physical pixels");
            let logical = [window.width() - width as f32, window.height() - height as f32];
            assert!(logical.iter().all(|off| off.abs() < 3.0), "{width}x{height}@{density}: off by {logical:?}");
        }
    }
}
