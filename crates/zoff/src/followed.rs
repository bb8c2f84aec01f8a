//! Following a game without access to hidden information: the news for each viewer, and how an imagined position learns
//! from it.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use tabletop::{Followed, LearnError, MAX_SEATS, Rng, Seat, Viewer, refuse};

use crate::{
    Action, Cards, Choice, Effect, Pair, Position, Prairie, Prairies, Setting, Stage, Zoff, auction, choosing,
    formats::actions,
};

/// Something that a viewer sees for the first time, at the beginning of a game or because of an action.
///
/// # Examples
///
/// In a two-player game, a player at first sees only their own prairies:
///
/// ```
/// use tabletop::{Opening, Rng, Viewer};
/// use zoff::{Position, Seat, Setting, Zoff};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let (setting, viewer) = (Setting::default(), Viewer::from(Seat(1)));
/// let first = Position::setup(&setting, 2, 7)?;
/// let text = Opening::<Zoff>::of(&setting, &first, viewer).text();
/// let prairies = r#"["lone-star-valley","powder-prairie","coffee-canyon"]"#;
/// assert_eq!(text, format!(r#"{{"seats":2,"start":0,"dealt":[{{"dealt":{{"seat":1,"prairies":{prairies}}}}}]}}"#));
/// let opening: Opening<Zoff> = serde_json::from_str(&text)?;
/// let imagined = opening.imagine(&setting, viewer, &mut Rng::new(1, 0))?;
/// assert_eq!(imagined.seen_by(&setting, viewer), first.seen_by(&setting, viewer));
/// assert_ne!(imagined.dealt[0], first.dealt[0]);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Revealed {
    /// The prairies dealt to a seat: the viewer's own prairies, or prairies with first cows (rules: `zoff-rules-dealt`,
    /// `zoff-rules-two-text`).
    Dealt {
        /// The seat that received the prairies.
        seat: Seat,
        /// The prairies, smallest first.
        prairies: Vec<Prairie>,
    },
    /// A bid that was turned up (rules: `zoff-rules-auction`).
    Bid {
        /// The seat that bid.
        seat: Seat,
        /// The bid in tenths of a cow.
        tenths: u16,
    },
    /// The seat that takes the next colour, decided by lot between equal bids (rules: `zoff-rules-auction`).
    Lot {
        /// The seat that the lot chose.
        seat: Seat,
    },
    /// Pairs that were turned up (rules: `zoff-rules-choose-secret`).
    Pairs {
        /// The seat that chose them.
        seat: Seat,
        /// The seat's one or two pairs.
        pairs: Choice,
    },
}

impl Followed for Zoff {
    type Revealed = Revealed;

    fn seen_by(setting: &Setting, position: &Position, viewer: Viewer) -> Position {
        position.seen_by(setting, viewer)
    }

    fn reveals(effect: &Effect) -> bool {
        effect.reveals()
    }

    fn dealt(_: &Setting, first: &Position, viewer: Viewer) -> Vec<Revealed> {
        first.seats().filter(|seat| first.sees_dealt(viewer, *seat)).map(|seat| dealt_to(first, seat)).collect()
    }

    fn deal_as(
        setting: &Setting,
        first: &mut Position,
        viewer: Viewer,
        dealt: &[Revealed],
        rng: &mut Rng,
    ) -> Result<(), LearnError> {
        let (book, seats) = (&setting.rulebook, first.seats);
        let each = book.dealt[usize::from(seats)];
        let (mut left, mut all) = (book.prairies(seats), [Prairies::NONE; MAX_SEATS]);
        for revealed in dealt {
            let Revealed::Dealt { seat, prairies } = revealed else { return Err(NO_SUCH_PRAIRIES) };
            let prairies: Prairies = prairies.iter().copied().collect();
            let seen = seat.0 < seats && first.sees_dealt(viewer, *seat);
            let valid = seen && prairies.count() == each && prairies.without(left).is_empty();
            refuse(!valid, NO_SUCH_PRAIRIES)?;
            left = left.without(prairies);
            all[seat.index()] = prairies;
        }
        let mut left: Vec<Prairie> = left.iter().collect();
        rng.shuffle(&mut left);
        let hidden = all.iter_mut().take(usize::from(seats)).filter(|dealt| dealt.is_empty());
        for (dealt, prairies) in hidden.zip(left.chunks(usize::from(each))) {
            *dealt = prairies.iter().copied().collect();
        }
        *first = Position::dealt(setting, seats, all, first.lots);
        Ok(())
    }

