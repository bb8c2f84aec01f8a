//! The web page around the game: its storage, display and file transfer. The JavaScript half is `web/page.js`.

use std::{
    cell::{Cell, RefCell},
    io,
};

use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "./page.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    fn store_get(name: &str) -> Result<Option<String>, JsValue>;
    #[wasm_bindgen(catch)]
    fn store_put(name: &str, text: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch)]
    fn store_remove(name: &str) -> Result<(), JsValue>;

    /// Returns the parameters of the page's address as `NAME=VALUE` lines, plus `go-on=true` if a saved game
    /// continues after an error.
    pub fn address_parameters() -> String;
    /// Returns the address of the folder with the message files that match this version of the program.
    pub fn texts() -> String;
    /// Removes the splash screen. Call it once the game is ready.
    pub fn ready();
    /// Reports that the program has stopped. The page shows an error panel instead of a frozen picture. If the program
    /// stops for the first time and before the first frame, the page reloads instead.
    pub fn stopped(text: &str);
    /// Offers bytes to the player as a download with this name.
    pub fn save_file(name: &str, bytes: &[u8]);
    /// Asks the player for a file. A chosen file arrives in [`take_files`] unless the page refuses it. `accept` lists
    /// extensions with their dots, separated by commas.
    pub fn ask_file(accept: &str);
    /// Copies text to the clipboard. The outcome arrives in [`take_clipboard`].
    pub fn copy_text(text: &str);
    /// Reads the clipboard. Its text arrives in [`take_files`], a failure in [`take_clipboard`]. Nothing arrives in
    /// [`take_files`] if the clipboard is empty or the page refuses the text.
    pub fn paste_text();
    /// Returns the page's address for sharing; empty inside another page's frame and for a local file.
    pub fn address() -> String;
    /// Returns the address of this page's game server, with a trailing slash: the address set by the build, or the
    /// page's own address if a game server delivered the page. Other pages have no server, and no request probes for
    /// one.
    pub fn server_of_page() -> Option<String>;
    /// Returns the fragment of the page's address without `#`, if there is one. A change of the fragment, such as a
    /// link to another table opened in the same tab, wakes the app.
    pub fn fragment_of_page() -> Option<String>;
    /// Removes the fragment from the page's address, so that nobody copies or photographs it.
    pub fn forget_fragment();
    /// Sets the volume of the bell that announces a turn in a hidden tab, from 0 to 1.
    pub fn bell_volume(level: f32);
    /// Sets whether it is the turn of somebody at this page. If so, the title of the tab is marked while the tab is
    /// hidden.
    pub fn notify_turn(active: bool);
    /// Announces a sentence to screen-reader users.
    pub fn say(text: &str);
    /// Offers the available actions as JSON: a list of pairs, each with the text of a line and true, false or null for
    /// its pressed state. The page makes a button for each line, and a press arrives in [`take_chosen`].
    pub fn offer(lines: &str);
    /// Tells the page whether the focus is at the first Tab stop and whether it is at the last. Inside another page's
    /// frame, Shift+Tab leaves the game from the first and Tab from the last.
    pub fn tab_ends(first: bool, last: bool);
    /// Enters or leaves full screen. The browser enters it only in response to a user gesture.
    pub fn full_screen(on: bool);
    /// Returns true if the game fills the screen.
    pub fn is_full_screen() -> bool;
    /// Returns true if this browser lets the game fill the screen.
    pub fn can_full_screen() -> bool;
    /// Returns the preferred languages of the user, one per line, the most preferred first.
    pub fn languages() -> String;
    /// Sets the language of the page to this code.
    pub fn speak(code: &str);
    /// Sets whether the browser's back button acts inside the game instead of leaving the page. If so, presses arrive
    /// in [`take_backs`].
    pub fn guard_back(on: bool);
    /// Sets whether the browser asks for confirmation before the page is left.
    pub fn ask_before_leaving(on: bool);
    /// Tells the page whether the latest state of a match is saved, so that a reload after a crash continues it.
    pub fn set_game_saved(kept: bool);
    /// Returns true if another tab has claimed this page's storage.
    pub fn store_is_claimed() -> bool;
    /// Returns true if the user prefers reduced motion.
    pub fn reduced_motion() -> bool;
    /// Returns true if the user prefers more contrast.
    pub fn more_contrast() -> bool;
    /// Keeps the screen awake while the page is in front, if the browser supports it.
    pub fn stay_awake();
    /// Returns the number of device pixels to draw per CSS pixel: at most 2, and no more than the graphics card can
    /// draw.
    pub fn pixel_ratio() -> f32;
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(work: &JsValue, milliseconds: i32) -> i32;
    #[wasm_bindgen(js_name = addEventListener)]
    fn add_event_listener(event: &str, work: &JsValue);
    #[wasm_bindgen(js_namespace = Date, js_name = now)]
    fn milliseconds() -> f64;
}

/// Returns the number of seconds since 1970.
pub fn now() -> f64 {
    milliseconds() / 1000.0
}

/// Runs `work` soon after the current frame.
pub fn after_frame(work: impl FnOnce() + 'static) {
    set_timeout(&Closure::once_into_js(work), 0);
}

/// Runs `work` whenever the page is hidden (closed, reloaded, or covered by another tab), and when it is shown again.
pub fn on_visibility_change(work: impl Fn() + 'static) {
    let work = Closure::<dyn Fn()>::new(work).into_js_value();
    add_event_listener("pagehide", &work);
    add_event_listener("visibilitychange", &work);
}

