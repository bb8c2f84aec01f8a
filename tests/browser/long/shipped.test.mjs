// Long test: the build for players, without the probe. Checks its files and sizes, its security policy, and that it can
// be played.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, readdir, utimes } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { DIST, PROBE, REPOSITORY, launch, note, pause, player, unpackedProgram, until, versionOf } from "../browser.mjs";
import { serve } from "../serve.mjs";

/** The maximum number of bytes transferred on a first visit. */
const VISIT_BUDGET = 6_000_000;
/** The maximum number of files in the build. */
const MAX_FILES = 80;
/** The file that the page downloads only when the player opens it. */
const LICENCES = "assets/licences.txt";
/** The archive for itch.io, which the build puts among the files of the game. */
const UPLOAD = "hacienda-itch.zip";
const TABLET = { width: 1024, height: 768, isMobile: true };
const GAME = "?seats=human,greedy&seed=7";

/** Returns the names of a built game's files without the archive, relative to its folder. */
async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(folder.length).replace(/^\/+/, ""))
    .filter((name) => name !== UPLOAD);
}

describe("the build for players", { timeout: 20 * 60_000 }, () => {
  let browser, server, probed, version, guest;

  before(async () => {
    browser = await launch();
    server = await serve(DIST);
    probed = await serve(PROBE);
    version = await versionOf(DIST);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    await probed?.close();
  });
  afterEach(async () => {
    const leaving = guest;
    guest = null;
    await leaving?.leave();
  });

  /** Returns a screenshot once nothing moves. */
  async function still() {
    let last = await guest.page.screenshot();
    return until("a still picture", async () => {
      await pause(700);
      const now = await guest.page.screenshot();
      const same = now.equals(last);
      last = now;
      return same ? now : null;
    });
  }

  /** Counts the colours in a screenshot, using an empty browser page. */
  async function colours(picture) {
    const page = await guest.context.newPage();
    const count = await page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
      paper.drawImage(image, 0, 0);
      return new Set(new Uint32Array(paper.getImageData(0, 0, image.width, image.height).data.buffer)).size;
    }, picture.toString("base64"));
    await page.close();
    return count;
  }

  test("transfers little on a first visit", async () => {
    guest = await player(browser, TABLET);
    await guest.open(server.url(GAME));
    await guest.started();
    const elapsed = await guest.page.evaluate(() => {
      const at = (name) => performance.getEntriesByName(name)[0].startTime;
      return Math.round(at("ready") - at("fetched"));
    });
    await guest.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const bytes = server.sent();
    await note("first visit in bytes over the wire", bytes);
    await note("from the last byte to the table in ms", elapsed);
    assert.ok(bytes <= VISIT_BUDGET, `${bytes} bytes`);
    assert.equal(server.sent((name) => name === LICENCES), 0);
  });

  test("has few files, and the service worker lists all that a player needs", async () => {
    const files = await filesOf(DIST);
    assert.ok(files.length <= MAX_FILES, `${files.length} files`);
    const worker = await (await fetch(server.url("sw.js"))).text();
    assert.doesNotMatch(worker, /__VERSION__/, "the build inserts its version");
    const listed = (name) => {
      const list = worker.match(new RegExp(`const ${name} = \\[(.*?)\\]`, "s"))[1].replaceAll("${VERSION}", version);
      return [...list.matchAll(/["`]([^"`]+)["`]/g)].map(([, name]) => name);
    };
    assert.deepEqual(listed("LATER"), [LICENCES]);
    const kept = [...listed("FILES"), ...listed("LATER")];
    // Only other sites request social.jpg, to show a preview of the link.
    const wanted = files.filter((name) => !["index.html", "sw.js", "social.jpg"].includes(name));
    assert.deepEqual(kept.toSorted(), wanted.toSorted());
  });

  test("caches the licences once they are opened", async () => {
    guest = await player(browser, { ...TABLET, expect: [/Failed to load resource/, /net::ERR/] });
    await guest.open(server.url(GAME));
    await guest.started();
    await guest.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const read = () => guest.page.evaluate((name) => fetch(name).then((answer) => answer.text()), LICENCES);
    const controlled = () => guest.page.evaluate(() => Boolean(navigator.serviceWorker.controller));
    await until("the service worker to control the page", controlled);
    const text = await read();
    assert.match(text, /^Whose work is in Hacienda/);
    try {
      server.trouble.fail = () => 503;
      assert.equal(await read(), text);
    } finally {
      server.trouble.fail = () => 0;
    }
  });

  test("contains no path of the machine that built it", async () => {
    const files = (await filesOf(DIST)).map(async (name) => [name, await readFile(join(DIST, name))]);
    for (const [name, bytes] of [...(await Promise.all(files)), ["the program", await unpackedProgram(DIST)]]) {
      for (const place of [homedir(), REPOSITORY]) assert.ok(!bytes.includes(`${place}/`), `${name} contains ${place}`);
    }
  });

  test("packs the same files into the same bytes", async () => {
    const pack = async () => {
      await promisify(execFile)(join(REPOSITORY, "wasm-build.sh"), ["--zip"]);
      const bytes = await readFile(join(REPOSITORY, "dist", UPLOAD));
      return createHash("sha256").update(bytes).digest("hex");
    };
    const first = await pack();
    await utimes(join(REPOSITORY, "dist/index.html"), new Date(), new Date());
    assert.equal(await pack(), first);
  });

  test("contains no probe", async () => {
    const exportsOf = async (folder) =>
      WebAssembly.Module.exports(await WebAssembly.compile(await unpackedProgram(folder))).map(({ name }) => name);
    const functions = ["probe", "stop", "fingerprint", "choice", "playouts_per_second"];
    guest = await player(browser, TABLET);
    await guest.open(probed.url(GAME));
    await guest.started();
    const inside = await exportsOf(PROBE);
    assert.deepEqual(functions.filter((name) => !inside.includes(name)), [], "the build for tests has all of them");
    await guest.leave();

    guest = await player(browser, TABLET);
    await guest.open(server.url(GAME));
    await guest.started();
    const shipped = await exportsOf(DIST);
    assert.deepEqual(functions.filter((name) => shipped.includes(name)), []);
    assert.deepEqual(await guest.page.evaluate(() => Object.keys(globalThis).filter((name) => /hacienda/i.test(name))), []);
  });

  test("starts from its address, draws the table, and responds to a tap", async () => {
    // The same build with the probe gives the positions of the elements.
    guest = await player(browser, TABLET);
    await guest.open(probed.url(GAME));
    await guest.started();
    const cardIn = ({ rects }) => rects.find(({ kind }) => kind === "Card");
    const card = cardIn(await guest.lookUntil("a card in the person's hand during their turn", (seen) => seen.acting && cardIn(seen)));
    await guest.leave();

    guest = await player(browser, TABLET);
    await guest.open(server.url(GAME));
    await guest.started();
    const before = await still();
    const drawn = await colours(before);
    assert.ok(drawn > 500, `the picture has only ${drawn} colours`);
    await guest.tapRect(card);
    await until("another picture", async () => !(await guest.page.screenshot()).equals(before), 60_000);
    await guest.picture("shipped-tapped");
    assert.equal(await guest.panel(), null);
  });

  test("enforces its security policy, so that a foreign script does not run", async () => {
    guest = await player(browser, { ...TABLET, expect: [/Content Security Policy/, /Failed to load resource/] });
    await guest.page.addInitScript(() => {
      globalThis.violations = [];
      const note = ({ effectiveDirective, blockedURI, sample }) =>
        globalThis.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
      addEventListener("securitypolicyviolation", note);
    });
    const violations = () => guest.page.evaluate(() => globalThis.violations);
    await guest.open(server.url(GAME));
    await guest.started();
    for (const [x, y] of [[512, 740], [400, 300], [500, 400]]) {
      await guest.tap(x, y);
      await pause(500);
    }
    await guest.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    assert.deepEqual(await violations(), []);
    assert.deepEqual(guest.errors, [], "the console shows no errors");

    await guest.page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.injected = true";
      document.body.append(script);
      const image = document.createElement("div");
      image.innerHTML = '<img src="missing.png" onerror="globalThis.injected = true" style="color: red">';
      document.body.append(image);
    });
    const evaluated = await guest.page.evaluate(() => {
      // Scripts that the developer tools inject are exempt from the policy, so this one runs in a timeout.
      return new Promise((resolve) => setTimeout(() => {
        try {
          resolve(new Function("return true")());
        } catch (error) {
          resolve(error.name);
        }
      }));
    });
    assert.equal(evaluated, "EvalError");
    await until("the reports of violations", async () => (await violations()).length >= 4, 20_000);
    const directives = (await violations()).map((text) => text.split(" ")[0]);
    for (const rule of ["script-src-elem", "script-src-attr", "style-src-attr", "script-src"]) {
      assert.ok(directives.includes(rule), `${rule} is not reported, only ${directives}`);
    }
    assert.equal(await guest.page.evaluate(() => globalThis.injected), undefined);
  });
});
