//! The HUD of a match: gathers the facts to show, draws all panels and translates presses into taps.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Rect};

use self::{
    deck_popover::DeckPopover,
    gather::gather,
    hint::Advice,
    layout::HudLayout,
    log_panel::Line,
    panel_data::{ActionsPanel, ConfirmBar, HandPanel, SeatTag, ShopPanel, Source},
    points::PointsTable,
    press::{Drawer, HudPress, Press},
    prompt::PromptFacts,
    recap::{RecapEntry, RecapStrip},
    usable::Usable,
};
use crate::{
    game_screen::{self, MatchOutput, TapOutput, around_table, bar::BarFacts, log, turn_banner},
    games::hacienda::{
        choice::{Choice, Selection, ShopItem, Touch},
        insights, texts,
        view::{anchors::Anchors, marks::Flash},
    },
    lessons::Course,
    profile::Profile,
    seats::Tap,
    stage::camera::{BoardCamera, Margins},
    texts::Who,
    ui::requests::{ReplayBarRect, ScreenRequest},
    widgets::prelude::*,
};
use hacienda_rules::{Deck, Hacienda, Page, Seat};

pub mod actions;
pub mod anchors;
pub mod arrange;
pub mod confirm;
pub mod deck_popover;
pub mod draw_order;
pub mod flights;
pub mod floating_numbers;
mod gather;
pub mod hand;
pub mod hint;
pub mod known_hand;
pub mod layout;
pub mod log_panel;
pub mod panel_data;
pub mod panels;
pub mod phone;
pub mod points;
pub mod press;
pub mod prompt;
pub mod recap;
pub mod seats_column;
pub mod shop;
pub mod stacked;
#[cfg(test)]
mod tests;
pub mod usable;

pub use panels::{show, show_above};

/// The UI state of the HUD: its open panels and its reply to the last tap. None of it is game state.
#[derive(Resource, Debug, Clone, Default)]
pub struct Hud {
    /// True while the points table is open.
    pub points_open: bool,
    /// The player whose seat tag opened the points table. The table also lists the known cards in that player's hand.
    pub points_seat: Seat,
    /// The deck that was tapped. A popover next to it lists its unseen cards.
    pub deck: Option<Deck>,
    /// True if the log is closed, in the layout with panels around the board.
    pub log_closed: bool,
    /// The open drawer, which covers part of the board.
    pub drawer: Option<Drawer>,
    /// The room beside the board for the help of the first game.
    pub help_room: Option<Rect>,
    /// True if the log was opened while the help of the first game hid it.
    keep_log: bool,
    /// True if the player opened the help of the first game, for which there is no room beside the board.
    pub help_open: bool,
    /// The reason why the last press had no effect.
    pub remark: Option<Text>,
    /// True if the viewer could act in the previous frame.
    was_viewers_turn: bool,
    lines: Vec<Line>,
    /// The viewer's seat, and the actions of others since its last action.
    recap: (Option<Seat>, Arc<[RecapEntry]>),
    /// The number of the last recap entry that was dismissed.
    recap_read: usize,
    /// True if the player opened the recap, for which there is no room beside the board.
    recap_open: bool,
    /// The number of actions that `lines` covers.
    logged: usize,
    /// A sentence for each suggested action, or `None` if it cannot be described.
    advice: Vec<Option<Text>>,
}

impl Hud {
    /// Returns true if the help of the first game may be shown: with no selection, points table or drawer. A selection
    /// needs a clear view of the board, and the prompt already explains its next step.
    pub fn shows_help(&self, choice: &Choice) -> bool {
        choice.selection == Selection::Nothing && !self.points_open && self.drawer.is_none()
    }

    fn dismiss_recap(&mut self) {
        self.recap_read = self.recap.1.last().map_or(0, |entry| entry.number);
        self.recap_open = false;
    }
}

/// Everything that the HUD shows in one frame, except the lines of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct HudPanels {
    /// The seat tags.
    pub seats: Vec<SeatTag>,
    /// The prompt.
    pub prompt: PromptFacts,
    /// The hand. `None` during a replay, and on a screen that only shows a game played elsewhere.
    pub hand: Option<HandPanel>,
    /// The shop.
    pub shop: ShopPanel,
    /// The actions left and the button that ends the turn. `None` if there is no hand.
    pub actions: Option<ActionsPanel>,
    /// The reason why no card or shop item can be used now.
    pub disabled_reason: Option<Text>,
    /// The question that waits for an answer.
    pub confirm: Option<ConfirmBar>,
    /// The unseen cards of a tapped deck.
    pub deck: Option<DeckPopover>,
    /// The actions of others, if the viewer may act and has not dismissed them.
    pub recap: Option<RecapStrip>,
    /// The points table, if it is open.
    pub points: Option<PointsTable>,
    /// The state of the button bar.
    pub bar: BarFacts,
    /// The suggested actions, best first.
    pub advice: Vec<Advice>,
    /// True if the whole board is in view.
    pub shows_whole_board: bool,
    /// True if the log is open.
    pub log_open: bool,
    /// True if the shop is open. A drawer can be closed, and a shop beside the board gives way to the score sheet.
    pub shop_open: bool,
}

