// Long test of the game in the browser: a whole game, saves, files, boards, and the memory in use.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ARTEFACTS, PROBE, REPOSITORY, dropFile, launch, note, player } from "../browser.mjs";
import { hands } from "../hands.mjs";
import { DESKTOP, TABLET, openGame } from "../opened.mjs";
import { serve } from "../serve.mjs";

const BOARDS = join(REPOSITORY, "assets/boards");
const PHONE = { width: 844, height: 390, isMobile: true };
/** The same screen at a phone's real pixel density, which means four times the work for software rendering. */
const SHARP_PHONE = { ...PHONE };
/** The maximum WebAssembly memory in a game of five players, in bytes. */
const MEMORY_BUDGET = 256 * 1024 * 1024;

let plain, dense, server;
before(async () => {
  server = await serve(PROBE);
  plain = await launch();
  dense = await launch({ density: 3 });
});
after(async () => {
  await plain?.close();
  await dense?.close();
  await server?.close();
});

const opened = (kind, query) => openGame(kind === SHARP_PHONE ? dense : plain, server, kind, query);

/** Sets the speed of other players' actions to four times the default, in the settings. */
async function hurry(fingers) {
  await fingers.press("Menu");
  await fingers.press("Settings");
  await fingers.press("Settings: Game");
  await fingers.press("Speed: 4×");
  await fingers.press("Back");
  await fingers.press("Resume");
}

test("a whole game against a computer player on a phone, from the title to another game", async () => {
  // This seed leads to an intermediate scoring. With others, all players may pass before the first stack is empty.
  const [who, fingers] = await opened(PHONE, "?seed=14");
  await fingers.press("Play");
  await who.lookUntil("the table", ({ screen }) => screen === "Match");
  await hurry(fingers);
  const done = await fingers.play();
  assert.equal(done.scorings, 2, "both scorings were shown");
  assert.ok(done.actions > 15, `${done.actions} actions by hand`);
  await who.picture("phone-results");
  await fingers.press("Play again");
  await who.lookUntil("another game", ({ screen, over }) => screen === "Match" && !over);
  await who.leave();
});

test("taps hit their targets on a high-density phone screen", async () => {
  const [who, fingers] = await opened(SHARP_PHONE);
  await who.picture("phone-first-screen");
  await fingers.press("More");
  await who.lookUntil("the set-up", (seen) => fingers.find(seen, "Choose the rules"));
  await who.picture("phone-set-up");
  await fingers.press("Choose a board");
  await who.lookUntil("the boards", (seen) => fingers.find(seen, "Draw a new board"));
  await who.picture("phone-boards");
  await fingers.turnTo("Hourglass");
  await fingers.press("Hourglass");
  await who.lookUntil("the enlarged board", (seen) => fingers.find(seen, "Share"));
  await who.picture("phone-board-large");
  await fingers.press("Play it");
  await fingers.press("Choose the rules");
  await fingers.press("Running score");
  await who.picture("phone-rules");
  await fingers.press("Back");
  await fingers.press("Play");
  await who.lookUntil("the table", ({ screen }) => screen === "Match");
  await hurry(fingers);
  await fingers.play(({ actions }) => actions > 4);
  await who.picture("phone-match");
  await fingers.press("Shop");
  await who.lookUntil("the shop", (seen) => fingers.find(seen, "thing 5"));
  await who.picture("phone-shop");
  await who.leave();
});

test("a game continues where it was after a reload", async () => {
  const [who, fingers] = await opened(TABLET, "?seats=human,greedy,greedy&seed=11");
  await hurry(fingers);
  await fingers.play(({ actions }) => actions > 12);
  await who.picture("tablet-match");
  const left = await who.look();
  await who.open(server.url());
  await who.started();
  await who.picture("tablet-continue");
  await fingers.press("Continue");
  const back = await who.lookUntil("the saved game", ({ screen, acting }) => screen === "Match" && acting);
  assert.equal(back.fingerprint, left.fingerprint);
  assert.equal(back.actions, left.actions);
  const more = await fingers.play(({ actions }) => actions > left.actions + 2);
  assert.ok(more.actions > 0, "the game can be continued");
  await who.leave();
});

