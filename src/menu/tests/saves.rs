//! Tests of the dialog of saved games: the text of each row, and the requests from taps.

use super::*;
use crate::{
    game::{self, Title},
    game_screen::screen_actions,
    menu::saves_dialog::SaveRow,
    record::slots::{SaveMetadata, SavedGame, Slot},
    widgets,
};
use hacienda_rules::{Rulebook, Setting, formats::records::Record};
use std::any::Any;
use tabletop::records;

/// Returns the record of a new game of Zoff or Hab & Gut.
fn other_record(title: Title, seats: Vec<String>) -> game::Record {
    let begun = "this number of players is valid";
    match title {
        Title::HabGut => {
            let setting = hab_gut::Setting::default();
            game::Record::of(records::Record::<hab_gut::HabGut>::begin(setting, seats, 7, None).expect(begun).0)
        }
        _ => {
            let setting = zoff::Setting::default();
            game::Record::of(records::Record::<zoff::Zoff>::begin(setting, seats, 7, None).expect(begun).0)
        }
    }
}

/// Returns this number of rows. The last game was set aside, and the game before it cannot be read.
pub fn saved_rows(count: usize) -> Vec<SaveRow> {
    let kept = SavedGame { slot: Slot::FIRST, metadata: SaveMetadata::default() };
    let row = |number: usize| {
        let game = full_draft(Edition::Base, None).game();
        let words = ["human", ["greedy", "expert"][number % 2], "beginner", "casual", "hard"];
        let seats: Vec<String> = words[..2 + number % 4].iter().map(|word| (*word).to_owned()).collect();
        let board = game.setting.hacienda().expect("it is a game of Hacienda").board.clone();
        let record = match number % 4 {
            2 => other_record(Title::Zoff, seats),
            3 => other_record(Title::HabGut, seats),
            _ => {
                let setting = Setting { board, rulebook: Rulebook::default() };
                game::Record::of(Record::begin(setting, seats, 7, None).expect("this number of players is valid").0)
            }
        };
        let seen = (screen_actions::of(record.title()).summarize)(&record, &Profile::default())
            .expect("the record can be replayed");
        SaveRow {
            saved_game: kept,
            who: seen.who,
            progress: Some(seen.progress),
            place: Some(text!("saved-place", board = seen.name, ago = text!("ago-days", number = 12usize))),
            playable: true,
            picture: Some(seen.picture),
        }
    };
    let unknown = |who: Text, aside: bool| SaveRow {
        saved_game: {
            let mut slot = kept.slot;
            slot.aside = aside;
            SavedGame { slot, ..kept }
        },
        who,
        progress: None,
        place: None,
        playable: false,
        picture: None,
    };
    let others = [unknown(text!("saved-unreadable"), false), unknown(text!("setup-aside"), true)];
    (0..count.saturating_sub(2)).map(row).chain(others).collect()
}

#[test]
fn a_saved_game_is_continued_at_once_and_removed_only_after_a_question() {
    let rows = saved_rows(4);
    let offered = FirstPageData { saves: Some(rows.clone()), ..FirstPageData::default() };
    let mut draft = Draft { dialog: Some(Dialog::Saves(0)), ..Draft::default() };
    let mut requests = Vec::new();
    let mut press = |name: &str, draft: &mut Draft| {
        tap(WINDOWS[0], name, |ctx| {
            requests.extend(draw(ctx, draft, &offered, &mut Settings::default(), ALL_CAPABILITIES))
        });
    };
    press("You against Greedy", &mut draft);
    press("An unreadable game", &mut draft);
    press("The game put aside", &mut draft);
    press("Remove game 3", &mut draft);
    assert_eq!(draft.dialog, Some(Dialog::RemoveSave(2)));
    press("Keep it", &mut draft);
    assert_eq!(draft.dialog, Some(Dialog::Saves(0)));
    press("Remove game 3", &mut draft);
    press("Remove it", &mut draft);
    press("Back", &mut draft);
    assert_eq!(draft.dialog, None);
    let [game, _, broken, aside] = [0, 1, 2, 3].map(|line| rows[line].saved_game);
    assert_eq!(requests, [SetupRequest::Resume(game), SetupRequest::Resume(aside), SetupRequest::Remove(broken)]);
}

#[test]
fn saved_games_of_the_same_players_can_be_told_apart() {
    let twin = || saved_rows(3).swap_remove(0);
    let mut rows = vec![twin(), twin(), twin()];
    for (order, row) in (1..).zip(&mut rows) {
        row.saved_game.metadata.order = order;
        row.place = Some(text!("ago-days", number = order as usize));
    }
    let offered = FirstPageData { saves: Some(rows.clone()), ..FirstPageData::default() };
    for (nth, row) in rows.iter().enumerate() {
        let mut draft = Draft { dialog: Some(Dialog::Saves(0)), ..Draft::default() };
        let (mut requests, mut pressables) = (Vec::new(), Vec::new());
        tap_nth(WINDOWS[0], "You against Greedy", nth, |ctx| {
            requests.extend(draw(ctx, &mut draft, &offered, &mut Settings::default(), ALL_CAPABILITIES));
            pressables = widgets::pressables(ctx);
        });
        let named = |ago: &str| pressables.iter().filter(|one| one.label.ends_with(ago)).count();
        assert_eq!((named("1 day ago"), named("2 days ago"), named("3 days ago")), (1, 1, 1), "{pressables:?}");
        assert_eq!(requests, [SetupRequest::Resume(row.saved_game)], "row {nth}");
        draft.dialog = Some(Dialog::RemoveSave(nth));
        let seen = draw_rects(WINDOWS[0], |ctx| {
            draw(ctx, &mut draft, &offered, &mut Settings::default(), ALL_CAPABILITIES);
        });
        let ago = format!("{} day", nth + 1);
        assert!(seen.iter().any(|seen| seen.name.contains("for good") && seen.name.contains(&ago)), "{seen:?}");
    }
}

#[test]
fn pictures_of_saved_games_contain_no_hidden_information() {
    let seats = ["human", "expert", "beginner"].map(str::to_owned).to_vec();
    let picture = |title: Title| {
        let record = other_record(title, seats.clone());
        (screen_actions::of(record.title()).summarize)(&record, &Profile::default())
            .expect("the record can be replayed")
            .picture
    };
    let shown = picture(Title::Zoff);
    let PrairiesPicture { book, seen } = (&*shown as &dyn Any).downcast_ref().expect("the picture shows prairies");
    assert_eq!(
        *seen,
        seen.seen_by(&zoff::Setting { rulebook: *book }, None),
        "the picture contains nothing that is hidden from spectators"
    );
    assert!(seen.herds.iter().flatten().any(|cows| *cows > 0), "the first cows are on the prairies");
    let shown = picture(Title::HabGut);
    let PricesPicture { prices, highest } = (&*shown as &dyn Any).downcast_ref().expect("the picture shows prices");
    assert!(prices.iter().all(|price| *price > 0 && price < highest));
    let SaveRow { picture, .. } = saved_rows(6).swap_remove(2);
    let picture = picture.expect("this game can be replayed");
    assert!((&*picture as &dyn Any).is::<PrairiesPicture>(), "a row of the dialog shows the same kind of picture");
}
