// Long test: a stalled download or an unresponsive cache blocks nothing, and the page does not offer to continue a game
// that was not saved.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { DIST, PROBE, launch, pause, until, versionOf } from "../browser.mjs";
import { LOSES, guests, losePicture } from "../guests.mjs";
import { serve } from "../serve.mjs";

describe("trouble", { timeout: 30 * 60_000 }, () => {
  let browser, server, probed, version;
  const invite = guests(() => ({ browser, server }));

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

  test("starts and reloads while the browser's caches do not respond", async () => {
    const me = await invite();
    await me.page.addInitScript(() => {
      for (const name of ["open", "match", "keys"]) CacheStorage.prototype[name] = () => new Promise(() => {});
    });
    await me.open(server.url());
    await me.started();
    const loadTime = () => me.page.evaluate(() => performance.timeOrigin);
    const before = await loadTime();
    const newest = async (address) => void (await import(address)).reloadNewest();
    await me.page.evaluate(newest, server.url(`${version}/trouble.js`));
    await until("the reload", async () => (await loadTime().catch(() => before)) !== before);
    await me.started();
  });

  test("reports stalled scripts, and reloads at a kiosk", async () => {
    const me = await invite({ expect: [/Failed to load resource/, /net::ERR/] });
    server.trouble.hold = (name) => (name === `${version}/trouble.js` ? 1 : 0);
    await me.open(server.url());
    const stand = () => me.page.evaluate(() => document.getElementById("stand")?.textContent ?? "");
    const adviceToReload = () => until("the advice to reload", async () => /reload the page/.test(await stand().catch(() => "")));
    await adviceToReload();
    await me.open(server.url("?kiosk"));
    await adviceToReload();
    server.trouble.hold = () => 0;
    await me.started();
  });

  test("uses the built-in texts when the download of the texts stalls", async () => {
    const me = await invite({ expect: [/I\/O error while loading asset/] });
    server.trouble.hold = (name) => (name === `${version}/texts/en/all.txt` ? 1 : 0);
    await me.open(server.url());
    await me.started();
    assert.equal(server.log.filter(({ name }) => name === `${version}/texts/en/all.txt`)[0].bytes, 1, "the texts were not downloaded");
    const offered = () => me.page.$$eval("#lines button", (all) => all.map(({ textContent }) => textContent));
    await until("the first buttons", async () => (await offered()).includes("Play"));
    assert.equal(await me.panel(), null, "the fallback needs no press");
  });

  test("aborts stalled downloads, but not while another download makes progress", async () => {
    // Block the service worker, whose downloads would be slow as well.
    const me = await invite({ serviceWorkers: "block" });
    await me.open(server.url());
    await me.started();
    const held = "assets/lessons/held.txt";
    server.trouble.pages[held] = "x".repeat(1_000);
    server.trouble.pages["assets/lessons/slow.txt"] = "x".repeat(32 * 1024 * 30);
    server.trouble.hold = (name) => (name === held ? 10 : 0);
    // At this rate, the slow file takes half a minute.
    server.trouble.bytesPerSecond = 32 * 1024;
    const ends = (name) =>
      me.page.evaluate(async (address) => {
        const from = performance.now();
        const download = fetch(address).then((answer) => answer.text()).then(({ length }) => length, ({ name }) => name);
        const timeout = new Promise((resolve) => setTimeout(() => resolve("never"), 120_000));
        const outcome = await Promise.race([download, timeout]);
        return [outcome, (performance.now() - from) / 1000];
      }, name);
    const [[first, soon], [second, late]] = await Promise.all([ends("assets/lessons/slow.txt"), ends(held)]);
    assert.equal(first, 32 * 1024 * 30, "the slow download is complete");
    assert.equal(second, "AbortError");
    assert.ok(late > soon + 10, `the stalled download was aborted after ${late} s, while another one ran until ${soon} s`);
  });

  for (const [where, query] of [["on the first screen", ""], ["in a game that cannot be saved", "?seats=human,greedy&seed=7"]]) {
    test(`does not continue an older game when the WebGL context was lost ${where}`, async () => {
      const me = await invite({ expect: LOSES });
      await me.page.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (name, text) {
          if (name.startsWith("hacienda/game")) throw new DOMException("full", "QuotaExceededError");
          setItem.call(this, name, text);
        };
        setItem.call(localStorage, "hacienda/game.hacienda", "an older game");
      });
      await me.open(probed.url(query));
      await me.started();
      await me.lookUntil("the expected screen", ({ screen, recorded }) => (query ? recorded : screen === "Setup"));
      // Wait until the program has failed to save and has reported it.
      await pause(1000);
      await me.look();
      await me.look();
      await me.page.evaluate(losePicture);
      assert.match((await me.panelOpen()).sentence, /Reload to start again/, "the page does not claim that the game is saved");
      assert.equal(await me.page.evaluate(() => sessionStorage.getItem("hacienda/go-on")), null);
    });
  }
});
