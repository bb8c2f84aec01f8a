// Keeps the whole game for the next visit, so that it opens without a network; each version has a store of its own.

// The folder belongs to the name: a site may hold two copies of the game.
const OURS = `hacienda ${self.registration.scope} `;
const VERSION = "__VERSION__";
const STORE = OURS + VERSION;
const PAGE = "./";
const FILES = [
  PAGE,
  `${VERSION}/boot.js`,
  `${VERSION}/page.js`,
  `${VERSION}/screen.js`,
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
  // The build names the files of texts and all files of assets here.
  "__ASSET_FILES__",
];
/** What is fetched when somebody opens it for the first time, and kept from then on. */
const LATER = ["assets/licences.txt"];
/** How long the server may take for what bears no version in its name, before the kept one has to do. */
const SERVER_MS = 3_000;

// A game that runs has all its files, so that a new version need not wait for its end.
self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url, cache } = event.request;
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  // Scripts that ask past all caches get the server's own answer.
  if (mode !== "navigate" && ["reload", "no-store"].includes(cache)) return;
  event.respondWith(answer(event.request));
});

/** Fetches what the page has not kept already. While a page is fetching the program, this waits for it. */
async function fill() {
  const work = async () => {
    const store = await caches.open(STORE);
    const there = await Promise.all(FILES.map((name) => store.match(name)));
    const missing = FILES.filter((_, place) => !there[place]);
    // The server is asked whether what the browser holds is right.
    await store.addAll(missing.map((name) => new Request(name, { cache: "no-cache" })));
    // Caught in the middle of a release, page and worker may be of two versions; the next visit tries again.
    const page = await store.match(PAGE);
    if ((await page.text()).includes(VERSION)) return;
    await caches.delete(STORE);
    throw new Error(`the page is not of version ${VERSION}`);
  };
  return navigator.locks ? navigator.locks.request(STORE, work) : work();
}

async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== STORE);
  await Promise.all(others.map(giveUp));
  await self.clients.claim();
}

/** Deletes the store of another version, now or when the last page of that version has gone: it holds a lock of this name. */
async function giveUp(name) {
  const { locks } = navigator;
  if (!locks) return void (await caches.delete(name));
  const open = `${name} open`;
  await locks.request(open, { ifAvailable: true }, (lock) => {
    if (lock) return caches.delete(name);
    // A worker that ends before leaves it to the next release.
    locks.request(open, () => caches.delete(name)).catch(() => undefined);
  });
}

/** What bears its version in its name is kept as it is; all else comes from the server if it can. */
async function answer(request) {
  const store = await caches.open(STORE);
  const scope = self.registration.scope;
  const plain = request.url.split(/[?#]/)[0];
  const isPage = plain === scope || plain === `${scope}index.html`;
  const kept = await store.match(isPage ? PAGE : request);
  if (!kept && LATER.some((name) => plain === scope + name)) return keep(plain, store);
  // A page of the release before may still ask for what the server has no more.
  if (!kept) return (isPage ? null : await caches.match(request)) ?? fetch(request);
  if (plain.startsWith(`${scope}${VERSION}/`)) return kept;
  return (await newest(plain)) ?? kept;
}

/** Fetches what nobody opened before. */
async function keep(url, store) {
  const answer = await fetch(url, { cache: "no-cache" });
  // Where nothing more can be kept, it can be read all the same.
  if (answer.ok) await store.put(url, answer.clone()).catch(() => undefined);
  return answer;
}

/** The server's answer, when it is a good one and comes soon. */
async function newest(url) {
  try {
    const answer = await fetch(url, { cache: "no-cache", redirect: "manual", signal: AbortSignal.timeout(SERVER_MS) });
    // Read to its end first: half a page would be no page.
    return answer.ok ? new Response(await answer.blob(), answer) : null;
  } catch {
    return null;
  }
}