    /// Bids and pairs are secret until all players have decided (rules: `zoff-rules-auction`,
    /// `zoff-rules-choose-text`).
    fn is_secret(seat: Seat, action: Action, after: &Position, viewer: Viewer) -> bool {
        match action {
            Action::Bid(_) => !after.sees_bid(viewer, seat),
            Action::Choose(_) => !after.sees_pairs(viewer, seat),
            Action::Start(_) | Action::Colour(_) | Action::Place(_) | Action::PlaceMixed(_) | Action::Bonus(_) => false,
        }
    }

    fn news(
        _: &Setting,
        before: &Position,
        seat: Seat,
        action: Action,
        after: &Position,
        viewer: Viewer,
    ) -> Vec<Revealed> {
        let others = || before.seats().filter(|other| *other != seat && !viewer.sees_hand(*other));
        let mut news = Vec::new();
        if matches!(action, Action::Start(_)) && !before.sees_dealt(viewer, seat) {
            news.push(dealt_to(before, seat));
        }
        if before.stage == Stage::Bid && after.stage != Stage::Bid {
            let bid = |seat: Seat| after.bids[seat.index()].map(|tenths| Revealed::Bid { seat, tenths });
            news.extend(others().filter_map(bid));
        }
        if before.stage == Stage::Choose && after.stage != Stage::Choose {
            let pairs = |seat: Seat| after.choice(seat).map(|pairs| Revealed::Pairs { seat, pairs });
            news.extend(others().filter_map(pairs));
        }
        news.extend(decided_by_lot(after).map(|seat| Revealed::Lot { seat }));
        news
    }

    fn reconcile(
        setting: &Setting,
        position: &mut Position,
        viewer: Viewer,
        seat: Seat,
        action: Option<Action>,
        news: &[Revealed],
    ) -> Result<Action, LearnError> {
        let action = action.map_or_else(|| secret_action(position, setting, seat), Ok)?;
        if let Action::Choose(choice) = action {
            hold_cards(position, setting, viewer, seat, &choice)?;
        }
        for revealed in news {
            match revealed {
                Revealed::Dealt { seat: other, prairies } => {
                    refuse(*other != seat || position.sees_dealt(viewer, seat), NOT_HIDDEN)?;
                    deal(position, setting, viewer, seat, prairies)?;
                }
                Revealed::Bid { seat, tenths } => {
                    let hidden = position.acted.has(*seat) && !position.sees_bid(viewer, *seat);
                    refuse(!hidden, NOT_HIDDEN)?;
                    auction::check_bid(setting, *tenths).map_err(|illegal| LearnError::Illegal(illegal.reason()))?;
                    position.bids[seat.index()] = Some(*tenths);
                }
                Revealed::Lot { seat: first } => draw_lot(position, seat, action, *first)?,
                Revealed::Pairs { seat, pairs } => {
                    let hidden = position.acted.has(*seat) && !position.sees_pairs(viewer, *seat);
                    refuse(!hidden, NOT_HIDDEN)?;
                    hold_cards(position, setting, viewer, *seat, pairs)?;
                    choosing::check(position, setting, *seat, pairs)
                        .map_err(|illegal| LearnError::Illegal(illegal.reason()))?;
                    position.set_pairs(*seat, pairs.pairs());
                }
            }
        }
        Ok(action)
    }
}

const NOT_HIDDEN: LearnError = LearnError::Contradiction("this is not hidden from the viewer");
const NO_SUCH_CARD: LearnError = LearnError::Contradiction("the seat cannot hold this card");
const NO_SUCH_PRAIRIES: LearnError = LearnError::Contradiction("the seat cannot have these prairies");

/// The prairies dealt to a seat.
fn dealt_to(position: &Position, seat: Seat) -> Revealed {
    Revealed::Dealt { seat, prairies: position.dealt[seat.index()].iter().collect() }
}

/// The seat that takes a colour now, if another seat with the same bid is still waiting for one.
fn decided_by_lot(position: &Position) -> Option<Seat> {
    let Stage::Colour(next) = position.stage else { return None };
    let bid = |seat: Seat| position.bids[seat.index()];
    let is_equal = |seat: Seat| seat != next && position.colours[seat.index()].is_none() && bid(seat) == bid(next);
    position.seats().any(is_equal).then_some(next)
}

