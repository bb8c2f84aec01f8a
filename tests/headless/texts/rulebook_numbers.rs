//! Tests that sentences take their numbers from the rulebook: each number is changed, and the old one must then no
//! longer appear in any sentence.

use std::{collections::BTreeSet, fs};

use hab_gut::HabGut;
use hacienda::{
    games::{self, hacienda::texts::rules},
    lessons::{HasLessons, Lesson, Step, companion_file},
    texts::{Language, Text, Translations},
};
use hacienda_rules::{Edition, Hacienda, HouseRules, Rulebook, Seat};
use zoff::{Prairie, Prairies, Stage, TENTHS, Zoff};

use super::{
    literal_numbers::{is_allowed_literal, numbers},
    sources::repository,
};

/// Numbers of the rulebook that may appear with another meaning: the reason, the messages, and the numbers.
const OTHER_MEANINGS: &[(&str, &[(&str, &[u64])])] = &[
    (
        "pieces on the table of the lesson, or what is done with them",
        &[
            ("lesson-first-market", &[2, 3]),
            ("lesson-scoring-half", &[2]),
            ("lesson-zoff-pairs", &[2]),
            ("lesson-zoff-order", &[2]),
            ("lesson-zoff-order-wrong", &[2]),
            ("lesson-zoff-sizes", &[3]),
            ("lesson-zoff-fill", &[3]),
            ("lesson-hg-market", &[2, 4]),
        ],
    ),
    ("the chain in an example", &[("rule-payment-first", &[3]), ("rule-harvest-sum", &[7])]),
    ("the number of landscapes, which no rulebook changes", &[("rule-board", &[5])]),
    (
        "the number of pairs in a hand, which no rulebook changes",
        &[("zoff-rules-choose-text", &[2]), ("lesson-zoff-cards", &[2])],
    ),
    (
        "the number of players, on which other numbers in the rulebook depend",
        &[("rule-crucible", &[2]), ("zoff-rules-dealt-without", &[3, 5])],
    ),
    ("the rank of a herd", &[("zoff-ask-bonuses", &[2, 3])]),
    (
        "numbers printed on cards, which are not in the rulebook",
        &[("zoff-rules-cards", &[2, 3]), ("hg-rules-cards", &[2, 4]), ("hg-rules-halve", &[3])],
    ),
];

/// Numbers that appear in no sentence: the rules show them in a table and in pictures.
const NUMBERS_WITHOUT_SENTENCE: [&str; 2] = ["animal_cards_removed", "ponds"];

/// A number in a rulebook, or a group of numbers, such as one for each number of players or for each kind of card.
trait Number {
    /// Returns the values as sentences show them.
    fn values(&self) -> Vec<u64>;
    /// Changes the value to `to`. Several values become `to` and the numbers after it: equal values stay equal, and
    /// zero stays zero.
    fn change(&mut self, to: u64);
}

struct NumberGroup<'a, N>(Vec<&'a mut N>);

impl<N: Copy + Into<u64> + TryFrom<u64>> Number for NumberGroup<'_, N> {
    fn values(&self) -> Vec<u64> {
        self.0.iter().map(|number| (**number).into()).collect()
    }

    fn change(&mut self, to: u64) {
        let alone = self.0.len() == 1;
        let all: BTreeSet<u64> = self.values().into_iter().filter(|number| alone || *number > 0).collect();
        for number in &mut self.0 {
            if let Some(place) = all.iter().position(|one| *one == (**number).into()) {
                **number = N::try_from(to + place as u64).ok().expect("the new number is small");
            }
        }
    }
}

/// Tenths of a cow; sentences show whole cows.
struct InTenths<'a>(&'a mut u16);

impl Number for InTenths<'_> {
    fn values(&self) -> Vec<u64> {
        vec![u64::from(*self.0) / TENTHS as u64]
    }

    fn change(&mut self, to: u64) {
        *self.0 = (to * TENTHS as u64) as u16;
    }
}

/// Sets for which sentences show the number of items, with a function that counts the items of a set, and a function
/// that reduces a set to four items.
struct Sets<'a, S>(&'a mut [S], fn(&S) -> usize, fn(&S) -> S);

impl<S> Number for Sets<'_, S> {
    fn values(&self) -> Vec<u64> {
        self.0.iter().map(|set| self.1(set) as u64).collect()
    }

    fn change(&mut self, _: u64) {
        self.0.iter_mut().for_each(|set| *set = self.2(set));
    }
}

/// The numbers of a rulebook with their names.
type Numbers<'a> = Vec<(&'static str, Box<dyn Number + 'a>)>;

fn one<N: Copy + Into<u64> + TryFrom<u64>>(number: &mut N) -> Box<dyn Number + '_> {
    Box::new(NumberGroup(vec![number]))
}

