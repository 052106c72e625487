// All registered plugins: a check on demand, a search, and a table for each kind.
import type { Entry } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { entries as ownEntries } from "../plugins.ts";
import { useQuery } from "../routing/use-query.ts";
import { CheckPart, Findings } from "./check-part.tsx";
import { Filters } from "./filters.tsx";
import { KindTable } from "./kind-table.tsx";
import { found, kindIn, KINDS, rowsOf } from "./registered.ts";
import { useCheck } from "./use-check.ts";
import { useOutcomes } from "./use-outcomes.ts";
import "../routing/routing.css";
import "./inspector.css";
import { useHost } from "../stores/host.ts";

const OWN: ReadonlySet<Entry> = new Set<Entry>(ownEntries);

/** The page below its heading. */
export function InspectorPage(): ReactNode {
  const { entries, faults } = useHost();
  const [query] = useQuery();
  const [check, start] = useCheck(entries);
  const outcomes = useOutcomes(check);
  const rows = useMemo(() => rowsOf(entries, OWN), [entries]);
  const kind = kindIn(query["kind"]);
  const shown = useMemo(() => found(rows, kind, query["q"] ?? ""), [rows, kind, query]);
  const replacing = rows.filter(({ replaces }) => replaces !== undefined).length;
  const strange = rows.filter(({ from }) => from === "unknown").length;
  return (
    <>
      <p className="lead">
        Tasks, libraries, providers, clients and quantizations are plugins. This page lists all{" "}
        {rows.length} that are registered here, with their names and packages.
      </p>
      {faults.length > 0 && (
        <section className="part" aria-labelledby="left-out">
          <h2 id="left-out">Skipped</h2>
          <div className="check">
            <Findings findings={faults} />
          </div>
        </section>
      )}
      <CheckPart entries={entries} check={check} onStart={start} />
      <section className="registered" aria-labelledby="registered">
        <h2 id="registered">Registered</h2>
        <p className="outcome">
          {strange === 0
            ? "All are in the package hubsmith"
            : `${rows.length - strange} are in the package hubsmith, and ${strange} are third-party`}
          {replacing === 0
            ? ", and none replaces another plugin."
            : `, and ${replacing} ${replacing === 1 ? "replaces" : "replace"} another plugin.`}
        </p>
        <Filters rows={rows} shown={shown} kind={kind} />
        {KINDS.map((one) => (
          <KindTable
            key={one}
            kind={one}
            rows={shown.filter((row) => row.kind === one)}
            outcomes={outcomes}
          />
        ))}
      </section>
    </>
  );
}
