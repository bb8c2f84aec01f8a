// The service worker: caches the whole game, so that it opens without a network. Each version has a separate cache.

// The name contains the folder, because a site may have two copies of the game.
const CACHE_PREFIX = `hacienda ${self.registration.scope} `;
const VERSION = "__VERSION__";
const STORE = CACHE_PREFIX + VERSION;
const PAGE = "./";
const FILES = [
  PAGE,
  `${VERSION}/boot.js`,
  `${VERSION}/page.js`,
  `${VERSION}/screen.js`,
  `${VERSION}/socket.js`,
  `${VERSION}/sound.js`,
  `${VERSION}/store.js`,
  `${VERSION}/texts.js`,
  `${VERSION}/trouble.js`,
  `${VERSION}/unpack.js`,
  `${VERSION}/hacienda.js`,
  `${VERSION}/hacienda.wasm.xz`,
  "manifest.webmanifest",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable.png",
  // The build inserts the names of the texts, the assets and the manifests of the other languages here.
  "__ASSET_FILES__",
];
/** Files that are fetched when the player first opens them, and cached from then on. */
const LATER = ["assets/licences.txt"];
/** The paths at which a game server reports its state. These reports must never come from a cache. */
const ABOUT_SERVER = ["healthz", "metrics"];
/**
 * The maximum time for the server to respond to a request for a file without a version in its path, before the cached
 * file is used.
 */
const SERVER_MS = 3_000;

// A running game keeps the cache of its version (see `giveUp`), so a new version need not wait until the game ends.
self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url, cache } = event.request;
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  if (ABOUT_SERVER.some((name) => url.split(/[?#]/)[0] === self.registration.scope + name)) return;
  // Scripts that bypass all caches get the server's response.
  if (mode !== "navigate" && ["reload", "no-store"].includes(cache)) return;
  event.respondWith(answer(event.request));
});

/** Fetches the files that the page has not cached. Waits while a page is fetching the program. */
async function fill() {
  const work = async () => {
    const store = await caches.open(STORE);
    const cached = await Promise.all(FILES.map((name) => store.match(name)));
    const missing = FILES.filter((_, place) => !cached[place]);
    // "no-cache" revalidates the browser's copies with the server.
    await store.addAll(missing.map((name) => new Request(name, { cache: "no-cache" })));
    // In the middle of a release, page and worker may differ in version; the next visit tries again.
    const page = await store.match(PAGE);
    if ((await page.text()).includes(VERSION)) return;
    await caches.delete(STORE);
    throw new Error(`the page does not have version ${VERSION}`);
  };
  return navigator.locks ? navigator.locks.request(STORE, work) : work();
}

async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== STORE);
  await Promise.all(others.map(giveUp));
  await self.clients.claim();
}

/** Deletes the cache of another version, now or once its last page, which holds the version's lock, has closed. */
async function giveUp(name) {
  const { locks } = navigator;
  if (!locks) return void (await caches.delete(name));
  const open = `${name} open`;
  await locks.request(open, { ifAvailable: true }, (lock) => {
    if (lock) return caches.delete(name);
    // If this worker ends first, the next release deletes the cache.
    locks.request(open, () => caches.delete(name)).catch(() => undefined);
  });
}

/**
 * Answers a request. Cached files of this version's folder come from the cache; other files come from the server if
 * possible.
 */
async function answer(request) {
  const store = await caches.open(STORE);
  const scope = self.registration.scope;
  const plain = request.url.split(/[?#]/)[0];
  const isPage = plain === scope || plain === `${scope}index.html`;
  const kept = await store.match(isPage ? PAGE : request);
  if (!kept && LATER.some((name) => plain === scope + name)) return keep(plain, store);
  // A page of the previous release may request files that the server no longer has.
  if (!kept) return (isPage ? null : await caches.match(request)) ?? fetch(request);
  if (plain.startsWith(`${scope}${VERSION}/`)) return kept;
  return (await newest(plain)) ?? kept;
}

/** Fetches a file and caches it on its first use. */
async function keep(url, store) {
  const answer = await fetch(url, { cache: "no-cache" });
  // Full storage does not prevent the response.
  if (answer.ok) await store.put(url, answer.clone()).catch(() => undefined);
  return answer;
}

/** Returns the server's response if it succeeds in time. */
async function newest(url) {
  try {
    const answer = await fetch(url, { cache: "no-cache", redirect: "manual", signal: AbortSignal.timeout(SERVER_MS) });
    // Read the whole response first, because a partial page is useless.
    return answer.ok ? new Response(await answer.blob(), answer) : null;
  } catch {
    return null;
  }
}
