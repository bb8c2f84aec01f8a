// Friends play Hacienda over a network, each in an own browser, against a computer player of the server.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, paintSeldom, pause, player } from "../browser.mjs";
import { gameServer } from "../game-server.mjs";
import { hands } from "../hands.mjs";
import { DESKTOP } from "../opened.mjs";

const PHONE = { width: 844, height: 390, isMobile: true };
/** The number of actions of all players that the test plays; a whole game in the long run. */
const ENOUGH = process.env.EVERY ? Infinity : 16;

let browser, server;
before(async () => {
  server = await gameServer();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens an address of the server. */
async function open(kind, address, more = {}) {
  const who = await player(browser, { ...kind, ...more });
  await who.page.addInitScript(paintSeldom, 1);
  await who.open(address);
  await who.started();
  return [who, hands(who)];
}

/** The tables that this browser remembers. */
const known = (who) =>
  who.page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.endsWith("online-tables.json"));
    return name ? JSON.parse(localStorage.getItem(name)).tables : [];
  });

const shows = (words) => ({ rects }) => rects.some(({ name }) => name.includes(words));
const atTable = ({ screen }) => screen === "Match";
/** A page whose server was killed reports that its connection failed. */
const EXPECT = { expect: [/WebSocket connection/] };

test("a table is set up by touch, a friend comes by the link, and both play", async () => {
  const [host, fingers] = await open(PHONE, server.url, EXPECT);
  await fingers.press("Play online");
  await fingers.press("Charcoal: next");
  await host.picture("online-new-table");
  await fingers.press("Set up the table");
  await host.lookUntil("the links of the table", shows("not here yet"));
  await host.picture("online-links");
  const [table] = await known(host);
  const ticket = table.links[1];
  assert.ok(ticket, JSON.stringify(table));
  assert.equal(table.links.filter(Boolean).length, 1, "the host and the computer player need no link");
  await fingers.press("Link");
  await host.lookUntil("the code of the link", shows("Copy link"));
  await host.picture("online-code");
  for (const button of ["Back", "Back", "Resume"]) await fingers.press(button);

  const link = `${server.url}#${table.table}.${ticket}`;
  const [friend, mouse] = await open(DESKTOP, link, EXPECT);
  await friend.lookUntil("the table", atTable);
  assert.equal(await friend.page.evaluate(() => location.hash), "", "nobody can read the ticket in the address bar");
  const [watcher] = await open(DESKTOP, `${server.url}#${table.table}.${table.watch}`, EXPECT);
  await watcher.lookUntil("the table", atTable);

  const until = (count) => ({ actions }) => actions >= Math.min(count, ENOUGH);
  await Promise.all([fingers.play(until(8)), mouse.play(until(8))]);
  await friend.picture("online-table");

  // The friend's browser is loaded anew, and finds the table among its games.
  const { actions } = await friend.look();
  await friend.open(server.url);
  await friend.started();
  await mouse.press("Play online");
  await friend.picture("online-your-games");
  await mouse.press("Table 1");
  const back = await friend.lookUntil("the table", (seen) => atTable(seen) && seen.actions >= actions);
  assert.equal(back.over, false);

  // The server dies and comes back; both go on by themselves.
  await server.kill();
  await host.lookUntil("the message about the connection", shows("Connection lost"));
  await host.picture("online-lost");
  await pause(1_000);
  await server.start();
  await host.lookUntil("the connection", shows("Connected again"), 90_000);
  await Promise.all([fingers.play(until(Infinity)), mouse.play(until(Infinity))]);
  const [at, there] = [await host.look(), await friend.look()];
  assert.ok(at.actions >= Math.min(ENOUGH, at.over ? 0 : ENOUGH), `${at.actions} actions`);
  const seen = await watcher.lookUntil("the same table", ({ actions }) => actions >= Math.min(at.actions, there.actions));
  assert.equal(seen.acting, false, "who watches may not act");
  await watcher.picture("online-watched");
  for (const who of [watcher, friend, host]) await who.leave();
});
