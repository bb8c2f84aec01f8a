//! The sheet of saved games alone: what is told of each, and what taps on it want.

use super::*;
use crate::{
    game,
    owners::Owners,
    record::slots::{About, Kept, Slot},
    screens::setup::saves_sheet::Row,
};
use hacienda_rules::{Rulebook, Setting, formats::records::Record};

/// So many saved games as the sheet shows them; the last was put aside, and the one before cannot be read.
pub fn saved_rows(count: usize) -> Vec<Row> {
    let kept = Kept { slot: Slot::FIRST, about: About::default() };
    let row = |number: usize| {
        let game = full_draft(Game::Base, None).game();
        let words = ["human", ["greedy", "expert"][number % 2], "beginner", "casual", "hard"];
        let seats = words[..2 + number % 4].iter().map(|word| (*word).to_owned()).collect();
        let setting = Setting {
            board: game.setting.hacienda().expect("it is of Hacienda").board.clone(),
            rulebook: Rulebook::default(),
        };
        let (record, last) = Record::begin(setting, seats, 7, None).expect("so many can play");
        let place = text!(
            "saved-place",
            board = words::board_name(&record.setting.board),
            ago = text!("ago-days", number = 12usize)
        );
        Row {
            kept,
            who: words::saved_players(&game::Record::Hacienda(record.clone()), &Person::default()),
            far: Some(words::saved_far(&record, &last)),
            place: Some(place),
            whole: true,
            picture: Some(Arc::new((record.setting.board.clone(), last, Owners::default()))),
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
