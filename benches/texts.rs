//! Benchmarks of text formatting. The UI formats every label in each frame.

use divan::{Bencher, black_box};
use hacienda::texts::{Digits, Kind, Text, Translations, text};

fn main() {
    divan::main();
}

/// Measures the text of a button.
#[divan::bench]
fn word(bencher: Bencher) {
    let translations = Translations::default();
    bencher.bench(|| translations.tr(black_box(text!("back"))));
}

/// Measures a number with its noun.
#[divan::bench]
fn counted(bencher: Bencher) {
    let translations = Translations::default();
    bencher.bench(|| translations.tr(black_box(text!("pesos", pesos = 12))));
}

/// Measures grouped digits, which the Fluent library does not support.
#[divan::bench]
fn digits(bencher: Bencher) {
    let translations = Translations::default();
    bencher.bench(|| translations.tr(black_box(text!("cards-number", seed = Digits(123_456_789)))));
}

/// Measures a line of the log with a nested sum.
#[divan::bench]
fn line_of_the_log(bencher: Bencher) {
    let translations = Translations::default();
    let line = || -> Text {
        let sum = text!("log-payment", animals = 3, operation = Kind("plus"), tiles = 5, pesos = 8);
        text!("log-placed-animal-paid", species = Kind("pig"), payment = sum)
    };
    bencher.bench(|| translations.tr(black_box(line())));
}
