// Smoke test: the page's side of the socket, in each browser and under the page's security policy. The page has no
// game; an object that records all calls takes the place of the program.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { WebSocketServer } from "ws";
import { PROBE, launch, until, versionOf } from "../browser.mjs";
import { ENGINES, withoutEngines } from "../engines.mjs";
import { serve } from "../serve.mjs";

/** The size of a message that fills every buffer between browser and server. */
const LARGE = 20_000_000;
/** The maximum wait for an event, below the page's time limit for connecting, which would cause another event. */
const SOON_MS = 8_000;

const skip = await withoutEngines();

/** Runs in the page: records the page's calls to the program in `events`. */
function standIn(folder) {
  globalThis.events = [];
  const names = ["socket_opened", "socket_received", "socket_closed", "fragment_changed"];
  const program = Object.fromEntries(names.map((name) => [name, (...args) => globalThis.events.push([name, ...args])]));
  const modules = ["page", "socket", "sound"].map((name) => import(`${folder}/${name}.js`));
  Promise.all(modules).then(([page, socket, sound]) => {
    page.setProgram(program);
    globalThis.parts = { ...page, ...socket, ...sound };
  });
}

async function chromium() {
  const browser = await launch();
  const page = await browser.newPage();
  // Playwright passes only one argument.
  const evaluate = (call, ...args) => page.evaluate(`(${call})(...${JSON.stringify(args)})`);
  return { open: (url) => page.goto(url), evaluate, leave: () => browser.close() };
}

