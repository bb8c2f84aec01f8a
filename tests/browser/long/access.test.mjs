// Long test: a whole game is played only with the page's buttons, and axe-core finds no serious problem on the page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PROBE, launch, pause, until } from "../browser.mjs";
import { buttons, listener, said, serious } from "../listeners.mjs";
import { serve } from "../serve.mjs";

/** A game against a beginner on a small board. */
const GAME = "?seats=human,beginner&seed=7&map=paddock";
/** The maximum number of presses. */
const MAX_PRESSES = 1_500;
/** The maximum time for all presses. */
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

test("a whole game is played with the page's buttons, and the page is accessible", async () => {
  const who = await listener(browser, server, GAME);
  try {
    assert.deepEqual(await serious(who), [], "the table has no serious accessibility problem");
    assert.equal(await who.page.evaluate(() => document.documentElement.lang), "en");

    const end = Date.now() + LIMIT_MS;
    let [presses, most] = [0, 0];
    for (;;) {
      assert.ok(presses < MAX_PRESSES && Date.now() < end, `the game does not end after ${presses} presses`);
      const now = await buttons(who);
      most = Math.max(most, now.length);
      assert.ok(now.length <= 30, `${now.length} buttons at once`);
      if (now.some((words) => words === "Play again")) break;
      // The list is empty or begins with the menu while other players act or a dialog is about to open.
      if (now.length === 0 || now[0] === "Menu") {
        await pause(30);
        continue;
      }
      // The first button selects a piece, then its best place, and then confirms. In a scoring, it continues the game.
      await who.page.evaluate(() => document.querySelector("#lines button")?.click());
      presses += 1;
      const before = JSON.stringify(now);
      await until("the effect of the press", async () => JSON.stringify(await buttons(who)) !== before, 2_000).catch(() => {});
    }
    console.log(`${presses} presses, at most ${most} buttons at once`);
    assert.ok(presses > 40);
    assert.ok((await said(who)).length > 5, "there is an announcement");

    // F6 moves the focus from the picture to the buttons.
    await who.page.focus("#game");
    await who.page.keyboard.press("F6");
    assert.ok(await who.page.evaluate(() => document.querySelector("#lines").contains(document.activeElement)));
    await who.paintOneOf(1);
    await who.look();
    await who.picture("access-region");
    assert.deepEqual(await serious(who), [], "the results have no serious accessibility problem");
  } finally {
    await who.leave();
  }
});
