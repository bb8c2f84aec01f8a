//! The staff menu, opened by five taps in a corner and a PIN. It contains the controls for the daily use of a kiosk.

use std::{collections::VecDeque, num::NonZeroU8, time::Duration};

use bevy::{
    input::{
        ButtonState,
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    time::Real,
    window::PrimaryWindow,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{
    KioskSystems, Start,
    pin::{self, KeypadResult},
    staff_page::{self, StaffRequest},
    visitor_settings,
};
use crate::{
    kiosk::{Kiosk, RESTART_EXIT_CODE, StaffSettings, VisitorResources},
    settings::Settings,
    stage::gestures::PanelAreas,
    store::Writer,
    theme::scale::Scale,
    ui::{measure, parts::overlay::mark_covered},
};

/// The minimum size in logical pixels of the corner in which taps count: 20 mm at 96 pixels per inch.
const CORNER: f32 = 76.0;
/// The number of taps that open the keypad.
const TAPS: usize = 5;
/// The maximum time that these taps may take.
const WITHIN: Duration = Duration::from_secs(3);

/// The open part of the menu.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
enum StaffMenu {
    #[default]
    Closed,
    /// The digits entered so far.
    Pin(String),
    Open,
    /// The digits of a new PIN entered so far.
    NewPin(String),
    /// The page for measuring the screen.
    Measure,
}

/// The number of wrong PINs since the last correct PIN, and the time until which the keypad is disabled, measured from
/// the start of the program.
#[derive(Resource, Debug, Clone, Copy, Default)]
struct PinLockout {
    times: u32,
    until: Duration,
}

impl PinLockout {
    /// Counts a wrong PIN and doubles the delay, up to five minutes.
    fn count_wrong_pin(&mut self, now: Duration) {
        self.times += 1;
        self.until = now + Duration::from_secs(self.whole().into());
    }

    /// The whole delay in seconds.
    fn whole(&self) -> u32 {
        (1 << self.times.min(9)).min(300)
    }

    /// The remaining delay in seconds.
    fn left(&self, now: Duration) -> u32 {
        self.until.saturating_sub(now).as_secs_f32().ceil() as u32
    }
}

/// Adds the menu.
pub fn plugin(app: &mut App) {
    // The menu closes when the visitor has gone.
    app.init_visitor_resource::<StaffMenu>()
        .init_resource::<PinLockout>()
        .add_systems(Update, detect_corner_taps.in_set(super::VisitSystems::Staff))
        .add_systems(EguiPrimaryContextPass, show.in_set(KioskSystems::Staff));
}

fn detect_corner_taps(
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    mut touches: MessageReader<TouchInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut taps: Local<VecDeque<Duration>>,
    mut menu: ResMut<StaffMenu>,
) {
    let corner = contexts.ctx_mut().map_or(CORNER, |ctx| Scale::of(ctx).main_target().max(CORNER));
    let fingers = touches.read().filter(|touch| touch.phase == TouchPhase::Started).map(|touch| touch.position);
    let cursor = window.and_then(|window| window.cursor_position());
    let clicks = buttons.read().filter(|button| button.state == ButtonState::Pressed).filter_map(|_| cursor);
    for at in fingers.chain(clicks) {
        if at.max_element() > corner {
            taps.clear();
            continue;
        }
        taps.push_back(time.elapsed());
        while taps.front().is_some_and(|first| time.elapsed() - *first > WITHIN) {
            taps.pop_front();
        }
        if taps.len() >= TAPS && *menu == StaffMenu::Closed {
            taps.clear();
            *menu = StaffMenu::Pin(String::new());
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    mut menu: ResMut<StaffMenu>,
    mut lockout: ResMut<PinLockout>,
    (mut kiosk, start): (ResMut<Kiosk>, Res<Start>),
    mut settings: ResMut<Settings>,
    mut writer: ResMut<Writer>,
    mut covered: ResMut<PanelAreas>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    if *menu == StaffMenu::Closed {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    mark_covered(&mut covered, ctx.content_rect());
    let next = match menu.clone() {
        StaffMenu::Closed => None,
        StaffMenu::Pin(mut digits) => {
            match pin::draw(ctx, &mut digits, lockout.left(time.elapsed()), lockout.whole()) {
                KeypadResult::Pending => Some(StaffMenu::Pin(digits)),
                KeypadResult::Cancelled => Some(StaffMenu::Closed),
                KeypadResult::Confirmed if digits == kiosk.staff.pin => {
                    *lockout = PinLockout::default();
                    Some(StaffMenu::Open)
                }
                KeypadResult::Confirmed => {
                    lockout.count_wrong_pin(time.elapsed());
                    Some(StaffMenu::Pin(String::new()))
                }
            }
        }
        StaffMenu::NewPin(mut digits) => match pin::draw(ctx, &mut digits, 0, 0) {
            KeypadResult::Pending => Some(StaffMenu::NewPin(digits)),
            KeypadResult::Cancelled => Some(StaffMenu::Open),
            KeypadResult::Confirmed => {
                if StaffSettings::is_pin(&digits) {
                    kiosk.staff.pin = digits;
                    kiosk.save_staff_settings(&mut writer);
                }
                Some(StaffMenu::Open)
            }
        },
        StaffMenu::Measure => {
            let mut measured = *settings;
            let left = measure::draw(ctx, &mut measured, true);
            if measured != *settings {
                kiosk.staff.px_per_mm = measured.px_per_mm;
                apply(&mut kiosk, &start, &mut settings, &mut writer);
            }
            left.then_some(StaffMenu::Open)
        }
        StaffMenu::Open => {
            let mut staff = kiosk.staff.clone();
            // No other screen shows these outcomes, so change detection must not be triggered.
            kiosk.bypass_change_detection().collect_save_outcomes(&writer);
            let request = staff_page::draw(ctx, &mut staff, &kiosk.statistics, &kiosk.errors());
            if staff != kiosk.staff {
                kiosk.staff = staff.bounded();
                apply(&mut kiosk, &start, &mut settings, &mut writer);
            }
            match request {
                None => None,
                Some(StaffRequest::Close) => Some(StaffMenu::Closed),
                Some(StaffRequest::Measure) => Some(StaffMenu::Measure),
                Some(StaffRequest::NewPin) => Some(StaffMenu::NewPin(String::new())),
                Some(StaffRequest::Restart) => {
                    let code = NonZeroU8::new(RESTART_EXIT_CODE);
                    exit.write(code.map_or(AppExit::Success, AppExit::Error));
                    None
                }
                Some(StaffRequest::Quit) => {
                    exit.write(AppExit::Success);
                    None
                }
            }
        }
    };
    if let Some(next) = next {
        menu.set_if_neq(next);
    }
    Ok(())
}

/// Applies and saves the new settings.
fn apply(kiosk: &mut Kiosk, start: &Start, settings: &mut Settings, writer: &mut Writer) {
    *settings = Settings { language: settings.language, ..visitor_settings(kiosk, start, settings) };
    kiosk.save_staff_settings(writer);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wrong_pin_doubles_the_wait_up_to_five_minutes() {
        let (mut lockout, now) = (PinLockout::default(), Duration::from_secs(100));
        let waits: Vec<u32> = (0..10)
            .map(|_| {
                lockout.count_wrong_pin(now);
                lockout.left(now)
            })
            .collect();
        assert_eq!(waits, [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
        assert_eq!(lockout.left(now + Duration::from_secs(301)), 0);
    }
}
