//! Comparing actions by games played in the head, by halving: all are tried, the better half goes on, again and again.

/// An action under comparison, and how it has fared.
#[derive(Debug, Clone)]
pub struct Arm<A> {
    /// The action.
    pub action: A,
    /// Games played with it.
    pub games: u32,
    /// What they were worth together.
    pub sum: i64,
}

impl<A> Arm<A> {
    /// Counts a game of so much worth.
    pub fn add(&mut self, worth: i64) {
        self.games += 1;
        self.sum += worth;
    }

    /// The mean worth of its games, in so many parts of one.
    pub fn mean(&self, parts: i64) -> i64 {
        self.sum * parts / i64::from(self.games.max(1))
    }
}

/// Actions under comparison. How many games each half gets, and when it is enough, is for whoever asks.
#[derive(Debug, Clone)]
pub struct Halving<A> {
    /// Those still in question first, best first whenever they were sorted; then those that fell out.
    arms: Vec<Arm<A>>,
    left: usize,
}

impl<A> Halving<A> {
    /// Between these actions, of which none has met a game.
    pub fn new(actions: impl Iterator<Item = A>) -> Halving<A> {
        let arms: Vec<Arm<A>> = actions.map(|action| Arm { action, games: 0, sum: 0 }).collect();
        Halving { left: arms.len(), arms }
    }

    /// Those still in question.
    pub fn left(&self) -> &[Arm<A>] {
        &self.arms[..self.left]
    }

    /// All of them, with those that fell out.
    pub fn all(&self) -> &[Arm<A>] {
        &self.arms
    }

    /// Whether there is nothing to compare any more.
    pub fn is_decided(&self) -> bool {
        self.left <= 1
    }

    /// The one to play the next game with: in turns, so that all in question meet the same games. `None`: it is decided.
    pub fn to_play(&mut self) -> Option<&mut Arm<A>> {
        let arms = if self.left > 1 { &mut self.arms[..self.left] } else { &mut [] };
        let games = arms.last()?.games;
        arms.iter_mut().find(|arm| arm.games == games)
    }

    /// How many games all in question have met; `None` while some have met one more than others.
    pub fn met(&self) -> Option<u32> {
        let games = self.left().last()?.games;
        self.left().iter().all(|arm| arm.games == games).then_some(games)
    }

    /// Puts those in question in order, the most worth first; of equals that stays first which was.
    pub fn sort_by(&mut self, worth: impl Fn(&Arm<A>) -> i64) {
        self.arms[..self.left].sort_by_key(|arm| -worth(arm));
    }

    /// The worse half falls out.
    pub fn halve(&mut self) {
        self.left = self.left.div_ceil(2);
    }
}
