// How thoroughly everything that is printed is tested: in numbers, in words, by cell, and by library.
import { type ReactNode, useMemo } from "react";
import { CallProofs } from "./call-proofs.tsx";
import { totalsOf } from "./grid.ts";
import { countsOf } from "./libraries.ts";
import { LoadProofs } from "./load-proofs.tsx";
import { Meaning } from "./meaning.tsx";
import type { ClientProofs, LibraryProofs } from "./records.ts";
import "../reading/reading.css";
import "./proofs.css";
import { useEntries } from "../stores/host.ts";

interface Props {
  readonly calls: ClientProofs;
  readonly loads: LibraryProofs;
}

/** The page below its heading. */
export function ProofsPage({ calls, loads }: Props): ReactNode {
  const entries = useEntries();
  const totals = useMemo(() => totalsOf(calls), [calls]);
  const libraries = useMemo(() => countsOf(entries, loads), [entries, loads]);
  const numbers = [
    [`${totals.levels.run} of ${totals.cells}`, "programs that call a provider were run"],
    [`${totals.tasks}`, "tasks with a provider"],
    [`${totals.providers}`, "providers, the router’s own choice among them"],
    [`${Object.keys(calls.clients).length}`, "clients, each with its version"],
    [
      `${libraries.run + libraries.typed} of ${libraries.proven}`,
      "libraries have programs that were run or typed; the rest parse",
    ],
  ] as const;
  return (
    <>
      <p className="lead">
        How far the code on this site is proven: what was checked, what was run, and what no proof
        here can show.
      </p>
      <dl className="totals">
        {numbers.map(([number, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <Meaning />
      <CallProofs record={calls} />
      <LoadProofs record={loads} counts={libraries} />
    </>
  );
}
