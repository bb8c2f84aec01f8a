// The game's own server, as a process that tests can kill and start again.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROBE, REPOSITORY } from "./browser.mjs";

/** The time for building the server, if it is not built yet. */
const BUILD_MS = 1_200_000;

async function freePort() {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

/** Runs a command to its end. */
async function run(command, ...words) {
  const [code] = await once(spawn(command, words, { cwd: REPOSITORY, stdio: "inherit" }), "exit");
  assert.equal(code, 0, `${command} ${words.join(" ")}`);
}

/**
 * Starts the server, which serves the game with the probe. `kill` ends it at once and `start` starts it again, at the
 * same address and with the same tables.
 */
export async function gameServer() {
  const folder = await mkdtemp(join(tmpdir(), "hacienda-server-"));
  const port = await freePort();
  await run("cargo", "build", "--quiet", "--package", "hacienda-server");
  const words = ["run", "--quiet", "--package", "hacienda-server", "--", "--data", join(folder, "tables.sqlite")];
  words.push("--listen", `127.0.0.1:${port}`, "--page", PROBE);
  let child;
  const server = {
    url: `http://127.0.0.1:${port}/`,

    async start() {
      // `cargo run` knows where the program is. In a group of its own, both can be killed together.
      child = spawn("cargo", words, { cwd: REPOSITORY, detached: true, stdio: ["ignore", "pipe", "inherit"] });
      const late = setTimeout(() => server.kill(), BUILD_MS);
      let said = "";
      for await (const text of child.stdout) {
        said += text;
        if (said.includes("listening")) break;
      }
      clearTimeout(late);
      assert.match(said, /listening/, "the server has started");
    },

    async kill() {
      if (child?.exitCode === null && child.signalCode === null) {
        process.kill(-child.pid, "SIGKILL");
        await once(child, "exit");
      }
    },

    async close() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
