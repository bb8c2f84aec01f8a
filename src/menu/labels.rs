//! Texts about games, boards and rules, built from data. Most are for the set-up screen.

use crate::{
    game::{Record, Title},
    game_screen::screen_actions,
    games::hacienda::texts::pesos,
    playable::Playable,
    profile::Profile,
    seats::{PlayerKind, leave_seat, names},
    texts::{Kind, Text, Untranslated, Who, text},
};
use hacienda_rules::{
    Board, HouseRules, Position, Rulebook, formats,
    maps::{self, generate::Recipe, grid::Grid},
};
use tabletop::{Seat, records};

/// Describes a saved game: the players, the number of actions, and the player to act.
pub fn saved_game(players: &[Who], actions: usize, to_act: Seat) -> Text {
    let turn = names::name(players, to_act);
    match players {
        [one, other] => text!("setup-saved-of-two", one = one, other = other, actions = actions, turn = &turn),
        all => text!("setup-saved-of-many", players = all.len(), actions = actions, turn = &turn),
    }
}

/// Returns the name of a game.
pub fn title(title: Title) -> Text {
    text!("game-title", title = title)
}

/// Describes a saved game with its title and the names of its players; `None` if its record cannot be replayed.
pub fn saved_record(record: &Record, person: &Profile) -> Option<Text> {
    let (names, to_act) = (screen_actions::of(record.title()).players)(record, person)?;
    let game = saved_game(&names, record.length(), to_act.unwrap_or(Seat(0)));
    Some(text!("saved-of-game", named = title(record.title()), which = game))
}

/// Returns the names of the players of a record that ends with this position.
pub fn player_names<G: Playable>(record: &records::Record<G>, last: &G::Position, person: &Profile) -> Vec<Who> {
    let player_kinds = record.seats.iter().map(|word| leave_seat::current_player(word));
    let seating = person.at_table(record.set_up, player_kinds.collect());
    names::names_at::<G>(&seating, &record.setting, last)
}

/// Lists the names of the players of a saved game that ends with this position.
pub fn saved_players<G: Playable>(record: &records::Record<G>, last: &G::Position, person: &Profile) -> Text {
    match player_names(record, last, person).as_slice() {
        [one, other] => text!("saved-of-two", one = one, other = other),
        all => {
            let named =
                all.iter().map(Who::text).reduce(|before, next| text!("list-comma", before = before, next = next));
            named.unwrap_or_else(|| text!("saved-unreadable"))
        }
    }
}

/// Describes the progress of a saved game of Hacienda.
pub fn saved_progress(record: &formats::records::Record, last: &Position) -> Text {
    let half = Kind(if last.animal_stacks[0].is_empty() { "second" } else { "first" });
    text!("saved-far", actions = record.actions.len(), half = half)
}

/// Describes how long ago `then` was, in minutes, hours or days, whichever is the largest unit that fits. Both times
/// are in seconds since 1970. Returns `None` if `then` is 0, which means unknown, or later than `now`, which happens if
/// the clock was set back.
pub fn relative_time(then: u64, now: u64) -> Option<Text> {
    let minutes = now.checked_sub(then).filter(|_| then > 0)? / 60;
    Some(match (minutes, minutes / 60, minutes / (24 * 60)) {
        (0, ..) => text!("ago-now"),
        (minutes, 0, _) => text!("ago-minutes", number = minutes as usize),
        (_, hours, 0) => text!("ago-hours", number = hours as usize),
        (.., days) => text!("ago-days", number = days as usize),
    })
}

/// Describes the next game: the players and the board.
pub fn next_game(player_kinds: &[PlayerKind], board: Text) -> Text {
    let people = player_kinds.iter().filter(|who| **who == PlayerKind::Human).count();
    let computers: Vec<PlayerKind> = player_kinds.iter().copied().filter(|who| *who != PlayerKind::Human).collect();
    match (people, computers.as_slice()) {
        (0, all) => text!("setup-next-computers", computers = all.len(), board = board),
        (1, [one]) => text!("setup-next-one-against-one", computer = one.text(), board = board),
        (1, all) => text!("setup-next-one-against-many", computers = all.len(), board = board),
        (people, []) => text!("setup-next-people", people = people, board = board),
        (people, all) => {
            text!("setup-next-people-and-computers", people = people, computers = all.len(), board = board)
        }
    }
}

/// Returns the name of the built-in board with this fixed word, such as `symmetric`.
pub fn built_in_name(word: &'static str) -> Text {
    text!("board-name", ours = Kind(word))
}

/// Returns the name of a board: translated if it is built in, otherwise as its author wrote it.
pub fn board_name(board: &Board) -> Text {
    if let Some(word) = maps::name_of(board) {
        return built_in_name(word);
    }
    readable_name(&board.name).map_or_else(|| text!("board-nameless"), Text::untranslated)
}

