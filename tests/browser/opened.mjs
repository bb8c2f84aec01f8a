// Two kinds of screens, and a function that opens the game on a screen.

import { paintOneInN, player } from "./browser.mjs";
import { hands } from "./hands.mjs";

export const TABLET = { width: 1024, height: 768, isMobile: true };
export const DESKTOP = { width: 1600, height: 900, touch: false };

/** Opens the game with these parameters in its address. Returns the player and the functions that tap for them. */
export async function openGame(browser, server, kind, query = "") {
  const who = await player(browser, kind);
  await who.page.addInitScript(paintOneInN, 1);
  await who.open(server.url(query));
  await who.started();
  return [who, hands(who)];
}
