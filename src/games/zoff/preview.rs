//! The outcome of an action, shown before the action is confirmed: herds, full prairies, and the bonuses that those
//! prairies would pay.

use zoff::{
    Action, Choice, Colour, Effect, Position, Prairie, Seat, Setting,
    effect::{CowEffect, PrairieEffect},
    herds,
};

use crate::texts::Text;

/// The question that asks for confirmation.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// The question itself.
    pub text: Text,
    /// The preview of the outcome, line by line.
    pub lines: Vec<Text>,
    /// True if the action is legal.
    pub is_legal: bool,
}

/// The growth of a herd.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HerdGrowth {
    /// The prairie of the herd.
    pub prairie: Prairie,
    /// The colour of the herd.
    pub colour: Colour,
    /// The size of the herd before the action.
    pub before: u8,
    /// The size of the herd after the action.
    pub after: u8,
    /// The rank of the herd on its prairie, 0 for the largest.
    pub rank: u8,
    /// The number of free places left on the prairie.
    pub free: u8,
}

/// A bonus that a herd would get when a prairie fills up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gain {
    /// The full prairie.
    pub prairie: Prairie,
    /// The colour of the herd that gets the bonus.
    pub colour: Colour,
    /// The number of cows in the bonus.
    pub cows: u8,
}

/// The changes that an action would cause.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Preview {
    /// The herds that would grow.
    pub growths: Vec<HerdGrowth>,
    /// The prairies that would be full.
    pub filled: Vec<Prairie>,
    /// The bonuses that these prairies would pay, largest herd first.
    pub gains: Vec<Gain>,
    /// True if the game would end.
    pub ends: bool,
}

impl Preview {
    /// Previews a legal action without checking it again. The preview is empty for chosen pairs, a bid or a colour,
    /// because they place no cows.
    pub fn of(setting: &Setting, position: &Position, seat: Seat, action: Action) -> Preview {
        if matches!(action, Action::Choose(_) | Action::Bid(_) | Action::Colour(_)) {
            return Preview::default();
        }
        let mut after = *position;
        let mut effects: Vec<Effect> = Vec::new();
        after.play_unchecked(setting, seat, action, &mut effects);
        let mut preview = Preview { ends: after.is_over(), ..Preview::default() };
        // The last bonuses are left out, because the final scoring shows them step by step.
        let mut now = *position;
        for effect in &effects {
            if matches!(effect, Effect::Clock(zoff::effect::ClockEffect::Closed { .. })) {
                break;
            }
            now.apply(effect);
            match effect {
                Effect::Cow(CowEffect::Placed { colour, prairie, cows, herd, .. }) => {
                    let ranks = now.ranks(*prairie);
                    let rank = ranks.iter().position(|other| *other == Some(*colour)).unwrap_or_default() as u8;
                    let (before, free) = (herd - cows, now.free_places(setting, *prairie));
                    let (prairie, colour, after) = (*prairie, *colour, *herd);
                    preview.growths.push(HerdGrowth { prairie, colour, before, after, rank, free });
                }
                Effect::Prairie(PrairieEffect::Filled { prairie, .. }) => {
                    preview.filled.push(*prairie);
                    preview.gains.extend(gains(setting, &now, *prairie));
                }
                Effect::Prairie(
                    PrairieEffect::BonusUsed { .. }
                    | PrairieEffect::BonusesDone { .. }
                    | PrairieEffect::FairUsed { .. },
                )
                | Effect::Card(_)
                | Effect::Auction(_)
                | Effect::Clock(_) => {}
            }
        }
        preview
    }
}

/// The bonuses that a prairie would pay to its current herds.
pub fn gains(setting: &Setting, position: &Position, prairie: Prairie) -> Vec<Gain> {
    let bonuses = setting.rulebook.prairie_spec(prairie).bonuses;
    let herds = position.ranks(prairie);
    let pairs = bonuses.into_iter().zip(herds);
    let given = pairs.filter_map(|(cows, colour)| Some(Gain { prairie, colour: colour?, cows }));
    given.filter(|gain| gain.cows > 0).collect()
}

/// The prospects of a pair at the current position, shown while the pair is being chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outlook {
    /// The prairie of the pair.
    pub prairie: Prairie,
    /// The size of the player's herd on the prairie, or of the larger herd if the pair is for both colours.
    pub herd: u8,
    /// The maximum number of cows that could be placed now.
    pub most: u8,
    /// The number of free places on the prairie.
    pub free: u8,
    /// The number of opposing herds that are larger and would place first.
    pub larger_herds: u8,
    /// The rank that the herd would have with these cows, 1 for the largest, or 0 if there would be no herd.
    pub rank: u8,
    /// The bonus of a herd of that rank.
    pub bonus: u8,
}

