//! The times at which the effects of an action are announced and heard, in seconds at normal speed since the beat
//! began.

/// The times of an action's effects, in the order of the effects.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Timetable {
    /// The time at which each effect is announced, that is, when panels may show it. The times never decrease.
    announce_times: Vec<f32>,
    /// The time at which each effect is heard.
    cue_times: Vec<f32>,
}

impl Timetable {
    /// Creates a timetable that announces all effects at the same time and plays all their sounds at the start.
    pub fn at_once(effects: usize, seconds: f32) -> Timetable {
        Timetable { announce_times: vec![seconds; effects], cue_times: vec![0.0; effects] }
    }

    /// Appends the times of the next effect. The effect is announced no earlier than the previous effect. An infinite
    /// `cue_time` makes the effect silent.
    pub fn push(&mut self, announce_time: f32, cue_time: f32) {
        self.announce_times.push(announce_time.max(self.length()));
        self.cue_times.push(cue_time);
    }

    /// Returns the time until all effects are announced, in seconds.
    pub fn length(&self) -> f32 {
        self.announce_times.last().copied().unwrap_or(0.0)
    }

    /// Returns the time at which an effect is announced.
    pub fn announced_at(&self, effect: usize) -> f32 {
        self.announce_times.get(effect).copied().unwrap_or(0.0)
    }

    /// Returns the number of effects announced at or before a time in seconds.
    pub fn announced(&self, elapsed: f32) -> usize {
        self.announce_times.partition_point(|time| *time <= elapsed)
    }

    /// Returns the effects that are heard later than `from` but no later than `to`, both in seconds.
    pub fn heard_between(&self, from: f32, to: f32) -> impl Iterator<Item = usize> {
        self.cue_times.iter().enumerate().filter(move |(_, at)| **at > from && **at <= to).map(|(effect, _)| effect)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_effects_are_never_announced_earlier() {
        let mut times = Timetable::default();
        assert_eq!((times.length(), times.announced(9.0), times.announced_at(3)), (0.0, 0, 0.0));
        [(0.5, 0.0), (0.2, 0.1), (0.8, f32::INFINITY)]
            .into_iter()
            .for_each(|(announce_time, cue_time)| times.push(announce_time, cue_time));
        assert_eq!([0, 1, 2].map(|effect| times.announced_at(effect)), [0.5, 0.5, 0.8]);
        assert_eq!([0.0, 0.5, 0.7, 0.8].map(|elapsed| times.announced(elapsed)), [0, 2, 2, 3]);
        let heard = |from: f32, to: f32| times.heard_between(from, to).collect::<Vec<_>>();
        assert_eq!([heard(f32::NEG_INFINITY, 0.0), heard(0.0, 0.1), heard(0.1, 99.0)], [vec![0], vec![1], vec![]]);
    }

    #[test]
    fn at_once_announces_all_effects_together() {
        let times = Timetable::at_once(3, 0.15);
        assert_eq!((times.announced(0.1), times.announced(0.15), times.length()), (0, 3, 0.15));
        assert_eq!(times.heard_between(f32::NEG_INFINITY, 0.0).count(), 3);
    }
}
