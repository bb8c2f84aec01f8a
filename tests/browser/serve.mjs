// A small web server for a built game. It sets content types, compresses, counts the transferred bytes, and simulates
// faults on demand.

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const typeOf = (name) => TYPES[extname(name)] ?? "application/octet-stream";
const PACKED = new Set([".html", ".js", ".txt", ".wasm", ".webmanifest"]);
const SLICE = 32 * 1024;

/** The compressors, by content encoding. */
const ENCODINGS = {
  gzip: promisify(gzip),
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  identity: async (plain) => plain,
};

const untroubled = () => ({
  fail: () => 0,
  cut: () => 0,
  hold: () => 0,
  wait: () => 0,
  flip: () => 0,
  type: () => "",
  bytesPerSecond: Infinity,
  pages: {},
});

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Serves `folder` on a free port of this machine. `release(folder)` switches to another folder.
 *
 * `trouble` may be changed at any time:
 * - `fail(name)` returns a status to answer with instead of the file, or 0
 * - `cut(name)` returns the number of bytes after which the connection breaks, or 0
 * - `hold(name)` returns the number of bytes after which the answer stalls, or 0
 * - `wait(name)` returns the delay of the answer in milliseconds
 * - `flip(name)` returns the index of a byte in which one bit is flipped, or 0
 * - `type(name)` returns a different MIME type, or ""
 * - `bytesPerSecond` limits the speed of every answer
 * - `pages` maps names to texts that are served instead of files
 *
 * `encoding` is the content encoding of the types in `PACKED`: "gzip", "br" or "identity".
 *
 * `log` has an entry `{ name, status, bytes }` for every answer, with the size of the body as sent.
 */
export async function serve(folder, encoding = "gzip") {
  let root = normalize(folder);
  const kept = new Map();
  const server = {
    log: [],
    trouble: untroubled(),
    port: 0,
    /** Returns the address of a page on this server. Another host name of this machine counts as another site. */
    url: (name = "", host = "127.0.0.1") => `http://${host}:${server.port}/${name}`,
    /** Clears the log and removes all faults. */
    calm() {
      server.log.length = 0;
      Object.assign(server.trouble, untroubled());
    },
    /** Passes requests for a WebSocket to this function. */
    onUpgrade: (take) => void listener.on("upgrade", take),
    release: (other) => void (root = normalize(other)),
    /** Returns the bytes sent so far for the names that `which` accepts. */
    sent: (which = () => true) =>
      server.log.filter(({ name }) => which(name)).reduce((sum, { bytes }) => sum + bytes, 0),
    close: () =>
      new Promise((resolve) => {
        listener.close(resolve);
        listener.closeAllConnections();
      }),
  };

  // Loads a file and compresses it if its type is in `PACKED`, once for each modification of the file.
  async function load(name) {
    const path = normalize(join(root, name));
    if (!path.startsWith(root + sep)) return null;
    const { mtimeMs } = await stat(path);
    const before = kept.get(path);
    if (before?.mtimeMs === mtimeMs) return before;
    const plain = await readFile(path);
    const zipped = PACKED.has(extname(path));
    const body = zipped ? await ENCODINGS[encoding](plain) : plain;
    const tag = `"${createHash("sha256").update(plain).digest("hex").slice(0, 16)}"`;
    const file = { mtimeMs, body, zipped, tag, type: typeOf(path) };
    kept.set(path, file);
    return file;
  }

  async function find(name) {
    const extra = server.trouble.pages[name];
    if (extra !== undefined) return { body: Buffer.from(extra), zipped: false, tag: "", type: typeOf(name) };
    return load(name).catch(() => null);
  }

  async function send(response, name, body) {
    const { cut, hold, bytesPerSecond } = server.trouble;
    const held = hold(name);
    const end = cut(name) || held || body.length;
    const entry = server.log.at(-1);
    for (let at = 0; at < end && !response.destroyed; at += SLICE) {
      const slice = body.subarray(at, Math.min(at + SLICE, end));
      response.write(slice);
      entry.bytes += slice.length;
      if (bytesPerSecond < Infinity) await pause((1000 * slice.length) / bytesPerSecond);
    }
    if (held) return;
    if (end < body.length) response.destroy();
    else response.end();
  }

  const listener = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://here");
    const name = decodeURIComponent(pathname.slice(1)) || "index.html";
    // A sandboxed frame has an opaque origin and requests modules without credentials, so it needs this header.
    response.setHeader("Access-Control-Allow-Origin", "*");
    await pause(server.trouble.wait(name));
    const failing = server.trouble.fail(name);
    const file = failing ? null : await find(name);
    const status = failing || (file ? 200 : 404);
    const known = file?.tag && request.headers["if-none-match"] === file.tag;
    server.log.push({ name, status: known ? 304 : status, bytes: 0 });
    if (known) return void response.writeHead(304).end();
    if (!file) return void response.writeHead(status, { "Content-Type": "text/plain" }).end("no");
    response.writeHead(200, {
      "Content-Type": server.trouble.type(name) || file.type,
      "Cache-Control": "no-cache",
      ...(file.tag && { ETag: file.tag }),
      ...(file.zipped && { "Content-Encoding": encoding }),
    });
    const flip = server.trouble.flip(name);
    const body = flip ? Buffer.from(file.body) : file.body;
    if (flip) body[flip] ^= 1;
    await send(response, name, body);
  });
  await new Promise((resolve) => listener.listen(0, "0.0.0.0", resolve));
  server.port = listener.address().port;
  return server;
}
