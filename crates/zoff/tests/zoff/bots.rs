//! Tests of the bots: they play whole games, repeat their choices for the same seed, do not use hidden information,
//! vary secret choices between seeds, and beat weaker levels.

use tabletop::Thinker as _;
use zoff::{
    Action, Position, Rng, Seat, Setting, Stage, Variants, Viewer,
    bots::{Bot, LEVELS, Level},
};

use crate::helpers::{all_variants, random_step, setting_with};

/// Plays a game between bots of the given levels. Returns its actions and its last position.
fn game(setting: &Setting, levels: &[Level], seed: u64) -> (Vec<(Seat, Action)>, Position) {
    let mut position = Position::setup(setting, levels.len() as u8, seed).expect("the number of seats is allowed");
    let mut bots: Vec<Bot> = (0..).zip(levels).map(|(seat, level)| Bot::new(*level, seed * 10 + seat)).collect();
    let mut actions = Vec::new();
    while !position.is_over() {
        for seat in position.may_act().iter() {
            let action = bots[seat.index()].choose(setting, &position, seat).expect("the seat may act");
            position.play(setting, seat, action, &mut Vec::new()).expect("bots choose legal actions");
            actions.push((seat, action));
        }
    }
    (actions, position)
}

#[test]
fn bots_play_all_variants_to_the_end_reproducibly() {
    for (number, variants) in (0..).zip(all_variants()) {
        let setting = setting_with(variants);
        for seats in 2..=5 {
            let levels = [Level::Medium, Level::Greedy, Level::Easy, Level::Random, Level::Easy];
            let (actions, end) = game(&setting, &levels[..seats], number);
            assert_eq!(game(&setting, &levels[..seats], number), (actions, end), "the same seed gives the same game");
        }
    }
}

/// Returns a copy of the position in which everything that is hidden from a viewer is rearranged. Does not use
/// [`Position::imagine`]. With open cards, chosen pairs stay as they are.
fn rearrange_hidden(setting: &Setting, position: &Position, viewer: Seat, rng: &mut Rng) -> Position {
    let mut other = *position;
    other.lots.reverse();
    for seat in position.seats().filter(|seat| *seat != viewer) {
        if position.stage == Stage::Bid && position.acted.has(seat) {
            other.bids[seat.index()] = Some(rng.below(201) as u16);
        }
        let Some(colour) = position.colours[seat.index()].filter(|_| !setting.rulebook.variants.open_cards) else {
            continue;
        };
        // Mixes the cards in hand with the discarded cards. Face-up cards stay face up.
        let open = if position.stage == Stage::Choose { 0 } else { 2 };
        let is_face_up = |card| position.pairs[seat.index()][..open].iter().flatten().any(|pair| pair.card == card);
        let deck = setting.rulebook.deck(position.seats, colour);
        let mut cards: Vec<_> = deck.iter().filter(|card| !is_face_up(*card)).collect();
        rng.shuffle(&mut cards);
        cards.truncate(usize::from(position.hand(seat).count()));
        other.hands[colour.index()] = cards.into_iter().collect();
        if position.stage == Stage::Choose && position.acted.has(seat) {
            let choice = other.random_choice(setting, seat, rng).expect("the seat holds cards");
            other.pairs[seat.index()] = [None; 2];
            let pairs = other.pairs[seat.index()].iter_mut().zip(choice.pairs());
            pairs.for_each(|(place, pair)| *place = Some(pair));
        }
    }
    if position.stage == Stage::Start {
        // Deals the rival's prairies again. The undealt prairie may be among them.
        let rest = setting.rulebook.in_play[2].without(position.dealt[viewer.index()]);
        let rival = Seat(1 - viewer.0);
        if !position.acted.has(rival) {
            let mut prairies: Vec<_> = rest.iter().collect();
            rng.shuffle(&mut prairies);
            other.dealt[rival.index()] = prairies.into_iter().take(3).collect();
        }
    }
    other
}

