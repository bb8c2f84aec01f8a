//! Translucent cows that the viewer's draft would place, on the next free places.

use bevy::{light::NotShadowCaster, prelude::*};

use super::{
    ground::{GroundLayout, Models},
    layout::Layout,
};
use crate::{
    games::zoff::choice::{Choice, Draft},
    playback::Playback,
    seats::{ScreenViewer, Seating},
    stage::{StageEntity, paint::Paints},
    table::GameSetting,
};
use zoff::{Colour, Position, Prairie, Setting, Zoff};

/// Marks a cow of the draft.
#[derive(Component, Debug)]
#[require(StageEntity = StageEntity)]
pub struct GhostCow;

/// The places of the cows that a draft would place. Omits cows for which a prairie has no free place.
fn drafted_places(
    draft: Draft,
    layout: &Layout,
    position: &Position,
    setting: &Setting,
) -> Vec<(Prairie, Colour, usize)> {
    let mut places: Vec<(Prairie, Colour, usize)> = Vec::new();
    for (prairie, colour, cows) in draft.cows(position, setting) {
        let Some(prairie_layout) = layout.prairie(prairie) else { continue };
        let mut free = prairie_layout.free_places(position.herds[prairie.index()].map(usize::from), colour);
        free.retain(|place| !places.iter().any(|(at, _, taken)| (*at, *taken) == (prairie, *place)));
        places.extend(free.into_iter().take(cows.into()).map(|place| (prairie, colour, place)));
    }
    places
}

/// Shows the cows of the viewer's draft until the draft changes or is confirmed. Only the screen of the person who may
/// act has a draft.
pub fn show_drafted_cows(
    mut commands: Commands,
    (playback, playing): (Res<Playback<Zoff>>, Option<Res<GameSetting<Zoff>>>),
    (choice, viewer, seating): (Res<Choice>, Res<ScreenViewer>, Res<Seating>),
    (ground, models, paints): (Res<GroundLayout>, Res<Models>, Res<Paints>),
    ghosts: Query<Entity, With<GhostCow>>,
    mut shown: Local<Vec<(Colour, Transform)>>,
) {
    let wanted = match (playback.announced(), playing, &ground.0) {
        (Some(position), Some(playing), Some(layout)) if !playback.is_busy() => {
            let acts = viewer.open().is_some_and(|seat| seating.human_may_act(position.may_act(), seat));
            let drafted = if acts { drafted_places(choice.draft, layout, position, &playing.0) } else { Vec::new() };
            drafted
                .into_iter()
                .filter_map(|(prairie, colour, at)| Some((colour, at_place(layout, prairie, at)?)))
                .collect()
        }
        _ => Vec::new(),
    };
    if *shown == wanted && ghosts.iter().count() == wanted.len() {
        return;
    }
    ghosts.iter().for_each(|ghost| commands.entity(ghost).despawn());
    for (colour, at) in &wanted {
        let form = (Mesh3d(models.cows[colour.index()].clone()), MeshMaterial3d(paints.faint.clone()));
        commands.spawn((Name::new("GhostCow"), GhostCow, form, NotShadowCaster, *at));
    }
    *shown = wanted;
}

/// A standing cow at a place of a prairie.
fn at_place(layout: &Layout, prairie: Prairie, place: usize) -> Option<Transform> {
    let translation = layout.slot(prairie, place)?;
    Some(Transform { translation, rotation: layout.rotation(), scale: Vec3::splat(layout.cow_scale) })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::games::zoff::view::{
        layout::Room,
        perspective::{Perspective, WIDTH},
        rows::SignboardSizes,
    };
    use zoff::{Bonus, BonusPlacement, Card, MixedCows, Pair, Seat, Stage, Turn};

    const LUCKY: Prairie = Prairie::LuckyPickle;
    const FIRE: Prairie = Prairie::FireFields;

    /// A position for this number of seats, in which the first player places a pair on a prairie with two herds.
    fn placing(seats: u8, prairie: Prairie) -> Position {
        let mut position = Position::empty(&Setting::default(), seats);
        position.herds[prairie.index()] = [0, 2, 3, 0, 0];
        let card = Card::from_word("4G").expect("the word names a card");
        position.stage = Stage::Place(Turn { seat: Seat(0), pair: Pair { colour: None, prairie, card } });
        position
    }

    fn layout(seats: usize) -> Layout {
        let book = Setting::default().rulebook;
        let px = 1500.0 / WIDTH;
        let perspective = Perspective { depth: 1000.0 / px, far_scale: px * 0.87, near_scale: px, height: 760.0 };
        let room = Room { perspective, signboard_sizes: SignboardSizes::default(), yaw: 0.0 };
        Layout::of(book.in_play[seats], &book, room)
    }

    #[test]
    fn chosen_cows_stand_on_the_next_free_places() {
        let (setting, position, layout) = (Setting::default(), placing(3, LUCKY), layout(3));
        let colour = position.colours_of(&setting, Seat(0))[0].expect("every player has a colour");
        let places = |draft| drafted_places(draft, &layout, &position, &setting);
        let prairie_layout = layout.prairie(LUCKY).expect("the prairie is in play");
        let free = prairie_layout.free_places([0, 2, 3, 0, 0], colour);
        assert_eq!(places(Draft::Number(2)), [(LUCKY, colour, free[0]), (LUCKY, colour, free[1])]);
        assert_eq!(places(Draft::Number(0)), []);
        assert_eq!(places(Draft::Nothing), []);
        // There are no ghosts beyond the last place.
        assert_eq!(places(Draft::Number(99)).len(), usize::from(position.free_places(&setting, LUCKY)));
    }

    #[test]
    fn two_colours_and_a_bonus_on_several_prairies_do_not_share_a_place() {
        let setting = Setting::default();
        let position = placing(2, FIRE);
        let [one, other] =
            position.colours_of(&setting, Seat(0)).map(|colour| colour.expect("each player has two colours"));
        let mixed = MixedCows::default().with(one, 2).with(other, 1);
        let places = drafted_places(Draft::Mixed(mixed), &layout(2), &position, &setting);
        let distinct: BTreeSet<usize> = places.iter().map(|(.., place)| *place).collect();
        assert_eq!(
            places.iter().map(|(prairie, colour, _)| (*prairie, *colour)).collect::<Vec<_>>(),
            [(FIRE, one), (FIRE, one), (FIRE, other)]
        );
        assert_eq!(distinct.len(), 3, "{places:?}");
        let mut position = placing(3, LUCKY);
        position.stage =
            Stage::Bonus(Bonus { seat: Seat(0), colour: Colour::Blue, cows: 3, prairie: LUCKY, rank: Some(0) });
        let bonus = Draft::BonusPlacement(BonusPlacement::NONE.with(FIRE, 2).with(LUCKY, 1));
        let places = drafted_places(bonus, &layout(3), &position, &setting);
        let on = |prairie| places.iter().filter(|(at, ..)| *at == prairie).count();
        assert_eq!((on(FIRE), on(LUCKY), places.len()), (2, 1, 3));
        // While pairs are being chosen, a draft with a number places no cows.
        position.stage = Stage::Choose;
        assert_eq!(drafted_places(Draft::Number(2), &layout(3), &position, &setting), []);
    }
}
