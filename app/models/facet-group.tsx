// A facet: its values with the number of models, the frequent ones first and the others in a disclosure.
import type { ReactNode } from "react";
import { FACET_LABELS, type Labels } from "../catalog/labels.ts";
import type { Count } from "./find.ts";
import type { FacetId } from "../catalog/card.ts";

interface Props {
  readonly facet: FacetId;
  readonly counts: readonly Count[];
  readonly wanted: readonly string[];
  readonly labels: Labels;
  readonly onToggle: (value: string) => void;
}

const FIRST = 6;

/** The facet; nothing if no model has a value. */
export function FacetGroup({ facet, counts, wanted, labels, onToggle }: Props): ReactNode {
  if (counts.length === 0) return null;
  // Selected values are never hidden.
  const isFirst = ({ value }: Count, at: number): boolean => at < FIRST || wanted.includes(value);
  const others = counts.filter((count, at) => !isFirst(count, at));
  const box = ({ value, count }: Count): ReactNode => (
    <li key={value}>
      <label>
        <input type="checkbox" checked={wanted.includes(value)} onChange={() => onToggle(value)} />
        <span>{labels(facet, value)}</span>
        <span className="score">
          {count}
          <span className="unseen"> models</span>
        </span>
      </label>
    </li>
  );
  return (
    <fieldset className="facet">
      <legend>{FACET_LABELS[facet]}</legend>
      <ul>{counts.filter(isFirst).map(box)}</ul>
      {others.length > 0 && (
        <details>
          <summary>{others.length} more</summary>
          <ul>{others.map(box)}</ul>
        </details>
      )}
    </fieldset>
  );
}
