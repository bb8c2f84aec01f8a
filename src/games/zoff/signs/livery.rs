//! What seats wear: the cloth of their colour and the medal with its brand.

use zoff::Colour;

use super::{medals, tints};
use crate::{kit::prelude::*, theme::livery::Livery};

/// What a seat with these colours wears.
pub fn livery(own: [Option<Colour>; 2]) -> Livery {
    let [first, second] = own;
    let cloth = first.map_or((tints::FENCE, colours::PAPER), tints::hue);
    Livery { cloth, medal: first.map_or(nobody, |first| medal(first, second.is_some())) }
}

/// Paints the medal of a colour; with two players that of its partner, too.
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

fn nobody(painter: &Painter, rect: Rect, tone: Tone) {
    medals(painter, rect, [None; 2], tone);
}
