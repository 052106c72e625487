// Typed parameters become values of their types, and errors are reported at the field.
import { inferenceSnippets } from "hubsmith";
import { expect, test } from "vitest";
import { loadModel } from "#models/records";
import { entries } from "../../plugins.ts";
import { createPluginCache } from "../../models/plugins.ts";
import { panelOf } from "./panel-data.ts";
import type { ParameterField } from "./parameters.ts";
import { createPanelStore, type PanelStore } from "./store.ts";
import { smallEntries, smallModel, smallPanel } from "../../testing/small-hub.ts";

async function painting(parameters: Readonly<Record<string, string>> = {}): Promise<PanelStore> {
  const store = smallPanel(smallEntries().entries, "paints");
  await store.actions.load();
  for (const [name, text] of Object.entries(parameters)) store.actions.typeParameter(name, text);
  return store;
}

const fieldOf = (store: PanelStore, name: string): ParameterField =>
  panelOf(store.getState()).call.parameters.find((parameter) => parameter.name === name)!;

/** The panel has the snippet that the kernel prints with these parameters. */
function expectCodeWith(store: PanelStore, parameters: object): void {
  const { hub, model } = store.getState();
  const { call } = panelOf(store.getState());
  const { snippets } = inferenceSnippets(hub, {
    model,
    provider: call.provider,
    options: { parameters: { ...parameters } },
  });
  expect(call.client?.content).toBe(snippets.find(({ client }) => client === "plain")?.content);
}

test("each parameter of the task has a field: those of the sample are filled, the others show an example", async () => {
  const store = await painting();
  const { parameters } = panelOf(store.getState()).call;
  const rest = { error: undefined, note: undefined, range: undefined, isLeftOut: false };
  expect(parameters).toMatchObject(parameters.map(() => rest));
  expect(
    parameters.map(({ name, type, text, placeholder, isShown }) =>
      [name, type, text, placeholder, isShown].join("|"),
    ),
  ).toEqual([
    "style|text|watercolor|watercolor|true",
    "colors|texts|red\nblue|red\nblue|true",
    "strength|number||0.5|false",
    "steps|count||9|false",
    "seed|seed||7|false",
    "framed|boolean||true|false",
    "size|size||640×512|false",
    'extra|json||{"a":[1]}|false',
  ]);
  for (const name of ["compares", "silent"]) {
    await store.actions.show(smallModel(name));
    expect(panelOf(store.getState()).call.parameters).toEqual([]);
  }
});

test.each([
  ["style", "oil on wood", "oil on wood"],
  ["colors", "red\n\ndark green\r\n", ["red", "dark green"]],
  ["strength", " -1.5e-2 ", -0.015],
  ["strength", ".5", 0.5],
  ["steps", "30", 30],
  ["seed", "0", 0],
  ["framed", "true", true],
  ["framed", "false", false],
  ["size", "640×512", { width: 640, height: 512 }],
  ["size", "640 x 512", { width: 640, height: 512 }],
  ["extra", '{"b": [null, "x"]}', { b: [null, "x"] }],
  ["extra", '"auto"', "auto"],
])("%s typed as %j is sent as %j", async (name, text, value) => {
  const store = await painting({ [name]: text, toString: "x", ["__proto__"]: "y" });
  expect(fieldOf(store, name)).toMatchObject({ text, isLeftOut: false, error: undefined });
  expectCodeWith(store, { [name]: value });
});

test.each([
  ["steps", "1.5", "This must be an integer of at least 0. Until then it is ignored."],
  ["steps", "-1", "This must be an integer of at least 0. Until then it is ignored."],
  ["seed", "9007199254740993", "must be an integer of at least 0"],
  ["strength", "0,5", "must be a number"],
  ["strength", "0x10", "must be a number"],
  ["strength", "1e999", "must be a number"],
  ["size", "640×", "must be an object with width and height"],
  ["size", "640×-5", "must be an object with width and height"],
  ["extra", "{a: 1}", "Invalid JSON."],
  ["extra", "[".repeat(5000) + "]".repeat(5000), "levels deep"],
])(
  "%s typed as %.20j is rejected at its field, and the others are sent",
  async (name, text, words) => {
    const store = await painting({ style: "ink", [name]: text });
    const error: unknown = expect.stringContaining(words);
    expect(fieldOf(store, name)).toMatchObject({ text, isLeftOut: true, error });
    expectCodeWith(store, { style: "ink" });
  },
);

test.each(["", "  ", "\n"])("a field with %j is not sent, and the sample is used", async (text) => {
  const all = ["style", "strength", "steps", "seed", "framed", "size", "extra"];
  const store = await painting(Object.fromEntries(all.map((name) => [name, text])));
  expectCodeWith(store, {});
  expect(fieldOf(store, "style")).toMatchObject({ text, placeholder: "watercolor" });
  expect(panelOf(store.getState()).call.parameters.filter(({ error }) => error)).toEqual([]);
});

test.each([
  ["get-weather", ""],
  [
    "get weather",
    'Use letters, digits, _ and - in the name "get weather". Until then the sample value is used.',
  ],
])("a function named %j: %s", async (name, error) => {
  const store = createPanelStore(loadModel("zai-org/GLM-5.1")!, createPluginCache(entries));
  await store.actions.load();
  store.actions.choose({ recipe: "tools" });
  const tools = [{ type: "function", function: { name, parameters: {} } }];
  store.actions.typeParameter("tools", JSON.stringify(tools));
  expect(fieldOf(store, "tools").error ?? "").toBe(error);
  const { client } = panelOf(store.getState()).call;
  expect(client?.content?.includes('"get-weather": get_weather')).toBe(error === "");
});
