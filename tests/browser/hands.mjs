// Plays the game by tapping elements on the screen.

import assert from "node:assert/strict";
import { until } from "./browser.mjs";

/** While no screenshot is needed, only one in this many frames is painted. */
export const UNSEEN = 200;
const PRESSABLE = new Set(["Button", "Card", "Shop"]);

/** Returns functions that play the game by tapping, for a player from `player` in browser.mjs. */
export function hands(player) {
  const find = (seen, name) => {
    const all = seen.rects.filter(({ kind }) => PRESSABLE.has(kind));
    return all.find((rect) => rect.name === name) ?? all.find((rect) => rect.name.startsWith(name));
  };

  const fingers = {
    /** Returns the rectangle of a button, card or shop slot; undefined if it is not shown. */
    find,

    /**
     * Taps the element with this name once two looks in a row show it at the same place and in the same size. A new
     * dialog ignores taps until it has been drawn twice.
     */
    async press(name) {
      let before, now;
      await player.lookUntil(`"${name}"`, (seen) => {
        [before, now] = [now, find(seen, name)];
        return before && now && ["x", "y", "w", "h"].every((side) => before[side] === now[side]);
      });
      await player.tapRect(now);
    },

    /**
     * Turns the pages of the gallery until a board of this name is visible: first back to the first page, then on. Does
     * nothing if there are no buttons for turning pages.
     */
    async turnTo(name) {
      for (const turn of ["Previous page", "Next page"]) {
        for (let page = 0; page < 6; page += 1) {
          const seen = await player.look();
          if (find(seen, name)) return;
          if (!find(seen, turn)) return;
          await fingers.press(turn);
        }
      }
      assert.fail(`the gallery has no board ${name}`);
    },

    async tapHex(hex) {
      // Panels over the board disappear one frame after something is selected.
      const covers = ({ panel }) => panel === "recap" || panel === "help";
      const seen = await player.lookUntil("the board", ({ rects }) => !rects.some(covers));
      assert.ok(seen.hexes[hex], `hex ${hex} is on the board`);
      await player.tap(...seen.hexes[hex]);
    },

    /** Taps a shop slot. On a phone the shop is a drawer, which is opened first. */
    async buy(name) {
      const seen = await player.look();
      if (!find(seen, name)) await fingers.press("Shop");
      await fingers.press(name);
    },

    /** Plays the advised action by taps. The probe gives the action as a line of a record. */
    async perform(seen) {
      const words = seen.advice.split(" ");
      const [verb, what] = words;
      if (verb === "end") {
        await fingers.press("End turn");
        // With actions left, the game asks before it ends the turn.
        const after = await player.lookUntil("the end of the turn", (now) => now.actions !== seen.actions || find(now, "Yes"));
        if (after.actions === seen.actions) await fingers.press("Yes");
        return;
      }
      if (verb === "buy") {
        const open = what === "land" ? seen.land_display : seen.animal_display;
        await fingers.buy(`${what} ${words[2] === "deck" ? 0 : open.indexOf(words[2]) + 1}`);
      } else if (verb === "land" || verb === "animal") {
        await fingers.press(what);
        await fingers.tapHex(words[2]);
      } else if (verb === "hacienda") {
        await fingers.buy("thing 0");
        await fingers.tapHex(what);
      } else if (verb === "harvest") {
        await fingers.buy("thing 1");
        if (words[3]) await fingers.tapHex(words[3]);
        await fingers.tapHex(what);
      } else if (verb === "pond") {
        await fingers.buy(`thing ${2 + seen.advised_pond}`);
        await fingers.tapHex(what);
      } else {
        assert.fail(`unknown action "${seen.advice}"`);
      }
      await fingers.wait(seen.advice);
      // A tap on a deck first lists its unseen cards; a separate button draws one.
      await fingers.press(verb === "buy" && words[2] === "deck" ? "Draw" : "Yes");
    },

    /** Waits until the selected action is the intended one; rotates a pond until it fits. */
    async wait(action) {
      await until(`"${action}" selected`, async () => {
        const seen = await player.look();
        if (seen.pending === action) return true;
        if (seen.pending?.startsWith("pond") && find(seen, "Rotate")) await fingers.press("Rotate");
        return false;
      }, 30_000);
    },

    /**
     * Dismisses a scoring: keeps pressing the first of these buttons that is shown, until the scoring is gone. Before
     * each press, calls `before` with the index of the button.
     */
    async readScoring(buttons = ["Show all", "Continue"], before = async () => {}) {
      const button = (seen) => buttons.find((name) => find(seen, name));
      for (;;) {
        // The button changes its name when the scoring is complete, and a new dialog ignores taps.
        let last;
        const seen = await player.lookUntil("a button of the scoring", (now) => {
          const [was, is] = [last, button(now)];
          last = is;
          return !now.scoring || (is && is === was);
        });
        if (!seen.scoring) return;
        const name = button(seen);
        await before(buttons.indexOf(name));
        const now = await player.look();
        if (button(now) !== name) continue;
        await player.tapRect(find(now, name));
        // Wait until the button is gone: a second tap on it could hit an element that has taken its place.
        await player.lookUntil(`"${name}" gone`, (now) => !find(now, name));
      }
    },

    /**
     * Plays the advised actions until the game is over or `enough` accepts the state. Returns the numbers of actions
     * and of scorings.
     */
    async play(enough = () => false) {
      await player.paintOneOf(UNSEEN);
      const done = { actions: 0, scorings: 0 };
      for (;;) {
        const seen = await player.lookUntil("my turn", ({ acting, over, busy, scoring }) => acting || scoring || (over && !busy), 300_000);
        if (seen.scoring) {
          await fingers.readScoring();
          done.scorings += 1;
        } else if (seen.over || enough(seen)) {
          await player.paintOneOf(1);
          // Wait for a frame that is painted completely.
          await player.look();
          return done;
        } else {
          await fingers.perform(seen);
          await player.lookUntil(`"${seen.advice}" done`, (now) => now.actions > seen.actions, 30_000);
          done.actions += 1;
        }
      }
    },
  };
  return fingers;
}
