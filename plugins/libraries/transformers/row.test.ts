// The order in which rows are read, and what each kind of row gives.
import { absent } from "hubsmith";
import { python } from "hubsmith/code";
import { expect, test } from "vitest";
import { programsIn, type Row } from "./row.ts";

const MODEL = { id: "acme/m", tags: ["a", "b"] };
const NONE = absent({ code: "none", reason: "There is none.", fix: "Use another." });
const tagged =
  (tag: string): Row["fits"] & object =>
  ({ tags }) =>
    tags.includes(tag);
const printed = (tag: string): Row => ({
  fits: tagged(tag),
  purpose: tag,
  packages: ["acme"],
  print: () => python`load(${tag})`,
});

test("the first row that fits counts, and a row that gives nothing is passed over", () => {
  const rows: readonly Row[] = [
    { fits: tagged("c"), absence: NONE },
    { programs: () => undefined },
    printed("b"),
    printed("a"),
  ];
  expect(programsIn(rows, MODEL)).toMatchObject({ purpose: "b", install: { pip: ["acme"] } });
  expect(programsIn([{ fits: tagged("a"), absence: NONE }, ...rows], MODEL)).toBe(NONE);
  expect(programsIn(rows, { ...MODEL, tags: [] })).toBeUndefined();
});

test("a function of a row is called only for models that the row fits", () => {
  const row: Row = { fits: tagged("c"), programs: () => NONE };
  expect(programsIn([row], MODEL)).toBeUndefined();
});
