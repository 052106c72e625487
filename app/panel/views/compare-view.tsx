// The snippet next to the same call in another client or through another provider, line by line.
import { type ReactNode, useEffect, useId } from "react";
import { Comparison } from "../../compare/comparison.tsx";
import { type CompareView as View, compareView } from "../state/compare-view.ts";
import { useActions, usePanelState } from "../state/use-panel.ts";

/** Both selections, and the diff. */
export function CompareView(): ReactNode {
  const view = usePanelState(compareView);
  const { loadBeside } = useActions();
  const { provider, isLoading } = view;
  useEffect(() => {
    if (isLoading) void loadBeside(provider);
  }, [isLoading, provider, loadBeside]);
  if (view.before === undefined) return <p className="empty">There is no snippet to compare.</p>;
  return (
    <>
      <Choice view={view} />
      <div className="view-part" aria-busy={isLoading}>
        <Compared view={view} />
      </div>
    </>
  );
}

function Compared({ view: { before, after, absence, highlight } }: Props): ReactNode {
  if (before !== undefined && after !== undefined)
    return <Comparison before={before} after={after} highlight={highlight} />;
  if (absence === undefined) return <p className="loading">Loading …</p>;
  return (
    <div className="empty">
      <p>There is no other program to compare with. {absence.reason}</p>
      <p className="change">
        <span>How to fix it:</span> {absence.change}
      </p>
    </div>
  );
}

interface Props {
  readonly view: View;
}

function Choice({ view: { provider, client, providers, languages } }: Props): ReactNode {
  const { choose } = useActions();
  const id = useId();
  return (
    <div className="compare-with">
      <div className="field">
        <label htmlFor={`${id}-client`}>Compare with client</label>
        <select
          id={`${id}-client`}
          value={client}
          onChange={({ target }) => choose({ withClient: target.value, withProvider: provider })}
        >
          {languages.map(({ label, clients }) => (
            <optgroup key={label} label={label}>
              {clients.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-provider`}>Compare with provider</label>
        <select
          id={`${id}-provider`}
          value={provider}
          onChange={({ target }) => choose({ withClient: client, withProvider: target.value })}
        >
          {providers.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
