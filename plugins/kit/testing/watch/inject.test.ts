// Fixtures are valid; reads of a plugin are tracked at any depth, and strings can be planted there.
import { describe, expect, test } from "vitest";
import type { Model } from "hubsmith";
import { fixture } from "../subjects/fixtures.ts";
import { placesRead, planted } from "./inject.ts";
import { newReadTree, type ReadLog, track } from "./track.ts";

const { model } = fixture("base", {
  id: "acme/base",
  library_name: "speechbrain",
  pipeline_tag: "fill-mask",
  tags: ["a", "b"],
  mask_token: "<mask>",
  config: { architectures: ["A", "B"], n: 1 },
  cardData: { base_model: "acme/other" },
  widgetData: [{ text: "t", table: { Column: ["x"] } }],
  siblings: [{ rfilename: "a.bin" }],
});

function reads(read: (record: Model) => unknown): ReadLog {
  const log: ReadLog = new Map();
  read(track(model, log));
  return log;
}
const pathsOf = (read: (record: Model) => unknown): readonly string[] => [
  ...new Set([...reads(read).values()].map(({ path, isThere }) => (isThere ? path : `no ${path}`))),
];

test("fixtures are frozen models, and invalid ones are rejected", () => {
  expect(Object.isFrozen(model) && Object.isFrozen(model.tags)).toBe(true);
  expect(fixture("A name, of words", {}).model.id).toBe("example-org/a-name-of-words");
  expect(() => fixture("odd", { tags: "a" })).toThrow(
    'The fixture "odd": tags: expected a list, got string. It was ignored.',
  );
});

describe("reads of a record", () => {
  test("are found if members are tested, listed, copied or printed", () => {
    const paths = pathsOf(({ config, tags, widgetData, siblings }) => [
      [Object.hasOwn(config!, "a"), "n" in config!, tags.indexOf("z")],
      Object.entries(widgetData![0]!["table"]!),
      { ...config }["n"],
      JSON.stringify(siblings),
    ]);
    expect(paths.join()).toBe(
      [
        "config,tags,widgetData,siblings,no config.a,config.n",
        'no tags has "z"',
        "widgetData[],widgetData[].table,widgetData[].table (key),widgetData[].table.*",
        "config (key),config.*,siblings[],siblings[] (key),siblings[].*",
      ].join(),
    );
  });

  test("return the values of the record, and it cannot be changed", () => {
    const seen: unknown[] = [];
    reads((record) => {
      seen.push(JSON.parse(JSON.stringify(record)));
      expect(record.tags.map((tag) => tag)).toEqual(["a", "b"]);
      expect(Array.isArray(record.tags) && [...record.tags].at(-1)).toBe("b");
      expect(record.config).toEqual({ architectures: ["A", "B"], n: 1 });
      expect(() => (record.tags as string[]).push("x")).toThrow("A record cannot be changed");
      expect(() => Object.assign(record, { id: "x" })).toThrow("Change a copy.");
    });
    expect(seen).toEqual([JSON.parse(JSON.stringify(model))]);
  });
});

test.each<[string, object, (record: Model) => unknown, boolean]>([
  ["a field that is not read", { mask_token: "x" }, ({ tags }) => tags[0], true],
  ["a value", { mask_token: "x" }, (record) => record.mask_token, false],
  ["a missing value", { gguf: { x: 1 } }, ({ gguf }) => gguf?.["x"], false],
  ["an item", { tags: ["a", "c"] }, ({ tags }) => tags.map((tag) => tag), false],
  ["the length of a list", { tags: ["a", "b", "c"] }, ({ tags }) => tags.length, false],
  ["an item that is looked for", { tags: ["b", "c"] }, ({ tags }) => tags.includes("a"), false],
  ["another item", { tags: ["a", "c"] }, ({ tags }) => tags.includes("a"), true],
  ["a key", { config: { n: 1, m: 1 } }, ({ config }) => Object.keys(config!), false],
  ["a list for an object", { config: [] }, ({ config }) => config, false],
])("records that differ in %s: do reads have the same results?", (_, fields, read, isAlike) => {
  const tree = newReadTree();
  tree.add([...reads(read).values()]);
  expect(tree.knows({ ...model, ...fields })).toBe(isAlike);
});

describe("planting", () => {
  test("reaches every string that was read: replaced, and with a suffix", () => {
    const log = reads((record) => [
      record.siblings![0]!.rfilename,
      record.cardData!["base_model"]![0 as never],
      record.library_name,
      JSON.stringify(record.widgetData),
    ]);
    const places = placesRead(model, [...log.values()]).filter(({ plant }) => plant("X"));
    expect(places.map(({ path }) => path)).toEqual([
      "siblings[0].rfilename",
      "siblings[0].rfilename (behind)",
      "cardData.base_model[0]",
      "cardData.base_model[0] (behind)",
      "widgetData[0] (key)",
      "widgetData[0].text",
      "widgetData[0].text (behind)",
      "widgetData[0].table (key)",
      "widgetData[0].table.Column[0]",
      "widgetData[0].table.Column[0] (behind)",
    ]);
    for (const { path, plant } of places) {
      const withQuote = plant("X'")!;
      expect(JSON.stringify(withQuote).split("X'").length - 1, path).toBe(1);
      expect(Object.keys(withQuote)).toEqual(Object.keys(model));
      expect(Object.isFrozen(withQuote)).toBe(true);
    }
    expect(places[3]!.plant("X'")!.cardData).toEqual({ base_model: ["acme/otherX'"] });
    expect(places[7]!.plant("X'")!.widgetData).toEqual([{ text: "t", table: { "X'": ["x"] } }]);
  });

  test("reaches every value with one of another type, but no key and no suffix", () => {
    const log = reads(({ config, tags }) => [config!["n"], Object.keys(config!), tags[0]]);
    const places = placesRead(model, [...log.values()]);
    const planted = places.filter(({ plant }) => plant(7)).map(({ path }) => path);
    expect(planted).toEqual(["config.n", "config.architectures"]);
  });

  test("returns undefined if no record can have the value", () => {
    expect(planted(model, ["id"], "it's")).toBeUndefined();
    expect(planted(model, ["tags"], "text")).toBeUndefined();
    expect(planted(model, ["gguf", "a", "b"], "text")!.gguf).toEqual({ a: { b: "text" } });
    expect(planted(model, ["tags", Number.MAX_SAFE_INTEGER], "text")!.tags).toEqual([
      "a",
      "b",
      "text",
    ]);
  });
});
