//! A player at a table on a server: the whole app opens a link and plays to the end. The browser tests run this as the
//! friend who uses the desktop program.

use std::{env, thread, time::Duration};

use hab_gut::HabGut;
use hacienda::{
    launch::StartScreen,
    playable::Playable,
    playback::PlaybackStatus,
    record::Log,
    seats::{ScreenViewer, Seating},
    table::{GameSetting, Progress, snapshot},
    turn::{Intent, Intents},
    ui::requests::ScreenRequest,
};
use hacienda_bots::{Bot, Level};
use hacienda_rules::Hacienda;
use tabletop::{Game, Rng};
use zoff::Zoff;

use crate::{
    driver::{Driver, Pointer},
    whole_game::try_to_perform,
};

/// The pause between two frames, in which the server and the other players can act.
const PAUSE: Duration = Duration::from_millis(20);
/// The number of frames without motion before a press: panels and camera must have settled.
const QUIET: u32 = 6;
/// The maximum number of frames without an action of this player.
const MAX_WAIT: u32 = 60_000;

/// Requests a random action for the person at this screen. Returns false if the person may not act, or if an earlier
/// request is still waiting for the server.
pub fn act<G: Playable>(driver: &mut Driver) -> bool {
    let world = driver.app.world_mut();
    let (Some(position), Some(seat)) = (snapshot::<G>(world), world.resource::<ScreenViewer>().seat) else {
        return false;
    };
    let setting = world.resource::<GameSetting<G>>().0.clone();
    let may_act = world.resource::<Seating>().human_may_act(G::may_act(&position), seat);
    if !may_act || !world.resource::<Intents<G>>().is_empty() {
        return false;
    }
    let mut rng = Rng::new(G::fingerprint(&position), 3);
    let Some(action) = G::random_action(&setting, &position, seat, &mut rng) else { return false };
    world.resource_mut::<Intents<G>>().push(Intent { seat, action });
    true
}

/// Plays a strong action of Hacienda by pressing elements on the screen. Returns false if the person may not act, an
/// earlier request is still waiting for the server, or something interrupted the presses.
fn act_by_hand(driver: &mut Driver, bot: &mut Bot) -> bool {
    let position = driver.position();
    let may_act = driver.app.world().resource::<Seating>().human_to_act(position.may_act());
    if !may_act || !driver.app.world().resource::<Intents<Hacienda>>().is_empty() {
        return false;
    }
    let action = bot.choose(&driver.setting(), &position);
    // A message, such as one about a restored connection, may appear between two presses.
    let is_done = try_to_perform(driver, action);
    if !is_done {
        println!("{action:?} is tried again");
    }
    is_done
}

/// Returns true once the game has the record that its server published and this program has checked.
pub fn has_record(driver: &Driver) -> bool {
    fn of<G: Playable>(driver: &Driver) -> bool {
        driver.app.world().get_resource::<Log<G>>().is_some_and(|log| log.record().is_some())
    }
    of::<Hacienda>(driver) || of::<Zoff>(driver) || of::<HabGut>(driver)
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: the browser tests run it"]
    fn a_seat_is_played_through_a_link() {
        let Ok(link) = env::var("HACIENDA_LINK") else {
            eprintln!("skipped: HACIENDA_LINK names no table");
            return;
        };
        let mut driver = Driver::new("online", StartScreen::Title, 1, (1280, 720), Pointer::Mouse);
        let link = link.parse().expect("HACIENDA_LINK is a link");
        driver.app.world_mut().write_message(ScreenRequest::Join(Box::new(link)));
        let mut bot = Bot::new(Level::Greedy, 7);
        let (mut waited, mut quiet, mut by_hand) = (0_u32, 0_u32, 0_u32);
        while !has_record(&driver) {
            thread::sleep(PAUSE);
            driver.frame();
            waited += 1;
            assert!(waited < MAX_WAIT, "the game is stuck");
            let Some(title) = driver.app.world().get_resource::<Progress>().map(|progress| progress.title) else {
                continue;
            };
            let status = *driver.app.world().resource::<PlaybackStatus>();
            if status.scoring {
                if let Some(button) = ["Show all", "Continue"].into_iter().find(|name| driver.find(name).is_some()) {
                    driver.press(button);
                }
                continue;
            }
            quiet = if status.busy { 0 } else { quiet + 1 };
            if quiet < QUIET {
                continue;
            }
            let acted = match title {
                <Zoff as Game>::TITLE => act::<Zoff>(&mut driver),
                <HabGut as Game>::TITLE => act::<HabGut>(&mut driver),
                _ => act_by_hand(&mut driver, &mut bot),
            };
            if acted {
                (waited, quiet, by_hand) = (0, 0, by_hand + 1);
            }
        }
        assert!(by_hand > 5, "{by_hand} actions");
        println!("{by_hand} actions of the friend; the record is checked");
    }
}
