//! The outcome of an action for its player, shown before the action is confirmed: money, shares and marker moves.

use hab_gut::{
    Action, Effect, Good, Position, Seat, Setting,
    effect::{PriceEffect, ShareEffect},
};

/// The move of a marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarkerMove {
    /// The good of the marker.
    pub good: Good,
    /// True if the card that moves the marker would be halved.
    pub halved: bool,
    /// The steps on the card, or half of them if the card is halved. Negative steps move the marker down.
    pub steps: i8,
    /// The price before the move.
    pub from: u16,
    /// The price after the move.
    pub to: u16,
    /// The steps that would be lost at an end of the track.
    pub lost: u8,
    /// True if the marker would stay at the end until the game is over (house rule).
    pub stuck: bool,
}

/// The changes that an action would cause for its player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Preview {
    /// Money gained, or spent if negative.
    pub money: i64,
    /// The player's money after the action.
    pub money_after: u32,
    /// The player's shares outside the foundation after the action.
    pub shares_after: u32,
    /// The good of the share that would go into the foundation, its current price, and the number of places left.
    pub given: Option<(Good, u16, u8)>,
    /// The marker moves in order.
    pub moves: Vec<MarkerMove>,
    /// The change in value of all the player's shares, including the shares in the foundation, caused by the marker
    /// moves.
    pub value_change: i64,
}

impl Preview {
    /// Previews a legal action without checking it again. The preview contains nothing that is hidden from the player:
    /// it leaves out the opening of foundations and the dealing of cards at the end of a half.
    pub fn of(position: &Position, setting: &Setting, action: Action) -> Preview {
        let seat = position.turn.seat;
        let (mut after, mut effects) = (*position, Vec::new());
        after.resolve(setting, action, &mut effects);
        let mut preview = Preview {
            money: i64::from(after.money[seat.index()]) - i64::from(position.money[seat.index()]),
            money_after: after.money[seat.index()],
            shares_after: after.shares_of(seat),
            ..Preview::default()
        };
        for effect in &effects {
            match effect {
                Effect::Price(PriceEffect::Moved { good, steps, from, to, stuck }) => {
                    let halved = !preview.moves.is_empty();
                    let lost = lost_steps(setting, *steps, *from, *to);
                    let (good, steps, from, to, stuck) = (*good, *steps, *from, *to, *stuck);
                    preview.moves.push(MarkerMove { good, halved, steps, from, to, lost, stuck });
                }
                Effect::Share(ShareEffect::Given { seat, good, place: _ }) => {
                    let left = setting.rulebook.foundation_places.saturating_sub(after.foundation_shares_of(*seat));
                    preview.given = Some((*good, position.prices[good.index()], left));
                }
                Effect::Share(ShareEffect::Bought { .. } | ShareEffect::Sold { .. } | ShareEffect::Opened { .. })
                | Effect::Purse(_)
                | Effect::Card(_)
                | Effect::Clock(_) => {}
            }
        }
        preview.value_change = preview.moves.iter().map(|moved| value_change_of(position, seat, moved)).sum();
        preview
    }
}

/// The number of steps lost at an end of the track.
pub fn lost_steps(setting: &Setting, steps: i8, from: u16, to: u16) -> u8 {
    let step = i32::from(setting.rulebook.price_step).max(1);
    let moved = (i32::from(to) - i32::from(from)) / step;
    (i32::from(steps) - moved).unsigned_abs() as u8
}

fn value_change_of(position: &Position, seat: Seat, moved: &MarkerMove) -> i64 {
    i64::from(position.all_shares_of_good(seat, moved.good)) * (i64::from(moved.to) - i64::from(moved.from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hab_gut::{Cards, Lot, MarketCard, Phase, Side};

    fn table() -> (Setting, Position) {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        let card = |good, steps| MarketCard::new(good, steps).expect("the card exists");
        position.racks[0] = Cards::from_iter([card(Good::Coal, 4)]);
        position.racks[2] = Cards::from_iter([card(Good::Coal, -2), card(Good::Salt, 6)]);
        position.shares[0][Good::Coal.index()] = 2;
        position.foundations[0][Good::Coal.index()] = 1;
        (setting, position)
    }

    #[test]
    fn a_purchase_previews_its_cost_and_the_money_left() {
        let (setting, mut position) = table();
        (position.prices[Good::Coal.index()], position.prices[Good::Rubber.index()]) = (80, 70);
        let lot = Lot::from_goods(&[Good::Coal, Good::Rubber, Good::Rubber]).expect("the lot is small");
        let preview = Preview::of(&position, &setting, Action::Buy(lot));
        assert_eq!((preview.money, preview.money_after, preview.shares_after), (-220, 80, 5));
    }

    #[test]
    fn a_gift_previews_its_price_and_the_places_left() {
        let (setting, mut position) = table();
        position.turn.phase = Phase::Foundation;
        let preview = Preview::of(&position, &setting, Action::Give(Good::Coal));
        assert_eq!(preview.given, Some((Good::Coal, 40, 2)));
        assert_eq!(preview.shares_after, 1);
    }

    #[test]
    fn both_marker_moves_are_previewed_in_order_with_lost_steps() {
        let (setting, mut position) = table();
        position.turn.phase = Phase::Market;
        position.prices[Good::Coal.index()] = 230;
        let card = |good, steps| MarketCard::new(good, steps).expect("the card exists");
        let both = Action::Market { side: Side::Left, played: card(Good::Coal, 4), halved: card(Good::Coal, -2) };
        let preview = Preview::of(&position, &setting, both);
        let moves: Vec<_> = preview.moves.iter().map(|m| (m.good, m.halved, m.steps, m.from, m.to, m.lost)).collect();
        assert_eq!(moves, [(Good::Coal, false, 4, 230, 250, 2), (Good::Coal, true, -1, 250, 240, 0)]);
        // Two shares in hand and one in the foundation each gain 10.
        assert_eq!(preview.value_change, 30);
    }
}
