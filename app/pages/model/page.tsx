// The page of a model: the panel, synced with the URL and the storage, and the files of the model.
import type { Model } from "hubsmith";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { LoadOffers } from "../../models/offers/offers.ts";
import type { OnChoose } from "./files.ts";
import { FilesPart } from "./files-part.tsx";
import { hasGguf } from "../../panel/data/has-files.ts";
import { recallMachine } from "../../models/recall-machine.ts";
import { PanelView } from "../../panel/panel-view.tsx";
import { panelOf } from "../../panel/data/panel-data.ts";
import { createPanelStore, type PanelStore } from "../../panel/data/store.ts";
import { PanelContext, usePanelState } from "../../panel/parts/use-panel.ts";
import { wayOf } from "../../panel/data/way.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Fault } from "../../ui/load-fault.tsx";
import { useSay } from "../../browser/say.ts";
import type { Proofs } from "../../panel/parts/host-context.ts";
import { clientProofs, libraryProofs } from "../../models/proofs/load-proofs.ts";
import { isPrerendered, whenUsed } from "../../browser/prerendered.ts";
import { nextTurn } from "../../browser/scheduling.ts";
import { searched } from "../../browser/searched.ts";
import { type Host, useHost } from "../../models/host.ts";
import type { ModelStore } from "../../models/models.ts";
import { pluginsOfHost } from "../../models/plugins.ts";
import { type Connection, connect, lastChoice } from "./address.ts";
import { readUrlChoice } from "./url-choice.ts";
import { HeaderLinks, useLinks } from "./links.tsx";
import { OwnModel } from "./own-model.tsx";
import { QuantizedVersions } from "./quantized-versions.tsx";

const stores = new WeakMap<Host, PanelStore>();

/** The panel of a model, once all plugins of its selection are loaded. */
export async function openPanel(host: Host, model: Model): Promise<ReactNode> {
  const { choice, dropped } = readUrlChoice(searched(), model.id, host.entries);
  const known = stores.get(host);
  // The first render of a prerendered page is without the last choice.
  const recalls = known === undefined && isPrerendered();
  const last = recalls ? {} : lastChoice();
  const store = known ?? createPanelStore(model, pluginsOfHost(host), last);
  stores.set(host, store);
  await store.actions.show(model, choice);
  // Printing all snippets is most of the work; a separate task lets the browser respond before and after it.
  store.setState({ ways: await host.models.ways(model) });
  await nextTurn();
  panelOf(store.getState());
  await nextTurn();
  return (
    <PanelContext value={store}>
      <ModelPage key={model.id} store={store} recalls={recalls} dropped={dropped} />
    </PanelContext>
  );
}

interface Props {
  readonly store: PanelStore;
  /** The last choice is applied after the first render. */
  readonly recalls: boolean;
  /** The dropped parts of the URL, in sentences. */
  readonly dropped: readonly string[];
}

function ModelPage({ store, recalls, dropped }: Props): ReactNode {
  const model = usePanelState((state) => state.model);
  const way = usePanelState(wayOf);
  const panel = useRef<HTMLDivElement>(null);
  const linkTo = useLinks(panel);
  const { entries, models } = useHost();
  const connection = useRef<Connection>(undefined);
  useEffect(() => {
    if (recalls) void store.actions.recall(lastChoice());
    connection.current = connect(store);
    recallMachine();
    // The other languages are one click away.
    void whenUsed().then(async () => {
      await store.actions.loadBeside();
      // If they do not load, all ways stay.
      if (store.getState().ways === undefined) await loadWays(store, models).catch(() => undefined);
    });
    return connection.current.stop;
  }, [store, recalls, models]);
  const onChange = useCallback(() => connection.current?.follow(), []);
  const loadOffers = useCallback<LoadOffers>(
    async (model) => {
      await whenShown();
      return models.offers(model);
    },
    [models],
  );
  const [file, setFile] = useState<string>();
  const [linkedFile] = useState(() => store.getState().file);
  const onChoose = useCallback<OnChoose>(
    (local, text, picked = "") => {
      store.actions.choose({ local, file: picked });
      setFile(text);
    },
    [store],
  );
  return (
    <div ref={panel}>
      {dropped.length > 0 && (
        <Fault title="Some options of the link are unknown." items={dropped} />
      )}
      <OwnModel model={model} />
      <PanelView
        store={store}
        // Links refer to its parts by name.
        ids=""
        onChange={onChange}
        say={useSay()}
        linkTo={linkTo}
        proofs={loadProofs}
        offers={loadOffers}
        quantized={models.quantized}
        file={
          hasGguf(model) && (
            <p className="note">
              {file !== undefined && `GGUF file: ${file}. `}
              <a href="#files">Choose {file === undefined ? "a GGUF" : "another"} file</a>
            </p>
          )
        }
        beside={
          <>
            <QuantizedVersions id={model.id} />
            <HeaderLinks />
          </>
        }
      />
      <Boundary part="The files section" resetOn={model}>
        <FilesPart
          model={model}
          entries={entries}
          linked={linkedFile}
          asksMemory={way !== "app"}
          onChoose={onChoose}
        />
      </Boundary>
    </div>
  );
}

/** Finds the ways to use a model that the page does not tell. */
async function loadWays(store: PanelStore, models: ModelStore): Promise<void> {
  const { model } = store.getState();
  const [{ waysIn }, offers, versions] = await Promise.all([
    import("../../panel/data/offered.ts"),
    models.offers(model),
    models.quantized(model.id),
    store.loadingOf("apps"),
    store.loadingOf("libraries"),
  ]);
  const state = store.getState();
  if (state.model === model)
    store.setState({ ways: waysIn(state.hub, state.entries, model, offers, versions) });
}

// A prerendered page already has what loads then.
const whenShown = async (): Promise<void> => {
  if (globalThis.document !== undefined) await whenUsed();
};

async function loadProofs(): Promise<Proofs> {
  await whenShown();
  const [calls, loads] = await Promise.all([clientProofs(), libraryProofs()]);
  return { calls, loads };
}
