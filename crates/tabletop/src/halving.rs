//! Successive halving: compares actions by simulated games and repeatedly drops the worse half of the candidates.

/// A candidate action with the results of its simulations.
#[derive(Debug, Clone)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// The number of simulated games.
    pub games: u32,
    /// The sum of the games' values.
    pub sum: i64,
}

impl<A> Candidate<A> {
    /// Adds the value of a simulated game.
    pub fn add(&mut self, worth: i64) {
        self.games += 1;
        self.sum += worth;
    }

    /// The mean value of the games, multiplied by `parts` for precision; 0 before the first game.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::halving::Candidate;
    /// let mut candidate = Candidate { action: "harvest", games: 0, sum: 0 };
    /// [4, 5, 6].into_iter().for_each(|points| candidate.add(points));
    /// assert_eq!(candidate.mean(1), 5);
    /// assert_eq!(candidate.mean(1_000), 5_000);
    /// ```
    pub fn mean(&self, parts: i64) -> i64 {
        self.sum * parts / i64::from(self.games.max(1))
    }
}

/// A comparison of actions. The caller decides the number of games per round and when to stop.
///
/// # Examples
///
/// ```
/// use tabletop::halving::Halving;
/// let (mut halving, mut rounds) = (Halving::new([3, 9, 1, 7].into_iter()), 0);
/// while !halving.is_decided() {
///     rounds += 10;
///     while halving.completed_rounds().is_none_or(|done| done < rounds) {
///         let Some(candidate) = halving.next_candidate() else { break };
///         candidate.add(candidate.action); // A real playout returns the points at the end of a game.
///     }
///     halving.sort_by(|candidate| candidate.mean(100));
///     halving.halve();
/// }
/// assert_eq!(halving.left()[0].action, 9);
/// ```
#[derive(Debug, Clone)]
pub struct Halving<A> {
    /// The remaining candidates (best first after a sort), then the dropped ones.
    arms: Vec<Candidate<A>>,
    left: usize,
}

impl<A> Halving<A> {
    /// Starts a comparison of these actions.
    pub fn new(actions: impl Iterator<Item = A>) -> Halving<A> {
        let arms: Vec<Candidate<A>> = actions.map(|action| Candidate { action, games: 0, sum: 0 }).collect();
        Halving { left: arms.len(), arms }
    }

    /// The candidates that have not been dropped.
    pub fn left(&self) -> &[Candidate<A>] {
        &self.arms[..self.left]
    }

    /// All candidates, including the dropped ones.
    pub fn all(&self) -> &[Candidate<A>] {
        &self.arms
    }

    /// Returns true if at most one candidate remains.
    pub fn is_decided(&self) -> bool {
        self.left <= 1
    }

    /// The candidate for the next simulated game, or `None` if the comparison is decided. The remaining candidates take
    /// turns, so the number of games differs by at most one between them.
    pub fn next_candidate(&mut self) -> Option<&mut Candidate<A>> {
        let arms = if self.left > 1 { &mut self.arms[..self.left] } else { &mut [] };
        let games = arms.last()?.games;
        arms.iter_mut().find(|arm| arm.games == games)
    }

    /// The number of games that every remaining candidate has played; `None` in the middle of a rotation or without
    /// candidates.
    pub fn completed_rounds(&self) -> Option<u32> {
        let games = self.left().last()?.games;
        self.left().iter().all(|arm| arm.games == games).then_some(games)
    }

    /// Sorts the remaining candidates by decreasing `worth`. The sort is stable.
    pub fn sort_by(&mut self, worth: impl Fn(&Candidate<A>) -> i64) {
        self.arms[..self.left].sort_by_key(|arm| -worth(arm));
    }

    /// Drops the second half of the remaining candidates: the worse half after [`Halving::sort_by`].
    pub fn halve(&mut self) {
        self.left = self.left.div_ceil(2);
    }
}
