//! The weights of the bots' evaluation, in hundredths unless noted otherwise. They were tuned in games between bots.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Weights {
    /// The value of a share beyond its price if another half follows, in units of money.
    pub(super) holding: i32,
    /// The additional value of money before the last round, when shares can still be bought in a later round.
    pub(super) spending: i32,
    /// Money has no additional value for a player who has at least this amount, in units of money.
    pub(super) money_cap: i32,
    /// The desired lead of the foundation over the lowest other foundation, in units of money, before the last chance
    /// to give a share.
    pub(super) target_lead: i32,
    /// The same lead at the last chance to give a share.
    pub(super) last_target_lead: i32,
    /// The cost of each unit of money by which the foundation falls short of that lead.
    pub(super) shortfall_penalty: i32,
    /// The same cost at the last chance to give a share.
    pub(super) last_shortfall_penalty: i32,
    /// The weight of a share in the foundation relative to a share outside it, in the market phase.
    pub(super) foundation_share: i32,
    /// The weight of the other players' shares relative to the player's own.
    pub(super) rival_weight: i32,
    /// The weight of the price change that a card is expected to cause later in the half, relative to an immediate
    /// price change.
    pub(super) foresight: i32,
}

/// The weights of the greedy level: only expected prices, the player's shares and the lead of the foundation count.
pub(super) const GREEDY: Weights = Weights {
    holding: 0,
    spending: 0,
    money_cap: 0,
    target_lead: 40,
    last_target_lead: 40,
    shortfall_penalty: 200,
    last_shortfall_penalty: 200,
    foundation_share: 0,
    rival_weight: 0,
    foresight: 0,
};

/// The weights of the easy level.
pub(super) const EASY: Weights = Weights {
    holding: 10,
    spending: 0,
    money_cap: 200,
    target_lead: 60,
    last_target_lead: 100,
    shortfall_penalty: 240,
    last_shortfall_penalty: 500,
    foundation_share: 50,
    rival_weight: 50,
    foresight: 50,
};

/// The weights of the medium and hard levels, and of all players in playouts.
pub(super) const MEDIUM: Weights = Weights {
    holding: 10,
    spending: 20,
    money_cap: 290,
    target_lead: 45,
    last_target_lead: 115,
    shortfall_penalty: 280,
    last_shortfall_penalty: 575,
    foundation_share: 75,
    rival_weight: 110,
    foresight: 90,
};
