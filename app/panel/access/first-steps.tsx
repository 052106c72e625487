// The steps before the first run: a token, a variable for it, and access to the model.
import { X } from "lucide-react";
import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { useShallow } from "zustand/react/shallow";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useCopy } from "../../ui/use-copy.ts";
import { useHostContext, useIds } from "../host-context.ts";
import { AccessNeed, Billing, TokenNeed } from "./needs.tsx";
import { exportLine, neededToken } from "./needed-token.ts";
import { platformHere } from "../platform-here.ts";
import { panelOf } from "../panel-data.ts";
import { usePanelState } from "../use-panel.ts";
import "./first-steps.css";

const POWERSHELL = "PowerShell";
const SHELLS: readonly (readonly [label: string, line: (name: string) => string])[] = [
  ["macOS, Linux", exportLine],
  [POWERSHELL, (name) => `$env:${name} = "YOUR_TOKEN"`],
  ["cmd", (name) => `set ${name}=YOUR_TOKEN`],
  [".env", (name) => `${name}=YOUR_TOKEN`],
];

/** The steps, and a button that shows them again; the host chooses which. Nothing if the call needs no key. */
export function FirstSteps(): ReactNode {
  const { onHideSteps, onShowSteps } = useHostContext();
  const idOf = useIds();
  const token = usePanelState(
    useShallow((state) => neededToken(state.hub, panelOf(state).call.resolved)),
  );
  const gatedId = usePanelState(({ model, route }) =>
    model.gated && route !== "endpoint" ? model.id : undefined,
  );
  if (token === undefined) return null;
  return (
    <>
      {onShowSteps && (
        <button type="button" className="button quiet show-steps" onClick={onShowSteps}>
          Show the first steps
        </button>
      )}
      {onHideSteps && (
        <aside className="spread small first-steps" aria-labelledby={idOf("steps-title")}>
          <div>
            <strong id={idOf("steps-title")}>Before the first run</strong>
            <ol className="steps">
              <li>
                <TokenNeed {...token} />
              </li>
              <Variable name={token.variable} />
              <li>
                Install and run. <Billing {...token} />
              </li>
            </ol>
            {gatedId !== undefined && (
              <p>
                <AccessNeed id={gatedId} />
              </p>
            )}
          </div>
          <button
            type="button"
            className="button plain"
            aria-label="Hide these steps"
            onClick={onHideSteps}
          >
            <X aria-hidden />
          </button>
        </aside>
      )}
    </>
  );
}

const neverChanges = () => () => undefined;

function Variable({ name }: { readonly name: string }): ReactNode {
  const [chosen, choose] = useState<string>();
  // A prerendered page does not know the reader's system.
  const platform = useSyncExternalStore(neverChanges, platformHere, () => "linux");
  const shell = chosen ?? (platform === "windows" ? POWERSHELL : SHELLS[0]![0]);
  const code = useRef<HTMLElement>(null);
  const line = SHELLS.find(([label]) => label === shell)![1](name);
  const { copying, copy } = useCopy(line, "line for your shell", code);
  return (
    <li>
      <code ref={code} dir="ltr" translate="no">
        {line}
      </code>{" "}
      <CopyButton what="line for your shell" copying={copying} onCopy={copy} />{" "}
      <select aria-label="Shell" value={shell} onChange={({ target }) => choose(target.value)}>
        {SHELLS.map(([label]) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </li>
  );
}
