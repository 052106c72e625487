// The snippet next to the same call in another client or through another provider, line by line.
import { type ReactNode, useEffect } from "react";
import { Comparison } from "../compare/comparison.tsx";
import { AbsenceNote } from "../../ui/absence-note.tsx";
import { optionsOf, Select } from "../../ui/select.tsx";
import { type CompareView as View, compareView } from "../state/call/compare-view.ts";
import { useActions, usePanelState } from "../state/use-panel.ts";

/** Both selections, and the diff. */
export function CompareView(): ReactNode {
  const view = usePanelState(compareView);
  const { loadBeside } = useActions();
  const { provider, isLoading, before, after, absence, highlight } = view;
  useEffect(() => {
    if (isLoading) void loadBeside(provider);
  }, [isLoading, provider, loadBeside]);
  if (before === undefined) return <p className="empty">There is no snippet to compare.</p>;
  return (
    <>
      <Choice {...view} />
      <div className="stack view-part" aria-busy={isLoading}>
        {after && <Comparison before={before} after={after} highlight={highlight} />}
        {absence && (
          <AbsenceNote title="There is no other program to compare with." absence={absence} />
        )}
        {!after && !absence && <p className="loading">Loading …</p>}
      </div>
    </>
  );
}

// One thing at a time: a difference between clients is none between providers.
function Choice({ provider, client, providers, languages }: View): ReactNode {
  const { choose } = useActions();
  return (
    <div className="compare-with">
      <Select
        label="Compare with client"
        value={client}
        onChange={(withClient) => choose({ withClient, withProvider: "" })}
      >
        {languages.map(({ label, clients }) => (
          <optgroup key={label} label={label}>
            {optionsOf(clients)}
          </optgroup>
        ))}
      </Select>
      <Select
        label="Compare with provider"
        value={provider}
        onChange={(withProvider) => choose({ withClient: "", withProvider })}
      >
        {optionsOf(providers)}
      </Select>
    </div>
  );
}
