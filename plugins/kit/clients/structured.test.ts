import { render } from "hubsmith/code";
import { expect, test } from "vitest";
import { objectOf } from "./js/structured.ts";
import { classOf } from "./python/structured.ts";
import { simpleSchema } from "./structured.ts";

const formatOf = (schema: object, more: object = { name: "river", strict: true }) => ({
  type: "json_schema",
  json_schema: {
    ...more,
    schema: { type: "object", additionalProperties: false, ...schema },
  },
});
const RIVER = {
  properties: { name: { type: "string" }, length_km: { type: "integer" } },
  required: ["name", "length_km"],
};

test("a schema of simple members is a class of Pydantic, and an object of Zod", () => {
  const schema = simpleSchema(formatOf(RIVER));
  expect(render(classOf(schema)!.statements)).toBe(
    "from pydantic import BaseModel\n\nclass River(BaseModel):\n    name: str\n    length_km: int",
  );
  const { definition, format } = objectOf(schema, "zodTextFormat")!;
  expect(render(definition)).toBe(
    'import { z } from "zod";\n\n' +
      "const River = z.object({ name: z.string(), length_km: z.int() });",
  );
  expect(render(format)).toMatch(/zodTextFormat\(River, "river"\)$/);
  expect(simpleSchema(formatOf(RIVER, { name: "long_river", strict: true }))?.name).toBe(
    "LongRiver",
  );
});

// The SDK would send another schema than the given one.
test.each([
  ["an optional member", formatOf({ ...RIVER, required: ["name"] })],
  ["other members", formatOf({ ...RIVER, additionalProperties: true })],
  ["a description", formatOf({ ...RIVER, description: "A river" })],
  [
    "a member with a range",
    formatOf({
      properties: { a: { type: "integer", minimum: 1 } },
      required: ["a"],
    }),
  ],
  ["a list", formatOf({ properties: { a: { type: "array" } }, required: ["a"] })],
  ["a schema that is not strict", formatOf(RIVER, { name: "river" })],
  ["another format", { type: "json_object" }],
  ["nothing", undefined],
])("%s is no simple schema", (_, format) => {
  expect(simpleSchema(format)).toBe(undefined);
});

test("a member that Pydantic or Python has no field for is the alias of one", () => {
  const members = ["_id", "model_config", "json", "class", "a-b", "field_1", "name"];
  const properties = Object.fromEntries(members.map((one) => [one, { type: "string" }]));
  const schema = simpleSchema(formatOf({ properties, required: members }));
  expect(render(classOf(schema)!.statements)).toBe(
    [
      "from pydantic import BaseModel, Field\n",
      "class River(BaseModel):",
      '    field_1_: str = Field(alias="_id")',
      '    field_2: str = Field(alias="model_config")',
      '    field_3: str = Field(alias="json")',
      '    field_4: str = Field(alias="class")',
      '    field_5: str = Field(alias="a-b")',
      "    field_1: str",
      "    name: str",
    ].join("\n"),
  );
});

test.each([
  ["the name of an import", "open_aI"],
  ["the name of a function", "field"],
  ["a name with code", "a): pass #"],
])("%s is no name in Python", (_, name) => {
  const simple = simpleSchema(formatOf(RIVER, { name, strict: true }));
  expect(simple).toBeDefined();
  expect(classOf(simple)).toBe(undefined);
});

test.each([
  ["the name of an import", "open_aI"],
  ["a name with code", "a): pass #"],
])("%s is no name in JavaScript", (_, name) => {
  const simple = simpleSchema(formatOf(RIVER, { name, strict: true }));
  expect(objectOf(simple, "zodTextFormat")).toBe(undefined);
});