/// Returns a name that somebody entered, if it is readable.
fn readable_name(name: &str) -> Option<Untranslated> {
    maps::chosen_name(name).map(Untranslated::name).filter(|name| !name.is_empty())
}

/// Returns the name of a drawing, if it has one.
pub fn drawing_name(grid: &Grid) -> Option<Text> {
    readable_name(&grid.name).map(Text::untranslated)
}

/// Returns true if a board's name is the recipe that generates it.
pub fn is_random(board: &Board) -> bool {
    Recipe::parse(&board.name).is_some_and(|recipe| maps::are_identical(&recipe.board(), board))
}

/// Describes the author of a board that is not built in.
pub fn author_text(board: &Board) -> Text {
    match readable_name(&board.author) {
        _ if is_random(board) => text!("board-by-chance"),
        None => text!("board-by-you"),
        Some(author) => text!("board-by", author = author),
    }
}

/// Describes the player counts, the markets and the hexes of a board, in successively shorter texts, for use where
/// space is limited. If the player counts are unknown and `own` is true, the first two texts state instead that the
/// board is one of the player's own.
pub fn board_facts(seats: &[u8], own: bool, board: &Board) -> [Text; 3] {
    let low = seats.iter().copied().min().unwrap_or(0);
    let high = seats.iter().copied().max().unwrap_or(0);
    let suits = Kind(match (seats.is_empty(), own) {
        (true, true) => "yours",
        (true, false) => "unknown",
        (false, _) if low == high => "number",
        (false, _) => "range",
    });
    let (markets, hexes) = (board.markets().count(), board.len());
    [
        text!("board-facts", suits = suits, low = low, high = high, markets = markets, hexes = hexes),
        text!("board-facts-short", suits = suits, low = low, high = high, markets = markets),
        text!("board-markets", markets = markets),
    ]
}

/// Returns a warning if a board is made only for other numbers of players.
pub fn player_count_warning(seats: &[u8], players: usize) -> Option<Text> {
    let (low, high) = (seats.iter().copied().min()?, seats.iter().copied().max()?);
    let made = seats.iter().any(|seats| usize::from(*seats) == players);
    (!made).then(|| {
        if low == high {
            text!("board-not-made", seats = low, players = players)
        } else {
            text!("board-not-made-range", low = low, high = high, players = players)
        }
    })
}

/// Describes a game in a sentence.
pub fn about_game(book: &Rulebook) -> Text {
    text!("rules-game-about", game = book.edition, pesos = pesos(book.hacienda_price))
}