test("a game is exported and imported in another browser", async () => {
  const [who, fingers] = await opened(TABLET, "?seats=human,greedy&seed=3");
  await hurry(fingers);
  await fingers.play(({ actions }) => actions > 8);
  const left = await who.look();
  await fingers.press("Menu");
  await who.picture("tablet-menu");
  // The running game has hidden information, so the game asks before it saves the file.
  await fingers.press("Save as a file");
  await who.lookUntil("the question", ({ rects }) => !rects.some(({ name }) => name === "Report a bug"));
  const [download] = await Promise.all([who.page.waitForEvent("download"), fingers.press("Save as a file")]);
  const file = join(ARTEFACTS, download.suggestedFilename());
  await download.saveAs(file);
  await who.leave();

  const [other, more] = await opened(TABLET);
  await more.press("More");
  const [chooser] = await Promise.all([other.page.waitForEvent("filechooser"), more.press("Open a game file")]);
  await chooser.setFiles(file);
  const back = await other.lookUntil("the imported game", ({ screen, acting }) => screen === "Match" && acting);
  assert.equal(back.fingerprint, left.fingerprint);
  await other.leave();
});

test("a board is dropped, played, stored, exported and removed", async () => {
  const [who, fingers] = await opened(TABLET);
  const given = (await readFile(join(BOARDS, "paddock.haz"), "utf8")).replace(/MapName=.*?(?=\r?\n)/, "MapName=Gran's farm");
  await dropFile(who, "farm.haz", given);
  const shows = (text) => ({ rects }) => rects.some(({ name }) => name.includes(text));
  await who.lookUntil("the board", shows("Gran's farm is ready"));
  await who.lookUntil("the board's name", ({ rects }) => rects.some(({ name }) => name === "Gran's farm"));
  await who.picture("tablet-board-taken");
  await fingers.press("Dismiss");
  await fingers.press("Play");
  const playing = await who.lookUntil("the table", ({ screen }) => screen === "Match");
  assert.equal(Object.keys(playing.hexes).length, given.match(/^\d+=(?!1\r?$)/gm).length, "the table shows every hex that is not void");
  await hurry(fingers);
  // Both bots may go first, with three actions each.
  assert.ok((await fingers.play(({ actions }) => actions > 8)).actions > 2);
  await who.picture("tablet-board-played");

  // The next visit finds the board, and its export is identical to the import, byte for byte.
  await who.open(server.url());
  await who.started();
  await fingers.press("More");
  await fingers.press("Choose a board");
  await who.picture("tablet-board-kept");
  await who.lookUntil("the boards", (seen) => fingers.find(seen, "Draw a new board"));
  await fingers.turnTo("Gran's farm");
  await fingers.press("Gran's farm");
  await fingers.press("Share");
  const [download] = await Promise.all([who.page.waitForEvent("download"), fingers.press("Export board")]);
  const file = join(ARTEFACTS, download.suggestedFilename());
  await download.saveAs(file);
  assert.equal(await readFile(file, "utf8"), given);
  await fingers.press("Dismiss");
  await fingers.press("Back");
  await fingers.press("Remove this board");
  await who.lookUntil("the gallery without the board", (seen) => !fingers.find(seen, "Gran's farm") && fingers.find(seen, "Undo"));
  assert.deepEqual(await who.page.evaluate(() => Object.keys(localStorage).filter((name) => name.endsWith(".haz"))), []);
  await who.leave();
});

test("the message about a broken board names the hex or line", async () => {
  const [who, fingers] = await opened(TABLET);
  const good = await readFile(join(BOARDS, "paddock.haz"), "utf8");
  for (const [text, wrong] of [
    [good.replace(/^100=1(?=\r?$)/m, "100=8"), "line 9: hex 1,0 has the value 8"],
    [good.replace(/^100=1\r?\n/m, ""), "hex 1,0 is not listed"],
    [good.replace("ColCount=", "ColCount=many"), "line 3"],
  ]) {
    assert.notEqual(text, good);
    await dropFile(who, "broken.haz", text);
    await who.lookUntil(wrong, ({ rects }) => rects.some(({ name }) => name.startsWith("broken.haz is not a board") && name.includes(wrong)));
    await who.picture("tablet-broken-board");
    await fingers.press("Dismiss");
  }
  await who.leave();
});

