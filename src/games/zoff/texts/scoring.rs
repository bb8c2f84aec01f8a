//! The texts of the final scoring: the result lines and the tie-break.

use zoff::{Position, Seat, Setting};

use crate::texts::{Text, text};

/// The lines of the result table, with one cell per seat.
#[cfg(feature = "window")]
pub fn results(setting: &Setting, position: &Position) -> Vec<crate::playback::ResultLine> {
    use crate::playback::ResultLine;
    let bids = setting.rulebook.variants.auction;
    let line = |label: Text, sum: bool, cell: &dyn Fn(Seat) -> Text| ResultLine {
        label,
        cells: position.seats().map(cell).collect(),
        sum,
    };
    let placed = line(text!("zoff-result-cows"), !bids, &|seat| Text::number(position.cows(setting, seat)));
    let mut lines = vec![placed];
    if bids {
        let bid = |seat: Seat| super::tenths(-i32::from(position.bids[seat.index()].unwrap_or(0)));
        lines.push(line(text!("zoff-result-bid"), false, &bid));
        lines.push(line(text!("zoff-result-total"), true, &|seat| {
            super::total(position.score_in_tenths(setting, seat), true)
        }));
    }
    if tie(setting, position).is_some()
        && let Some(largest) = setting.rulebook.in_play[usize::from(position.seats)].largest()
    {
        let label = text!("zoff-result-tie", prairie = largest);
        lines.push(line(label, false, &|seat| Text::number(position.tie_break(setting, seat))));
    }
    lines
}

/// The sentence that says how a tie for the win was settled, or that the win is shared. `None` if there was no tie.
pub fn tie(setting: &Setting, position: &Position) -> Option<Text> {
    let most = position.seats().map(|seat| position.score_in_tenths(setting, seat)).max()?;
    let tied: Vec<Seat> = position.seats().filter(|seat| position.score_in_tenths(setting, *seat) == most).collect();
    let largest = setting.rulebook.in_play[usize::from(position.seats)].largest()?;
    (tied.len() > 1).then(|| match position.winners(setting).len() {
        1 => text!("zoff-tie-settled", prairie = largest),
        _ => text!("zoff-tie-stays", prairie = largest),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;
    use zoff::Stage;

    #[test]
    fn the_sentence_about_a_tie_says_how_it_was_settled() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        position.stage = Stage::Over;
        position.cows_left = [20, 20, 25, 48, 48];
        position.largest = [4, 6, 0, 0, 0];
        let tr = |text: Option<Text>| text.map(|text| Translations::default().tr(text).to_string()).unwrap_or_default();
        assert_eq!(tr(tie(&setting, &position)), "A tie: the larger herd on Tumbleweed-Plains decides.");
        position.largest = [6, 6, 0, 0, 0];
        assert_eq!(tr(tie(&setting, &position)), "A tie, on Tumbleweed-Plains too: the win is shared.");
        position.cows_left[1] = 30;
        assert_eq!(tie(&setting, &position), None);
    }
}
