// Starts the game: looks at the browser, fetches the program with a bar of real bytes, and hands it the page.

import { say as sayAloud, drawn, leaveByTab, setProgram, takeDroppedFiles, takePasted, takeRegionKey } from "./page.js";
import { setLargest, setStage } from "./screen.js";
import { unlockSound } from "./sound.js";
import { OURS, claim, inTime, keepVersion } from "./store.js";
import { say, sayPage } from "./texts.js";
import { browserLacks, described, downloadFailed, isControlFlow, pictureLost, reloadNewest, stopped, watchErrors } from "./trouble.js";

// The build puts these in; a server seldom says how long a file is. All scripts and the program are in a folder that has the
// version's name, so that the files of two versions cannot meet.
const VERSION = "__VERSION__";
const PROGRAM = "hacienda.wasm.xz";
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

/** A download that brings no byte at so many looks, one each second, stands still. A tab that slept did not look. */
const STILL_LOOKS = 20;
/** How long that is told before another try, and how many tries there are until the player is asked. */
const TOLD_MS = 3_000;
const TRIES = 4;
/** What a server says of the files of a release before. */
const GONE = [404, 410];

/** What has come of the program's own files together: a browser fetches a few at a time, and the others wait their turn. */
const files = { bytes: 0 };

const part = (name) => document.getElementById(name);
let attempt = 0;

clearInterval(globalThis.noStart);
sayPage();
unlockSound();
endStillFetches();
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
  setLargest(context.getParameter(context.MAX_TEXTURE_SIZE));
  // Given back at once: browsers allow a page only a few.
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return null;
}

async function start() {
  attempt += 1;
  const fetched = { bytes: 0, unpacked: 0, whole: false };
  show(fetched);
  const program = new URL(PROGRAM, import.meta.url).href;
  const keeper = await inTime(keeperOf(program), (late) => late?.giveUp());
  // What is left of an attempt that failed must not hold up the next one.
  const givenUp = new AbortController();
  const watch = watchBytes(fetched, givenUp);
  try {
    // Nothing else ends a module that does not come.
    const stoodStill = new Promise((_, end) => givenUp.signal.addEventListener("abort", () => end(givenUp.signal.reason)));
    // A module that failed once may stay failed under its name, so each attempt has its own.
    const again = attempt > 1 ? `?again=${attempt}` : "";
    const modules = Promise.all([import(`./hacienda.js${again}`), import(`./unpack.js${again}`)]);
    // Only the answer about the program says whether it is gone, so that one comes first.
    modules.catch(() => {});
    const asked = fetch(program, { signal: givenUp.signal, cache: attempt > 1 ? "reload" : "default" });
    const answer = await Promise.race([asked, stoodStill]);
    if (!answer.ok) throw refusal(answer);
    const [glue, { XzReadableStream }] = await Promise.race([modules, stoodStill]);
    setProgram(glue);
    await claimed;
    // Only a build for tests lets others look into the game.
    if (glue.probe) globalThis.hacienda = glue;
    const packed = counted(answer, fetched, keeper);
    await run(glue, unpacked(new XzReadableStream(packed), fetched));
    keeper?.keep();
  } catch (error) {
    keeper?.giveUp();
    givenUp.abort();
    if (fetched.still && attempt < TRIES) {
      part("stand").textContent = say("page-standing-still");
      sayAloud(say("page-standing-still"));
      setTimeout(start, TOLD_MS);
    } else if (fetched.unpacked === WASM_BYTES && !isBroken(error)) stopped(described(error));
    else downloadFailed(error, isBroken(error) ? reloadNewest : start);
  } finally {
    clearInterval(watch);
  }
}

/** Gives a download up that stands still. */
function watchBytes(fetched, givenUp) {
  let [bytes, looks] = [0, 0];
  return setInterval(() => {
    looks = fetched.whole || fetched.bytes !== bytes ? 0 : looks + 1;
    bytes = fetched.bytes;
    if (looks < STILL_LOOKS) return;
    fetched.still = true;
    givenUp.abort();
  }, 1_000);
}

