// The turns of a person in the two other games, played by taps or clicks on elements on the screen.

import assert from "node:assert/strict";
import { pause } from "./browser.mjs";
import { word } from "./words.mjs";

/**
 * The maximum time until a tap takes effect: with software rendering on a busy machine, a frame of a large table takes
 * seconds.
 */
const SLOW_MS = 120_000;
/** The maximum time of a long press before it is tried again. */
const HOLD_MS = 15_000;
/** The pause after which a press does not count as a repetition of the previous press. */
const ONCE_MS = 350;
/** The maximum time until a player may act again. */
export const TURN_MS = 600_000;
/** The maximum number of tries for an action. */
const TRIES = 6;
/** The functions that turn an action into taps, by title. */
export const TAPS = { zoff: pairs, "hab-gut": shares };

/** Returns the names of the elements to tap in a language. */
export async function names(language) {
  const keys = {
    yes: ["hud", "hud-yes"],
    no: ["hud", "hud-no"],
    card: ["zoff", "zoff-hud-card"],
    none: ["zoff", "zoff-hud-none"],
    show: ["zoff", "zoff-hud-turn-up"],
    pass: ["hab-gut", "hg-pass"],
    keep: ["hab-gut", "hg-keep"],
    showAll: ["dialogs", "scoring-show-all"],
    goOn: ["dialogs", "scoring-continue"],
    rematch: ["dialogs", "results-rematch"],
  };
  const said = Object.entries(keys).map(async ([name, [file, key]]) => [name, await word(language, file, key)]);
  return Object.fromEntries(await Promise.all(said));
}

/** Returns the names of the elements to tap for an action of Zoff in Buffalo, given as a line of a record. */
function pairs(action, said) {
  const [verb, ...words] = action.split(" ");
  if (verb === "choose") {
    return words.map((word) => (/^\d[A-Z]$/.test(word) ? said.card.replace("{ $held }", `${word[0]}\u00a0${word[1]}`) : word));
  }
  if (verb === "place") return [words[0]];
  assert.equal(verb, "bonus", action);
  if (words[0] === "none") return [said.none];
  const prairies = [];
  for (let at = 0; at < words.length; at += 2) prairies.push(...Array(Number(words[at + 1])).fill(words[at]));
  return prairies;
}

/**
 * Returns the names of the elements to tap for an action of Hab & Gut. Cards are named after their places in the racks.
 */
function shares(action, said, { racks }) {
  const [verb, ...words] = action.split(" ");
  const place = (side, card) => `rack ${side} ${racks[side].indexOf(card)}`;
  switch (verb) {
    case "buy": return words.map((good) => `${good} Buy`);
    case "sell": return words.map((good) => `${good} Sell`);
    case "give": return [`${words[0]} Sell`];
    case "pass": return [said.pass];
    case "keep": return [said.keep];
    default: {
      const [side, good, steps, other, second, halved] = words;
      return [place(side, `${good} ${steps}`), place(other, `${second} ${halved}`)];
    }
  }
}

/** Actions without a confirmation. */
const AT_ONCE = /^(pass|keep)/;

/**
 * Holds a finger or the mouse button on the middle of a rectangle until `gone` accepts the state. Tries again, because
 * a new element may not respond yet.
 */
async function hold(who, { x, y, w, h }, gone) {
  const [left, top] = [x + w / 2, y + h / 2];
  const fingers = who.touch ? await who.context.newCDPSession(who.page) : null;
  const touch = (type, touchPoints) => fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
  let opened = false;
  for (const end = Date.now() + SLOW_MS; !opened && Date.now() < end; ) {
    await (who.touch ? touch("touchStart", [{ x: left, y: top }]) : who.page.mouse.move(left, top).then(() => who.page.mouse.down()));
    opened = await who.lookUntil("the effect of the long press", gone, HOLD_MS).then(() => true, () => false);
    await (who.touch ? touch("touchEnd", []) : who.page.mouse.up());
  }
  assert.ok(opened, "the long press has no effect");
  await fingers?.detach();
}

export const curtain = ({ rects }) => rects.find(({ panel, kind }) => panel === "curtain" && kind === "Button");
export const backs = ({ rects }, said) => rects.find(({ name }) => name === said.show || name === "rack left backs");

/** Dismisses a scoring, opens a curtain or turns up face-down cards. Returns false if nothing blocks the person. */
export async function clearWay(who, fingers, { said, picture }, seen) {
  if (seen.scoring) {
    await fingers.readScoring([said.showAll, said.goOn], (place) => picture(`scoring-${["begins", "ends"][place]}`));
  } else if (curtain(seen)) {
    await hold(who, curtain(seen), (now) => !curtain(now));
  } else if (backs(seen, said)) {
    await hold(who, backs(seen, said), (now) => !backs(now, said));
  } else {
    return false;
  }
  return true;
}

/**
 * Plays the advised action by taps. Calls `ready` before the last of several taps. Fails if the action could not be
 * played, for example because the cards turned face down meanwhile. Also fails if `ready` took a screenshot, because
 * that takes a long time.
 */
export async function perform(who, fingers, { said, taps, ready }, seen) {
  const tapped = taps(seen.advice, said, seen);
  if (AT_ONCE.test(seen.advice)) await pause(ONCE_MS);
  else tapped.push(said.yes);
  for (const [at, name] of tapped.entries()) {
    if (at > 0 && at === tapped.length - 1) assert.ok(!(await ready()), "a screenshot was taken before the last tap");
    const there = (now) => fingers.find(now, name) || backs(now, said);
    const found = await who.lookUntil(`"${name}"`, there, SLOW_MS);
    assert.ok(!backs(found, said), `the cards are face down before "${name}"`);
    await fingers.press(name);
    await pause(100);
  }
  // Other players choose at the same time, so the action counts as done once it is no longer advised.
  const done = (now) => now.over || now.advice !== seen.advice;
  await who.lookUntil(`"${seen.advice}" done`, done, SLOW_MS);
}

export const atTable = ({ screen }) => screen === "Match";

/** Plays at a table of a server until the game is over or `enough` accepts the number of actions. */
export async function play(title, who, fingers, enough) {
  if (title === "hacienda") return fingers.play(({ own_actions }) => enough(own_actions));
  const said = await names("en");
  const nothing = async () => false;
  const isReady = (now) => (now.over && !now.busy) || now.scoring || (!now.busy && (backs(now, said) || now.acting));
  for (let [own, failures] = [0, 0]; ; ) {
    const seen = await who.lookUntil("the turn of this person", isReady, TURN_MS);
    if ((seen.over && !seen.busy && !seen.scoring) || enough(own)) return;
    if (await clearWay(who, fingers, { said, picture: nothing }, seen)) continue;
    const no = failures > 0 && fingers.find(seen, said.no);
    if (no) await who.tapRect(no);
    try {
      await perform(who, fingers, { said, taps: TAPS[title], ready: nothing }, seen);
      [own, failures] = [own + 1, 0];
    } catch (cause) {
      // A tap hit something else, or the cards turned face down: try the action again.
      if ((failures += 1) === TRIES) throw new Error(`"${seen.advice}" cannot be played`, { cause });
    }
  }
}
