// The texts of the game in each language, from its files.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "./browser.mjs";

/** Returns a single-line message from a language's files. */
export async function word(language, file, key) {
  const text = await readFile(join(REPOSITORY, "assets/texts", language, `${file}.ftl`), "utf8");
  const line = text.split("\n").find((line) => line.startsWith(`${key} = `));
  assert.ok(line, `${key} is not a message in ${language}`);
  return line.slice(key.length + 3);
}
