// Requests of frameworks that are truly different have another plain form. That those in other words are equal is seen in every run
// of a framework.
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

test("another signature, type, strictness and detail are different", () => {
  const signed = (description: string): unknown => plainTools([tool(GIVEN, { description })]);
  expect(signed("add(a: int, b: str) -> str\nAdds.")).toEqual(signed("Adds."));
  expect(signed("add(a: int, b: str) -> str")).not.toEqual(signed("Adds."));
  const format = (type: string, strict = true): unknown =>
    plainFormat({
      type: "json_schema",
      json_schema: { name: "River", strict, schema: { properties: { a: { type } } } },
    });
  expect(format("integer")).not.toEqual(format("string"));
  expect(format("string", false)).not.toEqual(format("string"));
  const picture = (detail: string): unknown => {
    const image_url = { url: "https://acme.example/a.png", detail };
    return plainInputs([{ role: "user", content: [{ type: "image_url", image_url }] }]);
  };
  expect(picture("low")).not.toEqual(picture("auto"));
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
