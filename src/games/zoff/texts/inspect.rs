//! The texts shown when a prairie or a player is inspected: a prairie's places, herds and bonuses, or a player's cows,
//! cards and herds, and the outcome if the game ended now.

use zoff::{Colour, Position, Prairie, Seat, Setting, Stage, ending};

use super::{colour_name, comma_list, prairie, total};
use crate::{
    games::zoff::preview::gains,
    seats::names::name,
    texts::{Text, Who, text},
};

/// The lines about a prairie, title first.
pub fn lines(setting: &Setting, position: &Position, prairie: Prairie, names: &[Who]) -> Vec<Text> {
    let (free, places) = (position.free_places(setting, prairie), setting.rulebook.prairie_spec(prairie).places);
    let open = position.open.has(prairie);
    let title = match open {
        true => text!("zoff-ask-prairie", prairie = prairie, free = free, places = places),
        false => text!("zoff-ask-prairie-full", prairie = prairie, places = places),
    };
    let of =
        |colour| position.owner(setting, colour).map_or_else(|| colour_name(colour), |seat| name(names, seat).text());
    let herds = position.ranks(prairie).into_iter().flatten();
    let herds = comma_list(
        herds.map(|colour| text!("zoff-ask-herd", name = of(colour), cows = position.herd(prairie, colour))),
    );
    let herds = herds.map_or_else(|| text!("zoff-ask-no-herds"), |herds| text!("zoff-ask-herds", herds = herds));
    let bonuses = setting.rulebook.prairie_spec(prairie).bonuses;
    let row = comma_list(
        bonuses
            .into_iter()
            .zip(1_u8..)
            .filter(|(cows, _)| *cows > 0)
            .map(|(cows, rank)| text!("zoff-ask-bonus-of", rank = rank, cows = cows)),
    );
    let bonuses = row.map(|row| text!("zoff-ask-bonuses", row = row));
    let now = comma_list(
        gains(setting, position, prairie)
            .iter()
            .map(|gain| text!("zoff-preview-gain", name = of(gain.colour), cows = gain.cows)),
    );
    let now = now.filter(|_| open).map(|row| text!("zoff-ask-if-full-now", row = row));
    [Some(title), Some(herds), bonuses, now].into_iter().flatten().collect()
}

/// The lines about a player: the score, cows left, cards, each herd by prairie, and the outcome if the game ended now.
pub fn player(setting: &Setting, position: &Position, seat: Seat, names: &[Who]) -> Vec<Text> {
    let own: Vec<Colour> = position.colours_of(setting, seat).into_iter().flatten().collect();
    let bids = setting.rulebook.variants.auction && position.stage != Stage::Bid;
    let left: u16 = own.iter().map(|colour| u16::from(position.cows_left[colour.index()])).sum();
    let title = text!(
        "zoff-hud-tag",
        name = name(names, seat).text(),
        total = total(position.score_in_tenths(setting, seat), bids),
        left = left,
        cards = position.hand(seat).count()
    );
    let in_play = setting.rulebook.in_play[usize::from(position.seats)];
    let herds = own.iter().filter_map(|colour| {
        let herds = in_play.iter().filter(|on| position.herd(*on, *colour) > 0);
        let herds = herds.map(|on| text!("zoff-ask-herd", name = prairie(on), cows = position.herd(on, *colour)));
        Some(text!("zoff-hud-herds", hue = *colour, herds = comma_list(herds)?))
    });
    std::iter::once(title).chain(herds).chain(ended_now(setting, position, names)).collect()
}

/// The totals of all players if the game ended now, including the last bonuses. `None` before the first round and after
/// the end.
pub fn ended_now(setting: &Setting, position: &Position, names: &[Who]) -> Option<Text> {
    if matches!(position.stage, Stage::Start | Stage::Bid | Stage::Colour(_) | Stage::Over) {
        return None;
    }
    let end = ending::if_ended_now(position, setting);
    let of = |seat: Seat| {
        let sum = total(end.score_in_tenths(setting, seat), setting.rulebook.variants.auction);
        text!("zoff-hud-outcome-of", name = name(names, seat).text(), total = sum)
    };
    Some(text!("zoff-hud-outcome", row = comma_list(position.seats().map(of))?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;

    #[test]
    fn inspecting_a_prairie_lists_places_herds_and_bonuses() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        let read_lines = |position: &Position| -> Vec<String> {
            let all = lines(&setting, position, Prairie::FireFields, &[]);
            all.iter().map(|line| Translations::default().tr(line).to_string()).collect()
        };
        let empty = [
            "Fire-Fields: 16 of 16 spaces free",
            "No cows are there yet",
            "Bonuses: 1st herd +1, 2nd herd +2, 3rd herd +1",
        ];
        assert_eq!(read_lines(&position), empty);
        position.herds[Prairie::FireFields.index()] = [3, 0, 5, 0, 0];
        let full = read_lines(&position);
        assert_eq!(full[0], "Fire-Fields: 8 of 16 spaces free");
        assert!(full[1].ends_with("(3)") && full[3].starts_with("If full now: "), "{full:?}");
    }

    #[test]
    fn inspecting_a_player_shows_the_outcome_if_the_game_ended_now() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        let outcome_text = |position: &Position| {
            ended_now(&setting, position, &[]).map(|text| Translations::default().tr(&text).to_string())
        };
        // Blue and green have herds on Fire-Fields, where the largest herd gets 1 cow and the second gets 2.
        position.herds[Prairie::FireFields.index()] = [3, 0, 5, 0, 0];
        (position.cows_left[0], position.cows_left[2]) = (setting.rulebook.cows - 3, setting.rulebook.cows - 5);
        let before = position;
        let outcome = outcome_text(&position).expect("the game is running");
        let cows = |seat| ending::if_ended_now(&position, &setting).cows(&setting, Seat(seat));
        let mut gained: Vec<u16> = (0..3).map(|seat| cows(seat) - position.cows(&setting, Seat(seat))).collect();
        gained.sort_unstable();
        assert_eq!(gained, [0, 1, 2], "the outcome must include the last bonuses");
        assert_eq!(position, before, "asking must not change the position");
        for seat in 0..3 {
            assert!(outcome.contains(&format!(": {}", cows(seat))), "{outcome}");
        }
        position.stage = Stage::Over;
        assert_eq!(outcome_text(&position), None, "a finished game must have no such line");
    }
}
