// Smoke test: the first decisions of a player in the two other games, made only with the page's buttons.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PROBE, launch, until } from "../browser.mjs";
import { SLOW_MS, buttons, listener, press, said, serious } from "../listeners.mjs";
import { serve } from "../serve.mjs";

let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

test("two pairs of Zoff are chosen with the page's buttons, and secret choices are not announced", async () => {
  const who = await listener(browser, server, "?title=zoff&seats=human,easy,easy&seed=7");
  try {
    // Both bots have chosen, and their pairs are face down.
    await who.lookUntil("the others' choices", ({ actions }) => actions === 2);
    const heard = async () => [...(await buttons(who)), await said(who)];
    const first = await heard();
    const hand = first.filter((label) => label.startsWith("Card ")).map((label) => label.slice("Card ".length));
    assert.equal(hand.length, 10, `the buttons list the whole hand: ${first}`);
    const known = async () => {
      const foreign = (await heard()).flatMap((text) => text.match(/\b\d\s[A-Z]\b/g) ?? []).filter((card) => !hand.includes(card));
      assert.deepEqual(foreign, [], "no cards of other players are mentioned");
    };
    const prairies = first.filter((label) => label.includes(" spaces free")).map((label) => label.split(":")[0]);
    assert.equal(prairies.length, 9, "the buttons list all prairies");
    assert.deepEqual(await serious(who), [], "the table has no serious accessibility problem");
    for (const [prairie, card] of [[prairies[0], hand[0]], [prairies[1], hand[2]]]) {
      for (const words of [prairie, `Card ${card}`]) {
        await known();
        await press(who, words);
      }
    }
    await known();
    const chosen = await heard();
    assert.ok(chosen.includes(`${prairies[0]} with card ${hand[0]}`) && chosen.includes(`${prairies[1]} with card ${hand[2]}`), `${chosen}`);
    await press(who, "Yes");
    // The choices are revealed, and the game continues.
    await who.lookUntil("the revealed choices", ({ actions }) => actions > 2);
  } finally {
    await who.leave();
  }
});

test("Hab & Gut is played with the page's buttons, with cards from both racks", async () => {
  const who = await listener(browser, server, "?title=hab-gut&seats=human,easy,easy&seed=7&start=0");
  try {
    for (const words of ["Coal: buy", "Yes"]) await press(who, words);
    await until("the shares that can be given", async () => (await buttons(who)).some((label) => label.startsWith("Coal: give")), SLOW_MS);
    assert.deepEqual(await serious(who), [], "the table has no serious accessibility problem");
    await press(who, "Keep all");
    // After the turns of the other two players, one card from each rack is played.
    await who.lookUntil("the next turn", ({ acting, actions }) => acting && actions > 4);
    await press(who, "Left rack: ");
    for (let page = 0; page < 4 && !(await buttons(who)).some((label) => label.startsWith("Right rack: ")); page += 1) {
      await press(who, "More");
    }
    await press(who, "Right rack: ");
    const { actions } = await who.look();
    await press(who, "Yes");
    await who.lookUntil("the market", (seen) => seen.actions > actions);
  } finally {
    await who.leave();
  }
});
