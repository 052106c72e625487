// The format check finds nothing in a good table, and each thing that can be wrong with one.
import { defineQuantization, type Plugin, type QuantizationSpec } from "../index.ts";
import { expect, test } from "vitest";
import { checkPlugin } from "./check-plugin.ts";
import { pluginChecks } from "./checks.ts";

const good: QuantizationSpec = {
  id: "mine",
  label: "Mine",
  families: { a: { label: "A", description: "An idea." } },
  sets: {
    all: [
      { name: "W16", code: 1, family: "a", block: { weights: 1, bytes: 2 } },
      { name: "W4_M", code: 2, mostly: "W16", measured: 17 },
    ],
  },
  preference: ["W16", "W4_M"],
  files: { extensions: ["mine"], label: "W[0-9]+(?:_[SML])?", aliases: { FULL: "W16" } },
  recognise: ({ tags }) => tags.map((format) => ({ format, from: "tags" })),
};

const checks = pluginChecks.filter(({ id }) => id === "formats-agree");
const messagesOf = async (spec: Partial<QuantizationSpec>): Promise<readonly string[]> => {
  const plugin: Plugin<"quantization"> = defineQuantization({ ...good, ...spec });
  return (await checkPlugin(plugin, { checks })).map(({ message }) => message);
};
const set = (...formats: QuantizationSpec["sets"][string]): Partial<QuantizationSpec> => ({
  sets: { all: [...good.sets["all"]!, ...formats] },
});

test("a good table has no faults, with habits of naming and without", async () => {
  expect(checks).toHaveLength(1);
  expect(await messagesOf({})).toEqual([]);
  const more = [{ name: "W16", code: 7, block: { weights: 1, bytes: 2 } }];
  expect(await messagesOf({ sets: { ...good.sets, more } })).toEqual([]);
  const { files: _files, recognise: _recognise, ...bare } = good;
  expect(await checkPlugin(defineQuantization(bare))).toEqual([]);
});

test.each<readonly [Partial<QuantizationSpec>, string]>([
  [set({ name: "W16", code: 9 }), "sets.all has W16 twice. Mend the table."],
  [set({ name: "W8", code: 1 }), "sets.all has the code 1 twice. Mend the table."],
  [set({ name: "w16", code: 9 }), "W16 and w16 differ in case only. Mend the table."],
  [
    { sets: { ...good.sets, more: [{ name: "W16", block: { weights: 1, bytes: 4 } }] } },
    "Two sets have W16, each with another `block`. Mend the table.",
  ],
  [
    set({ name: "W8", family: "b" }),
    'W8 is of the family "b", which `families` does not have. Mend the table.',
  ],
  [set({ name: "W8", mostly: "W9" }), "W8 is mostly W9, which no set has. Mend the table."],
  [
    set({ name: "W8", block: { weights: 0, bytes: 1 } }),
    "The block of W8 must have weights and bytes. Mend the table.",
  ],
  [
    set({ name: "W8", mostly: "W16", measured: 15 }),
    "W8 was measured with fewer bits than most of its weights have. Mend the table.",
  ],
  [{ preference: ["W16", "W4_M", "W16"] }, "`preference` has W16 twice. Leave one out."],
  [
    { preference: ["W16", "W4_M", "W2"] },
    "`preference` has W2, which no set has. Leave it out, or add it.",
  ],
  [
    { files: { ...good.files!, aliases: { FULL: "W32" } } },
    "The alias FULL means W32, which no set has. Mend the table.",
  ],
  [
    { files: { ...good.files!, label: "(W)[0-9]+" } },
    "`files.label` has groups that capture. Write (?:…).",
  ],
  [
    { files: { ...good.files!, label: "V[0-9]+" } },
    'W16 is not read out of "model-W16.mine". Let `files.label` fit it.',
  ],
  [
    { files: { ...good.files!, extensions: [".mine"] } },
    '`files.extensions` has ".mine". Write "mine", without the dot.',
  ],
  [
    set({ name: "W8", block: { weights: 32, bytes: 2200 } }),
    "The block of W8 takes 550 bits of each weight, from 2200 bytes for 32 weights. Mend the table.",
  ],
  [
    { ...set({ name: "W8", block: { weights: 1, bytes: 1 } }), preference: ["W8", "W4_M", "W16"] },
    "`preference` begins with W8, which has fewer bits than W16 at its end. Begin with the most precise.",
  ],
  [
    { recognise: () => undefined as never },
    "`recognise` must give a list of { format, from }. Give [] where it finds none.",
  ],
  [
    { recognise: () => "W16" as never },
    "`recognise` must give a list of { format, from }. Give [] where it finds none.",
  ],
  [
    {
      recognise: () => {
        throw new Error("no");
      },
    },
    "`recognise` failed: Error: no. Give [] where a record tells nothing.",
  ],
])("a table with %j is told: %s", async (spec, message) => {
  expect(await messagesOf(spec)).toContain(message);
});

test("a label that is no regular expression is told", async () => {
  const [message, ...more] = await messagesOf({ files: { ...good.files!, label: "(" } });
  expect(more).toEqual([]);
  expect(message).toContain("`files.label` is no regular expression: SyntaxError");
});
