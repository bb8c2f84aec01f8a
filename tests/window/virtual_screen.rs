//! A virtual screen with a pointer, on which tests run the built program.

use std::{
    env,
    ffi::OsString,
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// A virtual screen that closes when it is dropped.
pub struct Screen {
    server: Child,
    /// The name of the X display.
    pub display: String,
}

impl Screen {
    /// Opens a screen. Returns `None` if Xvfb cannot be started.
    pub fn open() -> Option<Screen> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut number = String::new();
        BufReader::new(server.stdout.take()?).read_line(&mut number).ok()?;
        Some(Screen { server, display: format!(":{}", number.trim()) })
    }

    /// Returns a command that runs the compiled program on this screen. It removes the variable `CARGO_MANIFEST_DIR`,
    /// so that the program looks for its assets as it does when a user starts it. `HACIENDA_PROGRAM` selects another
    /// program, such as a release build.
    pub fn program(&self, data: &Path, driver: &Path) -> Command {
        self.with_environment(Command::new(program()), data, driver)
    }

    /// Returns the same command with a low priority.
    pub fn program_slowly(&self, data: &Path, driver: &Path) -> Command {
        let mut nice = Command::new("nice");
        nice.args(["-n", "15"]).arg(program());
        self.with_environment(nice, data, driver)
    }

    fn with_environment(&self, mut command: Command, data: &Path, driver: &Path) -> Command {
        command
            .env("DISPLAY", &self.display)
            .env("VK_DRIVER_FILES", driver)
            .env("HACIENDA_DATA", data)
            .env_remove("CARGO_MANIFEST_DIR")
            .env_remove("WAYLAND_DISPLAY");
        command
    }

    /// Clicks at a point, in screen pixels. Returns false if xdotool fails or is not installed.
    pub fn click(&self, x: i32, y: i32) -> bool {
        let (x, y) = (x.to_string(), y.to_string());
        let status = Command::new("xdotool")
            .args(["mousemove", &x, &y, "mousedown", "1", "sleep", "0.08", "mouseup", "1"])
            .env("DISPLAY", &self.display)
            .status();
        status.is_ok_and(|status| status.success())
    }
}

fn program() -> OsString {
    env::var_os("HACIENDA_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_hacienda").into())
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Returns the path of the manifest of Mesa's software Vulkan driver, if it is installed.
pub fn lavapipe() -> Option<PathBuf> {
    let drivers = fs::read_dir("/usr/share/vulkan/icd.d").ok()?.flatten().map(|entry| entry.path());
    drivers.into_iter().find(|path| path.to_string_lossy().contains("lvp_icd"))
}
