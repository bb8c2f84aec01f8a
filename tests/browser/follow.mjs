// A player who taps only the marks of lessons and of the help in a player's first game.

import assert from "node:assert/strict";

/** The maximum number of taps. */
const MAX_TAPS = 60;

/**
 * Taps each mark once it stays in place, until `enough` accepts the state. Takes a screenshot of each new sentence.
 * Returns the number of taps.
 */
export async function follow(who, name, enough) {
  let [taps, said, before] = [0, "", null];
  const isSentence = ({ kind, panel, name }) => kind === "Text" && ["lesson", "help", "confirm"].includes(panel) && name.length > 12;
  for (;;) {
    const seen = await who.lookUntil("a mark", (seen) => enough(seen) || seen.marked, 120_000);
    if (enough(seen)) return taps;
    const now = JSON.stringify(seen.marked);
    if (now !== before) {
      before = now;
      continue;
    }
    const sentence = seen.rects.find(isSentence)?.name ?? said;
    if (sentence !== said) {
      said = sentence;
      await who.picture(`${name}-${String(taps).padStart(2, "0")}`);
    }
    assert.ok(taps < MAX_TAPS, `${name}: still at "${said}" after ${taps} taps`);
    await who.tapRect(seen.marked);
    [taps, before] = [taps + 1, null];
    const done = ({ marked, busy, ...rest }) => busy || JSON.stringify(marked) !== now || enough({ busy, ...rest });
    // A tap without effect is repeated.
    await who.lookUntil("the effect of the tap", done, 3_000).catch(() => {});
  }
}
