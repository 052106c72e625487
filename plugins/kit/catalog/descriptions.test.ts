// Each parameter of our tasks is described, and each description is of one.
import { loadPlugins, type Plugin } from "hubsmith";
import { taskEntries } from "hubsmith/plugins";
import { expect, test } from "vitest";
import { descriptionOf } from "./descriptions.ts";

const { plugins } = await loadPlugins(taskEntries);
const parameters = (plugins as Plugin<"task">[]).flatMap(({ id, parameters = {} }) =>
  Object.entries(parameters).map(([name, parameter]) => ({ id, name, parameter })),
);

test("every parameter has a description, which is a sentence", () => {
  expect(parameters.length).toBeGreaterThan(100);
  const texts = parameters.map(
    ({ id, name, parameter }) => parameter.description ?? descriptionOf(id, name),
  );
  expect(texts.filter((text) => !/^[A-Z0-9].+\.$/.test(text ?? ""))).toEqual([]);
});

test("a task may mean something else by a name", () => {
  const general = descriptionOf("fill-mask", "top_k");
  expect(descriptionOf("text-generation", "top_k")).not.toBe(general);
  expect(descriptionOf("fill-mask", "__proto__")).toBeUndefined();
});
