// Writes the page of each plugin as a file for reviewers, or compares those that are committed; with ids, only theirs.
import { existsSync } from "node:fs";
import { isCheck, writeOrCheck } from "../../support/written.ts";
import {
  goldenOf,
  HASHED,
  hashesFile,
  hashOf,
  isHashed,
  pagesOf,
  readEverything,
  readHashes,
} from "./golden.ts";

const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const everything = await readEverything();
const plugins = everything.plugins.filter(({ id }) => only.length === 0 || only.includes(id));
if (plugins.length === 0) throw new Error(`No plugin has one of these ids: ${only.join(", ")}.`);
const pages = plugins
  .filter((plugin) => !isHashed(plugin["~hub"].kind))
  .map((plugin) => goldenOf(plugin, everything))
  .filter(({ path }) => !isCheck || existsSync(path));
const files = HASHED.map((kind) => {
  const ofKind = everything.plugins.filter((plugin) => plugin["~hub"].kind === kind);
  const ids = new Set(ofKind.map(({ id }) => id));
  const hashes = new Map([...readHashes(kind)].filter(([id]) => ids.has(id)));
  for (const [id, page] of pagesOf(kind, plugins, everything))
    if (!isCheck || hashes.has(id)) hashes.set(id, hashOf(page));
  return hashesFile(kind, hashes);
});
writeOrCheck([...pages, ...files], "npm run write goldens");
