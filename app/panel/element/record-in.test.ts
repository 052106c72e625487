// The record of an element, from attributes or JSON.
import { expect, test } from "vitest";
import { recordIn } from "./record-in.ts";

const ALL = { model: "a/b", task: "text-generation", library: "mlx", tags: "x,  y\nz" };
const FIELDS = { pipeline_tag: "text-generation", library_name: "mlx", tags: ["x", "y", "z"] };

test.each([
  [{ model: "a/b" }, undefined, { id: "a/b" }],
  [ALL, undefined, { id: "a/b", ...FIELDS }],
  [{ model: "a/b" }, '{"tags":["x"]}', { id: "a/b", tags: ["x"] }],
  [{ model: "a/b" }, '{"id":"c/d"}', { id: "c/d" }],
])("attributes are enough for a record, and JSON has precedence: %j %j", (given, json, record) => {
  expect(recordIn(given, json)).toEqual({ record });
});

test.each([
  [undefined, "The model is missing"],
  ["{'id'}", "is invalid JSON"],
  ["[]", "not a JSON object"],
  ["null", "not a JSON object"],
])("invalid input has a reason: %j", (json, why) => {
  const fault: unknown = expect.stringContaining(why);
  expect(recordIn({}, json)).toMatchObject({ fault });
});
