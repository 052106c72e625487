// Replaces the code if the selection has none: the reason, the providers that have code, and the last code.
import { type ReactNode, useEffect } from "react";
import { Absences } from "../../ui/absences.tsx";
import type { CallView } from "./call-data.ts";
import { ENDPOINT } from "../providers/providers.ts";
import { OtherProvider } from "../providers/other-provider.tsx";
import { alternativesOf } from "./alternatives.ts";
import { useActions, usePanelState } from "../use-panel.ts";

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
  useEffect(() => {
    for (const id of all.split(" ").filter(Boolean)) void loadBeside(id);
  }, [all, loadBeside]);
  return (
    <>
      <div className="stack tight no-code">
        <p>
          {call.providerLabel} has no {language} code for this selection.
        </p>
        {providers.length > 0 && (
          <p>
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
          <p>
            <OtherProvider />
            <button type="button" className="button" onClick={() => void chooseProvider(ENDPOINT)}>
              Call your own endpoint
            </button>
          </p>
        )}
      </div>
      {children}
      <Absences reasons={call.notOffered} />
    </>
  );
}
