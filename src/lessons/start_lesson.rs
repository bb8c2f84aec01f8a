//! Starts and leaves lessons, whose files are loaded on demand.

use std::sync::Arc;

use bevy::{platform::time::Instant, prelude::*, window::RequestRedraw};

use super::{HasLessons, LEARNER, Lesson, LessonFile};
use crate::{
    game::{FIRST_OPPONENT, Title},
    game_screen::{
        screen_actions,
        showing::{leave, show_laid_out_game},
    },
    kiosk::Kiosk,
    lessons,
    menu::{
        draft::{Draft, Page},
        play, quick_game,
    },
    playback::AnimatedGame,
    profile::Profile,
    screen::{NavigationSystems, Screen},
    seats::{PlayerKind, Seating, bot::Bots},
    store::{Store, Writer},
    texts::{loading::LOADING_TIMEOUT, text},
    ui::requests::{Popover, ScreenRequest},
};

/// The lesson whose file is being loaded, and the time at which it was first requested.
#[derive(Resource, Debug)]
struct LoadingLesson {
    lesson: &'static str,
    again: bool,
    file: Handle<LessonFile>,
    since: Instant,
}

/// True if the proposed game starts once the first screen is shown. The first screen asks before a saved game is
/// removed to make room for the new one.
#[derive(Resource, Debug, Default)]
pub struct PlayNext(bool);

/// Adds the systems that open lessons.
pub fn plugin(app: &mut App) {
    app.add_plugins((lessons::plugin, lessons::loading)).init_resource::<PlayNext>().add_systems(
        Update,
        (
            play_next.run_if(in_state(Screen::Setup)).in_set(NavigationSystems::Request),
            open.run_if(resource_exists::<LoadingLesson>).in_set(NavigationSystems::StartLesson),
        ),
    );
}

/// Requests a lesson, from the step where the player left it or, if `again` is true, from the beginning. Requesting the
/// same lesson again while it loads does not extend the timeout.
pub fn request_lesson(world: &mut World, lesson: &'static str, again: bool) {
    let file = world.resource::<AssetServer>().load(lessons::file(lesson));
    let before = world.remove_resource::<LoadingLesson>().filter(|loading| loading.lesson == lesson);
    let since = before.map_or_else(Instant::now, |loading| loading.since);
    world.insert_resource(LoadingLesson { lesson, again, file, since });
    world.resource_mut::<PlayNext>().0 = false;
}

/// Cancels a requested lesson or game.
pub fn cancel_request(world: &mut World) {
    world.remove_resource::<LoadingLesson>();
    world.resource_mut::<PlayNext>().0 = false;
}

/// Opens the list of lessons.
pub fn open_lesson_list(world: &mut World) {
    world.resource_mut::<Draft>().opens_next = Some((Page::Learn, None));
    leave(world);
}

/// Goes to the first screen and starts the proposed game there.
pub fn play_proposed(world: &mut World) {
    world.resource_mut::<PlayNext>().0 = true;
    leave(world);
}

/// Starts the proposed game if it was requested at the end of a lesson. Runs while the first screen is shown.
pub fn play_next(
    mut wanted: ResMut<PlayNext>,
    mut draft: ResMut<Draft>,
    kiosk: Option<Res<Kiosk>>,
    store: Res<Store>,
    mut writer: ResMut<Writer>,
    mut go: MessageWriter<ScreenRequest>,
) {
    if std::mem::take(&mut wanted.0) {
        let game = kiosk.map_or_else(|| draft.game(), |kiosk| quick_game(&kiosk, &draft));
        play(game, &mut draft, &store, &mut writer, &mut go);
    }
}

/// Starts the lesson once its file is loaded. If it cannot be loaded, a popover says so.
fn open(world: &mut World) {
    let Some(LoadingLesson { lesson, again, file, since }) = world.remove_resource::<LoadingLesson>() else { return };
    let Some(loaded) = world.resource_mut::<Assets<LessonFile>>().remove(&file) else {
        if since.elapsed() >= LOADING_TIMEOUT || world.resource::<AssetServer>().load_state(&file).is_failed() {
            world.resource_mut::<Popover>().0 = Some(text!("lesson-trouble"));
        } else {
            world.insert_resource(LoadingLesson { lesson, again, file, since });
            // An idle screen is rarely redrawn, so request another frame to check for the file.
            world.write_message(RequestRedraw);
        }
        return;
    };
    let title = Title::ALL.into_iter().find(|title| title.info().lessons.contains(&lesson));
    if let Some(title) = title {
        (screen_actions::of(title).lesson)(world, lesson, again, &loaded);
    }
}

/// Starts a lesson whose file is loaded. If it cannot be read, a popover says so.
pub fn start_lesson<G: HasLessons + AnimatedGame>(
    world: &mut World,
    word: &'static str,
    again: bool,
    file: &LessonFile,
) {
    let lesson = match Lesson::<G>::read(word, &file.text, file.companion.as_deref()) {
        Ok(lesson) => lesson,
        Err(error) => {
            error!("the lesson {word} cannot be read: {error}");
            world.resource_mut::<Popover>().0 = Some(text!("lesson-trouble"));
            return;
        }
    };
    let begun = world.resource::<Profile>().lesson_begun.clone();
    let steps = begun.filter(|begun| !again && begun.lesson == word).map_or(0, |begun| begun.steps);
    let others = usize::from(G::seats(&lesson.positions[0])).saturating_sub(LEARNER.index() + 1);
    lessons::begin(world, Arc::new(lesson), steps);
    // The other seats need no bots, because the lesson determines their actions.
    let player_kinds = std::iter::once(PlayerKind::Human).chain((0..others).map(|_| PlayerKind::Bot(FIRST_OPPONENT)));
    show_laid_out_game::<G>(world, Seating::of(player_kinds.collect()), Bots::default());
}

#[cfg(test)]
mod tests {
    use bevy::asset::io::memory::Dir;

    use super::*;
    use crate::texts::stalled_assets;

    #[test]
    fn a_lesson_that_never_loads_is_reported_and_can_be_requested_again() {
        let lesson = Title::default().info().lessons[0];
        let mut app = stalled_assets::app(default(), Dir::default(), &lessons::file(lesson));
        app.add_plugins(lessons::loading).add_message::<RequestRedraw>().init_resource::<Popover>();
        app.init_resource::<PlayNext>();
        app.add_systems(Update, open.run_if(resource_exists::<LoadingLesson>));
        request_lesson(app.world_mut(), lesson, false);
        app.update();
        let requested_at = |app: &App| app.world().get_resource::<LoadingLesson>().map(|loading| loading.since);
        let first = requested_at(&app).expect("the lesson is loading");
        request_lesson(app.world_mut(), lesson, false);
        app.update();
        assert_eq!(requested_at(&app), Some(first), "a second request must not extend the timeout");
        app.world_mut().resource_mut::<LoadingLesson>().since = stalled_assets::timed_out_start();
        app.update();
        assert_eq!(app.world().resource::<Popover>().0, Some(text!("lesson-trouble")));
        assert_eq!(requested_at(&app), None, "loading must end, since it requests a redraw in every frame");
        request_lesson(app.world_mut(), lesson, false);
        app.update();
        assert!(requested_at(&app).is_some(), "a new request must load the lesson again");
    }
}
