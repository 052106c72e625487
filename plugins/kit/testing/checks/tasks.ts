// The checks of tasks: samples have the declared types, and tasks that plugins refer to are registered.
import { isAbsence } from "#core/base/issue";
import { isDeepStrictEqual } from "node:util";
import { closestName } from "#core/base/describe";
import { createCheckedHub } from "#core/checked/index";
import { isPromise } from "#core/checked/return-schemas";
import { isFile } from "#core/code/value";
import { firstDuplicate } from "#core/checked/kind-check";
import { isCallable, type Recipe } from "#core/kinds/task";
import type { Hub, Plugin, Task } from "hubsmith";
import { type Inputs, type InputType, isJson } from "#core/kinds/inputs";
import type { Value } from "#core/code/value";
import {
  canonicalName,
  type Parameter,
  PARAMETER_TYPES,
  parseParameters,
} from "#core/kinds/parameters";
import { suggestion } from "#core/snippets/options";
import { attempt, byKind, type Check, type CheckContext, type Finding, onlyOf } from "./check.ts";
import { ofKind } from "../subjects/companions.ts";
import { anyModel, type FixtureModel } from "../subjects/fixtures.ts";

export const sampleCheck: Check = {
  id: "samples-fit",
  what: "Samples and examples have the shape that the task declares.",
  why: "The page shows them before the reader types anything.",
  fix: "Return inputs of that shape for every record, even if fields are missing.",
  *find(plugin, { fixtures }) {
    for (const task of tasksOf(plugin)) {
      yield* exampleFaults(task);
      for (const model of [anyModel, ...fixtures]) yield* sampleFaults(task, model);
    }
  },
};

function tasksOf(plugin: Plugin): readonly Task[] {
  if (plugin["~hub"].kind === "provider")
    return (plugin as Plugin<"provider">).tasks.map(({ task }) => task);
  const task = plugin as Plugin<"task">;
  return plugin["~hub"].kind === "task" && isCallable(task) ? [task] : [];
}

function* exampleFaults({ id, parameters }: Task): Iterable<Finding> {
  for (const [name, { example, ...parameter }] of Object.entries(parameters)) {
    // Samples of parameters are part of every call, and the kernel rejects invalid ones.
    const spec = { id, parameters: { [name]: { ...parameter, example, sample: () => undefined } } };
    const read = parseParameters(spec, { [name]: example }, anyModel.model);
    if (!isAbsence(read)) continue;
    const message = `The example of a parameter does not fit its type. ${read.reason} Fix \`example\`.`;
    yield { message };
  }
}

function* sampleFaults(task: Task, { name: where, model }: FixtureModel): Iterable<Finding> {
  const give = "Return inputs of that shape for every record, even if fields are missing.";
  const message = `The sample of ${task.id} does not have the shape ${JSON.stringify(task.inputs)}. ${give}`;
  try {
    const sample = task.sample(model);
    // The kernel rejects anything that is not a value.
    const isNone = sample === undefined || sample === null || isPromise(sample);
    if (!isNone && !fits(task.inputs, sample)) yield { where, message };
  } catch (error) {
    yield { where, message: `The sample of ${task.id} threw: ${String(error)}. ${give}` };
  }
}

function fits(inputs: Inputs, sample: unknown): boolean {
  if (typeof inputs === "string") return fitsType(inputs, sample);
  if (typeof sample !== "object" || sample === null) return false;
  const given = sample as Readonly<Record<string, unknown>>;
  const names = Object.keys(inputs);
  return (
    Object.keys(given).length === names.length &&
    names.every((name) => Object.hasOwn(given, name) && fitsType(inputs[name]!, given[name]))
  );
}

function fitsType(type: InputType, sample: unknown): boolean {
  if (type === "text") return isTextual(sample);
  if (type === "texts")
    return Array.isArray(sample) && sample.length > 0 && sample.every(isTextual);
  if (type === "json") return isJson(sample);
  return isFile(sample) && sample.type.startsWith(`${type}/`);
}

const isTextual = (value: unknown): boolean => typeof value === "string" && value !== "";

type Range = NonNullable<Parameter["range"]>;

const isInside = ([min, max = Infinity]: Range, value: unknown): boolean =>
  typeof value !== "number" || (value >= min && value <= max);

