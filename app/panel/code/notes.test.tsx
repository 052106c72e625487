// What is said above the code: once, and so that it is clear to readers who chose nothing on this page.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadModel } from "../../catalog/records.ts";
import { entries } from "../../plugins.ts";
import { createPluginCache } from "../../stores/plugins.ts";
import { panelOf } from "../panel-data.ts";
import { createPanelStore, type PanelStore } from "../store.ts";
import { PanelContext } from "../use-panel.ts";
import { NoCode } from "./no-code.tsx";
import { ReplacedChoices } from "./replaced-note.tsx";

const cache = createPluginCache(entries);

async function opened(id: string): Promise<PanelStore> {
  const store = createPanelStore(loadModel(id)!, cache);
  await store.actions.load();
  await store.actions.loadBeside();
  // React renders without a browser from the state at the start.
  return Object.assign(store, { getInitialState: store.getState });
}

const textOf = (store: PanelStore, content: ReactNode): string =>
  renderToStaticMarkup(<PanelContext value={store}>{content}</PanelContext>).replaceAll(
    /<[^>]+>/g,
    " ",
  );

test("that a provider does not host the model is said once, with those that do", async () => {
  const id = "zai-org/GLM-5.1";
  const store = await opened(id);
  await store.actions.chooseProvider("groq");
  await Promise.all(["deepinfra", "novita"].map((other) => store.actions.loadBeside(other)));
  const { call } = panelOf(store.getState());
  // Languages are not at fault.
  expect(call.languages.filter(({ isEmpty }) => isEmpty)).toEqual([]);
  const text = textOf(
    store,
    <NoCode call={call} language="Python">
      {undefined}
    </NoCode>,
  );
  expect(text.match(/not among|no Python code|Choose a provider|Every client/g)).toEqual([
    "not among",
  ]);
  expect(text).toMatch(/Available with:.*DeepInfra.*Novita/s);
});

test("a replaced client that was chosen for another model is called so", async () => {
  const store = await opened("black-forest-labs/FLUX.1-dev");
  await store.actions.chooseProvider("fal-ai");
  await store.actions.chooseClient("python", "fal_client");
  await store.actions.show(loadModel("zai-org/GLM-5.1")!);
  await store.actions.chooseProvider("novita");
  const { call } = panelOf(store.getState());
  expect(textOf(store, <ReplacedChoices call={call} />)).toContain(
    "not for fal client, which you chose last",
  );
});
