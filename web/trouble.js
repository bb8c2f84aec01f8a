// The panel that tells of trouble and what to do about it; there is never more than one.

import { forgetVersions, hasSave, inTime, moveLatestAside } from "./store.js";
import { say } from "./texts.js";

/** A stop this soon after the first picture counts as one while starting. */
const EARLY_MS = 20_000;
const STOPS = "hacienda/stops";
/** With this sentence winit leaves `main` for the browser's event loop. */
const CONTROL_FLOW = "Using exceptions for control flow";
/** How long a reload after trouble waits for the server, before it takes what is kept. */
const SERVER_MS = 5_000;
/** How long a kiosk waits before it comes back: the first time, the second and at most. Each further time takes twice as long. */
const SOON_MS = 1_000;
const BACK_MS = 10_000;
const LATEST_MS = 300_000;
const TRIES = "hacienda/tries";
/** There once the next start of this tab at the address that it holds is to go on with the game that was played last. */
const GO_ON = "hacienda/go-on";
/** At a kiosk nobody knows what to do about trouble. */
const KIOSK = new URLSearchParams(location.search).getAll("kiosk").some((value) => value !== "false");

let coming = null;
let shown = null;
let early = true;
/** Whether a game lies on the table whose last state is kept. */
let gameIsKept = false;
/** The program says so whenever it changes. */
export function tell_kept(now) {
  gameIsKept = now;
}

const part = (name) => document.getElementById(name);
const words = (error) => String(error?.message ?? error);
const reload = () => location.reload();

/** Whether this start is to go on with the game that was played last; asked once. */
export function takeGoingOn() {
  try {
    const wanted = sessionStorage.getItem(GO_ON) === location.href;
    sessionStorage.removeItem(GO_ON);
    // Until the program says otherwise: a start that stops on its way to the game has another try at it.
    gameIsKept = wanted;
    return wanted;
  } catch {
    return false;
  }
}

/** Shows the panel. Title and sentence are keys, and `data` go into the sentence. A button is `[key, what it does]`; the first
 * one has the focus, and a kiosk does it by itself after a while.
 */
export function panel({ kind, title, sentence, data, details = "", buttons }) {
  shown = kind;
  part("panel-title").textContent = say(title);
  part("panel-sentence").textContent = say(sentence, data);
  part("panel-details").textContent = details;
  part("panel-more").hidden = !details;
  part("panel-more").open = false;
  part("panel-buttons").replaceChildren(
    ...buttons.map(([label, act], place) => {
      const button = document.createElement("button");
      button.textContent = say(label);
      button.classList.toggle("first", place === 0);
      button.onclick = act;
      // Whoever held Enter when the panel came has read nothing yet.
      button.onkeydown = (event) => {
        if (event.repeat && event.key === "Enter") event.preventDefault();
      };
      return button;
    }),
  );
  // Whatever is behind the panel is out of reach for keyboard and screen reader.
  for (const other of document.body.children) other.inert = other.id !== "panel";
  part("panel").hidden = false;
  part("panel-buttons").firstChild.focus();
  if (KIOSK) comeBack(buttons[0][1]);
}

function comeBack(again) {
  // A picture that is lost after a stop is its echo, and nothing was in vain.
  if (coming) return;
  const tries = early ? count(TRIES) : 1;
  coming = setTimeout(again, tries > 1 ? Math.min(BACK_MS * 2 ** (tries - 2), LATEST_MS) : SOON_MS);
}

export function closePanel() {
  shown = null;
  clearTimeout(coming);
  coming = null;
  part("panel").hidden = true;
  for (const other of document.body.children) other.inert = false;
  part("game").focus({ preventScroll: true });
}

/** An error with its message: only Chromium's stacks begin with it. */
export function described(error) {
  const { stack } = error ?? {};
  return stack && !stack.startsWith(String(error)) ? `${error}\n${stack}` : (stack ?? String(error));
}

