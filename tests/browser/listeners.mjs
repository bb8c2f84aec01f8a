// Who neither sees nor reaches the picture, and plays by the page's buttons alone.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY, paintSeldom, player, until } from "./browser.mjs";

/** What others do is shown fast, without movement and without sound. */
const SETTINGS = { speed: 4, still: true, muted: true };
/** Of how many frames one is painted. */
const PAINTS = 20;
/** How long what a press does may take where software paints. */
export const SLOW_MS = 30_000;

/** Somebody who listens, at the game of an address. */
export async function listener(browser, server, address) {
  // Nobody looks: the less a computer without a graphics card has to paint, the sooner the game is over.
  const who = await player(browser, { width: 640, height: 360, touch: false });
  await who.page.addInitScript(paintSeldom, PAINTS);
  await who.context.addInitScript((settings) => {
    try {
      localStorage.setItem("hacienda/settings.json", JSON.stringify(settings));
    } catch {
      // A page of no site keeps nothing.
    }
  }, SETTINGS);
  await who.open(server.url(address));
  await who.started();
  await until("the first buttons", async () => (await buttons(who)).length > 2);
  return who;
}

/** The buttons as they stand now. */
export const buttons = (who) => who.page.$$eval("#lines button", (all) => all.map(({ textContent }) => textContent));

/** The last thing that was said. */
export const said = (who) => who.page.$eval("#said", ({ textContent }) => textContent);

/** Presses the first button that begins so, once it is there, and waits until there are others. */
export async function press(who, words) {
  const before = await until(`"${words}"`, async () => {
    const now = await buttons(who);
    return now.some((label) => label.startsWith(words)) && now;
  }, SLOW_MS);
  const label = before.find((label) => label.startsWith(words));
  await who.page.evaluate((label) => [...document.querySelectorAll("#lines button")].find(({ textContent }) => textContent === label)?.click(), label);
  await until(`what "${label}" did`, async () => JSON.stringify(await buttons(who)) !== JSON.stringify(before), SLOW_MS);
}

/** What axe-core finds serious. */
export async function serious(who) {
  const axe = await readFile(join(REPOSITORY, "tests/browser/node_modules/axe-core/axe.min.js"), "utf8");
  // The page's own policy lets no script in but its own: this one comes through the browser's tools.
  await who.page.evaluate(axe);
  const found = await who.page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(" ")})`);
}
