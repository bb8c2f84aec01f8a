//! What an action paid: coins that jump from the market or the harvest, and the number over it, which the face draws.

use bevy::prelude::*;

use super::{Models, OfBoard, layout};
use crate::{
    games::hacienda::table::Playing,
    playback::{BeatBegan, Playback},
    settings::Settings,
    stage::paint::Paints,
};
use hacienda_rules::{
    Action, Board, Cell, Effect, Seat,
    effect::{
        AnimalEffect, CardEffect, ClockEffect, HaciendaEffect, HarvestEffect, LandEffect, MarketEffect, PondEffect,
        PurseEffect,
    },
};

/// Seconds a number stays, at normal speed.
const LIFE: f32 = 1.5;
/// Seconds a coin flies, at normal speed.
const FLIGHT: f32 = 0.55;
/// The most coins that fly for one payment.
const COINS: u32 = 6;

/// A number over the board.
#[derive(Debug, Clone, PartialEq)]
pub struct Float {
    /// The place over which it stands, in world units; it rises from there.
    pub at: Vec3,
    /// How much was paid.
    pub pesos: u32,
    /// Whose money it is.
    pub seat: Seat,
    /// How much of its life is over, from 0 to 1; below 0 it does not show yet.
    pub age: f32,
}

/// The numbers over the board, in the order they came.
#[derive(Resource, Debug, Clone, Default)]
pub struct Floats(Vec<Float>);

impl Floats {
    /// The numbers to draw now.
    pub fn visible(&self) -> impl Iterator<Item = &Float> {
        self.0.iter().filter(|float| float.age >= 0.0)
    }

    /// Whether there are none, not even some to come.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A coin in the air.
#[derive(Component, Debug, Clone, Copy)]
pub struct Coin {
    from: Vec3,
    to: Vec3,
    /// How much of its flight is over, from 0 to 1; below 0 it waits.
    age: f32,
}

/// Adds coins and numbers.
pub fn plugin(app: &mut App) {
    app.init_resource::<Floats>()
        .add_systems(Update, (begin, fly).chain().after(crate::playback::agree).in_set(crate::AppSystems::Show));
}

/// A payment: where the money comes from, where it goes and how much it is.
struct Payment {
    seat: Seat,
    from: Vec3,
    to: Vec3,
    pesos: u32,
}

fn payments(effects: &[Effect], action: Action, board: &Board) -> Vec<Payment> {
    let over = |cell: Cell, height: f32| layout::world_of(board, cell) + Vec3::Y * height;
    let mut found = Vec::new();
    let mut harvested = None;
    for effect in effects {
        match effect {
            Effect::Market(MarketEffect::Reached { seat, market, pesos, .. }) => {
                let to = match action {
                    Action::Animal { at, .. } => over(at, 0.5),
                    Action::BuyTop(_)
                    | Action::BuyLand(_)
                    | Action::BuyAnimal(_)
                    | Action::Hacienda(_)
                    | Action::Pond(_)
                    | Action::Land { .. }
                    | Action::Harvest { .. }
                    | Action::End => over(*market, 1.5),
                };
                found.push(Payment { seat: *seat, from: over(*market, 0.4), to, pesos: *pesos });
            }
            Effect::Harvest(HarvestEffect::Placed { at, .. }) => harvested = Some(*at),
            Effect::Purse(PurseEffect::Earned { seat, pesos }) => {
                if let Some(at) = harvested.take() {
                    found.push(Payment { seat: *seat, from: over(at, 0.3), to: over(at, 1.6), pesos: *pesos });
                }
            }
            // What costs is on the purse, and a price has no place on the board.
            Effect::Purse(PurseEffect::Paid { .. }) => {}
            Effect::Land(LandEffect::Placed { .. })
            | Effect::Animal(AnimalEffect::Placed { .. })
            | Effect::Pond(PondEffect::Placed { .. })
            | Effect::Hacienda(HaciendaEffect::Placed { .. }) => {}
            Effect::Card(
                CardEffect::Taken { .. }
                | CardEffect::Drawn { .. }
                | CardEffect::Played { .. }
                | CardEffect::Reshuffled { .. },
            ) => {}
            Effect::Clock(
                ClockEffect::ActionSpent { .. }
                | ClockEffect::Used(_)
                | ClockEffect::FellDue(_)
                | ClockEffect::TurnEnded { .. }
                | ClockEffect::Scored { .. }
                | ClockEffect::TurnBegan { .. }
                | ClockEffect::GameOver,
            ) => {}
        }
    }
    found
}

#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
fn begin(
    mut commands: Commands,
    playback: Res<Playback>,
    playing: Option<Res<Playing>>,
    settings: Res<Settings>,
    models: Res<Models>,
    paints: Res<Paints>,
    mut begun: MessageReader<BeatBegan>,
    mut floats: ResMut<Floats>,
    coins: Query<Entity, With<Coin>>,
    mut resets: Local<u32>,
) {
    if *resets != playback.resets() {
        *resets = playback.resets();
        floats.0.clear();
        coins.iter().for_each(|coin| commands.entity(coin).despawn());
    }
    if begun.read().count() == 0 {
        return;
    }
    let (Some(beat), Some(playing)) = (playback.current(), playing) else { return };
    for payment in payments(&beat.effects, beat.action, &playing.0.board) {
        // Money comes when the piece has arrived.
        let wait = beat.moving * settings.speed * 0.85;
        let at = payment.from + Vec3::Y * 0.5;
        floats.0.push(Float { at, pesos: payment.pesos, seat: payment.seat, age: -wait / LIFE });
        for coin in 0..payment.pesos.min(COINS) {
            let age = -(wait + 0.06 * coin as f32) / FLIGHT;
            let aside = Vec3::X * (coin as f32 - 2.5) * 0.12;
            commands.spawn((
                Name::new("Coin"),
                OfBoard,
                Coin { from: payment.from + aside, to: payment.to, age },
                Mesh3d(models.coin.clone()),
                MeshMaterial3d(paints.solid.clone()),
                Transform::from_translation(payment.from).with_scale(Vec3::splat(0.001)),
            ));
        }
    }
}

fn fly(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut floats: ResMut<Floats>,
    mut coins: Query<(Entity, &mut Coin, &mut Transform)>,
) {
    let step = time.delta_secs() * settings.speed;
    if !floats.0.is_empty() {
        floats.0.iter_mut().for_each(|float| float.age += step / LIFE);
        floats.0.retain(|float| float.age < 1.0);
    }
    for (entity, mut coin, mut transform) in &mut coins {
        coin.age += step / FLIGHT;
        if coin.age >= 1.0 {
            commands.entity(entity).despawn();
        } else if coin.age > 0.0 {
            let hump = 4.0 * coin.age * (1.0 - coin.age);
            *transform = Transform::from_translation(coin.from.lerp(coin.to, coin.age) + Vec3::Y * 1.3 * hump)
                .with_rotation(Quat::from_euler(EulerRot::YXZ, coin.age * 5.0, coin.age * 9.0, 0.0));
        }
    }
}
