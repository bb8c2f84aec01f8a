// Long test of the page around the game: its progress bar, lost WebGL contexts, kiosks, frames, phones, sound and
// files.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
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
  showsDemo,
  until,
  programOf,
  versionOf,
} from "../browser.mjs";
import { LOSES, guests, losePicture, stopProgram } from "../guests.mjs";
import { serve } from "../serve.mjs";

/** The maximum time until a kiosk reloads, in ms. It is generous, because this machine may be busy. */
const BACK_MS = 15_000;

describe("the page", { timeout: 20 * 60_000 }, () => {
  let browser, server, probed, version, program;
  const invite = guests(() => ({ browser, server }));

  before(async () => {
    browser = await launch();
    server = await serve(DIST);
    probed = await serve(PROBE);
    version = await versionOf(DIST);
    program = programOf(version);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    await probed?.close();
  });

  test("shows the progress of the download, measured in bytes", async () => {
    const me = await invite();
    const whole = (await (await fetch(server.url(program), { headers: { "Accept-Encoding": "gzip" } })).arrayBuffer())
      .byteLength;
    const packed = server.sent((name) => name === program);
    // At this rate, the download of the program takes eight seconds, whatever its size.
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
    assert.ok(steps.length > 8, `the bar showed only ${steps}`);
    assert.deepEqual(
      steps,
      steps.toSorted((a, b) => a - b),
      "the bar never moves backwards",
    );
    assert.ok(steps.at(-2) > 80, `the bar jumped from ${steps.at(-2)} to the end: it does not count ${whole} bytes`);
    assert.equal(await me.page.textContent("#stand"), "Setting up the table…");
    await me.started();
  });

  test("reports a stalled download and retries it", async () => {
    const me = await invite();
    let times = 0;
    server.trouble.hold = (name) => (name === program && (times += 1) === 1 ? 100_000 : 0);
    await me.open(server.url());
    const stand = () => me.page.evaluate(() => document.getElementById("stand")?.textContent ?? "");
    await until("the report of the stalled download", async () => /has stalled/.test(await stand().catch(() => "")));
    const said = await me.page.textContent("[role=status]");
    assert.match(said, /has stalled/, "the report is announced");
    await me.started();
    assert.equal(times, 2, "the program was requested a second time");
    assert.equal(await me.panel(), null, "the retry needs no press");
  });

  test("reports a lost WebGL context and recovers", async () => {
    const me = await invite({ expect: LOSES });
    await me.open(server.url());
    await me.started();
    await me.page.evaluate(losePicture);
    const panel = await me.panelOpen();
    await pause(1000);
    assert.equal((await me.panel()).title, "The graphics were lost", "the end of the program does not hide the reason");
    assert.equal(panel.focus, "Reload");
    await me.picture("page-lost");
    const loadTime = () => me.page.evaluate(() => performance.timeOrigin);
    const before = await loadTime();
    await me.page.keyboard.press("Enter");
    await until("the reload", async () => (await loadTime().catch(() => before)) !== before);
    await me.started();
    assert.equal(await me.panel(), null);
  });

  for (const [way, reload] of [
    ["the page's button", (me) => me.press("Reload")],
    ["the browser's reload", (me) => me.page.reload({ waitUntil: "commit" })],
  ]) {
    test(`after a lost WebGL context, ${way} continues the running game, even if the address asks for a new one`, async () => {
      const me = await invite({ expect: LOSES });
      await me.open(probed.url("?seats=human,greedy&seed=7"));
      await me.started();
      const kept = () =>
        me.page.evaluate(() => Object.keys(localStorage).filter((name) => /game(-\d+)?\.hacienda$/.test(name)).sort());
      const saved = await until("the save", async () => ((await kept()).length > 0 ? kept() : null));
      await me.lookUntil("the game on the table", ({ recorded }) => recorded);
      await me.look();
      await me.page.evaluate(losePicture);
      assert.match((await me.panelOpen()).sentence, /^Your game is saved/);
      const loadTime = () => me.page.evaluate(() => performance.timeOrigin);
      const before = await loadTime();
      await reload(me);
      await until("the reload", async () => (await loadTime().catch(() => before)) !== before);
      await me.started();
      await me.lookUntil("the game", ({ screen }) => screen === "Match");
      await pause(2000);
      assert.deepEqual(await kept(), saved, "no second game is saved");
    });
  }

  for (const [trouble, make] of [["the program stopped", stopProgram], ["its WebGL context was lost", losePicture]]) {
    test(`reloads at a kiosk after ${trouble}, and the demo runs`, async () => {
      const me = await invite({ expect: LOSES });
      await me.open(probed.url("?kiosk"));
      await me.started();
      await me.lookUntil("the demo", showsDemo, START_MS);
      const loadTime = () => me.page.evaluate(() => performance.timeOrigin);
      const first = await loadTime();
      const from = await me.page.evaluate(() => Date.now());
      await me.page.evaluate(make);
      // A page that is being unloaded does not answer.
      const again = await until("the reload", async () => {
        const now = await loadTime().catch(() => first);
        return now === first ? null : now;
      });
      const waited = Math.round(again - from);
      await note(`reload of a kiosk after ${trouble} in ms`, waited);
      assert.ok(waited < BACK_MS, `it took ${waited} ms`);
      await me.started();
      await me.lookUntil("the demo after the reload", showsDemo, START_MS);
      assert.equal(await me.panel(), null);
    });
  }

  test("starts in a browser without storage", async () => {
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

  // itch.io embeds the game in a frame from another site; a sandboxed frame without "allow-same-origin" is even
  // stricter.
  for (const [name, attributes] of [
    ["another site's frame", 'allow="autoplay; fullscreen *; gamepad"'],
    ["a sandboxed frame", 'sandbox="allow-scripts"'],
  ]) {
    test(`starts in ${name} and installs no service worker there`, async () => {
      const me = await invite();
      server.trouble.pages["outside.html"] =
        `<!DOCTYPE html><link rel="icon" href="data:,"><body style="margin:0"><iframe ${attributes} src="${server.url()}" style="border:0;width:100vw;height:100vh"></iframe>` +
        '<button id="after">after</button>';
      await me.open(server.url("outside.html", "localhost"));
      me.frame = await until("the frame", () => me.page.frames().find((frame) => frame.url() === server.url()));
      await me.started();
      await pause(500);
      assert.ok(!server.log.some((answer) => answer.name === "sw.js"), "no service worker is installed in a frame");
      await me.tap(300, 200);
      assert.equal(await me.frame.evaluate(() => document.activeElement.id), "game");
      assert.ok(await me.frame.evaluate(() => document.hasFocus()), "a tap gives the frame the keyboard");
      const outside = () => me.page.evaluate(() => document.activeElement.id === "after");
      const leaves = async (most) => {
        for (let presses = 1; presses <= most; presses += 1) {
          await me.page.keyboard.press("Tab");
          await pause(200);
          if (await outside()) return presses;
        }
        return null;
      };
      const presses = await leaves(80);
      assert.ok(presses > 3, `Tab already leaves the game after ${presses} presses`);
      await me.page.keyboard.press("Shift+Tab");
      await pause(500);
      assert.ok(!(await outside()), "Shift+Tab returns to the game");
      assert.ok((await leaves(80)) > 1, "Tab needs several presses to leave the game again");
      await me.picture(`page-${attributes.slice(0, 5) === "allow" ? "frame" : "sandbox"}`);
    });
  }

  test("shows the game on a phone in portrait and in landscape", async () => {
    const me = await invite({ width: 390, height: 844 });
    await me.open(server.url());
    await me.started();
    await me.picture("page-upright");
    for (const [width, height] of [[844, 390], [390, 844], [768, 1024]]) {
      await me.page.setViewportSize({ width, height });
      const over = await me.page.evaluate(([x, y]) => document.elementFromPoint(x, y).id, [width / 2, height / 2]);
      assert.equal(over, "game", `nothing covers the table at ${width} by ${height}`);
    }
  });

  test("starts sound at the first touch", async () => {
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

  test("exports and imports files up to a size limit", async () => {
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

  test("refuses large drops and pastes, and does so silently at a kiosk", async () => {
    const me = await invite();
    await me.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const large = "x".repeat(1_000_001);
    const ways = { drop: () => dropFile(me, "large.haz", large), paste: () => me.page.keyboard.press("Control+V") };
    for (const [query, says] of [["", /than 1 MB/], ["?kiosk", /^$/]]) {
      await me.open(server.url(query));
      await me.started();
      await me.page.evaluate((text) => navigator.clipboard.writeText(text), large);
      for (const [kind, give] of Object.entries(ways)) {
        // This listener on the window runs after the page's own listeners.
        await me.page.evaluate((event) => {
          globalThis.came = false;
          addEventListener(event, () => (globalThis.came = true), { once: true });
        }, kind);
        await give();
        await until(`the ${kind}`, () => me.page.evaluate(() => globalThis.came));
        const panel = await me.panel();
        assert.match(panel?.sentence ?? "", says, `${kind} at "${query}"`);
        if (panel) await me.press("OK");
      }
    }
  });

  test("accepts a board pasted by keyboard", async () => {
    const me = await invite();
    await me.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await me.open(probed.url());
    await me.started();
    const file = await readFile(join(REPOSITORY, "assets/boards/paddock.haz"), "utf8");
    const text = file.replace("MapName=Paddock", "MapName=Pasted by keys");
    await me.page.evaluate((board) => navigator.clipboard.writeText(board), text);
    await me.page.keyboard.press("Control+V");
    const says = ({ rects }) => rects.some(({ name }) => name.includes("Pasted by keys is ready"));
    await me.lookUntil("the pasted board", says);
  });

  test("ends a drag whose release was lost", async () => {
    const me = await invite({ touch: false });
    await me.page.addInitScript(() => {
      addEventListener("pointerup", (event) => event.isTrusted && event.stopImmediatePropagation(), true);
    });
    await me.open(probed.url("?seats=human,greedy&seed=7"));
    await me.started();
    const before = await me.lookUntil("the board", ({ hexes }) => Object.keys(hexes).length > 0);
    const { mouse } = me.page;
    await mouse.move(800, 300);
    await mouse.down();
    await mouse.move(760, 310, { steps: 4 });
    await mouse.up();
    await me.look();
    const dragged = await me.lookUntil("the dragged board", ({ hexes }) => hexes["0,1"][0] !== before.hexes["0,1"][0]);
    await mouse.move(400, 500, { steps: 5 });
    await me.look();
    const { hexes } = await me.look();
    const far = Math.abs(hexes["0,1"][0] - dragged.hexes["0,1"][0]);
    assert.ok(far < 100, `the drag continued for ${far} px`);
  });

  test("draws at most two pixels per CSS pixel, and touches still land in the right place", async () => {
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
      await until("a canvas that leaves the notch free", async () => (await size()).join() === "1500,738", 20_000);
      await me.page.evaluate(() => {
        const game = document.getElementById("game");
        game.addEventListener(
          "pointerdown",
          ({ offsetX, offsetY }) => (globalThis.hit = [offsetX, offsetY].map(Math.round)),
        );
      });
      await me.tap(347, 150);
      // Coordinates are relative to the stage. Three pixels of the page correspond to two of the stage.
      assert.deepEqual(await me.page.evaluate(() => globalThis.hit), [200, 100]);
      await me.picture("page-notch");
      await me.leave();
    } finally {
      await dense.close();
    }
  });

  test("zooms the page around the board, but not the board", async () => {
    const me = await invite({ width: 844, height: 390, isMobile: true, expect: [/Failed to load resource/] });
    server.trouble.fail = (name) => (name === program ? 503 : 0);
    await me.open(server.url());
    await me.panelOpen();
    const browser = await me.context.newCDPSession(me.page);
    /** Moves two fingers from one distance to another. Returns the zoom of the page. */
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
    assert.ok((await pinch(60, 180)) > 1.5, "the trouble panel can be enlarged");
    server.trouble.fail = () => 0;
    await me.page.evaluate(() => document.querySelector("#panel-buttons button").click());
    await me.started();
    assert.ok((await pinch(300, 30)) < 1.05, "the page can be zoomed out again over the board");
    assert.ok((await pinch(60, 180)) < 1.05, "a pinch over the board does not zoom the page");
  });

  test("starts, and prints the start time", async () => {
    const me = await invite();
    const from = Date.now();
    await me.open(server.url());
    await me.started();
    console.log(`from opening the address to the first frame: ${((Date.now() - from) / 1000).toFixed(1)} s`);
  });
});
