// The matching engine sees what is missing, what is too much, and what is something else.
import { expect, test } from "vitest";
import {
  anything,
  fact,
  forLora,
  joined,
  oneOf,
  open,
  optional,
  type Pattern,
} from "../contract/index.ts";
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
  isLora: false,
};

function see(pattern: Pattern, seen: unknown, more: Partial<Matching> = {}): readonly string[] {
  return differences(pattern, seen, { facts, found: new Set(), isForm: false, ...more });
}

test("what fits has no differences, and tells which parameters it found", () => {
  const found = new Set<string>();
  const pattern = open({
    model: fact.providerId,
    inputs: { question: fact.input("question"), clip: fact.input("clip", "base64") },
    url: fact.file("dataUrl"),
    format: oneOf("base64", "b64_json"),
    path: joined("https://huggingface.co/", fact.modelId, "/resolve/main/", fact.weights),
    options: { steps: fact.parameter("steps"), seed: fact.parameter("seed") },
    until: oneOf(fact.parameter("stop", { convert: (value) => ({ of: value }) })),
    mode: fact.parameter("mode", { otherwise: "fast" }),
    both: fact.parameters(
      ["steps", "x_unknown"],
      (steps, text) => `${String(steps)} ${String(text)}`,
    ),
    half: fact.parameters(["steps", "seed"], () => "never"),
    name: optional(anything),
    lora: forLora("x"),
    n: 1,
    list: [fact.chatModel, true, null],
  });
  const seen = {
    model: "vendor/x",
    inputs: { question: "Who?", clip: "AA0K/w==" },
    url: "data:audio/mpeg;base64,AA0K/w==",
    format: "b64_json",
    path: "https://huggingface.co/acme/x/resolve/main/a.bin",
    options: { steps: 9 },
    until: { of: ["END"] },
    mode: "fast",
    both: "9 as it is",
    n: 1,
    list: ["acme/x:fal-ai", true, null],
    x_unknown: "as it is",
  };
  expect(see(pattern, seen, { found })).toEqual([]);
  expect([...found].sort()).toEqual(["steps", "stop", "x_unknown"]);
  expect(see(fact.input("clip"), { ...clip })).toEqual([]);
  expect(see(fact.file("bytes"), { ...clip })).toEqual([]);
});