/// The prospects of each pair of a choice at the current position. They are an estimate, because other players choose
/// at the same time.
pub fn outlook(setting: &Setting, position: &Position, seat: Seat, choice: &Choice) -> Vec<Outlook> {
    let of = |pair: zoff::Pair| {
        let prairie = pair.prairie;
        let own = match pair.colour {
            Some(colour) => [Some(colour), None],
            None => position.colours_of(setting, seat),
        };
        let own_colours = own.into_iter().flatten();
        let herd = own_colours.clone().map(|colour| position.herd(prairie, colour)).max().unwrap_or(0);
        let bits = own_colours.map(|colour| herds::legal_counts(position, setting, colour, prairie, pair.card.value()));
        let most = bits.map(|bits| (u8::BITS - bits.leading_zeros()).saturating_sub(1) as u8).max().unwrap_or(0);
        // The player's other colour does not compete: its pair is for a different prairie this round.
        let all_own = position.colours_of(setting, seat);
        let larger = Colour::ALL.into_iter().filter(|other| !all_own.contains(&Some(*other)));
        let larger_herds = larger.filter(|other| position.herd(prairie, *other) > herd).count() as u8;
        let others = Colour::ALL.into_iter().filter(|other| !own.contains(&Some(*other)));
        let ahead = others.filter(|other| position.herd(prairie, *other) > herd + most).count();
        let rank = if herd + most > 0 { ahead as u8 + 1 } else { 0 };
        let bonuses = setting.rulebook.prairie_spec(prairie).bonuses;
        let bonus = if rank > 0 { bonuses.get(ahead).copied().unwrap_or(0) } else { 0 };
        Outlook { prairie, herd, most, free: position.free_places(setting, prairie), larger_herds, rank, bonus }
    };
    choice.pairs().map(of).collect()
}

#[cfg(test)]
mod tests {
    use zoff::{Card, Cards, Pair, Stage, Turn};

    use super::*;

    fn card(word: &str) -> Card {
        Card::from_word(word).expect("the word names a card")
    }

    /// Lucky-Pickle with six violet cows, four blue cows, one green cow and three free places. Blue plays a card of
    /// value 4 there.
    fn table() -> (Setting, Position, Turn) {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 5);
        let prairie = Prairie::LuckyPickle;
        for (colour, cows) in [(Colour::Violet, 6), (Colour::Blue, 4), (Colour::Green, 1)] {
            position.herds[prairie.index()][colour.index()] = cows;
            position.cows_left[colour.index()] -= cows;
        }
        let turn = Turn { seat: Seat(0), pair: Pair { colour: None, prairie, card: card("4B") } };
        position.stage = Stage::Place(turn);
        position.pairs[0][0] = Some(turn.pair);
        (setting, position, turn)
    }

    #[test]
    fn placing_previews_the_herd_and_the_bonuses() {
        let (setting, position, turn) = table();
        let one = Preview::of(&setting, &position, turn.seat, Action::Place(1));
        let growth =
            HerdGrowth { prairie: Prairie::LuckyPickle, colour: Colour::Blue, before: 4, after: 5, rank: 1, free: 2 };
        assert_eq!(one.growths, [growth]);
        assert!(one.filled.is_empty() && one.gains.is_empty() && !one.ends);
        let all = Preview::of(&setting, &position, turn.seat, Action::Place(3));
        assert_eq!(all.filled, [Prairie::LuckyPickle]);
        let gains: Vec<_> = all.gains.iter().map(|gain| (gain.colour, gain.cows)).collect();
        assert_eq!(gains, [(Colour::Blue, 1), (Colour::Violet, 2)]);
    }

    #[test]
    fn a_choice_is_estimated_at_the_current_position() {
        let (setting, mut position, _) = table();
        position.stage = Stage::Choose;
        position.pairs = Position::BLANK.pairs;
        let pair = |prairie, word| Pair { colour: None, prairie, card: card(word) };
        let choice = Choice::two(pair(Prairie::LuckyPickle, "4B"), pair(Prairie::FireFields, "2E"));
        position.hands[0] = [card("4B"), card("2E")].into_iter().collect::<Cards>();
        assert_eq!(Preview::of(&setting, &position, Seat(0), Action::Choose(choice)), Preview::default());
        let outlook = outlook(&setting, &position, Seat(0), &choice);
        let lucky =
            Outlook { prairie: Prairie::LuckyPickle, herd: 4, most: 3, free: 3, larger_herds: 1, rank: 1, bonus: 1 };
        let fire =
            Outlook { prairie: Prairie::FireFields, herd: 0, most: 2, free: 16, larger_herds: 0, rank: 1, bonus: 1 };
        assert_eq!(outlook, [lucky, fire]);
    }

    #[test]
    fn the_players_other_herd_does_not_place_first() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 2);
        position.colours = [Some(Colour::Blue), Some(Colour::Pink), None, None, None];
        let prairie = Prairie::CoffeeCanyon;
        for (colour, cows) in [(Colour::Blue, 2), (Colour::Green, 5), (Colour::Orange, 3)] {
            position.herds[prairie.index()][colour.index()] = cows;
        }
        let pair = Pair { colour: Some(Colour::Blue), prairie, card: card("4B") };
        let outlook = outlook(&setting, &position, Seat(0), &Choice::one(pair));
        assert_eq!(
            outlook.first().map(|outlook| (outlook.herd, outlook.larger_herds)),
            Some((2, 1)),
            "only the orange herd is both larger and owned by the other player"
        );
    }
}
