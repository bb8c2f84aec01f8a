//! Tests of the board editor, operated by touch: a board is drawn, played, stored, exported and imported again, and
//! killing the program loses at most one stroke.

use std::{fs, path::Path, sync::Arc};

use bevy::{input::touch::TouchPhase, prelude::*};
use hacienda::{
    boards::{
        editor::{BoardEditor, Canvas},
        own_boards::OwnBoards,
    },
    launch::StartScreen,
    menu::draft::Draft,
    screen::Screen,
    seats::Seating,
    store::Store,
    ui::requests::ScreenRequest,
};
use hacienda_bots::{Bot, Level};
use hacienda_rules::{
    Board, Ground, Hex, Landscape,
    maps::{drawing::Brush, grid::Grid, haz},
};

use crate::{
    boards::{drop_file, file_message},
    driver::{Driver, Pointer},
    whole_game::perform,
};

fn editor(driver: &Driver) -> &BoardEditor {
    driver.app.world().resource::<BoardEditor>()
}

fn grid(driver: &Driver) -> &Grid {
    editor(driver).drawing.grid()
}

fn canvas(driver: &Driver) -> Canvas {
    editor(driver).canvas.expect("the canvas was drawn")
}

fn place(driver: &Driver, (column, row): (u16, u16)) -> Vec2 {
    let at = canvas(driver).at(Hex { column, row });
    Vec2::new(at.x, at.y)
}

/// Opens the board editor from the first screen.
pub fn open(driver: &mut Driver) {
    driver.press("More");
    driver.press("Choose a board");
    driver.frames(2);
    driver.press("Draw a new board");
    driver.frames(6);
    assert_eq!(driver.screen(), Screen::Drawing);
    // A touch right after the screen change would still count for the previous screen.
    driver.frames(4);
}

/// Drags a finger across these hexes.
fn stroke(driver: &mut Driver, hexes: &[(u16, u16)]) {
    let places: Vec<Vec2> = hexes.iter().map(|hex| place(driver, *hex)).collect();
    driver.down(places[0]);
    driver.frame();
    for at in &places {
        driver.move_to(*at);
        driver.frame();
    }
    driver.up(places[places.len() - 1]);
    driver.frames(2);
}

/// Selects the brush that mirrors left and right.
fn mirror(driver: &mut Driver) {
    driver.press("One hex at a time");
    driver.frame();
    assert_eq!(editor(driver).brush, Brush::LeftRight);
}

/// Draws a board with the mirror brush. It consists of pampas with two bands of each landscape, two water hexes and six
/// markets; four hexes at the edge are erased.
fn draw(driver: &mut Driver) {
    driver.press("Fill an area");
    stroke(driver, &[(4, 9)]);
    driver.press("Paint");
    mirror(driver);
    let bands: [(&str, &[(u16, u16)]); 7] = [
        ("Mountain", &[(0, 21), (0, 29), (1, 28)]),
        ("Forest", &[(3, 24), (5, 24)]),
        ("Meadow", &[(7, 22), (7, 28)]),
        ("Rocks", &[(10, 19), (12, 19)]),
        ("Swamp", &[(12, 25), (12, 29)]),
        ("Water", &[(6, 17)]),
        ("Erase", &[(0, 17), (0, 19)]),
    ];
    for (paint, hexes) in bands {
        driver.press(paint);
        stroke(driver, hexes);
    }
    driver.press("Market");
    for hex in [(2, 21), (6, 25), (10, 23)] {
        stroke(driver, &[hex]);
    }
}

