// Long test: visits across several releases. Online the newest release opens, offline or with a slow server the cached
// one, and never a mixture of two.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { DIST, launch, player, programOf, until, versionOf } from "../browser.mjs";
import { serve } from "../serve.mjs";

const [A, B, BROKEN] = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc"];
/** Expected errors: the worker sends requests to a server that is down, or the broken release stops. */
const EXPECTED = [/Failed to load resource/, /net::ERR/, /broken release/];
/** Delays the page for longer than the worker's timeout. */
const pageIsSlow = (name) => (name === "index.html" ? 7_000 : 0);

describe("releases", { timeout: 30 * 60_000 }, () => {
  let browser, folder, server, guest;

  /** Copies the built game under another version's name. */
  async function release(version) {
    const built = await versionOf(DIST);
    const at = join(folder, version);
    await cp(DIST, at, { recursive: true });
    await rename(join(at, built), join(at, version));
    for (const name of ["index.html", "sw.js", `${version}/boot.js`]) {
      const text = await readFile(join(at, name), "utf8");
      assert.ok(text.includes(built), `${name} contains its version`);
      await writeFile(join(at, name), withHashes(text, text.replaceAll(built, version)));
    }
  }

  /** Puts the hashes of a page's changed inline scripts into its security policy. */
  function withHashes(before, after) {
    const hashes = (text) =>
      [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => createHash("sha256").update(script).digest("base64"));
    const old = hashes(before);
    return hashes(after).reduce((text, hash, at) => text.replaceAll(old[at], hash), after);
  }

  const show = (version) => server.release(join(folder, version));
  /** Returns the version of a page's scripts. */
  const versionIn = (page) => page.evaluate(() => document.querySelector("script[src]").src.split("/").at(-2));
  /** Returns the versions that are cached completely or partly. */
  const kept = (page) => page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)));
  const keptAlone = (page, version) =>
    until(`only ${version} in the cache`, async () => (await kept(page)).join() === version && isActive(page, version));
  /** Returns true if a worker is active, no other one is installing or waiting, and this version's page is cached. */
  const isActive = (page, version) =>
    page.evaluate(async (version) => {
      const { active, installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      if (!active || installing || waiting) return false;
      const store = await caches.open((await caches.keys()).find((name) => name.endsWith(version)));
      return active.state === "activated" && Boolean(await store.match("./"));
    }, version);
  /**
   * Disconnects the browser, or connects it again if `off` is false. The server must fail too, because the worker's
   * requests do not belong to the page.
   */
  async function offline(off) {
    await guest.context.setOffline(off);
    server.trouble.fail = () => (off ? 503 : 0);
  }

  /**
   * Opens the game in a page and returns the versions of the files that it requested. Fails if the page has another
   * version.
   */
  async function visit(version, page = guest.page) {
    const from = guest.requests.length;
    await page.goto(server.url(), { waitUntil: "commit" });
    await until("the first frame", () =>
      page.evaluate(() => document.getElementById("panel") && !document.getElementById("splash")).catch(() => false),
    );
    assert.equal(await versionIn(page), version);
    const folders = guest.requests.slice(from).flatMap((url) => url.match(/\/([0-9a-f]{12})\//)?.[1] ?? []);
    assert.ok(folders.length > 0);
    return new Set(folders);
  }

  before(async () => {
    browser = await launch();
    folder = await mkdtemp(join(tmpdir(), "hacienda-releases-"));
    for (const version of [A, B, BROKEN]) await release(version);
    // The broken release stops once its first frame is drawn and it is cached.
    const page = join(folder, BROKEN, BROKEN, "page.js");
    const stop = `drawn.then(() => navigator.serviceWorker.ready).then(() => {
      throw new WebAssembly.RuntimeError("a broken release");
    });`;
    await writeFile(page, `${await readFile(page, "utf8")}\n${stop}\n`);
    server = await serve(join(folder, A));
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    if (folder) await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    server.calm();
    guest = await player(browser, { expect: EXPECTED });
  });
  afterEach(() => guest.leave());

  test("caches a visit, fetches the program once, and opens offline", async () => {
    show(A);
    await visit(A);
    await keptAlone(guest.page, A);
    assert.equal(server.log.filter(({ name }) => name === programOf(A)).length, 1);
    await offline(true);
    const before = server.log.length;
    await guest.page.goto(server.url("?seed=7"), { waitUntil: "commit" });
    await guest.started();
    await guest.picture("page-offline");
    assert.equal(await guest.panel(), null);
    const asked = server.log.slice(before).filter(({ name }) => name.startsWith(A));
    assert.deepEqual(asked, [], "files with the version in their path come from the cache");
  });

  test("opens a new release at the next load, even while a game runs in another tab, and caches it", async () => {
    show(A);
    await visit(A);
    await keptAlone(guest.page, A);
    show(B);
    const second = await guest.context.newPage();
    assert.deepEqual([...(await visit(B, second))], [B], "no file of another version");
    await until("both versions in the cache", async () => (await kept(second)).sort().join() === `${A},${B}` && isActive(second, B));
    const whole = server.log.filter(({ name, status }) => name === programOf(B) && status === 200);
    assert.equal(whole.length, 1, "the program is fetched once");
    assert.equal(await versionIn(guest.page), A, "the running game keeps its version");
    assert.equal(await guest.panel(), null);
    const own = (version) => guest.page.evaluate(async (name) => (await fetch(name)).status, `${version}/texts.js`);
    assert.deepEqual([await own(A), await own(BROKEN)], [200, 404], "the cache has files that the server no longer has");
    await offline(true);
    await visit(B, second);
    await guest.page.reload({ waitUntil: "commit" });
    await guest.started();
    assert.equal(await versionIn(guest.page), B);
    await keptAlone(guest.page, B);
  });

  test("a reload after a crash opens the newest release, and offline the cached one", async () => {
    show(BROKEN);
    await guest.page.goto(server.url(), { waitUntil: "commit" });
    assert.match((await guest.panelOpen()).details, /broken release/);
    await keptAlone(guest.page, BROKEN);
    const pressReload = async () => {
      await guest.page.evaluate(() => (globalThis.before = true));
      await guest.press("Reload");
      await until("the reload", () => guest.page.evaluate(() => !globalThis.before).catch(() => false));
    };
    await offline(true);
    await pressReload();
    await guest.panelOpen();
    assert.equal(await versionIn(guest.page), BROKEN, "offline, only the broken release is available");
    await offline(false);
    show(B);
    // The broken release must not open, however long the newest one takes.
    server.trouble.wait = pageIsSlow;
    await pressReload();
    await guest.started();
    assert.equal(await versionIn(guest.page), B);
    assert.equal(await guest.panel(), null);
    await keptAlone(guest.page, B);
    await offline(true);
    await visit(B);
    assert.equal(await guest.panel(), null);
  });

  test("a reload after a crash keeps the caches that other tabs use", async () => {
    show(A);
    await visit(A);
    await keptAlone(guest.page, A);
    show(BROKEN);
    const second = await guest.context.newPage();
    await second.goto(server.url(), { waitUntil: "commit" });
    const stopped = () => second.evaluate(() => !document.getElementById("panel").hidden);
    await until("the panel", () => stopped().catch(() => false));
    show(B);
    await second.evaluate(() => (globalThis.before = true));
    await second.getByRole("button", { name: "Reload", exact: true }).click();
    await until("the reload", () => second.evaluate(() => !globalThis.before).catch(() => false));
    const has = await guest.page.evaluate(async (name) => Boolean(await caches.match(name)), `${A}/texts.js`);
    assert.ok(has, "the version of the first tab stays cached");
    await until("the newest release", async () => (await versionIn(second).catch(() => "")) === B);
  });

  test("a slow server does not delay the game, and the next visit has the new release", async () => {
    show(A);
    await visit(A);
    await keptAlone(guest.page, A);
    show(B);
    server.trouble.wait = pageIsSlow;
    assert.deepEqual([...(await visit(A))], [A], "no file of another version");
    server.trouble.wait = () => 0;
    await until("the new release in the cache", async () => (await kept(guest.page)).includes(B) && isActive(guest.page, B));
    await visit(B);
    await keptAlone(guest.page, B);
  });

  test("a page and a worker of different releases are not cached together", async () => {
    show(A);
    await visit(A);
    await keptAlone(guest.page, A);
    const old = await readFile(join(folder, A, "index.html"), "utf8");
    show(B);
    server.trouble.pages["index.html"] = old;
    await visit(A);
    await until("the download by the new worker", () => server.log.some(({ name }) => name === programOf(B)));
    await keptAlone(guest.page, A);
    server.trouble.pages = {};
    await visit(B);
    await keptAlone(guest.page, B);
  });
});
