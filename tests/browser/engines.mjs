// Debian's Firefox and WebKit on a virtual screen, with functions that open the game, press its buttons and read the
// probe.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";
import { ARTEFACTS, START_MS, pause, until } from "./browser.mjs";

const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const LIBRARIES = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;
/** The maximum number of times that a test presses "Reload" after traps of WebKit. Six were seen in a run. */
const MAX_RELOADS = 15;
const SIZE = { width: 1024, height: 768 };

export const ENGINES = { Firefox: firefox, WebKit: webkit };

/**
 * Returns the reason for skipping tests with these engines, or false. On Debian both are required; other systems may
 * lack them.
 */
export async function withoutEngines() {
  const system = await readFile("/etc/os-release", "utf8").catch(() => "");
  if (/^ID=debian$/m.test(system)) return false;
  const installed = await Promise.all([access(FIREFOX), miniBrowser()].map((one) => one.then(() => true, () => false)));
  return installed.every(Boolean) ? false : "Firefox or WebKit's MiniBrowser is missing here";
}

/** Returns the path of WebKitGTK's browser, whose folder is named after its API version. */
async function miniBrowser() {
  const versions = (await readdir(LIBRARIES)).filter((name) => name.startsWith("webkit2gtk-4"));
  const paths = versions.map((name) => join(LIBRARIES, name, "MiniBrowser"));
  return Promise.any(paths.map((path) => access(path).then(() => path)));
}

/** Starts a virtual screen with software rendering. */
async function screen() {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24"], { stdio: ["ignore", "pipe", "ignore"] });
  const number = await Promise.race([
    once(createInterface(server.stdout), "line").then(([line]) => line),
    once(server, "error").then(([error]) => Promise.reject(error)),
  ]);
  const env = { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: "1" };
  return { env, close: () => server.kill() };
}

async function firefox() {
  const { env, close } = await screen();
  // Headless Firefox has no WebGL.
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: false, env });
  const page = await browser.newPage();
  await page.setViewport(SIZE);
  return guest({
    open: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
    evaluate: (call, ...args) => page.evaluate(call, ...args),
    picture: () => page.screenshot(),
    leave: () => browser.close().finally(close),
  });
}

async function webkit() {
  const { env, close } = await screen();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const ask = async (method, path, body) => {
    const request = { method, headers: { "Content-Type": "application/json" }, body: body && JSON.stringify(body) };
    const { value } = await (await fetch(`http://127.0.0.1:${port}${path}`, request)).json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until("WebKitWebDriver", () => ask("GET", "/status").catch(() => null), 20_000);
  const options = { binary: await miniBrowser(), args: ["--automation"] };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
  const { sessionId } = await ask("POST", "/session", { capabilities });
  const session = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  await session("POST", "/window/rect", SIZE);
  return guest({
    traps: true,
    open: (url) => session("POST", "/url", { url }),
    evaluate: (call, ...args) =>
      session("POST", "/execute/sync", { script: `return (${call}).apply(null, arguments)`, args }),
    picture: async () => Buffer.from(await session("GET", "/screenshot"), "base64"),
    leave: async () => {
      await session("DELETE", "").catch(() => {});
      driver.kill();
      close();
    },
  });
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/**
 * Adds the functions that both engines share to an engine's own functions. To play, they press the page's buttons for
 * screen readers.
 */
function guest(engine) {
  let reloads = 0;
  const probe = async () => JSON.parse(await engine.evaluate(() => globalThis.hacienda?.probe() ?? "null"));
  const click = (words) => {
    const all = [...document.querySelectorAll("#lines button")];
    const found = all.find(({ textContent }) => textContent.startsWith(words));
    found?.click();
    return Boolean(found);
  };
  const buttons = () =>
    engine.evaluate(() => [...document.querySelectorAll("#lines button")].map(({ textContent }) => textContent));
  return {
    ...engine,
    buttons,

    /**
     * Waits for the first picture or the trouble panel, and presses "Reload" after traps. WebKitGTK 2.50 traps in about
     * one start in ten, because it changes a number when it switches a running loop to compiled code
     * (https://bugs.webkit.org/show_bug.cgi?id=301435). The page reloads once by itself.
     */
    async started() {
      const state = () => {
        if (document.querySelector("#panel:not([hidden])")) return "trouble";
        return document.getElementById("panel") && !document.getElementById("splash") && "drawn";
      };
      do await until("the first frame", () => engine.evaluate(state).catch(() => false), START_MS);
      while (await this.reloaded());
    },

    /**
     * Presses "Reload" if the engine has trapped, at most MAX_RELOADS times in all. Returns true if it pressed the
     * button; the page then continues the last game.
     */
    async reloaded() {
      if (!engine.traps || reloads === MAX_RELOADS || (await this.panel()) !== "The game stopped") return false;
      reloads += 1;
      console.log(await engine.evaluate(() => document.querySelector("#panel pre")?.textContent.slice(0, 200)));
      await engine.evaluate(() => document.querySelector("#panel-buttons button").click());
      await pause(2_000);
      return true;
    },

    /** Returns the title of the page's trouble panel, or null if it is closed. */
    panel: () => engine.evaluate(() => document.querySelector("#panel:not([hidden]) h2")?.textContent ?? null),

    /** Presses the first button whose label begins with `words`, once it exists. */
    press: (words) => until(`"${words}"`, () => engine.evaluate(click, words), 60_000),

    /** Continues the saved game. After a trap, the page may already have done so. */
    async continueGame() {
      return until("the saved game", async () => {
        if (await this.reloaded()) await this.started();
        if ((await probe())?.screen === "Match") return true;
        await engine.evaluate(click, "Continue");
        await pause(500);
        return false;
      }, 60_000);
    },

    /** Returns the probe's state once `fits` accepts it, even if the engine traps meanwhile. */
    async lookUntil(what, fits) {
      return until(what, async () => {
        if (await this.reloaded()) await this.started();
        const seen = await probe();
        if (seen && fits(seen)) return seen;
        await pause(200);
        return null;
      }, 120_000);
    },

    /** Saves a screenshot. */
    async save(name) {
      await mkdir(ARTEFACTS, { recursive: true });
      await writeFile(join(ARTEFACTS, `${name}.png`), await engine.picture());
    },
  };
}
