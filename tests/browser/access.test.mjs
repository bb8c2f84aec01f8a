// Who neither sees nor reaches the picture: a whole game by the page's buttons alone, choices in the other games, and what
// axe-core thinks of the page.

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
/** How long what a press does may take where software paints. */
const SLOW_MS = 30_000;

let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Somebody who listens, at the game of an address. */
async function listener(address) {
  // Nobody looks: the less a computer without a graphics card has to paint, the sooner the game is over.
  const who = await player(browser, { width: 640, height: 360, touch: false });
  await who.page.addInitScript(paintSeldom, PAINTS);
  await who.context.addInitScript((settings) => {
    try {
      localStorage.setItem("hacienda/settings.json", JSON.stringify(settings));
    } catch {
      // A page of no site keeps nothing.
    }
  }, SETTINGS);
  await who.open(server.url(address));
  await who.started();
  await until("the first buttons", async () => (await buttons(who)).length > 2);
  return who;
}

/** The buttons as they stand now. */
const buttons = (who) => who.page.$$eval("#lines button", (all) => all.map(({ textContent }) => textContent));

/** The last thing that was said. */
const said = (who) => who.page.$eval("#said", ({ textContent }) => textContent);

/** Presses the first button that begins so, once it is there, and waits until there are others. */
async function press(who, words) {
  const before = await until(`"${words}"`, async () => {
    const now = await buttons(who);
    return now.some((label) => label.startsWith(words)) && now;
  }, SLOW_MS);
  const label = before.find((label) => label.startsWith(words));
  await who.page.evaluate((label) => [...document.querySelectorAll("#lines button")].find(({ textContent }) => textContent === label)?.click(), label);
  await until(`what "${label}" did`, async () => JSON.stringify(await buttons(who)) !== JSON.stringify(before), SLOW_MS);
}

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
  const who = await listener(GAME);
  try {
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
    assert.ok((await said(who)).length > 5, "the last thing that was said");

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

test("two pairs of Zoff are chosen by the page's buttons alone, and nothing is heard of what others chose in secret", async () => {
  const who = await listener("?title=zoff&seats=human,easy,easy&seed=7");
  try {
    // Both computers have chosen: their pairs lie there face down.
    await who.lookUntil("the others' choices", ({ actions }) => actions === 2);
    const heard = async () => [...(await buttons(who)), await said(who)];
    const first = await heard();
    const hand = first.filter((label) => label.startsWith("Card ")).map((label) => label.slice("Card ".length));
    assert.equal(hand.length, 10, `all cards of the own hand: ${first}`);
    const known = async () => {
      const strangers = (await heard()).flatMap((text) => text.match(/\b\d [A-Z]\b/g) ?? []).filter((card) => !hand.includes(card));
      assert.deepEqual(strangers, [], "cards of others");
    };
    const prairies = first.filter((label) => label.includes(" places free")).map((label) => label.split(":")[0]);
    assert.equal(prairies.length, 9, "all prairies");
    assert.deepEqual(await serious(who), [], "at the table");
    for (const [prairie, card] of [[prairies[0], hand[0]], [prairies[1], hand[2]]]) {
      for (const words of [prairie, `Card ${card}`]) {
        await known();
        await press(who, words);
      }
    }
    await known();
    const chosen = await heard();
    assert.ok(chosen.includes(`${prairies[0]} with ${hand[0]}`) && chosen.includes(`${prairies[1]} with ${hand[2]}`), `${chosen}`);
    await press(who, "Yes");
    // All are turned up; it is played on.
    await who.lookUntil("what comes of it", ({ actions }) => actions > 2);
  } finally {
    await who.leave();
  }
});

test("Hab & Gut is played by the page's buttons alone, with cards of two racks", async () => {
  const who = await listener("?title=hab-gut&seats=human,easy,easy&seed=7&start=0");
  try {
    for (const words of ["Coal: buy", "Yes"]) await press(who, words);
    await until("the share", async () => (await buttons(who)).some((label) => label.startsWith("Coal: give")), SLOW_MS);
    assert.deepEqual(await serious(who), [], "at the table");
    await press(who, "Keep all");
    // Two others have had their turns; then cards of both racks are played.
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
