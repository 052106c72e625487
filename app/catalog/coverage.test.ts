// The built-in records have the facts of the data that they are made of, if these are available.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isLanguageTag } from "#plugins/kit/catalog/languages";
import { allFacts, allRecords } from "./records.ts";

interface Known {
  readonly id: string;
  readonly downloads?: number;
  readonly lastModified?: string;
  readonly tags?: readonly string[];
  readonly safetensors?: { readonly total?: number };
  readonly siblings?: readonly { readonly rfilename: string }[];
}

const DATA = new URL("../../../shared/data/", import.meta.url);
const linesOf = (name: string): readonly Known[] => {
  const file = new URL(name, DATA);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Known);
};
const sources = [...linesOf("model-records.jsonl"), ...linesOf("popular-models.jsonl")];

const isGguf = ({ tags = [] }: Known): boolean => tags.includes("gguf");
const weightsIn = ({ siblings = [] }: Known): number =>
  siblings.filter(({ rfilename }) => rfilename.endsWith(".gguf")).length;
// The names of the facts, and whether a record has each.
const FACTS: readonly (readonly [name: string, has: (model: Known) => boolean])[] = [
  ["a license", ({ tags = [] }) => tags.some((tag) => tag.startsWith("license:"))],
  ["languages", ({ tags = [] }) => tags.some(isLanguageTag)],
  ["its date", ({ lastModified }) => lastModified !== undefined],
  ["the number of parameters", ({ safetensors }) => (safetensors?.total ?? 0) > 0],
  ["downloads", ({ downloads = 0 }) => downloads > 0],
  ["GGUF files", (model) => isGguf(model) && weightsIn(model) > 0],
];

describe.skipIf(sources.length === 0)("of the models of which the data have it", () => {
  const downloads = new Map(allFacts().map((facts) => [facts.id, facts.downloads]));
  const ours = new Map(
    allRecords().map((record) => {
      const model = record as unknown as Known;
      return [model.id, { ...model, downloads: downloads.get(model.id) ?? 0 }] as const;
    }),
  );

  test.each(FACTS)("at least 95 %% have %s", (_, has) => {
    const known = new Set(sources.filter((model) => has(model)).map(({ id }) => id));
    const wanted = [...ours.values()].filter(({ id }) => known.has(id));
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter(has).length / wanted.length).toBeGreaterThanOrEqual(0.95);
  });

  test("every list of GGUF files is whole", () => {
    const lists = sources.filter((model) => isGguf(model) && ours.has(model.id));
    const short = lists.filter((model) => weightsIn(ours.get(model.id)!) < weightsIn(model));
    expect(short.map(({ id }) => id)).toEqual([]);
  });
});
