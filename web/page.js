// The functions of the page that the program calls (crates/shell/src/page.rs declares them under these names), and the
// handlers of the page's events.

import { countFromHere, fileRefused, takeGoingOn } from "./trouble.js";

export { store_get, store_is_claimed, store_put, store_remove } from "./store.js";
export { bell_volume } from "./sound.js";
export { notify_turn, speak } from "./texts.js";
export { stopped, set_game_saved } from "./trouble.js";
export { can_full_screen, full_screen, is_full_screen, pixel_ratio, stay_awake } from "./screen.js";

/** The size limits of a board and of a record in MB, equal to the program's. */
const MAX_MEGABYTES = { board: 1, record: 16 };

/** The program's module, which receives input from the page. */
export let program = null;
export function setProgram(module) {
  program = module;
}

let resolveDrawn;
/** Resolves after the first frame. */
export const drawn = new Promise((resolve) => (resolveDrawn = resolve));

/**
 * Returns the parameters of the page's address as lines `NAME=VALUE`, plus `go-on` if a saved game continues after an
 * error.
 */
export function address_parameters() {
  const named = [...new URLSearchParams(location.search)].map((word) => word.join("=").replaceAll("\n", " "));
  return [...named, ...(takeGoingOn() ? ["go-on=true"] : [])].join("\n");
}

/** Returns the browser's preferred languages, one per line. */
export function languages() {
  return (navigator.languages ?? [navigator.language ?? ""]).join("\n");
}

/** Returns the address of the folder of texts, which is next to this script in the version's folder. */
export function texts() {
  return new URL("texts", import.meta.url).href;
}

export function reduced_motion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function more_contrast() {
  return matchMedia("(prefers-contrast: more)").matches;
}

/** Removes the splash: the program has drawn its first frame. */
export function ready() {
  const splash = document.getElementById("splash");
  if (!splash || splash.classList.contains("gone")) return;
  splash.classList.add("gone");
  performance.mark("ready");
  setTimeout(() => splash.remove(), reduced_motion() ? 0 : 450);
  countFromHere();
  resolveDrawn();
}

/** Announcements within this time are combined, because screen readers read only the latest text of a live region. */
const TOGETHER_MS = 100;
let recentTexts = [];

/** Announces a sentence to screen-reader users. */
export function say(text) {
  if (recentTexts.length === 0) setTimeout(() => (recentTexts = []), TOGETHER_MS);
  recentTexts.push(text);
  const all = recentTexts.join(" ");
  const said = document.getElementById("said");
  // An unchanged text would not be read again, so a repeated sentence gets a trailing no-break space.
  said.textContent = said.textContent === all ? `${all}\u00a0` : all;
}

/** True while the game handles the browser's back button. */
let guarding = false;
/** Makes the browser's back button or gesture close the open dialog or screen instead of leaving the page. */
export function guard_back(on) {
  guarding = on;
  if (on && !history.state?.guarded) history.pushState({ guarded: true }, "");
}

/** The fragment of the address when it was last read, to detect changes. */
let fragment = location.hash;

addEventListener("popstate", () => {
  // Only the fragment changes when somebody enters the link to another table.
  if (location.hash !== fragment) {
    fragment = location.hash;
    return void program?.fragment_changed();
  }
  // A step forward leads to the history entry that this page added.
  if (history.state?.guarded) return;
  // If nothing is open, skip the added entry.
  if (!guarding) return history.back();
  history.pushState({ guarded: true }, "");
  program?.back_pressed();
});

const askBefore = (event) => event.preventDefault();
/** Lets the browser ask before the page is left, if that would lose a game. */
export function ask_before_leaving(on) {
  if (on) addEventListener("beforeunload", askBefore);
  else removeEventListener("beforeunload", askBefore);
}

/**
 * Shows a real button for each possible action, for people who cannot see or reach the picture. The program gets the
 * index and the label of a pressed button. `json`: a list of labels, each with true, false or null for its pressed
 * state.
 */
export function offer(json) {
  const list = document.getElementById("lines");
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  const lines = JSON.parse(json);
  const before = [...list.querySelectorAll("button")];
  // Unchanged buttons stay in the DOM: the user may be pressing one of them.
  const stay = matchInOrder(before.map(({ textContent }) => textContent), lines.map(([words]) => words));
  const buttons = lines.map(([words, on], line) => {
    const button = before[stay.get(line)] ?? lineButton(words);
    if (on === null) button.removeAttribute("aria-pressed");
    else button.setAttribute("aria-pressed", String(on));
    button.onclick = () => program?.line_chosen(line, words);
    return button;
  });
  for (const button of before) if (!buttons.includes(button)) button.parentElement.remove();
  for (const [place, { parentElement }] of buttons.entries()) {
    if (list.children[place] !== parentElement) list.insertBefore(parentElement, list.children[place] ?? null);
  }
  // If the focused button is gone, focus the button with the same label, or else the first button.
  if (focused?.isConnected === false) (buttons.find(({ textContent }) => textContent === focused.textContent) ?? buttons[0])?.focus();
}

/** Returns a button in a list item. */
function lineButton(words) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words;
  // A held Enter presses once, because the action may put another button in this place.
  button.onkeydown = (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  };
  document.createElement("li").append(button);
  return button;
}

