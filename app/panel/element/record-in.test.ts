// The record of an element, from attributes or JSON.
import { expect, test } from "vitest";
import { recordIn } from "./record-in.ts";

const NONE = { model: null, task: null, library: null, tags: null };

test("attributes are enough for a record", () => {
  expect(recordIn({ ...NONE, model: "a/b" }, undefined)).toEqual({ record: { id: "a/b" } });
  const attributes = { model: "a/b", task: "text-generation", library: "mlx", tags: "x,  y\nz" };
  expect(recordIn(attributes, undefined)).toEqual({
    record: {
      id: "a/b",
      pipeline_tag: "text-generation",
      library_name: "mlx",
      tags: ["x", "y", "z"],
    },
  });
});

test("JSON has precedence, and may leave the id to the attribute", () => {
  expect(recordIn({ ...NONE, model: "a/b" }, '{"tags":["x"]}')).toEqual({
    record: { id: "a/b", tags: ["x"] },
  });
  expect(recordIn({ ...NONE, model: "a/b" }, '{"id":"c/d"}')).toEqual({ record: { id: "c/d" } });
});

test.each([
  [NONE, undefined, "The model is missing"],
  [NONE, "{'id'}", "is invalid JSON"],
  [NONE, "[]", "not a JSON object"],
  [NONE, "null", "not a JSON object"],
])("invalid input has a reason: %j %j", (attributes, json, why) => {
  expect(recordIn(attributes, json)).toMatchObject({
    fault: expect.stringContaining(why) as string,
  });
});