test.each<[string, Pattern, unknown, string]>([
  ["a missing key", { a: 1, b: 2 }, { a: 1 }, "body.b: missing, wanted 2"],
  ["a missing key, whatever its value", { a: anything }, {}, "body.a: missing"],
  ["an extra key", { a: 1 }, { a: 1, b: "x" }, 'body.b: not wanted, saw "x"'],
  ["an extra key below", { a: { b: 1 } }, { a: { b: 1, c: 2 } }, "body.a.c: not wanted, saw 2"],
  [
    "an unknown parameter where nothing is open",
    { a: 1 },
    { a: 1, x_unknown: "as it is" },
    "body.x_unknown: not wanted",
  ],
  [
    "an unknown parameter of another value",
    open({}),
    { x_unknown: "other" },
    'wanted "as it is", saw "other"',
  ],
  ["an unknown member that nobody asked for", open({}), { y: 1 }, "body.y: not wanted, saw 1"],
  [
    "a known parameter that the contract does not name",
    open({}),
    { steps: 9 },
    "does not say that the service takes it",
  ],
  ["another type", { a: 1 }, { a: "1" }, 'body.a: wanted 1, saw "1"'],
  ["text for an object", { a: { b: 1 } }, { a: '{"b":1}' }, 'body.a: wanted { b: 1 }, saw "{'],
  ["null for a list", { a: [] }, { a: null }, "body.a: wanted [], saw null"],
  ["nothing for a list", { a: [] }, {}, "body.a: wanted [], saw nothing"],
  ["another length", { a: [1, 2] }, { a: [1] }, "body.a: wanted 2 items, saw 1"],
  ["another item", { a: [1, 2] }, { a: [1, 3] }, "body.a[1]: wanted 2, saw 3"],
  ["an optional key of another value", { a: optional(1) }, { a: 2 }, "body.a: wanted 1, saw 2"],
  ["another input", fact.input("question"), "Who", 'body: wanted "Who?", saw "Who"'],
  ["none of several", oneOf("a", "b"), "c", 'body: wanted one of "a", "b", saw "c"'],
  [
    "patterns are shown as an author writes them",
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
    'body.a: wanted one of joined("v-", fact.version), forLora(fact.file("base64")), fact.input("x", "bytes"), [anything], optional({ "b-c": open({}) }), fact.parameter("seed", { otherwise: … }), fact.parameters(["w", "h"], …), saw 5',
  ],
  ["nothing for one of several", { a: oneOf("a", "b") }, {}, "body.a: wanted one of"],
  ["the Hub's id for the provider's", fact.providerId, "acme/x", 'wanted "vendor/x", saw "acme/x"'],
  ["a fact that the call has not", fact.version, "1", "a fact that this call has not"],
  [
    "an input that the call has not",
    fact.input("x", "base64"),
    "",
    "an input that this call has not",
  ],
  ["a text for a file", fact.input("question", "base64"), "", "and this input is none"],
  [
    "base64 with a prefix",
    fact.input("clip", "base64"),
    "data:audio/mpeg;base64,AA0K/w==",
    'saw "data:',
  ],
  [
    "a parameter of another value",
    { a: fact.parameter("steps") },
    { a: 8 },
    "body.a: wanted 9, saw 8",
  ],
  [
    "several parameters as another value",
    { a: fact.parameters(["steps", "stop"], (steps) => [steps]) },
    { a: [8] },
    "body.a[0]: wanted 9, saw 8",
  ],
  [
    "several parameters that are missing",
    { a: fact.parameters(["steps", "stop"], (steps) => steps) },
    {},
    "missing, where the parameters steps, stop belong",
  ],
  [
    "half of several parameters",
    { a: fact.parameters(["steps", "seed"], (steps) => steps) },
    { a: 9 },
    "not wanted, saw 9: the call has no seed",
  ],
  ["a parameter as text", { a: fact.parameter("steps") }, { a: "9" }, 'body.a: wanted 9, saw "9"'],
  [
    "a missing parameter",
    { a: fact.parameter("steps") },
    {},
    "missing, where the parameter steps belongs",
  ],
  [
    "a parameter that nobody gave",
    { a: fact.parameter("seed") },
    { a: 7 },
    "body.a: not wanted, saw 7: the call has no seed",
  ],
  [
    "a parameter that is not converted",
    { a: fact.parameter("steps", { convert: String }) },
    { a: 9 },
    'wanted "9", saw 9',
  ],
  [
    "a missing usual value",
    { a: fact.parameter("seed", { otherwise: 1 }) },
    {},
    "body.a: missing, wanted 1",
  ],
  [
    "another value than the usual one",
    { a: fact.parameter("seed", { otherwise: 1 }) },
    { a: 2 },
    "wanted 1, saw 2",
  ],
  ["a LoRA's member elsewhere", { a: forLora("w") }, { a: "w" }, "the model is no LoRA"],
])("%s is seen", (_, pattern, seen, line) => {
  const found = see(pattern, seen);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(line);
});

test("a LoRA's member is wanted of a LoRA", () => {
  const lora = { facts: { ...facts, isLora: true } };
  expect(see({ a: forLora("w") }, {}, lora)).toEqual(['body.a: missing, wanted "w"']);
  expect(see({ a: forLora("w") }, { a: "w" }, lora)).toEqual([]);
});

test("in a form, every value is a text", () => {
  const pattern = {
    steps: fact.parameter("steps"),
    clip: fact.input("clip"),
    stop: fact.parameter("stop"),
  };
  const seen = { steps: "9", clip, stop: '["END"]' };
  expect(see(pattern, seen, { isForm: true })).toEqual([]);
  expect(see(pattern, { ...seen, steps: "nine" }, { isForm: true })).toEqual([
    'body.steps: wanted "9", saw "nine"',
  ]);
});

test("what one of several alternatives found counts only where it fits", () => {
  const found = new Set<string>();
  const never = { a: fact.parameter("steps"), b: 1 };
  expect(see(oneOf(never, anything), { a: 9 }, { found })).toEqual([]);
  expect([...found]).toEqual([]);
});

test("other bytes, another type of file, and text for a file are seen", () => {
  const asText = { type: clip.type, bytes: Buffer.from(clip.bytes.toString("utf8")) };
  expect(see(fact.file("bytes"), asText)).toEqual([
    "body: wanted 4 bytes of audio/mpeg (000d0aff…), saw 6 bytes of audio/mpeg (000d0aefbfbd…)",
  ]);
  expect(see(fact.file("bytes"), { ...clip, type: "audio/wav" })).toEqual([
    'body (type): wanted "audio/mpeg", saw "audio/wav"',
  ]);
  expect(see(fact.file("bytes"), "sample.mp3")).toHaveLength(1);
});
