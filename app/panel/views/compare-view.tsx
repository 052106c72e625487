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
  const { provider, isLoading } = view;
  useEffect(() => {
    if (isLoading) void loadBeside(provider);
  }, [isLoading, provider, loadBeside]);
  if (view.before === undefined) return <p className="empty">There is no snippet to compare.</p>;
  return (
    <>
      <Choice view={view} />
      <div className="stack view-part" aria-busy={isLoading}>
        <Compared view={view} />
      </div>
    </>
  );
}

function Compared({ view: { before, after, absence, highlight } }: Props): ReactNode {
  if (before !== undefined && after !== undefined)
    return <Comparison before={before} after={after} highlight={highlight} />;
  if (absence === undefined) return <p className="loading">Loading …</p>;
  return <AbsenceNote title="There is no other program to compare with." absence={absence} />;
}

interface Props {
  readonly view: View;
}

// One thing at a time: a difference between clients is none between providers.
function Choice({ view: { provider, client, providers, languages } }: Props): ReactNode {
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