/// Describes the running score and the number of changed house rules. The second, shorter text only mentions that there
/// are changes. Returns `None` if nothing is changed.
pub fn variants_text(book: &Rulebook) -> Option<[Text; 2]> {
    let usual = HouseRules::default();
    let house = book.house;
    let changed = [
        house.land_reshuffle != usual.land_reshuffle,
        house.mixed_herds != usual.mixed_herds,
        house.harvest_minimum != usual.harvest_minimum,
        house.several_haciendas != usual.several_haciendas,
        house.score_at_end_of_turn != usual.score_at_end_of_turn,
    ];
    let changed = changed.into_iter().filter(|changed| *changed).count();
    let whole = match (book.running_score, changed) {
        (false, 0) => return None,
        (true, 0) => text!("rules-with-running"),
        (false, rules) => text!("rules-with-house", rules = rules),
        (true, rules) => text!("rules-with-running-and-house", rules = rules),
    };
    Some([whole, text!("rules-with-changes")])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::texts::Translations;
    use hacienda_rules::{Edition, Ground, Hex, maps::BUILT_IN_BOARDS};
    use tabletop::Level;

    fn tr(text: Text) -> String {
        Translations::default().tr(text).to_string()
    }

    fn board(name: &str, author: &str) -> Board {
        let hexes = vec![(Hex { column: 0, row: 1 }, Ground::Pampas), (Hex { column: 1, row: 0 }, Ground::Market)];
        Board::new(name.into(), author.into(), "1".into(), (2, 2), hexes).expect("the board is valid")
    }

    #[test]
    fn the_time_since_a_game_is_given_in_the_largest_unit() {
        let ago = |then: u64, now: u64| relative_time(then, now).map(tr);
        let now = 1_800_000_000;
        let texts =
            [0, 59, 60, 3_599, 7_200, 86_400, 86_400 * 40].map(|seconds| ago(now - seconds, now).unwrap_or_default());
        let expected =
            ["just now", "just now", "1 minute ago", "59 minutes ago", "2 hours ago", "1 day ago", "40 days ago"];
        assert_eq!(texts, expected);
        assert_eq!(
            [ago(0, now), ago(now + 5, now)],
            [None, None],
            "no text for an old save without a time, or after the clock was set back"
        );
    }

    #[test]
    fn a_game_is_described_by_its_players() {
        let other = |level: Level| Who::Other(PlayerKind::Bot(level).text());
        let two = [Who::You, other(Level::Greedy)];
        assert_eq!(tr(saved_game(&two, 1, Seat(0))), "You against Greedy · 1 action played · your turn");
        assert_eq!(tr(saved_game(&two, 137, Seat(1))), "You against Greedy · 137 actions played · Greedy's turn");
        let three = [other(Level::Easy), Who::You, other(Level::Hard)];
        assert_eq!(tr(saved_game(&three, 8, Seat(1))), "3 players · 8 actions played · your turn");

        let (person, computer) = (PlayerKind::Human, PlayerKind::Bot(Level::Easy));
        let next = |player_kinds: &[PlayerKind]| tr(next_game(player_kinds, built_in_name("springs")));
        assert_eq!(next(&[person, computer]), "You against Easy · Five Springs");
        assert_eq!(next(&[person, computer, computer]), "You against 2 computer players · Five Springs");
        assert_eq!(next(&[computer, computer]), "2 computer players only · Five Springs");
        assert_eq!(next(&[person, person]), "2 people · Five Springs");
        assert_eq!(next(&[person, computer, person]), "2 people and a computer player · Five Springs");
        assert_eq!(next(&[computer, person, computer, person]), "2 people and 2 computer players · Five Springs");
    }

    #[test]
    fn every_built_in_board_has_a_name_and_a_description() {
        let mut descriptions = BTreeSet::new();
        for ours in BUILT_IN_BOARDS {
            // The English name is the name in the file.
            assert_eq!(tr(board_name(ours.board())), ours.name);
            let description = tr(text!("board-idea", ours = Kind(ours.word)));
            let is_one = description.ends_with('.') && !description.contains(". ");
            assert!(is_one, "{}: the description is one sentence", ours.word);
            assert!(descriptions.insert(description), "{}: no other board has the same description", ours.word);
        }
    }

    #[test]
    fn boards_by_others_keep_their_names() {
        let name_and_author = |board: &Board| (tr(board_name(board)), tr(author_text(board)));
        assert_eq!(name_and_author(&board(" Farm", "Ana")), ("Farm".into(), "A board by Ana.".into()));
        assert_eq!(name_and_author(&board("", " ")), ("An unnamed board".into(), "One of your boards.".into()));
        let made = Recipe::default().board();
        assert_eq!(name_and_author(&made), ("R4M-7315".into(), "A random board by Hacienda.".into()));
        assert_eq!(
            name_and_author(&board("R4M-7315", "Ana")).1,
            "A board by Ana.",
            "a board is not random merely because its name is a recipe"
        );
    }

    #[test]
    fn the_facts_of_a_board_get_shorter_and_shorter() {
        let board = board("Farm", "Ana");
        let facts = |seats: &[u8], own: bool| board_facts(seats, own, &board).map(tr);
        assert_eq!(
            facts(&[4, 2, 5], false),
            ["2–5 players · 1 market · 2 hexes", "2–5 players · 1 market", "1 market"]
        );
        assert_eq!(facts(&[3], true), ["3 players · 1 market · 2 hexes", "3 players · 1 market", "1 market"]);
        assert_eq!(facts(&[], true), ["Yours · 1 market · 2 hexes", "Yours · 1 market", "1 market"]);
        assert_eq!(facts(&[], false), ["1 market · 2 hexes", "1 market", "1 market"]);
    }

    #[test]
    fn a_warning_lists_the_player_counts_of_a_board() {
        let warning = |seats: &[u8], players: usize| player_count_warning(seats, players).map(tr);
        assert_eq!(warning(&[2], 4).as_deref(), Some("Made for 2, not 4"));
        assert_eq!(warning(&[5, 4], 2).as_deref(), Some("Made for 4–5, not 2"));
        assert_eq!((warning(&[3, 2], 3), warning(&[], 5)), (None, None));
    }

    #[test]
    fn the_running_score_is_mentioned_and_house_rules_are_counted() {
        let usual = HouseRules::default();
        let one = HouseRules { mixed_herds: true, ..usual };
        let two = HouseRules { harvest_minimum: usual.harvest_minimum + 1, ..one };
        let variants = |running: bool, house: HouseRules| {
            variants_text(&Rulebook::new(Edition::Base, running, house)).map(|[long, short]| {
                assert_eq!(tr(short), "with changes");
                tr(long)
            })
        };
        assert_eq!(variants(false, usual), None);
        assert_eq!(variants(true, usual).as_deref(), Some("with running score"));
        assert_eq!(variants(false, one).as_deref(), Some("with 1 house rule"));
        assert_eq!(variants(true, two).as_deref(), Some("with running score and 2 house rules"));
    }
}
