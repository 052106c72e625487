// Writes the page of each plugin as a file for reviewers, or compares those that are committed; with ids, only theirs.
import { existsSync } from "node:fs";
import { isCheck, writeOrCheck } from "../../support/written.ts";
import {
  goldenOf,
  hashesFile,
  hashOf,
  libraryPages,
  readEverything,
  readHashes,
} from "./golden.ts";

const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const everything = await readEverything();
const plugins = everything.plugins.filter(({ id }) => only.length === 0 || only.includes(id));
if (plugins.length === 0) throw new Error(`No plugin has one of these ids: ${only.join(", ")}.`);
const pages = plugins
  .filter((plugin) => plugin["~hub"].kind !== "library")
  .map((plugin) => goldenOf(plugin, everything))
  .filter(({ path }) => !isCheck || existsSync(path));
const libraries = new Set(everything.plugins.map(({ id }) => id));
const hashes = new Map([...readHashes()].filter(([id]) => libraries.has(id)));
for (const [id, page] of libraryPages(plugins, everything))
  if (!isCheck || hashes.has(id)) hashes.set(id, hashOf(page));
writeOrCheck([...pages, hashesFile(hashes)], "npm run write goldens");
