//! The rules page: short chapters, the table of prairies, and the assumptions.

use zoff::{
    Colour, Prairie, Prairies, Rulebook, TENTHS,
    choosing::PAIRS,
    material::{self, Fact},
};

use super::{colour_name, comma_list, prairie};
use crate::texts::{Text, Untranslated, manual::Manual, text};

/// The rules of the base game, its variants, and the assumptions.
pub fn manual(book: &Rulebook) -> Manual {
    let chapters = vec![
        (text!("zoff-rules-goal"), start(book)),
        (
            text!("zoff-rules-choose"),
            vec![
                text!("zoff-rules-choose-text", pairs = Text::in_words(PAIRS)),
                text!("zoff-rules-choose-secret"),
                text!("zoff-rules-choose-one"),
            ],
        ),
        (
            text!("zoff-rules-place"),
            vec![
                text!("zoff-rules-place-order"),
                text!("zoff-rules-place-number"),
                text!("zoff-rules-place-sizes"),
                text!("zoff-rules-place-lost"),
            ],
        ),
        (
            text!("zoff-rules-bonus"),
            vec![text!("zoff-rules-bonus-text"), text!("zoff-rules-bonus-line"), text!("zoff-rules-bonus-rest")],
        ),
        (
            text!("zoff-rules-last"),
            vec![
                text!("zoff-rules-last-when", cows = book.cows),
                text!("zoff-rules-last-text"),
                text!("zoff-rules-last-tie"),
            ],
        ),
        (
            text!("zoff-rules-two"),
            vec![two(book), text!("zoff-rules-two-pairs"), text!("zoff-rules-two-one"), text!("zoff-rules-two-paid")],
        ),
        (
            text!("zoff-rules-variants"),
            vec![
                text!("zoff-rules-auction", most = i32::from(book.highest_bid) / TENTHS),
                fair(book),
                text!("zoff-rules-open-cards"),
            ],
        ),
        (text!("zoff-rules-prairies"), Prairie::ALL.map(|on| row(book, on)).to_vec()),
        (text!("zoff-rules-assumed"), assumed(book)),
    ];
    Manual::numbered(text!("zoff-rules-title"), chapters)
}

/// The components, the rounds and the deal of a two-player game.
fn two(book: &Rulebook) -> Text {
    text!(
        "zoff-rules-two-text",
        cards = Text::in_words(book.deck(2, Colour::Blue).count()),
        prairies = Text::in_words(book.prairies(2).count()),
        rounds = Text::in_words(book.rounds[2]),
        dealt = Text::in_words(book.dealt[2]),
    )
}

/// The sizes, in places, of the prairies whose fair gives the larger number of cows, or the smaller number if `most` is
/// false.
fn fair_places(book: &Rulebook, most: bool) -> impl Iterator<Item = u8> + '_ {
    let (_, cows) = book.fair_range();
    book.prairie_specs.iter().filter(move |spec| (spec.fair == cows) == most).map(|spec| spec.places)
}

/// The rule of the fair: the two numbers of cows that it can give, and the size of the smallest prairie for which it
/// gives the larger number.
fn fair(book: &Rulebook) -> Text {
    let (fewest, most) = book.fair_range();
    let larger = fair_places(book, true).min().unwrap_or_default();
    text!("zoff-rules-fair", fewest = fewest, most = Text::in_words(most), places = larger)
}

/// The goal, the components, the set-up and the end.
fn start(book: &Rulebook) -> Vec<Text> {
    let mut all = vec![text!("zoff-rules-goal-text")];
    let mut values: Vec<u8> = book.deck(5, Colour::Blue).iter().map(|card| card.value()).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    all.extend(
        comma_list(values.into_iter().map(Text::number))
            .map(|values| text!("zoff-rules-cards", cows = book.cows, values = values)),
    );
    // The two-player game has its own chapter.
    for players in 3..=book.seats.1 {
        let (dealt, in_play) = (book.dealt[usize::from(players)], book.in_play[usize::from(players)]);
        all.push(match comma_list(Prairies::ALL.without(in_play).iter().map(prairie)) {
            Some(out) => text!("zoff-rules-dealt-without", players = players, dealt = dealt, out = out),
            None => text!("zoff-rules-dealt", players = players, dealt = dealt),
        });
    }
    all.push(text!("zoff-rules-end-text", rounds = book.rounds[usize::from(book.seats.1)]));
    all
}

fn row(book: &Rulebook, on: Prairie) -> Text {
    let spec = book.prairie_spec(on);
    text!("zoff-rules-prairie", prairie = on, places = spec.places, bonuses = bonuses(&spec.bonuses))
}

