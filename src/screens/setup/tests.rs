//! The set-up screen drawn without a window: nothing overlaps, nothing is too small, and taps do what they say.
