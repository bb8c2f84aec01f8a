//! Gathers the facts that the HUD shows in one frame.

use super::{
    Hud, HudPanels, Scene, confirm, draw_order,
    hint::{self, Advice},
    layout::HudLayout,
    panel_data::{HandPanel, Source},
    press::Drawer,
    prompt::{self, PromptFacts},
    recap::RecapStrip,
    shop::ShopLayout,
};
use crate::{
    game_screen::bar::BarFacts,
    games::hacienda::{
        choice::{Selection, ShopItem},
        texts,
        ui::place,
        view::layout,
    },
    stage::camera::BoardCamera,
    widgets::prelude::*,
};

/// Gathers the facts of this frame.
pub(super) fn gather(
    source: &Source,
    scene: &Scene,
    hud: &Hud,
    layout: &HudLayout,
    scale: Scale,
    camera: Option<&BoardCamera>,
) -> HudPanels {
    let playback = &scene.playback;
    // Neither a replay nor a screen that only shows a game played elsewhere has a hand.
    let watching = scene.is_replay() || scene.banner(source.position).is_some();
    let mut shop = source.shop();
    playback.current().into_iter().for_each(|beat| shop.hide_moving_card(beat));
    let open = shop.land.len().max(shop.animals.len()).saturating_sub(1);
    let ghost = source.choice.ghost.as_ref().and_then(|_| confirm::ghost_on_screen(source, camera?));
    let sold = || ShopLayout::new(scale, layout, open).selected(&shop);
    let tapped_deck =
        hud.deck.and_then(|deck| ShopLayout::new(scale, layout, open).place_of(&shop, ShopItem::Top(deck)));
    let at = ghost.or_else(sold).or(tapped_deck).unwrap_or(Rect::from_min_size(layout.free.center(), Vec2::ZERO));
    let about = confirm::avoided_areas(source, at, camera);
    let mut prompt = prompt::facts(
        source,
        playback.current().filter(|_| playback.unannounced() == 0),
        scene.announced_entries().last(),
        hud.remark.as_ref(),
    );
    // While the player looks back, the prompt describes the last action that is shown.
    if scene.summary.look_back
        && !playback.is_busy()
        && let Some(last) = scene.announced_entries().last()
    {
        prompt.text = texts::log::announcement(source.names, last.seat, last.action, &last.effects);
        prompt.emblem = Some(last.seat);
    }
    if let Some(text) = scene.hint_prompt() {
        prompt = PromptFacts::new(text, prompt.emblem);
    }
    let log_open =
        if scale.panel_layout() == PanelLayout::Around { !hud.log_closed } else { hud.drawer == Some(Drawer::Log) };
    let close_icon = close_icon(scale);
    let sheet_covers_shop = playback.scoring().is_some() && scale.panel_layout() == PanelLayout::Around;
    // The hint button stays enabled while the viewer's own action is being shown. A hint requested then appears
    // afterwards.
    let only_own = playback.current().is_none_or(|beat| Some(beat.seat) == source.viewer.seat);
    let bar = scene.bar(source.is_viewers_turn() && only_own);
    HudPanels {
        bar: BarFacts { hint: bar.hint.filter(|_| !watching), log_close_icon: log_open.then_some(close_icon), ..bar },
        seats: source.seats(),
        prompt,
        hand: (!watching).then(|| hand(source, scene)),
        actions: (!watching).then(|| source.actions(bar.undo, playback.is_awaiting_next())),
        disabled_reason: source.disabled_reason(),
        recap: recap_facts(source, scene, hud, camera),
        deck: source.deck(hud.deck, &about),
        confirm: source.confirm(about),
        points: hud.points_open.then(|| source.points(hud.points_seat)),
        advice: if watching { Vec::new() } else { advice(source, scene, hud, camera) },
        shows_whole_board: camera.is_none_or(BoardCamera::is_home),
        log_open,
        shop_open: layout.shop_tab.is_none() && !sheet_covers_shop || hud.drawer == Some(Drawer::Shop),
        shop,
    }
}

/// Returns the caret that points to the edge towards which the log closes.
pub(super) fn close_icon(scale: Scale) -> &'static str {
    match (scale.is_sideways(), scale.is_left_handed()) {
        (true, false) => icons::CARET_LEFT,
        (true, true) => icons::CARET_RIGHT,
        (false, _) => icons::CARET_DOWN,
    }
}

/// Returns the hand, sorted by kind or by when its cards were drawn.
fn hand(source: &Source, scene: &Scene) -> HandPanel {
    let mut hand = source.hand();
    if let (HandPanel::Open(stacks), Some(seat)) =
        (&mut hand, source.viewer.seat.filter(|_| scene.settings.hand_as_drawn))
    {
        draw_order::sort(stacks, |stack| (stack.card, stack.count), scene.announced_entries(), seat);
    }
    hand
}

/// On the viewer's turn, returns the recap of other players' actions, unless it was dismissed or something else needs
/// the viewer's attention.
fn recap_facts(source: &Source, scene: &Scene, hud: &Hud, camera: Option<&BoardCamera>) -> Option<RecapStrip> {
    let entries = &hud.recap.1;
    let unread = entries.last().is_some_and(|entry| entry.number > hud.recap_read);
    let free = source.is_viewers_turn() && !scene.playback.is_busy() && scene.choice.selection == Selection::Nothing;
    let open = hud.points_open || hud.deck.is_some() || hud.drawer.is_some();
    (unread && free && scene.hint_prompt().is_none() && !open).then(|| {
        let board = camera.map(|camera| place::board_on_screen(&source.setting.board, camera));
        RecapStrip { entries: entries.clone(), board, open: hud.recap_open }
    })
}

/// Returns the suggested actions that have a sentence, with their sentences and their places on the screen.
fn advice(source: &Source, scene: &Scene, hud: &Hud, camera: Option<&BoardCamera>) -> Vec<Advice> {
    let setting = source.setting;
    let advice = scene.hint.advice().iter().zip(&hud.advice).filter_map(|(advice, sentence)| {
        let text = sentence.clone()?;
        let shape = advice.action.pond().and_then(|pond| setting.board.pond_shape(&pond));
        let cell = texts::hex_of(advice.action);
        let at = cell.zip(camera).map(|(cell, camera)| camera.world_to_screen(layout::world_of(&setting.board, cell)));
        Some(Advice {
            action: advice.action,
            text,
            icon: hint::icon_of_action(advice.action, shape),
            at: at.map(|at| pos2(at.x, at.y)),
        })
    });
    advice.collect()
}
