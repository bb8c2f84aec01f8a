// The page's storage in the browser: texts under one prefix, with readable error messages, and the caches of versions.

import { say } from "./texts.js";

const PREFIX = "hacienda/";
/** The prefix of cache names, also in sw.js. It contains the folder, because a site may have two copies of the game. */
export const CACHE_PREFIX = `hacienda ${new URL("./", location.href).href} `;

/** The file stems of saved games, as in src/record/slots.rs. */
const GAMES = Array.from({ length: 16 }, (_, place) => (place ? `game-${place + 1}` : "game"));
/** The extensions of a game's saves, latest first. */
const SAVES = [".hacienda", ".1.hacienda", ".2.hacienda"];

/** True if another tab of this browser uses the storage. */
let claimed = false;

/** The time that a tab waits for the previous one: a page that is reloading may not have released the storage yet. */
const CLAIM_MS = 1_000;

/**
 * Claims the storage for the lifetime of this tab, because two tabs would overwrite each other's data. A browser
 * without locks allows several tabs.
 */
export function claim() {
  if (!navigator.locks) return Promise.resolve();
  const name = `${PREFIX}texts`;
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise(() => {});
    };
    // This request has no timeout: in a prerendered page, it stays pending until the page is shown.
    const ask = (lock) => {
      if (lock) return hold();
      claimed = true;
      resolve();
    };
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), CLAIM_MS);
    navigator.locks
      .request(name, { signal: waiting.signal }, hold)
      .catch((error) => error?.name === "AbortError" && navigator.locks.request(name, { ifAvailable: true }, ask))
      .catch(() => undefined)
      .then(resolve);
  });
}

export function store_is_claimed() {
  return claimed;
}

// Access to the storage throws if it is blocked: in a sandboxed frame, or by the player's settings.
function storage() {
  try {
    if (window.localStorage) return window.localStorage;
  } catch {
    // Every reason gets the same message.
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

const isSaved = (game) => SAVES.some((end) => store_get(game + end) !== undefined);

/** Returns the game's position in the order of play. */
function order(game) {
  try {
    return Number(JSON.parse(store_get(`${game}.about.json`)).order) || 0;
  } catch {
    // The save is from an earlier version, or its metadata cannot be read.
    return 0;
  }
}

/** Returns true if this tab has a saved game that a reload can continue. */
export function hasSave() {
  try {
    return !claimed && GAMES.some(isSaved);
  } catch {
    return false;
  }
}

/**
 * Moves the latest game aside, where the program does not open it by itself, so that a game that cannot be opened is
 * not lost.
 */
export function moveLatestAside() {
  const [latest] = GAMES.filter(isSaved).sort((one, other) => order(other) - order(one));
  if (!latest) return;
  // If another game was already put aside under this name, use a free one.
  const isFree = (game) => !isSaved(`aside/${game}`) && (game === latest || !isSaved(game));
  const place = [latest, ...GAMES].find(isFree) ?? latest;
  for (const end of SAVES) {
    const text = store_get(latest + end);
    if (text === undefined) continue;
    // Delete first, so that even full storage has room for the copy.
    store_remove(latest + end);
    try {
      store_put(`aside/${place}${end}`, text);
    } catch (error) {
      store_put(latest + end, text);
      throw error;
    }
  }
}

/** The maximum time for access to the caches, so that an unresponsive browser blocks nothing. */
const CACHE_MS = 5_000;

/** Returns the result of `work`, or nothing after a timeout; a later result is passed to `late`. */
export function inTime(work, late = () => {}) {
  let over = false;
  const end = new Promise((resolve) => setTimeout(resolve, CACHE_MS)).then(() => void (over = true));
  work.then((found) => over && late(found), () => {});
  return Promise.race([work, end]);
}

/** Releases this page's version. */
let releaseVersion = async () => {};

/** Makes the worker keep this page's version for the lifetime of the page. */
export function keepVersion(version) {
  const { locks } = navigator;
  if (!locks) return;
  let end;
  const living = new Promise((resolve) => (end = resolve));
  const held = locks.request(`${CACHE_PREFIX}${version} open`, { mode: "shared" }, () => living).catch(() => undefined);
  releaseVersion = () => (end(), held);
}

/**
 * Removes the service worker and all cached versions that no other tab has open. The next start fetches the game and
 * caches it again.
 */
export async function forgetVersions() {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.unregister();
  await releaseVersion();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map(forget));
}

/** Deletes the cache of a version, as sw.js does, unless a page has this version open and so holds its lock. */
async function forget(name) {
  const { locks } = navigator;
  if (!locks) return void (await caches.delete(name));
  await locks.request(`${name} open`, { ifAvailable: true }, (lock) => lock && caches.delete(name));
}
