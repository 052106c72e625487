// Matching finds missing values, unexpected values and different values.
import { expect, test } from "vitest";
import { anything, fact, forLora, joined, oneOf, open, optional } from "../../../contract/index.ts";
import { clip, facts, see } from "../../samples/service.ts";

test("a match has no differences, and reports the parameters that it found", () => {
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
