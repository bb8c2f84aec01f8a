//! The page around the game in a browser: what it keeps, shows and hands over. Its other half is `web/page.js`.

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

    /// The words of the page's address, a line `NAME=VALUE` each.
    pub fn words() -> String;
    /// The address of the folder with the files of texts, which fit this version of the program.
    pub fn texts() -> String;
    /// The table lies there: the splash goes.
    pub fn ready();
    /// The program stops because of an error: a panel instead of a dead picture.
    pub fn stopped(text: &str);
    /// Hands bytes to the player as a file of this name.
    pub fn save_file(name: &str, bytes: &[u8]);
    /// Asks the player for a file; it comes through [`take_files`], perhaps never. `accept` are endings with commas between.
    pub fn ask_file(accept: &str);
    /// Puts a text on the clipboard; what became of it comes through [`take_clipboard`].
    pub fn copy_text(text: &str);
    /// Asks for the text on the clipboard; it comes through [`take_files`], or why not through [`take_clipboard`].
    pub fn paste_text();
    /// Where the page lies, for others to open; empty inside another page's frame.
    pub fn address() -> String;
    /// A sentence for who listens instead of looking.
    pub fn say(text: &str);
    /// What can be done now, as JSON: a list of lines, each its words and whether it is on, or null. The page makes buttons of
    /// them; a press comes through [`take_chosen`].
    pub fn offer(lines: &str);
    /// Whether the focus is at the first and at the last thing that Tab leads to: inside another page it goes on there.
    pub fn tab_ends(first: bool, last: bool);
    /// Fills the screen, or leaves it again. The browser obeys only in answer to a tap.
    pub fn full_screen(on: bool);
    /// Whether the game fills the screen.
    pub fn is_full_screen() -> bool;
    /// Whether this browser lets the game fill the screen.
    pub fn can_full_screen() -> bool;
    /// The languages that whoever reads the page prefers, a line each, the dearest first.
    pub fn languages() -> String;
    /// The page speaks the language of this code.
    pub fn speak(code: &str);
    /// Whether the browser's back closes what is open in the game instead of leaving the page; then [`take_backs`] tells of it.
    pub fn guard_back(on: bool);
    /// Whether the browser asks before the page is left.
    pub fn ask_before_leaving(on: bool);
    /// Whether a game lies on the table whose last state is kept: after trouble a reload goes on with it.
    pub fn tell_kept(kept: bool);
    /// Whether another tab keeps its texts where this page would.
    pub fn store_is_claimed() -> bool;
    /// Whether whoever reads the page wishes for less motion.
    pub fn reduced_motion() -> bool;
    /// Whether the system asks for more contrast.
    pub fn more_contrast() -> bool;
    /// The screen does not go dark while the page is in front, where the browser can see to that.
    pub fn stay_awake();
    /// Pixels to draw for one of the page's: no more than can be seen.
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

/// The seconds since 1970.
pub fn now() -> f64 {
    milliseconds() / 1000.0
}

/// Does something once the browser has shown the frame that is being made.
pub fn after_frame(work: impl FnOnce() + 'static) {
    set_timeout(&Closure::once_into_js(work), 0);
}

/// Does something whenever the page is put away: closed, reloaded, or behind another one.
pub fn when_hidden(work: impl Fn() + 'static) {
    let work = Closure::<dyn Fn()>::new(work).into_js_value();
    add_event_listener("pagehide", &work);
    add_event_listener("visibilitychange", &work);
}

/// What the page says of a thing that it could not do.
fn refusal(error: JsValue) -> io::Error {
    let said = error.dyn_ref::<js_error::Error>().map(js_error::Error::message);
    said.map_or_else(|| io::ErrorKind::PermissionDenied.into(), io::Error::other)
}

mod js_error {
    //! The one property of JavaScript's errors that is read here.
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        pub type Error;
        #[wasm_bindgen(method, getter)]
        pub fn message(this: &Error) -> String;
    }
}

