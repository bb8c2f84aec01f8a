//! The table of functions for each game. Every function is generic over the game, and registered here once.

#[cfg(not(target_arch = "wasm32"))]
use super::watched;
use super::{playing, remember, report};
use crate::{
    game::{Record, Setting},
    game_screen::{
        deeds::{Deeds, OnScreen, Seen},
        showing,
    },
    kiosk,
    lessons::{Course, opening},
    menu::words,
    person::Person,
    playback::{self, liveries},
    record::save::{self, Broken},
    seats::{glance, handover},
};
use tabletop::records;

impl Deeds {
    /// Returns the functions of a game.
    pub const fn of<G: OnScreen>() -> Deeds {
        Deeds {
            lay: G::lay,
            clear: showing::clear::<G>,
            end_lesson: |world| drop(world.remove_resource::<Course<G>>()),
            lesson: opening::lay_out::<G>,
            play: |world, game| {
                let setting = game.setting.get::<G>().expect("it is of this game").clone();
                playing::play_of::<G>(world, setting, game);
            },
            resume: |world, record, running| playing::resume_of::<G>(world, of(record).clone(), running),
            is_over: |record| {
                let record = of::<G>(record);
                let last = record.last_position();
                last.map(|last| G::over(&last)).map_err(|why| playing::impossible::<G>(&why, record.made.as_ref()))
            },
            open_replay: |world, record| playing::open_replay_of::<G>(world, of(record).clone()),
            hand_out: playing::hand_out_of::<G>,
            report: report::text::<G>,
            again: playing::again_of::<G>,
            seek: playing::seek::<G>,
            glance: playing::glance::<G>,
            look_at_now: |world| {
                if glance::close::<G>(world) {
                    playback::look::<G>(world);
                }
            },
            end_glance: playing::end_glance::<G>,
            give_up: handover::give_up::<G>,
            draw_rules: G::draw_rules,
            called: |setting, seats, seat| G::called(setting.get::<G>()?, seats, None, seat),
            liveries: |setting, seats| {
                setting.get::<G>().map(|setting| liveries::<G>(setting, seats, None)).unwrap_or_default()
            },
            players: |record, person| {
                let record = of::<G>(record);
                let last = record.last_position().ok()?;
                Some((words::names_of(record, &last, person), G::may_act(&last).iter().next()))
            },
            seen: seen::<G>,
            quick: |staff, seed| Setting::of::<G>(G::quick(staff, seed)),
            quick_line: G::quick_line,
            staff_choose_level: G::STAFF_CHOOSE_LEVEL,
            at_work: G::AT_WORK,
            remember: remember::of::<G>,
            attract: kiosk::screens::attract::of::<G>,
            #[cfg(not(target_arch = "wasm32"))]
            watch: watched::of::<G>,
            results: <G as OnScreen>::results,
        }
    }
}

/// Returns a record as one of this game.
fn of<G: OnScreen>(record: &Record) -> &records::Record<G> {
    record.get::<G>().expect("it is of this game")
}

/// Replays a record once, to show it in the list of saved games.
fn seen<G: OnScreen>(record: &Record, person: &Person) -> Result<Seen, Broken> {
    let record = of::<G>(record);
    let last = save::last(record)?;
    let owners = person.at_table(record.set_up, Vec::new()).owners;
    let (far, name) = G::saved(record, &last);
    Ok(Seen { who: words::saved_players(record, &last, person), far, name, picture: G::picture(record, last, owners) })
}
