//! What computer players value, in parts of a hundred where nothing else is said; found by games among themselves.

/// What somebody values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Weights {
    /// What a share is worth beyond its price as long as another half comes, in money.
    pub(super) holding: i32,
    /// What money is worth beyond itself as long as something can be bought for it.
    pub(super) spending: i32,
    /// Money beyond which more of it buys nothing more.
    pub(super) enough: i32,
    /// By how much the foundation shall be ahead of the least other, in money, in the middle of the game.
    pub(super) ahead: i32,
    /// The same when no other chance comes to give.
    pub(super) ahead_at_last: i32,
    /// What is paid for each piece of money by which it is behind that.
    pub(super) fear: i32,
    /// The same when no other chance comes.
    pub(super) fear_at_last: i32,
    /// What a share in the foundation counts, beside an own one, in the market.
    pub(super) given: i32,
    /// What the shares of each other seat count against the own.
    pub(super) envy: i32,
    /// How far the eye is on the end of the half, where all cards will have come up, and not on the price of the moment.
    pub(super) foresight: i32,
}

/// What the greedy one does: the prices to come, own shares, nothing else.
pub(super) const GREEDY: Weights = Weights {
    holding: 0,
    spending: 0,
    enough: 0,
    ahead: 40,
    ahead_at_last: 40,
    fear: 200,
    fear_at_last: 200,
    given: 0,
    envy: 0,
    foresight: 0,
};

/// What the easy one values.
pub(super) const EASY: Weights = Weights {
    holding: 10,
    spending: 0,
    enough: 200,
    ahead: 60,
    ahead_at_last: 100,
    fear: 240,
    fear_at_last: 500,
    given: 50,
    envy: 50,
    foresight: 50,
};

/// What the medium one values, and all players of imagined games.
pub(super) const MEDIUM: Weights = Weights {
    holding: 10,
    spending: 20,
    enough: 290,
    ahead: 45,
    ahead_at_last: 115,
    fear: 280,
    fear_at_last: 575,
    given: 75,
    envy: 110,
    foresight: 90,
};
