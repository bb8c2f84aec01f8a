// Wood and paint: a low warm sun with its shadow and a cool sky, set so that level ground in the sun shows exactly its
// vertex colour. Far cheaper than physically based shading, for kiosks and browsers.

#import bevy_pbr::{
    forward_io::VertexOutput,
    mesh_view_bindings as view_bindings,
    shadows::fetch_directional_shadow,
}

struct Paint {
    tint: vec4<f32>,
    // x: how much it shines by itself, 0 to 1.
    glow: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> paint: Paint;

// Light from straight above and from the sides and below; blue, as open sky is beside a late sun.
const SKY: vec3<f32> = vec3(0.38, 0.43, 0.49);
const BOUNCE: vec3<f32> = vec3(0.35, 0.33, 0.32);

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let own = in.color * paint.tint;
    if paint.glow.x >= 1.0 {
        return own;
    }
    let normal = normalize(in.world_normal);
    let to_sun = view_bindings::lights.directional_lights[0].direction_to_light;
    let to_view = view_bindings::view.view_from_world;
    let view_z = dot(vec4(to_view[0].z, to_view[1].z, to_view[2].z, to_view[3].z), in.world_position);
    var facing = max(dot(normal, to_sun), 0.0);
    if facing > 0.0 {
        facing *= fetch_directional_shadow(0u, in.world_position, normal, view_z, in.position.xy);
    }
    // What the sun must give so that sky and sun together are white on level ground.
    let sun = (vec3(1.0) - SKY) / to_sun.y;
    let light = mix(BOUNCE, SKY, 0.5 + 0.5 * normal.y) + sun * facing;
    return vec4(own.rgb * mix(light, vec3(1.0), paint.glow.x), own.a);
}
