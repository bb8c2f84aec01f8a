// The panel that reports an error and offers a way out; there is at most one.

import { forgetVersions, hasSave, inTime, moveLatestAside } from "./store.js";
import { say } from "./texts.js";

/** A crash within this time after the first frame counts as a crash during the start. */
const EARLY_MS = 20_000;
const STOPS = "hacienda/stops";
/** winit throws this message to leave `main` for the browser's event loop. */
const CONTROL_FLOW = "Using exceptions for control flow";
/** The time that a reload after an error waits for the server before it uses the cache. */
const SERVER_MS = 5_000;
/** The delays before a kiosk reloads: the first, the second and the maximum. After the second, the delay doubles. */
const SOON_MS = 1_000;
const BACK_MS = 10_000;
const LATEST_MS = 300_000;
const TRIES = "hacienda/tries";
/** Session-storage key: present if the next start at the stored address must continue the last game. */
const GO_ON = "hacienda/go-on";
/** True at a kiosk, which recovers from errors by itself, because its visitors cannot help. */
const KIOSK = new URLSearchParams(location.search).getAll("kiosk").some((value) => value !== "false");

let recoveryTimer = null;
let shownKind = null;
let early = true;
/** True once the first frame is drawn. */
let hasDrawn = false;
/** True if a game is on the table and its latest state is saved. */
let gameIsSaved = false;
/** Called by the program on every change. */
export function set_game_saved(now) {
  gameIsSaved = now;
}

const part = (name) => document.getElementById(name);
const messageOf = (error) => String(error?.message ?? error);
const reload = () => location.reload();

/** Returns true if this start must continue the last game; clears the request. */
export function takeGoingOn() {
  try {
    const wanted = sessionStorage.getItem(GO_ON) === location.href;
    sessionStorage.removeItem(GO_ON);
    // Valid until the program reports otherwise: if it crashes before the game opens, the next start tries again.
    gameIsSaved = wanted;
    return wanted;
  } catch {
    return false;
  }
}

/**
 * Shows the panel. Title and sentence are message keys, with `data` as the sentence's arguments. A button is `[key,
 * action]`; the first one has the focus, and a kiosk triggers it by itself after a while.
 */
export function panel({ kind, title, sentence, data, details = "", buttons }) {
  shownKind = kind;
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
      // If Enter was held when the panel opened, the player has not read it yet.
      button.onkeydown = (event) => {
        if (event.repeat && event.key === "Enter") event.preventDefault();
      };
      return button;
    }),
  );
  // Everything behind the panel is inert for the keyboard and screen readers.
  for (const other of document.body.children) other.inert = other.id !== "panel";
  part("panel").hidden = false;
  part("panel-buttons").firstChild.focus();
  if (KIOSK) scheduleRecovery(buttons[0][1]);
}

function scheduleRecovery(again) {
  // A WebGL context lost after a crash is a consequence of it, and does not count as a failed try.
  if (recoveryTimer) return;
  const tries = early ? count(TRIES) : 1;
  recoveryTimer = setTimeout(again, tries > 1 ? Math.min(BACK_MS * 2 ** (tries - 2), LATEST_MS) : SOON_MS);
}

export function closePanel() {
  shownKind = null;
  clearTimeout(recoveryTimer);
  recoveryTimer = null;
  part("panel").hidden = true;
  for (const other of document.body.children) other.inert = false;
  part("game").focus({ preventScroll: true });
}

/** Returns the message and stack of an error. Only Chromium's stacks begin with the message. */
export function described(error) {
  const { stack } = error ?? {};
  return stack && !stack.startsWith(String(error)) ? `${error}\n${stack}` : (stack ?? String(error));
}

/**
 * Reports that the program panicked or trapped, so that only a reload helps. At the first stop before the first frame,
 * the page reloads at once: some versions of WebKit change a number when they switch a running loop to compiled code
 * (https://bugs.webkit.org/show_bug.cgi?id=301435), which stops about one start in ten.
 */
