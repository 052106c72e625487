import {
  createHub,
  inferenceCall,
  type InferenceOptions,
  inferenceSnippets,
  isAbsence,
  type Plugin,
} from "hubsmith";
import { js, python, type ValueObject } from "hubsmith/code";
import { expect, test } from "vitest";
import openaiJs from "../../clients/js/openai.ts";
import openaiPython from "../../clients/python/openai.ts";
import together from "../../providers/together.ts";
import { toolFunctions } from "./tools.ts";

const hub = createHub([together]);
const model = {
  id: "owner/name",
  tags: ["conversational"],
  pipeline_tag: "text-generation",
};

const toolNamed = (
  name: string,
  properties: ValueObject = { city: { type: "string" } },
): ValueObject => ({
  type: "function",
  function: {
    name,
    parameters: { type: "object", properties, required: ["city"] },
  },
});

function functionsOf(options: InferenceOptions, tag: Parameters<typeof toolFunctions>[1] = python) {
  const call = inferenceCall(hub, {
    model,
    provider: "together",
    providerId: "a/b",
    options,
  });
  if (isAbsence(call)) throw new Error(call.reason);
  return toolFunctions(call, tag);
}

const namesOf = (...args: Parameters<typeof functionsOf>): readonly string[] | undefined =>
  functionsOf(...args)?.map(({ name }) => name);

test("a recipe has the functions of its tools, with what they return", () => {
  expect(functionsOf({ recipe: "tools" })).toEqual([
    {
      name: "river_length",
      calledName: "river_length",
      description: "The length of a river in kilometres",
      parameters: [{ name: "river", type: "string", isRequired: true }],
      result: "6,400 km",
    },
  ]);
});

test("tools of a caller replace those of the recipe", () => {
  const tools = [toolNamed("weather"), toolNamed("time")];
  expect(namesOf({ recipe: "tools", parameters: { tools } })).toEqual(["weather", "time"]);
});

test.each([
  ["a forced function, which the model would call forever", { tool_choice: "required" }],
  ["several responses", { n: 2 }],
  ["a name with code", { tools: [toolNamed("a(); b")] }],
  ["a name that JavaScript keeps for itself", { tools: [toolNamed("a", { eval: {} })] }],
  ["an argument with code", { tools: [toolNamed("a", { "b=c": { type: "string" } })] }],
  ["two functions of one name", { tools: [toolNamed("a"), toolNamed("a")] }],
  ["no function", { tools: [] }],
  ["another tool", { tools: [{ type: "web_search" }] }],
] as readonly (readonly [string, ValueObject])[])("no loop for %s", (_, parameters) => {
  expect(functionsOf({ recipe: "tools", parameters })).toBe(undefined);
});

test("an argument may have the name of a variable, and those that a model must pass are first", () => {
  const properties = {
    body: { type: "string" },
    messages: {},
    city: {},
    call: {},
  };
  const [first] = functionsOf({
    parameters: { tools: [toolNamed("weather", properties)] },
  })!;
  expect(first!.parameters.map(({ name }) => name)).toEqual(["city", "body", "messages", "call"]);
});

test("keywords are those of the language", () => {
  const parameters = { tools: [toolNamed("lambda")] };
  expect(namesOf({ parameters }, python)).toEqual(["tool_lambda"]);
  expect(namesOf({ parameters }, js)).toEqual(["lambda"]);
});

test("a function whose name is none in the program has another name there", () => {
  const parameters = {
    tools: ["get-weather", "messages", "3d", "_id"].map((name) => toolNamed(name)),
  };
  const named = {
    "get-weather": "get_weather",
    messages: "tool_messages",
    "3d": "tool_3d",
    _id: "tool__id",
  };
  const functions = functionsOf({ recipe: "tools", parameters })!;
  expect(
    Object.fromEntries(functions.map(({ name, calledName }) => [calledName, name])),
  ).toMatchObject(named);
  const codeOf = (client: Plugin<"client">): string => {
    const options = { recipe: "tools", parameters };
    const hub = createHub([together, client]);
    const request = { model, provider: "together", providerId: "a/b", options };
    return inferenceSnippets(hub, request).snippets[0]!.content;
  };
  expect(codeOf(openaiPython)).toContain('"get-weather": get_weather');
  expect(codeOf(openaiPython)).toContain("def get_weather(");
  expect(codeOf(openaiJs)).toContain('"get-weather": get_weather');
});
