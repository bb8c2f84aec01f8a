//! Tests of the window: pointer events through the whole app without a graphics card, and the real window on a software
//! renderer.

#[path = "window/alike.rs"]
mod alike;
#[path = "window/aloud.rs"]
mod aloud;
#[path = "window/asking.rs"]
mod asking;
#[path = "window/boards.rs"]
mod boards;
#[path = "window/colours.rs"]
mod colours;
#[path = "window/curtain.rs"]
mod curtain;
#[path = "window/display.rs"]
mod display;
#[path = "window/drawing.rs"]
mod drawing;
#[path = "window/driver.rs"]
mod driver;
#[path = "window/first.rs"]
mod first;
#[path = "window/gallery.rs"]
mod gallery;
#[path = "window/hab_gut_game.rs"]
mod hab_gut_game;
#[path = "window/held.rs"]
mod held;
#[path = "window/keys.rs"]
mod keys;
#[path = "window/kiosk.rs"]
mod kiosk;
#[path = "window/languages.rs"]
mod languages;
#[path = "window/lessons.rs"]
mod lessons;
#[path = "window/monkey.rs"]
mod monkey;
#[path = "window/motion.rs"]
mod motion;
#[path = "window/one_game.rs"]
mod one_game;
#[path = "window/order.rs"]
mod order;
#[path = "window/person.rs"]
mod person;
#[path = "window/pictures.rs"]
mod pictures;
#[path = "window/pointer.rs"]
mod pointer;
#[path = "window/reach.rs"]
mod reach;
#[path = "window/reach_others.rs"]
mod reach_others;
#[path = "window/scenes.rs"]
mod scenes;
#[path = "window/smoke.rs"]
mod smoke;
#[path = "window/standing.rs"]
mod standing;
#[path = "window/unseen.rs"]
mod unseen;
#[path = "window/waiting.rs"]
mod waiting;
#[path = "window/whole_game.rs"]
mod whole_game;
#[path = "window/zoff_game.rs"]
mod zoff_game;
