//! The counters that `/metrics` reports. They contain no personal data.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use online::Reason;

/// The upper bounds of the histogram of commit times, in milliseconds.
const BOUNDS_MS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2_000];

/// The counters, which all parts of a server share.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables in memory.
    pub tables: AtomicI64,
    /// Open connections.
    pub sockets: AtomicI64,
    /// Tables set up since the start.
    pub created: AtomicU64,
    /// Log entries played since the start, whether this process or another one stored them.
    pub actions: AtomicU64,
    /// Decisions of computer players since the start.
    pub decisions: AtomicU64,
    /// Connections closed because their clients read too slowly.
    pub too_slow: AtomicU64,
    refusals: [AtomicU64; Reason::ALL.len()],
    /// The number of commits in each bucket; the last bucket has no upper bound.
    commits: [AtomicU64; BOUNDS_MS.len() + 1],
    commit_micros: AtomicU64,
    jobs: AtomicU64,
}

impl Metrics {
    /// Counts a refused message.
    pub fn refused(&self, reason: Reason) {
        self.refusals[reason.index()].fetch_add(1, Relaxed);
    }

    /// Counts a transaction, its duration and its number of jobs.
    pub fn committed(&self, time: Duration, jobs: usize) {
        let place = BOUNDS_MS.iter().position(|bound| time <= Duration::from_millis(*bound)).unwrap_or(BOUNDS_MS.len());
        self.commits[place].fetch_add(1, Relaxed);
        self.commit_micros.fetch_add(u64::try_from(time.as_micros()).unwrap_or(u64::MAX), Relaxed);
        self.jobs.fetch_add(jobs as u64, Relaxed);
    }

    /// The counters in the text format of Prometheus.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut line = |words: std::fmt::Arguments| {
            writeln!(text, "hacienda_{words}").expect("writing to a string never fails");
        };
        line(format_args!("tables {}", self.tables.load(Relaxed)));
        line(format_args!("sockets {}", self.sockets.load(Relaxed)));
        line(format_args!("tables_created_total {}", self.created.load(Relaxed)));
        line(format_args!("actions_total {}", self.actions.load(Relaxed)));
        line(format_args!("computer_decisions_total {}", self.decisions.load(Relaxed)));
        line(format_args!("too_slow_total {}", self.too_slow.load(Relaxed)));
        for (reason, count) in Reason::ALL.iter().zip(&self.refusals) {
            line(format_args!("refusals_total{{reason=\"{reason}\"}} {}", count.load(Relaxed)));
        }
        let mut sum = 0;
        for (bound, count) in BOUNDS_MS.iter().zip(&self.commits) {
            sum += count.load(Relaxed);
            line(format_args!("commit_seconds_bucket{{le=\"{}\"}} {sum}", *bound as f64 / 1_000.0));
        }
        sum += self.commits[BOUNDS_MS.len()].load(Relaxed);
        line(format_args!("commit_seconds_bucket{{le=\"+Inf\"}} {sum}"));
        line(format_args!("commit_seconds_sum {}", self.commit_micros.load(Relaxed) as f64 / 1e6));
        line(format_args!("commit_seconds_count {sum}"));
        line(format_args!("committed_jobs_total {}", self.jobs.load(Relaxed)));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_buckets_of_the_histogram_are_cumulative() {
        let metrics = Metrics::default();
        for ms in [0, 3, 3, 9_000] {
            metrics.committed(Duration::from_millis(ms), 2);
        }
        metrics.refused(Reason::Storage);
        let text = metrics.text();
        for line in [
            "commit_seconds_bucket{le=\"0.001\"} 1",
            "commit_seconds_bucket{le=\"0.005\"} 3",
            "commit_seconds_bucket{le=\"2\"} 3",
            "commit_seconds_bucket{le=\"+Inf\"} 4",
            "committed_jobs_total 8",
            "refusals_total{reason=\"storage\"} 1",
        ] {
            assert!(text.contains(&format!("hacienda_{line}\n")), "{line} is not in\n{text}");
        }
    }
}
