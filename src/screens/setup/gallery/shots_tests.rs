//! Temporary: pictures of the sheets.
use super::{
    super::{
        draft::{Draft, Page, Sheet},
        looking::*,
    },
    *,
};
use crate::{
    game::rules::{maps, *},
    kit,
    texts::{Language, Words},
    theme::{
        fonts, rects,
        scale::{Scale, SizeWishes},
        style,
    },
};
use bevy_egui::egui::{
    Context, Pos2, RawInput, Rect, TextureId, Vec2,
    epaint::{ImageData, Primitive},
    vec2,
};
use std::{collections::HashMap, sync::Arc};

struct Tex {
    w: usize,
    h: usize,
    px: Vec<[f32; 4]>,
}

fn shot(file: &str, window: Vec2, text: f32, language: Language, mut draw: impl FnMut(&Context)) {
    let ctx = Context::default();
    fonts::install(&ctx);
    style::install(&ctx, Scale::new(window, SizeWishes { text, ..SizeWishes::default() }));
    kit::install_words(&ctx, &Words::of_files(language));
    let mut texs: HashMap<TextureId, Tex> = HashMap::new();
    let mut last = None;
    for _ in 0..6 {
        let input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, window)), ..RawInput::default() };
        let mut out = ctx.run_ui(input, |ui| {
            rects::clear(ui.ctx());
            draw(ui.ctx());
        });
        let deltas: Vec<_> = out
            .textures_delta
            .set
            .iter()
            .flat_map(|(id, all)| all.iter().map(move |delta| (*id, delta.clone())))
            .collect();
        for (id, delta) in deltas {
            let ImageData::Color(image) = &delta.image;
            let [w, h] = image.size;
            let px: Vec<[f32; 4]> = image.pixels.iter().map(|c| c.to_array().map(|v| f32::from(v) / 255.0)).collect();
            match delta.pos {
                None => {
                    texs.insert(id, Tex { w, h, px });
                }
                Some([x0, y0]) => {
                    let t = texs.get_mut(&id).unwrap();
                    for y in 0..h {
                        for x in 0..w {
                            t.px[(y0 + y) * t.w + x0 + x] = px[y * w + x];
                        }
                    }
                }
            }
        }
        out.textures_delta.clear();
        last = Some(out);
    }
    let out = last.unwrap();
    let (w, h) = (window.x as usize, window.y as usize);
    let mut canvas = vec![[0.35_f32, 0.25, 0.16]; w * h];
    for prim in ctx.tessellate(out.shapes, 1.0) {
        let Primitive::Mesh(mesh) = prim.primitive else { continue };
        let t = &texs[&mesh.texture_id];
        let clip = prim.clip_rect;
        for tri in mesh.indices.chunks(3) {
            let v: Vec<_> = tri.iter().map(|i| mesh.vertices[*i as usize]).collect();
            let (a, b, c) = (v[0].pos, v[1].pos, v[2].pos);
            let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
            if area.abs() < 1e-6 {
                continue;
            }
            let x0 = a.x.min(b.x).min(c.x).max(clip.left()).max(0.0).floor() as usize;
            let x1 = (a.x.max(b.x).max(c.x).min(clip.right()).min(w as f32).ceil()).max(0.0) as usize;
            let y0 = a.y.min(b.y).min(c.y).max(clip.top()).max(0.0).floor() as usize;
            let y1 = (a.y.max(b.y).max(c.y).min(clip.bottom()).min(h as f32).ceil()).max(0.0) as usize;
            for y in y0..y1 {
                for x in x0..x1 {
                    let p = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
                    let w0 = ((b.x - p.x) * (c.y - p.y) - (b.y - p.y) * (c.x - p.x)) / area;
                    let w1 = ((c.x - p.x) * (a.y - p.y) - (c.y - p.y) * (a.x - p.x)) / area;
                    let w2 = 1.0 - w0 - w1;
                    if w0 < 0.0 || w1 < 0.0 || w2 < 0.0 {
                        continue;
                    }
                    let uv = [
                        v[0].uv.x * w0 + v[1].uv.x * w1 + v[2].uv.x * w2,
                        v[0].uv.y * w0 + v[1].uv.y * w1 + v[2].uv.y * w2,
                    ];
                    let (tx, ty) = ((uv[0] * t.w as f32 - 0.5).max(0.0), (uv[1] * t.h as f32 - 0.5).max(0.0));
                    let (ix, iy) = (tx.floor() as usize, ty.floor() as usize);
                    let (fx, fy) = (tx.fract(), ty.fract());
                    let at = |x: usize, y: usize| t.px[y.min(t.h - 1) * t.w + x.min(t.w - 1)];
                    let mut s = [0.0; 4];
                    for k in 0..4 {
                        s[k] = (at(ix, iy)[k] * (1.0 - fx) + at(ix + 1, iy)[k] * fx) * (1.0 - fy)
                            + (at(ix, iy + 1)[k] * (1.0 - fx) + at(ix + 1, iy + 1)[k] * fx) * fy;
                    }
                    let col: Vec<[f32; 4]> =
                        v.iter().map(|v| v.color.to_array().map(|c| f32::from(c) / 255.0)).collect();
                    let d = &mut canvas[y * w + x];
                    let m = |k: usize| (col[0][k] * w0 + col[1][k] * w1 + col[2][k] * w2) * s[k];
                    let alpha = m(3);
                    for k in 0..3 {
                        d[k] = m(k) + d[k] * (1.0 - alpha);
                    }
                }
            }
        }
    }
    let mut ppm = format!("P6\n{w} {h}\n255\n").into_bytes();
    for p in canvas {
        ppm.extend(p.map(|v| (v.clamp(0.0, 1.0) * 255.0) as u8));
    }
    std::fs::create_dir_all("/tmp/shots").unwrap();
    std::fs::write(format!("/tmp/shots/{file}.ppm"), ppm).unwrap();
}

