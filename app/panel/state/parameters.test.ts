// Typed parameters become values of their types, and errors are reported at the field.
import { inferenceSnippets } from "hubsmith";
import { expect, test } from "vitest";
import { panelOf } from "./panel.ts";
import type { ParameterField } from "./parameters.ts";
import type { PanelStore } from "./store.ts";
import { smallEntries, smallModel, smallPanel } from "../../testing/small-hub.ts";

async function painting(asked: Readonly<Record<string, string>> = {}): Promise<PanelStore> {
  const store = smallPanel(smallEntries().entries, "paints");
  await store.actions.load();
  for (const [name, text] of Object.entries(asked)) store.actions.ask(name, text);
  return store;
}

const fieldOf = (store: PanelStore, name: string): ParameterField =>
  panelOf(store.getState()).call.parameters.find((one) => one.name === name)!;

/** The parameters of the snippet on the page, from the kernel. */
function codeWith(store: PanelStore, parameters: object): boolean {
  const { call, model } = panelOf(store.getState());
  const { provider } = call;
  const { snippets } = inferenceSnippets(store.getState().hub, {
    model,
    provider,
    options: { parameters: { ...parameters } },
  });
  return call.client?.content === snippets.find(({ client }) => client === "plain")?.content;
}

test("each parameter of the task has a field: those of the sample are filled, the others show an example", async () => {
  const { parameters } = panelOf((await painting()).getState()).call;
  expect(
    parameters.map(({ name, type, text, placeholder, isShown }) => [
      name,
      type,
      text,
      placeholder,
      isShown,
    ]),
  ).toEqual([
    ["style", "text", "watercolour", "watercolour", true],
    ["colours", "texts", "red\nblue", "red\nblue", true],
    ["strength", "number", "", "0.5", false],
    ["steps", "count", "", "9", false],
    ["seed", "seed", "", "7", false],
    ["framed", "boolean", "", "true", false],
    ["size", "size", "", "640×512", false],
    ["extra", "json", "", '{"a":[1]}', false],
  ]);
  expect(parameters.filter(({ error, note, isLeftOut }) => error ?? note ?? isLeftOut)).toEqual([]);
});

test("a task without parameters has no fields for them", async () => {
  const store = await painting();
  await store.actions.show(smallModel("compares"));
  expect(panelOf(store.getState()).call.parameters).toEqual([]);
  await store.actions.show(smallModel("silent"));
  expect(panelOf(store.getState()).call.parameters).toEqual([]);
});

test.each([
  ["style", "oil on wood", "oil on wood"],
  ["colours", "red\n\ndark green\r\n", ["red", "dark green"]],
  ["strength", " -1.5e-2 ", -0.015],
  ["strength", ".5", 0.5],
  ["steps", "30", 30],
  ["seed", "0", 0],
  ["framed", "true", true],
  ["framed", "false", false],
  ["size", "640×512", { width: 640, height: 512 }],
  ["extra", '{"b": [null, "x"]}', { b: [null, "x"] }],
  ["extra", '"auto"', "auto"],
])("%s typed as %j is sent as %j", async (name, text, value) => {
  const store = await painting({ [name]: text });
  expect(fieldOf(store, name)).toMatchObject({ text, isLeftOut: false });
  expect(fieldOf(store, name)).not.toHaveProperty("error");
  expect(codeWith(store, { [name]: value })).toBe(true);
  expect(codeWith(store, {})).toBe(false);
});

test.each([
  ["steps", "1.5", "The parameter steps of text-to-image must be an integer of at least 0."],
  ["steps", "-1", "Pass an integer of at least 0, or leave steps out. Until then it is ignored."],
  ["seed", "9007199254740993", "must be an integer of at least 0"],
  ["strength", "0,5", "must be a number"],
  ["strength", "0x10", "must be a number"],
  ["strength", "1e999", "must be a number"],
  ["size", "640×", "must be an object with width and height"],
  ["size", "640×-5", "must be an object with width and height"],
  ["extra", "{a: 1}", "Invalid JSON."],
])("%s typed as %j is rejected at its field, and is not in the code", async (name, text, words) => {
  const store = await painting({ [name]: text });
  expect(fieldOf(store, name)).toMatchObject({
    text,
    isLeftOut: true,
    error: expect.stringContaining(words),
  });
  expect(codeWith(store, {})).toBe(true);
});

test("JSON that is nested too deep is rejected at its field", async () => {
  const store = await painting({ extra: "[".repeat(5000) + "]".repeat(5000) });
  expect(fieldOf(store, "extra").error).toContain("levels deep");
  expect(codeWith(store, {})).toBe(true);
});

test("one wrong value does not affect others, and each is reported", async () => {
  const store = await painting({ steps: "many", seed: "x", strength: "0.25" });
  expect(fieldOf(store, "steps").error).toContain("parameter steps");
  expect(fieldOf(store, "seed").error).toContain("parameter seed");
  expect(codeWith(store, { strength: 0.25 })).toBe(true);
});

test.each(["", "  ", "\n"])("a field with %j is not sent", async (text) => {
  const all = ["strength", "steps", "seed", "framed", "size", "extra"];
  const store = await painting(Object.fromEntries(all.map((name) => [name, text])));
  expect(codeWith(store, {})).toBe(true);
  expect(panelOf(store.getState()).call.parameters.filter(({ error }) => error)).toEqual([]);
});

test("a field of the sample can be emptied, and the sample is used until something else is typed", async () => {
  const store = await painting({ style: "" });
  expect(fieldOf(store, "style")).toMatchObject({ text: "", placeholder: "watercolour" });
  expect(codeWith(store, {})).toBe(true);
  store.actions.ask("style", "ink");
  expect(codeWith(store, { style: "ink" })).toBe(true);
});

test("an unsupported parameter is reported at its field, and is sent by a provider that supports it", async () => {
  const { inferenceProviderMapping: mappings = [], ...paints } = smallModel("paints");
  const store = await painting({ seed: "7" });
  await store.actions.show({
    ...paints,
    inferenceProviderMapping: mappings.toReversed().map((one) => ({ ...one, status: "live" })),
  });
  expect(fieldOf(store, "seed")).not.toHaveProperty("note");
  await store.actions.chooseProvider("alpha");
  expect(fieldOf(store, "seed")).toMatchObject({
    text: "7",
    isLeftOut: true,
    note: "ALPHA does not support `seed` for text-to-image. It was ignored.",
  });
  expect(codeWith(store, {})).toBe(true);
  await store.actions.chooseProvider("beta");
  expect(fieldOf(store, "seed")).toMatchObject({ isLeftOut: false });
  expect(codeWith(store, { seed: 7 })).toBe(true);
});

test("values belong to their model, and are reset together with the inputs", async () => {
  const store = await painting({ seed: "7" });
  store.actions.type("", "A blue fox");
  await store.actions.show(smallModel("talks"));
  expect(panelOf(store.getState()).call.isEdited).toBe(false);
  await store.actions.show(smallModel("paints"));
  expect(panelOf(store.getState()).call.isEdited).toBe(true);
  store.actions.clear();
  expect(panelOf(store.getState()).call.isEdited).toBe(false);
  expect(codeWith(store, {})).toBe(true);
});

test("a parameter of no task has no field, for any value", async () => {
  const store = await painting({ toString: "x" });
  store.actions.ask("__proto__", "y");
  expect(codeWith(store, {})).toBe(true);
});
