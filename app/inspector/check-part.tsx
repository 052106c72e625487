// The check: a button, its progress, and the diagnostics of loading and of the hub.
import type { Diagnostic, Entry } from "hubsmith";
import type { ReactNode } from "react";
import { type Check, summaryOf } from "./use-check.ts";

interface Props {
  readonly entries: readonly Entry[];
  readonly check: Check;
  readonly onStart: () => void;
}

/** The component. */
export function CheckPart({ entries, check, onStart }: Props): ReactNode {
  const isRunning = check.state === "running";
  return (
    <section className="part" aria-labelledby="check">
      <h2 id="check">Check</h2>
      <div className="check">
        <p>
          The list below comes from the plugins’ cards. Pages load a plugin when they need it. Load
          all to check for errors and conflicts: {entries.length} files, all from this site.
        </p>
        <p>
          <button type="button" className="button" aria-disabled={isRunning} onClick={onStart}>
            {check.state === "done" ? "Load all and check again" : "Load all and check"}
          </button>
        </p>
        {isRunning && (
          <div className="progress">
            <label htmlFor="progress">
              {check.settled} of {entries.length} came
            </label>
            <progress id="progress" value={check.settled} max={entries.length} />
          </div>
        )}
        {check.state === "done" && (
          <>
            <p data-good={check.checked.findings.length === 0 || undefined} className="summary">
              {summaryOf(check.checked)}
            </p>
            <Findings findings={check.checked.findings} />
          </>
        )}
      </div>
    </section>
  );
}

/** Diagnostics, each with its plugin. */
export function Findings({ findings }: { readonly findings: readonly Diagnostic[] }): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ul className="items">
      {findings.map(({ code, plugin, message }, at) => (
        <li key={at}>
          <p>
            {plugin ?? "No plugin"} <code>{code}</code>
          </p>
          <p>{message}</p>
        </li>
      ))}
    </ul>
  );
}
