// Requests of frameworks are equal in their plain form, and truly different ones are still seen.
import { expect, test } from "vitest";
import { plainBody, plainFormat, plainInputs, plainTools } from "./plain-form.ts";

const call = (given: string, more: object = {}): object => ({
  id: "call-1",
  type: "function",
  function: { name: "add", arguments: given, ...more },
});
const messages = [
  { role: "user", content: "Hi" },
  { role: "assistant", content: "", tool_calls: [call('{"a":1}')] },
  { role: "tool", tool_call_id: "call-1", content: "2" },
];
const tool = (parameters: object, more: object = {}): object => ({
  type: "function",
  function: { name: "add", parameters, ...more },
});
const GIVEN = {
  type: "object",
  properties: { a: { type: "integer" }, b: { type: "string" } },
  required: ["a"],
};

test("the same messages, input and defaults in other words are equal", () => {
  const sent = [
    { role: "user", content: [{ type: "text", text: "Hi" }], name: null },
    { role: "assistant", content: null, tool_calls: [call('{"a": 1}')] },
    { role: "tool", tool_call_id: "call-1", content: [{ type: "text", text: "2" }] },
  ];
  const defaults = {
    tool_choice: "auto",
    parallel_tool_calls: true,
    n: 1,
    stream: false,
    stream_options: { include_usage: true },
    seed: null,
  };
  expect(plainBody({ messages: sent, ...defaults }, {})).toEqual({
    messages: plainInputs(messages),
  });
  expect(plainBody({ input: ["Hi"] }, {})).toEqual({ input: "Hi" });
});

test("the schemas that are made of functions are equal", () => {
  const made = {
    title: "add_args",
    type: "object",
    properties: {
      a: { title: "A", type: "integer" },
      b: { anyOf: [{ type: "string" }, { type: "null" }], default: null },
    },
    required: ["a"],
    additionalProperties: false,
  };
  expect(plainTools([tool(made, { strict: true })])).toEqual(plainTools([tool(GIVEN)]));
  const described = plainTools([tool(GIVEN, { description: "Adds." })]);
  const signed = (description: string): unknown => plainTools([tool(GIVEN, { description })]);
  expect(signed("add(a: int, b: str) -> str\nAdds.")).toEqual(described);
  expect(signed("add(a: int, b: str) -> str")).not.toEqual(described);
});

test("the schema of an answer is equal with titles, and differs in a type or in strictness", () => {
  const format = (name: string, type: string, more: object, strict = true): object => ({
    type: "json_schema",
    json_schema: { name, strict, schema: { type: "object", properties: { a: { type } }, ...more } },
  });
  const given = plainFormat(format("long_river", "string", { additionalProperties: false }));
  expect(plainFormat(format("LongRiver", "string", { title: "LongRiver" }))).toEqual(given);
  const lax = { name: "River", schema: { type: "object", properties: { a: { type: "string" } } } };
  expect(plainFormat({ type: "json_schema", json_schema: lax })).toEqual(given);
  expect(plainFormat(format("LongRiver", "integer", {}))).not.toEqual(given);
  expect(plainFormat(format("LongRiver", "string", {}, false))).not.toEqual(given);
});

test("a picture has its default detail, and differs in another", () => {
  const picture = (more: object): unknown => {
    const image = { url: "https://acme.example/a.png", ...more };
    return plainInputs([{ role: "user", content: [{ type: "image_url", image_url: image }] }]);
  };
  expect(picture({ detail: "auto" })).toEqual(picture({}));
  expect(picture({ detail: "low" })).not.toEqual(picture({}));
});

test("other texts, arguments, functions and given parameters are different", () => {
  const others = [
    [{ role: "user", content: [{ type: "text", text: "Ho" }] }],
    [{ role: "system", content: "Hi" }],
    [{ role: "assistant", content: "", tool_calls: [call('{"a": 2}')] }],
    [{ role: "assistant", content: "So", tool_calls: [call('{"a": 1}')] }],
    [{ role: "assistant", content: "", tool_calls: [call('{"a": 1')] }],
  ];
  const plain = plainInputs(messages) as readonly unknown[];
  for (const [at, other] of others.entries())
    expect(plainInputs(other)).not.toEqual([plain[Math.min(at, 1)]]);
  const required = { ...GIVEN, required: ["a", "b"] };
  const typed = { ...GIVEN, properties: { ...GIVEN.properties, a: { type: "number" } } };
  for (const other of [required, typed])
    expect(plainTools([tool(other)])).not.toEqual(plainTools([tool(GIVEN)]));
  expect(plainBody({ tool_choice: "required", n: 2 }, {})).toEqual({
    tool_choice: "required",
    n: 2,
  });
  expect(plainBody({ n: 1 }, { n: 1 })).toEqual({ n: 1 });
  expect(plainBody({ input: ["Hi", "Ho"] }, {})).toEqual({ input: ["Hi", "Ho"] });
});