fn each<'a, N: Copy + Into<u64> + TryFrom<u64> + 'a>(all: impl IntoIterator<Item = &'a mut N>) -> Box<dyn Number + 'a> {
    Box::new(NumberGroup(all.into_iter().collect()))
}

/// Returns the numbers of Hacienda, except the numbers of players, which players choose before a game starts.
fn numbers_of_hacienda(book: &mut Rulebook) -> Numbers<'_> {
    let Rulebook {
        edition: _,
        running_score: _,
        house,
        seats: _,
        land_cards,
        animal_cards,
        animal_cards_removed,
        pampas_dealt,
        land_dealt,
        animals_dealt,
        display,
        haciendas,
        harvest_chips,
        ponds,
        singles_in_supply: _,
        tiles_of_a_species,
        animal_tiles,
        purse,
        actions,
        deck_price,
        display_price,
        hacienda_price,
        pond_price,
        payment: _,
        harvest_per_tile,
        market_bonus,
        group_minimum,
        chain_points,
        herd_points,
        pond_points,
        pesos_per_point,
    } = book;
    vec![
        ("harvest_minimum", one(&mut house.harvest_minimum)),
        ("animal_cards", each(animal_cards)),
        ("land_cards", each(land_cards)),
        ("animal_cards_removed", each(animal_cards_removed)),
        ("pampas_dealt", one(pampas_dealt)),
        ("land_dealt", one(land_dealt)),
        ("animals_dealt", one(animals_dealt)),
        ("display", one(display)),
        ("haciendas", each(haciendas)),
        ("harvest_chips", one(harvest_chips)),
        ("ponds", each(ponds)),
        ("tiles_of_a_species", one(tiles_of_a_species)),
        ("animal_tiles", one(animal_tiles)),
        ("purse", one(purse)),
        ("actions", one(actions)),
        ("deck_price", one(deck_price)),
        ("display_price", one(display_price)),
        ("hacienda_price", one(hacienda_price)),
        ("pond_price", one(pond_price)),
        ("harvest_per_tile", one(harvest_per_tile)),
        ("market_bonus", one(market_bonus)),
        ("group_minimum", one(group_minimum)),
        ("chain_points", one(chain_points)),
        ("herd_points", one(herd_points)),
        ("pond_points", each(pond_points)),
        ("pesos_per_point", one(pesos_per_point)),
    ]
}

/// Returns the numbers of Zoff in Buffalo.
fn numbers_of_zoff(book: &mut zoff::Rulebook) -> Numbers<'_> {
    let zoff::Rulebook {
        variants: _,
        seats: _,
        cows,
        prairie_specs: fields,
        in_play,
        dealt,
        rounds,
        decks,
        two_player_decks: decks_of_two,
        highest_bid,
    } = book;
    let (mut places, mut bonuses, mut fair) = (Vec::new(), Vec::new(), Vec::new());
    for zoff::PrairieSpec { places: field_places, bonuses: field_bonuses, fair: field_fair } in fields {
        places.push(field_places);
        bonuses.extend(field_bonuses);
        fair.push(field_fair);
    }
    let few = |cards: &zoff::Cards| cards.iter().take(4).collect();
    let cards = |cards: &zoff::Cards| cards.iter().count();
    let prairies = |prairies: &Prairies| prairies.iter().count();
    vec![
        ("cows", one(cows)),
        ("places", each(places)),
        ("bonuses", each(bonuses)),
        ("fair", each(fair)),
        ("in_play", Box::new(Sets(in_play, prairies, |prairies| prairies.iter().take(4).collect()))),
        ("dealt", each(dealt)),
        ("rounds", each(rounds)),
        ("decks", Box::new(Sets(decks, cards, few))),
        ("decks_of_two", Box::new(Sets(decks_of_two, cards, few))),
        ("highest_bid", Box::new(InTenths(highest_bid))),
    ]
}

/// Returns the numbers of Hab & Gut.
fn numbers_of_hab_gut(book: &mut hab_gut::Rulebook) -> Numbers<'_> {
    let hab_gut::Rulebook {
        house: _,
        seats: _,
        shares,
        highest_price: highest,
        price_step: step,
        starting_price: price,
        starting_money: money,
        rack_cards: rack,
        halves,
        rounds_per_half: rounds,
        max_lot: lot,
        foundation_places: places,
    } = book;
    vec![
        ("shares", one(shares)),
        ("highest", one(highest)),
        ("step", one(step)),
        ("price", one(price)),
        ("money", one(money)),
        ("rack", one(rack)),
        ("halves", one(halves)),
        ("rounds", one(rounds)),
        ("lot", one(lot)),
        ("places", one(places)),
    ]
}

