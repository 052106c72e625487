// The rooms of plugins: what one plugin uses is in the folder of its name, which the package does not export.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, sourcesIn } from "../writers/index-of-plugins/plugin-files.ts";

const FOLDERS = ["apps", "clients", "libraries", "providers", "quantizations", "tasks"];
const SHARED = "kit/libraries";

const filesOf = (folder: string): readonly string[] =>
  filesIn(folder, ".ts").filter((file) => !file.endsWith(".test.ts"));

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join("plugins", file), "utf8").matchAll(/(?:from|import) "(\.[^"]+\.ts)"/g)].map(
    ([, path = ""]) => join(dirname(file), path),
  );

/** A plugin with its contract, records and parts has one name: `libraries/transformers`. */
const ownerOf = (file: string): string => {
  const folder = `${dirname(file)}.ts`;
  const main = existsSync(join("plugins", folder)) ? folder : file;
  return main.replace(/(?:\.(?:contract|records))?\.ts$/, "");
};

test("the shared room of libraries has only what several plugins or rooms use", () => {
  const users = new Map<string, Set<string>>();
  for (const file of [...FOLDERS, "kit"].flatMap(filesOf))
    for (const used of importsOf(file)) users.set(used, (users.get(used) ?? new Set()).add(file));
  const ownersOf = (file: string, seen: Set<string>): readonly string[] =>
    [...(users.get(file) ?? [])].flatMap((user) => {
      if (seen.has(user)) return [];
      seen.add(user);
      return user.startsWith(`${SHARED}/`) ? ownersOf(user, seen) : [ownerOf(user)];
    });
  const shared = filesOf(SHARED);
  expect(shared.length).toBeGreaterThan(20);
  const alone = shared.filter((file) => new Set(ownersOf(file, new Set())).size < 2);
  expect(alone).toEqual([]);
});

test("the package does not export the parts of a plugin", () => {
  const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly exports: Readonly<Record<string, unknown>>;
  };
  const plugins = new Set(FOLDERS.flatMap(sourcesIn));
  const parts = FOLDERS.flatMap(filesOf).map(dirname);
  const folders = [...new Set(parts)].filter((folder) => plugins.has(`${folder}.ts`)).toSorted();
  expect(folders).toContain("libraries/transformers");
  const isClosed = (name: string): boolean =>
    name.startsWith("./plugins/") && exports[name] === null;
  const closed = Object.keys(exports).filter(isClosed);
  const open = folders.filter((folder) => !closed.includes(`./plugins/${folder}/*`));
  expect(open).toEqual([]);
});
