//! What the app holds while somebody touches about or it is left alone, and whether that grows.

use std::{fmt::Debug, fs};

use bevy::prelude::*;

/// From so many looks on a line through them says what stays behind; before, a game more or less would bend it.
const ENOUGH_LOOKS: usize = 20;
/// The same for memory, where only the second half of them counts: the first thousands of touches find each sheet, board and sound
/// once, and what was read is kept.
const ENOUGH_LOOKS_AT_MEMORY: usize = 100;

/// What a run is counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Touches,
    Minutes,
}

/// What the app holds at the first screen.
#[derive(Debug, Clone, Copy)]
pub struct Held {
    /// Touches until then, or minutes.
    at: u32,
    entities: usize,
    meshes: usize,
    materials: usize,
    images: usize,
    /// Megabytes of memory; 0 where the system does not tell.
    megabytes: f64,
}

impl Held {
    /// What it holds now, after so many touches, or minutes.
    pub fn now(world: &World, at: u32) -> Held {
        Held {
            at,
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

/// How much of something a thousand touches, or minutes, add, by the line through what was held at these looks.
fn slope(looks: &[Held], what: impl Fn(&Held) -> f64) -> f64 {
    let count = looks.len().max(1) as f64;
    let mean = |of: &dyn Fn(&Held) -> f64| looks.iter().map(of).sum::<f64>() / count;
    let at = |held: &Held| f64::from(held.at) / 1_000.0;
    let (middle, level) = (mean(&at), mean(&what));
    let spread: f64 = looks.iter().map(|held| (at(held) - middle).powi(2)).sum();
    let rise: f64 = looks.iter().map(|held| (at(held) - middle) * (what(held) - level)).sum();
    if spread > 0.0 { rise / spread } else { 0.0 }
}

/// Holds what is left behind against what there was.
///
/// # Panics
/// When something stayed.
pub fn nothing_stays(place: impl Debug, held: &[Held], unit: Unit) {
    let [.., last] = held else { panic!("nobody looked") };
    let first = held[1.min(held.len() - 1)];
    println!("{place:?}, after the first round: {first:?}\n{place:?}, at the end: {last:?}");
    let enough = held.len() >= ENOUGH_LOOKS;
    // A game more or less on the table is no growth, a tenth more over the whole run is; minutes in the middle of one game may
    // differ by its pieces.
    let share = if unit == Unit::Minutes && !enough { 0.5 } else { 0.1 };
    // The first game brings what is kept for the next.
    let after_a_game = held.len().min(2);
    let judge = |name: &str, of: fn(&Held) -> f64, from: usize, judged: bool| {
        let slope = slope(&held[from..], of);
        println!("{place:?}, {name}: {slope:+.3} for a thousand {unit:?}");
        let grown = if enough { slope * f64::from(last.at) / 1_000.0 } else { of(last) - of(&first) };
        assert!(
            !judged || grown <= share * of(&first) + 20.0,
            "{name} grew by {grown:.1}, {slope:+.3} for a thousand {unit:?}"
        );
    };
    judge("entities", |held| held.entities as f64, after_a_game, true);
    judge("meshes", |held| held.meshes as f64, after_a_game, true);
    judge("materials", |held| held.materials as f64, after_a_game, true);
    judge("images", |held| held.images as f64, after_a_game, true);
    judge("megabytes", |held| held.megabytes, held.len() / 2, held.len() >= ENOUGH_LOOKS_AT_MEMORY);
}