test("the back button closes dialogs or opens the menu, and does not leave the page", async () => {
  const [who, fingers] = await opened(TABLET, "?seed=5");
  const address = who.page.url();
  const back = () => who.page.evaluate(() => history.back());
  const shows = (wanted) => ({ rects }) => rects.some(({ name }) => name === wanted);
  await fingers.press("More");
  await who.lookUntil("the set-up", shows("Title screen"));
  await back();
  await who.lookUntil("the first screen", shows("Play together"));
  await fingers.press("Play");
  await who.lookUntil("the table", ({ screen }) => screen === "Match");
  await back();
  await who.lookUntil("the menu", shows("Resume"));
  await back();
  await who.lookUntil("the table", (seen) => seen.screen === "Match" && !shows("Resume")(seen));
  await back();
  await who.lookUntil("the menu again", shows("Resume"));
  assert.equal(who.page.url(), address);
  await who.leave();
});

test("a second game does not replace the saved one, and both are listed", async () => {
  const [who, fingers] = await opened(TABLET, "?seats=human,greedy&seed=5");
  await fingers.play(({ actions }) => actions > 0);
  for (const query of ["?seats=human,easy&seed=6", ""]) {
    await who.open(server.url(query));
    await who.started();
    if (query) await fingers.play(({ actions }) => actions > 0);
  }
  const names = () => who.page.evaluate(() => Object.keys(localStorage).filter((name) => name.endsWith(".hacienda")));
  assert.ok((await names()).includes("hacienda/game.hacienda") && (await names()).includes("hacienda/game-2.hacienda"));
  await fingers.press("Saved games");
  await who.lookUntil("both games", ({ rects }) => rects.some(({ name }) => name === "You against Greedy") && rects.some(({ name }) => name === "You against Easy"));
  await who.picture("tablet-saved-games");
  await fingers.press("You against Greedy");
  const seen = await who.lookUntil("the first game", ({ screen }) => screen === "Match");
  assert.ok(seen.actions > 0);
  await who.leave();
});

test("blocked storage is reported, and the game continues", async () => {
  const who = await player(plain, TABLET);
  await who.context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("blocked", "SecurityError"); } });
  });
  await who.open(server.url("?seats=human,greedy&seed=5"));
  await who.started();
  const fingers = hands(who);
  await fingers.play(({ actions }) => actions > 0);
  await who.lookUntil("the notice", ({ rects }) => rects.some(({ name }) => name.startsWith("The game cannot be saved")));
  await who.picture("tablet-cannot-save");
  await fingers.press("Dismiss");
  await fingers.play(({ actions }) => actions > 2);
  await who.leave();
});

test("the longest time that the expert thinks within a frame is measured", async () => {
  const [who, fingers] = await opened(TABLET, "?seats=human,expert&seed=5");
  await hurry(fingers);
  await fingers.play(({ actions }) => actions > 8);
  const { longest_thought_ms: longest } = await who.look();
  await note("longest part of a frame spent on thinking in ms", longest.toFixed(1));
  assert.ok(longest > 0, "the expert has thought");
  await who.leave();
});

test("a game of five players stays within the memory budget", async () => {
  const [who, fingers] = await opened(DESKTOP, "?seats=human,greedy,greedy,greedy,greedy&seed=7");
  await hurry(fingers);
  await fingers.play(({ actions }) => actions > 30);
  await who.picture("desktop-match");
  // If the glue code is called again, it returns the running program.
  const bytes = await who.page.evaluate(async () => (await globalThis.hacienda.default()).memory.buffer.byteLength);
  await note("memory of a game of five players in MB", Math.round(bytes / 1e6));
  assert.ok(bytes <= MEMORY_BUDGET, `${bytes} bytes`);
  await who.leave();
});
