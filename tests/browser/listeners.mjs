// A screen-reader user, who plays only with the page's buttons.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY, paintOneInN, player, until } from "./browser.mjs";

/** Settings that show the actions of other players fast, without animation or sound. */
const SETTINGS = { speed: 4, still: true, muted: true };
/** Only one in this many frames is painted. */
const PAINTS = 20;
/** The maximum time until a press takes effect with software rendering. */
export const SLOW_MS = 30_000;

/** Opens the game at an address as a screen-reader user. */
export async function listener(browser, server, address) {
  // Without a graphics card, a small picture makes the game faster.
  const who = await player(browser, { width: 640, height: 360, touch: false });
  await who.page.addInitScript(paintOneInN, PAINTS);
  await who.context.addInitScript((settings) => {
    try {
      localStorage.setItem("hacienda/settings.json", JSON.stringify(settings));
    } catch {
      // A page with an opaque origin has no storage.
    }
  }, SETTINGS);
  await who.open(server.url(address));
  await who.started();
  await until("the first buttons", async () => (await buttons(who)).length > 2);
  return who;
}

/** Returns the current labels of the buttons. */
export const buttons = (who) => who.page.$$eval("#lines button", (all) => all.map(({ textContent }) => textContent));

/** Returns the latest announcement. */
export const said = (who) => who.page.$eval("#said", ({ textContent }) => textContent);

/** Presses the first button whose label begins with these words once it exists, and waits until the buttons change. */
export async function press(who, words) {
  const before = await until(`"${words}"`, async () => {
    const now = await buttons(who);
    return now.some((label) => label.startsWith(words)) && now;
  }, SLOW_MS);
  const label = before.find((label) => label.startsWith(words));
  await who.page.evaluate((label) => [...document.querySelectorAll("#lines button")].find(({ textContent }) => textContent === label)?.click(), label);
  await until(`the effect of "${label}"`, async () => JSON.stringify(await buttons(who)) !== JSON.stringify(before), SLOW_MS);
}

/** Returns the serious and critical violations that axe-core finds. */
export async function serious(who) {
  const axe = await readFile(join(REPOSITORY, "tests/browser/node_modules/axe-core/axe.min.js"), "utf8");
  // The page's content security policy blocks foreign scripts, so axe-core is injected through the developer tools.
  await who.page.evaluate(axe);
  const found = await who.page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(" ")})`);
}
