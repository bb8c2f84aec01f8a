// The shader for all materials of the stage: wood and paint under a low, warm sun and a cool sky. Level ground in the
// noon sun shows exactly its vertex colour. This is far cheaper than physically based shading, which matters for kiosks
// and browsers. The vertices carry the kind of surface, and the lights carry the time of day.

#import bevy_pbr::{
    forward_io::{Vertex, VertexOutput},
    mesh_functions,
    mesh_view_bindings as view_bindings,
    shadows::fetch_directional_shadow,
    view_transformations::position_world_to_clip,
}

struct Paint {
    tint: vec4<f32>,
    // x: emission, 0 to 1. y: strength of ambient animation, 0 (still) to 1. z: 1 if the sun casts shadows. Without
    // shadows, wood, grass and water also lack their fine noise, because then the machine is slow.
    glow: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> paint: Paint;

// The kinds of surfaces; keep them in sync with `model_builder.rs`.
const WOOD: i32 = 1;
const PAMPAS: i32 = 2;
const WATER: i32 = 3;
const LAMP: i32 = 4;
const SWAYING: i32 = 5;
const FLUTTERING: i32 = 6;
const SHADE: i32 = 7;
const BREATHING: i32 = 8;

// The period of a breath in seconds. One hour, after which the clock wraps, is a multiple of it.
const BREATH: f32 = 1.6;
// The light that the table reflects, as a fraction of the skylight.
const BOUNCE: vec3<f32> = vec3(0.98, 0.84, 0.68);
// The interval between two clouds in seconds, and the distance that a cloud travels in that time, in world units. One
// hour, after which the clock wraps, is a multiple of the interval.
const CLOUD_EVERY: f32 = 20.0;
const CLOUD_WAY: f32 = 64.0;

fn wind(kind: i32, at: vec3<f32>) -> vec3<f32> {
    let now = view_bindings::globals.time;
    if kind == SWAYING {
        let gust = 0.65 + 0.35 * sin(0.8 * now - 0.45 * at.x + 0.2 * at.z);
        return vec3(gust * (0.4 + 0.6 * sin(2.1 * now - 1.9 * at.x + 1.3 * at.z)), 0.0, 0.25 * gust * sin(1.3 * now + 2.0 * at.z));
    }
    return vec3(0.0, 0.25, 1.0) * (sin(5.5 * now - 7.0 * at.x) + 0.4 * sin(9.0 * now - 4.0 * at.x + at.z));
}

@vertex
fn vertex(vertex: Vertex) -> VertexOutput {
    var out: VertexOutput;
    let world_from_local = mesh_functions::get_world_from_local(vertex.instance_index);
    out.world_normal = mesh_functions::mesh_normal_local_to_world(vertex.normal, vertex.instance_index);
    let kind = i32(vertex.uv.x + 0.5);
    var local = vertex.position;
    if kind == BREATHING {
        let out_of_breath = 0.5 - 0.5 * cos(6.2831853 / BREATH * view_bindings::globals.time);
        local *= vec3(1.0 - vertex.uv.y * out_of_breath * paint.glow.y, 1.0, 1.0 - vertex.uv.y * out_of_breath * paint.glow.y);
    }
    out.world_position = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(local, 1.0));
    if kind == SWAYING || kind == FLUTTERING {
        out.world_position += vec4(wind(kind, out.world_position.xyz) * vertex.uv.y * paint.glow.y, 0.0);
    }
    out.position = position_world_to_clip(out.world_position.xyz);
    out.uv = vertex.uv;
    out.color = vertex.color;
#ifdef VERTEX_OUTPUT_INSTANCE_INDEX
    out.instance_index = vertex.instance_index;
#endif
    return out;
}

fn hash(at: vec2<f32>) -> f32 {
    var p = fract(at * vec2(0.1031, 0.1130));
    p += dot(p, p.yx + 33.33);
    return fract((p.x + p.y) * p.x);
}

// Smooth noise from 0 to 1.
fn noise(at: vec2<f32>) -> f32 {
    let cell = floor(at);
    let part = at - cell;
    let soft = part * part * (3.0 - 2.0 * part);
    let near = mix(hash(cell), hash(cell + vec2(1.0, 0.0)), soft.x);
    let far = mix(hash(cell + vec2(0.0, 1.0)), hash(cell + vec2(1.0, 1.0)), soft.x);
    return mix(near, far, soft.y);
}

// Wood fibres along a board: long streaks, slightly bent by knots.
fn grain(at: vec2<f32>, fine: bool) -> f32 {
    if !fine {
        return 0.7 * noise(at * vec2(0.4, 5.0)) - 0.35;
    }
    let bent = at + vec2(0.0, 0.55 * noise(at * vec2(0.22, 0.9)));
    let broad = noise(bent * vec2(0.32, 4.2));
    return 0.62 * broad + 0.38 * noise(bent * vec2(1.1, 21.0)) - 0.5;
}

