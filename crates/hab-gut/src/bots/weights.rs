//! The weights of the bots' evaluation, in hundredths unless noted otherwise. They are tuned in games between bots.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Weights {
    /// The value of a share beyond its price if another half follows, in money.
    pub(super) holding: i32,
    /// The additional value of money while there is still something to buy.
    pub(super) spending: i32,
    /// The amount of money above which more has no additional value.
    pub(super) enough: i32,
    /// The desired lead of the foundation over the lowest other foundation in the middle of the game, in money.
    pub(super) ahead: i32,
    /// The same lead at the last chance to give a share.
    pub(super) ahead_at_last: i32,
    /// The value of each unit of money by which the foundation falls short of that lead.
    pub(super) fear: i32,
    /// The same value at the last chance to give a share.
    pub(super) fear_at_last: i32,
    /// The weight of a share in the foundation relative to a share outside it, in the market phase.
    pub(super) given: i32,
    /// The weight of the other players' shares against the player's shares.
    pub(super) envy: i32,
    /// The weight of prices at the end of the half, when all cards will have come up, relative to current prices.
    pub(super) foresight: i32,
}

/// The weights of the greedy level: expected prices and the player's shares only.
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

/// The weights of the easy level.
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

/// The weights of the medium level and of all players in playouts.
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
