//! The interface for tests in a browser: the state of the game as JSON, and a few commands. Only with the feature
//! `probe`, never in a release.

use std::cell::{Cell as Flag, RefCell};

use bevy::{platform::time::Instant, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use hab_gut::{HabGut, Side};
use serde_json::{Value, json};
use tabletop::{Game, Level, Rng, Seat};
use wasm_bindgen::prelude::*;
use zoff::Zoff;

use crate::{
    boards::editor::BoardEditor,
    game,
    games::hacienda::{
        choice::Choice,
        table::{GameSetting, TableReader},
        view::layout,
    },
    lessons::TapMark,
    page,
    playable::Playable,
    playback::PlaybackStatus,
    record::Log,
    screen::Screen,
    seats::{ScreenViewer, SeatSummary, Seating, bot::Bots},
    stage::{camera::BoardCamera, redraw::KeepDrawing},
    table::{self, Progress, is_on_table},
    theme::rects,
    ui::UiSystems,
};
use hacienda_bots::{
    Bot,
    measure::{self, ComparisonSetup},
};
use hacienda_rules::{
    Action, Hacienda, Hex, PondShape,
    formats::{actions, hexes, records::Record},
    maps::haz,
};

thread_local! {
    /// True if a test has requested the state since the last answer.
    static ASKED: Flag<bool> = const { Flag::new(false) };
    static ANSWER: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Requests the state of the game from the next frame, and returns the answer to an earlier request if one has arrived
/// since the last call. The answer is JSON with lengths in pixels of the page. From the first answer on, frames are
/// drawn continuously.
#[wasm_bindgen]
pub fn probe() -> Option<String> {
    ASKED.set(true);
    page::wake();
    ANSWER.take()
}

/// Replays a record of any game, and returns the fingerprint after its last action in 16 hexadecimal digits. The
/// fingerprint after each action must match the record.
///
/// # Errors
/// Returns a message if the text is not a game record or cannot be replayed by this program.
#[wasm_bindgen]
pub fn fingerprint(record: &str) -> Result<String, String> {
    let record = game::Record::parse(record).map_err(|error| error.to_string())?;
    Ok(format!("{:016x}", record.last_fingerprint()?))
}

/// Returns the action that a computer player of this level chooses after the first half of a record, given this many
/// units of work.
///
/// # Errors
/// Returns a message if the level is unknown, if the text is not a record of Hacienda that can be replayed, or if the
/// bot does not decide.
#[wasm_bindgen]
pub fn choice(record: &str, level: &str, seed: u32, budget: u32) -> Result<String, String> {
    let record = Record::parse(record).map_err(|error| error.to_string())?;
    let level = Level::from_word(level).ok_or("unknown level")?;
    measure::choice_in(&record, level, u64::from(seed), budget)
}

/// Returns the number of playouts per second that the expert runs after the first half of a record. Measures for this
/// many seconds in slices of a quarter of a second and returns the result of the best slice, because other programs
/// also use the processor.
///
/// # Errors
/// Returns a message if the text is not a record of Hacienda that can be replayed, or if the expert has only one plan
/// to consider.
#[wasm_bindgen]
pub fn playouts_per_second(record: &str, seconds: f64) -> Result<f64, String> {
    const SLICE: f64 = 0.25;
    let record = Record::parse(record).map_err(|error| error.to_string())?;
    let expert = ComparisonSetup::in_middle_of(&record)?;
    let mut best: f64 = 0.0;
    for _ in 0..(seconds / SLICE) as u32 {
        let began = Instant::now();
        let mut playouts = 0;
        while began.elapsed().as_secs_f64() < SLICE {
            expert.run_playouts();
            playouts += ComparisonSetup::PLAYOUTS;
        }
        best = best.max(f64::from(playouts) / began.elapsed().as_secs_f64());
    }
    Ok(best)
}

/// Stops the program with a panic, to test how the page responds.
#[wasm_bindgen]
pub fn stop() {
    panic!("stopped by a test");
}

/// Extra state of games without hexes: whether the person at the screen may act, a legal action, and in Hab & Gut the
/// person's racks.
#[derive(Resource, Debug, Clone, Default)]
struct PlainState {
    acting: bool,
    advice: Option<Value>,
    racks: Option<Value>,
}

/// Adds the systems that answer `probe`.
pub fn plugin(app: &mut App) {
    app.init_resource::<PlainState>().add_systems(
        EguiPrimaryContextPass,
        (
            answer.run_if(|| ASKED.get()),
            (
                advise::<Zoff>.run_if(is_on_table::<Zoff>),
                (advise::<HabGut>, racks).chain().run_if(is_on_table::<HabGut>),
            )
                .before(answer),
        )
            .after(UiSystems::Answers),
    );
}

/// Picks a random legal action, always the same action for the same position.
fn advise<G: Playable>(
    playing: Option<Res<table::GameSetting<G>>>,
    reader: table::TableReader<G>,
    (seating, screen_viewer, showing): (Res<Seating>, Res<ScreenViewer>, Res<PlaybackStatus>),
    mut plain: ResMut<PlainState>,
) {
    let (Some(playing), Some(position)) = (playing, reader.snapshot()) else { return };
    let setting = &playing.0;
    let may = |seat: &Seat| !showing.busy && seating.human_may_act(G::may_act(position), *seat);
    let action = screen_viewer.seat.filter(may).and_then(|seat| {
        let mut rng = Rng::new(G::fingerprint(position), u64::from(seat.0));
        G::random_action(setting, position, seat, &mut rng)
    });
    let advice = action.map(|action| json!(G::action_text(setting, action)));
    *plain = PlainState { acting: advice.is_some(), advice, racks: None };
}

/// Reads the cards in both racks of the person at the screen, in order.
fn racks(reader: table::TableReader<HabGut>, screen_viewer: Res<ScreenViewer>, mut plain: ResMut<PlainState>) {
    let (Some(position), Some(seat)) = (reader.snapshot(), screen_viewer.seat) else { return };
    let words = |side| position.rack(seat, side).iter().map(|card| card.to_string()).collect::<Vec<_>>();
    plain.racks = Some(json!({"left": words(Side::Left), "right": words(Side::Right)}));
}

fn answer(
    mut commands: Commands,
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    seating: Res<Seating>,
    choice: Res<Choice>,
    showing: Res<PlaybackStatus>,
    (summary, log): (Res<SeatSummary>, Res<Log<Hacienda>>),
    progress: Option<Res<Progress>>,
    (marked, plain): (Res<TapMark>, Res<PlainState>),
    bots: Res<Bots<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    (camera, editor): (Option<Res<BoardCamera>>, Option<Res<BoardEditor>>),
    reader: TableReader,
    mut bot: Local<Option<Bot>>,
    mut frames: Local<u32>,
) -> Result {
    *frames += 1;
    commands.init_resource::<KeepDrawing>();
    let ctx = contexts.ctx_mut()?;
    rects::enable(ctx);
    let rects: Vec<Value> = rects::read(ctx)
        .into_iter()
        .map(|found| {
            let (at, size) = (found.rect.min, found.rect.size());
            let kind = format!("{:?}", found.kind);
            json!({
                "kind": kind, "name": found.name, "panel": found.panel, "enabled": !found.disabled,
                "x": at.x, "y": at.y, "w": size.x, "h": size.y,
            })
        })
        .collect();
    let mut state = json!({
        "frame": *frames,
        "screen": format!("{:?}", screen.get()),
        "busy": showing.busy,
        "scoring": showing.scoring,
        "title": progress.as_ref().map(|progress| progress.title),
        "over": progress.as_ref().is_some_and(|progress| progress.over),
        "actions": summary.actions,
        "recorded": summary.recorded,
        "own_actions": log.entries().iter().filter(|entry| seating.is_human(entry.seat)).count(),
        "marked": marked.0.map(|place| json!({"x": place.min.x, "y": place.min.y, "w": place.width(), "h": place.height()})),
        "longest_thought_ms": bots.longest_slice() * 1_000.0,
        "rects": rects,
    });
    if progress.as_ref().is_some_and(|progress| progress.title != <Hacienda>::TITLE) {
        state["acting"] = json!(plain.acting);
        state["advice"] = json!(plain.advice);
        state["racks"] = json!(plain.racks);
    }
    if let (Some(playing), Some(position)) = (playing, reader.snapshot()) {
        let (setting, board) = (&playing.0, &playing.0.board);
        let acting = seating.human_to_act(position.may_act()) && !showing.busy;
        let text = |action: Action| actions::text(board, action);
        let pond = |action: Action| board.pond_shape(&action.pond()?).map(PondShape::index);
        let advice = acting.then(|| {
            let bot = bot.get_or_insert_with(|| Bot::new(Level::Greedy, 5));
            bot.choose(setting, position)
        });
        state["over"] = json!(position.over);
        state["acting"] = json!(acting);
        state["fingerprint"] = json!(format!("{:016x}", position.fingerprint()));
        state["pending"] = json!(choice.pending().map(text));
        state["advice"] = json!(advice.map(text));
        state["advised_pond"] = json!(advice.and_then(pond));
        state["land_display"] = json!(position.land_display.map(|open| open.map(|card| card.word())));
        state["animal_display"] = json!(position.animal_display.map(|open| open.map(|species| species.word())));
        if let Some(camera) = camera {
            let place = |cell| {
                let at = camera.world_to_screen(layout::world_of(board, cell));
                (hexes::text(board, cell), json!([at.x, at.y]))
            };
            state["hexes"] = Value::Object(board.cells().map(place).collect());
        }
    }
    if let Some(editor) = editor
        && let Some(canvas) = editor.canvas
    {
        let grid = editor.drawing.grid();
        let place = |hex: Hex| {
            let at = canvas.at(hex);
            (hex.to_string(), json!([at.x, at.y]))
        };
        state["paper"] = Value::Object(grid.hexes().map(place).collect());
        state["drawn"] = json!(haz::write_grid(grid));
    }
    ASKED.set(false);
    ANSWER.replace(Some(state.to_string()));
    Ok(())
}
