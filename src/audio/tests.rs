//! Tests of the sound files: their presence, use, size, length and decoding.

use std::{collections::BTreeSet, fs, path::PathBuf, time::Duration};

use super::{decoding::Decoding, sounds::SoundName};
use crate::sound_cues::{Cue, Mood};

/// The size limit for all sounds together, in bytes.
const MAX_BYTES: usize = 900_000;
/// The maximum length of a loop, in seconds.
const LONGEST_LOOP: f64 = 60.0;
/// The maximum length of a cue, in seconds.
const LONGEST_CUE: f64 = 3.5;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/sounds")
}

fn names() -> impl Iterator<Item = SoundName> {
    Cue::ALL.into_iter().map(SoundName::Cue).chain(Mood::ALL.into_iter().map(SoundName::Music))
}

fn bytes(name: SoundName) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets").join(name.path());
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the number of samples that the last page of an OGG file declares, and the sample rate from its first page.
fn length(bytes: &[u8]) -> (u64, u32) {
    let number =
        |at: usize, size: usize| bytes[at..at + size].iter().rev().fold(0, |sum, byte| sum << 8 | u64::from(*byte));
    let last = bytes.windows(4).rposition(|four| four == b"OggS").expect("an OGG file has pages");
    (number(last + 6, 8), number(40, 4) as u32)
}

#[test]
fn every_sound_has_a_file_and_every_file_is_used() {
    let used: BTreeSet<String> = names().map(|name| name.path().replace("sounds/", "")).collect();
    let files: BTreeSet<String> = fs::read_dir(folder())
        .expect("the folder is readable")
        .map(|entry| entry.expect("its entries are readable").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".ogg"))
        .collect();
    assert_eq!(used, files);
    assert_eq!(used.len(), Cue::ALL.len() + Mood::ALL.len(), "no two sounds share a file");
}

#[test]
fn the_sounds_are_small_and_short() {
    let sum: usize = names().map(|name| bytes(name).len()).sum();
    assert!(sum <= MAX_BYTES, "the sounds have {sum} bytes");
    for name in names() {
        let (samples, rate) = length(&bytes(name));
        let seconds = samples as f64 / f64::from(rate);
        let most = if matches!(name, SoundName::Music(_)) { LONGEST_LOOP } else { LONGEST_CUE };
        assert!(seconds > 0.05 && seconds <= most, "{name:?} lasts {seconds} s");
    }
}

#[test]
fn decoding_in_small_steps_yields_all_samples() {
    for name in names().filter(|name| !matches!(name, SoundName::Music(Mood::Noon | Mood::Dusk))) {
        let (samples, rate) = length(&bytes(name));
        let mut decoding = Decoding::open(bytes(name)).expect("the file is valid");
        let mut steps = 1;
        let sound = loop {
            // A zero budget decodes one packet.
            match decoding.decode_for(Duration::ZERO).expect("the file can be decoded") {
                Some(sound) => break sound,
                None => steps += 1,
            }
        };
        // A loop that is longer or shorter than its source would have an audible seam.
        assert_eq!((sound.frames.len() as u64, sound.sample_rate), (samples, rate), "{name:?}");
        assert!(steps > 3, "{name:?} is decoded in only {steps} steps");
        let peak = sound.frames.iter().map(|frame| frame.left.abs()).fold(0.0, f32::max);
        assert!((0.1..1.0).contains(&peak), "{name:?} peaks at {peak}");
    }
}

#[test]
fn invalid_files_are_refused_and_truncated_ones_do_not_hang() {
    assert!(Decoding::open(b"OggS, or so it says".to_vec()).is_err());
    assert!(Decoding::open(Vec::new()).is_err());
    let half = bytes(SoundName::Cue(Cue::Bell));
    // Decoding a truncated file may end early or fail, but must not hang.
    if let Ok(mut decoding) = Decoding::open(half[..half.len() / 2].to_vec()) {
        while let Ok(None) = decoding.decode_for(Duration::from_secs(1)) {}
    }
}
