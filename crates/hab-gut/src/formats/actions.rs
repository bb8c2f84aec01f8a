//! Actions as lines of text. The format is the same in records, on the command line and in the log.

use tabletop::{refuse, sentences::echo};

use crate::{Action, Good, Lot, MarketCard, Side};

/// The text of an action. Goods are listed in their fixed order, so each action has exactly one text.
pub fn text(action: Action) -> String {
    match action {
        Action::Buy(lot) => goods("buy", lot),
        Action::Sell(lot) => goods("sell", lot),
        Action::Pass => "pass".to_owned(),
        Action::Give(good) => format!("give {}", good.word()),
        Action::Keep => "keep".to_owned(),
        Action::Market { side, played, halved } => {
            format!("market {} {played} {} {halved}", side.word(), side.other().word())
        }
    }
}

/// A verb followed by the good of each share.
fn goods(verb: &str, lot: Lot) -> String {
    let words = lot.iter().flat_map(|(good, count)| std::iter::repeat_n(good.word(), usize::from(count)));
    words.fold(verb.to_owned(), |text, word| text + " " + word)
}

/// Parses an action. Goods may come in any order.
///
/// # Errors
/// Returns an error message if a word is unknown, missing or superfluous, if a card does not exist, if both cards are
/// from the same side, or if a good occurs more often than a lot can hold.
///
/// # Examples
///
/// ```
/// use hab_gut::{Action, Side, formats::actions};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let action = actions::parse("buy rubber coal rubber")?;
/// assert_eq!(actions::text(action), "buy coal rubber rubber");
/// let market = actions::parse("market left coal +4 right tea -2")?;
/// assert!(matches!(market, Action::Market { side: Side::Left, .. }));
/// assert!(actions::parse("market left coal +4 left tea -2").is_err_and(|error| error.contains("different sides")));
/// # Ok(())
/// # }
/// ```
pub fn parse(line: &str) -> Result<Action, String> {
    read(line).map_err(|what| format!("\"{}\" is not an action: {what}", echo(line)))
}

fn read(line: &str) -> Result<Action, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let lot = || -> Result<Lot, String> {
        let goods = words[1..].iter().map(|word| good(word)).collect::<Result<Vec<_>, _>>()?;
        Ok(Lot::from_goods(&goods).ok_or("no good has that many shares")?)
    };
    Ok(match words[..] {
        ["buy", _, ..] => Action::Buy(lot()?),
        ["sell", _, ..] => Action::Sell(lot()?),
        ["pass"] => Action::Pass,
        ["give", word] => Action::Give(good(word)?),
        ["keep"] => Action::Keep,
        ["market", one, a, b, other, c, d] => {
            let side = side(one)?;
            refuse(self::side(other)? != side.other(), "the two cards must come from different sides")?;
            Action::Market { side, played: card(a, b)?, halved: card(c, d)? }
        }
        _ => return Err(syntax_of(words.first().copied().unwrap_or_default()).to_owned()),
    })
}

fn good(word: &str) -> Result<Good, String> {
    Good::read(word, "good")
}

fn side(word: &str) -> Result<Side, String> {
    Side::from_word(word).ok_or_else(|| format!("\"{}\" is not a side; the sides are left and right", echo(word)))
}

/// Parses a card.
///
/// # Errors
/// Returns an error message if there is no such card.
pub fn read_card(text: &str) -> Result<MarketCard, String> {
    let (good, steps) = text.split_once(' ').ok_or_else(|| format!("\"{}\" is not a card", echo(text)))?;
    card(good, steps)
}

fn card(word: &str, steps: &str) -> Result<MarketCard, String> {
    let good = good(word)?;
    // Accepts only the canonical form, with the sign.
    let card = MarketCard::all().find(|card| card.good() == good && format!("{:+}", card.steps()) == steps);
    card.ok_or_else(|| format!("there is no card \"{} {}\"", good.word(), echo(steps)))
}

/// The syntax of the action with this verb.
fn syntax_of(verb: &str) -> &'static str {
    match verb {
        "buy" => "write it as buy GOOD, with one to three goods",
        "sell" => "write it as sell GOOD, with one to three goods",
        "give" => "write it as give GOOD",
        "market" => "write it as market SIDE GOOD STEPS SIDE GOOD STEPS, the card played first",
        "pass" => "nothing may follow pass",
        "keep" => "nothing may follow keep",
        _ => "actions begin with buy, sell, pass, give, keep or market",
    }
}