export function stopped(text) {
  console.error(text);
  // Further errors after a crash or a lost context are consequences of it.
  if (shownKind === "stopped" || shownKind === "lost") return;
  const stops = early ? count(STOPS) : 0;
  if (!hasDrawn && stops === 1) {
    shownKind = "stopped";
    continuesGame();
    return void reload();
  }
  const again = stops >= 2 && hasSave();
  const sentence = again ? "page-stopped-twice" : continuesGame() ? "page-saved" : "page-stopped-unsaved";
  panel({
    kind: "stopped",
    title: "page-stopped",
    sentence,
    details: text,
    buttons: [["page-reload", reloadNewest], ...(again ? [["page-start-afresh", startAfresh]] : [])],
  });
}

/** Reports that the browser took the WebGL context away, for example because the computer slept. */
export function pictureLost() {
  part("game").classList.add("lost");
  panel({
    kind: "lost",
    title: "page-lost",
    sentence: continuesGame() ? "page-saved" : "page-lost-unsaved",
    buttons: [["page-reload", reload]],
  });
}

/**
 * Returns true if a reload continues the last game. From now on, our button and the browser's reload do so even if the
 * address names another game.
 */
function continuesGame() {
  const goes = gameIsSaved && hasSave();
  if (goes) keep(GO_ON, location.href);
  return goes;
}

/** Reports a failed download. `again` starts another try. */
export function downloadFailed(error, again) {
  const offline = navigator.onLine === false;
  panel({
    kind: "download",
    title: offline ? "page-offline" : "page-not-fetched",
    sentence: "page-not-fetched-why",
    details: messageOf(error),
    buttons: [["page-again", () => (closePanel(), again())]],
  });
}

/** Reports that the browser lacks the technology `what`. */
export function browserLacks(what) {
  panel({
    kind: "browser",
    title: "page-cannot-draw",
    sentence: "page-cannot-draw-why",
    details: say("page-missing", { what }),
    buttons: [["page-again", reload]],
  });
}

/**
 * Reports a file that cannot be accepted. `sentence` gives the reason, with `data` as its arguments. A kiosk accepts no
 * files and reports nothing.
 */
export function fileRefused(sentence, data) {
  if (KIOSK) return;
  panel({ kind: "file", title: "page-file", sentence, data, buttons: [["page-ok", closePanel]] });
}

/** Handles uncaught errors; only those that end the program concern the player. */
export function watchErrors() {
  const handle = (event, error, message) => {
    if (message.includes(CONTROL_FLOW)) return event.preventDefault();
    if (error instanceof WebAssembly.RuntimeError) stopped(described(error));
    else if (message.includes("panicked at")) stopped(message);
  };
  addEventListener("error", (event) => handle(event, event.error, String(event.message ?? "")));
  addEventListener("unhandledrejection", (event) => handle(event, event.reason, messageOf(event.reason)));
}

export function isControlFlow(error) {
  return messageOf(error).includes(CONTROL_FLOW);
}

/** Called after the first frame: once the program has run for a while, earlier crashes no longer count. */
export function countFromHere() {
  hasDrawn = true;
  setTimeout(() => {
    early = false;
    keep(STOPS, 0);
    keep(TRIES, 0);
  }, EARLY_MS);
}

/** Increments a counter of events during the start and returns it. */
function count(name) {
  let before = 0;
  try {
    before = Number(sessionStorage.getItem(name)) || 0;
  } catch {
    // Without storage there is no save that could cause the crash.
  }
  keep(name, before + 1);
  return before + 1;
}

function keep(name, value) {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Without storage, nothing is kept.
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

/** Reloads with the newest version, because the cached one may be broken. Without a network, the cached one is used. */
export async function reloadNewest() {
  try {
    // The worker does not cache its own script, so this comes from the server or fails.
    const answer = await fetch("sw.js", { cache: "no-store", signal: AbortSignal.timeout(SERVER_MS) });
    if (answer.ok) await inTime(forgetVersions());
  } catch {
    // Reload in any case, as without a network.
  }
  reload();
}
