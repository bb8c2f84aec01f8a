//! Random boards from a recipe that is short enough to read out: `R4M-7315`.

mod ground;
mod outline;

pub(super) use outline::third_turn;

use tabletop::words;

use crate::{Board, Ground, Hex, Rng};

/// The highest board number in a recipe.
pub const MAX_NUMBER: u16 = 9_999;
/// The default level of the size and of each density. A recipe may omit the levels if all are the default.
pub const DEFAULT_LEVEL: u8 = 3;
/// The first random stream for boards, separate from the streams for a game's cards with the same seed.
const STREAM: u64 = 0x00b0_a4d0;

words! {
    /// The symmetry of a board as displayed.
    Symmetry {
        /// Left and right are mirror images: letter M.
        Mirror = "mirror",
        /// Half a turn maps the board onto itself: letter H.
        HalfTurn = "half-turn",
        /// A third of a turn maps the board onto itself: letter T.
        ThirdTurn = "third-turn",
        /// The board has no symmetry: letter N.
        None = "none",
    }
}

impl Symmetry {
    /// Returns the letter in a recipe.
    pub fn letter(self) -> char {
        match self {
            Symmetry::Mirror => 'M',
            Symmetry::HalfTurn => 'H',
            Symmetry::ThirdTurn => 'T',
            Symmetry::None => 'N',
        }
    }
}

/// The parameters of a random board. The same recipe gives the same board on every machine.
///
/// Its text is `R`, the number of players, the letter of the symmetry, `-` and a number. If size or a density is not
/// the default, four digits from 1 to 5 precede the number: size, land, markets, water, as in `R4M-3425-7315`.
///
/// # Examples
///
/// ```
/// use hacienda_rules::maps::generate::{Recipe, Symmetry};
/// let recipe = Recipe { seats: 2, symmetry: Symmetry::ThirdTurn, water: 5, number: 42, ..Recipe::default() };
/// assert_eq!(recipe.to_string(), "R2T-3335-42");
/// assert_eq!(Recipe::parse("r2t-3335-42"), Some(recipe));
/// assert_eq!(Recipe::parse("R2X-42"), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// The number of players, 2 to 5: more players get a larger board.
    pub seats: u8,
    /// The symmetry of the board.
    pub symmetry: Symmetry,
    /// The size relative to the number of players, 1 (small) to 5 (large).
    pub size: u8,
    /// The density of land, 1 to 5.
    pub land: u8,
    /// The density of markets, 1 to 5.
    pub markets: u8,
    /// The amount of printed water, 1 (none) to 5 (up to nine hexes).
    pub water: u8,
    /// The number of the board among all boards with these parameters, 0 to [`MAX_NUMBER`].
    pub number: u16,
}

impl Default for Recipe {
    /// The recipe used in the documentation: board 7315 for four players.
    fn default() -> Recipe {
        Recipe {
            seats: 4,
            symmetry: Symmetry::Mirror,
            size: DEFAULT_LEVEL,
            land: DEFAULT_LEVEL,
            markets: DEFAULT_LEVEL,
            water: DEFAULT_LEVEL,
            number: 7315,
        }
    }
}

impl std::fmt::Display for Recipe {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Recipe { seats, symmetry, size, land, markets, water, number } = self;
        write!(f, "R{seats}{}-", symmetry.letter())?;
        if [*size, *land, *markets, *water] != [DEFAULT_LEVEL; 4] {
            write!(f, "{size}{land}{markets}{water}-")?;
        }
        write!(f, "{number}")
    }
}

