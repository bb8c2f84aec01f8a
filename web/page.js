// What the program may ask of the page: the functions that src calls by these names.

import { countFromHere, fileRefused, takeGoingOn } from "./trouble.js";

export { store_get, store_is_claimed, store_put, store_remove } from "./store.js";
export { speak } from "./texts.js";
export { stopped, tell_kept } from "./trouble.js";
export { can_full_screen, full_screen, is_full_screen, pixel_ratio, stay_awake } from "./screen.js";

/** The largest board and the largest record in MB, as the program has them. */
const LARGEST = { board: 1, record: 16 };

let program = null;
/** Hands over the module of the program, which takes files. */
export function setProgram(module) {
  program = module;
}

let tellReady;
/** Kept once the first picture stands. */
export const drawn = new Promise((resolve) => (tellReady = resolve));

/** The words of the page's address, a line `NAME=VALUE` each; after trouble with a game that is kept, that it goes on. */
export function words() {
  const named = [...new URLSearchParams(location.search)].map((word) => word.join("=").replaceAll("\n", " "));
  return [...named, ...(takeGoingOn() ? ["go-on=true"] : [])].join("\n");
}

/** The languages that the browser prefers, a line each. */
export function languages() {
  return (navigator.languages ?? [navigator.language ?? ""]).join("\n");
}

/** The folder of texts: it lies beside this script, in the folder of the version. */
export function texts() {
  return new URL("texts", import.meta.url).href;
}

export function reduced_motion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function more_contrast() {
  return matchMedia("(prefers-contrast: more)").matches;
}

/** The first picture of the program stands: the splash goes. */
export function ready() {
  const splash = document.getElementById("splash");
  if (!splash || splash.classList.contains("gone")) return;
  splash.classList.add("gone");
  performance.mark("ready");
  setTimeout(() => splash.remove(), reduced_motion() ? 0 : 450);
  countFromHere();
  tellReady();
}

/** What is said within so long is heard together: of two texts in one place only the later would be heard. */
const TOGETHER_MS = 100;
let lately = [];

/** Says a sentence to who listens instead of looking. */
export function say(text) {
  if (lately.length === 0) setTimeout(() => (lately = []), TOGETHER_MS);
  lately.push(text);
  const all = lately.join(" ");
  const said = document.getElementById("said");
  // The same sentence twice is no change, and would not be heard.
  said.textContent = said.textContent === all ? `${all}\u00a0` : all;
}

/** Whether a step back in the browser is the game's to answer. */
let guarding = false;
/** Lets the browser's back, or a phone's gesture, close what is open in the game instead of leaving the page. */
export function guard_back(on) {
  guarding = on;
  if (on && !history.state?.guarded) history.pushState({ guarded: true }, "");
}

addEventListener("popstate", () => {
  // A step forth leads to our own entry again.
  if (history.state?.guarded) return;
  // Without anything open the entry is only in the way.
  if (!guarding) return history.back();
  history.pushState({ guarded: true }, "");
  program?.back_pressed();
});

const askBefore = (event) => event.preventDefault();
/** Lets the browser ask before the page is left, where a game would be lost with it. */
export function ask_before_leaving(on) {
  if (on) addEventListener("beforeunload", askBefore);
  else removeEventListener("beforeunload", askBefore);
}

/**
 * A real button for each thing that can be done now, for who cannot see or reach the picture: the program says which, and
 * hears which of them was pressed. `json`: a list of words, each with whether it is on, or null.
 */
export function offer(json) {
  const list = document.getElementById("lines");
  const held = list.contains(document.activeElement) ? document.activeElement : null;
  const lines = JSON.parse(json);
  const before = [...list.querySelectorAll("button")];
  // One that stays what it is stays where it is: somebody may be about to let it go.
  const stay = inOrder(before.map(({ textContent }) => textContent), lines.map(([words]) => words));
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
  // Whoever was here goes on here: at the same thing, or at the first of the new ones.
  if (held?.isConnected === false) (buttons.find(({ textContent }) => textContent === held.textContent) ?? buttons[0])?.focus();
}

/** A button in an item of the list. */
function lineButton(words) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words;
  // Held, it is pressed once: what it does may change what stands here next.
  button.onkeydown = (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  };
  document.createElement("li").append(button);
  return button;
}