/// A text that the browser keeps for this page.
///
/// # Errors
/// When the browser refuses.
pub fn get(name: &str) -> io::Result<Option<String>> {
    store_get(name).map_err(refusal)
}

/// Lets the browser keep a text for this page.
///
/// # Errors
/// When the browser refuses, or its storage is full; then the text before is still there.
pub fn put(name: &str, text: &str) -> io::Result<()> {
    store_put(name, text).map_err(refusal)
}

/// Lets the browser forget a text.
///
/// # Errors
/// When the browser refuses.
pub fn remove(name: &str) -> io::Result<()> {
    store_remove(name).map_err(refusal)
}

/// A file that the player chose or dropped on the page, or a text that was pasted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub text: String,
    /// Whether it was pasted.
    pub pasted: bool,
}

/// What became of a wish about the clipboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clipboard {
    /// The text lies there.
    Copied,
    /// The browser puts nothing there.
    NotCopied,
    /// The browser does not say what lies there.
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

/// What makes the program draw a frame though nothing moves in it.
pub fn wake_with(wake: impl Fn() + 'static) {
    WAKER.set(Some(Box::new(wake)));
}

/// Asks for a frame: something came that the program does not see by itself.
pub fn wake() {
    WAKER.with_borrow(|waker| {
        if let Some(wake) = waker {
            wake();
        }
    });
}

/// The page calls this when the player chose or dropped a file.
#[wasm_bindgen]
pub fn file_chosen(name: String, text: String) {
    FILES.with_borrow_mut(|files| files.push(File { name, text, pasted: false }));
    wake();
}

/// The page calls this when a text was pasted.
#[wasm_bindgen]
pub fn text_pasted(text: String) {
    FILES.with_borrow_mut(|files| files.push(File { name: String::new(), text, pasted: true }));
    wake();
}

/// The page calls this when it knows what became of a text that was to be copied.
#[wasm_bindgen]
pub fn text_copied(copied: bool) {
    let outcome = if copied { Clipboard::Copied } else { Clipboard::NotCopied };
    CLIPBOARD.with_borrow_mut(|outcomes| outcomes.push(outcome));
    wake();
}

/// The page calls this when the browser does not say what lies on the clipboard.
#[wasm_bindgen]
pub fn paste_refused() {
    CLIPBOARD.with_borrow_mut(|outcomes| outcomes.push(Clipboard::NotPasted));
    wake();
}

/// What became of wishes about the clipboard since the last time.
pub fn take_clipboard() -> Vec<Clipboard> {
    CLIPBOARD.take()
}

/// The files that came since the last time.
pub fn take_files() -> Vec<File> {
    FILES.take()
}

/// The page calls this when the browser's back is the game's to answer.
#[wasm_bindgen]
pub fn back_pressed() {
    BACKS.set(BACKS.get() + 1);
    wake();
}

/// How often back was wanted since the last time.
pub fn take_backs() -> u32 {
    BACKS.take()
}

/// The page calls this when Tab led out of the game.
#[wasm_bindgen]
pub fn tab_left() {
    LEFT.set(true);
    wake();
}

/// Whether Tab led out of the game since the last time.
pub fn take_left() -> bool {
    LEFT.take()
}

/// A line of what can be done that was pressed: its number from 0, and its words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// Its number.
    pub line: usize,
    /// What it said: whoever pressed it meant that.
    pub said: String,
}

/// The page calls this when one of its buttons is pressed.
#[wasm_bindgen]
pub fn line_chosen(line: usize, said: String) {
    CHOSEN.with_borrow_mut(|chosen| chosen.push(Chosen { line, said }));
    wake();
}

/// The lines that were pressed since the last time.
pub fn take_chosen() -> Vec<Chosen> {
    CHOSEN.take()
}

/// Lets the page know when the program stops, with what the error says.
pub fn tell_when_stopped() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |error| {
        before(error);
        stopped(&error.to_string());
    }));
}
