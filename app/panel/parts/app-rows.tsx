// Apps to choose from: rows with a name and a line. They are links, so that they can be chosen before scripts are loaded.
import { type ReactNode, useState } from "react";
import type { Reason } from "../../models/reasons.ts";

interface Row {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  /** At the end of the row, such as the memory. */
  readonly beside?: ReactNode;
}

interface Props {
  /** The parameter of the URL that chooses one. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly chosen: string | undefined;
  /** The id that a link chose, and its name; empty if none did. */
  readonly wanted: string;
  readonly wantedLabel: string;
  /** Why apps are not among the rows. */
  readonly reasons: readonly Reason[];
  readonly onChoose: (id: string) => void;
}

// The style sheet shows as many on narrow screens, and the chosen one.
const FIRST = 4;

export function AppRows(props: Props): ReactNode {
  const { name, rows, chosen, wanted, wantedLabel, reasons, onChoose } = props;
  const [isWhole, showAll] = useState(false);
  if (chosen === undefined) return null;
  const why = reasons.find(({ who }) => who.includes(wantedLabel));
  const more = rows.slice(FIRST).filter(({ id }) => id !== chosen).length;
  return (
    <>
      <ul className="apps" data-whole={isWhole || undefined}>
        {rows.map(({ id, label, summary, beside }) => (
          <li key={id}>
            <a
              className="app"
              href={`?${new URLSearchParams({ [name]: id }).toString()}`}
              aria-current={id === chosen || undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(id);
              }}
            >
              <span className="app-name">
                <span translate="no">{label}</span> <span className="note">{summary}</span>
              </span>
              <span className="row app-memory">{beside}</span>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="button quiet on-phone"
          aria-expanded={isWhole}
          onClick={() => showAll(!isWhole)}
        >
          {isWhole ? "Fewer" : `${more} more`}
        </button>
      )}
      {wanted !== "" && wanted !== chosen && (
        <p className="note replaced">
          <strong>
            This is {rows.find(({ id }) => id === chosen)?.label}, because {wantedLabel} does not
            run this model here.
          </strong>{" "}
          {why && `${why.reason} ${why.fix}`}
        </p>
      )}
    </>
  );
}
