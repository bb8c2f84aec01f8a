// The two other games of the box in the browser, whole, by touch alone and by a mouse alone: two people at one screen, the
// curtain between them, and a computer. Each takes long where software paints every picture: EVERY=1 plays them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PROBE, launch, paintSeldom, pause, player } from "./browser.mjs";
import { UNSEEN, hands } from "./hands.mjs";
import { serve } from "./serve.mjs";

/** The screens, and what points at things there. */
const SCREENS = {
  phone: { width: 844, height: 390, isMobile: true },
  desktop: { width: 1600, height: 900, touch: false },
};
/** More of a person's actions than a game has. */
const ENOUGH = 200;
/** How long what a tap does may take: a frame of a large table takes seconds where software paints beside other work. */
const SLOW_MS = 120_000;

let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** The names of what is tapped for an action of Zoff in Buffalo, given as a line of a record. */
function pairs(action) {
  const [verb, ...words] = action.split(" ");
  if (verb === "choose") {
    return words.map((word) => (/^\d[A-Z]$/.test(word) ? `Card ${word[0]} ${word[1]}` : word));
  }
  if (verb === "place") return [words[0]];
  assert.equal(verb, "bonus", action);
  if (words[0] === "none") return ["Place none"];
  const each = [];
  for (let at = 0; at < words.length; at += 2) each.push(...Array(Number(words[at + 1])).fill(words[at]));
  return each;
}

/** The same for Hab & Gut; cards are found by where they stand in their racks. */
function shares(action, { racks }) {
  const [verb, ...words] = action.split(" ");
  const place = (side, card) => `rack ${side} ${racks[side].indexOf(card)}`;
  switch (verb) {
    case "buy": return words.map((good) => `${good} Buy`);
    case "sell": return words.map((good) => `${good} Sell`);
    case "give": return [`${words[0]} Sell`];
    case "pass": return ["Neither"];
    case "keep": return ["Keep all"];
    default: {
      const [side, good, steps, other, second, halved] = words;
      return [place(side, `${good} ${steps}`), place(other, `${second} ${halved}`)];
    }
  }
}

/** Those that need no yes. */
const AT_ONCE = /^(pass|keep)/;

/** Rests on the middle of a rectangle, a finger or a button of the mouse, until `gone` likes what it sees. */
async function hold(who, { x, y, w, h }, gone) {
  const [left, top] = [x + w / 2, y + h / 2];
  const opened = () => who.lookUntil("the curtain open", gone, SLOW_MS);
  if (!who.touch) {
    await who.page.mouse.move(left, top);
    await who.page.mouse.down();
    await opened();
    return who.page.mouse.up();
  }
  const fingers = await who.context.newCDPSession(who.page);
  const touch = (type, touchPoints) => fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x: left, y: top }]);
  await opened();
  await touch("touchEnd", []);
  return fingers.detach();
}

/** Takes a picture of a frame that is painted whole. */
async function pictured(who, name) {
  await who.paintOneOf(1);
  await who.look();
  await who.picture(name);
  await who.paintOneOf(UNSEEN);
}

/** Whatever is in the way of a person: envelopes to be read, a curtain, cards that lie face down. Says whether there was something. */
async function madeWay(who, fingers, seen) {
  const curtain = ({ rects }) => rects.find(({ panel, kind }) => panel === "curtain" && kind === "Button");
  const backs = ({ rects }) => rects.find(({ name }) => name === "Show my cards" || name === "rack left backs");
  if (seen.scoring) {
    await fingers.readScoring();
  } else if (curtain(seen)) {
    await hold(who, curtain(seen), (now) => !curtain(now));
  } else if (backs(seen)) {
    await hold(who, backs(seen), (now) => !backs(now));
  } else {
    return false;
  }
  return true;
}

/** Does what is advised by taps; says whether it was done. */
async function performed(who, fingers, taps, seen) {
  const names = AT_ONCE.test(seen.advice) ? taps(seen.advice, seen) : [...taps(seen.advice, seen), "Yes"];
  for (const name of names) {
    const there = await who.lookUntil(`"${name}"`, (now) => fingers.find(now, name), SLOW_MS).catch(() => null);
    if (!there) return false;
    await fingers.press(name);
    await pause(100);
  }
  // Others choose at the same time: what counts is that this is not advised any more.
  const done = (now) => now.over || now.advice !== seen.advice;
  return who.lookUntil(`"${seen.advice}" done`, done, SLOW_MS).then(() => true, () => false);
}

const games = Object.keys(SCREENS).flatMap((screen) => [["zoff", pairs, screen], ["hab-gut", shares, screen]]);
for (const [title, taps, screen] of games) {
  test(`${title}: two people and a computer play a whole game on a ${screen}`, { skip: !process.env.EVERY }, async () => {
    const who = await player(browser, SCREENS[screen]);
    await who.page.addInitScript(paintSeldom, UNSEEN);
    await who.open(server.url(`?title=${title}&seats=human,human,easy&seed=7`));
    await who.started();
    const fingers = hands(who);
    const blocked = ({ rects }) => rects.some(({ panel, name }) => panel === "curtain" || name === "Show my cards" || name === "rack left backs");
    let [own, lost] = [0, 0];
    for (;;) {
      const seen = await who.lookUntil("my turn", (now) => (now.over && !now.busy) || now.scoring || (!now.busy && (blocked(now) || now.acting)), 300_000);
      if (seen.over && !seen.busy && !seen.scoring) break;
      if (await madeWay(who, fingers, seen)) continue;
      assert.ok(own < ENOUGH, `the game ends, still at ${seen.advice}`);
      if (own === 4) await pictured(who, `${title}-${screen}`);
      if (await performed(who, fingers, taps, seen)) {
        own += 1;
        lost = 0;
      } else {
        // A tap that met something else: what is in hand is put back, and it is done once more.
        assert.ok((lost += 1) < 4, `"${seen.advice}" cannot be done`);
        const no = fingers.find(await who.look(), "No");
        if (no) await who.tapRect(no);
      }
    }
    assert.ok(own > 20, `${own} actions by hand`);
    await who.lookUntil("the results", (seen) => fingers.find(seen, "Rematch"));
    await pictured(who, `${title}-${screen}-results`);
    await fingers.press("Rematch");
    await who.lookUntil("another game", ({ screen, over }) => screen === "Match" && !over);
    await who.leave();
  });
}
