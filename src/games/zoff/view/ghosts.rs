//! Translucent cows on the next free places: those that the viewer's draft would place.

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

/// The places of the cows that a draft would place. Cows for which a prairie has no place are left out.
fn drafted_places(draft: Draft, position: &Position, setting: &Setting) -> Vec<(Prairie, Colour, usize)> {
    let mut places: Vec<(Prairie, Colour, usize)> = Vec::new();
    for (prairie, colour, cows) in draft.cows(position, setting) {
        let taken: u8 = position.herds[prairie.index()].iter().sum();
        let drafted = places.iter().filter(|(at, ..)| *at == prairie).count();
        let free = usize::from(position.free_places(setting, prairie)).saturating_sub(drafted);
        let first = usize::from(taken) + drafted;
        places.extend((0..usize::from(cows).min(free)).map(|cow| (prairie, colour, first + cow)));
    }
    places
}

/// Shows the cows of the viewer's draft until it changes or is confirmed. Only the screen of the person who may act has
/// a draft.
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
            let drafted = if acts { drafted_places(choice.draft, position, &playing.0) } else { Vec::new() };
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
    use super::*;
    use zoff::{Bonus, BonusPlacement, Card, MixedCows, Pair, Seat, Stage, Turn};

    const LUCKY: Prairie = Prairie::LuckyPickle;
    const FIRE: Prairie = Prairie::FireFields;

    /// A position with cows on two prairies, in which a player with this number of seats at the table places a pair.
    fn placing(seats: u8) -> Position {
        let mut position = Position::empty(&Setting::default(), seats);
        position.herds[LUCKY.index()] = [0, 2, 3, 0, 0];
        let card = Card::from_word("4G").expect("the word names a card");
        position.stage = Stage::Place(Turn { seat: Seat(0), pair: Pair { colour: None, prairie: LUCKY, card } });
        position
    }

    #[test]
    fn a_chosen_number_stands_on_the_next_free_places() {
        let (setting, position) = (Setting::default(), placing(3));
        let colour = position.colours_of(&setting, Seat(0))[0].expect("every player has a colour");
        let places = |draft| drafted_places(draft, &position, &setting);
        assert_eq!(places(Draft::Number(2)), [(LUCKY, colour, 5), (LUCKY, colour, 6)]);
        assert_eq!(places(Draft::Number(0)), []);
        assert_eq!(places(Draft::Nothing), []);
        // There are no ghosts beyond the last place.
        let free = usize::from(position.free_places(&setting, LUCKY));
        assert_eq!(places(Draft::Number(99)).len(), free);
    }

    #[test]
    fn two_colours_and_a_bonus_on_several_prairies_do_not_share_a_place() {
        let setting = Setting::default();
        let position = placing(2);
        let [one, other] = position.colours_of(&setting, Seat(0)).map(|colour| colour.expect("two players have two"));
        let mixed = MixedCows::default().with(one, 1).with(other, 1);
        let places = drafted_places(Draft::Mixed(mixed), &position, &setting);
        assert_eq!(places, [(LUCKY, one, 5), (LUCKY, other, 6)]);
        let mut position = placing(3);
        position.stage =
            Stage::Bonus(Bonus { seat: Seat(0), colour: Colour::Pink, cows: 3, prairie: LUCKY, rank: Some(0) });
        let bonus = Draft::BonusPlacement(BonusPlacement::NONE.with(FIRE, 1).with(LUCKY, 1));
        let mut places = drafted_places(bonus, &position, &setting);
        places.sort_unstable();
        let mut wanted = vec![(LUCKY, Colour::Pink, 5), (FIRE, Colour::Pink, 0)];
        wanted.sort_unstable();
        assert_eq!(places, wanted);
        // During the choice of pairs, a draft of numbers has no meaning.
        position.stage = Stage::Choose;
        assert_eq!(drafted_places(Draft::Number(2), &position, &setting), []);
    }
}
