// Long test: a walk by touch from the first screen through every lesson of all games, the main dialogs and every saved
// game. The screenshots are for review by a person.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PROBE, launch, paintOneInN, player } from "../browser.mjs";
import { follow } from "../follow.mjs";
import { UNSEEN, hands } from "../hands.mjs";
import { serve } from "../serve.mjs";

/** The games by their names on the first screen, with their lessons in order. */
const GAMES = {
  Hacienda: [
    "Your first turn", "Buying cards", "Land and pampas", "Herds and markets", "The harvest", "Haciendas", "Ponds",
    "The two scorings",
  ],
  "Zoff in Buffalo": ["A round", "Full prairies"],
  "Hab & Gut": ["A turn", "The foundation"],
};
/** Dialogs to open before a game begins, where they exist. */
const SHEETS = ["Choose a colour", "Choose a board", "Choose the rules", "Licences"];
const BACK = ["Back", "OK", "Keep playing", "Done"];
/** The maximum waiting time: with software rendering on a busy machine, a frame takes seconds. */
const SLOW_MS = 120_000;

let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens the first screen as a new player. */
async function guest() {
  const who = await player(browser, { width: 1280, height: 720 });
  await who.page.addInitScript(paintOneInN, 1);
  await who.open(server.url());
  await who.started();
  const fingers = hands(who);
  const there = (name) => who.lookUntil(`"${name}"`, (seen) => fingers.find(seen, name), SLOW_MS);
  await there("Play together");
  return { who, fingers, there };
}

/** Takes a screenshot of a completely painted frame. */
async function picture(who, name) {
  await who.paintOneOf(1);
  await who.look(SLOW_MS);
  await who.picture(`walk-${name}`);
  await who.paintOneOf(UNSEEN);
}

for (const [game, lessons] of Object.entries(GAMES)) {
  test(`every lesson of ${game} can be finished`, async () => {
    const { who, fingers, there } = await guest();
    try {
      if (game !== "Hacienda") await fingers.press(`Game: ${game}`);
      for (const lesson of lessons) {
        await fingers.press("Learn");
        await there(lesson);
        await picture(who, `learn-${game}`);
        await fingers.press(lesson);
        await who.lookUntil("the first mark of the lesson", ({ marked }) => marked, SLOW_MS);
        await picture(who, lesson);
        await follow(who, `walk-${lesson}`, (seen) => fingers.find(seen, "All lessons"));
        await fingers.press("All lessons");
        await there("Back");
        await fingers.press("Back");
        await there("Play together");
      }
    } finally {
      await who.leave();
    }
  });
}

test("the main dialogs lead back, and every saved game continues", async () => {
  const { who, fingers, there } = await guest();
  const visit = async (name) => {
    await fingers.press(name);
    // Compare the whole name, because the menu also has a button "Back to title".
    const wayBack = (seen) => BACK.find((back) => seen.rects.some((rect) => rect.name === back));
    const opened = await who.lookUntil(`a way back from "${name}"`, wayBack, SLOW_MS);
    await picture(who, name);
    await fingers.press(wayBack(opened));
    await there(name);
  };
  const leaveGame = async () => {
    await fingers.press("Menu");
    await fingers.press("Back to title");
    await there("Play together");
  };
  try {
    await who.paintOneOf(UNSEEN);
    for (const game of Object.keys(GAMES)) {
      if (game !== "Hacienda") await fingers.press(`Game: ${game}`);
      await visit("Learn");
      await fingers.press("More");
      await there("Title screen");
      const seen = await who.look(SLOW_MS);
      for (const sheet of SHEETS.filter((name) => fingers.find(seen, name))) await visit(sheet);
      await fingers.press("Title screen");
      for (let nth = 0; nth < 2; nth += 1) {
        await fingers.press("Play");
        await there("Menu");
        await picture(who, `match-${game}-${nth}`);
        await fingers.press("Menu");
        await visit("The rules");
        await visit("Give up");
        await visit("Settings");
        await fingers.press("Resume");
        await leaveGame();
      }
    }
    const many = 2 * Object.keys(GAMES).length;
    for (let row = 1; row <= many; row += 1) {
      await fingers.press("Saved games");
      const bins = ({ rects }) => rects.filter(({ name }) => name.startsWith("Remove game "));
      const read = (seen) => bins(seen).length === many && !seen.rects.some(({ name }) => name.startsWith("Loading this game"));
      const seen = await who.lookUntil("all saved games", read, SLOW_MS);
      if (row === 1) await picture(who, "saved");
      const bin = bins(seen).find(({ name }) => name === `Remove game ${row}`);
      await who.tap(bin.x - 100, bin.y + bin.h / 2);
      await there("Menu");
      await picture(who, `saved-${row}`);
      await leaveGame();
    }
    assert.deepEqual(who.errors, []);
  } finally {
    await who.leave();
  }
});
