//! What the app holds while somebody touches about or it is left alone, and whether that grows.

use std::{fmt::Debug, fs};

use bevy::prelude::*;

/// From so many looks on a line through them says what stays behind; before, a game more or less would bend it.
const ENOUGH_LOOKS: usize = 20;
/// The same for memory: the first thousands of touches find each sheet, board and sound once, and what was read is kept.
const ENOUGH_LOOKS_AT_MEMORY: usize = 100;

/// What the app holds at the first screen.
#[derive(Debug, Clone, Copy)]
pub struct Held {
    /// Touches until then, or minutes.
    pub touches: u32,
    entities: usize,
    meshes: usize,
    materials: usize,
    images: usize,
    /// Megabytes of memory; 0 where the system does not tell.
    megabytes: f64,
}

impl Held {
    /// What it holds now, after so many touches, or minutes.
    pub fn now(world: &World, touches: u32) -> Held {
        Held {
            touches,
            entities: world.entities().count_spawned() as usize,
            meshes: world.resource::<Assets<Mesh>>().len(),
            materials: world.resource::<Assets<StandardMaterial>>().len(),
            images: world.resource::<Assets<Image>>().len(),
            megabytes: megabytes(),
        }
    }
}

/// Memory of this process that is not elsewhere.
fn megabytes() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1_000.0
}

/// How much of something a thousand touches, or minutes, add, by the line through what was held from the second look on: the first
/// game brings what is kept for the next.
fn slope(held: &[Held], what: impl Fn(&Held) -> f64) -> f64 {
    let looks = &held[held.len().min(2)..];
    let count = looks.len().max(1) as f64;
    let mean = |of: &dyn Fn(&Held) -> f64| looks.iter().map(of).sum::<f64>() / count;
    let at = |held: &Held| f64::from(held.touches) / 1_000.0;
    let (middle, level) = (mean(&at), mean(&what));
    let spread: f64 = looks.iter().map(|held| (at(held) - middle).powi(2)).sum();
    let rise: f64 = looks.iter().map(|held| (at(held) - middle) * (what(held) - level)).sum();
    if spread > 0.0 { rise / spread } else { 0.0 }
}

/// Holds what is left behind against what there was.
///
/// # Panics
/// When something stayed.
pub fn nothing_stays(at: impl Debug, held: &[Held], units: &str) {
    let (first, last) = (held[1.min(held.len() - 1)], held[held.len() - 1]);
    println!("{at:?}, after the first round: {first:?}\n{at:?}, at the end: {last:?}");
    type Of = fn(&Held) -> f64;
    let all: [(&str, Of); 5] = [
        ("entities", |held| held.entities as f64),
        ("meshes", |held| held.meshes as f64),
        ("materials", |held| held.materials as f64),
        ("images", |held| held.images as f64),
        ("megabytes", |held| held.megabytes),
    ];
    for (name, of) in all {
        let slope = slope(held, of);
        println!("{at:?}, {name}: {slope:+.3} for a thousand {units}");
        let enough = held.len() >= ENOUGH_LOOKS;
        let grown = match name {
            "megabytes" if held.len() < ENOUGH_LOOKS_AT_MEMORY => 0.0,
            _ if !enough => of(&last) - of(&first),
            _ => slope * f64::from(last.touches) / 1_000.0,
        };
        // A game more or less on the table is no growth, a tenth more over the whole run is; minutes in the middle of one game
        // may differ by its pieces.
        let share = if units == "minutes" && !enough { 0.5 } else { 0.1 };
        let most = share * of(&first) + 20.0;
        assert!(grown <= most, "{name} grew by {grown:.1}, {slope:+.3} for a thousand {units}");
    }
}
