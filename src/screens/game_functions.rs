//! The table of functions for each game.

#[cfg(not(target_arch = "wasm32"))]
use super::watchdog;
use super::{profile_updates, report, start_game};
use crate::{
    game::{Record, Setting},
    game_screen::{
        screen_actions::{OnScreen, RecordSummary, ScreenActions},
        showing,
    },
    kiosk,
    lessons::{Course, start_lesson},
    menu::labels,
    online::table,
    playback::{self, all_player_colours},
    profile::Profile,
    record::save::{self, Broken},
    seats::{Seating, bot::Bots, leave_seat, look_back},
};
use tabletop::records;

impl ScreenActions {
    /// Returns the functions of a game.
    pub const fn of<G: OnScreen>() -> ScreenActions {
        ScreenActions {
            show_table: G::show_table,
            clear: showing::clear::<G>,
            end_lesson: |world| drop(world.remove_resource::<Course<G>>()),
            lesson: start_lesson::start_lesson::<G>,
            play: |world, game| {
                let setting = game.setting.get::<G>().expect("the setting belongs to this game").clone();
                start_game::play::<G>(world, setting, game);
            },
            join: |world, joined, seed| {
                let owners = world.resource::<Profile>().owners;
                let seating = Seating { owners, ..table::lay_out::<G>(world, joined, seed)? };
                showing::show_laid_out_game::<G>(world, seating, Bots::default());
                Ok(())
            },
            publish: table::publish::<G>,
            resume: |world, record, running| start_game::resume::<G>(world, of(record).clone(), running),
            is_over: |record| {
                let record = of::<G>(record);
                let last = record.last_position();
                last.map(|last| G::is_over(&last))
                    .map_err(|why| start_game::replay_failure_text::<G>(&why, record.made.as_ref()))
            },
            open_replay: |world, record| start_game::open_replay::<G>(world, of(record).clone()),
            export: start_game::save_record::<G>,
            report: report::text::<G>,
            play_again: start_game::play_again::<G>,
            seek: start_game::seek::<G>,
            look_back: start_game::look_back::<G>,
            look_at_now: |world| {
                if look_back::close::<G>(world) {
                    playback::jump_to_table::<G>(world);
                }
            },
            end_look_back: start_game::end_look_back::<G>,
            give_up: leave_seat::give_up::<G>,
            draw_rules: G::draw_rules,
            seat_name: |setting, seats, seat| G::seat_name(setting.get::<G>()?, seats, None, seat),
            player_colours: |setting, seats| {
                setting.get::<G>().map(|setting| all_player_colours::<G>(setting, seats, None)).unwrap_or_default()
            },
            players: |record, person| {
                let record = of::<G>(record);
                let last = record.last_position().ok()?;
                Some((labels::player_names(record, &last, person), G::may_act(&last).iter().next()))
            },
            summarize: summarize::<G>,
            poster: G::poster,
            quick: |staff, seed| Setting::of::<G>(G::quick(staff, seed)),
            quick_line: G::quick_line,
            staff_choose_level: G::STAFF_CHOOSE_LEVEL,
            attract_levels: G::ATTRACT_LEVELS,
            remember: profile_updates::game_plugin::<G>,
            attract: kiosk::screens::attract::game_plugin::<G>,
            #[cfg(not(target_arch = "wasm32"))]
            watch: watchdog::game_plugin::<G>,
            results: <G as OnScreen>::results,
        }
    }
}

/// Downcasts a record, which must belong to this game.
fn of<G: OnScreen>(record: &Record) -> &records::Record<G> {
    record.get::<G>().expect("the record belongs to this game")
}

/// Replays a record once, to show it in the list of saved games.
fn summarize<G: OnScreen>(record: &Record, person: &Profile) -> Result<RecordSummary, Broken> {
    let record = of::<G>(record);
    let last = save::last_position(record)?;
    let owners = person.at_table(record.set_up, Vec::new()).owners;
    let (progress, name) = G::saved(record, &last);
    Ok(RecordSummary {
        who: labels::saved_players(record, &last, person),
        progress,
        name,
        picture: G::picture(record, last, owners),
    })
}
