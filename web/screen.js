// The stage and the device: pixel density, focus, touch and full screen.

const density = () => globalThis.devicePixelRatio || 1;
const ignore = () => {};

/** The maximum side length of a picture that the graphics card supports, in pixels. */
let largest = Infinity;

/**
 * Returns the density at which the game draws. More than two is expensive and looks the same; a window whose picture
 * would exceed the maximum side length is drawn at a lower density.
 */
export function pixel_ratio() {
  return Math.min(density(), 2, largest / Math.max(innerWidth, innerHeight, 1));
}

/** Sets the maximum side length of a picture in pixels, before the first frame. */
export function setLargest(pixels) {
  largest = pixels;
  fit();
}

const fit = () => document.documentElement.style.setProperty("--r", pixel_ratio() / density());

export function is_full_screen() {
  return Boolean(document.fullscreenElement ?? document.webkitFullscreenElement);
}

/** Returns false on iPhones and in frames without the permission. */
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

/** Keeps the screen on. The browser drops the lock whenever the page is hidden, so this requests it again. */
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
  suppressGestures();
  allowZoomingOut();
}

function capDensity() {
  const follow = () => {
    fit();
    // Each query matches one density, so the next change needs a new query.
    matchMedia(`(resolution: ${density()}dppx)`).addEventListener("change", follow, { once: true });
  };
  follow();
  addEventListener("resize", fit);
}

/**
 * Ends a press whose release the page did not see, because it happened outside the window or behind a browser dialog.
 * The pointer then returns with no button down.
 */
function endLostPresses() {
  const game = document.getElementById("game");
  // The button that each pointer pressed.
  const down = new Map();
  game.addEventListener("pointerdown", ({ pointerId, button }) => down.set(pointerId, button));
  const release = (event) => {
    const button = down.get(event.pointerId);
    if (!down.delete(event.pointerId)) return;
    const { pointerId, pointerType, isPrimary, clientX, clientY } = event;
    const init = { pointerId, pointerType, isPrimary, clientX, clientY, button, buttons: 0, bubbles: true };
    game.dispatchEvent(new PointerEvent("pointerup", init));
  };
  addEventListener("pointerup", ({ pointerId }) => down.delete(pointerId), true);
  // The program handles cancelled touches, but no other cancelled pointers.
  const cancel = (event) => (event.pointerType === "touch" ? down.delete(event.pointerId) : release(event));
  addEventListener("pointercancel", cancel, true);
  const releaseIfUp = (event) => event.buttons === 0 && release(event);
  for (const kind of ["pointermove", "pointerenter", "lostpointercapture"]) {
    game.addEventListener(kind, releaseIfUp, true);
  }
}

// In a frame, the surrounding page has the keyboard focus until the player touches the game.
function focusByTouch() {
  const game = document.getElementById("game");
  game.addEventListener("pointerdown", () => {
    globalThis.focus();
    game.focus({ preventScroll: true });
  });
  game.focus({ preventScroll: true });
}

function suppressGestures() {
  const stop = (event) => {
    if (!event.target.closest?.("#panel-details, input")) event.preventDefault();
  };
  for (const kind of ["contextmenu", "dragstart", "selectstart"]) document.addEventListener(kind, stop);
  // In Safari, two fingers on the board must not zoom the page, but the page around the board may be zoomed.
  const game = document.getElementById("game");
  for (const kind of ["gesturestart", "gesturechange"]) {
    game.addEventListener(kind, (event) => enlarged() || event.preventDefault());
  }
}

const enlarged = () => globalThis.visualViewport?.scale > 1.01;

/** Lets a player who zoomed in on the splash or a panel zoom out again over the board. */
function allowZoomingOut() {
  const game = document.getElementById("game");
  globalThis.visualViewport?.addEventListener("resize", () => game.classList.toggle("enlarged", enlarged()));
  // The program cancels all touch events on the board that reach it. It uses pointer events, so it does not need these.
  const pass = (event) => enlarged() && event.stopPropagation();
  document.getElementById("stage").addEventListener("touchstart", pass, { capture: true, passive: true });
}