/** Which of `now` are which of `before`, by place: as many as there can be in the same order. */
function inOrder(before, now) {
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

/** Whether the keys are at the first and at the last thing in the picture. */
let ends = [false, false];
/** The program says where they are. */
export function tab_ends(first, last) {
  ends = [first, last];
}

/** Inside another page Tab goes on there after the last thing, and before the first: the browser knows where to. */
export function leaveByTab() {
  if (window.parent === window) return;
  document.addEventListener("keydown", (event) => {
    const out = event.key === "Tab" && document.activeElement?.id === "game" && ends[event.shiftKey ? 0 : 1];
    if (!out || event.ctrlKey || event.altKey || event.metaKey) return;
    event.stopPropagation();
    // Until the program says where the keys are then.
    ends = [false, false];
    program?.tab_left();
  }, { capture: true });
}

/** F6 leads from the picture, which keeps all other keys, to the buttons, and back. */
export function takeRegionKey() {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F6") return;
    event.preventDefault();
    event.stopPropagation();
    // Held, it leads over once.
    if (event.repeat) return;
    const list = document.getElementById("lines");
    const there = list.contains(document.activeElement);
    (there ? document.getElementById("game") : list.querySelector("button"))?.focus();
  }, { capture: true });
}

/** Hands bytes to the player as a file. */
export function save_file(name, bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lets the player choose a file; the program hears of it by `file_chosen`. */
export function ask_file(accept) {
  const input = document.createElement("input");
  input.type = "file";
  // Phones know no kind of file by our endings and would offer none.
  if (matchMedia("(pointer: fine)").matches) input.accept = accept;
  // Safari drops a choice whose input is not in the page.
  input.hidden = true;
  document.body.append(input);
  input.oncancel = () => input.remove();
  input.onchange = () => {
    input.remove();
    hand(input.files[0]);
  };
  input.click();
}

/** A file that is dropped on the table is one that was chosen. */
export function takeDroppedFiles() {
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    hand(event.dataTransfer?.files[0]);
  });
}

/** A text that is pasted is one that was given; one that is larger than any board is not looked at. */
export function takePasted() {
  // The picture keeps what it hears of keys for itself, and a key that is kept pastes nothing.
  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === "v") event.stopPropagation();
  }, { capture: true });
  document.addEventListener("paste", (event) => handText(event.clipboardData?.getData("text/plain")));
}

function handText(text) {
  if (!text) return;
  if (text.length > LARGEST.board * 1_000_000) return fileRefused("page-file-large", { megabytes: LARGEST.board });
  program?.text_pasted(text);
}

/** Asks for what lies on the clipboard. The browser obeys only in answer to a tap, and may ask the player first. */
export function paste_text() {
  const refused = () => program?.paste_refused();
  if (!navigator.clipboard?.readText) return refused();
  navigator.clipboard.readText().then(handText, refused);
}

/** Puts a text on the clipboard, in the new way or in the old one, which works in frames where the new one is forbidden. */
export function copy_text(text) {
  const told = (copied) => program?.text_copied(copied);
  const old = () => told(copiedByHand(text));
  if (!navigator.clipboard?.writeText) return old();
  navigator.clipboard.writeText(text).then(() => told(true), old);
}

function copiedByHand(text) {
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
    // Told as one that was refused.
  }
  area.remove();
  focused?.focus?.();
  return copied;
}

/** Where the page lies, without its words; nothing inside another page's frame, whose address is not this one. */
export function address() {
  return window.top === window && location.protocol.startsWith("http") ? location.origin + location.pathname : "";
}

async function hand(file) {
  if (!file) return;
  const largest = LARGEST[/\.haz$/i.test(file.name) ? "board" : "record"];
  if (file.size > largest * 1_000_000) {
    return fileRefused("page-file-large", { megabytes: largest });
  }
  let text;
  try {
    text = decoded(await file.arrayBuffer());
  } catch {
    return fileRefused("page-file-unreadable");
  }
  program?.file_chosen(file.name, text);
}

/** UTF-8, or else the Windows text of the days of the first boards. */
function decoded(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
