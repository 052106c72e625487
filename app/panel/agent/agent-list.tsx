// Using the model in a coding agent: where it is called, the agents that can, and the settings of the chosen one.
import type { Model } from "hubsmith";
import type { LocalApp } from "hubsmith/apps";
import type { Offer } from "hubsmith/offers";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { GB } from "../../models/amounts.ts";
import { machineText, useMachine } from "../../models/machine.ts";
import { MemoryField } from "../../ui/memory-field.tsx";
import { optionsOf, Select } from "../../ui/select.tsx";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { Memory } from "../parts/memory.tsx";
import { AppRows } from "../parts/app-rows.tsx";
import { Steps } from "../parts/steps.tsx";
import { useActions, usePanelState } from "../parts/use-panel.ts";
import { type AgentView, agentView, hostAt } from "../data/agents.ts";

interface Props {
  readonly offers: readonly Offer[];
  readonly versions: readonly Model[] | undefined;
}

export function AgentList({ offers, versions }: Props): ReactNode {
  useHydrated("#agent [inert]");
  const state = usePanelState((whole) => whole);
  const { choose, chooseProvider } = useActions();
  const placeAt = (place: string): void => {
    const host = hostAt(place);
    choose({ server: host === undefined ? place : "" });
    if (host !== undefined) void chooseProvider(host);
  };
  const { gb } = useDeferredValue(useMachine());
  const memory = gb === undefined ? undefined : gb * GB;
  const view = useMemo(
    () => agentView(state, offers, memory, versions),
    [state, offers, memory, versions],
  );
  const { places, place, server, context, rows, reasons } = view;
  const row = rows.find(({ id }) => id === state.agent) ?? rows[0];
  const wanted = state.entries.find(({ kind, id }) => kind === "app" && id === state.agent);
  return (
    <>
      <div className="local-columns">
        <div className="stack">
          {places.length > 1 && (
            <Select label="Model at" value={place} onChange={placeAt}>
              {optionsOf(places)}
            </Select>
          )}
          {server !== undefined && <MemoryField />}
          <AppRows
            name="agent"
            rows={rows}
            chosen={row?.id}
            wanted={state.agent}
            wantedLabel={wanted?.label ?? state.agent}
            reasons={reasons}
            onChoose={(agent) => choose({ agent })}
          />
        </div>
        {row !== undefined && (
          <Steps
            key={row.id}
            {...row}
            before={server && <Served server={server} context={context} />}
          />
        )}
      </div>
    </>
  );
}

/** What the server needs, and where its installation is described. */
type ServedProps = Pick<AgentView, "context"> & { readonly server: LocalApp };

function Served({ server, context }: ServedProps): ReactNode {
  const label = usePanelState(({ hub }) => hub.apps.get(server.app)?.label ?? server.app);
  const { choose } = useActions();
  const machine = useMachine();
  const where = machine.gb === undefined ? undefined : machineText(machine);
  return (
    <>
      <Memory {...server} where={where} tokens={context} />
      <p className="note">
        {label} serves the model.{" "}
        <button
          type="button"
          className="button quiet"
          onClick={() => choose({ use: "app", app: server.app })}
        >
          How to install {label}
        </button>
      </p>
    </>
  );
}
