// The plugins of a kind; empty columns are left out.
import type { Entry } from "hubsmith";
import type { Kind } from "#core/base/kind";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { LIBRARIES, pathOf, PROVIDERS, FORMATS, TASKS } from "../routing/places.ts";
import { Scroller } from "../routing/scroller.tsx";
import type { Outcome } from "./check.ts";
import type { Row } from "./registered.ts";
import { ABOUT, MANY } from "./words.ts";

interface Props {
  readonly kind: Kind;
  readonly rows: readonly Row[];
  readonly outcomes: ReadonlyMap<Entry, Outcome>;
}

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  yes: "yes",
  no: "no: it did not load",
  refused: "rejected: not a plugin",
};

/** The table with its heading; nothing if there are no plugins. */
export function KindTable({ kind, rows, outcomes }: Props): ReactNode {
  if (rows.length === 0) return null;
  const hasAliases = rows.some(({ aliases }) => aliases.length > 0);
  const hasOrder = rows.some(({ order }) => order !== undefined);
  const hasRivals = rows.some((row) => row.replaces ?? row.displacedBy);
  return (
    <section className="kind" aria-labelledby={`kind-${kind}`}>
      <h3 id={`kind-${kind}`}>
        {MANY[kind]} <span className="how">{rows.length}</span>
      </h3>
      <p className="note">{ABOUT[kind]}</p>
      <Scroller label={MANY[kind]} className="plugins">
        <table>
          <caption className="unseen">{MANY[kind]}</caption>
          <thead>
            <tr>
              <th scope="col">Id</th>
              <th scope="col">Label</th>
              {hasAliases && <th scope="col">Aliases</th>}
              {hasOrder && <th scope="col">Order</th>}
              {hasRivals && <th scope="col">Replaces</th>}
              <th scope="col">Package</th>
              <th scope="col">Loaded</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => {
              const outcome = outcomes.get(row.entry);
              return (
                <tr key={at}>
                  <th scope="row" translate="no">
                    {row.id}
                  </th>
                  <td>
                    <Label row={row} />
                  </td>
                  {hasAliases && <td translate="no">{row.aliases.join(", ")}</td>}
                  {hasOrder && <td>{row.order}</td>}
                  {hasRivals && <td>{replacementOf(row)}</td>}
                  <td translate="no">{row.from}</td>
                  <td data-outcome={outcome ?? "none"}>
                    {outcome === undefined ? "not yet" : OUTCOMES[outcome]}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}

function Label({ row: { entry, id, label } }: { readonly row: Row }): ReactNode {
  if ("isInternal" in entry && entry.isInternal === true)
    return (
      <>
        {label} <span className="note">hidden</span>
      </>
    );
  return <Link href={addressOf(entry.kind, id)}>{label}</Link>;
}

function addressOf(kind: Kind, id: string): string {
  if (kind === "client") return `/proofs?client=${id}`;
  if (kind === "quantization") return FORMATS.path;
  const place = kind === "task" ? TASKS : kind === "library" ? LIBRARIES : PROVIDERS;
  return pathOf(place, id);
}

function replacementOf({ replaces, displacedBy }: Row): string {
  const parts = [
    ...(replaces === undefined ? [] : [`replaces ${replaces}`]),
    ...(displacedBy === undefined ? [] : [`Replaced by ${displacedBy}`]),
  ];
  return parts.join("; ");
}
