// The stage and the device: pixel density, focus, fingers and full screen.

const density = () => globalThis.devicePixelRatio || 1;
const ignore = () => {};

/** The density at which the game draws; more than two costs much and shows nothing. */
export function pixel_ratio() {
  return Math.min(density(), 2);
}

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
  focusByTouch();
  keepGesturesAway();
  letOutOfZoom();
}

function capDensity() {
  const fit = () => document.documentElement.style.setProperty("--r", Math.min(1, 2 / density()));
  const follow = () => {
    fit();
    // Each query answers for one density, so the next change needs a new one.
    matchMedia(`(resolution: ${density()}dppx)`).addEventListener("change", follow, { once: true });
  };
  follow();
  addEventListener("resize", fit);
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
