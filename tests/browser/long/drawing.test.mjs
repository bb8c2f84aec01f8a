// Long test: a board is drawn in the browser by touch, played at once, stored, exported and imported again; a tab is
// closed during a stroke; and a board is shared by its address.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ARTEFACTS, PROBE, REPOSITORY, dropFile, launch, paintOneInN, player } from "../browser.mjs";
import { hands } from "../hands.mjs";
import { serve } from "../serve.mjs";

const TABLET = { width: 1024, height: 768 };
/** The output of `hacienda map paddock --code`. */
const PADDOCK =
  "HAZ1-UiA87TWNwQ3DMAwD_56iK5CSZXiDPruCa_cRFIiBNEXWb6zUep1EUgQCY7iXurzWVm61r_u2PL973z7hUVrr9R0QoCSQmAVCMvI_Doedgq8mVIdMTdMxQGzcKMOvtEvSGUuX4LF4-KNZMMAgmQk4E_gB";

let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens the board editor. Returns the player's touch actions. */
async function openEditor(who) {
  const fingers = hands(who);
  await who.open(server.url());
  await who.started();
  for (const name of ["More", "Choose a board", "Draw a new board"]) await fingers.press(name);
  await who.lookUntil("the board editor", ({ screen, paper }) => screen === "Drawing" && paper);
  const session = await who.context.newCDPSession(who.page);
  const touch = (type, ...places) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  /** Drags a finger across these hexes. If `rests` is true, the finger stays on the last hex. */
  const stroke = async (hexes, rests = false) => {
    const { paper, drawn } = await who.look();
    const points = hexes.map((hex) => paper[hex]);
    await touch("touchStart", points[0]);
    for (const place of points) await touch("touchMove", place);
    if (!rests) await touch("touchEnd");
    return who.lookUntil(`a stroke over ${hexes}`, (seen) => seen.drawn !== drawn);
  };
  return { fingers, stroke };
}

const countHexes = (drawn, value) => drawn.match(new RegExp(`^\\d+=${value}\\r$`, "gm"))?.length ?? 0;

test("a board is drawn, played, stored, exported and imported by touch", async () => {
  const who = await player(browser, TABLET);
  await who.page.addInitScript(paintOneInN, 1);
  const { fingers, stroke } = await openEditor(who);
  await fingers.press("Fill an area");
  await stroke(["4,9"]);
  await fingers.press("Paint");
  await fingers.press("One hex at a time");
  const bands = {
    Mountain: ["0,21", "0,29", "1,28"],
    Forest: ["3,24", "5,24"],
    Meadow: ["7,22", "7,28"],
    Rocks: ["10,19", "12,19"],
    Swamp: ["12,25", "12,29"],
    "Erase": ["0,17", "0,19"],
  };
  for (const [paint, ends] of Object.entries(bands)) {
    await fingers.press(paint);
    await stroke(ends);
  }
  await fingers.press("Market");
  for (const hex of ["2,21", "6,25", "10,23"]) await stroke([hex]);
  await who.picture("drawing-tablet");
  const { drawn } = await who.look();
  const count = drawn.match(/^\d+=\d+\r$/gm).length - countHexes(drawn, 1);
  assert.ok(count >= 120, `${count} hexes`);
  assert.equal(countHexes(drawn, 9), 6, "the board has six markets");

  await fingers.press("Play it");
  await who.lookUntil("the table", ({ screen, hexes: all }) => screen === "Match" && all && Object.keys(all).length === count);
  // A turn has ended if others have acted since the person's last action: two bots with three actions each.
  let [turns, last] = [0, null];
  await fingers.play(({ actions }) => {
    turns += last !== null && actions > last + 1 ? 1 : 0;
    last = actions;
    return turns === 3;
  });
  await fingers.press("Menu");
  await fingers.press("Back to title");
  const back = await who.lookUntil("the board editor again", ({ screen }) => screen === "Drawing");
  assert.equal(back.drawn, drawn, "the drawing is unchanged");

  await fingers.press("About this board");
  await fingers.press("Keep");
  await who.lookUntil("the closed dialog", (seen) => !fingers.find(seen, "Keep"));
  await fingers.press("About this board");
  const [download] = await Promise.all([who.page.waitForEvent("download"), fingers.press("Export")]);
  const file = join(ARTEFACTS, download.suggestedFilename());
  await download.saveAs(file);
  assert.equal(await readFile(file, "latin1"), drawn);

  await fingers.press("About this board");
  await fingers.press("New");
  await who.lookUntil("an empty canvas", (seen) => countHexes(seen.drawn, 2) === 0);
  await dropFile(who, "drawn.haz", await readFile(file));
  await who.lookUntil("the same board", (seen) => seen.drawn === drawn);
  await who.leave();
});

test("closing the tab while drawing loses at most the last stroke", async () => {
  const who = await player(browser, TABLET);
  const { stroke } = await openEditor(who);
  const { drawn } = await stroke(["4,9", "4,15"]);
  await stroke(["8,9"], true);
  await who.page.close();
  const page = await who.context.newPage();
  const again = Object.assign(who, { page, frame: page.mainFrame(), tap: (x, y) => page.touchscreen.tap(x, y), open: (url) => page.goto(url, { waitUntil: "commit" }) });
  await openEditor(again);
  const seen = await again.look();
  assert.equal(seen.drawn, drawn);
  await again.context.close();
});

test("a shared address opens its board enlarged and playable; an altered address is reported", async () => {
  const sender = await player(browser, TABLET);
  await sender.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await sender.open(server.url());
  await sender.started();
  const fingers = hands(sender);
  for (const name of ["More", "Choose a board"]) await fingers.press(name);
  await fingers.turnTo("Paddock");
  for (const name of ["Paddock", "Share", "Copy link"]) await fingers.press(name);
  await sender.lookUntil("the message that the link is copied", ({ rects }) => rects.some(({ name }) => name.startsWith("Copied to the clipboard")));
  const address = await sender.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(new URL(address).search, `?map=${PADDOCK}`);
  await sender.leave();

  const receiver = await player(browser, TABLET);
  await receiver.open(address);
  await receiver.started();
  const others = hands(receiver);
  const seen = await receiver.lookUntil("the enlarged board", (now) => others.find(now, "Play it"));
  assert.ok(seen.screen === "Setup" && seen.rects.some(({ name }) => name === "Paddock"), "the enlarged board is the shared one");
  for (const name of ["Play it", "Play"]) await others.press(name);
  const { hexes: all } = await receiver.lookUntil("the table", ({ screen, hexes: all }) => screen === "Match" && all);
  const board = await readFile(join(REPOSITORY, "assets/boards/paddock.haz"), "latin1");
  assert.equal(Object.keys(all).length, board.match(/^\d+=(?!1\r?$)/gm).length, "the table shows every hex that is not void");
  await receiver.leave();

  const unlucky = await player(browser, TABLET);
  await unlucky.open(`${address.slice(0, -6)}AAAAAA`);
  await unlucky.started();
  await unlucky.lookUntil("the error about the code", ({ rects }) => rects.some(({ name }) => name.includes("characters were changed")));
  await unlucky.leave();
});
