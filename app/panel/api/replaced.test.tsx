// The code never follows another choice than the reader's without the reason: real models, clients, providers and inputs.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadModel, loadModels } from "#models/records";
import { entries } from "../../plugins.ts";
import { createPluginCache } from "../../models/plugins.ts";
import { panelOf } from "../data/panel-data.ts";
import { createPanelStore, type PanelStore } from "../data/store.ts";
import { PanelContext } from "../parts/use-panel.ts";
import type { CallView } from "../data/call-data.ts";
import { NoCode } from "./no-code.tsx";
import { ReplacedClient } from "../parts/replaced-note.tsx";

// A hosted model of each task.
const models = [
  ...new Map(
    loadModels()
      .filter(({ inferenceProviderMapping: mappings }) => mappings?.[0]?.status === "live")
      .map((model) => [model.pipeline_tag, model]),
  ).values(),
];
const plugins = createPluginCache(entries);
await plugins.load(entries.filter(({ kind }) => !["library", "app"].includes(kind)));

const callOf = ({ getState }: PanelStore): CallView => panelOf(getState()).call;

/** Changes that clients support differently. */
function changesOf({ fields, parameters }: CallView): readonly ((store: PanelStore) => void)[] {
  return [
    ...fields
      .filter(({ kind }) => kind === "file")
      .flatMap(({ name }) =>
        ["meeting.m4a", "photo.webp", "clip.ogg", "https://example.com/a.png"].map(
          (file) => (store: PanelStore) => store.actions.typeInput(name, file),
        ),
      ),
    ...parameters.map(
      ({ name, placeholder }) =>
        (store: PanelStore) =>
          store.actions.typeParameter(name, placeholder),
    ),
    ({ actions }) => actions.choose({ streaming: true }),
    ({ actions }) => actions.choose({ route: "direct" }),
    ({ actions }) => actions.choose({ wire: "messages" }),
    ({ actions }) => actions.choose({ wire: "responses" }),
    ({ actions }) => actions.choose({ recipe: "tools" }),
  ];
}

test("a client that is replaced by another one is named, with the reason", async () => {
  const silent: string[] = [];
  let count = 0;
  for (const model of models) {
    const ids = model.inferenceProviderMapping!.map(({ provider }) => provider);
    for (const provider of new Set(ids))
      for (const language of ["python", "js"]) {
        const choice = { providers: { [model.id]: provider }, language };
        const open = (): PanelStore => createPanelStore(model, plugins, choice);
        const before = callOf(open());
        for (const change of changesOf(before)) {
          const store = open();
          change(store);
          const { client, replaced, isReplacementTold } = callOf(store);
          if (client === undefined || client.id === before.client?.id) continue;
          count++;
          if (
            replaced?.id !== before.client?.id ||
            replaced?.absence === undefined ||
            !isReplacementTold
          )
            silent.push(`${model.id} ${provider}: ${before.client?.id} → ${client.id}`);
        }
      }
  }
  expect(silent).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

const textOf = (store: PanelStore, content: ReactNode): string =>
  renderToStaticMarkup(<PanelContext value={store}>{content}</PanelContext>);

test("that a provider does not host the model is said once, with those that do", async () => {
  const model = loadModel("zai-org/GLM-5.1")!;
  const store = createPanelStore(model, plugins, { providers: { [model.id]: "groq" } });
  await store.actions.loadBeside("novita");
  const call = callOf(store);
  expect(call.languages.filter(({ isEmpty }) => isEmpty)).toEqual([]);
  const text = textOf(
    store,
    <NoCode call={call} language="Python">
      {undefined}
    </NoCode>,
  );
  const said = text.match(/not among|no Python code|Choose a provider|Every client/g);
  expect(said).toEqual(["not among"]);
  expect(text).toMatch(/Available with:.*DeepInfra.*Novita/s);
});

test("a replaced client that was chosen for another model is called so", async () => {
  const clients = { python: "fal_client" };
  const store = createPanelStore(loadModel("zai-org/GLM-5.1")!, plugins, { clients });
  await store.actions.chooseProvider("novita");
  const { replaced, client } = callOf(store);
  const text = textOf(store, <ReplacedClient replaced={replaced} shown={client} />);
  expect(text).toContain("not for fal client, which you chose last");
});
