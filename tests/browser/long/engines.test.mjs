// Long test: a turn with a reload in the middle, in Firefox and WebKit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROBE, pause } from "../browser.mjs";
import { ENGINES, withoutEngines } from "../engines.mjs";
import { serve } from "../serve.mjs";

const skip = await withoutEngines();

for (const [name, launch] of Object.entries(ENGINES)) {
  test(`${name} plays a turn, and continues after a reload`, { skip, timeout: 15 * 60_000 }, async () => {
    const server = await serve(PROBE);
    const who = await launch();
    const acting = ({ acting }) => acting;
    /** Plays one action: its kind, its hex and the confirmation. The first button is always the best choice. */
    const act = async () => {
      const { actions } = await who.lookUntil("a turn", acting);
      for (let press = 0; press < 8; press += 1) {
        await who.evaluate(() => document.querySelector("#lines button")?.click());
        await pause(700);
        const now = await who.lookUntil("the state after the press", () => true);
        if (now.actions > actions) return now;
      }
      return assert.fail("eight presses did not play an action");
    };
    try {
      await who.open(server.url("?seats=human,greedy&seed=7"));
      await who.started();
      await act();
      const before = await act();
      assert.equal(before.actions, 2);
      await who.open(server.url());
      await who.started();
      await who.continueGame();
      const after = await who.lookUntil("the same game", acting);
      assert.deepEqual([after.actions, after.fingerprint], [before.actions, before.fingerprint]);
      await act();
      await who.lookUntil("the person's next turn", (seen) => seen.acting && seen.actions > 3);
      assert.equal(await who.panel(), null);
      await who.save(`engine-${name}-turn`);
    } finally {
      await who.leave();
      await server.close();
    }
  });
}
