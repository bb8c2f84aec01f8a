//! Tests of saved settings and of their defaults.

use super::*;

fn read(text: &str) -> Settings {
    serde_json::from_str::<Settings>(text).expect("the settings can be read").bounded()
}

fn language(code: &str) -> Language {
    Language::from_code(code).expect("the language is offered")
}

#[test]
fn settings_of_older_versions_are_read_and_clamped_to_their_ranges() {
    let old = read(r#"{"volume":0.25,"muted":true,"speed":2.0}"#);
    assert_eq!(old, Settings { effects: 0.25, muted: true, speed: 2.0, ..Settings::default() });
    assert_eq!(read("{}"), Settings::default());
    assert_eq!(
        read(r#"{"music":7.0,"effects":-1.0,"text":9.0}"#),
        Settings { music: 1.0, effects: 0.0, text: 2.0, ..Settings::default() }
    );
}

#[test]
fn the_system_language_applies_until_another_is_requested_or_chosen() {
    let mut settings = Settings { language_of_system: language("de"), ..Settings::default() };
    assert_eq!(settings.language(), language("de"));
    settings.set_language(language("fr"));
    assert_eq!(settings.language(), language("fr"));
    settings.language_override = Some(language("es"));
    assert_eq!(settings.language(), language("es"));
    let kept = serde_json::to_string(&settings).expect("settings can be serialised");
    assert!(kept.contains(r#""language":"fr""#), "{kept}");
    assert_eq!(read(&kept).language(), language("fr"), "an override is not stored");
    settings.set_language(Language::ENGLISH);
    assert_eq!(settings.language(), Language::ENGLISH);
    assert_eq!(read(r#"{"language":"tlh"}"#), Settings::default());
}

#[test]
fn the_chosen_language_can_be_read_without_an_app() {
    let folder = std::env::temp_dir().join(format!("hacienda-settings-language-{}", std::process::id()));
    let store = Store::Folder(folder.clone());
    assert_eq!(chosen_language(&store), None);
    store.put(FILE, r#"{"language":"fr"}"#).expect("the folder is writable");
    assert_eq!(chosen_language(&store), Some(language("fr")));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn an_unavailable_language_leaves_the_choice_of_an_earlier_run_unchanged() {
    let mut settings = read(r#"{"language":"de"}"#);
    settings.revert_language(language("de"), Language::ENGLISH);
    assert_eq!(settings.language(), Language::ENGLISH, "the texts of the previous language stay");
    assert_eq!(settings.language, Some(language("de")), "the choice is kept for the next start");
    let mut settings = read(r#"{"language":"fr"}"#);
    settings.set_language(language("de"));
    settings.revert_language(language("de"), language("fr"));
    assert_eq!((settings.language, settings.language()), (Some(language("fr")), language("fr")));
}

#[test]
fn the_launch_value_applies_until_the_measurement_is_removed() {
    let mut settings = read(r#"{"px_per_mm":3.6}"#);
    assert_eq!(settings.px_per_mm(), Some(3.6));
    settings.px_per_mm_override = Some(2.7);
    assert_eq!(settings.px_per_mm(), Some(2.7));
    settings.set_px_per_mm(None);
    assert_eq!(settings.px_per_mm(), None);
    assert_eq!(read(r#"{"px_per_mm":900.0}"#).px_per_mm(), None, "the value is out of range");
}

#[test]
fn unmuted_sound_is_audible() {
    let mut settings = Settings { effects: 0.3, music: 0.0, ..Settings::default() };
    settings.mute(true);
    assert_eq!((settings.effects_volume(), settings.music_volume()), (0.0, 0.0));
    settings.mute(false);
    assert_eq!((settings.effects_volume(), settings.music_volume()), (0.3, 0.0), "each keeps its volume");
    let mut silent = Settings { effects: 0.0, music: 0.0, muted: true, ..Settings::default() };
    silent.mute(false);
    assert!(silent.effects_volume() > 0.0 && silent.music_volume() > 0.0);
}

#[test]
fn motion_follows_the_system_until_it_is_chosen() {
    assert_eq!(Settings::default().motion(), Motion::Full);
    let mut settings = Settings { system_reduced_motion: true, ..Settings::default() };
    assert_eq!(settings.motion(), Motion::Reduced);
    for motion in [Motion::Full, Motion::Off, Motion::Reduced] {
        settings.set_motion(motion);
        let kept = serde_json::to_string(&settings).expect("settings can be serialised");
        let again: Settings = serde_json::from_str(&kept).expect("settings can be deserialised");
        assert_eq!((settings.motion(), again.motion()), (motion, motion));
    }
}

#[test]
fn unreadable_settings_are_set_aside_and_reported() {
    let folder = std::env::temp_dir().join(format!("hacienda-settings-torn-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let store = Store::Folder(folder.clone());
    let start = || {
        let mut app = App::new();
        app.insert_resource(store.clone()).add_plugins(plugin);
        app.world_mut().run_schedule(Startup);
        (*app.world().resource::<Settings>(), app.world().resource::<Unreadable>().clone())
    };
    let torn = "{\"language\":\"d";
    store.put(FILE, torn).expect("the folder is writable");
    assert_eq!(start(), (Settings::default(), Unreadable(vec![text!("settings-put-aside")])));
    assert_eq!(
        store.get("settings.unreadable.json").expect("the store is readable").as_deref(),
        Some(torn),
        "the original can be repaired"
    );
    assert_eq!(start().1, Unreadable::default(), "the problem is reported once");
    let _ = std::fs::remove_dir_all(folder);
}
