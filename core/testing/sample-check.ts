// The sample check of a task: sample inputs match its input types for any record, and examples match their
// parameters.
import type { Plugin, Task } from "../index.ts";
import { isCallable } from "../http/task.ts";
import { type Inputs, type InputType, isJson } from "../record/inputs.ts";
import { isFile } from "../code/value.ts";
import { isPromise } from "../checked/return-schemas.ts";
import { parseParameters } from "../record/parameters.ts";
import type { Check, Finding } from "./check.ts";
import { fixture, type FixtureModel } from "./fixtures.ts";

/** The sample inputs of a task have the declared types, for any record. @public */
export const sampleCheck: Check = {
  id: "samples-fit",
  what: "Samples and examples have the shape that the task declares.",
  why: "The page shows them before the reader types anything.",
  fix: "Return inputs of that shape for every record, even if fields are missing.",
  find: (plugin, { fixtures }) => {
    const bare = fixture("Any model", { id: "example-org/model" });
    return tasksOf(plugin).flatMap((task) => [
      ...examplesOf(task),
      ...[bare, ...fixtures].flatMap((one) => faultsOf(task, one)),
    ]);
  },
};

function tasksOf(plugin: Plugin): readonly Task[] {
  if (plugin["~hub"].kind === "provider")
    return (plugin as Plugin<"provider">).tasks.map(({ task }) => task);
  const task = plugin as Plugin<"task">;
  return plugin["~hub"].kind === "task" && isCallable(task) ? [task] : [];
}

function examplesOf(task: Task): readonly Finding[] {
  const { model } = fixture("Any model", { id: "example-org/model" });
  // Samples of parameters are part of every call, and the kernel rejects invalid ones.
  return Object.entries(task.parameters).flatMap(([name, { example }]) => {
    const read = parseParameters(withoutSamples(task), { [name]: example }, model);
    if ("value" in read) return [];
    const message = `The example of a parameter does not fit its type. ${read.reason} Fix \`example\`.`;
    return [{ message }];
  });
}

const withoutSamples = ({ id, parameters }: Task): Pick<Task, "id" | "parameters"> => ({
  id,
  parameters: Object.fromEntries(
    Object.entries(parameters).map(([name, one]) => [name, { ...one, sample: () => undefined }]),
  ),
});

function faultsOf(task: Task, { name, model }: FixtureModel): readonly Finding[] {
  const give = "Return inputs of that shape for every record, even if fields are missing.";
  const message = `The sample of ${task.id} does not have the shape ${JSON.stringify(task.inputs)}. ${give}`;
  try {
    const sample = task.sample(model);
    // The kernel rejects anything that is not a value.
    const isNone = sample === undefined || sample === null || isPromise(sample);
    return isNone || fits(task.inputs, sample) ? [] : [{ where: name, message }];
  } catch (error) {
    return [{ where: name, message: `The sample of ${task.id} threw: ${String(error)}. ${give}` }];
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
