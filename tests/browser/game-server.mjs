// The game server, as a process that tests can kill and restart.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { on, once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { PROBE, REPOSITORY, pause, until } from "./browser.mjs";

/** A record of each game, from which its setting is read. */
const RECORDS = {
  hacienda: "base-3-symmetric-1007.hacienda",
  zoff: "zoff/base-3-5017.zoff",
  "hab-gut": "hab-gut/base-3-4000.hab-gut",
};
/** The maximum time until the server listens; it may have to be built first. */
const BUILD_MS = 1_200_000;
/** The maximum duration of a whole game. */
const WHOLE_MS = 3_600_000;

async function freePort() {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

/** Reads the setting of a game from a record of it, for a number of seats. */
async function setting(title, seats) {
  const [header] = (await readFile(join(REPOSITORY, "tests/records", RECORDS[title]), "utf8")).split("\n");
  const { checksum: _, ...setting } = JSON.parse(header);
  return JSON.stringify({ ...setting, seats: Array(seats).fill("human"), seed: 0 });
}

/** Connects to a server without a browser. `answer` waits for a message of a kind, and fails if the server refuses. */
async function connection(url) {
  const socket = new WebSocket(`${url.replace("http", "ws")}ws`, { origin: url.slice(0, -1) });
  const messages = on(socket, "message");
  await once(socket, "open");
  const say = (message) => socket.send(JSON.stringify(message));
  say({ hello: { protocol: 4, build: "test" } });
  return {
    say,

    async answer(kind) {
      for (;;) {
        const { value: [text] } = await messages.next();
        const message = JSON.parse(text);
        if (message === kind) return message;
        assert.equal(message.refused, undefined, String(text));
        if (message[kind] !== undefined) return message[kind];
      }
    },

    close: () => socket.terminate(),
  };
}

/** Runs a command to its end. */
export async function run(command, ...args) {
  const [code] = await once(spawn(command, args, { cwd: REPOSITORY, stdio: "inherit" }), "exit");
  assert.equal(code, 0, `${command} ${args.join(" ")}`);
}

/**
 * Runs an ignored window test, which is the desktop program without a graphics card. `output` returns what it printed.
 * `before` is a prefix for the command, such as `["ip", "netns", "exec", name]`.
 */
function windowTest(name, variables, { before = [], features = [] } = {}) {
  const args = ["test", "--quiet", ...features, "--test", "window", "--", "--ignored", "--exact", "--nocapture", name];
  const options = { cwd: REPOSITORY, env: { ...process.env, ...variables }, stdio: ["ignore", "pipe", "inherit"] };
  const [command, ...rest] = [...before, "cargo", ...args];
  // A separate process group makes it possible to kill cargo and the test together.
  const child = spawn(command, rest, { ...options, detached: true });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  return { child, output: () => output };
}

/** Kills a detached process and its whole process group. */
async function killGroup(child) {
  if (child?.exitCode === null && child.signalCode === null) {
    process.kill(-child.pid, "SIGKILL");
    await once(child, "exit");
  }
}

/** Lets the desktop program play a seat through a link. Resolves when the game is over. */
export async function desktopProgram(link) {
  const { child, output } = windowTest("online::long::a_seat_is_played_through_a_link", { HACIENDA_LINK: link });
  const [code] = await once(child, "exit");
  assert.equal(code, 0, output());
  assert.match(output(), /the record is checked/);
}

/**
 * Starts a large screen that lets three phones play this game. `says` waits until the output matches a pattern, and
 * returns the first group. Seat 1 moves to another phone after `moveAfter` actions. `address` is the screen's address
 * for phones; without it, the screen finds its address itself. `before` is a prefix for the command.
 */
export async function largeScreen(title, { moveAfter, address, before } = {}) {
  const features = ["--features", "host"];
  await run("cargo", "test", "--quiet", ...features, "--test", "window", "--no-run");
  const variables = { HACIENDA_PHONES: title, HACIENDA_PROBE: PROBE };
  if (moveAfter) variables.HACIENDA_MOVE_AFTER = String(moveAfter);
  if (address) variables.HACIENDA_ADDRESS = address;
  const { child, output } = windowTest("phones::long::three_phones_play_at_a_large_screen", variables, { before, features });
  return {
    async says(pattern) {
      let found;
      await until(`${pattern} from the large screen`, () => {
        found = output().match(pattern);
        assert.ok(found || child.exitCode === null, output());
        return found;
      }, WHOLE_MS);
      return found[1];
    },
    close: () => killGroup(child),
  };
}

/**
 * Starts the server, which serves the game with the probe. `kill` ends it at once and `start` starts it again, at the
 * same address and with the same tables.
 */
export async function gameServer() {
  const folder = await mkdtemp(join(tmpdir(), "hacienda-server-"));
  const port = await freePort();
  await run("cargo", "build", "--quiet", "--package", "hacienda-server");
  const args = ["run", "--quiet", "--package", "hacienda-server", "--", "--data", join(folder, "tables.sqlite")];
  args.push("--listen", `127.0.0.1:${port}`, "--page", PROBE);
  let child;
  const server = {
    url: `http://127.0.0.1:${port}/`,

    async start() {
      // `cargo run` finds the program. A separate process group makes it possible to kill both together.
      child = spawn("cargo", args, { cwd: REPOSITORY, detached: true, stdio: ["ignore", "pipe", "inherit"] });
      let output = "";
      child.stdout.on("data", (text) => (output += text));
      await until("the server", () => output.includes("listening"), BUILD_MS);
    },

    /**
     * Sets up a table for two people and a computer player, without a browser. Returns the links of the two people and
     * the link for watching. `lists(true)` adds the table to the server's list, and `lists(false)` removes it.
     */
    async table(title) {
      const host = await connection(server.url);
      const seats = ["person", "person", { computer: "easy" }];
      host.say({ create: { title, setting: await setting(title, seats.length), seats, start: 0 } });
      const created = await host.answer("created");
      host.close();
      const link = (ticket) => `${server.url}#${created.table}.${ticket}`;
      return {
        people: created.seats.filter(Boolean).map(link),
        watch: link(created.watch),

        async lists(listed) {
          const again = await connection(server.url);
          again.say({ join: { table: created.table, tickets: [created.host], have: 0 } });
          await again.answer("joined");
          again.say({ list: { watch: listed ? created.watch : null } });
          again.say("ping");
          await again.answer("pong");
          again.close();
        },
      };
    },

    /** Opens a proxy to the server. The connections through the proxy can be cut. */
    async wire() {
      const ends = new Set();
      let isCut = false;
      const proxy = createServer((near) => {
        const far = connect(port, "127.0.0.1");
        for (const [end, other] of [[near, far], [far, near]]) {
          ends.add(end);
          end.on("error", () => {}).on("close", () => ends.delete(end) && other.destroy());
          end.pipe(other);
        }
        if (isCut) near.destroy();
      });
      proxy.listen(0, "127.0.0.1");
      await once(proxy, "listening");
      const cutAll = () => ends.forEach((end) => end.destroy());
      return {
        through: (link) => link.replace(`:${port}/`, `:${proxy.address().port}/`),

        /** Cuts all connections, and refuses new ones for this number of milliseconds. */
        async cut(ms) {
          isCut = true;
          cutAll();
          await pause(ms);
          isCut = false;
        },

        close() {
          proxy.close();
          cutAll();
        },
      };
    },

    kill: () => killGroup(child),

    async close() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
