//! Rays around a low sun, as on the title screen: flat shapes without gradients.

use std::f32::consts::TAU;

use crate::{theme::Rgb, widgets::prelude::*};

/// The colour of the evening sky between the rays.
pub const SKY: Rgb = Rgb::hex(0xEFA94F);
/// The colour of the rays.
pub const RAY: Rgb = Rgb::hex(0xF6C06F);
const SUN: Color32 = Rgb::hex(0xFCE7B2).egui();

/// Paints rays from `centre` to the edges of `rect`, and the sun of this `radius` in px. The painter must be clipped
/// to `rect`.
pub fn paint(painter: &Painter, centre: Pos2, radius: f32, rect: Rect) {
    paint_in(painter, centre, radius, rect, RAY.egui());
}

/// Like [`paint`], with rays of this colour. The poster's rays have another colour while the sun is low.
pub fn paint_in(painter: &Painter, centre: Pos2, radius: f32, rect: Rect, ray: Color32) {
    const RAYS: usize = 20;
    let length = rect.size().length();
    for i in 0..RAYS {
        let angle = |part: f32| (i as f32 + part) * TAU / RAYS as f32;
        let at = |angle: f32| centre + vec2(angle.sin(), -angle.cos()) * length;
        painter.add(Shape::convex_polygon(vec![centre, at(angle(-0.25)), at(angle(0.25))], ray, Stroke::NONE));
    }
    painter.circle_filled(centre, radius, SUN);
}
