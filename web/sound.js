// Unlocks sound: browsers block it until the player has touched the page or pressed a key. A hidden tab stays silent,
// except for a bell.

const GESTURES = ["pointerdown", "pointerup", "touchend", "keydown", "click"];
const contexts = new Set();
let touched = false;
/** The volume of the bell, from 0 to 1. */
let volume = 0;

/** Wraps `AudioContext`, so it must run before the program is loaded. */
export function unlockSound() {
  const Native = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Native) return;
  globalThis.AudioContext = class extends Native {
    constructor(...options) {
      super(...options);
      contexts.add(this);
      wake();
    }
  };
  // Capture the events, because the program stops some of them from propagating. Keep listening, because iOS suspends
  // sound during a phone call.
  for (const kind of GESTURES) addEventListener(kind, touch, { capture: true, passive: true });
  document.addEventListener("visibilitychange", wake);
}

/** Sets the volume of the bell, from 0 to 1. */
export function bell_volume(level) {
  volume = level;
}

/** Rings a bell, even in a hidden tab, where the program plays no sound. Silent before the first gesture. */
export function ringBell() {
  if (!touched || volume === 0) return;
  const bell = new Audio("assets/sounds/bell.ogg");
  bell.volume = volume;
  bell.play().catch(() => {});
}

function touch() {
  touched = true;
  wake();
}

function wake() {
  for (const context of contexts) {
    if (context.state === "closed") contexts.delete(context);
    else if (document.hidden) context.suspend().catch(() => {});
    else if (touched && context.state !== "running") context.resume().catch(() => {});
  }
}
