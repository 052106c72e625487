// The ways whose code and plugins are loaded when they are chosen.
import type { Model } from "hubsmith";
import type { ReactNode } from "react";
import type { LoadOffers } from "../models/offers/offers.ts";
import { Later } from "../ui/later.tsx";
import { useHostContext } from "./parts/host-context.ts";
import { byArguments } from "../models/memoized.ts";
import type { PanelStore } from "./data/store.ts";
import { usePanelState, usePanelStore } from "./parts/use-panel.ts";

export function Apps(): ReactNode {
  return (
    <Later what="The list of apps" load={loadApps} of={usePanelStore()}>
      {({ Chooser }) => <Chooser />}
    </Later>
  );
}

async function loadApps(store: PanelStore) {
  const [chooser] = await Promise.all([import("./app/chooser.tsx"), store.loadingOf("apps")]);
  return chooser;
}

export function Libraries(): ReactNode {
  return (
    <Later what="The list of libraries" load={loadLibraries} of={usePanelStore()}>
      {({ LibraryList }) => <LibraryList />}
    </Later>
  );
}

async function loadLibraries(store: PanelStore) {
  const [list] = await Promise.all([
    import("./library/libraries.tsx"),
    store.loadingOf("libraries"),
  ]);
  return list;
}

export function Agents(): ReactNode {
  const { offers } = useHostContext();
  const model = usePanelState((state) => state.model);
  return (
    <Later what="The list of agents" load={loadingWith(usePanelStore(), offers)} of={model}>
      {({ AgentList, offers: known }) => <AgentList offers={known} />}
    </Later>
  );
}

// The same function at each render.
const loadingWith = byArguments(
  (store: PanelStore, load: LoadOffers | undefined) => async (model: Model) => {
    const [list, offers] = await Promise.all([
      import("./agent/agent-list.tsx"),
      load?.(model),
      store.loadingOf("apps"),
    ]);
    return { ...list, offers: offers?.offers ?? [] };
  },
);
