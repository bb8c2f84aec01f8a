//! The player colours of a seat: its colour with the matching rim, and the medal with its emblem.

use zoff::Colour;

use super::{medals, palette};
use crate::{theme::player_colours::PlayerColours, widgets::prelude::*};

/// The player colours of a seat with these cow colours.
pub fn player_colours(own: [Option<Colour>; 2]) -> PlayerColours {
    let [first, second] = own;
    let colours = first.map_or((palette::FENCE, colours::PAPER), palette::herd_colours);
    PlayerColours { colours, medal: first.map_or(colourless_medal, |first| medal(first, second.is_some())) }
}

/// The function that paints a colour's medal. With two players, the medal also shows the partner colour.
fn medal(first: Colour, two: bool) -> fn(&Painter, Rect, Tone) {
    use Colour::{Blue, Green, Orange, Pink, Violet};
    match (first, two) {
        (Blue, false) => |painter, rect, tone| medals(painter, rect, [Some(Blue), None], tone),
        (Blue, true) => |painter, rect, tone| medals(painter, rect, [Some(Blue), Some(Green)], tone),
        (Pink, false) => |painter, rect, tone| medals(painter, rect, [Some(Pink), None], tone),
        (Pink, true) => |painter, rect, tone| medals(painter, rect, [Some(Pink), Some(Orange)], tone),
        (Green, _) => |painter, rect, tone| medals(painter, rect, [Some(Green), None], tone),
        (Orange, _) => |painter, rect, tone| medals(painter, rect, [Some(Orange), None], tone),
        (Violet, _) => |painter, rect, tone| medals(painter, rect, [Some(Violet), None], tone),
    }
}

fn colourless_medal(painter: &Painter, rect: Rect, tone: Tone) {
    medals(painter, rect, [None; 2], tone);
}
