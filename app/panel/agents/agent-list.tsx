// Using the model in a coding agent: where it is called, the agents that can, and the settings of the chosen one.
import type { Offer } from "hubsmith/offers";
import { type ReactNode, useMemo } from "react";
import { optionsOf, Select } from "../../ui/select.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { AppRows, WhyNot } from "../local/app-rows.tsx";
import { Steps } from "../local/steps.tsx";
import { useActions, usePanelState } from "../use-panel.ts";
import { agentView } from "./agents.ts";

export function AgentList({ offers }: { readonly offers: readonly Offer[] }): ReactNode {
  useHydrated("#agent [inert]");
  const state = usePanelState((whole) => whole);
  const { choose } = useActions();
  const view = useMemo(() => agentView(state, offers), [state, offers]);
  const { places, place, rows, reasons, others } = view;
  const row = rows.find(({ id }) => id === state.agent) ?? rows[0];
  const wanted = state.entries.find(({ kind, id }) => kind === "app" && id === state.agent);
  return (
    <>
      <div className="local-columns">
        <div className="stack">
          {places.length > 1 && (
            <Select label="Model at" value={place} onChange={(server) => choose({ server })}>
              {optionsOf(places)}
            </Select>
          )}
          <AppRows
            name="agent"
            rows={rows}
            chosen={row?.id}
            wanted={state.agent}
            wantedLabel={wanted?.label ?? state.agent}
            onChoose={(agent) => choose({ agent })}
          />
        </div>
        {row !== undefined && <Steps key={row.id} {...row} />}
      </div>
      <WhyNot reasons={reasons} what="agents" count={others} />
    </>
  );
}
