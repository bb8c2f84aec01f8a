// Somebody who only touches about at a kiosk in a browser: nothing breaks, there is always something to press or somebody else
// at work, and once they are gone the kiosk shows itself again.
//
// MONKEY says how many touches, 120 where nobody says.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PROBE, launch, note, player } from "./browser.mjs";
import { serve } from "./serve.mjs";

const TOUCHES = Number(process.env.MONKEY ?? 120);
const SIZES = [
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];
const PRESSABLE = new Set(["Button", "Card", "Shop"]);
/** Touches from one look at the page to the next. */
const BETWEEN_LOOKS = 5;

let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Numbers by chance from 0 to 1, the same for the same seed (mulberry32). */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Whether the kiosk shows itself: then a touch anywhere leads on. */
const showsItself = ({ rects }) => rects.some(({ kind, name }) => kind === "Panel" && (name === "attract" || name === "title card"));

test("touching about at a kiosk breaks nothing and ends where it began", { timeout: 12 * 3_600_000 }, async () => {
  // Two fingers may enlarge the page itself, which then moves under them; Chromium says so as an error.
  const expect = [/Ignored attempt to cancel a touch/];
  const who = await player(browser, { ...SIZES[0], expect });
  const fingers = await who.context.newCDPSession(who.page);
  const touch = (type, ...points) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const roll = dice(17);
  let [size, seen] = [SIZES[0], null];
  const place = () => [Math.floor(roll() * size.width), Math.floor(roll() * size.height)];
  const pressable = () =>
    seen.rects.filter(({ kind, x, y, w, h }) => {
      const [right, down] = [x + w / 2, y + h / 2];
      return PRESSABLE.has(kind) && right >= 0 && down >= 0 && right < size.width && down < size.height;
    });
  /** Drags as many fingers as there are ways. */
  const drag = async (...ways) => {
    await touch("touchStart", ...ways.map(([from]) => from));
    for (const part of [1 / 3, 2 / 3, 1]) {
      await touch("touchMove", ...ways.map(([from, to]) => [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * part)));
    }
    await touch("touchEnd");
  };
  const waysOn = (now) => showsItself(now) || now.rects.some(({ kind }) => PRESSABLE.has(kind));

  await who.open(server.url("?kiosk"));
  await who.started();
  seen = await who.lookUntil("the kiosk shows itself", showsItself, 120_000);
  const memory = () => who.frame.evaluate(() => performance.memory?.usedJSHeapSize / 1e6);
  const first = await memory();
  for (let touches = 1; touches <= TOUCHES; touches += 1) {
    const kind = roll();
    const all = pressable();
    if (kind < 0.3 || (kind < 0.75 && !all.length)) {
      await who.tap(...place());
    } else if (kind < 0.75) {
      await who.tapRect(all[Math.floor(roll() * all.length)]);
    } else if (kind < 0.88) {
      await drag([place(), place()]);
    } else if (kind < 0.98) {
      await drag([place(), place()], [place(), place()]);
    } else {
      size = SIZES[Math.floor(roll() * SIZES.length)];
      await who.page.setViewportSize(size);
    }
    if (touches % BETWEEN_LOOKS === 0) {
      assert.equal(await who.panel(), null, `after ${touches} touches the page tells of trouble`);
      seen = await who.lookUntil(`a way on after ${touches} touches`, waysOn, 120_000);
    }
    if (touches % 1_000 === 0) console.log(`${touches} touches, ${(await memory())?.toFixed(1)} MB`);
  }
  // Nobody touches anything any more: a question, a count, and the kiosk shows itself. Whoever reads has longer.
  await who.lookUntil("the kiosk shows itself again", showsItself, 600_000);
  await note("monkey", `${TOUCHES} touches, JavaScript's memory ${first?.toFixed(1)} to ${(await memory())?.toFixed(1)} MB`);
  await who.leave();
});
