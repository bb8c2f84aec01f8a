// The panel that tells of trouble and what to do about it; there is never more than one.

import { forgetVersions, hasSave, moveSavesAside } from "./store.js";

/** A stop this soon after the first picture counts as one while starting. */
const EARLY_MS = 20_000;
const STOPS = "hacienda/stops";
/** With this sentence winit leaves `main` for the browser's event loop. */
const CONTROL_FLOW = "Using exceptions for control flow";
/** How long a reload after trouble waits for the server, before it takes what is kept. */
const SERVER_MS = 5_000;

let shown = null;
let early = true;

const part = (name) => document.getElementById(name);
const words = (error) => String(error?.message ?? error);
const reload = () => location.reload();

/** Shows the panel. A button is `[label, what it does]`; the first one has the focus. */
export function panel({ kind, title, sentence, details = "", buttons }) {
  shown = kind;
  part("panel-title").textContent = title;
  part("panel-sentence").textContent = sentence;
  part("panel-details").textContent = details;
  part("panel-more").hidden = !details;
  part("panel-more").open = false;
  part("panel-buttons").replaceChildren(
    ...buttons.map(([label, act], place) => {
      const button = document.createElement("button");
      button.textContent = label;
      button.classList.toggle("first", place === 0);
      button.onclick = act;
      return button;
    }),
  );
  // Whatever is behind the panel is out of reach for keyboard and screen reader.
  for (const other of document.body.children) other.inert = other.id !== "panel";
  part("panel").hidden = false;
  part("panel-buttons").firstChild.focus();
}

export function closePanel() {
  shown = null;
  part("panel").hidden = true;
  for (const other of document.body.children) other.inert = false;
  part("game").focus({ preventScroll: true });
}

/** The program panicked or trapped: it does not go on, a reload does. */
export function stopped(text) {
  console.error(text);
  // What follows a first stop or a lost picture is its echo.
  if (shown === "stopped" || shown === "lost") return;
  const stops = early ? countStop() : 0;
  const again = stops >= 2 && hasSave();
  let sentence = hasSave() ? "Your game is saved: reload to go on." : "Something went wrong. Reload to start again.";
  if (again) sentence = "It stopped again. Perhaps the saved game is at fault: start without it, and it is put aside.";
  panel({
    kind: "stopped",
    title: "The game stopped",
    sentence,
    details: text,
    buttons: [["Reload", reloadNewest], ...(again ? [["Start without the saved game", startAfresh]] : [])],
  });
}

/** The browser took the picture away: too little memory, or the computer slept. */
export function pictureLost() {
  part("game").classList.add("lost");
  panel({
    kind: "lost",
    title: "The picture was lost",
    sentence: hasSave() ? "Your game is saved: reload to go on." : "The browser took it away. Reload to start again.",
    buttons: [["Reload", reload]],
  });
}

/** `again` is what another try does. */
export function downloadFailed(error, again) {
  const offline = navigator.onLine === false;
  panel({
    kind: "download",
    title: offline ? "You are offline" : "The game could not be fetched",
    sentence: "Check your connection, then try again.",
    details: words(error),
    buttons: [["Try again", () => (closePanel(), again())]],
  });
}

/** `what` is the technique that the browser lacks. */
export function browserLacks(what) {
  panel({
    kind: "browser",
    title: "This browser cannot draw the table",
    sentence: "Update the browser, or switch on hardware acceleration in its settings, then try again.",
    details: `Missing: ${what}`,
    buttons: [["Try again", reload]],
  });
}

/** A file that cannot be taken. */
export function fileRefused(sentence) {
  panel({ kind: "file", title: "This file cannot be opened", sentence, buttons: [["OK", closePanel]] });
}

/** Listens for what nobody caught; only the program's own end concerns the player. */
export function watchErrors() {
  const look = (event, error, message) => {
    if (message.includes(CONTROL_FLOW)) return event.preventDefault();
    if (error instanceof WebAssembly.RuntimeError) stopped(error.stack ?? message);
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
    keepStops(0);
  }, EARLY_MS);
}

function countStop() {
  let before = 0;
  try {
    before = Number(sessionStorage.getItem(STOPS)) || 0;
  } catch {
    // Without a storage there is no save to stumble over either.
  }
  keepStops(before + 1);
  return before + 1;
}

function keepStops(number) {
  try {
    sessionStorage.setItem(STOPS, number);
  } catch {
    // As above.
  }
}

function startAfresh() {
  try {
    moveSavesAside();
    keepStops(0);
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
    if (answer.ok) await forgetVersions();
  } catch {
    // As good as no network.
  }
  reload();
}