// The shadow of a cloud that drifts over the table, with soft edges. It fades in and out at the ends of its path.
fn cloud(at: vec2<f32>) -> f32 {
    let share = fract(view_bindings::globals.time / CLOUD_EVERY);
    let way = (share - 0.5) * CLOUD_WAY;
    let off = at - vec2(way, 0.28 * way + 2.0);
    let body = 1.0 - smoothstep(2.0, 8.0, length(off * vec2(0.8, 1.2)));
    let tail = 1.0 - smoothstep(1.0, 6.5, length((off - vec2(5.5, -2.5)) * vec2(0.9, 1.3)));
    return max(body, tail) * smoothstep(0.0, 0.12, share) * smoothstep(1.0, 0.88, share);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let kind = i32(in.uv.x + 0.5);
    if kind == SHADE {
        // A round spot. The colour encodes the position within the spot, mapped from -1..1 to 0..1 on both axes.
        let away = length(in.color.xy * 2.0 - 1.0);
        let dark = 1.0 - smoothstep(0.45, 1.0, away);
        return vec4(0.055, 0.030, 0.020, dark * in.uv.y);
    }
    var own = in.color.rgb * paint.tint.rgb;
    if paint.glow.x >= 1.0 {
        return vec4(own, paint.tint.a);
    }
    let life = paint.glow.y;
    let fine = paint.glow.z > 0.5;
    let at = in.world_position.xyz;
    var normal = normalize(in.world_normal);
    let sun = view_bindings::lights.directional_lights[0].color;
    let to_sun = view_bindings::lights.directional_lights[0].direction_to_light;
    let sky = view_bindings::lights.ambient_color.rgb;

    var glint = 0.0;
    var foam = 0.0;
    if kind == WOOD {
        let along = select(at.xz, at.zx, in.uv.y > 0.5);
        own *= 1.0 + 0.42 * grain(along + vec2(floor(at.y), 0.0), fine);
    } else if kind == PAMPAS {
        var mottle = noise(at.xz * 0.55) - 0.5;
        if fine {
            mottle = 0.6 * mottle + 0.4 * (noise(at.xz * 2.6) - 0.5);
        }
        own *= 1.0 + mottle * vec3(0.10, 0.14, 0.22);
    } else if kind == WATER && normal.y > 0.5 {
        let now = view_bindings::globals.time * life;
        let wave = vec2(sin(2.6 * at.x + 1.5 * at.z + 1.1 * now) + 0.6 * sin(5.1 * at.z - 2.2 * at.x - 1.6 * now),
                        sin(3.1 * at.z - 1.2 * at.x + 1.3 * now) + 0.6 * sin(4.7 * at.x + 2.6 * at.z + 1.9 * now));
        let crest = wave.x + wave.y;
        own *= 1.0 + 0.045 * crest;
        // Foam moves back and forth at the shore, with a thinner line farther out.
        var edge = in.uv.y + 0.05 * crest;
        if fine {
            let spark = noise(at.xz * 7.0 + vec2(0.7 * now, -0.4 * now)) * noise(at.xz * vec2(9.0, 13.0) - vec2(0.5 * now, 0.3 * now));
            glint = smoothstep(0.52, 0.66, spark + 0.03 * crest);
            edge += 0.10 * (noise(at.xz * 5.0 + 0.3 * now) - 0.5);
        }
        let breath = 0.06 * sin(1.2 * now + 0.9 * at.x - 0.7 * at.z);
        foam = smoothstep(0.80 + breath, 0.90 + breath, edge);
        foam = max(foam, 0.40 * (1.0 - smoothstep(0.02, 0.06, abs(edge - 0.52 - 2.0 * breath))));
        own = mix(own, vec3(0.90, 0.95, 0.97), 0.85 * foam);
    }

    let to_view = view_bindings::view.view_from_world;
    let view_z = dot(vec4(to_view[0].z, to_view[1].z, to_view[2].z, to_view[3].z), in.world_position);
    var facing = max(dot(normal, to_sun), 0.0);
    if facing > 0.0 && fine {
        facing *= fetch_directional_shadow(0u, in.world_position, normal, view_z, in.position.xy);
    }
    if life > 0.0 {
        facing *= 1.0 - 0.38 * life * cloud(at.xz);
    }
    // Ambient occlusion hides the sky in corners, and some of the sunlight.
    let open = in.color.a;
    let fill = mix(sky * BOUNCE, sky, 0.5 + 0.5 * normal.y) * open;
    var light = fill + sun.rgb * facing * mix(1.0, open, 0.45);
    // Compress highlights, so that faces turned towards a low sun are not overexposed.
    let over = max(light - 1.0, vec3(0.0));
    light = min(light, vec3(1.0)) + 0.45 * over / (1.0 + over);
    light = mix(light, vec3(1.0), paint.glow.x);
    let dusk = sun.a;
    if kind == LAMP {
        light = mix(light, vec3(1.9, 1.55, 1.05), dusk);
    }
    var shown = own * light + glint * sun.rgb * facing * 0.55;

    // A slight vignette draws the eye to the board. At dusk it turns into nightfall.
    let view = view_bindings::view.viewport;
    let corner = length((in.position.xy - view.xy) / view.zw - 0.5);
    shown *= mix(vec3(1.0), mix(vec3(0.68), vec3(0.34, 0.33, 0.52), dusk), smoothstep(0.40, 0.74, corner));
    return vec4(shown, paint.tint.a);
}
