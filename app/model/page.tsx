// The page of a model: the panel, in step with the address and with what the browser remembers, and the files of the model.
import type { Model } from "hubsmith";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { samplesOf } from "../answers/load-samples.ts";
import { FilesPart } from "../files/files-part.tsx";
import { PanelView } from "../panel/panel-view.tsx";
import { panelOf } from "../panel/state/panel.ts";
import { readAddress } from "../panel/state/choice.ts";
import type { PanelChoice } from "../panel/state/panel-choice.ts";
import { createPanelStore, type PanelStore } from "../panel/state/store.ts";
import { PanelContext, usePanel } from "../panel/state/use-panel.ts";
import { Boundary } from "../parts/boundary.tsx";
import { useSay } from "../parts/say.ts";
import { clientProofs, libraryProofs } from "../proofs/load-records.ts";
import { nextTurn } from "../reading/next-turn.ts";
import { searched } from "../reading/searched.ts";
import { type Host, useEntries } from "../stores/host.ts";
import { pluginStoreOf } from "../stores/plugins.ts";
import { addressOf, type Connection, connect, lastChoice } from "./address.ts";
import { UnknownModel } from "./unknown-model.tsx";
import { useLinks } from "./use-links.ts";
import { Ways } from "./ways.tsx";

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
        <ModelPage key={model.id} store={store} />
      </PanelContext>
    ),
  };
}

/** What is said of a model that nobody here knows. */
export const unknownModel = (id: string): Opened => ({
  content: <UnknownModel id={id} />,
  summary: `There is no record of ${id} here.`,
});

function ModelPage({ store }: { readonly store: PanelStore }): ReactNode {
  const { model } = usePanel();
  const panel = useRef<HTMLDivElement>(null);
  const linkTo = useLinks(panel);
  const connection = useRef<Connection>(undefined);
  useEffect(() => {
    const made = connect(store);
    connection.current = made;
    return made.stop;
  }, [store]);
  const onChange = useCallback((choice: PanelChoice) => connection.current?.follow(choice), []);
  const linkOf = (choice: PanelChoice): string => location.pathname + addressOf(choice, model.id);
  return (
    <div ref={panel}>
      <PanelView
        store={store}
        // Links lead to its parts by their names.
        ids=""
        onChange={onChange}
        say={useSay()}
        linkTo={linkTo}
        linkOf={linkOf}
        proofs={loadProofs}
        answers={samplesOf}
        beside={<Ways />}
      />
      <Boundary part="The part about the files of the model" resetOn={model}>
        <FilesPart model={model} entries={useEntries()} />
      </Boundary>
    </div>
  );
}

async function loadProofs(): Promise<{
  readonly calls: Awaited<ReturnType<typeof clientProofs>>;
  readonly loads: Awaited<ReturnType<typeof libraryProofs>>;
}> {
  const [calls, loads] = await Promise.all([clientProofs(), libraryProofs()]);
  return { calls, loads };
}
