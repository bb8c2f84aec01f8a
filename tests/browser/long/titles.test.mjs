// Long test: the two other games in the browser, by touch and by mouse. Two people share a screen, a curtain hides
// their cards from each other, and a bot plays the third seat. The games take a long time with software rendering, so
// they are played only with EVERY=1.
//
// LANGUAGES lists the languages, by default "en"; "en,fr,de,es" lists all. With PHASES=1, a screenshot is taken of each
// phase when it first occurs. The screenshots are numbered, for review by a person.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PROBE, launch, paintSeldom, pause, player } from "../browser.mjs";
import { UNSEEN, hands } from "../hands.mjs";
import { serve } from "../serve.mjs";
import { word } from "../words.mjs";

/** The screens with their pointing devices. */
const SCREENS = {
  phone: { width: 844, height: 390, isMobile: true },
  desktop: { width: 1600, height: 900, touch: false },
};
/** The maximum number of people's actions in a game. */
const MAX_ACTIONS = 200;
/**
 * The maximum time until a tap takes effect: with software rendering on a busy machine, a frame of a large table takes
 * seconds.
 */
const SLOW_MS = 120_000;
/** The maximum time of a long press before it is tried again. */
const HOLD_MS = 15_000;
/** The pause after which a press does not count as a repetition of the one before. */
const ONCE_MS = 350;
/** The maximum number of tries for an action. */
const TRIES = 6;
const LANGUAGES = (process.env.LANGUAGES || "en").split(",");
const PHASES = Boolean(process.env.PHASES);

let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Returns the names of the elements to tap in a language. */
async function names(language) {
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
    return words.map((word) => (/^\d[A-Z]$/.test(word) ? said.card.replace("{ $held }", `${word[0]} ${word[1]}`) : word));
  }
  if (verb === "place") return [words[0]];
  assert.equal(verb, "bonus", action);
  if (words[0] === "none") return [said.none];
  const each = [];
  for (let at = 0; at < words.length; at += 2) each.push(...Array(Number(words[at + 1])).fill(words[at]));
  return each;
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

/** Takes a screenshot of a completely painted frame. */
async function pictured(who, name) {
  await who.paintOneOf(1);
  await who.look();
  await who.picture(name);
  await who.paintOneOf(UNSEEN);
}

const curtain = ({ rects }) => rects.find(({ panel, kind }) => panel === "curtain" && kind === "Button");
const backs = ({ rects }, said) => rects.find(({ name }) => name === said.show || name === "rack left backs");

/** Removes what blocks a person: a scoring, a curtain, or face-down cards. Returns false if nothing does. */
async function clearWay(who, fingers, { said, picture }, seen) {
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
async function perform(who, fingers, { said, taps, ready }, seen) {
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

/** Returns the phase that a person sees: the blocking element, or the first word of the advised action. */
function phase(seen, said) {
  if (curtain(seen)) return "curtain";
  if (backs(seen, said)) return "backs";
  return seen.advice.split(" ")[0];
}

/** Returns a function that takes a screenshot of each new phase. It returns true if it took one. */
function phases(who, prefix) {
  const met = new Set();
  return async (what) => {
    if (!PHASES || met.has(what)) return false;
    met.add(what);
    await pictured(who, `${prefix}-${String(met.size).padStart(2, "0")}-${what}`);
    return true;
  };
}

const games = LANGUAGES.flatMap((language) =>
  Object.keys(SCREENS).flatMap((screen) => [
    { title: "zoff", taps: pairs, screen, language },
    { title: "hab-gut", taps: shares, screen, language },
  ]),
);
for (const { title, taps, screen, language } of games) {
  test(`${title}: two people and a computer play a whole game on a ${screen} in ${language}`, { skip: !process.env.EVERY }, async () => {
    const said = await names(language);
    const who = await player(browser, SCREENS[screen]);
    await who.page.addInitScript(paintSeldom, UNSEEN);
    await who.open(server.url(`?title=${title}&language=${language}&seats=human,human,easy&seed=7`));
    await who.started();
    const fingers = hands(who);
    const name = `${title}-${screen}-${language}`;
    const picture = phases(who, name);
    const blocked = (now) => curtain(now) || backs(now, said);
    const isReady = (now) => (now.over && !now.busy) || now.scoring || (!now.busy && (blocked(now) || now.acting));
    let [own, failures] = [0, 0];
    for (;;) {
      const seen = await who.lookUntil("the turn of a person", isReady, 300_000);
      if (seen.over && !seen.busy && !seen.scoring) break;
      const now = seen.scoring ? null : phase(seen, said);
      // A screenshot takes a long time, and cards may be face down after it.
      if (now && (await picture(now))) continue;
      if (await clearWay(who, fingers, { said, picture }, seen)) continue;
      assert.ok(own < MAX_ACTIONS, `the game does not end; last advice: ${seen.advice}`);
      // Cancel the selection of the failed attempt.
      const no = failures > 0 && fingers.find(seen, said.no);
      if (no) await who.tapRect(no);
      const ready = () => picture(`${now}-ready`);
      try {
        await perform(who, fingers, { said, taps, ready }, seen);
      } catch (cause) {
        // A tap hit something else, or the cards turned face down: try the action again.
        if ((failures += 1) === TRIES) throw new Error(`"${seen.advice}" cannot be played`, { cause });
        continue;
      }
      await picture(`${now}-after`);
      own += 1;
      failures = 0;
    }
    assert.ok(own > 20, `${own} actions by hand`);
    await who.lookUntil("the results", (seen) => fingers.find(seen, said.rematch));
    await pictured(who, `${name}-results`);
    await fingers.press(said.rematch);
    await who.lookUntil("another game", ({ screen, over }) => screen === "Match" && !over);
    await who.leave();
  });
}
