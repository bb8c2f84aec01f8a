// Long test: tables on a server are set up by touch, joined by links, watched, and played to the end by a phone, the
// desktop program and a computer player. Whole games take a long time with software rendering, so they are played only
// with EVERY=1.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, note, paintOneInN, player, until } from "../browser.mjs";
import { ENGINES, withoutEngines } from "../engines.mjs";
import { desktopProgram, gameServer } from "../game-server.mjs";
import { UNSEEN, hands } from "../hands.mjs";
import { DESKTOP } from "../opened.mjs";
import { TURN_MS, atTable, play } from "../turns.mjs";

const PHONE = { width: 844, height: 390, isMobile: true };
/** The time for which the desktop program is disconnected. */
const CUT_MS = 60_000;
/** The numbers of actions after which the phone reloads the page and the desktop program is disconnected. */
const [RELOAD_AT, CUT_AT] = [4, 8];

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
  await who.page.addInitScript(paintOneInN, 1);
  await who.open(address);
  await who.started();
  return [who, hands(who)];
}

/** Returns the tables that this browser has stored. */
const known = (who) =>
  who.page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.endsWith("online-tables.json"));
    return name ? JSON.parse(localStorage.getItem(name)).tables : [];
  });

const shows = (words) => ({ rects }) => rects.some(({ name }) => name.includes(words));

test("a table is set up by touch, friends join by the links, and somebody watches", async () => {
  const [host, fingers] = await open(PHONE, server.url);
  await fingers.press("Play online");
  await fingers.press("Charcoal: next");
  await host.picture("online-new-table");
  await fingers.press("Set up the table");
  await host.lookUntil("the links of the table", shows("not here yet"));
  await host.picture("online-links");
  const [table] = await known(host);
  assert.equal(table.links.filter(Boolean).length, 1, "the host and the computer player need no link");
  for (const [button, picture] of [["Link", "code"], ["Invite link", "invitation"]]) {
    await fingers.press(button);
    await host.lookUntil("the code of the link", shows("Copy link"));
    await host.picture(`online-${picture}`);
    await fingers.press("Back");
  }
  await fingers.press("Back");
  await fingers.press("Resume");

  // If three pages drew every frame, each would be too slow.
  await host.paintOneOf(UNSEEN);
  const [friend] = await open(DESKTOP, `${server.url}#${table.table}.${table.invite}`);
  await friend.lookUntil("the table", atTable);
  await until("an address without the ticket", () => friend.page.evaluate(() => location.hash === ""), 30_000);
  await friend.paintOneOf(UNSEEN);
  const [seated] = await known(friend);
  assert.ok(seated.tickets[0] && seated.tickets[0] !== table.invite, "the invitation was exchanged for a seat");
  const [watcher] = await open(DESKTOP, `${server.url}#${table.table}.${table.watch}`);
  await watcher.lookUntil("the table", atTable);
  await watcher.paintOneOf(UNSEEN);

  for (const who of [watcher, friend, host]) await who.leave();
});

for (const title of ["hacienda", "zoff", "hab-gut"]) {
  test(`${title}: a phone and the desktop program play a whole game with a computer player`, { skip: !process.env.EVERY }, async (run) => {
    const table = await server.table(title);
    const wire = await server.wire();
    run.after(() => wire.close());
    const [host, fingers] = await open(PHONE, table.people[0]);
    // A page that a failed test leaves open would slow down the other tests.
    run.after(() => host.context.close());
    await host.lookUntil("the table", atTable);
    await host.picture(`online-${title}-begins`);
    await host.paintOneOf(UNSEEN);
    const friend = desktopProgram(wire.through(table.people[1]));
    let watcher;
    if (title === "hacienda" && !(await withoutEngines())) {
      watcher = await ENGINES.Firefox();
      run.after(() => watcher.leave());
      await watcher.open(table.watch);
      await watcher.started();
      await watcher.lookUntil("the table in Firefox", atTable);
    }

    await play(title, host, fingers, (actions) => actions >= RELOAD_AT);
    await host.page.reload();
    await host.started();
    await fingers.press("Play online");
    await fingers.press("Table 1");
    await host.lookUntil("the table after a reload", atTable);
    await host.picture(`online-${title}-again`);
    await host.paintOneOf(UNSEEN);
    await play(title, host, fingers, (actions) => actions >= (title === "hacienda" ? CUT_AT : CUT_AT - RELOAD_AT));
    const cut = wire.cut(CUT_MS);
    await play(title, host, fingers, () => false);
    await cut;
    const end = await host.lookUntil("the checked record", ({ recorded }) => recorded, TURN_MS);
    await host.paintOneOf(1);
    await host.look();
    await host.picture(`online-${title}-results`);
    await friend;
    note(`online-${title}`, `${end.actions} actions of a phone, the desktop program and a computer player`);
    if (watcher) {
      await watcher.lookUntil("the end in Firefox", ({ recorded }) => recorded);
      await watcher.save(`online-${title}-watched`);
    }
    await host.leave();
  });
}
