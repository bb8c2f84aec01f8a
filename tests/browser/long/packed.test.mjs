// Long test: the compressed program is downloaded from several kinds of hosts, and damaged downloads are reported.

import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { DIST, launch, pause, programOf, until, versionOf } from "../browser.mjs";
import { guests } from "../guests.mjs";
import { serve } from "../serve.mjs";

const TABLE = "?seats=human,greedy&seed=7";
/** Console messages of downloads that fail on purpose. */
const BREAKS = [/Failed to load resource/, /net::ERR/];

for (const encoding of ["gzip", "br", "identity"]) {
  describe(`a host that sends ${encoding}`, { timeout: 20 * 60_000 }, () => {
    let browser, server, program, length;
    const invite = guests(() => ({ browser, server }));

    before(async () => {
      browser = await launch();
      server = await serve(DIST, encoding);
      program = programOf(await versionOf(DIST));
      length = (await stat(join(DIST, program))).size;
    });
    after(async () => {
      await browser?.close();
      await server?.close();
    });

    const programSent = () => server.sent((name) => name === program);

    test("sends the compressed program once, and the game starts", async () => {
      const me = await invite();
      await me.open(server.url(TABLE));
      await me.started();
      assert.equal(await me.panel(), null);
      assert.equal(programSent(), length);
    });

    if (encoding !== "gzip") return;

    test("lets the game start over plain HTTP from a machine on the local network", async () => {
      const me = await invite();
      await me.open(server.url(TABLE, "table"));
      await me.started();
      const lacks = await me.page.evaluate(() => [globalThis.crypto.subtle, navigator.serviceWorker].map((one) => !one));
      assert.deepEqual(lacks, [true, true], "such a page has neither crypto.subtle nor a service worker");
      assert.equal(await me.panel(), null);
    });

    test("lets the game start with any MIME type of the program", async () => {
      for (const type of ["text/plain", "text/html", "application/octet-stream"]) {
        const me = await invite();
        server.trouble.type = (name) => (name === program ? type : "");
        await me.open(server.url(TABLE));
        await me.started();
        assert.equal(await me.panel(), null, type);
        await me.leave();
      }
    });

    for (const [what, trouble] of [
      ["is cut off at 60%", () => ({ cut: (name) => (name === program ? Math.floor(length * 0.6) : 0) })],
      ["has a flipped bit in its middle", () => ({ flip: (name) => (name === program ? Math.floor(length / 2) : 0) })],
      ["has a flipped bit near its end", () => ({ flip: (name) => (name === program ? length - 100 : 0) })],
      ["is another file", () => ({ pages: { [program]: "<!DOCTYPE html><p>Not found" } })],
    ]) {
      test(`if the program ${what}, the page reports it, does not run it, and starts on the next try`, async () => {
        const me = await invite({ expect: BREAKS });
        Object.assign(server.trouble, trouble());
        await me.open(server.url(TABLE));
        assert.match((await me.panelOpen()).title, /could not be loaded/);
        assert.equal(await me.page.evaluate(() => performance.getEntriesByName("ready").length), 0);
        server.calm();
        await me.press("Try again");
        await me.started();
        assert.equal(await me.panel(), null);
        assert.equal(programSent(), length, "the damaged download is not cached");
      });
    }

    test("is not needed after the first visit", async () => {
      const me = await invite({ expect: BREAKS });
      await me.open(server.url());
      await me.started();
      await me.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      assert.equal(programSent(), length, "page and worker share one download");
      await me.context.setOffline(true);
      server.trouble.fail = () => 503;
      // The service worker may need a moment to take control.
      await pause(500);
      await me.page.goto(server.url(), { waitUntil: "commit" });
      await until("the first frame", () =>
        me.page.evaluate(() => document.getElementById("panel") && !document.getElementById("splash")).catch(() => false),
      );
      assert.equal(await me.panel(), null);
      assert.equal(programSent(), length);
    });
  });
}
