// Long test: the two other games in the browser, by touch and by mouse. Two people share a screen, a curtain hides
// their cards from each other, and a bot plays the third seat. The games take a long time with software rendering, so
// they are played only with EVERY=1.
//
// LANGUAGES lists the languages, by default "en"; "en,fr,de,es" lists all. With PHASES=1, a screenshot is taken of each
// phase when it first occurs. The screenshots are numbered, for review by a person.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PROBE, launch, paintOneInN, player } from "../browser.mjs";
import { UNSEEN, hands } from "../hands.mjs";
import { serve } from "../serve.mjs";
import { TAPS, backs, clearWay, curtain, names, perform } from "../turns.mjs";

/** The screens with their pointing devices. */
const SCREENS = {
  phone: { width: 844, height: 390, isMobile: true },
  desktop: { width: 1600, height: 900, touch: false },
};
/** The maximum number of people's actions in a game. */
const MAX_ACTIONS = 200;
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

/** Takes a screenshot of a completely painted frame. */
async function pictured(who, name) {
  await who.paintOneOf(1);
  await who.look();
  await who.picture(name);
  await who.paintOneOf(UNSEEN);
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
    { title: "zoff", taps: TAPS.zoff, screen, language },
    { title: "hab-gut", taps: TAPS["hab-gut"], screen, language },
  ]),
);
for (const { title, taps, screen, language } of games) {
  test(`${title}: two people and a computer play a whole game on a ${screen} in ${language}`, { skip: !process.env.EVERY }, async () => {
    const said = await names(language);
    const who = await player(browser, SCREENS[screen]);
    await who.page.addInitScript(paintOneInN, UNSEEN);
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
