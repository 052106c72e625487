// Each committed page of a plugin is what the plugin prints. A plugin without one is new: its page is written by
// `npm run check plugin`, or by the nightly run.
import { existsSync, readFileSync } from "node:fs";
import { KINDS, kinds } from "#core/kinds/index";
import { expect, test } from "vitest";
import { filesIn } from "../index-of-plugins/plugin-files.ts";
import { goldenOf, readEverything } from "./golden.ts";

const everything = await readEverything();

test.each(KINDS)("each committed page of a %s is what it prints", (kind) => {
  const pages = everything.plugins
    .filter((plugin) => plugin["~hub"].kind === kind)
    .map((plugin) => goldenOf(plugin, everything));
  const committed = pages.filter(({ path }) => existsSync(path));
  expect(committed).not.toEqual([]);
  for (const { path, text } of committed)
    expect
      .soft(text, `${path} changed. If that is right, run \`npm run write goldens\`.`)
      .toBe(readFileSync(path, "utf8"));
  const known = new Set(pages.map(({ path }) => path));
  const files = filesIn(`golden/${kinds[kind].folder}`, ".md").map((file) => `plugins/${file}`);
  expect(files.filter((file) => !known.has(file))).toEqual([]);
});
