// The test results of the current snippet: of its task, its provider and its client.
import { isAbsence } from "hubsmith";
import type { ReactNode } from "react";
import { levelOf } from "../../models/proofs/levels.ts";
import { type CallView, unprovenOptions } from "../data/call-data.ts";
import { AUTO } from "../../models/providers.ts";
import { usePanelState } from "../parts/use-panel.ts";
import { ProofLine } from "../parts/proof-line.tsx";

export function CallProof({ call }: { readonly call: CallView }): ReactNode {
  const { resolved, client, language, provider } = call;
  const token = usePanelState((state) => state.token);
  const name = `${language}/${client?.id}`;
  const isDirect = usePanelState((state) => state.hub.clients.get(name)?.isDirect === true);
  if (isAbsence(resolved) || client === undefined) return null;
  const isOnlyDirect = ["direct", "local"].includes(resolved.role);
  const options = unprovenOptions(call, token, isDirect || isOnlyDirect);
  const place = { task: resolved.task.id, provider, client: name };
  // The router makes it for every provider, so it was tested with the router's choice of one.
  const isRouters = resolved.target === "routed" && resolved.task.routerApi !== undefined;
  return (
    <ProofLine
      describe={({ calls }, { callProof }) =>
        callProof(
          calls,
          isRouters && levelOf(calls, place) === undefined ? { ...place, provider: AUTO } : place,
          options,
        )
      }
    />
  );
}
