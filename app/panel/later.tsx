// The ways whose code and plugins are loaded when they are chosen.
import type { Model } from "hubsmith";
import type { ReactNode } from "react";
import type { LoadOffers } from "../models/offers/offers.ts";
import { Later } from "../ui/later.tsx";
import { type PageHost, useHostContext } from "./parts/host-context.ts";
import { byArguments } from "../models/memoized.ts";
import type { PanelStore } from "./data/store.ts";
import { usePanelState, usePanelStore } from "./parts/use-panel.ts";

export function Apps(): ReactNode {
  const { quantized } = useHostContext();
  const { id } = usePanelState((state) => state.model);
  return (
    <Later what="The list of apps" load={loadApps(usePanelStore(), quantized)} of={id}>
      {({ Chooser, versions }) => <Chooser versions={versions} />}
    </Later>
  );
}

// The same function at each render.
const loadApps = byArguments(
  (store: PanelStore, quantized: PageHost["quantized"]) => async (id: string) => {
    const [chooser, versions] = await Promise.all([
      import("./app/chooser.tsx"),
      quantized?.(id),
      store.loadingOf("apps"),
    ]);
    return { ...chooser, versions };
  },
);

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
  const { offers, quantized } = useHostContext();
  const model = usePanelState((state) => state.model);
  return (
    <Later
      what="The list of agents"
      load={loadAgents(usePanelStore(), offers, quantized)}
      of={model}
    >
      {({ AgentList, ...loaded }) => <AgentList {...loaded} />}
    </Later>
  );
}

const loadAgents = byArguments(
  (store: PanelStore, offersOf: LoadOffers | undefined, quantized: PageHost["quantized"]) =>
    async (model: Model) => {
      const [list, offers, versions] = await Promise.all([
        import("./agent/agent-list.tsx"),
        offersOf?.(model),
        quantized?.(model.id),
        store.loadingOf("apps"),
      ]);
      return { ...list, offers: offers?.offers ?? [], versions };
    },
);
