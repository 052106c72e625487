// The test results of the current snippet: of its task, its provider and its client.
import { isAbsence } from "hubsmith";
import type { ReactNode } from "react";
import { levelOf } from "../../proofs/levels.ts";
import { type CallView, unprovenOptions } from "../state/call/call-view.ts";
import { AUTO } from "../state/providers/providers.ts";
import { usePanelState } from "../state/use-panel.ts";
import { ProofBadge } from "./proof-badge.tsx";

/** The badge. */
export function CallProof({ call }: { readonly call: CallView }): ReactNode {
  const { made, client, language, provider } = call;
  const token = usePanelState((state) => state.token);
  const name = `${language}/${client?.id}`;
  const isDirect = usePanelState((state) => state.hub.clients.get(name)?.isDirect === true);
  if (isAbsence(made) || client === undefined) return null;
  const options = unprovenOptions(call, token, isDirect || ["direct", "local"].includes(made.role));
  const place = { task: made.task.id, provider, client: name };
  // The router makes it for every provider, so it was tested with the router's choice of one.
  const isRouters = made.target === "routed" && made.task.routerApi !== undefined;
  return (
    <ProofBadge
      of={`${client.label} snippet`}
      describe={({ calls, published }, { callProof }) =>
        callProof(
          calls,
          isRouters && levelOf(calls, place) === undefined ? { ...place, provider: AUTO } : place,
          options,
          published,
        )
      }
    />
  );
}
