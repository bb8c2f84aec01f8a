// Smoke test: a player who taps only marks, in the first lesson and a first turn.
//
// It runs in German on a phone, where long words have little room. With EVERY=1, which the long run sets, it runs in
// every language on four screens. The screenshots are for review by a person.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PROBE, REPOSITORY, launch, player } from "../browser.mjs";
import { follow } from "../follow.mjs";
import { hands } from "../hands.mjs";
import { serve } from "../serve.mjs";
import { word } from "../words.mjs";

/** The languages, by the folders of their texts. */
const LANGUAGES = (await readdir(join(REPOSITORY, "assets/texts"))).filter((name) => !name.includes("."));
const PHONE = { width: 844, height: 390, isMobile: true };
const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  PHONE,
  { width: 390, height: 844, isMobile: true },
];
let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Returns the title of the first lesson, a variant of the message with all titles. */
async function firstLesson(language) {
  const text = await readFile(join(REPOSITORY, "assets/texts", language, "lessons.ftl"), "utf8");
  return text.match(/^ +\[first\] (.+)$/m)[1];
}

const all = LANGUAGES.flatMap((language) => SCREENS.map((screen) => ({ language, screen })));
const pairs = process.env.EVERY ? all : [{ language: "de", screen: PHONE }];

for (const { language, screen } of pairs) {
  const name = `newcomer-${language}-${screen.width}x${screen.height}`;
  test(`${name}: the first lesson and a first turn by tapping marks`, async () => {
    const who = await player(browser, { ...screen, locale: language });
    const fingers = hands(who);
    await who.open(server.url());
    await who.started();
    await who.lookUntil("the first screen", ({ screen }) => screen === "Setup");
    await who.picture(`${name}-first-screen`);
    await fingers.press(await word(language, "setup", "setup-learn"));
    await fingers.press(await firstLesson(language));
    const inLesson = ({ rects }) => rects.some(({ name, panel }) => name === "lesson" || panel === "lesson");
    await who.lookUntil("the lesson", (seen) => seen.screen === "Match" && inLesson(seen));
    const lesson = await follow(who, `${name}-lesson`, (seen) => seen.own_actions === 0 && seen.recorded);
    assert.ok(lesson <= 12, `${lesson} taps for a one-minute lesson`);
    await who.picture(`${name}-game`);
    await follow(who, `${name}-turn`, ({ own_actions }) => own_actions >= 3);
    await who.lookUntil("the end of the turn", ({ acting }) => !acting);
    await who.picture(`${name}-end`);
    await who.leave();
  });
}
