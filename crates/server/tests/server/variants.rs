//! Whole games with variants, with house rules and on drawn boards.

use std::sync::Arc;

use hab_gut::HabGut;
use hacienda_rules::{Edition, Ground, Hacienda, HouseRules, Landscape, Rulebook, maps::grid::Grid};
use online::{FromClient, MAX_MESSAGE_BYTES, SeatPlan, setting_text, write};
use tabletop::{Game as _, HasFileFormats};
use zoff::Zoff;

use crate::{
    client::Client,
    games::play_whole_game,
    host::Host,
    player::{Player, Tested},
};

/// The settings of a game with all combinations of these rules.
fn with_rules<G: HasFileFormats>(names: &[&str]) -> Vec<G::Setting> {
    let setting = |bits: usize| {
        let rule = |place: usize| if (bits >> place) & 1 == 1 { "true" } else { "false" };
        let changed: Vec<_> = names.iter().zip(0..).map(|(name, place)| (*name, rule(place))).collect();
        G::setting(&changed).expect("the rules can be combined")
    };
    (0..1 << names.len()).map(setting).collect()
}

/// All combinations of variants of Zoff in Buffalo.
pub fn zoff() -> Vec<zoff::Setting> {
    with_rules::<Zoff>(&zoff::Variants::NAMES)
}

/// Hab & Gut without and with its house rule.
pub fn hab_gut() -> Vec<hab_gut::Setting> {
    with_rules::<HabGut>(&hab_gut::HouseRules::NAMES)
}

/// The three editions of Hacienda, and the first two with the running score; all of these without house rules and with
/// all house rules.
pub fn hacienda() -> Vec<hacienda_rules::Setting> {
    let all = HouseRules {
        land_reshuffle: false,
        mixed_herds: true,
        harvest_minimum: 1,
        several_haciendas: true,
        score_at_end_of_turn: true,
    };
    let games = [
        (Edition::Base, false),
        (Edition::Variant1, false),
        (Edition::Crucible, false),
        (Edition::Base, true),
        (Edition::Variant1, true),
    ];
    let board = hacienda_rules::Setting::default().board;
    let setting = |house: HouseRules| {
        let board = board.clone();
        games.map(move |(game, running_score)| hacienda_rules::Setting {
            board: board.clone(),
            rulebook: Rulebook::new(game, running_score, house),
        })
    };
    [HouseRules::default(), all].into_iter().flat_map(setting).collect()
}

/// Plays a whole game with each setting, with each possible number of seats in turn.
async fn all_can_follow<G: Tested>(settings: Vec<G::Setting>, seats: impl Fn(&G::Setting) -> (u8, u8)) {
    let host = Host::start().await;
    for (setting, seed) in settings.into_iter().zip(0..) {
        let (least, most) = seats(&setting);
        let seats = least + seed as u8 % (most - least + 1);
        let entries = play_whole_game::<G>(&host.url(), &setting, seats, 0, seed).await;
        assert!(entries > 10, "{entries}");
    }
    host.service.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_viewers_follow_games_of_hacienda_with_other_rules() {
    all_can_follow::<Hacienda>(hacienda(), |setting| setting.rulebook.seats).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_viewers_follow_games_of_zoff_with_other_rules() {
    all_can_follow::<Zoff>(zoff(), |setting| setting.rulebook.seats).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_viewers_follow_games_of_hab_and_gut_with_other_rules() {
    all_can_follow::<HabGut>(hab_gut(), |setting| setting.rulebook.seats).await;
}

/// A board without void on a grid of this size. Every 40th hex is a market.
fn drawn(columns: u16, rows: u16, name: &str) -> hacienda_rules::Setting {
    let mut grid = Grid::new(columns, rows);
    for field in [&mut grid.name, &mut grid.author, &mut grid.version] {
        name.clone_into(field);
    }
    let hexes: Vec<_> = grid.hexes().collect();
    for (hex, number) in hexes.into_iter().zip(0..) {
        let ground = match number % 40 {
            0 => Ground::Market,
            place if place % 3 == 1 => Ground::Pampas,
            place => Ground::Land(Landscape::ALL[place % Landscape::ALL.len()]),
        };
        grid.put(hex, Some(ground));
    }
    let board = grid.board().expect("the board is not too large");
    hacienda_rules::Setting { board: Arc::new(board), rulebook: Rulebook::default() }
}

/// The sizes of the largest grids: the usual shape, and shapes whose hexes have the longest numbers.
const LARGEST: [(u16, u16); 4] = [(40, 44), (17, 100), (880, 2), (1760, 1)];
/// Characters that take one, four or seven bytes in a text within a message.
const CHARACTERS: [&str; 4] = ["N", "🐄", "\"", "\u{1}"];

#[tokio::test(flavor = "multi_thread")]
async fn the_largest_drawn_boards_with_the_longest_names_can_be_played() {
    let host = Host::start().await;
    let mut client = Client::connect(&host.url()).await;
    let mut longest = 0;
    for (columns, rows) in LARGEST {
        for letter in CHARACTERS {
            // Files may contain names of any length.
            let setting = drawn(columns, rows, &letter.repeat(5_000));
            assert!(setting.board.len() >= 850, "{}", setting.board.len());
            let text = setting_text::<Hacienda>(&setting, 5);
            let (title, seats) = (<Hacienda>::TITLE.to_owned(), vec![SeatPlan::Person; 5]);
            let create = FromClient::Create { title, setting: text.clone(), seats: seats.clone(), start: None };
            longest = longest.max(write(&create).len());
            let table = client.create(<Hacienda>::TITLE, &text, seats).await;
            let player = Player::<Hacienda>::join(&host.url(), &table, &[table.ticket(0)], 1).await;
            assert_eq!(player.setting.board.hash(), setting.board.hash());
            assert!(
                player.setting.board.name.starts_with(&letter.repeat(100)),
                "a name of usual length must stay whole"
            );
        }
    }
    println!("the longest message that sets up a table has {longest} bytes");
    assert!((MAX_MESSAGE_BYTES * 3 / 4..=MAX_MESSAGE_BYTES).contains(&longest), "{longest}");
    let (columns, rows) = LARGEST[0];
    let setting = drawn(columns, rows, &"Großer Pampa-Traum ".repeat(20));
    assert!(play_whole_game::<Hacienda>(&host.url(), &setting, 3, 0, 1).await > 10);
    host.service.end().await;
}
