// Checks tasks.
import { isObject } from "../base/describe.ts";
import { isAbsence } from "../base/issue.ts";
import type { Plugin } from "../kinds/index.ts";
import { isJson, type InputType } from "../kinds/inputs.ts";
import { type Parameter, PARAMETER_TYPES, type ParameterType } from "../kinds/parameters.ts";
import {
  type HubServers,
  isCallable,
  type Output,
  type Recipe,
  type RouterApi,
  type Task,
  type TaskSpec,
  type ToolCalls,
} from "../kinds/task.ts";
import { firstDuplicate, type KindCheck } from "./kind-check.ts";
import { withCheckedResults, withMethods } from "./methods.ts";
import { checkedRequest } from "./requests.ts";
import { checkedAnswer, isPromise, wrongReturn } from "./return-schemas.ts";
import * as is from "./schema.ts";
import {
  arrayOf,
  looseObject,
  oneOf,
  optional,
  record,
  type Schema,
  strictObject,
} from "./schema.ts";

const input = oneOf<InputType>("text", "texts", "json", "image", "audio", "video");
const inputs: Schema = (value, ...more) =>
  (isObject(value) ? record(input) : input)(value, ...more);

const json = is.primitive("an object", "{}", (value) => isObject(value) && isJson(value));

const parameter = strictObject<Parameter>({
  type: oneOf<ParameterType>("text", "texts", "number", "count", "seed", "boolean", "size", "json"),
  label: is.string,
  description: optional(is.string),
  example: is.defined,
  range: optional(
    is.primitive(
      "one or two numbers",
      "[0, 1]",
      (value) =>
        Array.isArray(value) &&
        [1, 2].includes(value.length) &&
        value.every((limit) => typeof limit === "number"),
    ),
  ),
  aliases: is.strings,
  streamed: optional(is.boolean),
  sample: optional(is.func),
});

export const task: KindCheck<"task"> = {
  schemas: () => ({
    label: is.string,
    modality: oneOf<TaskSpec["modality"]>(
      "audio",
      "cv",
      "multimodal",
      "nlp",
      "other",
      "rl",
      "tabular",
    ),
    isInternal: optional(is.boolean),
    inputs: optional(inputs),
    output: optional(oneOf<Output>("json", "image", "audio", "video")),
    parameters: optional(record(parameter)),
    convert: optional(is.func),
    sample: optional(is.func),
    streams: optional(is.boolean),
    takesSeveral: optional(is.boolean),
    callAs: optional(is.func),
    hubServers: optional(
      strictObject<HubServers>({
        path: optional(is.string),
        parameters: optional(oneOf("inside", "beside")),
        answer: optional(looseObject({ kind: is.string })),
        alsoServes: is.strings,
      }),
    ),
    recipes: optional(
      arrayOf(
        strictObject<Recipe>({
          id: is.string,
          label: is.string,
          parameters: optional(json),
          sample: optional(is.func),
          feature: optional(is.string),
          results: optional(record(is.string)),
        }),
      ),
    ),
    routerApi: optional(strictObject<RouterApi<unknown>>({ request: is.func, answer: is.func })),
    wireOf: optional(is.string),
    toolCalls: optional(
      strictObject<ToolCalls>({
        items: is.string,
        history: is.string,
        inMessages: optional(is.boolean),
        type: is.string,
        arguments: is.string,
        id: is.string,
        result: strictObject<ToolCalls["result"]>({
          type: is.string,
          id: is.string,
          content: is.string,
        }),
      }),
    ),
    page: optional(looseObject({ summary: is.string })),
  }),
  notJson: ["routerApi"],
  conflictIn,
  withCheckedReturns: checkedTask,
};

function checkedTask(task: Plugin<"task">): Plugin<"task"> {
  const { inputs, parameters, recipes, routerApi } = task;
  const checked = withCheckedResults(task, {
    sample: (sample) => checkedSample(sample, inputs),
    convert: (converted) => checkedSample(converted, inputs, "convert"),
    callAs: (other) => {
      if (other === undefined || isTask(other)) return other;
      throw wrongReturn("callAs", other, "a task made with defineTask, or undefined");
    },
  });
  return withMethods(checked, {
    recipes: recipes?.map((recipe) =>
      withCheckedResults(recipe, {
        sample: (sample) =>
          sample === undefined || isAbsence(sample)
            ? sample
            : checkedSample(sample, inputs, "recipes.sample"),
      }),
    ),
    parameters:
      parameters &&
      Object.fromEntries(
        Object.entries(parameters).map(([name, parameter]) => [
          name,
          withCheckedResults(parameter, {
            sample: (sample) => {
              const { wanted, fits } = PARAMETER_TYPES[parameter.type];
              if (sample === undefined || (!isPromise(sample) && fits(sample))) return sample;
              throw wrongReturn(`parameters.${name}.sample`, sample, `${wanted}, or undefined`);
            },
          }),
        ]),
      ),
    routerApi:
      routerApi &&
      withMethods(routerApi, {
        request: (context) => checkedRequest(routerApi.request(context), context),
        answer: (streaming) => checkedAnswer(() => routerApi.answer(streaming)),
      }),
  });
}

const isTask = (value: unknown): value is Task =>
  isObject(value) && typeof value["id"] === "string" && isCallable(value as unknown as Task);

// Only checks for JSON. The test kit checks the shape.
function checkedSample<T>(sample: T, inputs: unknown, name = "sample"): T {
  if (sample !== null && !isPromise(sample) && isJson(sample)) return sample;
  throw wrongReturn(name, sample, `inputs of the type ${JSON.stringify(inputs)}`);
}

function conflictIn({ inputs, output, sample, parameters }: Plugin<"task">): string | undefined {
  const parts = Object.entries({ inputs, output, sample, parameters });
  const missing = parts.filter(([, part]) => part === undefined).map(([name]) => name);
  if (missing.length > 0 && missing.length < parts.length)
    return `${missing.join(" and ")} must be set: a task for providers has inputs, output, parameters and sample. Set all four, or none.`;
  if (typeof inputs === "object" && Object.keys(inputs).length === 0)
    return 'inputs must not be empty. Write `inputs: "text"`, or `inputs: { question: "text" }`.';
  const names = Object.entries(parameters ?? {}).flatMap(([name, { aliases = [] }]) => [
    name,
    ...aliases,
  ]);
  const duplicate = firstDuplicate(names);
  return duplicate === undefined
    ? undefined
    : `parameters has the name ${JSON.stringify(duplicate)} twice, as a name or an alias. Remove one.`;
}
