// The matching engine sees what is missing, what is too much, and what is something else.
import { expect, test } from "vitest";
import { differences, type Facts, same, unnamed } from "./match.ts";

const clip = { type: "audio/mpeg", bytes: Buffer.from([0, 13, 10, 255]) };
const facts: Facts = {
  texts: { model: "vendor/x", hub: "acme/x", routed: "acme/x:fal-ai", weights: "a.safetensors" },
  inputs: { question: "Who?", clip },
};
const see = (pattern: Parameters<typeof differences>[0], seen: unknown): readonly string[] =>
  differences(pattern, seen, facts);

test("what fits has no differences", () => {
  const pattern = {
    model: "{model}",
    inputs: { question: "{inputs.question}", clip: "{base64.clip}", url: "{dataUrl.clip}" },
    format: "{oneOf:base64,b64_json}",
    path: "https://huggingface.co/{hub}/resolve/main/{weights}",
    "seed?": "{any}",
    n: 1,
    list: ["{routed}", true, null],
  };
  const seen = {
    model: "vendor/x",
    inputs: { question: "Who?", clip: "AA0K/w==", url: "data:audio/mpeg;base64,AA0K/w==" },
    format: "b64_json",
    path: "https://huggingface.co/acme/x/resolve/main/a.safetensors",
    n: 1,
    list: ["acme/x:fal-ai", true, null],
  };
  expect(see(pattern, seen)).toEqual([]);
  expect(see("{bytes.clip}", { ...clip })).toEqual([]);
  expect(see({ a: 1, "...": "{any}" }, { a: 1, b: 2 })).toEqual([]);
});

test.each([
  ["a missing key", { a: 1, b: 2 }, { a: 1 }, "body.b: missing"],
  ["a missing key, whatever its value", { a: "{any}" }, {}, "body.a: missing"],
  ["an extra key", { a: 1 }, { a: 1, b: "x" }, 'body.b: not wanted, saw "x"'],
  ["an extra key below", { a: { b: 1 } }, { a: { b: 1, c: 2 } }, "body.a.c: not wanted, saw 2"],
  ["another type", { a: 1 }, { a: "1" }, 'body.a: wanted 1, saw "1"'],
  ["text for an object", { a: { b: 1 } }, { a: '{"b":1}' }, 'body.a: wanted {"b":1}, saw "{'],
  ["null for a list", { a: [] }, { a: null }, "body.a: wanted [], saw null"],
  ["another length", { a: [1, 2] }, { a: [1] }, "body.a: wanted 2 items, saw 1"],
  ["another item", { a: [1, 2] }, { a: [1, 3] }, "body.a[1]: wanted 2, saw 3"],
  ["an optional key of another value", { "a?": 1 }, { a: 2 }, "body.a: wanted 1, saw 2"],
  ["another input", "{inputs.question}", "Who", 'body: wanted "Who?", saw "Who"'],
  ["none of several", "{oneOf:a,b}", "c", 'body: wanted "{oneOf:a,b}", saw "c"'],
  ["the hub's id for the provider's", "{model}", "acme/x", 'body: wanted "vendor/x", saw "acme/x"'],
  ["a fact that the call has not", "{version}", "1", "body: {version} is no fact of this call"],
  ["a file that the call has not", "{base64.x}", "", "body: {base64.x} is no file of this call"],
  ["base64 with a prefix", "{base64.clip}", "data:audio/mpeg;base64,AA0K/w==", 'saw "data:'],
])("%s is seen", (_, pattern, seen, line) => {
  const found = see(pattern, seen);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(line);
});

test("other bytes, another type of file, and text for a file are seen", () => {
  const asText = { type: clip.type, bytes: Buffer.from(clip.bytes.toString("utf8")) };
  expect(see("{bytes.clip}", asText)).toEqual([
    "body: wanted 4 bytes of audio/mpeg (000d0aff…), saw 6 bytes of audio/mpeg (000d0aefbfbd…)",
  ]);
  expect(see("{bytes.clip}", { ...clip, type: "audio/wav" })).toEqual([
    'body (type): wanted "audio/mpeg", saw "audio/wav"',
  ]);
  expect(see("{bytes.clip}", "sample.mp3")).toHaveLength(1);
});

test("values as they are hold no patterns", () => {
  expect(same({ a: "{any}" }, { a: 1 }, "body")).toEqual(['body.a: wanted "{any}", saw 1']);
  expect(same([{ a: 0 }], [{ a: 0, b: 1 }], "body")).toEqual(["body[0].b: not wanted, saw 1"]);
  expect(same({ a: { b: 0 } }, { a: { b: 0 } }, "body")).toEqual([]);
});

test("members that a pattern leaves open are named", () => {
  expect(unnamed({ a: 1, "b?": 2, "...": "{any}" }, { a: 1, b: 2, c: 3 })).toEqual(["c"]);
});
