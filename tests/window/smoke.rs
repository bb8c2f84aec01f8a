//! Tests of the real window under Xvfb on a software renderer: the picture shows the board, and changes where a bot
//! plays, but hardly anywhere else. Missing assets are reported.

use std::{env, fs, path::Path, process::Stdio};

use crate::{
    driver::{Driver, Pointer},
    virtual_screen::{Screen, lavapipe},
};
use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, Image, ImageSampler, ImageType},
    math::Vec2,
};
use hacienda::{
    games::hacienda::{game_icons::palette, view::layout},
    seats::PlayerKind,
    stage::camera::BoardCamera,
    theme::colours::Rgb,
};
use hacienda_bots::Level;
use hacienda_rules::{Cell, Ground, Landscape, Seat};

/// A small window, because the processor renders every pixel.
const SIZE: (u32, u32) = (800, 450);
const SEED: u64 = 7;

/// Runs the program and returns its screenshot after `after` frames.
fn picture(screen: &Screen, driver: &Path, folder: &Path, name: &str, seats: &str, after: u32) -> Image {
    let file = folder.join(format!("{name}.png"));
    let data = folder.join(name);
    fs::create_dir_all(&data).expect("the folder is writable");
    fs::write(data.join("settings.json"), r#"{"volume":0.0,"muted":true,"speed":4.0}"#)
        .expect("the folder is writable");
    let status = screen
        .program(&data, driver)
        .args(["--seats", seats, "--seed", &SEED.to_string(), "--start", "0"])
        .args(["--size", &format!("{}x{}@1", SIZE.0, SIZE.1)])
        .args(["--screenshot", &file.to_string_lossy(), "--after", &after.to_string()])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .expect("the program starts");
    assert!(status.success(), "{name}: the program ended with {status}");
    let bytes = fs::read(&file).expect("the program took a screenshot");
    let png = ImageType::Extension("png");
    let formats = CompressedImageFormats::NONE;
    Image::from_buffer(&bytes, png, formats, true, ImageSampler::Default, RenderAssetUsages::default())
        .expect("the picture is a PNG")
}

fn colour(image: &Image, at: Vec2) -> Option<[f32; 3]> {
    let inside = at.cmpge(Vec2::ZERO).all() && at.x < image.width() as f32 && at.y < image.height() as f32;
    let bytes = inside.then(|| image.pixel_bytes((at.x as u32, at.y as u32, 0).into()).ok()).flatten()?;
    Some([bytes[0], bytes[1], bytes[2]].map(f32::from))
}

fn distance(a: [f32; 3], b: [f32; 3]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}

/// Returns points around the centre of a hex, in window pixels.
fn places(camera: &BoardCamera, board: &hacienda_rules::Board, cell: Cell) -> Vec<Vec2> {
    let middle = camera.world_to_screen(layout::world_of(board, cell));
    let reach = (camera.pixels_per_unit(layout::world_of(board, cell)) * 0.7) as i32;
    let steps = || (-reach..=reach).step_by(2);
    steps().flat_map(|y| steps().map(move |x| Vec2::new(x as f32, y as f32))).map(|off| middle + off).collect()
}

#[test]
fn the_window_shows_the_board_and_the_played_pieces() {
    let (Some(screen), Some(vulkan)) = (Screen::open(), lavapipe()) else {
        println!("SKIPPED: the real window needs Xvfb and Mesa's software Vulkan driver");
        return;
    };
    let folder = env::temp_dir().join(format!("hacienda-smoke-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("the system has a folder for temporary files");

    // The same game, played without a graphics card, gives the place of each hex and the bot's first turn. After that
    // turn the game waits for a person, so the last picture does not depend on the speed of the machine.
    let mut twin =
        Driver::game("twin", &[PlayerKind::Bot(Level::Greedy), PlayerKind::Human], SEED, SIZE, Pointer::Mouse);
    for _ in 0..400 {
        twin.frame();
        if !twin.busy() && twin.position().turn.seat == Seat(1) {
            break;
        }
    }
    let position = twin.position();
    assert_eq!(position.turn.seat, Seat(1), "the first turn ends");
    let setting = twin.setting();
    let board = &*setting.board;
    let camera = twin.app.world().resource::<BoardCamera>().clone();

    let before = picture(&screen, &vulkan, &folder, "before", "human,greedy", 45);
    let after = picture(&screen, &vulkan, &folder, "after", "greedy,human", 150);
    if let Some(keep) = env::var_os("HACIENDA_PICTURES") {
        for name in ["before.png", "after.png"] {
            fs::copy(folder.join(name), Path::new(&keep).join(name)).expect("the folder for pictures is writable");
        }
    }

    // On the hexes of each ground, enough pixels are closest to the colour of that ground.
    let palette: Vec<(&str, Rgb)> = [Ground::Pampas, Ground::Market, Ground::Water]
        .into_iter()
        .chain(Landscape::ALL.map(Ground::Land))
        .map(|ground| (ground.word(), palette::ground(ground)))
        .collect();
    for (word, ground_colour) in &palette {
        let mut near = 0;
        let mut all = 0;
        for cell in board.cells().filter(|cell| board.ground(*cell).word() == *word) {
            for seen in places(&camera, board, cell).into_iter().filter_map(|place| colour(&before, place)) {
                let rgb = |colour: &Rgb| colour.0.map(f32::from);
                let nearest =
                    palette.iter().min_by(|a, b| distance(rgb(&a.1), seen).total_cmp(&distance(rgb(&b.1), seen)));
                all += 1;
                near += usize::from(nearest.is_some_and(|(_, colour)| colour.0 == ground_colour.0));
            }
        }
        let share = near as f64 / all.max(1) as f64;
        println!("{word}: {share:.2} of {all} pixels have its colour");
        let least = match *word {
            "pampas" => 0.80,
            // Stalls or peaks cover much of these hexes.
            "market" | "mountain" => 0.30,
            // Pools, reeds, ripples and foam cover much of these hexes, and the morning light is warm.
            "swamp" | "water" => 0.45,
            _ => 0.60,
        };
        assert!(share >= least, "{word}: only {share:.2} of the pixels of its hexes have its colour");
    }

    // Placed pieces change the picture at their hexes; most free hexes look nearly the same as before.
    let change = |cell: Cell| {
        let seen = places(&camera, board, cell).into_iter();
        let changes: Vec<f32> =
            seen.filter_map(|place| Some(distance(colour(&before, place)?, colour(&after, place)?))).collect();
        changes.iter().sum::<f32>() / changes.len().max(1) as f32
    };
    let tiles: Vec<f32> = position.land_of(Seat(0)).iter().map(&change).collect();
    let free = |cell: &Cell| !position.is_occupied(*cell);
    let mut others: Vec<f32> = board.cells().filter(free).map(&change).collect();
    others.sort_by(f32::total_cmp);
    let median = others[others.len() / 2];
    println!(
        "the hexes of the first tiles changed by {tiles:.1?}, the median of the free hexes by {median:.1} (the maximum is 441)"
    );
    assert!(!tiles.is_empty(), "with this seed, the first turn places a tile");
    assert!(tiles.iter().all(|changed| *changed > 25.0), "every tile is visible: {tiles:.1?}");
    assert!(median < 5.0, "the median of the free hexes changed by {median:.1}");
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn missing_assets_are_reported_once_with_their_folder() {
    let (Some(screen), Some(vulkan)) = (Screen::open(), lavapipe()) else {
        println!("SKIPPED: the real window needs Xvfb and Mesa's software Vulkan driver");
        return;
    };
    let folder = env::temp_dir().join(format!("hacienda-no-files-{}", std::process::id()));
    let (data, nowhere) = (folder.join("data"), folder.join("nowhere"));
    fs::create_dir_all(&data).expect("the system has a folder for temporary files");
    let output = screen
        .program(&data, &vulkan)
        .env("HACIENDA_ASSETS", &nowhere)
        .env("NO_COLOR", "1")
        .args(["--size", "320x240@1", "--after", "20", "--screenshot"])
        .arg(folder.join("picture.png"))
        .output()
        .expect("the program starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: the program must run without assets:\n{errors}", output.status);
    let place = nowhere.display().to_string();
    let reports: Vec<&str> = errors.lines().filter(|line| line.contains("missing") && line.contains(&place)).collect();
    assert_eq!(reports.len(), 1, "one line must name the folder of the missing assets:\n{errors}");
    assert_eq!(errors.matches("not found").count(), 0, "the individual files must not be reported:\n{errors}");
    let _ = fs::remove_dir_all(folder);
}
