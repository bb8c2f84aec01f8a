//! Tests of the supervisor with shell scripts in place of the game.

use std::time::Instant;

use super::{game_process::GameProcess, *};

/// A folder for this test, and a supervisor that runs this shell script.
fn watch(name: &str, script: &str) -> (PathBuf, Supervisor) {
    let folder = env::temp_dir().join(format!("hacienda-watch-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the system has a folder for temporary files");
    let script = format!("cd '{}'; {script}", folder.display());
    let watch = Supervisor {
        program: "/bin/sh".into(),
        words: vec!["-c".into(), script.into()],
        patience: Duration::from_millis(300),
        loading: Duration::from_millis(1500),
        reports: Reports(Some(folder.join("reports"))),
    };
    (folder, watch)
}

fn reports(folder: &std::path::Path) -> Vec<String> {
    let mut files: Vec<PathBuf> = match std::fs::read_dir(folder.join("reports")) {
        Ok(entries) => entries.flatten().map(|entry| entry.path()).collect(),
        Err(_) => Vec::new(),
    };
    files.sort();
    files.into_iter().map(|file| std::fs::read_to_string(file).expect("a report is text")).collect()
}

#[test]
fn the_game_is_restarted_until_it_quits() {
    // The game first fails, then requests a restart, then is killed, and finally quits.
    let (folder, watch) = watch(
        "again",
        "echo x >> lives; echo hacienda-heart alive; \
         case $(wc -l < lives) in \
         1) printf '%s\\n' 'hacienda-heart game \"{seed 7}\\nend\"'; echo 'hacienda-heart fault at a.rs:1'; echo dreadful >&2; exit 7;; \
         2) exit 3;; 3) kill -9 $$;; *) exit 0;; esac",
    );
    watch.run();
    assert_eq!(std::fs::read_to_string(folder.join("lives")).expect("the script ran"), "x\n".repeat(4));
    let reports = reports(&folder);
    assert_eq!(reports.len(), 2, "a restart request is not a fault: {reports:?}");
    for what in ["exit status: 7", "at a.rs:1", "\n{seed 7}\nend", "dreadful", env!("CARGO_PKG_VERSION")] {
        assert!(reports[0].contains(what), "{what}: {}", reports[0]);
    }
    assert!(reports[1].contains("signal: 9") && reports[1].contains("there was no game"), "{}", reports[1]);
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_silent_game_is_killed_and_a_loading_one_gets_more_time() {
    // The first run hangs and ignores SIGTERM and SIGINT; the second takes longer to load than the timeout of a running
    // game.
    let (folder, watch) = watch(
        "silent",
        "if [ ! -e lived ]; then touch lived; trap '' TERM INT; echo hacienda-heart alive; exec sleep 30; fi; \
         sleep 1; echo hacienda-heart loading; sleep 1; echo hacienda-heart alive; exit 0",
    );
    let start = Instant::now();
    watch.run();
    let took = start.elapsed().as_secs_f32();
    assert!((2.4..8.0).contains(&took), "{took} s");
    let reports = reports(&folder);
    assert_eq!(reports.len(), 1, "{reports:?}");
    assert!(reports[0].contains("no heartbeat"), "{}", reports[0]);
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn the_standard_input_of_the_game_ends_with_the_supervisor() {
    let (folder, watch) = watch("gone", "cat; echo gone > gone");
    let process = GameProcess::new(&watch).expect("a shell starts");
    drop(process);
    let until = Instant::now() + Duration::from_secs(10);
    while !folder.join("gone").exists() && Instant::now() < until {
        thread::sleep(Duration::from_millis(20));
    }
    assert!(folder.join("gone").exists());
    let _ = std::fs::remove_dir_all(folder);
}

/// Waits up to ten seconds for a file to have this content.
fn gets_content(file: &std::path::Path, words: &str) -> bool {
    let until = Instant::now() + Duration::from_secs(10);
    while Instant::now() < until {
        if std::fs::read_to_string(file).is_ok_and(|text| text == words) {
            return true;
        }
        thread::sleep(Duration::from_millis(20));
    }
    false
}

#[test]
fn the_machine_stays_awake_as_far_as_allowed_while_the_supervisor_runs() {
    let (folder, _) = watch("awake", "");
    let log = folder.join("told");
    // Acts like systemd-inhibit on a system that refuses sleep locks. For other locks, it runs the command that follows
    // its own options.
    let script = format!(
        "echo $1 >> '{0}'; case $1 in *sleep) echo 'Access denied' >&2; exit 1;; esac; \
         while [ \"${{1#--}}\" != \"$1\" ]; do shift; done; \"$@\"; echo over >> '{0}'",
        log.display()
    );
    let awake = stay_awake::keep(vec!["/bin/sh".to_owned(), "-c".to_owned(), script, "inhibit".to_owned()]);
    assert!(gets_content(&log, "--what=idle:sleep\n--what=idle\n"), "{:?}", std::fs::read_to_string(&log));
    thread::sleep(Duration::from_millis(200));
    assert!(gets_content(&log, "--what=idle:sleep\n--what=idle\n"), "the lock is held");
    drop(awake);
    assert!(gets_content(&log, "--what=idle:sleep\n--what=idle\nover\n"), "{:?}", std::fs::read_to_string(&log));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_kiosk_runs_without_systemd_inhibit() {
    let (folder, watch) = watch("sleepy", "echo x >> lives; exit 0");
    let _awake = stay_awake::keep(vec![folder.join("nothing")]);
    watch.run();
    assert_eq!(std::fs::read_to_string(folder.join("lives")).expect("the script ran"), "x\n");
    // The log explains why the machine may sleep.
    let (pipe, _ours) = io::pipe().expect("a pipe opens");
    let missing = stay_awake::hold(&[folder.join("nothing")], &pipe).expect("no lock is held");
    assert!(missing.contains("No such file"), "{missing}");
    let refused = stay_awake::hold(&["/bin/sh", "-c", "echo first >&2; echo 'Access denied' >&2; exit 1"], &pipe);
    assert_eq!(refused.as_deref(), Some("Access denied"));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn pauses_grow_only_after_early_ends_and_have_a_limit() {
    let run = |lasted, end| GameRun {
        began: std::time::SystemTime::now(),
        lasted: Duration::from_secs(lasted),
        alive_after: Some(Duration::ZERO),
        end,
        fault: None,
        game: String::new(),
        errors: Vec::new(),
    };
    let mut policy = RestartPolicy::default();
    let not_started = || End::NotStarted(String::new());
    let pauses: Vec<u64> = (0..10).map(|_| policy.pause_after(&run(1, not_started())).as_secs()).collect();
    assert_eq!(pauses, [0, 0, 0, 1, 2, 4, 8, 16, 30, 30]);
    assert_eq!((policy.pause_after(&run(60, not_started())), policy), (Duration::ZERO, RestartPolicy::default()));
    // A slow machine gets a longer timeout each time, up to a limit.
    let granted: Vec<u32> = (0..6)
        .map(|_| {
            policy.pause_after(&run(4, End::TimedOut));
            policy.slowness()
        })
        .collect();
    assert_eq!(granted, [2, 4, 8, 16, 16, 16]);
}

#[test]
fn a_program_that_cannot_be_started_ends_as_not_started() {
    let (folder, mut watch) = watch("unborn", "");
    watch.program = folder.join("nothing");
    let run = GameRun::of(&watch, watch.patience);
    assert!(matches!(run.end, End::NotStarted(_)), "{:?}", run.end);
    let _ = std::fs::remove_dir_all(folder);
}