export const parametersCheck: Check = {
  id: "ranges-fit",
  what: "The range of a parameter has the smaller number first, and its example is inside.",
  why: "Every value of a reader would be reported, and the form would show an example that is rejected.",
  fix: "Fix `range` or `example`.",
  find: onlyOf("task", function* ({ parameters = {} }) {
    for (const [where, { range, example }] of Object.entries(parameters)) {
      if (range === undefined) continue;
      const [min, max = Infinity] = range;
      const shown = JSON.stringify(range);
      if (min > max)
        yield { where, message: `\`range\` is ${shown}. Write the smaller number first.` };
      else if (!isInside(range, example))
        yield { where, message: `\`example\` is outside \`range\`, ${shown}. Fix one of them.` };
    }
  }),
};

export const recipesCheck: Check = {
  id: "recipes-fit",
  what: "Each recipe has its own id, known parameters with values that fit, and a sample with every input.",
  why: "A recipe that does not fit its task prints a call that every provider rejects.",
  fix: "Fix the id, the parameter, the value or the sample of the recipe.",
  find: onlyOf("task", function* (task, { fixtures }) {
    const { recipes = [] } = task;
    const twice = firstDuplicate(recipes.map(({ id }) => id));
    if (twice !== undefined)
      yield { message: `Two recipes have the id "${twice}". Give each its own id.` };
    if (!isCallable(task)) return;
    for (const recipe of recipes) {
      for (const message of parameterFlaws(task, recipe)) yield { where: recipe.id, message };
      for (const { name, model } of [anyModel, ...fixtures]) {
        const sample: unknown = attempt(() => recipe.sample?.(model));
        // The kernel rejects anything that is not a value.
        if (sample === undefined || sample === null || isPromise(sample)) continue;
        if (isAbsence(sample) || fits(task.inputs, sample)) continue;
        const message = `The sample of the recipe "${recipe.id}" does not have the shape ${JSON.stringify(task.inputs)}. Return every input, or an absence.`;
        yield { where: name, message };
      }
    }
  }),
};

function* parameterFlaws(task: Task, { parameters = {} }: Recipe): Iterable<string> {
  const { parameters: known } = task;
  for (const [given, value] of Object.entries(parameters)) {
    const name = canonicalName(task, given);
    const { range, type } = known[name ?? ""] ?? {};
    if (type === undefined)
      yield `The task has no parameter "${given}".${suggestion(Object.keys(known), given)} Fix the name, or add the parameter.`;
    else if (!PARAMETER_TYPES[type].fits(value as Value))
      yield `"${given}" must be ${PARAMETER_TYPES[type].wanted}. Fix the value.`;
    else if (range !== undefined && !isInside(range, value))
      yield `"${given}" is ${JSON.stringify(value)}, which is outside ${JSON.stringify(range)}. Fix the value.`;
  }
}

export const keysCheck: Check = {
  id: "keys-are-tasks",
  what: "Every task that the plugin refers to is a registered task.",
  why: "A handler of an unknown task is never used. A task of another shape gets unexpected inputs.",
  fix: 'Import the task from "hubsmith/tasks", or pass your own task plugin in `companions`.',
  find: byKind({
    provider: ({ tasks }, context) => keysIn({ tasks }, context),
    client: ({ templates }, context) => keysIn({ templates }, context),
  }),
};

function* keysIn(
  lists: Readonly<Record<string, readonly { readonly task: Task }[]>>,
  { companions }: CheckContext,
): Iterable<Finding> {
  const hub = createCheckedHub(ofKind(companions, "task"));
  for (const [list, named] of Object.entries(lists))
    for (const [at, { task }] of named.entries()) {
      const message = keyFlaw(task, hub);
      if (message !== undefined) yield { where: `${list}[${at}]`, message };
    }
}

const idsIn = ({ tasks }: Hub): readonly string[] => tasks.list.map(({ id }) => id);

function keyFlaw(key: Task, hub: Hub): string | undefined {
  const { id } = key;
  const task = hub.tasks.get(id);
  if (task === undefined) {
    const near = closestName(idsIn(hub), id);
    return (
      near &&
      `The task has the id "${id}", but the registered task has "${near}". Pass the registered task to \`serves\` or \`template\`, or give your own task another id.`
    );
  }
  if (task.id !== id)
    return `The task has the id "${id}", which is an alias of the plugin "${task.id}", so it is never used. Pass that plugin to \`serves\` or \`template\`.`;
  if (isDeepStrictEqual([task.inputs, task.output], [key.inputs, key.output])) return undefined;
  const shape = (plugin: Plugin<"task">): string =>
    `${JSON.stringify(plugin.inputs)} → ${JSON.stringify(plugin.output)}`;
  return `The task "${id}" differs from the registered task: ${shape(key)} instead of ${shape(task)}. Pass the registered task to \`serves\` or \`template\`.`;
}
