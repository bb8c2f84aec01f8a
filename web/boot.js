// Starts the game: looks at the browser, fetches the program with a bar of real bytes, and hands it the page.

import { drawn, takeDroppedFiles } from "./page.js";
import { setStage } from "./screen.js";
import { unlockSound } from "./sound.js";
import { browserLacks, downloadFailed, isControlFlow, pictureLost, stopped, watchErrors } from "./trouble.js";

// The build puts both in; a server seldom says how long the unpacked program is.
const VERSION = "__VERSION__";
const WASM_BYTES = Number("__WASM_BYTES__") || 20_000_000;

const TIPS = [
  "Buy land, drive your herds to market and build haciendas in the pampas.",
  "Tap a card to see where it may go, tap a hex to see what it brings, tap again to do it.",
  "Three actions a turn: buy a card, play one, dig a pond, build a hacienda or harvest.",
  "An animal placed beside a market earns pesos for its herd and for the land the herd touches.",
  "Each further market counts more than the last: 1, 3, 6, 10, 15 points.",
  "Chains of three land tiles and more count at both scorings.",
];

const part = (name) => document.getElementById(name);
let attempt = 0;

unlockSound();
setStage();
takeDroppedFiles();
const upright = getComputedStyle(part("turn")).display !== "none";
const tip = TIPS[Math.floor(Math.random() * TIPS.length)];
part("tip").textContent = upright ? "Turn your phone: the table is wide." : tip;
part("game").addEventListener("webglcontextlost", pictureLost);

await splashPainted();
const lacking = whatIsMissing();
if (lacking) browserLacks(lacking);
else {
  watchErrors();
  drawn.then(keepForOffline);
  start();
}

// Asking for WebGL may hold the browser up, so the splash comes first. A hidden tab paints nothing and waits a little.
function splashPainted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 300);
  });
}

function whatIsMissing() {
  if (typeof WebAssembly !== "object") return "WebAssembly";
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return "WebGL 2";
  // Given back at once: browsers allow a page only a few.
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return null;
}

async function start() {
  attempt += 1;
  const fetched = { bytes: 0, whole: false };
  show(fetched);
  // What is left of an attempt that failed must not hold up the next one.
  const givenUp = new AbortController();
  try {
    // A module that failed once may stay failed under its name, so each attempt has its own.
    const names = `?v=${VERSION}${attempt > 1 ? `&again=${attempt}` : ""}`;
    const [program, answer] = await Promise.all([
      import(`./hacienda.js${names}`),
      fetch(new URL(`hacienda_bg.wasm?v=${VERSION}`, import.meta.url), {
        signal: givenUp.signal,
        cache: attempt > 1 ? "reload" : "default",
      }),
    ]);
    if (!answer.ok) throw new Error(`hacienda_bg.wasm: ${answer.status} ${answer.statusText}`);
    globalThis.hacienda = program;
    globalThis.hacienda_wasm = await run(program, counted(answer, fetched));
  } catch (error) {
    const broken = error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;
    givenUp.abort();
    if (fetched.whole && !broken) stopped(String(error?.stack ?? error));
    else downloadFailed(error, start);
  }
}

async function run(program, response) {
  try {
    return await program.default({ module_or_path: response });
  } catch (error) {
    if (!isControlFlow(error)) throw error;
    // The program runs; asked again, wasm-bindgen answers with what it has.
    return program.default();
  }
}

/** The same answer with its bytes counted on the way. It stays a stream: compiling begins with the first of them. */
function counted(answer, fetched) {
  const reader = answer.body.getReader();
  const parts = keeps() ? [] : null;
  const body = new ReadableStream({
    async pull(stream) {
      const { done, value } = await reader.read();
      if (done) {
        fetched.whole = true;
        performance.mark("fetched");
        if (parts) keepProgram(answer.url, parts);
        stream.close();
      } else {
        fetched.bytes += value.byteLength;
        // A copy: what is handed on may be taken out of our hands.
        parts?.push(value.slice());
        stream.enqueue(value);
      }
      show(fetched);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
}

function show({ bytes, whole }) {
  const percent = whole ? 100 : Math.min(99, Math.floor((100 * bytes) / WASM_BYTES));
  document.documentElement.style.setProperty("--done", `${percent}%`);
  part("drive")?.setAttribute("aria-valuenow", percent);
  const stand = part("stand");
  if (stand) stand.textContent = whole ? "Laying out the table…" : `Fetching the game… ${percent} %`;
}

// On a site of its own the game also opens without a network. A frame on somebody else's page leaves nothing behind.
/** Keeps the largest file for the next visit, so that the worker need not fetch it again; a worker keeps it by itself. */
function keepProgram(url, parts) {
  const scope = new URL("./", location.href).href;
  const kept = new Response(new Blob(parts), { headers: { "Content-Type": "application/wasm" } });
  caches
    .open(`hacienda ${scope} ${VERSION}`)
    .then((store) => store.put(url, kept))
    .catch(() => {});
}

/** Whether this visit is the one that has to keep the program. */
const keeps = () => ownSite() && Boolean(globalThis.caches) && !navigator.serviceWorker?.controller;

/** Not in the frame of another page, where nothing is to be kept. */
function ownSite() {
  try {
    return window.top === window.self;
  } catch {
    return false;
  }
}

async function keepForOffline() {
  try {
    if (!ownSite()) return;
    await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  } catch {
    // Without it the game needs the network, as any page does.
  }
}