/// A plausible action that stands in for an action hidden from the viewer.
fn secret_action(position: &Position, setting: &Setting, seat: Seat) -> Result<Action, LearnError> {
    match position.stage {
        Stage::Bid => Ok(Action::Bid(0)),
        Stage::Choose => {
            let choice = position.random_choice(setting, seat, &mut Rng::new(0, 0));
            choice.map(Action::Choose).ok_or(NO_SUCH_CARD)
        }
        Stage::Start | Stage::Colour(_) | Stage::Place(_) | Stage::Bonus(_) | Stage::Over => {
            Err(LearnError::Contradiction("this decision is not secret"))
        }
    }
}

/// Exchanges cards in a hidden hand for discarded cards, so that the seat holds the cards of its pairs.
fn hold_cards(
    position: &mut Position,
    setting: &Setting,
    viewer: Viewer,
    seat: Seat,
    choice: &Choice,
) -> Result<(), LearnError> {
    let Some(colour) = position.colours[seat.index()] else { return Err(NO_SUCH_CARD) };
    if position.sees_cards(setting, viewer, seat) {
        return Ok(()); // The check of the choice refuses cards missing from a visible hand.
    }
    let (deck, wanted) = (setting.rulebook.deck(position.seats, colour), choice.pairs().map(|pair| pair.card));
    let wanted: Cards = wanted.collect();
    refuse(!wanted.without(deck).is_empty(), NO_SUCH_CARD)?;
    let hand = position.hand(seat);
    let missing = wanted.without(hand);
    let spare = hand.without(wanted).first(missing.count());
    refuse(spare.count() < missing.count(), NO_SUCH_CARD)?;
    position.hands[colour.index()] = hand.without(spare).with(missing);
    Ok(())
}

/// Gives a seat these prairies. Another seat that was imagined to have one of these prairies gets a free prairie
/// instead.
fn deal(
    position: &mut Position,
    setting: &Setting,
    viewer: Viewer,
    seat: Seat,
    prairies: &[Prairie],
) -> Result<(), LearnError> {
    let dealt: Prairies = prairies.iter().copied().collect();
    let in_play = setting.rulebook.prairies(position.seats);
    let valid = dealt.count() == position.dealt[seat.index()].count() && dealt.without(in_play) == Prairies::NONE;
    refuse(!valid, NO_SUCH_PRAIRIES)?;
    position.dealt[seat.index()] = dealt;
    for other in position.seats().filter(|other| *other != seat) {
        let theirs = position.dealt[other.index()];
        let clash = dealt.iter().filter(|prairie| theirs.has(*prairie));
        for prairie in clash {
            refuse(position.sees_dealt(viewer, other), NO_SUCH_PRAIRIES)?;
            let all = position.dealt;
            let free = in_play.iter().find(|free| all.iter().all(|dealt| !dealt.has(*free)));
            position.dealt[other.index()].take(prairie);
            position.dealt[other.index()].put(free.ok_or(NO_SUCH_PRAIRIES)?);
        }
    }
    Ok(())
}

/// Exchanges two lots, so that `first` takes the next colour after the action of `seat`.
fn draw_lot(position: &mut Position, seat: Seat, action: Action, first: Seat) -> Result<(), LearnError> {
    let mut then = *position;
    match action {
        Action::Bid(tenths) => {
            then.bids[seat.index()] = Some(tenths);
            then.colours = Position::BLANK.colours;
        }
        Action::Colour(colour) => then.colours[seat.index()] = Some(colour),
        Action::Start(_) | Action::Choose(_) | Action::Place(_) | Action::PlaceMixed(_) | Action::Bonus(_) => {}
    }
    let next = auction::next_seat(&then).filter(|_| first.0 < position.seats);
    let next = next.ok_or(LearnError::Contradiction("no lot is drawn now"))?;
    position.lots.swap(first.index(), next.index());
    Ok(())
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pair, D::Error> {
        actions::read_pair(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Choice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Choice, D::Error> {
        Choice::from_pairs(&Vec::deserialize(from)?).map_err(D::Error::custom)
    }
}
