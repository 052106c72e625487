// Each kind of difference is found.
import type { Plugin } from "hubsmith";
import groq from "hubsmith/plugins/providers/groq";
import { contracts } from "hubsmith/plugins/contracts";
import { expect, test } from "vitest";
import { compare, type Part } from "./compare.ts";
import { type Extract, type Operation, readExtracts, type Schema } from "./sources.ts";

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

/** The extract with another type. */
function changed(
  type: string,
  more: (properties: Record<string, Schema>) => object,
): Partial<Extract> {
  const { properties, ...rest } = extract.definitions[type] as { properties: never };
  const definition = { properties, ...rest, ...more(properties) };
  return { definitions: { ...extract.definitions, [type]: definition } };
}

/** The extract with another schema of a field, or without the field. */
const field = (type: string, name: string, schema?: Schema): Partial<Extract> =>
  changed(type, (properties) => ({
    properties: Object.fromEntries(
      Object.entries({ ...properties, [name]: schema }).filter(([, one]) => one !== undefined),
    ),
  }));

const operations = (more: (operation: Operation) => Partial<Operation>): Partial<Extract> => ({
  operations: extract.operations.map((operation) => ({ ...operation, ...more(operation) })),
});

const KNOWN = foundIn({});

test.each<readonly [what: string, extract: Partial<Extract>, found: string]>([
  ["an unknown field", field(NAME, "temperature"), "body temperature"],
  ["a deprecated field", field(NAME, "temperature", { deprecated: true }), "body temperature"],
  ["another type", field(NAME, "temperature", { type: "string" }), "body temperature"],
  ["a smaller range", field(NAME, "temperature", { maximum: 0.1 }), "body temperature"],
  ["a required field", changed(NAME, () => ({ required: ["model", "user"] })), "body user"],
  ["another route", operations(({ url }) => ({ url: `${url}/2` })), "route POST"],
  ["no path of the answer", field(ANSWER, "choices"), "answer choices.0.message.content"],
  [
    "another error",
    { error: { type: "object", properties: { error: { type: "string" } } } },
    "error error",
  ],
  [
    "a model that is never called",
    operations(() => ({ model: "https://elsewhere" })),
    "route https://elsewhere",
  ],
])("%s", (_, more, wanted) => {
  expect(KNOWN).toEqual(["body max_tokens"]);
  expect(foundIn(more)).toContain(wanted);
});
