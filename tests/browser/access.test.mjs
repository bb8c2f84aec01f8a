// Who neither sees nor reaches the picture: a whole game by the page's buttons alone, and what axe-core thinks of the page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PROBE, REPOSITORY, launch, paintSeldom, pause, player, until } from "./browser.mjs";
import { serve } from "./serve.mjs";

/** A small board, quick against a beginner, and nothing that moves. */
const GAME = "?seats=human,beginner&seed=7&map=paddock";
const SETTINGS = { speed: 4, still: true, muted: true };
/** Of how many frames one is painted. */
const PAINTS = 20;
/** More presses than a game needs, and how long all of them may take. */
const ENOUGH = 1_500;
const LIMIT_MS = 8 * 60_000;

let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** The buttons as they stand now. */
const buttons = (who) => who.page.$$eval("#lines button", (all) => all.map(({ textContent }) => textContent));

/** What axe-core finds serious. */
async function serious(who) {
  const axe = await readFile(join(REPOSITORY, "tests/browser/node_modules/axe-core/axe.min.js"), "utf8");
  // The page's own policy lets no script in but its own: this one comes through the browser's tools.
  await who.page.evaluate(axe);
  const found = await who.page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(" ")})`);
}

test("a whole game is played by the page's buttons alone, and the page is fit for who listens", async () => {
  // Nobody looks: the less a computer without a graphics card has to paint, the sooner the game is over.
  const who = await player(browser, { width: 640, height: 360, touch: false });
  await who.page.addInitScript(paintSeldom, PAINTS);
  try {
    await who.context.addInitScript((settings) => {
      try {
        localStorage.setItem("hacienda/settings.json", JSON.stringify(settings));
      } catch {
        // A page of no site keeps nothing.
      }
    }, SETTINGS);
    await who.open(server.url(GAME));
    await who.started();
    await until("the first buttons", async () => (await buttons(who)).length > 2);
    assert.deepEqual(await serious(who), [], "at the table");
    assert.equal(await who.page.evaluate(() => document.documentElement.lang), "en");

    const end = Date.now() + LIMIT_MS;
    let [presses, most] = [0, 0];
    for (;;) {
      assert.ok(presses < ENOUGH && Date.now() < end, `the game ends: ${presses} presses`);
      const now = await buttons(who);
      most = Math.max(most, now.length);
      assert.ok(now.length <= 30, `${now.length} buttons at once`);
      if (now.some((words) => words === "Play again")) break;
      // Nothing but the menu, or that first: others play, or a sheet is on its way.
      if (now.length === 0 || now[0] === "Menu") {
        await pause(30);
        continue;
      }
      // The first is the best; a scoring is read away.
      await who.page.evaluate(() => document.querySelector("#lines button")?.click());
      presses += 1;
      const before = JSON.stringify(now);
      await until("what the press did", async () => JSON.stringify(await buttons(who)) !== before, 2_000).catch(() => {});
    }
    console.log(`${presses} presses, at most ${most} buttons at once`);
    assert.ok(presses > 40);
    const said = await who.page.$eval("#said", ({ textContent }) => textContent);
    assert.ok(said.length > 5, "the last thing that was said");

    // The key that leads out of the picture, and the focus stays where the buttons are.
    await who.page.focus("#game");
    await who.page.keyboard.press("F6");
    assert.ok(await who.page.evaluate(() => document.querySelector("#lines").contains(document.activeElement)));
    await who.paintOneOf(1);
    await who.look();
    await who.picture("access-region");
    assert.deepEqual(await serious(who), [], "at the results");
  } finally {
    await who.leave();
  }
});
