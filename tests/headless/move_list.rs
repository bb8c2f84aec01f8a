//! Tests of whole games between two people who use only the text list and choose its lines by number.

use std::{collections::BTreeSet, sync::Arc};

use bevy::prelude::*;
use hacienda::{
    access::paged_list::{MAX_LINES, PagedList},
    game_plugin,
    games::hacienda::{
        choice::{Choice, Touch},
        move_list::{self, LineAction, MatchView},
        table,
    },
    record::{self, Log},
    seats::{
        Hint, PlayerKind, ScreenViewer, Seating, Tap,
        bot::Bots,
        names,
        taps::{self, Tapped},
    },
    texts::Translations,
};
use hacienda_rules::{Hacienda, Position, Rulebook, Seat, Setting, maps};

fn setting() -> Setting {
    Setting { board: Arc::new(maps::by_name("paddock").expect("the board is built in")), rulebook: Rulebook::default() }
}

fn position(app: &mut App) -> Position {
    table::snapshot(app.world_mut()).expect("a game is on the table")
}

/// Updates the list to the current state.
fn list(app: &mut App, setting: &Setting, listed: &mut PagedList<LineAction>) {
    let position = position(app);
    let world = app.world();
    let seating = world.resource::<Seating>();
    listed.set(move_list::offers(&MatchView {
        position: &position,
        setting,
        choice: world.resource::<Choice>(),
        advice: world.resource::<Hint<Hacienda>>().advice(),
        undo: taps::undo(world.resource::<Log<Hacienda>>(), seating, world.resource::<ScreenViewer>()),
        names: &names::names(seating),
    }));
}

#[test]
fn two_people_play_whole_games_from_the_move_list() {
    let setting = setting();
    let translations = Translations::default();
    let mut taken = BTreeSet::new();
    for seed in 1..=5_u64 {
        let mut app = App::new();
        app.add_plugins(game_plugin);
        let seating = Seating::of(vec![PlayerKind::Human; 2]);
        let player_kinds = seating.player_kinds.iter().map(|kind| kind.word().to_owned()).collect();
        app.insert_resource(Bots::<Hacienda>::new(&seating, 1)).insert_resource(seating);
        record::begin::<Hacienda>(app.world_mut(), setting.clone(), player_kinds, seed, Some(Seat(0)))
            .expect("two players are allowed");
        app.update();
        let mut listed = PagedList::default();
        let mut chance = seed;
        let mut rounds = 0;
        while !position(&mut app).over {
            rounds += 1;
            assert!(rounds < 6_000, "the game ends");
            // The curtain has a separate button.
            if let Some(seat) = app.world().resource::<ScreenViewer>().called {
                app.world_mut().write_message(Tap::Present(seat));
                app.update();
                continue;
            }
            // When the turn passes to another player, the viewer changes one frame later.
            let acting = position(&mut app).turn.seat;
            if app.world().resource::<ScreenViewer>().seat != Some(acting) {
                app.update();
                continue;
            }
            list(&mut app, &setting, &mut listed);
            let lines = listed.lines();
            assert!(!lines.is_empty() && lines.len() <= MAX_LINES);
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let any = (chance >> 33) as usize;
            let key = |wanted: &str| lines.iter().position(|line| line.key() == wanted);
            // Prefer actions that end the game soon: draw cards, and play the selected card on its best hex.
            let line = match any % 4 {
                0 => any / 4 % lines.len(),
                1 | 2 => key("move-list-yes").or(key("move-list-buy-top")).unwrap_or(0),
                _ => 0,
            };
            let text = translations.tr(&lines[line]).to_string();
            taken.insert(lines[line].key());
            match listed.choose(line) {
                // Skip the menu. Also skip undo, which could prevent the game from ending, and hints, which take too
                // long.
                Some(LineAction::Tap(Tap::Undo | Tap::UndoTurn | Tap::Hint)) | Some(LineAction::Menu) | None => {}
                Some(line_action @ (LineAction::Tap(_) | LineAction::Touch(_))) => {
                    let before = app.world().resource::<Log<Hacienda>>().entries().len();
                    match line_action {
                        LineAction::Tap(tap) => Tapped::<Touch>::Tap(tap).send(app.world_mut()),
                        LineAction::Touch(touch) => Tapped::Touch(touch).send(app.world_mut()),
                        LineAction::Menu => {}
                    }
                    app.update();
                    let feedback = app.world().resource::<Choice>().feedback.now.clone();
                    assert!(feedback.is_none_or(|feedback| !feedback.refused), "no offered action is refused: {text}");
                    let after = app.world().resource::<Log<Hacienda>>().entries().len();
                    let acts = matches!(line_action, LineAction::Tap(Tap::Confirm | Tap::End));
                    assert_eq!(after > before, acts, "only a confirmation or the end of a turn acts: {text}");
                }
            }
        }
    }
    for kind in [
        "move-list-play",
        "move-list-buy-top",
        "move-list-buy-card",
        "move-list-place",
        "move-list-yes",
        "move-list-back",
        "move-list-more",
    ] {
        assert!(taken.contains(kind), "{kind} was chosen: {taken:?}");
    }
}
