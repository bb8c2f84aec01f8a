// The page around the game: splash, bar of bytes, panels of trouble, frames, phones, and a visit without a network.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import {
  DIST,
  PROBE,
  REPOSITORY,
  START_MS,
  dropFile,
  launch,
  note,
  pause,
  player,
  showsItself,
  until,
  versionOf,
} from "./browser.mjs";
import { serve } from "./serve.mjs";

/** What a page says when the program was stopped on purpose. */
const STOPS = [
  /panicked at/,
  /unreachable/,
  /RuntimeError/,
  /recursive use of an object/,
  /already borrowed/,
  /null pointer/,
];
/** What it says besides when its picture is lost. */
const LOSES = [...STOPS, /CONTEXT_LOST/, /[Cc]ontext.*lost/];
/** How soon a kiosk loads itself again, in ms: five seconds on a machine at rest, which this one need not be. */
const BACK_MS = 15_000;

// These run in the page.
const stopProgram = () => void setTimeout(() => globalThis.hacienda.stop());
const losePicture = () => {
  document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
};

describe("the page", { timeout: 20 * 60_000 }, () => {
  let browser, server, probed, version, program, guest;

  /** A guest with a fresh browser context; it is sent home after the test. */
  const invite = async (options) => (guest = await player(browser, options));

  before(async () => {
    browser = await launch();
    server = await serve(DIST);
    probed = await serve(PROBE);
    version = await versionOf(DIST);
    program = `${version}/hacienda_bg.wasm`;
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    await probed?.close();
  });
  beforeEach(() => {
    server.log.length = 0;
    Object.assign(server.trouble, { fail: () => 0, cut: () => 0, wait: () => 0, bytesPerSecond: Infinity, pages: {} });
  });
  afterEach(async () => {
    const leaving = guest;
    guest = null;
    await leaving?.leave();
  });

  test("paints its splash at once, and the game follows; nothing leaves its site", async () => {
    // The best of three: what else the machine does meanwhile is not the page's doing.
    const paints = [];
    for (let time = 0; time < 3; time += 1) {
      await guest?.leave();
      await invite();
      await guest.open(server.url());
      const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      paints.push(await until("the first paint", () => guest.page.evaluate(paint)));
    }
    console.log(`first contentful paint: ${paints.map(Math.round).join(", ")} ms`);
    const me = guest;
    await me.started();
    await me.picture("page-started");
    const foreign = me.asked.filter((url) => !url.startsWith(server.url()) && !/^(blob|data):/.test(url));
    assert.deepEqual(foreign, []);
    assert.deepEqual(
      server.log.filter(({ status }) => status >= 400),
      [],
    );
    assert.equal(await me.page.evaluate(() => document.activeElement.id), "game", "the keyboard belongs to the game");
  });

  test("shows how much has come, byte by byte", async () => {
    const me = await invite();
    const whole = (await (await fetch(server.url(program), { headers: { "Accept-Encoding": "gzip" } })).arrayBuffer())
      .byteLength;
    const packed = server.sent((name) => name === program);
    // Eight seconds for the program, whatever its size.
    server.trouble.bytesPerSecond = packed / 8;
    await me.open(server.url());
    const seen = new Set();
    const bar = () =>
      me.page.evaluate(() => Number(document.getElementById("drive")?.getAttribute("aria-valuenow") ?? 100));
    for (let now = 0; now < 100;) {
      now = await bar();
      if (seen.size === 4) await me.picture("page-progress");
      seen.add(now);
      await pause(100);
    }
    const steps = [...seen];
    assert.ok(steps.length > 8, `the bar stood only at ${steps}`);
    assert.deepEqual(
      steps,
      steps.toSorted((a, b) => a - b),
      "the bar goes forward only",
    );
    assert.ok(steps.at(-2) > 80, `the bar jumped from ${steps.at(-2)} to the end: it does not count ${whole} bytes`);
    assert.equal(await me.page.textContent("#stand"), "Laying out the table…");
    await me.started();
  });

  test("says what to do where the browser cannot draw", async () => {
    const me = await invite();
    await me.page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        return kind === "webgl2" ? null : real.call(this, kind, ...more);
      };
    });
    await me.open(server.url());
    const panel = await me.panelOpen();
    assert.match(panel.title, /cannot draw/);
    assert.match(panel.details, /WebGL 2/);
    assert.equal(panel.focus, panel.buttons[0]);
    await me.picture("page-no-webgl");
    assert.equal(
      server.sent((name) => name === program),
      0,
      "the program is not fetched in vain",
    );
  });

  test("offers another try when the download fails, and the try succeeds", async () => {
    const me = await invite({ expect: [/Failed to load resource/, /net::ERR/] });
    server.trouble.fail = (name) => (name === program ? 404 : 0);
    await me.open(server.url());
    const missing = await me.panelOpen();
    assert.match(missing.title, /could not be fetched/);
    assert.match(missing.details, /404/);
    await me.picture("page-download");

    // Now it breaks off on the way, then the other half of the program is missing, then all is well.
    server.trouble.fail = () => 0;
    server.trouble.cut = (name) => (name === program ? 100_000 : 0);
    await me.press("Try again");
    await until("the second panel", async () => (await me.panel())?.details && !/404/.test((await me.panel()).details));
    server.trouble.cut = () => 0;
    server.trouble.fail = (name) => (name === `${version}/hacienda.js` ? 503 : 0);
    await me.press("Try again");
    await until("the third panel", async () => /hacienda\.js/.test((await me.panel())?.details ?? ""));
    server.trouble.fail = () => 0;
    await me.press("Try again");
    await me.started();
    assert.equal(await me.panel(), null);
  });

  test("says what to do when its scripts do not come, and where scripts are switched off", async () => {
    const me = await invite({ expect: [/Failed to load resource/] });
    server.trouble.fail = (name) => (name === `${version}/boot.js` ? 404 : 0);
    await me.open(server.url());
    await until("the sentence", async () => /reload the page/.test(await me.page.textContent("#stand")));
    await me.leave();
    const other = await invite({ javaScriptEnabled: false });
    await other.open(server.url());
    await other.page.locator("#tip").waitFor();
    assert.ok(!(await other.page.isVisible("#drive")), "nothing pretends to be on its way");
  });

  test("says every word in the language of its address", async () => {
    const me = await invite({ expect: [/Failed to load resource/] });
    server.trouble.fail = (name) => (name === program ? 404 : 0);
    await me.open(server.url("?language=xx"));
    const panel = await me.panelOpen();
    const parts = await me.page.evaluate(() => {
      const all = (kind) => [...document.querySelectorAll(`[data-${kind}]`)];
      const labels = all("label").map((part) => part.getAttribute("aria-label"));
      return [...all("text").map((part) => part.textContent), ...labels];
    });
    assert.ok(parts.length >= 10, `${parts.length} parts`);
    for (const words of [...parts, panel.title, panel.sentence, ...panel.buttons]) {
      // Nobody's language has other letters and brackets; the version is no word.
      assert.match(words.replace(version, ""), /^\[[^A-Za-z]+\]$/);
    }
    assert.equal(await me.page.evaluate(() => document.documentElement.lang), "xx");
    await me.picture("page-strange");
    // A word that it does not know leaves it English; the program says what is wrong with it.
    await me.open(server.url("?language=toString"));
    assert.equal((await me.panelOpen()).title, "The game could not be fetched");
  });

  test("tells when the picture is lost, and comes back", async () => {
    const me = await invite({ expect: LOSES });
    await me.open(server.url());
    await me.started();
    await me.page.evaluate(losePicture);
    const panel = await me.panelOpen();
    await pause(1000);
    assert.equal((await me.panel()).title, "The picture was lost", "the program's own end does not hide the reason");
    assert.equal(panel.focus, "Reload");
    await me.picture("page-lost");
    await me.page.keyboard.press("Enter");
    await me.started();
    assert.equal(await me.panel(), null);
  });

  test("tells when the program stops; stopping twice at the start, it offers to start without the save", async () => {
    const me = await invite({ expect: STOPS });
    const saves = { "hacienda/game.hacienda": "not a game", "hacienda/game.1.hacienda": "nor this" };
    await me.open(probed.url());
    await me.started();
    await me.page.evaluate((texts) => Object.assign(localStorage, texts), saves);
    const stop = () => me.page.evaluate(stopProgram);
    await stop();
    const first = await me.panelOpen();
    assert.equal(first.title, "The game stopped");
    assert.deepEqual(first.buttons, ["Reload"]);
    assert.match(first.details, /panicked|unreachable/);
    await me.picture("page-stopped");
    await me.press("Reload");
    await until("the reload", async () => !(await me.panel().catch(() => true)));
    await me.started();
    await stop();
    const second = await me.panelOpen();
    assert.deepEqual(second.buttons, ["Reload", "Start without the saved game"]);
    await me.picture("page-stopped-twice");
    await me.press("Start without the saved game");
    await until("the reload", async () => !(await me.panel().catch(() => true)));
    await me.started();
    const kept = await me.page.evaluate(() => ({ ...localStorage }));
    for (const [name, text] of Object.entries(saves)) {
      assert.equal(kept[name], undefined, `${name} is out of the way`);
      assert.equal(kept[name.replace("hacienda/", "hacienda/aside/")], text, `${name} is not lost`);
    }
  });

  for (const [trouble, make] of [["the program stopped", stopProgram], ["the picture was lost", losePicture]]) {
    test(`loads itself again at a kiosk after ${trouble}, and the kiosk shows itself`, async () => {
      const me = await invite({ expect: LOSES });
      await me.open(probed.url("?kiosk"));
      await me.started();
      await me.lookUntil("the kiosk shows itself", showsItself, START_MS);
      const born = () => me.page.evaluate(() => performance.timeOrigin);
      const first = await born();
      const from = await me.page.evaluate(() => Date.now());
      await me.page.evaluate(make);
      // While the page goes it answers nothing.
      const again = await until("the reload", async () => {
        const now = await born().catch(() => first);
        return now === first ? null : now;
      });
      const waited = Math.round(again - from);
      await note(`a kiosk loads itself again after ${trouble}, in ms`, waited);
      assert.ok(waited < BACK_MS, `it took ${waited} ms`);
      await me.started();
      await me.lookUntil("the kiosk shows itself again", showsItself, START_MS);
      assert.equal(await me.panel(), null);
    });
  }

  test("starts where the browser keeps nothing", async () => {
    const me = await invite();
    await me.page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    });
    await me.open(server.url());
    await me.started();
    await me.picture("page-no-storage");
    assert.equal(await me.panel(), null);
  });

  // itch.io shows the game in a frame from another site; a frame without "allow-same-origin" is stricter than that.
  for (const [name, attributes] of [
    ["another site's frame", 'allow="autoplay; fullscreen *; gamepad"'],
    ["a sandboxed frame", 'sandbox="allow-scripts"'],
  ]) {
    test(`starts in ${name}, and leaves nothing there`, async () => {
      const me = await invite();
      server.trouble.pages["outside.html"] =
        `<!DOCTYPE html><link rel="icon" href="data:,"><body style="margin:0"><iframe ${attributes} src="${server.url()}" style="border:0;width:100vw;height:100vh"></iframe>`;
      await me.open(server.url("outside.html", "localhost"));
      me.frame = await until("the frame", () => me.page.frames().find((frame) => frame.url() === server.url()));
      await me.started();
      await pause(500);
      assert.ok(!server.log.some((answer) => answer.name === "sw.js"), "no service worker in a frame");
      await me.tap(300, 200);
      assert.equal(await me.frame.evaluate(() => document.activeElement.id), "game");
      assert.ok(await me.frame.evaluate(() => document.hasFocus()), "a tap gives the frame the keyboard");
      await me.picture(`page-${attributes.slice(0, 5) === "allow" ? "frame" : "sandbox"}`);
    });
  }

  test("plays on a phone that is held upright as on one held sideways", async () => {
    const me = await invite({ width: 390, height: 844 });
    await me.open(server.url());
    await me.started();
    await me.picture("page-upright");
    for (const [width, height] of [[844, 390], [390, 844], [768, 1024]]) {
      await me.page.setViewportSize({ width, height });
      const over = await me.page.evaluate(([x, y]) => document.elementFromPoint(x, y).id, [width / 2, height / 2]);
      assert.equal(over, "game", `nothing lies over the table at ${width} by ${height}`);
    }
  });

  test("lets sound wait for the first touch", async () => {
    const me = await invite();
    await me.page.addInitScript(() => {
      const real = globalThis.AudioContext;
      globalThis.made = [];
      globalThis.AudioContext = class extends real {
        constructor(...options) {
          super(...options);
          globalThis.made.push(this);
        }
      };
    });
    await me.open(server.url());
    await me.started();
    await me.page.evaluate(() => new AudioContext());
    await me.tap(20, 20);
    const states = () => me.page.evaluate(() => globalThis.made.map(({ state }) => state));
    const all = (wanted) =>
      until(`sound ${wanted}`, async () => (await states()).every((state) => state === wanted), 20_000);
    await all("running");
    const hide = (hidden) =>
      me.page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await all("suspended");
    await hide(false);
    await all("running");
  });

  test("gives files and takes them, but none that is too large", async () => {
    const me = await invite();
    await me.open(server.url());
    await me.started();
    const [download] = await Promise.all([
      me.page.waitForEvent("download"),
      me.page.evaluate(
        async (address) => (await import(address)).save_file("game.hacienda", "a game"),
        server.url(`${version}/page.js`),
      ),
    ]);
    assert.equal(download.suggestedFilename(), "game.hacienda");
    assert.equal(await readFile(await download.path(), "utf8"), "a game");
    const choose = async (size, name = "board.haz") => {
      const [chooser] = await Promise.all([
        me.page.waitForEvent("filechooser"),
        me.page.evaluate(async (address) => (await import(address)).ask_file(".haz"), server.url(`${version}/page.js`)),
      ]);
      await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.alloc(size, "x") });
    };
    await choose(16_000_001, "game.hacienda");
    assert.match((await me.panelOpen()).sentence, /than 16 MB/);
    await me.press("OK");
    await choose(1_000_001);
    assert.match((await me.panelOpen()).sentence, /than 1 MB/);
    await me.picture("page-file");
    await me.press("OK");
    assert.equal(await me.panel(), null);
    await choose(1000);
    await pause(1000);
    assert.equal(await me.panel(), null);
  });

  test("refuses what is dropped or pasted and too large, at a kiosk without a word", async () => {
    const me = await invite();
    await me.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const large = "x".repeat(1_000_001);
    const ways = { drop: () => dropFile(me, "large.haz", large), paste: () => me.page.keyboard.press("Control+V") };
    for (const [words, says] of [["", /than 1 MB/], ["?kiosk", /^$/]]) {
      await me.open(server.url(words));
      await me.started();
      await me.page.evaluate((text) => navigator.clipboard.writeText(text), large);
      for (const [kind, give] of Object.entries(ways)) {
        // The window hears of it last, when the page has done what it does.
        await me.page.evaluate((event) => {
          globalThis.came = false;
          addEventListener(event, () => (globalThis.came = true), { once: true });
        }, kind);
        await give();
        await until(`the ${kind}`, () => me.page.evaluate(() => globalThis.came));
        const panel = await me.panel();
        assert.match(panel?.sentence ?? "", says, `${kind} at "${words}"`);
        if (panel) await me.press("OK");
      }
    }
  });

  test("takes a board that is pasted by keys", async () => {
    const me = await invite();
    await me.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await me.open(probed.url());
    await me.started();
    const file = await readFile(join(REPOSITORY, "assets/boards/paddock.haz"), "utf8");
    const text = file.replace("MapName=Paddock", "MapName=Pasted by keys");
    await me.page.evaluate((board) => navigator.clipboard.writeText(board), text);
    await me.page.keyboard.press("Control+V");
    const says = ({ rects }) => rects.some(({ name }) => name.includes("Pasted by keys lies ready"));
    await me.lookUntil("the board that was pasted", says);
  });

  test("draws two pixels at most for one of the page's, and fingers still hit", async () => {
    const dense = await launch({ density: 3 });
    try {
      const me = await player(dense, { width: 844, height: 390 });
      await me.open(server.url());
      await me.started();
      const size = () =>
        me.page.evaluate(() => [document.getElementById("game").width, document.getElementById("game").height]);
      assert.deepEqual(await size(), [1688, 780]);
      const session = await me.context.newCDPSession(me.page);
      await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 47, right: 47, bottom: 21 } });
      await until("the notch to stay free", async () => (await size()).join() === "1500,738", 20_000);
      await me.page.evaluate(() => {
        const game = document.getElementById("game");
        game.addEventListener(
          "pointerdown",
          ({ offsetX, offsetY }) => (globalThis.hit = [offsetX, offsetY].map(Math.round)),
        );
      });
      await me.tap(347, 150);
      // Measured on the stage, of which three pixels are two of the page's.
      assert.deepEqual(await me.page.evaluate(() => globalThis.hit), [200, 100]);
      await me.picture("page-notch");
      await me.leave();
    } finally {
      await dense.close();
    }
  });

  test("the page around the board may be made larger, the board has its fingers for itself", async () => {
    const me = await invite({ width: 844, height: 390, isMobile: true, expect: [/Failed to load resource/] });
    server.trouble.fail = (name) => (name === program ? 404 : 0);
    await me.open(server.url());
    await me.panelOpen();
    const browser = await me.context.newCDPSession(me.page);
    /** Two fingers that go from one distance to another. */
    const pinch = async (from, to) => {
      const fingers = (type, apart) => {
        const touchPoints = [-1, 1].map((side) => ({ x: 422 + (side * apart) / 2, y: 120, id: side + 2 }));
        return browser.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : touchPoints });
      };
      await fingers("touchStart", from);
      for (let step = 1; step <= 20; step += 1) {
        await fingers("touchMove", from + ((to - from) * step) / 20);
        await pause(16);
      }
      await fingers("touchEnd");
      await pause(500);
      return me.page.evaluate(() => visualViewport.scale);
    };
    assert.ok((await pinch(60, 180)) > 1.5, "a panel is made larger");
    server.trouble.fail = () => 0;
    await me.page.evaluate(() => document.querySelector("#panel-buttons button").click());
    await me.started();
    assert.ok((await pinch(300, 30)) < 1.05, "and who is in the board then gets out again");
    assert.ok((await pinch(60, 180)) < 1.05, "the board itself is the game's");
  });

  test("starts, and says how long it took", async () => {
    const me = await invite();
    const from = Date.now();
    await me.open(server.url());
    await me.started();
    console.log(`from the address to the first picture: ${((Date.now() - from) / 1000).toFixed(1)} s`);
  });
});
