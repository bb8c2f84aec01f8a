//! Window tests: pointer and key events sent through the whole app without a graphics card, and the real window on a
//! software renderer.

#[path = "window/announcements.rs"]
mod announcements;
#[path = "window/board_editor.rs"]
mod board_editor;
#[path = "window/boards.rs"]
mod boards;
#[path = "window/colours.rs"]
mod colours;
#[path = "window/curtain.rs"]
mod curtain;
#[path = "window/driver.rs"]
mod driver;
#[path = "window/end_to_end.rs"]
mod end_to_end;
#[path = "window/first_screen.rs"]
mod first_screen;
#[path = "window/gallery.rs"]
mod gallery;
#[path = "window/grid.rs"]
mod grid;
#[path = "window/hab_gut_game.rs"]
mod hab_gut_game;
#[path = "window/inactive_games.rs"]
mod inactive_games;
#[path = "window/keys.rs"]
mod keys;
#[path = "window/kiosk.rs"]
mod kiosk;
#[path = "window/kiosk_ergonomics.rs"]
mod kiosk_ergonomics;
#[path = "window/languages.rs"]
mod languages;
#[path = "window/large_screen.rs"]
mod large_screen;
#[path = "window/lessons.rs"]
mod lessons;
#[path = "window/monkey.rs"]
mod monkey;
#[path = "window/motion.rs"]
mod motion;
#[path = "window/no_rendering.rs"]
mod no_rendering;
#[path = "window/online.rs"]
mod online;
#[cfg(feature = "host")]
#[path = "window/phones.rs"]
mod phones;
#[path = "window/pointer.rs"]
mod pointer;
#[path = "window/questions.rs"]
mod questions;
#[path = "window/redraw_rate.rs"]
mod redraw_rate;
#[path = "window/resource_growth.rs"]
mod resource_growth;
#[path = "window/screenshot_scenes.rs"]
mod screenshot_scenes;
#[path = "window/screenshots.rs"]
mod screenshots;
#[path = "window/shared_behaviour.rs"]
mod shared_behaviour;
#[path = "window/smoke.rs"]
mod smoke;
#[path = "window/system_order.rs"]
mod system_order;
#[path = "window/virtual_screen.rs"]
mod virtual_screen;
#[path = "window/whole_game.rs"]
mod whole_game;
#[path = "window/without_pointer.rs"]
mod without_pointer;
#[path = "window/without_pointer_others.rs"]
mod without_pointer_others;
#[path = "window/zoff_game.rs"]
mod zoff_game;