#[test]
fn a_board_is_drawn_played_stored_exported_and_imported_by_touch() {
    for (name, size) in [("drawing", (1024, 768)), ("drawing-phone", (844, 390))] {
        let mut driver = Driver::new(name, StartScreen::Title, 7, size, Pointer::Touch);
        open(&mut driver);
        draw(&mut driver);
        let drawn = grid(&driver).clone();
        let board = drawn.board().expect("the drawing is a valid board");
        assert!(board.len() >= 120 && board.markets().count() == 6, "{} {}", board.len(), board.markets().count());
        for land in Landscape::ALL {
            assert!(drawn.count(Ground::Land(land)) >= 4, "there are at least four hexes of {land:?}");
        }
        let mirrored = drawn.hexes().all(|hex| {
            let other = Hex { column: hex.column, row: 30 - hex.row };
            drawn.at(hex) == drawn.at(other)
        });
        assert!(mirrored, "the right half mirrors the left half");

        play_three_turns(&mut driver, &drawn);
        assert_eq!(
            (driver.screen(), grid(&driver)),
            (Screen::Drawing, &drawn),
            "leaving the game returns to the drawing"
        );
        assert!(editor(&driver).drawing.can_undo().0, "the strokes can still be undone");

        if driver.find("Keep").is_none() {
            driver.press("About this board");
            driver.frames(2);
        }
        driver.press("Keep");
        driver.frames(3);
        driver.finish();
        let kept = fs::read_to_string(driver.folder.join("board-0.haz")).expect("the board was stored");
        assert_eq!(kept, haz::write_grid(&drawn));

        if driver.find("Export").is_none() {
            driver.press("About this board");
            driver.frames(2);
        }
        driver.press("Export");
        driver.frames(3);
        let files = driver.folder.join("files");
        let exported = fs::read_dir(&files)
            .expect("the folder exists")
            .next()
            .expect("a file was exported")
            .expect("a folder entry is readable")
            .path();
        let bytes = fs::read(&exported).expect("the exported file is readable");
        assert_eq!(bytes, haz::bytes_of(&haz::write_grid(&drawn)));

        // An import into an empty canvas gives the same bytes.
        if driver.find("Dismiss").is_some() {
            driver.press("Dismiss");
        }
        if driver.find("New").is_none() {
            driver.press("About this board");
            driver.frames(2);
        }
        driver.press("New");
        driver.frames(2);
        assert!(grid(&driver).board().is_err());
        drop_file(&mut driver, exported);
        driver.frames(6);
        assert_eq!(haz::bytes_of(&haz::write_grid(grid(&driver))), bytes, "{}", file_message(&driver));
        assert!(driver.app.world().resource::<Draft>().boards.iter().any(|known| known.own));
    }
}

fn play_three_turns(driver: &mut Driver, drawn: &Grid) {
    driver.press("Play it");
    driver.frames(6);
    assert_eq!((driver.screen(), Grid::of(&driver.setting().board)), (Screen::Match, drawn.clone()));
    let mut bot = Bot::new(Level::Greedy, 5);
    // A turn has ended if others have acted since the person's last action.
    let (mut turns, mut last) = (0, None);
    for _ in 0..2_000 {
        driver.settle(400);
        let (position, before) = (driver.position(), driver.log_length());
        if driver.busy() || !driver.app.world().resource::<Seating>().human_to_act(position.may_act()) {
            continue;
        }
        turns += usize::from(last.is_some_and(|last| before > last));
        if turns == 3 {
            break;
        }
        let action = bot.choose(&driver.setting(), &position);
        perform(driver, action);
        assert_eq!(driver.log_length(), before + 1);
        last = Some(before + 1);
    }
    assert_eq!(turns, 3);
    driver.settle(400);
    driver.press("Menu");
    driver.frames(3);
    driver.press("Back to title");
    driver.frames(8);
}

#[test]
fn a_finger_draws_while_a_sleeve_rests_on_the_screen() {
    for (name, on_canvas) in [("beside", false), ("on", true)] {
        let mut driver =
            Driver::new(&format!("drawing-sleeve-{name}"), StartScreen::Title, 7, (1024, 768), Pointer::Touch);
        open(&mut driver);
        let beside = Vec2::new(2.0, 2.0);
        assert!(!canvas(&driver).rect.contains([beside.x, beside.y].into()));
        let sleeve = if on_canvas { place(&driver, (9, 27)) } else { beside };
        driver.touch(1000, TouchPhase::Started, sleeve);
        driver.frames(80);
        let unit = canvas(&driver).unit;
        stroke(&mut driver, &[(4, 9), (4, 13)]);
        let painted: Vec<bool> =
            [9, 11, 13].iter().map(|row| grid(&driver).at(Hex { column: 4, row: *row }).is_some()).collect();
        assert_eq!(painted, [true; 3], "the finger paints while a sleeve rests {name} the canvas");
        assert_eq!(canvas(&driver).unit, unit, "the canvas stays in place");
        // Two more fingers still zoom.
        let (one, other) = (place(&driver, (4, 9)), place(&driver, (8, 9)));
        driver.touch(1001, TouchPhase::Started, one);
        driver.frame();
        driver.touch(1002, TouchPhase::Started, other);
        driver.frame();
        driver.touch(1002, TouchPhase::Moved, other + (other - one) * 0.4);
        driver.frames(2);
        assert!(canvas(&driver).unit > unit * 1.1, "two fingers zoom: {} from {unit}", canvas(&driver).unit);
    }
}

