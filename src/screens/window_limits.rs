//! Limits the size of a window. If it were larger than the graphics card's largest texture, the program would crash.

use bevy::{
    prelude::*,
    render::renderer::RenderDevice,
    window::{PrimaryWindow, WindowResized},
};

/// Sets the size of a window in the engine, which otherwise learns it only from the operating system.
pub(super) fn set_size(
    (entity, window): (Entity, &mut Window),
    size: UVec2,
    resized: &mut MessageWriter<WindowResized>,
) {
    window.resolution.set_physical_resolution(size.x, size.y);
    resized.write(WindowResized { window: entity, width: window.width(), height: window.height() });
}

/// Keeps the window within the graphics card's limit.
pub(super) fn limit_window(
    device: Option<Res<RenderDevice>>,
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    mut resized: MessageWriter<WindowResized>,
) {
    let (Some(device), Ok((entity, mut window))) = (device, windows.single_mut()) else { return };
    let most = device.limits().max_texture_dimension_2d;
    let size = clamp_size(window.physical_size(), most);
    if size != window.physical_size() {
        set_size((entity, &mut *window), size, &mut resized);
    }
    let constraints = resize_limits(window.resize_constraints, window.resolution.base_scale_factor(), most);
    if constraints != window.resize_constraints {
        window.resize_constraints = constraints;
    }
}

/// Limits the size of a window to `most` physical pixels on each side.
pub(super) fn clamp_size(size: UVec2, most: u32) -> UVec2 {
    size.min(UVec2::splat(most.max(1)))
}

/// Returns the limits for resizing a window, so that no side has more than `most` physical pixels. The limits are in
/// logical pixels of `density` physical pixels each.
fn resize_limits(usual: WindowResizeConstraints, density: f32, most: u32) -> WindowResizeConstraints {
    let most = (most as f32 / density).floor().max(1.0);
    WindowResizeConstraints {
        min_width: usual.min_width.min(most),
        min_height: usual.min_height.min(most),
        max_width: usual.max_width.min(most),
        max_height: usual.max_height.min(most),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_side_of_a_window_exceeds_the_limit_of_the_graphics_card() {
        for (size, most, wanted) in [
            ((32_000, 900), 4_096, (4_096, 900)),
            ((9_600, 5_400), 8_192, (8_192, 5_400)),
            ((32_000, 32_000), 2_048, (2_048, 2_048)),
            ((1_600, 900), 4_096, (1_600, 900)),
        ] {
            assert_eq!(clamp_size(size.into(), most), UVec2::from(wanted), "{size:?} of {most}");
        }
    }

    #[test]
    fn a_window_cannot_be_resized_beyond_the_limit_of_the_graphics_card() {
        let usual = WindowResizeConstraints { min_width: 1_024.0, min_height: 768.0, ..default() };
        let sides = |density: f32, most: u32| {
            let WindowResizeConstraints { min_width, min_height, max_width, max_height } =
                resize_limits(usual, density, most);
            [min_width, min_height, max_width, max_height]
        };
        assert_eq!(sides(1.0, 4_096), [1_024.0, 768.0, 4_096.0, 4_096.0]);
        assert_eq!(sides(1.5, 4_096), [1_024.0, 768.0, 2_730.0, 2_730.0]);
        assert_eq!(sides(5.0, 4_096), [819.0, 768.0, 819.0, 819.0], "the minimum size does not exceed the maximum");
    }
}