impl Recipe {
    /// Parses a recipe; letters may be lower case, and the number may have leading zeros, up to four digits in total.
    /// Returns `None` for any other text.
    pub fn parse(text: &str) -> Option<Recipe> {
        let text = text.to_ascii_uppercase();
        let (kind, rest) = text.strip_prefix('R')?.split_once('-')?;
        let mut kind = kind.chars();
        let (seats, letter) = (kind.next()?.to_digit(10)?, kind.next()?);
        let symmetry = Symmetry::ALL.into_iter().find(|symmetry| symmetry.letter() == letter)?;
        if kind.next().is_some() || !(2..=5).contains(&seats) {
            return None;
        }
        let (levels, number) = rest.split_once('-').unwrap_or(("3333", rest));
        let digits = |text: &str| (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        let &[size, land, markets, water] = levels.as_bytes() else { return None };
        if !digits(number) || ![size, land, markets, water].iter().all(|level| (b'1'..=b'5').contains(level)) {
            return None;
        }
        let level = |digit: u8| digit - b'0';
        Some(Recipe {
            seats: seats as u8,
            symmetry,
            size: level(size),
            land: level(land),
            markets: level(markets),
            water: level(water),
            number: number.parse().ok()?,
        })
    }

    /// Generates the board, named after its recipe. All pampas are connected, every market has at least three pampas
    /// sides, all landscapes have the same number of hexes, and the board is within the size limits.
    ///
    /// Parameters out of range are clamped.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Landscape, maps::generate::Recipe};
    /// let board = Recipe::default().board();
    /// assert_eq!(board.name, "R4M-7315");
    /// let mountains = board.land(Landscape::Mountain).count();
    /// assert!(Landscape::ALL.into_iter().all(|landscape| board.land(landscape).count() == mountains));
    /// assert_eq!(board.hash(), Recipe::default().board().hash()); // the same on every machine
    /// ```
    pub fn board(&self) -> Board {
        let recipe = self.within_bounds();
        let levels = [recipe.seats, recipe.size, recipe.land, recipe.markets, recipe.water];
        let kind = levels.iter().fold(recipe.symmetry.letter() as u64, |sum, level| sum * 10 + u64::from(*level));
        let mut rng = Rng::new(u64::from(recipe.number), STREAM + kind);
        let outline = outline::draw(&recipe, &mut rng);
        let ground = ground::fill(&recipe, &outline, &mut rng);
        let hexes: Vec<(Hex, Ground)> = outline.hexes.iter().copied().zip(ground).collect();
        let author = "Hacienda, by chance".to_owned();
        Board::new(recipe.to_string(), author, "1".to_owned(), outline.size, hexes)
            .expect("outlines respect the limits")
    }

    fn within_bounds(&self) -> Recipe {
        let level = |level: u8| level.clamp(1, 5);
        Recipe {
            seats: self.seats.clamp(2, 5),
            symmetry: self.symmetry,
            size: level(self.size),
            land: level(self.land),
            markets: level(self.markets),
            water: level(self.water),
            number: self.number.min(MAX_NUMBER),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recipes_are_written_and_parsed_back() {
        let usual = Recipe::default();
        let other = Recipe { seats: 2, symmetry: Symmetry::ThirdTurn, water: 5, number: 0, ..usual };
        for (recipe, text) in [(usual, "R4M-7315"), (other, "R2T-3335-0")] {
            assert_eq!(recipe.to_string(), text);
            assert_eq!(Recipe::parse(text), Some(recipe));
            assert_eq!(Recipe::parse(&text.to_lowercase()), Some(recipe));
        }
        assert_eq!(Recipe::parse("R2T-3335-000"), Some(other));
    }

    #[test]
    fn invalid_recipes_are_not_parsed() {
        let texts = [
            "",
            "R",
            "R4M",
            "R4M-",
            "R1M-1",
            "R6M-1",
            "R4X-1",
            "R4MM-1",
            "R4M-12345",
            "R4M-+1",
            "R4M--1",
            "R4M-3333-",
            "R4M-0333-1",
            "R4M-3336-1",
            "R4M-333-1",
            "R4M-3333-1-1",
            "R4M-7315.haz",
            "4M-7315",
            "RéM-1",
            "R4M-١",
        ];
        for text in texts {
            assert_eq!(Recipe::parse(text), None, "{text}");
        }
    }
}