#[test]
fn a_kill_loses_at_most_the_last_stroke() {
    let mut driver = Driver::new("drawing-killed", StartScreen::Title, 7, (1024, 768), Pointer::Touch);
    open(&mut driver);
    stroke(&mut driver, &[(4, 9), (4, 15)]);
    let drawn = grid(&driver).clone();
    // The next stroke is still in progress when the program is killed.
    let at = place(&driver, (8, 9));
    driver.touch(77, TouchPhase::Started, at);
    driver.frames(3);
    assert_ne!(grid(&driver), &drawn);
    let store = driver.folder.clone();
    driver.close();
    let mut next =
        Driver::after("drawing-killed-next", Store::Folder(store), StartScreen::Title, 7, (1024, 768), Pointer::Touch);
    open(&mut next);
    assert_eq!(grid(&next), &drawn);
}

#[test]
fn a_damaged_drawing_is_set_aside() {
    let store = {
        let driver = Driver::new("drawing-broken", StartScreen::Title, 7, (1024, 768), Pointer::Touch);
        driver.folder.clone()
    };
    fs::create_dir_all(&store).expect("the folder is writable");
    fs::write(store.join("drawing.haz"), "[Control]\nVersion=2").expect("the folder is writable");
    let mut driver = Driver::after(
        "drawing-broken-next",
        Store::Folder(store.clone()),
        StartScreen::Title,
        7,
        (1024, 768),
        Pointer::Touch,
    );
    open(&mut driver);
    let shown = editor(&driver).message.clone().map(|text| driver.tr(text)).unwrap_or_default();
    assert!(shown.contains("put aside") && shown.contains("line 2"), "{shown}");
    assert!(store.join("drawing.haz.broken").exists());
    drop(driver);
    fs::remove_dir_all(store).expect("the folder belongs to this test");
}

/// Closes the previous window and starts the program with the same folder.
fn reopen(name: &str, store: &Path, before: &mut Driver) -> Driver {
    before.close();
    Driver::after(name, Store::Folder(store.to_owned()), StartScreen::Title, 7, (1024, 768), Pointer::Touch)
}

fn message(driver: &Driver) -> String {
    editor(driver).message.clone().map(|text| driver.tr(text)).unwrap_or_default()
}

fn request(driver: &mut Driver, go: ScreenRequest) {
    driver.app.world_mut().write_message(go);
    driver.frames(6);
}

/// Presses one of the buttons next to the canvas, opening their dialog if needed.
fn press_side_button(driver: &mut Driver, name: &str) {
    if driver.find(name).is_none() {
        driver.press("About this board");
        driver.frames(2);
    }
    driver.press(name);
    driver.frames(3);
}

#[test]
fn a_replaced_drawing_can_be_restored_after_a_kill() {
    let mut driver = Driver::new("drawing-before", StartScreen::Title, 7, (1024, 768), Pointer::Touch);
    open(&mut driver);
    stroke(&mut driver, &[(4, 9), (4, 15)]);
    let drawn = grid(&driver).clone();
    (0..2).for_each(|_| press_side_button(&mut driver, "Random"));
    assert_ne!(grid(&driver), &drawn);
    let store = driver.folder.clone();
    let mut next = reopen("drawing-before-next", &store, &mut driver);
    open(&mut next);
    assert!(grid(&next).is_void(), "an empty canvas replaces the random board: {}", message(&next));
    for _ in 0..2 {
        next.press("Undo");
        next.frames(2);
    }
    assert_eq!(grid(&next), &drawn);
    // The drawing stays, and a request for a new board shows a message about it.
    request(&mut next, ScreenRequest::Setup);
    request(&mut next, ScreenRequest::OpenEditor(None));
    assert_eq!((grid(&next), message(&next).contains("still here")), (&drawn, true));
    // Both drawings survive: the later one is on the canvas and the earlier one in the undo history.
    press_side_button(&mut next, "New");
    stroke(&mut next, &[(8, 9)]);
    let second = grid(&next).clone();
    let mut last = reopen("drawing-before-last", &store, &mut next);
    open(&mut last);
    assert_eq!(grid(&last), &second);
    last.press("Undo");
    last.frames(2);
    assert_eq!(grid(&last), &drawn);
}

