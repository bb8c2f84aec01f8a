// Long test: three phones join a large screen by the short address and play a whole game of each title. One sleeps for
// a minute, one is replaced by another, and one disappears before the end.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM, launch, note, paintOneInN, pause, player } from "../browser.mjs";
import { largeScreen, run as command } from "../game-server.mjs";
import { UNSEEN, hands } from "../hands.mjs";
import { atTable, play } from "../turns.mjs";

const PHONE = { width: 360, height: 640, isMobile: true };
/** The time for which a phone sleeps. */
const SLEEP_MS = 60_000;
/** The number of actions of all players together after which a seat moves to another phone. */
const MOVE_AFTER = 9;
/** The number of their own actions after which the first phone sleeps and the third disappears. */
const SLEEP_AT = 3;
/** The network namespaces of a large screen and of the phones, with the ends of the virtual cable between them. */
const HALL = { name: "hacienda-hall", end: "hacienda0", address: "10.11.12.1" };
const VISITORS = { name: "hacienda-visitors", end: "hacienda1", address: "10.11.12.2" };

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Opens an address on a phone, and waits until it is at the table. Returns the player, and the seconds it took. */
async function phone(run, address, from = browser) {
  const who = await player(from, PHONE);
  // A page that a failed test leaves open would slow down the other tests.
  run.after(() => who.context.close());
  await who.page.addInitScript(paintOneInN, 1);
  const began = Date.now();
  await who.open(address);
  await who.started();
  await who.lookUntil("the table", atTable);
  return [who, (Date.now() - began) / 1000];
}

/** Freezes the page, as a sleeping phone does, and wakes it after a minute. */
async function sleep(who) {
  const session = await who.context.newCDPSession(who.page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await pause(SLEEP_MS);
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await session.detach();
}

for (const title of ["hacienda", "zoff", "hab-gut"]) {
  test(`${title}: three phones play a whole game at a large screen`, { skip: !process.env.EVERY }, async (run) => {
    const large = await largeScreen(title, { moveAfter: MOVE_AFTER, address: "127.0.0.1" });
    run.after(() => large.close());
    const address = await large.says(/phones join at (\S+)/);
    const seconds = [];
    const phones = [];
    for (const number of [1, 2, 3]) {
      const [who, took] = await phone(run, address);
      seconds.push(took.toFixed(1));
      await who.picture(`phones-${title}-${number}-begins`);
      await who.paintOneOf(UNSEEN);
      phones.push(who);
    }
    note(`phones-${title}-joined`, `${seconds.join(", ")} s from the address to the table, with software rendering`);

    const whole = async (who, enough = () => false) => play(title, who, hands(who), enough);
    const sleeper = async () => {
      await whole(phones[0], (actions) => actions >= SLEEP_AT);
      await phones[0].picture(`phones-${title}-hand`);
      await sleep(phones[0]);
      await whole(phones[0]);
    };
    const swapped = async () => {
      // The old phone plays until its link is no longer valid; closing it ends its play.
      whole(phones[1]).catch(() => {});
      const link = await large.says(/the seat moves to (\S+)/);
      await phones[1].lookUntil("the first page on the old phone", ({ screen }) => screen === "Setup");
      await phones[1].picture(`phones-${title}-old`);
      await phones[1].context.close();
      [phones[1]] = await phone(run, link);
      await phones[1].picture(`phones-${title}-swapped`);
      await phones[1].paintOneOf(UNSEEN);
      await whole(phones[1]);
    };
    const leaver = async () => {
      await whole(phones[2], (actions) => actions >= SLEEP_AT);
      await phones[2].context.close();
    };
    await Promise.all([sleeper(), swapped(), leaver()]);
    await large.says(/the record is checked/);
    const end = await phones[0].lookUntil("the checked record", ({ recorded }) => recorded);
    await phones[0].paintOneOf(1);
    await phones[0].look();
    await phones[0].picture(`phones-${title}-results`);
    note(`phones-${title}`, `${end.actions} actions of three phones`);
  });
}

/** Connects two network namespaces by a virtual cable, without a route to anywhere else. Needs root privileges. */
async function twoHosts(run) {
  const ip = (...args) => command("ip", ...args);
  const both = [HALL, VISITORS];
  run.after(() => Promise.all(both.map(({ name }) => ip("netns", "del", name).catch(() => {}))));
  for (const { name } of both) await ip("netns", "add", name);
  await ip("link", "add", HALL.end, "netns", HALL.name, "type", "veth", "peer", "name", VISITORS.end, "netns", VISITORS.name);
  for (const { name, end, address } of both) {
    await ip("-n", name, "addr", "add", `${address}/24`, "dev", end);
    for (const device of [end, "lo"]) await ip("-n", name, "link", "set", device, "up");
  }
}

/** Launches a browser in a network namespace. */
async function launchIn(run, { name }, host) {
  const folder = await mkdtemp(join(tmpdir(), "hacienda-browser-"));
  const program = join(folder, "browser");
  await writeFile(program, `#!/bin/sh\nexec ip netns exec ${name} ${CHROMIUM} "$@"\n`);
  await chmod(program, 0o755);
  const launched = await launch({ program, host });
  run.after(async () => {
    await launched.close();
    await rm(folder, { recursive: true });
  });
  return launched;
}

test("phones play at a large screen without internet access", { skip: process.getuid() !== 0 }, async (run) => {
  await twoHosts(run);
  const large = await largeScreen("zoff", { before: ["ip", "netns", "exec", HALL.name] });
  run.after(() => large.close());
  const address = await large.says(/phones join at (\S+)/);
  assert.equal(new URL(address).hostname, HALL.address, "the screen finds its address on the cable");
  const visitors = await launchIn(run, VISITORS, HALL.address);
  const phones = [];
  for (let number = 0; number < 3; number += 1) {
    const [who] = await phone(run, address, visitors);
    await who.paintOneOf(UNSEEN);
    phones.push(who);
  }
  // The phones play on until each has acted twice, since a phone that stops keeps the others waiting.
  const acted = [0, 0, 0];
  let finish;
  const finished = new Promise((resolve) => (finish = resolve));
  const count = (number) => (actions) => {
    acted[number] = actions;
    if (acted.every((number) => number >= 2)) finish();
    return false;
  };
  const games = Promise.all(phones.map((who, number) => play("zoff", who, hands(who), count(number))));
  // At the end of the test the pages close, which makes the unfinished games fail.
  games.catch(() => {});
  await Promise.race([finished, games]);
});
