// Text in a combobox finds options by label and by id, ignoring case, accents and punctuation.
import { expect, test } from "vitest";
import { matching, optionsOf } from "./matching.ts";

const groups = [
  { label: "Named", options: [{ id: "together", label: "Together AI", note: "live" }] },
  {
    label: "Others",
    options: [
      { id: "hf-inference", label: "HF Inference API" },
      { id: "zai-org", label: "Z.ai", off: "Z.ai does not paint." },
      { id: "ecole", label: "École" },
      { id: "own", label: "Yours", finds: (text: string) => text.startsWith("http") },
    ],
  },
];
const matches = (text: string): readonly string[] =>
  optionsOf(matching(groups, text)).map(({ id }) => id);

test.each([
  ["TOGETHER", ["together"]],
  ["hf inference", ["hf-inference"]],
  ["hfinf", ["hf-inference"]],
  ["z.ai", ["zai-org"]],
  ["zai-org", ["zai-org"]],
  ["ÉCOLE", ["ecole"]],
  [" ", ["together", "hf-inference", "zai-org", "ecole", "own"]],
  ["live", []],
  ["http://x", ["own"]],
])("%j finds %j", (text, ids) => {
  expect(matches(text)).toEqual(ids);
});

test("an empty group is left out, and options stay unchanged", () => {
  expect(matching(groups, "zai")).toEqual([
    { label: "Others", options: [{ id: "zai-org", label: "Z.ai", off: "Z.ai does not paint." }] },
  ]);
});
