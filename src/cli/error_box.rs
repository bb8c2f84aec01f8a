//! The message box about an error that ended the game or kept it from starting.

use std::{
    env,
    io::{self, IsTerminal},
    path::Path,
    thread,
};

use super::{crash_report, output::Failure};
use crate::{
    asset_folder,
    launch::LaunchArgs,
    message_box, settings,
    store::Store,
    texts::{Language, Text, Translations, Untranslated, text},
};
use tabletop::sentences::escaped;

/// Environment variables that are set where nobody could close a message box: in tests and in automatic builds.
const AUTOMATIC: [&str; 2] = ["HACIENDA_DATA", "CI"];
/// A Linux desktop sets at least one of these environment variables.
const DISPLAYS: [&str; 2] = ["DISPLAY", "WAYLAND_DISPLAY"];

/// Shows how a run ended, if it ended with an error, and waits until the player closes the box.
pub(super) fn show_error(launch: &LaunchArgs, outcome: &thread::Result<Result<(), Failure>>) {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    if !is_wanted(launch, io::stderr().is_terminal(), is_set) {
        return;
    }
    let Some(message) = message(outcome, crash_report::written()) else { return };
    let words = words(language(launch));
    message_box::show_error(&words.tr(text!("title")), &words.tr(message));
}

/// Returns true if somebody is there to read a message box and does not see standard error. Nobody is there when a
/// screenshot is taken, and often when a hall view is restarted.
fn is_wanted(launch: &LaunchArgs, has_terminal: bool, is_set: impl Fn(&str) -> bool) -> bool {
    let unattended = launch.screenshot.is_some() || launch.spectate.is_some() || AUTOMATIC.into_iter().any(&is_set);
    let has_display = !cfg!(target_os = "linux") || DISPLAYS.into_iter().any(&is_set);
    has_display && !has_terminal && !unattended
}

/// Returns the message about an outcome, if it is an error. `report` is the report that this run has written.
fn message(outcome: &thread::Result<Result<(), Failure>>, report: Option<&Path>) -> Option<Text> {
    let line = match outcome {
        Ok(Ok(()) | Err(Failure::ClosedPipe | Failure::Restart)) => return None,
        Ok(Err(Failure::Refused(line) | Failure::Unusable(line))) => Some(line),
        Err(_) => None,
    };
    Some(match (report, line) {
        (Some(report), _) => text!("error-box-report", path = Untranslated::path(report)),
        (None, Some(line)) => text!("error-box-line", what = Untranslated::line(&escaped(line))),
        (None, None) => text!("error-box"),
    })
}

/// Returns the language given on the command line, else the language chosen in the game, else the system's language.
fn language(launch: &LaunchArgs) -> Language {
    let given = launch.language.as_deref().and_then(Language::from_code);
    given.or_else(|| settings::chosen_language(&Store::default_location())).unwrap_or_else(settings::language_of_system)
}

/// Returns the messages of a language; English if the assets are missing.
fn words(language: Language) -> Translations {
    asset_folder::find().map_or_else(
        |_| Translations::built_in(language),
        |assets| Translations::from_folder(language, &assets.join("texts")),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_names_the_report_or_quotes_the_error() {
        let message_of = |outcome: thread::Result<Result<(), Failure>>, report: Option<&str>| {
            message(&outcome, report.map(Path::new)).map(|text| Translations::default().tr(text).to_string())
        };
        let failed = || Ok(Err(Failure::Unusable("cows.hacienda:\nthere is no such file".to_owned())));
        let panicked = || Err(Box::new("no more cows") as Box<dyn std::any::Any + Send>);
        for outcome in [Ok(Ok(())), Ok(Err(Failure::Restart)), Ok(Err(Failure::ClosedPipe))] {
            assert_eq!(message_of(outcome, Some("fault-000001.txt")), None, "this is not an error");
        }
        for outcome in [failed(), panicked()] {
            let message = message_of(outcome, Some("reports/fault-000001.txt")).expect("an error gives a message");
            assert!(message.contains("reports/fault-000001.txt") && message.contains("saved games"), "{message}");
        }
        let line = message_of(failed(), None).expect("an error gives a message");
        assert!(line.ends_with("cows.hacienda:\\nthere is no such file"), "{line}");
        assert!(message_of(panicked(), None).is_some_and(|message| message.contains("saved games")));
    }

    #[test]
    fn a_box_needs_a_person_who_does_not_see_standard_error() {
        let usual = LaunchArgs::default();
        let desktop = |name: &str| name == "DISPLAY";
        assert!(is_wanted(&usual, false, desktop));
        assert!(!is_wanted(&usual, true, desktop), "the line is in the terminal");
        for name in AUTOMATIC {
            assert!(!is_wanted(&usual, false, |set: &str| desktop(set) || set == name), "{name}");
        }
        let picture = LaunchArgs { screenshot: Some("picture.png".into()), ..LaunchArgs::default() };
        let hall = LaunchArgs { spectate: Some("http://localhost/#t".to_owned()), ..LaunchArgs::default() };
        assert!(!is_wanted(&picture, false, desktop) && !is_wanted(&hall, false, desktop));
        assert_eq!(is_wanted(&usual, false, |_: &str| false), !cfg!(target_os = "linux"), "Linux needs a display");
    }

    #[test]
    fn a_message_box_uses_the_language_of_the_command_line() {
        let german = LaunchArgs { language: Some("de".to_owned()), ..LaunchArgs::default() };
        assert_eq!(language(&german).code(), "de");
        assert!(words(language(&german)).tr(text!("error-box")).contains("Fehler"));
    }
}