/** Maps indices of `now` to indices of `before` by the longest common subsequence of the two lists. */
function matchInOrder(before, now) {
  const most = Array.from({ length: before.length + 1 }, () => Array(now.length + 1).fill(0));
  for (let old = before.length - 1; old >= 0; old -= 1) {
    for (let place = now.length - 1; place >= 0; place -= 1) {
      const same = before[old] === now[place];
      most[old][place] = same ? most[old + 1][place + 1] + 1 : Math.max(most[old + 1][place], most[old][place + 1]);
    }
  }
  const found = new Map();
  for (let [old, place] = [0, 0]; old < before.length && place < now.length; ) {
    if (before[old] === now[place]) found.set(place++, old++);
    else if (most[old + 1][place] >= most[old][place + 1]) old += 1;
    else place += 1;
  }
  return found;
}

/** Whether the focus is on the first element of the picture, and whether it is on the last one. */
let ends = [false, false];
/** Called by the program when the focus moves. */
export function tab_ends(first, last) {
  ends = [first, last];
}

/** In a frame, Tab after the last element (or Shift+Tab before the first) moves on to the surrounding page. */
export function leaveByTab() {
  if (window.parent === window) return;
  document.addEventListener("keydown", (event) => {
    const leaves = event.key === "Tab" && document.activeElement?.id === "game" && ends[event.shiftKey ? 0 : 1];
    if (!leaves || event.ctrlKey || event.altKey || event.metaKey) return;
    event.stopPropagation();
    // The focus is at neither end until the program reports it again.
    ends = [false, false];
    program?.tab_left();
  }, { capture: true });
}

/** F6 moves the focus between the picture, which captures most other keys, and the buttons. */
export function takeRegionKey() {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F6") return;
    event.preventDefault();
    event.stopPropagation();
    // A held key moves the focus once.
    if (event.repeat) return;
    const list = document.getElementById("lines");
    const isInList = list.contains(document.activeElement);
    (isInList ? document.getElementById("game") : list.querySelector("button"))?.focus();
  }, { capture: true });
}

/** Offers bytes to the player as a download. */
export function save_file(name, bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lets the player choose a file; the program receives it in `file_chosen`. */
export function ask_file(accept) {
  const input = document.createElement("input");
  input.type = "file";
  // Phones know none of our file extensions and would offer no files.
  if (matchMedia("(pointer: fine)").matches) input.accept = accept;
  // Safari drops the choice if the input is not in the page.
  input.hidden = true;
  document.body.append(input);
  input.oncancel = () => input.remove();
  input.onchange = () => {
    input.remove();
    receiveFile(input.files[0]);
  };
  input.click();
}

/** Treats a dropped file like a chosen one. */
export function takeDroppedFiles() {
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    receiveFile(event.dataTransfer?.files[0]);
  });
}

/** Passes pasted text to the program; refuses text that is larger than any board. */
export function takePasted() {
  // The picture captures keys, which would prevent pasting.
  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === "v") event.stopPropagation();
  }, { capture: true });
  document.addEventListener("paste", (event) => receiveText(event.clipboardData?.getData("text/plain")));
}

function receiveText(text) {
  if (!text) return;
  const megabytes = MAX_MEGABYTES.board;
  if (text.length > megabytes * 1_000_000) return fileRefused("page-file-large", { megabytes });
  program?.text_pasted(text);
}

/** Asks for the clipboard's text. Browsers allow that only in response to input, and may ask the player first. */
export function paste_text() {
  const refused = () => program?.paste_refused();
  if (!navigator.clipboard?.readText) return refused();
  navigator.clipboard.readText().then(receiveText, refused);
}

/** Copies a text to the clipboard. The old method works in frames where the new one is forbidden. */
export function copy_text(text) {
  const reportCopied = (copied) => program?.text_copied(copied);
  const old = () => reportCopied(copyByCommand(text));
  if (!navigator.clipboard?.writeText) return old();
  navigator.clipboard.writeText(text).then(() => reportCopied(true), old);
}

function copyByCommand(text) {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  area.style.opacity = "0";
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch {
    // The caller reports that nothing was copied.
  }
  area.remove();
  focused?.focus?.();
  return copied;
}

/**
 * Returns the page's address without parameters. Empty for a local file, and in a frame, whose address is not the
 * player's.
 */
export function address() {
  return window.top === window && location.protocol.startsWith("http") ? location.origin + location.pathname : "";
}

/** Returns the fragment of the address, which may be the link to a table. */
export function fragment_of_page() {
  return location.hash.slice(1) || undefined;
}

export function forget_fragment() {
  history.replaceState(history.state, "", location.pathname + location.search);
  fragment = "";
}

/**
 * Returns the address of the game server, if there is one. The build, or a game server that sends this page, puts it
 * into the page.
 */
export function server_of_page() {
  const named = document.querySelector("meta[name=game-server]").content;
  return named ? new URL(named, location.href).href : undefined;
}

async function receiveFile(file) {
  if (!file) return;
  const largest = MAX_MEGABYTES[/\.haz$/i.test(file.name) ? "board" : "record"];
  if (file.size > largest * 1_000_000) {
    return fileRefused("page-file-large", { megabytes: largest });
  }
  let text;
  try {
    text = decode(await file.arrayBuffer());
  } catch {
    return fileRefused("page-file-unreadable");
  }
  program?.file_chosen(file.name, text);
}

/** Decodes UTF-8, or else Windows-1252, the encoding of the earliest boards. */
function decode(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
