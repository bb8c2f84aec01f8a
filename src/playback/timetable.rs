//! When each effect of an action is told and heard, in seconds at normal speed since the action began to be shown.

/// The hours of an action's effects, in their order.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Timetable {
    /// When each is told: from then on panels may show it. Never falling.
    told: Vec<f32>,
    /// When each is heard.
    heard: Vec<f32>,
}

impl Timetable {
    /// That of so many effects of which all are told after so many seconds and heard as they begin.
    pub fn at_once(effects: usize, seconds: f32) -> Timetable {
        Timetable { told: vec![seconds; effects], heard: vec![0.0; effects] }
    }

    /// The next effect is told then, but not before the one before it, and heard then: at infinity it is never heard.
    pub fn push(&mut self, told: f32, heard: f32) {
        self.told.push(told.max(self.length()));
        self.heard.push(heard);
    }

    /// Seconds until everything is told.
    pub fn length(&self) -> f32 {
        self.told.last().copied().unwrap_or(0.0)
    }

    /// When an effect is told, by its number.
    pub fn told_at(&self, effect: usize) -> f32 {
        self.told.get(effect).copied().unwrap_or(0.0)
    }

    /// How many effects are told after so many seconds.
    pub fn told(&self, elapsed: f32) -> usize {
        self.told.partition_point(|told| *told <= elapsed)
    }

    /// The effects that are heard after `from` seconds and not after `to`.
    pub fn heard(&self, from: f32, to: f32) -> impl Iterator<Item = usize> {
        self.heard.iter().enumerate().filter(move |(_, at)| **at > from && **at <= to).map(|(effect, _)| effect)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_later_is_never_told_earlier_and_heard_once() {
        let mut times = Timetable::default();
        assert_eq!((times.length(), times.told(9.0), times.told_at(3)), (0.0, 0, 0.0));
        [(0.5, 0.0), (0.2, 0.1), (0.8, f32::INFINITY)].into_iter().for_each(|(told, heard)| times.push(told, heard));
        assert_eq!([0, 1, 2].map(|effect| times.told_at(effect)), [0.5, 0.5, 0.8]);
        assert_eq!([0.0, 0.5, 0.7, 0.8].map(|elapsed| times.told(elapsed)), [0, 2, 2, 3]);
        let heard = |from: f32, to: f32| times.heard(from, to).collect::<Vec<_>>();
        assert_eq!([heard(f32::NEG_INFINITY, 0.0), heard(0.0, 0.1), heard(0.1, 99.0)], [vec![0], vec![1], vec![]]);
    }

    #[test]
    fn all_at_once_is_told_after_the_same_time_and_heard_first() {
        let times = Timetable::at_once(3, 0.15);
        assert_eq!((times.told(0.1), times.told(0.15), times.length()), (0, 3, 0.15));
        assert_eq!(times.heard(f32::NEG_INFINITY, 0.0).count(), 3);
    }
}
