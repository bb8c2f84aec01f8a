//! Following a game without access to hidden information: the information that each viewer receives about the opening
//! and each action, and the update of the viewer's imagined position.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Game, NullSink, Rng, Seat, SetupError, Viewer, refuse, to_json_line};

/// An action as a viewer may know it.
///
/// # Examples
///
/// ```
/// use tabletop::{Told, to_json_line};
/// assert_eq!(to_json_line(&Told::Whole("buy coal tea".to_owned())), r#"{"whole":"buy coal tea"}"#);
/// assert_eq!(to_json_line(&Told::Secret), r#""secret""#);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// The whole action, as its canonical text.
    Whole(String),
    /// The seat has acted, but the action is hidden from this viewer.
    Secret,
}

impl Told {
    /// Parses the action; `None` if it is secret.
    ///
    /// # Errors
    /// Returns [`LearnError::Unreadable`] if the text is not an action.
    pub fn action<G: Game>(&self, setting: &G::Setting) -> Result<Option<G::Action>, LearnError> {
        match self {
            Told::Whole(text) => G::read_action(setting, text).map(Some).map_err(LearnError::Unreadable),
            Told::Secret => Ok(None),
        }
    }
}

/// A reason why a position cannot agree with the information that its viewer receives. A server that follows the rules
/// never causes such an error.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LearnError {
    /// The seat may not act.
    #[error("seat {} may not act", .0.0)]
    NotToAct(Seat),
    /// The text is not an action. The field describes the fault.
    #[error("{0}")]
    Unreadable(String),
    /// The action is illegal. The field is the fixed word for the reason.
    #[error("the action is illegal: {0}")]
    Illegal(&'static str),
    /// The news contradicts what the viewer sees. The field describes the contradiction.
    #[error("the news contradicts the position: {0}")]
    Contradiction(&'static str),
    /// No game begins with this number of players or this starting seat.
    #[error(transparent)]
    SetUp(#[from] SetupError),
}

/// A game that a viewer can follow on an imagined position.
///
/// The position must be one that [`Opening::imagine`] or [`Game::imagine`] could return for the viewer. Before an
/// action is played on it, hidden information is rearranged so that the action is legal and reveals exactly what it
/// reveals in the real game. Whatever stays hidden changes as little as possible.
pub trait Followed: Game {
    /// Something that a viewer sees for the first time, at the beginning of a game or because of an action.
    type Revealed: Debug + Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// The position as a viewer sees it. Two positions look the same to a viewer if and only if this function returns
    /// equal positions for them.
    fn seen_by(setting: &Self::Setting, position: &Self::Position, viewer: Viewer) -> Self::Position;

    /// Returns true if an effect reveals hidden information to a player. An action with such an effect cannot be taken
    /// back (rules: `rule-no-undo`).
    fn reveals(effect: &Self::Effect) -> bool;

    /// The dealt cards that a viewer sees in a first position.
    fn dealt(setting: &Self::Setting, first: &Self::Position, viewer: Viewer) -> Vec<Self::Revealed>;

    /// Deals the cards of a first position again: the visible cards according to `dealt`, the others at random. If
    /// `dealt` is contradictory, the position may be invalid, so callers use [`Opening::imagine`], which checks the
    /// result.
    ///
    /// # Errors
    /// Returns the reason why these cards cannot have been dealt.
    fn deal_as(
        setting: &Self::Setting,
        first: &mut Self::Position,
        viewer: Viewer,
        dealt: &[Self::Revealed],
        rng: &mut Rng,
    ) -> Result<(), LearnError>;

    /// Returns true if the action is hidden from the viewer. `after` is the position after the action.
    fn is_secret(seat: Seat, action: Self::Action, after: &Self::Position, viewer: Viewer) -> bool;

    /// What a viewer sees for the first time because of an action, apart from the action itself.
    fn news(
        setting: &Self::Setting,
        before: &Self::Position,
        seat: Seat,
        action: Self::Action,
        after: &Self::Position,
        viewer: Viewer,
    ) -> Vec<Self::Revealed>;

    /// Rearranges hidden information so that the action can be played and produces the news. Returns the action, or a
    /// plausible one if `action` is `None` because it is secret. The position may be partly changed after an error and
    /// invalid after contradictory news, so callers use [`Followed::learn`], which checks the result.
    ///
    /// # Errors
    /// Returns the reason why the position cannot agree.
    fn reconcile(
        setting: &Self::Setting,
        position: &mut Self::Position,
        viewer: Viewer,
        seat: Seat,
        action: Option<Self::Action>,
        news: &[Self::Revealed],
    ) -> Result<Self::Action, LearnError>;

    /// Makes a viewer's imagined position agree with a notice, and returns the action to play on it. Nothing that the
    /// viewer sees changes. Playing the action afterwards produces the same notice.
    ///
    /// # Errors
    /// Returns the reason why the position cannot agree. The position is then unchanged.
    fn learn(
        setting: &Self::Setting,
        position: &mut Self::Position,
        viewer: Viewer,
        notice: &Notice<Self>,
    ) -> Result<Self::Action, LearnError> {
        let (learnt, action, _) = learnt(setting, position, viewer, notice)?;
        *position = learnt;
        Ok(action)
    }
}

/// Returns the position that agrees with a notice, the action, and the position after the action.
fn learnt<G: Followed>(
    setting: &G::Setting,
    position: &G::Position,
    viewer: Viewer,
    notice: &Notice<G>,
) -> Result<(G::Position, G::Action, G::Position), LearnError> {
    let seat = notice.seat;
    refuse(!G::may_act(position).has(seat), LearnError::NotToAct(seat))?;
    let mut learnt = position.clone();
    let action = G::reconcile(setting, &mut learnt, viewer, seat, notice.told.action::<G>(setting)?, &notice.news)?;
    let looks = |position| G::seen_by(setting, position, viewer);
    refuse(looks(&learnt) != looks(position), LearnError::Contradiction("the viewer sees something else"))?;
    let mut after = learnt.clone();
    G::play(setting, &mut after, seat, action, &mut NullSink)
        .map_err(|illegal| LearnError::Illegal(G::reason(illegal)))?;
    let again = Notice::of(setting, &learnt, seat, action, &after, viewer);
    refuse(again != *notice, LearnError::Contradiction("the action would show something else"))?;
    Ok((learnt, action, after))
}

/// The beginning of a game as a viewer sees it.
///
/// # Examples
///
/// A client begins with a position that may differ from the true one wherever information is hidden from its viewer:
///
/// ```
/// use tabletop::{Followed, Opening, Rng, Viewer};
///
/// fn first_position<G: Followed>(text: &str, setting: &G::Setting, viewer: Viewer) -> Result<G::Position, String> {
///     let opening: Opening<G> = serde_json::from_str(text).map_err(|error| error.to_string())?;
///     opening.imagine(setting, viewer, &mut Rng::new(1, 0)).map_err(|error| error.to_string())
/// }
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Opening<G: Followed> {
    /// The number of players.
    pub seats: u8,
    /// The starting seat; seat 0 in games without a starting player.
    pub start: Seat,
    /// The dealt cards that the viewer sees.
    pub dealt: Vec<G::Revealed>,
}

impl<G: Followed> Opening<G> {
    /// The opening of a game for a viewer. `first` is the true position before the first action.
    pub fn of(setting: &G::Setting, first: &G::Position, viewer: Viewer) -> Opening<G> {
        Opening { seats: G::seats(first), start: G::start(first), dealt: G::dealt(setting, first, viewer) }
    }

    /// A random first position that looks to the viewer like the true first position. The random numbers must be
    /// independent of the game's seed.
    ///
    /// # Errors
    /// Returns the reason why no game can have this opening for the viewer.
    pub fn imagine(&self, setting: &G::Setting, viewer: Viewer, rng: &mut Rng) -> Result<G::Position, LearnError> {
        let mut first = G::set_up(setting, self.seats, rng.next(), Some(self.start))?;
        G::deal_as(setting, &mut first, viewer, &self.dealt, rng)?;
        let again = Opening::of(setting, &first, viewer);
        refuse(again != *self, LearnError::Contradiction("no game begins like this for the viewer"))?;
        Ok(first)
    }

    /// The opening as one line of JSON.
    pub fn text(&self) -> String {
        to_json_line(self)
    }
}

/// All that a viewer receives about one action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Notice<G: Followed> {
    /// The seat that acted.
    pub seat: Seat,
    /// The action as the viewer may know it.
    pub told: Told,
    /// What the viewer sees for the first time.
    pub news: Vec<G::Revealed>,
}

impl<G: Followed> Notice<G> {
    /// The notice of an action for a viewer, given the true positions before and after the action.
    pub fn of(
        setting: &G::Setting,
        before: &G::Position,
        seat: Seat,
        action: G::Action,
        after: &G::Position,
        viewer: Viewer,
    ) -> Notice<G> {
        let told = match G::is_secret(seat, action, after, viewer) {
            true => Told::Secret,
            false => Told::Whole(G::action_text(setting, action)),
        };
        Notice { seat, told, news: G::news(setting, before, seat, action, after, viewer) }
    }

    /// The notice as one line of JSON.
    pub fn text(&self) -> String {
        to_json_line(self)
    }
}

/// A viewer's imagined position, with the notices received so far.
///
/// The position changes only through notices; an action cannot be played on it directly:
///
/// ```compile_fail
/// # use tabletop::{Followed, Follower, Game, NullSink, Seat};
/// fn act<G: Followed>(follower: &mut Follower<G>, setting: &G::Setting, action: G::Action) {
///     G::play(setting, follower.position(), Seat(0), action, &mut NullSink); // needs a mutable position
/// }
/// ```
#[derive(Debug, Clone)]
pub struct Follower<G: Followed> {
    setting: G::Setting,
    viewer: Viewer,
    first: G::Position,
    position: G::Position,
    notices: Vec<Notice<G>>,
}

impl<G: Followed> Follower<G> {
    /// Starts following a game, at its beginning or later. `first` is a position that [`Opening::imagine`] or
    /// [`Game::imagine`] returned for the viewer, with random numbers that are independent of the game's seed.
    pub fn new(setting: G::Setting, viewer: Viewer, first: G::Position) -> Follower<G> {
        Follower { setting, viewer, position: first.clone(), first, notices: Vec::new() }
    }

    /// The imagined position after the latest notice.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The notices received so far, except notices of actions taken back.
    pub fn notices(&self) -> &[Notice<G>] {
        &self.notices
    }

    /// Learns from a notice and plays its action. Returns the action, or a plausible one if it is secret.
    ///
    /// # Errors
    /// Returns the reason why the notice contradicts the position. The follower is then unchanged, and the caller must
    /// fetch the notices of the whole game.
    pub fn receive(&mut self, notice: Notice<G>) -> Result<G::Action, LearnError> {
        let (_, action, after) = learnt(&self.setting, &self.position, self.viewer, &notice)?;
        self.position = after;
        self.notices.push(notice);
        Ok(action)
    }

    /// Takes back all actions after the first `count`; the server guarantees that these actions revealed nothing.
    /// Replays the remaining notices, so that nothing learnt from the actions taken back remains.
    ///
    /// # Errors
    /// Never returns an error for notices that were received in this order.
    pub fn keep(&mut self, count: usize) -> Result<(), LearnError> {
        let mut again = Follower::new(self.setting.clone(), self.viewer, self.first.clone());
        for notice in self.notices.iter().take(count) {
            again.receive(notice.clone())?;
        }
        *self = again;
        Ok(())
    }
}
