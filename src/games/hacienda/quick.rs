//! The boards for quick games at a kiosk. Staff choose among them.

use std::sync::Arc;

use hacienda_rules::{
    Rulebook, Setting,
    maps::{self, BuiltInBoard},
};

use crate::kiosk::StaffSettings;

/// The boards that quick games may use: the built-in ones for two players.
pub fn boards_for_two() -> impl Iterator<Item = BuiltInBoard> {
    maps::BUILT_IN_BOARDS.into_iter().filter(|board| board.seats.contains(&2))
}

/// The boards that quick games use: the boards for two players among those that staff chose, or the default boards if
/// there are none.
pub fn boards(staff: &StaffSettings) -> Vec<BuiltInBoard> {
    let known = boards_for_two().filter(|board| staff.boards.iter().any(|word| word == board.word));
    let known: Vec<BuiltInBoard> = known.collect();
    if known.is_empty() { StaffSettings::QUICK.into_iter().filter_map(maps::find).collect() } else { known }
}

/// The board and rules of a quick game. `number`, modulo the number of boards, selects the board.
pub fn setting(staff: &StaffSettings, number: u64) -> Setting {
    let boards = boards(staff);
    let board = boards[(number % boards.len() as u64) as usize].board().clone();
    Setting { board: Arc::new(board), rulebook: Rulebook::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kiosk_without_a_known_board_for_two_uses_the_default_boards() {
        let words = |staff: &StaffSettings| boards(staff).iter().map(|board| board.word).collect::<Vec<_>>();
        assert_eq!(words(&StaffSettings::default()), StaffSettings::QUICK);
        let odd =
            StaffSettings { boards: vec!["nowhere".to_owned(), "windmill".to_owned()], ..StaffSettings::default() };
        assert_eq!(words(&odd), StaffSettings::QUICK);
    }
}
