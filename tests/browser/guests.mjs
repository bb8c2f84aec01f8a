// Players who open the page and leave after the test. The server has no faults when a test begins. Some tests stop the
// program on purpose.

import { afterEach, beforeEach } from "node:test";
import { player } from "./browser.mjs";

/** Errors on the page after a test has stopped the program. */
export const STOPS = [
  /panicked at/,
  /unreachable/,
  /RuntimeError/,
  /recursive use of an object/,
  /already borrowed/,
  /null pointer/,
];

/** Errors on the page after a test has taken the page's WebGL context away, including those of a stopped program. */
export const LOSES = [...STOPS, /CONTEXT_LOST/, /[Cc]ontext.*lost/];

/** Stops the program; runs in the page. */
export const stopProgram = () => void setTimeout(() => globalThis.hacienda.stop());

/** Takes the WebGL context away; runs in the page. */
export const losePicture = () => {
  document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
};

/**
 * Returns a function that creates a player with a fresh browser context, who leaves after the test. A test that calls
 * it again must first call `leave` on the earlier player, because only the last one leaves by itself.
 *
 * Removes all faults of the server before each test of the file, or of the `describe` block. `place` returns the server
 * and the browser.
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
