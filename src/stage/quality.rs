//! The render quality: shadows, anti-aliasing and ambient animation. The player chooses it; otherwise it is measured.

use bevy::{
    light::{DirectionalLightShadowMap, ShadowFilteringMethod},
    prelude::*,
    render::renderer::RenderAdapterInfo,
    winit::{UpdateMode, WinitSettings},
};

use super::{
    camera::StageCamera,
    paint::{Paint, Paints},
    redraw::AmbientAnimation,
};
#[cfg(not(target_arch = "wasm32"))]
use crate::heartbeat;
use crate::{
    settings::{self, Motion, Quality, Settings},
    table::Progress,
};

/// The number of frames that are timed.
const TIMED: u32 = 30;
/// The number of frames ignored before the timed frames, because the first frames create pipelines.
const SETTLING: u32 = 8;
/// The frame time limits for high and for medium quality, in seconds.
const FRAME_TIME_LIMITS: [f32; 2] = [0.022, 0.036];

/// The measured quality of the machine, and the state of the measurement.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct MeasuredQuality {
    quality: Quality,
    frames: u32,
    /// The number of frames over the time limit of each quality.
    slow: [u32; FRAME_TIME_LIMITS.len()],
}

/// Adds the systems that control the render quality.
pub fn plugin(app: &mut App) {
    app.insert_resource(MeasuredQuality { quality: Quality::Low, frames: 0, slow: [0; FRAME_TIME_LIMITS.len()] })
        .add_systems(PreStartup, estimate_quality)
        .add_systems(
            Update,
            (time_frames, apply).chain().after(settings::apply_language).before(crate::AppSystems::Input),
        );
}

impl MeasuredQuality {
    /// Returns the initial estimate, before any frame is timed. `adapter` is the device type and name that the driver
    /// reports, or `None` without a graphics card.
    fn initial(adapter: Option<&str>) -> MeasuredQuality {
        let software = |name: &str| {
            let name = name.to_lowercase();
            ["cpu", "swiftshader", "llvmpipe", "software", "basic render"].iter().any(|word| name.contains(word))
        };
        let quality = match adapter {
            None => Quality::Low,
            Some(name) if software(name) => Quality::Low,
            // Anti-aliasing is the most expensive feature for a phone's browser.
            Some(_) if cfg!(target_arch = "wasm32") => Quality::Middle,
            Some(_) => Quality::High,
        };
        MeasuredQuality { quality, frames: 0, slow: [0; FRAME_TIME_LIMITS.len()] }
    }

    /// Counts a frame of this duration. After the last frame, chooses the best quality whose limit at least half of the
    /// frames met, but no quality above the initial estimate. A single long frame, for example after standby, has no
    /// effect.
    fn count(&mut self, seconds: f32) {
        if self.frames >= SETTLING + TIMED {
            return;
        }
        self.frames += 1;
        if self.frames > SETTLING {
            for (slow, limit) in self.slow.iter_mut().zip(FRAME_TIME_LIMITS) {
                *slow += u32::from(seconds > limit);
            }
        }
        if self.frames == SETTLING + TIMED {
            let kept = self.slow.iter().filter(|slow| 2 * **slow <= TIMED).count();
            self.quality = self.quality.min(Quality::ALL[kept]);
        }
    }
}

/// Estimates the quality from the graphics card, before any frame is timed.
pub fn estimate_quality(
    adapter: Option<Res<RenderAdapterInfo>>,
    mut measured: ResMut<MeasuredQuality>,
    mut settings: ResMut<Settings>,
) {
    // Bevy does not re-export the type of `device_type`, so its debug text is used.
    let name = adapter.map(|adapter| format!("{:?} {}", adapter.device_type, adapter.name));
    #[cfg(not(target_arch = "wasm32"))]
    name.iter().for_each(|name| heartbeat::set_adapter(name));
    *measured = MeasuredQuality::initial(name.as_deref());
    settings.supported_quality = measured.quality;
}

/// Times the frames of a game while they are drawn continuously.
fn time_frames(
    time: Res<Time<Real>>,
    winit: Option<Res<WinitSettings>>,
    playing: Option<Res<Progress>>,
    mut settings: ResMut<Settings>,
    mut measured: ResMut<MeasuredQuality>,
    mut before: Local<bool>,
) {
    let now = playing.is_some() && winit.is_some_and(|winit| winit.focused_mode == UpdateMode::Continuous);
    // The measured duration of a frame at either end of an idle period may include that period.
    if std::mem::replace(&mut *before, now) && now && measured.frames < SETTLING + TIMED {
        measured.count(time.delta_secs());
        if settings.supported_quality != measured.quality {
            settings.supported_quality = measured.quality;
        }
    }
}

/// Applies the quality to lights, materials and cameras.
fn apply(
    mut commands: Commands,
    settings: Res<Settings>,
    paints: Res<Paints>,
    mut materials: ResMut<Assets<Paint>>,
    mut suns: Query<&mut DirectionalLight>,
    cameras: Query<Entity, With<StageCamera>>,
    mut life: ResMut<AmbientAnimation>,
    mut applied: Local<Option<(Quality, Motion)>>,
) {
    let (quality, motion) = (settings.quality(), settings.motion());
    if applied.replace((quality, motion)) == Some((quality, motion)) {
        return;
    }
    let shadows = quality > Quality::Low;
    life.set_if_neq(AmbientAnimation(quality > Quality::Low && motion == Motion::Full));
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
        let mut measured = MeasuredQuality::initial(Some("DiscreteGpu Something"));
        (0..SETTLING).for_each(|_| measured.count(1.0));
        (0..TIMED).for_each(|_| measured.count(seconds));
        measured.quality
    }

    #[test]
    fn frame_times_determine_the_quality() {
        assert_eq!([0.017, 0.030, 0.050].map(after), [Quality::High, Quality::Middle, Quality::Low]);
    }

    #[test]
    fn a_single_long_frame_does_not_lower_the_quality() {
        let mut measured = MeasuredQuality::initial(Some("DiscreteGpu Something"));
        (0..SETTLING + TIMED).for_each(|frame| measured.count(if frame == SETTLING + 3 { 100.0 } else { 0.017 }));
        assert_eq!(measured.quality, Quality::High);
    }

    #[test]
    fn software_rendering_is_low_quality_unless_the_player_chooses() {
        for name in ["Cpu llvmpipe (LLVM 15)", "Other ANGLE (Google, Vulkan (SwiftShader Device))"] {
            let mut measured = MeasuredQuality::initial(Some(name));
            (0..SETTLING + TIMED).for_each(|_| measured.count(0.001));
            assert_eq!(measured.quality, Quality::Low, "{name}");
        }
        let settings =
            Settings { quality: Some(Quality::High), supported_quality: Quality::Low, ..Settings::default() };
        assert_eq!(settings.quality(), Quality::High);
        assert_eq!(MeasuredQuality::initial(None).quality, Quality::Low, "the quality is low without an adapter");
    }
}