/** Gives up what the program fetches of its own, texts and sounds, once nothing of it comes any more: the program waits for an
 * end, and goes on without what failed. It must run before the program is loaded.
 */
function endStillFetches() {
  const real = globalThis.fetch;
  const folders = [new URL("texts/", import.meta.url).href, new URL("assets/", document.baseURI).href];
  globalThis.fetch = async (resource, options) => {
    const address = typeof resource === "string" ? new URL(resource, document.baseURI).href : "";
    if (!folders.some((folder) => address.startsWith(folder))) return real(resource, options);
    const givenUp = new AbortController();
    const watch = watchBytes(files, givenUp);
    try {
      const answer = await real(address, { ...options, signal: givenUp.signal });
      return answer.ok && answer.body ? await whole(answer) : answer;
    } finally {
      clearInterval(watch);
    }
  };
}

/** The same answer once all of it has come. */
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

/** That the server does not give the program, and whether it ever will. */
function refusal({ status, statusText }) {
  return Object.assign(new Error(`${PROGRAM}: ${status} ${statusText}`), { gone: GONE.includes(status) });
}

/** Whether what came is itself at fault, or the server has it no more; then asking for the same files again would not help. */
function isBroken(error) {
  const { CompileError, LinkError } = WebAssembly;
  return error?.gone || [SyntaxError, CompileError, LinkError].some((kind) => error instanceof kind);
}

/** Resolves once the program runs. */
async function run(glue, response) {
  try {
    await glue.default({ module_or_path: response });
  } catch (error) {
    if (!isControlFlow(error)) throw error;
  }
}

/** The bytes of an answer, counted as they come. Fewer than the build made, or more, are an error. */
function counted(answer, fetched, keeper) {
  const count = (value, stream) => {
    fetched.bytes += value.byteLength;
    // A copy: what is handed on may be taken out of our hands.
    keeper?.parts.push(value.slice());
    stream.enqueue(value);
    show(fetched);
  };
  const end = (stream) => {
    if (fetched.bytes !== PACKED_BYTES) return stream.error(new Error(`${fetched.bytes} of ${PACKED_BYTES} bytes`));
    fetched.whole = true;
    performance.mark("fetched");
    show(fetched);
  };
  return answer.body.pipeThrough(new TransformStream({ transform: count, flush: end }));
}

/** The program as it is unpacked, still a stream: compiling begins with its first bytes. It ends well only when all of them
 * came and the check of the packed file agrees; until then nothing of it runs.
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
  document.documentElement.style.setProperty("--done", `${percent}%`);
  part("drive")?.setAttribute("aria-valuenow", percent);
  const stand = part("stand");
  if (stand) stand.textContent = whole ? say("page-laying-out") : say("page-fetching-percent", { percent });
}

// On a site of its own the game also opens without a network. A frame on somebody else's page leaves nothing behind.
/** Keeps the largest file for the next visit when no visit before has kept it, so that the worker need not fetch it again.
 *
 * The worker waits for the lock of this name before it fetches anything; it is held until the program is kept or given up.
 */
async function keeperOf(program) {
  if (!ownSite()) return null;
  try {
    const store = await caches.open(OURS + VERSION);
    if (await store.match(program)) return null;
    let giveUp;
    const done = new Promise((resolve) => (giveUp = resolve));
    navigator.locks?.request(OURS + VERSION, { mode: "shared", ifAvailable: true }, () => done).catch(giveUp);
    const parts = [];
    const keep = () => {
      const kept = new Response(new Blob(parts), { headers: { "Content-Type": "application/x-xz" } });
      store.put(program, kept).catch(() => {}).finally(giveUp);
    };
    return { parts, keep, giveUp };
  } catch {
    // Where nothing can be kept the game needs the network, as any page does.
    return null;
  }
}

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
    // Without a worker the game needs the network, as any page does.
  }
}
