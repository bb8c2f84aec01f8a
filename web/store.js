// What the page keeps in the browser: texts under one prefix, with a plain sentence when the browser refuses, and versions.

import { say } from "./texts.js";

const PREFIX = "hacienda/";
/** How the names of the stores of whole versions begin; sw.js names them alike. A site may hold two copies of the game. */
export const OURS = `hacienda ${new URL("./", location.href).href} `;

/** The names of the running game's saves, youngest first, as src/record/save.rs writes them. */
const SAVES = ["game.hacienda", "game.1.hacienda", "game.2.hacienda"];

// Asking for the storage throws where it is blocked: in a sandboxed frame, or by the player's choice.
function storage() {
  try {
    if (window.localStorage) return window.localStorage;
  } catch {
    // The same sentence for all reasons.
  }
  throw new Error(say("page-keeps-nothing"));
}

function guarded(work) {
  try {
    return work(storage());
  } catch (error) {
    throw new Error(say(error?.name === "QuotaExceededError" ? "page-keeps-no-more" : "page-keeps-nothing"));
  }
}

export function store_get(name) {
  return guarded((place) => place.getItem(PREFIX + name)) ?? undefined;
}

export function store_put(name, text) {
  guarded((place) => place.setItem(PREFIX + name, text));
}

export function store_remove(name) {
  guarded((place) => place.removeItem(PREFIX + name));
}

/** Whether there is a game that a reload goes on with. */
export function hasSave() {
  try {
    return SAVES.some((name) => store_get(name) !== undefined);
  } catch {
    return false;
  }
}

/** Moves the saves aside, where the program does not look: a game that cannot be opened shall not be lost. */
export function moveSavesAside() {
  for (const name of SAVES) {
    const text = store_get(name);
    if (text === undefined) continue;
    // Taken away first, so that a full storage has room for the copy.
    store_remove(name);
    try {
      store_put(`aside/${name}`, text);
    } catch (error) {
      store_put(name, text);
      throw error;
    }
  }
}

/** Forgets all that is kept to play without a network; the next start fetches it and keeps it again. */
export async function forgetVersions() {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.unregister();
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS)) await caches.delete(name);
  }
}
