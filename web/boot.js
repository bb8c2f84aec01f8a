// Starts the game: checks the browser, fetches the program with a progress bar, and connects it to the page.

import { say as sayAloud, drawn, leaveByTab, setProgram, takeDroppedFiles, takePasted, takeRegionKey } from "./page.js";
import { setLargest, setStage } from "./screen.js";
import { unlockSound } from "./sound.js";
import { CACHE_PREFIX, claim, inTime, keepVersion } from "./store.js";
import { say, sayPage } from "./texts.js";
import { browserLacks, described, downloadFailed, isControlFlow, pictureLost, reloadNewest, stopped, watchErrors } from "./trouble.js";

// The build fills in the version and the sizes, since servers do not always send the size of a file. The page's scripts
// and the program are in a folder named after the version, so that files of two versions never mix.
const VERSION = "__VERSION__";
const PROGRAM = "hacienda.wasm.xz";
// A program with one function, which returns a vector.
const SIMD = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11);
const PACKED_BYTES = Number("__PACKED_BYTES__");
const WASM_BYTES = Number("__WASM_BYTES__");

const TIPS = [
  "page-tip-game",
  "page-tip-taps",
  "page-tip-actions",
  "page-tip-animals",
  "page-tip-markets",
  "page-tip-chains",
];

/** A download has stalled if no byte arrives during this many checks, one a second. A suspended tab does not check. */
const MAX_IDLE_CHECKS = 20;
/** The time for which the message about a stalled download stays before the next try. */
const STALL_MESSAGE_MS = 3_000;
/** The number of attempts at a download that stalls, the first included, before the player is asked. */
const TRIES = 4;
/** The status codes with which a server responds to requests for files of an old release. */
const GONE = [404, 410];

/**
 * The bytes received so far of all texts and assets. They are counted together, because a browser fetches only a few
 * files at a time, and a file that waits in the browser's queue has not stalled.
 */
const files = { bytes: 0 };

const part = (name) => document.getElementById(name);
let attempt = 0;

clearInterval(globalThis.noStart);
sayPage();
unlockSound();
abortStalledFetches();
setStage();
takeDroppedFiles();
takePasted();
takeRegionKey();
leaveByTab();
part("tip").textContent = say(TIPS[Math.floor(Math.random() * TIPS.length)]);
part("game").addEventListener("webglcontextlost", pictureLost);

keepVersion(VERSION);
const claimed = claim();
await splashPainted();
const missing = missingTechnology();
if (missing) browserLacks(missing);
else {
  watchErrors();
  drawn.then(registerWorker);
  start();
}

// Asking for WebGL may block the browser, so the splash is painted first. A hidden tab never paints; it waits for a
// timeout instead.
function splashPainted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 300);
  });
}

function missingTechnology() {
  if (typeof WebAssembly !== "object") return "WebAssembly";
  if (!WebAssembly.validate(SIMD)) return "SIMD";
  // The program asks for the same context of this canvas, so it is created only once.
  const context = part("game").getContext("webgl2", { antialias: false });
  if (!context) return "WebGL 2";
  setLargest(context.getParameter(context.MAX_TEXTURE_SIZE));
  return null;
}

async function start() {
  attempt += 1;
  const fetched = { bytes: 0, unpacked: 0, whole: false };
  show(fetched);
  const program = new URL(PROGRAM, import.meta.url).href;
  const keeper = await inTime(keeperOf(program), (late) => late?.giveUp());
  // Aborts the remaining requests of a failed attempt, so that they do not block the next one.
  const aborter = new AbortController();
  const watch = watchBytes(fetched, aborter);
  try {
    // A stalled import cannot be aborted, so the attempt stops waiting for it.
    const stalled = new Promise((_, end) => aborter.signal.addEventListener("abort", () => end(aborter.signal.reason)));
    // A failed import may stay failed under its address, so each attempt uses a new one.
    const again = attempt > 1 ? `?again=${attempt}` : "";
    const modules = Promise.all([import(`./hacienda.js${again}`), import(`./unpack.js${again}`)]);
    // An import error must not surface before the response to the request for the program, which shows whether the
    // release is gone.
    modules.catch(() => {});
    const early = attempt === 1 ? globalThis.earlyProgram : null;
    if (early) aborter.signal.addEventListener("abort", () => early.stop.abort());
    const pending = early?.answer ?? fetch(program, { signal: aborter.signal, cache: attempt > 1 ? "reload" : "default" });
    const answer = await Promise.race([pending, stalled]);
    if (!answer.ok) throw refusal(answer);
    const [glue, { XzReadableStream }] = await Promise.race([modules, stalled]);
    setProgram(glue);
    await claimed;
    // Only test builds have a probe, through which tests inspect the game.
    if (glue.probe) globalThis.hacienda = glue;
    const packed = counted(answer, fetched, keeper);
    await run(glue, unpacked(new XzReadableStream(packed), fetched));
    keeper?.keep();
  } catch (error) {
    keeper?.giveUp();
    aborter.abort();
    if (fetched.stalled && attempt < TRIES) {
      part("stand").textContent = say("page-standing-still");
      sayAloud(say("page-standing-still"));
      setTimeout(start, STALL_MESSAGE_MS);
    } else if (fetched.unpacked === WASM_BYTES && !isBroken(error)) stopped(described(error));
    else downloadFailed(error, isBroken(error) ? reloadNewest : start);
  } finally {
    clearInterval(watch);
  }
}

