// Matching finds missing values, unexpected values and different values. That right requests match is seen in every run of snippets.
import { expect, test } from "vitest";
import { anything, fact, forLora, joined, oneOf, open, optional } from "../../../contract/index.ts";
import type { Pattern } from "../../../contract/pattern.ts";
import type { CallFacts } from "./facts.ts";
import { differences, type Matching } from "./match.ts";

const clip = { type: "audio/mpeg", bytes: Buffer.from([0, 13, 10, 255]) };
const facts: CallFacts = {
  texts: {
    providerId: "vendor/x",
    modelId: "acme/x",
    chatModel: "acme/x:fal-ai",
    weights: "a.bin",
  },
  inputs: { question: "Who?", clip },
  parameters: { steps: 9, stop: ["END"], x_unknown: "as it is" },
  known: new Set(["steps", "stop", "seed"]),
  dropped: new Set(),
  refused: [],
  isLora: false,
};

/** The differences of a body from a pattern. */
function see(pattern: Pattern, seen: unknown, more: Partial<Matching> = {}): readonly string[] {
  return differences(pattern, seen, { facts, found: new Set(), isForm: false, ...more });
}

test("a LoRA's member is required only for a LoRA", () => {
  const lora = { facts: { ...facts, isLora: true } };
  expect(see({ a: forLora("w") }, {}, lora)).toEqual(['body.a: missing, expected "w"']);
  expect(see({ a: forLora("w") }, { a: "w" }, lora)).toEqual([]);
});

test("parameters of one alternative count only if it matches", () => {
  const found = new Set<string>();
  const never = { a: fact.parameter("steps"), b: 1 };
  expect(see(oneOf(never, anything), { a: 9 }, { found })).toEqual([]);
  expect([...found]).toEqual([]);
});

test("other bytes, another MIME type, and a string instead of a file are found", () => {
  const asText = { type: clip.type, bytes: Buffer.from(clip.bytes.toString("utf8")) };
  expect(see(fact.file("bytes"), asText)).toEqual([
    "body: expected 4 bytes of audio/mpeg (000d0aff…), got 6 bytes of audio/mpeg (000d0aefbfbd…)",
  ]);
  expect(see(fact.file("bytes"), { ...clip, type: "audio/wav" })).toEqual([
    'body (type): expected "audio/mpeg", got "audio/wav"',
  ]);
  expect(see(fact.file("bytes"), "sample.mp3")).toHaveLength(1);
});

test.each<[what: string, difference: string, found: readonly string[]]>([
  [
    "an unknown parameter where nothing is open",
    'body.x_unknown: unexpected value "as it is". The request sends parameters that the task does not have.',
    see({ a: 1 }, { a: 1, x_unknown: "as it is" }),
  ],
  [
    "a known parameter that the contract does not name",
    "body.steps: unexpected value 9: the contract does not have it at this path",
    see(open({}), { steps: 9 }),
  ],
  [
    "a string instead of an object",
    `body.a: expected { b: 1 }, got "{\\"b\\":1}"`,
    see({ a: { b: 1 } }, { a: '{"b":1}' }),
  ],
  ["a missing list", "body.a: expected [], got nothing", see({ a: [] }, {})],
  ["another length", "body.a: expected 2 items, got 1", see({ a: [1, 2] }, { a: [1] })],
  [
    "patterns as an author writes them",
    'body.a: expected one of joined("v-", fact.version), forLora(fact.file("base64")), fact.input("x", "bytes"), [anything], optional({ "b-c": open({}) }), fact.parameter("seed", { otherwise: … }), fact.parameters(["w", "h"], …), got 5',
    see(
      {
        a: oneOf(
          joined("v-", fact.version),
          forLora(fact.file("base64")),
          fact.input("x", "bytes"),
          [anything],
          optional({ "b-c": open({}) }),
          fact.parameter("seed", { otherwise: 1 }),
          fact.parameters(["w", "h"], (w) => w),
        ),
      },
      { a: 5 },
    ),
  ],
  [
    "a fact that the call does not have",
    "body: the contract needs fact.version, which this call does not have",
    see(fact.version, "1"),
  ],
  [
    "an input that the call does not have",
    "body: the contract needs the input x, which this call does not have",
    see(fact.input("x", "base64"), ""),
  ],
  [
    "a string instead of a file",
    "body: the contract expects a file, but this input is not a file",
    see(fact.input("question", "base64"), ""),
  ],
  [
    "base64 with a prefix",
    'body: expected "AA0K/w==", got "data:audio/mpeg;base64,AA0K/w=="',
    see(fact.input("clip", "base64"), "data:audio/mpeg;base64,AA0K/w=="),
  ],
  [
    "several parameters that are missing",
    "body.a: missing, expected the parameters steps, stop",
    see({ a: fact.parameters(["steps", "stop"], (steps) => steps) }, {}),
  ],
  [
    "a parameter that the call does not have",
    "body.a: unexpected value 7: the call has no parameter seed",
    see({ a: fact.parameter("seed") }, { a: 7 }),
  ],
  [
    "a parameter that is not converted",
    'body.a: expected "9", got 9',
    see({ a: fact.parameter("steps", { convert: String }) }, { a: 9 }),
  ],
  [
    "a LoRA's member for another model",
    'body.a: unexpected value "w": the model is not a LoRA',
    see({ a: forLora("w") }, { a: "w" }),
  ],
])("%s", (_, difference, found) => {
  expect(found).toEqual([expect.stringContaining(difference)]);
});
