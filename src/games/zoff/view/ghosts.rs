//! Translucent cows that the viewer's draft would place, on the places that they will have.

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

/// The cows that the viewer's draft would place, by prairie and colour. Their herds already have room for them, so that
/// everything stands where it will stand once the draft is confirmed.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct DraftedCows(Vec<(Prairie, Colour, u8)>);

impl DraftedCows {
    /// The cows of a draft. Omits cows for which a prairie has no free place.
    fn of(draft: Draft, position: &Position, setting: &Setting) -> DraftedCows {
        let mut all: Vec<(Prairie, Colour, u8)> = Vec::new();
        for (prairie, colour, cows) in draft.cows(position, setting) {
            let before: u8 = all.iter().filter(|(at, ..)| *at == prairie).map(|(.., cows)| *cows).sum();
            let free = position.free_places(setting, prairie).saturating_sub(before);
            all.push((prairie, colour, cows.min(free)));
        }
        DraftedCows(all)
    }

    /// The drafted cows, by prairie and colour.
    pub fn iter(&self) -> impl Iterator<Item = (Prairie, Colour, usize)> {
        self.0.iter().map(|(prairie, colour, cows)| (*prairie, *colour, usize::from(*cows)))
    }

    /// The places of the cows: the last of each herd.
    fn places(&self, layout: &Layout, position: &Position) -> Vec<(Prairie, Colour, usize)> {
        let mut places: Vec<(Prairie, Colour, usize)> = Vec::new();
        for (prairie, colour, cows) in self.iter() {
            let Some(prairie_layout) = layout.prairie(prairie) else { continue };
            let mut sizes = position.herds[prairie.index()].map(usize::from);
            for (_, colour, cows) in self.iter().filter(|(at, ..)| *at == prairie) {
                sizes[colour.index()] += cows;
            }
            let herd = prairie_layout.herd_places(sizes)[colour.index()].clone();
            places.extend((herd.end - cows..herd.end).map(|place| (prairie, colour, place)));
        }
        places
    }
}

/// Reads the cows of the viewer's draft. Only the screen of the person who may act has a draft.
pub fn update_drafted_cows(
    (playback, playing): (Res<Playback<Zoff>>, Option<Res<GameSetting<Zoff>>>),
    (choice, viewer, seating): (Res<Choice>, Res<ScreenViewer>, Res<Seating>),
    mut drafted: ResMut<DraftedCows>,
) {
    let now = match (playback.announced(), playing) {
        (Some(position), Some(playing)) if !playback.is_busy() => {
            let acts = viewer.open().is_some_and(|seat| seating.human_may_act(position.may_act(), seat));
            if acts { DraftedCows::of(choice.draft, position, &playing.0) } else { DraftedCows::default() }
        }
        _ => DraftedCows::default(),
    };
    drafted.set_if_neq(now);
}

/// Shows the cows of the viewer's draft until the draft changes or is confirmed.
pub fn show_drafted_cows(
    mut commands: Commands,
    (playback, drafted): (Res<Playback<Zoff>>, Res<DraftedCows>),
    (ground, models, paints): (Res<GroundLayout>, Res<Models>, Res<Paints>),
    ghosts: Query<Entity, With<GhostCow>>,
    mut shown: Local<Vec<(Colour, Transform)>>,
) {
    let wanted: Vec<(Colour, Transform)> = match (playback.announced(), &ground.0) {
        (Some(position), Some(layout)) => drafted
            .places(layout, position)
            .into_iter()
            .filter_map(|(prairie, colour, at)| Some((colour, at_place(layout, prairie, at)?)))
            .collect(),
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

    fn drafted_places(draft: Draft, layout: &Layout, position: &Position) -> Vec<(Prairie, Colour, usize)> {
        DraftedCows::of(draft, position, &Setting::default()).places(layout, position)
    }

    #[test]
    fn chosen_cows_stand_where_they_will_stand_once_they_are_placed() {
        let (setting, mut position, layout) = (Setting::default(), placing(3, LUCKY), layout(3));
        let colour = position.colours_of(&setting, Seat(0))[0].expect("every player has a colour");
        position.herds[LUCKY.index()][colour.index()] = 1;
        let prairie_layout = layout.prairie(LUCKY).expect("the prairie is in play");
        let mut after = position.herds[LUCKY.index()].map(usize::from);
        after[colour.index()] += 2;
        let herd = prairie_layout.herd_places(after)[colour.index()].clone();
        let places = |draft| drafted_places(draft, &layout, &position);
        // The first place of the herd belongs to its old cow.
        assert_eq!(herd.len(), 3);
        assert_eq!(places(Draft::Number(2)), [(LUCKY, colour, herd.start + 1), (LUCKY, colour, herd.start + 2)]);
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
        let places = drafted_places(Draft::Mixed(mixed), &layout(2), &position);
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
        let places = drafted_places(bonus, &layout(3), &position);
        let on = |prairie| places.iter().filter(|(at, ..)| *at == prairie).count();
        assert_eq!((on(FIRE), on(LUCKY), places.len()), (2, 1, 3));
        // While pairs are being chosen, a draft with a number places no cows.
        position.stage = Stage::Choose;
        assert_eq!(drafted_places(Draft::Number(2), &layout(3), &position), []);
    }
}