/** The program panicked or trapped: it does not go on, a reload does. */
export function stopped(text) {
  console.error(text);
  // What follows a first stop or a lost picture is its echo.
  if (shown === "stopped" || shown === "lost") return;
  const stops = early ? count(STOPS) : 0;
  const again = stops >= 2 && hasSave();
  const sentence = again ? "page-stopped-twice" : goesOn() ? "page-saved" : "page-stopped-unsaved";
  panel({
    kind: "stopped",
    title: "page-stopped",
    sentence,
    details: text,
    buttons: [["page-reload", reloadNewest], ...(again ? [["page-start-afresh", startAfresh]] : [])],
  });
}

/** The browser took the picture away: too little memory, or the computer slept. */
export function pictureLost() {
  part("game").classList.add("lost");
  panel({
    kind: "lost",
    title: "page-lost",
    sentence: goesOn() ? "page-saved" : "page-lost-unsaved",
    buttons: [["page-reload", reload]],
  });
}

/** Whether a reload goes on with the game that was played. From now on it does, though the address names another one, whether
 * our button or the browser's own brings it about.
 */
function goesOn() {
  const goes = gameIsKept && hasSave();
  if (goes) keep(GO_ON, location.href);
  return goes;
}

/** `again` is what another try does. */
export function downloadFailed(error, again) {
  const offline = navigator.onLine === false;
  panel({
    kind: "download",
    title: offline ? "page-offline" : "page-not-fetched",
    sentence: "page-not-fetched-why",
    details: words(error),
    buttons: [["page-again", () => (closePanel(), again())]],
  });
}

/** `what` is the technique that the browser lacks. */
export function browserLacks(what) {
  panel({
    kind: "browser",
    title: "page-cannot-draw",
    sentence: "page-cannot-draw-why",
    details: say("page-missing", { what }),
    buttons: [["page-again", reload]],
  });
}

/** A file that cannot be taken. `sentence` says why, with `data` in it. A kiosk takes none, and has no words about them. */
export function fileRefused(sentence, data) {
  if (KIOSK) return;
  panel({ kind: "file", title: "page-file", sentence, data, buttons: [["page-ok", closePanel]] });
}

/** Listens for what nobody caught; only the program's own end concerns the player. */
export function watchErrors() {
  const look = (event, error, message) => {
    if (message.includes(CONTROL_FLOW)) return event.preventDefault();
    if (error instanceof WebAssembly.RuntimeError) stopped(described(error));
    else if (message.includes("panicked at")) stopped(message);
  };
  addEventListener("error", (event) => look(event, event.error, String(event.message ?? "")));
  addEventListener("unhandledrejection", (event) => look(event, event.reason, words(event.reason)));
}

export function isControlFlow(error) {
  return words(error).includes(CONTROL_FLOW);
}

/** From the first picture on: once the program has run for a while, earlier stops are forgotten. */
export function countFromHere() {
  setTimeout(() => {
    early = false;
    keep(STOPS, 0);
    keep(TRIES, 0);
  }, EARLY_MS);
}

/** Counts one more of what happens while starting; gives how many there were. */
function count(name) {
  let before = 0;
  try {
    before = Number(sessionStorage.getItem(name)) || 0;
  } catch {
    // Without a storage there is no save to stumble over either.
  }
  keep(name, before + 1);
  return before + 1;
}

function keep(name, value) {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // As above.
  }
}

function startAfresh() {
  try {
    moveLatestAside();
    keep(STOPS, 0);
  } catch (error) {
    console.warn(error);
  }
  reloadNewest();
}

/** Reloads with the newest version: the kept one may be what is broken. Without a network it has to do. */
export async function reloadNewest() {
  try {
    // No worker keeps itself, so this comes from the server or not at all.
    const answer = await fetch("sw.js", { cache: "no-store", signal: AbortSignal.timeout(SERVER_MS) });
    if (answer.ok) await inTime(forgetVersions());
  } catch {
    // As good as no network.
  }
  reload();
}
