//! Buying and selling shares (rules: `hg-rules-trade-title`).

use tabletop::{Sink, refuse};

use crate::{Effect, GOODS, Illegal, Lot, Lots, Position, PurseEffect, Setting, ShareEffect};

/// Checks that a lot is neither empty nor too large.
fn check_size(setting: &Setting, lot: Lot) -> Result<(), Illegal> {
    let (shares, most) = (lot.len(), setting.rulebook.max_lot);
    refuse(shares == 0 || shares > u32::from(most), Illegal::WrongNumberOfShares { shares, most })
}

/// Checks that the current player can buy a lot.
///
/// # Errors
/// Returns an error if the lot is empty or too large, if the price of one of its goods is 0, if the supply has too few
/// shares, or if the player has too little money.
///
/// # Examples
///
/// ```
/// use hab_gut::{Good, Illegal, Lot, formats::positions, trade};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"seats": [{"money": 100}, {}, {}], "prices": {"coal": 60, "salt": 0}}"#;
/// let (setting, position) = positions::read(file)?;
/// let coal = Lot::NONE.with(Good::Coal);
/// assert_eq!(trade::check_buy(&position, &setting, coal), Ok(()));
/// let refusal = trade::check_buy(&position, &setting, coal.with(Good::Coal)).expect_err("too expensive");
/// assert_eq!(refusal.to_string(), "this costs 120, but you have only 100");
/// assert_eq!(trade::check_buy(&position, &setting, coal.with(Good::Salt)), Err(Illegal::Worthless(Good::Salt)));
/// # Ok(())
/// # }
/// ```
pub fn check_buy(position: &Position, setting: &Setting, lot: Lot) -> Result<(), Illegal> {
    check_size(setting, lot)?;
    for (good, count) in lot.iter() {
        refuse(position.prices[good.index()] == 0, Illegal::Worthless(good))?;
        let left = position.supply[good.index()];
        refuse(count > left, Illegal::NotInSupply { good, left })?;
    }
    let (price, money) = (lot.value_at(&position.prices), position.money[position.turn.seat.index()]);
    refuse(price > money, Illegal::TooExpensive { price, money })
}

/// Checks that the current player can sell a lot. Selling at 0 is legal.
///
/// # Errors
/// Returns an error if the lot is empty or too large, or if the player holds too few shares outside the foundation.
pub fn check_sell(position: &Position, setting: &Setting, lot: Lot) -> Result<(), Illegal> {
    check_size(setting, lot)?;
    for (good, count) in lot.iter() {
        let held = position.shares[position.turn.seat.index()][good.index()];
        refuse(count > held, Illegal::NotYours { good, held })?;
    }
    Ok(())
}

/// Buys shares from the supply.
#[inline]
pub fn play_buy(position: &mut Position, lot: Lot, effects: &mut impl Sink<Effect>) {
    let seat = position.turn.seat;
    let money = lot.value_at(&position.prices);
    position.emit(Effect::Purse(PurseEffect::Paid { seat, money }), effects);
    for (good, count) in lot.iter() {
        let price = position.prices[good.index()];
        position.emit(Effect::Share(ShareEffect::Bought { seat, good, count, price }), effects);
    }
}

/// Sells shares to the supply.
#[inline]
pub fn play_sell(position: &mut Position, lot: Lot, effects: &mut impl Sink<Effect>) {
    let seat = position.turn.seat;
    let money = lot.value_at(&position.prices);
    for (good, count) in lot.iter() {
        let price = position.prices[good.index()];
        position.emit(Effect::Share(ShareEffect::Sold { seat, good, count, price }), effects);
    }
    position.emit(Effect::Purse(PurseEffect::Earned { seat, money }), effects);
}

/// The lots that the current player can buy.
#[inline]
pub fn purchases(position: &Position, setting: &Setting) -> Lots {
    let mut available = position.supply;
    available.iter_mut().zip(position.prices).for_each(|(count, price)| *count = if price == 0 { 0 } else { *count });
    Lots::new(setting.rulebook.max_lot, available, position.prices, position.money[position.turn.seat.index()])
}

/// The lots that the current player can sell.
///
/// # Examples
///
/// ```
/// use hab_gut::{Good, Lot, formats::positions, trade};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"seats": [{"shares": {"tea": 2}}, {}, {}]}"#;
/// let (setting, position) = positions::read(file)?;
/// let mut sales = Vec::new();
/// trade::sales(&position, &setting).for_each(|lot| sales.push(lot));
/// let tea = Lot::NONE.with(Good::Tea);
/// assert_eq!(sales, [tea, tea.with(Good::Tea)]);
/// # Ok(())
/// # }
/// ```
#[inline]
pub fn sales(position: &Position, setting: &Setting) -> Lots {
    let available = position.shares[position.turn.seat.index()];
    Lots::new(setting.rulebook.max_lot, available, [0; GOODS], 0)
}
