// Smoke test: the page around the game starts it, can be used with a keyboard and a screen reader, and explains what to
// do when something fails. The time until the first paint is measured.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { PROBE, launch, programOf, until, versionOf } from "../browser.mjs";
import { STOPS, guests, stopProgram } from "../guests.mjs";
import { serve } from "../serve.mjs";

describe("the page", { timeout: 20 * 60_000 }, () => {
  let browser, server, version, program;
  const invite = guests(() => ({ browser, server }));

  before(async () => {
    browser = await launch();
    server = await serve(PROBE);
    version = await versionOf(PROBE);
    program = programOf(version);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  test("paints its splash screen, starts the game, and sends requests only to its own site", async () => {
    // Measure three times, because other load on the machine may slow down one of the starts.
    const paints = [];
    let me;
    for (let time = 0; time < 3; time += 1) {
      await me?.leave();
      me = await invite();
      await me.open(server.url());
      const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      paints.push(await until("the first paint", () => me.page.evaluate(paint)));
    }
    console.log(`first contentful paint: ${paints.map(Math.round).join(", ")} ms`);
    await me.started();
    await me.picture("page-started");
    const foreign = me.requests.filter((url) => !url.startsWith(server.url()) && !/^(blob|data):/.test(url));
    assert.deepEqual(foreign, []);
    assert.deepEqual(
      server.log.filter(({ status }) => status >= 400),
      [],
    );
    assert.equal(await me.page.evaluate(() => document.activeElement.id), "game", "the game has the focus");
    const offered = () => me.page.$$eval("#lines button", (all) => all.map(({ textContent }) => textContent));
    await until("the page's button for Play", async () => (await offered()).includes("Play"));
  });

  test("lowers the resolution if the window exceeds the maximum picture size", async () => {
    const me = await invite({ width: 2560, height: 1440, deviceScaleFactor: 1 });
    await me.page.addInitScript(() => {
      const real = WebGL2RenderingContext.prototype.getParameter;
      WebGL2RenderingContext.prototype.getParameter = function (name) {
        return name === this.MAX_TEXTURE_SIZE ? 2048 : real.call(this, name);
      };
    });
    await me.open(server.url());
    await me.started();
    const canvas = () => {
      const game = document.getElementById("game");
      const { width, height } = game.getBoundingClientRect();
      return { dots: Math.max(game.width, game.height), width, height };
    };
    const { dots, width, height } = await me.page.evaluate(canvas);
    assert.ok(dots <= 2048 && dots > 1900, `${dots} dots`);
    assert.deepEqual([width, height].map(Math.round), [2560, 1440], "the canvas still fills the window");
    await me.picture("page-coarser");
  });

  test("gives the storage to the first of two tabs, and reports that in the second", async () => {
    const me = await invite();
    await me.open(server.url());
    await me.started();
    const said = (page) => page.evaluate(() => document.getElementById("said").textContent);
    const second = await me.context.newPage();
    await second.goto(server.url(), { waitUntil: "commit" });
    await until("the announcement in the second tab", async () => /another window/i.test(await said(second).catch(() => "")));
    assert.doesNotMatch(await said(me.page), /another window/i);
    await second.close();
  });

  test("a held Enter presses a button once, F6 moves to the buttons and back, and Tab moves to the next one", async () => {
    const me = await invite();
    await me.open(server.url());
    await me.started();
    await until("the buttons of the first screen", () => me.page.$$eval("#lines button", (all) => all.length > 3));
    await me.page.evaluate(() => {
      globalThis.presses = 0;
      document.getElementById("lines").addEventListener("click", () => (globalThis.presses += 1), true);
    });
    const here = () => me.page.evaluate(() => document.activeElement.textContent);
    const inList = () => me.page.evaluate(() => document.getElementById("lines").contains(document.activeElement));
    for (const inside of [true, false]) {
      for (let time = 0; time < 4; time += 1) await me.page.keyboard.down("F6");
      await me.page.keyboard.up("F6");
      assert.equal(await inList(), inside, "F6 moves the focus once, however long it is held");
    }
    await me.page.focus("#lines button");
    const first = await here();
    for (let time = 0; time < 5; time += 1) await me.page.keyboard.down("Enter");
    await me.page.keyboard.up("Enter");
    assert.equal(await me.page.evaluate(() => globalThis.presses), 1);
    await me.page.keyboard.press("Tab");
    assert.notEqual(await here(), first, "Tab leaves the button");
  });

  test("announces simultaneous sentences in order, and repeats equal ones", async () => {
    const me = await invite();
    await me.open(server.url());
    await me.started();
    await me.lookUntil("the first screen", ({ screen }) => screen === "Setup");
    const heard = await me.page.evaluate(async (address) => {
      const { say } = await import(address);
      const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
      const texts = [];
      for (const sentences of [["The prompt.", "A question?"], ["Alone."], ["Alone."]]) {
        await pause();
        sentences.forEach(say);
        texts.push(document.getElementById("said").textContent);
      }
      return texts;
    }, server.url(`${version}/page.js`));
    assert.deepEqual(heard, ["The prompt. A question?", "Alone.", "Alone.\u00a0"]);
  });

  test("keeps a pressed button when other buttons change", async () => {
    const me = await invite();
    await me.open(server.url());
    await me.started();
    await until("the buttons of the first screen", () => me.page.$$eval("#lines button", (all) => all.length > 3));
    const offer = (...lines) =>
      me.page.evaluate(
        async ([address, json]) => (await import(address)).offer(json),
        [server.url(`${version}/page.js`), JSON.stringify(lines)],
      );
    const shown = () =>
      me.page.$$eval("#lines button", (all) => all.map((one) => [one.textContent, one.getAttribute("aria-pressed")]));
    const place = () =>
      me.page.evaluate(() => [...document.querySelectorAll("#lines button")].indexOf(document.activeElement));
    await offer(["Gone", null], ["Twin", null], ["Twin", null], ["Choice", false]);
    await me.page.evaluate(() => {
      globalThis.pressed = [];
      const lines = document.getElementById("lines");
      const all = () => [...lines.querySelectorAll("button")];
      lines.addEventListener("click", ({ target }) => globalThis.pressed.push(all().indexOf(target)), true);
      all()[2].focus();
    });
    await me.page.keyboard.down(" ");
    await offer(["Twin", null], ["Twin", null], ["New", null], ["Choice", true]);
    assert.deepEqual(await shown(), [["Twin", null], ["Twin", null], ["New", null], ["Choice", "true"]]);
    assert.equal(await place(), 1, "the focus stays on the second of two buttons with the same label");
    await me.page.keyboard.up(" ");
    assert.deepEqual(await me.page.evaluate(() => globalThis.pressed), [1]);
    await offer(["Choice", null], ["Other", null]);
    assert.deepEqual(await shown(), [["Choice", null], ["Other", null]]);
    assert.equal(await place(), 0, "if the focused button disappears, the first one gets the focus");
  });

  test("explains what to do if the browser cannot draw", async () => {
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
  });

  test("reports a browser that is too old for the program's instructions", async () => {
    const me = await invite();
    await me.page.addInitScript(() => {
      WebAssembly.validate = () => false;
    });
    await me.open(server.url());
    assert.match((await me.panelOpen()).details, /SIMD/);
  });

  test("offers a retry when the download fails, and the retry succeeds", async () => {
    const me = await invite({ expect: [/Failed to load resource/, /net::ERR/] });
    server.trouble.fail = (name) => (name === program ? 404 : 0);
    await me.open(server.url());
    const missing = await me.panelOpen();
    assert.match(missing.title, /could not be loaded/);
    assert.match(missing.details, /404/);
    await me.picture("page-download");

    // The open page may belong to the previous release, so the retry loads the newest page, which reports the missing
    // program again.
    const loadTime = () => me.page.evaluate(() => performance.timeOrigin);
    const first = await loadTime();
    await me.press("Try again");
    await until("the newest page", async () => (await loadTime().catch(() => first)) !== first, 60_000);
    assert.match((await me.panelOpen()).details, /404/);

    // Next the download breaks off, then the program's script fails to load, and then everything works.
    server.trouble.fail = () => 0;
    server.trouble.cut = (name) => (name === program ? 100_000 : 0);
    await me.press("Try again");
    const other = async () => (await me.panel().catch(() => null))?.details;
    await until("the second panel", async () => !/404|^$/.test((await other()) ?? ""));
    server.trouble.cut = () => 0;
    server.trouble.fail = (name) => (name === `${version}/hacienda.js` ? 503 : 0);
    await me.press("Try again");
    await until("the third panel", async () => /hacienda\.js/.test((await me.panel())?.details ?? ""));
    server.trouble.fail = () => 0;
    await me.press("Try again");
    await me.started();
    assert.equal(await me.panel(), null);
  });

  test("explains what to do if scripts fail to load or are disabled", async () => {
    const me = await invite({ expect: [/Failed to load resource/] });
    server.trouble.fail = (name) => (name === `${version}/boot.js` ? 404 : 0);
    await me.open(server.url());
    await until("the advice to reload", async () => /reload the page/.test(await me.page.textContent("#stand")));
    const said = async () => /reload the page/.test(await me.page.textContent("[role=status]"));
    await until("the announcement of the advice", said, 10_000);
    await me.leave();
    const other = await invite({ javaScriptEnabled: false });
    await other.open(server.url());
    await other.page.locator("#tip").waitFor();
    assert.ok(!(await other.page.isVisible("#drive")), "no progress bar is shown");
  });

  test("shows every text in the language of its address", async () => {
    const me = await invite({ expect: [/Failed to load resource/] });
    server.trouble.fail = (name) => (name === program ? 404 : 0);
    await me.open(server.url("?language=xx"));
    const panel = await me.panelOpen();
    const parts = await me.page.evaluate(() => {
      const all = (kind) => [...document.querySelectorAll(`[data-${kind}]`)];
      const labels = all("label").map((part) => part.getAttribute("aria-label"));
      return [...all("text").map((part) => part.textContent), ...labels];
    });
    assert.ok(parts.length >= 10, `${parts.length} texts`);
    for (const text of [...parts, panel.title, panel.sentence, ...panel.buttons]) {
      // The pseudo-language has brackets and no plain letters; the version is not translated.
      assert.match(text.replace(version, ""), /^\[[^A-Za-z]+\]$/);
    }
    assert.equal(await me.page.evaluate(() => document.documentElement.lang), "xx");
    await me.picture("page-strange");
    // With an unknown language, the page stays in English.
    await me.open(server.url("?language=toString"));
    assert.equal((await me.panelOpen()).title, "The game could not be loaded");
  });

  for (const [stops, expected] of [[1, null], [2, "The game stopped"]]) {
    test(`reloads once by itself if the program stops before the first picture (number of stops: ${stops})`, async () => {
      const me = await invite({ expect: STOPS });
      await me.page.addInitScript((stops) => {
        const starts = Number(sessionStorage.getItem("starts")) + 1;
        sessionStorage.setItem("starts", starts);
        const original = WebAssembly.instantiateStreaming;
        WebAssembly.instantiateStreaming = async (...args) => {
          const instance = await original.apply(WebAssembly, args);
          if (starts <= stops) throw new WebAssembly.RuntimeError("unreachable");
          return instance;
        };
      }, stops);
      await me.open(server.url());
      if (expected) assert.equal((await me.panelOpen()).title, expected);
      else await me.started();
      assert.equal(await me.page.evaluate(() => sessionStorage.getItem("starts")), "2");
      assert.equal((await me.panel())?.title ?? null, expected);
    });
  }

  test("reports a stopped program, and after two stops offers to start without the save", async () => {
    const me = await invite({ expect: STOPS });
    const saves = { "hacienda/game.hacienda": "not a game", "hacienda/game.1.hacienda": "nor this" };
    await me.open(server.url());
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
      assert.equal(kept[name], undefined, `${name} was set aside`);
      assert.equal(kept[name.replace("hacienda/", "hacienda/aside/")], text, `${name} is kept among the games set aside`);
    }
  });
});
