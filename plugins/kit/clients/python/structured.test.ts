import { render } from "hubsmith/code";
import { expect, test } from "vitest";
import { classOf } from "./structured.ts";

const formatOf = (schema: object, more: object = { name: "river", strict: true }) => ({
  type: "json_schema",
  json_schema: { ...more, schema: { type: "object", additionalProperties: false, ...schema } },
});
const RIVER = {
  properties: { name: { type: "string" }, length_km: { type: "integer" } },
  required: ["name", "length_km"],
};

test("a schema of simple members is a class", () => {
  expect(render(classOf(formatOf(RIVER))!.statements)).toBe(
    "from pydantic import BaseModel\n\nclass River(BaseModel):\n    name: str\n    length_km: int",
  );
  expect(classOf(formatOf(RIVER, { name: "long_river", strict: true }))?.name).toBe("LongRiver");
});

// The SDK would send another schema than the given one.
test.each([
  ["an optional member", formatOf({ ...RIVER, required: ["name"] })],
  ["other members", formatOf({ ...RIVER, additionalProperties: true })],
  ["a description", formatOf({ ...RIVER, description: "A river" })],
  [
    "a member with a range",
    formatOf({ properties: { a: { type: "integer", minimum: 1 } }, required: ["a"] }),
  ],
  ["a list", formatOf({ properties: { a: { type: "array" } }, required: ["a"] })],
  ["a keyword", formatOf({ properties: { class: { type: "string" } }, required: ["class"] })],
  ["a schema that is not strict", formatOf(RIVER, { name: "river" })],
  ["the name of an import", formatOf(RIVER, { name: "base_model", strict: true })],
  ["a name with code", formatOf(RIVER, { name: "a): pass #", strict: true })],
  ["another format", { type: "json_object" }],
  ["nothing", undefined],
])("%s is no class", (_, format) => {
  expect(classOf(format)).toBe(undefined);
});
