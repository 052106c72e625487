// GGUF with one mistake each. The tests of the catalog show that GGUF itself has none.
import type { Model, Plugin } from "hubsmith";
import gguf from "#plugins/quantizations/gguf";
import { fixture } from "../subjects/fixtures.ts";
import { given, only, type Samples, withOptions } from "./samples.ts";

const quantization = (more: object): Plugin<"quantization"> => ({ ...gguf, ...more });
// A format with a note need not be in `preference`.
const adding = (format: object): Plugin<"quantization"> =>
  quantization({ sets: { ...gguf.sets, more: [{ note: "Rare.", ...format }] } });

export const quantizations: Samples = withOptions(only("formats-agree"), {
  "formats-agree": {
    "two sets with different families": adding({ name: "F16", family: "k" }),
    "an unknown family": adding({ name: "W8", family: "b" }),
    "a block of 46 bits": adding({ name: "W8", block: { weights: 8, bytes: 46 } }),
    "46 measured bits": adding({ name: "W8", mostly: "F16", measured: 46 }),
    "a preference twice": quantization({ preference: [...gguf.preference, "F16"] }),
    "a format that `preference` does not have": quantization({
      preference: gguf.preference.slice(1),
    }),
    "a label that is not a regular expression": quantization({
      files: { ...gguf.files!, label: "(" },
    }),
    "`recognize`: a misspelled format": given(
      { fixtures: [fixture("tagged", { tags: ["x"] })] },
      quantization({
        recognize: ({ tags }: Model) => tags.map(() => ({ format: "F-16", from: "tags" })),
      }),
    ),
    "`recognize`: nothing": quantization({ recognize: () => undefined }),
  },
});
