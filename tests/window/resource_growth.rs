//! Measures the app's entities, assets and memory over a long run, and checks that they do not grow noticeably.

use std::{fmt::Debug, fs};

use bevy::prelude::*;

/// The minimum number of samples for measuring growth by a regression line. With fewer samples, a single game more or
/// less would distort the line.
const MIN_SAMPLES: usize = 20;
/// The minimum number of samples for checking the growth of memory. Only their second half counts, because the first
/// few thousand touches load each dialog, board and sound once, and these stay in memory.
const MIN_MEMORY_SAMPLES: usize = 100;

/// The unit in which the length of a run is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Touches,
    Minutes,
}

/// A sample of the app's resources.
#[derive(Debug, Clone, Copy)]
pub struct ResourceSample {
    /// Touches or minutes up to this sample.
    at: u32,
    entities: usize,
    meshes: usize,
    materials: usize,
    images: usize,
    /// Megabytes of memory; 0 if the system does not report it.
    megabytes: f64,
}

impl ResourceSample {
    /// Samples the app after `at` touches or minutes.
    pub fn now(world: &World, at: u32) -> ResourceSample {
        ResourceSample {
            at,
            entities: world.entities().count_spawned() as usize,
            meshes: world.resource::<Assets<Mesh>>().len(),
            materials: world.resource::<Assets<StandardMaterial>>().len(),
            images: world.resource::<Assets<Image>>().len(),
            megabytes: megabytes(),
        }
    }
}

/// Returns the resident memory of this process in megabytes.
fn megabytes() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1_000.0
}

/// Returns the growth per thousand touches or minutes: the slope of the regression line through the samples.
fn slope(samples: &[ResourceSample], what: impl Fn(&ResourceSample) -> f64) -> f64 {
    let count = samples.len().max(1) as f64;
    let mean = |of: &dyn Fn(&ResourceSample) -> f64| samples.iter().map(of).sum::<f64>() / count;
    let at = |sample: &ResourceSample| f64::from(sample.at) / 1_000.0;
    let (middle, level) = (mean(&at), mean(&what));
    let spread: f64 = samples.iter().map(|sample| (at(sample) - middle).powi(2)).sum();
    let rise: f64 = samples.iter().map(|sample| (at(sample) - middle) * (what(sample) - level)).sum();
    if spread > 0.0 { rise / spread } else { 0.0 }
}

/// Checks that the resources have not grown noticeably since the sample after the first round.
///
/// # Panics
/// Panics if a resource has grown noticeably, or if there are no samples.
pub fn assert_no_growth(place: impl Debug, samples: &[ResourceSample], unit: Unit) {
    let [.., last] = samples else { panic!("there are no samples") };
    let first = samples[1.min(samples.len() - 1)];
    println!("{place:?}, after the first round: {first:?}\n{place:?}, at the end: {last:?}");
    let enough = samples.len() >= MIN_SAMPLES;
    // A sample with the pieces of one more game is not growth, but an increase of a tenth over the whole run is. A few
    // samples that are taken every minute, in the middle of a game, may differ by half.
    let share = if unit == Unit::Minutes && !enough { 0.5 } else { 0.1 };
    // The first game loads assets that the later ones share.
    let after_a_game = samples.len().min(2);
    let judge = |name: &str, of: fn(&ResourceSample) -> f64, from: usize, judged: bool| {
        let slope = slope(&samples[from..], of);
        println!("{place:?}, {name}: {slope:+.3} per thousand {unit:?}");
        let grown = if enough { slope * f64::from(last.at) / 1_000.0 } else { of(last) - of(&first) };
        assert!(
            !judged || grown <= share * of(&first) + 20.0,
            "{name} grew by {grown:.1}, {slope:+.3} per thousand {unit:?}"
        );
    };
    judge("entities", |sample| sample.entities as f64, after_a_game, true);
    judge("meshes", |sample| sample.meshes as f64, after_a_game, true);
    judge("materials", |sample| sample.materials as f64, after_a_game, true);
    judge("images", |sample| sample.images as f64, after_a_game, true);
    judge("megabytes", |sample| sample.megabytes, samples.len() / 2, samples.len() >= MIN_MEMORY_SAMPLES);
}
