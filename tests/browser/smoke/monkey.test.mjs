// Smoke test: random touches at a kiosk in a browser. Nothing breaks, there is always something to press, pressing
// makes progress, and the demo runs again after the visitor leaves.
//
// MONKEY is the number of touches, by default 100; the long run uses 1000. Longer runs take further options:
// - MONKEY_SEED is the seed, by default 17. MONKEY_PAGES is the number of parallel pages that share the touches, by
//   default 1; each uses the next seed.
// - MONKEY_LOOKS is the number of touches between two checks of the page, by default 5.
// - With MONKEY_PAINTS, only one in this many frames is painted, by default 4, because painting in software takes
//   nearly all of the time. Frames that are not painted still run layout and take input.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PROBE, launch, note, paintOneInN, pause, player, showsDemo } from "../browser.mjs";
import { serve } from "../serve.mjs";

const option = (name, fallback) => Number(process.env[name] || fallback);
const TOUCHES = option("MONKEY", 100);
const SEED = option("MONKEY_SEED", 17);
const PAGES = option("MONKEY_PAGES", 1);
const PAINTS = option("MONKEY_PAINTS", 4);
const SIZES = [
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];
const PRESSABLE = new Set(["Button", "Card", "Shop"]);
/** The duration of a tap, in milliseconds. */
const FINGER = 60;
/** The number of touches between two checks of the page. */
const BETWEEN_LOOKS = option("MONKEY_LOOKS", 5);
/** The maximum time until something can be pressed; bots may be playing. */
const PATIENCE_MS = 120_000;
/** The number of presses within which there must be progress from any state. */
const MAX_PRESSES = 60;
/** The number of recent touches that are printed after a failure. */
const RECENT = 30;
/** The number of touches between two progress messages. */
const REPORT_INTERVAL = 500;

let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Returns a deterministic generator of numbers from 0 to less than 1 (mulberry32). */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];

/** Returns the state whose change counts as progress: the screen, the number of actions, and the open panels. */
function progressState({ screen, actions, rects }) {
  const panels = rects.filter(({ kind }) => kind === "Panel").map(({ name }) => name);
  return JSON.stringify([screen, actions, [...new Set(panels)].toSorted()]);
}