#[test]
fn bots_ignore_hidden_information() {
    let mut compared = 0;
    for (number, variants) in (0..).zip(all_variants()) {
        let setting = setting_with(variants);
        for seats in 2..=5 {
            let mut position = Position::setup(&setting, seats, number).expect("the number of seats is allowed");
            let mut rng = Rng::new(number, u64::from(seats));
            while !position.is_over() {
                let (seat, action) = random_step(&setting, &position, &mut rng);
                let other = rearrange_hidden(&setting, &position, seat, &mut rng);
                let viewer = Viewer::from(seat);
                assert_eq!(
                    other.seen_by(&setting, viewer),
                    position.seen_by(&setting, viewer),
                    "only hidden information differs"
                );
                for level in [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard] {
                    let think = |position: &Position| {
                        let mut bot = Bot::new(level, 7);
                        // Stops a search after a few playouts, which are the same for both positions.
                        bot.step(&setting, position, seat, 24).or_else(|| bot.think(&setting, position, seat, 1, 1.0))
                    };
                    if rng.below(4) == 0 {
                        compared += 1;
                        assert_eq!(think(&other), think(&position), "{level:?} does not use hidden information");
                    }
                }
                position.play(&setting, seat, action, &mut Vec::new()).expect("a random action is legal");
            }
        }
    }
    assert!(compared > 1_000, "only {compared} choices were compared");
}

#[test]
fn a_secret_choice_does_not_depend_on_which_players_have_already_chosen() {
    let setting = setting_with(Variants::default());
    let position = Position::setup(&setting, 4, 3).expect("the number of seats is allowed");
    let mut later = position;
    let mut rng = Rng::new(3, 3);
    for seat in [Seat(0), Seat(3)] {
        let action = later.random_action(&setting, seat, &mut rng).expect("the seat may act");
        later.play(&setting, seat, action, &mut Vec::new()).expect("a random action is legal");
    }
    for level in LEVELS {
        let think = |position: &Position| Bot::new(level, 5).choose(&setting, position, Seat(1));
        assert_eq!(think(&later), think(&position), "{level:?}");
    }
    // A search continues while other players choose.
    let mut bot = Bot::new(Level::Hard, 5);
    assert_eq!(bot.step(&setting, &position, Seat(1), 10), None);
    let mut patient = bot.clone();
    let (one, other) = (bot.choose(&setting, &later, Seat(1)), patient.choose(&setting, &position, Seat(1)));
    assert_eq!(one, other);
}

/// Secret choices are mixed strategies: bots with different seeds choose differently in the same position.
#[test]
fn secret_choices_are_mixed() {
    let setting = setting_with(Variants::default());
    let position = Position::setup(&setting, 3, 11).expect("the number of seats is allowed");
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let mut seen = Vec::new();
        for seed in 0..6 {
            let mut bot = Bot::new(level, seed);
            let choice =
                bot.step(&setting, &position, Seat(0), 400).or_else(|| bot.think(&setting, &position, Seat(0), 1, 1.0));
            if !seen.contains(&choice) {
                seen.push(choice);
            }
        }
        assert!(seen.len() > 1, "{level:?} must not always choose {seen:?}");
    }
}

#[test]
fn easy_beats_random_and_medium_beats_easy() {
    let setting = setting_with(Variants::default());
    let games = 12;
    for (better, worse) in [(Level::Easy, Level::Random), (Level::Medium, Level::Easy)] {
        let mut won = 0;
        for seed in 0..games {
            let (levels, seat) = if seed % 2 == 0 { ([better, worse], 0) } else { ([worse, better], 1) };
            let (_, end) = game(&setting, &levels, 100 + seed / 2);
            won += u32::from(end.winners(&setting) == [Seat(seat)]);
        }
        assert!(won > games as u32 / 2, "{better:?} won {won} of {games} against {worse:?}");
    }
}
