//! How well the stage is drawn: shadows, smooth edges and life, as the person chose or else as the machine can.

use bevy::{
    light::{DirectionalLightShadowMap, ShadowFilteringMethod},
    prelude::*,
    render::renderer::RenderAdapterInfo,
    winit::{UpdateMode, WinitSettings},
};

use super::{
    camera::OverStage,
    pace::Life,
    paint::{Paint, Paints},
};
use crate::{
    settings::{self, Motion, Quality, Settings},
    table::Progress,
};

/// Frames that are timed before the machine is judged.
const TIMED: u32 = 30;
/// Frames before those: the first ones make pipelines.
const SETTLING: u32 = 8;
/// Seconds a frame may take at the highest quality, and at the middle one.
const PATIENCE: [f32; 2] = [0.022, 0.036];

/// What the machine can, as far as it is known, and how that is found out.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Able {
    quality: Quality,
    frames: u32,
    /// How many frames took longer than each quality may.
    slow: [u32; PATIENCE.len()],
}

/// Adds the quality.
pub fn plugin(app: &mut App) {
    app.insert_resource(Able { quality: Quality::Low, frames: 0, slow: [0; PATIENCE.len()] })
        .add_systems(PreStartup, begin)
        .add_systems(Update, (time_frames, apply).chain().after(settings::speak).before(crate::AppSystems::Hear));
}

impl Able {
    /// What is drawn until frames have been timed; `adapter` is how the driver calls itself.
    fn at_first(adapter: Option<&str>) -> Able {
        let software = |name: &str| {
            let name = name.to_lowercase();
            ["cpu", "swiftshader", "llvmpipe", "software", "basic render"].iter().any(|word| name.contains(word))
        };
        let quality = match adapter {
            None => Quality::Low,
            Some(name) if software(name) => Quality::Low,
            // Smooth edges cost a phone's browser more than all the rest.
            Some(_) if cfg!(target_arch = "wasm32") => Quality::Middle,
            Some(_) => Quality::High,
        };
        Able { quality, frames: 0, slow: [0; PATIENCE.len()] }
    }

    /// Counts a frame that took so many seconds; after enough of them the quality is the best with which the machine keeps up in
    /// most. One that lasted as long as the machine slept is one of many.
    fn count(&mut self, seconds: f32) {
        if self.frames >= SETTLING + TIMED {
            return;
        }
        self.frames += 1;
        if self.frames > SETTLING {
            for (slow, patience) in self.slow.iter_mut().zip(PATIENCE) {
                *slow += u32::from(seconds > patience);
            }
        }
        if self.frames == SETTLING + TIMED {
            let kept = self.slow.iter().filter(|slow| 2 * **slow <= TIMED).count();
            self.quality = self.quality.min(Quality::ALL[kept]);
        }
    }
}

/// Judges the machine by its graphics card, before any frame was timed.
pub fn begin(adapter: Option<Res<RenderAdapterInfo>>, mut able: ResMut<Able>, mut settings: ResMut<Settings>) {
    // Bevy does not hand on the type that names kinds of adapters; its word is all there is.
    let name = adapter.map(|adapter| format!("{:?} {}", adapter.device_type, adapter.name));
    *able = Able::at_first(name.as_deref());
    settings.able = able.quality;
}

/// Times frames of a game while they come as fast as they can.
fn time_frames(
    time: Res<Time<Real>>,
    winit: Option<Res<WinitSettings>>,
    playing: Option<Res<Progress>>,
    mut settings: ResMut<Settings>,
    mut able: ResMut<Able>,
    mut before: Local<bool>,
) {
    let now = playing.is_some() && winit.is_some_and(|winit| winit.focused_mode == UpdateMode::Continuous);
    // A frame that began a rest or ended one took as long as that.
    if std::mem::replace(&mut *before, now) && now && able.frames < SETTLING + TIMED {
        able.count(time.delta_secs());
        if settings.able != able.quality {
            settings.able = able.quality;
        }
    }
}

/// Draws as well as was chosen.
fn apply(
    mut commands: Commands,
    settings: Res<Settings>,
    paints: Res<Paints>,
    mut materials: ResMut<Assets<Paint>>,
    mut suns: Query<&mut DirectionalLight>,
    cameras: Query<Entity, With<OverStage>>,
    mut life: ResMut<Life>,
    mut applied: Local<Option<(Quality, Motion)>>,
) {
    let (quality, motion) = (settings.quality(), settings.motion());
    if applied.replace((quality, motion)) == Some((quality, motion)) {
        return;
    }
    let shadows = quality > Quality::Low;
    life.set_if_neq(Life(quality > Quality::Low && motion == Motion::Full));
    for paint in paints.all() {
        if let Some(mut paint) = materials.get_mut(paint) {
            paint.set(if life.0 { 1.0 } else { 0.0 }, shadows);
        }
    }
    suns.iter_mut().for_each(|mut sun| sun.shadow_maps_enabled = shadows);
    commands.insert_resource(DirectionalLightShadowMap { size: if quality == Quality::High { 2048 } else { 1024 } });
    for camera in &cameras {
        commands.entity(camera).insert(match quality {
            Quality::High => (Msaa::Sample4, ShadowFilteringMethod::Gaussian),
            Quality::Middle | Quality::Low => (Msaa::Off, ShadowFilteringMethod::Hardware2x2),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(seconds: f32) -> Quality {
        let mut able = Able::at_first(Some("DiscreteGpu Something"));
        (0..SETTLING).for_each(|_| able.count(1.0));
        (0..TIMED).for_each(|_| able.count(seconds));
        able.quality
    }

    #[test]
    fn frames_say_what_the_machine_can() {
        assert_eq!([0.017, 0.030, 0.050].map(after), [Quality::High, Quality::Middle, Quality::Low]);
    }

    #[test]
    fn a_machine_that_slept_is_as_quick_as_before() {
        let mut able = Able::at_first(Some("DiscreteGpu Something"));
        (0..SETTLING + TIMED).for_each(|frame| able.count(if frame == SETTLING + 3 { 100.0 } else { 0.017 }));
        assert_eq!(able.quality, Quality::High);
    }

    #[test]
    fn software_draws_the_least_and_a_person_has_the_last_word() {
        for name in ["Cpu llvmpipe (LLVM 15)", "Other ANGLE (Google, Vulkan (SwiftShader Device))"] {
            let mut able = Able::at_first(Some(name));
            (0..SETTLING + TIMED).for_each(|_| able.count(0.001));
            assert_eq!(able.quality, Quality::Low, "{name}");
        }
        let settings = Settings { quality: Some(Quality::High), able: Quality::Low, ..Settings::default() };
        assert_eq!(settings.quality(), Quality::High);
        assert_eq!(Able::at_first(None).quality, Quality::Low, "nothing is drawn at all");
    }
}