/// The bonuses of a prairie, as shown on its signboard: "1-2-1".
pub fn bonuses(all: &[u8]) -> Text {
    let shown = all.iter().rposition(|cows| *cows > 0).map_or(0, |last| last + 1);
    let row = all[..shown].iter().map(|cows| Text::number(*cows));
    let row = row.reduce(|before, next| text!("zoff-dash", before = before, next = next));
    row.unwrap_or_else(|| Text::number(0_u8))
}

/// The assumptions: facts about the printed game that no source states.
fn assumed(book: &Rulebook) -> Vec<Text> {
    let names = material::assumed_facts().filter_map(|what| match what {
        Fact::Name(on) => Some(prairie(on)),
        Fact::Places(..) | Fact::Bonuses(..) | Fact::Cards(..) | Fact::ExtraCards(..) => None,
    });
    let places = material::assumed_facts().filter_map(|what| match what {
        Fact::Places(on, places) => Some(text!("zoff-rules-assumed-place", prairie = on, places = places)),
        Fact::Name(_) | Fact::Bonuses(..) | Fact::Cards(..) | Fact::ExtraCards(..) => None,
    });
    let given = material::assumed_facts().filter_map(|what| match what {
        Fact::Bonuses(on, all) => Some(text!("zoff-rules-assumed-bonus", prairie = on, bonuses = bonuses(all))),
        Fact::Name(_) | Fact::Places(..) | Fact::Cards(..) | Fact::ExtraCards(..) => None,
    });
    let cards = book.colours(5).iter().map(|colour| {
        let letters = material::assumed_facts().filter_map(|what| match what {
            Fact::Cards(of, value, letters) if of == *colour => {
                Some(text!("zoff-rules-assumed-letters", value = value, letters = Untranslated::line(letters)))
            }
            Fact::Cards(..) | Fact::ExtraCards(..) | Fact::Name(_) | Fact::Places(..) | Fact::Bonuses(..) => None,
        });
        let letters = comma_list(letters).unwrap_or_else(|| Text::number(0_u8));
        text!("zoff-rules-assumed-cards", whose = colour_name(*colour), letters = letters)
    });
    let nothing = || Text::number(0_u8);
    let mut all = vec![
        text!("zoff-rules-assumed-text"),
        text!("zoff-rules-assumed-names", names = comma_list(names).unwrap_or_else(nothing)),
        text!("zoff-rules-assumed-places", row = comma_list(places).unwrap_or_else(nothing)),
        text!("zoff-rules-assumed-bonuses", row = comma_list(given).unwrap_or_else(nothing)),
    ];
    all.extend(cards);
    let (fewest, most) = book.fair_range();
    all.push(text!(
        "zoff-rules-assumed-fair",
        fewest = fewest,
        from = fair_places(book, false).min().unwrap_or_default(),
        to = fair_places(book, false).max().unwrap_or_default(),
        most = Text::in_words(most),
        places = fair_places(book, true).min().unwrap_or_default(),
    ));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;

    #[test]
    fn the_rules_list_the_assumptions() {
        let book = Rulebook::default();
        let chapters = manual(&book).chapters;
        let tr = |text: &Text| Translations::default().tr(text).to_string();
        let assumed: Vec<String> =
            chapters.last().expect("there are chapters").paragraphs.iter().map(|one| tr(&one.text)).collect();
        assert!(assumed[1].contains("Rattlesnake-Ridge, Tumbleweed-Plains"), "{assumed:?}");
        assert!(assumed[2].contains("Coffee-Canyon 10") && !assumed[2].contains("Lone-Star"), "{assumed:?}");
        assert!(assumed[3].contains("Lone-Star-Valley 1-1"), "{assumed:?}");
        assert!(assumed[4].starts_with("Blue: 5 AJ, 4 BJ"), "{assumed:?}");
        let paragraphs = chapters.iter().flat_map(|chapter| chapter.paragraphs.iter().map(|one| &one.text));
        let begins: Vec<String> = chapters[0].paragraphs.iter().map(|one| tr(&one.text)).collect();
        assert!(begins[1].contains("48 cows") && begins[1].contains("5, 5, 4, 4, 3, 3, 3, 2, 2, 2"), "{begins:?}");
        assert!(begins[2].starts_with("3 players: 3") && begins[2].contains("Dynamite-Mine, Hang-Man"), "{begins:?}");
        assert!(begins[4].starts_with("5 players: 2") && !begins[4].contains("without"), "{begins:?}");
        let all = paragraphs.chain(chapters.iter().map(|chapter| &chapter.title));
        assert!(all.map(tr).all(|line| !line.contains("zoff-") && !line.is_empty()));
    }

    #[test]
    fn bonuses_are_listed_up_to_the_last_herd_that_gets_one() {
        let label = |all: &[u8]| Translations::default().tr(bonuses(all)).to_string();
        assert_eq!([label(&[1, 1, 0, 0]), label(&[0, 1, 2, 3])], ["1-1", "0-1-2-3"]);
    }
}