/** Sends random touches to a page, then leaves it alone until the kiosk's demo runs again. */
async function touchRandomly(seed, count) {
  // Two fingers may zoom the page, which then moves under them. Chromium reports an error about that.
  const expect = [/Ignored attempt to cancel a touch/];
  const who = await player(browser, { ...SIZES[0], expect });
  if (PAINTS > 1) await who.page.addInitScript(paintOneInN, PAINTS);
  // A kiosk's page reloads after trouble, which would hide the trouble from the test.
  let loads = 0;
  who.page.on("load", () => (loads += 1));
  const fingers = await who.context.newCDPSession(who.page);
  const touch = (type, ...points) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const roll = dice(seed);
  let [size, seen, recent] = [SIZES[0], null, []];
  const place = () => [Math.floor(roll() * size.width), Math.floor(roll() * size.height)];
  /** Returns the visible pressable elements of a state: later panels cover earlier elements. */
  const pressable = ({ rects }) =>
    rects.filter((rect, place) => {
      const [right, down] = middle(rect);
      const holds = ({ x, y, w, h }) => right >= x && down >= y && right <= x + w && down <= y + h;
      const inside = holds({ x: 0, y: 0, w: size.width - 1, h: size.height - 1 });
      const covers = (over) => over.kind === "Panel" && over.name !== rect.panel && holds(over);
      return PRESSABLE.has(rect.kind) && rect.enabled && inside && !rects.slice(place).some(covers);
    });
  /** Drags one finger along each of these paths. */
  const drag = async (...paths) => {
    await touch("touchStart", ...paths.map(([from]) => from));
    for (const part of [1 / 3, 2 / 3, 1]) {
      await touch("touchMove", ...paths.map(([from, to]) => [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * part)));
    }
    await touch("touchEnd");
  };
  /** Taps for as long as a real finger: a kiosk ignores much shorter touches. */
  const tap = async (at) => {
    await touch("touchStart", at);
    await pause(FINGER);
    await touch("touchEnd");
  };
  const canPress = (now) => showsDemo(now) || pressable(now).length > 0;
  const remember = (what) => void (recent = [...recent, what].slice(-RECENT));

  async function touchOnce() {
    const kind = roll();
    const all = pressable(seen);
    if (kind < 0.3 || (kind < 0.75 && !all.length)) {
      const at = place();
      remember(["tap", at]);
      await tap(at);
    } else if (kind < 0.75) {
      const rect = all[Math.floor(roll() * all.length)];
      remember(["press", rect.name]);
      await tap(middle(rect));
    } else if (kind < 0.98) {
      const paths = Array.from({ length: kind < 0.88 ? 1 : 2 }, () => [place(), place()]);
      remember(["drag", ...paths]);
      await drag(...paths);
    } else {
      size = SIZES[Math.floor(roll() * SIZES.length)];
      remember(["size", size]);
      await who.page.setViewportSize(size);
    }
  }

  async function lookAfter(touches) {
    assert.equal(await who.panel(), null, `after ${touches} touches the trouble panel is open`);
    seen = await who.lookUntil(`something to press after ${touches} touches`, canPress, PATIENCE_MS);
    assert.equal(loads, 1, `after ${touches} touches the page has reloaded: ${who.errors}`);
  }

  /** Presses random elements, or any point during the demo, until that makes progress. */
  async function makeProgress() {
    const from = progressState(seen);
    for (let presses = 1; presses <= MAX_PRESSES; presses += 1) {
      const all = pressable(seen);
      const rect = all[Math.floor(roll() * all.length)];
      remember(["press for progress", rect?.name]);
      await tap(rect ? middle(rect) : place());
      seen = await who.lookUntil(`something to press after ${presses} presses`, canPress, PATIENCE_MS);
      if (progressState(seen) !== from) return;
    }
    const names = pressable(seen).map(({ name }) => name);
    assert.fail(`after ${count} touches, ${MAX_PRESSES} presses make no progress from ${from}: ${JSON.stringify(names)}`);
  }

  await who.open(server.url("?kiosk"));
  await who.started();
  seen = await who.lookUntil("the demo", showsDemo, 120_000);
  const memory = () =>
    who.frame.evaluate(async () => {
      const program = (await globalThis.hacienda.default()).memory.buffer.byteLength;
      return [program, performance.memory?.usedJSHeapSize ?? NaN].map((bytes) => Math.round(bytes / 1e6));
    });
  const first = await memory();
  const began = Date.now();
  try {
    for (let touches = 1; touches <= count; touches += 1) {
      await touchOnce();
      if (touches % BETWEEN_LOOKS === 0) await lookAfter(touches);
      if (touches % REPORT_INTERVAL === 0) {
        const seconds = Math.round((Date.now() - began) / 1000);
        console.log(`seed ${seed}: ${touches} touches in ${seconds} s, program and scripts ${(await memory()).join(" and ")} MB`);
      }
    }
    await lookAfter(count);
    await makeProgress();
    // After the last touch, the kiosk asks a question and counts down before its demo. While a page of text is open,
    // that takes longer.
    await who.lookUntil("the demo after the visit", showsDemo, 600_000);
  } catch (error) {
    console.log(`seed ${seed}, recent touches: ${JSON.stringify(recent)}`);
    throw error;
  }
  const frames = await who.frame.evaluate(() => globalThis.paintedFrames);
  const painted = frames ? `; ${frames.painted} of ${frames.all} frames painted` : "";
  const parts = [first, await memory()].map((held) => held.join(" and "));
  const summary = `${count} touches, memory of program and scripts ${parts.join(" MB, then ")} MB${painted}`;
  await who.leave();
  return summary;
}

test("random touches at a kiosk break nothing and end in its demo", { timeout: 12 * 3_600_000 }, async () => {
  const each = Array.from({ length: PAGES }, (_, page) => Math.floor((TOUCHES + page) / PAGES));
  const pages = await Promise.allSettled(each.map((count, page) => touchRandomly(SEED + page, count)));
  for (const { reason } of pages) if (reason) throw reason;
  await note("monkey", pages.map(({ value }, page) => `seed ${SEED + page}: ${value}`).join("\n"));
});
