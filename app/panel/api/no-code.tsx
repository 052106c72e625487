// Replaces the code if the selection has none: the reason, the providers that have code, and the last code.
import { type ReactNode, useEffect } from "react";
import { Absences } from "../../ui/absences.tsx";
import type { CallView } from "../data/call-data.ts";
import { ENDPOINT } from "../../models/providers.ts";
import { alternativesOf } from "../data/alternatives.ts";
import { useActions, usePanelState } from "../parts/use-panel.ts";

interface Props {
  readonly call: CallView;
  readonly language: string;
  /** The code before the last change. */
  readonly children: ReactNode;
}

export function NoCode({ call, language, children }: Props): ReactNode {
  const { providers, missing } = usePanelState(alternativesOf);
  const { chooseProvider, loadBeside } = useActions();
  const all = missing.join(" ");
  // One reason for everything is said once, and the buttons are the way out.
  const only = call.count === 0 && call.notOffered.length === 1 ? call.notOffered[0] : undefined;
  useEffect(() => {
    for (const id of all.split(" ").filter(Boolean)) void loadBeside(id);
  }, [all, loadBeside]);
  return (
    <>
      <div className="stack tight no-code">
        <p>{only?.reason ?? `${call.providerLabel} has no ${language} code for this selection.`}</p>
        {providers.length === 0 && only !== undefined && <p>{only.fix}</p>}
        {providers.length > 0 && (
          <p className="row">
            Available with:{" "}
            {providers.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                className="button"
                onClick={() => void chooseProvider(id)}
              >
                {label}
              </button>
            ))}
          </p>
        )}
        {providers.length === 0 && call.provider !== ENDPOINT && (
          <p className="row">
            <button type="button" className="button" onClick={() => void chooseProvider(ENDPOINT)}>
              Call your own endpoint
            </button>
          </p>
        )}
      </div>
      {children}
      {only === undefined && <Absences reasons={call.notOffered} />}
    </>
  );
}
