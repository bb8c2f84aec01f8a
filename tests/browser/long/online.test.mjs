// A table on a server: set up by touch, joined by a link in another browser, and watched in a third.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, paintSeldom, player, until } from "../browser.mjs";
import { gameServer } from "../game-server.mjs";
import { UNSEEN, hands } from "../hands.mjs";
import { DESKTOP } from "../opened.mjs";

const PHONE = { width: 844, height: 390, isMobile: true };

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
async function open(kind, address) {
  const who = await player(browser, kind);
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

test("a table is set up by touch, a friend comes by the link, and somebody watches", async () => {
  const [host, fingers] = await open(PHONE, server.url);
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

  // Three pages that draw every frame would starve each other.
  await host.paintOneOf(UNSEEN);
  const link = `${server.url}#${table.table}.${ticket}`;
  const [friend] = await open(DESKTOP, link);
  await friend.lookUntil("the table", atTable);
  await until("an address without the ticket", () => friend.page.evaluate(() => location.hash === ""), 30_000);
  await friend.paintOneOf(UNSEEN);
  const [watcher] = await open(DESKTOP, `${server.url}#${table.table}.${table.watch}`);
  await watcher.lookUntil("the table", atTable);
  await watcher.paintOneOf(UNSEEN);

  for (const who of [watcher, friend, host]) await who.leave();
});
