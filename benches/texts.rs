//! How fast a text is said: a face says every label anew in each frame.

use divan::{Bencher, black_box};
use hacienda::texts::{Digits, Kind, Text, Words, text};

fn main() {
    divan::main();
}

/// A word of a button.
#[divan::bench]
fn word(bencher: Bencher) {
    let words = Words::default();
    bencher.bench(|| words.say(black_box(text!("back"))));
}

/// A number with its noun.
#[divan::bench]
fn counted(bencher: Bencher) {
    let words = Words::default();
    bencher.bench(|| words.say(black_box(text!("pesos", pesos = 12))));
}

/// Digits in groups, which Fluent knows nothing of.
#[divan::bench]
fn digits(bencher: Bencher) {
    let words = Words::default();
    bencher.bench(|| words.say(black_box(text!("cards-number", seed = Digits(123_456_789)))));
}

/// A line of the log with a sum inside it.
#[divan::bench]
fn line_of_the_log(bencher: Bencher) {
    let words = Words::default();
    let line = || -> Text {
        let sum = text!("log-payment", animals = 3, operation = Kind("plus"), tiles = 5, pesos = 8);
        text!("log-placed-animal-paid", species = Kind("pig"), payment = sum)
    };
    bencher.bench(|| words.say(black_box(line())));
}
