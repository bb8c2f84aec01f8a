//! The sheet of saved games alone: what is told of each, and what taps on it want.

use super::*;
use crate::{
    game::{self, Title},
    record::slots::{About, Kept, Slot},
    screens::setup::saves_sheet::{Picture, Row},
};
use hacienda_rules::{Rulebook, Setting, formats::records::Record};
use tabletop::records;

/// A game of another title that has just begun.
fn other_record(title: Title, seats: Vec<String>) -> game::Record {
    let begun = "so many can play";
    match title {
        Title::HabGut => {
            let setting = hab_gut::Setting::default();
            game::Record::HabGut(records::Record::begin(setting, seats, 7, None).expect(begun).0)
        }
        Title::Hacienda | Title::Zoff => {
            let setting = zoff::Setting::default();
            game::Record::Zoff(records::Record::begin(setting, seats, 7, None).expect(begun).0)
        }
    }
}

/// So many saved games as the sheet shows them; the last was put aside, and the one before cannot be read.
pub fn saved_rows(count: usize) -> Vec<Row> {
    let kept = Kept { slot: Slot::FIRST, about: About::default() };
    let row = |number: usize| {
        let game = full_draft(Game::Base, None).game();
        let words = ["human", ["greedy", "expert"][number % 2], "beginner", "casual", "hard"];
        let seats: Vec<String> = words[..2 + number % 4].iter().map(|word| (*word).to_owned()).collect();
        let board = game.setting.hacienda().expect("it is of Hacienda").board.clone();
        let name = match number % 4 {
            2 => words::title(Title::Zoff),
            3 => words::title(Title::HabGut),
            _ => words::board_name(&board),
        };
        let (record, far) = match number % 4 {
            2 => (other_record(Title::Zoff, seats), text!("setup-saved-actions", actions = 0usize)),
            3 => (other_record(Title::HabGut, seats), text!("setup-saved-actions", actions = 0usize)),
            _ => {
                let setting = Setting { board, rulebook: Rulebook::default() };
                let (record, last) = Record::begin(setting, seats, 7, None).expect("so many can play");
                let far = words::saved_far(&record, &last);
                (game::Record::Hacienda(record), far)
            }
        };
        Row {
            kept,
            who: words::saved_players(&record, &Person::default()),
            far: Some(far),
            place: Some(text!("saved-place", board = name, ago = text!("ago-days", number = 12usize))),
            whole: true,
            picture: Picture::of(&record, &Person::default()).map(Arc::new),
        }
    };
    let unknown = |who: Text, aside: bool| Row {
        kept: {
            let mut slot = kept.slot;
            slot.aside = aside;
            Kept { slot, ..kept }
        },
        who,
        far: None,
        place: None,
        whole: false,
        picture: None,
    };
    let others = [unknown(text!("saved-unreadable"), false), unknown(text!("setup-aside"), true)];
    (0..count.saturating_sub(2)).map(row).chain(others).collect()
}

#[test]
fn a_saved_game_goes_on_or_is_removed_after_a_question() {
    let rows = saved_rows(4);
    let offered = Offered { saves: Some(rows.clone()), ..Offered::default() };
    let mut draft = Draft { sheet: Some(Sheet::Saves(0)), ..Draft::default() };
    let mut wishes = Vec::new();
    let mut press = |name: &str, draft: &mut Draft| {
        tap(WINDOWS[0], name, |ctx| wishes.extend(draw(ctx, draft, &offered, &mut Settings::default(), MEANS)));
    };
    press("You against Greedy", &mut draft);
    press("A game that cannot be read", &mut draft);
    press("The game put aside", &mut draft);
    press("Remove game 3", &mut draft);
    assert_eq!(draft.sheet, Some(Sheet::RemoveSave(2)));
    press("Keep it", &mut draft);
    assert_eq!(draft.sheet, Some(Sheet::Saves(0)));
    press("Remove game 3", &mut draft);
    press("Remove it", &mut draft);
    press("Back", &mut draft);
    assert_eq!(draft.sheet, None);
    let [game, _, broken, aside] = [0, 1, 2, 3].map(|line| rows[line].kept);
    assert_eq!(wishes, [SetupWish::Resume(game), SetupWish::Resume(aside), SetupWish::Remove(broken)]);
}

#[test]
fn every_game_has_a_picture_in_which_nothing_is_hidden() {
    let seats = ["human", "expert", "beginner"].map(str::to_owned).to_vec();
    let picture = |title: Title| {
        let record = other_record(title, seats.clone());
        Picture::of(&record, &Person::default()).expect("it can be played again")
    };
    let Picture::Zoff(book, seen) = picture(Title::Zoff) else { panic!("prairies are shown") };
    assert_eq!(*seen, seen.seen_by(&zoff::Setting { rulebook: *book }, None), "what nobody sees is not in it");
    assert!(seen.herds.iter().flatten().any(|cows| *cows > 0), "the first cows stand");
    let Picture::HabGut(prices, highest) = picture(Title::HabGut) else { panic!("prices are shown") };
    assert!(prices.iter().all(|price| *price > 0 && *price < highest));
    let Row { picture, .. } = saved_rows(6).swap_remove(2);
    assert!(matches!(picture.as_deref(), Some(Picture::Zoff(..))), "a row of the sheet shows it");
}