/** Watches a download and aborts it if it stalls. Returns the timer, which the caller must clear. */
function watchBytes(fetched, aborter) {
  let [bytes, idleChecks] = [0, 0];
  return setInterval(() => {
    idleChecks = fetched.whole || fetched.bytes !== bytes ? 0 : idleChecks + 1;
    bytes = fetched.bytes;
    if (idleChecks < MAX_IDLE_CHECKS) return;
    fetched.stalled = true;
    aborter.abort();
  }, 1_000);
}

/**
 * Aborts the program's fetches of texts and assets once they stall: the program waits for each fetch to end, and
 * continues without the files that failed. Must run before the program is loaded.
 */
function abortStalledFetches() {
  const real = globalThis.fetch;
  const folders = [new URL("texts/", import.meta.url).href, new URL("assets/", document.baseURI).href];
  globalThis.fetch = async (resource, options) => {
    const address = typeof resource === "string" ? new URL(resource, document.baseURI).href : "";
    if (!folders.some((folder) => address.startsWith(folder))) return real(resource, options);
    const aborter = new AbortController();
    const watch = watchBytes(files, aborter);
    try {
      const answer = await real(address, { ...options, signal: aborter.signal });
      return answer.ok && answer.body ? await whole(answer) : answer;
    } finally {
      clearInterval(watch);
    }
  };
}

/** Returns the response once it has arrived completely. */
async function whole(answer) {
  const reader = answer.body.getReader();
  const parts = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Response(new Blob(parts), { status: answer.status, headers: answer.headers });
    files.bytes += value.byteLength;
    parts.push(value);
  }
}

/** Returns the error for a refused program; `gone` is true if the server no longer has it. */
function refusal({ status, statusText }) {
  return Object.assign(new Error(`${PROGRAM}: ${status} ${statusText}`), { gone: GONE.includes(status) });
}

/**
 * Returns true if the program is invalid or gone from the server, so that fetching the same files again would not help.
 */
function isBroken(error) {
  const { CompileError, LinkError } = WebAssembly;
  return error?.gone || [SyntaxError, CompileError, LinkError].some((kind) => error instanceof kind);
}

/** Resolves once the program is running. */
async function run(glue, response) {
  try {
    await glue.default({ module_or_path: response });
  } catch (error) {
    if (!isControlFlow(error)) throw error;
  }
}

/**
 * Returns the body of a response and counts its bytes. The stream fails unless it has exactly `PACKED_BYTES` bytes.
 */
function counted(answer, fetched, keeper) {
  const count = (value, stream) => {
    fetched.bytes += value.byteLength;
    // Store a copy, because the consumer may detach the buffer.
    keeper?.parts.push(value.slice());
    stream.enqueue(value);
    show(fetched);
  };
  const end = (stream) => {
    if (fetched.bytes !== PACKED_BYTES) return stream.error(new Error(`received ${fetched.bytes} of ${PACKED_BYTES} bytes`));
    fetched.whole = true;
    performance.mark("fetched");
    show(fetched);
  };
  return answer.body.pipeThrough(new TransformStream({ transform: count, flush: end }));
}

/**
 * Returns a response that streams the decompressed program, so that compilation begins with the first bytes. The stream
 * fails if data is missing or the checksum of the file is wrong, and nothing runs before its end.
 */
function unpacked(stream, fetched) {
  const count = (value, to) => {
    fetched.unpacked += value.byteLength;
    to.enqueue(value);
  };
  const body = stream.pipeThrough(new TransformStream({ transform: count }));
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
}

function show({ bytes, whole }) {
  const percent = whole ? 100 : Math.min(99, Math.floor((100 * bytes) / PACKED_BYTES));
  part("drive")?.style.setProperty("--done", `${percent}%`);
  part("drive")?.setAttribute("aria-valuenow", percent);
  const stand = part("stand");
  if (stand) stand.textContent = whole ? say("page-laying-out") : say("page-fetching-percent", { percent });
}

/**
 * Returns an object that stores the program, the largest file, for the next visit, so that the service worker need not
 * fetch it again. Returns null if it is stored already or cannot be stored.
 *
 * The worker waits for a lock with the name of the version before it fetches anything. The lock is held until the
 * program is stored or given up.
 */
async function keeperOf(program) {
  if (!isTopFrame()) return null;
  try {
    const store = await caches.open(CACHE_PREFIX + VERSION);
    if (await store.match(program)) return null;
    let giveUp;
    const done = new Promise((resolve) => (giveUp = resolve));
    navigator.locks?.request(CACHE_PREFIX + VERSION, { mode: "shared", ifAvailable: true }, () => done).catch(giveUp);
    const parts = [];
    const keep = () => {
      const kept = new Response(new Blob(parts), { headers: { "Content-Type": "application/x-xz" } });
      store.put(program, kept).catch(() => {}).finally(giveUp);
    };
    return { parts, keep, giveUp };
  } catch {
    // Without this storage the game needs the network.
    return null;
  }
}

/**
 * Returns false in a frame, which may be another site's. The game must not cache itself there, and so does not open
 * without a network.
 */
function isTopFrame() {
  try {
    return window.top === window.self;
  } catch {
    return false;
  }
}

async function registerWorker() {
  try {
    if (!isTopFrame()) return;
    await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  } catch {
    // Without a worker the game needs the network.
  }
}
