// Each committed page of a plugin is what the plugin prints, and the page of each library and client has the committed hash: here
// of some clients, in `npm run check goldens` and in CI of all. A plugin without one is new: `npm run write goldens` or
// `npm run nightly` writes it.
import { existsSync, readFileSync } from "node:fs";
import { KINDS } from "#core/kinds/index";
import { sampled } from "#plugins/kit/testing/sampled";
import { expect, test } from "vitest";
import {
  changedPages,
  goldenOf,
  HASHED,
  hashOf,
  isHashed,
  pagesOf,
  readEverything,
  readHashes,
} from "./golden.ts";

const everything = await readEverything();

test.each(KINDS.filter((kind) => !isHashed(kind)))(
  "each committed page of a %s is what it prints",
  (kind) => {
    const all = everything.plugins.filter((plugin) => plugin["~hub"].kind === kind);
    const pages = all.map((plugin) => goldenOf(plugin, everything));
    const committed = pages.filter(({ path }) => existsSync(path));
    expect(committed).not.toEqual([]);
    for (const { path, text } of committed)
      expect
        .soft(text, `${path} changed. If that is right, run \`npm run write goldens\`.`)
        .toBe(readFileSync(path, "utf8"));
  },
);

test.each(HASHED)("each committed hash of a %s is that of its page", (kind) => {
  const all = everything.plugins.filter((plugin) => plugin["~hub"].kind === kind);
  // A client prints for every provider, which takes longer than all other pages.
  const some = kind === "client" ? sampled(all, 8) : all;
  const committed = readHashes(kind);
  expect(committed.size).toBeGreaterThan(0);
  expect(
    changedPages(pagesOf(kind, some, everything), committed),
    "These plugins print something else. `npm run preview -- <base>` shows it. If it is right, run `npm run write goldens`.",
  ).toEqual([]);
  const ids = new Set(all.map(({ id }) => id));
  expect([...committed.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

test("a plugin whose page changed is named, and a new one is not", () => {
  const committed = new Map([
    ["same", hashOf("a")],
    ["changed", hashOf("a")],
  ]);
  const pages = new Map([
    ["same", "a"],
    ["changed", "b"],
    ["new", "c"],
  ]);
  expect(changedPages(pages, committed)).toEqual(["changed"]);
});
