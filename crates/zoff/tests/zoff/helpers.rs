//! Test helpers: settings, positions and random games.

use tabletop::{
    HasFileFormats as _,
    records::{ReplayError, Step},
};
use zoff::{
    Action, BonusPlacement, Card, Choice, Colour, Effects, Illegal, Pair, Position, Prairie, Rng, Rulebook, Seat,
    Setting, Stage, Turn, Variants, Zoff,
    formats::{events, records::Record},
};

/// All combinations of variants.
pub fn all_variants() -> [Variants; 8] {
    std::array::from_fn(|bits| Variants { auction: bits & 1 != 0, fair: bits & 2 != 0, open_cards: bits & 4 != 0 })
}

/// The setting for the given variants.
pub fn setting_with(variants: Variants) -> Setting {
    Setting { rulebook: Rulebook::new(variants) }
}

/// The setting of the base game.
pub fn setting() -> Setting {
    setting_with(Variants::default())
}

/// Parses a card.
pub fn card(word: &str) -> Card {
    Card::from_word(word).unwrap_or_else(|| panic!("{word} is not a card"))
}

/// A pair without a colour.
pub fn pair(prairie: Prairie, word: &str) -> Pair {
    Pair { colour: None, prairie, card: card(word) }
}

/// Places cows on a prairie directly, bypassing the rules.
pub fn put(setting: &Setting, position: &mut Position, prairie: Prairie, herds: &[(Colour, u8)]) {
    for (colour, cows) in herds {
        position.herds[prairie.index()][colour.index()] += cows;
        position.cows_left[colour.index()] -= cows;
    }
    if position.free_places(setting, prairie) == 0 {
        position.open.take(prairie);
    }
}

/// Plays an action that must be legal.
pub fn play(setting: &Setting, position: &mut Position, seat: u8, action: Action) -> Effects {
    let mut effects = Effects::new();
    let played = position.play(setting, Seat(seat), action, &mut effects);
    assert_eq!(played, Ok(()), "seat {seat}: {action:?}");
    effects
}

/// Plays a choice of two pairs.
pub fn choose(setting: &Setting, position: &mut Position, seat: u8, one: Pair, other: Pair) {
    play(setting, position, seat, Action::Choose(Choice::two(one, other)));
}

/// Returns the current pair. Panics if no pair is being placed.
pub fn current_pair(position: &Position) -> Turn {
    match position.stage {
        Stage::Place(turn) => turn,
        other => panic!("there is no current pair: {other:?}"),
    }
}

/// The legal numbers of cows for the current pair.
pub fn numbers(setting: &Setting, position: &Position) -> Vec<u8> {
    let all = position.legal(setting, current_pair(position).seat);
    all.into_iter().map(|action| if let Action::Place(cows) = action { cows } else { panic!("{action:?}") }).collect()
}

/// The action that declines a bonus.
pub const NO_BONUS: Action = Action::Bonus(BonusPlacement::NONE);

/// A random action of a random seat that may act.
pub fn random_step(setting: &Setting, position: &Position, rng: &mut Rng) -> (Seat, Action) {
    let seats: Vec<Seat> = position.may_act().iter().collect();
    let seat = seats[rng.below(seats.len() as u32) as usize];
    (seat, position.random_action(setting, seat, rng).expect("the seat may act"))
}

/// The event lines of a record, each ending in a line break.
pub fn event_lines(record: &Record) -> Result<String, ReplayError<Illegal>> {
    let mut lines = Zoff::set_up_line(&record.setting, &record.set_up()?);
    lines.push('\n');
    for step in record.replay()? {
        let Step { n, seat, action, effects, after } = &step?;
        let played = events::Played { n: *n, seat: *seat, action: *action, effects, after };
        lines += &Zoff::action_line(&record.setting, &played);
        lines.push('\n');
    }
    Ok(lines)
}
