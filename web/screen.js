// The stage and the device: pixel density, focus, fingers and full screen.

const density = () => globalThis.devicePixelRatio || 1;
const ignore = () => {};

/** The longest side of a picture that the graphics card takes, in dots. */
let largest = Infinity;

/** The density at which the game draws: more than two costs much and shows nothing, and a window of more dots than a picture can have
 * is drawn coarser.
 */
export function pixel_ratio() {
  return Math.min(density(), 2, largest / Math.max(innerWidth, innerHeight, 1));
}

/** Tells how large a picture can be, before the first one is drawn. */
export function setLargest(dots) {
  largest = dots;
  fit();
}

const fit = () => document.documentElement.style.setProperty("--r", pixel_ratio() / density());

export function is_full_screen() {
  return Boolean(document.fullscreenElement ?? document.webkitFullscreenElement);
}

/** False on the iPhone and in frames that lack the permission. */
export function can_full_screen() {
  return Boolean(document.fullscreenEnabled ?? document.webkitFullscreenEnabled);
}

export function full_screen(on) {
  if (on === is_full_screen()) return;
  const page = document.documentElement;
  const act = on
    ? () => (page.requestFullscreen ?? page.webkitRequestFullscreen)?.call(page, { navigationUI: "hide" })
    : () => (document.exitFullscreen ?? document.webkitExitFullscreen)?.call(document);
  Promise.resolve().then(act).catch(ignore);
}

/** Keeps the screen from going dark. The browser forgets that whenever the page is put behind another one. */
export function stay_awake() {
  const ask = () => {
    if (document.visibilityState === "visible") navigator.wakeLock?.request("screen").catch(ignore);
  };
  document.addEventListener("visibilitychange", ask);
  ask();
}

export function setStage() {
  capDensity();
  endLostPresses();
  focusByTouch();
  keepGesturesAway();
  letOutOfZoom();
}

function capDensity() {
  const follow = () => {
    fit();
    // Each query answers for one density, so the next change needs a new one.
    matchMedia(`(resolution: ${density()}dppx)`).addEventListener("change", follow, { once: true });
  };
  follow();
  addEventListener("resize", fit);
}

/** A press whose end nobody told of has ended once the pointer comes back with no button down: outside the window, or behind a
 * dialog of the browser, it was let go unseen.
 */
function endLostPresses() {
  const game = document.getElementById("game");
  // The button with which each pointer came down.
  const down = new Map();
  game.addEventListener("pointerdown", ({ pointerId, button }) => down.set(pointerId, button));
  const release = (event) => {
    const button = down.get(event.pointerId);
    if (!down.delete(event.pointerId)) return;
    const { pointerId, pointerType, isPrimary, clientX, clientY } = event;
    const told = { pointerId, pointerType, isPrimary, clientX, clientY, button, buttons: 0, bubbles: true };
    game.dispatchEvent(new PointerEvent("pointerup", told));
  };
  addEventListener("pointerup", ({ pointerId }) => down.delete(pointerId), true);
  // The program hears of a cancelled finger, and of no other pointer that was.
  const cancel = (event) => (event.pointerType === "touch" ? down.delete(event.pointerId) : release(event));
  addEventListener("pointercancel", cancel, true);
  const look = (event) => event.buttons === 0 && release(event);
  for (const moves of ["pointermove", "pointerenter", "lostpointercapture"]) game.addEventListener(moves, look, true);
}

// In a frame the keyboard belongs to the page around it until the player touches ours.
function focusByTouch() {
  const game = document.getElementById("game");
  game.addEventListener("pointerdown", () => {
    globalThis.focus();
    game.focus({ preventScroll: true });
  });
  game.focus({ preventScroll: true });
}

function keepGesturesAway() {
  const stop = (event) => {
    if (!event.target.closest?.("#panel-details, input")) event.preventDefault();
  };
  for (const kind of ["contextmenu", "dragstart", "selectstart"]) document.addEventListener(kind, stop);
  // Safari's zoom: two fingers on the board are the game's own, the page around may be made larger.
  const game = document.getElementById("game");
  for (const kind of ["gesturestart", "gesturechange"]) {
    game.addEventListener(kind, (event) => enlarged() || event.preventDefault());
  }
}

const enlarged = () => globalThis.visualViewport?.scale > 1.01;

/** Who made the splash or a panel larger must get out again when the board has taken its place. */
function letOutOfZoom() {
  const game = document.getElementById("game");
  globalThis.visualViewport?.addEventListener("resize", () => game.classList.toggle("enlarged", enlarged()));
  // The program takes every touch of the board from the browser, unless it hears of none; it plays by pointers.
  const pass = (event) => enlarged() && event.stopPropagation();
  document.getElementById("stage").addEventListener("touchstart", pass, { capture: true, passive: true });
}