/// A sentence of a lesson: its key, and the table before the step that shows it.
struct LessonSentence<G: HasLessons> {
    word: String,
    setting: G::Setting,
    position: G::Position,
    action: Option<G::Action>,
}

/// Returns every sentence of a game's lessons.
fn lesson_sentences<G: HasLessons>() -> Vec<LessonSentence<G>>
where
    G::Setting: Clone,
    G::Position: Copy,
{
    let folder = repository().join("assets/lessons");
    let mut lesson_sentences = Vec::new();
    for word in G::LESSONS {
        let text = fs::read_to_string(folder.join(format!("{word}.json"))).expect("the lesson is in the repository");
        let beside = companion_file(&text).expect("the file is a lesson");
        let beside = beside.map(|name| fs::read(folder.join(name)).expect("the file is next to the lesson"));
        let lesson = Lesson::<G>::read(word, &text, beside.as_deref()).expect("the lesson can be read");
        let written: serde_json::Value = serde_json::from_str(&text).expect("the lesson is JSON");
        let written = written["steps"].as_array().expect("the lesson has steps");
        for (place, (step, written)) in lesson.steps.iter().zip(written).enumerate() {
            let action = if let Step::Do { action, .. } = step { Some(*action) } else { None };
            let words = ["say", "wrong"].into_iter().filter_map(|kind| written[kind].as_str());
            lesson_sentences.extend(words.map(|word| LessonSentence {
                word: word.to_owned(),
                setting: lesson.setting.clone(),
                position: lesson.positions[place],
                action,
            }));
        }
    }
    lesson_sentences
}

impl<G: HasLessons> LessonSentence<G> {
    /// Returns the sentence for another setting.
    fn text(&self, setting: &G::Setting) -> Text {
        G::sentence(&self.word, setting, &self.position, self.action).expect("the lesson was read")
    }
}

/// The findings of the test after all numbers have been changed.
#[derive(Default)]
struct Findings {
    /// Old numbers in new sentences.
    wrong: BTreeSet<String>,
    /// The allowed occurrences that were found.
    excused: BTreeSet<(String, u64)>,
    /// The names of all numbers.
    all: BTreeSet<&'static str>,
    /// The names of the numbers that a sentence shows.
    shown: BTreeSet<&'static str>,
}

impl Findings {
    /// Changes all numbers at once, so that equal numbers cannot hide each other, and searches the sentences for old
    /// values. A number counts as shown if the sentences differ when that number alone keeps its old value.
    fn check<R: Copy>(&mut self, original: &R, of: fn(&mut R) -> Numbers<'_>, sentences: impl Fn(&R) -> Vec<Text>) {
        let changed = |but: Option<usize>| {
            let mut book = *original;
            for (place, (_, mut number)) in of(&mut book).into_iter().enumerate() {
                if but != Some(place) {
                    number.change(61 + place as u64);
                }
            }
            book
        };
        let mut book = *original;
        let names: Vec<_> = of(&mut book).into_iter().map(|(name, number)| (name, number.values())).collect();
        self.all.extend(names.iter().map(|(name, _)| *name));
        let new_sentences = sentences(&changed(None));
        let shown = |place: usize| sentences(&changed(Some(place))) != new_sentences;
        self.shown.extend(names.iter().enumerate().filter(|(place, _)| shown(*place)).map(|(_, (name, _))| *name));
        for language in Language::OFFERED {
            let translations = Translations::from_repository(language);
            for text in &new_sentences {
                let (key, sentence) = (text.key(), translations.tr(text).to_string());
                for number in numbers(language.code(), &sentence) {
                    let of = names.iter().filter(|(_, old)| number > 1 && old.contains(&number)).map(|(name, _)| *name);
                    let of: Vec<&str> = of.collect();
                    if of.is_empty() || is_allowed_literal(key, number) {
                        continue;
                    }
                    if OTHER_MEANINGS
                        .iter()
                        .flat_map(|(_, all)| *all)
                        .any(|(one, other)| *one == key && other.contains(&number))
                    {
                        self.excused.insert((key.to_owned(), number));
                    } else {
                        self.wrong.insert(format!("{key} still shows {number}, an old value of {of:?}: {sentence}"));
                    }
                }
            }
        }
    }
}

/// Returns the rules of one of Hacienda's three editions with these numbers. The other editions keep
/// their original rulebooks.
fn rules_of(edition: Edition, book: &Rulebook) -> Vec<Text> {
    let original = |other| Rulebook::new(other, false, HouseRules::default());
    let variants = rules::variants(|other| if other == edition { *book } else { original(other) });
    let own = match edition {
        Edition::Base => "Running",
        Edition::Variant1 => "Variant1",
        Edition::Crucible => "Crucible",
    };
    let variants = variants.into_iter().filter(|one| format!("{:?}", one.rule).starts_with(own));
    let chapters = rules::chapters(book).into_iter().filter(|(title, _)| title.key() != "rule-chapter-variants");
    chapters.flat_map(|(_, all)| all).chain(variants).map(|one| one.text).collect()
}

