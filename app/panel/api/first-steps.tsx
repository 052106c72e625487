// The steps before the first run, folded: a token, a variable for it, and access to the model.
import type { ReactNode } from "react";
import { useShallow } from "zustand/react/shallow";
import { hubUrl } from "#models/hub-url";
import { Away } from "../../ui/away.tsx";
import { neededToken } from "../data/needed-token.ts";
import { panelOf } from "../data/panel-data.ts";
import { usePanelState } from "../parts/use-panel.ts";

/** The steps; nothing if the call needs no key. */
export function FirstSteps(): ReactNode {
  const token = usePanelState(
    useShallow((state) => neededToken(state.hub, panelOf(state).call.resolved)),
  );
  const gatedId = usePanelState(({ model, route }) =>
    model.gated && route !== "endpoint" ? model.id : undefined,
  );
  if (token === undefined) return null;
  const { variable, what, keysUrl, permission, billedBy, pricingUrl } = token;
  return (
    <details className="folded small first-steps">
      <summary>Before the first run</summary>
      <ol className="steps">
        <li>
          <span>
            {keysUrl === undefined ? what : <Away href={keysUrl}>{what}</Away>}
            {permission && ` with the permission “${permission}”`}
          </span>
        </li>
        <li>
          <code translate="no">{`export ${variable}="YOUR_TOKEN"`}</code>, or in PowerShell{" "}
          <code translate="no">{`$env:${variable} = "YOUR_TOKEN"`}</code>
        </li>
        <li>
          Install and run. {billedBy && `Billed by ${billedBy}${pricingUrl ? ": " : "."}`}
          {pricingUrl && (
            <>
              <Away href={pricingUrl}>pricing</Away>.
            </>
          )}
        </li>
      </ol>
      {gatedId !== undefined && (
        <p>
          To download the files of this gated model,{" "}
          <Away href={hubUrl("models", gatedId)}>request access</Away>.
        </p>
      )}
    </details>
  );
}
