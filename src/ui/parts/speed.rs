//! How fast what others do is shown, and how much of it moves.

use bevy_egui::egui::{Rect, Ui};

use crate::{
    kit::{ButtonLook, Say, button_at, chips, toggle},
    settings::{Motion, Settings},
    texts::{Kind, text},
};

/// The chips of the speed, in the menu and at a replay.
pub fn speed(ui: &mut Ui, settings: &mut Settings) {
    let near = |speed: &f32| (speed - settings.speed).abs();
    let best =
        (0..Settings::SPEEDS.len()).min_by(|a, b| near(&Settings::SPEEDS[*a]).total_cmp(&near(&Settings::SPEEDS[*b])));
    let mut chosen = best.unwrap_or(1);
    let words = [text!("speed-half"), text!("speed-normal"), text!("speed-double"), text!("speed-fourfold")];
    if chips(ui, &ui.say(text!("speed")), &words.map(|text| ui.say(text)), &mut chosen).changed() {
        settings.speed = Settings::SPEEDS[chosen];
    }
}

/// The switch that lets each action of a computer player wait until it was seen.
pub fn stepped(ui: &mut Ui, settings: &mut Settings) {
    toggle(ui, &ui.say(text!("seeing-stepped")), &mut settings.stepped, true);
}

/// The button of how much moves, which says what holds; a press goes on to the next.
pub fn motion(ui: &Ui, place: Rect, settings: &mut Settings) {
    let now = settings.motion();
    let (word, next) = match now {
        Motion::Full => ("full", Motion::Calm),
        Motion::Calm => ("calm", Motion::Off),
        Motion::Off => ("off", Motion::Full),
    };
    let said = ui.say(text!("motion", motion = Kind(word)));
    if button_at(ui, place, &ButtonLook::plain(said)).clicked() {
        settings.set_motion(next);
    }
}
