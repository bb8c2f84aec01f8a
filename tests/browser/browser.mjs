// A real browser for the tests: Debian's Chromium without a window and without any network but our own server.

import assert from "node:assert/strict";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

export const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The built game as players get it. */
export const DIST = process.env.DIST ?? join(REPOSITORY, "dist");
/** The same with a look inside, for what needs one. */
export const PROBE = process.env.PROBE ?? join(REPOSITORY, "dist-probe");
/** Where pictures and measurements go; never into the repository. */
export const ARTEFACTS = process.env.ARTEFACTS ?? join(REPOSITORY, "target/browser");
/** How long a start may take: a picture by software on a busy machine needs its time. */
export const START_MS = Number(process.env.START_MS ?? 180_000);

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  // The page itself is painted by the processor: its first picture shall not wait for SwiftShader's compiler.
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
  // Every name but this machine's leads nowhere; "table" stands for a machine of the local network.
  "--host-resolver-rules=MAP table 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** What Chromium says of itself in such a run; egui's hidden text field asks for the focus in vain within a frame. */
const USUAL = [
  /Blocked autofocusing/,
  /GPU stall due to ReadPixels/,
  /Automatic fallback to software WebGL/,
  /AudioContext was not allowed to start/,
];

/** A browser on a screen of this many device pixels for each CSS pixel.
 *
 * The screen itself must have them: a page that only emulates them gets canvases of one pixel for each CSS pixel.
 */
export async function launch({ density = 1 } = {}) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...FLAGS, `--force-device-scale-factor=${density}`],
  });
  return Object.assign(browser, { density });
}

/** The version of a built game: the folder in which its scripts and its program lie. */
export async function versionOf(folder) {
  const versions = (await readdir(folder)).filter((name) => /^[0-9a-f]{12}$/.test(name));
  assert.equal(versions.length, 1, `${folder} holds one version`);
  return versions[0];
}

/** The program of a version, packed, as a server knows it. */
export const programOf = (version) => `${version}/hacienda.wasm.xz`;

/** The program of a built game as a browser compiles it, unpacked by the page's own unpacker. */
export async function unpackedProgram(folder) {
  const version = await versionOf(folder);
  const { XzReadableStream } = await import(pathToFileURL(join(folder, version, "unpack.js")).href);
  const packed = new Blob([await readFile(join(folder, programOf(version)))]).stream();
  return Buffer.from(await new Response(new XzReadableStream(packed)).arrayBuffer());
}

/** Puts a figure beside the pictures, where the build's figures are read together. */
export async function note(name, figure) {
  await mkdir(ARTEFACTS, { recursive: true });
  await writeFile(join(ARTEFACTS, `${name}.txt`), `${figure}\n`);
  console.log(`${name}: ${figure}`);
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until `ask` answers with something true; fails with `what` after `limit` ms. */
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
 * Has one of so many frames painted; runs in the page, before all of it. Counts both.
 *
 * Without a graphics card painting takes nearly all of the time. What is not painted is laid out and touched all the same, but
 * the picture is empty: all are to be painted before one is taken.
 */
export function paintSeldom(paints) {
  const frames = { all: 0, painted: 0, paints: true, every: paints };
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
  // What fills whole pictures costs as much as what is drawn in them.
  const fills = ["clear", "clearBufferfv", "clearBufferfi", "clearBufferiv", "clearBufferuiv", "blitFramebuffer"];
  for (const name of [...draws, ...fills]) {
    const draw = gl[name];
    gl[name] = function (...words) {
      if (frames.paints) draw.apply(this, words);
    };
  }
}

/** Drops a file on the table as the browser itself does it when one comes from another window. */
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

/** Whether a kiosk shows itself, by what the probe sees: then a touch anywhere leads on. */
export const showsItself = ({ rects }) =>
  rects.some(({ kind, name }) => kind === "Panel" && (name === "attract" || name === "title card"));

/** A player with a browser of their own: nothing kept from others.
 *
 * `expect` are patterns of console errors and uncaught errors that belong to the test; any other one fails in `leave`.
 * Further options are Playwright's for a context.
 */
export async function player(browser, { width = 1280, height = 720, touch = true, expect = [], ...more } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: browser.density,
    hasTouch: touch,
    ...more,
  });
  // Where the processor paints, a page may be busy for longer than Playwright would wait.
  context.setDefaultTimeout(START_MS);
  const page = await context.newPage();
  const heard = [];
  const asked = [];
  page.on("console", (message) => {
    if (message.type() === "error") heard.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`uncaught: ${error.message}`));
  context.on("request", (request) => asked.push(request.url()));

  return {
    context,
    page,
    /** Whether it is fingers that point at things; a mouse else. */
    touch,
    heard,
    /** Addresses of all requests so far. */
    asked,

    /** The frame in which the game runs; another than the page's own in the tests of frames. */
    frame: page.mainFrame(),

    open(url) {
      return page.goto(url, { waitUntil: "commit" });
    },

    /** Waits until the program has drawn its first picture. */
    async started(limit = START_MS) {
      const gone = () =>
        this.frame.evaluate(() => document.getElementById("panel") && !document.getElementById("splash"));
      await until("the first picture", () => gone().catch(() => false), limit);
    },

    /** What the program says of itself now: asked for once, answered by a frame drawn after the question. Needs the probe. */
    async look(limit = 60_000) {
      const ask = () => this.frame.evaluate(() => globalThis.hacienda?.probe());
      const before = await ask();
      const frame = before ? JSON.parse(before).frame : -1;
      const text = await until(
        "an answer of the probe",
        async () => {
          const answer = await ask();
          return answer && JSON.parse(answer).frame > frame ? answer : null;
        },
        limit,
      );
      return JSON.parse(text);
    },

    /** Looks until `fits` likes what it sees. */
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

    /** Taps the middle of a rectangle as the probe names them. */
    tapRect({ x, y, w, h }) {
      return this.tap(x + w / 2, y + h / 2);
    },

    /** Paints one of so many frames from now on, where the page was told that it might. */
    paintOneOf(frames) {
      return this.frame.evaluate((every) => {
        if (globalThis.paintedFrames) globalThis.paintedFrames.every = every;
      }, frames);
    },

    async picture(name) {
      await mkdir(ARTEFACTS, { recursive: true });
      await page.screenshot({ path: join(ARTEFACTS, `${name}.png`), timeout: 60_000 });
    },

    /** The panel of trouble, when it is open: `{ title, sentence, details, buttons, focus }`. */
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

    /** Presses a button of the page itself. */
    press(label) {
      return this.frame.getByRole("button", { name: label, exact: true }).click();
    },

    panelOpen(limit = START_MS) {
      return until("the panel", () => this.panel().catch(() => null), limit);
    },

    /** Closes the browser's context; fails when the page reported an error that the test did not expect. */
    async leave() {
      await context.close();
      const known = [...USUAL, ...expect];
      const surprises = heard.filter((text) => !known.some((pattern) => pattern.test(text)));
      assert.deepEqual(surprises, [], "the page reported errors");
    },
  };
}
