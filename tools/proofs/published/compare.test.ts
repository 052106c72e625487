// Each kind of difference is found.
import type { Plugin } from "hubsmith";
import groq from "hubsmith/plugins/providers/groq";
import { contracts } from "hubsmith/plugins/contracts";
import { expect, test } from "vitest";
import { compare, type Part } from "./compare.ts";
import { type Extract, readExtracts, type Schema } from "./sources.ts";

const { default: contract } = await contracts.find(({ provider }) => provider === "groq")!.load();
const extract = readExtracts().find((candidate) => candidate.provider === "groq")!;
const NAME = "groq.types.chat.completion_create_params.CompletionCreateParams";
const ANSWER = "groq.types.chat.chat_completion.ChatCompletion";

function foundIn(changed: Partial<Extract>): readonly string[] {
  const provider = groq as Plugin<"provider">;
  const rows = compare(provider, contract, { ...extract, ...changed }, {});
  return rows
    .find(({ task }) => task === "conversational")!
    .differences.map(({ part, at }) => `${part satisfies Part} ${at}`);
}

const before = foundIn({});

function addedBy(type: string, change: (properties: Record<string, Schema>) => Partial<Schema>) {
  const { properties, ...rest } = extract.definitions[type]! as { properties: never };
  const changed = { properties, ...rest, ...change(properties) };
  return foundIn({ definitions: { ...extract.definitions, [type]: changed } }).filter(
    (line) => !before.includes(line),
  );
}

// Without the member, if there is no schema.
function changedAt(
  properties: Record<string, Schema>,
  name: string,
  schema: Schema | undefined,
): Record<string, Schema> {
  const others = Object.entries(properties).filter(([other]) => other !== name);
  return Object.fromEntries(schema === undefined ? others : [...others, [name, schema]]);
}

test("a known difference is the only one", () => {
  expect(before).toEqual(["body max_tokens"]);
});

test.each<[string, Schema | undefined]>([
  ["unknown", undefined],
  ["deprecated", { deprecated: true }],
  ["of another type", { type: "string" }],
  ["out of range", { type: "number", maximum: 0.1 }],
])("a field that is %s", (_, schema) => {
  const changed = addedBy(NAME, (properties) => ({
    properties: changedAt(properties, "temperature", schema),
  }));
  expect(changed).toEqual(["body temperature"]);
});

test("a required field that is missing", () => {
  expect(addedBy(NAME, () => ({ required: ["model", "user"] }))).toEqual(["body user"]);
});

test("another route", () => {
  const operations = extract.operations.map((operation) => ({
    ...operation,
    url: `${operation.url}/2`,
  }));
  expect(foundIn({ operations })).toContain("route POST");
});

test("a path of the response that does not exist", () => {
  const faults = addedBy(ANSWER, (properties) => ({
    properties: changedAt(properties, "choices", undefined),
  }));
  expect(faults).toEqual(["answer choices.0.message.content"]);
});

test("an error of another form", () => {
  const error = { type: "object", properties: { error: { type: "string" } } };
  expect(foundIn({ error })).toContain("error error");
});

test("a published model for which no request is made", () => {
  const operations = extract.operations.map((operation) => ({
    ...operation,
    model: "https://elsewhere",
  }));
  expect(foundIn({ operations })).toContain("route https://elsewhere");
});
