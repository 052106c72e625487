// The test results of the current snippet: of its task, its provider and its client.
import { isAbsence } from "hubsmith";
import type { ReactNode } from "react";
import { levelOf } from "../../models/proofs/levels.ts";
import type { CallView } from "../data/call-data.ts";
import { AUTO } from "../../models/providers.ts";
import { ProofLine } from "../parts/proof-line.tsx";

export function CallProof({ call }: { readonly call: CallView }): ReactNode {
  const { resolved, client, language, provider } = call;
  if (isAbsence(resolved) || client === undefined) return null;
  const place = { task: resolved.task.id, provider, client: `${language}/${client.id}` };
  // The router makes it for every provider, so it was tested with the router's choice of one.
  const isRouters = resolved.target === "routed" && resolved.task.routerApi !== undefined;
  return (
    <ProofLine
      describe={({ calls }, { callProof }) =>
        callProof(
          calls,
          isRouters && levelOf(calls, place) === undefined ? { ...place, provider: AUTO } : place,
        )
      }
    />
  );
}
