// The page of a model: what it is, how to call it, how to load it; each part fails alone.
import type { Model } from "hubsmith";
import { type ReactNode, useEffect } from "react";
import { FilesPart } from "../files/files-part.tsx";
import { Boundary } from "../parts/boundary.tsx";
import { type Host, useEntries } from "../stores/host.ts";
import { pluginStoreOf } from "../stores/plugins.ts";
import { CallSection } from "./call-section.tsx";
import { Faults } from "./faults.tsx";
import { LoadSection } from "./load-section.tsx";
import { ModelFacts } from "./model-facts.tsx";
import { connect, lastChoice } from "./state/address.ts";
import { readAddress } from "./state/choice.ts";
import { panelOf } from "./state/panel.ts";
import { createPanelStore, type PanelStore } from "./state/store.ts";
import { PanelContext, usePanel, usePanelStore } from "./state/use-panel.ts";
import { nextTurn } from "../reading/next-turn.ts";
import { searched } from "../reading/searched.ts";
import { UnknownModel } from "./unknown-model.tsx";

/** What stands on the page, and what it is in a sentence. */
export interface Opened {
  readonly content: ReactNode;
  readonly summary?: string;
}

const stores = new WeakMap<Host, PanelStore>();

/** The panel of a model, once all that its choice needs is loaded. */
export async function openPanel(host: Host, model: Model): Promise<Opened> {
  const choice = readAddress(searched(), model.id);
  const store = stores.get(host) ?? createPanelStore(model, pluginStoreOf(host), lastChoice());
  stores.set(host, store);
  await store.actions.show(model, choice);
  // To print all is the most of the work, and a turn of its own lets the browser answer before and after it.
  await nextTurn();
  panelOf(store.getState());
  await nextTurn();
  return {
    content: (
      <PanelContext value={store}>
        <Panel key={model.id} />
      </PanelContext>
    ),
  };
}

/** What is said of a model that nobody here knows. */
export const unknownModel = (id: string): Opened => ({
  content: <UnknownModel id={id} />,
  summary: `There is no record of ${id} here.`,
});

function Panel(): ReactNode {
  const store = usePanelStore();
  const { model, isReady } = usePanel();
  useEffect(() => connect(store), [store]);
  return (
    <div className="panel" aria-busy={!isReady}>
      <ModelFacts />
      <Faults />
      <Boundary part="The part about calling the model" resetOn={model}>
        <CallSection />
      </Boundary>
      <Boundary part="The part about loading the model" resetOn={model}>
        <LoadSection />
      </Boundary>
      <Boundary part="The part about the files of the model" resetOn={model}>
        <FilesPart model={model} entries={useEntries()} />
      </Boundary>
    </div>
  );
}
