//! The timers of a visit to a kiosk: after a while without input, a question is asked and a countdown begins. If nobody
//! reacts, the visit ends, or a computer player replaces the person with the phone. A seat that nobody has taken gets a
//! computer player without a question.

use std::time::Duration;

use tabletop::Seat;

use super::StaffSettings;

/// The kind of input for which the screen waits. It determines the timeout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpectedInput {
    /// The action of a person.
    Turn,
    /// A choice before or after a game.
    Choice,
    /// Reading: the rules, the list of lessons, a lesson that waits for a tap, or the invitation for phones.
    Reader,
    /// No input: a computer player is thinking or an animation is running, even in a lesson.
    Nobody,
}

/// The maximum time without a touch. Once it has passed, the visitor counts as gone as soon as the screen expects no
/// input.
const LONGEST: Duration = Duration::from_secs(900);

/// The maximum time that is counted in one step, even if more has passed.
pub const LONGEST_STEP: Duration = Duration::from_secs(1);

/// The state of the timer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VisitState {
    /// The visitor is there, and no question is open.
    Calm,
    /// The question is open, with the remaining seconds.
    Asks(u32),
    /// The visitor has gone.
    Gone,
}

/// The inactivity timer of a visit.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct VisitTimer {
    /// How long the screen has waited for input. Reset by a touch, and whenever no input is expected.
    waited: Duration,
    /// The time since the last touch.
    untouched: Duration,
}

impl VisitTimer {
    /// Advances the timer by at most a second, since nobody can touch a sleeping machine or a page that the browser has
    /// frozen.
    pub fn pass(&mut self, time: Duration, touched: bool, awaited: ExpectedInput, staff: &StaffSettings) -> VisitState {
        let time = time.min(LONGEST_STEP);
        if touched {
            *self = VisitTimer::default();
            return VisitState::Calm;
        }
        self.untouched += time;
        let patience = match awaited {
            ExpectedInput::Turn => staff.idle,
            ExpectedInput::Choice => staff.rest,
            // Readers may touch nothing for a long time, but without a limit an abandoned lesson would block the kiosk.
            ExpectedInput::Reader => staff.reading.max(staff.idle),
            ExpectedInput::Nobody => {
                // After watching, the visitor gets the full time again.
                self.waited = Duration::ZERO;
                return if self.untouched > LONGEST { VisitState::Gone } else { VisitState::Calm };
            }
        };
        self.waited += time;
        let Some(over) = self.waited.checked_sub(Duration::from_secs(patience.into())) else { return VisitState::Calm };
        match Duration::from_secs(staff.count.into()).checked_sub(over) {
            Some(left) if !left.is_zero() => VisitState::Asks(left.as_secs_f32().ceil() as u32),
            _ => VisitState::Gone,
        }
    }
}

/// A seat at another screen for which the others wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AwaitedSeat {
    /// The seat.
    pub seat: Seat,
    /// True if a person has taken the seat, so that there is somebody to ask.
    pub is_taken: bool,
}

/// The state of a seat played with a phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PhoneState {
    /// No phone has kept the others waiting for too long.
    Calm,
    /// The person in the seat is asked to act, with the remaining seconds.
    Asks(Seat, u32),
    /// The person in the seat has gone, or has never come.
    Gone(Seat),
}

/// The inactivity timer of the phone whose turn it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PhoneTimer {
    /// How long the others have waited for the seat.
    waited: Duration,
    awaited: Option<AwaitedSeat>,
}

