//! Following a game without its hidden truth: what each viewer is told of the beginning and of each action, and how a
//! viewer's imagined position learns from it.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Chance, Game, NullSink, Seat, SetupError, Viewer, refuse, to_json_line};

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
    /// The seat has decided, but this viewer does not know what.
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

/// The reason why a position cannot agree with what its viewer is told. A server that keeps the rules never causes one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LearnError {
    /// The seat may not act.
    #[error("seat {} may not act", .0.0)]
    NotToAct(Seat),
    /// The told text is not an action: a description of the fault.
    #[error("{0}")]
    Unreadable(String),
    /// The action is illegal: the fixed word for the reason.
    #[error("the action is illegal: {0}")]
    Illegal(&'static str),
    /// The news contradict what the viewer sees: a description.
    #[error("the news contradict the position: {0}")]
    Contradiction(&'static str),
    /// No game begins with this number of players or this starting seat.
    #[error(transparent)]
    SetUp(#[from] SetupError),
}

/// A game that a viewer can follow on an imagined position.
///
/// The position is one that [`Opening::imagine`] or [`Game::imagine`] could return for the viewer. Before an action is
/// played on it, hidden things are moved so that the action is legal and shows what it shows in truth. What the viewer
/// does not see stays as it was imagined.
pub trait Followed: Game {
    /// Something that a viewer sees for the first time, at the beginning of a game or because of an action.
    type Revealed: Debug + Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// The position as a viewer sees it. Two positions look the same to a viewer exactly when these results are equal.
    fn seen_by(setting: &Self::Setting, position: &Self::Position, viewer: Viewer) -> Self::Position;

    /// Returns true if an effect reveals something to a player. An action with such an effect cannot be taken back
    /// (rules: `rule-no-undo`).
    fn reveals(effect: &Self::Effect) -> bool;

    /// What a viewer sees of the cards that were dealt for a first position.
    fn dealt(setting: &Self::Setting, first: &Self::Position, viewer: Viewer) -> Vec<Self::Revealed>;

    /// Deals the cards of a first position anew: those that the viewer sees as told, the others at random. The position
    /// may be wrong after contradictory cards, so callers use [`Opening::imagine`], which checks the result.
    ///
    /// # Errors
    /// Returns the reason why nobody could be dealt these cards.
    fn deal_as(
        setting: &Self::Setting,
        first: &mut Self::Position,
        viewer: Viewer,
        dealt: &[Self::Revealed],
        chance: &mut Chance,
    ) -> Result<(), LearnError>;

    /// Returns true if a viewer may not know what the seat decided, once the action has led to the position `after`.
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

    /// Moves hidden things so that the action can be played and shows the news. Returns the action; one that is `None`
    /// is secret, and is made up. The position may be half changed after an error, and wrong after contradictory news,
    /// so callers use [`Followed::learn`], which checks the result.
    ///
    /// # Errors
    /// Returns the reason why the position cannot agree.
    fn agree(
        setting: &Self::Setting,
        position: &mut Self::Position,
        viewer: Viewer,
        seat: Seat,
        action: Option<Self::Action>,
        news: &[Self::Revealed],
    ) -> Result<Self::Action, LearnError>;

    /// Makes a viewer's imagined position agree with a notice, and returns the action to play on it. Nothing that the
    /// viewer sees changes. Playing the action then tells the viewer exactly the same.
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

/// Returns the position that agrees with a notice, the action, and the position after it.
fn learnt<G: Followed>(
    setting: &G::Setting,
    position: &G::Position,
    viewer: Viewer,
    notice: &Notice<G>,
) -> Result<(G::Position, G::Action, G::Position), LearnError> {
    let seat = notice.seat;
    refuse(!G::may_act(position).has(seat), LearnError::NotToAct(seat))?;
    let mut learnt = position.clone();
    let action = G::agree(setting, &mut learnt, viewer, seat, notice.told.action::<G>(setting)?, &notice.news)?;
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
/// A client begins with a position that may differ from the true one in all that its viewer does not see:
///
/// ```
/// use tabletop::{Chance, Followed, Opening, Viewer};
///
/// fn first_position<G: Followed>(text: &str, setting: &G::Setting, viewer: Viewer) -> Result<G::Position, String> {
///     let opening: Opening<G> = serde_json::from_str(text).map_err(|error| error.to_string())?;
///     opening.imagine(setting, viewer, &mut Chance::new(1, 0)).map_err(|error| error.to_string())
/// }
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Opening<G: Followed> {
    /// The number of players.
    pub seats: u8,
    /// The starting seat; seat 0 in games without a starting player.
    pub start: Seat,
    /// What the viewer sees of the dealt cards.
    pub dealt: Vec<G::Revealed>,
}

impl<G: Followed> Opening<G> {
    /// The beginning of a game for a viewer: `first` is the true position before the first action.
    pub fn of(setting: &G::Setting, first: &G::Position, viewer: Viewer) -> Opening<G> {
        Opening { seats: G::seats(first), start: G::start(first), dealt: G::dealt(setting, first, viewer) }
    }

    /// A random first position that looks to the viewer like the true one. The random numbers must have nothing to do
    /// with the seed of the game.
    ///
    /// # Errors
    /// Returns the reason why no game begins like this for the viewer.
    pub fn imagine(
        &self,
        setting: &G::Setting,
        viewer: Viewer,
        chance: &mut Chance,
    ) -> Result<G::Position, LearnError> {
        let mut first = G::set_up(setting, self.seats, chance.next(), Some(self.start))?;
        G::deal_as(setting, &mut first, viewer, &self.dealt, chance)?;
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
    /// The notice of an action for a viewer: `before` and `after` are the true positions around it.
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

/// A viewer's table without the hidden truth: an imagined position and the notices that it has received.
///
/// It changes only by notices: there is no way to play an action on it.
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
    /// A table at the beginning of a game, or later. `first` is a position that [`Opening::imagine`] or
    /// [`Game::imagine`] returned for the viewer. Their random numbers must have nothing to do with the seed of the
    /// game.
    pub fn new(setting: G::Setting, viewer: Viewer, first: G::Position) -> Follower<G> {
        Follower { setting, viewer, position: first.clone(), first, notices: Vec::new() }
    }

    /// The imagined position.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The notices received so far, without those taken back.
    pub fn notices(&self) -> &[Notice<G>] {
        &self.notices
    }

    /// Learns from a notice and plays its action. Returns the action; if it is secret, the action is made up.
    ///
    /// # Errors
    /// Returns the reason why the notice contradicts the position. Nothing has changed then, and the caller needs the
    /// notices of the whole game.
    pub fn receive(&mut self, notice: Notice<G>) -> Result<G::Action, LearnError> {
        let (_, action, after) = learnt(&self.setting, &self.position, self.viewer, &notice)?;
        self.position = after;
        self.notices.push(notice);
        Ok(action)
    }

    /// Takes back all actions after the first `count`, as the server does: none of them has revealed anything. Replays
    /// the notices, because what was learnt from an action must go with it. A copy from before would do as well.
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
