//! Hacienda in match reports: points by category, and the markets reached.

use serde::Serialize;
use tabletop::Reported;

use super::{hexes, rules::RulesText};
use crate::{Category, Cells, Edition, Hacienda, HouseRules, Position, Seat, Setting, Size, sentences::escaped};

/// The board, the game and the running score. Match reports also contain the house rules; ladders do not.
#[derive(Serialize)]
struct PlayedText<'a> {
    board: &'a str,
    game: Edition,
    running_score: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<HouseRules>,
}

impl<S: Size> Reported for Hacienda<S> {
    /// The scoring categories, their sum, and the pesos at the end.
    const COLUMNS: &'static [&'static str] =
        &["markets", "chains", "haciendas", "ponds", "herds", "money", "total", "pesos"];
    const PLAYED: &'static str = "board | game";

    fn rules(setting: &Setting) -> impl Serialize {
        RulesText::of(&setting.rulebook)
    }

    fn played(setting: &Setting, whole: bool) -> impl Serialize {
        let book = &setting.rulebook;
        PlayedText {
            board: &setting.board.name,
            game: book.edition,
            running_score: book.running_score,
            house: whole.then_some(book.house),
        }
    }

    fn setting_cells(setting: &Setting) -> String {
        let running = if setting.rulebook.running_score { ", running" } else { "" };
        format!("{} | {}{running}", escaped(&setting.board.name), setting.rulebook.edition)
    }

    fn setting_text(setting: &Setting) -> String {
        let running = if setting.rulebook.running_score { " with the running score" } else { "" };
        format!("on {}, {}{running}", escaped(&setting.board.name), setting.rulebook.edition)
    }

    fn columns(_: &Setting, last: &Position<S>) -> Vec<Vec<i64>> {
        let row = |seat: Seat| {
            let rows = last.scorings.held.iter().flatten().map(|rows| rows[seat.index()].points);
            let mut points = [0; Category::ALL.len()];
            rows.for_each(|row| points.iter_mut().zip(row).for_each(|(sum, points)| *sum += i64::from(points)));
            let total_and_pesos = [points.iter().sum(), i64::from(last.pesos[seat.index()])];
            points.into_iter().chain(total_and_pesos).collect()
        };
        last.seats().map(row).collect()
    }

    fn markets(setting: &Setting) -> Option<Vec<String>> {
        let board = &setting.board;
        Some(board.markets().iter().map(|market| hexes::text(board, market)).collect())
    }

    fn reached(setting: &Setting, last: &Position<S>) -> Vec<bool> {
        let board = &setting.board;
        let animals = last.animals.iter().fold(Cells::NONE, |all, herd| all | *herd);
        let around = board.around(&animals);
        board.markets().iter().map(|market| around.has(market)).collect()
    }
}
