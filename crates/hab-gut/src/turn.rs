//! The order of turns, rounds and halves, and the end of the game (rules: `hg-rules-phases`, `hg-rules-half-over`).

use tabletop::{Seats, Sink};

use crate::{
    Action, CardEffect, ClockEffect, Effect, Good, Page, Phase, Position, PurseEffect, Setting, ShareEffect, foundation,
};

/// Advances to the next decision after an action.
#[inline]
pub fn advance(position: &mut Position, setting: &Setting, action: Action, effects: &mut impl Sink<Effect>) {
    let seat = position.turn.seat;
    let next = position.left_of(seat);
    let is_last = next == position.round_starter();
    let (seat, phase) = match (action.page(), is_last) {
        (Page::Trade, _) => (seat, Phase::Foundation),
        (Page::Foundation, false) => (next, Phase::Trade),
        (Page::Foundation, true) | (Page::Market, false) => (next, Phase::Market),
        (Page::Market, true) => return end_round(position, setting, effects),
    };
    position.emit(Effect::Clock(ClockEffect::TurnBegan { seat, phase }), effects);
}

/// Ends a round; the next player to the left starts the next round. After the last round of a half, the foundations are
/// opened. After the last half the game is over; after any other half, the racks are refilled.
fn end_round(position: &mut Position, setting: &Setting, effects: &mut impl Sink<Effect>) {
    let rounds = position.rounds + 1;
    let book = &setting.rulebook;
    let ends_half = rounds.is_multiple_of(book.rounds_per_half);
    if ends_half {
        position.seats().for_each(|seat| foundation::open(position, seat, effects));
    }
    if rounds == book.all_rounds() {
        return end_game(position, rounds, effects);
    }
    if ends_half {
        let (racks, unseen) = position.cards_of_next_half(setting);
        position.emit(Effect::Card(CardEffect::Dealt { racks, undealt: unseen }), effects);
    }
    position.emit(Effect::Clock(ClockEffect::RoundEnded { rounds }), effects);
    let seat = position.round_starter();
    position.emit(Effect::Clock(ClockEffect::TurnBegan { seat, phase: Phase::Trade }), effects);
}

/// Ends the game: players with the lowest foundation are out, the others sell all their shares, and the most money
/// wins (rules: `hg-rules-out`, `hg-rules-win`).
fn end_game(position: &mut Position, rounds: u8, effects: &mut impl Sink<Effect>) {
    let out = position.eliminated();
    for seat in position.seats().filter(|seat| !out.has(*seat)) {
        let shares = position.shares[seat.index()];
        let money = foundation::value_of_shares(position, &shares);
        for (good, count) in Good::ALL.into_iter().zip(shares).filter(|(_, count)| *count > 0) {
            let price = position.prices[good.index()];
            position.emit(Effect::Share(ShareEffect::Sold { seat, good, count, price }), effects);
        }
        position.emit(Effect::Purse(PurseEffect::Earned { seat, money }), effects);
    }
    position.emit(Effect::Clock(ClockEffect::RoundEnded { rounds }), effects);
    let left = position.seats().filter(|seat| !out.has(*seat));
    let most = left.clone().map(|seat| position.money[seat.index()]).max();
    let winners: Seats = left.filter(|seat| Some(position.money[seat.index()]) == most).collect();
    position.emit(Effect::Clock(ClockEffect::GameOver { out, winners }), effects);
}