for (const [name, start] of Object.entries({ Chromium: chromium, ...(skip ? {} : ENGINES) })) {
  describe(`the socket of the page in ${name}`, { timeout: 5 * 60_000 }, () => {
    let who, server, sockets, version, policy;

    before(async () => {
      server = await serve(PROBE);
      version = await versionOf(PROBE);
      const page = await readFile(join(PROBE, "index.html"), "utf8");
      policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)[1];
      assert.match(page, /<meta name="game-server" content="">/, "a build without --server has no game server");
      sockets = new WebSocketServer({ noServer: true });
      server.onUpgrade((request, socket, head) =>
        sockets.handleUpgrade(request, socket, head, (client) => sockets.emit("connection", client, request)),
      );
      sockets.on("connection", (client, { url }) => {
        if (url === "/deaf") client.pause();
        client.on("message", (data) => {
          if (String(data) === "go") client.close(1001, "back soon");
          else if (String(data) === "vanish") client.terminate();
          else client.send(String(data));
        });
      });
      who = await start();
    });
    after(async () => {
      await who?.leave();
      sockets?.clients.forEach((client) => client.terminate());
      sockets?.close();
      await server?.close();
    });

    const socket = (path = "ws", host = "127.0.0.1") => server.url(path, host).replace("http", "ws");
    const call = (name, ...args) =>
      who.evaluate((name, args) => globalThis.parts[name](...args) ?? null, name, args);
    const events = () => who.evaluate(() => globalThis.events);
    const untilEvents = (count) => until(`event ${count}`, async () => ((await events()).length >= count ? events() : null), SOON_MS);

    /** Opens a page without the game, with this policy and game server. */
    async function open({ allowed = policy, own = "", at = "" } = {}) {
      server.trouble.pages["blank.html"] = `<!doctype html><html lang="en"><meta http-equiv="Content-Security-Policy" content="${allowed}">
        <meta name="game-server" content="${own}"><link rel="manifest" href="manifest.webmanifest"><title>Hacienda</title><p id="said"></p>`;
      // Without the game, a change of the fragment alone would not load the page again.
      server.trouble.pages["between.html"] = "<!doctype html>";
      await who.open(server.url("between.html"));
      await who.open(server.url(`blank.html${at}`));
      await who.evaluate(standIn, server.url(version));
      await until("the scripts", () => who.evaluate(() => Boolean(globalThis.parts)), 20_000);
    }

    // The server closes with the code 1001, because WebKitGTK reports 1012 and 1013 as a broken connection.
    test("delivers texts in order and reports why the server closes", async () => {
      await open();
      assert.equal(await call("socket_open", 1, socket()), true);
      await untilEvents(1);
      await who.evaluate(() => ["one", "", "drei €"].forEach((text) => globalThis.parts.socket_send(1, text)));
      await untilEvents(4);
      await call("socket_send", 1, "go");
      assert.deepEqual(await untilEvents(5), [
        ["socket_opened", 1],
        ["socket_received", 1, "one"],
        ["socket_received", 1, ""],
        ["socket_received", 1, "drei €"],
        ["socket_closed", 1, 1001, "back soon", 0],
      ]);
    });

    test("marks the title and rings a bell in a hidden tab when a turn begins", async () => {
      await open();
      // Browsers play a sound only after a gesture, so this test replaces `Audio`.
      await who.evaluate(() => {
        Object.defineProperty(document, "hidden", { get: () => true });
        globalThis.rung = [];
        globalThis.Audio = function (address) {
          this.play = async () => globalThis.rung.push([address, this.volume]);
        };
        globalThis.parts.unlockSound();
        dispatchEvent(new PointerEvent("pointerdown"));
        globalThis.parts.bell_volume(0.5);
      });
      const title = () => who.evaluate(() => [document.title, globalThis.rung]);
      await call("socket_open", 6, socket());
      await untilEvents(1);
      await call("socket_send", 6, '{"turn":true}');
      await untilEvents(2);
      assert.deepEqual(await title(), ["● Your turn – Hacienda", [["assets/sounds/bell.ogg", 0.5]]]);
      await call("socket_send", 6, '{"turn":false}');
      await untilEvents(3);
      assert.deepEqual(await title(), ["Hacienda", [["assets/sounds/bell.ogg", 0.5]]]);
    });

    test("rings and vibrates when the host asks, in a visible tab too", async () => {
      await open();
      await who.evaluate(() => {
        globalThis.rung = [];
        globalThis.Audio = function (address) {
          this.play = async () => globalThis.rung.push(address);
        };
        Object.defineProperty(navigator, "vibrate", { value: (ms) => globalThis.rung.push(ms) });
        globalThis.parts.unlockSound();
        dispatchEvent(new PointerEvent("pointerdown"));
        globalThis.parts.bell_volume(0.5);
      });
      await call("socket_open", 6, socket());
      await untilEvents(1);
      await call("socket_send", 6, '{"turn":true}');
      await call("socket_send", 6, '{"asked":1}');
      await untilEvents(3);
      assert.deepEqual(await who.evaluate(() => globalThis.rung), ["assets/sounds/bell.ogg", 400]);
    });

    test("reports a server that vanishes, a server that does not exist, and a server that the page must not reach", async () => {
      const gone = await serve(PROBE);
      await gone.close();
      const none = gone.url("ws").replace("http", "ws");
      await open({ allowed: policy.replace("connect-src 'self';", `connect-src 'self' ${none.replace("/ws", "")};`) });
      await call("socket_open", 2, socket());
      await untilEvents(1);
      await call("socket_send", 2, "vanish");
      assert.deepEqual((await untilEvents(2))[1], ["socket_closed", 2, 1006, "", 0]);
      await call("socket_open", 3, none);
      assert.deepEqual((await untilEvents(3))[2], ["socket_closed", 3, 1006, "", 0]);
      const before = sockets.clients.size;
      // Another host name counts as another site. Some browsers refuse it at once, others report an error later.
      if (await call("socket_open", 4, socket("ws", "localhost"))) {
        assert.deepEqual((await untilEvents(4))[3], ["socket_closed", 4, 1006, "", 0]);
      }
      assert.equal(sockets.clients.size, before);
      assert.equal(await call("socket_open", 5, "ftp://127.0.0.1/"), false);
      // A build with --server allows that site.
      const named = `connect-src 'self' ${socket("", "localhost").replace(/\/$/, "")};`;
      await open({ allowed: policy.replace("connect-src 'self';", named) });
      await call("socket_open", 6, socket("ws", "localhost"));
      assert.deepEqual(await untilEvents(1), [["socket_opened", 6]]);
    });

    test("counts unsent bytes, and reports nothing after a connection is left", async () => {
      await open();
      await call("socket_open", 7, socket("deaf"));
      await untilEvents(1);
      await who.evaluate((size) => globalThis.parts.socket_send(7, "x".repeat(size)), LARGE);
      const unsent = await call("socket_unsent", 7);
      assert.ok(unsent > 0 && unsent <= LARGE, `${unsent} bytes are waiting`);
      await call("socket_close", 7);
      const [, [event, id, code, reason, left]] = await untilEvents(2);
      assert.deepEqual([event, id, code, reason], ["socket_closed", 7, 1006, ""]);
      // WebKit counts only the bytes in its page process, not the bytes in its network process.
      assert.ok((left > 0 || name === "WebKit") && left <= LARGE, `${left} bytes were unsent at the end`);
      await call("socket_open", 8, socket());
      await untilEvents(3);
      await who.evaluate(() => {
        globalThis.parts.socket_send(8, "echo");
        globalThis.parts.socket_leave(8);
      });
      await new Promise((resolve) => setTimeout(resolve, 500));
      assert.equal((await events()).length, 3);
    });

    test("returns its game server and the link to a table", async () => {
      await open({ at: "?seats=human#table.ticket" });
      assert.equal(await call("server_of_page"), null);
      assert.equal(await call("fragment_of_page"), "table.ticket");
      await call("guard_back", true);
      await call("forget_fragment");
      assert.equal(await call("fragment_of_page"), null);
      assert.equal(await who.evaluate(() => location.href), server.url("blank.html?seats=human"));
      await who.evaluate(() => void (location.hash = "other.ticket"));
      assert.deepEqual(await untilEvents(1), [["fragment_changed"]]);
      assert.equal(await call("fragment_of_page"), "other.ticket");
      await open({ own: "./", at: "?seats=human#table.ticket" });
      assert.equal(await call("server_of_page"), server.url());
      await open({ own: "https://play.example/pampas/" });
      assert.equal(await call("server_of_page"), "https://play.example/pampas/");
    });

    test("marks the title of a hidden tab while it is a person's turn", async () => {
      await open();
      const title = (hidden, turn) =>
        who.evaluate((hidden, turn) => {
          Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
          if (turn !== null) globalThis.parts.notify_turn(turn);
          document.dispatchEvent(new Event("visibilitychange"));
          return document.title;
        }, hidden, turn);
      assert.equal(await title(false, true), "Hacienda");
      assert.equal(await title(true, null), "● Your turn – Hacienda");
      assert.equal(await title(true, false), "Hacienda");
      assert.equal(await title(true, true), "● Your turn – Hacienda");
      assert.equal(await title(false, null), "Hacienda");
    });
  });
}
