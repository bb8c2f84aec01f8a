// Keeps the whole game for the next visit, so that it opens without a network; each version has a store of its own.

// The folder belongs to the name: a site may hold two copies of the game.
const OURS = `hacienda ${self.registration.scope} `;
const STORE = `${OURS}__VERSION__`;
const PAGE = "./";
// Under the same address as the page asked for it, or the browser would fetch the largest file twice.
const VERSION = "?v=__VERSION__";
const FILES = [
  PAGE,
  "boot.js",
  "page.js",
  "screen.js",
  "sound.js",
  "store.js",
  "trouble.js",
  `hacienda.js${VERSION}`,
  `hacienda_bg.wasm${VERSION}`,
  "manifest.webmanifest",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable.png",
  "assets/sounds/animal.ogg",
  "assets/sounds/card.ogg",
  "assets/sounds/coin.ogg",
  "assets/sounds/refusal.ogg",
  "assets/sounds/scoring.ogg",
  "assets/sounds/tile.ogg",
];

// A new version waits until no page of the old one is open: the files of two versions must never meet.
self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === location.origin) event.respondWith(answer(event.request, url));
});

async function fill() {
  const store = await caches.open(STORE);
  // The page has put the program there already. For the rest the server is asked whether what the browser holds is right.
  const there = await Promise.all(FILES.map((name) => store.match(name)));
  const missing = FILES.filter((_, place) => !there[place]);
  await store.addAll(missing.map((name) => new Request(name, { cache: "no-cache" })));
}

async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== STORE) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request, url) {
  const isPage = url.href.split(/[?#]/)[0].replace(/index\.html$/, "") === self.registration.scope;
  const store = await caches.open(STORE);
  return (await store.match(isPage ? PAGE : request, { ignoreSearch: true })) ?? fetch(request);
}
