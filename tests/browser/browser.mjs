// A real browser for the tests: Debian's headless Chromium, which can reach only this machine's servers.

import assert from "node:assert/strict";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

export const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The folder of the built game, as players get it. */
export const DIST = process.env.DIST ?? join(REPOSITORY, "dist");
/** The folder of the same build with the probe, through which tests inspect the game. */
export const PROBE = process.env.PROBE ?? join(REPOSITORY, "dist-probe");
/** The folder of screenshots and measurements. By default, git ignores it. */
export const ARTEFACTS = process.env.ARTEFACTS ?? join(REPOSITORY, "target/browser");
/** The path of the browser. */
export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
/** The maximum duration of a start: software rendering on a busy machine is slow. */
export const START_MS = Number(process.env.START_MS ?? 180_000);

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  // The processor paints the page, so that the first frame does not wait for SwiftShader's compiler.
  "--disable-gpu-rasterization",
  "--disable-quic",
  "--no-first-run",
  "--no-default-browser-check",
  "--no-pings",
  "--disable-background-networking",
  "--disable-client-side-phishing-detection",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-domain-reliability",
  "--disable-extensions",
  "--disable-features=MediaRouter,OptimizationHints,Translate,AutofillServerCommunication,CertificateTransparencyComponentUpdater",
  "--disable-sync",
  "--metrics-recording-only",
];
// Only the names of this machine resolve; "table" stands for a computer on the local network.
const HOSTS = "MAP table 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost";

/**
 * Messages that Chromium may print in any of these tests. The first one is about the hidden text field of egui, which
 * requests the focus and does not get it.
 */
const USUAL = [
  /Blocked autofocusing/,
  /GPU stall due to ReadPixels/,
  /Automatic fallback to software WebGL/,
  /AudioContext was not allowed to start/,
];

/**
 * Launches a browser on a screen with `density` device pixels for each CSS pixel.
 *
 * The screen itself must have this density: if a page only emulates it, its canvases get one pixel for each CSS pixel.
 * `program` is another executable that starts the browser, and `host` is an additional address that it may reach.
 */
export async function launch({ density = 1, program = CHROMIUM, host = "" } = {}) {
  const hosts = host ? `${HOSTS}, EXCLUDE ${host}` : HOSTS;
  const browser = await chromium.launch({
    executablePath: program,
    args: [...FLAGS, `--host-resolver-rules=${hosts}`, `--force-device-scale-factor=${density}`],
  });
  return Object.assign(browser, { density });
}

/** Returns the version of a built game, which is the name of the folder with its scripts and its program. */
export async function versionOf(folder) {
  const versions = (await readdir(folder)).filter((name) => /^[0-9a-f]{12}$/.test(name));
  assert.equal(versions.length, 1, `${folder} contains one version`);
  return versions[0];
}

/** Returns the path of a version's compressed program on the server. */
export const programOf = (version) => `${version}/hacienda.wasm.xz`;

/** Decompresses the program of a build with the page's decompressor. */
export async function unpackedProgram(folder) {
  const version = await versionOf(folder);
  const { XzReadableStream } = await import(pathToFileURL(join(folder, version, "unpack.js")).href);
  const packed = new Blob([await readFile(join(folder, programOf(version)))]).stream();
  return Buffer.from(await new Response(new XzReadableStream(packed)).arrayBuffer());
}

/** Prints a measurement and writes it to a file in the artefacts. */
export async function note(name, figure) {
  await mkdir(ARTEFACTS, { recursive: true });
  await writeFile(join(ARTEFACTS, `${name}.txt`), `${figure}\n`);
  console.log(`${name}: ${figure}`);
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls `ask` until it returns a truthy value; fails with `what` after `limit` ms. */
export async function until(what, ask, limit = START_MS) {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    assert.ok(Date.now() < end, `waited ${limit} ms in vain for ${what}`);
    await pause(50);
  }
}

/**
 * Paints only one in `every` frames, and counts all frames and the painted ones. Runs in the page before everything
 * else.
 *
 * Without a graphics card, painting takes nearly all of the time. Frames that are not painted still run layout and
 * input, but stay empty. A screenshot therefore needs every frame to be painted.
 */
