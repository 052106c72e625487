// Libraries are counted once, and listed by the selected level.
import { expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { countsOf, levelIn, libraryRows } from "./libraries.ts";
import { libraryProofs } from "./load-records.ts";

test("every library is at a level, or prints no program", async () => {
  const record = await libraryProofs();
  const { run, typed, parsed, shown, proven, silent } = countsOf(entries, record);
  expect(run + typed + parsed + shown).toBe(proven);
  expect(proven + silent).toBe(entries.filter(({ kind }) => kind === "library").length);
  const mute = entries.filter(({ kind, id }) => kind === "library" && !Object.hasOwn(record, id));
  const plugins = await Promise.all(mute.map(async (entry) => (await entry.load()).default));
  expect(plugins.filter((one) => (one as { snippets?: unknown }).snippets !== undefined)).toEqual(
    [],
  );
  expect(libraryRows(entries, record)).toHaveLength(proven);
  expect(libraryRows(entries, record, "run")).toHaveLength(run);
});

test("rows have the labels of their cards, in order", () => {
  const programs = { all: 1, typed: 1 };
  const proof = { level: "typed", programs, packages: {} } as const;
  const rows = libraryRows(entries, { timm: proof, spacy: proof, "no-such": proof });
  expect(rows.map(({ label }) => label)).toEqual(["no-such", "spaCy", "timm"]);
});

test("a level is a known one, or none", () => {
  expect(levelIn("typed")).toBe("typed");
  for (const level of [undefined, "", "names", "toString"]) expect(levelIn(level)).toBeUndefined();
});
