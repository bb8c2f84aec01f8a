// What the page keeps in the browser: texts under one prefix, with a plain sentence when the browser refuses, and versions.

import { say } from "./texts.js";

const PREFIX = "hacienda/";
/** How the names of the stores of whole versions begin; sw.js names them alike. A site may hold two copies of the game. */
export const OURS = `hacienda ${new URL("./", location.href).href} `;

/** How the names of saved games begin, and how those of their saves end, youngest first, as src/record/slots.rs has them. */
const GAMES = Array.from({ length: 16 }, (_, place) => (place ? `game-${place + 1}` : "game"));
const SAVES = [".hacienda", ".1.hacienda", ".2.hacienda"];

/** Whether another tab of this browser keeps its texts here. */
let claimed = false;

/** How long a tab waits for the one before it: a page that is loaded anew may not have let go yet. */
const CLAIM_MS = 1_000;

/** Claims the storage for this tab, as long as the tab lives: what two tabs wrote would overwrite each other's. A browser without
 * locks leaves it to everybody.
 */
export function claim() {
  if (!navigator.locks) return Promise.resolve();
  const name = `${PREFIX}texts`;
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise(() => {});
    };
    // A page that a browser prepares unseen is answered when it is shown, however long that takes.
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

const isKept = (game) => SAVES.some((end) => store_get(game + end) !== undefined);

/** How late a game was played among the others. */
function order(game) {
  try {
    return Number(JSON.parse(store_get(`${game}.about.json`)).order) || 0;
  } catch {
    // A game of an earlier version, or one of which no more is known.
    return 0;
  }
}

/** Whether there is a game of this tab that a reload goes on with. */
export function hasSave() {
  try {
    return !claimed && GAMES.some(isKept);
  } catch {
    return false;
  }
}

/** Moves the latest game aside, where the program does not look: one that cannot be opened shall not be lost. */
export function moveLatestAside() {
  const [latest] = GAMES.filter(isKept).sort((one, other) => order(other) - order(one));
  if (!latest) return;
  // Where another game was put aside before, this one goes to a place of its own.
  const isFree = (game) => !isKept(`aside/${game}`) && (game === latest || !isKept(game));
  const place = [latest, ...GAMES].find(isFree) ?? latest;
  for (const end of SAVES) {
    const text = store_get(latest + end);
    if (text === undefined) continue;
    // Taken away first, so that a full storage has room for the copy.
    store_remove(latest + end);
    try {
      store_put(`aside/${place}${end}`, text);
    } catch (error) {
      store_put(latest + end, text);
      throw error;
    }
  }
}

/** How long what is kept of versions may take: a browser's store that does not answer must hold nothing up. */
const KEPT_MS = 5_000;

/** What `work` comes to, or nothing where that takes too long; then `late` hears of it. */
export function inTime(work, late = () => {}) {
  let over = false;
  const end = new Promise((resolve) => setTimeout(resolve, KEPT_MS)).then(() => void (over = true));
  work.then((found) => over && late(found), () => {});
  return Promise.race([work, end]);
}

/** Lets go of this page's own version. */
let letGo = async () => {};

/** As long as this page lives, the worker keeps what its version may still ask for. */
export function keepVersion(version) {
  const { locks } = navigator;
  if (!locks) return;
  let end;
  const living = new Promise((resolve) => (end = resolve));
  const held = locks.request(`${OURS}${version} open`, { mode: "shared" }, () => living).catch(() => undefined);
  letGo = () => (end(), held);
}

/** Forgets what is kept to play without a network, but for versions that other tabs have open: the next start fetches it and
 * keeps it again.
 */
export async function forgetVersions() {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.unregister();
  await letGo();
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(names.map(forget));
}

/** Deletes the store of a version, as sw.js does, unless a page has it open: that holds a lock of this name. */
async function forget(name) {
  const { locks } = navigator;
  if (!locks) return void (await caches.delete(name));
  await locks.request(`${name} open`, { ifAvailable: true }, (lock) => lock && caches.delete(name));
}