/// Converts an error of the page to an I/O error.
fn refusal(error: JsValue) -> io::Error {
    let message = error.dyn_ref::<js_error::Error>().map(js_error::Error::message);
    message.map_or_else(|| io::ErrorKind::PermissionDenied.into(), io::Error::other)
}

mod js_error {
    //! The only property of JavaScript errors that is read here.
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        pub type Error;
        #[wasm_bindgen(method, getter)]
        pub fn message(this: &Error) -> String;
    }
}

/// Reads text that the browser stores for this page.
///
/// # Errors
/// Fails if the browser refuses.
pub fn get(name: &str) -> io::Result<Option<String>> {
    store_get(name).map_err(refusal)
}

/// Stores text in the browser for this page.
///
/// # Errors
/// Fails if the browser refuses or its storage is full; the previous text is then kept.
pub fn put(name: &str, text: &str) -> io::Result<()> {
    store_put(name, text).map_err(refusal)
}

/// Deletes stored text from the browser.
///
/// # Errors
/// Fails if the browser refuses.
pub fn remove(name: &str) -> io::Result<()> {
    store_remove(name).map_err(refusal)
}

/// A file that the player chose or dropped on the page, or pasted text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// The file name; empty for pasted text.
    pub name: String,
    /// The content of the file, or the pasted text.
    pub text: String,
    /// True if it was pasted.
    pub pasted: bool,
}

/// The outcome of a clipboard request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clipboard {
    /// The text was copied.
    Copied,
    /// The browser refused to copy.
    NotCopied,
    /// The browser refused to read the clipboard.
    NotPasted,
}

thread_local! {
    static FILES: RefCell<Vec<File>> = const { RefCell::new(Vec::new()) };
    static CLIPBOARD: RefCell<Vec<Clipboard>> = const { RefCell::new(Vec::new()) };
    static BACKS: Cell<u32> = const { Cell::new(0) };
    static LEFT: Cell<bool> = const { Cell::new(false) };
    static CHOSEN: RefCell<Vec<Chosen>> = const { RefCell::new(Vec::new()) };
    static WAKER: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Sets the function that makes an idle program draw a frame.
pub fn wake_with(wake: impl Fn() + 'static) {
    WAKER.set(Some(Box::new(wake)));
}

/// Requests a frame, because something arrived that the program cannot notice by itself.
pub fn wake() {
    WAKER.with_borrow(|waker| {
        if let Some(wake) = waker {
            wake();
        }
    });
}

/// Receives a file that the player chose or dropped. The page calls it.
#[wasm_bindgen]
pub fn file_chosen(name: String, text: String) {
    FILES.with_borrow_mut(|files| files.push(File { name, text, pasted: false }));
    wake();
}

/// Receives pasted text. The page calls it.
#[wasm_bindgen]
pub fn text_pasted(text: String) {
    FILES.with_borrow_mut(|files| files.push(File { name: String::new(), text, pasted: true }));
    wake();
}

/// Receives the outcome of a copy. The page calls it.
#[wasm_bindgen]
pub fn text_copied(copied: bool) {
    let outcome = if copied { Clipboard::Copied } else { Clipboard::NotCopied };
    CLIPBOARD.with_borrow_mut(|outcomes| outcomes.push(outcome));
    wake();
}

/// Receives the browser's refusal to read the clipboard. The page calls it.
#[wasm_bindgen]
pub fn paste_refused() {
    CLIPBOARD.with_borrow_mut(|outcomes| outcomes.push(Clipboard::NotPasted));
    wake();
}

/// Returns the outcomes of clipboard requests since the last call.
pub fn take_clipboard() -> Vec<Clipboard> {
    CLIPBOARD.take()
}

/// Returns the files that arrived since the last call.
pub fn take_files() -> Vec<File> {
    FILES.take()
}

/// Receives a press of the browser's back button that the game must handle. The page calls it.
#[wasm_bindgen]
pub fn back_pressed() {
    BACKS.set(BACKS.get() + 1);
    wake();
}

/// Wakes the app after the fragment of the page's address has changed. The page calls it.
#[wasm_bindgen]
pub fn fragment_changed() {
    wake();
}

/// Returns how often the back button was pressed since the last call.
pub fn take_backs() -> u32 {
    BACKS.take()
}

/// Records that Tab moved the focus out of the game. The page calls it.
#[wasm_bindgen]
pub fn tab_left() {
    LEFT.set(true);
    wake();
}

/// Returns true if Tab moved the focus out of the game since the last call.
pub fn take_focus_left() -> bool {
    LEFT.take()
}

/// A pressed action line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// The number of the line, counted from 0.
    pub line: usize,
    /// The text of the line. It identifies the action that the user meant.
    pub text: String,
}

/// Receives a press of one of the page's buttons. The page calls it.
#[wasm_bindgen]
pub fn line_chosen(line: usize, text: String) {
    CHOSEN.with_borrow_mut(|chosen| chosen.push(Chosen { line, text }));
    wake();
}

/// Returns the lines that were pressed since the last call.
pub fn take_chosen() -> Vec<Chosen> {
    CHOSEN.take()
}

/// Makes every panic report its message to the page with [`stopped`].
pub fn report_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |error| {
        before(error);
        stopped(&error.to_string());
    }));
}