impl HudPanels {
    /// Finds room for the help of the first game beside the board. The second value is true if the help takes the place
    /// of the open log, which happens only if `keep_log` is false. If there is no room, adds a chip that opens the
    /// help, provided that the help may be `shown` now.
    fn make_room_for_help(
        &mut self,
        ctx: &Context,
        layout: &mut HudLayout,
        shown: bool,
        keep_log: bool,
    ) -> (Option<Rect>, bool) {
        let scale = Scale::of(ctx);
        let recap = self.recap.as_ref().and_then(|recap| recap::place_above_log(ctx, recap, layout));
        let mut lowered = layout.clone();
        let room = layout.help_room(scale, recap);
        let hides = room.is_some_and(|room| !lowered.lower_log(scale, room.bottom() + layout.gap)) && self.log_open;
        if room.is_none() || hides && keep_log {
            layout.help_chip = if shown { layout.add_chip(scale) } else { None };
            return (None, false);
        }
        *layout = lowered;
        if hides {
            self.hide_log();
        }
        (room, hides)
    }

    /// Leaves only the tab of the log.
    fn hide_log(&mut self) {
        self.log_open = false;
        self.bar.log_close_icon = None;
    }

    /// Gives the recap room above the log, or adds a chip if there is no room for it beside the board. Returns true if
    /// the recap leaves room only for the log's tab.
    fn make_room_for_recap(&mut self, ctx: &Context, layout: &mut HudLayout) -> bool {
        let Some(recap) = &self.recap else { return false };
        let place = recap::place_above_log(ctx, recap, layout);
        if recap::place(ctx, recap, layout).is_none() {
            layout.recap_chip = layout.add_chip(Scale::of(ctx));
        }
        let hides = place.is_some_and(|place| !layout.lower_log(Scale::of(ctx), place.bottom() + layout.gap));
        if hides {
            self.hide_log();
        }
        hides
    }
}

/// The data that the HUD reads.
type Scene<'w, 's> = game_screen::Scene<'w, 's, Hacienda>;

/// The number of actions per player after which the help of the first game ends: four to five turns, whose ends count.
const HELPED_ACTIONS: usize = 15;

impl Scene<'_, '_> {
    /// Returns true in the first turns of this person's first game, unless the help was turned off.
    pub fn offers_help(&self, person: &Profile) -> bool {
        let first = self.log.past().is_some_and(|past| person.is_first_game(past.id()));
        let seats = self.playback.announced().map_or(0, |position| usize::from(position.seats));
        first && !person.help_off && self.log.entries().len() < HELPED_ACTIONS * seats
    }

    /// Returns the actions of others since the viewer's last action, among the first `count` actions.
    fn recap(&self, count: usize, names: &[Who]) -> Arc<[RecapEntry]> {
        let (Some(past), Some(seat)) = (self.log.past(), self.viewer.seat) else { return Arc::default() };
        // After an action of the viewer, the recap is empty, so there is no need to replay the game.
        if self.log.entries()[..count].last().is_none_or(|last| last.seat == seat) {
            return Arc::default();
        }
        let steps = || past.steps()?.take(count).collect::<Result<Vec<_>, _>>();
        // Without a consistent past there is no recap.
        let (Ok(first), Ok(steps)) = (past.first(), steps()) else { return Arc::default() };
        let entries = insights::recap::recap(past.setting(), &first, &steps, seat);
        entries.iter().map(|entry| RecapEntry::of(entry, names)).collect()
    }
}