#[test]
fn a_copy_never_replaces_the_original_board() {
    let mut driver = Driver::new("drawing-copy", StartScreen::Title, 7, (1024, 768), Pointer::Touch);
    open(&mut driver);
    stroke(&mut driver, &[(4, 9), (4, 15)]);
    press_side_button(&mut driver, "Keep");
    let boards =
        |driver: &Driver| -> Vec<Arc<Board>> { driver.app.world().resource::<OwnBoards>().boards().cloned().collect() };
    let first = boards(&driver);
    assert_eq!(first.len(), 1);
    // The edited drawing replaces its board.
    stroke(&mut driver, &[(8, 9)]);
    press_side_button(&mut driver, "Keep");
    let second = boards(&driver);
    assert_eq!(second.len(), 1, "the edited board replaced the first one");
    assert_ne!(Grid::of(&first[0]), Grid::of(&second[0]));
    // The drawing is stored among the player's boards, so a new drawing starts empty.
    request(&mut driver, ScreenRequest::Setup);
    request(&mut driver, ScreenRequest::OpenEditor(None));
    assert!(grid(&driver).is_void());
    request(&mut driver, ScreenRequest::OpenEditor(Some(second[0].clone())));
    stroke(&mut driver, &[(8, 15)]);
    press_side_button(&mut driver, "Keep");
    let kept: Vec<Grid> = boards(&driver).iter().map(|board| Grid::of(board)).collect();
    assert_eq!(kept, [Grid::of(&second[0]), grid(&driver).clone()]);
    driver.finish();
    assert!(driver.folder.join("board-0.haz").exists() && driver.folder.join("board-1.haz").exists());
}

#[test]
fn a_failed_save_of_a_drawing_is_reported_and_retried() {
    let mut driver = Driver::new("drawing-refused", StartScreen::Title, 7, (1024, 768), Pointer::Touch);
    open(&mut driver);
    let in_the_way = driver.folder.join("drawing.haz.new");
    fs::create_dir_all(&in_the_way).expect("the folder is writable");
    stroke(&mut driver, &[(4, 9)]);
    driver.finish();
    driver.frames(2);
    assert!(message(&driver).contains("cannot be saved"), "{}", message(&driver));
    fs::remove_dir(&in_the_way).expect("the folder is writable");
    stroke(&mut driver, &[(8, 9)]);
    driver.finish();
    driver.frames(2);
    assert_eq!((message(&driver), kept(&driver.folder)), (String::new(), haz::write_grid(grid(&driver))));
}

/// Returns the drawing as stored on the disk.
fn kept(folder: &Path) -> String {
    fs::read_to_string(folder.join("drawing.haz")).expect("the drawing was stored")
}

#[test]
fn an_unreadable_drawing_is_not_overwritten() {
    let mut driver = Driver::new("editor-unread", StartScreen::Title, 7, (1024, 768), Pointer::Touch);
    let file = driver.folder.join("drawing.haz");
    fs::create_dir_all(&file).expect("the folder is writable");
    open(&mut driver);
    assert!(message(&driver).contains("cannot be read"), "{}", message(&driver));
    driver.finish();
    assert!(
        file.is_dir() && !driver.folder.join("drawing.haz.new").exists(),
        "nothing is written before the first stroke"
    );
}

#[test]
fn leaving_the_board_editor_ends_the_stroke() {
    let mut driver = Driver::new("drawing-left", StartScreen::Title, 7, (1024, 768), Pointer::Touch);
    open(&mut driver);
    let at = place(&driver, (4, 9));
    driver.touch(77, TouchPhase::Started, at);
    driver.frames(3);
    assert_eq!(grid(&driver).count(Ground::Pampas), 1, "the stroke has begun");
    request(&mut driver, ScreenRequest::Setup);
    assert_eq!(grid(&driver).count(Ground::Pampas), 1, "leaving the editor keeps the stroke");
    driver.touch(77, TouchPhase::Ended, at);
    driver.frames(2);
    driver.finish();
    assert_eq!(kept(&driver.folder), haz::write_grid(grid(&driver)));
    assert_eq!(grid(&driver).count(Ground::Pampas), 1);
    request(&mut driver, ScreenRequest::OpenEditor(None));
    driver.frames(4);
    // The earlier finger must not count as the first of two.
    driver.tap_at(place(&driver, (12, 29)));
    driver.frames(2);
    assert_eq!(grid(&driver).count(Ground::Pampas), 2);
}
