// Quantizations with one mistake each, and quantizations without mistakes.
import { defineQuantization, type Model, type Plugin, type QuantizationSpec } from "hubsmith";
import { fixture } from "../subjects/fixtures.ts";
import { given, only, type Samples, withOptions } from "./samples.ts";

const good = {
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
  recognize: ({ tags }) => (tags.includes("W16") ? [{ format: "W16", from: "tags" }] : []),
} satisfies QuantizationSpec;
const quantization = (more: object): Plugin<"quantization"> =>
  defineQuantization({ ...good, ...more });
const files = (more: object): Plugin<"quantization"> =>
  quantization({ files: { ...good.files, ...more } });
// A format with a note need not be in `preference`.
const adding = (format: object, more: object = {}): Plugin<"quantization"> =>
  quantization({ sets: { all: [...good.sets.all, { note: "Rare.", ...format }] }, ...more });

export const quantizations: Samples = withOptions(only("formats-agree"), {
  "formats-agree": {
    "a name twice": adding({ name: "W16", code: 9 }),
    "a code twice": adding({ name: "W8", code: 1 }),
    "a name in another case": adding({ name: "w16", code: 9 }),
    "two sets with different blocks": quantization({
      sets: { ...good.sets, more: [{ name: "W16", block: { weights: 1, bytes: 4 } }] },
    }),
    "an unknown family": adding({ name: "W8", family: "b" }),
    "a format that the record does not have": given(
      { fixtures: [fixture("mine: W16", { tags: ["W16"] })] },
      quantization({
        recognize: ({ tags }: Model) =>
          tags.includes("W16") ? [{ format: "W32", from: "tags" }] : [],
      }),
    ),
    "base an unknown format": adding({ name: "W8", mostly: "W9" }),
    "a block without weights": adding({ name: "W8", block: { weights: 0, bytes: 1 } }),
    "a preference twice": quantization({ preference: ["W16", "W4_M", "W16"] }),
    "a format that `preference` does not have": quantization({ preference: ["W16"] }),
    "an unknown preference": quantization({ preference: ["W16", "W4_M", "W2"] }),
    "an alias of an unknown format": files({ aliases: { FULL: "W32" } }),
    "a capturing label": files({ label: "(W)[0-9]+" }),
    "a label that is not a regular expression": files({ label: "(" }),
    "a block of 46 bits": adding({ name: "W8", block: { weights: 8, bytes: 46 } }),
    "46 measured bits": adding({ name: "W8", mostly: "W4_M", measured: 46 }),
    "`recognize`: a misspelled format": given(
      { fixtures: [fixture("tagged", { tags: ["x"] })] },
      quantization({
        recognize: ({ tags }: Model) => tags.map(() => ({ format: "W-4-M", from: "tags" })),
      }),
    ),
    "a preference in the wrong order": adding(
      { name: "W8", block: { weights: 1, bytes: 1 } },
      { preference: ["W8", "W4_M", "W16"] },
    ),
    "`recognize`: nothing": quantization({ recognize: () => undefined }),
    "`recognize` throws": quantization({
      recognize: () => {
        throw new Error("no");
      },
    }),
  },
});
