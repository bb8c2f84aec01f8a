// Guests of the page: one at a time, at a server without trouble. Some see the program stop.

import { afterEach, beforeEach } from "node:test";
import { player } from "./browser.mjs";

/** What a page says when the program was stopped on purpose. */
export const STOPS = [
  /panicked at/,
  /unreachable/,
  /RuntimeError/,
  /recursive use of an object/,
  /already borrowed/,
  /null pointer/,
];

/** What a page says when its picture is lost, besides what it says when the program stops. */
export const LOSES = [...STOPS, /CONTEXT_LOST/, /[Cc]ontext.*lost/];

/** Stops the program; runs in the page. */
export const stopProgram = () => void setTimeout(() => globalThis.hacienda.stop());

/** Takes the picture away; runs in the page. */
export const losePicture = () => {
  document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
};

/** A way to invite a guest with a fresh browser context, who is sent home after the test.
 *
 * Each test of the file, or of the `describe`, begins with a server without trouble. `place` says which server and browser.
 */
export function guests(place) {
  let guest = null;
  beforeEach(() => place().server.calm());
  afterEach(async () => {
    const leaving = guest;
    guest = null;
    await leaving?.leave();
  });
  return async (options) => (guest = await player(place().browser, options));
}
