// Long test: the page of listed tables shows two of them side by side, and buttons choose among more.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, paintOneInN, player, until } from "../browser.mjs";
import { gameServer } from "../game-server.mjs";
import { UNSEEN } from "../hands.mjs";
import { serious } from "../listeners.mjs";
import { atTable } from "../turns.mjs";

/** The maximum time until the page shows a change of the list, which it requests every five seconds. */
const CHANGE_MS = 60_000;

let browser, server;
before(async () => {
  server = await gameServer();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Returns the table of a link. */
const tableOf = ({ watch }) => new URL(watch).hash.slice(1).split(".")[0];

test("the page of listed tables shows two of them side by side", async (run) => {
  const who = await player(browser, { width: 1920, height: 1080 });
  run.after(() => who.context.close());
  await who.page.addInitScript(paintOneInN, 1);
  const shown = () => who.page.evaluate(() => [...document.querySelectorAll("iframe")].map(({ id }) => id));
  const pressed = () =>
    who.page.evaluate(() => [...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-pressed")));
  const shows = async (...tables) => {
    const wanted = JSON.stringify(tables.map(tableOf));
    await until(`tables ${wanted}`, async () => JSON.stringify(await shown()) === wanted, CHANGE_MS);
  };
  /** Waits until a table is played in its frame. Returns a player who acts in that frame, and the probe's state. */
  const seen = async (table) => {
    const frame = await (await who.page.$(`iframe[id="${tableOf(table)}"]`)).contentFrame();
    const inside = { ...who, frame };
    await inside.started();
    return [inside, await inside.lookUntil("the table", atTable)];
  };

  await who.open(`${server.url}tables?plain`);
  await who.page.getByText("No table is listed.").waitFor();
  await who.picture("tables-none");

  const tables = [];
  for (const title of ["zoff", "hab-gut"]) tables.push(await server.table(title));
  for (const table of tables) await table.lists(true);
  await shows(...tables);
  assert.deepEqual(await pressed(), [], "two tables need no buttons");
  for (const table of tables) {
    const [inside, { rects }] = await seen(table);
    assert.ok(!rects.some(({ name }) => name === "Menu"), "a viewer gets no controls");
    const { search } = new URL(inside.frame.url());
    assert.ok(new URLSearchParams(search).has("spectate") && new URLSearchParams(search).has("plain"), `the frame shows a plain hall view: ${search}`);
    await inside.look();
  }
  const boxes = await Promise.all((await who.page.$$("iframe")).map((frame) => frame.boundingBox()));
  assert.ok(boxes.every(({ width, height }) => width > 900 && height > 900), `each table fills half of the screen: ${JSON.stringify(boxes)}`);
  assert.ok(boxes[0].x + boxes[0].width <= boxes[1].x + 1, "the tables are side by side");
  await who.picture("tables-two");

  tables.push(await server.table("hacienda"));
  await tables[2].lists(true);
  await until("buttons", async () => (await pressed()).length === 3, CHANGE_MS);
  assert.deepEqual(await pressed(), ["true", "true", "false"]);
  const [second] = await seen(tables[1]);
  await second.frame.evaluate(() => (globalThis.isSame = true));
  await who.press("3 Hacienda");
  await shows(tables[1], tables[2]);
  assert.deepEqual(await pressed(), ["false", "true", "true"]);
  assert.ok(await second.frame.evaluate(() => globalThis.isSame), "a table that stays does not load again");
  await seen(tables[2]);
  assert.deepEqual(await serious(who), []);
  await who.picture("tables-three");
  for (const table of tables.slice(1)) await (await seen(table))[0].paintOneOf(UNSEEN);

  await tables[1].lists(false);
  await shows(tables[2], tables[0]);
  for (const table of [tables[0], tables[2]]) await table.lists(false);
  await shows();
  await who.page.getByText("No table is listed.").waitFor();
});