#[test]
fn shots() {
    let mut trials = Trials::default();
    trials.tried(&maps::by_name("symmetric").unwrap(), [30, 20, 22, 18]);
    let odd = {
        let mut grid = maps::grid::Grid::of(&maps::by_name("paddock").unwrap());
        let hexes: Vec<_> = grid.hexes().collect();
        for (i, hex) in hexes.iter().enumerate() {
            if grid.at(*hex) == Some(Ground::Land(Landscape::Forest)) {
                grid.put(*hex, Some(if i % 2 == 0 { Ground::Market } else { Ground::Pampas }));
            }
        }
        grid.name = "Odd one".into();
        Arc::new(grid.board().unwrap())
    };
    for (name, window, text, language) in [
        ("wide", vec2(1920.0, 1080.0), 1.0, Language::English),
        ("tablet", vec2(1024.0, 768.0), 1.0, Language::German),
        ("phone", vec2(844.0, 390.0), 1.0, Language::French),
        ("upright", vec2(390.0, 844.0), 1.0, Language::Spanish),
        ("large", vec2(1920.0, 1080.0), 2.0, Language::German),
    ] {
        for (sheet, word) in [
            (Sheet::Boards(Some(0)), "boards"),
            (Sheet::Board, "board"),
            (Sheet::Share, "share"),
            (Sheet::NameBoard, "name"),
            (Sheet::Sift, "sift"),
        ] {
            for own in [false, true] {
                if own && matches!(sheet, Sheet::Share | Sheet::Sift) {
                    continue;
                }
                let mut draft = Draft { page: Page::More, ..Draft::default() };
                draft.add_own(odd.clone());
                let at = if own { draft.boards.len() - 1 } else { 0 };
                draft.look_at(draft.boards[at].clone());
                draft.gallery.still = true;
                draft.gallery.name = "Odd one".into();
                if own {
                    draft.gallery.removed = Some(Removed { board: odd.clone(), at: 0, chosen: false });
                }
                draft.sheet = Some(sheet);
                shot(&format!("{name}-{word}{}", if own { "-own" } else { "" }), window, text, language, |ctx| {
                    let usual = Scale::of(ctx);
                    usual.beside_board().with_targets(48.0).install(ctx);
                    match draft.sheet {
                        Some(Sheet::Boards(page)) => drop(sheet::show(ctx, &mut draft, &trials, page)),
                        Some(Sheet::Sift) => sift::show(ctx, &mut draft),
                        Some(Sheet::Board) => drop(large::show(ctx, &mut draft, &trials)),
                        Some(Sheet::Share) => drop(share::show(ctx, &mut draft, Some("https://example.org/hacienda/"))),
                        Some(Sheet::NameBoard) => drop(naming::show(ctx, &mut draft)),
                        _ => {}
                    }
                    usual.install(ctx);
                });
            }
        }
    }
}