/// Returns sentences of Zoff with these numbers: the rules, a prompt, a refusal and the description of a prairie. Most
/// paragraphs on assumptions are left out, because they describe the fixed game material.
fn sentences_of_zoff(book: &zoff::Rulebook) -> Vec<Text> {
    use games::zoff::{choice::Choice, refusals::refusal, texts};
    let assumed = ["names", "places", "bonuses", "cards"].map(|what| format!("zoff-rules-assumed-{what}"));
    let manual = texts::rules::manual(book);
    let rules =
        manual.paragraphs().map(|one| one.text.clone()).filter(|text| !assumed.iter().any(|key| key == text.key()));
    let setting = zoff::Setting { rulebook: *book };
    let mut position = zoff::Position::empty(&setting, 2);
    position.stage = Stage::Start;
    let start = texts::prompt::your_turn(&setting, &position, &Choice::default(), None);
    position.stage = Stage::Bid;
    let bid = zoff::auction::check_bid(&setting, u16::MAX).expect_err("nobody may bid so much");
    let prairie = texts::inspect::lines(&setting, &position, Prairie::FireFields, &[]);
    rules.chain(start).chain([refusal(bid)]).chain(prairie).collect()
}

/// Returns the rules and prompts of Hab & Gut with these numbers. The paragraphs on assumptions are left out, because
/// they describe the fixed game material.
fn sentences_of_hab_gut(book: &hab_gut::Rulebook) -> Vec<Text> {
    use games::hab_gut::texts;
    let manual = texts::rules::manual(book);
    let chapters = manual.chapters.into_iter().filter(|chapter| chapter.title.key() != "hg-rules-assumed-title");
    let prompts = hab_gut::Phase::ALL.map(|phase| texts::prompt::your_turn(None, phase, book));
    chapters.flat_map(|chapter| chapter.paragraphs).map(|one| one.text).chain(prompts).collect()
}

#[test]
fn sentences_follow_changes_of_the_rulebook() {
    let mut found = Findings::default();
    let lessons = lesson_sentences::<Hacienda>();
    for game in Edition::ALL {
        let original = Rulebook::new(game, false, HouseRules::default());
        found.check(&original, numbers_of_hacienda, |book| {
            let setting =
                |one: &LessonSentence<Hacienda>| hacienda_rules::Setting { rulebook: *book, ..one.setting.clone() };
            // The lessons are for the base game.
            let lessons = lessons.iter().filter(|_| game == Edition::Base).map(|one| one.text(&setting(one)));
            rules_of(game, book).into_iter().chain(lessons).collect()
        });
    }
    let lessons = lesson_sentences::<Zoff>();
    found.check(&zoff::Rulebook::default(), numbers_of_zoff, |book| {
        let setting = zoff::Setting { rulebook: *book };
        sentences_of_zoff(book).into_iter().chain(lessons.iter().map(|one| one.text(&setting))).collect()
    });
    let lessons = lesson_sentences::<HabGut>();
    found.check(&hab_gut::Rulebook::default(), numbers_of_hab_gut, |book| {
        let setting = hab_gut::Setting { rulebook: *book };
        sentences_of_hab_gut(book).into_iter().chain(lessons.iter().map(|one| one.text(&setting))).collect()
    });
    let Findings { mut wrong, excused, all, shown } = found;
    for (key, other) in OTHER_MEANINGS.iter().flat_map(|(_, all)| *all) {
        let unused = other.iter().filter(|number| !excused.contains(&((*key).to_owned(), **number)));
        wrong.extend(unused.map(|number| format!("{key} needs no exception for {number}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let unannounced: Vec<_> = all.difference(&shown).copied().collect();
    assert_eq!(unannounced, NUMBERS_WITHOUT_SENTENCE, "only these numbers may appear in no sentence");
}

#[test]
fn the_first_lesson_has_as_many_steps_as_a_turn_has_actions() {
    // The last sentence counts the steps of the lesson and calls them a whole turn.
    let text =
        fs::read_to_string(repository().join("assets/lessons/first.json")).expect("the lesson is in the repository");
    let school = fs::read(repository().join("assets/lessons/school.haz")).expect("the file is next to the lesson");
    let lesson = Lesson::<Hacienda>::read("first", &text, Some(&school)).expect("the lesson can be read");
    assert_eq!(lesson.taken(lesson.steps.len()), usize::from(lesson.setting.rulebook.actions));
    assert!(lesson.steps.iter().all(|step| step.seat_and_action().is_some_and(|(seat, _)| seat == Seat(0))));
}
