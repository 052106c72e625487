// What a newcomer does before the first run: a token, a variable for it, and access to the model.
import { isAbsence } from "hubsmith";
import { X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { CopyButton } from "../ui/copy-button.tsx";
import { useCopy } from "../ui/use-copy.ts";
import { useHostContext, useIds } from "./host-context.ts";
import { panelOf } from "./state/panel.ts";
import { AUTO } from "./state/providers/providers.ts";
import type { PanelState } from "./state/store.ts";
import { usePanelState } from "./state/use-panel.ts";
import "./first-steps.css";

const SHELLS: readonly (readonly [label: string, line: (name: string) => string])[] = [
  ["macOS, Linux", (name) => `export ${name}="YOUR_TOKEN"`],
  ["PowerShell", (name) => `$env:${name} = "YOUR_TOKEN"`],
  ["cmd", (name) => `set ${name}=YOUR_TOKEN`],
  [".env", (name) => `${name}=YOUR_TOKEN`],
];

/** The steps in a row, until the reader hides them; nothing if the call needs no key, or the host cannot hide them. */
export function FirstSteps(): ReactNode {
  const { onHideSteps } = useHostContext();
  const idOf = useIds();
  const variable = usePanelState((state) => {
    const { made } = panelOf(state).call;
    if (isAbsence(made) || typeof made.token !== "object" || made.token === null) return undefined;
    return "name" in made.token ? String(made.token.name) : undefined;
  });
  const gatedId = usePanelState(({ model }) => (model.gated ? model.id : undefined));
  const isRouted = usePanelState((state) => targetIn(state) === "routed");
  const keysUrl = usePanelState(keysUrlOf);
  const of = usePanelState((state) => panelOf(state).call.providerLabel);
  if (onHideSteps === undefined || variable === undefined) return null;
  const what = isRouted ? "Get a token" : `Get a key of ${of}`;
  return (
    <aside className="first-steps" aria-labelledby={idOf("steps-title")}>
      <div>
        <strong id={idOf("steps-title")}>Before the first run</strong>
        <ol>
          <li>
            {keysUrl === undefined ? (
              what
            ) : (
              <a href={keysUrl} rel="noreferrer">
                {what}
              </a>
            )}
          </li>
          {gatedId !== undefined && (
            <li>
              <a href={`https://huggingface.co/${gatedId}`} rel="noreferrer">
                Request access
              </a>
            </li>
          )}
          <Variable name={variable} />
          <li>Install and run</li>
        </ol>
      </div>
      <button
        type="button"
        className="button plain"
        aria-label="Hide these steps"
        onClick={onHideSteps}
      >
        <X aria-hidden size={14} />
      </button>
    </aside>
  );
}

const targetIn = (state: PanelState): string | undefined => {
  const { made } = panelOf(state).call;
  return isAbsence(made) ? undefined : made.target;
};

// The router has one token for all providers.
function keysUrlOf(state: PanelState): string | undefined {
  const target = targetIn(state);
  if (target === "endpoint") return undefined;
  const provider = target === "routed" ? AUTO : panelOf(state).call.provider;
  return state.hub.providers.get(provider)?.keysUrl;
}

function Variable({ name }: { readonly name: string }): ReactNode {
  const [shell, choose] = useState(SHELLS[0]![0]);
  const code = useRef<HTMLElement>(null);
  const line = SHELLS.find(([label]) => label === shell)![1](name);
  const { copying, copy } = useCopy(line, "line for your shell", code);
  return (
    <li>
      <code ref={code} dir="ltr" translate="no">
        {line}
      </code>
      <CopyButton what="line for your shell" copying={copying} onCopy={copy} />
      <select aria-label="Shell" value={shell} onChange={({ target }) => choose(target.value)}>
        {SHELLS.map(([label]) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </li>
  );
}