/// Draws the panels of a match and handles their presses.
pub fn draw(
    mut contexts: EguiContexts,
    scene: Scene,
    mut hud: ResMut<Hud>,
    mut output: MatchOutput<Hacienda>,
    (mut anchors, mut flashes): (ResMut<Anchors>, MessageWriter<Flash>),
    mut camera: Option<ResMut<BoardCamera>>,
    (person, course): (Res<Profile>, Option<Res<Course<Hacienda>>>),
    mut usable: Local<Usable>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(position) = scene.playback.announced().cloned() else { return Ok(()) };
    let (setting, names) = (&scene.game_setting.0, &scene.summary.names);
    let announced = scene.announced_entries();
    if scene.log.is_changed() || hud.logged != announced.len() || hud.recap.0 != scene.viewer.seat {
        hud.recap = (scene.viewer.seat, scene.recap(announced.len(), names));
        hud.recap_open = false;
        // After an undo or in another game, the actions that follow count as unread. A look back leaves them read.
        if !scene.summary.look_back {
            hud.recap_read = hud.recap_read.min(announced.len());
        }
        hud.logged = announced.len();
        hud.lines = log_panel::lines(announced, names);
        hud.remark = None;
        if hud.lines.is_empty() {
            hud.drawer = None;
        }
    }
    if scene.game_setting.is_changed() {
        // The points table and the deck popover belong to the previous match.
        (hud.points_open, hud.deck) = (false, None);
    }
    if scene.viewer.is_changed() {
        hud.remark = None;
    }
    if scene.choice.is_changed() {
        hud.remark = None;
        // A selection needs a clear view of the board. The points table may stay open to show what a pending action
        // changes.
        hud.points_open &= scene.choice.selection == Selection::Nothing || scene.choice.pending().is_some();
        hud.deck = hud.deck.filter(|deck| match scene.choice.selection {
            // A deck that cannot be bought from can still be inspected.
            Selection::Nothing => scene.choice.feedback.now.is_some(),
            held => held == ShopItem::Top(*deck).selection(),
        });
    }
    if scene.hint.is_changed() || hud.advice.len() != scene.hint.advice().len() {
        // Small windows have no room for reasons.
        let with_reasons = !Scale::of(ctx).is_compact();
        hud.advice = texts::hint::sentences(&position, setting, scene.hint.advice(), with_reasons);
    }
    // During an animation, cards and shop items do not change between enabled and disabled.
    if scene.playback.unannounced() == 0 || usable.is_blank() {
        usable.update(&position, setting, scene.viewer.seat, scene.table.rules_query(setting).as_ref());
    }
    let scale = Scale::of(ctx);
    let lines = (!hud.log_closed).then(|| {
        let width = arrange::layout(scale, 0, None).log.width();
        log::wanted_height(ctx, &hud.lines, width, scale.window().y)
    });
    let mut layout = arrange::layout(scale, usize::from(position.seats), lines);
    output.replay_bar.set_if_neq(ReplayBarRect(Some(arrange::replay_bar(scale, usize::from(position.seats)))));
    let source = Source {
        position: &position,
        setting,
        seating: &scene.seating,
        viewer: *scene.viewer,
        choice: &scene.choice,
        usable: &usable,
        names,
        pesos: std::array::from_fn(|seat| scene.playback.pesos_shown(Seat(seat as u8))),
        scoring: scene.playback.scoring(),
    };
    // A player who selects a piece needs to see the board, and so does a player whose turn is over.
    let taken = scene.choice.is_changed() && press::is_placing(&scene.choice);
    if taken || (hud.was_viewers_turn && !source.is_viewers_turn()) {
        hud.drawer = None;
    }
    if hud.was_viewers_turn != source.is_viewers_turn() {
        hud.was_viewers_turn = source.is_viewers_turn();
        // A deck popover that was opened during another player's turn has no button for drawing.
        hud.deck = None;
    }
    let beside_sheet = |margins: Margins| {
        if !scene.has_score_sheet() {
            return margins;
        }
        arrange::beside_score_sheet(margins, scale, usize::from(position.seats))
    };
    if let Some(table) = scene.bare_table(scale) {
        anchors.set_if_neq(Anchors::default());
        let window = layout.window;
        let margins = Margins {
            left: table.left() - window.left(),
            top: table.top() - window.top(),
            right: window.right() - table.right(),
            bottom: window.bottom() - table.bottom(),
        };
        output.set_covered(beside_sheet(margins), Vec::new());
        return Ok(());
    }
    let banner = scene.banner(&position);
    if let Some(banner) = &banner {
        layout = layout.without_hand(scale, banner);
    }
    let mut facts = gather(&source, &scene, &hud, &layout, scale, camera.as_deref());
    let recap_hides_log = facts.make_room_for_recap(ctx, &mut layout);
    let helps = scene.offers_help(&person) && course.is_none() && source.is_viewers_turn();
    let help_shown = hud.shows_help(&scene.choice) && scene.hint_prompt().is_none() && !scene.playback.is_busy();
    let help = helps.then(|| facts.make_room_for_help(ctx, &mut layout, help_shown, hud.keep_log));
    let (help_room, help_hides_log) = help.unwrap_or_default();
    hud.help_room = help_room;
    // Only large tags have room for all numbers.
    output.set_absent_signs(if scale.panel_layout() == PanelLayout::Around { &[] } else { &["tag"] });
    output.complete_prompt(&mut facts.prompt, &scene, source.is_asked() && hud.remark.is_none());
    let mut pressed = Vec::new();
    let mut covers = layout.panels(scale, layout.has_open_drawer(scale, facts.log_open, facts.shop_open));
    around_table(ctx, layout.window, true, |ui| {
        pressed.extend(show(ui, &layout, &facts, &hud.lines, &mut covers));
        if let Some(banner) = &banner {
            turn_banner::show(ui, layout.hand, banner);
        }
    });
    pressed.extend(show_above(ctx, &layout, &facts, &mut covers));

    anchors.set_if_neq(anchors::collect(scale, &layout, &facts, *scene.viewer));
    output.set_covered(beside_sheet(layout.margins(scale)), covers);
    for press in pressed {
        match &press {
            // A double press must end only one turn. Confirmations need no such guard: after the first, nothing is left
            // to confirm.
            Press::Tap(tap @ Tap::End) if !output.is_new(*tap) => continue,
            Press::Tap(Tap::End) => {}
            _ => output.reset_debounce(),
        }
        match &press {
            Press::Remark(text) => hud.remark = Some(text.clone()),
            Press::LookBack => close_drawer(&mut hud, &scene.choice, &mut output.taps),
            Press::Tap(Tap::Hint) => {
                // An open drawer or points table would cover the hexes of the hint.
                close_drawer(&mut hud, &scene.choice, &mut output.taps);
                hud.points_open = false;
            }
            Press::Log if help_hides_log => (hud.keep_log, hud.log_closed) = (true, false),
            Press::Log if recap_hides_log => {
                hud.log_closed = false;
                hud.dismiss_recap();
            }
            Press::Log if scale.panel_layout() == PanelLayout::Around => hud.log_closed = !hud.log_closed,
            Press::Log => toggle_drawer(&mut hud, Drawer::Log, &scene.choice, &mut output.taps),
            _ => {}
        }
        let Some(own) = output.handle_press(press, &scene) else { continue };
        let taps = &mut output.taps;
        match own {
            HudPress::ClosePoints => hud.points_open = false,
            HudPress::Seat(seat) => {
                hud.points_open = !hud.points_open || hud.points_seat != seat;
                hud.points_seat = seat;
            }
            HudPress::Deck(deck) if hud.deck == Some(deck) => close_deck(&mut hud, &scene.choice, taps),
            HudPress::Deck(deck) => {
                hud.deck = Some(deck);
                hud.points_open = false;
                // If the player may buy the card, the popover also asks for confirmation.
                taps.touch(Touch::Select(ShopItem::Top(deck).selection()));
            }
            HudPress::CloseDeck => close_deck(&mut hud, &scene.choice, taps),
            HudPress::Flash(seat, cells) => {
                // An open drawer would cover the hexes.
                hud.drawer = None;
                flashes.write(Flash { seat, cells });
            }
            HudPress::ReplayAction(number) => {
                output.requests.write(ScreenRequest::LookBack { at: number.saturating_sub(1), until: Some(number) });
            }
            HudPress::Help => hud.help_open = !hud.help_open,
            HudPress::OpenRecap => hud.recap_open = true,
            HudPress::DismissRecap => hud.dismiss_recap(),
            HudPress::Drawer(drawer) => toggle_drawer(&mut hud, drawer, &scene.choice, taps),
            HudPress::OutsideDrawer => close_drawer(&mut hud, &scene.choice, taps),
            HudPress::Advice(action) => {
                // The player must see the suggested purchase, so the shop drawer opens.
                let bought = action.page() == Page::Cards;
                hud.drawer = (layout.shop_tab.is_some() && bought).then_some(Drawer::Shop);
                taps.touch(Touch::Propose(action));
            }
            HudPress::Zoom(press) => camera.iter_mut().for_each(|camera| press.apply(camera)),
        }
    }
    Ok(())
}

/// Opens or closes a drawer. Opening one clears the selection of a piece, because the drawer covers the hexes where the
/// piece could be placed.
fn toggle_drawer(hud: &mut Hud, drawer: Drawer, choice: &Choice, taps: &mut TapOutput<Hacienda>) {
    let open = hud.drawer != Some(drawer);
    close_drawer(hud, choice, taps);
    if open {
        hud.drawer = Some(drawer);
        if press::is_placing(choice) {
            taps.tap(Tap::Cancel);
        }
    }
}

/// Closes the drawer and the deck popover, and cancels a purchase, because its item might no longer be visible.
fn close_drawer(hud: &mut Hud, choice: &Choice, taps: &mut TapOutput<Hacienda>) {
    hud.drawer = None;
    close_deck(hud, choice, taps);
}

/// Closes the deck popover and cancels a purchase.
fn close_deck(hud: &mut Hud, choice: &Choice, taps: &mut TapOutput<Hacienda>) {
    hud.deck = None;
    if matches!(choice.selection, Selection::Purchase(_)) {
        taps.tap(Tap::Cancel);
    }
}
