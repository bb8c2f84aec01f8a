// Smoke test: the compressed program starts in Firefox and WebKit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROBE, programOf, versionOf } from "../browser.mjs";
import { ENGINES, withoutEngines } from "../engines.mjs";
import { serve } from "../serve.mjs";

const skip = await withoutEngines();

for (const [name, launch] of Object.entries(ENGINES)) {
  test(`${name} starts the game and offers its actions`, { skip, timeout: 10 * 60_000 }, async () => {
    const server = await serve(PROBE);
    const who = await launch();
    try {
      await who.open(server.url("?seats=human,greedy&seed=7"));
      await who.started();
      assert.equal(await who.panel(), null);
      const program = programOf(await versionOf(PROBE));
      const count = (wanted) => server.log.filter(({ name }) => name === wanted).length;
      // If the program traps in WebKit, the page is loaded again: there may be several downloads, but at most one
      // for each page load.
      const [downloads, pages] = [count(program), count("index.html")];
      assert.ok(downloads >= 1 && downloads <= pages, `${downloads} downloads of the program for ${pages} pages`);
      await who.lookUntil("the person's turn", ({ acting }) => acting);
      assert.ok((await who.buttons()).some((label) => label.startsWith("Play a")), "a card can be played");
      await who.save(`engine-${name}`);
    } finally {
      await who.leave();
      await server.close();
    }
  });
}