impl PhoneTimer {
    /// Advances the timer by at most a second. `awaited` is a seat that must act by phone, if any; `happened` is true
    /// if the table changed or the person in that seat gave a sign of life.
    pub fn pass(
        &mut self,
        time: Duration,
        awaited: Option<AwaitedSeat>,
        happened: bool,
        staff: &StaffSettings,
    ) -> PhoneState {
        if happened || self.awaited != awaited {
            *self = PhoneTimer { waited: Duration::ZERO, awaited };
        }
        let Some(AwaitedSeat { seat, is_taken }) = awaited else { return PhoneState::Calm };
        self.waited += time.min(LONGEST_STEP);
        let patience = Duration::from_secs(staff.idle.into());
        let Some(over) = self.waited.checked_sub(patience) else { return PhoneState::Calm };
        let count = if is_taken { staff.count } else { 0 };
        match Duration::from_secs(count.into()).checked_sub(over) {
            Some(left) if !left.is_zero() => PhoneState::Asks(seat, left.as_secs_f32().ceil() as u32),
            _ => {
                // Reset the timer, so that the seat is not reported again in every frame until a computer player takes
                // over.
                *self = PhoneTimer::default();
                PhoneState::Gone(seat)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: Duration = Duration::from_millis(250);

    /// The seconds until the question is asked, and until the visit ends.
    fn seconds(timer: &mut VisitTimer, awaited: ExpectedInput, staff: &StaffSettings) -> (f32, f32) {
        let (mut now, mut asks) = (Duration::ZERO, None);
        loop {
            now += STEP;
            match timer.pass(STEP, false, awaited, staff) {
                VisitState::Calm => assert_eq!(asks, None, "the question stays open"),
                VisitState::Asks(left) => {
                    let first = *asks.get_or_insert(now);
                    assert!(left <= staff.count && left as f32 >= staff.count as f32 - (now - first).as_secs_f32());
                }
                VisitState::Gone => return (asks.unwrap_or(now).as_secs_f32(), now.as_secs_f32()),
            }
        }
    }

    #[test]
    fn time_asleep_does_not_end_a_visit() {
        let staff = StaffSettings::default();
        for awaited in [ExpectedInput::Turn, ExpectedInput::Choice, ExpectedInput::Reader, ExpectedInput::Nobody] {
            let mut timer = VisitTimer::default();
            for _ in 0..3 {
                assert_eq!(
                    timer.pass(Duration::from_secs(10_000), false, awaited, &staff),
                    VisitState::Calm,
                    "{awaited:?}"
                );
            }
        }
    }

    #[test]
    fn each_kind_of_expected_input_has_its_own_timeout() {
        let staff = StaffSettings::default();
        for (awaited, asked, gone) in [
            (ExpectedInput::Turn, 75.0, 95.0),
            (ExpectedInput::Choice, 30.0, 50.0),
            (ExpectedInput::Reader, 180.0, 200.0),
        ] {
            let measured = seconds(&mut VisitTimer::default(), awaited, &staff);
            assert_eq!(measured, (asked, gone), "{awaited:?}");
        }
    }

    #[test]
    fn nobody_is_asked_while_computers_play() {
        let (staff, mut timer) = (StaffSettings::default(), VisitTimer::default());
        let minutes = |timer: &mut VisitTimer, awaited, count: u32| {
            (0..count * 240).map(|_| timer.pass(STEP, false, awaited, &staff)).collect::<Vec<_>>()
        };
        assert!(minutes(&mut timer, ExpectedInput::Turn, 1).iter().all(|state| *state == VisitState::Calm));
        assert!(minutes(&mut timer, ExpectedInput::Nobody, 10).iter().all(|state| *state == VisitState::Calm));
        assert_eq!(seconds(&mut timer, ExpectedInput::Turn, &staff).0, 75.0, "the full timeout applies again");
        assert!(
            minutes(&mut VisitTimer::default(), ExpectedInput::Nobody, 16).contains(&VisitState::Gone),
            "the absolute limit ends the visit"
        );
    }

    #[test]
    fn a_touch_ends_the_countdown() {
        let (staff, mut timer) = (StaffSettings::default(), VisitTimer::default());
        while timer.pass(STEP, false, ExpectedInput::Turn, &staff) != VisitState::Asks(3) {}
        assert_eq!(timer.pass(STEP, true, ExpectedInput::Turn, &staff), VisitState::Calm);
        assert_eq!(seconds(&mut timer, ExpectedInput::Turn, &staff), (75.0, 95.0));
    }

    /// A seat that a person has taken.
    fn taken(seat: u8) -> Option<AwaitedSeat> {
        Some(AwaitedSeat { seat: Seat(seat), is_taken: true })
    }

    #[test]
    fn the_person_with_a_silent_phone_is_asked_and_then_counts_as_gone() {
        let (staff, mut timer) = (StaffSettings::default(), PhoneTimer::default());
        let (one, other) = (taken(1), taken(2));
        let mut seconds = |awaited: Option<AwaitedSeat>, happened| {
            let seat_of = awaited.map(|awaited| awaited.seat);
            let mut asked = None;
            for number in 1..=1_000 {
                match timer.pass(STEP, awaited, happened && number == 1, &staff) {
                    PhoneState::Calm => assert_eq!(asked, None, "the question stays open"),
                    PhoneState::Asks(seat, _) => {
                        assert_eq!(Some(seat), seat_of);
                        asked.get_or_insert(number);
                    }
                    PhoneState::Gone(seat) => {
                        assert_eq!(Some(seat), seat_of);
                        return Some((asked.unwrap_or(0) / 4, number / 4));
                    }
                }
            }
            None
        };
        assert_eq!(seconds(None, false), None, "nobody is asked while no phone has to act");
        assert_eq!(seconds(one, false), Some((75, 95)));
        assert_eq!(seconds(other, false), Some((75, 95)), "the next seat gets the full time");
        assert_eq!(seconds(other, true), Some((75, 95)));
        let free_seat = other.map(|seat| AwaitedSeat { is_taken: false, ..seat });
        assert_eq!(seconds(free_seat, false), Some((0, 75)), "nobody can be asked");
        assert_eq!(seconds(other, false), Some((75, 95)), "a newly taken seat gets the full time");
    }

    #[test]
    fn any_event_at_the_table_ends_the_countdown() {
        let (staff, mut timer) = (StaffSettings::default(), PhoneTimer::default());
        let seat = taken(0);
        while timer.pass(STEP, seat, false, &staff) != PhoneState::Asks(Seat(0), 3) {}
        assert_eq!(timer.pass(STEP, seat, true, &staff), PhoneState::Calm);
        while timer.pass(STEP, seat, false, &staff) != PhoneState::Asks(Seat(0), 3) {}
        assert_eq!(timer.pass(STEP, None, false, &staff), PhoneState::Calm);
    }
}