export function paintOneInN(every) {
  const frames = { all: 0, painted: 0, paints: true, every };
  globalThis.paintedFrames = frames;
  const count = () => {
    frames.paints = frames.all % frames.every === 0;
    frames.all += 1;
    frames.painted += frames.paints ? 1 : 0;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  const gl = WebGL2RenderingContext.prototype;
  const draws = ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced", "drawRangeElements"];
  // Calls that fill a whole frame cost as much as draw calls.
  const fills = ["clear", "clearBufferfv", "clearBufferfi", "clearBufferiv", "clearBufferuiv", "blitFramebuffer"];
  for (const name of [...draws, ...fills]) {
    const draw = gl[name];
    gl[name] = function (...args) {
      if (frames.paints) draw.apply(this, args);
    };
  }
}

/** Drops a file on the page as the browser does when a file is dragged from another window. */
export async function dropFile(who, name, text) {
  await mkdir(ARTEFACTS, { recursive: true });
  const file = join(ARTEFACTS, name);
  await writeFile(file, text);
  const browser = await who.context.newCDPSession(who.page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"]) {
    await browser.send("Input.dispatchDragEvent", { type, x: 300, y: 300, data });
  }
  await browser.detach();
}

/** Returns true if the probe's state shows the demo of a kiosk, which a touch anywhere ends. */
export const showsDemo = ({ rects }) =>
  rects.some(({ kind, name }) => kind === "Panel" && (name === "attract" || name === "title card"));

/**
 * Returns a player with a separate browser context, which shares no storage with others.
 *
 * `expect` lists patterns of the console errors and uncaught errors that the test causes on purpose; `leave` fails on
 * any other error that is not usual. All other options are Playwright's context options.
 */
export async function player(browser, { width = 1280, height = 720, touch = true, expect = [], ...more } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: browser.density,
    hasTouch: touch,
    ...more,
  });
  // With software rendering, a page may be busy for longer than Playwright's default timeout.
  context.setDefaultTimeout(START_MS);
  const page = await context.newPage();
  const errors = [];
  const requests = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  context.on("request", (request) => requests.push(request.url()));

  return {
    context,
    page,
    /** True for a touch screen, false for a mouse. */
    touch,
    errors,
    /** The addresses of all requests so far. */
    requests,

    /** The frame in which the game runs. Tests of an embedded game set a frame other than the page's main frame. */
    frame: page.mainFrame(),

    open(url) {
      return page.goto(url, { waitUntil: "commit" });
    },

    /** Waits until the program has drawn its first frame. */
    async started(limit = START_MS) {
      const gone = () =>
        this.frame.evaluate(() => document.getElementById("panel") && !document.getElementById("splash"));
      await until("the first frame", () => gone().catch(() => false), limit);
    },

    /** Returns the probe's state, from a frame drawn after this call. Needs the probe. */
    async look(limit = 60_000) {
      const ask = () => this.frame.evaluate(() => globalThis.hacienda?.probe());
      const before = await ask();
      const frame = before ? JSON.parse(before).frame : -1;
      const text = await until(
        "an answer from the probe",
        async () => {
          const answer = await ask();
          return answer && JSON.parse(answer).frame > frame ? answer : null;
        },
        limit,
      );
      return JSON.parse(text);
    },

    /** Reads the probe's state until `fits` accepts it, and returns it. */
    async lookUntil(what, fits, limit = 60_000) {
      const end = Date.now() + limit;
      for (;;) {
        const seen = await this.look(limit);
        if (fits(seen)) return seen;
        assert.ok(
          Date.now() < end,
          `waited ${limit} ms in vain for ${what}; last seen: ${JSON.stringify(seen).slice(0, 600)}`,
        );
        await pause(100);
      }
    },

    tap(x, y) {
      return touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
    },

    /** Taps the middle of a rectangle from the probe. */
    tapRect({ x, y, w, h }) {
      return this.tap(x + w / 2, y + h / 2);
    },

    /** Paints one in `frames` frames from now on, if `paintOneInN` runs in the page. */
    paintOneOf(frames) {
      return this.frame.evaluate((every) => {
        if (globalThis.paintedFrames) globalThis.paintedFrames.every = every;
      }, frames);
    },

    /** Saves a screenshot. */
    async picture(name) {
      await mkdir(ARTEFACTS, { recursive: true });
      await page.screenshot({ path: join(ARTEFACTS, `${name}.png`), timeout: 60_000 });
    },

    /** Returns the trouble panel if it is open: `{ title, sentence, details, buttons, focus }`. */
    panel() {
      return this.frame.evaluate(() => {
        const text = (name) => document.getElementById(name).textContent;
        if (document.getElementById("panel").hidden) return null;
        const buttons = [...document.querySelectorAll("#panel-buttons button")].map((button) => button.textContent);
        const focus = document.activeElement?.textContent;
        return {
          title: text("panel-title"),
          sentence: text("panel-sentence"),
          details: text("panel-details"),
          buttons,
          focus,
        };
      });
    },

    /** Presses a button of the page around the game. */
    press(label) {
      return this.frame.getByRole("button", { name: label, exact: true }).click();
    },

    /** Waits until the trouble panel is open, and returns it. */
    panelOpen(limit = START_MS) {
      return until("the trouble panel", () => this.panel().catch(() => null), limit);
    },

    /** Closes the browser context; fails if the page reported an unexpected error. */
    async leave() {
      await context.close();
      const known = [...USUAL, ...expect];
      const unexpected = errors.filter((text) => !known.some((pattern) => pattern.test(text)));
      assert.deepEqual(unexpected, [], "the page reports only expected errors");
    },
  };
}
