// Smoke test: bad files and addresses do no harm, and the browser build computes and chooses exactly as the native one
// does.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PROBE, REPOSITORY, launch, note } from "../browser.mjs";
import { DESKTOP, TABLET, openGame } from "../opened.mjs";
import { serve } from "../serve.mjs";

const RECORDS = join(REPOSITORY, "tests/records");

let browser, server;
before(async () => {
  server = await serve(PROBE);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const opened = (kind, query) => openGame(browser, server, kind, query);

test("an invalid game file is refused with a message", async () => {
  const [who, fingers] = await opened(TABLET);
  await fingers.press("More");
  const [chooser] = await Promise.all([who.page.waitForEvent("filechooser"), fingers.press("Open a game file")]);
  await chooser.setFiles({ name: "shopping.txt", mimeType: "text/plain", buffer: Buffer.from("milk, eggs") });
  const refused = await who.lookUntil("the refusal", ({ rects }) => rects.some(({ name }) => name.includes("shopping.txt is not a game")));
  assert.equal(refused.screen, "Setup");
  await who.picture("tablet-refused-file");
  await who.leave();
});

test("a truncated save costs one action", async () => {
  const [who, fingers] = await opened(TABLET, "?seats=human,greedy&seed=5");
  await fingers.play(({ actions }) => actions > 1);
  const left = await who.look();
  await who.page.evaluate(() => {
    const name = "hacienda/game.hacienda";
    localStorage.setItem(name, localStorage.getItem(name).slice(0, -40));
  });
  await who.open(server.url());
  await who.started();
  await fingers.press("Continue");
  const back = await who.lookUntil("the previous save", ({ screen }) => screen === "Match");
  assert.equal(back.actions, left.actions - 1);
  await who.leave();
});

test("an invalid address is reported, and the first screen opens", async () => {
  const [who] = await opened(TABLET, "?seats=human,nobody");
  const reportsAddress = ({ rects }) => rects.some(({ name }) => name.includes("unknown player"));
  const seen = await who.lookUntil("the error about the address", reportsAddress);
  assert.equal(seen.screen, "Setup");
  await who.leave();
});

/** The folders of golden records, and the minimum number of records in each. */
const GOLDEN = { hacienda: [RECORDS, 100], zoff: [join(RECORDS, "zoff"), 25], "hab-gut": [join(RECORDS, "hab-gut"), 25] };

test("golden records of all games give the same fingerprints as in the native build", async () => {
  const [who] = await opened(DESKTOP);
  await who.picture("desktop-first-screen");
  for (const [title, [folder, least]] of Object.entries(GOLDEN)) {
    const names = (await readdir(folder)).filter((name) => name.endsWith(`.${title}`));
    assert.ok(names.length >= least, `${names.length} records of ${title}`);
    for (const name of names) {
      const text = await readFile(join(folder, name), "utf8");
      const native = text.trimEnd().split("#").at(-1);
      const here = await who.page.evaluate((text) => globalThis.hacienda.fingerprint(text), text);
      assert.equal(here, native, name);
    }
    await note(`golden records of ${title} with the same fingerprint`, names.length);
  }
  await who.leave();
});

test("bots choose as in the native build, and their thinking speed is measured", async () => {
  const [who] = await opened(DESKTOP);
  const lines = (await readFile(join(REPOSITORY, "tests/browser/choices.txt"), "utf8")).trimEnd().split("\n");
  assert.ok(lines.length >= 100, `${lines.length} choices`);
  for (const line of lines) {
    const [name, level, seed, pieces, native] = line.split(";");
    const text = await readFile(join(RECORDS, name), "utf8");
    const ask = ([text, level, seed, pieces]) => globalThis.hacienda.choice(text, level, seed, pieces);
    const here = await who.page.evaluate(ask, [text, level, Number(seed), Number(pieces)]);
    assert.equal(here, native, line);
  }
  await note("choices of bots as in the native build", lines.length);
  for (const name of ["base-2-asymmetric.hacienda", "base-4-asymmetric.hacienda"]) {
    const text = await readFile(join(RECORDS, name), "utf8");
    const speed = await who.page.evaluate((text) => globalThis.hacienda.playouts_per_second(text, 4), text);
    await note(`playouts per second of the expert in ${name}`, Math.round(speed));
  }
  await who.leave();
});
